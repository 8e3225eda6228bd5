"""Reminders of turns: what is due is worked out by `bot.engine.reminders`, and stored before it is said.

Of each running scene the turn that is waited for is kept, with how often whoever has it was reminded. One alarm for
each scene goes off when the next reminder is due.

    reminders.arm(db, taken, now)        in the transaction of every step of a scene, after what it announces
"""

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import NamedTuple

from sqlite_utils import Database

from bot.engine.refusal import Refusal, Refused, Shared
from bot.engine.reminders import Call, Called, Kind, due
from bot.engine.scene.events import CALLS
from bot.engine.scene.model import Scene, Status
from bot.engine.screen import Address
from bot.engine.sheet import Viewer
from bot.engine.turns import Declaration
from bot.services import alarms, guilds, habits, outbox, scenes
from bot.services.clock import moment, stamp
from bot.services.scenesteps import Taken


class ReminderRefusal(Refusal):
    """Reasons of reminders."""

    NO_REMINDERS = "refusal-no-reminders"
    NOT_CALLED = "refusal-reminder-not-called"


class Reminding(NamedTuple):
    """What is to be said now in a scene: who is nudged, in which notes the GMs are told, and which of them are pinged.

    `digests` are the nudges of those who want all their scenes at once, each with their scenes. `nudged` is how often
    those called were reminded before; `away` and `gone` are those of them who are absent or have left. `has_no_gm`: all
    whom the GM's seat names have left.
    """

    scene: Scene
    at: datetime
    nudges: tuple[int, ...] = ()
    digests: tuple[tuple[int, tuple[tuple[Scene, datetime], ...]], ...] = ()
    notes: tuple[Kind, ...] = ()
    gms: tuple[int, ...] = ()
    nudged: int = 0
    away: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()
    has_no_gm: bool = False


def topic(scene_id: int) -> str:
    """What reminders of this scene's turn speak of, those of each kind and person below it."""
    return f"scene:{scene_id}:turn:reminder"


def arm(db: Database, taken: Taken, now: datetime) -> None:
    """Have reminded of the turn that this step has called, and no more of the one that it has ended.

    Belongs into the transaction of every step, after its announcements were put: those count as pings. A step that was
    taken before, by the same click, changes nothing. A turn that is still the same goes on waiting as before.
    """
    if not taken.is_new:
        return
    scene = taken.scene
    row = db.conn.execute("SELECT called FROM calls WHERE scene_id = ?", (scene.id,)).fetchone()
    if scene.status is not Status.RUNNING or (row and row[0] != scene.called):
        _forget_call(db, scene.id)
        row = None
    if row is None and scene.status is Status.RUNNING:
        db.conn.execute(
            "INSERT INTO calls (scene_id, called, called_at) VALUES (?, ?, ?)", (scene.id, scene.called, stamp(now))
        )
        if any(isinstance(event, CALLS) for event in taken.events) and not is_hidden(scene):
            habits.pinged(db, awaited(scene) or guilds.load(db).gm_users, now)
    rearm(db, scene, now)


def rearm(db: Database, scene: Scene, now: datetime, gone: Collection[int] = ()) -> None:
    """Set the scene's alarm to when the next reminder of its turn is due, or take it away. Nothing is due to `gone`."""
    key = f"scene:{scene.id}:reminder"
    call = None if is_hidden(scene) else _call(db, scene, gone)
    coming = due(call) if call else []
    if coming:
        address = Address(package="tabletop", action="scene-reminder", args=(str(scene.id),))
        alarms.set(db, key, max(now, coming[0].at), address)
    else:
        alarms.cancel(db, key)


def rearm_all(db: Database, now: datetime) -> None:
    """Set the alarms of all scenes anew: somebody's habits have changed, or the guild's time zone."""
    for scene_id in _waiting_for_somebody(db):
        rearm(db, scenes.load(db, scene_id), now)


def awaited(scene: Scene) -> tuple[int, ...]:
    """The users whose turn it is: of the present turn, or of all that are offered and not declared. None: the GM's.

    Whoever plays somebody hidden is not among them: that they are waited for would betray it.
    """
    turns = (scene.current,) if scene.current is not None else scene.offered
    if isinstance(scene.strategy, Declaration):
        turns = tuple(turn for turn in turns if turn not in scene.declared)
    known = (one for turn in turns for one in scene.sharing(turn) if not one.hidden)
    return tuple(dict.fromkeys(user for one in known for user in one.user_ids))


def is_hidden(scene: Scene) -> bool:
    """Whether players know nothing of the turn that is waited for: nobody is told of it."""
    return all(map(scene.is_hidden, (scene.current,) if scene.current is not None else scene.offered))


def next_due(db: Database, scene: Scene, viewer: Viewer) -> datetime | None:
    """When the next reminder of the scene's turn is due; None if none is.

    Only those who are called and the GM may know: it follows from somebody's habits, and whether there is one would
    tell the others that a hidden turn has begun.
    """
    call = _call(db, scene)
    if call is None or not (viewer.is_gm or viewer.user_id in awaited(scene)):
        return None
    coming = [one for one in due(call) if viewer.is_gm or one.user_id == viewer.user_id]
    return coming[0].at if coming else None


def people(db: Database, scene: Scene) -> tuple[int, ...]:
    """Everybody who may be pinged about the scene's turn: those called, and the GMs."""
    call = _call(db, scene)
    known = [*(one.person for one in call.called), *call.gms] if call else []
    return tuple(dict.fromkeys(person.user_id for person in known))


def ring(db: Database, scene_id: int, now: datetime, gone: Collection[int] = ()) -> Reminding | None:
    """Decide what is said now of the scene's turn, store that it is, and set the next alarm; None if nothing is due.

    `gone` are people of whom it is known that they have left the server.
    """
    scene = scenes.load(db, scene_id)
    call = None if is_hidden(scene) else _call(db, scene, gone)
    passed = [one for one in due(call) if one.at <= now] if call else []
    if call is None or not passed:
        rearm(db, scene, now, gone)
        return None
    nudged = [one.user_id for one in passed if one.user_id is not None]
    kinds = tuple(one.kind for one in passed if one.user_id is None)
    hours = {one.person.user_id: one.person.habits.digest_hour for one in call.called}
    digests = tuple((user, _digest(db, user, scene, now)) for user in nudged if hours[user] is not None)
    told = tuple(gm.user_id for gm in call.gms if kinds and not gm.is_gone and gm.reachable(now) <= now)
    for user in nudged:
        _count_nudge(db, scene.id, user, now)
    for kind in kinds:
        column = "late_at" if kind is Kind.LATE else "stopped_at"
        db.conn.execute(f"UPDATE calls SET {column} = ? WHERE scene_id = ?", (stamp(now), scene.id))  # noqa: S608 - ours
    habits.pinged(db, (*nudged, *told), now)
    rearm(db, scene, now, gone)
    return Reminding(
        scene=scene,
        at=call.at,
        nudges=tuple(user for user in nudged if hours[user] is None),
        digests=digests,
        notes=kinds,
        gms=told,
        nudged=max((one.nudges for one in call.called), default=0),
        away=tuple(one.person.user_id for one in call.called if one.person.is_away(now)),
        gone=tuple(one.person.user_id for one in call.called if one.person.is_gone),
        has_no_gm=_is_lost(db, gone),
    )


def snooze(db: Database, scene_id: int, called: int, viewer: Viewer, until: datetime, now: datetime) -> None:
    """Remind this person of this turn not before `until`. The GM is told as ever.

    Raises `Refused` as `require_called`.
    """
    require_called(db, scene_id, called, viewer)
    db.conn.execute(
        "INSERT INTO call_people (scene_id, user_id, snoozed_until) VALUES (?, ?, ?)"
        " ON CONFLICT (scene_id, user_id) DO UPDATE SET snoozed_until = excluded.snoozed_until",
        (scene_id, viewer.user_id, stamp(until)),
    )
    rearm(db, scenes.load(db, scene_id), now)


def require_called(db: Database, scene_id: int, called: int, viewer: Viewer) -> None:
    """Raises `Refused` with CLOSED for a turn that is over or not to be known of, NO_REMINDERS, or NOT_CALLED."""
    scene = scenes.load(db, scene_id)
    if scene.called != called or (is_hidden(scene) and not viewer.is_gm):
        raise Refused(Shared.CLOSED)
    if (call := _call(db, scene)) is None or is_hidden(scene):
        raise Refused(ReminderRefusal.NO_REMINDERS)
    if all(one.person.user_id != viewer.user_id for one in call.called):
        raise Refused(ReminderRefusal.NOT_CALLED)


def place(db: Database, scene_id: int) -> int | None:
    """Where the scene is reminded of: where its turn was last announced, or the first channel that it is bound to."""
    bound = scenes.channels(db, scene_id)
    said = db.conn.execute(
        "SELECT channel_id FROM outbox WHERE topic = ? ORDER BY id DESC", (f"scene:{scene_id}:turn",)
    ).fetchall()
    return next((channel for (channel,) in said if channel in bound), bound[0] if bound else None)


def _call(db: Database, scene: Scene, gone: Collection[int] = ()) -> Call | None:
    """The turn that is waited for; None where nobody is to be reminded."""
    minutes = scene.settings.reminder_minutes
    row = db.conn.execute(
        "SELECT called_at, late_at, stopped_at FROM calls WHERE scene_id = ? AND called = ?", (scene.id, scene.called)
    ).fetchone()
    if minutes is None or row is None or (scene.current is None and not scene.offered):
        return None
    called_at, late_at, stopped_at = (value and moment(value) for value in row)
    users, gms = awaited(scene), gms_of(db, scene)
    return Call(
        at=called_at,
        interval=timedelta(minutes=minutes),
        called=tuple(_called(db, scene.id, user, gone) for user in users or gms),
        gms=tuple(habits.person(db, user, gone) for user in gms),
        is_gms=not users,
        late_at=late_at,
        stopped_at=stopped_at,
    )


def gms_of(db: Database, scene: Scene) -> tuple[int, ...]:
    """Who in the GM's seat is told of this scene. Roles are not pinged: where one holds it, whoever opened the scene
    is told."""
    if seated := guilds.load(db).gm_users:
        return seated[: outbox.PINGS]
    opened = "SELECT actor_id FROM scene_steps WHERE scene_id = ? AND actor_id > 0 ORDER BY version LIMIT 1"
    return tuple(user for (user,) in db.conn.execute(opened, (scene.id,)))


def _is_lost(db: Database, gone: Collection[int]) -> bool:
    """Whether all who are in the GM's seat have left. A role may have others."""
    settings = guilds.load(db)
    return settings.gm_role is None and bool(settings.gm_users) and set(settings.gm_users) <= set(gone)


def _called(db: Database, scene_id: int, user_id: int, gone: Collection[int]) -> Called:
    row = db.conn.execute(
        "SELECT nudges, nudged_at, snoozed_until FROM call_people WHERE scene_id = ? AND user_id = ?",
        (scene_id, user_id),
    ).fetchone()
    person = habits.person(db, user_id, gone)
    if row is None:
        return Called(person=person)
    return Called(
        person=person,
        nudges=row[0],
        nudged_at=row[1] and moment(row[1]),
        snoozed_until=row[2] and moment(row[2]),
    )


def _digest(db: Database, user_id: int, here: Scene, now: datetime) -> tuple[tuple[Scene, datetime], ...]:
    """All scenes whose turn waits for this person and that are due, `here` first, each with since when.

    The others are counted as reminded of, too.
    """
    found: list[tuple[Scene, datetime]] = []
    for scene_id in (here.id, *(other for other in _waiting_for_somebody(db) if other != here.id)):
        scene = scenes.load(db, scene_id)
        call = None if is_hidden(scene) else _call(db, scene)
        if call and any(one.user_id == user_id and one.at <= now for one in due(call)):
            found.append((scene, call.at))
    for scene, _ in found[1:]:
        _count_nudge(db, scene.id, user_id, now)
    return tuple(found)


def _waiting_for_somebody(db: Database) -> list[int]:
    return [scene_id for (scene_id,) in db.conn.execute("SELECT scene_id FROM calls ORDER BY called_at, scene_id")]


def _count_nudge(db: Database, scene_id: int, user_id: int, now: datetime) -> None:
    db.conn.execute(
        "INSERT INTO call_people (scene_id, user_id, nudges, nudged_at) VALUES (?, ?, 1, ?)"
        " ON CONFLICT (scene_id, user_id) DO UPDATE SET nudges = nudges + 1, nudged_at = excluded.nudged_at",
        (scene_id, user_id, stamp(now)),
    )


def _forget_call(db: Database, scene_id: int) -> None:
    outbox.drop(db, topic(scene_id))
    db.conn.execute("DELETE FROM call_people WHERE scene_id = ?", (scene_id,))
    db.conn.execute("DELETE FROM calls WHERE scene_id = ?", (scene_id,))
