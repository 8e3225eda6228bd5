"""Uses per day (R000-1, R000-2)."""

import pytest

from bot.engine.ruling import Change
from bot.engine.text import say
from cogs.turning.rules.attempts import Rest, attempts_left, attempts_per_day, rest
from cogs.turning.sheets import Cleric
from tests.turning.examples import cleric


@pytest.mark.parametrize(
    ("level", "attempts"),
    [(1, 3), (2, 3), (3, 3), (4, 4), (5, 4), (6, 4), (7, 5), (9, 5), (10, 6), (12, 6), (13, 7), (20, 9)],
)
def test_e000_1_attempts_per_day(level: int, attempts: int) -> None:
    assert attempts_per_day(level) == attempts


def test_r000_1_a_level_more_never_means_fewer_attempts() -> None:
    per_day = [attempts_per_day(level) for level in range(1, 41)]
    assert per_day == sorted(per_day)


@pytest.mark.parametrize(("used", "left"), [(0, 4), (1, 3), (4, 0), (5, 0)])
def test_r000_1_attempts_left_are_never_fewer_than_none(used: int, left: int) -> None:
    assert attempts_left(Cleric(level=5, attempts_used=used)) == left


def test_r000_2_all_attempts_come_back_when_the_energy_flows() -> None:
    ruling = rest(cleric(Cleric(level=7, recovery="dawn", attempts_used=4)))
    assert (ruling.ruleset, ruling.kind) == ("turning", "rest")
    moment = say("turning-rest-moment", recovery="dawn")
    assert Rest.model_validate(ruling.result) == Rest(
        cleric_id=1, cleric_name="Agnese", attempts_before=1, attempts_left=5, moment=moment
    )
    assert ruling.changes == (Change(sheet_id=1, field="attempts_used", before=4, after=0),)
    assert [note.rule for note in ruling.trace] == ["R000-1", "R000-2"]
    assert ruling.trace[1].text == say("turning-why-rest-moment", recovery="dawn")


def test_r000_2_a_rested_cleric_has_nothing_to_regain() -> None:
    ruling = rest(cleric(Cleric(level=7)))
    assert Rest.model_validate(ruling.result).attempts_left == 5
    assert ruling.changes == ()
    assert ruling.trace[1].text == say("turning-why-rest")
