"""Languages: from a `Text` to a sentence, by the Fluent files in `data/locale/<language>/`.

All files of a language share their messages and terms. A sentence missing in a language is said in English, one missing
there as well by its id; either is logged once, for the tests to catch.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache
from pathlib import Path

from babel import Locale
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Message, ResolverEnvironment
from fluent.runtime.types import FluentType

from bot.engine.text import Arg, Listing, Ratio, Text, Verbatim

logger = logging.getLogger(__name__)

LANGUAGES = ("en", "it", "uk", "ru")
"""The languages spoken; the first helps out where another lacks a sentence."""

MINUS = "−"


def language_of(locale: str) -> str:
    """The language for one of Discord's locales: `it`, `uk` and `ru` are themselves, all others read English."""
    return locale if locale in LANGUAGES else LANGUAGES[0]


def signed(number: int) -> str:
    """The number as a summand is shown, always with its sign: `+3`, `−1`, `+0`."""
    return f"{MINUS if number < 0 else '+'}{abs(number)}"


class Catalogue:
    """The sentences under one folder, each language read when it is first spoken."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._bundles: dict[str, FluentBundle] = {}
        self._settled: dict[tuple[str, str], str] = {}
        self._complained: set[tuple[str, ...]] = set()

    def format(self, language: str, text: Text, escape: Callable[[str], str] = str) -> str:
        """The text in this language. What people typed goes through `escape`, what is ours does not."""
        if text.args:
            return self._format(language, text, escape)
        if (said := self._settled.get((language, text.id))) is None:
            said = self._settled[language, text.id] = self._format(language, text, escape)
        return said

    def _format(self, language: str, text: Text, escape: Callable[[str], str]) -> str:
        for spoken in dict.fromkeys((language, LANGUAGES[0])):
            bundle = self._bundle(spoken)
            pattern = bundle.get_message(text.id).value if bundle.has_message(text.id) else None
            if pattern is not None:
                # What `bundle.format_pattern` does, which would turn our numbers back into its own.
                args = {name: self._arg(language, arg, escape) for name, arg in text.args.items()}
                scope = ResolverEnvironment(context=bundle, current=CurrentEnvironment(args=args), errors=[])
                said = str(pattern(scope))
                for error in scope.errors:
                    self._complain("a sentence went wrong", spoken, text.id, str(error))
                return said
            self._complain("a sentence is missing", spoken, text.id)
        return text.id

    def has(self, language: str, id: str) -> bool:
        """Whether this language itself has a message with this id."""
        return self._bundle(language).has_message(id)

    def attribute(self, language: str, id: str, attribute: str) -> str | None:
        """An attribute of a message, such as the `name` of `command-roll`; None where this language has none."""
        bundle = self._bundle(language)
        pattern = bundle.get_message(id).attributes.get(attribute) if bundle.has_message(id) else None
        return None if pattern is None else str(bundle.format_pattern(pattern)[0])

    def _arg(self, language: str, arg: Arg, escape: Callable[[str], str]) -> FluentType:
        return _Number(arg) if isinstance(arg, int) else _Said(self.shown(language, arg, escape))

    def shown(self, language: str, arg: Arg, escape: Callable[[str], str] = str) -> str:
        """An argument as it stands in a sentence of this language."""
        match arg:
            case Text():
                return self.format(language, arg, escape)
            case Verbatim():
                return arg.verbatim
            case Ratio():
                return _ratio(Locale.parse(language), arg)
            case Listing():
                return ", ".join(self.shown(language, item, escape) for item in arg.items)
            case int():
                return _figures(Locale.parse(language), arg)
            case str():
                return escape(arg)

    def _bundle(self, language: str) -> FluentBundle:
        if language not in self._bundles:
            files = sorted((self._folder / language).glob("*.ftl"))
            self._bundles[language] = _Bundle(language, [file.read_text(encoding="utf-8") for file in files])
        return self._bundles[language]

    def _complain(self, complaint: str, *about: str) -> None:
        if about not in self._complained:
            self._complained.add(about)
            logger.warning("%s: %s", complaint, " ".join(about))


def entries(text: str) -> dict[str, str]:
    """The source of every message and term of a file, by name. Each begins where a line does; none goes on there."""
    sources = re.split(r"^(?=[A-Za-z-])", text, flags=re.MULTILINE)[1:]
    return {source.partition("=")[0].rstrip(): source for source in sources}


class _Bundle(FluentBundle):
    """A language whose sentences are parsed when they are first said: a start says few of them, and parsing is slow."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        super().__init__([language], use_isolating=False)
        self._sources = {name: source for text in texts for name, source in entries(text).items()}

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a message, and it can be read."""
        try:
            self._lookup(message_id)
        except LookupError:
            return False
        return True

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled and name in self._sources:
            self.add_resource(FluentResource(self._sources[name]))
        return super()._lookup(entry_id, term)


@lru_cache(maxsize=4096)
def _figures(locale: Locale, number: int) -> str:
    """The number as this language writes it, with the typographic minus."""
    return format_decimal(number, locale=locale).replace("-", MINUS)


def _ratio(locale: Locale, ratio: Ratio) -> str:
    """The ratio as this language writes it: two decimals at most, and a percentage only of what is certain as 100."""
    exact = Fraction(ratio.num, ratio.den)
    if not ratio.percent:
        return format_decimal(Decimal(round(exact * 100)) / 100, locale=locale).replace("-", MINUS)
    shown, limit = round(exact * 10_000), ""
    if 0 < exact < 1:
        limit = "<" if shown == 0 else ">" if shown == 10_000 else ""
        shown = min(max(shown, 1), 9_999)
    return limit + format_percent(Decimal(shown) / 10_000, locale=locale, decimal_quantization=False)


class _Number(int, FluentType):
    """A number, which chooses plurals."""

    def format(self, locale: Locale) -> str:
        return _figures(locale, int(self))


class _Said(FluentType, str):
    """Words that are ready. Fluent refuses plain strings beyond 2,500 characters; a long listing may well be longer."""

    def format(self, locale: Locale) -> str:  # type: ignore[override]  # of the two, Fluent's is meant
        return self
