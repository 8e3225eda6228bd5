"""Every act by everybody: `docs/who-may-what.md` is the table that is tried (B19)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from simcord import InteractionResult, MemberActor

import tests.tabletop.entryacts
import tests.tabletop.houseacts
import tests.tabletop.sheetacts
import tests.tabletop.tableacts
import tests.turning.acts  # noqa: F401 - they note themselves
from tests.acts import ACTS, Laid, act
from tests.cabal import acts as games
from tests.ex_nihilo import fightacts as fights
from tests.play import cleric, evening, refused, stored, undead
from tests.skirmish import acts as battles
from tests.spellcasting import acts as spells
from tests.spellcasting import castacts as castings
from tests.table import Table
from tests.tabletop import askacts as requests
from tests.tabletop import caseacts as cases
from tests.tabletop import effectacts as lasting_ones
from tests.tabletop import ledgeracts as rulings
from tests.tabletop import postacts as posts
from tests.tabletop import profileacts as profiles
from tests.tabletop import remindacts as reminders
from tests.tabletop import sceneacts as scenes

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "who-may-what.md"
PEOPLE = ("gm", "owner", "player", "spectator", "admin")


def at_table(name: str, do: spells.Act, prepare: spells.Prepare | None) -> None:
    @act(name, after=None if prepare is None else lambda laid: prepare(laid.table))
    async def _(laid: Laid, who: MemberActor, prepared: Any) -> InteractionResult:
        return await do(laid.table, who, prepared)


for act_at_table, (do_it, before_it) in {
    **spells.ACTS,
    **castings.ACTS,
    **scenes.ACTS,
    **lasting_ones.ACTS,
    **reminders.ACTS,
    **rulings.ACTS,
    **requests.ACTS,
    **posts.ACTS,
    **profiles.ACTS,
    **cases.ACTS,
    **games.ACTS,
    **battles.ACTS,
    **fights.ACTS,
}.items():
    at_table(act_at_table, do_it, before_it)


@cache
def document() -> dict[str, dict[str, bool]]:
    """The table of the document: for each act, who may."""
    rows = [line.strip("| \n") for line in DOCUMENT.read_text().splitlines() if line.startswith("| ")]
    cells = [[cell.strip() for cell in row.split("|")] for row in rows]
    assert cells[0] == ["act", "GM", "owner", "other player", "spectator", "admin"]
    assert all(set(answers) <= {"yes", "no"} for _, *answers in cells[1:])
    return {
        name: dict(zip(PEOPLE, (answer == "yes" for answer in answers), strict=True)) for name, *answers in cells[1:]
    }


def test_the_document_lists_exactly_the_acts_that_are_tried() -> None:
    assert sorted(document()) == sorted(ACTS)


@pytest.mark.parametrize("name", ACTS)
async def test_each_act_is_open_to_those_who_may_and_changes_nothing_for_others(name: str, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        laid = Laid(
            table,
            ada=await cleric(table, "Ada", level=40),
            ghoul=await undead(table, "Ghoul", threat=2),
            lich=await undead(table, "Lich", hidden=True, threat=9),
        )
        # A server may lift Discord's own restriction of a command; ours must hold all the same.
        for command_id in table.bot.command_ids.values():
            table.guild.set_command_permissions(command_id, {table.guild.default_role: True})
        do, prepare = ACTS[name]
        for person in PEOPLE:
            prepared = await prepare(laid) if prepare else None
            before = await everything(table)
            result = await do(laid, table.people[person], prepared)
            if document()[name][person]:
                assert refused(result) is None, f"{person} was refused: {refused(result)}"
            else:
                assert refused(result), f"{person} was let: {result}"
                assert await everything(table) == before, f"{person} changed something"


async def everything(table: Table) -> object:
    """All that an act can change."""
    return await stored(table), await table.bot.guild_settings(table.guild.id)
