"""The playground: the bot at a demo table in the browser, without token or network.

The table in `data/demo/` is the same guild with the same people in every run, so that what was stored in a lasting
folder belongs to them again. Ids of interactions come from the time of day and never return.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
import tempfile
import threading
import tomllib
import webbrowser
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from bot.engine.model import Frozen
from bot.services.clock import Clock
from bot.services.i18n import LANGUAGES
from bot.services.settings import ROOT, Settings

if TYPE_CHECKING:
    from simcord import ChannelHandle, GuildHandle, MemberActor, RoleHandle

    from bot.simulation import Simulation
    from bot.surface.client import Gravecaller

DEMO = ROOT / "data" / "demo"

_GUILD_IDS = 1_100_000_000_000_000_000
_PEOPLE_IDS = 1_200_000_000_000_000_000
_CHANNEL_IDS = 1_300_000_000_000_000_000


class Person(Frozen):
    """Somebody at the table. `key` is what sheets call their owner."""

    key: str
    name: str
    gm: bool = False


class Channel(Frozen):
    """A channel, with a thread in it if `thread` gives its name."""

    name: str
    topic: str
    thread: str | None = None


class Demo(Frozen):
    """The guild of the playground. The first tab shows the first channel to the first person."""

    guild: str
    people: tuple[Person, ...]
    channels: tuple[Channel, ...]


class DemoSheet(Frozen):
    """A sheet that lies ready; `owner` is a person's key, and without one the sheet is the GM's."""

    ruleset: str
    kind: str
    name: str
    stats: dict[str, Any]
    owner: str | None = None


class DemoSheets(Frozen):
    """All sheets of the demo."""

    sheets: tuple[DemoSheet, ...]


@dataclass(frozen=True)
class Seated:
    """The demo as it stands in a simulation."""

    guild: GuildHandle
    gm_role: RoleHandle
    people: dict[str, MemberActor]
    channels: dict[str, ChannelHandle]


async def play(
    *,
    browser: bool,
    port: int,
    locale: str,
    data: Path | None,
    make_bot: Callable[[Settings, Clock], Gravecaller] | None = None,
) -> None:
    """Plays until Ctrl-C, SIGTERM, or the page's own end.

    Everybody reads `locale`, one of our languages. With `data`, sheets and ledger stay in the folder's `guilds`, and
    the clock stays as far ahead as it was set; without one they live in a temporary folder. Raises OSError for a port
    that cannot be had, `SettingsError` for a folder that cannot be written, ModuleNotFoundError where simcord is not
    installed.
    """
    from bot.simulation import LiveClock, Simulation
    from bot.simulation.page import Page

    stop = asyncio.Event()
    with _folder(data) as folder, _on_signals(stop.set):
        settings = Settings(data=folder / "guilds", language=locale)
        settings.usable_data()
        clock = LiveClock(folder / "ahead")
        bot = (make_bot or _our_bot)(settings, clock)
        simulation = Simulation(bot, clock=clock, locale=discord_locale(locale), check_errors=False)
        seated = seat(simulation, read_demo(locale))
        async with simulation:
            await furnish(bot, seated, read_sheets(locale))
            viewers = list(seated.people.values())
            async with Page(simulation, next(iter(seated.channels.values())), viewers, port=port) as page:
                typer.echo(f"The table is open at {page.url}\nCtrl-C closes it.")
                if browser:  # which may well be a program in this terminal that does not return
                    threading.Thread(target=webbrowser.open, args=(page.url,), daemon=True).start()
                await _first(stop.wait(), page.wait_closed())


def discord_locale(language: str) -> str:
    """Discord's locale for one of our languages."""
    return "en-US" if language == "en" else language


def read_demo(language: str) -> Demo:
    """The table of `data/demo/table.toml`, in this language."""
    return Demo.model_validate(_read("table.toml", language))


def read_sheets(language: str) -> tuple[DemoSheet, ...]:
    """The sheets of `data/demo/sheets.toml`, in this language."""
    return DemoSheets.model_validate(_read("sheets.toml", language)).sheets


def seat(simulation: Simulation, demo: Demo) -> Seated:
    """Builds the guild with its people and channels; their ids are the same in every run."""
    import discord

    env = simulation.env
    with simulation.ids_from(_GUILD_IDS):
        guild = env.create_guild(demo.guild, preferred_locale=simulation.guild_locale)
        gm_role = guild.create_role("GM", permissions=discord.Permissions(manage_guild=True), color=0xE67E22)
    with simulation.ids_from(_PEOPLE_IDS):
        people = {
            person.key: guild.add_member(
                env.create_user(person.name.lower(), global_name=person.name), roles=[gm_role] if person.gm else []
            )
            for person in demo.people
        }
    with simulation.ids_from(_CHANNEL_IDS):
        channels = {}
        for channel in demo.channels:
            channels[channel.name] = guild.create_text_channel(channel.name, topic=channel.topic)
            if channel.thread:
                simulation.open_thread(channels[channel.name], channel.thread, next(iter(people.values())))
    return Seated(guild, gm_role, people, channels)


async def furnish(bot: Gravecaller, seated: Seated, demo_sheets: tuple[DemoSheet, ...]) -> None:
    """Lays out the sheets and gives the GM the seat, if the guild is new; then says in the first channel what to do."""
    from bot.engine.sheet import Viewer
    from bot.services import sheets

    def lay_out(db: Any) -> bool:
        if sheets.listed(db, Viewer(user_id=0, is_gm=True)):
            return False
        for sheet in demo_sheets:
            model = bot.sheet_kinds[sheet.ruleset, sheet.kind].model
            sheets.create(
                db,
                ruleset=sheet.ruleset,
                kind=sheet.kind,
                name=sheet.name,
                owner_id=seated.people[sheet.owner].id if sheet.owner else None,
                stats=model.model_validate(sheet.stats).model_dump(mode="json"),
                now=bot.clock.now(),
            )
        return True

    if await bot.storage.write(seated.guild.id, lay_out):
        await bot.change_guild_settings(
            seated.guild.id, lambda stored: stored.model_copy(update={"gm_role": seated.gm_role.id})
        )
    welcome = bot.get_partial_messageable(next(iter(seated.channels.values())).id, guild_id=seated.guild.id)
    await bot.post_tour(welcome)


def _our_bot(settings: Settings, clock: Clock) -> Gravecaller:
    from bot.app import create_bot

    return create_bot(settings, clock=clock)


def _read(file: str, language: str) -> Any:
    return _in_language(tomllib.loads((DEMO / file).read_text(encoding="utf-8")), language)


def _in_language(value: Any, language: str) -> Any:
    """`value` with every table of four languages replaced by the words of this one."""
    if isinstance(value, list):
        return [_in_language(item, language) for item in value]
    if not isinstance(value, dict):
        return value
    if set(value) == set(LANGUAGES):
        return value[language]
    return {key: _in_language(item, language) for key, item in value.items()}


@contextlib.contextmanager
def _folder(lasting: Path | None) -> Iterator[Path]:
    if lasting is not None:
        yield lasting
    else:
        with tempfile.TemporaryDirectory(prefix="gravecaller-", ignore_cleanup_errors=True) as folder:
            yield Path(folder)


@contextlib.contextmanager
def _on_signals(act: Callable[[], None]) -> Iterator[None]:
    """Ctrl-C and SIGTERM only `act` in here; on Windows, too, where the loop itself cannot be asked for that."""
    loop = asyncio.get_running_loop()
    previous = {
        number: signal.signal(number, lambda *_: loop.call_soon_threadsafe(act))
        for number in (signal.SIGINT, signal.SIGTERM)
    }
    try:
        yield
    finally:
        for number, handler in previous.items():
            signal.signal(number, handler)


async def _first(*awaited: Any) -> None:
    """Until the first of them is done."""
    tasks = [asyncio.ensure_future(one) for one in awaited]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
