"""What lasts on somebody, with what the GM does to it: lays more, gives it another end, ends it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.effects import Effect
from bot.engine.model import Frozen
from bot.engine.refusal import Refused, Shared
from bot.engine.screen import (
    Block,
    ButtonStyle,
    Control,
    Fact,
    Field,
    Form,
    Item,
    Option,
    Paragraph,
    Screen,
    Select,
    Tone,
)
from bot.engine.text import Text, say
from cogs.tabletop.rules.lasting import APART, DAY_AND_TIME, LONGEST_NAME, TIME, Said, Unit
from cogs.tabletop.screens.scene.calls import Rules
from cogs.tabletop.screens.scene.left import left
from cogs.tabletop.screens.scene.names import at, button
from cogs.tabletop.screens.why import why_button

_LONGEST_AMOUNT = 16
"""Characters of an amount, or of a day and a time: `2026-12-31 20:00`."""


class Bearer(Frozen):
    """Whose effects are shown: the participant `number` of a scene, or with 0 for that the sheet of this number."""

    name: str
    scene_id: int
    number: int

    @property
    def words(self) -> tuple[int, int]:
        """What stands for them in addresses."""
        return self.scene_id, self.number


class Shown(Frozen):
    """An effect as its reader knows it: what it is, and how long it lasts."""

    effect_id: int
    effect: Text
    left: Text


def effects_screen(on: Bearer, lasting: Sequence[Shown], *, is_gm: bool) -> Screen:
    """What lasts on somebody, private; for the GM with what can be done."""
    lines: list[Block] = [
        Item(text=say("effect-entry", n=n, effect=one.effect, left=one.left)) for n, one in enumerate(lasting, 1)
    ]
    controls: list[Control] = []
    if is_gm and lasting:
        options = (
            Option(value=str(one.effect_id), label=say("effect-option", n=n, effect=one.effect))
            for n, one in enumerate(lasting, 1)
        )
        placeholder = say("effect-choose")
        controls.append(Select(address=at("effect", *on.words), placeholder=placeholder, options=tuple(options)))
    if is_gm:
        controls.append(button("effect-new", *on.words, style=ButtonStyle.PRIMARY))
    return Screen(
        title=say("effect-title", name=on.name),
        blocks=tuple(lines) or (Paragraph(text=say("effect-none")),),
        controls=tuple(controls),
        private=True,
    )


def effect_card(on: Bearer, one: Shown) -> Screen:
    """One effect, for the GM."""
    return Screen(
        title=say("effect-of", name=on.name, effect=one.effect),
        blocks=(Fact(label=say("effect-field-left"), value=one.left),),
        controls=(
            button("effect-change", *on.words, one.effect_id, style=ButtonStyle.PRIMARY),
            button("effect-end", *on.words, one.effect_id, style=ButtonStyle.DANGER),
            button("effects", *on.words),
        ),
        private=True,
    )


def effect_form(on: Bearer) -> Form:
    """A new effect: what it is, and how long it lasts."""
    name = Field(name="name", label=say("effect-field-name"), at_most=LONGEST_NAME)
    return Form(
        address=at("effect-lay", *on.words),
        title=say("effect-form-new"),
        fields=(name, *_how_long(on)),
    )


def end_form(on: Bearer, effect_id: int) -> Form:
    """How long an effect lasts from now on."""
    return Form(
        address=at("effect-set", *on.words, effect_id),
        title=say("effect-form-change"),
        fields=_how_long(on),
    )


def said_screen(said: Said, effect: Text, entry_id: int, *, is_over: bool) -> Screen:
    """Tells of an effect on a sheet apart from scenes: how long it lasts, or that it ends."""
    if is_over:
        told = say("scene-effect-ended", name=said.name, effect=effect)
    else:
        told = say("scene-effect-began", name=said.name, effect=effect, left=left(None, said.lasting))
    return Screen(
        title=say("scene-effects"),
        blocks=(Paragraph(text=told),),
        controls=(why_button(entry_id),),
        tone=Tone.QUIET if is_over else Tone.NEUTRAL,
    )


def effect_text(effect: Effect, rules: Rules) -> Text:
    """What an effect is. Raises `Refused(CLOSED)` where no ruleset knows it any more."""
    known = rules.get(effect.ruleset)
    if known is None or known.effect is None:
        raise Refused(Shared.CLOSED)
    return known.effect(effect.kind)


def _how_long(on: Bearer) -> tuple[Field, ...]:
    units = [Option(value=unit, label=say(f"effect-unit-{unit}")) for unit in (Unit if on.scene_id else APART)]
    whose = Field(
        name="whose",
        label=say("effect-field-whose"),
        hint=say("effect-hint-whose"),
        required=False,
    )
    return (
        Field(
            name="amount",
            label=say("effect-field-amount"),
            hint=say("effect-hint-amount", time=TIME, day=DAY_AND_TIME),
            value="1",
            required=False,
            at_most=_LONGEST_AMOUNT,
        ),
        Field(name="unit", label=say("effect-field-unit"), value=Unit.ROUNDS, options=tuple(units)),
        *((whose,) if on.scene_id else ()),
    )
