"""How the armies get ready (G001-4): points, limits, ranks, and the three spells (R001-32)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.engine.grid import Square
from bot.engine.refusal import Refused
from bot.engine.text import Verbatim
from cogs.cabal.rules.model import Game, Piece, SetUp, Side, Spell, Stage
from cogs.cabal.rules.position import board_of
from cogs.cabal.rules.refusals import CabalRefusal, SetUpRefusal
from cogs.cabal.tables import Army, Options

BOARDS = ((8, 8), (16, 8), (8, 16))
"""Width and height of the boards: one, two side by side, two end to end (G001-19)."""

SPELLS = 3
"""Spells that are declared (R001-32)."""

RANKS = 2
"""Ranks, from its own edge, on which a side sets up (G001-4)."""


def new_game(first: Army, second: Army, options: Options, *, width: int = 8, height: int = 8) -> Game:
    """A game that waits for both sides to get ready. Raises `Refused(NO_SUCH_BOARD)`."""
    if (width, height) not in BOARDS:
        raise Refused(SetUpRefusal.NO_SUCH_BOARD, size=Verbatim(verbatim=f"{width}×{height}"))
    return Game(width=width, height=height, options=options, armies=(first, second))


def rank_of(game: Game, side: Side, number: int) -> int:
    """The `number`th rank (from 0) of a side, counted from its own edge."""
    return number if side is Side.FIRST else game.height - 1 - number


def classical(game: Game, side: Side) -> tuple[tuple[str, Square], ...]:
    """The ready-made set-up of a side's army, in the middle of its edge."""
    army = game.armies[side]
    left = (game.width - 8) // 2
    return tuple(
        (kind.id, Square(left + x, rank_of(game, side, number)))
        for number, letters in enumerate(army.classical)
        for x, letter in enumerate(letters)
        if (kind := army.lettered(letter))
    )


def points(army: Army, kinds: Sequence[str]) -> int:
    """What pieces of these kinds cost together."""
    return sum(kind.cost for id in kinds if (kind := army.kind(id)))


def ready(game: Game, side: Side, set_up: SetUp) -> Game:
    """The game with this side ready; when both are, it begins.

    Raises `Refused`: READY_ALREADY, NO_SUCH_PIECE, ONE_KING, TOO_MANY_OF_KIND, POINTS, TOO_MANY_PIECES,
    TWICE_ON_SQUARE, NOT_NEAREST, THREE_SPELLS, NO_SPELLS.
    """
    if game.ready[side] is not None:
        raise Refused(SetUpRefusal.READY_ALREADY)
    check(game, side, set_up)
    both = (set_up, game.ready[1]) if side is Side.FIRST else (game.ready[0], set_up)
    waiting = game.model_copy(update={"ready": both})
    first, second = both
    return begun(waiting, first, second) if first and second else waiting


def begun(game: Game, first: SetUp, second: SetUp) -> Game:
    """The game with both armies on the board."""
    placed = [
        (side, kind, square) for side, one in zip(Side, (first, second), strict=True) for kind, square in one.pieces
    ]
    pieces = tuple(
        Piece(id=number, side=side, kind=kind, square=square) for number, (side, kind, square) in enumerate(placed, 1)
    )
    started = game.model_copy(update={"stage": Stage.PLAY, "pieces": pieces, "next_id": len(pieces) + 1})
    return started.model_copy(update={"seen": {board_of(started).key: 1}})


def check(game: Game, side: Side, set_up: SetUp) -> None:
    """Raises `Refused` for a set-up that is not allowed: see `ready`."""
    army, options = game.armies[side], game.options
    counted = Counter(kind for kind, _ in set_up.pieces)
    for id, number in counted.items():
        kind = army.kind(id)
        if kind is None:
            raise Refused(CabalRefusal.NO_SUCH_PIECE, piece=id)
        if number > kind.limit and not kind.is_king:
            raise Refused(CabalRefusal.TOO_MANY_OF_KIND, piece=kind.called, n=kind.limit)
    if counted[army.king.id] != 1:
        raise Refused(SetUpRefusal.ONE_KING, piece=army.king.called)
    if len(set_up.pieces) > options.most_pieces:
        raise Refused(SetUpRefusal.TOO_MANY_PIECES, n=len(set_up.pieces), limit=options.most_pieces)
    if (cost := points(army, [kind for kind, _ in set_up.pieces])) > options.points:
        raise Refused(SetUpRefusal.POINTS, n=cost, limit=options.points)
    _check_squares(game, side, [square for _, square in set_up.pieces])
    _check_spells(army, set_up.spells)


def _check_squares(game: Game, side: Side, squares: Sequence[Square]) -> None:
    ranks = {rank_of(game, side, number) for number in range(RANKS)}
    for square in squares:
        if not 0 <= square.x < game.width or square.y not in ranks:
            raise Refused(SetUpRefusal.NOT_NEAREST, ranks=RANKS)
    if len(set(squares)) < len(squares):
        raise Refused(SetUpRefusal.TWICE_ON_SQUARE)


def _check_spells(army: Army, spells: Sequence[Spell]) -> None:
    if army.casts and (len(spells) != SPELLS or len(set(spells)) != SPELLS):
        raise Refused(SetUpRefusal.THREE_SPELLS, n=SPELLS)
    if spells and not army.casts:
        raise Refused(SetUpRefusal.NO_SPELLS)
