"""A recorded battle of each edition, act by act; and once more from the faces of the ledger."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.skirmish.rules.terms import Edition
from tests.play import evening
from tests.skirmish.battle import BATTLES, Battle

EDITIONS = list(Edition)


@pytest.mark.parametrize("edition", EDITIONS)
async def test_a_recorded_battle_ends_as_recorded_and_plays_again_from_the_ledger(
    tmp_path: Path, edition: Edition
) -> None:
    record = BATTLES[edition.value]
    async with evening(tmp_path / "first", *record["faces"]) as table:
        first = Battle(table, edition)
        await first.play()
        assert await first.state() == record["end"]
        steps = await first.entries()
        rolled = [face.face for entry in steps for face in entry.faces]
        assert rolled == record["faces"]
    async with evening(tmp_path / "again", *rolled) as table:
        again = Battle(table, edition)
        await again.play()
        assert await again.state() == record["end"]
        assert [(e.ruling, e.faces) for e in await again.entries()] == [(e.ruling, e.faces) for e in steps]
