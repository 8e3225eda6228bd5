"""Names that are announced at a table, alarms that are set there, and what is heard of them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

from bot.engine.screen import Address, Button, Paragraph, Screen
from bot.engine.text import say
from bot.services import alarms, outbox
from tests.table import Table, words

TURN, CARD = "scene:1:turn", "scene:1:card"


def screen(name: str, *, button: bool = False) -> Screen:
    """A screen that shows this name."""
    done = Button(address=Address(package="tabletop", action="done", args=(name,)), label=say("button-next"))
    return Screen(
        title=say("button-why"),
        blocks=(Paragraph(text=say("refusal-not-yours", name=name)),),
        controls=(done,) if button else (),
    )


async def put(table: Table, *names: str, topic: str = TURN, channel: Any = None, **more: Any) -> None:
    """Announce these names in one transaction, and see what comes of it."""
    channel_id = (channel or table.channel).id

    def work(db: Any) -> None:
        for name in names:
            shown = screen(name, button=more.get("button", False))
            rest = {key: value for key, value in more.items() if key != "button"}
            outbox.put(db, topic, channel_id, shown, now=table.bot.clock.now(), **rest)

    await table.bot.storage.write(table.guild.id, work)
    await table.env.settle()


def heard(channel: Any) -> list[str]:
    """The names that stand in the channel, in order."""
    return [words(message).split("“")[1].split("”")[0] for message in channel.history() if "“" in words(message)]


async def waiting(table: Table) -> int:
    found: int = await table.bot.storage.read(table.guild.id, lambda db: outbox.waiting(db, "scene"))
    return found


def another_channel(table: Table, name: str = "vault") -> Any:
    return table.guild.create_text_channel(name)


def rings(table: Table, act: Callable[[int, tuple[str, ...]], None], action: str = "nudge") -> None:
    async def handler(guild_id: int, args: tuple[str, ...]) -> None:
        act(guild_id, args)

    table.bot.alarm_handlers["tabletop", action] = handler


async def set_alarm(table: Table, key: str, seconds: float, action: str = "nudge") -> None:
    at = table.bot.clock.now() + timedelta(seconds=seconds)
    address = Address(package="tabletop", action=action, args=(key,))
    await table.bot.storage.write(table.guild.id, lambda db: alarms.set(db, key, at, address))
    await table.env.settle()


async def left(table: Table) -> list[str]:
    def work(db: Any) -> list[str]:
        return [alarm.key for alarm in alarms.due(db, table.bot.clock.now() + timedelta(days=9))]

    found: list[str] = await table.bot.storage.read(table.guild.id, work)
    return found
