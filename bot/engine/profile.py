"""A profile: a whole set of house rules under a name."""

from __future__ import annotations

from bot.engine.model import Frozen

NAME = 40
"""Characters of a profile's name."""


class Profile(Frozen):
    """A set of house rules with its name; `file` is what `/house export` writes of it."""

    id: int
    name: str
    file: bytes
