"""The steps of scenes: taken once for each click, recorded, and told.

Each step is an entry of the ledger, for the GM's eyes: that something happened would betray what is hidden. What
players may know of it `history` tells. Of each step the scene after it is kept, for `sceneundo`.
"""

from collections.abc import Callable
from datetime import datetime
from typing import NamedTuple

from pydantic import JsonValue, TypeAdapter
from sqlite_utils import Database

from bot.engine.dice import Dice
from bot.engine.effects import Effect
from bot.engine.privacy import FORMER_PLAYER
from bot.engine.refusal import Refused, Shared
from bot.engine.ruling import Ruling
from bot.engine.scene.events import Event, Step
from bot.engine.scene.lasting import Triggers, driven, laid
from bot.engine.scene.model import Scene, Status
from bot.engine.scene.refusal import SceneRefusal
from bot.engine.scene.view import known_events, visible_events
from bot.engine.sheet import Viewer
from bot.engine.text import Verbatim
from bot.engine.visibility import Visibility
from bot.services import effects, houserules, ledger, scenes
from bot.services.clock import moment, stamp

RULESET = "scene"
"""Under which the steps stand in the ledger."""

SELECT = """
    SELECT step.version, step.action, step.actor_id, step.at, step.entry_id, earlier.after, step.after, step.events,
        step.stands, step.moved_by
    FROM scene_steps AS step LEFT JOIN scene_steps AS earlier ON earlier.scene_id = step.scene_id AND earlier.version =
        (SELECT max(version) FROM scene_steps AS e WHERE e.scene_id = step.scene_id AND e.version < step.version)
    WHERE """

_events: TypeAdapter[tuple[Event, ...]] = TypeAdapter(tuple[Event, ...])


class Click(NamedTuple):
    """Who acts, where and when, by which interaction. Without `dice` the guild's own are rolled."""

    interaction_id: int
    actor: Viewer
    channel_id: int
    now: datetime
    dice: Dice | None = None


class Taken(NamedTuple):
    """A step that was taken: the scene before it and after it. It is `new` unless the same click had taken it before.

    `version` is the scene's after it; `stands` whether it is done, undone, or dropped since the scene went on another
    way, and None for going back or forth itself.
    """

    version: int
    action: str
    actor_id: int
    at: datetime
    entry_id: int
    before: Scene
    scene: Scene
    events: tuple[Event, ...]
    stands: str | None
    moved_by: int
    is_new: bool = False

    def told(self, viewer: Viewer) -> tuple[Event, ...]:
        """What happened, as far as the viewer may know it."""
        return visible_events(self.before, self.scene, self.events, viewer)


def open_scene(db: Database, step: Step, click: Click) -> Taken:
    """Store a new scene, bound to the channel of the click, with the house rules that are in force now.

    Raises `Refused` with NAME_TAKEN as `scenes.bind`.
    """
    if earlier := of_click(db, click):
        return earlier
    scene = scenes.add(db, step.scene, click.channel_id, click.now)
    new = {"id": scene.id, "key": scene.key, "house": houserules.everything(db)}
    first = step.model_copy(update={"scene": step.scene.model_copy(update=new)})
    return record(db, scene, lambda _: first, "open", click)


def take(
    db: Database,
    scene_id: int,
    act: Callable[[Scene, Dice], Step],
    click: Click,
    *,
    action: str,
    expected: int | None = None,
    triggers: Triggers | None = None,
) -> Taken:
    """Take one step of a scene, all in the transaction that this runs in: what `act` makes of it, and what its moments
    do to whatever lasts on the sheets of those who take part.

    A click that arrives twice takes it once. `action` names it in the history. Raises `Refused` with ALREADY_DONE,
    which names who was faster, if `expected` is no longer the scene's `called`; and whatever `act` raises.
    """
    if earlier := of_click(db, click):
        return earlier
    scene = scenes.load(db, scene_id)
    if expected is not None and scene.called != expected:
        raise _already_done(db, scene_id, expected)

    def decide(dice: Dice) -> Step:
        step = act(scene, dice)
        lasting = _lasting(db, scene) if step.scene.status is Status.RUNNING else []
        return driven(step, lasting, triggers, dice)

    taken = record(db, scene, decide, action, click)
    _drop_undone(db, scene)
    return taken


def history(
    db: Database, scene_id: int, viewer: Viewer, *, since: int = 0, limit: int = 50
) -> list[tuple[Taken, tuple[Event, ...]]]:
    """The last steps after version `since`, oldest first, each with what the viewer may know of it.

    Steps of which they may know nothing are left out; whoever is hidden now is hidden in what was before, too.
    """
    now = scenes.load(db, scene_id)
    rows = select(
        db, "step.scene_id = ? AND step.version > ? ORDER BY step.version DESC LIMIT ?", scene_id, since, limit
    )
    told = ((taken, known_events(now, taken.told(viewer), viewer)) for taken in reversed(rows))
    return [(taken, events) for taken, events in told if events]


def at_mark(db: Database, scene: Scene, mark: int) -> list[Taken]:
    """The step to the version for which `mark` stands; none for a mark that is not this scene's."""
    versions = db.conn.execute("SELECT version FROM scene_steps WHERE scene_id = ? ORDER BY version DESC", (scene.id,))
    found = next((version for (version,) in versions if scene.marked(version) == mark), None)
    return [] if found is None else select(db, "step.scene_id = ? AND step.version = ?", scene.id, found)


def last_of(db: Database, scene_id: int, user_id: int) -> int:
    """The version of the last step that this user took in the scene; 0 for none."""
    row = db.conn.execute(
        "SELECT max(version) FROM scene_steps WHERE scene_id = ? AND actor_id = ?", (scene_id, user_id)
    ).fetchone()
    return int(row[0] or 0)


def record(
    db: Database,
    before: Scene,
    decide: Callable[[Dice], Step],
    action: str,
    click: Click,
    *,
    kind: str = "step",
    stands: str | None = "done",
) -> Taken:
    """Decide the step by an entry of the ledger, and store the scene and the step."""
    decided: list[Step] = []

    def ruling(dice: Dice) -> Ruling:
        step = decide(dice)
        decided.append(step)
        result: dict[str, JsonValue] = {"scene": before.id, "version": step.scene.version, "action": action}
        return Ruling(
            ruleset=RULESET, kind=kind, result=result, changes=step.changes, begins=step.begins, ends=step.ends
        )

    entry, _ = ledger.resolve(
        db,
        interaction_id=click.interaction_id,
        actor_id=click.actor.user_id,
        channel_id=click.channel_id,
        now=click.now,
        dice=click.dice,
        decide=ruling,
        slot=ledger.STEP,
        visibility=Visibility.BLIND,
    )
    (step,) = decided
    scene = scenes.save(db, before, step.scene, click.now)
    db.conn.execute(
        "INSERT INTO scene_steps (scene_id, version, called, action, actor_id, at, entry_id, events, after, stands,"
        " moved_by) SELECT id, version, ?, ?, ?, ?, ?, ?, state, ?, ? FROM scenes WHERE id = ?",
        (
            *(scene.called, action, click.actor.user_id, stamp(click.now), entry.id),
            *(_events.dump_json(step.events).decode(), stands, entry.id, scene.id),
        ),
    )
    return Taken(
        version=scene.version,
        action=action,
        actor_id=click.actor.user_id,
        at=click.now,
        entry_id=entry.id,
        before=before,
        scene=scene,
        events=step.events,
        stands=stands,
        moved_by=entry.id,
        is_new=True,
    )


def _lasting(db: Database, scene: Scene) -> list[Effect]:
    """The effects that the scene drives. From now on it drives those, too, that somebody has laid on its sheets since
    the last step: they began in this round."""
    found = effects.of_scene(db, scene.id, {one.sheet_id for one in scene.present if one.sheet_id is not None})
    lasting = [laid(scene, effect) for effect in found]
    effects.drive(db, [effect for effect, stored in zip(lasting, found, strict=True) if effect != stored])
    return lasting


def _drop_undone(db: Database, before: Scene) -> None:
    """The scene goes on from here: what was taken back is not done again.

    Only where the last step took something back, or did it again, can there be any: whoever does not ask for that one
    looks through all steps at each.
    """
    last = "SELECT stands FROM scene_steps WHERE scene_id = ? AND version = ?"
    if db.conn.execute(last, (before.id, before.version)).fetchone() == (None,):
        which = "scene_id = ? AND stands = 'undone'"
        db.conn.execute(f"UPDATE scene_steps SET stands = 'dropped' WHERE {which}", (before.id,))  # noqa: S608 - ours


def _already_done(db: Database, scene_id: int, expected: int) -> Refused:
    faster = db.conn.execute(
        "SELECT actor_id FROM scene_steps WHERE scene_id = :scene AND version > (SELECT max(version) FROM scene_steps"
        " WHERE scene_id = :scene AND called = :expected) AND called <> :expected ORDER BY version LIMIT 1",
        {"scene": scene_id, "expected": expected},
    ).fetchone()
    if faster is None or faster[0] == FORMER_PLAYER:
        return Refused(Shared.ALREADY_DONE)
    return Refused(SceneRefusal.ALREADY_DONE, actor=Verbatim(verbatim=f"<@{faster[0]}>"))


def of_click(db: Database, click: Click) -> Taken | None:
    """The step that this very click took before."""
    which = "step.entry_id = (SELECT id FROM ledger WHERE interaction_id = ? AND slot = ?)"
    return next(iter(select(db, which, click.interaction_id, ledger.STEP)), None)


def select(db: Database, which: str, *values: object) -> list[Taken]:
    """The steps, each as `step` beside the `earlier` one, for which this condition holds."""
    return [
        Taken(
            version=version,
            action=action,
            actor_id=actor_id,
            at=moment(at),
            entry_id=entry_id,
            before=scenes.read(before) if before else scenes.read(after).model_copy(update={"version": 0}),
            scene=scenes.read(after),
            events=_events.validate_json(events),
            stands=stands,
            moved_by=moved_by,
        )
        for version, action, actor_id, at, entry_id, before, after, events, stands, moved_by in db.conn.execute(
            SELECT + which, values
        )
    ]
