"""Screens and forms into Discord's embeds, buttons, files and modals. The only place that knows Discord's limits.

What does not fit an embed is cut at a block's border, and the whole goes along as a text file: never a refused message.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

import discord

from bot.engine.grid import Ink
from bot.engine.screen import (
    Bar,
    Bars,
    Block,
    Board,
    Button,
    ButtonStyle,
    Fact,
    Form,
    Heading,
    Item,
    Paragraph,
    Picture,
    Screen,
    Select,
    Sum,
    Tone,
)
from bot.engine.text import Arg, say
from bot.services import pictures
from bot.services.i18n import MINUS, Catalogue, signed
from bot.surface import limits
from bot.surface.buttons import AddressButton, AddressSelect, custom_id
from bot.surface.escape import cut, for_code, for_markdown

_COLOURS = {Tone.NEUTRAL: 0x4F545C, Tone.GOOD: 0x3BA55D, Tone.BAD: 0xB03A3A, Tone.QUIET: 0x2F3136}

_STYLES = {
    ButtonStyle.PRIMARY: discord.ButtonStyle.primary,
    ButtonStyle.SECONDARY: discord.ButtonStyle.secondary,
    ButtonStyle.DANGER: discord.ButtonStyle.danger,
}

_INKS = {
    Ink.CAPITAL: "\x1b[1;34m",
    Ink.SMALL: "\x1b[1;31m",
    Ink.WALL: "\x1b[37m",
    Ink.AREA: "\x1b[33m",
    Ink.FOG: "\x1b[36m",
    Ink.GROUND: "\x1b[32m",
}
_NO_INK = "\x1b[0m"

_ROOM = limits.EMBED_DESCRIPTION - 200
"""Characters of an embed that blocks may fill; the rest is left for the note that the whole is attached."""


@dataclass(frozen=True)
class Rendered:
    """A screen as Discord takes it."""

    embed: discord.Embed
    view: discord.ui.View | None = None
    files: list[discord.File] = field(default_factory=list)


def render(screen: Screen, language: str, catalogue: Catalogue) -> Rendered:
    """`screen` in `language`. The title, the blocks and the footer stay within every limit of Discord."""
    speaker = _Speaker(language, catalogue)
    blocks = speaker.first(screen.blocks)
    title = cut(speaker.prose(screen.title), limits.EMBED_TITLE)
    footer = cut(speaker.plain(screen.footer), limits.EMBED_FOOTER // 4) if screen.footer else None
    description = "\n".join(blocks).lstrip("\n")
    files = [discord.File(io.BytesIO(file.data), filename=file.name) for file in screen.attached]
    if len(description) > _ROOM:
        whole = "\n".join([speaker.plain(screen.title), "", *(speaker.file_block(block) for block in screen.blocks)])
        files.append(discord.File(io.BytesIO(whole.encode()[: limits.ATTACHMENT_BYTES]), filename="gravecaller.txt"))
        description = _first(blocks).lstrip("\n") + "\n\n" + speaker.prose(say("screen-rest-attached"))
    embed = discord.Embed(title=title, description=description or None, colour=_COLOURS[screen.tone])
    if footer:
        embed.set_footer(text=footer)
    if screen.picture:
        files.append(_file(screen.picture, speaker))
        embed.set_image(url=f"attachment://{screen.picture.name}")
    files += [_file(picture, speaker) for picture in screen.pictures]
    return Rendered(embed, _view(screen, speaker), files)


def render_form(form: Form, language: str, catalogue: Catalogue) -> discord.ui.Modal:
    """`form` as a modal that discord.py does not keep in memory: its answer is found by its address."""
    speaker = _Speaker(language, catalogue)
    modal = discord.ui.Modal(
        title=cut(speaker.plain(form.title), limits.MODAL_TITLE), custom_id=custom_id("f", form.address)
    )
    for item in form.fields:
        component: discord.ui.Select[discord.ui.Modal] | discord.ui.TextInput[discord.ui.Modal]
        if item.options:
            component = discord.ui.Select(
                custom_id=item.name,
                required=item.required,
                options=[
                    discord.SelectOption(
                        label=cut(speaker.plain(option.label), limits.OPTION_LABEL),
                        value=option.value,
                        default=option.value == item.value,
                    )
                    for option in item.options[: limits.SELECT_OPTIONS]
                ],
            )
        else:
            component = discord.ui.TextInput(
                custom_id=item.name,
                style=discord.TextStyle.paragraph if item.lines else discord.TextStyle.short,
                default=item.value or None,
                required=item.required,
                max_length=min(item.at_most, limits.TEXT_INPUT),
            )
        modal.add_item(
            discord.ui.Label(
                text=cut(speaker.plain(item.label), limits.LABEL),
                description=cut(speaker.plain(item.hint), limits.LABEL_DESCRIPTION) if item.hint else None,
                component=component,
            )
        )
    modal.stop()  # discord.py stores only unfinished modals; ours are addresses and need no storing
    return modal


class _Speaker:
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
            case Bars():
                return "```\n" + for_code("\n".join(self._table(block))) + "\n```"

    def first(self, blocks: Iterable[Block]) -> list[str]:
        """The blocks until they are more than fit."""
        said: list[str] = []
        length = 0
        for block in blocks:
            said.append(self.block(block))
            length += len(said[-1]) + 1
            if length > _ROOM + 1:
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


def _first(blocks: list[str]) -> str:
    """As many blocks as fit, and of a single giant one as many lines as fit, with its code fence closed."""
    kept = ""
    for block in blocks:
        if len(kept) + len(block) + 1 > _ROOM:
            if not kept:
                kept = block[: _ROOM - 8].rsplit("\n", 1)[0] + ("\n```" if block.startswith("```") else "")
            break
        kept += block + "\n"
    return kept.rstrip("\n")


def _file(picture: Picture, speaker: _Speaker) -> discord.File:
    """The picture, with a description for those who do not see it."""
    told = picture.told
    words = speaker.listed(told) if isinstance(told, Bars) else "; ".join(map(speaker.plain, told))
    data = io.BytesIO(pictures.png(picture.drawn))
    return discord.File(data, filename=picture.name, description=cut(words, limits.FILE_DESCRIPTION))


def _view(screen: Screen, speaker: _Speaker) -> discord.ui.View | None:
    if not screen.controls:
        return None
    # Only dynamic items in a view without time-out: discord.py forgets the templates of mixed views that end.
    view = discord.ui.View(timeout=None)
    row, in_row = -1, limits.BUTTONS_IN_ROW
    for control in screen.controls:
        if isinstance(control, Button):
            if in_row == limits.BUTTONS_IN_ROW:
                row, in_row = row + 1, 0
            in_row += 1
            view.add_item(_button(control, speaker, row))
        elif control.options:
            row, in_row = row + 1, limits.BUTTONS_IN_ROW
            view.add_item(_select(control, speaker, row))
    # The client listens for all of them by their templates. Of a view that listened too, discord.py would keep a task
    # for a quarter of an hour after each private answer.
    view.stop()
    return view


def _button(button: Button, speaker: _Speaker, row: int) -> AddressButton:
    item: discord.ui.Button[discord.ui.View] = discord.ui.Button(
        label=cut(speaker.plain(button.label), limits.BUTTON_LABEL),
        style=_STYLES[button.style],
        custom_id=custom_id("b", button.address),
        row=row,
    )
    return AddressButton(item)


def _select(select: Select, speaker: _Speaker, row: int) -> AddressSelect:
    options = select.options[: limits.SELECT_OPTIONS]
    item: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        placeholder=cut(speaker.plain(select.placeholder), limits.PLACEHOLDER),
        custom_id=custom_id("s", select.address),
        max_values=max(1, min(select.at_most, len(options))),
        options=[
            discord.SelectOption(
                label=cut(speaker.plain(option.label), limits.OPTION_LABEL),
                value=option.value,
                description=cut(speaker.plain(option.description), limits.OPTION_LABEL) if option.description else None,
            )
            for option in options
        ],
        row=row,
    )
    return AddressSelect(item)
