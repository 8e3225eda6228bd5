"""Counts the actions that follow each other in a position; kept as data in `perft.json`, by both generators alike.

python -m tests.cabal.perft     counts anew by the literal reading of the rules, where that is quick enough
"""

from __future__ import annotations

import json
from pathlib import Path

from cogs.cabal.rules.board import NOBODY, Board
from cogs.cabal.rules.model import Game, Spell
from cogs.cabal.rules.position import board_of
from cogs.cabal.rules.steps import do, steps
from tests.cabal import literal
from tests.cabal.games import EMPIRE, UNDEAD, begun, standing

FILE = Path(__file__).with_name("perft.json")
ALL = tuple(Spell)

POSITIONS: dict[str, Game] = {
    "undead against empire": begun(),
    "empire against undead": begun(EMPIRE, UNDEAD),
    "undead against undead, all spells": begun(UNDEAD, UNDEAD, spells=ALL[3:]),
    "side by side": begun(size=(16, 8)),
    "end to end": begun(size=(8, 16)),
    "two moves per turn": standing("K@D4 P@C5 N@E4", "K@E7 P@D6", moves_per_turn=2),
    "spells at close quarters": standing("K@D3 Q@D4 P@C5 B@E4", "K@E7 P@D6 N@F5 B@C6", mana=(4, 0)),
    "sacrifices": standing("K@D5 P@C4 B@F6 P@D3", "R@D8 N@C7 K@H8", turn=2),
    "the web may break": standing("K@A1 B@C3 B@E5 P@F6 R@G6", "K@H8 R@E8 N@C5", turn=2),
    "entries and the last rank": standing("K@E5 P@E7 P@D7", "K@A6 P@B2", mana=(3, 0), fog_check="every-turn"),
}
"""Positions that reach every part of the rules in a few actions."""


def counted(board: Board, depth: int) -> int:
    """How many ways there are to do `depth` actions, by the board."""
    found = steps(board) if board.winner == NOBODY else []
    if depth == 1:
        return len(found)
    total = 0
    for step in found:
        child = board.copy()
        do(child, step)
        total += counted(child, depth - 1)
    return total


def counted_literally(game: Game, depth: int) -> int:
    """The same by the literal reading."""
    found = literal.actions(game)
    if depth == 1:
        return len(found)
    return sum(counted_literally(literal.after(game, action), depth - 1) for action in found)


def data() -> dict[str, list[int]]:
    """The counts that are kept, by position: one action deep, two, and so on."""
    kept: dict[str, list[int]] = json.loads(FILE.read_text(encoding="utf-8"))
    return kept


def main() -> None:
    """Counts by both, and keeps what they agree upon."""
    kept = {}
    for name, game in POSITIONS.items():
        counts: list[int] = []
        for depth in range(1, 5):
            count = counted(board_of(game), depth)
            if count <= 30_000 and count != counted_literally(game, depth):
                raise SystemExit(f"{name}, {depth}: the generators differ")
            counts.append(count)
            if count > 30_000:
                break
        kept[name] = counts
    FILE.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
