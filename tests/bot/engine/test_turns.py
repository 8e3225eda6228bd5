"""Turn orders: who comes when, who may begin, and what decides between equals."""

from itertools import pairwise

import pytest

from bot.engine.dice import ScriptedDice
from bot.engine.turns import AlternateActivation, AlternateTurns, Entrant, Initiative, Ties


def entrants(*modifiers: int, side: str = "") -> list[Entrant]:
    return [Entrant(turn=n, modifier=modifier, side=side) for n, modifier in enumerate(modifiers, 1)]


def sided(*turns: str) -> list[Entrant]:
    """Turns of sides, written `A1 A2 B1`."""
    return [Entrant(turn=n, side=turn[0]) for n, turn in enumerate(turns, 1)]


@pytest.mark.parametrize(
    ("strategy", "modifiers", "faces", "order"),
    [
        (Initiative(), (0, 0, 0), (5, 20, 11), [2, 3, 1]),
        (Initiative(highest_first=False), (0, 0, 0), (5, 20, 11), [1, 3, 2]),
        # 12 each: the higher modifier, then who joined first.
        (Initiative(), (1, 4, 1), (11, 8, 11), [2, 1, 3]),
        (Initiative(ties=Ties.JOINED), (1, 4, 1), (11, 8, 11), [1, 2, 3]),
        # E003-20, levels 0 and 1: 12 + 3 ties with 14 + 1; 9 and 9, then 7 and 22.
        (Initiative(dice="1d30", ties=Ties.ROLL_OFF), (3, 1), (12, 14, 9, 9, 7, 22), [2, 1]),
        (Initiative(dice="2d30", ties=Ties.ROLL_OFF), (0, 0), (9, 1, 5, 5, 10, 10, 10, 11), [2, 1]),
        # Only those who tie roll again, and against each other alone.
        (Initiative(ties=Ties.ROLL_OFF), (0, 0, 0, 0), (9, 3, 9, 3, 1, 20, 2, 1), [3, 1, 2, 4]),
    ],
)
def test_initiative_orders_by_the_dice_and_by_its_rule_for_ties(
    strategy: Initiative, modifiers: tuple[int, ...], faces: tuple[int, ...], order: list[int]
) -> None:
    assert [entrant.turn for entrant in strategy.arrange(entrants(*modifiers), ScriptedDice(faces))] == order


def test_an_initiative_that_was_given_is_not_rolled() -> None:
    given = Entrant(turn=1, initiative=15)
    order = Initiative().arrange([given, Entrant(turn=2)], ScriptedDice([16]))
    assert [(entrant.turn, entrant.initiative) for entrant in order] == [(2, 16), (1, 15)]


def test_whoever_ties_for_ever_goes_by_the_order_of_joining() -> None:
    strategy = Initiative(dice="1d1", ties=Ties.ROLL_OFF)
    assert [entrant.turn for entrant in strategy.arrange(entrants(0, 0), ScriptedDice([1] * 100))] == [1, 2]


def test_a_latecomer_comes_after_their_equals_and_before_what_is_worse() -> None:
    order = [Entrant(turn=n, initiative=value, ties=(0,)) for n, value in ((1, 18), (2, 12), (3, 5))]
    late = Entrant(turn=4, initiative=12)
    assert Initiative().place(order, late, ScriptedDice(()))[0] == 2
    assert Initiative().place(order, late.model_copy(update={"modifier": 1}), ScriptedDice(()))[0] == 1


@pytest.mark.parametrize(
    ("turns", "expected"),
    [
        ("A1 A2 B1 B2", "A1 B1 A2 B2"),
        ("A1 A2 A3 B1", "A1 B1 A2 A3"),
        ("B1 A1 A2", "B1 A1 A2"),
        ("A1", "A1"),
    ],
)
def test_sides_take_turns_and_who_is_alone_goes_on_alone(turns: str, expected: str) -> None:
    assert " ".join(played(AlternateTurns(), turns.split())) == expected


@pytest.mark.parametrize(
    ("turns", "phases"),
    [
        # R004-36, R004-37: one, then two and two.
        ("A1 A2 A3 A4 B1 B2 B3 B4", "A1 | B1 B2 | A2 A3 | B3 B4 | A4"),
        # G004-9: as many as are left; who has none left is passed over, and the other goes on.
        ("A1 A2 B1 B2 B3 B4 B5", "A1 | B1 B2 | A2 | B3 B4 B5"),
        ("A1 B1", "A1 | B1"),
        ("A1 A2 A3", "A1 A2 A3"),
    ],
)
def test_R004_36_sides_activate_one_then_two_and_two(turns: str, phases: str) -> None:
    acted = played(AlternateActivation(), turns.split())
    told = [acted[0]]
    for before, after in pairwise(acted):
        told += ["|"] if before[0] != after[0] else []
        told.append(after)
    assert " ".join(told) == phases


def test_G004_9_what_is_destroyed_before_its_turn_is_not_counted() -> None:
    a1, a2, a3, b1, b2, b3 = sided("A1", "A2", "A3", "B1", "B2", "B3")
    offers = AlternateActivation().offers
    assert offers([a2, a3, b2, b3], [a1, b1]) == (b2.turn, b3.turn)
    assert offers([a2, a3], [a1, b1]) == (a2.turn, a3.turn)


def test_G004_8_each_side_rolls_for_going_first_and_equals_roll_again() -> None:
    creatures = [
        Entrant(turn=1, side="A"),
        Entrant(turn=2, side="B", modifier=3),
        Entrant(turn=3, side="A", modifier=4),
    ]
    order = AlternateActivation(dice="1d20").arrange(creatures, ScriptedDice([10, 11, 2, 19]))
    assert [(entrant.side, entrant.initiative) for entrant in order] == [("B", 14), ("A", 14), ("A", 14)]


def played(strategy: AlternateTurns | AlternateActivation, names: list[str]) -> list[str]:
    """The names in the order in which their turns come, if sides choose the first of those offered."""
    waiting, acted = sided(*names), list[Entrant]()
    while offered := strategy.offers(waiting, acted):
        chosen = next(entrant for entrant in waiting if entrant.turn == offered[0])
        waiting.remove(chosen)
        acted.append(chosen)
    return [names[entrant.turn - 1] for entrant in acted]
