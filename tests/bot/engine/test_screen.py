"""What a screen may hold: a board that people would see broken cannot be made."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError
from wcwidth import wcswidth

from bot.engine.screen import WIDEST, Block, Board, Code


@pytest.mark.parametrize(
    "rows",
    [("ab", "c"), ("É",), ("Л",), ("🧟",), ("⚔️",), ("♟",), ("█",), ("a\u0301",), ("\t",), ("\u200b",), ("." * 41,)],
    ids=ascii,
)
def test_b24_a_board_of_unequal_rows_or_with_wide_signs_cannot_be_made(rows: tuple[str, ...]) -> None:
    with pytest.raises(ValidationError):
        Board(rows=rows)


@given(st.lists(st.text(max_size=4), max_size=3).map(tuple))
def test_b24_whatever_can_be_made_is_even_on_every_screen(rows: tuple[str, ...]) -> None:
    try:
        board = Board(rows=rows)
    except ValidationError:
        return
    assert len({wcswidth(row) for row in board.rows} | {len(row) for row in board.rows}) <= 1


def test_words_as_they_were_typed_are_no_board_and_stay_so_when_they_are_kept() -> None:
    blocks = TypeAdapter(tuple[Block, ...])
    kept = (Code(rows=("É" * 50, "")), Board(rows=("." * WIDEST,)))
    assert blocks.validate_json(blocks.dump_json(kept)) == kept
