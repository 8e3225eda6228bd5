"""What the bot does with a turn: what enters, which spell is worth it, which move, at three strengths."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import JsonValue

from bot.engine.dice import Dice, SeededDice
from cogs.cabal.rules.arena import Arena
from cogs.cabal.rules.board import END_STEP, EVOCATION, NOBODY, SHAKE_THE_BONES, Board, Step
from cogs.cabal.rules.combat import chance
from cogs.cabal.rules.model import ACTION, Action, Game, Stage
from cogs.cabal.rules.position import action_of, board_of
from cogs.cabal.rules.solo.search import FAR, WON, Due, IsDue, Search
from cogs.cabal.rules.solo.worth import worth
from cogs.cabal.rules.spells import casts, entries
from cogs.cabal.rules.steps import do, fought

LEVELS = (1, 2, 3)
"""The strengths: one turn ahead and careless, two turns ahead, as far as the time allows."""

DEPTH = {1: 1, 2: 2, 3: 12}
"""Turns that are looked ahead at most."""

CARELESSNESS = {1: 300, 2: 20, 3: 2}
"""How much a move may be misjudged, in hundredths of a point."""

MARGIN = {1: 150, 2: 15, 3: 15}
"""What a spell must bring to be worth casting."""

PLACES = 6
"""Evocations and shakings that are looked at, the most promising."""

DRAW = 0
"""What a position is worth at most that has come before; a third time makes a draw."""

OFFERS = 20
"""Sacrifices that are looked at, the cheapest."""


def ask(game: Game, level: int, seed: bytes) -> dict[str, JsonValue]:
    """The question for `answer`."""
    return {"game": game.model_dump(mode="json", exclude={"record"}), "level": level, "seed": seed.hex()}


def answer(asked: JsonValue, is_due: IsDue) -> JsonValue:
    """The actions that `choose` finds for a question, as JSON values."""
    if not isinstance(asked, dict):
        raise TypeError("a question has a game, a level and a seed")
    game = Game.model_validate(asked["game"])
    level, seed = int(str(asked["level"])), bytes.fromhex(str(asked["seed"]))
    return [action.model_dump(mode="json") for action in choose(game, level, seed=seed, is_due=is_due)]


def read_answer(answered: JsonValue) -> tuple[Action, ...]:
    """The actions of an answer."""
    if not isinstance(answered, list):
        raise TypeError("an answer is a list of actions")
    return tuple(map(ACTION.validate_python, answered))


def choose(game: Game, level: int, *, seed: bytes, is_due: IsDue) -> tuple[Action, ...]:
    """The next actions of whoever has to act: to the end of the turn, or until chance or the other side decides.

    `seed` settles what is equally good; the same seed in the same position and depth means the same actions. What is
    found before it is due counts, were it only a turn ahead. Raises ValueError unless the game is played.
    """
    if game.stage is not Stage.PLAY:
        raise ValueError("there is nothing to do")
    board = board_of(game)
    bot = _Bot(game, board.arena, level, SeededDice(seed, game.turn), is_due)
    return tuple(action_of(board.arena, step) for step in bot.turn(board))


class _Bot:
    """One decision of the bot."""

    def __init__(self, game: Game, arena: Arena, level: int, dice: Dice, is_due: IsDue) -> None:
        self._game = game
        self._dice, self._is_due = dice, is_due
        self._depth, self._careless, self._margin = DEPTH[level], CARELESSNESS[level], MARGIN[level]
        self._most = arena.options.moves_per_turn
        self._search = Search(arena, is_due)

    def turn(self, board: Board) -> list[Step]:
        """The steps from here on. The board goes along."""
        if board.fall:
            return [self._sacrifice(board)]
        done: list[Step] = []
        while True:
            step = self._next(board)
            is_chance = board.arena.options.dice and fought(board, step) is not None
            do(board, step)
            done.append(step)
            if step == END_STEP or is_chance or board.fall or board.winner != NOBODY:
                return done

    def _next(self, board: Board) -> Step:
        if entering := self._promising(board, entries(board), 1):
            before, entered = worth(board, board.side), self._with(board, entering[0])
            if worth(entered, board.side) > before:
                return entering[0]
        tried = [END_STEP]
        if len(board.moved) < self._most:
            tried = self._search.ordered(board, None)
            if board.moved and self._is_due():
                return END_STEP
            tried, _ = self._ranked(board, tried, 1)
        return self._spell(board, tried[0]) or self._deeper(board, tried)

    def _deeper(self, board: Board, tried: list[Step]) -> Step:
        """The best step, looked at deeper and deeper until it is due."""
        for depth in range(2, self._depth + 1) if len(tried) > 1 else ():
            tried, is_whole = self._ranked(board, tried, depth)
            if not is_whole:
                break
        return tried[0]

    def _ranked(self, board: Board, tried: Sequence[Step], depth: int) -> tuple[list[Step], bool]:
        """The steps with the best first, the others as they were; and whether all of them were looked at in time."""
        best, low = tried[0], -FAR
        is_whole = True
        for step in tried:
            try:
                value = self._search.after(board, step, depth, low - self._careless, FAR)
            except Due:
                is_whole = False
                break
            if abs(value) < WON:
                value = self._unless_seen(board, step, value) + self._dice.roll(self._careless)
            if value > low:
                best, low = step, value
        return [best, *(step for step in tried if step != best)], is_whole

    def _unless_seen(self, board: Board, step: Step, value: int) -> int:
        """The value of a step, or that of a draw where the position has come before (G001-18)."""
        if step == END_STEP or board.codes[step[2]] or len(board.moved) + 1 < self._most:
            return value
        after = self._with(board, step)
        do(after, END_STEP)
        return min(value, DRAW) if after.key in self._game.seen else value

    def _spell(self, board: Board, step: Step) -> Step | None:
        """The spell that is better cast before this step, if there is one."""
        castable = [cast for cast in casts(board) if not (diced := fought(board, cast)) or chance(board, diced)[0]]
        if not castable or self._is_due():
            return None
        aimed = [cast for cast in castable if cast[0] not in (EVOCATION, SHAKE_THE_BONES)]
        placed = [cast for cast in castable if cast[0] in (EVOCATION, SHAKE_THE_BONES)]
        best = None
        try:
            low = self._search.after(board, step, 1, -FAR, FAR) + self._margin
            for cast in [*aimed, *self._promising(board, placed, PLACES)]:
                value = self._search.after(board, cast, 1, -FAR, FAR)
                if value > low:
                    best, low = cast, value
        except Due:
            pass
        return best

    def _promising(self, board: Board, offered: Sequence[Step], most: int) -> list[Step]:
        """The steps after which the board looks best at once."""
        return sorted(offered, key=lambda step: worth(self._with(board, step), board.side), reverse=True)[:most]

    def _with(self, board: Board, step: Step) -> Board:
        child = board.copy()
        do(child, step)
        return child

    def _sacrifice(self, board: Board) -> Step:
        """What is best given for a king piece that would fall; the cheapest, if there is no time."""
        best, low = None, FAR
        offers = self._search.offers(board, OFFERS)
        try:
            for step in offers:
                value = self._search.done(board, step, 1, -FAR, FAR)
                if best is None or value < low:
                    best, low = step, value
        except Due:
            pass
        return best or offers[0]
