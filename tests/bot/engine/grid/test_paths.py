"""Ways over a board: worked examples, and the least costs against plain relaxation until nothing changes."""

from collections.abc import Callable, Iterable
from dataclasses import replace
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
        width=draw(st.integers(1, 3)),
        height=draw(st.integers(1, 2)),
        diagonals=draw(st.sampled_from(Diagonals)),
        costs={"difficult": 2, "lava": draw(st.integers(1, 4))},
        blocked=draw(squares),
        passed=draw(squares),
        squeezes=draw(st.booleans()),
    )


def may_be(ways: Ways, space: Space) -> bool:
    return (
        ways.board.holds(space)
        and not ({*ways.board.walls, *ways.blocked} & set(space.squares))
        and not fences_between(ways.board, space, space)
    )


def whole(ways: Ways, square: Square) -> Space:
    return Space(square, ways.width, ways.height)


def narrower(space: Space) -> list[Space]:
    """The spaces one square narrower within a space."""
    (x, y), width, height = space
    return [Space(Square(x + over, y + up), width - 1, height - 1) for over in (0, 1) for up in (0, 1)]


def stands(ways: Ways, square: Square) -> list[Space]:
    """What may be taken up by somebody whose whole space has this lower left square."""
    space = whole(ways, square)
    if may_be(ways, space):
        return [space]
    if not ways.squeezes or min(ways.width, ways.height) == 1 or not ways.board.holds(space):
        return []
    return [body for body in narrower(space) if may_be(ways, body)]


def is_free(ways: Ways, one: Space, other: Space) -> bool:
    """Whether no wall and no fence has a part of the hull of two spaces inside, of which one is a step away."""
    board = ways.board
    steps = [abs(a - b) for a, b in zip(one.corner, other.corner, strict=True)]
    return max(steps) <= 1 and not board.walls & set(between(one, other)) and not fences_between(board, one, other)


def leads(ways: Ways, one: Space, other: Space) -> bool:
    """Whether a step leads from one space to the other, from a smaller part of a whole one if the other is smaller."""
    if one[1:] == other[1:]:
        return is_free(ways, one, other)
    large, small = (one, other) if one.width > other.width else (other, one)
    return any(is_free(ways, body, small) for body in narrower(large))


def relaxed(ways: Ways, start: Square) -> dict[Square, int]:
    """The least costs of standing somewhere with the whole space."""
    costs = relaxed_everywhere(ways, start)
    return {square: cost for (square, body), cost in costs.items() if body == whole(ways, square)}


def relaxed_everywhere(ways: Ways, start: Square) -> dict[tuple[Square, Space], int]:
    """The least costs by Bellman and Ford: every step is tried until none makes anything cheaper.

    A step is free when no wall and no fence has a part of the hull of the space before and after inside.
    """
    board = ways.board
    places = [(square, body) for square in board.squares for body in stands(ways, square)]
    steps = []
    for one in places:
        for other in places:
            if max(abs(one[0].x - other[0].x), abs(one[0].y - other[0].y)) == 1 and leads(ways, one[1], other[1]):
                under = set(other[1].squares)
                dearest = [cost for kind, cost in ways.costs.items() if board.kind(kind) & under]
                steps.append((one, other, max([1, *dearest])))
    costs = {((start, whole(ways, start)), 0): 0}
    changed = True
    while changed:
        changed = False
        for one, other, cost in steps:
            for count in (0, 1):
                if (one, count) in costs:
                    then = count
                    price = cost
                    if one[0].x != other[0].x and one[0].y != other[0].y and ways.diagonals is FIRST:
                        price = cost * 3 // 2 if cost > 1 else 1 + count
                        then = count if cost > 1 else 1 - count
                    total = costs[one, count] + price
                    if total < costs.get((other, then), 10**9):
                        costs[other, then] = total
                        changed = True
    return {place: min(costs.get((place, count), 10**9) for count in (0, 1)) for place, _ in costs}


def may_stop(ways: Ways, square: Square) -> bool:
    return not set(whole(ways, square).squares) & set(ways.passed)


@given(some_ways(), st.data())
def test_ways_cost_as_much_as_by_plain_relaxation(ways: Ways, data: st.DataObject) -> None:
    starts = [square for square in ways.board.squares if may_be(ways, whole(ways, square))]
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
            assert all(may_be(ways, space) for space in path.spaces)
            assert path.spaces[-1] == whole(ways, goal)
    stops = [goal for goal in starts if goal in wanted and may_stop(ways, goal)]
    if stops:
        nearest = ways.path(start, stops)
        assert nearest is not None
        assert nearest.cost == min(wanted[goal] for goal in stops)


@given(some_ways(), st.data())
def test_G004_22_a_goal_is_reached_by_any_part_also_squeezed(ways: Ways, data: st.DataObject) -> None:
    starts = [square for square in ways.board.squares if may_be(ways, whole(ways, square))]
    if not starts:
        return
    start = data.draw(st.sampled_from(starts))
    goals = data.draw(st.frozensets(st.sampled_from(ways.board.squares), min_size=1, max_size=3))
    costs = relaxed_everywhere(ways, start)
    ends = [cost for (_, body), cost in costs.items() if goals & set(body.squares)]
    courses = ways.courses(start, goals, onto=True)
    assert (courses and courses.cost) == min(ends, default=None)
    assert ways.left(goals, onto=True).get(start) == min(ends, default=None)
    if courses:
        walked = [(courses.start, courses.cost)]
        while walked[-1][1]:
            walked.append(data.draw(st.sampled_from(courses.onward(*walked[-1]))))
        assert goals & set(ways.space(walked[-1][0]).squares)
        assert ways.cost([(place.square, ways.space(place)) for place, _ in walked]) == courses.cost


@given(some_ways(), st.data())
def test_ways_are_the_same_in_a_mirror_and_turned(ways: Ways, data: st.DataObject) -> None:
    def moved(board: Board, move: Callable[[Space], Space]) -> dict[Square, int]:
        """What is reached on the mirrored or turned board."""

        def squares(some: Iterable[Square]) -> frozenset[Square]:
            return frozenset(move(Space(square)).corner for square in some)

        there = move(start)
        blocked, passed = squares(ways.blocked), squares(ways.passed)
        again = replace(ways, board=board, width=there.width, height=there.height, blocked=blocked, passed=passed)
        return again.reach(there.corner, 6)

    starts = [square for square in ways.board.squares if may_be(ways, whole(ways, square))]
    if not starts:
        return
    start = whole(ways, data.draw(st.sampled_from(starts)))
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


GAP = "AA#..\nAA.B.\n..#..\n\nA = Ape 2x2"
CORRIDOR = "AA####..\nAA....B.\n..####..\n\nA = Ape 2x2"
BEND = "AA##\nAA..\n###.\n###.\n##..\n##B.\n\nA = Ape 2x2"


@pytest.mark.parametrize(("text", "cost"), [(GAP, 3), (CORRIDOR, 6), (BEND, 5)])
def test_G004_22_a_large_creature_squeezes_through_gaps_one_square_wide(text: str, cost: int) -> None:
    position = parse(text)
    goal = next(token.space.corner for token in position.tokens if token.symbol == "B")
    start = next(token.space.corner for token in position.tokens if token.symbol == "A")
    assert Ways(position.board, 2, 2).path(start, [goal]) is None
    ways = Ways(position.board, 2, 2, squeezes=True)
    path = ways.path(start, [goal])
    assert path is not None
    assert path.cost == cost == len(path.spaces) - 1
    small = [space for space in path.spaces if space[1:] == (1, 1)]
    assert small, "somewhere it is squeezed"
    assert path.spaces[0][1:] == path.spaces[-1][1:] == (2, 2)


def test_G004_22_no_move_ends_in_a_gap_and_huge_creatures_need_two_squares() -> None:
    board = parse("..####..\n........\n..####..").board
    reach = Ways(board, 2, 2, squeezes=True).reach(Square(0, 1), 99)
    assert sorted(map(label, reach)) == ["A1", "A2", "G1", "G2"]
    assert reach[Square(6, 1)] == 6
    wide = parse("...###...\n.........\n.........\n...###...").board
    assert Ways(wide, 3, 3).reach(Square(0, 1), 99).keys() == {Square(0, 0), Square(0, 1)}
    assert Square(6, 0) in Ways(wide, 3, 3, squeezes=True).reach(Square(0, 1), 99)
    narrow = parse("...###...\n.........\n...###...").board
    assert Ways(narrow, 3, 3, squeezes=True).reach(Square(0, 0), 99) == {Square(0, 0): 0}


def test_G004_22_nobody_squeezes_through_a_wall_or_a_fence() -> None:
    assert Ways(parse("..#..\n..#..").board, 2, 2, squeezes=True).reach(Square(0, 0), 99) == {Square(0, 0): 0}
    fenced = parse(". .|. .\n. .|. .").board
    assert Ways(fenced, 2, 2, squeezes=True).reach(Square(0, 0), 99) == {Square(0, 0): 0}
    enemies = Ways(Board(width=5, height=2), 2, 2, blocked={Square(2, 0)}, squeezes=True)
    assert enemies.reach(Square(0, 0), 3) == {Square(0, 0): 0, Square(3, 0): 3}


def test_allies_are_passed_but_nobody_stops_on_them() -> None:
    row = Board(width=4, height=1)
    ways = Ways(row, passed={Square(1, 0), Square(2, 0)})
    assert ways.reach(Square(0, 0), 3) == {Square(0, 0): 0, Square(3, 0): 3}
    assert ways.path(Square(0, 0), [Square(1, 0)]) is None
    assert Ways(row, blocked={Square(1, 0)}).reach(Square(0, 0), 9) == {Square(0, 0): 0}
