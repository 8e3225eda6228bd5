"""Which undead an attempt can touch: those who count as present, and no more than its number (G000-1, G000-2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum
from itertools import accumulate

from bot.engine.dice import Dice, Face
from bot.engine.effects import Effect as Lasting
from bot.engine.model import Frozen
from bot.engine.text import Text, say
from cogs.turning.rules.keep_at_bay import REACH_METRES
from cogs.turning.rules.place import is_within, squared_from
from cogs.turning.sheets import Cleric, Named, Undead
from cogs.turning.tables import Effect, NumberAffected, Options

DICE, SIDES = 2, 6
"""The dice for the number affected, where it is rolled."""

LEVEL_AND = 2
"""What the option `level-plus-2` adds to the cleric's level."""


class Reason(StrEnum):
    """Why an attempt cannot touch an undead."""

    ABSENT = "absent"
    DESTROYED = "destroyed"
    STUNNED = "stunned"
    DOMINATED = "dominated"
    KEPT = "kept"
    OUT_OF_SIGHT = "out-of-sight"
    TOO_FAR = "too-far"
    BEYOND_NUMBER = "beyond-number"

    @property
    def text(self) -> Text:
        """The reason in a few words."""
        return say(f"turning-left-out-{self}")


class LeftOut(Frozen):
    """An undead that the attempt could not touch, and why."""

    sheet_id: int
    name: str
    reason: Reason


class Number(Frozen):
    """How many undead the attempt could affect: so many creatures, or Hit Dice of them; `faces` where it was rolled."""

    rule: NumberAffected
    most: int
    faces: tuple[Face, ...] = ()


class Affected(Frozen):
    """Whom an attempt touches, in the order in which they were named, and who is left out.

    `number` is None where it could not matter.
    """

    undead: tuple[Named[Undead], ...]
    left_out: tuple[LeftOut, ...]
    number: Number | None


class Candidate(Frozen):
    """An undead that counts as present. `needs` is the least number with which the attempt affects it."""

    undead: Named[Undead]
    needs: int


def affected(
    cleric: Cleric, undead: Sequence[Named[Undead]], lasting: Sequence[Lasting], options: Options, dice: Dice
) -> Affected:
    """Whom an attempt of `cleric` touches; `lasting` is what lasts on these undead.

    The number is rolled only where it can matter (R000-3).
    """
    there, left_out = candidates(cleric, undead, lasting, options)
    number = _number(cleric, there, options, dice)
    touched = {one.undead.sheet_id for one in there if number is None or one.needs <= number.most}
    beyond = [one.undead for one in there if one.undead.sheet_id not in touched]
    return Affected(
        undead=tuple(one for one in undead if one.sheet_id in touched),
        left_out=(*left_out, *(_left_out(one, Reason.BEYOND_NUMBER) for one in beyond)),
        number=number,
    )


def candidates(
    cleric: Cleric, undead: Sequence[Named[Undead]], lasting: Sequence[Lasting], options: Options
) -> tuple[list[Candidate], list[LeftOut]]:
    """Those of `undead` who count as present, the first to be affected first, and the others.

    The weakest threat comes first, then the nearest, those of unknown distance last, then the order of `undead`
    (G000-2).
    """
    there: list[Named[Undead]] = []
    left_out: list[LeftOut] = []
    for one in undead:
        on_it = {effect.kind for effect in lasting if effect.sheet_id == one.sheet_id}
        reason = _reason(cleric, one.sheet, on_it, options)
        if reason is None:
            there.append(one)
        else:
            left_out.append(_left_out(one, reason))
    there.sort(key=lambda one: _place_in_line(cleric, one.sheet))
    sizes = [size(one.sheet, options) for one in there]
    # At least one creature is affected, however many Hit Dice it has.
    needed = (0 if at == 0 else total for at, total in enumerate(accumulate(sizes)))
    return [Candidate(undead=one, needs=needs) for one, needs in zip(there, needed, strict=True)], left_out


def size(undead: Undead, options: Options) -> int:
    """What `undead` takes up of the number: itself, or its Hit Dice, 1 at least."""
    return max(1, undead.hit_dice) if options.number_affected is NumberAffected.HIT_DICE else 1


def numbers(cleric: Cleric, options: Options) -> Counter[int]:
    """All numbers that may come up, each with how many of the equally likely throws show it."""
    match options.number_affected:
        case NumberAffected.FIXED:
            return Counter([options.fixed_number])
        case NumberAffected.LEVEL:
            return Counter([cleric.level + LEVEL_AND])
        case NumberAffected.CREATURES | NumberAffected.HIT_DICE:
            faces = range(1, SIDES + 1)
            return Counter(one + other for one in faces for other in faces)


def _number(cleric: Cleric, there: Sequence[Candidate], options: Options, dice: Dice) -> Number | None:
    possible = numbers(cleric, options)
    if not there or there[-1].needs <= min(possible):
        return None
    if len(possible) == 1:
        return Number(rule=options.number_affected, most=min(possible))
    faces = tuple(Face(SIDES, dice.roll(SIDES)) for _ in range(DICE))
    return Number(rule=options.number_affected, most=sum(face.face for face in faces), faces=faces)


def _reason(cleric: Cleric, undead: Undead, on_it: set[str], options: Options) -> Reason | None:
    """Why this undead does not count as present, if it does not."""
    if not undead.present:
        return Reason.ABSENT
    if undead.hit_points == 0:
        return Reason.DESTROYED
    shut_out = shut_out_by(on_it)
    if shut_out is not None:
        return shut_out
    if Effect.KEEP_AT_BAY in on_it and not options.kept_again:
        return Reason.KEPT
    if not undead.in_sight:
        return Reason.OUT_OF_SIGHT
    return None if is_within(squared_from(cleric.position, undead), REACH_METRES) else Reason.TOO_FAR


def shut_out_by(on_it: set[str]) -> Reason | None:
    """Why an undead under effects of these kinds can suffer no further attempt, if it cannot (R000-39, R000-43)."""
    if Effect.STUNNING in on_it:
        return Reason.STUNNED
    return Reason.DOMINATED if any(Effect(kind).is_domination for kind in on_it) else None


def _place_in_line(cleric: Cleric, undead: Undead) -> tuple[int, float]:
    square = squared_from(cleric.position, undead)
    return undead.threat, float("inf") if square is None else square


def _left_out(undead: Named[Undead], reason: Reason) -> LeftOut:
    return LeftOut(sheet_id=undead.sheet_id, name=undead.name, reason=reason)
