"""Turn orders: small strategies that say who may act next. A scene asks them and does all the rest.

A *turn* is what one participant, or a group of them, has once a round; strategies know turns by number. `offers` with
one turn calls it, with several leaves the choice to their side or calls all at once, with none ends the round.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import groupby
from typing import Annotated, ClassVar, Literal, Protocol

from pydantic import Field

from bot.engine.dice import Dice, roll
from bot.engine.model import Frozen

MOST_ROLLS_OFF = 20
"""How often those who tie roll again, before the order in which they joined decides."""


class Entrant(Frozen):
    """One turn, as strategies see it. `initiative` is None until it has been rolled or set.

    `ties` decides between equal initiatives, number by number, the higher first.
    """

    turn: int
    side: str = ""
    modifier: int = 0
    initiative: int | None = None
    ties: tuple[int, ...] = ()


class TurnOrder(Protocol):
    """A strategy.

    `in_order`: turns come one after the other as the order says, so that one can be held and taken later, and a
    latecomer may have missed theirs. `chooses`: of several offered turns the side picks one.
    `pauses`: a new round begins only when somebody says so. `every_round`: the order is made anew for each round.
    """

    in_order: ClassVar[bool]
    chooses: ClassVar[bool]
    pauses: ClassVar[bool]

    @property
    def every_round(self) -> bool:
        """Whether the order is made anew for each round."""
        ...

    def arrange(self, entrants: Sequence[Entrant], dice: Dice) -> tuple[Entrant, ...]:
        """The order of a round, with what was rolled for it; whoever has an initiative keeps it."""
        ...

    def place(self, order: Sequence[Entrant], entrant: Entrant, dice: Dice) -> tuple[int, Entrant]:
        """Where in `order` a further entrant belongs, with what was rolled for it. The others keep their places."""
        ...

    def offers(self, waiting: Sequence[Entrant], acted: Sequence[Entrant]) -> tuple[int, ...]:
        """Which of those who wait may act next, given in which order the others have acted this round."""
        ...


class Ties(StrEnum):
    """What decides between equal initiatives; what is still equal then goes by the order of joining."""

    MODIFIER = "modifier"
    ROLL_OFF = "roll-off"
    JOINED = "joined"


class Initiative(Frozen):
    """Everyone rolls `dice` plus their modifier; the highest acts first, or the lowest.

    Those who tie by `ROLL_OFF` roll the bare dice again until they differ; other dice where there are `tie_dice`.
    """

    in_order: ClassVar[bool] = True
    chooses: ClassVar[bool] = False
    pauses: ClassVar[bool] = False

    kind: Literal["initiative"] = "initiative"
    dice: str = "1d20"
    highest_first: bool = True
    ties: Ties = Ties.MODIFIER
    every_round: bool = False
    tie_dice: str | None = None

    def arrange(self, entrants: Sequence[Entrant], dice: Dice) -> tuple[Entrant, ...]:
        """Descending by initiative, or ascending; entrants come in the order in which they joined."""
        rolled = [self._rolled(entrant, dice) for entrant in entrants]
        if self.ties is Ties.ROLL_OFF:
            rolled = self._rolled_off(rolled, dice, MOST_ROLLS_OFF)
        return tuple(sorted(rolled, key=self._rank))

    def place(self, order: Sequence[Entrant], entrant: Entrant, dice: Dice) -> tuple[int, Entrant]:
        """Before the first whose initiative is worse; nobody rolls off against a latecomer."""
        rolled = self._rolled(entrant, dice)
        worse = (n for n, other in enumerate(order) if self._rank(other) > self._rank(rolled))
        return next(worse, len(order)), rolled

    def offers(self, waiting: Sequence[Entrant], acted: Sequence[Entrant]) -> tuple[int, ...]:
        """The first who waits."""
        return tuple(entrant.turn for entrant in waiting[:1])

    def _rolled(self, entrant: Entrant, dice: Dice) -> Entrant:
        ties = (entrant.modifier,) if self.ties is Ties.MODIFIER else entrant.ties
        value = entrant.initiative
        if value is None:
            value = roll(self.dice, dice).total + entrant.modifier
        return entrant.model_copy(update={"initiative": value, "ties": ties})

    def _rolled_off(self, entrants: Sequence[Entrant], dice: Dice, times: int) -> list[Entrant]:
        settled: list[Entrant] = []
        for _, equal in groupby(sorted(entrants, key=self._rank), key=self._rank):
            tied = list(equal)
            if len(tied) > 1 and times:
                thrown = self.tie_dice or self.dice
                again = (one.model_copy(update={"ties": (*one.ties, roll(thrown, dice).total)}) for one in tied)
                tied = self._rolled_off(list(again), dice, times - 1)
            settled += tied
        return settled

    def _rank(self, entrant: Entrant) -> tuple[int, ...]:
        value = entrant.initiative or 0
        return (-value if self.highest_first else value, *(-tie for tie in entrant.ties))


class _Sides(Frozen):
    """Sides that take turns. Whichever has the first turn of the order begins."""

    in_order: ClassVar[bool] = False
    pauses: ClassVar[bool] = False

    every_round: bool = False

    def arrange(self, entrants: Sequence[Entrant], dice: Dice) -> tuple[Entrant, ...]:
        """As they joined; nothing is rolled."""
        return tuple(entrants)

    def place(self, order: Sequence[Entrant], entrant: Entrant, dice: Dice) -> tuple[int, Entrant]:
        """At the end."""
        return len(order), entrant


class AlternateTurns(_Sides):
    """The sides take turns, one turn each; who is alone goes on alone."""

    chooses: ClassVar[bool] = False

    kind: Literal["alternate-turns"] = "alternate-turns"

    def offers(self, waiting: Sequence[Entrant], acted: Sequence[Entrant]) -> tuple[int, ...]:
        """The first of another side than acted last."""
        last = acted[-1].side if acted else None
        others = [entrant for entrant in waiting if entrant.side != last]
        return tuple(entrant.turn for entrant in (others or waiting)[:1])


class AlternateActivation(_Sides):
    """The first side activates `first` of its creatures, then each side in turn `then` of them, one at a time.

    A side with fewer left activates those; one with none is passed over (R004-36, R004-37, G004-9). Each side rolls
    `dice` plus its best modifier for going first, if there are dice; equal ones roll again (G004-8).
    """

    chooses: ClassVar[bool] = True

    kind: Literal["alternate-activation"] = "alternate-activation"
    first: int = Field(default=1, ge=1)
    then: int = Field(default=2, ge=1)
    dice: str | None = None

    def arrange(self, entrants: Sequence[Entrant], dice: Dice) -> tuple[Entrant, ...]:
        """Side by side, the one that rolled highest in front; whoever has an initiative keeps it for their side."""
        sides = dict.fromkeys(entrant.side for entrant in entrants)
        if self.dice is None:
            return tuple(sorted(entrants, key=lambda entrant: list(sides).index(entrant.side)))
        rolled = Initiative(dice=self.dice, ties=Ties.ROLL_OFF).arrange(
            [_of_side(side, entrants) for side in sides], dice
        )
        return tuple(
            entrant.model_copy(update={"initiative": side.initiative, "ties": side.ties})
            for side in rolled
            for entrant in entrants
            if entrant.side == side.side
        )

    def offers(self, waiting: Sequence[Entrant], acted: Sequence[Entrant]) -> tuple[int, ...]:
        """All of the side whose phase it is."""
        if not waiting:
            return ()
        side, left = waiting[0].side, self.first
        for n, entrant in enumerate(acted):
            if n and (left == 0 or entrant.side != side):
                left = self.then
            side, left = entrant.side, left - 1
        theirs = [entrant for entrant in waiting if entrant.side == side]
        others = [entrant for entrant in waiting if entrant.side != side]
        chosen = theirs if (left > 0 and theirs) or not others else _first_side(others)
        return tuple(entrant.turn for entrant in chosen)


class Declaration(_Sides):
    """Everyone declares in secret; all is revealed at once, when all are in or the GM says so."""

    pauses: ClassVar[bool] = True
    chooses: ClassVar[bool] = False

    kind: Literal["declaration"] = "declaration"

    def offers(self, waiting: Sequence[Entrant], acted: Sequence[Entrant]) -> tuple[int, ...]:
        """All who wait."""
        return tuple(entrant.turn for entrant in waiting)


Strategy = Annotated[Initiative | AlternateTurns | AlternateActivation | Declaration, Field(discriminator="kind")]


def _of_side(side: str, entrants: Iterable[Entrant]) -> Entrant:
    theirs = [entrant for entrant in entrants if entrant.side == side]
    known = next((entrant for entrant in theirs if entrant.initiative is not None), None)
    return known or theirs[0].model_copy(update={"modifier": max(entrant.modifier for entrant in theirs)})


def _first_side(entrants: Sequence[Entrant]) -> list[Entrant]:
    return [entrant for entrant in entrants if entrant.side == entrants[0].side]
