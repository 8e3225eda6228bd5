"""Files of sheets: what is written is read again, whoever's it was."""

from __future__ import annotations

import json
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import Field
from sqlite_utils import Database

from bot.engine.model import Frozen
from bot.engine.refusal import Refused, Shared
from bot.engine.sheet import Input, Sheet, SheetKind, SheetRefusal, Viewer
from bot.engine.text import clean, name_key, say
from bot.services import sheetfiles, sheets
from bot.services.sheetfiles import LARGEST, MOST, FaultyFile, FileRefusal
from tests.bot.services.conftest import FreshDatabase

NOW = datetime(2026, 1, 31, 23, tzinfo=UTC)
GM = Viewer(user_id=99, is_gm=True)
PLAYER = Viewer(user_id=11, is_gm=False)


class Hero(Frozen):
    """A sheet to put into files."""

    level: int = Field(default=1, ge=1, le=40)
    title: str = ""


def kind_of(name: str, *, gm_only: bool = False) -> SheetKind:
    pages = ((Input("level", say("level")),),)
    return SheetKind(
        ruleset="any", kind=name, title=say(name), model=Hero, pages=pages, card=lambda hero: (), gm_only=gm_only
    )


KINDS = {("any", "hero"): kind_of("hero"), ("any", "beast"): kind_of("beast", gm_only=True)}

NAMES = st.text(min_size=1, max_size=20).filter(
    lambda name: bool(name_key(clean(name))) and "," not in clean(name) and not clean(name).startswith("#")
)


def imported(db: Database, data: bytes, viewer: Viewer) -> list[Sheet]:
    made = sheetfiles.store(db, sheetfiles.checked(sheetfiles.rows_in(data), 1, viewer, KINDS), NOW)
    return sheets.by_ids(db, made)


def refusals(data: bytes, viewer: Viewer) -> list[Any]:
    """The refusals of the rows' faults, which a file is checked for before anything is stored."""
    checked = sheetfiles.checked(sheetfiles.rows_in(data), 1, viewer, KINDS)
    return [fault.args.get("fault", fault).id for row in checked for fault in row.faults]  # type: ignore[union-attr]


def file(*rows: Any) -> bytes:
    return json.dumps({"gravecaller": 1, "sheets": rows}).encode()


@given(
    laid=st.lists(
        st.tuples(NAMES, st.sampled_from([None, 11, 22]), st.booleans(), st.integers(1, 40), st.text(max_size=40)),
        max_size=8,
        unique_by=lambda made: name_key(clean(made[0])),
    )
)
def test_what_the_gm_exports_the_gm_imports_as_it_was(
    fresh_database: FreshDatabase, laid: list[tuple[str, int | None, bool, int, str]]
) -> None:
    here, there = fresh_database(), fresh_database()
    for name, owner, hidden, level, title in laid:
        stats = {"level": level, "title": title}
        sheets.create(here, ruleset="any", kind="hero", name=name, owner_id=owner, stats=stats, now=NOW, hidden=hidden)
    exported = sheets.listed(here, GM)
    made = [sheet for data in sheetfiles.written(exported, GM) for sheet in imported(there, data, GM)]
    assert [sheet.model_dump(exclude={"id"}) for sheet in made] == [
        sheet.model_dump(exclude={"id"}) for sheet in exported
    ]


@pytest.mark.parametrize(
    ("viewer", "kind", "owner", "becomes"),
    [
        (GM, "hero", "me", 99),
        (GM, "hero", "gm", None),
        (GM, "hero", "22", 22),
        (GM, "beast", "me", None),
        (GM, "beast", "22", 22),
        (PLAYER, "hero", "me", 11),
        (PLAYER, "hero", "gm", 11),
        (PLAYER, "hero", "22", 11),
    ],
)
def test_whose_an_imported_sheet_is(db: Database, viewer: Viewer, kind: str, owner: str, becomes: int | None) -> None:
    row = {"ruleset": "any", "kind": kind, "name": "Ada", "owner": owner}
    assert [sheet.owner_id for sheet in imported(db, file(row), viewer)] == [becomes]


def test_what_only_the_gm_imports() -> None:
    beast = {"ruleset": "any", "kind": "beast", "name": "Rex"}
    hidden = {"ruleset": "any", "kind": "hero", "name": "Ada", "hidden": True}
    assert refusals(file(beast, hidden), PLAYER) == [SheetRefusal.GM_IMPORTS.value] * 2
    assert refusals(file(beast, hidden), GM) == []


@pytest.mark.parametrize("owner", ["", "me ", "GM", "9" * 19, "9" * 20, "-1", "1.5", "\u0661", None, 12, "me\n"])
def test_an_owner_that_is_none_is_a_fault(owner: Any) -> None:
    row = {"ruleset": "any", "kind": "hero", "name": "Ada", "owner": owner}
    assert refusals(file(row), GM) == ["sheet-file-wrong-field"]


def test_a_full_number_is_taken_as_an_owner(db: Database) -> None:
    row = {"ruleset": "any", "kind": "hero", "name": "Ada", "owner": "8" + "9" * 18}
    assert imported(db, file(row), GM)[0].owner_id == int("8" + "9" * 18)


def test_one_fault_keeps_every_row_out_when_the_transaction_is_not_kept(db: Database) -> None:
    sheets.create(db, ruleset="any", kind="hero", name="Bo", owner_id=11, stats={}, now=NOW)
    rows = [{"ruleset": "any", "kind": "hero", "name": name} for name in ("Ada", "bo", "ADA")]
    with pytest.raises(FaultyFile) as faulty:
        imported(db, file(*rows), PLAYER)
    assert [fault.args["row"] for fault in faulty.value.faults] == [2, 3]
    assert faulty.value.reason is FileRefusal.FAULTS
    taken = {fault.args["fault"].id for fault in faulty.value.faults}  # type: ignore[union-attr]
    assert taken == {Shared.NAME_TAKEN.value}


def test_files_are_split_so_that_each_can_be_imported(db: Database) -> None:
    stats = {"level": 1, "title": "щ" * 400}
    many = [
        Sheet(id=n, ruleset="any", kind="hero", name=f"H{n}", owner_id=11, stats=stats, hidden=False, version=1)
        for n in range(1, MOST + 501)
    ]
    files = sheetfiles.written(many, PLAYER)
    assert max(map(len, files)) <= LARGEST
    rows = [row for data in files for row in sheetfiles.rows_in(data)]
    assert [row["name"] for row in rows] == [sheet.name for sheet in many]
    small = [sheet.model_copy(update={"stats": {}}) for sheet in many]
    assert max(len(sheetfiles.rows_in(data)) for data in sheetfiles.written(small, PLAYER)) <= MOST


def test_no_sheets_make_no_file() -> None:
    assert sheetfiles.written([], GM) == []


@given(data=st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_whatever_a_file_holds_it_is_read_or_refused(data: bytes) -> None:
    with suppress(Refused):
        sheetfiles.checked(sheetfiles.rows_in(data), 1, GM, KINDS)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=10,
)


@given(
    rows=st.lists(
        st.dictionaries(st.sampled_from(["ruleset", "kind", "name", "owner", "hidden", "stats", "else"]), JSON) | JSON,
        max_size=4,
    )
)
def test_whatever_a_row_holds_its_faults_are_told(rows: list[Any]) -> None:
    for checked, row in zip(sheetfiles.checked(rows, 1, PLAYER, KINDS), rows, strict=True):
        assert checked.faults or isinstance(row, dict)
