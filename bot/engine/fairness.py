"""Are the dice fair? Pearson's test of how often each face came, against a die on which all come equally often.

And do rulings succeed as often as the chances that they had let expect?
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from bot.engine.dice import Face

EXPECTED = 5
"""How often each face must be expected before the test says anything: the usual rule."""


@dataclass(frozen=True)
class FaceCount:
    """How often a die with so many sides has shown each face, from 1 on."""

    sides: int
    counts: tuple[int, ...]

    @property
    def rolls(self) -> int:
        """How often it was rolled."""
        return sum(self.counts)

    @property
    def mean(self) -> float:
        """The mean of what it showed."""
        return sum(face * n for face, n in enumerate(self.counts, 1)) / self.rolls

    @property
    def chance(self) -> float | None:
        """How likely fair dice differ at least as much from the even (p-value); None where too few were rolled."""
        expected = self.rolls / self.sides
        if expected < EXPECTED:
            return None
        return chi_squared_tail(sum((n - expected) ** 2 / expected for n in self.counts), self.sides - 1)


def counted(faces: Iterable[Face]) -> tuple[FaceCount, ...]:
    """The faces, die by die, the most rolled first."""
    counts: dict[int, list[int]] = {}
    for face in faces:
        if 2 <= face.sides <= 1000 and 1 <= face.face <= face.sides:
            counts.setdefault(face.sides, [0] * face.sides)[face.face - 1] += 1
    found = (FaceCount(sides, tuple(of_die)) for sides, of_die in counts.items())
    return tuple(sorted(found, key=lambda one: (-one.rolls, one.sides)))


def together(counts: Sequence[FaceCount], sides: int) -> FaceCount:
    """All counts of the die with so many sides as one."""
    those = [one.counts for one in counts if one.sides == sides]
    return FaceCount(sides, tuple(map(sum, zip(*those, strict=True))) if those else (0,) * sides)


def chi_squared_tail(value: float, degrees: int) -> float:
    """The chance that a chi-squared variable with so many degrees of freedom is at least `value`, in closed form."""
    half = value / 2
    if degrees % 2 == 0:
        tail, term, n = 0.0, math.exp(-half), 0
        first = 1.0
    else:
        tail, n = math.erfc(math.sqrt(half)), 1
        term, first = math.exp(-half) * math.sqrt(half / math.pi) * 2, 1.5
    for step in range((degrees - n) // 2):
        tail += term
        term *= half / (first + step)
    return min(1.0, tail)


class Outcome(NamedTuple):
    """Whether something succeeded, and the exact chance that it had; None where that is not known."""

    succeeded: bool
    chance: Fraction | None = None


@dataclass(frozen=True)
class Tally:
    """How many of `tried` succeeded. `chance` is the mean of the chances that are known."""

    tried: int
    succeeded: int
    chance: Fraction | None


def tallied(outcomes: Sequence[Outcome]) -> Tally:
    """All outcomes together."""
    chances = [one.chance for one in outcomes if one.chance is not None]
    mean = sum(chances, Fraction(0)) / len(chances) if chances else None
    return Tally(len(outcomes), sum(one.succeeded for one in outcomes), mean)
