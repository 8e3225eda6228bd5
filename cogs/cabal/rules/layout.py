"""Set-ups as people type them: a rank of letters, one for each square from the left, with a dot for a free one."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.grid import Square, latin
from bot.engine.refusal import Refused
from bot.engine.text import Verbatim, clean
from cogs.cabal.rules.match import Draft, Match, MatchRefusal
from cogs.cabal.rules.model import Side
from cogs.cabal.rules.setup import RANKS, rank_of

FREE = "."


def write_ranks(match: Match, side: Side, draft: Draft) -> tuple[str, str]:
    """The nearest rank and the second one, from the left as the board is drawn."""
    standing = dict((square, kind) for kind, square in draft.pieces)
    first, second = (
        "".join(
            _letter(draft, standing.get(Square(x, rank_of(match.board(), side, number)))) for x in range(match.width)
        )
        for number in range(RANKS)
    )
    return first, second


def read_ranks(match: Match, side: Side, ranks: tuple[str, str]) -> tuple[tuple[str, Square], ...]:
    """The pieces of a side's army on its nearest rank and on the second one.

    Letters of either case, also Cyrillic ones that look the same; free squares at the right end need no dots. Raises
    `Refused`: RANK_TOO_LONG, NO_SUCH_LETTER.
    """
    return tuple(piece for number, typed in enumerate(ranks) for piece in _read(match, side, number, typed))


def _read(match: Match, side: Side, number: int, typed: str) -> Iterator[tuple[str, Square]]:
    army, letters = match.draft(side).army, "".join(typed.split())
    if len(letters) > match.width:
        raise Refused(MatchRefusal.RANK_TOO_LONG, n=match.width)
    for x, letter in enumerate(latin(letters.upper())):
        if letter in {FREE, "-", "_"}:
            continue
        kind = army.lettered(letter)
        if kind is None:
            known = Verbatim(verbatim=" ".join(one.letter for one in army.pieces))
            raise Refused(MatchRefusal.NO_SUCH_LETTER, letter=clean(letters[x]), letters=known)
        yield kind.id, Square(x, rank_of(match.board(), side, number))


def _letter(draft: Draft, kind_id: str | None) -> str:
    kind = draft.army.kind(kind_id) if kind_id else None
    return kind.letter if kind else FREE
