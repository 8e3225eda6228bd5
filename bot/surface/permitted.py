"""Notices that the bot may speak again where it could not: what waits there is said at once, not at the next try."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.services import outbox
from bot.surface.speaking import Trouble

if TYPE_CHECKING:
    from bot.surface.client import Gravecaller


class Permitted:
    """Hears of changes of channels, threads and roles that let the bot speak."""

    def __init__(self, bot: Gravecaller) -> None:
        self._bot = bot
        bot.add_listener(self.on_guild_channel_update)
        bot.add_listener(self.on_raw_thread_update)
        bot.add_listener(self.on_guild_role_update)
        bot.add_listener(self.on_member_update)

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Somebody has changed what is allowed in a channel."""
        if before.overwrites != after.overwrites:
            await self._retry(after.guild.id, after.id)

    async def on_raw_thread_update(self, update: discord.RawThreadUpdateEvent) -> None:
        """A thread has been unlocked; what is archived is not known any more, so what it was before is not told."""
        if not update.data["thread_metadata"].get("locked"):
            await self._retry(update.guild_id, update.thread_id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """A role of the bot's own, or everybody's, allows something else."""
        if before.permissions != after.permissions and after in after.guild.me.roles:
            await self._retry(after.guild.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """The bot has been given a role."""
        if after == after.guild.me and before.roles != after.roles:
            await self._retry(after.guild.id)

    async def _retry(self, guild_id: int, channel_id: int | None = None) -> None:
        if self._bot.storage.deadlines.waits(guild_id):
            now, silenced = self._bot.clock.now(), Trouble.SILENCED.value
            await self._bot.storage.write(guild_id, lambda db: outbox.hurry(db, silenced, now, channel_id))
