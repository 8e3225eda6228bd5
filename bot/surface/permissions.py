"""Who acts, where, and what they may do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import discord

from bot.engine.refusal import Refused, Shared
from bot.engine.sheet import Viewer
from bot.services.guilds import GuildSettings
from bot.services.i18n import LANGUAGES, language_of

if TYPE_CHECKING:
    from bot.surface.client import Gravecaller


@dataclass(frozen=True)
class Seat:
    """Who acts in which guild and channel, as whom, and in which languages they and the table read."""

    guild_id: int
    channel_id: int | None
    viewer: Viewer
    is_admin: bool
    own_language: str
    table_language: str
    settings: GuildSettings

    def require_gm(self) -> None:
        """Raises `Refused(NOT_GM)` unless the GM seat is theirs."""
        if not self.viewer.is_gm:
            raise Refused(Shared.NOT_GM)

    def require_admin(self) -> None:
        """Raises `Refused(NOT_ADMIN)` unless they may manage the server."""
        if not self.is_admin:
            raise Refused(Shared.NOT_ADMIN)


async def seat_of(interaction: discord.Interaction[Gravecaller]) -> Seat:
    """The seat of the person who acts. Raises `Refused(SERVER_ONLY)` outside a server."""
    member = interaction.user
    if interaction.guild_id is None or not isinstance(member, discord.Member):
        raise Refused(Shared.SERVER_ONLY)
    settings = await interaction.client.guild_settings(interaction.guild_id)
    is_admin = interaction.permissions.manage_guild
    return Seat(
        guild_id=interaction.guild_id,
        channel_id=interaction.channel_id,
        viewer=Viewer(user_id=member.id, is_gm=holds_gm_seat(member, settings, is_admin=is_admin)),
        is_admin=is_admin,
        own_language=language_of(str(interaction.locale)),
        table_language=settings.language or _server_language(interaction),
        settings=settings,
    )


def holds_gm_seat(member: discord.Member, settings: GuildSettings, *, is_admin: bool) -> bool:
    """Whether the GM seat is theirs, by id or by role. While nobody has been given it, it is the administrators'."""
    if settings.gm_role is None and not settings.gm_users:
        return is_admin
    return member.id in settings.gm_users or any(role.id == settings.gm_role for role in member.roles)


def _server_language(interaction: discord.Interaction[Gravecaller]) -> str:
    """The language that Discord knows of the server; most never set one, and read the bot's own."""
    language = language_of(str(interaction.guild_locale or ""))
    return language if language != LANGUAGES[0] else interaction.client.settings.language
