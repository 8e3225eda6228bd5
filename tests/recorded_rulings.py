"""What the rules say, word by word, as it was last looked at: `recorded/<ruleset>.txt`.

python -m tests.recorded_rulings      writes the files anew from the rules as they are now

A ruleset's plays are its worked examples, `data/<ruleset>/cases.toml`, and those of `tests/<ruleset>/plays.py`. All
that comes of each is recorded: whole rulings, with every line and note, by which rule it is and whose value; where it
names nobody, it is the source's. Whoever changes a record looks at each change in it: it is what people will read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from datetime import date
from enum import Enum
from fractions import Fraction
from functools import cache, partial
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from bot.engine.cases import Case, Casebook
from bot.engine.effects import Effect
from bot.engine.grid import Point, Square, label
from bot.engine.refusal import Refused
from bot.engine.ruling import Change, Line, Note, Origin, Reckoning, Ruling
from bot.engine.text import Listing, Ratio, Text, Verbatim
from tests.bot.engine import plays as engine
from tests.cabal import plays as cabal
from tests.ex_nihilo import plays as ex_nihilo
from tests.listening import heard
from tests.skirmish import plays as skirmish
from tests.spellcasting import plays as spellcasting
from tests.tabletop import plays as tabletop
from tests.turning import plays as turning

RECORDED = Path(__file__).with_name("recorded")

WIDTH = 150
"""Characters of a line, unless a single item is longer."""

Play = Callable[[], object]
"""Something that is played; it returns what is to be recorded of it, or is refused."""

RULESETS = {
    "engine": engine,
    "cabal": cabal,
    "ex_nihilo": ex_nihilo,
    "skirmish": skirmish,
    "spellcasting": spellcasting,
    "tabletop": tabletop,
    "turning": turning,
}


@cache
def plays(ruleset: str) -> dict[str, Play]:
    """All plays of a ruleset by their names, the worked examples first."""
    book = RULESETS[ruleset].book()
    cases = book.cases if book else ()
    examples = {f"{case.id} {case.kind}": partial(_rulings_of, book, case) for case in cases}
    return {**examples, **RULESETS[ruleset].plays()}


def _rulings_of(book: Casebook, case: Case) -> object:
    with heard() as rulings:
        book.play(case, {})
    return rulings


def record(play: Play) -> str:
    """What comes of a play, as it is recorded."""
    try:
        came = play()
    except Refused as refused:
        came = refused.text
    return "\n".join(_lines(came))


def read(ruleset: str) -> dict[str, str]:
    """The record of a ruleset, by the names of its plays."""
    written = (RECORDED / f"{ruleset}.txt").read_text(encoding="utf-8")
    entries = (entry.partition("\n") for entry in f"\n{written}".split("\n# ")[1:])
    return {name: lines.strip("\n") for name, _, lines in entries}


def write() -> None:
    """Records all plays anew; worked examples that differ in their numbers alone only once."""
    for ruleset, module in RULESETS.items():
        further = module.plays()
        entries: dict[str, str] = {}
        for name, play in plays(ruleset).items():
            came = record(play)
            form = name if name in further else re.sub(r"[+−-]?\d+", "0", came)
            if came or name in further:
                entries.setdefault(form, f"# {name}\n{came}\n")
        (RECORDED / f"{ruleset}.txt").write_text("\n".join(entries.values()), encoding="utf-8")


def _lines(value: object) -> Iterator[str]:
    """What came of a play, line by line."""
    match value:
        case Ruling(result=result, trace=trace, changes=changes, begins=begins, ends=ends):
            yield from _filled(
                f"{value.kind}:", [f"{name}={_told(of)}" for name, of in result.items() if _is_there(of)]
            )
            for name, several in (("changes", changes), ("begins", begins), ("ends", ends), ("since", trace)):
                yield from _filled(f"  {name}", map(_told, several))
        case list() | tuple() if not hasattr(value, "_fields"):
            for item in value:
                yield from _lines(item)
        case _:
            yield from _filled("", [_told(value)])


def _filled(name: str, items: Iterable[str]) -> Iterator[str]:
    """The items behind the name, as many in a line as there is room for; nothing for none."""
    line = name
    for item in items:
        if len(line) > len(name) and len(line) + len(item) > WIDTH:
            yield line
            line = " " * 3
        line += f" {item} ·"
    if line != name:
        yield line.removesuffix(" ·").removeprefix(" " * (not name))


def _is_there(value: object) -> bool:
    return value not in (None, "", [], {}) and value is not False


def _told(value: Any) -> str:
    """One value within a line."""
    match value:
        case None:
            return "–"
        case bool():
            return "yes" if value else "no"
        case Enum():
            return str(value.value)
        case str():
            return f"“{value}”"
        case Verbatim(verbatim=characters):
            return f"‹{characters}›"
        case Ratio(num=num, den=den, percent=percent):
            return f"{num}/{den}{'%' * percent}"
        case Text(id=id, args=args):
            return id + (f"({', '.join(map(_told, args.values()))})" if args else "")
        case Listing(items=items):
            return f"[{', '.join(map(_told, items))}]"
        case Line(label=of, amount=amount, rule=rule):
            return f"{_told(of)} {amount:+}" + (f" {rule}" if rule else "") + _origin(value.origin)
        case Reckoning():
            return f"{' | '.join(map(_told, (value.start, *value.lines)))} = {value.total}"
        case Note(text=text, rule=rule, about=about):
            of = f" @{','.join(map(str, about))}" if about else ""
            return f"{rule}{_origin(value.origin)}{of}: {_told(text)}"
        case Change(sheet_id=id, field=field, before=before, after=after):
            return f"{field} of {id}: {_told(before)} → {_told(after)}"
        case Effect():
            return _pairs(value.model_dump(mode="json", exclude_defaults=True))
        case Square():
            return label(value)
        case Fraction() | int() | float() | date():
            return str(value)
        case Point():
            return f"{value.x}/{value.y}"
        case BaseModel():
            return f"{{{_pairs({name: getattr(value, name) for name in type(value).model_fields})}}}"
        case set() | frozenset():
            return f"{{{', '.join(sorted(map(_told, value)))}}}"
        case dict():
            return _told_json(value)
        case tuple() | list():
            return f"[{', '.join(map(_told, value))}]"
        case _ if is_dataclass(value):
            return f"{{{_pairs({one.name: getattr(value, one.name) for one in fields(value)})}}}"
    raise TypeError(f"cannot be recorded: {type(value)}")


def _told_json(value: dict[str, Any]) -> str:
    """A dict as it is in a result, where models are written as such; told as what it was."""
    for shape, needs in _SHAPES:
        if needs <= value.keys():
            return _told(shape.model_validate(value))
    return f"{{{_pairs(value)}}}"


_SHAPES: tuple[tuple[type[BaseModel], set[str]], ...] = (
    (Reckoning, {"start", "lines"}),
    (Line, {"label", "amount", "rule"}),
    (Text, {"id", "args"}),
    (Verbatim, {"verbatim"}),
    (Ratio, {"num", "den"}),
)


def _pairs(values: Mapping[str, Any]) -> str:
    return ", ".join(f"{name}={_told(value)}" for name, value in values.items() if _is_there(value))


def _origin(origin: Origin) -> str:
    return "" if origin is Origin.SOURCE else f" {origin}"


if __name__ == "__main__":
    write()
