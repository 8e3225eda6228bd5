"""Each of the hard cases has tests that are called by its number; and the one that is about turns and nothing else."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bot.engine.ruling import Ruling
from bot.services import ledger, sheets
from tests.hostile import walk_suggestions
from tests.play import cleric, evening, refused
from tests.table import Table, words
from tests.tabletop.scenes import call, heard, stored_scene

TESTS = Path(__file__).parent

CASES = frozenset((1, 2, 4, 5, 6, 8, 9, 13, 14, 16, 17, 18, 19, 21, 22, 24, 25, 27, 28, 30, 32, 33, 35, 36, 38, 39))
"""The numbers of `HARD-CASES.md`."""


def test_every_hard_case_has_a_test_that_is_called_by_its_number() -> None:
    called = {
        int(number)
        for file in TESTS.rglob("test_*.py")
        for name in re.findall(r"def (test_\w+)", file.read_text(encoding="utf-8"))
        for number in re.findall(r"_b(\d\d)(?=_)", name.lower())
    }
    assert called >= CASES, f"no test is called by {sorted(CASES - called)}"


def test_the_numbers_are_those_of_the_document() -> None:
    document = TESTS.parents[1] / "shared" / "HARD-CASES.md"
    if document.exists():
        found = re.findall(r"^### B(\d\d) ", document.read_text(encoding="utf-8"), re.MULTILINE)
        assert frozenset(map(int, found)) == CASES


async def test_b08_six_who_all_rolled_12_act_once_in_each_round_and_always_in_the_same_order(tmp_path: Path) -> None:
    names = ["Fay", "Ada", "Eve", "Bo", "Dan", "Cid"]
    async with evening(tmp_path) as table:  # every die falls 12
        for name in names:
            await cleric(table, name, owner=table.player, level=3)
        await table.slash(table.gm, "scene open", name="Crypt", ruleset="turning", order="once")
        table.may_ping.add(table.player.id)
        for name in names:
            assert refused(await table.slash(table.gm, "scene add", who=name)) is None
        await table.slash(table.gm, "scene start")
        assert "tie" in words(await table.press(table.player, call(table), "Why?")).casefold()
        order = [entrant.name for entrant in (await stored_scene(table)).present]
        called = []
        for turn in range(18):
            called.append(next(name for name in names if f"your turn: {name}." in words(call(table))))
            if turn % 3 == 1:
                await table.restart()
            form = await table.slash(table.gm, "sheet edit", sheet=names[turn % 6])
            await table.submit(table.gm, form, level=str(4 + turn % 3))
            assert "your turn: " + called[-1] in words(heard(table)[-1]), "an edit announces nothing"
            await table.press(table.player, call(table), "Done")
        assert called == order * 3


@pytest.mark.parametrize(("n", "who"), [(0, "gm"), (26, "gm"), (500, "player")])
async def test_b38_of_none_of_26_and_of_500_things_the_best_25_are_suggested_everywhere(
    n: int, who: str, tmp_path: Path
) -> None:
    async with evening(tmp_path, seeded=True) as table:
        await fill(table, n)
        person = table.people[who]
        found = [one async for one in walk_suggestions(table, person, ["", "Nobody", "Nobody at all or whoever 7"])]
        assert len(found) > 50
        for where, choices in found:
            assert len(choices) <= 25, where
            assert len(set(choices.values())) == len(choices), f"{where}: two entries mean the same"
        for command in ("sheet list", "ledger recent", "house profiles", "house cases", "turning effects"):
            await table.slash(person, command)  # that it is answered, within all limits, is judged on leaving


async def fill(table: Table, n: int) -> None:
    """So many sheets of every kind, with names as long as may be, and as many rulings."""

    def work(db: Any) -> None:
        now = table.bot.clock.now()
        for number in range(n):
            who = table.player if number % 2 else table.gm
            ledger.resolve(
                db,
                interaction_id=number,
                actor_id=who.id,
                channel_id=table.channel.id,
                now=now,
                dice=ledger.NO_DICE,
                decide=lambda _: Ruling(ruleset="tabletop", kind="roll", result={}),
            )
            for place, kind in enumerate(table.bot.sheet_kinds.values()):
                owner = None if kind.gm_only or who is table.gm else who.id
                name = f"Nobody at all or whoever {number} {place}"
                stats = kind.model.model_validate(kind.templates[0].stats if kind.templates else {})
                about = {"ruleset": kind.ruleset, "kind": kind.kind, "name": name, "owner_id": owner}
                sheets.create(db, **about, stats=stats.model_dump(mode="json"), now=now)

    await table.bot.storage.write(table.guild.id, work)
