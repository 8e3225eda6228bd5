"""One escape function per place where a person's words are shown."""

import re

_MARKUP = re.compile(r"([\\*_~`|<>\[\]()@#:\-+.])")


def for_markdown(words: str) -> str:
    """`words` in running text or an embed: nothing in them formats, links, mentions or starts a list."""
    return _MARKUP.sub(r"\\\1", words)


def for_code(words: str) -> str:
    """`words` inside a code span or code block: a backtick cannot close it."""
    return words.replace("`", "ʹ")


def cut(words: str, limit: int) -> str:
    """`words` shortened to `limit` characters, an ellipsis last, where they are longer."""
    return words if len(words) <= limit else words[: limit - 1].rstrip() + "…"
