"""What an effect that takes hold leaves behind on one undead: hit points, what begins and what ends."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.effects import Effect as Lasting
from bot.engine.model import Frozen
from bot.engine.ruling import Change, Note, Origin
from bot.engine.text import Text, say
from cogs.turning.rules.effects import Applied
from cogs.turning.rules.impulse import Impulse, Victim
from cogs.turning.rules.keep_at_bay import Kept, kept
from cogs.turning.rules.permanent import Dominated, strength
from cogs.turning.sheets import Named, Undead
from cogs.turning.tables import Effect


class Aftermath(Frozen):
    """How one undead stands after an effect: its hit points, and what begins and ends on it."""

    applied: Applied
    hit_points: int | None
    begins: tuple[Lasting, ...] = ()
    ends: tuple[Lasting, ...] = ()
    notes: tuple[Note, ...] = ()


def aftermath(
    undead: Named[Undead],
    applied: Applied,
    by: Kept,
    lasting: Sequence[Lasting],
    victim: Victim | None = None,
) -> Aftermath:
    """`applied` takes hold of `undead`, caused by the cleric of `by`; `lasting` is what lasts on the undead before.

    Damage lowers known hit points, down to 0 (R000-36). A Keep at Bay takes the place of shorter ones, and does not
    begin where one lasts as long; harm by a protected cleric ends the Keep at Bay that protects him (R000-29, G000-10).
    """
    bays = [effect for effect in lasting if effect.sheet_id == undead.sheet_id and effect.kind == Effect.KEEP_AT_BAY]
    before = undead.sheet.hit_points
    if applied.effect is Effect.KEEP_AT_BAY:
        longest = next((bay for bay in bays if bay.rounds is None or bay.rounds >= applied.total), None)
        if longest is not None:
            told = _note(say("turning-why-outlasted", name=undead.name), undead)
            outlasted = applied.model_copy(update={"outlasted": True})
            return Aftermath(applied=outlasted, hit_points=before, notes=(told,))
        ends, told = bays, _note(say("turning-why-replaced", name=undead.name), undead)
    elif applied.effect in (Effect.DAMAGE, Effect.STUNNING):
        cleric_id = by.cleric.sheet_id or 0
        ends = [bay for bay in bays if kept(bay).protects(cleric_id)]
        told = _note(say("turning-why-harmed", name=undead.name, cleric=by.cleric.name), undead)
    else:
        aimed = applied.model_copy(update={"victim": victim})
        return Aftermath(applied=aimed, hit_points=before, begins=_begins(undead, applied, by, victim))
    after = before
    if applied.effect is Effect.DAMAGE and before is not None:
        after = max(0, before - applied.total)
    lost = (before or 0) - (after or 0)
    return Aftermath(
        applied=applied.model_copy(update={"lost": lost, "ended": tuple(ends)}),
        hit_points=after,
        begins=_begins(undead, applied, by, victim),
        ends=tuple(ends),
        notes=(told,) if ends else (),
    )


def changed(undead: Named[Undead], hit_points: int | None) -> tuple[Change, ...]:
    """The change that leaves `undead` with so many hit points; none where it has them."""
    now = undead.sheet.hit_points
    if now == hit_points:
        return ()
    return (Change(sheet_id=undead.sheet_id, field="hit_points", before=now, after=hit_points),)


def _begins(undead: Named[Undead], applied: Applied, by: Kept, victim: Victim | None) -> tuple[Lasting, ...]:
    """What lasts from now on: nothing after damage, nor where a table's dice came to no round at all."""
    is_permanent = applied.dice is None
    if applied.effect is Effect.DAMAGE or not (applied.total or is_permanent):
        return ()
    details = _details(undead, applied.effect, by, victim)
    effect = Lasting(
        ruleset="turning",
        kind=applied.effect.value,
        sheet_id=undead.sheet_id,
        source_id=by.cleric.sheet_id,
        rounds=None if is_permanent else applied.total,
        details=details.model_dump(mode="json") if details else {},
    )
    return (effect,)


def _details(undead: Named[Undead], effect: Effect, by: Kept, victim: Victim | None) -> Frozen | None:
    match effect:
        case Effect.KEEP_AT_BAY:
            return by
        case Effect.HARMFUL_IMPULSE if victim is not None:
            return Impulse(victim=victim)
        case Effect.PERMANENT_DOMINATION:
            return Dominated(strength=strength(undead.sheet))
        case _:
            return None


def _note(text: Text, undead: Named[Undead]) -> Note:
    return Note(text=text, rule="G000-10", origin=Origin.READING, about=(undead.sheet_id,))
