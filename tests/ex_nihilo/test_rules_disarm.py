"""Disarming (R003-47, G003-12)."""

from __future__ import annotations

import pytest

from bot.engine.dice import ScriptedDice
from bot.engine.refusal import Refused
from bot.engine.ruling import Ruling
from cogs.ex_nihilo.rules.combat import Circumstances, CombatRefusal
from cogs.ex_nihilo.rules.disarm import Disarmed, attempt_lines, disarm, hold_lines
from cogs.ex_nihilo.rules.fighter import Fighter
from cogs.ex_nihilo.rules.reckoning import total
from tests.ex_nihilo.fighters import CALM, TABLES, fighter

SWORD = fighter(1, "sword", corpo=14, equilibrio=12)


def made(target: Fighter, given: Circumstances = CALM, *faces: int) -> tuple[Disarmed, Ruling]:
    ruling = disarm(SWORD, target, given, tables=TABLES, dice=ScriptedDice(faces))
    return Disarmed.model_validate(ruling.result), ruling


@pytest.mark.parametrize(
    ("weapons", "base"),
    [
        (("sword",), 16),
        (("bastard-sword", "knife"), 16),
        (("pistol",), 16),
        (("bastard-sword",), 6),
        (("balanced-sword",), 6),
        (("bow",), 6),
        (("great-sword",), -4),
        (("pole-arm",), -4),
    ],
)
def test_e003_21_what_the_weapon_makes_of_it(weapons: tuple[str, ...], base: int) -> None:
    assert total(attempt_lines(SWORD, fighter(2, *weapons), SWORD.arms()[0], CALM, TABLES)) == base


def test_e003_21_neither_armour_nor_training_helps_to_hold_on() -> None:
    target = fighter(2, "sword", equilibrio=16, armour="heavy", dodge_training=True)
    assert total(hold_lines(target, CALM)) == 32


def test_R003_47_the_weapon_is_gone_when_the_difficulty_is_reached() -> None:
    at_1 = Circumstances(level=1)
    target = fighter(2, "sword", "knife", equilibrio=10)
    won, ruling = made(target, at_1, 10, 6)
    assert won.lost
    [change] = ruling.changes
    assert (change.field, change.before, change.after) == ("in_hand", ["sword", "knife"], ["knife"])
    held, ruling = made(target, at_1, 9, 6)
    assert not held.lost
    assert ruling.changes == ()


def test_nobody_is_disarmed_of_nothing_and_no_bow_disarms() -> None:
    with pytest.raises(Refused) as refused:
        made(fighter(2))
    assert refused.value.reason is CombatRefusal.NOTHING_HELD
    with pytest.raises(Refused) as refused:
        disarm(fighter(1, "bow"), fighter(2, "sword"), CALM, tables=TABLES, dice=ScriptedDice(()))
    assert refused.value.reason is CombatRefusal.MELEE_ONLY


def test_the_helpless_hold_nothing() -> None:
    assert total(hold_lines(fighter(2, "sword", equilibrio=20), Circumstances(helpless=True))) == 0
