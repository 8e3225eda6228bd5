"""What lasts in a scene ends at its moment, and rulesets act at the moments of the scene."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.engine.dice import Dice, ScriptedDice
from bot.engine.effects import Due, Edge, Effect
from bot.engine.ruling import Change, Ruling
from bot.engine.scene.events import EffectExpired, Event, RoundBegan, RoundEnded, Step, Triggered, TurnBegan, TurnEnded
from bot.engine.scene.flow import hold, next_turn, pass_time
from bot.engine.scene.lasting import Trigger, driven, laid, rounds_left, until_clock, until_turn
from bot.engine.scene.model import Scene, State
from bot.engine.scene.people import mark
from tests.bot.engine.scene.table import NO_DICE, done, running, turn


def effect(number: int = 1, rounds: int | None = None) -> Effect:
    return Effect(ruleset="any", kind="stun", sheet_id=40 + number, rounds=rounds, id=number)


def advanced(scene: Scene, *effects: Effect) -> Step:
    return driven(next_turn(scene, scene.called, NO_DICE), effects, None, NO_DICE)


def ends_in(scene: Scene, lasting: Effect, steps: int = 12) -> str:
    """The moment at which the effect ends, as the kind and round of the event that it follows."""
    for _ in range(steps):
        step = advanced(scene, lasting)
        kinds = [event.kind for event in step.events]
        if "effect-expired" in kinds:
            assert step.ends == (lasting,)
            before = step.events[kinds.index("effect-expired") - 1]
            return f"{before.kind} {getattr(before, 'round', '')}"
        scene = step.scene
    return "never"


@pytest.mark.parametrize(("rounds", "moment"), [(0, "round-ended 1"), (1, "round-ended 2"), (3, "round-ended 4")])
@pytest.mark.parametrize("turns", [0, 1, 2])
def test_G003_10_rounds_are_counted_after_the_round_in_which_it_began(rounds: int, moment: str, turns: int) -> None:
    scene = running("Ada", "Bo", "Cy")
    for _ in range(turns):
        scene = done(scene)
    assert ends_in(scene, laid(scene, effect(rounds=rounds))) == moment


def test_what_has_no_rounds_lasts() -> None:
    scene = running("Ada")
    assert laid(scene, effect()) == effect()
    assert ends_in(scene, effect()) == "never"
    assert rounds_left(scene, effect()) is None


@pytest.mark.parametrize(
    ("turns", "of", "edge", "times", "moment"),
    [
        (0, "Ada", Edge.START, 1, "turn-began 2"),
        (0, "Ada", Edge.END, 1, "turn-ended 1"),
        (0, "Bo", Edge.START, 1, "turn-began 1"),
        (1, "Ada", Edge.END, 1, "turn-ended 2"),
        (1, "Bo", Edge.START, 2, "turn-began 3"),
        (0, "Bo", Edge.END, 3, "turn-ended 3"),
    ],
)
def test_turns_of_somebody_are_counted_from_now_on(turns: int, of: str, edge: Edge, times: int, moment: str) -> None:
    scene = running("Ada", "Bo")
    for _ in range(turns):
        scene = done(scene)
    assert ends_in(scene, until_turn(scene, effect(), turn(scene, of), edge, times)) == moment


def test_a_turn_that_does_not_come_ends_it_with_the_round() -> None:
    scene = running("Ada", "Bo", "Cy")
    lasting = until_turn(scene, effect(), turn(scene, "Bo"), Edge.START)
    scene = mark(scene, turn(scene, "Bo"), State.REMOVED, NO_DICE).scene
    assert ends_in(scene, lasting) == "round-ended 1"


def test_a_turn_that_is_held_begins_once() -> None:
    scene = running("Ada", "Bo")
    lasting = until_turn(scene, effect(), turn(scene, "Ada"), Edge.START)
    step = driven(hold(scene, scene.called, NO_DICE), [lasting], None, NO_DICE)
    assert step.ends == ()
    resumed = advanced(step.scene, lasting)
    assert resumed.ends == ()
    following = advanced(resumed.scene, lasting)  # Bo, whose turn comes before Ada's from now on
    assert following.ends == ()
    assert advanced(following.scene, lasting).ends == (lasting,)


def test_time_of_the_game_ends_what_lasts_so_long() -> None:
    scene = running("Ada")
    lasting = until_clock(scene, effect(), 60)
    early = driven(pass_time(scene, 59), [lasting], None, NO_DICE)
    assert early.ends == ()
    late = driven(pass_time(early.scene, 1), [lasting], None, NO_DICE)
    assert [event.kind for event in late.events] == ["clock-moved", "effect-expired"]


def test_what_is_left_follows_from_the_scene_so_that_going_back_restores_it() -> None:
    first = running("Ada")
    lasting = laid(first, effect(rounds=2))
    second = done(first)
    assert [rounds_left(scene, lasting) for scene in (first, second, done(second), first)] == [2, 1, 0, 2]


def test_another_scene_ends_nothing_here() -> None:
    scene = running("Ada")
    elsewhere = effect().model_copy(update={"due": Due(scene_id=99, round=1)})
    assert ends_in(scene, elsewhere) == "never"
    assert rounds_left(scene, elsewhere) is None


def burning(scene: Scene, effects: Sequence[Effect], moment: Event, dice: Dice) -> Sequence[Trigger]:
    """A ruleset that rolls a d6 for each effect at every moment."""
    return [
        Trigger(
            ruling=Ruling(
                ruleset="any",
                kind=moment.kind,
                result={"face": dice.roll(6)},
                changes=(Change(sheet_id=one.sheet_id, field="hp", before=6, after=5),),
                begins=(effect(9, rounds=1).model_copy(update={"id": 0}),),
                ends=(one,) if one.id == 2 else (),
            ),
            sheet_ids=(one.sheet_id,),
        )
        for one in effects
    ]


def test_what_ends_at_an_end_acts_once_more_and_what_ends_at_a_start_does_not() -> None:
    scene = running("Ada", "Bo")
    at_end = until_turn(scene, effect(1), turn(scene, "Ada"), Edge.END)
    step = driven(next_turn(scene, scene.called, NO_DICE), [at_end], burning, ScriptedDice([4]))
    assert [event.kind for event in step.events] == ["turn-ended", "triggered", "effect-expired", "turn-began"]
    at_start = until_turn(scene, effect(1), turn(scene, "Bo"), Edge.START)
    step = driven(next_turn(scene, scene.called, NO_DICE), [at_start], burning, ScriptedDice([4]))
    assert [event.kind for event in step.events] == ["turn-ended", "triggered", "turn-began", "effect-expired"]


def test_R000_45_a_ruleset_acts_at_the_start_of_every_round() -> None:
    def confusing(scene: Scene, effects: Sequence[Effect], moment: Event, dice: Dice) -> Sequence[Trigger]:
        return burning(scene, effects, moment, dice) if isinstance(moment, RoundBegan) else ()

    scene = running("Ada")
    step = driven(next_turn(scene, scene.called, NO_DICE), [effect(2)], confusing, ScriptedDice([4]))
    kinds = [type(event) for event in step.events]
    assert kinds == [TurnEnded, RoundEnded, RoundBegan, Triggered, TurnBegan]
    assert step.changes == (Change(sheet_id=42, field="hp", before=6, after=5),)
    assert step.begins == (laid(step.scene, effect(9, rounds=1).model_copy(update={"id": 0})),)
    assert step.begins[0].due == Due(scene_id=0, round=3)
    # What the ruleset has ended does not end once more, nor act again.
    assert step.ends == (effect(2),)


def test_what_expires_says_which_and_where_but_none_of_its_details() -> None:
    scene = running("Ada")
    lasting = laid(scene, effect(3, rounds=0).model_copy(update={"details": {"victim": 77}}))
    told = next(event for event in advanced(scene, lasting).events if isinstance(event, EffectExpired))
    assert told == EffectExpired(effect_id=3, sheet_id=43, ruleset="any", effect="stun")
