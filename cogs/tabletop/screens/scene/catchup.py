"""What has happened in a scene, step by step, for one reader."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from bot.engine.paging import Page
from bot.engine.scene.events import Event
from bot.engine.scene.model import Participant, Scene
from bot.engine.scene.view import visible
from bot.engine.screen import Block, Heading, Paragraph, Screen
from bot.engine.sheet import Viewer
from bot.engine.text import Verbatim, say
from cogs.tabletop.screens.scene.calls import Rules, news
from cogs.tabletop.screens.scene.names import at

PAGE = 10
"""Steps on one page."""


class Past(Protocol):
    """A step that was taken, and the scene after it."""

    @property
    def at(self) -> datetime:
        """When it was taken."""
        ...

    @property
    def scene(self) -> Scene:
        """The scene after it."""
        ...


def catchup_screen(
    scene: Scene,
    history: Sequence[tuple[Past, tuple[Event, ...]]],
    rules: Rules,
    viewer: Viewer,
    *,
    since: int,
    page: int,
) -> Screen:
    """A page of the steps in `history`, each with what the viewer may know of it, as sentences; the oldest first."""
    told = [(past.at, news(_as_known(past.scene, scene, viewer), events, rules)) for past, events in history]
    told = [(when, blocks) for when, blocks in told if blocks]
    here = Page.of(len(told), PAGE, page)
    shown: list[Block] = []
    for when, blocks in here.shown(told):
        shown += [Heading(text=say("catchup-at", when=Verbatim(verbatim=f"<t:{int(when.timestamp())}:f>"))), *blocks]
    return Screen(
        title=say("catchup-title", scene=scene.name),
        blocks=tuple(shown) or (Paragraph(text=say("catchup-nothing")),),
        footer=here.footer,
        controls=here.turns(lambda page: at("catchup", scene.id, since, page)),
        private=True,
    )


def _as_known(then: Scene, now: Scene, viewer: Viewer) -> Scene:
    """The scene as it was, as the viewer may know it now: whoever is hidden by now is hidden in what was before."""
    present = {one.id: one for one in now.participants}
    people = tuple(_veiled(one, present[one.id]) for one in then.participants if one.id in present)
    return visible(then.model_copy(update={"participants": people}), viewer)


def _veiled(then: Participant, now: Participant) -> Participant:
    hidden, alias = then.hidden or now.hidden, now.alias or then.alias
    return then.model_copy(update={"name": now.name, "hidden": hidden, "alias": alias, "user_ids": now.user_ids})
