"""Words that people type to break things, and the walk of the command tree that tries them everywhere.

    HOSTILE                                        what is typed, by what it attacks
    BROKEN                                         what is attached, by what is wrong with it
    damaged(data)                                  what a sound file may have become, by what has happened to it
    async for tried in walk(table, who, …): …      every option of every command that takes text, one at a time
    async for tried in walk_files(table, who): …   every file, and all that is damaged, into every option that takes one

The walk knows no command by name: one that is added is tried as well. What must be filled in beside the option that is
tried is found by its name in `PLAUSIBLE`, and where it is not there it is hostile, too.
"""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from itertools import count
from typing import Any, NamedTuple

from discord import AppCommandOptionType as Type
from discord import AppCommandType, app_commands
from simcord import InteractionResult, MemberActor, OptionError, SetupError

from tests.table import INPUT, SELECT, Table

LONGEST = 6000
"""Characters that Discord lets into an option of which nothing else is said."""

MARKER = "zxqv"
"""Stands in every hostile text, so that it is known again where it comes out."""

HOSTILE = {
    "markup": f"**{MARKER}** ~~x~~ ||y|| `z` ```\nq\n``` [a](https://example.org) # > -",
    "everyone": f"@everyone @here {MARKER} <@&1> <#2> </roll:3> <t:1:R>",
    "bidirectional": f"\u202e{MARKER}\u2066abc\u2069\u200f\u202c",
    "long": MARKER * 1000,
    "emoji": f"👩‍👩‍👧‍👦🏴‍☠️{MARKER}\ufe0f" * 12,
    "control": f"\x00\x01\x1b[31m{MARKER}\x7f\x85\u2028\u2029",
    "look-alikes": f"Аdа Ghоul {MARKER} ⅠⅡ ﬁ ℌ",
    "marks": f"{MARKER}" + "̴̵̶̷" * 60,
    "json": f'{{"{MARKER}": [1e999, NaN, null, {{}}]}}',
    "sql": f"'; DROP TABLE sheets; -- {MARKER} %_",
    "fluent": f"{{ $name }} {{ -term }} {MARKER} {{",
    "number": "9" * 400 + MARKER,
    "separators": f"gcb1:tabletop:{MARKER}:1;2,3|4/5\\6",
    "blank": f"\u3164\u2800\u00a0{MARKER}\u00ad\u200b",
}
"""By what it attacks."""

BROKEN: dict[str, tuple[str, bytes]] = {
    "empty": ("a.json", b""),
    "truncated": ("a.json", b'{"gravecaller": 1, "sheets": [{"name": "'),
    "not JSON": ("a.json", MARKER.encode() * 50),
    "UTF-16": ("a.json", json.dumps({"sheets": []}).encode("utf-16")),
    "a mark of order": ("a.json", b"\xef\xbb\xbf" + json.dumps({"sheets": []}).encode()),
    "Latin-1": ("a.json", '{"name": "Là"}'.encode("latin-1")),
    "bytes": ("a.json", bytes(range(256)) * 8),
    "nulls": ("a.txt", b"\x00" * 2000),
    "deeply nested": ("a.json", b"[" * 50_000 + b"]" * 50_000),
    "nested objects": ("a.json", b'{"a":' * 20_000 + b"1" + b"}" * 20_000),
    "a huge number": ("a.json", b'{"version": ' + b"9" * 20_000 + b"}"),
    "a huge exponent": ("a.json", b'{"gravecaller": 1e999, "version": -1e999}'),
    "not a number": ("a.json", b'{"gravecaller": NaN, "version": Infinity}'),
    "a key twice": ("a.json", b'{"gravecaller": 1, "gravecaller": 2, "sheets": [], "sheets": {}}'),
    "an unknown version": ("a.json", b'{"gravecaller": 999999, "version": 999999, "format": "sheets/999"}'),
    "the wrong kind": ("a.json", b'"just words"'),
    "a list": ("a.json", b"[1, null, true, {}]"),
    "one long line": ("a.txt", b"x" * 900_000),
    "many lines": ("a.txt", b"#\n" * 200_000),
    "Windows lines": ("a.txt", b"....\r\n....\r\n"),
    "markup": ("@everyone `x`.txt", HOSTILE["everyone"].encode() + b"\n" + HOSTILE["bidirectional"].encode()),
    "a picture": ("a.png", b"\x89PNG\r\n\x1a\n" + b"\x00" * 500),
    "a zip": ("a.zip", b"PK\x03\x04" + b"\x00" * 500),
}
"""File names and contents, by what is wrong with them."""

SOUND = {
    "skirmish new": "<[[...]]>\n.[[...]].\n",
    "skirmish deploy": '[{"name": "Wolf", "count": 2, "stats": {"speed": 9, "cost": 10}}]',
    "spell area": "....#..\n..O.#..\n.......\n\nO = Olga\n",
    "house import": 'gravecaller = 1\n\n[turning.options]\ntie = "earlier-declared"\nfixed_number = 12\n',
    "house cases": """gravecaller = 1

[[turning]]
id = "Our skeleton"
kind = "attempt"
rules = ["R000-1"]
faces = [12]
given = { level = 5, place = 3 }
expected = { value = 18 }
""",
}
"""Files as the commands take them, to be damaged. Those that the bot itself writes are not among them."""

INSTEAD: dict[str, bytes] = {
    "a huge number": b"9" * 400,
    "less than nothing": b"-1",
    "a huge exponent": b"1e999",
    "nothing": b"",
    "null": b"null",
    "another kind": b"[1, {}]",
    "words that turn": json.dumps(HOSTILE["bidirectional"], ensure_ascii=False).encode(),
    "mentions": json.dumps(HOSTILE["everyone"]).encode(),
    "control characters": json.dumps(HOSTILE["control"]).encode(),
    "too many words": json.dumps(HOSTILE["long"]).encode(),
    "no text": b"\xff\xfe",
}
"""What stands in a damaged file in place of a word or a number."""

TOKEN = re.compile(rb"\"[^\"\n]*\"|-?\d+|\w+|\S+")

PLAUSIBLE: dict[str, Any] = {
    "expression": "1d20",
    "dice": "1d20",
    "sheet": "Ada",
    "undead": "Ghoul",
    "cleric": "Ada",
    "name": "Somebody",
    "kind": "turning.cleric",
    "ruleset": "turning",
    "entry": "1",
    "scene": "Crypt",
    "creature": "Ghoul",
    "target": "Ghoul",
    "square": "B2",
    "from": "B2",
    "to": "B3",
    "spell": "fireball",
    "zone": "Europe/Rome",
    "reason": "It is dark.",
    "cabal piece": "E5",
    "cabal to": "E4",
    "cabal spell": "pain",
    "cabal target": "D4",
    "skirmish creature": "x",
    "skirmish target": "A",
    "skirmish attacker": "x",
    "skirmish square": "E4",
    "skirmish game": "Ford",
    "skirmish name": "Meadow",
    "nihilo who": "Nora",
    "nihilo attacker": "Nora",
    "nihilo target": "Ogre",
    "nihilo opponent": "Ogre",
    "nihilo helper": "Ogre",
    "nihilo roll": "corpo",
    "nihilo with": "corpo",
    "nihilo difficulty": "facile",
    "nihilo scene": "Tower",
    "house rule": "turning.options.number_affected",
    "ask check": "ex_nihilo.jump",
}
"""By the name of the option, or where it means something else in one group of commands, with the group before it."""

NAMED = {"scene", "sheet"}
"""Options that are filled in though they need not be: without them most tables would have to ask which is meant."""


class Tried(NamedTuple):
    """One call: what was typed into which option of which command, and what came of it."""

    command: str
    option: str
    attack: str
    result: InteractionResult


def commands(table: Table) -> list[app_commands.Command[Any, ..., Any]]:
    """Every slash command of the bot, in the order of their names."""
    found = [one for one in table.bot.tree.walk_commands() if isinstance(one, app_commands.Command)]
    return sorted(found, key=lambda one: one.qualified_name)


async def walk(table: Table, who: MemberActor, attacks: Sequence[str], *, each: int) -> AsyncIterator[Tried]:
    """Types hostile words into every option that takes text: so many of the `attacks` into `each`, in turns.

    What Discord's own client does not let through is left out.
    """
    turn = count()
    for command in commands(table):
        for option in _texts(command):
            for _ in range(each):
                attack = attacks[next(turn) % len(attacks)]
                filled = dict(_others(table, command, option))
                filled[option.display_name] = HOSTILE[attack][: int(option.max_value or LONGEST)]
                try:
                    result = await table.slash(who, command.qualified_name, **filled)
                except (SetupError, OptionError):
                    continue
                yield Tried(command.qualified_name, option.display_name, attack, result)


def damaged(data: bytes) -> dict[str, bytes]:
    """What may have become of a sound file, by what has: it breaks off, or something stands there for a word."""
    found = {f"breaks off after {n}/4": data[: len(data) * n // 4] for n in (1, 2, 3)}
    tokens = [*TOKEN.finditer(data)]
    for place, (what, new) in enumerate(INSTEAD.items()):
        token = tokens[place * len(tokens) // len(INSTEAD)]
        found[f"{what} for {token[0]!r} at {token.start()}"] = data[: token.start()] + new + data[token.end() :]
    return found


async def walk_files(table: Table, who: MemberActor, sound: Mapping[str, bytes]) -> AsyncIterator[Tried]:
    """Attaches every broken file to every option that takes one, and all that comes of damaging a `sound` one."""
    for command in commands(table):
        for option in command.parameters:
            if option.type is not Type.attachment:
                continue
            near = damaged(sound[command.qualified_name])
            for attack, file in [*BROKEN.items(), *((what, ("a.txt", data)) for what, data in near.items())]:
                filled = {**dict(_others(table, command, option)), option.display_name: file}
                result = await table.slash(who, command.qualified_name, **filled)
                yield Tried(command.qualified_name, option.display_name, attack, result)


async def walk_suggestions(
    table: Table, who: MemberActor, attacks: Sequence[str]
) -> AsyncIterator[tuple[str, dict[str, Any]]]:
    """What is suggested where hostile or other words are being typed into every option that suggests, each in turn."""
    turn = count()
    for command in commands(table):
        for option in command.parameters:
            if option.autocomplete and option.type is Type.string:
                attack = attacks[next(turn) % len(attacks)]
                typed = HOSTILE.get(attack, attack)
                others = dict(_others(table, command, option))
                yield (
                    f"{command.qualified_name} {option.display_name}",
                    await table.suggest(who, command.qualified_name, option.display_name, typed[:100], **others),
                )


async def walk_menus(table: Table, who: MemberActor, messages: Sequence[Any]) -> AsyncIterator[InteractionResult]:
    """Every command in the menu of each of these messages, and in that of everybody at the table."""
    for command in table.bot.tree.walk_commands(type=AppCommandType.message):
        for message in messages:
            yield await who.context_menu(table.channel, command.qualified_name, message)
    for command in table.bot.tree.walk_commands(type=AppCommandType.user):
        for person in table.people.values():
            yield await who.context_menu(table.channel, command.qualified_name, person)


def filled_in(table: Table, command: app_commands.Command[Any, ..., Any], optional: bool) -> dict[str, Any]:
    """Options of a command with what is plausible: those that it needs, or all that it has."""
    return {one.display_name: _plausible(table, one) for one in command.parameters if one.required or optional}


async def send(table: Table, who: MemberActor, form: InteractionResult, attack: str) -> InteractionResult:
    """Fills every field of an opened form with hostile words, and sends it."""
    assert form.modal is not None
    values: dict[str, Any] = {}
    for label in form.modal["components"]:
        part = label["component"]
        if part["type"] == INPUT:
            values[part["custom_id"]] = HOSTILE[attack][: part.get("max_length", 4000)]
        elif part["type"] == SELECT:
            values[part["custom_id"]] = [part["options"][0]["value"]]
    return await who.submit_modal(form, values)


def _texts(command: app_commands.Command[Any, ..., Any]) -> Iterator[app_commands.Parameter]:
    return (one for one in command.parameters if one.type is Type.string and not one.choices)


def _others(
    table: Table, command: app_commands.Command[Any, ..., Any], tried: app_commands.Parameter
) -> Iterator[tuple[str, Any]]:
    """What has to be filled in beside the option that is tried."""
    for option in command.parameters:
        if (option.required or option.display_name in NAMED) and option != tried:
            yield option.display_name, _plausible(table, option)


def _plausible(table: Table, option: app_commands.Parameter) -> Any:
    if option.choices:
        return option.choices[0].value
    match option.type:
        case Type.string:
            if option.display_name == "people":
                return table.player.mention
            group = option.command.qualified_name.partition(" ")[0]
            return PLAUSIBLE.get(f"{group} {option.display_name}", PLAUSIBLE.get(option.display_name, MARKER))
        case Type.integer | Type.number:
            return max(1, int(option.min_value or 1))
        case Type.boolean:
            return True
        case Type.channel:
            return table.channel
        case Type.role:
            return table.gm_role
        case Type.user | Type.mentionable:
            return table.player
        case Type.attachment:
            return ("broken.json", b"{")
    raise AssertionError(f"{option.name}: {option.type}")
