"""What the cogs share: answering in time, showing screens, and one name for each control's action."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

import discord
from discord import app_commands
from discord.ext import commands
from discord.utils import MISSING

from bot.engine.dice import Dice
from bot.engine.refusal import Refused
from bot.engine.ruling import Ruling
from bot.engine.screen import Address, Button, ButtonStyle, Form, Screen
from bot.engine.text import SUGGESTIONS, say
from bot.engine.visibility import Visibility
from bot.services import ledger
from bot.services.ledger import Entry
from bot.services.sheetsearch import Right, suggested
from bot.surface import failures, limits
from bot.surface.buttons import Handler
from bot.surface.escape import cut
from bot.surface.permissions import Seat, seat_of, seat_under
from bot.surface.render import render_form

if TYPE_CHECKING:
    from bot.surface.client import Gravecaller

T = TypeVar("T")
C = TypeVar("C")

PATIENCE = 1.0
"""Seconds after which an answer that is not ready is announced as on its way; Discord gives up after three."""

Suggest = Callable[[C, "discord.Interaction[Gravecaller]", str], Awaitable[list[tuple[str, str]]]]


def action(name: str) -> Callable[[Callable[..., Awaitable[None]]], Callable[..., Awaitable[None]]]:
    """Marks a cog's method as the one that answers controls with this action in their address."""

    def mark(method: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
        method.__dict__["action"] = name
        return method

    return mark


def suggests(method: Suggest[C]) -> Callable[..., Coroutine[Any, Any, list[app_commands.Choice[str]]]]:
    """Makes an autocompletion of a method that returns (shown, value) pairs: cut to Discord's limits, never raising."""

    @functools.wraps(method)
    async def wrapper(
        self: C, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[app_commands.Choice[str]]:
        try:
            pairs = await method(self, interaction, current)
        except Refused:
            return []
        except Exception as error:
            failures.log_unknown(interaction, error)
            return []
        return [
            app_commands.Choice(name=cut(shown, limits.CHOICE_NAME) or "…", value=value)
            for shown, value in pairs
            if len(value) <= limits.CHOICE_VALUE
        ][: limits.CHOICES]

    return wrapper


@functools.cache
def _acting(cog: type) -> dict[str, str]:
    """The names of the cog's methods that are actions, by the action."""
    methods = {name: getattr(cog, name) for name in dir(cog)}
    return {method.action: name for name, method in methods.items() if hasattr(method, "action")}


class TableCog(commands.Cog):
    """Base of every cog. `package` is the folder in `cogs/` that its controls' addresses name."""

    package: ClassVar[str]

    def __init__(self, bot: Gravecaller) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Registers the actions of this cog's controls."""
        self.bot.actions |= self._actions()

    async def cog_unload(self) -> None:
        """Forgets them."""
        for key in self._actions():
            self.bot.actions.pop(key, None)

    def _actions(self) -> dict[tuple[str, ...], Handler]:
        return {(self.package, action): getattr(self, name) for action, name in _acting(type(self)).items()}

    async def seat(self, interaction: discord.Interaction[Gravecaller], *, private: bool = False) -> Seat:
        """Who acts, and where. `private`: the answer will be."""
        if (known := self.bot.known_settings.get(interaction.guild_id or 0)) is not None:
            return seat_under(interaction, known)
        return await self.timely(interaction, seat_of(interaction), private=private)

    async def rule(
        self,
        interaction: discord.Interaction[Gravecaller],
        decide: Callable[[Any, Dice], Ruling],
        shown: Callable[[Any, Entry], Screen],
        *,
        visibility: Visibility = Visibility.OPEN,
    ) -> Entry:
        """The spine: in one transaction `decide` loads and rules, and what it rules is saved; then it is said.

        `decide` gets the guild's database and the dice, `shown` the database and the entry as it is stored. A repeated
        interaction finds the entry of the first time. What is `shown` of a ruling that is not open must be private.
        Returns the entry, after it was said.
        """
        private = visibility is not Visibility.OPEN
        seat = await self.seat(interaction, private=private)

        def work(db: Any) -> tuple[Entry, Screen]:
            entry, _ = ledger.resolve(
                db,
                interaction_id=interaction.id,
                actor_id=seat.viewer.user_id,
                channel_id=seat.channel_id,
                now=self.bot.clock.now(),
                dice=self.bot.dice,
                decide=lambda dice: decide(db, dice),
                visibility=visibility,
            )
            return entry, shown(db, entry)

        written = self.bot.storage.write(seat.guild_id, work)
        entry, screen = await self.timely(interaction, written, private=private)
        await self.answer(interaction, screen)
        return entry

    async def timely(
        self, interaction: discord.Interaction[Gravecaller], work: Awaitable[T], *, private: bool = False
    ) -> T:
        """The result of `work`; where it takes long, Discord is told in time that the answer will come."""
        task = asyncio.ensure_future(work)
        done, _ = await asyncio.wait({task}, timeout=PATIENCE)
        if not done and not interaction.response.is_done():
            if interaction.message is not None:  # of a control, or of a form that one opened: it may be drawn anew
                await interaction.response.defer()
            else:
                await interaction.response.defer(ephemeral=private, thinking=True)
        return await task

    async def answer(self, interaction: discord.Interaction[Gravecaller], screen: Screen) -> None:
        """Answers with `screen` as a new message: in the table's language, a private one in the reader's."""
        drawn = self.bot.draw(screen, await self._language(interaction, screen))
        view = drawn.view or MISSING
        if interaction.response.is_done():
            await interaction.followup.send(embed=drawn.embed, view=view, files=drawn.files, ephemeral=screen.private)
        else:
            await interaction.response.send_message(
                embed=drawn.embed, view=view, files=drawn.files, ephemeral=screen.private
            )

    async def redraw(self, interaction: discord.Interaction[Gravecaller], screen: Screen) -> None:
        """Puts `screen` in place of the message whose control was used."""
        drawn = self.bot.draw(screen, await self._language(interaction, screen))
        content: dict[str, Any] = {"embed": drawn.embed, "view": drawn.view, "attachments": drawn.files}
        if interaction.response.is_done():
            await interaction.edit_original_response(**content)
        else:
            await interaction.response.edit_message(**content)

    async def unbutton(self, interaction: discord.Interaction[Gravecaller]) -> None:
        """Takes its controls from the message whose control was used, which tells that it has been; says nothing."""
        if interaction.response.is_done():
            await interaction.edit_original_response(view=None)
        else:
            await interaction.response.edit_message(view=None)

    async def suggest_sheets(
        self,
        seat: Seat,
        typed: str,
        *,
        right: Right,
        ruleset: str | None = None,
        kinds: Sequence[str] | None = None,
        limit: int = SUGGESTIONS,
    ) -> list[tuple[str, str]]:
        """The best of the sheets with which this person has this `right`: (name, `#id`) pairs."""
        found = await self.bot.storage.read(
            seat.guild_id,
            lambda db: suggested(db, seat.viewer, typed, right=right, ruleset=ruleset, kinds=kinds, limit=limit),
        )
        return [(name, f"#{sheet_id}") for name, sheet_id in found]

    async def ask(self, interaction: discord.Interaction[Gravecaller], form: Form, again: Address) -> None:
        """Opens `form` in the reader's language.

        Discord opens forms as a first answer only: where the answer had to be put off, a button at `again` opens it.
        """
        if interaction.response.is_done():
            button = Button(address=again, label=say("button-open-form"), style=ButtonStyle.PRIMARY)
            await self.answer(interaction, Screen(title=form.title, controls=(button,), private=True))
            return
        seat = await self.seat(interaction, private=True)
        await interaction.response.send_modal(render_form(form, seat.own_language, self.bot.catalogue))

    async def _language(self, interaction: discord.Interaction[Gravecaller], screen: Screen) -> str:
        seat = await self.seat(interaction, private=screen.private)
        return seat.own_language if screen.private else seat.table_language
