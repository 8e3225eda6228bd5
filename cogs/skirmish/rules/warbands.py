"""Warbands as people write them: a line for each kind of creature, or JSON.

    Chieftain: level 6, hp 55, commander 4, effect "Followers attack with +1", cost 38
    3 Archer: level 2, hp 15, ranged, cost 9

What is left out has its default. `read_warband` and `write_warband` are inverse.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from pydantic import ValidationError
from pydantic_core import from_json

from bot.engine.refusal import Refusal, Refused
from bot.engine.text import clean
from cogs.skirmish.sheets import Member, Stats, Warband

_LINE = re.compile(r"(?:(?P<count>[0-9]{1,2})\s*[x×х]?\s+)?(?P<name>[^:]+?)\s*(?::\s*(?P<figures>.*))?")
_FIGURE = re.compile(
    r'\s*(?P<field>[^\W\d_][^\d",=]*?)\s*[=]?\s*(?P<value>[-−–+]?[0-9]+|"[^"]*"|“[^”]*”|«[^»]*»)?\s*(?:,|;|$)'
)

_FIELDS: Mapping[str, tuple[str, ...]] = {
    "level": ("level", "livello", "рівень", "уровень"),
    "hit_points": ("hp", "hit points", "pf", "punti ferita", "пз", "пункти здоровʼя", "хиты", "хп"),
    "speed": ("speed", "velocità", "швидкість", "скорость"),
    "attack": ("attack", "attacco", "атака"),
    "ac": ("ac", "ca", "кз", "кд"),
    "damage": ("damage", "danni", "шкода", "повреждения", "урон"),
    "size": ("size", "taglia", "розмір", "размер"),
    "commander_rating": ("commander", "comandante", "командир"),
    "commander_effect": ("effect", "effetto", "ефект", "эффект"),
    "fearless": ("fearless", "senza paura", "безстрашність", "бесстрашие"),
    "ranged": ("ranged", "a distanza", "дальній бій", "дальний бой"),
    "cost": ("cost", "costo", "вартість", "стоимость"),
}
"""The words for each figure, English first; all languages are understood everywhere."""

_WORDS = {word: field for field, words in _FIELDS.items() for word in words}
_FLAGS = ("fearless", "ranged")
_MINUSES = str.maketrans("−–", "--")


class WarbandRefusal(Refusal):
    """Why a warband cannot be read."""

    EMPTY = "skirmish-refusal-warband-empty"
    LINE = "skirmish-refusal-warband-line"
    FIGURE = "skirmish-refusal-warband-figure"
    BOUNDS = "skirmish-refusal-warband-bounds"
    JSON = "skirmish-refusal-warband-json"


def read_warband(text: str) -> Warband:
    """The warband that somebody has written. Raises `Refused` with a WarbandRefusal that names the line."""
    text = text.strip()
    if text[:1] in ("{", "["):
        return _from_json(text)
    lines = [(row, line.strip()) for row, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines:
        raise Refused(WarbandRefusal.EMPTY)
    return _made({"creatures": [_member(row, line) for row, line in lines]})


def write_warband(warband: Warband) -> str:
    """The warband as lines."""
    return "\n".join(_written(member) for member in warband.creatures)


def _written(member: Member) -> str:
    figures = []
    for field, value in member.stats:
        if value == Stats.model_fields[field].default:
            continue
        word = _FIELDS[field][0]
        figures.append(
            word
            if value is True
            else f'{word} "{value.replace(chr(34), chr(0x201D))}"'
            if isinstance(value, str)
            else f"{word} {value}"
        )
    count = f"{member.count} " if member.count > 1 or member.name[:1].isdecimal() else ""
    return f"{count}{member.name}" + (f": {', '.join(figures)}" if figures else "")


def _member(row: int, line: str) -> dict[str, Any]:
    found = _LINE.fullmatch(line)
    if found is None:
        raise Refused(WarbandRefusal.LINE, row=row, line=clean(line, limit=60))
    stats = dict(_figures(row, found["figures"] or ""))
    return {"name": found["name"], "count": int(found["count"] or 1), "stats": stats}


def _figures(row: int, typed: str) -> Iterator[tuple[str, Any]]:
    at = 0
    while at < len(typed.rstrip()):
        found = _FIGURE.match(typed, at)
        word = found["field"].casefold().replace("'", "ʼ").replace("’", "ʼ") if found else ""
        field = _WORDS.get(word)
        if found is None or field is None:
            raise Refused(WarbandRefusal.FIGURE, row=row, figure=clean(typed[at:].split(",")[0], limit=40))
        yield field, _value(row, field, found["value"])
        at = found.end()


def _value(row: int, field: str, typed: str | None) -> Any:
    if typed is None and field in _FLAGS:
        return True
    if typed is None:
        raise Refused(WarbandRefusal.FIGURE, row=row, figure=_FIELDS[field][0])
    if field == "commander_effect":
        return typed.strip('"“”«»')
    try:
        return int(typed.translate(_MINUSES))
    except ValueError:
        raise Refused(WarbandRefusal.FIGURE, row=row, figure=_FIELDS[field][0]) from None


def _from_json(text: str) -> Warband:
    try:
        content = from_json(text)
    except ValueError:
        raise Refused(WarbandRefusal.JSON) from None
    return _made({"creatures": content} if isinstance(content, list) else content)


def _made(content: Any) -> Warband:
    """The warband with this content. Raises `Refused`: EMPTY, BOUNDS or JSON."""
    try:
        warband = Warband.model_validate(content)
    except ValidationError as invalid:
        first = invalid.errors(include_url=False)[0]
        place = first["loc"]
        row = place[1] + 1 if len(place) > 1 and isinstance(place[1], int) else 0
        context = first.get("ctx", {})
        least, most = context.get("ge"), context.get("le")
        if least is None and most is None:
            raise Refused(WarbandRefusal.JSON) from None
        figure = _FIELDS.get(str(place[-1]), (str(place[-1]),))[0]
        bound = int(least or 0) if most is None else int(most)
        side = "most" if least is None else "least"
        raise Refused(WarbandRefusal.BOUNDS, row=row, figure=figure, bound=bound, side=side) from None
    if not warband.creatures:
        raise Refused(WarbandRefusal.EMPTY)
    return warband
