"""Files of house rules: what is exported is imported again, and everything else is refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from bot.engine.house import Faulty, changed, in_force
from bot.engine.refusal import Refused
from bot.services.housefiles import LARGEST, HouseFileRefusal, exported, imported, read_table
from tests.bot.engine.houses import HOUSE, owns

HOUSES = {"chess": HOUSE}


@given(owns)
def test_an_import_of_an_export_sets_the_same(own: dict[str, Any]) -> None:
    faulty = in_force(HOUSE, own).faulty
    wanted = {name: value for name, value in own.items() if name not in faulty and value is not None}
    stored = changed(HOUSE, {}, wanted)
    read = imported(exported({"chess": stored}), HOUSES)
    assert read == ({"chess": stored} if stored else {})
    assert changed(HOUSE, {}, read.get("chess", {})) == stored


def test_a_file_has_a_section_for_each_table() -> None:
    own = {"options.most": 9, "options.again": False, "plain": {"grades": {"red": 3}, "extra": 2}}
    assert exported({"chess": own}).decode() == (
        "gravecaller = 1\n\n[chess.options]\nmost = 9\nagain = false\n\n"
        "[chess.plain]\ngrades = { red = 3 }\nextra = 2\n"
    )


def test_files_of_other_programs_are_read_too() -> None:
    data = "\ufeffgravecaller = 1\r\n[chess.options]\r\nmost = 9\r\n".encode()
    assert imported(data, HOUSES) == {"chess": {"options.most": 9}}


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", HouseFileRefusal.OTHER_FORMAT),
        (b"gravecaller = 2", HouseFileRefusal.OTHER_FORMAT),
        (b"gravecaller = '1'", HouseFileRefusal.OTHER_FORMAT),
        (b"\xff", HouseFileRefusal.UNREADABLE),
        (b"gravecaller = 1\nx = nan", HouseFileRefusal.UNREADABLE),
        (b"gravecaller = 1\nx = 99999999999999", HouseFileRefusal.UNREADABLE),
        (b"x = " + b"9" * 5000, HouseFileRefusal.UNREADABLE),
        (b"x = " + b"{a=" * 5000, HouseFileRefusal.UNREADABLE),
        (b"#" * (LARGEST + 1), HouseFileRefusal.TOO_LARGE),
    ],
)
def test_what_is_no_such_file_is_refused(data: bytes, reason: HouseFileRefusal) -> None:
    with pytest.raises(Refused) as refused:
        imported(data, HOUSES)
    assert refused.value.reason is reason


def test_a_ruleset_that_is_not_there_is_a_fault() -> None:
    with pytest.raises(Faulty) as faulty:
        imported(b"gravecaller = 1\ncheckers = 1\n[go.rows]\n[chess.plain]", HOUSES)
    assert list(faulty.value.faults) == ["checkers", "go"]


def test_what_is_no_rule_keeps_its_name_to_be_found_faulty() -> None:
    data = b"gravecaller = 1\n[chess]\nrows = 1\n[chess.beasts]\nextra = 1"
    read = imported(data, HOUSES)
    assert read == {"chess": {"rows": 1, "beasts.extra": 1}}
    with pytest.raises(Faulty) as faulty:
        changed(HOUSE, {}, read["chess"])
    assert set(faulty.value.faults) == {"rows", "beasts.extra"}


def test_a_form_is_read_with_the_quotation_marks_of_a_phone() -> None:
    assert read_table("rows = [\n  { dice = “1d6” },\n]", "chess.rows") == {"rows": [{"dice": "1d6"}]}


@pytest.mark.parametrize(
    ("text", "id", "args"),
    [
        ("a = 1\nb c = 2", "table-fault-toml", {"line": 2, "column": 3}),
        ("a = [", "table-fault-toml-end", {}),
        ("a = 1979-05-27", "table-fault-unreadable", {}),
        ("a = " + "[" * 20 + "]" * 20, "table-fault-unreadable", {}),
    ],
)
def test_what_is_no_toml_is_told_with_its_place(text: str, id: str, args: dict[str, Any]) -> None:
    with pytest.raises(Faulty) as faulty:
        read_table(text, "chess.rows")
    [told] = faulty.value.faults["chess.rows"]
    assert (told.id, told.args) == (id, args)
