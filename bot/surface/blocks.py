"""Blocks of a screen in words: as Discord's markdown, and as plain text for a file."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.engine.grid import Ink
from bot.engine.screen import Bar, Bars, Block, Board, Code, Fact, Heading, Item, Paragraph, Sum
from bot.engine.text import Arg
from bot.services.i18n import MINUS, Catalogue, signed
from bot.surface import limits
from bot.surface.escape import for_code, for_markdown

_INKS = {
    Ink.CAPITAL: "\x1b[1;34m",
    Ink.SMALL: "\x1b[1;31m",
    Ink.WALL: "\x1b[37m",
    Ink.AREA: "\x1b[33m",
    Ink.FOG: "\x1b[36m",
    Ink.GROUND: "\x1b[32m",
}
_NO_INK = "\x1b[0m"

ROOM = limits.EMBED_DESCRIPTION - 200
"""Characters of an embed that blocks may fill; the rest is left for the note that the whole is attached."""


class Speaker:
    """Puts texts and blocks into one language, escaped for where they stand."""

    def __init__(self, language: str, catalogue: Catalogue) -> None:
        self._language = language
        self._catalogue = catalogue

    def prose(self, arg: Arg) -> str:
        return self._catalogue.shown(self._language, arg, for_markdown)

    def code(self, arg: Arg) -> str:
        return self._catalogue.shown(self._language, arg, for_code)

    def plain(self, arg: Arg) -> str:
        return self._catalogue.shown(self._language, arg)

    def block(self, block: Block) -> str:
        """One block as Discord markdown."""
        match block:
            case Paragraph(text=text):
                return self.prose(text)
            case Item(text=text):
                return f"- {self.prose(text)}"
            case Heading(text=text):
                return f"\n**{self.prose(text)}**"
            case Fact(label=label, value=value):
                return f"{self.prose(label)}: **{self.prose(value)}**"
            case Sum(label=label):
                sum_in_code = f"`{_sum(block, self.code)}`"
                return f"{self.prose(label)} {sum_in_code}" if label else sum_in_code
            case Board():
                legend = (f"\n{self.prose(text)}" for text in block.legend)
                return _code_block(block) + "".join(legend)
            case Code(rows=rows):
                return "\n".join(("```", *map(for_code, rows), "```"))
            case Bars():
                return "```\n" + for_code("\n".join(self._table(block))) + "\n```"

    def first(self, blocks: Iterable[Block]) -> list[str]:
        """The blocks until they are more than fit."""
        said: list[str] = []
        length = 0
        for block in blocks:
            said.append(self.block(block))
            length += len(said[-1]) + 1
            if length > ROOM + 1:
                break
        return said

    def file_block(self, block: Block) -> str:
        """One block for a plain text file."""
        match block:
            case Paragraph(text=text) | Heading(text=text):
                return self.plain(text)
            case Item(text=text):
                return f"- {self.plain(text)}"
            case Fact(label=label, value=value):
                return f"{self.plain(label)}: {self.plain(value)}"
            case Sum(label=label):
                return f"{self.plain(label) + ' ' if label else ''}{_sum(block, self.plain)}"
            case Board():
                return "\n".join((*block.rows, "", *map(self.plain, block.as_text or block.legend))).rstrip()
            case Code(rows=rows):
                return "\n".join(rows)
            case Bars():
                return "\n".join(self._table(block))

    def listed(self, bars: Bars) -> str:
        """Bars without bars."""
        return ", ".join(f"{bar.label}: {self.plain(bar.share)}" for bar in bars.bars)

    def _table(self, bars: Bars) -> list[str]:
        """Bars in at most `limits.COLUMNS` columns; the longest one fills what labels and percentages leave."""
        shares = [self.plain(bar.share).replace("\xa0", "") for bar in bars.bars]
        named, counted = (max(map(len, column)) for column in ([bar.label for bar in bars.bars], shares))
        room = limits.COLUMNS - named - counted - 2
        longest = max(bar.share.num / bar.share.den for bar in bars.bars)
        return [
            f"{bar.label:>{named}} {share:>{counted}} {_bar(bar, room / longest)}".rstrip()
            for bar, share in zip(bars.bars, shares, strict=True)
        ]


def _bar(bar: Bar, scale: float) -> str:
    return ("█" if bar.counts else "░") * round(scale * bar.share.num / bar.share.den)


def _code_block(board: Board) -> str:
    """The rows of a board, coloured by the escapes of ANSI where they are painted."""
    rows = [list(for_code(row)) for row in board.rows]
    for paint in board.paint:
        rows[paint.row][paint.start] = _INKS[paint.ink] + rows[paint.row][paint.start]
        rows[paint.row][paint.stop - 1] += _NO_INK
    return "\n".join(("```ansi" if board.paint else "```", *map("".join, rows), "```"))


def _sum(block: Sum, shown: Callable[[Arg], str]) -> str:
    start, lines = block.reckoning.start, block.reckoning.lines
    parts = [f"{shown(start.label)} {start.amount}".strip()]
    parts += [f"{shown(line.label)} {signed(line.amount)}".strip() for line in lines]
    total = f" = {block.reckoning.total}" if lines else ""
    return " · ".join(parts).replace(" -", f" {MINUS}") + total.replace("-", MINUS)
