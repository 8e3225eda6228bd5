"""House rules as TOML: what `/house export` writes, `/house import` reads, and the form of a table holds.

    gravecaller = 1

    [ruleset.options]
    number_affected = 12

Of a table of options only those are written that the guild has set; of any other table all but its passport.
"""

import re
import tomllib
from collections.abc import Mapping
from typing import Any

from pydantic import JsonValue

from bot.engine import toml
from bot.engine.house import Faulty, HouseRules, Own
from bot.engine.refusal import Refusal, Refused
from bot.engine.text import Text, say

FORMAT = 1
"""The version of the format; a file of another one is refused."""

LARGEST = 64 * 1024
"""Bytes of the largest file."""

GREATEST = 10**9
"""Numbers beyond it stand in no table."""

DEEPEST = 12
"""How deep lists and tables may lie in each other."""

_AT = re.compile(r"\(at line (\d+), column (\d+)\)")
_CURLY = str.maketrans("“”„«»", '"' * 5)

Houses = Mapping[str, HouseRules[Any]]


class HouseFileRefusal(Refusal):
    """Why a file of house rules is not read."""

    TOO_LARGE = "refusal-house-file-too-large"
    UNREADABLE = "refusal-house-file-unreadable"
    OTHER_FORMAT = "refusal-house-file-other-format"


def exported(own: Mapping[str, Own]) -> bytes:
    """The file with what a guild has set, by ruleset."""
    parts = [f"gravecaller = {FORMAT}\n"]
    for ruleset, values in own.items():
        tables: dict[str, dict[str, JsonValue]] = {}
        for name, value in values.items():
            table, _, option = name.partition(".")
            if option:
                tables.setdefault(table, {})[option] = value
            elif isinstance(value, dict):
                tables[table] = value
        parts += [f"[{ruleset}.{table}]\n{toml.written(content)}" for table, content in tables.items()]
    return "\n".join(parts).encode()


def imported(data: bytes, houses: Houses) -> dict[str, dict[str, JsonValue]]:
    """What a file sets, by ruleset and rule; not looked at yet.

    Raises `Refused` with a HouseFileRefusal, or `Faulty` where it names rulesets that are not there.
    """
    whole = content(data)
    found = {name: tables for name, tables in whole.items() if name in houses and isinstance(tables, dict)}
    if strays := whole.keys() - found.keys():
        raise Faulty({name: (say("table-fault-no-such-ruleset"),) for name in sorted(strays)})
    return {ruleset: _by_rule(houses[ruleset], tables) for ruleset, tables in found.items()}


def content(data: bytes) -> dict[str, JsonValue]:
    """What stands in a file behind its first line. Raises `Refused` with a HouseFileRefusal."""
    if len(data) > LARGEST:
        raise Refused(HouseFileRefusal.TOO_LARGE, limit=LARGEST // 1024)
    try:
        text = data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise Refused(HouseFileRefusal.UNREADABLE, why=say("table-fault-unreadable")) from None
    try:
        whole = _read(text)
    except _Unreadable as error:
        raise Refused(HouseFileRefusal.UNREADABLE, why=error.text) from None
    if whole.pop("gravecaller", None) != FORMAT:
        raise Refused(HouseFileRefusal.OTHER_FORMAT, format=FORMAT)
    return whole


def read_table(text: str, rule: str) -> dict[str, JsonValue]:
    """The content of a table, as it was typed into its form. Raises `Faulty` for `rule` where it is no TOML."""
    try:
        return _read(text.translate(_CURLY))  # phones put curly quotation marks
    except _Unreadable as error:
        raise Faulty({rule: (error.text,)}) from None


class _Unreadable(Exception):
    def __init__(self, text: Text) -> None:
        super().__init__(text.id)
        self.text = text


def _read(text: str) -> dict[str, JsonValue]:
    try:
        whole = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        if at := _AT.search(str(error)):
            raise _Unreadable(say("table-fault-toml", line=int(at[1]), column=int(at[2]))) from None
        raise _Unreadable(say("table-fault-toml-end")) from None
    except (ValueError, RecursionError):  # a number of thousands of digits, a thousand brackets
        raise _Unreadable(say("table-fault-unreadable")) from None
    if not _plain(whole, DEEPEST):
        raise _Unreadable(say("table-fault-unreadable"))
    return whole


def _plain(value: Any, deep: int) -> bool:
    """Whether there are only words, yes and no, moderate numbers, and lists and tables of them; no dates."""
    if isinstance(value, dict):
        return deep > 0 and all(_plain(inner, deep - 1) for inner in value.values())
    if isinstance(value, list):
        return deep > 0 and all(_plain(inner, deep - 1) for inner in value)
    return isinstance(value, str) or (isinstance(value, int | float) and abs(value) <= GREATEST)


def _by_rule(house: HouseRules[Any], tables: dict[str, JsonValue]) -> dict[str, JsonValue]:
    """The values of one ruleset by rule; what is no rule keeps its name, to be found faulty."""
    values: dict[str, JsonValue] = {}
    for table, content in tables.items():
        if isinstance(content, dict) and table not in house.rules:
            values |= {f"{table}.{option}": value for option, value in content.items()}
        else:
            values[table] = content
    return values
