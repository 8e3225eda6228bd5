"""Boards: maps as text, what their ground means, and whether everybody can get out (G004-12, G004-30)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import lru_cache

from bot.engine.grid import DIFFICULT, Board, Ways, parse
from bot.engine.refusal import Refused
from bot.engine.text import Text, say
from cogs.skirmish.rules.refusals import SkirmishRefusal


class Terrain(StrEnum):
    """What ground may be; a square may be of several kinds."""

    DIFFICULT = DIFFICULT
    RISKY = "risky"
    SACRED = "sacred"
    SPIKES = "spikes"
    PIT = "pit"
    EXIT_A = "exit-a"
    EXIT_B = "exit-b"
    START_A = "start-a"
    START_B = "start-b"
    VICTORY_A = "victory-a"
    VICTORY_B = "victory-b"


SIGNS: Mapping[str, str] = {
    "~": Terrain.DIFFICULT,
    "%": Terrain.RISKY,
    "&": Terrain.SACRED,
    "^": Terrain.SPIKES,
    "_": Terrain.PIT,
    "<": Terrain.EXIT_A,
    ">": Terrain.EXIT_B,
    "[": Terrain.START_A,
    "]": Terrain.START_B,
    "(": Terrain.VICTORY_A,
    ")": Terrain.VICTORY_B,
}
"""How each kind of ground is drawn. A legend may say otherwise, or name squares besides: `( = victory-a @ C5`."""

GROUND_NAMES: Mapping[str, Text] = {kind.value: say(f"skirmish-ground-{kind}") for kind in Terrain}
"""What the kinds of ground are called."""

SLOWING = (Terrain.DIFFICULT, Terrain.RISKY, Terrain.SPIKES)
"""Ground that costs more than open ground does (G004-11, G004-12)."""

OPTIONAL = frozenset({Terrain.RISKY, Terrain.SACRED, Terrain.SPIKES, Terrain.PIT})
"""The optional terrain set (G004-12)."""


@lru_cache(maxsize=32)
def board_of(text: str, *, with_terrain: bool = True) -> Board:
    """The board that a map shows; creatures on it are left out. Without the optional terrain, that is open ground.

    Raises `Refused` as `grid.parse` does, and UNKNOWN_GROUND for ground that this game does not know.
    """
    board = parse(text, SIGNS).board
    for ground in board.ground:
        if ground.kind not in GROUND_NAMES:
            raise Refused(SkirmishRefusal.UNKNOWN_GROUND, sign=ground.sign, kind=ground.kind)
    if with_terrain:
        return board
    kept = tuple(ground for ground in board.ground if ground.kind not in OPTIONAL)
    return board.model_copy(update={"ground": kept})


def check_exits(board: Board) -> None:
    """Raises `Refused`: NO_EXIT or SHUT_EXIT unless each side can reach one of its exits from all of its start squares.

    Where a side has no start area, it may stand on any open square, and one way out is enough.
    """
    shut = board.walls | board.kind(Terrain.PIT)
    ways = Ways(board, blocked=shut)
    for side in ("a", "b"):
        exits = board.kind(f"exit-{side}") - shut
        if not exits:
            raise Refused(SkirmishRefusal.NO_EXIT, side=side.upper())
        start = board.kind(f"start-{side}") - shut
        left = ways.left(exits)
        if not (start <= left.keys() if start else left.keys() - exits):
            raise Refused(SkirmishRefusal.SHUT_EXIT, side=side.upper())
