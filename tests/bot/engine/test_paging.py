"""Pages of lists."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.engine.paging import Page
from bot.engine.screen import Address
from bot.engine.text import say


def address(page: int) -> Address:
    return Address(package="p", action="page", args=(str(page),))


def ways(page: Page) -> list[tuple[str, str]]:
    return [(button.label.id, button.address.args[0]) for button in page.turns(address)]


def test_there_are_buttons_to_the_pages_that_there_are() -> None:
    assert ways(Page.of(75, 25, 0)) == [("button-next", "1")]
    assert ways(Page.of(75, 25, 1)) == [("button-previous", "0"), ("button-next", "2")]
    assert ways(Page.of(75, 25, 2)) == [("button-previous", "1")]


def test_the_26th_line_begins_a_page() -> None:
    assert Page.of(25, 25, 0).footer is None
    assert Page.of(26, 25, 1).footer == say("page", page=2, pages=2)
    assert Page.of(26, 25, 1).shown(range(26)) == range(25, 26)


def test_an_empty_list_has_one_page_and_no_way_from_it() -> None:
    page = Page.of(0, 25, 3)
    assert (page.at, page.pages, page.footer, ways(page), page.shown([])) == (0, 1, None, [], [])


@given(st.integers(0, 500), st.integers(1, 30), st.integers(-(2**40), 2**40))
def test_the_pages_hold_every_line_once_and_a_strange_one_is_the_nearest(total: int, size: int, wanted: int) -> None:
    lines = range(total)
    first = Page.of(total, size, 0)
    assert [line for at in range(first.pages) for line in Page.of(total, size, at).shown(lines)] == list(lines)
    page = Page.of(total, size, wanted)
    assert page.at == sorted((0, wanted, first.pages - 1))[1]
