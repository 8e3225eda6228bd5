"""Maps: who is on them, who is hidden, and how they are written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from bot.engine import grid
from bot.engine.grid import Board, Space, Square
from bot.engine.maps import Creature, Known, Map, MapRefusal
from bot.engine.refusal import Refused

TEXT = "....\n.OO.\n.OO.\nG..L\n\nO = Ogre 2x2\nG = Goblin\nL = (Lich)"
MAP = Map.of(grid.parse(TEXT))


def test_names_in_brackets_are_hidden() -> None:
    assert [(one.name, one.hidden) for one in MAP.creatures] == [("Goblin", False), ("Lich", True), ("Ogre", False)]
    assert Map.of(grid.parse("L\n\nL = ()")).creatures[0].name == "L"


def test_only_who_may_know_of_the_hidden_sees_them() -> None:
    assert [token.name for token in MAP.position(with_hidden=False).tokens] == ["Goblin", "Ogre"]
    assert len(MAP.position(with_hidden=True).tokens) == 3
    assert MAP.at(Square(3, 0), with_hidden=False) is None
    with pytest.raises(Refused):
        MAP.named("Lich", with_hidden=False)
    assert MAP.named("LICH", with_hidden=True).hidden


@given(
    st.lists(st.tuples(st.integers(0, 5), st.integers(0, 5), st.booleans()), max_size=8, unique_by=lambda at: at[:2])
)
def test_a_map_is_written_and_read_back_with_its_hidden_creatures(standing: list[tuple[int, int, bool]]) -> None:
    creatures = tuple(
        Creature(symbol="ABCDEFGH"[place], name=f"Somebody {place}", space=Space(Square(x, y)), hidden=hidden)
        for place, (x, y, hidden) in enumerate(sorted(standing, key=lambda at: (at[1], at[0])))
    )
    laid = Map(board=Board(width=6, height=6), creatures=creatures)
    assert Map.of(grid.parse(grid.write(laid.drawn))) == laid
    assert Map.model_validate_json(laid.model_dump_json()) == laid


def test_creatures_keep_what_is_not_said() -> None:
    moved = MAP.placed("lich", "A4")
    lich = moved.named("Lich", with_hidden=True)
    assert (lich.space.corner, lich.hidden, lich.symbol) == (Square(0, 3), True, "L")
    assert MAP.placed("B2", "C3").named("Ogre", with_hidden=False).space == Space(Square(2, 2), 2, 2)
    assert not MAP.placed("Lich", "D1", hidden=False).named("Lich", with_hidden=False).hidden
    assert [one.name for one in MAP.placed("Ogre", "").creatures] == ["Goblin", "Lich"]


def test_a_newcomer_gets_a_symbol_of_their_own() -> None:
    crowd = MAP
    for number in range(8):
        crowd = crowd.placed(
            f"Goblin {number}", "ABCD"[number % 4] + "4" if number < 4 else "ADAD"[number - 4] + "2233"[number - 4]
        )
    assert len({one.symbol for one in crowd.creatures}) == len(crowd.creatures)


@pytest.mark.parametrize(
    ("who", "square", "size", "why"),
    [
        (" ", "A4", "", MapRefusal.NO_NAME),
        ("Troll", "", "", MapRefusal.NO_SUCH_CREATURE),
        ("Troll", "A4", "0", MapRefusal.SIZE),
        ("Troll", "A4", "2x", MapRefusal.SIZE),
        ("Troll", "D1", "", MapRefusal.NO_ROOM),
        ("Troll", "D4", "2", MapRefusal.NO_ROOM),
    ],
)
def test_who_cannot_stand_there_is_refused(who: str, square: str, size: str, why: MapRefusal) -> None:
    with pytest.raises(Refused) as refused:
        MAP.placed(who, square, size)
    assert refused.value.reason is why


def test_no_two_stand_on_one_square() -> None:
    twice = tuple(Creature(symbol=symbol, name=symbol, space=Space(Square(0, 0))) for symbol in "AB")
    with pytest.raises(ValidationError):
        Map(board=Board(width=2, height=2), creatures=twice)


PEOPLE = (Known("Lich", "Shape", False), Known("goblin", "goblin", True), Known("Ada", "Ada", False))


def test_who_takes_part_in_a_scene_is_known_on_its_map_as_there() -> None:
    known = MAP.known_as(PEOPLE)
    assert [(one.name, one.hidden) for one in known.creatures] == [("goblin", True), ("Shape", True), ("Ogre", False)]
    shown = MAP.placed("Lich", "D1", hidden=False).known_as(PEOPLE)
    assert ("Shape", False) in [(one.name, one.hidden) for one in shown.creatures]


def test_those_who_are_missing_come_on_the_first_free_squares() -> None:
    assert [one.name for one in MAP.missing(PEOPLE)] == ["Ada"]
    joined = MAP.joined_by((*PEOPLE, Known("Malachar", "Stranger", True)))
    spaces = {one.name: one.space.corner for one in joined.creatures[3:]}
    assert spaces == {"Ada": Square(1, 0), "Stranger": Square(2, 0)}
    assert joined.joined_by(PEOPLE) == joined
    full = Map(board=Board(width=1, height=1))
    assert [one.name for one in full.joined_by(PEOPLE).creatures] == ["Shape"], "whoever finds no room stays away"
