"""Whatever the GM has set, *Why?* of an answer that uses it says that this is this server's own (`/house set`)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from simcord import InteractionResult

from tests.play import cleric, evening, pack, refused, undead
from tests.table import Table, words
from tests.turning.lasting import bay, begin

BARE = "[{ face = 1, alternatives = [] }, { face = 20, alternatives = [] }]"
NO_TURNING = f"naturals = {BARE}\nrows = [{{ alternatives = [] }}]"
NO_COMMAND = f"""
naturals = {BARE}
rows = [
    {{ high = 30, alternatives = [] }},
    {{ low = 31, over_20 = true, alternatives = [{{ effect = "stand-still", dice = "1d4" }}] }},
]
"""
NO_MALUS = 'rows = [{ name = "mindless", low = 0, malus = 0 }]'
NO_GRADES = "legion_extra = 0\n[grades]\nlower = 0\nsuperior = 0\nmajor = 0\nsupreme = 0"


async def set_rule(table: Table, rule: str, value: str) -> None:
    """The GM sets a rule: an option at once, a table in its form."""
    if "options" in rule:
        done = await table.slash(table.gm, "house set", rule=f"turning.{rule}", value=value)
    else:
        form = await table.slash(table.gm, "house set", rule=f"turning.{rule}")
        done = await table.submit(table.gm, form, value=value)
    assert refused(done) is None


async def why(table: Table, answer: InteractionResult) -> str:
    """What *Why?* says of an answer, to anybody."""
    return words(await table.press(table.spectator, answer, "Why?")).replace("\\", "")


def own(gap: str) -> str:
    """The mark of a value that this server has set."""
    return f"(house rule of this server: {gap})"


async def attempt(table: Table, **options: Any) -> InteractionResult:
    return await table.slash(table.owner, "turning attempt", cleric="Ada", **options)


@pytest.mark.parametrize(
    ("rule", "value", "gap"),
    [
        ("results", NO_TURNING, "G000-7"),
        ("intelligence", NO_MALUS, "G000-3"),
        ("orders", NO_GRADES, "G000-5"),
        ("orders", NO_GRADES, "G000-6"),
        ("options.number_affected", "fixed", "G000-2"),
        ("options.number_affected", "level-plus-2", "G000-2"),
        ("options.kept_again", "no", "G000-10"),
    ],
)
async def test_an_attempt_marks_what_the_table_has_set(rule: str, value: str, gap: str, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        ada = await cleric(table, level=5)
        await begin(table, bay(await undead(table, "Kept"), ada))
        await undead(table, "Lich", threat=2, intelligence=19, legion=True)
        assert "this server" not in await why(table, await attempt(table))
        await set_rule(table, rule, value)
        await undead(table, "Mummy", intelligence=6, legion=True)
        assert own(gap) in await why(table, await attempt(table))


@pytest.mark.parametrize("n", [1, 3])
async def test_a_number_that_alone_was_set_is_marked_whether_it_is_enough_or_not(n: int, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, level=5)
        await pack(table, n)
        await set_rule(table, "options.fixed_number", "2")
        assert own("G000-2") not in await why(table, await attempt(table)), "2d6 are rolled, and nothing is fixed"
        await set_rule(table, "options.number_affected", "fixed")
        assert own("G000-2") in await why(table, await attempt(table))


async def test_a_command_marks_the_table_of_domination(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Mordo", level=5, dark=True)
        await undead(table, "Ghoul")
        assert own("G000-8") not in await why(table, await table.slash(table.owner, "turning command"))
        await set_rule(table, "domination", NO_COMMAND)
        assert own("G000-8") in await why(table, await table.slash(table.owner, "turning command"))


@pytest.mark.parametrize(("tie", "counts"), [("higher-level", True), ("earlier-declared", False)])
async def test_a_tie_names_the_rule_that_decides_it(tie: str, counts: bool, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada", level=5, modifiers=[{"amount": 1, "reason": "relic"}])
        await cleric(table, "Bo", table.player, level=6)
        await undead(table, "Ghoul")
        if tie != "higher-level":  # the default
            await set_rule(table, "options.tie", tie)
        await attempt(table)
        with_it = await table.slash(table.player, "turning attempt", cleric="Bo", **{"with": "#1" if counts else "#2"})
        told = await why(table, with_it)
        assert "G000-11" in told
        assert (own("G000-11") in told) is not counts
        assert ("a stronger simultaneous attempt counts" in words(with_it)) is not counts


@pytest.mark.parametrize(("end", "last"), [("30", False), ("10", True)])
async def test_a_strike_back_marks_the_end_of_the_round(end: str, last: bool, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await set_rule(table, "options.round_end", end)
        ada = await cleric(table)
        [kept] = await begin(table, bay(await undead(table), ada))
        harm = {"harmed_at": "9", "modifier": "4", "initiative": "2"}
        broken = await table.forge_form(table.owner, f"gcf1:turning:break:{kept.id}:open", **harm)
        assert ("last act" in words(broken)) is last
        assert own("G000-14") in await why(table, broken)
