"""Whether Discord would register the commands: the rules that it enforces at sync, for every language we speak.

    faults(payloads) -> list[str]                    of a whole command tree, as translated payloads
    template_faults(templates, custom_ids)           of the patterns by which dynamic items are found again

Discord answers a fault in one language with a refusal of the whole sync and does not say where it is; neither
discord.py nor the simulation looks. Rules: PLATFORM.md 1.3 and 2.3. This bot has slash commands only, for servers only.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from typing import Any

Node = Mapping[str, Any]

LOCALES = ("en-US", "it", "uk", "ru")
"""The languages of every name and description. `en-US` too, since Discord would otherwise take `en-GB`."""

COMMANDS = 100
CHILDREN = 25
NAME = 32
DESCRIPTION = 100
CHOICE = 100
CHARACTERS = 8_000
CUSTOM_ID = 100

SLASH = 1
MENUS = {2: "on a person", 3: "on a post"}
MOST_MENUS = 5
"""Of each kind: Discord takes 15 by now, discord.py 2.7 refuses more than five."""

SUBCOMMAND, GROUP = 1, 2
CHOOSABLE = {3, 4, 10}
GUILD_CONTEXT = GUILD_INSTALL = 0


def faults(payloads: Sequence[Node]) -> list[str]:
    """Every reason why Discord would refuse these commands, or show them wrongly; each with its place."""
    found = [f"{len(payloads)} commands, more than {COMMANDS}"] if len(payloads) > COMMANDS else []
    for kind in (SLASH, *MENUS):
        alike = [payload for payload in payloads if payload.get("type", SLASH) == kind]
        found += _siblings(alike, MENUS.get(kind, "the tree"))
        if kind in MENUS and len(alike) > MOST_MENUS:
            found.append(f"{len(alike)} menus {MENUS[kind]}, more than {MOST_MENUS}")
    for payload in payloads:
        found += _command(payload)
    return found


def _command(payload: Node) -> Iterator[str]:
    kind = payload.get("type", SLASH)
    place = f"{MENUS[kind]} {payload['name']}" if kind in MENUS else f"/{payload['name']}"
    if kind not in {SLASH, *MENUS}:
        yield f"{place}: is no command that the bot answers"
    if payload.get("contexts") != [GUILD_CONTEXT]:
        yield f"{place}: can be used outside servers (contexts {payload.get('contexts')})"
    if payload.get("integration_types") != [GUILD_INSTALL]:
        yield f"{place}: can be installed elsewhere than in servers ({payload.get('integration_types')})"
    if kind in MENUS:
        yield from _localised(payload, "name", place, _length_fault(NAME))
        if payload.get("description") or payload.get("options"):
            yield f"{place}: is a menu, and has more than a name"
        return
    yield from _node(payload, place, nests={SUBCOMMAND, GROUP})
    total = _characters(payload)
    if total > CHARACTERS:
        yield f"{place}: {total} characters in all, more than {CHARACTERS}"


def _node(node: Node, place: str, *, nests: Set[int]) -> Iterator[str]:
    """Faults of a command, group or option and of all below it; `nests` are the kinds of commands it may contain."""
    yield from _localised(node, "name", place, _name_fault)
    yield from _localised(node, "description", place, _length_fault(DESCRIPTION))
    yield from _choices(node, place)
    options = node.get("options") or []
    if len(options) > CHILDREN:
        yield f"{place}: {len(options)} options, more than {CHILDREN}"
    yield from _siblings(options, place)
    nested = [option for option in options if option["type"] in {SUBCOMMAND, GROUP}]
    if nested and len(nested) < len(options):
        yield f"{place}: has options beside subcommands"
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        yield f"{place}: a required option follows an optional one"
    for option in options:
        below = f"{place} {option['name']}"
        if option in nested and option["type"] not in nests:
            yield f"{below}: is nested too deeply"
        if option["type"] == GROUP and not option.get("options"):
            yield f"{below}: is a group without subcommands"
        yield from _node(option, below, nests={SUBCOMMAND} if option["type"] == GROUP else set())


def _choices(option: Node, place: str) -> Iterator[str]:
    choices = option.get("choices") or []
    if choices and option.get("autocomplete"):
        yield f"{place}: has choices and suggestions"
    if option.get("autocomplete") and option["type"] not in CHOOSABLE:
        yield f"{place}: suggests values of a kind that has none"
    if len(choices) > CHILDREN:
        yield f"{place}: {len(choices)} choices, more than {CHILDREN}"
    if len({choice["value"] for choice in choices}) < len(choices):
        yield f"{place}: two choices have the same value"
    yield from _siblings(choices, place)
    for choice in choices:
        below = f"{place} choice {choice['name']}"
        yield from _localised(choice, "name", below, _length_fault(CHOICE))
        if len(str(choice["value"])) > CHOICE:
            yield f"{below}: a value of {len(choice['value'])} characters, more than {CHOICE}"


def _localised(node: Node, field: str, place: str, fault_of: Callable[[str], str | None]) -> Iterator[str]:
    """Faults of a name or description, by default and in each language; each language must be there."""
    translations = node.get(f"{field}_localizations") or {}
    for locale in (locale for locale in LOCALES if locale not in translations):
        yield f"{place}: no {field} in {locale}"
    if translations.get("en-US", node[field]) != node[field]:
        yield f"{place}: the {field} in en-US is not the default one"
    for locale, text in {"by default": node[field], **translations}.items():
        if fault := fault_of(text):
            yield f"{place}: the {field} {text!r} ({locale}) {fault}"


def _name_fault(name: str) -> str | None:
    """Letters and digits of any script, `-`, `_` and the apostrophe ʼ; Discord refuses U+0027 and combining marks."""
    if not 1 <= len(name) <= NAME:
        return f"has {len(name)} characters, not 1 to {NAME}"
    if name != name.lower():
        return "is not in lower case"
    strange = [char for char in name if char not in "-_" and unicodedata.category(char)[0] not in "LN"]
    return f"has {' '.join(map(repr, strange))}, which Discord refuses" if strange else None


def _length_fault(most: int) -> Callable[[str], str | None]:
    def fault(text: str) -> str | None:
        length = len(text.strip())
        return None if 1 <= length == len(text) <= most else f"has {len(text)} characters, not 1 to {most} trimmed ones"

    return fault


def _siblings(nodes: Sequence[Node], place: str) -> Iterator[str]:
    """Names must differ in each language, where a missing one is the default; options' also from others' defaults."""
    for locale in ("by default", *LOCALES):
        names = [str((node.get("name_localizations") or {}).get(locale, node["name"])) for node in nodes]
        yield from (
            f"{place}: the name {name!r} occurs {times} times ({locale})"
            for name, times in Counter(names).items()
            if times > 1
        )
        yield from (
            f"{place}: the name {name!r} ({locale}) is the default one of another"
            for name, node in zip(names, nodes, strict=True)
            if name != node["name"] and "value" not in node and any(name == other["name"] for other in nodes)
        )


def _characters(node: Node) -> int:
    """What counts towards the limit of a command: of each name and description the longest translation."""
    own = sum(
        max(map(len, (node.get(field, ""), *(node.get(f"{field}_localizations") or {}).values())))
        for field in ("name", "description")
    )
    values = len(str(node.get("value", "")))
    below = [*(node.get("options") or []), *(node.get("choices") or [])]
    return own + values + sum(map(_characters, below))


def template_faults(templates: Iterable[re.Pattern[str]], custom_ids: Iterable[str]) -> list[str]:
    """Every custom id must be found by exactly one template: discord.py calls all that match. All must be of use."""
    found = []
    idle = dict.fromkeys(template.pattern for template in templates)
    for custom_id in custom_ids:
        matching = [template.pattern for template in templates if template.fullmatch(custom_id)]
        for pattern in matching:
            idle.pop(pattern, None)
        if len(matching) != 1:
            found.append(f"{custom_id}: matched by {len(matching)} templates {matching}")
        if len(custom_id) > CUSTOM_ID:
            found.append(f"{custom_id}: {len(custom_id)} characters, more than {CUSTOM_ID}")
    return found + [f"{pattern}: matches none of the custom ids" for pattern in idle]
