"""`/setup claim`: the players choose a GM among them, once all who held the seat have left the server."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.engine.refusal import Refusal, Refused
from bot.engine.screen import Screen
from bot.services import claims
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import TableCog, action
from bot.surface.members import left
from bot.surface.permissions import Seat
from cogs.tabletop.screens.claim import claim_screen


class ClaimRefusal(Refusal):
    """Why nobody can be chosen."""

    GM_IS_HERE = "refusal-gm-is-here"
    SEAT_IS_FREE = "refusal-seat-is-free"
    NOT_A_PLAYER = "refusal-not-a-player"


class SeatClaims(TableCog):
    """A seat that has been lost. One held by a role is not: whoever manages the server gives it to others."""

    @app_commands.command()
    async def claim(self, interaction: discord.Interaction[Gravecaller]) -> None:
        seat = await self.seat(interaction)
        await self.answer(interaction, await self.timely(interaction, self._vote(seat, seat.viewer.user_id)))

    @action("gm-agree")
    async def agree(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Somebody is for the claimant in the address."""
        seat = await self.seat(interaction)
        await self.redraw(interaction, await self.timely(interaction, self._vote(seat, click.number(0))))

    async def _vote(self, seat: Seat, claimant: int) -> Screen:
        """The vote after this person is for `claimant`.

        Raises `Refused` with SEAT_IS_FREE, with GM_IS_HERE if one of those in the seat is still in the server, and with
        NOT_A_PLAYER unless both play there.
        """
        lost, guild_id = seat.settings, seat.guild_id
        if lost.seat_is_free:
            raise Refused(ClaimRefusal.SEAT_IS_FREE)
        if lost.gm_role is not None or await left(self.bot, guild_id, lost.gm_users) != set(lost.gm_users):
            raise Refused(ClaimRefusal.GM_IS_HERE)
        playing = await self.bot.storage.read(guild_id, claims.players)
        electors = playing - await left(self.bot, guild_id, playing)
        if not {claimant, seat.viewer.user_id} <= electors:
            raise Refused(ClaimRefusal.NOT_A_PLAYER)
        tally = await self.bot.storage.write(
            guild_id, lambda db: claims.vote(db, lost, claimant, seat.viewer.user_id, electors)
        )
        self.bot.forget_guild_settings(guild_id)
        return claim_screen(claimant, tally.votes, tally.needed)
