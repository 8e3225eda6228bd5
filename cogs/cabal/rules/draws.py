"""How a game ends but by the fall of a king piece (G001-18)."""

from __future__ import annotations

from bot.engine.refusal import Refused
from cogs.cabal.rules.model import Draw, Ending, Game, Resign, Result, Side, Stage
from cogs.cabal.rules.refusals import CabalRefusal


def drew_or_resigned(game: Game, action: Draw | Resign) -> Game:
    """The game after a side has resigned, offered a draw, or accepted the one that the other has offered.

    Raises `Refused(OFFERED_ALREADY)`.
    """
    if isinstance(action, Resign):
        return _over(game, action.side.other, Ending.RESIGNED)
    if game.offer is action.side:
        raise Refused(CabalRefusal.OFFERED_ALREADY)
    if game.offer is action.side.other:
        return _over(game, None, Ending.AGREED)
    return game.model_copy(update={"offer": action.side})


def counted(game: Game, key: str, *, offered_by: Side | None) -> Game:
    """The game at the beginning of a turn: drawn if its position has come too often, or if it was quiet too long.

    A draw that was offered to whose turn has ended is refused by that.
    """
    seen = game.seen if game.quiet else {}
    times = seen.get(key, 0) + 1
    offer = None if offered_by is game.side else offered_by
    new = game.model_copy(update={"seen": {**seen, key: times}, "offer": offer})
    if game.stage is Stage.OVER:
        return new
    if times >= game.options.repetitions:
        return _over(new, None, Ending.REPETITION)
    return _over(new, None, Ending.QUIET) if game.quiet >= 2 * game.options.quiet_turns else new


def _over(game: Game, winner: Side | None, ending: Ending) -> Game:
    return game.model_copy(update={"stage": Stage.OVER, "result": Result(winner=winner, ending=ending), "offer": None})
