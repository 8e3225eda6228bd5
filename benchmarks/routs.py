"""The rout move on a large board against networkx's Dijkstra on the same graph.

A board of 52 × 52 squares with walls and difficult ground, and 40 creatures on it. Ours begins with the game and ends
with all squares in which the runner may stop, and a way to each. Networkx gets its graph ready-made, and only has to
find one cheapest way; before anything is timed, both must find the same cost.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from random import Random
from time import thread_time
from typing import TYPE_CHECKING

from benchmarks.measure import Measure, alternate
from bot.engine.grid import Board, Square
from bot.services.tables import load_table
from cogs.skirmish.rules.model import Creature, Game, Player
from cogs.skirmish.rules.routes import routes
from cogs.skirmish.rules.terms import Edition, Phase, Side
from cogs.skirmish.sheets import Stats
from cogs.skirmish.tables import Options

if TYPE_CHECKING:
    from networkx import DiGraph

SIZE, CREATURES, ROUNDS = 52, 40, 15
TIMES_AS_FAST = 5
OPTIONS = Path(__file__).parents[1] / "data" / "skirmish" / "options.toml"


def measures() -> Iterable[Measure]:
    """One line; none where networkx is absent."""
    try:
        import networkx
    except ImportError:
        print("routs: skipped, networkx is not installed", file=sys.stderr)
        return
    game = _game(Random("routs"))
    runner = game.creatures[0]
    graph = _graph(game.board, game.squares(game.standing(Side.B)))
    start, goal = (runner.anchor, 0), Square(0, 0)

    def ours() -> int | None:
        return routes(game, runner).cost

    def theirs() -> int:
        ends = [(goal, 0), (goal, 1)]
        graph.add_weighted_edges_from((end, "out", 0) for end in ends)
        length: int = networkx.dijkstra_path_length(graph, start, "out")
        return length

    if ours() != theirs():
        raise ValueError(f"networkx finds another cost: {theirs()}, not {ours()}")
    mine, its = alternate(ours, theirs, rounds=ROUNDS, clock=thread_time)
    yield Measure("rout-against-networkx", its.best / mine.best, TIMES_AS_FAST, at_least=True)


def _game(chance: Random) -> Game:
    """The runner stands in the corner opposite to its exit."""
    squares = [Square(x, y) for x in range(SIZE) for y in range(SIZE)][1:-1]
    chance.shuffle(squares)
    walls, slow, stands = set(squares[:500]), set(squares[500:900]), squares[900 : 900 + CREATURES - 1]
    rows = [
        "".join("#" if Square(x, y) in walls else "~" if Square(x, y) in slow else "." for x in range(SIZE))
        for y in reversed(range(SIZE))
    ]
    creatures = [_creature(1, Side.A, Square(SIZE - 1, SIZE - 1))]
    creatures += [_creature(id, (Side.A, Side.B)[id % 2], square) for id, square in enumerate(stands, 2)]
    return Game(
        edition=Edition.FIRST,
        options=load_table(OPTIONS, Options),
        map_name="large",
        map="\n".join(rows) + "\n\n< = exit-a @ A1\n> = exit-b @ AZ52",
        players=(Player(side=Side.A, name="A"), Player(side=Side.B, name="B")),
        creatures=tuple(creatures),
        phase=Phase.ACTIVATING,
    )


def _creature(id: int, side: Side, square: Square) -> Creature:
    stats = Stats(speed=6)
    return Creature(
        id=id, side=side, name=str(id), symbol="x", stats=stats, hit_points=5, square=square, routing=id == 1
    )


def _graph(board: Board, enemies: frozenset[Square]) -> DiGraph:
    """Squares, each with the two prices that the next diagonal step may have."""
    from networkx import DiGraph

    graph = DiGraph()
    shut, slow = board.walls | enemies, board.kind("difficult")
    for square in board.squares:
        for x, y in ((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y):
            then = Square(square.x + x, square.y + y)
            corner = board.walls & {Square(square.x + x, square.y), Square(square.x, square.y + y)}
            if square in shut or then in shut or not board.has(then) or (x and y and corner):
                continue
            for dear in (0, 1):
                plain = bool(x and y) and then not in slow
                weight = (2 if not (x and y) else 3) if then in slow else 1 + dear if plain else 1
                graph.add_edge((square, dear), (then, 1 - dear if plain else dear), weight=weight)
    return graph
