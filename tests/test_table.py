"""The table is judged on a bot of three commands: it reports each kind of fault, and who can see what."""

from __future__ import annotations

import asyncio
import io
import re
from typing import Any

import discord
import pytest
from discord import app_commands
from discord.ext import commands

from bot.simulation import StillClock
from tests.table import form_values, labels, open_table, shown, words


class Name(discord.ui.Modal, title="A name"):
    """A form with a text and a choice."""

    def __init__(self) -> None:
        super().__init__(custom_id="name")
        options = [
            discord.SelectOption(label="Cleric", value="c", default=True),
            discord.SelectOption(label="Ghoul", value="g"),
        ]
        self.name: Any = discord.ui.TextInput(custom_id="name", default="Ada", max_length=20)
        self.kind: Any = discord.ui.Select(custom_id="kind", options=options)
        self.add_item(discord.ui.Label(text="Name", component=self.name))
        self.add_item(discord.ui.Label(text="Kind", component=self.kind))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"{self.name.value} {self.kind.values}", ephemeral=True)


class Again(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"again:(\d+)"):
    """A button that outlives restarts."""

    def __init__(self, n: int) -> None:
        super().__init__(discord.ui.Button(label="Again", custom_id=f"again:{n}"))
        self.n = n

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str], /) -> Again:
        return cls(int(match[1]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(f"number {self.n}", ephemeral=True)


class Turned(discord.ui.DynamicItem[discord.ui.Button[Any]], template="turned"):
    """A button that changes its message."""

    def __init__(self) -> None:
        super().__init__(discord.ui.Button(label="Turn", custom_id="turned"))

    @classmethod
    def alone(cls) -> discord.ui.View:
        return discord.ui.View(timeout=None).add_item(cls())

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str], /) -> Turned:
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(content="The Lich is turned")


def view() -> discord.ui.View:
    made = discord.ui.View(timeout=None)
    made.add_item(Again(7))
    options = [discord.SelectOption(label="Flee", value="f"), discord.SelectOption(label="Stay", value="s")]
    menu: discord.ui.Select[Any] = discord.ui.Select(placeholder="Effect", custom_id="effect", options=options)
    return made.add_item(menu)


class TinyBot(commands.AutoShardedBot):
    def __init__(self, clock: StillClock) -> None:
        super().__init__(
            "!", intents=discord.Intents(guilds=True), allowed_mentions=discord.AllowedMentions.none(), shard_count=1
        )
        self.clock = clock
        self.seen: list[int] = []

    async def setup_hook(self) -> None:
        for command in (say, secret, later, rethink, ask, wrong, broken, silent):
            self.tree.add_command(command)
        self.add_dynamic_items(Again, Turned)
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.seen.append(interaction.id)


def command(function: Any) -> Any:
    restricted = app_commands.allowed_contexts(guilds=True)(app_commands.allowed_installs(guilds=True)(function))
    return app_commands.command(description=f"{function.__name__} it")(restricted)


@command
async def say(interaction: discord.Interaction, text: str) -> None:
    await interaction.response.send_message(text, view=view())


@say.autocomplete("text")  # type: ignore[untyped-decorator]  # a command made by `command` is Any
async def suggest(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=f"{current}!", value=f"#{current}")]


@command
async def secret(interaction: discord.Interaction, text: str) -> None:
    await interaction.response.send_message(text, ephemeral=True)


@command
async def later(interaction: discord.Interaction, text: str, private: bool) -> None:
    await interaction.response.defer(ephemeral=private, thinking=True)
    await interaction.followup.send(text, file=discord.File(fp=io.BytesIO(b"filed " + text.encode()), filename="a.txt"))


@command
async def rethink(interaction: discord.Interaction) -> None:
    await interaction.response.defer(thinking=True)
    await interaction.delete_original_response()
    told = await interaction.followup.send("The Lich", ephemeral=True, wait=True)
    await told.edit(content="The Lich lives", view=Turned.alone())


@command
async def ask(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Name())


@command
async def wrong(interaction: discord.Interaction) -> None:
    everyone = discord.AllowedMentions(everyone=True)
    await interaction.response.send_message("hello @everyone", allowed_mentions=everyone)


@command
async def broken(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("first")
    raise ZeroDivisionError


@command
async def silent(interaction: discord.Interaction) -> None:
    await asyncio.sleep(0)


async def test_a_faultless_evening_has_no_faults() -> None:
    async with open_table(TinyBot) as table:
        result = await table.slash(table.owner, "say", text="hello")
        assert words(result).startswith("hello")
        assert labels(result) == ["Again"]
        assert words(await table.press(table.player, result, "Again")) == "number 7"
        assert await table.suggest(table.gm, "say", "text", "x") == {"x!": "#x"}


async def test_a_form_keeps_what_it_held_unless_changed() -> None:
    async with open_table(TinyBot) as table:
        form = await table.slash(table.owner, "ask")
        assert form_values(form) == {"name": "Ada", "kind": "c"}
        assert words(await table.submit(table.owner, form, name="Bo")) == "Bo ['c']"
        form = await table.slash(table.owner, "ask")
        assert words(await table.submit(table.owner, form, kind="g")) == "Ada ['g']"


async def test_a_button_is_pressed_after_a_restart() -> None:
    async with open_table(TinyBot) as table:
        result = await table.slash(table.owner, "say", text="hello")
        await table.restart()
        assert words(await table.press(table.player, result, "Again")) == "number 7"


async def test_fifty_acts_arrive_before_the_first_is_dealt_with() -> None:
    async with open_table(TinyBot) as table:
        message = await table.slash(table.owner, "say", text="hello")
        seen = table.bot.seen
        before = len(seen)
        results = await table.at_once(*(table.press(table.player, message, "Again") for _ in range(50)))
        assert len(seen) == before + 50
        first_answer = next(
            i
            for i, (kind, name, _) in enumerate(table.env.backend.transcript)
            if str(results[0]._interaction.id) in name
        )
        arrivals = [
            kind for kind, name, _ in table.env.backend.transcript[:first_answer] if name == "INTERACTION_CREATE"
        ]
        assert len(arrivals) == 1 + 50
        assert {words(result) for result in results} == {"number 7"}


async def test_the_same_interaction_can_arrive_again() -> None:
    async with open_table(TinyBot) as table:
        result = await table.slash(table.owner, "secret", text="hello")
        await table.again(result, unanswered=True)
        assert table.bot.seen == [result._interaction.id] * 2


async def test_a_modified_client_can_send_any_custom_id() -> None:
    async with open_table(TinyBot) as table:
        message = await table.slash(table.owner, "say", text="hello")
        assert words(await table.forge(table.player, message, "again:99")) == "number 99"


async def test_a_secret_is_seen_by_its_reader_alone() -> None:
    async with open_table(TinyBot) as table:
        await table.slash(table.owner, "secret", text="The *Lich*")
        assert table.sees(table.owner, "the *lich*")
        assert not any(table.sees(who, "lich") for who in (table.gm, table.player, table.spectator, table.stranger))


@pytest.mark.parametrize(
    ("private", "readers"), [(True, {"owner"}), (False, {"gm", "owner", "player", "spectator", "admin"})]
)
async def test_a_delayed_answer_and_its_file_are_as_visible_as_announced(private: bool, readers: set[str]) -> None:
    async with open_table(TinyBot) as table:
        await table.slash(table.owner, "later", text="The Lich", private=private)
        for secret_words in ("The Lich", "filed The Lich"):
            assert {name for name, who in table.people.items() if table.sees(who, secret_words)} == readers
        assert not table.sees(table.stranger, "Lich")


async def test_a_private_message_stays_private_through_a_withdrawn_announcement_an_edit_and_an_update() -> None:
    async with open_table(TinyBot) as table:
        result = await table.slash(table.owner, "rethink")
        await table.press(table.owner, result, "Turn")
        for told in ("The Lich", "The Lich lives", "The Lich is turned"):
            assert {name for name, who in table.people.items() if table.sees(who, told)} == {"owner"}


async def test_what_was_suggested_is_seen_by_who_typed() -> None:
    async with open_table(TinyBot) as table:
        await table.suggest(table.player, "say", "text", "Lich")
        assert table.sees(table.player, "#Lich")
        assert not table.sees(table.owner, "Lich")


async def test_a_message_that_was_public_once_was_seen_by_all() -> None:
    async with open_table(TinyBot) as table:
        result = await table.slash(table.owner, "say", text="The Lich")
        await shown(result).message.edit(content="nothing")  # type: ignore[union-attr]
        assert table.sees(table.player, "Lich")
        assert table.sees(table.player, "again:7")


async def leave(what: Any, *, faults: str) -> None:
    with pytest.raises(AssertionError, match=faults):
        async with open_table(TinyBot) as table:
            await what(table)


async def test_a_request_against_the_rules_is_reported() -> None:
    await leave(lambda table: table.slash(table.owner, "wrong"), faults="may notify all everyone")


async def test_an_interaction_without_answer_is_reported() -> None:
    await leave(lambda table: table.slash(table.owner, "silent"), faults="never answered: silent")


async def test_an_exception_of_the_bot_is_reported(expected_errors: list[str]) -> None:
    expected_errors.append("broken")
    await leave(lambda table: table.slash(table.owner, "broken"), faults="ZeroDivisionError")


async def test_what_fails_while_discord_fails_is_excused(expected_errors: list[str]) -> None:
    expected_errors.append("say")
    async with open_table(TinyBot) as table:
        with table.failing("POST", "/interactions/*"):
            await table.slash(table.owner, "say", text="hello")
        assert words(await table.slash(table.owner, "say", text="hello")).startswith("hello")


async def test_a_deleted_channel_is_gone_for_people_too() -> None:
    async with open_table(TinyBot) as table:
        await table.delete_channel()
        with pytest.raises(Exception, match=r"not accessible|Missing Access|Unknown Channel"):
            await table.slash(table.owner, "say", text="hello")
