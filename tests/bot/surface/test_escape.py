"""B36: names and notes full of markup neither ping, format, link nor break a code block."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.surface.escape import cut, for_code, for_markdown

HOSTILE = [
    "@everyone",
    "@here",
    "<@&123456789012345678>",
    "<@123456789012345678>",
    "` x` @here `",
    "```",
    "||spoiler||",
    "[a](http://x)",
    "</roll:1>",
    "# big",
    "> quote",
    "- item",
    "1. first",
    "<t:1:R>",
    "http://example.org",
    "**bold** __under__ ~~gone~~ \\",
]


@pytest.mark.parametrize("words", HOSTILE)
def test_markup_is_shown_as_it_was_typed(words: str) -> None:
    escaped = for_markdown(words)
    shown = ""
    position = 0
    while position < len(escaped):  # Discord's rule: a backslash before any sign makes it plain
        if escaped[position] == "\\":
            position += 1
        else:
            assert escaped[position] not in "*_~`|<>[]()@#", escaped
        shown += escaped[position]
        position += 1
    assert shown == words


@pytest.mark.parametrize("escape", [for_markdown, for_code])
def test_b36_nothing_turns_the_sentence_round_that_repeats_it(escape: Callable[[str], str]) -> None:
    assert escape("\u202eab\u2066c\u200f\x00") == "\ufffdab\ufffdc\ufffd\ufffd"
    assert escape("Là ЛІЧ\n👩\u200d👧") == "Là ЛІЧ\n👩\u200d👧", "letters, lines and joined emoji stay"


@given(st.text())
def test_nothing_closes_a_code_block(words: str) -> None:
    assert "`" not in for_code(words)
    assert len(for_code(words)) == len(words)


@given(st.text(), st.integers(min_value=1, max_value=200))
def test_cut_never_exceeds_its_limit_and_leaves_short_words_alone(words: str, limit: int) -> None:
    assert len(cut(words, limit)) <= limit
    if len(words) <= limit:
        assert cut(words, limit) == words
