"""The board of the circle around a cleric: who stands in it, and who does not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import isqrt
from string import ascii_lowercase, ascii_uppercase

from bot.engine import grid
from bot.engine.grid import FOG, Position, Shade, Space, Square, Token, symbol_for
from bot.engine.grid.position import SYMBOLS
from bot.engine.guild import GuildSettings
from bot.engine.screen import Address, Block, Board, Button, Heading, Item, Paragraph, Screen
from bot.engine.text import SUGGESTIONS, Listing, Ratio, Text, Verbatim, say
from cogs.turning.rules.circle import Circle, Standing
from cogs.turning.rules.keep_at_bay import REACH_METRES

MOST = 9
"""The largest number that tells how many stand in one square; more are shown as that many."""

NO_LETTER = "0"
"""The symbol of those for whom no letter is left."""


def circle_screen(around: Circle, cleric: str, settings: GuildSettings) -> Screen:
    """The board with everybody below it, private: whoever asks sees those whom they may know."""
    blocks: list[Block] = [
        Paragraph(text=say("turning-circle-about", metres=REACH_METRES, cleric=cleric)),
        circle(around, settings),
        *_listed("turning-circle-outside", around.outside),
        *_listed("turning-circle-unplaced", around.unplaced),
    ]
    return Screen(title=say("turning-circle-title", cleric=cleric), blocks=tuple(blocks), private=True)


def circle(around: Circle, settings: GuildSettings) -> Board:
    """The circle as a board. The living are capitals, the undead small letters; a digit counts several in a square."""
    size = around.size
    groups = _by_square(around)
    symbols = _symbols(groups)
    squares = [Square(column, row) for column in range(size) for row in range(size)]
    beyond = frozenset(square for square in squares if not around.touches(*square))
    position = Position(
        board=grid.Board(width=size, height=size),
        tokens=tuple(
            Token(symbol=symbols[square], name=say("turning-circle-names", names=_names(group)), space=Space(square))
            for square, group in groups.items()
        ),
        shades=(Shade(sign=FOG, name=say("turning-circle-beyond", metres=REACH_METRES), squares=beyond),),
    )
    rows = grid.draw(position)
    scale = say("turning-circle-scale", metres=around.metres)
    who = tuple(_told(symbols[square], square, one) for square, group in groups.items() for one in group)
    beyond_text = say("turning-circle-sign", sign=Verbatim(verbatim=FOG), metres=REACH_METRES)
    return Board(
        rows=rows,
        paint=grid.paint(rows) if settings.board_style == "ansi" else (),
        legend=(scale, *who, beyond_text),
        as_text=(scale, *who),
    )


def board_button(cleric_id: int) -> Button:
    """The button that shows the circle around this cleric."""
    address = Address(package="turning", action="board", args=(str(cleric_id),))
    return Button(address=address, label=say("turning-button-board"))


def _by_square(around: Circle) -> dict[Square, list[Standing]]:
    """Those who stand on the board, square by square, the cleric's first."""
    groups: dict[Square, list[Standing]] = {}
    for one in (*around.inside, *around.outside):
        if one.column is not None and one.row is not None:
            groups.setdefault(Square(one.column, one.row), []).append(one)
    return groups


def _symbols(groups: dict[Square, list[Standing]]) -> dict[Square, str]:
    """A letter for everybody who stands alone, and a digit where several stand in one square."""
    symbols: dict[Square, str] = {}
    for square, group in groups.items():
        if len(group) > 1:
            symbols[square] = str(min(len(group), MOST))
            continue
        letters = ascii_lowercase if group[0].is_undead else ascii_uppercase
        taken = (SYMBOLS - set(letters)) | set(symbols.values())
        try:
            symbols[square] = symbol_for(group[0].name, taken)
        except ValueError:
            symbols[square] = NO_LETTER
    return symbols


def _told(symbol: str, square: Square, one: Standing) -> Text:
    return say(
        "turning-circle-at",
        symbol=Verbatim(verbatim=symbol),
        name=one.name,
        square=Verbatim(verbatim=grid.label(square)),
        metres=_metres(one),
    )


def _listed(heading: str, some: Sequence[Standing]) -> Iterator[Block]:
    if not some:
        return
    yield Heading(text=say(heading))
    for one in some[:SUGGESTIONS]:
        yield Item(text=_away(one))
    if len(some) > SUGGESTIONS:
        yield Item(text=say("turning-more", n=len(some) - SUGGESTIONS))


def _away(one: Standing) -> Text:
    if one.square is None:
        return say("turning-undead", name=one.name)
    return say("turning-circle-away", name=one.name, metres=_metres(one))


def _metres(one: Standing) -> Ratio:
    """The distance to the decimetre, rounded up: nobody beyond the circle seems to stand on its edge."""
    square = one.square or 0
    root = isqrt(square)
    return Ratio(num=root + (root * root < square), den=10)


def _names(group: Iterable[Standing]) -> Listing:
    return Listing(items=tuple(one.name for one in group))
