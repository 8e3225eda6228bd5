"""Both generators find the counts that are kept as data: the board's all of them, the literal one the smaller ones."""

from __future__ import annotations

import pytest

from cogs.cabal.rules.position import board_of
from tests.cabal.perft import POSITIONS, counted, counted_literally, data

DEPTHS = [(name, depth, count) for name, counts in data().items() for depth, count in enumerate(counts, 1)]


def test_every_position_is_counted() -> None:
    assert data().keys() == POSITIONS.keys()
    assert all(len(counts) >= 3 for counts in data().values())


@pytest.mark.parametrize(("name", "depth", "count"), DEPTHS)
def test_the_board_finds_the_counts(name: str, depth: int, count: int) -> None:
    assert counted(board_of(POSITIONS[name]), depth) == count


@pytest.mark.parametrize(("name", "depth", "count"), [one for one in DEPTHS if one[2] <= 800])
def test_the_literal_reading_finds_the_counts(name: str, depth: int, count: int) -> None:
    assert counted_literally(POSITIONS[name], depth) == count
