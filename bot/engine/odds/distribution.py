"""What an expression can come to, and how likely each value is."""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Distribution:
    """Every value with the number of ways to roll it, from the lowest up; all ways are equally likely.

    Explosions have no end. Where there are any, each die explodes at most `depth` times, and `rest` is a bound of the
    chance that the dice go further than that.
    """

    values: tuple[int, ...]
    ways: tuple[int, ...]
    depth: int = 0
    rest: Fraction = Fraction(0)

    @property
    def all_ways(self) -> int:
        """The number of all ways together."""
        return sum(self.ways)

    @property
    def chances(self) -> tuple[Fraction, ...]:
        """The chance of each of `values`. They add up to 1."""
        whole = self.all_ways
        return tuple(Fraction(ways, whole) for ways in self.ways)

    def exactly(self, number: int) -> Fraction:
        """The chance of this very number."""
        return self.at_least(number) - self.at_least(number + 1)

    def at_least(self, number: int) -> Fraction:
        """The chance of this number or more."""
        reached = sum(ways for value, ways in zip(self.values, self.ways, strict=True) if value >= number)
        return Fraction(reached, self.all_ways)

    def at_most(self, number: int) -> Fraction:
        """The chance of this number or less."""
        return 1 - self.at_least(number + 1)

    @property
    def mean(self) -> Fraction:
        """The average of all rolls."""
        return Fraction(self._sum(1), self.all_ways)

    @property
    def variance(self) -> Fraction:
        """The average square of the distance from the mean."""
        return Fraction(self._sum(2), self.all_ways) - self.mean**2

    @property
    def spread(self) -> Fraction:
        """The standard deviation, rounded down to a millionth."""
        variance = self.variance
        return Fraction(math.isqrt(variance.numerator * 10**12 // variance.denominator), 10**6)

    def _sum(self, power: int) -> int:
        return sum(value**power * ways for value, ways in zip(self.values, self.ways, strict=True))
