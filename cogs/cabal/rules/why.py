"""Why an action is not legal, as exactly as the position tells."""

from __future__ import annotations

from bot.engine.grid import Square, label
from bot.engine.refusal import Refused
from bot.engine.text import Verbatim, clean
from cogs.cabal.rules.arena import bits
from cogs.cabal.rules.board import ENERGY_BOLT, EVOCATION, PAIN, PETRIFYING_GAZE, SHAKE_THE_BONES, TERROR, Board
from cogs.cabal.rules.model import Action, Cast, End, Enter, Game, Move, Sacrifice
from cogs.cabal.rules.refusals import CabalRefusal as No
from cogs.cabal.rules.spells import NUMBERS, RANGE, gazed_before, may_be_gazed, price, shakable


def refused(game: Game, board: Board, action: Action) -> Refused:
    """The refusal of an action that is not legal in this position."""
    if isinstance(action, Sacrifice):
        return Refused(No.SACRIFICE if game.fall else No.NO_SACRIFICE)
    if game.fall:
        return Refused(No.SACRIFICE_FIRST)
    match action:
        case Move():
            return _move(game, board, action)
        case Cast():
            return _cast(game, board, action)
        case Enter():
            return _enter(game, board, action)
        case End():
            return Refused(No.MUST_MOVE)
        case _:
            raise ValueError(f"{action} is never refused")


def _move(game: Game, board: Board, action: Move) -> Refused:
    found = _own(game, action.start)
    if isinstance(found, Refused):
        return found
    start = board.arena.number(action.start)
    if board.ids[start] in board.moved or len(board.moved) >= game.options.moves_per_turn:
        return Refused(No.MOVED_ALREADY, n=game.options.moves_per_turn)
    return _way(game, board, start, action.to)


def _way(game: Game, board: Board, start: int, wished: Square) -> Refused:
    """Why the piece on `start` cannot go there."""
    to = board.arena.number(wished)
    if to < 0:
        return Refused(No.OFF_BOARD, square=_at(wished))
    stone = board.petrified()
    if stone >> start & 1:
        return Refused(No.PETRIFIED, square=_at(board.arena.square(start)))
    if board.occupied[board.side] >> to & 1:
        return Refused(No.OWN_PIECE, square=_at(wished))
    reach = board.arena.reach[board.codes[start]][start]
    if not reach.among(board.occupied[0] | board.occupied[1]) >> to & 1:
        kind = board.arena.kind(board.codes[start])
        return Refused(No.UNREACHABLE, piece=kind.called, start=_at(board.arena.square(start)), to=_at(wished))
    return Refused(No.TARGET_PETRIFIED, square=_at(wished))


def _own(game: Game, square: Square) -> Refused | int:
    """The id of the own piece on a square, or why there is none."""
    piece = game.at(square)
    if piece is None:
        return Refused(No.NO_PIECE, square=_at(square))
    return piece.id if piece.side is game.side else Refused(No.NOT_YOUR_PIECE, square=_at(square))


def _cast(game: Game, board: Board, action: Cast) -> Refused:
    arena, spell = board.arena, NUMBERS[action.spell]
    caster, target = arena.number(action.caster), arena.number(action.target)
    found = _own(game, action.caster)
    if isinstance(found, Refused) or not arena.casts[board.codes[caster]]:
        return Refused(No.NO_CASTER, square=_at(action.caster))
    if spell not in board.spells[board.side]:
        return Refused(No.NOT_DECLARED, spell=action.spell.text)
    if found in board.cast:
        return Refused(No.CAST_ALREADY)
    if target < 0:
        return Refused(No.OFF_BOARD, square=_at(action.target))
    if spell == SHAKE_THE_BONES:
        return _shake(game, board, action)
    if spell == EVOCATION:
        return _evoke(board, caster, target, action)
    return _aim(board, spell, caster, target, action)


def _aim(board: Board, spell: int, caster: int, target: int, action: Cast) -> Refused:
    where = _at(action.target)
    if action.to is not None or action.piece is not None or not board.occupied[1 - board.side] >> target & 1:
        return Refused(No.NO_ENEMY, square=where)
    if not board.arena.near[RANGE[spell]][caster] >> target & 1:
        return Refused(No.OUT_OF_RANGE, spell=action.spell.text, n=RANGE[spell], square=where)
    if spell == TERROR:
        return Refused(No.IMMUNE, piece=board.arena.kind(board.codes[target]).called)
    if spell in (ENERGY_BOLT, PAIN):
        return Refused(No.TARGET_PETRIFIED, square=where)
    if spell == PETRIFYING_GAZE and not may_be_gazed(board, target) and gazed_before(board, target):
        return Refused(No.GAZE_AGAIN, square=where)
    return Refused(No.GAZE_KING)


def _shake(game: Game, board: Board, action: Cast) -> Refused:
    found = _own(game, action.target)
    if isinstance(found, Refused):
        return found
    start = board.arena.number(action.target)
    if not board.arena.undead[board.codes[start]]:
        return Refused(No.NOT_UNDEAD, square=_at(action.target))
    if not shakable(board) >> start & 1:
        return Refused(No.NOT_IN_FOG, square=_at(action.target))
    if action.to is None:
        return Refused(No.NO_PIECE, square=_at(action.target))
    enemy = game.at(action.to)
    if enemy and enemy.side is not game.side:
        return Refused(No.SHAKE_ATTACK)
    return _way(game, board, start, action.to)


def _evoke(board: Board, caster: int, target: int, action: Cast) -> Refused:
    code = _code(board, action.piece)
    if isinstance(code, Refused):
        return code
    if board.codes[target]:
        return Refused(No.SQUARE_TAKEN, square=_at(action.target))
    is_near = board.arena.near[RANGE[EVOCATION]][caster] >> target & 1
    if not is_near and not board.fog(board.side) >> target & 1:
        return Refused(No.NOT_IN_FOG, square=_at(action.target))
    return _no_mana(board, price(board, caster, target, code))


def _enter(game: Game, board: Board, action: Enter) -> Refused:
    code = _code(board, action.piece)
    if isinstance(code, Refused):
        return code
    corners = game.corners(game.side)
    if action.square not in corners:
        first, second = map(_at, corners)
        return Refused(No.NOT_A_CORNER, first=first, second=second)
    if game.at(action.square):
        return Refused(No.SQUARE_TAKEN, square=_at(action.square))
    return _no_mana(board, board.arena.cost[code])


def _code(board: Board, id: str | None) -> Refused | int:
    """The code of a kind that mana could bring, or why it cannot."""
    arena = board.arena
    code = arena.codes[board.side].get(id or "")
    if code is None:
        return Refused(No.NO_SUCH_PIECE, piece=clean(id or ""))
    kind = arena.kind(code)
    if kind.is_king:
        return Refused(No.NEVER_ENTERS, piece=kind.called)
    if sum(board.codes[square] == code for square in bits(board.occupied[board.side])) >= kind.limit:
        return Refused(No.TOO_MANY_OF_KIND, piece=kind.called, n=kind.limit)
    return code


def _no_mana(board: Board, cost: int) -> Refused:
    return Refused(No.NO_MANA, n=cost, mana=board.mana[board.side])


def _at(square: Square) -> Verbatim:
    """A square by its label; one that no board has, by its numbers."""
    known = 0 <= square.x < 52 and 0 <= square.y < 52
    return Verbatim(verbatim=label(square) if known else f"{square.x + 1}/{square.y + 1}")
