"""A plain roll of dice as a ruling."""

from collections.abc import Mapping

from pydantic import Field

from bot.engine import dice as faces
from bot.engine.dice import Dice, Part, names_in
from bot.engine.model import Frozen
from bot.engine.ruling import Line, Reckoning, Ruling
from bot.engine.text import Verbatim, clean

NOTE_LENGTH = 100
"""Longest note on a roll, in characters."""


class Rolled(Frozen):
    """What was rolled: the expression as it was understood, its sum part by part, and the roller's note.

    `again` are the sums of the further times, where it was repeated; `values` are those that the expression names.
    """

    expression: str
    reckoning: Reckoning
    again: tuple[Reckoning, ...] = ()
    values: dict[str, int] = Field(default_factory=dict)
    natural: int | None = None
    note: str = ""


def roll(expression: str, note: str, dice: Dice, values: Mapping[str, int]) -> Ruling:
    """Rolls `expression`, in which `values` may be named.

    Raises `Refused` with a `DiceRefusal` that marks the place at fault.
    """
    rolled = faces.roll(expression, dice, values)
    first, *again = [
        Reckoning(start=_line(start), lines=tuple(_line(part) for part in parts)) for start, *parts in rolled.times
    ]
    result = Rolled(
        expression=rolled.expression,
        reckoning=first,
        again=tuple(again),
        values={name: values[name] for name in names_in(rolled.expression)},
        natural=rolled.natural,
        note=clean(note, limit=NOTE_LENGTH),
    )
    return Ruling(ruleset="tabletop", kind="roll", result=result.model_dump(mode="json"))


def _line(part: Part) -> Line:
    # A single die need not show its face twice.
    return Line(label=Verbatim(verbatim=part.shown.removesuffix(f" [{part.amount}]")), amount=part.amount)
