"""The turns of creatures: who may be activated, and what happens when one is (R004-22, R004-36 to R004-38, G004-9)."""

from __future__ import annotations

from bot.engine.dice import Dice
from bot.engine.refusal import Refused
from bot.engine.ruling import Note, Origin
from cogs.skirmish.rules.command import is_under_command, lent
from cogs.skirmish.rules.course import settled
from cogs.skirmish.rules.guard import on_turn, there, undecided
from cogs.skirmish.rules.model import Creature, Due, Game, RallyDue, RoutsDue, Turn
from cogs.skirmish.rules.play import Play, Played
from cogs.skirmish.rules.refusals import SkirmishRefusal
from cogs.skirmish.rules.results import Activated, SaveNeeded, Who
from cogs.skirmish.rules.rounds import waiting
from cogs.skirmish.rules.running import end_turn_of
from cogs.skirmish.rules.terms import Phase, Reason
from cogs.skirmish.rules.why import side_text, why


def offered(game: Game) -> tuple[Creature, ...]:
    """The creatures of which one may be activated now; none while something is pending or a turn goes on."""
    if game.phase is not Phase.ACTIVATING or game.pending or game.turn or game.acting is None:
        return ()
    return waiting(game, game.acting)


def activate(game: Game, id: int, dice: Dice) -> Played:
    """Begins the turn of a creature. A routing one tries to rally if it can, else it runs at once (R004-18, R004-22).

    Raises `Refused`: OVER, PENDING, NO_SUCH_CREATURE, GONE, NOT_DEPLOYED, NO_ROUND, TURN_UNFINISHED (name), OTHER_SIDE
    (side, left), ALREADY_ACTIVATED (name).
    """
    undecided(game)
    creature = there(game, id)
    if game.phase is not Phase.ACTIVATING or game.acting is None:
        raise Refused(SkirmishRefusal.NO_ROUND)
    if game.turn:
        raise Refused(SkirmishRefusal.TURN_UNFINISHED, name=game.creature(game.turn.creature_id).name)
    if creature.side is not game.acting:
        raise Refused(SkirmishRefusal.OTHER_SIDE, side=side_text(game.acting), left=game.to_activate)
    if creature.activated:
        raise Refused(SkirmishRefusal.ALREADY_ACTIVATED, name=creature.name)
    can_do_something = not (creature.routing or creature.helpless)
    begun = game.changed(turn=Turn(creature_id=id), struck=(), causes=(), idle=game.idle and not can_do_something)
    play = Play(begun, dice)
    play.tell(
        Activated(who=Who.of(creature), routing=creature.routing, left=game.to_activate - 1),
        *_notes(creature),
    )
    if creature.routing:
        _run_or_rally(play, creature)
    elif creature.helpless:
        end_turn_of(play, creature)
    return settled(play)


def finish(game: Game, dice: Dice) -> Played:
    """Ends the turn of the creature that has it. Raises `Refused`: OVER, PENDING, NO_TURN."""
    creature = on_turn(game)
    play = Play(game, dice)
    end_turn_of(play, creature)
    return settled(play)


def _run_or_rally(play: Play, creature: Creature) -> None:
    if creature.is_commander or is_under_command(play.game, creature):
        rating, lender = lent(play.game, creature)
        due = Due(
            creature_id=creature.id, reason=Reason.ABILITY, rating=rating, lender_id=lender.id if lender else None
        )
        play.push(RallyDue(due=due))
        play.tell(
            SaveNeeded(who=Who.of(creature), reason=Reason.ABILITY, rally=True),
            why("may-rally", "R004-22"),
            why("must-rally", "R004-24"),
        )
    else:
        play.push(RoutsDue(waiting=(creature.id,)))


def _notes(creature: Creature) -> list[Note]:
    if creature.helpless:
        return [why("helpless", "G004-25", Origin.HOUSE)]
    return [why("runs-on", "R004-18")] if creature.routing else []
