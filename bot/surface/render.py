"""Screens and forms into Discord's embeds, buttons, files and modals, with `blocks`: they alone know its limits.

What does not fit an embed is cut at a block's border, and the whole goes along as a text file: never a refused message.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass, field

import discord

from bot.engine.screen import (
    Bars,
    Button,
    ButtonStyle,
    Form,
    Option,
    Picture,
    Screen,
    Select,
    Tone,
)
from bot.engine.text import say
from bot.services import pictures
from bot.services.i18n import Catalogue
from bot.surface import limits
from bot.surface.blocks import ROOM, Speaker
from bot.surface.buttons import AddressButton, AddressSelect, custom_id
from bot.surface.escape import cut

_COLOURS = {Tone.NEUTRAL: 0x4F545C, Tone.GOOD: 0x3BA55D, Tone.BAD: 0xB03A3A, Tone.QUIET: 0x2F3136}

_STYLES = {
    ButtonStyle.PRIMARY: discord.ButtonStyle.primary,
    ButtonStyle.SECONDARY: discord.ButtonStyle.secondary,
    ButtonStyle.DANGER: discord.ButtonStyle.danger,
}


@dataclass(frozen=True)
class Rendered:
    """A screen as Discord takes it."""

    embed: discord.Embed
    view: discord.ui.View | None = None
    files: list[discord.File] = field(default_factory=list)


def render(screen: Screen, language: str, catalogue: Catalogue) -> Rendered:
    """`screen` in `language`. The title, the blocks and the footer stay within every limit of Discord."""
    speaker = Speaker(language, catalogue)
    blocks = speaker.first(screen.blocks)
    title = cut(speaker.prose(screen.title), limits.EMBED_TITLE)
    footer = cut(speaker.plain(screen.footer), limits.EMBED_FOOTER // 4) if screen.footer else None
    description = "\n".join(blocks).lstrip("\n")
    files = [discord.File(io.BytesIO(file.data), filename=file.name) for file in screen.attached]
    if len(description) > ROOM:
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
    speaker = Speaker(language, catalogue)
    modal = discord.ui.Modal(
        title=cut(speaker.plain(form.title), limits.MODAL_TITLE), custom_id=custom_id("f", form.address)
    )
    for item in form.fields:
        component: discord.ui.Select[discord.ui.Modal] | discord.ui.TextInput[discord.ui.Modal]
        if item.options:
            component = discord.ui.Select(
                custom_id=item.name,
                required=item.required,
                options=_options(item.options, speaker, chosen=item.value),
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


def _first(blocks: list[str]) -> str:
    """As many blocks as fit, and of a single giant one as many lines as fit, with its code fence closed."""
    kept = ""
    for block in blocks:
        if len(kept) + len(block) + 1 > ROOM:
            if not kept:
                kept = block[: ROOM - 8].rsplit("\n", 1)[0] + ("\n```" if block.startswith("```") else "")
            break
        kept += block + "\n"
    return kept.rstrip("\n")


def _file(picture: Picture, speaker: Speaker) -> discord.File:
    """The picture, with a description for those who do not see it."""
    told = picture.told
    words = speaker.listed(told) if isinstance(told, Bars) else "; ".join(map(speaker.plain, told))
    data = io.BytesIO(pictures.png(picture.drawn))
    return discord.File(data, filename=picture.name, description=cut(words, limits.FILE_DESCRIPTION))


def _view(screen: Screen, speaker: Speaker) -> discord.ui.View | None:
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


def _button(button: Button, speaker: Speaker, row: int) -> AddressButton:
    item: discord.ui.Button[discord.ui.View] = discord.ui.Button(
        label=cut(speaker.plain(button.label), limits.BUTTON_LABEL),
        style=_STYLES[button.style],
        custom_id=custom_id("b", button.address),
        row=row,
    )
    return AddressButton(item)


def _select(select: Select, speaker: Speaker, row: int) -> AddressSelect:
    options = _options(select.options, speaker)
    item: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        placeholder=cut(speaker.plain(select.placeholder), limits.PLACEHOLDER),
        custom_id=custom_id("s", select.address),
        max_values=max(1, min(select.at_most, len(options))),
        options=options,
        row=row,
    )
    return AddressSelect(item)


def _options(options: Sequence[Option], speaker: Speaker, chosen: str | None = None) -> list[discord.SelectOption]:
    """As many as a select holds."""
    return [
        discord.SelectOption(
            label=cut(speaker.plain(option.label), limits.OPTION_LABEL),
            value=option.value,
            description=cut(speaker.plain(option.description), limits.OPTION_LABEL) if option.description else None,
            default=option.value == chosen,
        )
        for option in options[: limits.SELECT_OPTIONS]
    ]
