"""The charge of the 1st edition: worked examples, refusals, and legality against a slow literal reading of the rule."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import grid
from bot.engine.grid import Diagonals, Point, Space, Square, distance, label
from bot.engine.refusal import Refused
from cogs.skirmish.rules.attack import attack
from cogs.skirmish.rules.boards import SLOWING
from cogs.skirmish.rules.charge import charge, charges
from cogs.skirmish.rules.model import Creature, Game, Movement
from cogs.skirmish.rules.morale import save
from cogs.skirmish.rules.moving import move, place, strike
from cogs.skirmish.rules.refusals import ChargeRefusal, RoutingRefusal
from cogs.skirmish.rules.terms import Edition, Purpose
from cogs.skirmish.rules.turns import activate
from cogs.skirmish.sheets import Stats
from tests.skirmish.games import NO_DICE, at, changed, dice, game, one, only, rules, told

FIRST = Diagonals.ALTERNATING


def row(distance: int, around: int = 2, start: str = ".") -> Game:
    """A charger in the middle of the left column of an open field, and an enemy so many squares to the right."""
    width = distance + 3
    line = list("A" + "." * (width - 1))
    line[distance] = "x"
    rows = ["." * width] * around + ["".join(line)] + ["." * width] * around
    return game("\n".join(rows))


def ends(state: Game, symbol: str = "A") -> dict[str, set[str]]:
    found = charges(state, one(state, symbol).id)
    return {state.creature(id).name: {label(end) for end in squares} for id, squares in found.offers.items()}


@pytest.mark.parametrize(("distance", "column"), [(5, "E"), (3, "C"), (13, "M")])
def test_E004_13_the_nearest_squares_are_offered(distance: int, column: str) -> None:
    assert ends(row(distance)) == {"x": {f"{column}2", f"{column}3", f"{column}4"}}


@pytest.mark.parametrize(("distance", "why"), [(2, ChargeRefusal.TOO_CLOSE), (14, ChargeRefusal.TOO_FAR)])
def test_E004_13_too_close_or_out_of_reach(distance: int, why: ChargeRefusal) -> None:
    assert charges(row(distance), 1).why_not is why


def test_E004_13_moves_4_and_attacks_once_at_2_more() -> None:
    state = activate(changed(row(5), "x", hit_points=100), 1, NO_DICE).game
    with pytest.raises(Refused) as refused:
        charge(state, 1, None, None, NO_DICE)
    assert refused.value.reason is ChargeRefusal.WHICH_END
    done = charge(state, 1, None, at("E3"), dice(9))
    assert only(done, "charge").squares == 4
    attacked = only(done, "attacked")
    assert (attacked.reckoning.total, attacked.hit, attacked.charge) == (9 + 3 + 2, True, True)
    assert label(one(done.game, "A").anchor) == "E3"
    assert (done.game.turn, one(done.game, "A").activated) == (None, True)
    assert {"R004-27", "R004-28", "G004-16", "G004-17", "G004-18", "G004-27"} <= rules(done)


@pytest.mark.parametrize(
    ("ground", "why"), [("A", None), ("A~", ChargeRefusal.PATH_BLOCKED), ("A.~", ChargeRefusal.PATH_BLOCKED)]
)
def test_E004_16_a_slow_start_is_left_with_the_first_square(ground: str, why: ChargeRefusal | None) -> None:
    line = ground + "." * (5 - len(ground)) + "x"
    walled = f"{'#' * len(line)}\n{line}\n{'#' * len(line)}\n\n~ = difficult @ A2"
    assert charges(game(walled), 1).why_not is why


def test_E004_17_a_target_that_was_pushed_is_lost_even_if_it_is_still_adjacent() -> None:
    state = game(
        """
..........
A.......x.
..........
""",
        A=Stats(speed=6),
    )
    begun = activate(state, 1, NO_DICE).game
    under_way = begun.changed(
        pending=(
            Movement(
                creature_id=1,
                purpose=Purpose.CHARGE,
                way=(),
                cost=7,
                target_id=2,
                target_square=Square(8, 1),
            ),
        )
    )
    there = changed(under_way, "A", square=Square(7, 1))
    pushed = place(there, 2, Square(8, 2), NO_DICE)
    assert only(pushed, "target-lost").target.name == "x"
    assert not told(pushed, "attacked")
    assert (pushed.game.turn, label(one(pushed.game, "A").anchor)) == (None, "H2")


def on_its_way(*behind: Square, here: Square, **stats: Stats) -> Game:
    """A charger who is on his way to x, while y may strike at him."""
    state = game("..........\n<........x\nA.......y>", A=stats.get("A", Stats(speed=6)), y=Stats(damage=5))
    begun = activate(state, 1, NO_DICE).game
    movement = Movement(
        creature_id=1,
        purpose=Purpose.CHARGE,
        way=(),
        cost=8,
        behind=behind,
        asked=True,
        waiting=(3,),
        target_id=2,
        target_square=Square(9, 1),
    )
    return changed(begun, "A", square=here).changed(pending=(movement,))


def test_G004_26_a_push_ends_a_charge_and_within_its_speed_it_may_still_attack() -> None:
    near = on_its_way(Square(0, 1), Square(1, 1), here=Square(2, 1))
    pushed = place(near, 1, Square(2, 2), NO_DICE).game
    assert pushed.pending == ()
    assert pushed.turn is not None
    assert (pushed.turn.moves, pushed.turn.attacked) == (1, False)
    far = on_its_way(*(Square(x, 1) for x in range(7)), here=Square(7, 1))
    assert place(far, 1, Square(7, 2), NO_DICE).game.turn is None


def test_an_opportunity_attack_that_routs_the_charger_ends_the_charge() -> None:
    weak = Stats(speed=1, level=0, hit_points=10)
    state = on_its_way(*(Square(x, 1) for x in range(7)), here=Square(7, 1), A=weak)
    hit = strike(state, 3, dice(20))
    routed = save(hit.game, dice(1))
    assert not told(routed, "attacked")
    assert only(routed, "rout").cost == 7
    assert label(one(routed.game, "A").anchor) == "F2"
    assert routed.game.turn is None


@pytest.mark.parametrize(
    ("map", "why"),
    [
        ("A...#...x", ChargeRefusal.NOBODY_SEEN),
        ("....\nAx..\n....", ChargeRefusal.TOO_CLOSE),
        ("#####\nA.B.x\n#####", ChargeRefusal.PATH_BLOCKED),
        ("#####\nA..Bx\n#####", ChargeRefusal.END_TAKEN),
        ("#####\nA.~.x\n#####", ChargeRefusal.PATH_BLOCKED),
        (". . . . . x\nA . .|. . .\n. . . . . .", ChargeRefusal.PATH_BLOCKED),
    ],
)
def test_R004_29_to_33_what_prevents_charging_the_nearest_prevents_charging(map: str, why: ChargeRefusal) -> None:
    state = game(map)
    assert charges(state, 1).why_not is why
    begun = activate(state, 1, NO_DICE).game
    with pytest.raises(Refused) as refused:
        charge(begun, 1, None, None, NO_DICE)
    assert refused.value.reason is why


def test_R004_33_another_enemy_that_is_farther_is_not_charged_instead() -> None:
    state = game("........\nA....x..\n........\n........\n......y.")
    begun = activate(state, 1, NO_DICE).game
    with pytest.raises(Refused) as refused:
        charge(begun, 1, one(state, "y").id, None, NO_DICE)
    assert refused.value.reason is ChargeRefusal.NOT_NEAREST


def test_G004_19_the_player_chooses_among_equally_near_enemies() -> None:
    state = game("....x\n.....\nA....\n.....\n....y")
    assert set(ends(state)) == {"x", "y"}


def test_G004_16_where_the_table_says_so_the_nearest_of_all_counts() -> None:
    map = "#######\nA.....x\n###.###\n##y####\n#######"
    assert set(ends(game(map))) == {"x"}
    state = game(map, options={"charge_nearest": "all"})
    assert charges(state, 1).why_not is ChargeRefusal.NEAREST_UNSEEN


def test_G004_17_where_the_table_says_so_only_the_centre_line_counts() -> None:
    map = "...x\n#...\nA..."
    assert ends(game(map)) == {}
    assert ends(game(map, options={"charge_path": "centre"})) == {"x": {"C2"}}
    across = "...x\n.#..\nA..."
    assert ends(game(across, options={"charge_path": "centre"})) == {}


def test_a_charge_takes_a_turn_that_has_just_begun_and_is_not_for_the_routing_or_the_second_edition() -> None:
    begun = activate(row(5), 1, NO_DICE).game
    moved = move(begun, 1, at("A4"), (), NO_DICE).game
    with pytest.raises(Refused) as refused:
        charge(moved, 1, None, at("E3"), NO_DICE)
    assert refused.value.reason is ChargeRefusal.HAS_ACTED
    shot = attack(changed(begun, "A", stats=Stats(ranged=True)), 1, 2, dice(2)).game
    with pytest.raises(Refused) as refused:
        charge(shot, 1, None, at("E3"), NO_DICE)
    assert refused.value.reason is ChargeRefusal.HAS_ACTED
    with pytest.raises(Refused) as refused:
        charge(changed(begun, "A", routing=True), 1, None, at("E3"), NO_DICE)
    assert refused.value.reason is RoutingRefusal.CHARGE
    assert charges(game("A....x", Edition.SECOND), 1).why_not is ChargeRefusal.EDITION


# A slow literal reading: every square, line by line


def corners_of(space: Space) -> list[Point]:
    (x, y), width, height = space
    return [Point(x + i, y + j) for i in (0, width) for j in (0, height)]


def overlaps(start: Space, end: Space, square: Square) -> bool:
    """Whether the hull of two spaces has an inner point of a square: no line parts them, along whatever side."""
    hull = [*corners_of(start), *corners_of(end)]
    box = corners_of(Space(square))
    sides = [(q.x - p.x, q.y - p.y) for p, q in product(hull, repeat=2) if p != q] + [(1, 0), (0, 1)]
    for dx, dy in sides:
        across = [(-dy * p.x + dx * p.y) for p in hull]
        other = [(-dy * p.x + dx * p.y) for p in box]
        if max(across) <= min(other) or max(other) <= min(across):
            return False
    return True


def literal(state: Game, charger: Creature) -> set[tuple[int, Square]]:
    """Which enemy may be charged to which square, read sentence by sentence from R004-26 to R004-33."""
    board = state.board
    slow = set().union(*(board.kind(kind) for kind in SLOWING))
    enemies = [
        one
        for one in state.creatures
        if one.side is not charger.side and one.stands and grid.sees(board, charger.space, one.space)
    ]
    if not enemies:
        return set()
    others = {square for one in state.creatures if one.id != charger.id for square in one.space.squares}
    least = min(distance(charger.space, one.space, FIRST) for one in enemies)
    allowed = set()
    for enemy in enemies:
        if distance(charger.space, enemy.space, FIRST) != least:
            continue
        beside = [
            square
            for square in (Square(x, y) for x in range(-4, 13) for y in range(-4, 13))
            if distance(charger.at(square), enemy.space) == 1
        ]
        lengths = {end: distance(Space(charger.anchor), Space(end), FIRST) for end in beside}
        for end in beside:
            if lengths[end] != min(lengths.values()):
                continue
            space = charger.at(end)
            hull = {square for square in board.squares if overlaps(charger.space, space, square)}
            path = hull - set(charger.space.squares)
            steps = max(abs(end.x - charger.anchor.x), abs(end.y - charger.anchor.y))
            if (
                steps >= 2
                and lengths[end] <= 2 * charger.stats.speed
                and board.holds(space)
                and not path & (others | board.walls | slow)
                and (not slow & set(charger.space.squares) or leaves(charger, end, steps, slow))
            ):
                allowed.add((enemy.id, end))
    return allowed


def leaves(charger: Creature, end: Square, steps: int, slow: set[Square]) -> bool:
    """Whether the first step, the one nearest to the straight line, leaves slowing ground with every square."""
    x, y = charger.anchor
    first = Square(
        x + int((Fraction(end.x - x, steps) + Fraction(1, 2)).__floor__()),
        y + int((Fraction(end.y - y, steps) + Fraction(1, 2)).__floor__()),
    )
    return not slow & set(charger.at(first).squares)


@st.composite
def fields(draw: st.DrawFn, size: int) -> Game:
    """A charger of this size and up to four enemies among walls and slowing ground, on which it may stand itself."""
    width, height = draw(st.integers(size + 2, 9)), draw(st.integers(size, 7))
    signs = draw(st.lists(st.sampled_from("......#~"), min_size=width * height, max_size=width * height))
    left, top = draw(st.integers(0, width - size)), draw(st.integers(0, height - size))
    own = {x + y * width for x in range(left, left + size) for y in range(top, top + size)}
    rest = [spot for spot in range(width * height) if spot not in own]
    enemies = draw(st.lists(st.sampled_from(rest), min_size=1, max_size=4, unique=True))
    for spot, symbol in [*((spot, "A") for spot in own), *zip(enemies, "xyzw", strict=False)]:
        signs[spot] = symbol
    rows = ["".join(signs[at : at + width]) for at in range(0, len(signs), width)]
    slow = [label(Square(spot % width, height - 1 - spot // width)) for spot in own if draw(st.booleans())]
    legend = f"\n\nA = A {size}x{size}\n~ = difficult{' @ ' if slow else ''}{' '.join(slow)}"
    return game("\n".join(rows) + legend, A=Stats(speed=draw(st.integers(0, 5))))


@pytest.mark.parametrize("size", [1, 2, 3])
@given(st.data())
def test_charges_are_those_of_a_literal_reading(size: int, data: st.DataObject) -> None:
    state = data.draw(fields(size))
    charger = one(state, "A")
    found = charges(state, charger.id)
    assert {(id, end) for id, squares in found.offers.items() for end in squares} == literal(state, charger)
    assert (found.why_not is None) is bool(found.offers)
