"""The tables of EX Nihilo: what is shipped, what a guild may set, what is wrong with what it sets."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import JsonValue

from bot.engine.house import Faulty, HouseRules, applied, origin_of, value_of
from bot.engine.ruling import Origin
from bot.engine.text import Text, say
from cogs.ex_nihilo.kinds import kinds, spoken
from cogs.ex_nihilo.rules.house import TOLD
from cogs.ex_nihilo.tables.gear import Damage
from tests.ex_nihilo.fighters import TABLES

HOUSE = HouseRules("ex_nihilo", say("nihilo-guide-title"), TABLES, told=TOLD)

READINGS = {
    *("later_sprint", "initiative", "initiative_dice", "save_dice", "at_zero", "least_damage", "outnumbered"),
    *("charge_lowers_defence", "unnoticed_melee_ignores_armour"),
}


def rows(table: str) -> Any:
    """The rows of a table as the guild would write them."""
    return value_of(TABLES, HOUSE.rule(table))


def faults(name: str, value: JsonValue) -> set[str]:
    with pytest.raises(Faulty) as caught:
        applied(HOUSE, {name: value})
    found = caught.value.faults[name]
    return {text.args["fault"].id if isinstance(text.args.get("fault"), Text) else text.id for text in found}  # type: ignore[union-attr]


def test_every_default_says_whose_it_is() -> None:
    for name, rule in HOUSE.rules.items():
        origin = origin_of(TABLES, rule)
        option = name.removeprefix("options.")
        if name in {"levels", "difficulties", "options.interrogate"}:
            assert origin is Origin.SOURCE, name
        elif option in READINGS:
            assert origin is Origin.READING, name
        else:
            assert origin is Origin.HOUSE, name


def test_every_table_can_be_told_and_set_again_as_it_is() -> None:
    for name in (name for name in HOUSE.rules if not name.startswith("options.")):
        assert TOLD[name](getattr(TABLES, name))
        assert value_of(applied(HOUSE, {name: rows(name)}), HOUSE.rule(name)) == rows(name)


def test_a_weapon_of_the_tables_own_needs_a_name() -> None:
    table = rows("weapons")
    whip: dict[str, JsonValue] = {"id": "whip", "gear": "standard", "make": "one-handed", "modifier": 1, "type": "cut"}
    assert faults("weapons", {**table, "melee": [*table["melee"], whip]}) == {"nihilo-fault-nameless"}
    own = applied(HOUSE, {"weapons": {**table, "melee": [*table["melee"], {**whip, "name": "Whip"}]}})
    found = own.weapons.find("whip")
    assert found is not None
    assert found.text == "Whip"


@pytest.mark.parametrize(
    ("table", "change", "fault"),
    [
        ("weapons", lambda table: {**table, "melee": table["melee"][1:]}, "nihilo-fault-unarmed"),
        ("weapons", lambda table: {**table, "ranged": table["ranged"] * 2}, "nihilo-fault-twice"),
        ("armours", lambda table: {"rows": table["rows"] * 2}, "nihilo-fault-twice"),
        ("difficulties", lambda table: {**table, "medio": 5}, "nihilo-fault-difficulties"),
        ("grades", lambda table: {"rows": table["rows"][1:]}, "table-fault-hole-below"),
        ("levels", lambda table: {"rows": table["rows"][:-1]}, "table-fault-hole-above"),
        ("corpo", lambda table: {"rows": table["rows"][::2]}, "table-fault-hole-below"),
    ],
)
def test_what_does_not_fit_is_named(table: str, change: Any, fault: str) -> None:
    assert faults(table, change(rows(table))) == {fault}


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        ({"timing": "own", "damage": 5}, "nihilo-fault-damage"),
        ({"timing": "own", "attack": ["mente", "spirito"]}, "nihilo-fault-damage"),
        ({"timing": "own", "save": ["corpo", "corpo"]}, "nihilo-fault-save"),
        ({"timing": "own", "dodge_training": True}, "nihilo-fault-passive"),
    ],
)
def test_an_advancement_is_whole(row: dict[str, JsonValue], fault: str) -> None:
    assert faults("advancements", {"rows": [{"id": "mine", "name": "Mine", **row}]}) == {fault}


def test_R003_59_an_armour_may_stop_each_kind_of_damage_differently() -> None:
    table = rows("armours")
    light = {**table["rows"][0], "against_cut": 12}
    armour = applied(HOUSE, {"armours": {"rows": [light]}}).armours.find("light")
    assert armour is not None
    assert [armour.absorption_of(type) for type in Damage] == [8, 12, 8, 8, 8]


def test_sheets_name_things_in_any_language() -> None:
    known = spoken(TABLES, [lambda text: {"nihilo-weapon-sword": "Spada"}.get(text.id, text.id)])
    character, npc = kinds(known)
    stats = character.filled(0, {}, {"corpo": "16", "equilibrio": "10", "mente": "10", "spirito": "10"})
    assert stats["hit_points"] == 26
    more = character.filled(1, stats, {"hit_points": "", "energy": "0", "in_hand": "spada", "weapons": "Knife, net"})
    assert (more["hit_points"], more["in_hand"], more["weapons"]) == (26, ["sword"], ["knife", "net"])
    assert npc.gm_only
    assert npc.filled(0, {}, {"corpo": "40", "equilibrio": "3", "mente": "0", "spirito": "10"})["corpo"] == 40


def test_a_card_shows_what_follows_by_the_tables_in_force() -> None:
    character, _ = kinds({})
    sheet = character.model.model_validate({"spirito": 22, "energy": 3, "in_hand": ["sword", "net"], "armour": "light"})
    assert character.derived is not None
    texts = str([*character.card(sheet), *character.derived(sheet, TABLES)])
    assert "nihilo-weapon-sword" in texts
    assert "nihilo-unknown-thing" in texts
    assert "nihilo-card-energy" in texts
    own = applied(HOUSE, {"equilibrio": {"rows": [{"initiative": 9}]}})
    assert "+9" in str(character.derived(sheet, own))
