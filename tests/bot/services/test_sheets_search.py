"""Finding sheets among many: who is suggested what, and that it costs no more than it should."""

from __future__ import annotations

from contextlib import closing
from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlite_utils import Database

from bot.engine.sheet import Sheet, Viewer
from bot.engine.text import SUGGESTIONS, best_matches, clean, name_key
from bot.services import migrations, sheets
from bot.services.sheetsearch import Right, page, suggested
from tests.bot.services.conftest import FreshDatabase

NOW = datetime(2026, 1, 31, 23, tzinfo=UTC)

ANNA, BORIS = 11, 22
GM = Viewer(user_id=99, is_gm=True)
VIEWERS = (GM, Viewer(user_id=ANNA, is_gm=False), Viewer(user_id=BORIS, is_gm=False))

SHEETS = st.lists(
    st.tuples(
        st.text("aàbБб ", min_size=1, max_size=6).filter(lambda name: bool(name_key(name))),
        st.sampled_from([None, ANNA, BORIS]),
        st.booleans(),
    ),
    max_size=12,
    unique_by=lambda made: (name_key(clean(made[0])), made[1] is None),
)


def add(db: Database, name: str, owner: int | None = ANNA, **more: Any) -> Sheet:
    given = {"ruleset": "any", "kind": "hero", "stats": {}, "now": NOW} | more
    return sheets.create(db, name=name, owner_id=owner, **given)


def may(viewer: Viewer, right: Right, sheet: Sheet) -> bool:
    return {Right.NAME: viewer.names, Right.SEE: viewer.sees, Right.EDIT: viewer.edits}[right](sheet)


@given(laid=SHEETS, typed=st.text("aàbБ", max_size=3))
def test_b21_the_query_offers_exactly_what_the_viewer_may(
    fresh_database: FreshDatabase, laid: list[tuple[str, int | None, bool]], typed: str
) -> None:
    db = fresh_database()
    made = [add(db, name, owner, hidden=hidden) for name, owner, hidden in laid]
    for viewer in VIEWERS:
        for right in Right:
            allowed = sorted((sheet for sheet in made if may(viewer, right, sheet)), key=lambda sheet: sheet.id)
            found = suggested(db, viewer, typed, right=right, limit=50)
            assert {sheet_id for _, sheet_id in found} <= {sheet.id for sheet in allowed}
            assert {name for name, _ in found} == set(best_matches(typed, [s.name for s in allowed], limit=50))
        shown = page(db, viewer, 0, 50)
        assert {sheet.id for sheet in shown.sheets} == {sheet.id for sheet in made if viewer.names(sheet)}
        assert shown.total == len(shown.sheets)


@pytest.mark.parametrize("n", [0, 1, 25, 26, 500])
def test_b38_at_most_25_are_suggested_and_the_best_of_them(db: Database, n: int) -> None:
    for i in range(n):
        add(db, f"Skeleton {i}")
    assert len(suggested(db, GM, "", right=Right.NAME)) == min(n, SUGGESTIONS)
    assert len(suggested(db, GM, "skel", right=Right.NAME)) == min(n, SUGGESTIONS)
    if n:
        assert suggested(db, GM, f"skeleton {n - 1}", right=Right.NAME)[0][0] == f"Skeleton {n - 1}"
    assert suggested(db, GM, "zzzz", right=Right.NAME) == []


def test_b38_what_is_typed_exactly_comes_first_then_prefixes_parts_and_similar_names(db: Database) -> None:
    for name in ("Knigth", "Death Knight", "Knights of Bone", "Knight", "Lich"):
        add(db, name)
    names = [name for name, _ in suggested(db, GM, "KNÍGHT", right=Right.NAME)]
    assert names == ["Knight", "Knights of Bone", "Death Knight", "Knigth"]


@pytest.mark.parametrize(
    ("stored", "typed"), [("NICOLÒ", "nicolo"), ("ЛІЧ", "ліч"), ("Пётр", "петр"), ("Straße", "STRASSE")]
)
def test_b22_case_and_accents_do_not_matter_in_any_alphabet(db: Database, stored: str, typed: str) -> None:
    add(db, stored)
    assert suggested(db, GM, typed, right=Right.NAME) == [(stored, 1)]
    changed = sheets.update(db, sheets.get(db, 1), now=NOW, name="Other")
    assert suggested(db, GM, typed, right=Right.NAME) == []
    assert suggested(db, GM, "oth", right=Right.NAME) == [("Other", changed.id)]


def test_whatever_is_typed_is_no_query(db: Database) -> None:
    add(db, "Ada")
    for typed in ("'; DROP TABLE sheets; --", "%", "_", "\U0010ffff", "\0", ":me", "a" * 6000, "\ud800"):
        suggested(db, GM, typed, right=Right.NAME)
    assert suggested(db, GM, "ada", right=Right.NAME, ruleset="any", kinds=["hero"]) == [("Ada", 1)]
    assert suggested(db, GM, "ada", right=Right.NAME, kinds=[]) == []
    assert suggested(db, GM, "ada", right=Right.NAME, ruleset="other") == []


def test_deleted_sheets_are_not_suggested_until_they_are_back(db: Database) -> None:
    made = add(db, "Ada")
    sheets.delete(db, made, NOW)
    assert suggested(db, GM, "ada", right=Right.NAME) == []
    assert page(db, GM, 0, 20).total == 0
    sheets.bring_back(db, sheets.deleted(db, made.id), NOW)
    assert suggested(db, GM, "ada", right=Right.NAME) == [("Ada", made.id)]


def test_a_similar_name_is_found_among_thousands_and_the_stats_are_never_read(db: Database) -> None:
    for i in range(2000):
        db.conn.execute(
            "INSERT INTO sheets (ruleset, kind, name, name_key, search_key, stats, hidden, version, created_at,"
            " updated_at) VALUES ('any', 'hero', ?1, ?1, ?1, 'no JSON', 0, 1, '', '')",
            (f"somebody else {i}",),
        )
    wanted = add(db, "Aurelia the Bright")
    assert suggested(db, GM, "Aurella the Brihgt", right=Right.NAME)[0] == (wanted.name, wanted.id)


@pytest.mark.parametrize(("asked", "number", "names"), [(0, 0, 20), (2, 2, 5), (9, 2, 5), (-3, 0, 20)])
def test_a_page_that_is_not_there_is_the_nearest_that_is(db: Database, asked: int, number: int, names: int) -> None:
    for i in range(45):
        add(db, f"Hero {i:02}")
    shown = page(db, GM, asked, 20)
    assert (shown.number, len(shown.sheets), shown.total) == (number, names, 45)


def test_an_empty_list_has_one_empty_page(db: Database) -> None:
    assert page(db, GM, 3, 20).number == 0


def test_the_names_of_an_older_file_are_found_after_its_step() -> None:
    with closing(Database(memory=True, execute_plugins=False)) as db:
        for step in migrations.steps._migrations:
            if step.name == "finding":
                db.conn.execute(
                    "INSERT INTO sheets (ruleset, kind, name, name_key, stats, hidden, version, created_at, updated_at)"
                    " VALUES ('any', 'hero', 'NICOLÒ', 'nicolò', '{}', 0, 1, '', '')"
                )
            step.fn(db)
        assert suggested(db, GM, "nicolo", right=Right.NAME) == [("NICOLÒ", 1)]


def test_the_walk_through_the_names_never_touches_the_stats(db: Database) -> None:
    seen: list[str] = []
    db.conn.set_trace_callback(seen.append)
    suggested(db, VIEWERS[1], "kn", right=Right.SEE, ruleset="any", kinds=["hero"])
    db.conn.set_trace_callback(None)
    queries = [query for query in seen if query.startswith("SELECT")]
    assert len(queries) == 4
    for query in queries:
        [plan, *_] = db.conn.execute(f"EXPLAIN QUERY PLAN {query}").fetchall()
        assert "COVERING INDEX sheets_search" in plan[-1]
