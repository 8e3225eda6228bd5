"""The guards must themselves be seen to bite: on logged errors, and on sentences that cannot be said."""

import os
import re
import subprocess
import sys

import pytest

from bot.engine.refusal import Refused, Shared
from bot.engine.text import say
from tests.conftest import ROOT

CASES = """
import logging

def test_quiet():
    logging.getLogger("x").warning("only a warning")

def test_unexpected():
    logging.getLogger("discord.ui").error("ignoring exception in item")

def test_expected(expected_errors):
    logging.getLogger("discord.ui").error("ignoring exception in item")
    expected_errors.append("ignoring exception")

def test_expected_another(expected_errors):
    logging.getLogger("discord.ui").error("ignoring exception in item")
    expected_errors.append("something else")

def test_expected_in_vain(expected_errors):
    expected_errors.append("ignoring exception")

def test_missing_sentence(catalogue):
    from bot.engine.text import say
    catalogue.format("it", say("no-such-sentence-anywhere"))
"""


@pytest.fixture(scope="module")
def outcome(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("guarded")
    (folder / "conftest.py").write_text("from tests.conftest import *", encoding="utf-8")
    (folder / "test_guarded.py").write_text(CASES, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-rA", "-p", "no:cacheprovider", str(folder)]
    environ = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run(command, cwd=folder, env=environ, capture_output=True, text=True, check=False).stdout


@pytest.mark.parametrize(
    ("case", "caught"),
    [
        ("quiet", False),
        ("unexpected", True),
        ("expected", False),
        ("expected_another", True),
        ("expected_in_vain", True),
        ("missing_sentence", True),
    ],
)
def test_an_error_nobody_expects_fails_the_test_that_logged_it(outcome: str, case: str, caught: bool) -> None:
    lines = outcome.splitlines()
    assert any(line.startswith("ERROR ") and f"::test_{case} " in f"{line} " for line in lines) is caught
    assert any(line.startswith("PASSED ") and line.endswith(f"::test_{case}") for line in lines)


@pytest.mark.parametrize(
    ("code", "complaint"),
    [
        ("say('a-slip')", "no sentence is called a-slip"),
        ("say('skirmish-refusal-still-tied')", "also asks for ['count']"),
        ("Refused(Shared.NOT_YOURS)", "also asks for ['name']"),
    ],
)
def test_a_sentence_that_cannot_be_said_fails_the_test_that_makes_it(code: str, complaint: str) -> None:
    ours = compile(code, str(ROOT / "cogs" / "somewhere.py"), "eval")
    with pytest.raises(AssertionError, match=re.escape(complaint)):
        eval(ours, {"say": say, "Refused": Refused, "Shared": Shared})
