"""House rules: what a guild may set, and what is then in force."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from bot.engine import house
from bot.engine.house import Faulty, HouseRefusal, Rule, applied, changed, in_force, origin_of, rests_on, value_of
from bot.engine.refusal import Refused
from bot.engine.ruling import Origin
from bot.engine.text import say
from tests.bot.engine.houses import DEFAULTS, HOUSE, NAMES, owns


def test_every_table_and_every_option_is_a_rule_save_what_is_fixed() -> None:
    assert list(HOUSE.rules) == NAMES
    with pytest.raises(Refused) as refused:
        HOUSE.rule("beasts")
    assert refused.value.reason is HouseRefusal.NO_SUCH_RULE


def test_a_rule_has_its_words_in_the_locale_files() -> None:
    rule = Rule("chess", "options.number_affected")
    assert (rule.id, rule.table, rule.option) == ("chess.options.number_affected", "options", "number_affected")
    assert rule.label == say("house-rule-chess-options-number-affected")
    assert rule.about == say("house-rule-chess-options-number-affected-about")
    assert rule.value_text("as_you_like") == say("house-value-chess-options-number-affected-as-you-like")
    assert Rule("chess", "rows").option is None


def test_options_know_what_they_choose_from() -> None:
    choices = {name: list(HOUSE.choices(rule)) for name, rule in HOUSE.rules.items()}
    assert {name: found for name, found in choices.items() if found} == {
        "options.again": ["yes", "no"],
        "options.colour": ["red", "dark-blue"],
        "options.width": ["wide", "narrow"],
    }


@pytest.mark.parametrize(
    ("name", "value", "shown"),
    [
        ("options.again", True, say("yes")),
        ("options.again", False, say("no")),
        ("options.colour", "dark-blue", say("house-value-chess-options-colour-dark-blue")),
        ("options.least", 3, 3),
        ("options.dice", "1d6", "1d6"),
    ],
)
def test_a_value_is_shown_in_words(name: str, value: Any, shown: Any) -> None:
    assert HOUSE.shown(HOUSE.rules[name], value) == shown


def test_each_option_tells_whose_it_is_and_what_it_rests_on() -> None:
    bundle = applied(HOUSE, {"options.least": 3, "plain": {"grades": {}}})
    told = {name: (origin_of(bundle, rule), rests_on(bundle, rule)) for name, rule in HOUSE.rules.items()}
    assert told["options.least"] == (Origin.GUILD, ("R000-1", "G000-1"))
    assert told["options.most"] == (Origin.HOUSE, ("G000-2",))
    assert told["options.again"] == (Origin.READING, ("G000-3",))
    assert told["plain"][0] is Origin.GUILD
    assert told["rows"][0] is Origin.HOUSE
    assert bundle.options.origin("least") is Origin.GUILD


@given(owns)
def test_a_value_is_either_refused_or_in_force(own: dict[str, Any]) -> None:
    now = in_force(HOUSE, own)
    for name, rule in HOUSE.rules.items():
        is_own = name in own and name not in now.faulty
        assert (origin_of(now.bundle, rule) is Origin.GUILD) == is_own
        assert is_own or value_of(now.bundle, rule) == value_of(DEFAULTS, rule)
    assert set(now.faulty) <= set(own)
    assert all(now.faulty.values())
    sound = {name: value for name, value in own.items() if name not in now.faulty}
    assert applied(HOUSE, sound) == now.bundle
    if now.faulty:
        with pytest.raises(Faulty) as error:
            applied(HOUSE, own)
        assert error.value.text.args["n"] == sum(map(len, error.value.faults.values()))


@given(owns)
def test_what_was_not_set_is_not_even_touched(own: dict[str, Any]) -> None:
    bundle = in_force(HOUSE, own).bundle
    for table in ("rows", "options", "plain", "beasts"):
        if not any(name.split(".")[0] == table and name in HOUSE.rules for name in own):
            assert getattr(bundle, table) is getattr(DEFAULTS, table)


@given(owns)
def test_what_is_stored_is_what_comes_into_force(own: dict[str, Any]) -> None:
    sound = {name: value for name, value in own.items() if name not in in_force(HOUSE, own).faulty}
    wanted = {name: value for name, value in sound.items() if value is not None}
    stored = changed(HOUSE, {}, wanted)
    assert in_force(HOUSE, stored).faulty == {}
    assert changed(HOUSE, stored, stored) == stored
    for name, rule in HOUSE.rules.items():
        now, default = value_of(applied(HOUSE, wanted), rule), value_of(DEFAULTS, rule)
        assert stored.get(name) == (None if now == default else now)


def test_values_that_only_fit_together_come_into_force_together() -> None:
    own = changed(HOUSE, {}, {"options.least": 10, "options.most": 20})
    assert in_force(HOUSE, own).faulty == {}
    with pytest.raises(Faulty) as error:
        changed(HOUSE, own, {"options.most": None})
    assert list(error.value.faults) == ["options.least"]


def test_a_value_that_fits_no_more_leaves_the_default_and_stays_stored_until_it_is_set() -> None:
    own = {"options.colour": "green", "options.least": 3, "options.gone": 1}
    now = in_force(HOUSE, own)
    assert set(now.faulty) == {"options.colour", "options.gone"}
    assert value_of(now.bundle, HOUSE.rules["options.least"]) == 3
    assert changed(HOUSE, own, {"options.most": 9}) == {**own, "options.most": 9}
    assert changed(HOUSE, own, {"options.colour": "red"}) == {"options.least": 3, "options.gone": 1}


@pytest.mark.parametrize(
    ("own", "faulty", "ids"),
    [
        ({"rows": {"rows": [{"low": 1, "high": 2}, {"low": 4, "high": 6}]}}, "rows", ["table-fault-at"]),
        ({"rows": 1}, "rows", ["table-fault-fields"]),
        ({"rows": {"passport": {}}}, "rows", ["table-fault-passport"]),
        ({"options.gone": 1}, "options.gone", ["table-fault-no-such-rule"]),
        ({"beasts": {"grades": {}}}, "beasts", ["table-fault-no-such-rule"]),
        ({"options.own": ["least"]}, "options.own", ["table-fault-no-such-rule"]),
        ({"options.passport": {}}, "options.passport", ["table-fault-no-such-rule"]),
        ({"plain": {"grades": {"red": "x", "green": 1}}}, "plain", ["table-fault-at", "table-fault-at"]),
    ],
)
def test_what_is_wrong_is_told_by_rule(own: dict[str, Any], faulty: str, ids: list[str]) -> None:
    with pytest.raises(Faulty) as error:
        applied(HOUSE, own)
    assert list(error.value.faults) == [faulty]
    assert [text.id for text in error.value.faults[faulty]] == ids


def test_an_option_is_typed_as_it_is_read() -> None:
    assert [house.typed(value) for value in (True, False, 3, "1d6")] == ["yes", "no", "3", "1d6"]
    assert value_of(applied(HOUSE, {"options.again": "no", "options.most": "9"}), HOUSE.rules["options.most"]) == 9
