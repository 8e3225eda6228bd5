"""Turning in scenes: whom a confused undead may attack, and who learns of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import pytest

from bot.engine.dice import ScriptedDice
from bot.engine.effects import Due, Effect
from bot.engine.ruling import Origin
from bot.engine.scene.events import RoundBegan, RoundEnded
from bot.engine.scene.flow import open_scene
from bot.engine.scene.lasting import Trigger
from bot.engine.scene.model import Scene, State
from bot.engine.scene.people import join, mark
from bot.engine.sheet import Sheet
from cogs.turning.rules.confusion import Confusion
from cogs.turning.scene import scene_rules, triggers

NO_DICE = ScriptedDice(())
ORDER = Effect(ruleset="turning", kind="confusing-order", sheet_id=3, source_id=1, rounds=2, id=9)
KINDS = {1: ("Ada", "cleric"), 2: ("Wolf", "companion"), 3: ("Ghoul", "undead"), 4: ("Lich", "undead")}


def sheet(id: int, **stats: Any) -> Sheet:
    name, kind = KINDS[id]
    return Sheet(id=id, ruleset="turning", kind=kind, name=name, owner_id=None, stats=stats, hidden=False, version=1)


def look(ids: Collection[int]) -> Sequence[Sheet]:
    return [sheet(id) for id in ids if id in KINDS]


def crypt(**how: Any) -> Scene:
    """Ada, a wolf, the ghoul; `how` is that of the lich, who takes part where it is given."""
    scene = open_scene("Crypt", "turning", scene_rules().orders[0].strategy).scene.model_copy(update={"id": 7})
    for id in (1, 2, 3):
        scene = join(scene, KINDS[id][0], NO_DICE, sheet_id=id).scene
    return join(scene, "Lich", NO_DICE, sheet_id=4, **how).scene if how else scene


def rolled(scene: Scene, *faces: int, effect: Effect = ORDER) -> Sequence[Trigger]:
    return triggers(look)(scene, [effect], RoundBegan(round=1), ScriptedDice(faces))


def confusion(trigger: Trigger) -> Confusion:
    return Confusion.model_validate(trigger.ruling.result)


@pytest.mark.parametrize(("face", "victim"), [(1, "Ada"), (2, "Wolf")])
def test_R000_47_it_attacks_one_of_the_others_at_random(face: int, victim: str) -> None:
    [trigger] = rolled(crypt(), 3, face)
    drawn = confusion(trigger).victim
    assert drawn is not None
    assert drawn.name == victim
    assert trigger.sheet_ids == (3, drawn.sheet_id)


def test_R000_45_nothing_is_rolled_at_other_moments_or_for_whoever_cannot_act() -> None:
    assert triggers(look)(crypt(), [ORDER], RoundEnded(round=1), NO_DICE) == ()
    assert rolled(mark(crypt(), 3, State.DEFEATED, NO_DICE).scene) == []
    elsewhere = ORDER.model_copy(update={"due": Due(scene_id=8, round=3)})
    assert rolled(crypt(), effect=elsewhere) == []
    assert len(rolled(crypt(), 6, effect=ORDER.model_copy(update={"due": Due(scene_id=7, round=3)}))) == 1


@pytest.mark.parametrize("how", [{"hidden": True}, {"alias": "pale lady"}])
def test_b21_a_known_undead_attacks_nobody_of_whom_players_do_not_know(how: dict[str, Any]) -> None:
    scene = mark(mark(crypt(**how), 1, State.DEFEATED, NO_DICE).scene, 2, State.AWAY, NO_DICE).scene
    [trigger] = rolled(scene, 4)
    assert confusion(trigger).victim is None
    assert trigger.sheet_ids == (3,)


def test_a_hidden_undead_attacks_whomever_it_sees() -> None:
    order = ORDER.model_copy(update={"sheet_id": 4})
    [trigger] = rolled(crypt(hidden=True), 4, 3, effect=order)
    assert confusion(trigger).victim is not None
    assert 4 in trigger.sheet_ids


def test_the_die_of_initiative_is_never_shown_as_the_authors() -> None:
    for order in scene_rules().orders[:2]:
        assert any(note.origin is Origin.HOUSE for note in order.notes)
