"""Permanent Domination: which undead, how many of them, and how one gets free again (R000-59 to R000-64)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.effects import Effect as Lasting
from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from bot.engine.ruling import Note, Origin, Ruling
from bot.engine.text import say
from cogs.turning.rules.refusals import CommandRefusal
from cogs.turning.sheets import Cleric, Named, Undead
from cogs.turning.tables import Alternative, Domination, Effect

LEVELS_BELOW = 4
"""By how much the strength of the undead must be below the priest's level (R000-59)."""

MOST_STRENGTH = 8
"""Strength above which no undead can be dominated permanently (R000-59)."""

STRENGTH_PER_LEVEL = 2
"""Strength of undead, in all, that a priest may dominate permanently per level of his (R000-62)."""


class Dominated(Frozen):
    """The details of a lasting Permanent Domination: the strength of the undead when it began."""

    strength: int


class Release(Frozen):
    """A priest has freed an undead."""

    cleric_id: int
    cleric_name: str
    sheet_id: int
    name: str


def strength(undead: Undead) -> int:
    """What the rules call Hit Dice or levels; we read: the greater of both, and 1 at least."""
    return max(1, undead.hit_dice, undead.class_levels)


def most_strength(level: int) -> int:
    """The strength of the strongest undead that a priest of `level` may dominate permanently (R000-59).

    0 where there is none: at level 4 and below (G000-15).
    """
    return max(0, min(level - LEVELS_BELOW, MOST_STRENGTH))


def allowance(level: int) -> int:
    """The strength of undead, in all, that a priest of `level` may dominate permanently (R000-62)."""
    return STRENGTH_PER_LEVEL * level


def dominated(cleric: Named[Cleric], lasting: Iterable[Lasting]) -> int:
    """How much of his allowance `cleric` has used: by the effects of his that last, and by undead without a sheet."""
    return cleric.sheet.dominated_hit_dice + sum(
        Dominated.model_validate(effect.details).strength
        for effect in lasting
        if effect.kind == Effect.PERMANENT_DOMINATION and effect.source_id == cleric.sheet_id
    )


def why_not(level: int, used: int, undead: Named[Undead]) -> Note | None:
    """Why a priest of `level` may not dominate `undead` permanently (R000-60); None where he may.

    `used` is how much of his allowance he has used.
    """
    n = strength(undead.sheet)
    most, all_ = most_strength(level), allowance(level)
    if n > most:
        text = say("turning-why-too-strong", name=undead.name, n=n, level=level, most=most)
    elif used + n > all_:
        text = say("turning-why-allowance-used", name=undead.name, n=n, used=used, all=all_)
    else:
        return None
    return Note(text=text, rule="R000-60", about=(undead.sheet_id,))


def on_offer(
    alternatives: tuple[Alternative, ...], level: int, used: int, undead: Named[Undead], table: Domination
) -> tuple[Alternative, ...]:
    """`alternatives` for this undead, or the row "Over 20" where Permanent Domination is not allowed (R000-60)."""
    if offers_permanent(alternatives) and why_not(level, used, undead):
        return table.over_20.alternatives
    return alternatives


def offers_permanent(alternatives: Iterable[Alternative]) -> bool:
    """Whether Permanent Domination is among `alternatives`."""
    return any(alternative.effect is Effect.PERMANENT_DOMINATION for alternative in alternatives)


def permanent_notes(level: int) -> tuple[Note, ...]:
    """What Permanent Domination means for a priest of `level`."""
    most = most_strength(level)
    single = Note(text=say("turning-why-permanent-single", level=level, n=most), rule="R000-59")
    if not most:
        single = Note(text=say("turning-why-permanent-none", level=level), rule="G000-15", origin=Origin.READING)
    return (
        single,
        Note(text=say("turning-why-permanent-strength"), rule="R000-59", origin=Origin.READING),
        Note(text=say("turning-why-permanent-allowance", level=level, n=allowance(level)), rule="R000-62"),
        Note(text=say("turning-why-permanent"), rule="R000-61"),
        RELEASE,
    )


RELEASE = Note(text=say("turning-why-release"), rule="R000-63")
"""How a dominated undead gets free."""


def release(cleric: Named[Cleric], undead: Named[Undead], effect: Lasting, *, hears: bool = True) -> Ruling:
    """`cleric` frees `undead` from `effect` by a spoken command, which it `hears` or not (R000-63).

    Raises `Refused`: NOT_PERMANENT, OTHER_PRIEST, RELEASE_UNSEEN, RELEASE_UNHEARD. None tells the undead's name.
    """
    if effect.kind != Effect.PERMANENT_DOMINATION or effect.sheet_id != undead.sheet_id:
        raise Refused(CommandRefusal.NOT_PERMANENT)
    if effect.source_id != cleric.sheet_id:
        raise Refused(CommandRefusal.OTHER_PRIEST, name=cleric.name)
    if not (undead.sheet.present and undead.sheet.in_sight):
        raise Refused(CommandRefusal.RELEASE_UNSEEN, name=cleric.name)
    if not hears:
        raise Refused(CommandRefusal.RELEASE_UNHEARD)
    result = Release(cleric_id=cleric.sheet_id, cleric_name=cleric.name, sheet_id=undead.sheet_id, name=undead.name)
    return Ruling(
        ruleset="turning",
        kind="release",
        result=result.model_dump(mode="json"),
        trace=(RELEASE, Note(text=say("turning-why-released"), rule="R000-64")),
        ends=(effect,),
    )
