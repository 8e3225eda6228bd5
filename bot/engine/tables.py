"""Tables of the rulebooks: where they come from, and ranges of values without holes.

A table is a file under `data/`. Its shape is a subclass of `Table`, or of `RangeTable` where rows are found by value.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Annotated, Any, ClassVar, Generic, Self, TypeVar

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    ModelWrapValidatorHandler,
    StringConstraints,
    ValidationError,
    model_validator,
)
from pydantic_core import ErrorDetails, InitErrorDetails, PydanticCustomError

from bot.engine.dice import parse
from bot.engine.faults import fault
from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from bot.engine.ruling import Origin
from bot.engine.text import Text, clean, say

RuleId = Annotated[str, StringConstraints(pattern=r"^[RG]\d{3}-\d+$")]
"""The id of a rule, `R000-10`, or of a gap, `G000-4`."""

Words = Annotated[str, StringConstraints(min_length=1)]


def _rollable(text: str) -> str:
    try:
        parse(text)
    except Refused as refused:
        said = say("table-fault-dice", dice=clean(text, limit=50), why=refused.text)
        raise fault(said, f"no dice: {text!r} ({refused.reason.name})") from None
    return text


DiceText = Annotated[str, AfterValidator(_rollable)]
"""A dice expression in a table."""


class Passport(Frozen):
    """Where a table comes from: the source, the rules it serves, whose values they are, and their licence.

    `own` are those of its options that the guild has set.
    """

    source: Words
    rules: tuple[RuleId, ...] = Field(min_length=1)
    origin: Origin
    licence: Words
    own: frozenset[str] = frozenset()


class Table(Frozen):
    """A table with its passport."""

    passport: Passport


class RestsOn:
    """The rules or gaps that an option rests on: `number_affected: Annotated[Number, RestsOn("G000-2")]`.

    `origin` tells whose its default is, where that is not as the passport says.
    """

    def __init__(self, *rules: str, origin: Origin | None = None) -> None:
        self.rules = rules
        self.origin = origin


class OptionTable(Table):
    """A table of options: every field but the passport is one, a single value that a guild may set by itself.

    Whole numbers, dice, yes or no, or one of a few words (StrEnum or Literal); none may be None.
    """

    @classmethod
    def names(cls) -> tuple[str, ...]:
        """The names of the options, in their order."""
        return tuple(name for name in cls.model_fields if name != "passport")

    def origin(self, option: str) -> Origin:
        """Whose value this option has: the guild's, if it has set it."""
        if option in self.passport.own:
            return Origin.GUILD
        return self._rests_on(option).origin or self.passport.origin

    def rules(self, option: str) -> tuple[str, ...]:
        """The rules that this option rests on; the passport's where it names none of its own."""
        return self._rests_on(option).rules or self.passport.rules

    @classmethod
    def _rests_on(cls, option: str) -> RestsOn:
        metadata = cls.model_fields[option].metadata
        return next((found for found in metadata if isinstance(found, RestsOn)), RestsOn())


class Range(Frozen):
    """A row for the values from `low` to `high`, both included. None is an open end."""

    low: int | None = None
    high: int | None = None

    @property
    def id(self) -> str:
        """The row's name, made of its ends: `5-or-less`, `6-10`, `12`, `26-or-more`."""
        return _range_id(self.low, self.high)


Row = TypeVar("Row", bound=Range)


class RangeTable(Table, Generic[Row]):
    """Rows by value: every whole number from `first` to `last` has exactly one row.

    A subclass sets the ends that its values have; None is an open end.
    """

    first: ClassVar[int | None] = None
    last: ClassVar[int | None] = None

    rows: tuple[Row, ...] = Field(min_length=1)

    def row_for(self, value: int) -> Row:
        """The row of `value`. Raises LookupError for a value outside the table."""
        for row in self.rows:
            if _start(row.low) <= value <= _end(row.high):
                return row
        raise LookupError(f"no row for {value}")

    @model_validator(mode="wrap")
    @classmethod
    def _check_ranges(cls, data: Any, handler: ModelWrapValidatorHandler[Self]) -> Self:
        # Wrapped around the fields' own checks, so that a fault inside a row does not hide a hole between two.
        faults = _range_faults(data, cls.first, cls.last)
        try:
            table = handler(data)
        except ValidationError as error:
            faults = [_found(found) for found in error.errors()] + faults
        if faults:
            raise ValidationError.from_exception_data(cls.__name__, faults)
        return table


def range_text(low: int | None, high: int | None) -> Text:
    """The values from `low` to `high` in words: 5 or less, 6–10, 12, 26 or more."""
    if low == high:
        return say("range-any") if low is None else say("range-one", value=low)
    if low is None:
        return say("range-or-less", high=high or 0)
    return say("range-or-more", low=low) if high is None else say("range", low=low, high=high)


def _found(found: ErrorDetails) -> InitErrorDetails:
    """What pydantic found, to be raised again."""
    context = found.get("ctx", {})
    if found["type"] == "table":
        return _fault(found["loc"], PydanticCustomError("table", found["msg"], context))
    return InitErrorDetails(type=found["type"], loc=found["loc"], input=found["input"], ctx=context)


class _Bounds(BaseModel):
    model_config = ConfigDict(from_attributes=True)

    low: int | None = None
    high: int | None = None


class _Rows(BaseModel):
    model_config = ConfigDict(from_attributes=True)

    rows: tuple[_Bounds, ...]


def _start(low: int | None) -> float:
    return -inf if low is None else low


def _end(high: int | None) -> float:
    return inf if high is None else high


def _range_id(low: int | None, high: int | None) -> str:
    if low == high:
        return "any" if low is None else str(low)
    if low is None:
        return f"{high}-or-less"
    return f"{low}-or-more" if high is None else f"{low}-{high}"


def _fault(loc: tuple[int | str, ...], why: PydanticCustomError) -> InitErrorDetails:
    return InitErrorDetails(type=why, loc=loc, input=None)


def _range_faults(data: Any, first: int | None, last: int | None) -> list[InitErrorDetails]:
    """Every hole, overlap and reversed range; none if the ends cannot be read, which the fields themselves report."""
    try:
        rows = _Rows.model_validate(data).rows
    except ValidationError:
        return []
    return [_fault(("rows", at), why) for at, why in _gaps(rows, _start(first), _end(last))]


def _gaps(rows: Sequence[_Bounds], first: float, last: float) -> list[tuple[int, PydanticCustomError]]:
    """The faults, each with the position of its row; `wanted` is the lowest value that has no row yet."""
    faults = []
    wanted = first
    at = 0
    for at, row in sorted(enumerate(rows), key=lambda numbered: _start(numbered[1].low)):
        low, high = _start(row.low), _end(row.high)
        name = _range_id(row.low, row.high)
        span = range_text(row.low, row.high)
        if low > high:
            reason = say("table-fault-reversed", row=span)
            faults.append((at, fault(reason, f"row {name} ends before it starts")))
            continue
        if low > wanted:
            below = _whole(wanted), _whole(low - 1)
            reason = say("table-fault-hole-below", missing=range_text(*below), row=span)
            faults.append((at, fault(reason, f"no row for {_range_id(*below)}, just below row {name}")))
        elif low < wanted and wanted > first:
            reason = say("table-fault-overlap", row=span)
            faults.append((at, fault(reason, f"row {name} overlaps the row below it")))
        elif low < wanted:
            faults.append((at, fault(say("table-fault-too-low", row=span), f"row {name} starts too low")))
        if high > last:
            faults.append((at, fault(say("table-fault-too-high", row=span), f"row {name} ends too high")))
        wanted = max(wanted, high + 1)
    if wanted < last + 1:
        above = _whole(wanted), _whole(last)
        reason = say("table-fault-hole-above", missing=range_text(*above))
        faults.append((at, fault(reason, f"no row for {_range_id(*above)}, above the highest row")))
    return faults


def _whole(value: float) -> int | None:
    return None if value in (-inf, inf) else int(value)
