"""Initiative: an order that was rolled for, and that of a scene."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.scene.model import Scene
from bot.engine.screen import Block, Fact, Heading, Item, Paragraph, Screen, Sum
from bot.engine.text import Listing, Text, Verbatim, say
from cogs.ex_nihilo.rules.acting import game_of
from cogs.ex_nihilo.rules.initiative import Order, Place
from cogs.ex_nihilo.tables import level_text
from cogs.ex_nihilo.tables.options import When
from cogs.tabletop.screens.why import why_button


def initiative_screen(order: Order, entry_id: int, *, private: bool = False) -> Screen:
    """What everybody rolled, whoever acts first in front."""
    blocks: list[Block] = []
    for place in order.places:
        blocks.append(Sum(reckoning=place.reckoning, label=say("nihilo-initiative-of", name=place.name)))
        if place.ties:
            blocks.append(Paragraph(text=say("nihilo-initiative-tied", rolls=_rolls(place))))
    if len(order.places) > 1:
        names = Listing(items=tuple(place.name for place in order.places))
        blocks.append(Paragraph(text=say("nihilo-initiative-order", names=names)))
    return Screen(
        title=say("nihilo-initiative-title"),
        blocks=tuple(blocks),
        footer=level_text(order.level),
        controls=(why_button(entry_id),),
        private=private,
    )


def scene_initiative_screen(scene: Scene, when: When) -> Screen:
    """The order of a scene as this reader knows it, with its G.S.P."""
    return Screen(
        title=say("nihilo-initiative-scene", scene=scene.name),
        blocks=(
            Fact(label=say("nihilo-field-level"), value=level_text(game_of(scene).level)),
            Fact(label=say("scene-field-order"), value=when.text),
            Heading(text=say("nihilo-initiative-title")),
            *(Item(text=text) for text in _turns(scene)),
        ),
        private=True,
    )


def _turns(scene: Scene) -> Iterator[Text]:
    for n, turn in enumerate(scene.order, 1):
        for one in scene.sharing(turn)[:1]:
            name = one.group or one.name
            if one.initiative is None:
                yield say("nihilo-initiative-place-unknown", n=n, name=name)
            elif one.ties:
                rolls = Verbatim(verbatim=" → ".join(map(str, one.ties)))
                yield say("nihilo-initiative-place-tied", n=n, name=name, value=one.initiative, rolls=rolls)
            else:
                yield say("nihilo-initiative-place", n=n, name=name, value=one.initiative)


def _rolls(place: Place) -> Verbatim:
    return Verbatim(verbatim=" → ".join(map(str, place.ties)))
