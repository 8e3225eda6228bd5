"""Faults of a table in words."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import Field, ValidationError

from bot.engine.faults import fault, place, told
from bot.engine.model import Frozen
from bot.engine.text import Listing, Text, Verbatim, say
from tests.bot.engine.houses import Colour, Options, Row


class Shape(Frozen):
    """A table for these tests."""

    id: str = ""
    count: int = Field(default=1, gt=0, lt=10)
    again: bool = False
    colour: Colour = Colour.RED
    names: tuple[str, ...] = Field(default=("x",), min_length=1)
    rows: tuple[Row, ...] = ()
    grades: dict[str, int] = Field(default_factory=dict)


def faults(data: Any) -> list[Text]:
    with pytest.raises(ValidationError) as error:
        Shape.model_validate(data)
    return [text.args["fault"] if text.id == "table-fault-at" else text for text in told(error.value, data)]  # type: ignore[misc]


@pytest.mark.parametrize(
    ("data", "id"),
    [
        ({"count": "x"}, "table-fault-whole-number"),
        ({"count": 1.5}, "table-fault-whole-number"),
        ({"count": []}, "table-fault-whole-number"),
        ({"again": 7}, "table-fault-yes-or-no"),
        ({"again": "perhaps"}, "table-fault-yes-or-no"),
        ({"id": 3}, "table-fault-words"),
        ({"names": []}, "table-fault-empty"),
        ({"names": "a"}, "table-fault-list"),
        ({"rows": [3]}, "table-fault-fields"),
        ({"grades": 3}, "table-fault-fields"),
        ({"extra": 3}, "table-fault-unknown-field"),
        ({"rows": [{"dice": "1d"}]}, "table-fault-dice"),
        ([], "table-fault-fields"),
    ],
)
def test_each_fault_has_a_sentence(data: Any, id: str) -> None:
    assert [text.id for text in faults(data)] == [id]


def test_bounds_and_choices_are_named() -> None:
    assert faults({"count": 0}) == [
        say("table-fault-bound", side=Verbatim(verbatim="gt"), bound=0, value="0"),
    ]
    allowed = Listing(items=(Verbatim(verbatim="red"), Verbatim(verbatim="dark-blue")))
    assert faults({"colour": "green"}) == [say("table-fault-one-of", allowed=allowed, value="green")]


def test_what_was_typed_is_cut_and_cleaned() -> None:
    [text] = faults({"count": "9\u202e" * 100_000})
    assert text.args["value"] == "9" * 60


def test_a_place_is_told_by_rows_counted_from_one_and_by_their_ids() -> None:
    data = {"rows": [{"id": "ghoul", "order": 1}, {"order": 2}]}
    assert place(("rows", 0, "order"), data) == "rows 1 (ghoul), order"
    assert place(("rows", 1, "order"), data) == "rows 2, order"
    assert place((), data) == ""
    assert place((0, "x"), [{}]) == "1, x"


def test_what_lies_between_fields_has_no_place() -> None:
    held: dict[str, Any] = {"again": True, "colour": "red", "width": "wide", "dice": "1d6"}
    held["passport"] = {"source": "A", "rules": ["R000-1"], "origin": "house", "licence": "ours"}
    with pytest.raises(ValidationError) as error:
        Options.model_validate({**held, "least": 5, "most": 4})
    assert told(error.value, {}) == (say("table-fault-empty"),)
    assert fault(say("yes"), "in {English}").message() == "in {English}"
