"""The one door for failures: slash commands, autocompletions, buttons, selects and forms all end here.

A refusal is answered privately in the reader's language. Whatever we did not expect is logged with a reference, and the
same reference is shown to the person it happened to. What has been committed stays committed: a reply that Discord does
not take is only logged.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.engine.refusal import Refused, Shared
from bot.engine.text import Text, Verbatim, say
from bot.services.i18n import language_of
from bot.services.logs import reference
from bot.surface.escape import cut, for_markdown
from bot.surface.limits import MESSAGE

if TYPE_CHECKING:
    from bot.surface.client import Gravecaller

log = logging.getLogger(__name__)

UNANSWERABLE = {10062, 10015, 40060}
"""Discord's codes for an interaction that can take no answer any more, or has had its answer already."""

MENTIONED = {"setup_gm": "setup gm", "sheet_new": "sheet new"}
"""Commands that the sentences of refusals may mention, by the name of the argument."""


async def report(interaction: discord.Interaction[Gravecaller], error: BaseException) -> None:
    """Answers `error` privately to the person who acted, and logs it unless it is a refusal."""
    error = unwrapped(error)
    interaction.extras["outcome"] = "refused" if isinstance(error, Refused) else "failed"
    if isinstance(error, discord.HTTPException) and error.code in UNANSWERABLE:
        _log_lost(interaction, error)
    else:
        await tell(interaction, _sentence(interaction, error))


async def tell(interaction: discord.Interaction[Gravecaller], text: Text) -> None:
    """Says `text` privately to the person who acted. Never public, whatever happened before."""
    language = language_of(str(interaction.locale))
    sentence = cut(interaction.client.catalogue.format(language, text, for_markdown), MESSAGE)
    try:
        if not interaction.response.is_done():
            await interaction.response.send_message(sentence, ephemeral=True)
            return
        if interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
            # The first answer to a deferral takes its visibility, which may be public.
            await interaction.delete_original_response()
        await interaction.followup.send(sentence, ephemeral=True)
    except discord.HTTPException as failed:
        _log_lost(interaction, failed)


def unwrapped(error: BaseException) -> BaseException:
    """The exception that discord.py wrapped, or `error` itself."""
    if isinstance(error, app_commands.CommandInvokeError):
        return error.original
    if isinstance(error, app_commands.TransformerError) and isinstance(error.__cause__, Refused):
        return error.__cause__
    return error


def log_unknown(interaction: discord.Interaction[Gravecaller], error: BaseException) -> str:
    """Logs `error` with its trace; returns the reference under which it is found."""
    code = reference()
    log.error("unexpected error", exc_info=error, extra={**_ids(interaction), "reference": code})
    return code


def _sentence(interaction: discord.Interaction[Gravecaller], error: BaseException) -> Text:
    if isinstance(error, Refused):
        mentions = {name: interaction.client.mention(command) for name, command in MENTIONED.items()}
        return error.text.model_copy(update={"args": {**mentions, **error.text.args}})
    if isinstance(error, app_commands.NoPrivateMessage):
        return say(Shared.SERVER_ONLY.value)
    if isinstance(error, app_commands.MissingPermissions):
        return say(Shared.NOT_ADMIN.value)
    if isinstance(error, app_commands.CommandSignatureMismatch | app_commands.CommandNotFound):
        log.warning("command out of date", extra=_ids(interaction))
        return say("failure-command-out-of-date")
    if isinstance(error, discord.HTTPException) and error.status in (403, 404):
        _log_lost(interaction, error)
        return say("failure-reply")
    return say("failure-unknown", reference=Verbatim(verbatim=log_unknown(interaction, error)))


def _log_lost(interaction: discord.Interaction[Gravecaller], error: discord.HTTPException) -> None:
    log.warning("reply failed", extra={**_ids(interaction), "status": error.status, "code": error.code})


def _ids(interaction: discord.Interaction[Gravecaller]) -> dict[str, object]:
    command = interaction.command
    data: dict[str, object] = {**(interaction.data or {})}
    return {
        "guild": interaction.guild_id,
        "channel": interaction.channel_id,
        "user": interaction.user.id,
        "interaction": interaction.id,
        "command": command.qualified_name if command else data.get("custom_id"),
    }
