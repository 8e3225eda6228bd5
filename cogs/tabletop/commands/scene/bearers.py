"""On whom effects lie: somebody who takes part in a scene, or a sheet apart from scenes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.engine.effects import Effect
from bot.engine.refusal import Refused, Shared
from bot.engine.scene import lasting
from bot.engine.scene.model import Participant, Scene
from bot.engine.scene.refusal import SceneRefusal
from bot.engine.scene.view import find, visible
from bot.engine.sheet import Sheet, Viewer
from bot.engine.text import Listing
from bot.services import effects, scenes, sheets
from cogs.tabletop.commands.scene.announcing import lasting as of_scene
from cogs.tabletop.screens.scene.effects import Bearer


class InScene(NamedTuple):
    """A participant of a scene; both as the reader knows them."""

    scene: Scene
    one: Participant


Found = InScene | Sheet
"""Whose effects are meant."""


def meant(db: Any, typed: str, scene: str, channel_id: int, viewer: Viewer) -> Found:
    """Who is meant in this channel: somebody in a scene of that name, or in any, or else a sheet.

    Raises `Refused` with NO_SUCH_SCENE; with WHICH_SCENE where somebody of this name takes part in several; and with
    NO_SUCH_SHEET, or with NO_SUCH_PARTICIPANT where a scene was named, also for whoever they may not know of.
    """
    there = scenes_meant(db, scene, channel_id)
    found = [one for one in (_in_scene(each, typed, viewer) for each in there) if one is not None]
    if len(found) > 1:
        raise Refused(SceneRefusal.WHICH_SCENE, names=Listing(items=tuple(one.scene.name for one in found)))
    if found:
        return found[0]
    if scene.strip():
        raise Refused(SceneRefusal.NO_SUCH_PARTICIPANT, name=typed)
    return sheets.find(db, typed, viewer)


def scenes_meant(db: Any, scene: str, channel_id: int) -> list[Scene]:
    """The scene of this name, or all that are open in the channel. Raises NO_SUCH_SCENE."""
    return [scenes.find(db, scene, channel_id)] if scene.strip() else scenes.in_channel(db, channel_id)


def addressed(db: Any, scene_id: int, number: int, viewer: Viewer) -> Found:
    """Whom an address means. Raises `Refused` with CLOSED, also for whoever the viewer may not know of."""
    if scene_id:
        scene = visible(scenes.load(db, scene_id), viewer)
        there: Sequence[Found] = [InScene(scene, one) for one in scene.present if one.id == number]
    else:
        there = [sheet for sheet in sheets.by_ids(db, [number]) if viewer.names(sheet)]
    if not there:
        raise Refused(Shared.CLOSED)
    return there[0]


def told(on: Found) -> Bearer:
    """Whom a screen is about."""
    if isinstance(on, InScene):
        return Bearer(name=on.one.name, scene_id=on.scene.id, number=on.one.id)
    return Bearer(name=on.name, scene_id=0, number=on.id)


def on_them(db: Any, on: Found) -> list[Effect]:
    """What lasts on them, as far as the reader may know, in the order in which it began."""
    if isinstance(on, InScene):
        return [effect for effect in of_scene(db, on.scene) if lasting.bearer(on.scene, effect) == on.one]
    return effects.lasting(db, sheet_ids=[on.id])


def _in_scene(scene: Scene, typed: str, viewer: Viewer) -> InScene | None:
    known = visible(scene, viewer)
    for one in known.present:
        if one.sheet_id is not None and typed.strip() == f"#{one.sheet_id}":
            return InScene(known, one)
    try:
        who = find(scene, typed, viewer).id
    except Refused:
        return None
    return InScene(known, next(one for one in known.present if one.id == who))
