"""A scene to try things on: participants by name, and turns told by name."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

import pytest

from bot.engine.dice import Dice, ScriptedDice
from bot.engine.refusal import Refusal, Refused
from bot.engine.scene.events import CALLS, Offered, Step
from bot.engine.scene.flow import hold, next_turn, open_scene, start
from bot.engine.scene.model import Scene, State
from bot.engine.scene.people import join, mark
from bot.engine.turns import Initiative, Strategy

NO_DICE = ScriptedDice(())
"""Nothing is rolled: everyone has been given an initiative."""


NOON = datetime(2026, 1, 31, 12, tzinfo=UTC)


def refusal(act: Callable[[], Step]) -> Refusal:
    """Why the action is refused."""
    with pytest.raises(Refused) as refused:
        act()
    return refused.value.reason


def gathered(*names: str, strategy: Strategy | None = None, **sides: str) -> Scene:
    """A scene with these participants, whose initiatives descend as they are named."""
    scene = open_scene("Crypt", "any", strategy or Initiative()).scene
    for n, name in enumerate(names):
        scene = join(scene, name, NO_DICE, initiative=20 - n, side=sides.get(name, "")).scene
    return scene


def running(*names: str, strategy: Strategy | None = None, **sides: str) -> Scene:
    """The same, started: the first has the turn."""
    return start(gathered(*names, strategy=strategy, **sides), NO_DICE).scene


def who(scene: Scene, name: str) -> int:
    """The id of the participant of this name."""
    return next(one.id for one in scene.participants if one.name == name)


def turn(scene: Scene, name: str) -> int:
    """The turn of the participant of this name."""
    return next(one.turn for one in scene.participants if one.name == name)


def name(scene: Scene, turn: int | None) -> str | None:
    """Whose turn it is; a group's by its first member."""
    return next((one.name for one in scene.participants if one.turn == turn), None)


def order(scene: Scene) -> str:
    """The order, as names."""
    return " ".join(str(name(scene, number)) for number in scene.order)


def done(scene: Scene, dice: Dice = NO_DICE) -> Scene:
    """The scene after its turn has ended."""
    return next_turn(scene, scene.called, dice).scene


def held(scene: Scene) -> Scene:
    """The scene after its turn has been held."""
    return hold(scene, scene.called, NO_DICE).scene


def marked(scene: Scene, name: str, state: State) -> Scene:
    """The scene with that state of somebody."""
    return mark(scene, who(scene, name), state, NO_DICE).scene


def calls(step: Step) -> list[str | None]:
    """Who is called by a step."""
    found: list[str | None] = []
    for event in step.events:
        if isinstance(event, CALLS):
            turns = event.turns if isinstance(event, Offered) else (event.turn,)
            found += [name(step.scene, number) for number in turns]
    return found


def acts(scene: Scene, times: int) -> str:
    """Who has the turn, now and in the next turns, with a bar before each new round."""
    told = [str(name(scene, scene.current))]
    for _ in range(times - 1):
        after = done(scene)
        told += ["|"] if after.round > scene.round else []
        told.append(str(name(after, after.current)))
        scene = after
    return " ".join(told)
