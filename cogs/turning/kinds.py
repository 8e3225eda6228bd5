"""The kinds of sheets of `turning`: what their forms ask and their cards show."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.engine.screen import Block, Fact, Option
from bot.engine.sheet import Input, SheetKind, Template, whole_numbers, words, yes_or_no
from bot.engine.text import Verbatim, say
from cogs.turning.rules.attempts import attempts_left, attempts_per_day
from cogs.turning.rules.modifiers import parse_modifiers, parse_zones, write_modifiers
from cogs.turning.rules.place import parse_distance, parse_position, write_metres, write_position
from cogs.turning.sheets import Cleric, Companion, Order, Placed, Undead
from cogs.turning.tables.creatures import Creatures, SrdUndead

_YES_NO = (Option(value="no", label=say("no")), Option(value="yes", label=say("yes")))


def _optional(value: int | None) -> str:
    return "" if value is None else str(value)


def _yes_no(value: bool) -> str:
    return "yes" if value else "no"


def _metres(value: int | None) -> str:
    return "" if value is None else write_metres(value)


def _values(sheet: Placed) -> dict[str, int]:
    """The numbers that a roll may name. Not the distance, which the sheet keeps in other units than it shows."""
    return {name: value for name, value in whole_numbers(sheet).items() if name != "distance"}


_POSITION = Input(
    "position",
    say("turning-field-position"),
    read=parse_position,
    write=write_position,
    hint=say("turning-hint-position"),
    required=False,
)

_WHEREABOUTS = (
    Input("present", say("turning-field-present"), read=yes_or_no, write=_yes_no, options=_YES_NO),
    Input("in_sight", say("turning-field-in-sight"), read=yes_or_no, write=_yes_no, options=_YES_NO),
    _POSITION,
    Input(
        "distance",
        say("turning-field-distance"),
        read=parse_distance,
        write=_metres,
        hint=say("turning-hint-distance"),
        required=False,
    ),
)


def _whereabouts(somebody: Placed) -> list[Block]:
    blocks: list[Block] = []
    if not somebody.present:
        blocks.append(Fact(label=say("turning-field-present"), value=say("no")))
    if not somebody.in_sight:
        blocks.append(Fact(label=say("turning-field-in-sight"), value=say("no")))
    if somebody.position is not None:
        blocks.append(Fact(label=say("turning-field-position"), value=write_position(somebody.position)))
    if somebody.distance is not None:
        blocks.append(Fact(label=say("turning-field-distance"), value=_metres(somebody.distance)))
    return blocks


def _companion_card(companion: Companion) -> tuple[Block, ...]:
    there = Fact(label=say("turning-field-present"), value=say("yes"))
    return (*([there] if companion.present else []), *_whereabouts(companion))


def _cleric_card(cleric: Cleric) -> tuple[Block, ...]:
    blocks: list[Block] = [Fact(label=say("turning-field-level"), value=cleric.level)]
    if cleric.deity:
        blocks.append(Fact(label=say("turning-field-deity"), value=cleric.deity))
    if cleric.recovery:
        blocks.append(Fact(label=say("turning-field-recovery"), value=cleric.recovery))
    if cleric.modifiers:
        blocks.append(Fact(label=say("turning-field-modifiers"), value=write_modifiers(cleric.modifiers)))
    if cleric.dark:
        blocks.append(Fact(label=say("turning-field-dark"), value=say("yes")))
    if cleric.zones:
        blocks.append(Fact(label=say("turning-field-zones"), value=write_modifiers(cleric.zones)))
    if cleric.position is not None:
        blocks.append(Fact(label=say("turning-field-position"), value=write_position(cleric.position)))
    if cleric.dominated_hit_dice:
        blocks.append(Fact(label=say("turning-field-dominated"), value=cleric.dominated_hit_dice))
    left = say("turning-attempts-of", left=attempts_left(cleric), all=attempts_per_day(cleric.level))
    return (*blocks, Fact(label=say("turning-field-attempts"), value=left))


def _undead_card(undead: Undead) -> tuple[Block, ...]:
    blocks: list[Block] = [
        Fact(label=say("turning-field-threat"), value=undead.threat),
        Fact(label=say("turning-field-hit-dice"), value=undead.hit_dice),
        Fact(label=say("turning-field-order"), value=undead.order.text),
        Fact(label=say("turning-field-intelligence"), value=undead.intelligence),
    ]
    if undead.legion:
        blocks.append(Fact(label=say("turning-field-legion"), value=say("yes")))
    if undead.class_levels:
        blocks.append(Fact(label=say("turning-field-class-levels"), value=undead.class_levels))
    if undead.malus:
        value = undead.malus_reason or Verbatim(verbatim="…")
        blocks.append(Fact(label=say("turning-malus-of", malus=undead.malus), value=value))
    if undead.hit_points is not None:
        full = say("turning-hit-points-of", now=undead.hit_points, all=undead.max_hit_points or undead.hit_points)
        blocks.append(Fact(label=say("turning-field-hit-points"), value=full))
    return (*blocks, *_whereabouts(undead))


CLERIC = SheetKind(
    ruleset="turning",
    kind="cleric",
    title=say("turning-kind-cleric"),
    model=Cleric,
    pages=(
        (
            Input("level", say("turning-field-level")),
            Input("deity", say("turning-field-deity"), read=words, required=False),
            Input(
                "recovery",
                say("turning-field-recovery"),
                read=words,
                hint=say("turning-hint-recovery"),
                required=False,
            ),
            Input(
                "modifiers",
                say("turning-field-modifiers"),
                read=parse_modifiers,
                write=write_modifiers,
                hint=say("turning-hint-modifiers"),
                required=False,
            ),
        ),
        (
            Input("dark", say("turning-field-dark"), read=yes_or_no, write=_yes_no, options=_YES_NO),
            Input("attempts_used", say("turning-field-attempts-used")),
            Input(
                "zones",
                say("turning-field-zones"),
                read=parse_zones,
                write=write_modifiers,
                hint=say("turning-hint-zones"),
                required=False,
            ),
            _POSITION,
            Input("dominated_hit_dice", say("turning-field-dominated"), hint=say("turning-hint-dominated")),
        ),
    ),
    card=_cleric_card,
)

UNDEAD = SheetKind(
    ruleset="turning",
    kind="undead",
    title=say("turning-kind-undead"),
    model=Undead,
    gm_only=True,
    pages=(
        (
            Input("hit_dice", say("turning-field-hit-dice")),
            Input(
                "order",
                say("turning-field-order"),
                read=Order,
                options=tuple(Option(value=order.value, label=order.text) for order in Order),
            ),
            Input("intelligence", say("turning-field-intelligence"), hint=say("turning-hint-intelligence")),
            Input(
                "hit_points",
                say("turning-field-hit-points"),
                write=_optional,
                hint=say("turning-hint-hit-points"),
                required=False,
            ),
        ),
        (
            Input("threat", say("turning-field-threat"), hint=say("turning-hint-threat")),
            Input("legion", say("turning-field-legion"), read=yes_or_no, write=_yes_no, options=_YES_NO),
            Input("class_levels", say("turning-field-class-levels")),
            Input(
                "max_hit_points",
                say("turning-field-max-hit-points"),
                write=_optional,
                hint=say("turning-hint-max-hit-points"),
                required=False,
            ),
        ),
        (
            Input("malus", say("turning-field-malus"), hint=say("turning-hint-malus")),
            Input("malus_reason", say("turning-field-malus-reason"), read=words, required=False),
        ),
        _WHEREABOUTS,
    ),
    card=_undead_card,
    values=_values,
)

COMPANION = SheetKind(
    ruleset="turning",
    kind="companion",
    title=say("turning-kind-companion"),
    model=Companion,
    pages=(_WHEREABOUTS,),
    card=_companion_card,
    values=_values,
)


def kinds(creatures: Creatures, srd: SrdUndead) -> tuple[SheetKind, ...]:
    """The kinds of sheets of `turning`; undead can be made like a creature of the house's list or of the SRD's."""
    templates = [
        _template("house", row.id, hit_dice=row.hit_dice, order=row.order, intelligence=row.intelligence)
        for row in creatures.rows
    ]
    templates += [
        _template(
            "srd",
            row.id,
            hit_dice=row.hit_dice,
            order=creatures.srd_orders[row.id],
            intelligence=row.intelligence,
            hit_points=row.hit_points,
        )
        for row in srd.rows
    ]
    return CLERIC, replace(UNDEAD, templates=tuple(templates)), COMPANION


def _template(source: str, id: str, **stats: Any) -> Template:
    name = say(f"turning-creature-{id}")
    return Template(
        id=f"{source}.{id}",
        name=name,
        label=say(f"turning-template-{source}", name=name),
        values=say(f"turning-values-{source}", name=name),
        stats=stats,
    )
