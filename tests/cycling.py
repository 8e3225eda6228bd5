"""Dice for plays in which it does not matter how many are rolled."""

from __future__ import annotations

from itertools import cycle


class CyclingDice:
    """Shows these faces again and again; a die that has not so many begins anew after its highest."""

    def __init__(self, *faces: int) -> None:
        self._faces = cycle(faces)

    def roll(self, sides: int) -> int:
        """The next face."""
        return (next(self._faces) - 1) % sides + 1
