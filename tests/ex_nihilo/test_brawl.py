"""A brawl of two against three, act by act as recorded in `brawl.toml`; and once more from the faces of the ledger."""

from __future__ import annotations

from pathlib import Path

from tests.ex_nihilo.brawl import RECORDING, Brawl
from tests.play import evening

ACTS = RECORDING["act"]
FACES = [*RECORDING["initiative"], *(face for act in ACTS for face in act.get("faces", ()))]
TOLD = ("faces", "refused", "came", "now")


async def test_every_act_of_the_brawl_comes_out_as_recorded_and_again_from_the_faces(tmp_path: Path) -> None:
    async with evening(tmp_path / "first", *FACES) as table:
        brawl = Brawl(table)
        await brawl.lay_out()
        assert await brawl.state() == RECORDING["start"]
        for number, act in enumerate(ACTS):
            assert await brawl.act(act) == {part: act[part] for part in TOLD if part in act}, f"act {number}: {act}"
        assert table.sees(table.spectator, "Dax **dies**")
        first = await brawl.entries()
    faces = [face.face for entry in first for face in entry.faces]
    async with evening(tmp_path / "again", *faces) as table:
        brawl = Brawl(table)
        await brawl.lay_out()
        for act in ACTS:
            await brawl.play(act)
        again = await brawl.entries()
    assert [(entry.ruling, entry.faces) for entry in again] == [(entry.ruling, entry.faces) for entry in first]
