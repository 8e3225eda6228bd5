"""Positions in words: the legend below a drawing, and the whole of it as a list, for those who hear the board."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import groupby
from types import MappingProxyType

from bot.engine.grid.board import DIFFICULT
from bot.engine.grid.draw import Window
from bot.engine.grid.position import Position, Token
from bot.engine.grid.squares import COLUMNS, Space, Square, label
from bot.engine.text import Listing, Text, Verbatim, say

Names = Mapping[str, Text]
"""What a ruleset calls its kinds of ground; one that has no name here is called by the word for the kind itself."""

_NO_NAMES: Names = MappingProxyType({})
_COMMON_NAMES: Names = MappingProxyType({DIFFICULT: say("grid-ground-difficult")})


def squares_text(squares: Collection[Square]) -> Listing:
    """Squares in few words, as rectangles from corner to corner: `A1–C2, E5`."""
    return Listing(items=tuple(_verbatim(_span(space)) for space in rectangles(squares)))


def rectangles(squares: Collection[Square]) -> tuple[Space, ...]:
    """The squares in a few rectangles that do not overlap, ordered by their lower left corners, row by row."""
    whole: list[Space] = []
    growing: dict[tuple[int, int], Space] = {}
    rows = range(min(square.y for square in squares), max(square.y for square in squares) + 1) if squares else ()
    for y in rows:
        grown: dict[tuple[int, int], Space] = {}
        for first, last in _runs(sorted(square.x for square in squares if square.y == y)):
            below = growing.pop((first, last), Space(Square(first, y), last - first + 1, 0))
            grown[first, last] = below._replace(height=below.height + 1)
        whole += growing.values()
        growing = grown
    return tuple(sorted((*whole, *growing.values()), key=_place))


def legend(position: Position, part: Window | None = None, names: Names = _NO_NAMES) -> tuple[Text, ...]:
    """What the symbols of a drawing mean, who stands where, and which columns of a board are shown if not all are.

    Tokens are told wherever they stand, also outside the window.
    """
    board = position.board
    told = list(_tokens(position.tokens))
    for shade in position.shades:
        inside = Listing(items=tuple(token.name for token in position.within(shade.squares)))
        told.append(
            say("grid-legend-shade-tokens", sign=_verbatim(shade.sign), name=shade.name, names=inside)
            if inside.items
            else say("grid-legend-shade", sign=_verbatim(shade.sign), name=shade.name)
        )
    told += [
        say("grid-legend-ground", sign=_verbatim(ground.sign), kind=_kind(ground.kind, names))
        for ground in board.ground
    ]
    if board.walls:
        told.append(say("grid-legend-wall"))
    if board.fences:
        told.append(say("grid-legend-fence"))
    if part and part.columns < board.width:
        first, last = COLUMNS[part.first], COLUMNS[part.first + part.columns - 1]
        told.append(say("grid-legend-part", first=_verbatim(first), last=_verbatim(last), n=board.width))
    return tuple(told)


def as_text(position: Position, names: Names = _NO_NAMES) -> tuple[Text, ...]:
    """All of the position as a list: its size, who stands where, what is shaded, and the board itself."""
    board = position.board
    last = _verbatim(label(Square(board.width - 1, board.height - 1)))
    told = [say("grid-text-size", columns=board.width, rows=board.height, last=last), *_tokens(position.tokens)]
    for shade in position.shades:
        squares = [square for square in shade.squares if board.has(square)]
        told.append(say("grid-text-shade", name=shade.name, squares=squares_text(squares)))
    for ground in board.ground:
        kind = _kind(ground.kind, names)
        told.append(say("grid-text-ground", kind=kind, squares=squares_text(ground.squares)))
    if board.walls:
        told.append(say("grid-text-walls", squares=squares_text(board.walls)))
    if board.fences:
        pairs = sorted(board.fences)
        fences = tuple(_verbatim(f"{label(fence.first)}|{label(fence.second)}") for fence in pairs)
        told.append(say("grid-text-fences", squares=Listing(items=fences)))
    return tuple(told)


def _tokens(tokens: Iterable[Token]) -> Iterator[Text]:
    """A line for all tokens with the same symbol and name."""
    alike: list[list[Token]] = []
    for token in tokens:
        same = next((group for group in alike if (group[0].symbol, group[0].name) == (token.symbol, token.name)), None)
        if same:
            same.append(token)
        else:
            alike.append([token])
    for group in alike:
        squares = Listing(items=tuple(_verbatim(_span(token.space)) for token in group))
        yield say("grid-legend-token", symbol=_verbatim(group[0].symbol), name=group[0].name, squares=squares)


def _kind(kind: str, names: Names) -> Text | str:
    return names[kind] if kind in names else _COMMON_NAMES.get(kind, kind)


def _span(space: Space) -> str:
    first, last = label(space.corner), label(space.squares[-1])
    return first if first == last else f"{first}–{last}"


def _runs(numbers: Iterable[int]) -> Iterator[tuple[int, int]]:
    """The first and the last of those that follow each other without a gap."""
    for _, run in groupby(enumerate(numbers), lambda placed: placed[1] - placed[0]):
        following = [number for _, number in run]
        yield following[0], following[-1]


def _place(space: Space) -> tuple[int, int]:
    return space.corner.y, space.corner.x


def _verbatim(words: str) -> Verbatim:
    return Verbatim(verbatim=words)
