"""Whatever happens to a scene in whatever order, everyone who can act has one turn a round: shown against a model."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from itertools import count

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from sqlite_utils import Database

from bot.engine.dice import ScriptedDice
from bot.engine.refusal import Refused
from bot.engine.scene.events import CALLS, RoundBegan, Step, TurnBegan, TurnEnded
from bot.engine.scene.flow import act, hold, next_turn, open_scene, reorder, start
from bot.engine.scene.going import chained
from bot.engine.scene.model import Scene, State
from bot.engine.scene.people import join, mark, rename, set_initiative
from bot.engine.sheet import Viewer
from bot.engine.turns import Initiative
from bot.services import scenes, scenesteps, sceneundo
from bot.services.scenesteps import Click

NOW = datetime(2026, 1, 31, 23, tzinfo=UTC)
GM = Viewer(user_id=1, is_gm=True)
NO_DICE = ScriptedDice(())

FreshDatabase = Callable[[], Database]


@dataclass
class Model:
    """A fight at a table with cards: those in `order`, some of them turned over since they have acted."""

    order: list[int] = field(default_factory=list)
    value: dict[int, int] = field(default_factory=dict)
    able: set[int] = field(default_factory=set)
    turned: set[int] = field(default_factory=set)
    held: set[int] = field(default_factory=set)
    current: int | None = None
    round: int = 1

    def place(self, one: int) -> None:
        self.order = [other for other in self.order if other != one]
        at = next((n for n, other in enumerate(self.order) if self.value[other] < self.value[one]), len(self.order))
        self.order.insert(at, one)

    def end(self) -> None:
        if self.current is not None:
            self.turned.add(self.current)
            self.current = None

    def go_on(self) -> None:
        """Call whoever is due, if nobody has the turn."""
        while self.current is None and self.able:
            left = [one for one in self.order if one in self.able - self.turned]
            free = [one for one in left if one not in self.held]
            if free:
                self.current = free[0]
            elif left:
                self.order = [one for one in self.order if one not in left] + left
                self.held -= set(left)
            else:
                self.round += 1
                self.turned.clear()
                self.held.clear()

    def lose(self, one: int) -> None:
        self.able.discard(one)
        if self.current == one:
            self.end()
        self.go_on()


class Fight(RuleBasedStateMachine):
    """Actions by the GM on a stored scene, each also done to the model."""

    fresh: FreshDatabase

    def __init__(self) -> None:
        super().__init__()
        self.db = self.fresh()
        self.clicks = count(1)
        self.model = Model()
        self.past: list[Model] = []
        self.future: list[Model] = []

    def click(self) -> Click:
        return Click(next(self.clicks), GM, 7, NOW, NO_DICE)

    @property
    def scene(self) -> Scene:
        return scenes.load(self.db, 1)

    def do(self, do: Callable[[Scene], Step]) -> Step:
        """Take a step, and remember the model as it was; undone steps cannot be done again any more."""
        before = self.scene
        taken = scenesteps.take(self.db, 1, lambda scene, _: do(scene), self.click(), action="act")
        step = Step(scene=taken.scene, events=taken.events)
        for event in step.events:
            if isinstance(event, TurnEnded):
                assert event.turn not in before.acted
            if isinstance(event, TurnBegan):
                assert event.turn not in (before.begun if event.round == before.round else ())
            if isinstance(event, RoundBegan):
                ended = {other.turn for other in step.events if isinstance(other, TurnEnded)}
                able = {one.turn for one in before.present if one.state is State.ACTIVE}
                gone = {one.turn for one in step.scene.participants if one.state is not State.ACTIVE}
                assert able <= {*before.acted, *ended, *gone}, "somebody was skipped"
        return step

    def keep(self) -> None:
        self.past.append(deepcopy(self.model))
        self.future.clear()

    @initialize(values=st.lists(st.integers(0, 9), min_size=1, max_size=4))
    def begin(self, values: list[int]) -> None:
        scenesteps.open_scene(self.db, open_scene("Crypt", "any", Initiative()), self.click())

        def gather(scene: Scene) -> Step:
            step = Step(scene=scene, events=())
            for n, value in enumerate(values, 1):
                step = chained(step, partial(join, name=f"P{n}", dice=NO_DICE, initiative=value))
            return chained(step, lambda scene: start(scene, NO_DICE))

        scenesteps.take(self.db, 1, lambda scene, _: gather(scene), self.click(), action="start")
        for n, value in enumerate(values, 1):
            self.model.value[n] = value
            self.model.place(n)
            self.model.able.add(n)
        self.model.go_on()

    def some(self, data: st.DataObject, among: list[int]) -> int:
        return data.draw(st.sampled_from(sorted(among)))

    @precondition(lambda self: self.model.current is not None)
    @rule()
    def next(self) -> None:
        called = self.scene.called
        self.keep()
        self.do(lambda scene: next_turn(scene, called, NO_DICE))
        self.model.end()
        self.model.go_on()
        with pytest.raises(Refused):
            self.do(lambda scene: next_turn(scene, called, NO_DICE))

    @rule(value=st.integers(0, 9))
    def add(self, value: int) -> None:
        self.keep()
        one = len(self.scene.participants) + 1
        self.do(lambda scene: join(scene, f"P{one}", NO_DICE, initiative=value))
        self.model.value[one] = value
        self.model.place(one)
        self.model.able.add(one)
        current = self.model.current
        if current is not None and self.model.order.index(one) < self.model.order.index(current):
            self.model.turned.add(one)
        self.model.go_on()

    @precondition(lambda self: bool(self.model.able))
    @rule(data=st.data(), state=st.sampled_from([State.DEFEATED, State.AWAY]))
    def defeat(self, data: st.DataObject, state: State) -> None:
        one = self.some(data, list(self.model.able))
        self.keep()
        self.do(lambda scene: mark(scene, one, state, NO_DICE))
        self.model.lose(one)

    @precondition(lambda self: not self.model.able.issuperset(self.model.order))
    @rule(data=st.data())
    def revive(self, data: st.DataObject) -> None:
        one = self.some(data, list(set(self.model.order) - self.model.able))
        self.keep()
        self.do(lambda scene: mark(scene, one, State.ACTIVE, NO_DICE))
        self.model.able.add(one)
        self.model.go_on()

    @precondition(lambda self: self.model.order)
    @rule(data=st.data())
    def remove(self, data: st.DataObject) -> None:
        one = self.some(data, self.model.order)
        self.keep()
        self.do(lambda scene: mark(scene, one, State.REMOVED, NO_DICE))
        self.model.order.remove(one)
        self.model.held.discard(one)
        self.model.lose(one)

    @precondition(lambda self: len(self.model.value) > len(self.model.order))
    @rule(data=st.data())
    def come_back(self, data: st.DataObject) -> None:
        one = self.some(data, list(set(self.model.value) - set(self.model.order)))
        self.keep()
        self.do(lambda scene: join(scene, f"P{one}", NO_DICE))
        self.model.place(one)
        self.model.able.add(one)
        current = self.model.current
        if current is not None and self.model.order.index(one) < self.model.order.index(current):
            self.model.turned.add(one)
        self.model.go_on()

    @precondition(lambda self: self.model.current is not None)
    @rule()
    def hold(self) -> None:
        scene, model = self.scene, self.model
        others = model.able - model.turned - model.held - {model.current}
        if not others:
            with pytest.raises(Refused):
                self.do(lambda scene: hold(scene, scene.called, NO_DICE))
            return
        self.keep()
        self.do(lambda stored: hold(stored, scene.called, NO_DICE))
        assert model.current is not None
        model.held.add(model.current)
        model.current = None
        model.go_on()

    @precondition(lambda self: self.model.held)
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        one = self.some(data, list(self.model.held))
        begun = self.scene.begun
        self.keep()
        self.do(lambda scene: act(scene, one))
        left = self.model.able - self.model.turned - self.model.held - {self.model.current}
        self.model.held.discard(one)
        self.model.order.remove(one)
        at = next((n for n, other in enumerate(self.model.order) if other in left - set(begun)), len(self.model.order))
        self.model.order.insert(at, one)

    @precondition(lambda self: self.model.order)
    @rule(data=st.data(), value=st.integers(0, 9))
    def edit(self, data: st.DataObject, value: int) -> None:
        one = self.some(data, self.model.order)
        self.keep()
        step = self.do(lambda scene: set_initiative(scene, one, value, NO_DICE))
        assert not any(isinstance(event, CALLS) for event in step.events)
        self.model.value[one] = value
        self.model.place(one)

    @precondition(lambda self: self.model.order)
    @rule(data=st.data())
    def rename(self, data: st.DataObject) -> None:
        one = self.some(data, self.model.order)
        self.keep()
        step = self.do(lambda scene: rename(scene, one, f"P{one}"))
        assert not any(isinstance(event, CALLS) for event in step.events)

    @precondition(lambda self: self.model.order)
    @rule(data=st.data())
    def reorder(self, data: st.DataObject) -> None:
        one, before = self.some(data, self.model.order), data.draw(st.sampled_from([None, *self.model.order]))
        self.keep()
        step = self.do(lambda scene: reorder(scene, one, before))
        assert not any(isinstance(event, CALLS) for event in step.events)
        if one != before:
            self.model.order.remove(one)
            at = len(self.model.order) if before is None else self.model.order.index(before)
            self.model.order.insert(at, one)

    @precondition(lambda self: self.past)
    @rule()
    def back(self) -> None:
        undone = sceneundo.back(self.db, 1, self.click())
        assert not any(isinstance(event, CALLS) for event in undone.events)
        self.future.append(self.model)
        self.model = self.past.pop()

    @precondition(lambda self: self.future)
    @rule()
    def redo(self) -> None:
        redone = sceneundo.redo(self.db, 1, self.click())
        assert not any(isinstance(event, CALLS) for event in redone.events)
        self.past.append(self.model)
        self.model = self.future.pop()

    @invariant()
    def agrees_with_the_model(self) -> None:
        scene, model = self.scene, self.model
        assert (scene.round, scene.current) == (model.round, model.current)
        assert list(scene.order) == model.order
        assert set(scene.acted) == model.turned
        assert set(scene.held) == model.held
        assert len(set(scene.begun)) == len(scene.begun)
        assert len(set(scene.acted)) == len(scene.acted)


def test_B09_nobody_is_skipped_and_nobody_doubled_whatever_happens(fresh_database: FreshDatabase) -> None:
    class Here(Fight):
        fresh = staticmethod(fresh_database)

    run_state_machine_as_test(Here, settings=settings(max_examples=60, stateful_step_count=40, deadline=None))
