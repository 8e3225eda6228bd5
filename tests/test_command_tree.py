"""The validator of the command tree is judged: a sound tree passes, and every single rule bites."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from bot.surface.buttons import AddressButton, AddressSelect
from tests.command_tree import CHARACTERS, faults, template_faults
from tests.command_tree_snapshot import SNAPSHOT, registered
from tests.play import cleric, evening, undead
from tests.refusals import walk

Node = dict[str, Any]


def words(name: str, **translated: str) -> Node:
    """A name with its translations, by default the same word with a letter for the language."""
    names = {"en-US": name, "it": f"{name}i", "uk": f"{name}є", "ru": f"{name}ы"} | translated
    described = {locale: f"Description of {word}" for locale, word in names.items()}
    return {
        "name": name,
        "name_localizations": names,
        "description": described["en-US"],
        "description_localizations": described,
    }


def choice(name: str, value: str | int) -> Node:
    return {"name": name, "value": value, "name_localizations": words(name)["name_localizations"]}


def a_tree() -> list[Node]:
    """A sound tree: /roll with options, /turning with a subcommand and a group."""
    cleric = words("cleric", uk="імʼя-жерця") | {"type": 3, "required": True, "autocomplete": True}
    place = words("place") | {"type": 4, "choices": [choice("holy", 3), choice("foul", -3)]}
    attempt = words("attempt") | {"type": 1, "options": [cleric, place]}
    effects = words("effects") | {"type": 2, "options": [words("list") | {"type": 1, "options": []}]}
    everywhere = {"type": 1, "contexts": [0], "integration_types": [0]}
    return [
        words("turning") | everywhere | {"options": [attempt, effects]},
        words("roll") | everywhere | {"options": [words("expression") | {"type": 3, "required": True}]},
    ]


def put_menu(kind: int, n: int = 0, **other: object) -> Node:
    """A sound menu on a person or on a post."""
    names = {"en-US": "Judge", "it": "Decidi", "uk": "Розсудити", "ru": "Рассудить"}
    localised = {locale: f"{name} {n}".removesuffix(" 0") for locale, name in names.items()}
    everywhere = {"type": kind, "contexts": [0], "integration_types": [0]}
    return {"name": localised["en-US"], "name_localizations": localised} | everywhere | other


TURNING, ROLL = 0, 1


def attempt_of(tree: list[Node]) -> Node:
    node: Node = tree[TURNING]["options"][0]
    return node


def cleric_of(tree: list[Node]) -> Node:
    node: Node = attempt_of(tree)["options"][0]
    return node


def place_of(tree: list[Node]) -> Node:
    node: Node = attempt_of(tree)["options"][1]
    return node


def options(n: int, **more: Any) -> list[Node]:
    return [words(f"o{i}") | {"type": 3} | more for i in range(n)]


def put(finder: Callable[[list[Node]], Node], **changed: Any) -> Callable[[list[Node]], None]:
    return lambda tree: finder(tree).update(changed)


def translate(finder: Callable[[list[Node]], Node], field: str, locale: str, text: str) -> Callable[[list[Node]], None]:
    return lambda tree: finder(tree)[f"{field}_localizations"].update({locale: text})


def long_command(tree: list[Node], characters: int) -> None:
    """Make /roll count `characters`: its longest words are the Italian ones."""
    roll = tree[ROLL]
    roll["options"] = options(25)
    for option in roll["options"]:
        option["type"] = 3
        option["choices"] = [choice(f"c{i}", f"{i:02}") for i in range(25)]
    short = _count(roll)
    for option in roll["options"]:
        for entry in option["choices"]:
            more = min(90, characters - short)
            entry["name_localizations"]["it"] += "x" * more
            short += more
    assert short == characters


def _count(node: Node) -> int:
    names = [node["name"], *node["name_localizations"].values()]
    described = [node.get("description", ""), *node.get("description_localizations", {}).values()]
    below = [*node.get("options", []), *node.get("choices", [])]
    return max(map(len, names)) + max(map(len, described)) + len(node.get("value", "")) + sum(map(_count, below))


SLIPS: dict[str, tuple[Callable[[list[Node]], object], str]] = {
    "capitals": (put(lambda tree: tree[ROLL], name="Roll"), "'Roll' (by default) is not in lower case"),
    "translated capitals": (
        translate(cleric_of, "name", "it", "Chierico"),
        "/turning attempt cleric: the name 'Chierico' (it) is not in lower case",
    ),
    "translated Cyrillic capitals": (translate(cleric_of, "name", "ru", "Жрец"), "(ru) is not in lower case"),
    "blank in a name": (translate(cleric_of, "name", "it", "il chierico"), "which Discord refuses"),
    "typewriter apostrophe": (translate(cleric_of, "name", "uk", "ім'я"), "which Discord refuses"),
    "decomposed letter": (translate(cleric_of, "name", "uk", "мі\u0438\u0306"), "which Discord refuses"),
    "long name": (translate(cleric_of, "name", "it", "x" * 33), "has 33 characters, not 1 to 32"),
    "empty name": (translate(cleric_of, "name", "it", ""), "has 0 characters"),
    "long description": (translate(cleric_of, "description", "uk", "x" * 101), "has 101 characters"),
    "empty description": (translate(attempt_of, "description", "uk", " "), "not 1 to 100"),
    "long default description": (put(lambda tree: tree[ROLL], description="x" * 101), "(by default) has 101"),
    "language missing in a name": (lambda tree: cleric_of(tree)["name_localizations"].pop("ru"), "no name in ru"),
    "language missing in a description": (
        lambda tree: attempt_of(tree)["description_localizations"].pop("it"),
        "/turning attempt: no description in it",
    ),
    "no American English": (lambda tree: tree[ROLL]["name_localizations"].pop("en-US"), "/roll: no name in en-US"),
    "no translation at all": (put(cleric_of, name_localizations=None), "no name in it"),
    "two Englishes": (translate(cleric_of, "name", "en-US", "priest"), "in en-US is not the default one"),
    "language missing in a choice": (
        lambda tree: place_of(tree)["choices"][0]["name_localizations"].pop("uk"),
        "choice holy: no name in uk",
    ),
    "two options of one name": (translate(cleric_of, "name", "it", "placei"), "'placei' occurs 2 times (it)"),
    "an option named as another by default": (translate(cleric_of, "name", "it", "place"), "default one of another"),
    "a translation falls on another's fallback": (
        lambda tree: (
            cleric_of(tree)["name_localizations"].update(it="place"),
            place_of(tree)["name_localizations"].pop("it"),
        ),
        "'place' occurs 2 times (it)",
    ),
    "two commands of one name": (put(lambda tree: tree[ROLL], name="turning"), "the tree: the name 'turning' occurs"),
    "two commands of one translated name": (
        translate(lambda tree: tree[ROLL], "name", "ru", "turningы"),
        "the tree: the name 'turningы' occurs 2 times (ru)",
    ),
    "two subcommands of one translated name": (
        translate(attempt_of, "name", "uk", "effectsє"),
        "/turning: the name 'effectsє' occurs 2 times (uk)",
    ),
    "two choices of one name": (
        lambda tree: place_of(tree)["choices"][0]["name_localizations"].update(it="fouli"),
        "the name 'fouli' occurs 2 times (it)",
    ),
    "two choices of one value": (lambda tree: place_of(tree)["choices"][0].update(value=-3), "the same value"),
    "a long choice": (
        lambda tree: place_of(tree)["choices"][0]["name_localizations"].update(ru="x" * 101),
        "(ru) has 101 characters",
    ),
    "a long value": (lambda tree: place_of(tree)["choices"][0].update(value="x" * 101), "a value of 101 characters"),
    "26 choices": (lambda tree: place_of(tree).update(choices=[choice(f"c{i}", i) for i in range(26)]), "26 choices"),
    "choices and suggestions": (put(place_of, autocomplete=True), "has choices and suggestions"),
    "suggestions of a member": (put(cleric_of, type=6), "suggests values of a kind that has none"),
    "26 options": (put(lambda tree: tree[ROLL], options=options(26)), "/roll: 26 options"),
    "26 subcommands": (put(lambda tree: tree[ROLL], options=options(26, type=1)), "/roll: 26 options"),
    "101 commands": (
        lambda tree: tree.extend({**deepcopy(tree[ROLL]), **words(f"roll{i}")} for i in range(99)),
        "101 commands",
    ),
    "required after optional": (
        lambda tree: attempt_of(tree)["options"].reverse(),
        "/turning attempt: a required option follows an optional one",
    ),
    "options beside subcommands": (lambda tree: tree[TURNING]["options"].append(options(1)[0]), "beside subcommands"),
    "a group in a group": (
        lambda tree: tree[TURNING]["options"][1]["options"][0].update(type=2, options=options(1, type=1)),
        "/turning effects list: is nested too deeply",
    ),
    "a subcommand in a subcommand": (put(attempt_of, options=options(1, type=1)), "o0: is nested too deeply"),
    "an empty group": (lambda tree: tree[TURNING]["options"][1].update(options=[]), "a group without subcommands"),
    "outside servers": (put(lambda tree: tree[ROLL], contexts=None), "/roll: can be used outside servers"),
    "in direct messages": (put(lambda tree: tree[ROLL], contexts=[0, 1]), "/roll: can be used outside servers"),
    "installed by a person": (put(lambda tree: tree[ROLL], integration_types=[0, 1]), "/roll: can be installed"),
    "a kind of its own": (put(lambda tree: tree[ROLL], type=4), "/roll: is no command that the bot answers"),
    "a menu with options": (put(lambda tree: tree[ROLL], type=2), "on a person roll: is a menu, and has more"),
    "a menu without a language": (
        lambda tree: tree.append(put_menu(3, name_localizations={"en-US": "Judge"})),
        "on a post Judge: no name in it",
    ),
    "six menus": (
        lambda tree: tree.extend(put_menu(2, n) for n in range(6)),
        "6 menus on a person, more than 5",
    ),
    "too much in all": (lambda tree: long_command(tree, CHARACTERS + 1), "/roll: 8001 characters in all"),
}


def test_a_sound_tree_has_no_fault() -> None:
    assert faults(a_tree()) == []


def test_a_command_may_be_as_long_as_discord_allows() -> None:
    tree = a_tree()
    long_command(tree, CHARACTERS)
    assert not [fault for fault in faults(tree) if "in all" in fault]


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_found_and_named(slip: str) -> None:
    tree = a_tree()
    make, told = SLIPS[slip]
    make(tree)
    assert any(told in fault for fault in faults(tree)), faults(tree)


def test_disjoint_templates_that_are_all_of_use_have_no_fault() -> None:
    assert template_faults([re.compile(r"b\d+:.*"), re.compile(r"s\d+:.*")], ["b1:why:1", "s1:choose"]) == []


@pytest.mark.parametrize(
    ("templates", "custom_id", "told"),
    [
        ([r"b\d:.*", r"b1:.*"], "b1:why", "b1:why: matched by 2 templates"),
        ([r"b\d:.*"], "xb1:why", "xb1:why: matched by 0 templates"),
        ([r"b\d:.*"], "b1:" + "x" * 98, "101 characters"),
        ([r"b\d:.*", r"s\d:.*"], "b1:why", r"s\d:.*: matches none of the custom ids"),
    ],
)
def test_a_template_that_is_not_exactly_one_is_found(templates: list[str], custom_id: str, told: str) -> None:
    found = template_faults(list(map(re.compile, templates)), [custom_id])
    assert any(told in fault for fault in found), found


async def test_discord_would_register_our_commands_in_every_language(tmp_path: Path) -> None:
    found = faults(await registered(tmp_path))
    assert not found, "\n".join(found)


async def test_our_commands_are_those_that_were_looked_at(tmp_path: Path) -> None:
    """Whoever changes a command sees here what people will see; `python -m tests.command_tree_snapshot` accepts it."""
    assert await registered(tmp_path) == json.loads(SNAPSHOT.read_text(encoding="utf-8"))


async def test_every_control_we_send_is_found_again_by_exactly_one_template(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table)
        await undead(table, "Ghoul")
        await table.slash(table.owner, "turning attempt", undead="Ghoul")
        await table.slash(table.gm, "sheet show", sheet="Ghoul")
        bodies = [entry.json.get("data") or {} for entry in table.env.http_requests if isinstance(entry.json, dict)]
        sent = [part for body in bodies for part in walk(body.get("components") or [])]
    templates = [item.__discord_ui_compiled_template__ for item in (AddressButton, AddressSelect)]
    assert not template_faults(templates, (part["custom_id"] for part in sent if part["type"] != 1))
