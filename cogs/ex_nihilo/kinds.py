"""The kinds of sheets of `ex_nihilo`: what their forms ask and their cards show."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.engine.screen import Block, Fact, Option
from bot.engine.sheet import Input, SheetKind, whole_number, whole_numbers, yes_or_no
from bot.engine.text import Arg, Listing, Text, name_key, say
from cogs.ex_nihilo.rules import derived
from cogs.ex_nihilo.rules.reckoning import signed
from cogs.ex_nihilo.sheets import Attribute, Character, Npc, Skill
from cogs.ex_nihilo.tables import NihiloTables
from cogs.ex_nihilo.tables.gear import Item

_YES_NO = (Option(value="no", label=say("no")), Option(value="yes", label=say("yes")))

_GRADES = tuple(Option(value=str(grade), label=say("nihilo-grade", grade=grade)) for grade in range(4))

Known = Mapping[str, str]
"""Ids by the names that they have in any language, as `name_key` gives them."""

Find = Callable[[str], Item | None]


def kinds(known: Known) -> tuple[SheetKind, ...]:
    """The kinds of sheets of `ex_nihilo`; things are named by their ids or by what is `known` of their names."""
    character = SheetKind(
        ruleset="ex_nihilo",
        kind="character",
        title=say("nihilo-kind-character"),
        model=Character,
        pages=_pages(known),
        card=_card,
        derived=_derived,
        values=_values,
    )
    npc = replace(character, kind="npc", title=say("nihilo-kind-npc"), model=Npc, gm_only=True)
    return character, npc


def _pages(known: Known) -> tuple[tuple[Input, ...], ...]:
    def things(name: str) -> Input:
        def read(typed: str) -> tuple[str, ...]:
            return tuple(known.get(name_key(one), one) for one in map(str.strip, typed.split(",")) if one)

        return Input(
            *(name, say(f"nihilo-field-{name.replace('_', '-')}")),
            read=read,
            write=", ".join,
            hint=say("nihilo-hint-things"),
            required=False,
        )

    skills = [Input(skill.value, skill.text, read=whole_number, write=str, options=_GRADES) for skill in Skill]
    armour = Input(
        *("armour", say("nihilo-field-armour")),
        read=lambda typed: known.get(name_key(typed.strip()), typed),
        hint=say("nihilo-hint-armour"),
        required=False,
    )
    return (
        tuple(Input(attribute.value, attribute.text) for attribute in Attribute),
        (
            Input("hit_points", say("nihilo-field-hit-points"), hint=say("nihilo-hint-hit-points"), required=False),
            Input("energy", say("nihilo-field-energy")),
            things("in_hand"),
            things("weapons"),
            armour,
        ),
        tuple(skills[:5]),
        (
            *skills[5:],
            things("advancements"),
            Input("dodge_training", say("nihilo-field-dodge-training"), yes_or_no, _yes_no, _YES_NO),
        ),
        (
            Input(
                "max_hit_points",
                say("nihilo-field-max-hit-points"),
                write=lambda value: "" if value is None else str(value),
                hint=say("nihilo-hint-max-hit-points"),
                required=False,
            ),
            Input("racial_initiative", say("nihilo-field-racial-initiative")),
            Input("dead", say("nihilo-field-dead"), yes_or_no, _yes_no, _YES_NO),
        ),
    )


def _yes_no(value: bool) -> str:
    return "yes" if value else "no"


def _values(sheet: Character) -> dict[str, int]:
    """The numbers that a roll may name."""
    return {
        **whole_numbers(sheet),
        "fascino": derived.fascino(sheet),
        "leadership": derived.leadership(sheet),
        "percezione": derived.percezione(sheet),
    }


def _card(sheet: Character) -> tuple[Block, ...]:
    attributes = {attribute.value: sheet.attribute(attribute) for attribute in Attribute}
    blocks: list[Block] = [
        Fact(label=say("nihilo-card-attributes"), value=say("nihilo-card-attributes-of", **attributes)),
        Fact(
            label=say("nihilo-field-hit-points"),
            value=say(
                "nihilo-card-hit-points",
                now=sheet.hit_points,
                most=sheet.most_hit_points,
                larp=derived.larp_hit_points(sheet),
            ),
        ),
        Fact(
            label=say("nihilo-card-secondary"),
            value=say(
                "nihilo-card-secondary-of",
                fascino=derived.fascino(sheet),
                leadership=derived.leadership(sheet),
                percezione=derived.percezione(sheet),
            ),
        ),
    ]
    learned = [skill for skill in Skill if sheet.grade(skill)]
    if learned:
        said = (say("nihilo-grade-of", skill=skill.text, grade=sheet.grade(skill)) for skill in learned)
        blocks.append(Fact(label=say("nihilo-card-skills"), value=Listing(items=tuple(said))))
    if sheet.dodge_training:
        blocks.append(Fact(label=say("nihilo-field-dodge-training"), value=say("yes")))
    if sheet.racial_initiative:
        blocks.append(Fact(label=say("nihilo-field-racial-initiative"), value=sheet.racial_initiative))
    if sheet.dead:
        blocks.append(Fact(label=say("nihilo-field-dead"), value=say("yes")))
    return tuple(blocks)


def _derived(sheet: Character, tables: NihiloTables) -> tuple[Block, ...]:
    """What follows from the sheet by the tables of this guild."""
    metres = derived.movement(sheet)
    slots = derived.skill_slots(sheet, tables)
    energy = tables.spirito.row_for(sheet.spirito)
    blocks: list[Block] = [
        Fact(label=say("nihilo-card-movement"), value=say("nihilo-card-metres", **metres.model_dump())),
        Fact(
            label=say("nihilo-card-initiative"),
            value=signed(derived.initiative_modifier(sheet, tables)),
        ),
        Fact(label=say("nihilo-card-gear"), value=tables.corpo.row_for(sheet.corpo).gear.text),
        Fact(
            label=say("nihilo-card-slots"),
            value=say("nihilo-card-slots-of", used=derived.slots_used(sheet, tables), most=slots),
        ),
    ]
    if energy.energy_slots or sheet.energy:
        value = say("nihilo-card-energy", now=sheet.energy, most=energy.energy_slots, turns=energy.turns or 0)
        blocks.append(Fact(label=say("nihilo-field-energy"), value=value))
    carried: tuple[tuple[str, Sequence[str], Find], ...] = (
        ("in-hand", sheet.in_hand, tables.weapons.find),
        ("weapons", sheet.weapons, tables.weapons.find),
        ("armour", (sheet.armour,) if sheet.armour else (), tables.armours.find),
        ("advancements", sheet.advancements, tables.advancements.find),
    )
    for field, ids, find in carried:
        if ids:
            named = Listing(items=tuple(named_item(id, find) for id in ids))
            blocks.append(Fact(label=say(f"nihilo-field-{field}"), value=named))
    return tuple(blocks)


def named_item(id: str, find: Find) -> Arg:
    """What a thing is called; one that the tables do not have is marked as unknown."""
    item = find(id)
    return item.text if item is not None else _unknown(id)


def _unknown(id: str) -> Text:
    return say("nihilo-unknown-thing", id=id)


def spoken(tables: NihiloTables, speakers: Sequence[Callable[[Text], str]]) -> dict[str, str]:
    """The ids of weapons, armour and Advancements by their names, as each speaker says them."""
    items: list[Item] = [
        *tables.weapons.melee,
        *tables.weapons.ranged,
        *tables.armours.rows,
        *tables.advancements.rows,
    ]
    found: dict[str, str] = {}
    for item in items:
        text: Any = item.text
        for say_it in speakers:
            found.setdefault(name_key(say_it(text)), item.id)
    return found
