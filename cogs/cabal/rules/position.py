"""From a game to its position in numbers and back, and from actions to steps."""

from __future__ import annotations

from bot.engine.grid import Square
from cogs.cabal.rules.arena import Arena, arena_of
from cogs.cabal.rules.board import (
    DRAWN,
    END,
    END_STEP,
    ENTER,
    EVOCATION,
    MOVE,
    NOBODY,
    SACRIFICE,
    SHAKE_THE_BONES,
    Board,
    Mark,
    Step,
)
from cogs.cabal.rules.model import (
    Action,
    Cast,
    End,
    Ending,
    Enter,
    Fall,
    Game,
    Move,
    Piece,
    Result,
    Sacrifice,
    Side,
    Stage,
)
from cogs.cabal.rules.spells import NAMES, NUMBERS

_UNKNOWN: Step = (-1, -1, -1, -1)
"""A step that no position has."""


def board_of(game: Game) -> Board:
    """The position of a game."""
    arena = arena_of(game)
    board = Board(arena)
    for piece in game.pieces:
        board.put(arena.number(piece.square), arena.code(piece), piece.id)
        if piece.frightened or piece.petrified or piece.gazed:
            board.marks[piece.id] = Mark(piece.frightened, piece.petrified, piece.gazed)
    board.mana = list(game.mana)
    board.moved, board.cast = game.moved, game.cast
    board.turn, board.quiet, board.next_id = game.turn, game.quiet, game.next_id
    first, second = (tuple(NUMBERS[spell] for spell in game.spells(side)) for side in Side)
    board.spells = first, second
    if game.fall:
        board.fall = arena.number(game.fall.start), arena.number(game.fall.to)
    if game.result:
        board.winner = DRAWN if game.result.winner is None else int(game.result.winner)
    return board


def game_on(game: Game, board: Board, last: tuple[Square, ...]) -> Game:
    """The game with the position of `board`; `last` are the squares of the last move."""
    arena = board.arena
    standing = {id: square for square, id in enumerate(board.ids) if id}
    known = {piece.id: piece for piece in game.pieces}
    pieces = tuple(_piece(board, square, id, known.get(id)) for id, square in sorted(standing.items()))
    fall = Fall(start=arena.square(board.fall[0]), to=arena.square(board.fall[1])) if board.fall else None
    lost = board.winner not in (NOBODY, DRAWN)
    return game.model_copy(
        update={
            "pieces": pieces,
            "next_id": board.next_id,
            "turn": board.turn,
            "moved": board.moved,
            "cast": board.cast,
            "mana": (board.mana[0], board.mana[1]),
            "fall": fall,
            "last": last,
            "quiet": board.quiet,
            "result": Result(winner=Side(board.winner), ending=Ending.KING) if lost else None,
            "stage": Stage.OVER if lost else Stage.PLAY,
        }
    )


def _piece(board: Board, square: int, id: int, known: Piece | None) -> Piece:
    arena, code = board.arena, board.codes[square]
    mark = board.marks.get(id) or Mark()
    at = arena.square(square)
    if known and known.square == at and (known.frightened, known.petrified, known.gazed) == mark.values:
        return known
    frightened, petrified, gazed = mark.values
    return Piece(
        id=id,
        side=Side(arena.side[code]),
        kind=arena.kind(code).id,
        square=at,
        frightened=frightened,
        petrified=petrified,
        gazed=gazed,
    )


def step_of(arena: Arena, side: Side, action: Action) -> Step:
    """The step that an action is; one that no position has, for what cannot be written as a step."""
    codes, number = arena.codes[side], arena.number
    match action:
        case Move():
            return MOVE, number(action.start), number(action.to), 0
        case Cast(spell=spell, to=to, piece=piece):
            kind = NUMBERS[spell]
            if (to is not None) != (kind == SHAKE_THE_BONES) or (piece is not None) != (kind == EVOCATION):
                return _UNKNOWN
            more = codes.get(piece, -1) if piece else number(to) if to else 0
            return kind, number(action.caster), number(action.target), more
        case Enter():
            return ENTER, codes.get(action.piece, -1), number(action.square), 0
        case Sacrifice():
            return SACRIFICE, *_victims(arena, action), number(action.to) if action.to else -1
        case End():
            return END_STEP
        case _:
            return _UNKNOWN


def _victims(arena: Arena, action: Sacrifice) -> tuple[int, int]:
    numbers = sorted(map(arena.number, action.victims))
    return (numbers[0], numbers[1]) if len(numbers) == 2 else (numbers[0], -1) if numbers else (-1, -1)


def action_of(arena: Arena, step: Step) -> Action:
    """The action that a step is."""
    kind, start, to, more = step
    square = arena.square
    if kind == MOVE:
        return Move(start=square(start), to=square(to))
    if kind == END:
        return End()
    if kind == ENTER:
        return Enter(piece=arena.kind(start).id, square=square(to))
    if kind == SACRIFICE:
        victims = tuple(square(victim) for victim in (start, to) if victim >= 0)
        return Sacrifice(victims=victims, to=square(more) if more >= 0 else None)
    return Cast(
        caster=square(start),
        spell=NAMES[kind],
        target=square(to),
        to=square(more) if kind == SHAKE_THE_BONES else None,
        piece=arena.kind(more).id if kind == EVOCATION else None,
    )
