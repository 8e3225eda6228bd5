"""What is legal, and what comes of it.

legal(game)                     every action of whoever has to act next
apply(game, action, dice)       the game after an action, and the ruling that tells of it
"""

from __future__ import annotations

from bot.engine.dice import Dice
from bot.engine.grid import Square
from bot.engine.refusal import Refused
from bot.engine.ruling import Ruling
from cogs.cabal.rules.combat import FACES
from cogs.cabal.rules.draws import counted, drew_or_resigned
from cogs.cabal.rules.model import (
    Action,
    Cast,
    Done,
    Draw,
    End,
    Enter,
    Game,
    Happening,
    Move,
    Resign,
    Side,
    Stage,
    What,
)
from cogs.cabal.rules.notation import action_text
from cogs.cabal.rules.position import action_of, board_of, game_on, step_of
from cogs.cabal.rules.preview import clash_of
from cogs.cabal.rules.refusals import CabalRefusal
from cogs.cabal.rules.steps import do, fought, steps
from cogs.cabal.rules.trace import trace
from cogs.cabal.rules.why import refused

RULESET = "cabal"


def legal(game: Game) -> tuple[Action, ...]:
    """Every action of whoever has to act next, save draws and resignation; none unless the game is played."""
    if game.stage is not Stage.PLAY:
        return ()
    board = board_of(game)
    return tuple(action_of(board.arena, step) for step in steps(board))


def apply(game: Game, action: Action, dice: Dice) -> tuple[Game, Ruling]:
    """The game after an action of whoever has to act next, or after a draw or a resignation of its side.

    Rolls one die for each side in a fight where fights are diced: the attacker's first. Raises `Refused` with a
    `CabalRefusal`; the reason is exact where several would do, and the same for the same position.
    """
    if game.stage is not Stage.PLAY:
        raise Refused(CabalRefusal.OVER if game.stage is Stage.OVER else CabalRefusal.NOT_READY)
    if isinstance(action, Draw | Resign):
        settled = drew_or_resigned(game, action)
        return _ruled(game, settled, Done(action=action, side=action.side, turn=game.turn, result=settled.result))
    board = board_of(game)
    arena = board.arena
    step = step_of(arena, game.decides, action)
    if step not in steps(board):
        raise refused(game, board, action)
    action = action_of(arena, step)  # two victims may have been named in either order
    fight = fought(board, step)
    faces = (dice.roll(FACES), dice.roll(FACES)) if fight and game.options.dice else (0, 0)
    clash = clash_of(game, board, step, faces) if fight else None
    happened: list[Happening] = []

    def tell(what: What, code: int, square: int, to: int, mana: int) -> None:
        happened.append(
            Happening(
                what=what,
                side=Side(arena.side[code]),
                kind=arena.kind(code).id,
                square=arena.square(square),
                to=arena.square(to) if to >= 0 else None,
                mana=mana,
            )
        )

    do(board, step, tell, faces)
    after = game_on(game, board, _last(game, action))
    if isinstance(action, End):
        after = counted(after, board.key, offered_by=game.offer)
    done = Done(
        action=action,
        side=game.decides,
        turn=game.turn,
        clash=clash,
        happened=tuple(happened),
        falling=after.fall is not None,
        result=after.result,
    )
    return _ruled(game, after, done, faces if fight and game.options.dice else None)


def _ruled(before: Game, after: Game, done: Done, faces: tuple[int, int] | None = None) -> tuple[Game, Ruling]:
    """The game with its record, and the ruling."""
    written = action_text(before, done.action, faces)
    ruling = Ruling(
        ruleset=RULESET, kind=done.action.kind, result=done.model_dump(mode="json"), trace=trace(before, done)
    )
    return after.model_copy(update={"record": (*before.record, written)}), ruling


def _last(game: Game, action: Action) -> tuple[Square, ...]:
    match action:
        case Move():
            return action.start, action.to
        case Cast(to=to):
            return (action.target, to) if to else (action.target,)
        case Enter():
            return (action.square,)
        case _:
            return game.last
