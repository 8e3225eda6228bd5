"""The sheets of `turning`: clerics, undead, companions. Everything has a default, so that a few fields make a sheet."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Generic, TypeVar

from pydantic import BeforeValidator, Field

from bot.engine.model import Frozen
from bot.engine.text import Text, clean, say


def _words(typed: Any) -> Any:
    return clean(typed, limit=100) if isinstance(typed, str) else typed


Words = Annotated[str, BeforeValidator(_words)]
"""One clean line that somebody typed."""


class Order(StrEnum):
    """The Dark Orders, lowest first (R000-11, G000-5)."""

    LOWER = "lower"
    SUPERIOR = "superior"
    MAJOR = "major"
    SUPREME = "supreme"

    @property
    def text(self) -> Text:
        """The Order's name."""
        return say(f"turning-order-{self}")


class Modifier(Frozen):
    """Something that helps (+) or hinders (−) a turning attempt, and why."""

    amount: int = Field(ge=-20, le=20)
    reason: Words = ""


class Zone(Modifier):
    """A place whose bonus or penalty the cleric knows, such as a sacred area of his faith (R000-7)."""

    amount: int = Field(ge=-3, le=3)


FARTHEST = 99_999
"""The farthest that anything stands from anything along one direction, in decimetres."""


class Position(Frozen):
    """Where somebody stands: decimetres east and north of wherever this table measures from."""

    east: int = Field(ge=-FARTHEST, le=FARTHEST)
    north: int = Field(ge=-FARTHEST, le=FARTHEST)


class Placed(Frozen):
    """Somebody who may stand around the cleric: is there at all, is in the cleric's sight, and where or how far off.

    `distance` is that from the cleric in decimetres, for tables that keep no positions; positions count before it.
    """

    present: bool = True
    in_sight: bool = True
    position: Position | None = None
    distance: int | None = Field(default=None, ge=0, le=FARTHEST)


class Cleric(Frozen):
    """A cleric who turns undead; a `dark` one serves dark powers and dominates them instead (R000-41).

    `recovery` is the moment at which the deity's energy flows and spent attempts come back (R000-2). `modifiers` are
    general ones that stand in every attempt: magic items, proficiencies, the deity's power (R000-6). `zones` are the
    places he knows. `dominated_hit_dice` counts undead under permanent domination that have no sheet here; they take
    up the allowance as well (R000-62).
    """

    level: int = Field(default=1, ge=1, le=40)
    deity: Words = ""
    recovery: Words = ""
    modifiers: tuple[Modifier, ...] = Field(default=(), max_length=10)
    dark: bool = False
    attempts_used: int = Field(default=0, ge=0, le=100)
    zones: tuple[Zone, ...] = Field(default=(), max_length=10)
    position: Position | None = None
    dominated_hit_dice: int = Field(default=0, ge=0, le=1000)


class Companion(Placed):
    """A living creature near the cleric: one to protect (R000-20), or the victim of a dominated undead (R000-51)."""


class Undead(Placed):
    """One undead. `malus` is what its own items and powers or spells on it take off a turning attempt (R000-15).

    The threat level is that of the Hit Dice, 1 at least, unless it is set apart from them (G000-4). Hit points are
    optional: where they are known, damage lowers them, and the first ones are the most it can have unless it is set.
    """

    hit_dice: int = Field(default=1, ge=0, le=60)
    threat: int = Field(default_factory=lambda known: threat_of(known["hit_dice"]), ge=0, le=60)
    order: Order = Order.LOWER
    legion: bool = False
    class_levels: int = Field(default=0, ge=0, le=40)
    intelligence: int = Field(default=0, ge=0, le=30)
    malus: int = Field(default=0, ge=0, le=20)
    malus_reason: Words = ""
    hit_points: int | None = Field(default=None, ge=0, le=10_000)
    max_hit_points: int | None = Field(default_factory=lambda known: known["hit_points"] or None, ge=1, le=10_000)


def threat_of(hit_dice: int) -> int:
    """The threat level of so many whole Hit Dice (G000-4)."""
    return max(1, hit_dice)


Sheet = TypeVar("Sheet", Cleric, Undead, Companion)


class Named(Frozen, Generic[Sheet]):
    """A stored sheet with its id and the name by which everybody at the table may know it."""

    sheet_id: int
    name: str
    sheet: Sheet
