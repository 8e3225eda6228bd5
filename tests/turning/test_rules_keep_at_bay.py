"""Keep at Bay: who is protected (R000-20, R000-21)."""

import pytest

from bot.engine.dice import ScriptedDice
from bot.engine.text import say
from cogs.turning.rules.attempt import attempt
from cogs.turning.rules.keep_at_bay import most_protected
from cogs.turning.sheets import Cleric
from tests.turning.examples import SKELETON, TABLES, attempt_of, cleric, pack


@pytest.mark.parametrize(("level", "others"), [(1, 1), (6, 6), (20, 20)])
def test_e000_13_one_creature_per_level_besides_the_cleric(level: int, others: int) -> None:
    assert most_protected(level) == others


def test_e000_13_a_cleric_of_level_6_is_told_of_6_others_within_21_metres() -> None:
    ruling = attempt(cleric(Cleric(level=6)), pack(SKELETON), tables=TABLES, dice=ScriptedDice([10]))
    assert attempt_of(ruling).protected == 6
    told = [note.text for note in ruling.trace if note.rule == "R000-20"]
    assert told == [say("turning-why-protected", n=6, metres=21)]
