"""Every ruling of the plays is, word by word, the one that was recorded and looked at."""

from __future__ import annotations

import pytest

from tests.recorded_rulings import RULESETS, plays, read, record

TOGETHER = 10
"""Plays of one test: each by itself would take longer to begin than to be played."""


def parts(ruleset: str) -> list[tuple[str, dict[str, str]]]:
    """The record of a ruleset in parts."""
    recorded = list(read(ruleset).items())
    return [(ruleset, dict(recorded[at : at + TOGETHER])) for at in range(0, len(recorded), TOGETHER)]


RECORDED = [
    pytest.param(*part, id=f"{ruleset}: {next(iter(part[1]))}") for ruleset in RULESETS for part in parts(ruleset)
]


@pytest.mark.parametrize(("ruleset", "recorded"), RECORDED)
def test_what_comes_of_it_is_what_was_recorded(ruleset: str, recorded: dict[str, str]) -> None:
    came = {name: record(plays(ruleset)[name]) for name in recorded}
    assert came == recorded, "python -m tests.recorded_rulings records it anew"


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_play_is_recorded(ruleset: str) -> None:
    assert RULESETS[ruleset].plays().keys() <= read(ruleset).keys() <= plays(ruleset).keys()
