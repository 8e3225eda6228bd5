"""The worked examples of all rulesets, `data/<ruleset>/cases.toml`, each asked of the very rules that commands call."""

from __future__ import annotations

import tomllib

import pytest
import pytest_asyncio

from bot.app import create_bot
from bot.engine.cases import Casebook
from bot.services.settings import ROOT, Settings

FILES = {file.parent.name: file for file in sorted((ROOT / "data").glob("*/cases.toml"))}
EXAMPLES = [
    pytest.param(ruleset, at, id=case["id"])
    for ruleset, file in FILES.items()
    for at, case in enumerate(tomllib.loads(file.read_text(encoding="utf-8"))["cases"])
]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def books(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Casebook]:
    bot = create_bot(Settings(data=tmp_path_factory.mktemp("data")))
    for package in sorted((ROOT / "cogs").glob("*/__init__.py")):
        await bot.load_extension(f"cogs.{package.parent.name}")
    return bot.casebooks


@pytest.mark.parametrize(("ruleset", "at"), EXAMPLES)
def test_what_the_rules_say(ruleset: str, at: int, books: dict[str, Casebook]) -> None:
    book = books[ruleset]
    case = book.cases[at]
    played = book.published[at]
    assert {name: played.values.get(name) for name in book.differing(case, played)} == {}, case.id
