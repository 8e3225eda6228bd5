"""Rulings: sums that add up, and a whole that survives being stored."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from bot.engine.ruling import Change, Line, Note, Origin, Reckoning, Ruling
from bot.engine.text import Listing, Verbatim, say

ids = st.sampled_from(["level", "turning-why-level", "R000-10", "n"])
plain = st.integers() | st.text(max_size=20) | st.builds(Verbatim, verbatim=st.text(max_size=20))
args = st.recursive(
    plain,
    lambda inner: (
        st.builds(Listing, items=st.lists(inner, max_size=3).map(tuple))
        | st.builds(lambda id, given: say(id, **given), ids, st.dictionaries(ids, inner, max_size=3))
    ),
    max_leaves=6,
)
texts = st.builds(lambda id, given: say(id, **given), ids, st.dictionaries(ids, args, max_size=3))
lines = st.builds(Line, label=args, amount=st.integers(-100, 100), rule=st.none() | ids, origin=st.sampled_from(Origin))
rulings = st.builds(
    Ruling,
    ruleset=ids,
    kind=ids,
    result=st.dictionaries(ids, st.integers() | st.text() | st.none()),
    trace=st.lists(st.builds(Note, text=texts, rule=ids, origin=st.sampled_from(Origin)), max_size=3).map(tuple),
    changes=st.lists(
        st.builds(Change, sheet_id=st.integers(1), field=ids, before=st.integers(), after=st.text()), max_size=3
    ).map(tuple),
)


@given(lines, st.lists(lines, max_size=6))
def test_the_lines_of_a_reckoning_add_up_to_its_total(start: Line, others: list[Line]) -> None:
    assert Reckoning(start=start, lines=tuple(others)).total == sum(line.amount for line in [start, *others])


@given(rulings)
def test_a_ruling_comes_back_from_json_as_it_was(ruling: Ruling) -> None:
    assert Ruling.model_validate_json(ruling.model_dump_json()) == ruling


@given(lines)
def test_a_label_comes_back_as_what_it_was(line: Line) -> None:
    restored = Line.model_validate_json(line.model_dump_json())
    assert (restored, type(restored.label)) == (line, type(line.label))


def test_a_value_never_changes_and_has_no_unknown_fields() -> None:
    line = Line(label="level", amount=5)
    with pytest.raises(ValidationError):
        line.amount = 6  # type: ignore[misc]
    with pytest.raises(ValidationError):
        Line.model_validate({"label": "level", "amount": 5, "note": ""})
    assert line.amount == 5


@pytest.mark.parametrize(("stored", "about"), [(5, (5,)), (None, ()), ([5, 6], (5, 6))])
def test_notes_stored_while_they_were_about_one_sheet_are_still_read(stored: object, about: tuple[int, ...]) -> None:
    text = {"id": "level", "args": {}}
    assert Note.model_validate({"text": text, "rule": "R000-5", "about": stored}).about == about
