"""A map: to everybody, and with the hidden creatures to the GM."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.engine import grid
from bot.engine.boards import board_block, board_picture
from bot.engine.grid import Position
from bot.engine.guild import GuildSettings
from bot.engine.maps import GROUND_NAMES, Map
from bot.engine.screen import Button, Control, Field, Form, Item, Option, Paragraph, Screen, Select
from bot.engine.text import NAME_LENGTH, SUGGESTIONS, Listing, Text, say
from cogs.spellcasting.rules.placed import Confirmed
from cogs.spellcasting.screens.area import area_name, looks, mark_shades
from cogs.spellcasting.screens.area_controls import at

LONGEST = 4000
"""Characters that fit a form; larger maps come as files."""

AS_IT_IS = "keep"
"""The value of the choice that leaves a creature hidden or not, as it is."""

WHOLE = "@"
"""In an address, before a place: the whole map that lies there, and none of its areas."""


class Lying(NamedTuple):
    """A map and the place where it lies, with the name of its scene if it has one.

    `missing` are those who take part in the scene and are not on the map.
    """

    place: int
    on: Map
    scene: str | None = None
    missing: tuple[str, ...] = ()

    @property
    def title(self) -> Text:
        """What the map is called."""
        return say("map-title") if self.scene is None else say("map-title-scene", scene=self.scene)


def map_screen(lying: Lying, marks: Sequence[Confirmed], settings: GuildSettings) -> Screen:
    """The map as everybody may see it."""
    place, on = lying.place, lying.on
    position = on.position(with_hidden=False, shades=mark_shades(marks))
    gm = Button(address=at("map-gm", str(place)), label=say("map-button-gm"))
    return Screen(
        title=lying.title,
        blocks=(board_block(position, settings, names=GROUND_NAMES),),
        controls=(*looks(f"{WHOLE}{place}", "all", on.board, settings), gm),
    )


def gm_map_screen(lying: Lying, marks: Sequence[tuple[int, Confirmed]], settings: GuildSettings) -> Screen:
    """The map with the hidden creatures, private, and all that the GM can do with it; `marks` by their ids."""
    place, on = str(lying.place), lying.on
    position = on.position(with_hidden=True, shades=mark_shades([mark for _, mark in marks]))
    hidden = [Item(text=say("map-hidden", name=one.name)) for one in on.creatures if one.hidden]
    controls: list[Control] = [
        Button(address=at("map-creature", place), label=say("map-button-creature")),
        Button(address=at("map-draw", place), label=say("map-button-draw")),
        Button(address=at("map-show", place), label=say("map-button-show")),
        *looks(f"{WHOLE}{place}", "gm", on.board, settings),
    ]
    if lying.missing:
        controls.insert(1, Button(address=at("map-people", place), label=say("map-button-people")))
        hidden.append(Item(text=say("map-missing", names=Listing(items=lying.missing))))
    if marks:
        options = tuple(
            Option(value=str(mark_id), label=area_name(mark.spell, mark.area)) for mark_id, mark in marks[:SUGGESTIONS]
        )
        clear = Select(
            address=at("map-clear", place), placeholder=say("map-clear"), options=options, at_most=len(options)
        )
        controls.append(clear)
    return Screen(
        title=say("map-gm-title") if lying.scene is None else say("map-gm-title-scene", scene=lying.scene),
        blocks=(board_block(position, settings, names=GROUND_NAMES), *hidden),
        controls=tuple(controls),
        private=True,
    )


def draw_form(place: int, before: str) -> Form:
    """The map of this place as text, holding the one that lies there."""
    field = Field(
        name="text",
        label=say("map-ask-text"),
        hint=say("map-hint-text"),
        value=before if len(before) <= LONGEST else "",
        at_most=LONGEST,
        lines=True,
    )
    return Form(address=at("map-drawn", str(place)), title=say("map-ask-title"), fields=(field,))


def creature_form(place: Sequence[str]) -> Form:
    """Who stands where on the map of this place."""
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
    return Form(address=at("map-creature-set", *place), title=say("map-ask-creature-title"), fields=fields)


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
