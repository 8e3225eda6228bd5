"""From what a person typed to tokens: look-alikes are one character, blanks and invisible characters mean nothing."""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

from bot.engine.dice.limits import MOST_CHARACTERS, MOST_TYPED, PLACE_SHOWN
from bot.engine.dice.refusal import DiceRefusal
from bot.engine.refusal import Refused
from bot.engine.text import clean

_LOOK_ALIKES = str.maketrans(
    dict.fromkeys("‐‑‒–—―−⁃˗➖", "-") | dict.fromkeys("✕✖⨯", "×") | dict.fromkeys("÷∕⁄➗", "/") | {"∗": "*", "➕": "+"}
)

DICE_LETTERS = {"d": "d", "д": "d", "к": "d", "df": "f", "дf": "f", "кf": "f"}
"""The words that stand between the number of dice and their sides, and what they mean."""

# Blank or invisible, though Unicode counts them among letters, marks or symbols.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0") | {
    chr(selector) for selector in range(0xFE00, 0xFE10)
}
_NOT_TEXT = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})

# Compatibility would turn `d6²` into `d62` and `½` into `1/2`.
_RAISED = ("<super>", "<sub>", "<fraction>")

OPERATORS = {word + kind: (word, kind) for word in ("k", "p", "rr", "ro", "ra", "e") for kind in ("", "h", "l")} | {
    "dh": ("p", "h"),
    "dl": ("p", "l"),
    "mi": ("mi", ""),
    "ma": ("ma", ""),
}
"""The words of operators: for each its name and what it selects by."""

_TIMES = re.compile(r"(?P<count>[0-9]+) ?[xх]", re.IGNORECASE)

_NAME = r"\w+(?:-(?![dдк](?:[0-9%]|f\b))[^\W\d_]\w*)*"

_TOKEN = re.compile(
    r"(?P<decimal>[0-9]*[.,][0-9]+)"
    r"|(?P<number>[0-9]+)"
    r"|(?P<fate>[dдк]f(?=(?:[kpd][hl]?|rr|ro|ra|e|mi|ma|adv|dis)?(?![^\W\d_])))"
    r"|(?P<word>[^\W\d_]+)"
    rf"|(?P<name>@{_NAME})"
    r"|(?P<sign>//|[-+*×/()!<>%])"
    r"|(?P<label>\[[^\[\]]*\])"
    r"|(?P<other>[^ ])",
    re.IGNORECASE,
)


class Token(NamedTuple):
    """A piece of an expression. `kind`: number, word (case folded), name (with its @), sign, times, label or end.

    Of the kind times is what repeats the whole: an `x` behind a number at the very beginning. A `×` is a sign with the
    text `*`.
    """

    kind: str
    text: str
    at: int


def normalise(typed: str) -> str:
    """`typed` without look-alikes, invisible characters and double blanks. Raises `Refused(EMPTY, TOO_LONG)`."""
    if len(typed) > MOST_TYPED:
        raise Refused(DiceRefusal.TOO_LONG, limit=MOST_CHARACTERS)
    text = typed if typed.isascii() and typed.isprintable() else "".join(filter(_visible, typed))
    text = _single_blanks(text)
    if not text.isascii():
        text = unicodedata.normalize("NFC", "".join(map(_compatible, text)))
        text = _single_blanks(text.translate(_LOOK_ALIKES))
    if not text:
        raise Refused(DiceRefusal.EMPTY)
    return text


def tokenise(text: str) -> list[Token]:
    """The tokens of a normalised text, closed by one of kind `end`. Raises `Refused(DECIMAL, SIGN, BRACKETS)`."""
    tokens: list[Token] = []
    times = _TIMES.match(text)
    begin = times.end() if times else 0
    if times:
        tokens += Token("number", times["count"], 0), Token("times", "x", begin - 1)
    for match in _TOKEN.finditer(text, begin):
        kind, piece, at = match.lastgroup or "", match.group(), match.start()
        if kind == "decimal":
            raise Refused(DiceRefusal.DECIMAL, number=piece, place=place(text, at))
        if kind == "other" or (kind == "word" and not piece.isalpha()):
            if piece in "[]":
                raise Refused(DiceRefusal.BRACKETS, place=place(text, at))
            raise Refused(DiceRefusal.SIGN, sign=piece, place=place(text, at))
        if kind in {"word", "fate"}:
            kind, piece = "word", piece.casefold()
        elif piece == "×":
            piece = "*"
        tokens.append(Token(kind, piece, at))
    tokens.append(Token("end", "", len(text)))
    return tokens


def times_before(text: str) -> tuple[str, int]:
    """How often a normalised text says that it is rolled, "" if it does not say, and where the rest begins."""
    times = _TIMES.match(text)
    return (times["count"], times.end()) if times else ("", 0)


def is_name(text: str) -> bool:
    """Whether a value may have this name: letters, digits and `_`, and `-` between them."""
    return re.fullmatch(_NAME, text, re.IGNORECASE) is not None


def place(text: str, at: int) -> str:
    """A window of `text` with `▸` before position `at`."""
    before, after = text[:at], text[at:]
    if len(before) > PLACE_SHOWN:
        before = "…" + before[-PLACE_SHOWN:]
    if len(after) > PLACE_SHOWN:
        after = after[:PLACE_SHOWN] + "…"
    return clean(f"{before}▸{after}", limit=2 * PLACE_SHOWN + 3)


def _visible(char: str) -> bool:
    return char.isspace() or (unicodedata.category(char) not in _NOT_TEXT and char not in _BLANK)


def _compatible(char: str) -> str:
    if unicodedata.decomposition(char).startswith(_RAISED):
        return char
    return unicodedata.normalize("NFKC", char)


def _single_blanks(text: str) -> str:
    words = text.split()
    if sum(map(len, words)) > MOST_CHARACTERS:
        raise Refused(DiceRefusal.TOO_LONG, limit=MOST_CHARACTERS)
    return " ".join(words)
