"""A game that is played in a scene: its state goes with the scene, and what happens changes sheets and effects."""

from __future__ import annotations

from bot.engine.effects import Due, Effect
from bot.engine.ruling import Change, Ruling
from bot.engine.scene.events import Triggered, TurnBegan, TurnEnded
from bot.engine.scene.flow import next_turn
from bot.engine.scene.going import chained
from bot.engine.scene.lasting import Trigger
from bot.engine.scene.playing import played
from tests.bot.engine.scene.table import NO_DICE, running

CHANGE = Change(sheet_id=7, field="hit_points", before=9, after=4)
STUN = Effect(ruleset="any", kind="stun", sheet_id=7, rounds=2)
OVER = Effect(ruleset="any", kind="fear", sheet_id=7, id=3)
BLOW = Ruling(ruleset="any", kind="blow", result={"damage": 5}, changes=(CHANGE,), begins=(STUN,), ends=(OVER,))


def test_a_move_changes_the_game_and_nobodys_turn() -> None:
    scene = running("Ada", "Bo")
    step = played(scene, {"pawn": "E4"}, Trigger(ruling=BLOW, sheet_ids=(7,)))
    assert step.scene.game == {"pawn": "E4"}
    assert (step.scene.current, step.scene.called) == (scene.current, scene.called)
    assert step.scene.version == scene.version + 1
    assert step.events == (Triggered(sheet_ids=(7,), ruling=BLOW),)


def test_what_a_move_does_to_sheets_and_effects_is_kept_when_the_turn_ends_with_it() -> None:
    scene = running("Ada", "Bo")
    moved = played(scene, {}, Trigger(ruling=BLOW, sheet_ids=(7,)))
    step = chained(moved, lambda there: next_turn(there, there.called, NO_DICE))
    assert [type(event) for event in step.events] == [Triggered, TurnEnded, TurnBegan]
    assert step.changes == (CHANGE,)
    assert step.ends == (OVER,)
    (begun,) = step.begins
    assert begun.due == Due(scene_id=scene.id, round=scene.round + 2), "the scene drives it from now on"
