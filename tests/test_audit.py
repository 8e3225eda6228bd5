"""The audit of the dependencies in `.ci/`: what it makes of a report, and that it never looks as if it had looked."""

from __future__ import annotations

import runpy
import subprocess
from pathlib import Path
from typing import Any

import pytest

from bot.services.settings import ROOT

AUDIT = runpy.run_path(str(ROOT / ".ci" / "audit.py"))
SOUND = {"name": "sound", "version": "1.0", "vulns": []}
BAD = {"name": "bad", "version": "2.0", "vulns": [{"id": "PYSEC-1", "fix_versions": ["2.1"]}]}
UNKNOWN = {"name": "unknown", "skip_reason": "Dependency not found on PyPI and could not be audited: unknown (1)"}


@pytest.mark.parametrize(
    ("packages", "said", "code"),
    [
        ([SOUND], ["1 of 1 packages audited."], 0),
        (
            [SOUND, BAD],
            ["VULNERABLE: bad 2.0, PYSEC-1, mended in ['2.1']", "2 of 2 packages audited."],
            1,
        ),
        ([SOUND, UNKNOWN], ["NOT AUDITED: unknown", "1 of 2 packages audited."], 0),
        ([UNKNOWN], ["NOT AUDITED: no advisories can be had here for any package."], 0),
    ],
)
def test_a_package_that_was_skipped_has_not_been_audited(
    packages: list[dict[str, Any]], said: list[str], code: int
) -> None:
    assert AUDIT["judged"]({"dependencies": packages, "fixes": []}) == (said, code)


@pytest.mark.parametrize(
    "error",
    [
        subprocess.CalledProcessError(1, "pip"),
        subprocess.TimeoutExpired("pip", 120),
        FileNotFoundError("found.json"),
        ValueError("no JSON"),
    ],
)
def test_where_it_cannot_ask_it_says_so_and_does_not_fail(error: Exception, capsys: pytest.CaptureFixture[str]) -> None:
    def fail(_: Path) -> None:
        raise error

    main = AUDIT["main"]
    kept, main.__globals__["report"] = main.__globals__["report"], fail
    try:
        assert main() == 0
    finally:
        main.__globals__["report"] = kept
    assert capsys.readouterr().out.startswith("NOT AUDITED: ")


def test_it_audits_what_the_image_is_made_of_and_ci_calls_it() -> None:
    assert AUDIT["LOCK"] == ROOT / "requirements.lock"
    assert ".ci/audit.py" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
