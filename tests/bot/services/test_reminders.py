"""Reminders as they are stored: of the turn that is waited for, set in the transaction that calls it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import count

import pytest
from sqlite_utils import Database

from bot.engine.dice import Dice, ScriptedDice
from bot.engine.guild import GuildSettings
from bot.engine.refusal import Refusal, Refused, Shared
from bot.engine.reminders import NUDGES, Habits, Kind, Quiet
from bot.engine.scene import flow
from bot.engine.scene.events import Step
from bot.engine.scene.going import chained
from bot.engine.scene.model import Scene, SceneSettings
from bot.engine.scene.people import hand_over, hide, join
from bot.engine.screen import Paragraph, Screen
from bot.engine.sheet import Viewer
from bot.engine.text import say
from bot.engine.turns import AlternateActivation, Declaration, Initiative, Strategy
from bot.services import alarms, guilds, habits, outbox, reminders, scenes, scenesteps, sceneundo
from bot.services.reminders import ReminderRefusal, Reminding
from bot.services.scenesteps import Click, Taken

NOON = datetime(2026, 1, 10, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)
CHANNEL, THREAD = 71, 72
GM = Viewer(user_id=1, is_gm=True)
ADA, BO, CID = 2, 3, 4

_ids = count(1)


class Table:
    """A guild's file in which time goes by."""

    def __init__(self, db: Database) -> None:
        self.db, self.now = db, NOON

    def click(self, actor: Viewer = GM, interaction_id: int | None = None) -> Click:
        return Click(interaction_id or next(_ids), actor, CHANNEL, self.now, ScriptedDice(()))

    def fight(self, name: str = "Crypt", *, minutes: int | None = 60, strategy: Strategy | None = None) -> Scene:
        """Ada has the turn, Bo comes next, then a ghoul of the GM's."""
        settings = SceneSettings(reminder_minutes=minutes)
        step = flow.open_scene(name, "any", strategy or Initiative(), settings=settings)
        opened = scenesteps.open_scene(self.db, step, self.click()).scene

        def gather(scene: Scene, dice: Dice) -> Step:
            made = Step(scene=scene, events=())
            for who, user, value, side in (("Ada", ADA, 20, "a"), ("Bo", BO, 10, "a"), ("Ghoul", None, 5, "b")):
                users = () if user is None else (user,)

                joins = partial(join, name=who, dice=dice, initiative=value, user_ids=users, side=side)
                made = chained(made, joins)
            return chained(made, lambda gathered: flow.start(gathered, dice))

        return self.step(opened, gather).scene

    def step(self, scene: Scene, act: Callable[[Scene, Dice], Step], click: Click | None = None) -> Taken:
        taken = scenesteps.take(self.db, scene.id, act, click or self.click(), action="next")
        reminders.arm(self.db, taken, self.now)
        return taken

    def next(self, scene: Scene) -> Scene:
        return self.step(scene, lambda now, dice: flow.next_turn(now, now.called, dice)).scene

    def alarm(self, scene: Scene) -> datetime | None:
        """When the scene's alarm goes off."""
        found = alarms.listed(self.db, f"scene:{scene.id}:reminder")
        return found[0].at if found else None

    def ring(self, scene: Scene, *gone: int) -> Reminding | None:
        """Let the scene's alarm go off at its time."""
        at = self.alarm(scene)
        assert at is not None
        self.now = max(self.now, at)
        return reminders.ring(self.db, scene.id, self.now, gone)

    def has(self, user_id: int, **wanted: object) -> None:
        habits.save(self.db, user_id, Habits.model_validate(wanted))
        reminders.rearm_all(self.db, self.now)


@pytest.fixture
def table(db: Database) -> Table:
    return Table(db)


def refusal(act: Callable[[], object]) -> Refusal:
    with pytest.raises(Refused) as refused:
        act()
    return refused.value.reason


# Set and taken away with the turn


def test_the_alarm_is_set_in_the_step_that_calls_a_turn_and_set_anew_by_the_next(table: Table) -> None:
    scene = table.fight()
    assert table.alarm(scene) == NOON + HOUR
    table.now += 10 * timedelta(minutes=1)
    assert table.alarm(table.next(scene)) == table.now + HOUR
    [alarm] = alarms.listed(table.db, f"scene:{scene.id}")
    assert (alarm.address.package, alarm.address.action) == ("tabletop", "scene-reminder")
    assert alarm.address.args == (str(scene.id),)


def test_a_scene_without_an_interval_reminds_nobody_until_it_gets_one(table: Table) -> None:
    scene = table.fight(minutes=None)
    assert table.alarm(scene) is None
    table.now += HOUR
    table.step(scene, lambda now, _: flow.adjust(now, SceneSettings(reminder_minutes=120)))
    assert table.alarm(scene) == NOON + 2 * HOUR
    table.step(scene, lambda now, _: flow.adjust(now, SceneSettings()))
    assert table.alarm(scene) is None


def test_an_interval_that_has_passed_already_reminds_at_once(table: Table) -> None:
    scene = table.fight(minutes=None)
    table.now += 5 * HOUR
    table.step(scene, lambda now, _: flow.adjust(now, SceneSettings(reminder_minutes=60)))
    assert table.alarm(scene) == table.now


def test_what_changes_no_turn_goes_on_waiting_as_before(table: Table) -> None:
    scene = table.fight()
    table.now += 30 * timedelta(minutes=1)
    table.step(scene, lambda now, dice: join(now, "Dee", dice, initiative=1))
    assert table.alarm(scene) == NOON + HOUR
    table.step(scene, lambda now, _: hand_over(now, 1, CID))
    reminding = table.ring(scene)
    assert reminding is not None
    assert reminding.nudges == (CID,)


def test_a_scene_that_rests_or_is_closed_reminds_nobody_and_what_waits_is_not_said(table: Table) -> None:
    scene = table.fight()
    screen = Screen(title=say("button-why"), blocks=(Paragraph(text=say("button-next")),))
    outbox.put(table.db, reminders.topic(scene.id), CHANNEL, screen, now=table.now)
    outbox.put(table.db, f"scene:{scene.id}:turn", CHANNEL, screen, now=table.now)
    table.step(scene, lambda now, _: flow.suspend(now))
    assert table.alarm(scene) is None
    assert outbox.waiting(table.db, reminders.topic(scene.id)) == 0
    assert outbox.waiting(table.db, f"scene:{scene.id}:turn") == 1
    table.now += 100 * HOUR
    table.step(scene, flow.resume)
    assert table.alarm(scene) == table.now + HOUR
    table.step(scene, lambda now, _: flow.close(now, table.now))
    assert table.alarm(scene) is None
    table.step(scene, lambda now, _: flow.reopen(now, table.now))
    assert table.alarm(scene) == table.now + HOUR


def test_a_turn_that_is_taken_back_pings_nobody_and_is_waited_for_anew(table: Table) -> None:
    scene = table.fight()
    table.next(scene)
    pinged = [habits.person(table.db, user).pinged_at for user in (ADA, BO)]
    table.now += 30 * timedelta(minutes=1)
    taken = sceneundo.back(table.db, scene.id, table.click())
    reminders.arm(table.db, taken, table.now)
    assert table.alarm(scene) == table.now + HOUR
    assert [habits.person(table.db, user).pinged_at for user in (ADA, BO)] == pinged
    assert outbox.waiting(table.db, "scene") == 0


def test_a_click_that_arrives_twice_arms_once(table: Table) -> None:
    scene = table.fight()
    click = table.click()

    def done(now: Scene, dice: Dice) -> Step:
        return flow.next_turn(now, now.called, dice)

    table.step(scene, done, click)
    table.now += HOUR
    assert not table.step(scene, done, click).is_new
    assert table.alarm(scene) == NOON + HOUR


# Who is reminded


def test_whoever_idles_is_nudged_up_to_the_cap_then_the_gm_is_told_that_it_stops(table: Table) -> None:
    guilds.save(table.db, GuildSettings(gm_users=(9,)))
    scene, nudges, notes = table.fight(), 0, []
    while table.alarm(scene) is not None:
        reminding = table.ring(scene)
        assert reminding is not None
        assert reminding.nudges in {(), (ADA,)}
        assert reminding.gms == ((9,) if reminding.notes else ())
        nudges += len(reminding.nudges)
        notes += [(kind, reminding.nudged) for kind in reminding.notes]
    assert nudges == NUDGES
    assert notes == [(Kind.LATE, 2), (Kind.STOPPED, NUDGES)]
    assert table.now == NOON + (NUDGES + 1) * HOUR


def test_after_the_bot_was_away_each_is_reminded_once_and_the_next_one_is_an_interval_away(table: Table) -> None:
    scene = table.fight()
    table.now += 50 * HOUR
    reminding = table.ring(scene)
    assert reminding is not None
    assert (reminding.nudges, reminding.notes) == ((ADA,), (Kind.LATE,))
    assert table.alarm(scene) == table.now + HOUR
    assert reminders.ring(table.db, scene.id, table.now) is None


def test_of_the_gms_own_turn_the_gm_is_reminded_and_where_a_role_holds_the_seat_whoever_opened_the_scene(
    table: Table,
) -> None:
    scene = table.next(table.next(table.fight()))
    reminding = table.ring(scene)
    assert reminding is not None
    assert reminding.nudges == (GM.user_id,)
    guilds.save(table.db, GuildSettings(gm_users=(9,)))
    reminding = table.ring(scene)
    assert reminding is not None
    assert (reminding.nudges, reminding.notes) == ((9,), ())


def test_a_hidden_turn_reminds_nobody_and_shows_no_due_to_players(table: Table) -> None:
    scene = table.next(table.fight())
    table.step(scene, lambda now, _: hide(now, 3))
    scene = table.next(scene)
    assert scene.is_hidden(scene.current or 0)
    assert table.alarm(scene) is None
    for user in (ADA, BO):
        assert reminders.next_due(table.db, scene, Viewer(user_id=user, is_gm=False)) is None
    assert reminders.next_due(table.db, scene, GM) == table.now + HOUR
    assert reminders.ring(table.db, scene.id, table.now + 9 * HOUR) is None
    for viewer, reason in ((GM, ReminderRefusal.NO_REMINDERS), (Viewer(user_id=ADA, is_gm=False), Shared.CLOSED)):
        asks = partial(reminders.require_called, table.db, scene.id, scene.called, viewer)
        assert refusal(asks) is reason


def test_whoever_plays_somebody_hidden_among_those_offered_is_not_reminded(table: Table) -> None:
    scene = table.fight(strategy=AlternateActivation())
    assert reminders.awaited(scene) == (ADA, BO)
    taken = table.step(scene, lambda now, _: hide(now, 1))
    assert reminders.awaited(taken.scene) == (BO,)


def test_whoever_has_declared_is_not_reminded(table: Table) -> None:
    scene = table.fight(strategy=Declaration())
    scene = table.step(scene, lambda now, _: flow.declare(now, 1, "I wait")).scene
    reminding = table.ring(scene)
    assert reminding is not None
    assert reminding.nudges == (BO,)


def test_whoever_has_left_is_not_reminded_and_the_gm_is_told_at_once(table: Table) -> None:
    scene = table.fight()
    reminding = table.ring(scene, ADA)
    assert reminding is not None
    assert (reminding.nudges, reminding.notes, reminding.gone) == ((), (Kind.LATE,), (ADA,))
    assert table.alarm(scene) is None


# What people want


def test_quiet_hours_and_a_holiday_put_a_nudge_off(table: Table) -> None:
    table.has(ADA, time_zone="Europe/Kyiv", quiet=Quiet(start=14 * 60, end=20 * 60))
    scene = table.fight()
    reminding = table.ring(scene)
    assert reminding is None or not reminding.nudges
    while reminding is None or not reminding.nudges:
        reminding = table.ring(scene)
    assert table.now == datetime(2026, 1, 10, 18, tzinfo=UTC)


def test_people_are_in_the_guilds_time_zone_unless_they_say_otherwise(table: Table) -> None:
    guilds.save(table.db, GuildSettings(time_zone="Europe/Rome"))
    assert str(habits.person(table.db, ADA).zone) == "Europe/Rome"
    table.has(ADA, time_zone="Europe/Kyiv")
    assert str(habits.person(table.db, ADA).zone) == "Europe/Kyiv"


def test_the_call_of_a_turn_counts_as_a_ping_for_the_gap_over_all_scenes(table: Table) -> None:
    table.has(ADA, gap_minutes=90)
    first = table.fight()
    table.now += 30 * timedelta(minutes=1)
    second = table.fight("Tower")
    # Only when it goes off the first alarm notices that Ada was pinged elsewhere.
    assert table.ring(first) is None
    assert table.alarm(first) == table.alarm(second) == NOON + 2 * HOUR


def test_a_digest_gathers_what_waits_in_all_scenes_and_counts_as_one_ping(table: Table) -> None:
    table.has(ADA, time_zone="Europe/Rome", digest_hour=20)
    crypt, tower, tomb = table.fight(), table.fight("Tower"), table.fight("Tomb", minutes=6000)
    assert table.alarm(crypt) is not None
    reminding: Reminding | None = None
    while reminding is None or not reminding.digests:
        reminding = table.ring(crypt)
    assert table.now.hour == 19
    assert reminding.nudges == ()
    [(user, waiting)] = reminding.digests
    assert user == ADA
    assert [scene.name for scene, _ in waiting] == ["Crypt", "Tower"]
    assert tomb.id not in {scene.id for scene, _ in waiting}
    after = reminders.ring(table.db, tower.id, table.now)
    assert after is None or not after.digests


# Snoozing


def test_a_snoozed_turn_is_left_alone_and_only_by_those_who_have_it(table: Table) -> None:
    scene = table.fight()
    ada = Viewer(user_id=ADA, is_gm=False)
    reminders.snooze(table.db, scene.id, scene.called, ada, NOON + 2 * HOUR, NOON)
    assert table.alarm(scene) == NOON + 2 * HOUR
    bo = Viewer(user_id=BO, is_gm=False)
    again = NOON + 3 * HOUR
    assert refusal(lambda: reminders.snooze(table.db, scene.id, scene.called, bo, again, NOON)) is (
        ReminderRefusal.NOT_CALLED
    )
    after = table.next(scene)
    assert table.alarm(after) == NOON + HOUR
    assert refusal(lambda: reminders.snooze(table.db, scene.id, scene.called, ada, again, NOON)) is Shared.CLOSED
    table.step(after, lambda now, _: flow.adjust(now, SceneSettings()))
    assert refusal(lambda: reminders.snooze(table.db, scene.id, after.called, bo, again, NOON)) is (
        ReminderRefusal.NO_REMINDERS
    )


# What is shown


def test_only_whoever_is_called_and_the_gm_may_know_when_the_next_reminder_is_due(table: Table) -> None:
    scene = table.fight()
    assert reminders.next_due(table.db, scene, Viewer(user_id=ADA, is_gm=False)) == NOON + HOUR
    assert reminders.next_due(table.db, scene, GM) == NOON + HOUR
    assert reminders.next_due(table.db, scene, Viewer(user_id=BO, is_gm=False)) is None


def test_reminders_stand_where_the_turn_was_announced_last(table: Table) -> None:
    scene = table.fight()
    scenes.bind(table.db, scene, THREAD)
    assert reminders.place(table.db, scene.id) == CHANNEL
    screen = Screen(title=say("button-why"), blocks=(Paragraph(text=say("button-next")),))
    outbox.put(table.db, f"scene:{scene.id}:turn", THREAD, screen, now=table.now)
    assert reminders.place(table.db, scene.id) == THREAD
    scenes.unbind(table.db, THREAD)
    assert reminders.place(table.db, scene.id) == CHANNEL
    scenes.unbind(table.db, CHANNEL)
    assert reminders.place(table.db, scene.id) is None
