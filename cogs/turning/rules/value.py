"""The concrete value of an attempt against one undead (R000-9 to R000-15)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.ruling import Line, Origin, Reckoning
from bot.engine.text import say
from cogs.turning.rules.potential import modifier_lines
from cogs.turning.sheets import Modifier, Undead
from cogs.turning.tables import TurningTables


def class_malus(levels: int) -> int:
    """What the class levels of an undead take off: 1 for every 3 or part of them (R000-13)."""
    return -(-levels // 3)


def specific_lines(undead: Undead, relation: Sequence[Modifier], tables: TurningTables) -> tuple[Line, ...]:
    """What `undead` takes off the potential, and `relation`, what lies between it and the cleric (R000-9).

    What takes off nothing is left out, unless it is this table's GM who has set it so.
    """
    intelligence = tables.intelligence.row_for(undead.intelligence)
    lines = [
        Line(label=say("turning-line-threat"), amount=-undead.threat, rule="R000-10"),
        Line(
            label=say("turning-line-order", order=undead.order.text),
            amount=-tables.orders.grades[undead.order],
            rule="G000-5",
            origin=tables.orders.passport.origin,
        ),
        *([_legion_line(tables)] if undead.legion else []),
        Line(label=say("turning-line-class"), amount=-class_malus(undead.class_levels), rule="R000-13"),
        Line(
            label=say("turning-line-intelligence", name=intelligence.text),
            amount=-intelligence.malus,
            rule="G000-3",
            origin=tables.intelligence.passport.origin,
        ),
        Line(label=undead.malus_reason or say("turning-line-malus"), amount=-undead.malus, rule="R000-15"),
        *modifier_lines(relation, rule="R000-9"),
    ]
    return tuple(line for line in lines if line.amount or line.origin is Origin.GUILD)


def _legion_line(tables: TurningTables) -> Line:
    extra, origin = tables.orders.legion_extra, tables.orders.passport.origin
    return Line(label=say("turning-line-legion"), amount=-extra, rule="G000-6", origin=origin)


def concrete_value(potential: int, specific: tuple[Line, ...]) -> Reckoning:
    """The value: the potential and what the single undead makes of it (R000-9)."""
    return Reckoning(start=Line(label=say("turning-line-potential"), amount=potential, rule="R000-8"), lines=specific)
