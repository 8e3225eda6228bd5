"""Hidden participants reach no player: neither name nor number nor that they are there."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.dice import ScriptedDice
from bot.engine.refusal import Refused, Shared
from bot.engine.ruling import Ruling
from bot.engine.scene.events import EffectExpired, Event, Joined, NobodyLeft, Revealed, Step, Triggered
from bot.engine.scene.flow import act, declare, hold, next_turn, reorder, start
from bot.engine.scene.model import HIDDEN_IDS, Scene, State
from bot.engine.scene.people import hide, join, mark, rename, set_initiative, show
from bot.engine.scene.refusal import SceneRefusal
from bot.engine.scene.view import find, known_events, require_turn, visible, visible_events
from bot.engine.sheet import Viewer
from bot.engine.turns import Declaration, Initiative
from tests.bot.engine.scene.table import NO_DICE, done, gathered, name, refusal, running, turn, who

PLAYER = Viewer(user_id=1, is_gm=False)
OTHER = Viewer(user_id=2, is_gm=False)
GM = Viewer(user_id=3, is_gm=True)


def played(values: dict[str, int], hidden: dict[str, int], script: list[str]) -> tuple[list[str], list[Event]]:
    """What a player sees of a fight: the scene whenever somebody they know has the turn, and all that they are told.

    Whoever has the turn does what the `script` says; hidden ones just end theirs.
    """
    scene = gathered()
    states, told = list[str](), list[Event]()

    def see(after: Scene, events: tuple[Event, ...]) -> Scene:
        told.extend(visible_events(scene, after, events, PLAYER))
        if after.current is None or after.current < HIDDEN_IDS:
            seen = visible(after, PLAYER)
            states.append(seen.model_dump_json(exclude={"version", "called"}))
        return after

    for named, value in values.items():
        step = join(scene, named, NO_DICE, initiative=value)
        scene = see(step.scene, step.events)
    for named, value in hidden.items():
        step = join(scene, named, NO_DICE, initiative=value, hidden=True, sheet_id=100 + value)
        told.extend(visible_events(scene, step.scene, step.events, PLAYER))
        scene = step.scene
    step = start(scene, NO_DICE)
    scene = see(step.scene, step.events)
    for line in [*script, "wait"]:
        before = scene.round
        while scene.current is not None and scene.current >= HIDDEN_IDS:
            step = next_turn(scene, scene.called, NO_DICE)
            scene = see(step.scene, step.events)
            assert scene.round <= before + 1, "a round in which only hidden ones act"
        step = does(scene, line)
        scene = see(step.scene, step.events)
    return states, told


def does(scene: Scene, line: str) -> Step:
    """Whoever has the turn ends it, holds it or is defeated; the first who holds acts, or the first who fell is back;
    or nothing happens, as where nobody is left."""
    down = [one.id for one in scene.present if one.state is State.DEFEATED]
    match line:
        case "act" if scene.held:
            return act(scene, scene.held[0])
        case "rise" if down:
            return mark(scene, down[0], State.ACTIVE, NO_DICE)
        case "fall" if scene.current is not None:
            return mark(scene, scene.current, State.DEFEATED, NO_DICE)
        case "hold" | "next" if scene.current is not None:
            with suppress(Refused):
                return hold(scene, scene.called if line == "hold" else -1, NO_DICE)
            return next_turn(scene, scene.called, NO_DICE)
    return Step(scene=scene, events=())


@given(
    values=st.lists(st.integers(0, 40), min_size=1, max_size=4),
    hidden=st.lists(st.integers(0, 40), min_size=1, max_size=3),
    script=st.lists(st.sampled_from(["next", "hold", "act", "fall", "rise"]), max_size=16),
)
def test_a_player_gets_the_same_whether_or_not_there_are_hidden_ones(
    values: list[int], hidden: list[int], script: list[str]
) -> None:
    known = {f"Player {n}": value for n, value in enumerate(values)}
    secret = {f"Lich {n}": value for n, value in enumerate(hidden)}
    assert played(known, secret, script) == played(known, {}, script)


def haunted() -> Scene:
    """Ada has the turn; the hidden lich comes between her and Bo."""
    scene = gathered("Ada")
    scene = join(scene, "Lich", NO_DICE, hidden=True, initiative=15, sheet_id=66, group="Dead").scene
    scene = join(scene, "Bo", NO_DICE, initiative=5, user_ids=(2,), sheet_id=7).scene
    return start(scene, NO_DICE).scene


def test_while_the_gm_plays_a_hidden_turn_players_see_the_last_one() -> None:
    scene = done(haunted())
    seen = visible(scene, PLAYER)
    assert (name(scene, scene.current), name(seen, seen.current)) == ("Lich", "Ada")
    assert seen.acted == ()
    assert "Lich" not in seen.model_dump_json()
    assert "Dead" not in seen.model_dump_json()
    assert str(HIDDEN_IDS) not in seen.model_dump_json()
    assert [name(seen, number) for number in seen.upcoming] == ["Bo", "Ada"]
    assert visible(scene, GM) == scene


@pytest.mark.parametrize(
    "act",
    [
        lambda scene: mark(scene, HIDDEN_IDS, State.DEFEATED, NO_DICE),
        lambda scene: rename(scene, HIDDEN_IDS, "Lich king"),
        lambda scene: set_initiative(scene, HIDDEN_IDS, 3, NO_DICE),
        lambda scene: reorder(scene, HIDDEN_IDS, None),
        lambda scene: hide(scene, HIDDEN_IDS),
        lambda scene: join(scene, "Ghoul", NO_DICE, initiative=19, hidden=True),
    ],
)
def test_nothing_that_happens_to_a_hidden_one_is_told(act: object) -> None:
    assert callable(act)
    scene = haunted()
    step = act(scene)
    assert visible_events(scene, step.scene, step.events, PLAYER) == ()
    assert visible_events(scene, step.scene, step.events, GM) == step.events
    was, now = (visible(one, PLAYER).model_dump(exclude={"version"}) for one in (scene, step.scene))
    assert was == now


def test_b21_what_stands_in_addresses_does_not_count_what_players_do_not_know() -> None:
    scene = haunted().model_copy(update={"key": 99})
    own = done(scene)
    assert (own.called, visible(own, PLAYER).called) == (own.mark, scene.called)
    marks = [scene.marked(version) for version in range(100)]
    assert len({*marks}) == 100
    assert sorted(marks) != marks
    assert scene.model_copy(update={"key": 98}).mark != scene.mark


def test_if_the_last_one_falls_players_do_not_see_them_at_it_while_hidden_ones_go_on() -> None:
    scene = mark(mark(haunted(), 2, State.DEFEATED, NO_DICE).scene, 1, State.DEFEATED, NO_DICE).scene
    seen = visible(scene, PLAYER)
    assert (scene.current, seen.current, seen.acted) == (HIDDEN_IDS, None, (1,))


def test_nobody_holds_for_a_hidden_one() -> None:
    scene = mark(haunted(), 2, State.DEFEATED, NO_DICE).scene
    with pytest.raises(Refused) as refused:
        hold(scene, scene.called, NO_DICE)
    assert refused.value.reason is SceneRefusal.NOBODY_TO_WAIT_FOR


def test_rounds_in_which_only_hidden_ones_could_act_do_not_begin() -> None:
    scene = mark(mark(haunted(), 2, State.DEFEATED, NO_DICE).scene, 1, State.DEFEATED, NO_DICE).scene
    scene = done(scene)
    assert (scene.current, scene.round) == (None, 1)
    assert refusal(lambda: next_turn(scene, scene.called, NO_DICE)) is SceneRefusal.NOBODY_CAN_ACT
    step = mark(scene, 1, State.ACTIVE, NO_DICE)
    assert (name(step.scene, step.scene.current), step.scene.round) == ("Ada", 2)


@pytest.mark.parametrize(("hidden_first", "waits", "acts_in"), [(True, True, 2), (False, False, 1)])
def test_whoever_joins_during_a_hidden_turn_is_late_only_for_what_players_know_of(
    hidden_first: bool, waits: bool, acts_in: int
) -> None:
    scene = join(gathered("Ada", "Bo"), "Lich", NO_DICE, hidden=True, initiative=30 if hidden_first else 15).scene
    scene = start(scene, NO_DICE).scene
    while scene.current != HIDDEN_IDS or scene.shown.round == 0:
        scene = done(scene)
    step = join(scene, "Cy", NO_DICE, initiative=25 if hidden_first else 17)
    assert Joined(who=3, waits=waits) in step.events
    assert (name(done(step.scene), done(step.scene).current), done(step.scene).round) == ("Cy", acts_in)


def dawn(*, every_round: bool, surprised: bool = False) -> tuple[Scene, Scene]:
    """Bo's turn, the last that players know of in round 1, and then the hidden Lich's, the first of round 2."""
    scene = gathered("Ada", "Bo", strategy=Initiative(every_round=every_round))
    scene = join(scene, "Lich", NO_DICE, hidden=True, initiative=30).scene
    scene = done(done(start(scene, NO_DICE).scene))
    if surprised:
        scene = mark(scene, 1, State.SURPRISED, NO_DICE).scene
    return scene, done(scene, ScriptedDice((3, 9, 20)))


def seen(scene: Scene) -> dict[str, object]:
    return visible(scene, PLAYER).model_dump(exclude={"version"})


def test_an_alias_has_no_numbers_in_the_round_before_either() -> None:
    scene = join(gathered("Bo"), "Vampire", NO_DICE, alias="pale lady", initiative=9, sheet_id=66).scene
    scene = join(scene, "Lich", NO_DICE, hidden=True, initiative=30).scene
    scene = done(done(done(start(scene, NO_DICE).scene)))
    assert scene.is_ahead
    assert (visible(scene, PLAYER).participants[1].initiative, visible(scene, PLAYER).participants[1].ties) == (
        None,
        (),
    )


@pytest.mark.parametrize("every_round", [False, True])
@pytest.mark.parametrize("surprised", [False, True])
def test_a_round_that_a_hidden_turn_begins_shows_nothing_new_before_players_hear_of_it(
    every_round: bool, surprised: bool
) -> None:
    """Neither what has been rolled for it, nor that what lasted for the last one is over."""
    last, hidden = dawn(every_round=every_round, surprised=surprised)
    assert (last.round, hidden.round, hidden.current) == (1, 2, HIDDEN_IDS)
    assert seen(hidden) == seen(last)
    heard = done(hidden)
    assert visible(heard, PLAYER).participants == heard.participants[:2]
    assert (visible(heard, PLAYER).round, {one.state for one in heard.participants}) == (2, {State.ACTIVE})


def test_what_the_gm_changes_meanwhile_is_seen() -> None:
    _, hidden = dawn(every_round=True)
    scene = mark(rename(hidden, 2, "Bob").scene, 1, State.DEFEATED, NO_DICE).scene
    scene = join(scene, "Cy", NO_DICE, initiative=25).scene
    shown = visible(scene, PLAYER)
    assert [(one.name, one.state.value) for one in shown.participants] == [
        ("Ada", "defeated"),
        ("Bob", "active"),
        ("Cy", "active"),
    ]
    assert [name(shown, one) for one in shown.order] == ["Ada", "Bob", "Cy"]
    gone = visible(mark(scene, 1, State.REMOVED, NO_DICE).scene, PLAYER)
    assert [name(gone, one) for one in gone.order] == ["Bob", "Cy"]


def test_whoever_is_hidden_in_their_own_turn_leaves_players_at_it() -> None:
    scene = running("Ada", "Bo")
    shown = visible(hide(scene, 1).scene, PLAYER)
    assert (shown.round, shown.current, [one.name for one in shown.present]) == (1, None, ["Bo"])


def test_an_order_that_stays_is_seen_as_the_gm_changes_it() -> None:
    _, hidden = dawn(every_round=False)
    scene = set_initiative(reorder(hidden, 2, 1).scene, 2, 40, NO_DICE).scene
    shown = visible(scene, PLAYER)
    assert [(name(shown, one), shown.entrant(one).initiative) for one in shown.order] == [("Bo", 40), ("Ada", 20)]


def test_nobody_is_surprised_in_a_round_of_which_players_have_not_heard() -> None:
    _, hidden = dawn(every_round=False)
    assert refusal(lambda: mark(hidden, 1, State.SURPRISED, NO_DICE)) is SceneRefusal.ROUND_UNHEARD
    lich = mark(hidden, HIDDEN_IDS, State.SURPRISED, NO_DICE).scene
    assert lich.participants[-1].state is State.SURPRISED
    assert mark(done(hidden), 2, State.SURPRISED, NO_DICE).scene.participants[1].state is State.SURPRISED


def test_whoever_plays_a_hidden_one_knows_it() -> None:
    scene = join(gathered("Ada"), "Spy", NO_DICE, hidden=True, user_ids=(1,), initiative=30).scene
    scene = start(scene, NO_DICE).scene
    assert name(visible(scene, PLAYER), visible(scene, PLAYER).current) == "Spy"
    assert [one.name for one in visible(scene, OTHER).present] == ["Ada"]


def test_an_alias_is_all_that_players_know() -> None:
    scene = join(gathered("Ada"), "Lich", NO_DICE, alias="Undead 3", sheet_id=66, modifier=9, initiative=31).scene
    one = visible(scene, PLAYER).participants[1]
    assert (one.name, one.sheet_id, one.modifier, one.initiative) == ("Undead 3", None, 0, None)
    assert find(scene, "undead 3", PLAYER).name == "Lich"
    assert find(scene, "undead 3", GM).name == find(scene, "LICH", GM).name == "Lich"
    with pytest.raises(Refused) as refused:
        find(scene, "Lich", PLAYER)
    assert refused.value.reason is SceneRefusal.NO_SUCH_PARTICIPANT
    shown = visible(show(scene, who(scene, "Lich")).scene, PLAYER).participants[1]
    assert (shown.name, shown.initiative) == ("Lich", 31)


def test_a_hidden_one_is_found_by_the_gm_alone() -> None:
    scene = haunted()
    assert find(scene, "lich", GM).id == HIDDEN_IDS
    with pytest.raises(Refused):
        find(scene, "lich", PLAYER)


def test_only_whoever_has_the_turn_and_the_gm_may_use_it() -> None:
    scene = haunted()
    require_turn(scene, turn(scene, "Bo"), OTHER)
    require_turn(scene, turn(scene, "Lich"), GM)
    with pytest.raises(Refused) as refused:
        require_turn(scene, turn(scene, "Bo"), PLAYER)
    assert refused.value.reason is SceneRefusal.NOT_YOUR_TURN
    with pytest.raises(Refused) as refused:
        require_turn(scene, turn(scene, "Lich"), PLAYER)
    assert refused.value.reason is Shared.ALREADY_DONE


def test_what_rulesets_do_is_told_only_if_it_speaks_of_nobody_hidden() -> None:
    scene = haunted()
    ruling = Ruling(ruleset="any", kind="impulse", result={"victim": "Lich"})
    events = (
        EffectExpired(effect_id=1, sheet_id=66, ruleset="any", effect="stun"),
        EffectExpired(effect_id=2, sheet_id=7, ruleset="any", effect="stun"),
        Triggered(sheet_ids=(7, 66), ruling=ruling),
        Triggered(sheet_ids=(7,), ruling=ruling),
        NobodyLeft(),
        Joined(who=HIDDEN_IDS),
    )
    assert known_events(scene, events, PLAYER) == (events[1], events[3])
    assert known_events(scene, events, GM) == events


def test_declarations_are_secret_until_they_are_revealed() -> None:
    scene = gathered("Ada", strategy=Declaration())
    scene = join(scene, "Bo", NO_DICE, user_ids=(2,)).scene
    scene = join(scene, "Lich", NO_DICE, hidden=True).scene
    scene = start(scene, NO_DICE).scene
    scene = declare(scene, HIDDEN_IDS, "I wait").scene
    scene = declare(scene, turn(scene, "Bo"), "I hide").scene
    assert visible(scene, PLAYER).declared == {2: ""}
    assert visible(scene, OTHER).declared == {2: "I hide"}
    step = declare(scene, 1, "I strike")
    told = visible_events(scene, step.scene, step.events, PLAYER)
    assert told[-1] == Revealed(declared={1: "I strike", 2: "I hide"})


def test_a_scene_without_hidden_ones_is_seen_as_it_is() -> None:
    scene = running("Ada", "Bo")
    step = next_turn(scene, scene.called, NO_DICE)
    assert visible_events(scene, step.scene, step.events, PLAYER) == step.events
    assert visible(step.scene, PLAYER).model_dump(exclude={"shown"}) == step.scene.model_dump(exclude={"shown"})
