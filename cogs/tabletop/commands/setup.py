"""`/setup`: who is the GM here, what the table speaks, how its boards look, and who makes sheets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.guild import GuildSettings
from bot.engine.refusal import Refusal, Refused, Shared
from bot.engine.text import Text, Verbatim, best_matches, clean, say
from bot.services import guilds
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from bot.surface.permissions import Seat, seat_under
from cogs.tabletop.commands.claim import SeatClaims
from cogs.tabletop.screens.people import person
from cogs.tabletop.screens.setup import hand_over_screen, setup_screen

LANGUAGE_NAMES = {"en": "English", "it": "Italiano", "uk": "Українська", "ru": "Русский"}
"""Each in its own language, everywhere the same."""

STYLE_NAMES = {"plain": "Plain", "ansi": "In colour"}
WIDTH_NAMES = {28: "28 columns", 40: "40 columns"}
MAKER_NAMES = {"everyone": "Everyone", "gm": "Only the GM"}
"""What Discord shows of a choice where it knows no translation."""

V = TypeVar("V", str, int)

Change = Callable[[GuildSettings], GuildSettings]


class SetupRefusal(Refusal):
    """Settings that cannot be made."""

    NO_HOLDER = "refusal-no-holder"
    NO_SUCH_TIME_ZONE = "refusal-no-such-time-zone"


def _choices(names: Mapping[V, str]) -> list[app_commands.Choice[V]]:
    return [app_commands.Choice(name=name, value=value) for value, name in names.items()]


@app_commands.guild_only()
class SetupCog(SeatClaims, commands.GroupCog, group_name="setup"):
    """Settings of a server: everybody sees them, the GM and those who may manage the server change them."""

    package = "tabletop"

    @app_commands.command()
    async def show(self, interaction: discord.Interaction[Gravecaller]) -> None:
        seat = await self.seat(interaction, private=True)
        await self.answer(interaction, setup_screen(seat.settings, seat.table_language))

    @app_commands.command()
    async def gm(
        self,
        interaction: discord.Interaction[Gravecaller],
        role: discord.Role | None = None,
        member: discord.Member | None = None,
        remove: discord.Member | discord.User | discord.Role | None = None,
        successor: discord.Member | None = None,
    ) -> None:
        def change(old: GuildSettings) -> GuildSettings:
            new = old.seated(role=role.id if role else None, user=member.id if member else None)
            if remove is None:
                return new
            if remove.id != new.gm_role and remove.id not in new.gm_users:
                raise Refused(SetupRefusal.NO_HOLDER, who=Verbatim(verbatim=remove.mention))
            return new.without(remove.id)

        seat = await self._seat_to_change(interaction)
        done = [say("setup-done-seated", who=Verbatim(verbatim=given.mention)) for given in (role, member) if given]
        if remove is not None:
            done.append(say("setup-done-removed", who=Verbatim(verbatim=remove.mention)))
        if done:
            seat = await self._change(interaction, change)
            if seat.settings.seat_is_free:
                done.append(say("setup-done-free"))
        if successor is not None:
            await self.answer(interaction, hand_over_screen(seat.settings, successor.id, done))
        else:
            await self.answer(interaction, setup_screen(seat.settings, seat.table_language, done))

    @app_commands.command()
    @app_commands.choices(language=_choices(LANGUAGE_NAMES))
    async def language(self, interaction: discord.Interaction[Gravecaller], language: app_commands.Choice[str]) -> None:
        await self._set(interaction, say("setup-done-language"), language=language.value)

    @app_commands.command()
    @app_commands.choices(style=_choices(STYLE_NAMES))
    @app_commands.choices(width=_choices(WIDTH_NAMES))
    async def board(
        self,
        interaction: discord.Interaction[Gravecaller],
        style: app_commands.Choice[str] | None = None,
        width: app_commands.Choice[int] | None = None,
    ) -> None:
        wanted = {"board_style": style, "board_width": width}
        await self._set(
            interaction,
            say("setup-done-board"),
            **{name: choice.value for name, choice in wanted.items() if choice is not None},
        )

    @app_commands.command()
    async def timezone(
        self, interaction: discord.Interaction[Gravecaller], zone: app_commands.Range[str, 1, 100]
    ) -> None:
        found = guilds.time_zone(zone)
        if found is None:
            raise Refused(SetupRefusal.NO_SUCH_TIME_ZONE, typed=clean(zone, limit=100))
        await self._set(interaction, say("setup-done-time-zone"), time_zone=found)

    @app_commands.command()
    @app_commands.choices(makers=_choices(MAKER_NAMES))
    async def sheets(
        self,
        interaction: discord.Interaction[Gravecaller],
        makers: app_commands.Choice[str] | None = None,
        role: discord.Role | None = None,
    ) -> None:
        wanted = role.id if role else makers.value if makers else None
        given = {} if wanted is None else {"sheet_makers": wanted}
        await self._set(interaction, say("setup-done-sheets"), **given)

    @timezone.autocomplete("zone")
    @suggests
    async def suggest_zone(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        shown = {name.replace("_", " "): name for name in guilds.time_zones()}
        return [(words, shown[words]) for words in best_matches(current, shown)]

    @action("setup-show")
    async def keep(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Shows the settings as they are, in place of a question."""
        seat = await self.seat(interaction, private=True)
        await self.redraw(interaction, setup_screen(seat.settings, seat.table_language))

    @action("setup-hand-over")
    async def hand_over(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Gives the GM's seat to one person alone."""
        successor = click.number(0)

        def change(old: GuildSettings) -> GuildSettings:
            if old == (new := old.handed_over(successor)):
                raise Refused(Shared.ALREADY_DONE)
            return new

        seat = await self._change(interaction, change)
        done = say("setup-done-handed-over", person=person(successor))
        await self.redraw(interaction, setup_screen(seat.settings, seat.table_language, [done]))

    async def _set(self, interaction: discord.Interaction[Gravecaller], done: Text, **values: str | int) -> None:
        """Stores `values` and says that it is `done`; without values, only shows what is set."""
        seat = await self._seat_to_change(interaction)
        if values:
            seat = await self._change(interaction, lambda old: old.model_copy(update=values))
        await self.answer(interaction, setup_screen(seat.settings, seat.table_language, [done] if values else []))

    async def _seat_to_change(self, interaction: discord.Interaction[Gravecaller]) -> Seat:
        seat = await self.seat(interaction, private=True)
        seat.require_gm_or_admin()
        return seat

    async def _change(self, interaction: discord.Interaction[Gravecaller], change: Change) -> Seat:
        """Changes the settings, if whoever acts may still do so when it is their turn; their seat as it is then."""
        seat = await self.seat(interaction, private=True)

        def work(old: GuildSettings) -> GuildSettings:
            then = seat_under(interaction, old)
            new = change(then.settings)
            then.require_gm_or_admin()
            return new

        changed = self.bot.change_guild_settings(seat.guild_id, work)
        return seat_under(interaction, await self.timely(interaction, changed, private=True))
