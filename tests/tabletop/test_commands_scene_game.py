"""A ruleset's own game in a scene: drawn on call and card, played by its own commands, undone with the scene."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.engine.dice import Dice
from bot.engine.guild import GuildSettings
from bot.engine.ruling import Ruling
from bot.engine.scene import flow
from bot.engine.scene.events import Step
from bot.engine.scene.going import chained
from bot.engine.scene.lasting import Trigger
from bot.engine.scene.model import Scene
from bot.engine.scene.playing import played
from bot.engine.screen import Address, Block, Button, Control, Paragraph
from bot.engine.text import Text, say
from bot.surface.scenetable import SceneTable
from tests.play import evening, refused
from tests.table import Table, labels, words
from tests.tabletop.scenes import call, card, crypt, now, stored_scene


def drawn(scene: Scene, settings: GuildSettings) -> Iterable[Block]:
    yield Paragraph(text=say("scene-title", scene=f"The pawn stands on {scene.game['pawn']}"))


def controls(scene: Scene) -> tuple[Control, ...]:
    return (Button(address=Address(package="tabletop", action="scene-status", args=("1",)), label=say("button-why")),)


def told(ruling: Ruling) -> Text | None:
    return say("scene-title", scene="The pawn moves") if ruling.kind == "loud" else None


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with evening(tmp_path) as opened:
        await crypt(opened)
        rules = opened.bot.scene_rules
        rules["turning"] = replace(rules["turning"], ruling=told, board=drawn, controls=controls, own_turns=True)
        yield opened


async def move(table: Table, square: str, kind: str) -> None:
    """The pawn moves, and whoever has the turn has had it."""

    def act(_: Any, scene: Scene, dice: Dice) -> Step:
        ruling = Ruling(ruleset="turning", kind=kind, result={})
        step = played(scene, {"pawn": square}, Trigger(ruling=ruling, sheet_ids=()))
        return chained(step, lambda there: flow.next_turn(there, there.called, dice))

    await SceneTable(table.bot).step_unasked(table.guild.id, 1, act, "play")
    await table.later(0)


async def test_a_move_is_told_and_drawn_and_calls_the_next(table: Table) -> None:
    await move(table, "E4", "loud")
    assert await now(table) == "Bo"
    assert "The pawn moves" in words(call(table))
    assert "stands on E4" in words(call(table))
    assert "stands on E4" in words(card(table))
    assert "Done" not in labels(call(table)), "the game has controls of its own"


async def test_of_some_moves_nothing_is_told(table: Table) -> None:
    await move(table, "E4", "quiet")
    assert "The pawn moves" not in words(call(table))
    assert "stands on E4" in words(card(table))


@pytest.mark.parametrize("command", ["next", "hold", "join", "add"])
async def test_the_turns_are_the_games_own(table: Table, command: str) -> None:
    who = {"who": "Dot"} if command in {"join", "add"} else {}
    before = await stored_scene(table)
    assert "own commands" in refused(await table.slash(table.gm, f"scene {command}", **who))
    assert await stored_scene(table) == before


async def test_the_game_goes_back_with_the_scene(table: Table) -> None:
    await move(table, "E4", "loud")
    await move(table, "E5", "loud")
    await table.slash(table.gm, "scene back")
    assert (await stored_scene(table)).game == {"pawn": "E4"}
    assert await now(table) == "Bo"
