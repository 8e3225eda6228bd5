"""The rout move against an independent solver: on 1,000 random maps, every cheapest way is gone through one by one."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import networkx as nx
import pytest

from bot.engine.grid import Diagonals, Space, Square, distance
from cogs.skirmish.rules.model import Game
from cogs.skirmish.rules.routes import Routes, routes
from cogs.skirmish.rules.terms import Side
from cogs.skirmish.sheets import Stats
from tests.skirmish.games import changed, game, one
from tests.skirmish.graphs import State, graph

MAPS = 1000
PARTS = 10


def drawn(chance: Random) -> Game:
    """A small map with a runner, two allies, three enemies and one or two exits; hardly ever is all of it open."""
    width, height = chance.randint(3, 8), chance.randint(3, 7)
    signs = [chance.choice(".......##~") for _ in range(width * height)]
    spots = chance.sample(range(width * height), 6)
    for spot, symbol in zip(spots, chance.choice(["ABCxyz", "ABxyz", "ABCx", "Ax"]), strict=False):
        signs[spot] = symbol
    free = [spot for spot, sign in enumerate(signs) if sign != "#"]
    exits = [Square(spot % width, height - 1 - spot // width) for spot in chance.sample(free, chance.randint(1, 2))]
    names = " ".join(f"{chr(65 + square.x)}{square.y + 1}" for square in exits)
    rows = ["".join(signs[at : at + width]) for at in range(0, len(signs), width)]
    state = game("\n".join(rows) + f"\n\n< = exit-a @ {names}", A=Stats(speed=chance.randint(1, 5)))
    return changed(state, "A", routing=True)


def literal(state: Game, ways: nx.DiGraph) -> tuple[int | None, set[tuple[Square, int, bool]]]:
    """The cost of the cheapest way, and all lawful ends of this move: square, what is left, whether it leaves."""
    runner = one(state, "A")
    points = 2 * runner.stats.speed
    allies = {x.anchor for x in state.standing(runner.side) if x.id != runner.id}
    exits = state.board.kind("exit-a")
    start: State = (runner.anchor, 0)
    ways.add_node(start)
    for square in exits:
        for dear in (0, 1):
            if (square, dear) in ways:
                ways.add_edge((square, dear), "out", weight=0)
    if "out" not in ways or not nx.has_path(ways, start, "out"):
        return None, blocked(state, ways, start, points, allies, exits)
    cost = nx.dijkstra_path_length(ways, start, "out")
    if cost < points:
        return cost, {(Square(-1, -1), 0, True)}
    ends = set()
    for way in nx.all_shortest_paths(ways, start, "out", weight="weight"):
        spent, stop = 0, runner.anchor
        for before, then in pairwise(way[:-1]):
            spent += ways.edges[before, then]["weight"]
            if spent <= points and then[0] not in allies:
                stop = then[0]
        ends.add((stop, nx.dijkstra_path_length(ways, (stop, 0), "out") if stop not in exits else 0, False))
    least = min(left for _, left, _ in ends)
    return cost, {end for end in ends if end[1] == least}


def blocked(
    state: Game, ways: nx.DiGraph, start: State, points: int, allies: set[Square], exits: frozenset[Square]
) -> set[tuple[Square, int, bool]]:
    """As near as it can come (G004-28)."""
    reached: dict[Square, int] = {}
    for node, cost in nx.single_source_dijkstra_path_length(ways, start, cutoff=points).items():
        if node != "out" and (node == start or node[0] not in allies):
            reached[node[0]] = min(cost, reached.get(node[0], cost))
    empty = graph(state.board, [])
    left = {}
    for square in reached:
        lengths = nx.single_source_dijkstra_path_length(empty, (square, 0)) if (square, 0) in empty else {}
        found = [cost for (then, _), cost in lengths.items() if then in exits] + [0] * (square in exits)
        if found:
            left[square] = min(found)
    if not left:
        left = {
            square: min(distance(Space(square), Space(exit), Diagonals.ALTERNATING) for exit in exits)
            for square in reached
        }
    best = min((left[square], reached[square]) for square in left)
    return {(square, left[square], False) for square in left if (left[square], reached[square]) == best}


def found_ends(found: Routes) -> set[tuple[Square, int, bool]]:
    if found.routes[0].leaves:
        return {(Square(-1, -1), 0, True)}
    return {(route.stop, route.left, False) for route in found.routes}


@pytest.mark.parametrize("part", range(PARTS))
def test_R004_12_no_way_is_shorter_and_all_ends_of_equally_short_ones_are_offered(part: int) -> None:
    blocked_maps = leaving = choices = 0
    for number in range(MAPS // PARTS):
        state = drawn(Random(f"rout {part} {number}"))
        found = routes(state, one(state, "A"))
        ways = graph(state.board, [x.anchor for x in state.standing(Side.B)])
        cost, ends = literal(state, ways)
        assert (found.cost, found_ends(found)) == (cost, ends), state.map
        for route in found.routes:
            assert route.way[0].square == one(state, "A").anchor
            assert weight(ways, [stand.square for stand in route.way]) == route.cost <= found.points
        blocked_maps += found.blocked
        leaving += found.routes[0].leaves
        choices += len(found.routes) > 1
    assert min(blocked_maps, leaving, choices) > 0, "the maps show all cases"


def weight(ways: nx.DiGraph, way: list[Square]) -> int:
    """What a way costs, step by step."""
    dear = total = 0
    for before, then in pairwise(way):
        after = next(node for node in ((then, 0), (then, 1)) if ways.has_edge((before, dear), node))
        total += ways.edges[(before, dear), after]["weight"]
        dear = after[1]
    return total
