"""Stored scenes: found by channel and name, and stepped once for each click, forth and back."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import count

import pytest
from sqlite_utils import Database

from bot.engine.dice import Dice, ScriptedDice
from bot.engine.effects import Due, Effect
from bot.engine.refusal import Refusal, Refused, Shared
from bot.engine.ruling import Change, Ruling
from bot.engine.scene.events import CALLS, Event, RoundBegan, Step, TurnEnded, Undone
from bot.engine.scene.flow import close, declare, next_turn, open_scene, reopen, start
from bot.engine.scene.going import chained
from bot.engine.scene.lasting import Trigger, Triggers
from bot.engine.scene.model import Scene, State
from bot.engine.scene.people import join, mark, rename
from bot.engine.scene.refusal import SceneRefusal
from bot.engine.sheet import Viewer
from bot.engine.text import Listing, Verbatim
from bot.engine.turns import Declaration, Initiative
from bot.services import effects, ledger, ledgersearch, privacy, scenes, scenesteps, sceneundo, sheets
from bot.services.database import writing
from bot.services.scenesteps import Click, Taken
from bot.services.storage import Storage

NOW = datetime(2026, 1, 31, 23, tzinfo=UTC)
CHANNEL, THREAD, ELSEWHERE = 71, 72, 73
GM = Viewer(user_id=1, is_gm=True)
ADA = Viewer(user_id=2, is_gm=False)
BO = Viewer(user_id=3, is_gm=False)
NO_DICE = ScriptedDice(())

_ids = count(1)


def click(actor: Viewer = GM, *faces: int, interaction_id: int | None = None, channel_id: int = CHANNEL) -> Click:
    return Click(interaction_id or next(_ids), actor, channel_id, NOW, ScriptedDice(faces))


def opened(db: Database, name: str = "Crypt", channel_id: int = CHANNEL) -> Scene:
    step = open_scene(name, "any", Initiative())
    return scenesteps.open_scene(db, step, click(channel_id=channel_id)).scene


def fight(db: Database, name: str = "Crypt", *, sheet_ids: tuple[int | None, int | None] = (None, None)) -> Scene:
    """Ada has the turn, Bo comes next; both are players' own."""
    scene = opened(db, name)
    people = (("Ada", ADA, 20, sheet_ids[0]), ("Bo", BO, 10, sheet_ids[1]))

    def gather(scene: Scene, dice: Dice) -> Step:
        step = Step(scene=scene, events=())
        for called, who, value, at in people:
            joins = partial(join, name=called, dice=dice, initiative=value, user_ids=(who.user_id,), sheet_id=at)
            step = chained(step, joins)
        return chained(step, lambda gathered: start(gathered, dice))

    return scenesteps.take(db, scene.id, gather, click(), action="start").scene


def done(db: Database, scene: Scene, by: Click, triggers: Triggers | None = None) -> Taken:
    return scenesteps.take(
        db,
        scene.id,
        lambda stored, dice: next_turn(stored, scene.called, dice),
        by,
        action="next",
        expected=scene.called,
        triggers=triggers,
    )


def refusal(refused: pytest.ExceptionInfo[Refused]) -> Refusal:
    return refused.value.reason


def state(scene: Scene) -> Scene:
    """The scene without the numbers that never come again."""
    return scene.model_copy(update={"version": 0, "called": 0})


# Finding


def test_a_scene_is_found_in_each_channel_that_it_is_bound_to(db: Database) -> None:
    scene = opened(db)
    scenes.bind(db, scene, THREAD)
    scenes.bind(db, scene, THREAD)
    assert scenes.channels(db, scene.id) == [CHANNEL, THREAD]
    for channel_id in (CHANNEL, THREAD):
        assert scenes.find(db, None, channel_id) == scene
        assert scenes.find(db, " crypt ", channel_id) == scene
    with pytest.raises(Refused) as refused:
        scenes.find(db, None, ELSEWHERE)
    assert refusal(refused) is SceneRefusal.NO_SUCH_SCENE
    assert scenes.unbind(db, THREAD) == [scene.id]
    assert scenes.in_channel(db, THREAD) == []


def test_scenes_in_one_channel_are_told_apart_by_name(db: Database) -> None:
    crypt, tower = opened(db), opened(db, "Tower")
    with pytest.raises(Refused) as refused:
        scenes.find(db, "", CHANNEL)
    assert refusal(refused) is SceneRefusal.WHICH_SCENE
    assert refused.value.text.args["names"] == Listing(items=("Tower", "Crypt"))
    assert scenes.find(db, "Tower", CHANNEL) == tower
    assert scenes.find(db, "Crypt", CHANNEL) == crypt
    with pytest.raises(Refused) as refused:
        scenes.find(db, "Tomb", CHANNEL)
    assert refusal(refused) is SceneRefusal.NO_SUCH_SCENE


def test_a_name_is_taken_in_a_channel_as_long_as_the_scene_is_open(db: Database) -> None:
    first = opened(db)
    db.conn.commit()
    with pytest.raises(Refused) as refused, writing(db):
        opened(db, "CRYPT")
    assert refusal(refused) is SceneRefusal.NAME_TAKEN
    other = opened(db, channel_id=ELSEWHERE)
    with pytest.raises(Refused):
        scenes.bind(db, other, CHANNEL)
    scenesteps.take(db, first.id, lambda scene, _: close(scene, NOW), click(), action="close")
    assert scenes.in_channel(db, CHANNEL) == []
    assert [scene.id for scene in scenes.in_channel(db, CHANNEL, closed=True)] == [first.id]
    assert scenes.open_ids(db) == [other.id]
    second = opened(db)
    with pytest.raises(Refused) as refused:
        scenesteps.take(db, first.id, lambda scene, _: reopen(scene, NOW), click(), action="reopen")
    assert refusal(refused) is SceneRefusal.NAME_TAKEN
    assert second.id != first.id


def test_a_scene_that_is_gone_is_closed(db: Database) -> None:
    with pytest.raises(Refused) as refused:
        scenes.load(db, 99)
    assert refusal(refused) is Shared.CLOSED


def test_an_outdated_scene_is_not_stored(db: Database) -> None:
    scene = fight(db)
    done(db, scene, click())
    with pytest.raises(Refused) as refused:
        scenes.save(db, scene, scene.model_copy(update={"version": scene.version + 1}), NOW)
    assert refusal(refused) is Shared.CHANGED_MEANWHILE


def test_two_scenes_with_the_same_players_go_their_own_ways(db: Database) -> None:
    crypt, tower = fight(db), fight(db, "Tower")
    after = done(db, crypt, click(ADA)).scene
    assert scenes.load(db, tower.id) == tower
    assert done(db, tower, click(ADA)).scene.current == 2
    back = sceneundo.back(db, crypt.id, click(ADA)).scene
    assert (after.current, back.current, scenes.load(db, tower.id).current) == (2, 1, 2)


# Stepping


async def test_B28_fifty_clicks_make_one_transition(storage: Storage) -> None:
    scene = await storage.write(1, fight)
    results = await asyncio.gather(
        *(storage.write(1, lambda db: done(db, scene, click(ADA))) for _ in range(50)), return_exceptions=True
    )
    taken = [one for one in results if isinstance(one, Taken)]
    refused = [one for one in results if isinstance(one, Refused)]
    assert (len(taken), len(refused)) == (1, 49)
    assert {one.reason for one in refused} == {SceneRefusal.ALREADY_DONE}
    assert refused[0].text.args["actor"] == Verbatim(verbatim="<@2>")
    assert (await storage.read(1, lambda db: scenes.load(db, scene.id))).current == 2


def test_B18_a_click_that_arrives_twice_finds_what_it_did(db: Database) -> None:
    scene = fight(db)
    first = done(db, scene, click(ADA, interaction_id=5000))
    again = done(db, scene, click(ADA, interaction_id=5000))
    assert (first.is_new, again.is_new) == (True, False)
    assert again == first._replace(is_new=False, before=again.before)
    assert state(again.before) == state(first.before)
    undone = sceneundo.back(db, scene.id, click(interaction_id=5001))
    assert sceneundo.back(db, scene.id, click(interaction_id=5001)).version == undone.version
    opening = click(interaction_id=5002)
    step = open_scene("Tower", "any", Initiative())
    assert scenesteps.open_scene(db, step, opening).scene == scenesteps.open_scene(db, step, opening).scene


def test_a_step_is_an_entry_of_the_ledger_for_the_gm_alone(db: Database) -> None:
    scene = fight(db)
    taken = done(db, scene, click(ADA))
    assert ledgersearch.recent(db, ADA, 10) == []
    assert ledgersearch.recent(db, GM, 10, only_kept_back=True) == []
    with pytest.raises(Refused):
        ledger.reveal(db, taken.entry_id, GM, interaction_id=next(_ids), channel_id=CHANNEL, now=NOW)
    entry = ledger.get(db, taken.entry_id)
    assert (entry.actor_id, entry.ruling.kind) == (2, "step")
    assert entry.ruling.result == {"scene": scene.id, "version": taken.version, "action": "next"}


def test_a_step_that_is_refused_leaves_everything_as_it_was(db: Database) -> None:
    scene = fight(db)
    db.conn.commit()
    entries = db["ledger"].count
    with pytest.raises(Refused), writing(db):
        scenesteps.take(db, scene.id, lambda stored, _: rename(stored, 99, "Di"), click(), action="rename")
    assert scenes.load(db, scene.id) == scene
    assert db["ledger"].count == entries


# Back and forth


def test_next_and_back_are_exact_inverses(db: Database) -> None:
    scenes_seen = [fight(db)]
    for _ in range(5):
        scenes_seen.append(done(db, scenes_seen[-1], click()).scene)
    for before in reversed(scenes_seen[:-1]):
        assert state(sceneundo.back(db, before.id, click()).scene) == state(before)
    for after in scenes_seen[1:]:
        assert state(sceneundo.redo(db, after.id, click()).scene) == state(after)
    with pytest.raises(Refused) as refused:
        sceneundo.redo(db, scenes_seen[0].id, click())
    assert refusal(refused) is SceneRefusal.NOTHING_TO_REDO


def test_going_back_calls_nobody_and_old_buttons_stay_closed(db: Database) -> None:
    scene = fight(db)
    after = done(db, scene, click())
    undone = sceneundo.back(db, scene.id, click())
    assert undone.events == (Undone(version=after.version, action="next"),)
    assert not any(isinstance(event, CALLS) for event in sceneundo.redo(db, scene.id, click()).events)
    for old in (scene, after.scene, undone.scene):
        with pytest.raises(Refused) as refused:
            done(db, old, click())
        assert refusal(refused) is SceneRefusal.ALREADY_DONE


def test_going_back_over_what_changed_no_turn_leaves_the_turn_in_hand(db: Database) -> None:
    scene = fight(db)
    scenesteps.take(db, scene.id, lambda stored, _: rename(stored, 1, "Adam"), click(), action="rename")
    restored = sceneundo.back(db, scene.id, click()).scene
    assert (restored.called, restored.participants[0].name) == (scene.called, "Ada")


def test_the_opening_cannot_be_taken_back(db: Database) -> None:
    scene = opened(db)
    with pytest.raises(Refused) as refused:
        sceneundo.back(db, scene.id, click())
    assert refusal(refused) is SceneRefusal.NOTHING_TO_UNDO


def test_what_was_undone_is_lost_once_the_scene_goes_another_way(db: Database) -> None:
    scene = fight(db)
    after = done(db, done(db, scene, click()).scene, click()).scene
    for _ in range(2):
        sceneundo.back(db, scene.id, click())
    other = scenesteps.take(
        db, scene.id, lambda stored, dice: mark(stored, 2, State.DEFEATED, dice), click(), action="defeat"
    )
    with pytest.raises(Refused):
        sceneundo.redo(db, scene.id, click())
    sceneundo.back(db, scene.id, click())
    assert state(sceneundo.redo(db, scene.id, click()).scene) == state(other.scene)
    assert after.round == 2


def test_players_take_back_their_own_last_decision_up_to_the_last_die(db: Database) -> None:
    scene = fight(db)
    done(db, scene, click(ADA))
    with pytest.raises(Refused) as refused:
        sceneundo.back(db, scene.id, click(BO))
    assert refusal(refused) is SceneRefusal.OTHERS_DECISION
    roll(db, channel_id=ELSEWHERE)
    assert sceneundo.back(db, scene.id, click(ADA)).scene.current == 1
    with pytest.raises(Refused) as refused:
        sceneundo.redo(db, scene.id, click(BO))
    assert refusal(refused) is SceneRefusal.OTHERS_DECISION
    assert sceneundo.redo(db, scene.id, click(ADA)).scene.current == 2
    roll(db, channel_id=CHANNEL)
    with pytest.raises(Refused) as refused:
        sceneundo.back(db, scene.id, click(ADA))
    assert refusal(refused) is SceneRefusal.DICE_ROLLED
    assert sceneundo.back(db, scene.id, click(GM)).scene.current == 1


@pytest.mark.parametrize("is_known", [True, False])
def test_only_dice_of_which_players_know_keep_them_from_going_back(db: Database, is_known: bool) -> None:
    """That a hidden sheet has rolled any must not show."""
    scene = fight(db)

    def fires(there: Scene, lasting: Sequence[Effect], moment: Event, dice: Dice) -> list[Trigger]:
        if not isinstance(moment, TurnEnded):
            return []
        ruling = Ruling(ruleset="any", kind="fire", result={"face": dice.roll(6)})
        return [Trigger(ruling=ruling, sheet_ids=() if is_known else (77,))]

    done(db, scene, click(ADA, 4), fires)
    if is_known:
        with pytest.raises(Refused) as refused:
            sceneundo.back(db, scene.id, click(ADA))
        assert refusal(refused) is SceneRefusal.DICE_ROLLED
    else:
        assert sceneundo.back(db, scene.id, click(ADA)).scene.current == 1


def roll(db: Database, *, channel_id: int) -> None:
    def decide(dice: Dice) -> Ruling:
        return Ruling(ruleset="any", kind="roll", result={"face": dice.roll(20)})

    ledger.resolve(db, interaction_id=next(_ids), actor_id=3, channel_id=channel_id, now=NOW, dice=None, decide=decide)


def _joins(called: str, scene: Scene, dice: Dice) -> Step:
    return join(scene, called, dice)


def test_redo_shows_the_same_faces(db: Database) -> None:
    scene = opened(db)
    for called in ("Ada", "Bo"):
        scenesteps.take(db, scene.id, partial(_joins, called), click(), action="join")
    started = scenesteps.take(db, scene.id, start, click(GM, 7, 15), action="start").scene
    assert [one.initiative for one in started.participants] == [7, 15]
    sceneundo.back(db, scene.id, click())
    assert state(sceneundo.redo(db, scene.id, click()).scene) == state(started)


# Sheets and effects


def burning(scene: Scene, lasting: Sequence[Effect], moment: Event, dice: Dice) -> list[Trigger]:
    """At the start of each round Ada's sheet loses a d6, and Bo's begins to smoke."""
    if not isinstance(moment, RoundBegan):
        return []
    ada, bo = (one.sheet_id or 0 for one in scene.present)
    face = dice.roll(6)
    change = Change(sheet_id=ada, field="hp", before=20, after=20 - face)
    smoke = Effect(ruleset="any", kind="smoke", sheet_id=bo, rounds=0)
    ruling = Ruling(ruleset="any", kind="fire", result={"face": face}, changes=(change,), begins=(smoke,))
    return [Trigger(ruling=ruling, sheet_ids=(ada, bo))]


def test_effects_end_by_themselves_and_last_again_when_the_step_is_taken_back(db: Database) -> None:
    ada, bo = (
        sheets.create(db, ruleset="any", kind="x", name=name, owner_id=None, stats={"hp": 20}, now=NOW).id
        for name in ("Ada", "Bo")
    )
    scene = fight(db, sheet_ids=(ada, bo))
    stun = Effect(ruleset="any", kind="stun", sheet_id=bo, rounds=0)
    ruling = Ruling(ruleset="any", kind="stun", result={}, begins=(stun,))
    ledger.resolve(
        db,
        interaction_id=next(_ids),
        actor_id=1,
        channel_id=CHANNEL,
        now=NOW,
        dice=NO_DICE,
        decide=lambda _: ruling,
    )

    def there() -> tuple[list[str], int]:
        lasting = effects.lasting(db, ruleset="any")
        return [effect.kind for effect in lasting], sheets.get(db, ada).stats["hp"]

    assert effects.lasting(db, ruleset="any")[0].due is None
    middle = done(db, scene, click(GM)).scene
    assert effects.lasting(db, ruleset="any")[0].due == Due(scene_id=scene.id, round=1)
    before = (["stun"], 20)
    assert there() == before
    taken = done(db, middle, click(GM, 4), burning)
    kinds = [event.kind for event in taken.events]
    assert kinds == ["turn-ended", "round-ended", "effect-expired", "round-began", "triggered", "turn-began"]
    after = (["smoke"], 16)
    for _ in range(2):
        assert there() == after
        assert scenes.load(db, scene.id).round == 2
        sceneundo.back(db, scene.id, click())
        assert there() == before
        sceneundo.redo(db, scene.id, click())
    assert there() == after
    with pytest.raises(Refused) as refused:
        sceneundo.back(db, scene.id, click(ADA))
    assert refusal(refused) is SceneRefusal.OTHERS_DECISION


def test_what_lasts_on_a_sheet_before_the_start_lasts_so_many_rounds_of_the_scene(db: Database) -> None:
    ada = sheets.create(db, ruleset="any", kind="x", name="Ada", owner_id=None, stats={}, now=NOW).id
    ruling = Ruling(
        ruleset="any", kind="x", result={}, begins=(Effect(ruleset="any", kind="ward", sheet_id=ada, rounds=2),)
    )
    ledger.resolve(
        db, interaction_id=next(_ids), actor_id=1, channel_id=1, now=NOW, dice=NO_DICE, decide=lambda _: ruling
    )
    scene = opened(db)
    joins = partial(join, name="Ada", sheet_id=ada)
    scenesteps.take(db, scene.id, lambda stored, dice: joins(stored, dice=dice, initiative=1), click(), action="join")
    assert effects.lasting(db, ruleset="any")[0].due is None
    scene = scenesteps.take(db, scene.id, start, click(), action="start").scene
    rounds = [scene.round]
    while effects.lasting(db, ruleset="any"):
        scene = done(db, scene, click()).scene
        rounds.append(scene.round)
    assert rounds == [1, 2, 3]


# History


def test_history_tells_players_nothing_of_hidden_ones(db: Database) -> None:
    scene = fight(db)

    def lurks(stored: Scene, dice: Dice) -> Step:
        return join(stored, "Lich", dice, hidden=True, initiative=15)

    scenesteps.take(db, scene.id, lurks, click(), action="join")
    first = done(db, scenes.load(db, scene.id), click(ADA)).scene
    done(db, first, click())
    sceneundo.back(db, scene.id, click())
    sceneundo.redo(db, scene.id, click())
    for viewer, told in ((ADA, False), (GM, True)):
        history = scenesteps.history(db, scene.id, viewer, since=scene.version)
        assert ("1000" in repr([events for _, events in history])) is told
    assert [kinds(events) for _, events in scenesteps.history(db, scene.id, BO, since=scene.version)] == [
        ["turn-ended"],
        ["turn-began"],
        ["undone"],
        ["undone"],
    ]
    assert len(scenesteps.history(db, scene.id, GM, limit=2)) == 2
    assert scenesteps.last_of(db, scene.id, ADA.user_id) == first.version
    assert scenesteps.last_of(db, scene.id, BO.user_id) == 0


def kinds(events: tuple[Event, ...]) -> list[str]:
    return [event.kind for event in events]


def test_the_times_of_steps_are_kept(db: Database) -> None:
    scene = fight(db)
    later = click(ADA)._replace(now=NOW + timedelta(hours=3))
    done(db, scene, later)
    assert scenesteps.history(db, scene.id, GM)[-1][0].at == NOW + timedelta(hours=3)


def test_whoever_is_forgotten_leaves_the_scene_without_a_name(db: Database) -> None:
    scene = fight(db)
    done(db, scene, click(ADA))
    assert privacy.holdings(db, ADA.user_id).scenes == 1
    assert privacy.exported(db, ADA)["scenes"] == [{"scene": "Crypt", "plays": ["Ada"], "declared": []}]
    privacy.forget(db, ADA.user_id, alias="Former player", bare=lambda _: None, now=NOW)
    left = scenes.load(db, scene.id)
    assert [(one.name, one.user_ids) for one in left.participants] == [("Former player", ()), ("Bo", (3,))]
    assert privacy.holdings(db, ADA.user_id).nothing
    assert "Ada" not in "".join(db.conn.iterdump())
    for _ in range(2):
        assert "Ada" not in sceneundo.back(db, scene.id, click()).scene.model_dump_json()


def _declares(turn: int, words: str, scene: Scene, dice: Dice) -> Step:
    return declare(scene, turn, words)


def test_what_the_forgotten_declared_is_forgotten_too(db: Database) -> None:
    step = open_scene("Crypt", "any", Declaration())
    scene = scenesteps.open_scene(db, step, click()).scene

    def gather(scene: Scene, dice: Dice) -> Step:
        one = join(scene, "Ada", dice, user_ids=(ADA.user_id,))
        both = chained(one, lambda scene: join(scene, "Bo", dice, user_ids=(BO.user_id,)))
        return chained(both, lambda scene: start(scene, dice))

    scenesteps.take(db, scene.id, gather, click(), action="start")
    for turn, actor, words in ((1, ADA, "I dance"), (2, BO, "I strike")):
        scenesteps.take(db, scene.id, partial(_declares, turn, words), click(actor), action="declare")
    assert privacy.exported(db, ADA)["scenes"][0]["declared"] == ["I dance"]
    privacy.forget(db, ADA.user_id, alias="Former player", bare=lambda _: None, now=NOW)
    assert scenes.load(db, scene.id).declared == {1: "", 2: "I strike"}
    assert "dance" not in "".join(db.conn.iterdump())
