"""Drawing a board of 52×52 squares against joining its rows as plain strings.

The board is a full one: walls, difficult ground, fences where squares stand apart, 40 creatures, and an area of 49
squares. A drawing is compared with joining its own characters, row by row, in two ways that are fair to what was known
before:

- A board is drawn again, as in every turn of a scene. The plain way, too, then has what each square shows at hand, as
  lists of characters with the labels among them, and looks nothing up.
- A board is drawn for the first time. Then the plain way has to look up what each square shows, in a dictionary.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from time import thread_time

from benchmarks.measure import Measure, alternate
from bot.engine.grid import (
    AREA,
    DIFFICULT,
    LARGEST,
    OPEN,
    WALL,
    Board,
    Edge,
    Ground,
    Position,
    Shade,
    Space,
    Square,
    Token,
    Window,
    around,
    draw,
)
from bot.engine.text import say

ROUNDS = 300
MOST = 2.0


def measures() -> Iterable[Measure]:
    """How many times as long as the plain way a drawing takes, by the best run of each."""
    for spaced in (False, True):
        part, name = Window(0, LARGEST, spaced), "spaced" if spaced else "close"
        seen, *others = (_position(number, spaced) for number in range(ROUNDS + 1))
        again = _ratio(partial(draw, seen, part), partial(_joined, list(map(list, draw(seen, part)))))
        yield Measure(f"board-drawn-{name}-against-joining", again, MOST, at_least=False)
        first = _ratio(partial(_draw_next, iter(others), part), partial(_looked_up, _symbols(seen), " " * spaced))
        yield Measure(f"board-first-drawn-{name}-against-looking-up", first, MOST, at_least=False)


def _ratio(ours: Callable[[], object], plain: Callable[[], object]) -> float:
    mine, its = alternate(ours, plain, rounds=ROUNDS, clock=thread_time)
    return mine.best / its.best


def _joined(rows: list[list[str]]) -> tuple[str, ...]:
    return tuple("".join(row) for row in rows)


def _looked_up(symbols: Mapping[tuple[int, int], str], gap: str) -> tuple[str, ...]:
    return tuple(
        f"{y + 1:>2} " + "".join(symbols.get((x, y), OPEN) + gap for x in range(LARGEST))
        for y in reversed(range(LARGEST))
    )


def _draw_next(positions: Iterator[Position], part: Window) -> tuple[str, ...]:
    return draw(next(positions), part)


def _symbols(position: Position) -> dict[tuple[int, int], str]:
    """What each square that is not open shows."""
    board = position.board
    shown = {square: shade.sign for shade in position.shades for square in shade.squares}
    shown |= {square: ground.sign for ground in board.ground for square in ground.squares}
    shown |= dict.fromkeys(board.walls, WALL)
    shown |= {square: token.symbol for square, token in position.occupied.items()}
    return {(x, y): symbol for (x, y), symbol in shown.items()}


def _position(number: int, fenced: bool) -> Position:
    """A full board, another one for each number."""
    chance = random.Random(number)
    squares = Board(width=LARGEST, height=LARGEST).squares
    walls, rough = frozenset(chance.sample(squares, 540)), frozenset(chance.sample(squares, 270))
    inner = [square for square in squares if square.x + 1 < LARGEST]
    fences = [Edge(square, Square(square.x + 1, square.y)) for square in chance.sample(inner, 100 * fenced)]
    free = [square for square in squares if square not in walls]
    return Position(
        board=Board(
            width=LARGEST,
            height=LARGEST,
            walls=walls,
            fences=frozenset(fences),
            ground=(Ground(kind=DIFFICULT, sign="~", squares=rough),),
        ),
        tokens=tuple(
            Token(symbol=chance.choice("ABCdef"), name="Somebody", space=Space(square))
            for square in chance.sample(free, 40)
        ),
        shades=(Shade(sign=AREA, name=say("yes"), squares=around(Space(chance.choice(squares)), 3)),),
    )
