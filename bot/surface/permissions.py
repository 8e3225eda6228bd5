"""Who acts, where, and what they may do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import discord

from bot.engine.guild import GuildSettings
from bot.engine.refusal import Refusal, Refused, Shared
from bot.engine.sheet import Viewer
from bot.services.i18n import LANGUAGES, language_of

if TYPE_CHECKING:
    from bot.surface.client import Gravecaller


class SeatRefusal(Refusal):
    """What a person's seat does not allow."""

    NOT_GM_OR_ADMIN = "refusal-not-gm-or-admin"
    MAY_NOT_CREATE = "refusal-may-not-create"


@dataclass(frozen=True)
class Seat:
    """Who acts in which guild and channel, as whom, and in which languages they and the table read.

    In `settings` a role that has been deleted counts as never set.
    """

    guild_id: int
    channel_id: int | None
    viewer: Viewer
    is_admin: bool
    may_create: bool
    own_language: str
    table_language: str
    settings: GuildSettings

    def require_gm(self) -> None:
        """Raises `Refused(NOT_GM)` unless the GM seat is theirs."""
        if not self.viewer.is_gm:
            raise Refused(Shared.NOT_GM)

    def require_gm_or_admin(self) -> None:
        """Raises `Refused(NOT_GM_OR_ADMIN)` unless the GM seat is theirs or they may manage the server."""
        if not self.viewer.is_gm and not self.is_admin:
            raise Refused(SeatRefusal.NOT_GM_OR_ADMIN)

    def require_may_create(self) -> None:
        """Raises `Refused(MAY_NOT_CREATE)` unless the server lets them make sheets."""
        if not self.may_create:
            raise Refused(SeatRefusal.MAY_NOT_CREATE)


async def seat_of(interaction: discord.Interaction[Gravecaller]) -> Seat:
    """The seat of the person who acts. Raises `Refused(SERVER_ONLY)` outside a server."""
    if interaction.guild_id is None:
        raise Refused(Shared.SERVER_ONLY)
    return seat_under(interaction, await interaction.client.guild_settings(interaction.guild_id))


def seat_under(interaction: discord.Interaction[Gravecaller], settings: GuildSettings) -> Seat:
    """The seat that the person who acts has by these settings. Raises `Refused(SERVER_ONLY)` outside a server."""
    member = interaction.user
    if interaction.guild_id is None or not isinstance(member, discord.Member):
        raise Refused(Shared.SERVER_ONLY)
    settings = _living(settings, member.guild)
    is_admin = interaction.permissions.manage_guild
    is_gm = _holds_gm_seat(member, settings, is_admin=is_admin)
    makers = settings.sheet_makers
    return Seat(
        guild_id=interaction.guild_id,
        channel_id=interaction.channel_id,
        viewer=Viewer(user_id=member.id, is_gm=is_gm),
        is_admin=is_admin,
        may_create=is_gm or makers == "everyone" or _has_role(member, makers),
        own_language=language_of(str(interaction.locale)),
        table_language=table_language(settings, interaction.guild_locale, interaction.client.settings.language),
        settings=settings,
    )


def is_gm(member: discord.Member, settings: GuildSettings) -> bool:
    """Whether the GM seat is this member's now."""
    return _holds_gm_seat(member, _living(settings, member.guild), is_admin=member.guild_permissions.manage_guild)


def _living(settings: GuildSettings, guild: discord.Guild) -> GuildSettings:
    """`settings` without the roles that have been deleted: what hangs on one of them is as if it had never been set."""
    if guild.unavailable:  # Then no role is known, and none of them is gone.
        return settings
    gone = {
        name: default
        for name, default in (("gm_role", None), ("sheet_makers", "everyone"))
        if isinstance(role_id := getattr(settings, name), int) and guild.get_role(role_id) is None
    }
    return settings.model_copy(update=gone)


def _holds_gm_seat(member: discord.Member, settings: GuildSettings, *, is_admin: bool) -> bool:
    """Whether the GM seat is theirs, by id or by role. While nobody has been given it, it is the administrators'."""
    if settings.seat_is_free:
        return is_admin
    return member.id in settings.gm_users or _has_role(member, settings.gm_role)


def _has_role(member: discord.Member, role_id: int | str | None) -> bool:
    return any(role.id == role_id for role in member.roles)


def table_language(settings: GuildSettings, server: discord.Locale | None, default: str) -> str:
    """What the table reads: the language it has set, or Discord's for the server; most never set one: `default`."""
    language = language_of(str(server or ""))
    return settings.language or (language if language != LANGUAGES[0] else default)
