"""A small bot that answers in every way a bot can, and a guild for it, so that the page is tested by itself.

Its commands are /stand attempt, form, secret and refuse; *Weigh* in the menus of posts, *Greet* in those of people.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.services.clock import Clock
from bot.simulation import LiveClock, Simulation
from bot.simulation.page import Page

IDS = 1_100_000_000_000_000_000
NAMES = ("Agata", "Danylo", "Malachar")
ITALIAN = {
    "stand": "prova",
    "attempt": "tentativo",
    "Try it": "Provaci",
    "who": "chi",
    "Who tries": "Chi ci prova",
    "Weigh": "Pesa",
}


class More(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"more:(?P<count>[0-9]+)"):
    """Counts how often it has been pressed."""

    def __init__(self, count: int) -> None:
        self.count = count
        super().__init__(discord.ui.Button(label=f"More ({count})", custom_id=f"more:{count}"))

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str], /) -> More:
        return cls(int(match["count"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        interaction.client.pressed += 1  # type: ignore[attr-defined]
        await interaction.response.edit_message(content=f"pressed {self.count + 1}", view=controls(self.count + 1))


class Fate(discord.ui.DynamicItem[discord.ui.Select[Any]], template="fate"):
    """Whispers what has been chosen."""

    def __init__(self) -> None:
        options = [discord.SelectOption(label=label) for label in ("Stun", "Destroy")]
        super().__init__(discord.ui.Select(custom_id="fate", placeholder="Choose a fate", options=options))

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str], /) -> Fate:
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        assert interaction.data is not None
        chosen = interaction.data["values"][0]  # type: ignore[typeddict-item]
        await interaction.response.send_message(f"chosen: {chosen}", ephemeral=True)


class Form(discord.ui.Modal, title="Who are you?"):
    """Greets whoever fills it in."""

    name: Any = discord.ui.Label(text="Name", component=discord.ui.TextInput())

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Welcome, {self.name.component.value}!")


class Italian(app_commands.Translator):
    async def translate(self, string: locale_str, locale: discord.Locale, context: Any) -> str | None:
        return ITALIAN.get(string.message) if locale is discord.Locale.italian else None


class Tree(app_commands.CommandTree):
    async def on_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError, /) -> None:
        await interaction.response.send_message("Certainly not.", ephemeral=True)


class StandIn(commands.AutoShardedBot):
    """`pressed` counts the buttons that reached the bot."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(command_prefix=(), intents=discord.Intents(guilds=True), shard_count=1, tree_cls=Tree)
        self.clock = clock
        self.pressed = 0

    async def setup_hook(self) -> None:
        stand = app_commands.Group(name=locale_str("stand"), description="Stands in")

        @stand.command(name=locale_str("attempt"), description=locale_str("Try it"))
        @app_commands.rename(who=locale_str("who"))
        @app_commands.describe(who=locale_str("Who tries"))
        async def attempt(interaction: discord.Interaction, who: str, bonus: int = 0) -> None:
            languages = f"{interaction.locale} in {interaction.guild_locale}"
            await interaction.response.send_message(f"{who} tries ({bonus}), {languages}", view=controls(0))

        @attempt.autocomplete("who")
        async def suggest(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
            return [app_commands.Choice(name=name, value=name) for name in NAMES if typed.lower() in name.lower()]

        @stand.command(name="form", description="A form")
        async def form(interaction: discord.Interaction) -> None:
            await interaction.response.send_modal(Form())

        @stand.command(name="secret", description="A whisper")
        async def secret(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("a secret", ephemeral=True)

        @stand.command(name="refuse", description="A refusal")
        async def refuse(interaction: discord.Interaction) -> None:
            raise app_commands.AppCommandError

        @app_commands.context_menu(name=locale_str("Weigh"))
        async def weigh(interaction: discord.Interaction, message: discord.Message) -> None:
            await interaction.response.send_modal(Form(title=f"{len(message.content)} letters"))

        @app_commands.context_menu(name=locale_str("Greet"))
        async def greet(interaction: discord.Interaction, member: discord.Member) -> None:
            await interaction.response.send_message(f"{interaction.user.display_name} greets {member.display_name}")

        self.tree.add_command(stand)
        self.tree.add_command(weigh)
        self.tree.add_command(greet)
        self.add_dynamic_items(More, Fate)
        await self.tree.set_translator(Italian())
        await self.tree.sync()


def controls(count: int) -> discord.ui.View:
    """A button and a list that outlive the bot."""
    view = discord.ui.View(timeout=None)
    view.add_item(More(count))
    view.add_item(Fate())
    return view


@dataclass(frozen=True)
class Room:
    """A guild with a hall, a crypt with a thread, and three people, open on a page."""

    simulation: Simulation
    page: Page
    channels: dict[str, Any]
    people: dict[str, Any]

    @property
    def bot(self) -> StandIn:
        """The bot that answers."""
        bot = self.simulation.env.bot
        assert isinstance(bot, StandIn)
        return bot


@asynccontextmanager
async def open_room(bot: type[StandIn] = StandIn) -> AsyncIterator[Room]:
    """The room with such a bot in it, where everybody reads Italian, on a free port."""
    clock = LiveClock()
    simulation = Simulation(bot(clock), clock=clock, locale="it", check_errors=False)
    with simulation.ids_from(IDS):
        guild = simulation.env.create_guild("The crypt")
        channels = {name: guild.create_text_channel(name) for name in ("hall", "crypt")}
        people = {
            name: guild.add_member(simulation.env.create_user(name.lower(), global_name=name))
            for name in ("Morgana", "Livia", "Teo")
        }
        channels["whispers"] = simulation.open_thread(channels["crypt"], "whispers", people["Livia"])
    async with simulation, Page(simulation, channels["hall"], list(people.values())) as page:
        yield Room(simulation, page, channels, people)
