"""The concrete value per undead (R000-9 to R000-15)."""

import pytest

from bot.engine.ruling import Origin, Reckoning
from bot.engine.text import Text, say
from cogs.turning.rules.value import class_malus, concrete_value, specific_lines
from cogs.turning.sheets import Modifier, Order, Undead
from tests.turning.examples import (
    LEGION_SKELETON,
    LICH,
    SKELETON,
    TABLES,
    VAMPIRE,
    VAMPIRE_FIGHTER,
    WIGHT,
    at_potential_20,
)


def value_at_20(undead: Undead, *relation: Modifier) -> Reckoning:
    return concrete_value(20, specific_lines(undead, relation, TABLES))


def effects(undead: Undead) -> list[tuple[str, str | None]]:
    return [(str(offer.effect), offer.dice) for offer in at_potential_20(undead, 3).alternatives]


def test_e000_3_skeleton_at_potential_20() -> None:
    verdict = at_potential_20(SKELETON)
    assert verdict.value is not None
    assert verdict.value.total == 18
    assert verdict.row == "16-20"
    assert effects(SKELETON) == [
        ("keep-at-bay", "1d8+4"),
        ("positive-direct-damage", "2d6"),
        ("divine-stunning", "1d3"),
    ]


def test_e000_4_wight_at_potential_20() -> None:
    verdict = at_potential_20(WIGHT)
    assert verdict.value is not None
    assert verdict.value.total == 14
    assert verdict.row == "11-15"
    assert effects(WIGHT) == [("keep-at-bay", "1d6+2"), ("positive-direct-damage", "1d6")]


def test_e000_6_the_vampire_with_and_without_its_seven_levels_of_fighter() -> None:
    alone = at_potential_20(VAMPIRE, 2)
    assert alone.value is not None
    assert (alone.value.total, alone.row) == (6, "6-10")
    fighter = at_potential_20(VAMPIRE_FIGHTER)
    assert fighter.value is not None
    assert (fighter.value.total, fighter.row) == (3, "5-or-less")
    assert fighter.alternatives == ()


@pytest.mark.parametrize(
    ("levels", "malus"), [(0, 0), (1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3), (10, 4), (18, 6)]
)
def test_e000_7_class_malus(levels: int, malus: int) -> None:
    assert class_malus(levels) == malus
    lines = value_at_20(Undead(class_levels=levels)).lines
    assert [line.amount for line in lines if line.rule == "R000-13"] == ([-malus] if malus else [])


def test_e000_9_the_lich_takes_off_20() -> None:
    assert value_at_20(LICH).total == 0


def test_e000_12_the_legion_takes_off_2_more() -> None:
    assert value_at_20(SKELETON).total == 18
    verdict = at_potential_20(LEGION_SKELETON)
    assert verdict.value is not None
    assert (verdict.value.total, verdict.row) == (16, "16-20")


def test_every_line_of_a_value_names_its_rule_and_whose_it_is() -> None:
    undead = Undead(
        threat=8,
        order=Order.MAJOR,
        legion=True,
        class_levels=7,
        intelligence=15,
        malus=2,
        malus_reason="cloak of shadows",
    )
    reckoning = value_at_20(undead, Modifier(amount=4, reason="slew his father"))
    assert (reckoning.start.label, reckoning.start.amount) == (say("turning-line-potential"), 20)
    exceptional = say("turning-intelligence-exceptional")
    assert [(line.label, line.amount, line.rule, line.origin) for line in reckoning.lines] == [
        (say("turning-line-threat"), -8, "R000-10", Origin.SOURCE),
        (say("turning-line-order", order=say("turning-order-major")), -3, "G000-5", Origin.HOUSE),
        (say("turning-line-legion"), -2, "G000-6", Origin.HOUSE),
        (say("turning-line-class"), -3, "R000-13", Origin.SOURCE),
        (say("turning-line-intelligence", name=exceptional), -3, "G000-3", Origin.HOUSE),
        ("cloak of shadows", -2, "R000-15", Origin.SOURCE),
        ("slew his father", 4, "R000-9", Origin.SOURCE),
    ]


def test_r000_15_a_malus_without_a_reason_has_a_label_all_the_same() -> None:
    assert [line.label for line in value_at_20(Undead(malus=1)).lines][-1] == say("turning-line-malus")


@pytest.mark.parametrize(("order", "grade"), list(zip(Order, (1, 2, 3, 4), strict=True)))
def test_g000_5_grades_of_the_dark_orders(order: Order, grade: int) -> None:
    assert value_at_20(Undead(threat=0, order=order)).total == 20 - grade


@pytest.mark.parametrize(
    ("scores", "name", "malus"),
    [
        ((0, 0), "mindless", 0),
        ((1, 1), "animal", 0),
        ((2, 4), "semi", 0),
        ((5, 7), "low", 0),
        ((8, 10), "average", 0),
        ((11, 12), "very", 1),
        ((13, 14), "high", 2),
        ((15, 16), "exceptional", 3),
        ((17, 18), "genius", 4),
        ((19, 20), "supra-genius", 5),
        ((21, 30), "godlike", 6),
    ],
)
def test_g000_3_intelligence(scores: tuple[int, int], name: str, malus: int) -> None:
    for score in scores:
        row = TABLES.intelligence.row_for(score)
        assert row.text == Text(id=f"turning-intelligence-{name}")
        assert value_at_20(Undead(threat=0, intelligence=score)).total == 19 - malus
