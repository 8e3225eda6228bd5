"""Hit points lost and won, what follows from that, and how creatures go (R004-6, R004-7, R004-14, R004-39, G004-4)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.ruling import Note, Origin
from cogs.skirmish.rules.bloodied import at_half, is_bloodied, threshold
from cogs.skirmish.rules.command import lent
from cogs.skirmish.rules.model import Creature, Due, Game, Movement, Pending, RoutsDue, SavesDue
from cogs.skirmish.rules.play import Play
from cogs.skirmish.rules.results import Bloodied, Eliminated, HitPoints, SaveNeeded, Who
from cogs.skirmish.rules.terms import Edition, Gone, Reason
from cogs.skirmish.rules.why import by_option, why


def deal(play: Play, hits: Mapping[int, int], *, by: int | None = None) -> None:
    """Takes hit points off creatures, all by one effect; then the morale saves fall due that follow (G004-29).

    `by` is the creature whose attack or ability it is.
    """
    half: list[int] = []
    for id, amount in hits.items():
        before = play.game.creature(id)
        after = play.put(before, hit_points=max(0, before.hit_points - amount))
        play.tell(_hit_points(before, after), *_half_notes(play.game, before, after))
        if not after.hit_points:
            eliminate(play, after, Gone.DESTROYED)
            continue
        _bloodied(play, before, after)
        if _owes_save(play.game, before, after):
            half.append(id)
    demand(play, half, Reason.HALF, by=by)


def mend(play: Play, creature: Creature, amount: int) -> None:
    """Gives hit points back, up to those it started with. Above half, the save for half can fall due again (G004-4)."""
    healed = play.put(creature, hit_points=min(creature.stats.hit_points, creature.hit_points + amount))
    notes: list[Note] = []
    if healed.half_saved and not at_half(healed):
        healed = play.put(healed, half_saved=False)
        notes.append(why("half-again", "G004-4", Origin.HOUSE))
    play.tell(_hit_points(creature, healed), *notes)
    _bloodied(play, creature, healed)


def demand(play: Play, ids: list[int], reason: Reason, *, by: int | None = None) -> None:
    """Makes morale saves fall due at once, by the ratings as they stand now (G004-29)."""
    dues: list[Due] = []
    for id in ids:
        creature = play.game.creature(id)
        rating, lender = lent(play.game, creature)
        dues.append(Due(creature_id=id, reason=reason, rating=rating, lender_id=lender.id if lender else None))
        play.tell(SaveNeeded(who=Who.of(creature), reason=reason), *_due_notes(reason))
    if dues:
        play.push(SavesDue(waiting=tuple(dues), causer_id=by))


def eliminate(play: Play, creature: Creature, how: Gone) -> None:
    """Takes a creature off the board; its cost goes to the opponent (R004-14, G004-23)."""
    opponent = play.game.player(creature.side.other)
    points = opponent.points + creature.stats.cost
    players = [
        one.model_copy(update={"points": points}) if one.side is opponent.side else one for one in play.game.players
    ]
    play.put(creature, square=None, squeezed=None, gone=how, routing=False)
    pending = (_without(pending, creature.id) for pending in play.game.pending)
    play.game = play.game.changed(players=(players[0], players[1]), pending=tuple(filter(None, pending)))
    if play.game.turn and play.game.turn.creature_id == creature.id:
        play.game = play.game.changed(turn=play.game.turn.model_copy(update={"is_over": True}))
    play.tell(
        Eliminated(who=Who.of(creature), how=how, cost=creature.stats.cost, points=points),
        why("off-the-map", "R004-14") if how is Gone.ROUTED else why("destroyed", "G004-3", Origin.PUBLIC),
        why("cost", "G004-23", Origin.PUBLIC, n=creature.stats.cost),
    )


def _without(pending: Pending, id: int) -> Pending | None:
    """What is left to decide once a creature is gone."""
    match pending:
        case SavesDue():
            waiting = tuple(due for due in pending.waiting if due.creature_id != id)
            failed = tuple(other for other in pending.failed if other != id)
            return pending.model_copy(update={"waiting": waiting, "failed": failed})
        case RoutsDue():
            return RoutsDue(waiting=tuple(other for other in pending.waiting if other != id))
        case Movement():
            waiting_ids = tuple(other for other in pending.waiting if other != id)
            return None if pending.creature_id == id else pending.model_copy(update={"waiting": waiting_ids})
    return pending


def _owes_save(game: Game, before: Creature, after: Creature) -> bool:
    return (
        game.edition is Edition.FIRST
        and at_half(after)
        and not at_half(before)
        and not (after.stats.fearless or after.routing)
    )


def _half_notes(game: Game, before: Creature, after: Creature) -> list[Note]:
    """Why a creature that has lost hit points makes a morale save or none."""
    if game.edition is Edition.SECOND or not after.hit_points:
        return []
    twice, start = 2 * after.hit_points, after.stats.hit_points
    notes = [why("half" if at_half(after) else "above-half", "G004-5", Origin.READING, twice=twice, start=start)]
    if not at_half(after):
        return notes
    if after.routing:
        notes.append(why("routing-no-save", "R004-17"))
    elif after.stats.fearless:
        notes.append(why("fearless", "G004-24", Origin.PUBLIC))
    elif at_half(before):
        notes.append(why("no-second-save", "R004-7", Origin.READING))
    return notes


def _due_notes(reason: Reason) -> list[Note]:
    rule = "R004-6" if reason is Reason.HALF else "R004-1"
    return [why(f"due-{reason}", rule), why("no-choice", "R004-5"), why("at-once", "G004-3", Origin.PUBLIC)]


def _bloodied(play: Play, before: Creature, after: Creature) -> None:
    was, now = is_bloodied(play.game, before), is_bloodied(play.game, after)
    if was is not now:
        at = threshold(after.stats.hit_points, play.game.options)
        play.tell(
            Bloodied(who=Who.of(after), entered=now, threshold=at),
            why("bloodied", "R004-39"),
            by_option(
                play.game, "bloodied-rounding", "bloodied_rounding", "G004-6", n=at, start=after.stats.hit_points
            ),
        )


def _hit_points(before: Creature, after: Creature) -> HitPoints:
    return HitPoints(who=Who.of(after), before=before.hit_points, after=after.hit_points, start=after.stats.hit_points)
