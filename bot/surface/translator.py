"""Names and descriptions of commands, from the locale files.

The message of a command is `command-<qualified name with dashes>`, with attributes `name`, `description`,
`option-<option>` and `option-<option>-description`; a choice is the message `choice-<value>`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as At

from bot.engine.text import say
from bot.services.i18n import Catalogue

_LANGUAGES = {
    discord.Locale.american_english: "en",
    discord.Locale.british_english: "en",
    discord.Locale.italian: "it",
    discord.Locale.ukrainian: "uk",
    discord.Locale.russian: "ru",
}


class Translator(app_commands.Translator):
    """Answers discord.py's questions for localised names and descriptions."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text for `locale`, or None where Gravecaller does not speak it."""
        language = _LANGUAGES.get(locale)
        return None if language is None else _words(self._catalogue, language, context)


def _words(catalogue: Catalogue, language: str, context: Any) -> str | None:
    match context.location:
        case At.command_name | At.group_name:
            return catalogue.attribute(language, _message(context.data), "name")
        case At.command_description | At.group_description:
            return catalogue.attribute(language, _message(context.data), "description")
        case At.parameter_name:
            return catalogue.attribute(language, _message(context.data.command), f"option-{context.data.name}")
        case At.parameter_description:
            option = f"option-{context.data.name}-description"
            return catalogue.attribute(language, _message(context.data.command), option)
        case At.choice_name:
            return catalogue.format(language, say(f"choice-{context.data.value}"))
        case _:
            return None


def _message(command: Any) -> str:
    return f"command-{command.qualified_name}".replace(" ", "-")


def give_descriptions(tree: app_commands.CommandTree[Any], catalogue: Catalogue) -> None:
    """Gives every command, group and option its English description from the locale files."""
    for command in _walk(tree):
        message = _message(command)
        description = catalogue.attribute("en", message, "description") or message
        command.description = description
        command._locale_description = app_commands.locale_str(description)
        if isinstance(command, app_commands.Command):
            for name, parameter in command._params.items():
                words = catalogue.attribute("en", message, f"option-{name}-description") or name
                parameter.description = app_commands.locale_str(words)


def _walk(tree: app_commands.CommandTree[Any]) -> Iterator[Any]:
    yield from tree.walk_commands()
