"""Who goes first: the initiative of each round, in both editions (R004-35, R004-19, G004-8)."""

from __future__ import annotations

from bot.engine.dice import Dice, ScriptedDice
from bot.engine.refusal import Refused
from bot.engine.ruling import Note, Origin, Reckoning
from cogs.skirmish.rules.guard import undecided
from cogs.skirmish.rules.model import ChooseFirst, Creature, Game
from cogs.skirmish.rules.play import Play, Played
from cogs.skirmish.rules.refusals import SkirmishRefusal
from cogs.skirmish.rules.results import FirstChosen, InitiativeRolled
from cogs.skirmish.rules.rolls import SideRoll
from cogs.skirmish.rules.rounds import begin_phase
from cogs.skirmish.rules.terms import Edition, Phase, Side
from cogs.skirmish.rules.why import line, why

FACES = 20

MOST_TIES = 20
"""After so many ties in a row something is wrong with the dice, and whoever rolls them is to hear of it."""


def initiative(game: Game, dice: Dice) -> Played:
    """Rolls for both sides, again while they tie; the winner is then to choose who goes first.

    In the 1st edition the best rating of a commander that is not routing is added; in the 2nd the side with the higher
    rating rolls two dice and keeps the better. Raises `Refused`: OVER, PENDING, NOT_DEPLOYED (name), ROUND_RUNNING, and
    STILL_TIED (count) after `MOST_TIES`.
    """
    undecided(game)
    if game.phase is Phase.DEPLOYING:
        for one in game.creatures:
            if not (one.stands or one.gone):
                raise Refused(SkirmishRefusal.NOT_DEPLOYED, name=one.name)
    elif game.phase is not Phase.INITIATIVE:
        raise Refused(SkirmishRefusal.ROUND_RUNNING)
    play = Play(game.changed(phase=Phase.INITIATIVE, round=game.round + 1), dice)
    tied: list[tuple[SideRoll, SideRoll]] = []
    rolls = _rolls(play.game, dice)
    while rolls[0].reckoning.total == rolls[1].reckoning.total:
        tied.append(rolls)
        if len(tied) == MOST_TIES:
            raise Refused(SkirmishRefusal.STILL_TIED, count=MOST_TIES)
        rolls = _rolls(play.game, dice)
    winner = max(rolls, key=lambda roll: roll.reckoning.total).side
    play.push(ChooseFirst(side=winner))
    play.tell(
        InitiativeRolled(round=play.game.round, rolls=rolls, tied=tuple(tied), winner=winner),
        *_notes(play.game, bool(tied)),
    )
    return play.played()


def choose_first(game: Game, side: Side) -> Played:
    """The winner of the initiative says who goes first. Raises `Refused`: OVER, PENDING, NO_CHOICE."""
    top = game.top
    if not isinstance(top, ChooseFirst):
        undecided(game)
        raise Refused(SkirmishRefusal.NO_CHOICE)
    play = Play(game, ScriptedDice([]))
    play.pop()
    play.game = play.game.changed(phase=Phase.ACTIVATING)
    begin_phase(play, side, opening=True)
    origin = Origin.SOURCE if game.edition is Edition.SECOND else Origin.HOUSE
    play.tell(FirstChosen(round=game.round, side=side, by=top.side), why("winner-chooses", "R004-35", origin))
    return play.played()


def best_commander(game: Game, side: Side) -> Creature | None:
    """The commander whose rating counts for initiative: the highest of a side that is not routing (R004-19)."""
    able = [one for one in game.standing(side) if one.is_commander and not one.routing]
    return max(able, key=lambda one: one.stats.commander_rating, default=None)


def _rolls(game: Game, dice: Dice) -> tuple[SideRoll, SideRoll]:
    commanders = {side: best_commander(game, side) for side in Side}
    ratings = {side: one.stats.commander_rating if one else 0 for side, one in commanders.items()}

    def rolled(side: Side) -> SideRoll:
        is_first = game.edition is Edition.FIRST
        number = 1 if is_first or ratings[side] <= ratings[side.other] else 2
        faces = tuple(dice.roll(FACES) for _ in range(number))
        rating = (line("commander", ratings[side], "G004-8", Origin.PUBLIC),) if is_first and ratings[side] else ()
        commander = commanders[side]
        return SideRoll(
            side=side,
            faces=faces,
            reckoning=Reckoning(start=line("d20", max(faces), "R004-35"), lines=rating),
            commander=commander.name if commander else None,
        )

    return rolled(Side.A), rolled(Side.B)


def _notes(game: Game, was_tied: bool) -> list[Note]:
    if game.edition is Edition.FIRST:
        notes = [why("rating-added", "G004-8", Origin.PUBLIC), why("routing-commander", "R004-19")]
    else:
        notes = [why("two-dice", "R004-35"), why("equal-ratings", "G004-8", Origin.HOUSE)]
    return [*notes, why("rolled-again", "G004-8", Origin.PUBLIC)] if was_tied else notes
