"""Bars as a picture: no words, only numbers, on the dark ground of an embed, and legible on a phone."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import TYPE_CHECKING

from bot.engine.screen import Bar, Bars

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

SIZE = (800, 450)
"""Width and height in pixels. A phone shows it at less than half of that."""

_LEFT, _TOP, _RIGHT, _BOTTOM = 110, 24, 776, 390
_LETTERS = 30
_GROUND, _LETTER, _GRID = "#2b2d31", "#f2f3f5", "#4e5058"
_BAR, _OTHER_BAR, _TARGET = "#5b9dff", "#80848e", "#ffd75e"
_IN_THE_FONT = str.maketrans("−–", "--")
_STEPS = (1, 2, 5)
_MOST_TICKS = 4


@lru_cache(maxsize=64)
def png(bars: Bars) -> bytes:
    """The picture of `bars` as a PNG file.

    Remembered, so that what a worker has drawn beforehand need not be drawn again where nothing may wait.
    """
    from PIL import Image, ImageDraw, ImageFont  # Loading it takes a while, and few starts need it.

    image = Image.new("RGB", SIZE, _GROUND)
    canvas = ImageDraw.Draw(image)
    canvas.font = ImageFont.load_default(size=_LETTERS)
    heights = [bar.share.num / bar.share.den for bar in bars.bars]
    top = max(heights)
    _grid(canvas, top)
    width = (_RIGHT - _LEFT) / len(heights)
    gap = min(4.0, width / 6) if width >= 3 else 0.0
    for place, (bar, height) in enumerate(zip(bars.bars, heights, strict=True)):
        left = _LEFT + place * width
        box = (left + gap, _y(height, top), max(left + width - gap - 1, left + gap), _BOTTOM)
        canvas.rectangle(box, fill=_BAR if bar.counts else _OTHER_BAR)
    _names(canvas, bars.bars, width)
    edge = next((place for place, bar in enumerate(bars.bars) if bar.counts), 0)
    if edge:
        x = _LEFT + edge * width
        canvas.line((x, _TOP - 12, x, _BOTTOM + 6), fill=_TARGET, width=4)
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


def _y(height: float, top: float) -> float:
    return _BOTTOM - (_BOTTOM - _TOP) * height / top


def _grid(canvas: ImageDraw, top: float) -> None:
    """Lines at round percentages, and the ground."""
    step = next(
        step * 10.0**power
        for power in range(-12, 3)
        for step in _STEPS
        if top * 100 / (step * 10.0**power) <= _MOST_TICKS
    )
    for tick in range(1, int(top * 100 / step) + 1):
        y = _y(tick * step / 100, top)
        canvas.line((_LEFT, y, _RIGHT, y), fill=_GRID, width=2)
        canvas.text((_LEFT - 10, y), f"{tick * step:g}%", fill=_LETTER, anchor="rm")
    canvas.line((_LEFT, _BOTTOM, _RIGHT, _BOTTOM), fill=_LETTER, width=2)


def _names(canvas: ImageDraw, bars: tuple[Bar, ...], width: float) -> None:
    """The labels of as many bars as there is room for, at even distances."""
    labels = [bar.label.translate(_IN_THE_FONT) for bar in bars]
    room = max(map(canvas.textlength, labels)) + _LETTERS
    steps = (step * 10**power for power in range(9) for step in _STEPS)
    every = next(step for step in steps if step * width >= room or step >= len(labels))
    for place in range(_first(labels, every), len(labels), every):
        half = canvas.textlength(labels[place]) / 2
        x = min(max(_LEFT + (place + 0.5) * width, half), SIZE[0] - half)
        canvas.text((x, _BOTTOM + 12), labels[place], fill=_LETTER, anchor="mt")


def _first(labels: list[str], every: int) -> int:
    """Where to begin so that round numbers are shown, if any are there."""
    whole = (place for place, label in enumerate(labels[:every]) if label.lstrip("-").isdigit())
    return next((place for place in whole if int(labels[place]) % every == 0), 0)
