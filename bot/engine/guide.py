"""What a newcomer is told of a ruleset."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.engine.text import Text, Verbatim

Mention = Callable[[str], Verbatim]
"""Gives the clickable mention of the command with this qualified name."""


@dataclass(frozen=True)
class Guide:
    """A ruleset's `title`, one line `about` it, and the `steps` of its tour.

    The first step is the one that everybody should try; it is a step of the general tour too.
    """

    title: Text
    about: Text
    steps: Callable[[Mention], tuple[Text, ...]]
