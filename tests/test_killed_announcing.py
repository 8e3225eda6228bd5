"""What is announced by processes that are killed with -9, wherever in their work: all of it, once, and in order.

The Discord of a killed process dies with it. What it had taken is therefore written down beside the table, each message
with its nonce, and a repetition is taken for one as Discord does.
"""

from __future__ import annotations

import json
import signal
from functools import partial
from pathlib import Path
from typing import Any

from bot.engine.screen import Paragraph, Screen
from bot.engine.text import say
from bot.services import outbox
from bot.services.deadlines import Deadlines
from bot.surface import speaking
from tests.bot.services.guild_work import put as keep
from tests.bot.services.guild_work import value
from tests.forks import Death, Forked, needs_forks
from tests.play import evening
from tests.table import Table

pytestmark = needs_forks

TURNS = 12

POINTS = (
    "before the index knows",
    "before the commit",
    "after the commit",
    "before Discord knows",
    "after Discord's answer",
    "before the record is committed",
)


async def plays(folder: Path, turns: int, point: str) -> None:
    """Plays turns up to a number, each in a transaction; dies when it comes to its point for the second time."""
    death, post = Death(point, 2), speaking._post

    def announces(*args: Any) -> bool:
        return args[-1] is not None

    death.waits(Deadlines, "sooner", before="before the index knows", after="before the commit", where=announces)
    death.waits(Deadlines, "committed", before="after the commit", where=announces)
    death.waits(outbox, "said", after="before the record is committed")

    async def posts(bot: Any, guild: Any, announcement: Any, drawn: Any) -> int:
        death.comes("before Discord knows")
        message_id = await post(bot, guild, announcement, drawn)
        turn = announcement.screen.blocks[0].text.args["page"]
        with (folder / "discord.jsonl").open("a") as log:
            print(json.dumps({"nonce": outbox.nonce(guild.id, announcement.id), "turn": turn}), file=log)
        death.comes("after Discord's answer")
        return message_id

    speaking._post = posts
    async with evening(folder / "guilds") as table:
        for number in range(1, turns + 1):
            await table.bot.storage.write(table.guild.id, partial(_next_turn, table, number))
            await table.env.settle()


def _next_turn(table: Table, number: int, db: Any) -> None:
    if (value(db, "turn") or 0) < number:
        keep(db, "turn", number)
        text = say("page", page=number, pages=99)
        screen = Screen(title=say("button-next"), blocks=(Paragraph(text=text),))
        outbox.put(db, "scene:1:turn", table.channel.id, screen, now=table.bot.clock.now())


def test_b17_every_turn_is_announced_once_and_in_order_though_one_process_after_the_other_is_killed(
    tmp_path: Path,
) -> None:
    for point in POINTS:
        Forked(tmp_path / "printed", plays, tmp_path, TURNS, point).ends(-signal.SIGKILL)
    Forked(tmp_path / "printed", plays, tmp_path, TURNS, "nowhere").ends(0)
    taken = [json.loads(line) for line in (tmp_path / "discord.jsonl").read_text().splitlines()]
    once = {message["nonce"]: message["turn"] for message in taken}
    assert list(once.values()) == list(range(1, TURNS + 1))
    unrecorded = POINTS[POINTS.index("after Discord's answer") :]
    assert len(taken) - len(once) == len(unrecorded), "only what Discord had answered and nobody recorded is repeated"
