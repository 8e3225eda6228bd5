"""A small ruleset's house for tests: a table of ranges, options, a plain table, and one that is fixed."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, ClassVar, Literal, Self

from hypothesis import strategies as st
from pydantic import Field, JsonValue, model_validator

from bot.engine.faults import fault
from bot.engine.house import HouseRules
from bot.engine.model import Frozen
from bot.engine.ruling import Origin
from bot.engine.tables import DiceText, OptionTable, Passport, Range, RangeTable, RestsOn, Table
from bot.engine.text import say


class Colour(StrEnum):
    """What an option chooses from."""

    RED = "red"
    BLUE = "dark-blue"


class Row(Range):
    """A row of the range table."""

    dice: DiceText = "1d6"
    note: str = ""


class Rows(RangeTable[Row]):
    """The faces of a die."""

    first: ClassVar[int | None] = 1
    last: ClassVar[int | None] = 6


class Options(OptionTable):
    """One option of every kind, two of which belong together."""

    least: int = Field(ge=0, le=100)
    most: Annotated[int, Field(ge=0, le=100), RestsOn("G000-2")]
    again: Annotated[bool, RestsOn("G000-3", origin=Origin.READING)]
    colour: Colour
    width: Literal["wide", "narrow"]
    dice: DiceText

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        if self.least > self.most:
            raise fault(say("table-fault-empty"), "least is more than most")
        return self


class Plain(Table):
    """A table without rows."""

    grades: dict[Colour, int]
    extra: int = 1


class Bundle(Frozen):
    """All tables."""

    rows: Rows
    options: Options
    plain: Plain
    beasts: Plain


PASSPORT = Passport(source="A rulebook", rules=("R000-1", "G000-1"), origin=Origin.HOUSE, licence="ours")
DEFAULTS = Bundle(
    rows=Rows(passport=PASSPORT, rows=(Row(low=1, high=3), Row(low=4, high=6, dice="2d6"))),
    options=Options(passport=PASSPORT, least=2, most=4, again=True, colour=Colour.RED, width="wide", dice="2d6"),
    plain=Plain(passport=PASSPORT, grades={Colour.RED: 1}),
    beasts=Plain(passport=PASSPORT, grades={}),
)
HOUSE = HouseRules("chess", say("yes"), DEFAULTS, fixed={"beasts"})
NAMES = ["rows", *(f"options.{name}" for name in Options.names()), "plain"]

words = st.text(st.characters(codec="utf-8", exclude_categories=("Cs",)), max_size=12)
json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**9), 10**9) | words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=8,
)
rows = st.tuples(st.integers(1, 6), words).map(
    lambda drawn: {"rows": [{"high": drawn[0], "low": 1}, {"low": drawn[0] + 1, "high": 6, "note": drawn[1]}]}
)
likely: dict[str, st.SearchStrategy[JsonValue]] = {
    "rows": rows,
    "options.least": st.integers(-1, 101),
    "options.most": st.integers(-1, 101),
    "options.again": st.booleans(),
    "options.colour": st.sampled_from(["red", "dark-blue", "green"]),
    "options.width": st.sampled_from(["wide", "narrow", ""]),
    "options.dice": st.sampled_from(["1d6", "3", "1d", "4d6kh3[fire]"]),
    "plain": st.fixed_dictionaries(
        {"grades": st.dictionaries(st.sampled_from(["red", "dark-blue"]), st.integers(-9, 10**9))}
    ),
    "beasts": st.just({"grades": {}}),
    "options.gone": st.integers(),
}
owns = st.fixed_dictionaries({}, optional={name: plausible | json_values for name, plausible in likely.items()})
