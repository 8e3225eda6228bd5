"""A siege of twelve rounds, act by act as recorded in `siege.toml`; and once more from the faces of the ledger."""

from __future__ import annotations

from pathlib import Path

from bot.services.ledger import Entry
from tests.play import evening
from tests.turning.siege import RECORDING, Siege

ACTS = RECORDING["act"]
FACES = [face for act in ACTS for face in act["faces"]]
TOLD = ("values", "rows", "offers", "left_out")


async def test_every_act_of_the_siege_comes_out_as_recorded(tmp_path: Path) -> None:
    async with evening(tmp_path, *FACES) as table:
        siege = Siege(table)
        await siege.lay_out()
        stands = await siege.state()
        assert stands == RECORDING["start"]
        for number, act in enumerate(ACTS):
            stands |= {part: act[part] for part in stands if part in act}
            told = {part: act[part] for part in TOLD if part in act}
            assert await siege.act(act) == {"faces": act["faces"], **told, **stands}, f"act {number}: {act}"
        for who in (table.owner, table.player, table.spectator, table.admin):
            assert table.sees(who, "Legionary")
            assert not table.sees(who, "Carmilla")


async def test_the_faces_in_the_ledger_give_the_same_rulings_again(tmp_path: Path) -> None:
    async with evening(tmp_path / "first", *FACES) as table:
        first = await _played(Siege(table))
    faces = [face.face for entry in first for face in entry.faces]
    async with evening(tmp_path / "again", *faces) as table:
        again = await _played(Siege(table))
    assert [(entry.ruling, entry.faces) for entry in again] == [(entry.ruling, entry.faces) for entry in first]


async def _played(siege: Siege) -> list[Entry]:
    """The ledger after the whole siege."""
    await siege.lay_out()
    for act in ACTS:
        await siege.act(act)
    return await siege.entries()
