"""Those who take part: whoever joins, leaves or is changed at any moment neither skips nor doubles anybody."""

import pytest

from bot.engine.dice import ScriptedDice
from bot.engine.scene.events import Edited, Joined, Marked, TurnBegan, TurnEnded
from bot.engine.scene.flow import close, start
from bot.engine.scene.model import HIDDEN_IDS, MOST_PARTICIPANTS, Scene, State
from bot.engine.scene.people import hand_over, hide, join, mark, rename, set_initiative, set_modifier, show
from bot.engine.scene.refusal import SceneRefusal
from tests.bot.engine.scene.table import (
    NO_DICE,
    NOON,
    acts,
    calls,
    done,
    gathered,
    marked,
    name,
    order,
    refusal,
    running,
    turn,
    who,
)


@pytest.mark.parametrize("state", [State.REMOVED, State.DEFEATED, State.AWAY])
@pytest.mark.parametrize(
    ("gone", "expected"),
    [
        # B09: A B C D, and B has the turn.
        ("A", "B C D | B C D"),
        ("B", "C D | A C D | A"),
        ("C", "B D | A B D | A"),
        ("D", "B C | A B C | A"),
    ],
)
def test_whoever_goes_takes_nobody_elses_turn(state: State, gone: str, expected: str) -> None:
    scene = marked(done(running("A", "B", "C", "D")), gone, state)
    assert acts(scene, 6) == expected


def test_all_but_one_go_and_that_one_goes_on() -> None:
    scene = running("A", "B", "C")
    for gone in ("A", "B"):
        scene = marked(scene, gone, State.REMOVED)
    assert acts(scene, 3) == "C | C | C"
    assert marked(scene, "C", State.REMOVED).current is None


def test_when_the_one_whose_turn_it_is_goes_the_turn_ends_and_the_next_begins() -> None:
    scene = running("A", "B")
    assert mark(scene, 1, State.DEFEATED, NO_DICE).events == (
        Marked(who=1, state=State.DEFEATED),
        TurnEnded(turn=1, round=1),
        TurnBegan(turn=2, round=1),
    )


@pytest.mark.parametrize(
    ("initiative", "waits", "expected"),
    [
        (25, True, "B C | New A B C | New"),
        (19, False, "B New C | A B New C"),
        (1, False, "B C New | A B C New"),
    ],
)
def test_whoever_joins_has_one_turn_a_round_from_their_place_on(initiative: int, waits: bool, expected: str) -> None:
    step = join(done(running("A", "B", "C")), "New", NO_DICE, initiative=initiative)
    assert step.events == (Joined(who=4, waits=waits),)
    assert acts(step.scene, len(expected.replace("|", "").split())) == expected


def test_whoever_joins_a_running_scene_rolls() -> None:
    scene = join(running("A", "B"), "New", ScriptedDice([16]), modifier=3).scene
    assert (scene.participants[2].initiative, order(scene)) == (19, "A New B")


def test_whoever_leaves_and_joins_again_does_not_act_twice() -> None:
    scene = done(running("A", "B", "C"))
    again = join(marked(scene, "A", State.REMOVED), "a", NO_DICE, initiative=1)
    assert again.events == (Joined(who=1, waits=True),)
    assert acts(again.scene, 4) == "B C | a B"
    assert [one.id for one in again.scene.present] == [1, 2, 3]


def test_whoever_leaves_before_their_turn_and_joins_again_has_it() -> None:
    scene = marked(running("A", "B", "C"), "B", State.REMOVED)
    assert acts(join(scene, "B", NO_DICE).scene, 4) == "A B C | A"


def test_whoever_is_revived_acts_unless_they_have_acted() -> None:
    scene = marked(done(running("A", "B", "C")), "A", State.DEFEATED)
    assert acts(marked(scene, "A", State.ACTIVE), 4) == "B C | A B"
    early = marked(running("A", "B", "C"), "B", State.DEFEATED)
    assert acts(marked(done(early), "B", State.ACTIVE), 4) == "C B | A B"


def test_a_group_shares_one_turn() -> None:
    scene = gathered("Ada")
    for bone in ("Bone 1", "Bone 2", "Bone 3"):
        scene = join(scene, bone, NO_DICE, group="Bones", initiative=5).scene
    scene = start(scene, NO_DICE).scene
    assert acts(scene, 5) == "Ada Bone 1 | Ada Bone 1 | Ada"
    turned = done(scene)
    assert calls(mark(turned, who(turned, "Bone 1"), State.DEFEATED, NO_DICE)) == []
    for bone in ("Bone 1", "Bone 2"):
        turned = marked(turned, bone, State.REMOVED)
    assert name(turned, turned.current) == "Bone 1"
    assert [one.name for one in turned.sharing(turn(turned, "Bone 3"))] == ["Bone 3"]
    last = mark(turned, who(turned, "Bone 3"), State.DEFEATED, NO_DICE)
    assert calls(last) == ["Ada"]


def test_whoever_joins_a_group_that_has_acted_has_acted() -> None:
    scene = gathered()
    for bone in ("Bone 1", "Bone 2"):
        scene = join(scene, bone, NO_DICE, group="Bones", initiative=15).scene
    scene = join(scene, "Ada", NO_DICE, initiative=9).scene
    scene = done(start(scene, NO_DICE).scene)
    step = join(scene, "Bone 3", NO_DICE, group="bones")
    assert step.events == (Joined(who=4, waits=True),)
    assert acts(step.scene, 3) == "Ada | Bone 1 Ada"
    again = join(marked(step.scene, "Bone 3", State.REMOVED), "Bone 3", NO_DICE)
    assert (again.scene.participants[3].turn, again.scene.participants[3].initiative) == (1, 15)


@pytest.mark.parametrize(
    ("changed", "initiative", "expected"),
    [
        ("Ada", 1, "Bo Cy | Bo Cy Ada"),
        ("Bo", 1, "Bo Cy | Ada Cy Bo"),
        ("Bo", 30, "Bo Cy | Bo Ada Cy"),
        ("Cy", 30, "Bo Cy | Cy Ada Bo"),
    ],
)
def test_an_initiative_that_is_changed_calls_nobody_and_takes_no_turn(
    changed: str, initiative: int, expected: str
) -> None:
    scene = done(running("Ada", "Bo", "Cy"))
    step = set_initiative(scene, who(scene, changed), initiative, NO_DICE)
    assert step.events == (Edited(who=who(scene, changed)),)
    assert step.scene.called == scene.called
    assert acts(step.scene, 5) == expected


def test_editing_announces_nothing() -> None:
    scene = running("Ada", "Bo")
    for step in (rename(scene, 1, "Adam"), hand_over(scene, 1, 7, 8), set_modifier(scene, 1, 4)):
        assert step.events == (Edited(who=1),)
        assert (step.scene.current, step.scene.called) == (scene.current, scene.called)
    assert hand_over(scene, 1, 7, 8).scene.callers(1) == (7, 8)


def test_names_are_taken_once_but_hidden_ones_betray_nothing() -> None:
    scene = join(gathered("Ada"), "Lich", NO_DICE, hidden=True).scene
    assert refusal(lambda: join(scene, "ADA", NO_DICE)) is SceneRefusal.PARTICIPANT_NAME_TAKEN
    assert refusal(lambda: join(scene, " \u200b", NO_DICE)) is SceneRefusal.PARTICIPANT_NAME_EMPTY
    second = join(scene, "Lich", NO_DICE)
    assert second.events == (Joined(who=2),)
    assert refusal(lambda: show(second.scene, HIDDEN_IDS)) is SceneRefusal.PARTICIPANT_NAME_TAKEN


def test_hidden_ones_leave_no_gap_in_the_numbers() -> None:
    scene = join(join(gathered("Ada"), "Lich", NO_DICE, hidden=True).scene, "Bo", NO_DICE).scene
    assert [one.id for one in scene.participants] == [1, HIDDEN_IDS, 2]
    assert show(scene, HIDDEN_IDS).scene.participants[1].hidden is False
    veiled = hide(scene, 2, alias="somebody").scene.participants[2]
    assert (veiled.hidden, veiled.alias) == (False, "somebody")


def test_scenes_are_bounded_and_closed_ones_stay() -> None:
    scene: Scene = gathered()
    for n in range(MOST_PARTICIPANTS):
        scene = join(scene, f"Rat {n}", NO_DICE).scene
    assert refusal(lambda: join(scene, "Ada", NO_DICE)) is SceneRefusal.TOO_MANY
    over = close(scene, NOON).scene
    assert refusal(lambda: mark(over, 1, State.DEFEATED, NO_DICE)) is SceneRefusal.CLOSED
    assert refusal(lambda: rename(scene, 999, "Ada")) is SceneRefusal.NO_SUCH_PARTICIPANT
    gone = marked(scene, "Rat 0", State.REMOVED)
    assert refusal(lambda: mark(gone, 1, State.ACTIVE, NO_DICE)) is SceneRefusal.NO_SUCH_PARTICIPANT
