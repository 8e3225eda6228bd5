"""Spellcasting in scenes: initiative, and the reaction that comes back with one's turn, of which nobody hears."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.engine.dice import ScriptedDice
from bot.engine.ruling import Change, Origin
from bot.engine.scene.events import RoundBegan, TurnBegan, TurnEnded
from bot.engine.scene.flow import open_scene
from bot.engine.scene.model import Scene
from bot.engine.scene.people import join
from bot.engine.sheet import Sheet
from cogs.spellcasting.scene import INITIATIVE, scene_rules, triggers
from tests.play import evening, refused
from tests.spellcasting.castings import adventurer, hidden_casting, sheet_of
from tests.table import words
from tests.tabletop.scenes import heard, stored_scene

NO_DICE = ScriptedDice(())
STATS: dict[int, dict[str, Any]] = {1: {"reaction_used": True}, 2: {"reaction_used": False}, 3: {"reaction_used": True}}


def look(ids: Collection[int]) -> Sequence[Sheet]:
    return [
        Sheet(
            id=id,
            ruleset="turning" if id == 3 else "spellcasting",
            kind="undead" if id == 3 else "adventurer",
            name=f"Sheet {id}",
            owner_id=None,
            stats=STATS[id],
            hidden=False,
            version=1,
        )
        for id in ids
    ]


@pytest.fixture
def fight() -> Scene:
    """Ada and her double share a turn; a ghoul has one; somebody has no sheet."""
    scene = open_scene("Fight", "spellcasting", INITIATIVE.strategy).scene.model_copy(update={"id": 7})
    for name, sheet_id, group in (("Ada", 1, "twins"), ("Eda", 2, "twins"), ("Ghoul", 3, None), ("Bo", None, None)):
        scene = join(scene, name, NO_DICE, sheet_id=sheet_id, group=group).scene
    return scene


def test_R002_7_the_reaction_comes_back_when_the_turn_begins(fight: Scene) -> None:
    act = triggers(look)
    [trigger] = act(fight, (), TurnBegan(turn=1, round=1), NO_DICE)
    assert trigger.sheet_ids == (1,)
    assert trigger.ruling.changes == (Change(sheet_id=1, field="reaction_used", before=True, after=False),)
    rules = scene_rules()
    assert rules.ruling is not None
    assert rules.ruling(trigger.ruling) is None, "nobody is told"


def test_R002_7_at_no_other_moment_and_to_nobody_else(fight: Scene) -> None:
    act = triggers(look)
    others = [one.turn for one in fight.participants if one.turn != 1]
    assert len(others) == 2
    for turn in others:
        assert not act(fight, (), TurnBegan(turn=turn, round=1), NO_DICE)
    assert not act(fight, (), TurnEnded(turn=1, round=1), NO_DICE)
    assert not act(fight, (), RoundBegan(round=1), NO_DICE)


def test_initiative_is_a_d20_and_the_sheets_modifier() -> None:
    rules = scene_rules()
    [sheet] = look([2])
    assert rules.modifier(sheet.model_copy(update={"stats": {"initiative": 3}}), None) == 3
    assert rules.orders[0].strategy == INITIATIVE.strategy
    assert {note.origin for note in INITIATIVE.notes} == {Origin.PUBLIC, Origin.HOUSE}


async def test_a_reaction_spent_on_a_spell_is_back_with_the_next_turn_and_nobody_hears_of_it(tmp_path: Path) -> None:
    async with evening(tmp_path, 10, 12, 15, 15, 15) as table:
        table.may_ping |= {table.owner.id, table.player.id}
        ada = await adventurer(table, "Ada", table.owner, arcana=5, initiative=2)
        await adventurer(table, "Bo", table.player)
        await table.slash(table.gm, "scene open", name="Duel", ruleset="spellcasting")
        await table.slash(table.owner, "scene join", who="Ada", scene="Duel")
        await table.slash(table.player, "scene join", who="Bo", scene="Duel")
        await table.slash(table.gm, "scene start", scene="Duel")
        assert [one.initiative for one in (await stored_scene(table, "Duel")).participants] == [12, 12]
        assert (await stored_scene(table, "Duel")).order == (1, 2), "of equals the higher modifier is first"
        _, rumour = await hidden_casting(table, perceived_by=("Ada",))
        seen = await table.press(table.owner, rumour, "What do I notice?")
        assert not refused(await table.press(table.owner, seen, "Identify as Ada"))
        assert (await sheet_of(table, ada))["reaction_used"]
        await table.slash(table.owner, "scene next", scene="Duel")
        assert (await sheet_of(table, ada))["reaction_used"], "it is Bo's turn"
        before = len(heard(table))
        await table.slash(table.player, "scene next", scene="Duel")
        assert not (await sheet_of(table, ada))["reaction_used"]
        assert not any("reaction" in words(message).casefold() for message in heard(table)[before:])
        for who in (table.player, table.spectator):
            for command in ("ledger recent", "scene catchup", "scene status"):
                await table.slash(who, command)
            assert not table.sees(who, "eaction")
        await table.slash(table.gm, "scene back", scene="Duel")
        assert (await sheet_of(table, ada))["reaction_used"], "taken back with the turn"
