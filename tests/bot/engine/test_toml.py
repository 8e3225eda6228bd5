"""Values as TOML, which Python's own reader reads back."""

from __future__ import annotations

import tomllib
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from bot.engine import toml
from tests.bot.engine.houses import words

values: st.SearchStrategy[Any] = st.recursive(
    st.booleans() | st.integers(-(2**60), 2**60) | words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=10,
)


@given(st.dictionaries(words, values, max_size=4))
def test_what_is_written_is_read_back(content: dict[str, Any]) -> None:
    assert tomllib.loads(toml.written(content)) == content


def test_a_list_of_rows_has_one_row_a_line() -> None:
    content: dict[str, Any] = {"extra": 2, "rows": [{"high": 5, "offers": []}, {"low": 6, "offers": [{"dice": "1d4"}]}]}
    assert toml.written(content) == (
        'extra = 2\nrows = [\n    { high = 5, offers = [] },\n    { low = 6, offers = [{ dice = "1d4" }] },\n]\n'
    )
