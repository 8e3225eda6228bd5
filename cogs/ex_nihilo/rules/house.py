"""The tables that a guild may set, row by row in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.engine.tables import range_text
from bot.engine.text import Arg, Text, Verbatim, say
from cogs.ex_nihilo.rules.stress import dice_text
from cogs.ex_nihilo.tables import (
    Corpo,
    Difficulties,
    Equilibrio,
    Grades,
    Levels,
    Mente,
    Spirito,
    difficulty_text,
)
from cogs.ex_nihilo.tables.advancements import Advancement, Advancements
from cogs.ex_nihilo.tables.armours import Armours
from cogs.ex_nihilo.tables.weapons import MeleeWeapon, Weapons

NOTHING = Verbatim(verbatim="–")


def _corpo(table: Corpo) -> tuple[Text, ...]:
    return tuple(
        say("nihilo-told-corpo", values=range_text(row.low, row.high), gear=row.gear.text) for row in table.rows
    )


def _equilibrio(table: Equilibrio) -> tuple[Text, ...]:
    return tuple(
        say("nihilo-told-equilibrio", values=range_text(row.low, row.high), n=row.initiative) for row in table.rows
    )


def _mente(table: Mente) -> tuple[Text, ...]:
    return tuple(
        say("nihilo-told-mente", values=range_text(row.low, row.high), n=row.skill_slots) for row in table.rows
    )


def _spirito(table: Spirito) -> tuple[Text, ...]:
    return tuple(
        say(
            "nihilo-told-spirito",
            values=range_text(row.low, row.high),
            n=row.energy_slots,
            turns=row.turns or 0,
        )
        for row in table.rows
    )


def _grades(table: Grades) -> tuple[Text, ...]:
    return tuple(
        say("nihilo-told-grade", grades=range_text(row.low, row.high), n=row.bonus, slots=row.slots)
        for row in table.rows
    )


def _levels(table: Levels) -> tuple[Text, ...]:
    return tuple(
        say(
            "nihilo-told-level",
            levels=range_text(row.low, row.high),
            ours=_dice(row.roll),
            theirs=_dice(row.difficulty),
            initiative=_dice(row.initiative),
        )
        for row in table.rows
    )


def _difficulties(table: Difficulties) -> tuple[Text, ...]:
    return tuple(say("nihilo-on-scale", name=difficulty_text(name), n=n) for name, n in table.by_name.items())


def _weapons(table: Weapons) -> tuple[Text, ...]:
    melee = (_melee(weapon) for weapon in table.melee)
    ranged = (
        say(
            "nihilo-told-ranged",
            name=weapon.text,
            gear=weapon.gear.text,
            damage=weapon.damage,
            range=weapon.range_m,
            type=weapon.type.text,
            gunpowder="yes" if weapon.gunpowder else "no",
        )
        for weapon in table.ranged
    )
    return (*melee, *ranged)


def _melee(weapon: MeleeWeapon) -> Text:
    return say(
        "nihilo-told-melee",
        name=weapon.text,
        gear=weapon.gear.text,
        modifier=_signed(weapon.modifier),
        both=NOTHING if weapon.modifier_in_two_hands is None else _signed(weapon.modifier_in_two_hands),
        type=weapon.type.text,
    )


def _armours(table: Armours) -> tuple[Text, ...]:
    return tuple(
        say(
            "nihilo-told-armour",
            name=row.text,
            gear=row.gear.text,
            deflection=row.deflection,
            absorption=row.absorption,
            most=row.max_equilibrio,
        )
        for row in table.rows
    )


def _advancements(table: Advancements) -> tuple[Text, ...]:
    return tuple(_advancement(row) for row in table.rows)


def _advancement(row: Advancement) -> Text:
    return say("nihilo-told-advancement", name=row.text, timing=row.timing.text, cost=row.cost)


def _dice(n: int) -> Arg:
    return Verbatim(verbatim=dice_text(n)) if n else NOTHING


def _signed(n: int) -> Verbatim:
    return Verbatim(verbatim=f"+{n}" if n >= 0 else f"−{-n}")


TOLD: dict[str, Callable[[Any], tuple[Text, ...]]] = {
    "corpo": _corpo,
    "equilibrio": _equilibrio,
    "mente": _mente,
    "spirito": _spirito,
    "grades": _grades,
    "levels": _levels,
    "difficulties": _difficulties,
    "weapons": _weapons,
    "armours": _armours,
    "advancements": _advancements,
}
