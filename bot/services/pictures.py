"""Whatever a screen shows as a picture, as a PNG file."""

from __future__ import annotations

from bot.engine.grid import Position
from bot.engine.screen import Bars, Panels
from bot.services import boardpicture, panels, plot


def png(drawn: Bars | Panels | Position) -> bytes:
    """The picture of bars, of several charts, or of a position."""
    match drawn:
        case Bars():
            return plot.png(drawn)
        case Panels():
            return panels.png(drawn)
        case Position():
            return boardpicture.png(drawn)
