"""How one announcement is said in its channel, and what it means if it cannot be."""

from __future__ import annotations

import logging
from enum import Enum
from typing import TYPE_CHECKING, Any

import discord

from bot.services import outbox
from bot.services.outbox import Announcement, Message
from bot.surface import members
from bot.surface.permissions import is_gm, table_language
from bot.surface.render import Rendered

if TYPE_CHECKING:
    from bot.surface.client import Gravecaller

log = logging.getLogger(__name__)

Channel = discord.abc.GuildChannel | discord.Thread

UNKNOWN_CHANNEL = 10003
CLOSED_THREAD = {50083, 160005}
"""Discord's codes for a thread that is archived, and for one that is locked."""

NOT_TO_BE_EDITED = {10008, 30046, 50083}
"""Discord's codes for a message that is gone, one that is too old to be edited again, and one in an archived thread."""


class Unsayable(Exception):
    """What is to be said cannot even be drawn: a fault of ours."""


class Unconcerned(Exception):
    """What is to be said to the GM alone is not for this person any more."""


class Trouble(Enum):
    """Why an announcement was not said."""

    FOR_NOW = "cannot be said now"
    SILENCED = "may not speak there"
    GONE = "channel is gone"
    FAULTY = "cannot be said"


def waiting(bot: Gravecaller, db: Any, channel_id: int | None = None) -> list[Announcement]:
    """What may be said now, as `outbox.pending`; cards without a screen are drawn as they are to be now."""
    return [_drawn(bot, db, one) for one in outbox.pending(db, bot.clock.now(), channel_id=channel_id)]


async def say(bot: Gravecaller, guild: discord.Guild, announcement: Announcement) -> int:
    """Says it in the table's language; returns the id of the message, which is the earlier one of a young card.

    Raises `Unsayable`, and whatever discord.py raises.
    """
    outcome = "not said"
    try:
        with bot.metrics.timed("announcement"):
            message_id = await _say(bot, guild, announcement)
        outcome = "said"
        return message_id
    finally:
        bot.metrics.announcements.labels(outcome).inc()


async def _say(bot: Gravecaller, guild: discord.Guild, announcement: Announcement) -> int:
    if announcement.screen is None:
        raise Unsayable
    settings = await bot.guild_settings(guild.id)
    try:
        language = table_language(settings, guild.preferred_locale, bot.settings.language)
        drawn = bot.draw(announcement.screen, language)
    except Exception as error:
        raise Unsayable from error
    earlier = announcement.earlier
    if announcement.is_card and earlier is not None and earlier.is_young(bot.clock.now()):
        try:
            await _standing(bot, earlier).edit(embed=drawn.embed, view=drawn.view, attachments=drawn.files)
        except discord.HTTPException as error:
            if error.code not in NOT_TO_BE_EDITED:
                raise
        else:
            return earlier.id
    return await _post(bot, guild, announcement, drawn)


async def close(bot: Gravecaller, message: Message) -> None:
    """Takes the controls of an earlier message away, if it is young. Where they stay, they answer that it is closed."""
    if message.is_young(bot.clock.now()):
        try:
            await _standing(bot, message).edit(view=None)
        except Exception as error:
            log.info("controls stay: %r", error, extra={"channel": message.channel_id, "message": message.id})


def trouble_of(error: Exception) -> Trouble:
    """What this failure means. What is not known may well be the network's fault, and passes."""
    if isinstance(error, Unsayable):
        return Trouble.FAULTY
    if isinstance(error, Unconcerned):
        return Trouble.GONE
    if not isinstance(error, discord.HTTPException):
        return Trouble.FOR_NOW
    if error.code in {UNKNOWN_CHANNEL, *members.GONE}:
        return Trouble.GONE
    if error.status == 403 or error.code in CLOSED_THREAD:
        return Trouble.SILENCED
    return Trouble.FAULTY if error.status == 400 else Trouble.FOR_NOW


async def find(bot: Gravecaller, guild: discord.Guild, channel_id: int) -> Channel | None:
    """The channel, asked of Discord where it is not known, as threads that have been archived; None if kept from us."""
    found = guild.get_channel_or_thread(channel_id)
    if found is not None:
        return found
    try:
        fetched = await bot.fetch_channel(channel_id)
    except discord.DiscordException:
        return None
    return None if isinstance(fetched, discord.abc.PrivateChannel) else fetched


def another_place(guild: discord.Guild, silent: Channel | None, channel_id: int) -> discord.TextChannel | None:
    """A channel in which the GM can be told of one that is closed to us: the one above it, or the guild's own ones."""
    above = silent.parent if isinstance(silent, discord.Thread) else None
    for place in (above, guild.public_updates_channel, guild.system_channel):
        if isinstance(place, discord.TextChannel) and place.id != channel_id:
            may = place.permissions_for(guild.me)
            if may.view_channel and may.send_messages and may.embed_links:
                return place
    return None


def _drawn(bot: Gravecaller, db: Any, announcement: Announcement) -> Announcement:
    if announcement.screen is not None:
        return announcement
    topic = announcement.topic
    try:
        return announcement.model_copy(update={"screen": bot.card_drawers[topic.split(":")[0]](db, topic)})
    except Exception:
        log.exception("a card cannot be drawn", extra={"announcement": announcement.id})
        return announcement


async def _post(bot: Gravecaller, guild: discord.Guild, announcement: Announcement, drawn: Rendered) -> int:
    channel = await _place(bot, guild, announcement)
    people = [discord.Object(user_id) for user_id in announcement.pings]
    sent = await channel.send(
        " ".join(f"<@{person.id}>" for person in people) or None,
        embed=drawn.embed,
        view=drawn.view or discord.utils.MISSING,
        files=drawn.files,
        allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=people),
        nonce=outbox.nonce(guild.id, announcement.id),
    )
    return sent.id


async def _place(bot: Gravecaller, guild: discord.Guild, announcement: Announcement) -> discord.abc.Messageable:
    """Where it is said. Raises `Unconcerned` where that would be a secret told to somebody who is the GM no more."""
    if announcement.is_aside:
        member = await guild.fetch_member(announcement.channel_id)
        if announcement.for_gm and not is_gm(member, await bot.guild_settings(guild.id)):
            raise Unconcerned
        return await member.create_dm()
    # Without looking the channel up: threads that are archived are not known, and are woken by being written to.
    return bot.get_partial_messageable(announcement.channel_id, guild_id=guild.id)


def _standing(bot: Gravecaller, message: Message) -> discord.PartialMessage:
    return bot.get_partial_messageable(message.channel_id).get_partial_message(message.id)
