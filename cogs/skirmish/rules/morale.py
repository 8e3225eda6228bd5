"""Morale saves: to stand fast, and to stop routing (R004-2 to R004-9, R004-22 to R004-25, G004-29)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.dice import Dice
from bot.engine.refusal import Refused
from bot.engine.ruling import Line, Note, Origin, Reckoning
from cogs.skirmish.rules.course import settled
from cogs.skirmish.rules.guard import there, undecided
from cogs.skirmish.rules.harm import demand
from cogs.skirmish.rules.model import Due, Game, RallyDue, RoutsDue, SavesDue
from cogs.skirmish.rules.play import Play, Played
from cogs.skirmish.rules.refusals import RoutingRefusal, SkirmishRefusal
from cogs.skirmish.rules.results import Saved, Who
from cogs.skirmish.rules.running import end_turn_of
from cogs.skirmish.rules.terms import Edition, Reason
from cogs.skirmish.rules.why import line, why

FACES = 20
DC = 20
"""What every morale save must reach (R004-3)."""


def save(game: Game, dice: Dice, modifier: int = 0, id: int | None = None) -> Played:
    """Rolls the morale save that is due: d20, the level, a commander's rating if there is one, and a `modifier`.

    Of several that are due at once it is that of creature `id`, or the first. Raises `Refused`: OVER, NO_SAVE_DUE,
    PENDING.
    """
    due = _due(game, id)
    creature = game.creature(due.creature_id)
    is_rally = isinstance(game.top, RallyDue)
    play = Play(game, dice)
    face = dice.roll(FACES)
    reckoning = Reckoning(start=line("d20", face, "R004-2"), lines=tuple(_lines(game, due, modifier)))
    passed = face == FACES or (face != 1 and reckoning.total >= DC)
    lender = game.creature(due.lender_id) if due.lender_id is not None else None
    play.tell(
        Saved(
            who=Who.of(creature),
            face=face,
            reckoning=reckoning,
            dc=DC,
            passed=passed,
            rally=is_rally,
            lender=lender.name if lender else None,
        ),
        *_notes(due, face, passed, is_rally),
    )
    if isinstance(game.top, SavesDue):
        waiting = tuple(other for other in game.top.waiting if other is not due)
        failed = game.top.failed if passed else (*game.top.failed, due.creature_id)
        play.become(game.top.model_copy(update={"waiting": waiting, "failed": failed}))
        if due.reason is Reason.HALF:
            play.put(creature, half_saved=True)
    elif passed:
        play.pop()
        play.game = play.game.changed(idle=False)
        end_turn_of(play, play.put(creature, routing=False))
    else:
        play.become(RoutsDue(waiting=(creature.id,)))
    return settled(play)


def frighten(game: Game, ids: Sequence[int], dice: Dice, by: int | None = None, turning: bool = False) -> Played:
    """Some ability makes creatures save for their morale at once (R004-1); `turning` frightens the fearless as well.

    Raises `Refused`: OVER, PENDING, NO_MORALE, NO_SUCH_CREATURE, GONE, NOT_DEPLOYED, FEARLESS (name), and
    RoutingRefusal.SAVE (name), since routing creatures make no saves (R004-17, G004-24).
    """
    undecided(game)
    if game.edition is Edition.SECOND:
        raise Refused(SkirmishRefusal.NO_MORALE)
    for creature in [there(game, id) for id in ids]:
        if creature.routing:
            raise Refused(RoutingRefusal.SAVE, name=creature.name)
        if creature.stats.fearless and not turning:
            raise Refused(SkirmishRefusal.FEARLESS, name=creature.name)
    play = Play(game, dice)
    demand(play, list(dict.fromkeys(ids)), Reason.ABILITY, by=by)
    return settled(play)


def _due(game: Game, id: int | None) -> Due:
    match game.top:
        case RallyDue(due=due):
            dues: tuple[Due, ...] = (due,)
        case SavesDue(waiting=waiting):
            dues = waiting
        case _:
            undecided(game)
            raise Refused(SkirmishRefusal.NO_SAVE_DUE)
    found = next((due for due in dues if id in (None, due.creature_id)), None)
    if found is None:
        raise Refused(SkirmishRefusal.NO_SAVE_DUE)
    return found


def _lines(game: Game, due: Due, modifier: int) -> list[Line]:
    lines = [line("level", game.creature(due.creature_id).stats.level, "R004-2")]
    if due.lender_id is not None:
        own = due.lender_id == due.creature_id
        name = game.creature(due.lender_id).name
        lines.append(line("rating", due.rating, "R004-9" if own else "R004-8", name=name))
    if modifier:
        lines.append(line("modifier", modifier, "R004-2"))
    return lines


def _notes(due: Due, face: int, passed: bool, is_rally: bool) -> list[Note]:
    notes = [why("dc", "R004-3", n=DC)]
    if due.lender_id is None:
        notes.append(why("no-command", "G004-1", Origin.PUBLIC))
    elif due.lender_id == due.creature_id:
        notes.append(why("own-rating", "R004-25" if is_rally else "R004-9", n=due.rating))
    else:
        notes += [why("lent", "R004-8", n=due.rating), why("command", "G004-1", Origin.PUBLIC)]
    if face in (1, FACES):
        notes.append(why("natural", "R004-4", face=face))
    if is_rally:
        notes.append(why("rallied" if passed else "not-rallied", "R004-23"))
    return notes
