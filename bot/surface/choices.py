"""Choices that the commands of several packages offer."""

from __future__ import annotations

from discord import app_commands

from bot.engine.visibility import Visibility

_NAMES = {
    Visibility.OPEN: "Open",
    Visibility.SECRET: "Secret: only me",
    Visibility.BLIND: "Blind: only the GM",
}
"""What Discord offers to readers of languages that Gravecaller does not speak."""

VISIBILITY_CHOICES = [app_commands.Choice(name=name, value=how.value) for how, name in _NAMES.items()]
"""Who sees what comes out of a ruling."""
