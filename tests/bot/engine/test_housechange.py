"""A change of house rules as a ruling."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from bot.engine.house import HouseRefusal, HouseRules, changed, in_force
from bot.engine.housechange import HouseChange, Step, change, told
from bot.engine.refusal import Refused
from bot.engine.ruling import Origin
from bot.engine.text import Text, say
from tests.bot.engine.houses import DEFAULTS, HOUSE, owns

SILENT = HouseRules("chess", say("yes"), DEFAULTS, told={"rows": lambda table: (say("no"),)})


def texts(before: dict[str, Any], after: dict[str, Any], house: HouseRules[Any] = HOUSE) -> list[tuple[str, Any]]:
    """What is told of a change, by message, with what stands in it besides the rule."""
    ruling = change("set", [Step(house, before, after)])
    assert [note.text for note in ruling.trace] == list(told(ruling))
    return [(text.id, {name: arg for name, arg in text.args.items() if name != "rule"}) for text in told(ruling)]


def rows(*written: dict[str, Any]) -> dict[str, Any]:
    return {"rows": {"rows": list(written)}}


def test_an_option_is_told_with_its_old_and_its_new_value() -> None:
    assert texts({}, {"options.again": False}) == [("house-changed-option", {"old": say("yes"), "new": say("no")})]


def test_a_table_is_told_by_the_rows_that_come_and_go() -> None:
    after = rows({"low": 1, "high": 3, "dice": "1d6", "note": ""}, {"low": 4, "high": 6, "dice": "3d6", "note": ""})
    assert texts({}, after) == [
        ("house-changed-out", {"row": '{ low = 4, high = 6, dice = "2d6", note = "" }'}),
        ("house-changed-in", {"row": '{ low = 4, high = 6, dice = "3d6", note = "" }'}),
    ]


def test_what_the_words_of_a_ruleset_do_not_tell_apart_is_told_as_it_is_written() -> None:
    assert [id for id, _ in texts({}, rows({"low": 1, "high": 6}), SILENT)] == [
        *("house-changed-out", "house-changed-out", "house-changed-in")
    ]


def test_rows_in_another_order_are_a_change() -> None:
    after = rows({"low": 4, "high": 6, "dice": "2d6"}, {"low": 1, "high": 3})
    assert texts({}, after) == [("house-changed-order", {})]


def test_a_rule_that_is_no_more_can_go() -> None:
    ruling = change("reset", [Step(HOUSE, {"options.gone": 1}, {})])
    assert told(ruling) == (Text(id="house-changed-gone", args={"rule": "chess.options.gone"}),)


def test_a_note_tells_whose_value_is_now_in_force_and_which_gap_leaves_room_for_it() -> None:
    [note] = change("set", [Step(HOUSE, {}, {"options.least": 1})]).trace
    assert (note.origin, note.rule) == (Origin.GUILD, "G000-1")
    [note] = change("reset", [Step(HOUSE, {"options.again": False}, {})]).trace
    assert (note.origin, note.rule) == (Origin.READING, "G000-3")


@given(owns, owns)
def test_old_and_new_are_kept_of_exactly_what_differs(before: dict[str, Any], wanted: dict[str, Any]) -> None:
    faulty = in_force(HOUSE, wanted).faulty
    after = changed(HOUSE, {}, {name: value for name, value in wanted.items() if name not in faulty})
    before = {name: value for name, value in before.items() if value is not None}
    if after == before:
        with pytest.raises(Refused) as refused:
            change("set", [Step(HOUSE, before, after)])
        assert refused.value.reason is HouseRefusal.ALREADY_SET
        return
    kept = HouseChange.model_validate(change("set", [Step(HOUSE, before, after)]).result).changed
    differing = {name for name in before.keys() | after.keys() if before.get(name) != after.get(name)}
    assert {one.rule.removeprefix("chess.") for one in kept} == differing
    assert all(one.old != one.new for one in kept)
