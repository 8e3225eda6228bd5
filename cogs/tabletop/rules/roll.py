"""A plain roll of dice as a ruling."""

from bot.engine import dice as faces
from bot.engine.dice import Dice
from bot.engine.model import Frozen
from bot.engine.ruling import Line, Reckoning, Ruling
from bot.engine.text import Verbatim, clean

NOTE_LENGTH = 100
"""Longest note on a roll, in characters."""


class Rolled(Frozen):
    """What was rolled: the expression as it was understood, its sum part by part, and the roller's note."""

    expression: str
    reckoning: Reckoning
    natural: int | None = None
    note: str = ""


def roll(expression: str, note: str, dice: Dice) -> Ruling:
    """Rolls `expression`. Raises `Refused` with a `DiceRefusal` that marks the place at fault."""
    rolled = faces.roll(expression, dice)
    # A single die need not show its face twice.
    first, *rest = [
        Line(label=Verbatim(verbatim=part.shown.removesuffix(f" [{part.amount}]")), amount=part.amount)
        for part in rolled.parts
    ]
    result = Rolled(
        expression=rolled.expression,
        reckoning=Reckoning(start=first, lines=tuple(rest)),
        natural=rolled.natural,
        note=clean(note, limit=NOTE_LENGTH),
    )
    return Ruling(ruleset="tabletop", kind="roll", result=result.model_dump(mode="json"))
