"""One escape function per place where a person's words are shown."""

import re

_STEERING = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Control characters but tab and line feed, and those that turn the direction of a line: of the sentence, too, in which
refused words are repeated as they were typed."""

_MARKUP = re.compile(r"([\\*_~`|<>\[\]()@#:\-+.])")


def for_markdown(words: str) -> str:
    """`words` in running text or an embed: nothing in them formats, links, mentions or starts a list."""
    return _MARKUP.sub(r"\\\1", _STEERING.sub("\N{REPLACEMENT CHARACTER}", words))


def for_code(words: str) -> str:
    """`words` inside a code span or code block: a backtick cannot close it."""
    return _STEERING.sub("\N{REPLACEMENT CHARACTER}", words).replace("`", "ʹ")


def cut(words: str, limit: int) -> str:
    """`words` shortened to `limit` characters, an ellipsis last, where they are longer."""
    return words if len(words) <= limit else words[: limit - 1].rstrip() + "…"
