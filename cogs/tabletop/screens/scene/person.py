"""One participant, for the GM, with all that can be done to them."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.scene.model import Participant, Scene, State, Status
from bot.engine.screen import Address, Block, Button, ButtonStyle, Control, Fact, Field, Form, Screen
from bot.engine.sheet import EMPTY
from bot.engine.text import NAME_LENGTH, Listing, Text, say
from cogs.tabletop.screens.people import person
from cogs.tabletop.screens.scene.names import at, button

_CHANGES = {
    State.ACTIVE: "revive",
    State.SURPRISED: "surprise",
    State.DEFEATED: "defeat",
    State.AWAY: "away",
    State.REMOVED: "take-out",
}
"""What puts somebody into each state."""


def person_screen(scene: Scene, one: Participant) -> Screen:
    """One participant as the GM knows them."""
    return Screen(
        title=say("scene-person-title", name=one.name, scene=scene.name),
        blocks=tuple(_facts(one)),
        controls=tuple(_controls(scene, one)),
        private=True,
    )


def person_form(scene: Scene, one: Participant) -> Form:
    """What can be typed of a participant."""
    return Form(
        address=at("set", scene.id, one.id),
        title=say("scene-form-person"),
        fields=(
            Field(name="name", label=say("scene-field-name"), value=one.name, at_most=NAME_LENGTH),
            Field(
                name="initiative",
                label=say("scene-field-initiative"),
                hint=say("scene-hint-initiative"),
                value="" if one.initiative is None else str(one.initiative),
                required=False,
                at_most=5,
            ),
            Field(name="modifier", label=say("scene-field-modifier"), value=str(one.modifier), at_most=5),
            Field(
                name="alias",
                label=say("scene-field-alias"),
                hint=say("scene-hint-alias"),
                value=one.alias or "",
                required=False,
                at_most=NAME_LENGTH,
            ),
        ),
    )


def _facts(one: Participant) -> Iterator[Block]:
    yield Fact(label=say("scene-field-state"), value=say(f"scene-state-{one.state}"))
    yield Fact(label=say("scene-field-initiative"), value=EMPTY if one.initiative is None else one.initiative)
    yield Fact(label=say("scene-field-modifier"), value=one.modifier)
    yield Fact(label=say("scene-field-player"), value=_players(one))
    if one.group:
        yield Fact(label=say("scene-field-group"), value=one.group)
    if one.side:
        yield Fact(label=say("scene-field-side"), value=one.side)
    if one.alias:
        yield Fact(label=say("scene-field-alias"), value=one.alias)
    elif one.hidden:
        yield Fact(label=say("scene-field-alias"), value=say("scene-mark-hidden"))


def _players(one: Participant) -> Listing | Text:
    return Listing(items=tuple(map(person, one.user_ids))) if one.user_ids else say("scene-gm")


def _controls(scene: Scene, one: Participant) -> Iterator[Control]:
    for state, change in _CHANGES.items():
        if state is not one.state:
            style = ButtonStyle.DANGER if state is State.REMOVED else ButtonStyle.SECONDARY
            yield _button(change, at("mark", scene.id, one.id, state), style)
    is_secret = one.hidden or one.alias is not None
    yield _button("show", at("show", scene.id, one.id)) if is_secret else _button("hide", at("hide", scene.id, one.id))
    yield _button("edit", at("edit", scene.id, one.id))
    yield button("effects", scene.id, one.id)
    if one.turn in scene.order:
        place = scene.order.index(one.turn)
        if place > 0:
            yield _button("earlier", at("shift", scene.id, one.id, "earlier"))
        if place < len(scene.order) - 1:
            yield _button("later", at("shift", scene.id, one.id, "later"))
    if scene.status is Status.RUNNING and scene.strategy.chooses and not scene.begun and one.side:
        yield _button("lead", at("lead", scene.id, one.id))
    yield button("status", scene.id)


def _button(name: str, address: Address, style: ButtonStyle = ButtonStyle.SECONDARY) -> Button:
    return Button(address=address, label=say(f"scene-button-{name}"), style=style)
