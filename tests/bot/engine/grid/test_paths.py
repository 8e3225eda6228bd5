"""Ways over a board: worked examples, and the least costs against plain relaxation until nothing changes."""

from collections.abc import Callable, Iterable
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.grid import (
    Board,
    Diagonals,
    Space,
    Square,
    Ways,
    between,
    distance,
    fences_between,
    label,
    mirrored,
    parse,
    turned,
)
from tests.bot.engine.grid.boards import boards

FIRST, SECOND = Diagonals.ALTERNATING, Diagonals.ONE
BOARDS = boards(st.integers(1, 6))


@st.composite
def some_ways(draw: st.DrawFn) -> Ways:
    board = draw(BOARDS)
    squares = st.frozensets(st.sampled_from(board.squares), max_size=3)
    return Ways(
        board,
        width=draw(st.integers(1, 2)),
        height=draw(st.integers(1, 2)),
        diagonals=draw(st.sampled_from(Diagonals)),
        costs={"difficult": 2, "lava": draw(st.integers(1, 4))},
        blocked=draw(squares),
        passed=draw(squares),
    )


def may_be(ways: Ways, square: Square) -> bool:
    space = Space(square, ways.width, ways.height)
    return (
        ways.board.holds(space)
        and not ({*ways.board.walls, *ways.blocked} & set(space.squares))
        and not fences_between(ways.board, space, space)
    )


def relaxed(ways: Ways, start: Square) -> dict[Square, int]:
    """The least costs by Bellman and Ford: every step is tried until none makes anything cheaper.

    A step is free when no wall and no fence has a part of the hull of the space before and after inside.
    """
    board = ways.board
    squares = [square for square in board.squares if may_be(ways, square)]
    steps = []
    for one in squares:
        for other in squares:
            if max(abs(one.x - other.x), abs(one.y - other.y)) == 1:
                hull = [Space(square, ways.width, ways.height) for square in (one, other)]
                if not board.walls & set(between(*hull)) and not fences_between(board, *hull):
                    under = hull[1].squares
                    dearest = [cost for kind, cost in ways.costs.items() if board.kind(kind) & set(under)]
                    steps.append((one, other, max([1, *dearest])))
    costs = {(start, 0): 0}
    changed = True
    while changed:
        changed = False
        for one, other, cost in steps:
            for count in (0, 1):
                if (one, count) in costs:
                    then = count
                    price = cost
                    if one.x != other.x and one.y != other.y and ways.diagonals is FIRST:
                        price = cost * 3 // 2 if cost > 1 else 1 + count
                        then = count if cost > 1 else 1 - count
                    total = costs[one, count] + price
                    if total < costs.get((other, then), 10**9):
                        costs[other, then] = total
                        changed = True
    return {
        square: min(costs.get((square, count), 10**9) for count in (0, 1)) for square in {place for place, _ in costs}
    }


def may_stop(ways: Ways, square: Square) -> bool:
    return not set(Space(square, ways.width, ways.height).squares) & set(ways.passed)


@given(some_ways(), st.data())
def test_ways_cost_as_much_as_by_plain_relaxation(ways: Ways, data: st.DataObject) -> None:
    starts = [square for square in ways.board.squares if may_be(ways, square)]
    if not starts:
        return
    start = data.draw(st.sampled_from(starts))
    wanted = {
        square: cost for square, cost in relaxed(ways, start).items() if square == start or may_stop(ways, square)
    }
    assert ways.reach(start, 10**6) == wanted
    assert ways.reach(start, 3) == {square: cost for square, cost in wanted.items() if cost <= 3}
    for goal in starts:
        path = ways.path(start, [goal])
        if not may_stop(ways, goal) or goal not in wanted:
            assert path is None
        else:
            assert path is not None
            assert (path.cost, path.squares[0], path.squares[-1]) == (wanted[goal], start, goal)
            assert ways.left([goal])[start] == path.cost
    stops = [goal for goal in starts if goal in wanted and may_stop(ways, goal)]
    if stops:
        nearest = ways.path(start, stops)
        assert nearest is not None
        assert nearest.cost == min(wanted[goal] for goal in stops)


@given(some_ways(), st.data())
def test_ways_are_the_same_in_a_mirror_and_turned(ways: Ways, data: st.DataObject) -> None:
    def moved(board: Board, move: Callable[[Space], Space]) -> dict[Square, int]:
        """What is reached on the mirrored or turned board."""

        def squares(some: Iterable[Square]) -> frozenset[Square]:
            return frozenset(move(Space(square)).corner for square in some)

        there = move(start)
        blocked, passed = squares(ways.blocked), squares(ways.passed)
        again = Ways(board, there.width, there.height, ways.diagonals, ways.costs, blocked, passed)
        return again.reach(there.corner, 6)

    start = Space(data.draw(st.sampled_from(ways.board.squares)), ways.width, ways.height)
    reached = {start.at(square): cost for square, cost in ways.reach(start.corner, 6).items()}
    beside, round_it = partial(mirrored, ways.board.width), partial(turned, ways.board.height)
    assert moved(ways.board.mirrored(), beside) == {beside(space).corner: cost for space, cost in reached.items()}
    assert moved(ways.board.turned(), round_it) == {round_it(space).corner: cost for space, cost in reached.items()}


OPEN = Board(width=20, height=20)


@pytest.mark.parametrize(("across", "along"), [(2, 2), (4, 4), (6, 6), (8, 5), (10, 2), (0, 9)])
@pytest.mark.parametrize("diagonals", Diagonals)
def test_E004_9_on_open_ground_a_way_is_as_long_as_the_distance(across: int, along: int, diagonals: Diagonals) -> None:
    path = Ways(OPEN, diagonals=diagonals).path(Square(0, 0), [Square(across, along)])
    assert path is not None
    assert path.cost == distance(Space(Square(0, 0)), Space(Square(across, along)), diagonals)


def test_E004_22_difficult_ground_of_the_first_edition() -> None:
    straight = Ways(parse(".~~~").board, diagonals=FIRST)
    assert straight.reach(Square(0, 0), 9)[Square(3, 0)] == 6
    diagonal = Ways(parse("##~\n#.#\n.##").board, diagonals=FIRST, cut_corners=True)
    assert diagonal.path(Square(1, 1), [Square(2, 2)]) is None, "two walls meet in the corner"
    field = Ways(parse("~~~\n~~~\n.~~").board, diagonals=FIRST)
    assert field.reach(Square(0, 0), 9)[Square(1, 1)] == 3
    assert field.reach(Square(0, 0), 9)[Square(2, 2)] == 6
    second = Ways(parse("~~~\n~~~\n.~~").board, diagonals=SECOND)
    assert second.reach(Square(0, 0), 9)[Square(2, 2)] == 4


def test_E004_23_a_rout_on_open_ground() -> None:
    exits = [Square(0, 1)]
    ways = Ways(Board(width=12, height=8), diagonals=FIRST)
    left, reached = ways.left(exits), ways.reach(Square(8, 3), 6)
    assert left[Square(8, 3)] == 9
    assert {left[Square(*place)] for place in ((2, 3), (3, 1), (3, 2))} == {3}
    best = min(left[square] for square, cost in reached.items() if cost + left[square] <= 10)
    assert best == 2
    assert reached[Square(2, 2)] == 6
    assert left[Square(2, 2)] == 2
    assert {left[Square(*place)] for place in ((1, 1), (1, 2), (0, 2))} == {1}


def test_E004_24_all_ways_blocked() -> None:
    board = parse("...#...\n.......\n...#...").board
    assert Ways(board, diagonals=FIRST, blocked={Square(3, 1)}).path(Square(6, 1), [Square(0, 1)]) is None
    free = Ways(board, diagonals=FIRST)
    assert free.left([Square(0, 1)])[Square(6, 1)] == 6
    assert free.left([Square(0, 1)])[Square(4, 1)] == 4


def way(text: str, *, cut_corners: bool = False) -> list[str] | None:
    """The way of A to B on a map."""
    position = parse(text)
    at = {token.symbol: token.space for token in position.tokens}
    space = at["A"]
    path = Ways(position.board, space.width, space.height, cut_corners=cut_corners).path(space.corner, [at["B"].corner])
    return None if path is None else list(map(label, path.squares))


def test_G004_10_no_wall_corner_is_cut_unless_that_is_allowed() -> None:
    assert way("#B\nA.") == ["A1", "B1", "B2"]
    assert way("#B\nA.", cut_corners=True) == ["A1", "B2"]
    assert way("#B\nA#", cut_corners=True) is None
    assert way("#B\nA#") is None


def test_G004_10_a_fence_stops_every_step_that_has_a_piece_of_it_inside() -> None:
    assert way(". B\n-\nA .") == ["A1", "B1", "B2"]
    assert way(". B\n-\nA .", cut_corners=True) == ["A1", "B2"]
    assert way(".|B\n-\nA .", cut_corners=True) == ["A1", "B2"]
    assert way(". B\n- -\nA .") is None
    assert way("A|B") is None


def test_the_first_square_by_column_and_row_is_taken_among_equal_ways() -> None:
    assert way("...\n...\nA.B") == ["A1", "B1", "C1"]
    assert way("....\nA..B") == ["A1", "B1", "C1", "D1"]
    assert way(".#.\nA.B\n.#.") == ["A2", "B2", "C2"]
    assert way("A#..\n..#B\n#...") == ["A3", "A2", "B2", "B1", "C1", "D1", "D2"]


def test_a_large_creature_needs_room_for_all_of_it() -> None:
    wide = "AA..\nAA..\n....\n\nA = Ape 2x2"
    assert way(wide.replace("....", "..B.", 1)) == ["A2", "B1", "C1"]
    assert way(wide.replace("....", "..B#", 1)) is None
    assert way("AA#.\nAA#.\n....\n..B.\n\nA = Ape 2x2") is not None


def test_allies_are_passed_but_nobody_stops_on_them() -> None:
    row = Board(width=4, height=1)
    ways = Ways(row, passed={Square(1, 0), Square(2, 0)})
    assert ways.reach(Square(0, 0), 3) == {Square(0, 0): 0, Square(3, 0): 3}
    assert ways.path(Square(0, 0), [Square(1, 0)]) is None
    assert Ways(row, blocked={Square(1, 0)}).reach(Square(0, 0), 9) == {Square(0, 0): 0}
