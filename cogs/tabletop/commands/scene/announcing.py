"""What the table hears of a step, put into the outbox in the step's own transaction.

The call stands in the channel in which the scene was opened, under the topic `scene:<id>:turn`; what says nothing of
whose turn it is stands there under `scene:<id>:news`. Each channel that the scene is bound to has a status card, under
`scene:<id>:card`. Of what players may not know there is nothing in any of them: while the GM plays a hidden turn, the
table hears what ended before, and is called when a turn begins that it knows of.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from bot.engine.effects import Effect
from bot.engine.guild import GuildSettings
from bot.engine.scene.events import Event, Undone
from bot.engine.scene.model import Scene
from bot.engine.scene.view import visible
from bot.engine.screen import Screen
from bot.services import effects, outbox, reminders, scenes
from bot.services.scenesteps import Taken
from bot.services.sceneundo import PLAYER
from cogs.tabletop.commands.scene.asides import tell_aside
from cogs.tabletop.screens.scene.calls import Rules, call_screen, called_turns, says_whose_turn
from cogs.tabletop.screens.scene.card import card_screen


def announce(db: Any, taken: Taken, rules: Rules, settings: GuildSettings, now: datetime) -> None:
    """Have the step announced, once, and have reminded of the turn that it calls; a step that was found again has been.

    Only those are notified whose turn is called. A turn of the GM's notifies the users in the GM's seat.
    """
    if not taken.is_new:
        return
    reminders.arm(db, taken, now)
    tell_aside(db, taken, settings, now)
    scene, events = visible(taken.scene, PLAYER), taken.told(PLAYER)
    channels = scenes.channels(db, scene.id)
    if channels and (screen := call_screen(scene, events, rules, settings)) is not None:
        topic = f"scene:{scene.id}:{'turn' if says_whose_turn(events) else 'news'}"
        if any(isinstance(event, Undone) for event in events):
            outbox.drop(db, topic)  # nobody is called to a turn that has been taken back
        pings = _called(scene, events, settings.gm_users)[: outbox.PINGS]
        outbox.put(db, topic, channels[0], screen, now=now, pings=pings)
    if events or _shown(visible(taken.before, PLAYER)) != _shown(scene):
        post_card(db, scene.id, channels, now)


def post_card(db: Any, scene_id: int, channels: Sequence[int], now: datetime) -> None:
    """Have the status card of the scene brought up to date in these channels. It is drawn by `card` when it is said."""
    for channel_id in channels:
        outbox.put(db, f"scene:{scene_id}:card", channel_id, None, now=now, card=True)


def card(db: Any, topic: str, rules: Rules, settings: GuildSettings) -> Screen:
    """The status card of the scene that the topic names, as it is now."""
    scene = scenes.load(db, int(topic.split(":")[1]))
    return card_screen(visible(scene, PLAYER), lasting(db, scene), rules, settings)


def lasting(db: Any, scene: Scene) -> list[Effect]:
    """What lasts on the sheets of those who take part."""
    return effects.of_scene(db, scene.id, {one.sheet_id for one in scene.present if one.sheet_id is not None})


def _called(scene: Scene, events: Sequence[Event], gm_users: Sequence[int]) -> list[int]:
    turns = called_turns(events)
    users = [user for turn in turns for user in scene.callers(turn)]
    if any(not scene.callers(turn) for turn in turns):
        users += gm_users
    return list(dict.fromkeys(users))


def _shown(scene: Scene) -> Scene:
    """The scene without the numbers that nobody reads."""
    return scene.model_copy(update={"version": 0, "called": 0})
