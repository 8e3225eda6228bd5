"""Every ruling of the plays is, word by word, the one that was recorded and looked at."""

from __future__ import annotations

import pytest

from tests.recorded_rulings import RULESETS, plays, read, record

RECORDED = [(ruleset, name, came) for ruleset in RULESETS for name, came in read(ruleset).items()]


@pytest.mark.parametrize(
    ("ruleset", "name", "came"), [pytest.param(*one, id=f"{one[0]}: {one[1]}") for one in RECORDED]
)
def test_what_comes_of_it_is_what_was_recorded(ruleset: str, name: str, came: str) -> None:
    assert record(plays(ruleset)[name]) == came, "python -m tests.recorded_rulings records it anew"


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_play_is_recorded(ruleset: str) -> None:
    assert RULESETS[ruleset].plays().keys() <= read(ruleset).keys() <= plays(ruleset).keys()
