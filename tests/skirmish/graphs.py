"""The ways of a medium creature as a graph for networkx, made from the rules and from nothing else."""

from __future__ import annotations

from collections.abc import Iterable

import networkx as nx

from bot.engine.grid import Board, Square

State = tuple[Square, int]
"""A square, and whether the next diagonal step over plain ground is a dear one."""

AROUND = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]


def graph(board: Board, blocked: Iterable[Square]) -> nx.DiGraph:
    """Every step of the 1st edition: diagonals cost 1 and 2 in turn, difficult ground 2 and diagonally 3."""
    found = nx.DiGraph()
    shut = {*board.walls, *blocked}
    slow = board.kind("difficult") | board.kind("risky") | board.kind("spikes")
    for square in board.squares:
        if square in shut:
            continue
        for x, y in AROUND:
            then = Square(square.x + x, square.y + y)
            sides = (Square(square.x + x, square.y), Square(square.x, square.y + y))
            if not board.has(then) or then in shut or (x and y and board.walls & set(sides)):
                continue
            if board.fences and _is_fenced(board, square, then, sides):
                continue
            for dear in (0, 1):
                if not (x and y):
                    found.add_edge((square, dear), (then, dear), weight=2 if then in slow else 1)
                elif then in slow:
                    found.add_edge((square, dear), (then, dear), weight=3)
                else:
                    found.add_edge((square, dear), (then, 1 - dear), weight=1 + dear)
    return found


def _is_fenced(board: Board, square: Square, then: Square, sides: tuple[Square, Square]) -> bool:
    pairs = [(square, then)]
    if square.x != then.x and square.y != then.y:
        pairs = [(end, side) for side in sides for end in (square, then)]
    return any(tuple(sorted(pair)) in {(fence.first, fence.second) for fence in board.fences} for pair in pairs)
