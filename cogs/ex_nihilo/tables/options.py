"""The options: what the source leaves open and a table may settle otherwise."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from bot.engine.ruling import Origin
from bot.engine.tables import OptionTable, RestsOn
from bot.engine.text import Text, say


class LaterSprint(StrEnum):
    """How much farther the later turns of a sprint go: 2 m more, or 2 m more in each (G003-7)."""

    FLAT = "flat"
    GROWING = "growing"


class AtZero(StrEnum):
    """What makes somebody at 0 hit points unconscious: any hit, or one that does damage (G003-8)."""

    ANY_HIT = "any-hit"
    NET_DAMAGE = "net-damage"


class When(StrEnum):
    """When initiative is rolled (G003-10)."""

    EACH_TURN = "each-turn"
    ONCE_PER_FIGHT = "once-per-fight"

    @property
    def text(self) -> Text:
        """When that is, in words."""
        return say(f"nihilo-when-{self}")


class LevelDice(StrEnum):
    """Which dice of a level are meant: those of the list in R003-41, or those of a column of R003-36."""

    LIST = "list"
    COLUMN = "column"


class Outnumbered(StrEnum):
    """What three or more opponents take the malus off (G003-14)."""

    ATTACKS_AND_PARRIES = "attacks-and-parries"
    ATTACKS = "attacks"
    DEFENCE_TOO = "defence-too"


class Unperceived(StrEnum):
    """The defence of a target that does not perceive the attack (G003-27)."""

    HELPLESS = "helpless"
    STATIC = "static"


class Interrogate(StrEnum):
    """What is added up to interrogate somebody (R003-37)."""

    SPIRITO_MENTE = "spirito-mente"
    MENTE_RICERCA = "mente-ricerca"


def _reading(*rules: str) -> RestsOn:
    return RestsOn(*rules, origin=Origin.READING)


def _source(*rules: str) -> RestsOn:
    return RestsOn(*rules, origin=Origin.SOURCE)


Points = Annotated[int, Field(ge=0, le=200)]


class Options(OptionTable):
    """Every default of ours, and every option of the source, with the rule or gap that it rests on.

    `reaction_minutes` is how long whoever is attacked may take to react, before the default counts.
    """

    interrogate: Annotated[Interrogate, _source("R003-37")]
    most_help: Annotated[Points, RestsOn("R003-10", "G003-43")]
    later_sprint: Annotated[LaterSprint, _reading("R003-6", "G003-7")]
    initiative: Annotated[When, _reading("R003-42", "G003-10")]
    initiative_dice: Annotated[LevelDice, _reading("R003-41", "G003-10")]
    save_dice: Annotated[LevelDice, _reading("R003-64", "G003-22")]
    at_zero: Annotated[AtZero, _reading("R003-13", "G003-8")]
    least_damage: Annotated[int, Field(ge=0, le=1), _reading("R003-12", "G003-26")]
    trained_characters: Annotated[bool, RestsOn("R003-60", "G003-21")]
    outnumbered: Annotated[Outnumbered, _reading("R003-52", "G003-14")]
    charge_lowers_defence: Annotated[bool, _reading("R003-52", "G003-16")]
    unnoticed_melee_ignores_armour: Annotated[bool, _reading("R003-53", "G003-17")]
    unperceived: Annotated[Unperceived, RestsOn("R003-50", "G003-27")]
    unperceived_difficulty: Annotated[Points, RestsOn("G003-27")]
    far_to_200_m: Annotated[Points, RestsOn("R003-45", "G003-20")]
    far_to_300_m: Annotated[Points, RestsOn("R003-45", "G003-20")]
    far_beyond: Annotated[Points, RestsOn("R003-45", "G003-20")]
    disarm_two_handed: Annotated[Points, RestsOn("R003-47", "G003-12")]
    disarm_held_in_two: Annotated[Points, RestsOn("R003-47", "G003-12")]
    armour_above_class: Annotated[Points, RestsOn("G003-4")]
    armour_above_class_equilibrio: Annotated[Points, RestsOn("G003-4")]
    weapon_above_class: Annotated[Points, RestsOn("G003-42")]
    gunpowder_fails: Annotated[bool, RestsOn("G003-3")]
    armour_destroyed: Annotated[bool, RestsOn("R003-57", "G003-23")]
    damage_types: Annotated[bool, RestsOn("R003-59", "G003-40")]
    heal_difficulty: Annotated[Points, RestsOn("R003-18", "G003-33")]
    reaction_minutes: Annotated[int, Field(ge=1, le=10_080), RestsOn("R003-61", "G003-29")]
