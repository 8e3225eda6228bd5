"""How likely each row was: all twenty faces, counted."""

from __future__ import annotations

from collections import Counter

from bot.engine.model import Frozen
from cogs.turning.tables import Results

FACES = 20
"""Faces of the die of an attempt (R000-4)."""


class Chance(Frozen):
    """An exact chance: `num` in `den`."""

    num: int
    den: int


def row_chances(bonus: int, results: Results) -> dict[str, Chance]:
    """The chance of each row that can come up, by its id; `bonus` is all that is added to the die.

    The natural 1 and 20 count as rows of their own (R000-17).
    """
    rows = Counter(results.row_at(face, face + bonus).id for face in range(1, FACES + 1))
    return {row: Chance(num=faces, den=FACES) for row, faces in rows.items()}
