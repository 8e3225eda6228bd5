"""The kinds of sheets of `spellcasting`: what their forms ask and their cards show."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from itertools import combinations
from typing import TypeVar

from bot.engine.screen import Block, Fact, Option
from bot.engine.sheet import Input, SheetKind, words, yes_or_no
from bot.engine.text import Listing, Text, say
from cogs.spellcasting.rules.areas.area import Shape
from cogs.spellcasting.rules.spells import Ability, Class, Component, Components, OnSuccess, School, letters
from cogs.spellcasting.screens.spell import spell_blocks
from cogs.spellcasting.sheets import Adventurer, OwnSpell

Word = TypeVar("Word", bound=StrEnum)

_YES_NO = (Option(value="no", label=say("no")), Option(value="yes", label=say("yes")))
_NONE = "none"


def _yes_no(value: bool) -> str:
    return "yes" if value else "no"


def _flag(name: str, label: Text, hint: Text | None = None) -> Input:
    return Input(name, label, read=yes_or_no, write=_yes_no, options=_YES_NO, hint=hint)


def _one_of(name: str, label: Text, kind: type[Word], text: Callable[[Word], Text]) -> Input:
    options = tuple(Option(value=word.value, label=text(word)) for word in kind)
    return Input(name, label, read=kind, options=options)


def _one_or_none(
    name: str, label: Text, kind: type[Word], text: Callable[[Word], Text], hint: Text | None = None
) -> Input:
    """A choice of one of the words, or of none of them."""
    none = Option(value=_NONE, label=say("spell-none"))

    def read(typed: str) -> Word | None:
        return None if typed == _NONE else kind(typed)

    def write(value: Word | None) -> str:
        return value or _NONE

    options = (none, *(Option(value=word.value, label=text(word)) for word in kind))
    return Input(name, label, read=read, write=write, options=options, hint=hint)


def _class(name: str, label: Text, hint: Text | None = None) -> Input:
    return _one_or_none(name, label, Class, lambda one: one.text, hint)


_SOME_COMPONENTS = [some for n in range(len(Component) + 1) for some in combinations(Component, n)]


def _read_components(typed: str) -> Components:
    return tuple(map(Component, typed.replace(_NONE, "")))


def _write_components(components: Components) -> str:
    return "".join(components) or _NONE


def _adventurer_card(adventurer: Adventurer) -> tuple[Block, ...]:
    blocks: list[Block] = [Fact(label=say("spell-field-arcana"), value=adventurer.arcana)]
    if adventurer.initiative:
        blocks.append(Fact(label=say("spell-field-initiative"), value=adventurer.initiative))
    if adventurer.hit_points is not None:
        blocks.append(Fact(label=say("spell-field-hit-points"), value=adventurer.hit_points))
    members = [one.text for one in Class if one in adventurer.classes]
    if members:
        blocks.append(Fact(label=say("spell-field-classes"), value=Listing(items=tuple(members))))
    if adventurer.reaction_used:
        blocks.append(Fact(label=say("spell-field-reaction-used"), value=say("yes")))
    if not adventurer.present:
        blocks.append(Fact(label=say("spell-field-present"), value=say("no")))
    if not adventurer.sees:
        blocks.append(Fact(label=say("spell-field-sees"), value=say("no")))
    if not adventurer.hears:
        blocks.append(Fact(label=say("spell-field-hears"), value=say("no")))
    return tuple(blocks)


ADVENTURER = SheetKind(
    ruleset="spellcasting",
    kind="adventurer",
    title=say("spell-kind-adventurer"),
    model=Adventurer,
    private=frozenset({"reaction_used"}),  # It would betray who has tried to identify a spell.
    pages=(
        (
            Input("arcana", say("spell-field-arcana"), hint=say("spell-hint-arcana")),
            _class("first_class", say("spell-field-first-class"), say("spell-hint-first-class")),
            _class("second_class", say("spell-field-second-class")),
            _class("third_class", say("spell-field-third-class")),
        ),
        (
            _flag("reaction_used", say("spell-field-reaction-used"), say("spell-hint-reaction-used")),
            _flag("present", say("spell-field-present")),
            _flag("sees", say("spell-field-sees"), say("spell-hint-senses")),
            _flag("hears", say("spell-field-hears"), say("spell-hint-senses")),
        ),
        (
            Input("initiative", say("spell-field-initiative"), hint=say("spell-hint-initiative")),
            Input(
                "hit_points",
                say("spell-field-hit-points"),
                write=lambda value: "" if value is None else str(value),
                hint=say("spell-hint-hit-points"),
                required=False,
            ),
        ),
    ),
    card=_adventurer_card,
)

SPELL = SheetKind(
    ruleset="spellcasting",
    kind="spell",
    title=say("spell-kind-spell"),
    model=OwnSpell,
    gm_only=True,
    pages=(
        (
            Input("level", say("spell-field-level"), hint=say("spell-hint-level")),
            _one_of("school", say("spell-field-school"), School, lambda school: school.text),
            Input(
                "components",
                say("spell-field-components"),
                read=_read_components,
                write=_write_components,
                options=tuple(Option(value=_write_components(some), label=letters(some)) for some in _SOME_COMPONENTS),
            ),
            Input("classes", say("spell-field-classes"), read=words, required=False),
        ),
        (
            Input("casting_time", say("spell-field-casting-time"), read=words, required=False),
            Input("range", say("spell-field-range"), read=words, required=False),
            Input("duration", say("spell-field-duration"), read=words, required=False),
            _flag("ritual", say("spell-field-ritual")),
            _flag("concentration", say("spell-field-concentration")),
        ),
        (
            _one_or_none("shape", say("spell-field-shape"), Shape, lambda shape: say(f"spell-shape-{shape}")),
            Input("size_ft", say("spell-field-size"), hint=say("spell-hint-size")),
            Input("width_ft", say("spell-field-width"), hint=say("spell-hint-width")),
            _one_or_none("save_ability", say("spell-field-save"), Ability, lambda ability: ability.text),
            _one_of("on_success", say("spell-field-on-success"), OnSuccess, lambda success: success.text),
        ),
    ),
    card=spell_blocks,
)
"""A spell of the GM's own. As a sheet it is looked up, changed, exported and deleted like any other."""

KINDS = (ADVENTURER, SPELL)
