"""Several charts in one picture: each in its place, with its level, and told apart without colours."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.engine.screen import Bar, Bars, Panel, Panels
from bot.engine.text import Ratio
from bot.services import panels

GROUND, SOLID, HATCHED, LEVEL = (0x2B, 0x2D, 0x31), (0x5B, 0x9D, 0xFF), (0xA8, 0xAD, 0xB8), (0xFF, 0xD7, 0x5E)


def chart(number: int, *ways: int, level: Ratio | None = None) -> Panel:
    """Bars for so many ways each, of which those that come to a fair share count."""
    whole = sum(ways)
    bars = tuple(
        Bar(label=str(face), share=Ratio(num=n, den=max(1, whole)), counts=n * len(ways) >= whole)
        for face, n in enumerate(ways, 1)
    )
    return Panel(number=number, bars=Bars(bars=bars), level=level)


def drawn(*charts: Panel) -> Image.Image:
    with Image.open(io.BytesIO(panels.png(Panels(panels=charts)))) as image:
        assert image.format == "PNG"
        return image.convert("RGB")


def colours(image: Image.Image) -> set[tuple[int, int, int]]:
    return {colour for _, colour in image.getcolors(maxcolors=100_000) or [] if isinstance(colour, tuple)}


@pytest.mark.parametrize(("n", "size"), [(1, (400, 240)), (2, (800, 240)), (3, (800, 480)), (15, (800, 1920))])
def test_charts_stand_beside_and_below_each_other(n: int, size: tuple[int, int]) -> None:
    assert drawn(*(chart(number, 3, 1) for number in range(n))).size == size


def test_bars_below_the_level_are_hatched_and_so_told_apart_without_colours() -> None:
    image = drawn(chart(1, 9, 1, level=Ratio(num=1, den=2)))
    assert {SOLID, HATCHED, LEVEL} <= colours(image)
    solid, hatched = (image.crop((left, 190, left + 60, 195)) for left in (60, 250))
    assert colours(solid) == {SOLID}
    assert {GROUND, HATCHED} & colours(hatched)


def test_without_a_level_none_is_drawn() -> None:
    assert LEVEL not in colours(drawn(chart(1, 5, 5)))


def test_a_level_above_all_bars_and_bars_of_nothing_stay_within_the_chart() -> None:
    below = drawn(chart(1, 0, 0, level=Ratio(num=1, den=1)), chart(2, 1, 1))
    assert LEVEL not in colours(below.crop((0, 200, 800, 240)))
    assert drawn(chart(1, *([1] * 20))).size == (400, 240)
