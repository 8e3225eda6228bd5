"""What is told aside: that a hidden turn has begun, of which nothing is said where others read.

Whoever plays it hears of it by direct message, and so does the GM, unless a GM has brought it about: the answer tells
that one. It is stored in the transaction of the step, and said once. Nobody hears of a turn that was over, or had been
taken back, before it could be said, nor of one that is done again. To whom Discord lets us say nothing, `/scene status`
shows it.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

from bot.engine.guild import GuildSettings
from bot.engine.scene.model import Status
from bot.engine.screen import Paragraph, Screen, Tone
from bot.engine.text import Verbatim, say
from bot.services import outbox, reminders, scenes
from bot.services.scenesteps import Taken
from cogs.tabletop.screens.scene.calls import called_turns, title
from cogs.tabletop.screens.scene.names import turn_names


def tell_aside(db: Any, taken: Taken, settings: GuildSettings, now: datetime) -> None:
    """Have those told who must know of the hidden turn that this step has called, if it has."""
    scene, topic = taken.scene, f"{outbox.ASIDE}:scene:{taken.scene.id}"
    if not any(one.hidden for one in (*taken.before.participants, *scene.participants)):
        return
    if scene.called != taken.before.called or scene.status is not Status.RUNNING:
        outbox.drop(db, topic)
    turns, channels = called_turns(taken.events), scenes.channels(db, scene.id)
    if not turns or not channels or not all(map(scene.is_hidden, turns)):
        return
    channel = Verbatim(verbatim=f"<#{channels[0]}>")
    told = say("scene-aside", names=turn_names(scene, turns), channel=channel)
    screen = Screen(title=title(scene), blocks=(Paragraph(text=told),), tone=Tone.GOOD)
    concerned = dict.fromkeys((user for turn in turns for user in scene.callers(turn)), "player")
    if taken.actor_id not in settings.gm_users:
        concerned |= dict.fromkeys(reminders.gms_of(db, scene), "gm")
    for user, who in concerned.items():
        if user != taken.actor_id:
            outbox.put(db, f"{topic}:{who}:{user}", user, screen, now=now)
