"""Several charts in one picture, each under its number: no words, only numbers, on the dark ground of an embed.

Bars that reach the level that was to be expected are solid, the others hatched: nothing is told by colour alone.
"""

from __future__ import annotations

import io
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING

from bot.engine.screen import Bar, Panel, Panels

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

WIDTH, HEIGHT, COLUMNS = 400, 240, 2
"""Width and height of a chart in pixels, and how many stand beside each other. A phone shows them at half of that."""

_LEFT, _TOP, _RIGHT, _BOTTOM = 24, 52, 384, 196
_LETTERS, _STRIPE = 28, 8
_GROUND, _LETTER, _LEVEL = "#2b2d31", "#f2f3f5", "#ffd75e"
_SOLID, _HATCHED = "#5b9dff", "#a8adb8"
_IN_THE_FONT = str.maketrans("−–", "--")


@lru_cache(maxsize=16)
def png(charts: Panels) -> bytes:
    """The picture of `charts` as a PNG file. Remembered, as those of `plot` are."""
    from PIL import Image, ImageDraw, ImageFont  # Loading it takes a while, and few starts need it.

    rows = -(-len(charts.panels) // COLUMNS)
    image = Image.new("RGB", (WIDTH * min(COLUMNS, len(charts.panels)), HEIGHT * rows), _GROUND)
    canvas = ImageDraw.Draw(image)
    canvas.font = ImageFont.load_default(size=_LETTERS)
    for place, panel in enumerate(charts.panels):
        row, column = divmod(place, COLUMNS)
        _chart(canvas, panel, column * WIDTH, row * HEIGHT)
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


def _chart(canvas: ImageDraw, panel: Panel, x: int, y: int) -> None:
    """One chart with its left upper corner there."""
    bars = panel.bars.bars
    heights = [_share(bar) for bar in bars]
    level = Fraction(panel.level.num, panel.level.den) if panel.level else None
    top = max([*heights, level or Fraction(0)]) or Fraction(1)
    width = Fraction(_RIGHT - _LEFT, len(bars))
    gap = min(6, width // 4)
    for place, (bar, height) in enumerate(zip(bars, heights, strict=True)):
        left, right = x + _LEFT + place * width, x + _LEFT + (place + 1) * width - gap - 1
        box = (int(left), y + _at(height, top), int(right), y + _BOTTOM)
        if bar.counts:
            canvas.rectangle(box, fill=_SOLID)
        else:
            _hatch(canvas, box)
    canvas.line((x + _LEFT, y + _BOTTOM, x + _RIGHT, y + _BOTTOM), fill=_LETTER, width=2)
    canvas.text((x + _LEFT, y + 6), str(panel.number), fill=_LETTER, anchor="lt")
    if level is not None:
        at = y + _at(level, top)
        for dash in range(x + _LEFT, x + _RIGHT, 16):
            canvas.line((dash, at, dash + 9, at), fill=_LEVEL, width=3)
        canvas.text((x + _RIGHT, y + 6), f"{float(level * 100):.3g}%", fill=_LEVEL, anchor="rt")
    for place in sorted({0, len(bars) - 1}):
        label = bars[place].label.translate(_IN_THE_FONT)
        canvas.text((x + _LEFT + int((place + Fraction(1, 2)) * width), y + _BOTTOM + 34), label, _LETTER, anchor="ms")


def _share(bar: Bar) -> Fraction:
    return Fraction(bar.share.num, bar.share.den)


def _at(height: Fraction, top: Fraction) -> int:
    return int(_BOTTOM - (_BOTTOM - _TOP) * height / top)


def _hatch(canvas: ImageDraw, box: tuple[int, int, int, int]) -> None:
    """A bar of stripes within its outline."""
    left, top, right, bottom = box
    canvas.rectangle(box, outline=_HATCHED, width=2)
    for stripe in range(bottom, top, -_STRIPE):
        canvas.line((left, stripe, right, stripe), fill=_HATCHED, width=2)
