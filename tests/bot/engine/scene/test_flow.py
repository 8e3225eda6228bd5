"""How a scene goes on: rounds, turns that are held, choosing, declaring, resting and closing."""

from datetime import timedelta

import pytest

from bot.engine.dice import ScriptedDice
from bot.engine.refusal import Shared
from bot.engine.scene.events import (
    Adjusted,
    Declared,
    Held,
    NobodyLeft,
    Offered,
    Resumed,
    Revealed,
    RoundBegan,
    RoundEnded,
    Started,
    Step,
    TurnBegan,
    TurnEnded,
    TurnResumed,
)
from bot.engine.scene.flow import (
    act,
    activate,
    adjust,
    close,
    declare,
    hold,
    lead,
    next_turn,
    open_scene,
    pass_time,
    reopen,
    reorder,
    resume,
    reveal,
    start,
    suspend,
)
from bot.engine.scene.going import chained
from bot.engine.scene.model import Scene, SceneSettings, State, Status
from bot.engine.scene.people import join, mark
from bot.engine.scene.refusal import SceneRefusal
from bot.engine.turns import AlternateActivation, AlternateTurns, Declaration, Initiative
from tests.bot.engine.scene.table import (
    NO_DICE,
    NOON,
    acts,
    calls,
    done,
    gathered,
    held,
    marked,
    name,
    order,
    refusal,
    running,
    turn,
    who,
)


def test_a_start_rolls_for_the_order_and_calls_the_first() -> None:
    scene = open_scene("Crypt", "any", Initiative()).scene
    for modifier, named in enumerate(("Ada", "Bo", "Cy")):
        scene = join(scene, named, NO_DICE, modifier=modifier).scene
    step = start(scene, ScriptedDice([10, 2, 15]))
    assert step.events == (Started(), RoundBegan(round=1), TurnBegan(turn=3, round=1))
    assert order(step.scene) == "Cy Ada Bo"
    assert [one.initiative for one in step.scene.participants] == [10, 3, 17]


def test_turns_go_round_and_round() -> None:
    assert acts(running("Ada", "Bo", "Cy"), 7) == "Ada Bo Cy | Ada Bo Cy | Ada"
    assert acts(running("Ada"), 3) == "Ada | Ada | Ada"


def test_the_end_of_a_round_comes_before_the_beginning_of_the_next() -> None:
    scene = done(running("Ada", "Bo"))
    assert next_turn(scene, scene.called, NO_DICE).events == (
        TurnEnded(turn=2, round=1),
        RoundEnded(round=1),
        RoundBegan(round=2),
        TurnBegan(turn=1, round=2),
    )


def test_a_turn_ends_once() -> None:
    scene = running("Ada", "Bo")
    after = next_turn(scene, scene.called, NO_DICE).scene
    assert refusal(lambda: next_turn(after, scene.called, NO_DICE)) is Shared.ALREADY_DONE
    assert refusal(lambda: hold(after, scene.called, NO_DICE)) is Shared.ALREADY_DONE


def test_an_order_that_is_rolled_every_round_is_rolled_every_round() -> None:
    scene = gathered("Ada", "Bo", strategy=Initiative(every_round=True))
    scene = done(start(scene, NO_DICE).scene)
    after = next_turn(scene, scene.called, ScriptedDice([3, 12])).scene
    assert order(after) == "Bo Ada"
    assert name(after, after.current) == "Bo"


# Holding


def test_whoever_holds_acts_when_they_say_so_and_keeps_that_place() -> None:
    scene = held(running("Ada", "Bo", "Cy"))
    assert name(scene, scene.current) == "Bo"
    step = act(scene, turn(scene, "Ada"))
    assert calls(step) == []
    after = next_turn(step.scene, step.scene.called, NO_DICE)
    assert after.events == (TurnEnded(turn=2, round=1), TurnResumed(turn=1, round=1))
    assert acts(after.scene, 5) == "Ada Cy | Bo Ada Cy"


def test_two_who_act_after_holding_act_in_the_order_in_which_they_said_so() -> None:
    scene = held(held(running("Ada", "Bo", "Cy", "Di")))
    scene = act(act(scene, turn(scene, "Bo")).scene, turn(scene, "Ada")).scene
    assert acts(scene, 4) == "Cy Bo Ada Di"


def test_whoever_still_holds_when_all_others_have_acted_acts_then() -> None:
    scene = held(held(running("Ada", "Bo", "Cy")))
    assert acts(scene, 6) == "Cy Ada Bo | Cy Ada Bo"


def test_nobody_holds_when_there_is_nobody_to_wait_for() -> None:
    scene = held(held(running("Ada", "Bo", "Cy")))
    assert refusal(lambda: hold(scene, scene.called, NO_DICE)) is SceneRefusal.NOBODY_TO_WAIT_FOR
    alone = running("Ada")
    assert refusal(lambda: hold(alone, alone.called, NO_DICE)) is SceneRefusal.NOBODY_TO_WAIT_FOR
    assert refusal(lambda: act(alone, 1)) is SceneRefusal.NOT_HELD


def test_a_held_turn_begins_once_and_ends_once() -> None:
    scene = running("Ada", "Bo")
    step = hold(scene, scene.called, NO_DICE)
    assert step.events == (Held(turn=1), TurnBegan(turn=2, round=1))
    after = next_turn(step.scene, step.scene.called, NO_DICE)
    assert after.events == (TurnEnded(turn=2, round=1), TurnResumed(turn=1, round=1))


def test_whoever_holds_and_is_defeated_holds_nobody_up() -> None:
    scene = marked(held(running("Ada", "Bo", "Cy")), "Ada", State.DEFEATED)
    assert acts(scene, 4) == "Bo Cy | Bo Cy"


# Alternation, activation, declaration


def test_sides_alternate_and_hold_nothing() -> None:
    scene = running("A1", "A2", "B1", strategy=AlternateTurns(), A1="A", A2="A", B1="B")
    assert acts(scene, 6) == "A1 B1 A2 | A1 B1 A2"
    assert refusal(lambda: hold(scene, scene.called, NO_DICE)) is SceneRefusal.NO_HOLDING


def test_R004_37_the_side_whose_phase_it_is_chooses_whom_to_activate() -> None:
    sides = {"A1": "A", "A2": "A", "B1": "B", "B2": "B", "B3": "B"}
    step = start(gathered(*sides, strategy=AlternateActivation(), **sides), NO_DICE)
    assert calls(step) == ["A1", "A2"]
    assert refusal(lambda: next_turn(step.scene, step.scene.called, NO_DICE)) is SceneRefusal.CHOOSE_FIRST
    assert refusal(lambda: activate(step.scene, 3)) is SceneRefusal.NOT_OFFERED
    chosen = activate(step.scene, 2)
    assert calls(chosen) == ["A2"]
    ended = next_turn(chosen.scene, chosen.scene.called, NO_DICE)
    assert ended.events == (TurnEnded(turn=2, round=1), Offered(turns=(3, 4, 5), round=1))
    again = next_turn(activate(ended.scene, 4).scene, activate(ended.scene, 4).scene.called, NO_DICE)
    assert calls(again) == ["B1", "B3"]
    lost = mark(again.scene, 3, State.DEFEATED, NO_DICE)
    assert calls(lost) == ["B3"]  # where there is nothing to choose, the only one is called
    assert calls(mark(lost.scene, 5, State.DEFEATED, NO_DICE)) == ["A1"]


def test_R004_35_whoever_won_the_roll_may_let_the_other_side_go_first() -> None:
    sides = {"A1": "A", "A2": "A", "B1": "B", "B2": "B"}
    scene = start(gathered(*sides, strategy=AlternateActivation(), **sides), NO_DICE).scene
    step = lead(scene, "B", NO_DICE)
    assert calls(step) == ["B1", "B2"]
    assert calls(lead(scene, "A", NO_DICE)) == []
    assert refusal(lambda: lead(scene, "C", NO_DICE)) is SceneRefusal.NOT_OFFERED
    begun = activate(step.scene, turn(scene, "B1")).scene
    assert refusal(lambda: lead(begun, "A", NO_DICE)) is SceneRefusal.NOT_OFFERED
    assert refusal(lambda: lead(running("Ada"), "", NO_DICE)) is SceneRefusal.NOT_OFFERED


def test_other_settings_change_no_turn() -> None:
    scene = running("Ada")
    step = adjust(scene, SceneSettings(reminder_minutes=90))
    assert (step.events, step.scene.settings.reminder_minutes) == ((Adjusted(),), 90)
    assert step.scene.called == scene.called


def test_declarations_are_revealed_when_all_are_in() -> None:
    step = start(gathered("Ada", "Bo", strategy=Declaration()), NO_DICE)
    assert calls(step) == ["Ada", "Bo"]
    first = declare(step.scene, 1, "I hide")
    assert first.events == (Declared(turn=1),)
    again = declare(first.scene, 1, "I run")
    last = declare(again.scene, 2, "I strike")
    assert last.events == (Declared(turn=2), Revealed(declared={1: "I run", 2: "I strike"}))
    assert refusal(lambda: declare(last.scene, 1, "I stay")) is SceneRefusal.NOT_DECLARING
    following = next_turn(last.scene, last.scene.called, NO_DICE)
    assert following.events == (RoundEnded(round=1), RoundBegan(round=2), Offered(turns=(1, 2), round=2))
    assert following.scene.declared == {}


def test_the_gm_reveals_before_all_are_in() -> None:
    scene = start(gathered("Ada", "Bo", strategy=Declaration()), NO_DICE).scene
    shown = reveal(declare(scene, 2, "I strike").scene)
    assert shown.events == (Revealed(declared={2: "I strike"}),)
    # Between revealing and the next round nobody is called, whatever happens to anybody.
    hurt = mark(shown.scene, 1, State.DEFEATED, NO_DICE)
    assert calls(hurt) == calls(mark(hurt.scene, 1, State.ACTIVE, NO_DICE)) == []
    assert calls(join(hurt.scene, "Cy", NO_DICE)) == []
    assert refusal(lambda: reveal(shown.scene)) is SceneRefusal.NOT_DECLARING
    assert refusal(lambda: declare(running("Ada"), 1, "I hide")) is SceneRefusal.NOT_DECLARING


# Ends that do not loop, and rests


def test_a_scene_without_anybody_to_act_waits_without_going_round() -> None:
    scene = marked(running("Ada", "Bo"), "Bo", State.DEFEATED)
    step = mark(scene, 1, State.DEFEATED, NO_DICE)
    assert step.events[1:] == (TurnEnded(turn=1, round=1), NobodyLeft())
    assert (step.scene.current, step.scene.round) == (None, 1)
    assert refusal(lambda: next_turn(step.scene, step.scene.called, NO_DICE)) is SceneRefusal.NOBODY_CAN_ACT
    # Bo has not acted in this round yet, Ada has.
    assert calls(mark(step.scene, 2, State.ACTIVE, NO_DICE)) == ["Bo"]
    back = mark(step.scene, 1, State.ACTIVE, NO_DICE).scene
    assert (name(back, back.current), back.round) == ("Ada", 2)


def test_an_empty_scene_does_not_start() -> None:
    assert refusal(lambda: start(gathered(), NO_DICE)) is SceneRefusal.EMPTY
    lost = marked(gathered("Ada"), "Ada", State.DEFEATED)
    assert refusal(lambda: start(lost, NO_DICE)) is SceneRefusal.NOBODY_CAN_ACT
    assert refusal(lambda: start(running("Ada"), NO_DICE)) is SceneRefusal.STARTED


def test_whoever_is_surprised_misses_the_first_round() -> None:
    scene = marked(gathered("Ada", "Bo", "Cy"), "Ada", State.SURPRISED)
    assert acts(start(scene, NO_DICE).scene, 6) == "Bo Cy | Ada Bo Cy | Ada"
    all_surprised = marked(marked(gathered("Ada", "Bo"), "Ada", State.SURPRISED), "Bo", State.SURPRISED)
    after = start(all_surprised, NO_DICE).scene
    assert (after.round, acts(after, 3)) == (2, "Ada Bo | Ada")


def test_a_scene_rests_and_goes_on_where_it_was() -> None:
    scene = done(running("Ada", "Bo"))
    resting = suspend(scene).scene
    assert refusal(lambda: next_turn(resting, resting.called, NO_DICE)) is SceneRefusal.SUSPENDED
    step = resume(resting, NO_DICE)
    assert step.events == (Resumed(),)
    assert (step.scene.current, step.scene.called) == (scene.current, scene.called)
    fallen = resume(marked(resting, "Bo", State.DEFEATED), NO_DICE)
    assert calls(fallen) == ["Ada"]


def test_a_closed_scene_is_reopened_within_a_day() -> None:
    scene = close(done(running("Ada", "Bo")), NOON).scene
    assert refusal(lambda: next_turn(scene, scene.called, NO_DICE)) is SceneRefusal.CLOSED
    assert refusal(lambda: reopen(scene, NOON + timedelta(days=1, seconds=1))) is SceneRefusal.CLOSED_LONG_AGO
    after = reopen(scene, NOON + timedelta(days=1)).scene
    assert (after.status, name(after, after.current)) == (Status.RUNNING, "Bo")
    assert refusal(lambda: reopen(after, NOON)) is SceneRefusal.STARTED
    assert reopen(close(gathered("Ada"), NOON).scene, NOON).scene.status is Status.GATHERING


# Order


@pytest.mark.parametrize(
    ("moved", "before", "then", "expected"),
    [
        ("Ada", None, "Bo Cy Di Ada", "Bo Cy Di | Bo Cy Di Ada"),
        ("Di", "Ada", "Di Ada Bo Cy", "Bo Di Cy | Di Ada Bo Cy"),
        ("Bo", None, "Ada Cy Di Bo", "Bo Cy Di | Ada Cy Di Bo"),
        ("Cy", "Cy", "Ada Bo Cy Di", "Bo Cy Di | Ada Bo Cy Di"),
    ],
)
def test_moving_somebody_neither_skips_nor_doubles(moved: str, before: str | None, then: str, expected: str) -> None:
    scene = done(running("Ada", "Bo", "Cy", "Di"))
    step = reorder(scene, turn(scene, moved), None if before is None else turn(scene, before))
    assert (calls(step), order(step.scene)) == ([], then)
    assert acts(step.scene, 7) == expected


def test_only_whoever_is_in_the_order_is_moved() -> None:
    scene = marked(running("Ada", "Bo"), "Bo", State.REMOVED)
    assert refusal(lambda: reorder(scene, 2, None)) is SceneRefusal.NO_SUCH_PARTICIPANT
    assert refusal(lambda: reorder(scene, 1, 2)) is SceneRefusal.NO_SUCH_PARTICIPANT


def test_the_versions_tell_every_change_and_the_calls() -> None:
    scene = running("Ada", "Bo")
    later = pass_time(scene, 60).scene
    assert (later.version, later.called, later.clock) == (scene.version + 1, scene.called, 60)
    after = done(later)
    assert after.called == after.marked(later.version + 1)


def test_two_actions_make_one_step() -> None:
    def second(scene: Scene) -> Step:
        return join(scene, "Bo", NO_DICE)

    step = chained(join(gathered(), "Ada", NO_DICE), second)
    assert [event.kind for event in step.events] == ["joined", "joined"]
    assert who(step.scene, "Bo") == 2
