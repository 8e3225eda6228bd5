"""How turns, phases and rounds end, and the game with them (R004-35 to R004-38, G004-9, G004-23, G004-30)."""

from __future__ import annotations

from bot.engine.ruling import Note, Origin
from cogs.skirmish.rules.boards import Terrain
from cogs.skirmish.rules.ground import stands_on
from cogs.skirmish.rules.harm import deal
from cogs.skirmish.rules.model import Creature, Game, Over
from cogs.skirmish.rules.play import Play
from cogs.skirmish.rules.results import GameOver, GroundHurts, RoundEnded, TurnEnded, Who
from cogs.skirmish.rules.terms import Edition, Ending, Phase, Side
from cogs.skirmish.rules.why import by_option, side_text, why

STEP = 2
"""Creatures that a side activates in a phase; in the 2nd edition the first of a round has one (R004-36, G004-9)."""

ACTIONS = 2
"""What a creature does in its turn: it moves and attacks in either order, or moves twice."""

RISKY_FACES, RISKY_DAMAGE = 5, 10
"""Up to which face of a d20 risky ground hurts whoever ends a turn on it, and how much (G004-12)."""


def conclude(play: Play) -> bool:
    """Ends what is over while nothing is pending: a turn, a phase, a round, the game. False if all goes on."""
    game = play.game
    if game.phase is Phase.OVER or _is_decided(play):
        return False
    if game.phase is not Phase.ACTIVATING:
        return False
    if game.turn is None:
        return _count(play)
    creature = game.creature(game.turn.creature_id)
    if not (game.turn.is_over or game.turn.moves + game.turn.attacked >= ACTIONS or not creature.stands):
        return False
    if not game.turn.left_ground:
        play.game = game.changed(turn=game.turn.model_copy(update={"left_ground": True}))
        _risk(play, creature)
    else:
        _end_turn(play, creature)
    return True


def end(play: Play, ending: Ending, winner: Side | None, *notes: Note) -> None:
    """The game is over. Nothing is pending any more, and it is nobody's turn."""
    play.game = play.game.changed(
        phase=Phase.OVER, acting=None, to_activate=0, turn=None, pending=(), over=Over(ending=ending, winner=winner)
    )
    play.tell(GameOver(ending=ending, winner=winner, points=_points(play.game)), *notes)


def waiting(game: Game, side: Side) -> tuple[Creature, ...]:
    """The creatures of a side that have not been activated in this round."""
    return tuple(one for one in game.standing(side) if not one.activated)


def begin_phase(play: Play, side: Side, *, opening: bool) -> None:
    """It is for this side to activate: as many as the edition says, or as are left (G004-9)."""
    most = 1 if opening and play.game.edition is Edition.SECOND else STEP
    left = len(waiting(play.game, side))
    play.game = play.game.changed(acting=side, to_activate=min(most, left), opening=opening)


def _risk(play: Play, creature: Creature) -> None:
    """Risky ground under somebody who ends a turn on it."""
    if play.game.edition is Edition.FIRST and creature.stands and stands_on(play.game, creature, Terrain.RISKY):
        face = play.dice.roll(20)
        damage = RISKY_DAMAGE if face <= RISKY_FACES else 0
        play.tell(
            GroundHurts(who=Who.of(creature), terrain=Terrain.RISKY, face=face, damage=damage),
            why("risky", "G004-12", Origin.PUBLIC, face=face, n=damage),
        )
        if damage:
            deal(play, {creature.id: damage})


def _end_turn(play: Play, creature: Creature) -> None:
    if creature.stands:
        play.put(creature, activated=True)
    play.game = play.game.changed(turn=None, to_activate=play.game.to_activate - 1)
    _settle_phase(play)
    goes_on = play.game.to_activate > 0
    play.tell(
        TurnEnded(
            who=Who.of(creature),
            acting=play.game.acting if goes_on else None,
            left=play.game.to_activate,
        ),
        *_notes(play.game),
    )


def _count(play: Play) -> bool:
    """Counts anew who is left, since somebody may be gone; a round in which nobody is left ends (G004-9)."""
    before = play.game
    _settle_phase(play)
    if play.game.to_activate:
        return play.game != before
    _end_round(play)
    return True


def _settle_phase(play: Play) -> None:
    """Whose phase it is, now that some are activated or gone."""
    game = play.game
    side = game.acting
    if side is None:
        return
    left = min(game.to_activate, len(waiting(game, side)))
    if left:
        play.game = game.changed(to_activate=left)
    elif waiting(game, side.other):
        begin_phase(play, side.other, opening=False)
    else:
        begin_phase(play, side, opening=False)


def _end_round(play: Play) -> None:
    """Points for victory areas, and the next round, unless that decides the game (R004-38, G004-23)."""
    game = play.game
    areas = tuple(game.options.area_points if _holds_area(game, side) else 0 for side in Side)
    players = tuple(
        one.model_copy(update={"points": one.points + areas[tuple(Side).index(one.side)]}) for one in game.players
    )
    fresh = tuple(one.model_copy(update={"activated": False}) for one in game.creatures)
    play.game = game.changed(
        players=players, creatures=fresh, phase=Phase.INITIATIVE, acting=None, to_activate=0, opening=False, idle=True
    )
    if game.idle:
        play.game = play.game.changed(drawish=True)
    notes = [by_option(game, "areas", "area_points", "G004-23", n=game.options.area_points)]
    if game.idle:
        notes.append(why("idle", "G004-30", Origin.HOUSE))
    play.tell(
        RoundEnded(round=game.round, areas=(areas[0], areas[1]), points=_points(play.game), idle=game.idle), *notes
    )


def _holds_area(game: Game, side: Side) -> bool:
    return not game.board.kind(f"victory-{side}").isdisjoint(game.squares(game.standing(side)))


def _is_decided(play: Play) -> bool:
    """Ends the game when a side has the victory score, or no creature left; whoever has more points wins (G004-30)."""
    game = play.game
    if game.phase is Phase.DEPLOYING:
        return False
    points = _points(game)
    wiped_out = [side for side in Side if not game.standing(side)]
    score = game.options.victory_score
    if max(points) < score and not wiped_out:
        return False
    a, b = points
    winner = None if a == b else Side.A if a > b else Side.B
    reached = max(points) >= score
    note = (
        by_option(game, "score", "victory_score", "G004-23", n=score)
        if reached
        else why("nobody-left", "G004-30", Origin.HOUSE, side=side_text(wiped_out[0]))
    )
    end(play, Ending.SCORE if reached else Ending.NOBODY_LEFT, winner, note)
    return True


def _points(game: Game) -> tuple[int, int]:
    return game.player(Side.A).points, game.player(Side.B).points


def _notes(game: Game) -> list[Note]:
    """Why it is for this side to go on."""
    if game.edition is Edition.FIRST:
        notes = [why("twos", "G004-9", Origin.PUBLIC)]
    else:
        notes = [why("one-then-twos", "R004-37")]
    if game.acting and not waiting(game, game.acting.other):
        notes.append(why("skipped", "G004-9", Origin.READING, side=side_text(game.acting.other)))
    return notes
