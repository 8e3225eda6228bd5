"""Bars as a picture: it opens, it is of one size, it shows what it should, and it is soon there."""

import io
from time import thread_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.engine.screen import Bar, Bars
from bot.engine.text import Ratio
from bot.services import plot

GROUND, COUNTS, OTHER, TARGET = (0x2B, 0x2D, 0x31), (0x5B, 0x9D, 0xFF), (0x80, 0x84, 0x8E), (0xFF, 0xD7, 0x5E)


def bars(*ways: int, counting: int = 0, labels: tuple[str, ...] = ()) -> Bars:
    """Bars for so many ways each; those before number `counting` do not count."""
    named = labels or tuple(map(str, range(1, len(ways) + 1)))
    return Bars(
        bars=tuple(
            Bar(label=label, share=Ratio(num=number, den=sum(ways), percent=True), counts=place >= counting)
            for place, (label, number) in enumerate(zip(named, ways, strict=True))
        )
    )


def drawn(what: Bars) -> Image.Image:
    with Image.open(io.BytesIO(plot.png(what))) as image:
        assert image.format == "PNG"
        return image.convert("RGB")


def colours(image: Image.Image) -> dict[tuple[int, int, int], int]:
    found = image.getcolors(maxcolors=100_000)
    assert found
    return {colour: count for count, colour in found if isinstance(colour, tuple)}


def test_a_picture_has_its_size_and_its_bars_their_heights() -> None:
    image = drawn(bars(1, 3))
    assert image.size == plot.SIZE
    columns = [sum(image.getpixel((x, y)) == COUNTS for y in range(image.height)) for x in (250, 650)]
    assert columns[1] == pytest.approx(3 * columns[0], abs=12)


def test_what_counts_stands_out_and_a_line_parts_it_from_the_rest() -> None:
    image = drawn(bars(1, 1, 1, 1, counting=3))
    found = colours(image)
    assert found[OTHER] > 2 * found[COUNTS]
    assert found[TARGET] > 300
    line = next(x for x in range(image.width) if image.getpixel((x, 20)) == TARGET)
    assert image.getpixel((line - 40, 300)) == OTHER
    assert image.getpixel((line + 40, 300)) == COUNTS


def test_without_a_target_there_is_no_line() -> None:
    assert TARGET not in colours(drawn(bars(1, 2, 1)))


def test_labels_are_written_below_the_bars_and_percentages_beside_them() -> None:
    image = drawn(bars(1, 2, 1))
    below = image.crop((0, 395, 800, 450))
    beside = image.crop((0, 0, 100, 380))
    assert len(colours(below)) > 2
    assert len(colours(beside)) > 2


def test_a_minus_is_drawn_though_the_font_has_only_the_hyphen() -> None:
    assert plot.png(bars(1, 1, labels=("−3", "−2"))) == plot.png(bars(1, 1, labels=("-3", "-2")))


@settings(max_examples=25, deadline=None)
@given(st.lists(st.integers(1, 10**40), min_size=1, max_size=200), st.integers(0, 200), st.integers(1, 18))
def test_any_bars_can_be_drawn(ways: list[int], counting: int, length: int) -> None:
    labels = tuple("9" * length for _ in ways)
    assert drawn(bars(*ways, counting=counting, labels=labels)).size == plot.SIZE


def test_a_picture_is_soon_drawn_small_and_remembered() -> None:
    plot.png(bars(1, 2))  # loads what draws
    many = bars(*range(1, 121))
    start = thread_time()
    first = plot.png(many)
    assert thread_time() - start < 0.3
    assert len(first) < 50_000
    assert plot.png(many) is first
