"""What the GM lays on those who take part, and who may know of it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.effects import Due, Effect
from bot.engine.refusal import Refused
from bot.engine.scene.flow import close
from bot.engine.scene.lasting import bearer
from bot.engine.scene.laying import end, lay
from bot.engine.scene.model import Scene
from bot.engine.scene.people import join
from bot.engine.scene.refusal import SceneRefusal
from bot.engine.scene.view import visible, visible_events
from bot.engine.sheet import Viewer
from tests.bot.engine.scene.table import NO_DICE, NOON, running

PLAYER, GM = Viewer(user_id=99, is_gm=False), Viewer(user_id=1, is_gm=True)


def with_lich(**how: Any) -> tuple[Scene, int]:
    scene = join(running("Ada", "Bo"), "Lich", NO_DICE, initiative=1, **how).scene
    return scene, scene.participants[-1].id


def curse(scene: Scene, who: int, sheet_id: int | None) -> Effect:
    due = None if sheet_id else Due(scene_id=scene.id, who=who)
    return Effect(ruleset="tabletop", kind="Curse", sheet_id=sheet_id or 0, due=due, id=5)


@pytest.mark.parametrize("sheet_id", [None, 40])
@pytest.mark.parametrize(("how", "is_known"), [({}, True), ({"hidden": True}, False), ({"alias": "pale lady"}, False)])
def test_players_hear_and_see_what_lies_on_those_whom_they_know(
    how: dict[str, Any], is_known: bool, sheet_id: int | None
) -> None:
    scene, who = with_lich(sheet_id=sheet_id, **how)
    effect = curse(scene, who, sheet_id)
    begun = lay(scene, who, effect)
    over = end(begun.scene, effect)
    assert begun.begins == over.ends == (effect,)
    for before, step in ((scene, begun), (begun.scene, over)):
        assert bool(visible_events(before, step.scene, step.events, PLAYER)) == is_known
        assert visible_events(before, step.scene, step.events, GM) == step.events
        assert (bearer(visible(step.scene, PLAYER), effect) is not None) == is_known
        assert bearer(step.scene, effect) == step.scene.participants[-1]


def test_it_lies_on_nobody_else() -> None:
    scene, who = with_lich()
    effect = curse(scene, who, None)
    assert effect.due is not None
    elsewhere = effect.model_copy(update={"due": effect.due.model_copy(update={"scene_id": scene.id + 1})})
    assert bearer(scene, elsewhere) is None
    assert bearer(scene, curse(scene, who, 77)) is None


def test_what_takes_the_place_of_another_ends_it_and_nothing_is_laid_in_a_closed_scene() -> None:
    scene, who = with_lich()
    old = curse(scene, who, None)
    step = lay(scene, who, old.model_copy(update={"id": 0}), instead_of=old)
    assert step.ends == (old,)
    assert step.scene.called == scene.called
    closed = close(scene, NOON).scene
    with pytest.raises(Refused) as refused:
        lay(closed, who, old)
    assert refused.value.reason is SceneRefusal.CLOSED
    assert end(closed, old).ends == (old,)
