"""Steps of scenes, taken back and done again.

The scene is restored as it was stored, sheets and effects by the inverse of what the ledger has recorded: no rule is
asked and no die is rolled, so a step that is done again shows the same faces.
"""

from collections.abc import Callable

from sqlite_utils import Database

from bot.engine.dice import Dice
from bot.engine.refusal import Refused
from bot.engine.ruling import Change
from bot.engine.scene.events import Joined, RoundBegan, Started, Step, Triggered, Undone
from bot.engine.scene.model import Scene
from bot.engine.scene.refusal import SceneRefusal
from bot.engine.sheet import Viewer
from bot.services import effects, ledger, scenes
from bot.services.scenesteps import Click, Taken, of_click, record, select

OF_SCENE = "step.scene_id = ?"

PLAYER = Viewer(user_id=0, is_gm=False)
"""Somebody who knows what every player knows, and nothing more."""


def back(db: Database, scene_id: int, click: Click) -> Taken:
    """Take the last step back: the scene, the sheets and the effects are as they were before it. Nobody is called.

    Players take back only what they did themselves, while nobody has done anything since and no die has been rolled.
    Raises `Refused` with NOTHING_TO_UNDO, OTHERS_DECISION or DICE_ROLLED, and with CHANGED_MEANWHILE where a sheet has
    changed since in what the step had changed.
    """
    if earlier := of_click(db, click):
        return earlier
    scene = scenes.load(db, scene_id)
    done = select(db, f"{OF_SCENE} AND step.stands = 'done' ORDER BY step.version DESC LIMIT 1", scene_id)
    if not done or done[0].before.version == 0:
        raise Refused(SceneRefusal.NOTHING_TO_UNDO)
    last = done[0]
    if not click.actor.is_gm:
        _require_own(db, scene_id, last, click.actor)
    undone = ledger.get(db, last.entry_id).ruling

    def decide(_: Dice) -> Step:
        step = _restored(scene, last.before, last)
        changes = tuple(_inverse(change) for change in reversed(undone.changes))
        return step.model_copy(update={"changes": changes, "ends": tuple(effects.begun_by(db, last.entry_id))})

    return _moved(db, scene, last, decide, "back", click)


def redo(db: Database, scene_id: int, click: Click) -> Taken:
    """Do again the step that was taken back last, with the same faces. Nobody is called.

    Raises `Refused` with NOTHING_TO_REDO, also once the scene has gone on another way; otherwise as `back`.
    """
    if earlier := of_click(db, click):
        return earlier
    scene = scenes.load(db, scene_id)
    left = select(db, f"{OF_SCENE} AND step.stands = 'undone' ORDER BY step.version LIMIT 1", scene_id)
    if not left:
        raise Refused(SceneRefusal.NOTHING_TO_REDO)
    undone = left[0]
    if not click.actor.is_gm:
        _require_own(db, scene_id, undone, click.actor)
    done = ledger.get(db, undone.entry_id).ruling

    def decide(_: Dice) -> Step:
        step = _restored(scene, undone.scene, undone, again=True)
        lasting = {effect.id for effect in effects.by_ids(db, [effect.id for effect in done.ends])}
        ends = tuple(effect for effect in done.ends if effect.id in lasting)
        return step.model_copy(update={"changes": done.changes, "ends": ends})

    return _moved(db, scene, undone, decide, "redo", click)


def ways(db: Database, scene_id: int, viewer: Viewer) -> tuple[Taken | None, Taken | None]:
    """The step that would be taken back, and the one that would be done again, if the viewer may know of them."""
    done = select(db, f"{OF_SCENE} AND step.stands = 'done' ORDER BY step.version DESC LIMIT 1", scene_id)
    undone = select(db, f"{OF_SCENE} AND step.stands = 'undone' ORDER BY step.version LIMIT 1", scene_id)
    back = next((step for step in done if step.before.version and step.told(viewer)), None)
    return back, next((step for step in undone if step.told(viewer)), None)


def _moved(db: Database, scene: Scene, step: Taken, decide: Callable[[Dice], Step], kind: str, click: Click) -> Taken:
    """Go back or forth over `step`, whose effects last again or no more."""
    click = click._replace(dice=ledger.NO_DICE)
    moved = record(db, scene, decide, step.action, click, kind=kind, stands=None)
    effects.resume(db, ended_by=step.moved_by)
    db.conn.execute(
        "UPDATE scene_steps SET stands = ?, moved_by = ? WHERE scene_id = ? AND version = ?",
        ("undone" if kind == "back" else "done", moved.entry_id, scene.id, step.version),
    )
    return moved


def _restored(scene: Scene, target: Scene, step: Taken, *, again: bool = False) -> Step:
    """The scene as it was, under a new version; whoever had the turn in hand before has it no more."""
    version = scene.version + 1
    same_turn = _turn(scene) == _turn(target)
    called = scene.called if same_turn else scene.marked(version)
    undone = Undone(version=step.version, action=step.action, again=again, secret=not step.told(PLAYER))
    return Step(scene=target.model_copy(update={"version": version, "called": called}), events=(undone,))


def _turn(scene: Scene) -> tuple[object, ...]:
    return (scene.status, scene.round, scene.current, scene.begun, scene.acted)


def _inverse(change: Change) -> Change:
    return change.model_copy(update={"before": change.after, "after": change.before})


def _require_own(db: Database, scene_id: int, step: Taken, actor: Viewer) -> None:
    """Raises as `back`."""
    if step.actor_id != actor.user_id:
        raise Refused(SceneRefusal.OTHERS_DECISION)
    rolled = db.conn.execute(
        "SELECT 1 FROM ledger WHERE id >= ? AND faces <> '[]' AND ((id = ? AND ?) OR (visibility = 'open' AND"
        " channel_id IN (SELECT channel_id FROM scene_channels WHERE scene_id = ?)))",
        (step.entry_id, step.entry_id, _rolls_openly(step), scene_id),
    )
    if rolled.fetchone():
        raise Refused(SceneRefusal.DICE_ROLLED)


def _rolls_openly(step: Taken) -> bool:
    """Whether dice of this step, if it rolled any, were rolled for something that players know of.

    That dice keep somebody from going back must not betray a hidden sheet of which a ruleset has rolled them.
    """
    anew = (RoundBegan,) if step.scene.strategy.every_round else ()
    return any(isinstance(event, (Triggered, Joined, Started, *anew)) for event in step.told(PLAYER))
