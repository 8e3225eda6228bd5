"""Odds by trying out every face of every die, through the very code that rolls."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction

from bot.engine.dice import Expression, evaluate


class _More(Exception):
    """A die is rolled that the script does not know yet."""

    def __init__(self, sides: int) -> None:
        self.sides = sides


class _Script:
    def __init__(self, faces: tuple[int, ...]) -> None:
        self._faces = iter(faces)

    def roll(self, sides: int) -> int:
        for face in self._faces:
            return face
        raise _More(sides)


def tried(expression: Expression, *, most: int = 12) -> tuple[dict[int, Fraction], Fraction]:
    """The chance of each total in rolls of up to `most` dice, and the chance of rolls that go on for longer."""
    found: dict[int, Fraction] = defaultdict(Fraction)
    longer = Fraction(0)
    open_rolls: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
    while open_rolls:
        faces, chance = open_rolls.pop()
        try:
            found[evaluate(expression, _Script(faces)).total] += chance
        except _More as more:
            if len(faces) == most:
                longer += chance
            else:
                open_rolls += [((*faces, face), chance / more.sides) for face in range(1, more.sides + 1)]
    return found, longer
