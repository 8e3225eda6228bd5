"""Stand Still and Dark Paralysis: undead that cannot leave their place, or cannot act at all (R000-49, R000-50)."""

from bot.engine.ruling import Note, Origin
from bot.engine.text import say

STAND_STILL = (Note(text=say("turning-why-stand-still"), rule="R000-49"),)
"""What Stand Still means."""

DARK_PARALYSIS = (
    Note(text=say("turning-why-dark-paralysis"), rule="R000-50"),
    Note(text=say("turning-why-held"), rule="G000-9", origin=Origin.HOUSE),
)
"""What Dark Paralysis means."""
