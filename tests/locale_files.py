"""What is wrong with the locale files, as they stand: all of it at once, each fault with its place.

    read(folder) -> Languages           the messages of every language
    faults(languages) -> list[str]      what is wrong between the languages, and within each

What the code asks of them is another matter: `tests.locale_uses`. The rules of style are those of GLOSSARY 2.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

PLURALS = {"en": {"one"}, "it": {"one"}, "uk": {"one", "few", "many"}, "ru": {"one", "few", "many"}}
"""The plural forms of each language; `other` comes as the default."""

LONGEST = {"-field-": 45, "-hint-": 100, "button-": 80, "choice-": 100}
"""Longest texts in characters, by a part of their id: labels of form fields, their hints, buttons, choices."""

CYRILLIC_ALLOWED = {"Українська", "Русский"}
LATIN_ALLOWED = {"Discord", "Gravecaller", "Nihilo", "English", "Italiano", "SHA"}
"""Cyrillic words in en and it; Latin words that may be all that a Cyrillic text has."""

ARGUMENT = "\ufffc"
"""Stands in a text for whatever is put in there."""

_WORD = re.compile(r"[^\W\d_]+")
_STYLE = {
    "the apostrophe is ’": ("en it", re.compile(r"'")),
    "the apostrophe is ʼ (U+02BC)": ("uk", re.compile(r"['’`](?=\w)(?<=\w.)")),
    "quotation marks are not straight": ("en it uk ru", re.compile(r'"')),
    "the minus is − (U+2212)": ("en it uk ru", re.compile(rf"(?<![\w{ARGUMENT}-])-(?=[\d{ARGUMENT}])")),
    "a range has –": ("en it uk ru", re.compile(rf"[\d{ARGUMENT}]-[\d{ARGUMENT}]")),
    "the ellipsis is …": ("en it uk ru", re.compile(r"\.\.\.")),
    "dice are written 1d20": ("uk ru", re.compile(r"\d[кд]\d", re.IGNORECASE)),
    "squares are Latin": ("uk ru", re.compile(r"\b[АВЕКМНОРСТ]\d")),
    "quotation marks are «…», inner ones „…“": ("it uk ru", re.compile(r"[„“”]")),
    "a control or direction character": ("en it uk ru", re.compile(r"[\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]")),
}


@dataclass
class Entry:
    """A message or a term: the arguments, references, plurals and literal texts of each of its parts, by name.

    The value's name is "", an attribute's its own.
    """

    place: str
    parts: dict[str, Part] = field(default_factory=dict)

    @property
    def args(self) -> set[str]:
        """The arguments of all parts."""
        return {arg for part in self.parts.values() for arg in part.args}


@dataclass
class Part:
    args: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    selects: list[list[str]] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    length: int = 0


@dataclass
class Language:
    """The messages and terms (with their dash) of one language, and what could not be read."""

    entries: dict[str, Entry] = field(default_factory=dict)
    unreadable: list[str] = field(default_factory=list)


Languages = dict[str, Language]


class _Gatherer(Visitor):
    def __init__(self) -> None:
        self.part = Part()

    def visit_Pattern(self, node: ast.Pattern) -> None:
        self.part.texts.append("".join(getattr(element, "value", ARGUMENT) for element in node.elements))
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.part.args.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.part.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.part.references.add(f"-{node.id.name}")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = [("*" if variant.default else "") + _key(variant) for variant in node.variants]
        self.part.selects.append(keys)
        self.generic_visit(node)


def read(folder: Path) -> Languages:
    """Every language under `folder`."""
    return {name: _language(folder / name) for name in PLURALS}


def _language(folder: Path) -> Language:
    language = Language()
    for file in sorted(folder.glob("*.ftl")):
        text = file.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            place = f"{folder.name}/{file.name}:{text.count(chr(10), 0, entry.span.start) + 1}"
            if isinstance(entry, ast.Junk):
                language.unreadable.append(f"{place}: cannot be read: {entry.annotations[0].message}")
            elif isinstance(entry, ast.Message | ast.Term):
                name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
                if name in language.entries:
                    language.unreadable.append(f"{place}: {name} stands in {language.entries[name].place} as well")
                language.entries[name] = Entry(place, _parts(entry))
    return language


def _parts(entry: Any) -> dict[str, Part]:
    patterns = {attribute.id.name: attribute.value for attribute in entry.attributes}
    if entry.value is not None:
        patterns[""] = entry.value
    return {name: _part(pattern) for name, pattern in patterns.items()}


def _part(pattern: ast.Pattern) -> Part:
    gatherer = _Gatherer()
    gatherer.visit(pattern)
    gatherer.part.length = _length(pattern)
    return gatherer.part


def _length(pattern: ast.Pattern) -> int:
    """How long the pattern gets at most, arguments not counted."""
    length = 0
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            length += len(element.value)
        elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            length += max(_length(variant.value) for variant in element.expression.variants)
    return length


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def faults(languages: Languages) -> list[str]:
    """All that is wrong between the languages and within each."""
    english = languages["en"].entries
    found: list[str] = []
    for name, language in languages.items():
        found += language.unreadable
        found += _differences(english, name, language.entries)
        for id, entry in language.entries.items():
            found += [f"{entry.place}: {id}: {fault}" for fault in _entry_faults(name, id, entry, language)]
    return found


def _differences(english: dict[str, Entry], name: str, entries: dict[str, Entry]) -> Iterator[str]:
    """Terms are each language's own; messages, their attributes and their arguments are the same in all."""
    for id in sorted(english.keys() | entries.keys()):
        if id.startswith("-"):
            continue
        if id not in entries:
            yield f"{name}: {id} is missing ({english[id].place})"
        elif id not in english:
            yield f"{entries[id].place}: {id} is not in English"
        else:
            ours, theirs = entries[id], english[id]
            for part in sorted(ours.parts.keys() ^ theirs.parts.keys()):
                yield f"{ours.place}: {id}{'.' if part else ''}{part or ' as a text'} is in only one of en and {name}"
            if ours.args != theirs.args:
                yield f"{ours.place}: {id} uses {_listed(ours.args)}, in English {_listed(theirs.args)}"


def _listed(args: set[str]) -> str:
    return ", ".join(f"${arg}" for arg in sorted(args)) or "no argument"


def _entry_faults(name: str, id: str, entry: Entry, language: Language) -> Iterator[str]:
    for part_name, part in entry.parts.items():
        for reference in sorted(part.references - language.entries.keys()):
            yield f"refers to {reference}, which this language does not have"
        for keys in part.selects:
            yield from _plural_faults(name, keys)
        for text in part.texts:
            yield from _text_faults(name, text)
        if name in {"uk", "ru"}:
            yield from _untranslated(part)
        if part_name == "name" and re.search("[ёʼ’']", "".join(part.texts)):
            yield "a command's name has no ё and no apostrophe, which people type differently"
        for fragment, limit in LONGEST.items():
            if fragment in id and part_name == "" and part.length > limit:
                yield f"{part.length} characters, more than {limit}"


def _plural_faults(name: str, keys: list[str]) -> Iterator[str]:
    bare = {key.lstrip("*") for key in keys}
    if not bare & {"zero", "one", "two", "few", "many"}:
        return
    forms = bare & {"zero", "one", "two", "few", "many"}
    if forms != PLURALS[name]:
        yield f"has the plural forms {', '.join(sorted(forms))}, not {', '.join(sorted(PLURALS[name]))}"
    if "*other" not in keys:
        yield "the default of a plural is *[other]"


def _text_faults(name: str, text: str) -> Iterator[str]:
    bare = re.sub(r"`[^`]*`|„[^„“”]*“", "", text)
    for fault, (where, pattern) in _STYLE.items():
        if name in where.split() and pattern.search(bare):
            yield f"{fault}: {text!r}"
    if text != unicodedata.normalize("NFC", text):
        yield f"not composed (NFC): {text!r}"
    for word in _WORD.findall(text):
        scripts = {_script(char) for char in word} - {""}
        if len(scripts) > 1:
            yield f"{word!r} mixes {' and '.join(sorted(scripts))} letters"
        elif "Cyrillic" in scripts and name in {"en", "it"} and word not in CYRILLIC_ALLOWED:
            yield f"{word!r} is Cyrillic"


def _script(char: str) -> str:
    named = unicodedata.name(char, "")
    return next((script for script in ("Latin", "Cyrillic") if named.startswith(script.upper())), "")


def _untranslated(part: Part) -> Iterator[str]:
    words = _WORD.findall(re.sub(r"`[^`]*`|/[\w -]+", "", " ".join(part.texts)))
    latin = [word for word in words if len(word) > 2 and _script(word[0]) == "Latin" and word not in LATIN_ALLOWED]
    if latin and not any(_script(word[0]) == "Cyrillic" for word in words):
        yield f"looks untranslated: {' '.join(latin)}"
