"""A ruling: one resolution with its inputs, its dice, every line of its reckoning, its outcome and its changes."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any

from pydantic import BeforeValidator, JsonValue

from bot.engine.effects import Effect
from bot.engine.model import Frozen
from bot.engine.text import Arg, Text


class Origin(StrEnum):
    """Whose value it is. A house default is never shown as the author's; GUILD is what a table's GM has set."""

    SOURCE = "source"
    HOUSE = "house"
    READING = "reading"
    PUBLIC = "public"
    GUILD = "guild"


class Line(Frozen):
    """One summand of a reckoning: `level +5`. `rule` is the id it rests on, `R000-5` or `G000-4`."""

    label: Arg
    amount: int
    rule: str | None = None
    origin: Origin = Origin.SOURCE


class Reckoning(Frozen):
    """A sum shown line by line. The lines always add up to the total.

    `start` is the line the others are added to and is shown without a sign: `d20 12 · level +5 = 17`.
    """

    start: Line
    lines: tuple[Line, ...] = ()

    @property
    def total(self) -> int:
        """The sum of all lines."""
        return self.start.amount + sum(line.amount for line in self.lines)


def _ids(about: Any) -> Any:
    """Notes were about one sheet or about none before they could be about several."""
    return () if about is None else (about,) if isinstance(about, int) else about


class Note(Frozen):
    """A line of the *Why?* trace: what was looked up or decided, by which rule, and whose value that is.

    `about` are the sheets that the note speaks of, so that it can be left out for those who may know of none of them.
    It names none of several.
    """

    text: Text
    rule: str
    origin: Origin = Origin.SOURCE
    about: Annotated[tuple[int, ...], BeforeValidator(_ids)] = ()


class Change(Frozen):
    """One stored value that the ruling changes: field `field` of sheet `sheet_id`, from `before` to `after`."""

    sheet_id: int
    field: str
    before: JsonValue
    after: JsonValue


class Ruling(Frozen):
    """One resolution, complete enough to be shown, explained and undone without rolling again.

    Besides its `changes` of sheets it `begins` effects, and `ends` effects that are there, each as it was stored.
    `result` is the ruleset's own frozen model as JSON values; only that ruleset reads it.
    """

    ruleset: str
    kind: str
    result: dict[str, JsonValue]
    trace: tuple[Note, ...] = ()
    changes: tuple[Change, ...] = ()
    begins: tuple[Effect, ...] = ()
    ends: tuple[Effect, ...] = ()
