"""What a process reminds of that is killed with -9 between an alarm and Discord, and the next one: once, and in order.

The clock of each process begins at the same hour; what has been reminded of before is not reminded of again.
"""

from __future__ import annotations

import json
import signal
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.engine.dice import Dice
from bot.engine.scene import flow, people
from bot.engine.scene.events import Step
from bot.engine.scene.model import Scene, SceneSettings
from bot.engine.sheet import Viewer
from bot.engine.turns import Initiative
from bot.services import alarms, ledger, outbox, reminders, scenes, scenesteps
from bot.services.scenesteps import Click
from bot.surface import speaking
from tests.forks import Death, Forked, needs_forks
from tests.play import evening
from tests.table import Table

pytestmark = needs_forks

NUDGE, LATE, STOPPED = "reminder-title", "reminder-late-title", "reminder-stopped-title"
POINTS = ("before it is put", "before the alarm is over", "before Discord knows")


async def plays(folder: Path, point: str, at: int) -> None:
    """Waits for a turn that nobody takes, hour by hour; dies when it comes to a point for the so manieth time."""
    death, post = Death(point, at), speaking._post
    death.waits(reminders, "ring", after="before it is put")
    death.waits(alarms, "done", after="before the alarm is over")

    async def posts(bot: Any, guild: Any, announcement: Any, drawn: Any) -> int:
        death.comes("before Discord knows")
        message_id = await post(bot, guild, announcement, drawn)
        heard = {"nonce": outbox.nonce(guild.id, announcement.id), "title": announcement.screen.title.id}
        with (folder / "discord.jsonl").open("a") as log:
            print(json.dumps(heard), file=log)
        return message_id

    speaking._post = posts
    async with evening(folder / "guilds") as table:
        table.may_ping = {table.owner.id, table.gm.id}
        await table.bot.storage.write(table.guild.id, partial(_begin, table))
        for _ in range(6):
            await table.later(3600)


def _begin(table: Table, db: Any) -> None:
    if scenes.open_ids(db):
        return
    now, numbers = table.bot.clock.now(), count(10**9)
    gm = Viewer(user_id=table.gm.id, is_gm=True)

    def click() -> Click:
        return Click(next(numbers), gm, table.channel.id, now, ledger.NO_DICE)

    step = flow.open_scene("Crypt", "any", Initiative(), settings=SceneSettings(reminder_minutes=60))
    scene = scenesteps.open_scene(db, step, click()).scene
    for name, who, first in (("Ada", table.owner, 20), ("Bo", table.player, 10)):
        scenesteps.take(db, scene.id, _joins(name, who.id, first), click(), action="join")
    reminders.arm(db, scenesteps.take(db, scene.id, flow.start, click(), action="start"), now)


def _joins(name: str, user_id: int, initiative: int) -> Callable[[Scene, Dice], Step]:
    return lambda scene, dice: people.join(scene, name, dice, user_ids=(user_id,), initiative=initiative)


@pytest.mark.parametrize("point", POINTS)
def test_b14_every_reminder_comes_once_and_in_order_wherever_the_process_is_killed(point: str, tmp_path: Path) -> None:
    Forked(tmp_path / "printed", plays, tmp_path, point, 2).ends(-signal.SIGKILL)
    Forked(tmp_path / "printed", plays, tmp_path, "nowhere", 0).ends(0)
    taken = [json.loads(line) for line in (tmp_path / "discord.jsonl").read_text().splitlines()]
    assert [message["title"] for message in taken] == [NUDGE, NUDGE, NUDGE, LATE, NUDGE, STOPPED]
    assert len({message["nonce"] for message in taken}) == len(taken)
