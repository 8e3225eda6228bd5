"""Legal moves of Cabal of the Undead against those of chess, in positions a second.

Both walk through every line of moves from their start, three turns or half-moves deep, and make at the last position
the list of all legal moves; python-chess as its own perft does it. What is counted is the length of those
lists. Each of our turns ends as the rules want it, with the check of the fog.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from time import thread_time
from typing import TYPE_CHECKING

from benchmarks.measure import Measure, alternate, undisturbed
from bot.services.tables import load_tables
from cogs.cabal.rules.board import NOBODY, Board
from cogs.cabal.rules.model import SetUp, Side, Spell
from cogs.cabal.rules.moving import end, moves
from cogs.cabal.rules.position import board_of
from cogs.cabal.rules.setup import classical, new_game, ready
from cogs.cabal.rules.steps import do
from cogs.cabal.tables import Army, CabalTables, Options

if TYPE_CHECKING:
    import chess

ROUNDS = 3
DEPTH = 3
DATA = Path(__file__).resolve().parents[1] / "data" / "cabal"


def measures() -> Iterable[Measure]:
    """One line for each pair of armies; none where python-chess is absent."""
    try:
        import chess
    except ImportError:
        print("cabal_moves: skipped, chess is not installed", file=sys.stderr)
        return
    tables = load_tables(DATA, CabalTables)
    armies = tables.armies
    for first, second in (("undead", "empire"), ("undead", "undead"), ("empire", "empire")):
        board = start(armies[first], armies[second], tables.options)
        ours, theirs = walked(board, DEPTH), chess_walked(chess.Board(), DEPTH)
        with undisturbed():
            mine, its = alternate(
                partial(walked, board, DEPTH),
                partial(chess_walked, chess.Board(), DEPTH),
                rounds=ROUNDS,
                clock=thread_time,
            )
        ratio = (ours / mine.best) / (theirs / its.best)
        yield Measure(f"cabal-moves-{first}-{second}-against-python-chess", ratio, 1.0, at_least=True)


def start(first: Army, second: Army, options: Options) -> Board:
    """The position at the beginning of a game."""
    game = new_game(first, second, options)
    for side in Side:
        spells = tuple(Spell)[:3] if game.armies[side].casts else ()
        game = ready(game, side, SetUp(pieces=classical(game, side), spells=spells))
    return board_of(game)


def walked(board: Board, depth: int) -> int:
    """Legal moves at the end of all lines of so many turns, each of one move or attack."""
    found = moves(board)
    if depth == 1:
        return len(found)
    total = 0
    for step in found:
        child = board.copy()
        do(child, step)
        if child.winner == NOBODY and child.fall is None:
            end(child)
            total += walked(child, depth - 1)
    return total


def chess_walked(board: chess.Board, depth: int) -> int:
    """The same for chess, by half-moves."""
    if depth == 1:
        return board.legal_moves.count()
    total = 0
    for move in board.legal_moves:
        board.push(move)
        total += chess_walked(board, depth - 1)
        board.pop()
    return total
