"""Who may import what, and the other laws of the house, read from the syntax of every module.

`faults` knows the laws; the whole tree has none, and each law is shown to bite on a planted slip.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator, Set
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

PURE_STDLIB = frozenset(
    {"__future__", "abc", "bisect", "collections", "contextlib", "copy", "dataclasses", "datetime", "decimal"}
    | {"difflib", "enum", "fractions", "functools", "hashlib", "heapq", "hmac", "itertools", "math", "operator"}
    | {"re", "string", "textwrap", "types", "typing", "unicodedata"}
)
"""What pure code needs of Python: no clock is read, nothing is opened, logged, awaited or left to chance."""

ANY_STDLIB = sys.stdlib_module_names - {"random", "sqlite3"}
DATABASE = {"sqlite3", "sqlite_utils"}


@dataclass(frozen=True)
class Room:
    """Modules under one law: which packages they may import, apart from what is allowed of Python itself.

    `{package}` stands for the package in `cogs/` that the module belongs to; `typed` may be imported for annotations.
    """

    modules: str
    may: frozenset[str]
    stdlib: frozenset[str] = ANY_STDLIB
    typed: frozenset[str] = frozenset()


PYDANTIC = {"pydantic", "pydantic_core"}
PURE = frozenset({"bot.engine"} | PYDANTIC)
OWN_PURE = {f"cogs.{{package}}.{part}" for part in ("rules", "tables", "sheets")}
SCREENS = {"cogs.{package}.screens", "cogs.tabletop.screens"}
HOUSE = (
    Room(r"bot/engine/odds/counting\.py", PURE | {"icepool"}, PURE_STDLIB),
    Room(r"bot/engine/.*", PURE, PURE_STDLIB),
    Room(r"bot/services/(boardpicture|panels|plot)\.py", PURE | {"PIL"}),
    Room(r"bot/services/metrics\.py", frozenset({"prometheus_client"})),
    Room(r"bot/services/.*", PURE | DATABASE | {"bot.services", "dotenv", "fluent", "babel"}),
    Room(r"bot/surface/sharding\.py", frozenset({"bot.services", "discord", "aiohttp"})),
    Room(r"bot/surface/.*", PURE | {"bot.services", "bot.surface", "discord"}),
    Room(r"bot/simulation(\.py|/.*)", frozenset({"bot", "discord", "simcord", "aiohttp", "babel"})),
    Room(r"bot/playground(\.py|/.*)", frozenset({"bot", "discord", "typer"}) | PYDANTIC, typed=frozenset({"simcord"})),
    Room(r"bot/health\.py", frozenset({"bot", "aiohttp"})),
    Room(r"bot/(app|__main__|__init__)\.py", frozenset({"bot", "discord", "aiohttp", "typer", "rich"})),
    Room(r"cogs/\w+/(rules|tables|sheets)(\.py|/.*)", PURE | OWN_PURE, PURE_STDLIB),
    Room(r"cogs/\w+/(screens|kinds|scene)(\.py|/.*)", PURE | OWN_PURE | SCREENS, PURE_STDLIB),
    Room(r"cogs/\w+/commands(\.py|/.*)", PURE | SCREENS | {"bot.services", "bot.surface", "discord", "cogs.{package}"}),
    Room(r"cogs/(\w+/)?__init__\.py", PURE, PURE_STDLIB, typed=frozenset({"bot.surface"})),
    Room(r"tests/.*", frozenset({"*"}), sys.stdlib_module_names),
)

RULESETS = {"turning", "cabal", "spellcasting", "nihilo", "skirmish"} | {
    folder.name
    for folder in (ROOT / "cogs").iterdir()
    if folder.is_dir() and folder.name not in {"tabletop", "__pycache__"}
}
CLOCKS = {"datetime.now", "datetime.utcnow", "datetime.today", "date.today", "time.time", "utils.utcnow"}
MAY_READ_A_CLOCK = {
    "bot/services/clock.py": "it is the clock",
    "bot/simulation/__init__.py": "the playground's clock shows the time of day",
    "bot/__main__.py": "the health check compares a file's time with the system's",
}
LONGEST = 300
SAYS = {
    "send",
    "send_message",
    "edit",
    "edit_message",
    "edit_original_response",
    "reply",
    "add_field",
    "set_footer",
    "say",
}
SHOWN = {"content", "label", "placeholder", "title", "description", "text", "value", "verbatim", "hint"}


def faults(path: str, source: str) -> list[str]:
    """What is against the laws of the house in the module at `path`."""
    tree = ast.parse(source)
    found = [*_import_faults(path, tree)]
    if path.startswith("tests/"):
        return found
    if path not in MAY_READ_A_CLOCK:
        found += [f"{path}:{line}: reads a clock ({name})" for name, line in _calls(tree) if name in CLOCKS]
    if path.startswith("bot/"):
        named = re.compile(rf"(?<![a-z])({'|'.join(sorted(RULESETS))})(?![a-z])", re.IGNORECASE)
        for number, line in enumerate(source.splitlines(), 1):
            found += [f"{path}:{number}: names the ruleset {match[0]}" for match in named.finditer(line)]
    if re.match(r"bot/surface/|cogs/", path):
        found += [f"{path}:{line}: shows the literal {words!r}" for words, line in _shown_literals(tree)]
    length = len(source.splitlines())
    if length > LONGEST:
        found.append(f"{path}: {length} lines, more than {LONGEST}")
    return found


def _import_faults(path: str, tree: ast.Module) -> Iterator[str]:
    room = next((room for room in HOUSE if re.fullmatch(room.modules, path)), None)
    if room is None:
        yield f"{path}: a module that the house has no room for"
        return
    package = path.split("/")[1]
    may = {name.replace("{package}", package) for name in room.may}
    typing, setup = _annotations(tree), _setup(tree)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Import | ast.ImportFrom):
            continue
        for name in _imported(node, path):
            if any(part.startswith("test_") for part in name.split(".")):
                yield f"{path}:{node.lineno}: imports the tests of another file ({name})"
                continue
            here = may | (room.typed if node in typing else set())
            if node in setup and re.fullmatch(r"cogs/\w+/__init__\.py", path):
                here = may | {f"cogs.{package}"}
            if not (name.split(".")[0] in room.stdlib or "*" in may or _is_within(name, here)):
                yield f"{path}:{node.lineno}: may not import {name}"


def _imported(node: ast.Import | ast.ImportFrom, path: str) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    base = path.split("/")[: -node.level] if node.level else []
    module = ".".join([*base, *([node.module] if node.module else [])])
    return [f"{module}.{alias.name}" for alias in node.names]


def _is_within(name: str, packages: Set[str]) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def _annotations(tree: ast.Module) -> set[ast.AST]:
    """What stands under `if TYPE_CHECKING`."""
    guarded = [node for node in tree.body if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"]
    return {inner for node in guarded for inner in ast.walk(node)}


def _setup(tree: ast.Module) -> set[ast.AST]:
    """What a package does only when discord.py loads it, so that its rules load without Discord."""
    late = [node for node in tree.body if isinstance(node, ast.AsyncFunctionDef) and node.name == "setup"]
    return {inner for node in late for inner in ast.walk(node)}


def _calls(tree: ast.Module) -> Iterator[tuple[str, int]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            yield ".".join(ast.unparse(node.func).split(".")[-2:]), node.lineno


def _shown_literals(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Sentences that are written in the code although players see them: text with a space, or with a capital."""
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        shown = [keyword.value for keyword in call.keywords if keyword.arg in SHOWN]
        shown += call.args[:1] if name in SAYS else []
        for expression in shown:
            for words in _literals(expression):
                if re.search(r"[^\W\d_]{2,}\s|\s[^\W\d_]{2,}|\b[A-Z][a-z]+", words):
                    yield words, call.lineno


def _literals(expression: ast.expr) -> Iterator[str]:
    match expression:
        case ast.Constant(value=str(words)):
            yield words
        case ast.JoinedStr(values=parts):
            yield "…".join(part.value for part in parts if isinstance(part, ast.Constant))
        case ast.IfExp(body=yes, orelse=no):
            yield from _literals(yes)
            yield from _literals(no)
        case ast.BinOp(left=left, right=right):
            yield from _literals(left)
            yield from _literals(right)


def modules() -> dict[str, str]:
    """Every module of the project with its source."""
    files = (file for folder in ("bot", "cogs", "tests") for file in sorted((ROOT / folder).rglob("*.py")))
    return {file.relative_to(ROOT).as_posix(): file.read_text(encoding="utf-8") for file in files}


def test_the_whole_house_keeps_its_laws() -> None:
    found = [fault for path, source in modules().items() for fault in faults(path, source)]
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize(
    ("path", "source", "fault"),
    [
        ("bot/engine/x.py", "import discord", "may not import discord"),
        ("bot/engine/x.py", "import random", "may not import random"),
        ("bot/engine/x.py", "from bot.services import storage", "may not import bot.services.storage"),
        ("bot/engine/x.py", "from ..services import storage", "may not import bot.services.storage"),
        ("bot/engine/x.py", "def f():\n    import logging", "2: may not import logging"),
        ("bot/engine/x.py", "from datetime import datetime\ndatetime.now()", "reads a clock"),
        ("bot/engine/odds/cost.py", "import icepool", "may not import icepool"),
        ("bot/services/x.py", "import discord", "may not import discord"),
        ("bot/services/x.py", "import PIL", "may not import PIL"),
        ("bot/services/x.py", "from bot.surface import render", "may not import bot.surface.render"),
        ("bot/services/x.py", "import datetime\ndatetime.datetime.now()", "reads a clock"),
        ("bot/services/x.py", "import random", "may not import random"),
        ("bot/surface/x.py", "import sqlite3", "may not import sqlite3"),
        ("bot/surface/x.py", "import sqlite_utils", "may not import sqlite_utils"),
        ("bot/surface/x.py", "import cogs.turning", "may not import cogs.turning"),
        ("bot/surface/x.py", "import simcord", "may not import simcord"),
        ("bot/playground.py", "import simcord", "may not import simcord"),
        ("bot/services/x.py", "if TYPE_CHECKING:\n    import discord", "may not import discord"),
        ("bot/app.py", "from cogs import turning", "may not import cogs.turning"),
        ("bot/app.py", "PACKAGES = ['Turning']", "names the ruleset Turning"),
        ("bot/surface/x.py", "ex_nihilo = 1", "names the ruleset ex_nihilo"),
        ("cogs/turning/rules/x.py", "import asyncio", "may not import asyncio"),
        ("cogs/turning/rules/x.py", "from cogs.turning import commands", "may not import cogs.turning.commands"),
        ("cogs/turning/rules.py", "import cogs.cabal.rules", "may not import cogs.cabal.rules"),
        ("cogs/turning/tables.py", "from bot.services import i18n", "may not import bot.services.i18n"),
        ("cogs/turning/screens.py", "import discord", "may not import discord"),
        ("cogs/turning/sheets.py", "import sqlite_utils", "may not import sqlite_utils"),
        ("cogs/turning/commands.py", "import sqlite3", "may not import sqlite3"),
        ("cogs/turning/commands.py", "from cogs.cabal import rules", "may not import cogs.cabal.rules"),
        ("cogs/turning/__init__.py", "import discord", "may not import discord"),
        ("cogs/turning/__init__.py", "from cogs.turning import commands", "may not import cogs.turning.commands"),
        ("cogs/turning/__init__.py", "async def other():\n    import discord", "may not import discord"),
        ("cogs/turning/helpers.py", "", "no room"),
        ("bot/helpers.py", "", "no room"),
        ("tests/turning/test_x.py", "from tests.test_architecture import ROOT", "tests of another file"),
        ("cogs/turning/commands.py", "await_(i.response.send_message('Nothing here'))", "literal 'Nothing here'"),
        ("cogs/turning/commands.py", "send(f'{n} attempts left')", "literal"),
        ("cogs/turning/commands.py", "Button(label='Roll')", "literal 'Roll'"),
        ("cogs/turning/commands.py", "Input(placeholder='a name' if x else '')", "literal 'a name'"),
        ("cogs/turning/screens.py", "Screen(title='Undead')", "literal 'Undead'"),
        ("cogs/turning/screens.py", "Verbatim(verbatim='gone for ' + turns)", "literal 'gone for '"),
        ("bot/surface/x.py", "say('not an id')", "literal 'not an id'"),
        ("bot/engine/x.py", "\n" * 301, "more than 300"),
    ],
)
def test_each_law_bites_on_a_planted_slip(path: str, source: str, fault: str) -> None:
    assert fault in "\n".join(faults(path, source))


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("bot/engine/x.py", "from __future__ import annotations\nfrom bot.engine.text import say\nimport pydantic"),
        ("bot/services/clock.py", "from datetime import datetime\ndatetime.now()"),
        ("bot/surface/x.py", "# returning the screen\nimport discord\nfrom bot.services.i18n import Catalogue"),
        ("cogs/turning/__init__.py", "async def setup(bot):\n    from cogs.turning.commands import add"),
        ("cogs/turning/__init__.py", "if TYPE_CHECKING:\n    from bot.surface.client import Gravecaller"),
        ("cogs/turning/screens.py", "from cogs.tabletop.screens.why import why_button\nsay('turning-title', n=1)"),
        ("cogs/turning/commands.py", "send(content='', label=say('x-y'))\nVerbatim(verbatim=f'<@{n}> · 1d20')"),
        ("bot/simulation.py", "import simcord"),
        ("bot/playground.py", "if TYPE_CHECKING:\n    from simcord import GuildHandle"),
    ],
)
def test_honest_code_is_left_alone(path: str, source: str) -> None:
    assert faults(path, source) == []


def test_the_pure_rooms_load_without_discord_and_without_a_database() -> None:
    pure = [room for room in HOUSE if room.stdlib is PURE_STDLIB]
    paths = [path for path in modules() if any(re.fullmatch(room.modules, path) for room in pure)]
    names = [path.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for path in paths]
    program = f"import {', '.join(names)}, sys; print(sorted({{'discord', 'sqlite3', 'asyncio'}} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert len(names) > 5
    assert done.stdout.strip() == "[]"
