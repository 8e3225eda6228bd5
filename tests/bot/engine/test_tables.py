"""Range tables without holes, and passports."""

from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from bot.engine.ruling import Origin
from bot.engine.tables import DiceText, Passport, Range, RangeTable

PASSPORT = {"source": "A rulebook", "rules": ["R000-1", "G000-2"], "origin": "house", "licence": "ours"}


class Row(Range):
    """A row for these tests."""

    dice: DiceText = "1d6"


class Open(RangeTable[Row]):
    """Every whole number has a row."""


class D6(RangeTable[Row]):
    """The faces of a die."""

    first: ClassVar[int | None] = 1
    last: ClassVar[int | None] = 6


def rows(*ends: tuple[int | None, int | None]) -> dict[str, Any]:
    return {"passport": PASSPORT, "rows": [{"low": low, "high": high} for low, high in ends]}


def faults(shape: type[RangeTable[Row]], data: Any) -> list[tuple[tuple[int | str, ...], str]]:
    with pytest.raises(ValidationError) as error:
        shape.model_validate(data)
    return [(fault["loc"], fault["msg"]) for fault in error.value.errors()]


def test_the_row_of_a_value() -> None:
    table = Open.model_validate(rows((None, 5), (6, 10), (11, 11), (12, None)))
    found = {value: table.row_for(value).id for value in (-99, 5, 6, 10, 11, 12, 99)}
    assert found == {
        -99: "5-or-less",
        5: "5-or-less",
        6: "6-10",
        10: "6-10",
        11: "11",
        12: "12-or-more",
        99: "12-or-more",
    }


def test_rows_may_stand_in_any_order() -> None:
    table = D6.model_validate(rows((5, 6), (1, 2), (3, 4)))
    assert [table.row_for(face).id for face in (1, 3, 6)] == ["1-2", "3-4", "5-6"]


@pytest.mark.parametrize("value", [0, 7])
def test_a_value_outside_the_table_has_no_row(value: int) -> None:
    with pytest.raises(LookupError):
        D6.model_validate(rows((1, 6))).row_for(value)


def test_one_row_for_everything() -> None:
    assert Open.model_validate(rows((None, None))).row_for(10**9).id == "any"


@pytest.mark.parametrize(
    ("shape", "ends", "found"),
    [
        (Open, [(None, 5), (7, None)], [(1, "no row for 6, just below row 7-or-more")]),
        (Open, [(None, 5), (9, None)], [(1, "no row for 6-8, just below row 9-or-more")]),
        (Open, [(None, 5), (5, None)], [(1, "row 5-or-more overlaps the row below it")]),
        (Open, [(None, 5), (None, None)], [(1, "row any overlaps the row below it")]),
        (Open, [(1, 5), (6, None)], [(0, "no row for 0-or-less, just below row 1-5")]),
        (Open, [(None, 5), (6, 9)], [(1, "no row for 10-or-more, above the highest row")]),
        (Open, [(6, 5), (None, None)], [(0, "row 6-5 ends before it starts")]),
        (D6, [(0, 6)], [(0, "row 0-6 starts too low")]),
        (D6, [(1, 7)], [(0, "row 1-7 ends too high")]),
        (D6, [(None, None)], [(0, "row any starts too low"), (0, "row any ends too high")]),
        (D6, [(2, 5)], [(0, "no row for 1, just below row 2-5"), (0, "no row for 6, above the highest row")]),
        (
            D6,
            [(1, 5), (2, 3), (4, 4), (6, 6)],
            [(1, "row 2-3 overlaps the row below it"), (2, "row 4 overlaps the row below it")],
        ),
    ],
)
def test_a_hole_or_an_overlap_is_named_by_its_row(
    shape: type[RangeTable[Row]], ends: list[tuple[int | None, int | None]], found: list[tuple[int, str]]
) -> None:
    assert faults(shape, rows(*ends)) == [(("rows", at), message) for at, message in found]


def test_a_fault_inside_a_row_does_not_hide_a_hole() -> None:
    data = rows((None, 5), (7, None))
    data["rows"][0]["dice"] = "1d"
    data["passport"] = {**PASSPORT, "rules": ["R000-1", "R1"]}
    found = faults(Open, data)
    assert [loc for loc, _ in found] == [("passport", "rules", 1), ("rows", 0, "dice"), ("rows", 1)]
    assert found[1][1] == "no dice: '1d' (UNFINISHED)"


@pytest.mark.parametrize("data", [{"passport": PASSPORT}, {"passport": PASSPORT, "rows": []}, rows(("a", 1)), []])  # type: ignore[arg-type]
def test_what_is_no_table_at_all_is_refused(data: Any) -> None:
    assert faults(Open, data)


def test_a_table_can_be_built_from_rows_and_survives_json() -> None:
    table = D6(passport=Passport.model_validate(PASSPORT), rows=(Row(low=1, high=3), Row(low=4, high=6, dice="2d4")))
    assert D6.model_validate_json(table.model_dump_json()) == table
    with pytest.raises(ValidationError, match="no row for 6"):
        D6(passport=table.passport, rows=(Row(low=1, high=5),))


ends = st.none() | st.integers(-3, 9)


@given(st.lists(st.tuples(ends, ends), min_size=1, max_size=5))
def test_a_table_stands_exactly_if_every_value_has_exactly_one_row(some: list[tuple[int | None, int | None]]) -> None:
    def holding(value: int) -> int:
        return sum((low is None or low <= value) and (high is None or value <= high) for low, high in some)

    straight = all(low is None or high is None or low <= high for low, high in some)
    for shape, inside in ((Open, range(-12, 19)), (D6, range(1, 7))):
        whole = straight and all(holding(value) == (value in inside) for value in range(-12, 19))
        try:
            table = shape.model_validate(rows(*some))
        except ValidationError:
            assert not whole
        else:
            assert whole
            for value in inside:
                row = table.row_for(value)
                assert row.low is None or row.low <= value
                assert row.high is None or value <= row.high


@pytest.mark.parametrize("text", ["1d6", "2d6+6", "4d6kh3", "3"])
def test_dice_of_a_row_can_be_rolled(text: str) -> None:
    assert Row(dice=text).dice == text


@pytest.mark.parametrize("text", ["", "1d", "d6 rounds", "1d0", "99999d6", "1d6+x"])
def test_what_cannot_be_rolled_is_no_dice(text: str) -> None:
    with pytest.raises(ValidationError, match="no dice"):
        Row(dice=text)


def test_a_passport_says_whose_values_they_are() -> None:
    passport = Passport.model_validate(PASSPORT)
    assert (passport.origin, passport.rules) == (Origin.HOUSE, ("R000-1", "G000-2"))


@pytest.mark.parametrize(
    ("field", "value"),
    [("source", ""), ("licence", ""), ("rules", []), ("rules", ["000-1"]), ("rules", ["E000-1"]), ("origin", "mine")],
)
def test_a_passport_is_complete(field: str, value: object) -> None:
    with pytest.raises(ValidationError):
        Passport.model_validate({**PASSPORT, field: value})
