"""Looking ahead: alpha-beta over turns, deeper and deeper until it is due.

Depth counts turns. Within them moves and attacks are tried, and spells that kill; what a side does beside its move is
weighed by `choose`. A king piece that would fall may be given what its owner likes best.
"""

from __future__ import annotations

from collections.abc import Callable

from cogs.cabal.rules.arena import Arena
from cogs.cabal.rules.board import END_STEP, NOBODY, Board, Step
from cogs.cabal.rules.combat import chance, fight, wins
from cogs.cabal.rules.moving import moves
from cogs.cabal.rules.sacrifice import FALL, sacrifices
from cogs.cabal.rules.solo.worth import values_of, worth
from cogs.cabal.rules.spells import casts
from cogs.cabal.rules.steps import do, fought

IsDue = Callable[[], bool]
"""Whether the time is up."""

WON = 1_000_000
"""What a win is worth; less than FAR."""

FAR = 100 * WON
QUIET_DEPTH = 4
"""Turns of attacks that are followed beyond the depth of a search."""

OFFERS = 5
"""Sacrifices that are tried, the cheapest."""

LATE = 6
"""Steps that are always looked at in full."""

EVERY = 64
"""Positions between two looks at the time."""

SURE, HOPELESS = (99, 0), (0, 99)
"""Faces with which an attack surely wins, or fails, where fights are diced."""

LOWER, EXACT, UPPER = range(3)
"""What a value that was found between bounds is: at least that much, exactly, at most."""


class Due(Exception):
    """The time is up."""


class Search:
    """A search from one position; it remembers what it has seen. Every value is for whose turn it is."""

    def __init__(self, arena: Arena, is_due: IsDue) -> None:
        self._is_due = is_due
        self._values = values_of(arena).piece
        self._dice = arena.options.dice
        self._positions = 0
        self._seen: dict[tuple[bytes, int, int, int], tuple[int, int, int, Step]] = {}
        self._history: dict[Step, int] = {}

    def value(self, board: Board, depth: int, low: int = -FAR, high: int = FAR) -> int:
        """What the position is worth, this turn and `depth` - 1 more looked ahead. Raises `Due`."""
        self._positions += 1
        if self._positions % EVERY == 0 and self._is_due():
            raise Due
        if depth <= 0:
            return self._quiet(board, QUIET_DEPTH, low, high)
        key = (bytes(board.codes), board.turn & 1, board.mana[0], board.mana[1])
        # What depends on more than where the pieces stand is not remembered.
        keeps = not board.marks and not board.moved
        known = self._seen.get(key) if keeps else None
        if known and known[0] >= depth and _settles(known[1], known[2], low, high):
            return known[2]
        best, best_step, start = -FAR, END_STEP, low
        for place, step in enumerate(self.ordered(board, known[3] if known else None)):
            if place >= LATE and depth > 1 and not board.codes[step[2]]:
                # What is late and quiet is rarely best: a shallower look tells whether it deserves a full one.
                value = self.after(board, step, depth - 1, low, low + 1)
                if value <= low:
                    best = max(best, value)
                    continue
            value = self.after(board, step, depth, low, high)
            if value > best:
                best, best_step = value, step
                low = max(low, best)
                if best >= high:
                    self._history[step] = self._history.get(step, 0) + depth * depth
                    break
        if keeps:
            bound = LOWER if best >= high else EXACT if best > start else UPPER
            self._seen[key] = (depth, bound, best, best_step)
        return best

    def after(self, board: Board, step: Step, depth: int, low: int, high: int) -> int:
        """What the position is worth if whose turn it is does this step, and goes on as well as it can."""
        diced = fought(board, step) if self._dice else None
        if diced is None:
            return self.done(board, step, depth, low, high)
        of, out_of = chance(board, diced)
        won = self.done(board, step, depth, -FAR, FAR, SURE) if of else 0
        lost = self.done(board, step, depth, -FAR, FAR, HOPELESS) if of < out_of else 0
        return (of * won + (out_of - of) * lost) // out_of

    def ended(self, board: Board, depth: int, low: int, high: int) -> int:
        """What the position is worth if the turn ends now. The board is used up."""
        side = board.side
        if board.winner == NOBODY:
            do(board, END_STEP)
        if board.winner != NOBODY:
            # The sooner a win, and the later a loss, the better.
            return WON + depth if board.winner == side else -WON - depth
        return -self.value(board, depth - 1, -high, -low)

    def ordered(self, board: Board, first: Step | None) -> list[Step]:
        """The steps that are tried, the most promising first. Attacks that cannot win stand for waiting, if need be."""
        codes, values, arena = board.codes, self._values, board.arena
        found: list[tuple[int, Step]] = []
        waiting: Step | None = None
        for step in moves(board):
            _, start, to, _ = step
            if not codes[to]:
                score = self._history.get(step, 0)
            elif self._dice or wins(board, fight(board, start, to)):
                victim = WON if arena.king[codes[to]] else values[codes[to]]
                score = FAR + 10 * victim - values[codes[start]]
            else:
                waiting = step
                continue
            found.append((FAR * 100 if step == first else score, step))
        steps = [step for _, step in sorted(found, reverse=True)]
        steps = [*self._killing(board), *steps] or ([waiting] if waiting else [])
        return [*steps, END_STEP] if board.moved or not steps else steps

    def _killing(self, board: Board) -> list[Step]:
        """The spells that kill."""
        if not board.spells[board.side]:
            return []
        return [step for step in casts(board) if (cast := fought(board, step)) and wins(board, cast)]

    def done(self, board: Board, step: Step, depth: int, low: int, high: int, faces: tuple[int, int] = SURE) -> int:
        """What the position is worth after a step, in whose fight these are the faces."""
        child = board.copy()
        if step == END_STEP:
            return self.ended(child, depth, low, high)
        do(child, step, None, faces)
        return self.spared(child, depth, low, high) if child.fall else self._on(child, depth, low, high)

    def _on(self, child: Board, depth: int, low: int, high: int) -> int:
        """The turn goes on after a spell; after a move it is taken to end, even where more pieces may move."""
        if child.winner == NOBODY and not child.moved:
            return self.value(child, depth, low, high)
        return self.ended(child, depth, low, high)

    def spared(self, child: Board, depth: int, low: int, high: int) -> int:
        """What the position is worth once the king piece that would fall has given what its owner likes best."""
        worst = FAR
        for step in self.offers(child, OFFERS):
            grandchild = child.copy()
            do(grandchild, step)
            worst = min(worst, self._on(grandchild, depth, low, min(high, worst)))
            if worst <= low:
                break
        return worst

    def offers(self, board: Board, most: int) -> list[Step]:
        """The cheapest sacrifices."""
        if board.fall is None:
            return []
        codes, values = board.codes, self._values

        def price(step: Step) -> int:
            return sum(values[codes[victim]] for victim in step[1:3] if victim >= 0)

        return sorted(sacrifices(board, *board.fall), key=price)[:most] or [FALL]

    def _quiet(self, board: Board, depth: int, low: int, high: int) -> int:
        """What the position is worth when attacks that win are followed to their end."""
        best = worth(board, board.side)
        if depth == 0 or best >= high:
            return best
        low = max(low, best)
        for step in self._winning(board):
            child = board.copy()
            do(child, step, None, SURE)
            if child.fall:
                do(child, self.offers(child, 1)[0])
            side = child.side
            if child.winner == NOBODY:
                do(child, END_STEP)
            if child.winner != NOBODY:
                value = WON if child.winner == side else -WON
            else:
                value = -self._quiet(child, depth - 1, -high, -low)
            if value > best:
                best = value
                low = max(low, best)
                if best >= high:
                    break
        return best

    def _winning(self, board: Board) -> list[Step]:
        """The attacks that win, the dearest victims first."""
        arena, codes, values = board.arena, board.codes, self._values
        found = []
        for step in moves(board):
            _, start, to, _ = step
            victim = codes[to]
            if victim and wins(board, fight(board, start, to)):
                found.append((WON if arena.king[victim] else values[victim], step))
        return [step for _, step in sorted(found, reverse=True)]


def _settles(bound: int, value: int, low: int, high: int) -> bool:
    """Whether a value that is known so far is enough between these bounds."""
    return bound == EXACT or (bound == LOWER and value >= high) or (bound == UPPER and value <= low)
