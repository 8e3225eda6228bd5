"""The map of a channel: to everybody, and with the hidden creatures to the GM."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine import grid
from bot.engine.boards import board_block, board_picture
from bot.engine.grid import Position
from bot.engine.guild import GuildSettings
from bot.engine.maps import GROUND_NAMES, Map
from bot.engine.screen import Button, Control, Field, Form, Item, Option, Paragraph, Screen, Select
from bot.engine.text import NAME_LENGTH, SUGGESTIONS, Text, say
from cogs.spellcasting.rules.placed import Confirmed
from cogs.spellcasting.screens.area import area_name, looks, mark_shades
from cogs.spellcasting.screens.area_controls import at

LONGEST = 4000
"""Characters that fit a form; larger maps come as files."""

AS_IT_IS = "keep"
"""The value of the choice that leaves a creature hidden or not, as it is."""

NO_MARK = "0"
"""In an address: the whole map, and none of its areas."""


def map_screen(on: Map, marks: Sequence[Confirmed], settings: GuildSettings) -> Screen:
    """The map as everybody may see it."""
    position = on.position(with_hidden=False, shades=mark_shades(marks))
    return Screen(
        title=say("map-title"),
        blocks=(board_block(position, settings, names=GROUND_NAMES),),
        controls=(*looks(NO_MARK, "all", on.board, settings), Button(address=at("map-gm"), label=say("map-button-gm"))),
    )


def gm_map_screen(on: Map, marks: Sequence[tuple[int, Confirmed]], settings: GuildSettings) -> Screen:
    """The map with the hidden creatures, private, and all that the GM can do with it; `marks` by their ids."""
    position = on.position(with_hidden=True, shades=mark_shades([mark for _, mark in marks]))
    hidden = [Item(text=say("map-hidden", name=one.name)) for one in on.creatures if one.hidden]
    controls: list[Control] = [
        Button(address=at("map-creature"), label=say("map-button-creature")),
        Button(address=at("map-draw"), label=say("map-button-draw")),
        Button(address=at("map-show"), label=say("map-button-show")),
        *looks(NO_MARK, "gm", on.board, settings),
    ]
    if marks:
        options = tuple(
            Option(value=str(mark_id), label=area_name(mark.spell, mark.area)) for mark_id, mark in marks[:SUGGESTIONS]
        )
        clear = Select(address=at("map-clear"), placeholder=say("map-clear"), options=options, at_most=len(options))
        controls.append(clear)
    return Screen(
        title=say("map-gm-title"),
        blocks=(board_block(position, settings, names=GROUND_NAMES), *hidden),
        controls=tuple(controls),
        private=True,
    )


def draw_form(before: str) -> Form:
    """The map as text, holding the one that lies there."""
    field = Field(
        name="text",
        label=say("map-ask-text"),
        hint=say("map-hint-text"),
        value=before if len(before) <= LONGEST else "",
        at_most=LONGEST,
        lines=True,
    )
    return Form(address=at("map-drawn"), title=say("map-ask-title"), fields=(field,))


def creature_form() -> Form:
    """Who stands where."""
    hidden = tuple(
        Option(value=value, label=say(id))
        for value, id in ((AS_IT_IS, "map-hidden-keep"), ("yes", "map-hidden-yes"), ("no", "map-hidden-no"))
    )
    fields = (
        Field(name="name", label=say("map-ask-creature"), hint=say("map-hint-creature"), at_most=NAME_LENGTH),
        Field(name="square", label=say("map-ask-square"), hint=say("map-hint-square"), required=False, at_most=8),
        Field(name="size", label=say("map-ask-size"), hint=say("map-hint-size"), required=False, at_most=8),
        Field(name="hidden", label=say("map-ask-hidden"), options=hidden, value=AS_IT_IS),
    )
    return Form(address=at("map-creature-set"), title=say("map-ask-creature-title"), fields=fields)


def picture_screen(position: Position) -> Screen:
    """The whole board as a picture, to whoever asks."""
    return Screen(title=say("map-title"), picture=board_picture(position, GROUND_NAMES), private=True)


def page_screen(position: Position, place: int, settings: GuildSettings) -> Screen:
    """One page of the board, to whoever asks; the last one where there are fewer."""
    part = grid.pages(position.board, settings.board_width)[: place + 1][-1]
    block = board_block(position, settings, part=part, names=GROUND_NAMES)
    return Screen(title=say("map-title"), blocks=(block,), private=True)


def text_screen(position: Position) -> Screen:
    """The whole board as a list, to whoever asks."""
    told: Iterable[Text] = grid.as_text(position, GROUND_NAMES)
    return Screen(title=say("map-title"), blocks=tuple(Paragraph(text=text) for text in told), private=True)
