"""Sheets: names in any form, who may know what, and changes that never overwrite each other."""

import re
import unicodedata
from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlite_utils import Database

from bot.engine.refusal import Refusal, Refused, Shared
from bot.engine.ruling import Change
from bot.engine.sheet import Sheet, Viewer
from bot.engine.text import NAME_LENGTH, Text, clean, name_key, say
from bot.services import sheets
from tests.bot.services.conftest import FreshDatabase

NOW = datetime(2026, 1, 31, 23, tzinfo=UTC)
ANNA, BORIS = 11, 22
GM = Viewer(user_id=99, is_gm=True)
PLAYER = Viewer(user_id=ANNA, is_gm=False)
OTHER = Viewer(user_id=BORIS, is_gm=False)
SPECTATOR = Viewer(user_id=33, is_gm=False)
VIEWERS = (GM, PLAYER, OTHER, SPECTATOR)

NAMES = st.text(min_size=1).filter(
    lambda typed: clean(typed) and "," not in clean(typed) and not re.fullmatch(sheets.NUMBER, clean(typed))
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


def add(db: Database, name: str = "Aurelia", owner: int | None = ANNA, **more: Any) -> Sheet:
    given = {"ruleset": "turning", "kind": "cleric", "stats": {"level": 5}, "now": NOW} | more
    return sheets.create(db, name=name, owner_id=owner, **given)


def refusal(act: Any, *arguments: Any, **named: Any) -> tuple[Refusal, Text]:
    with pytest.raises(Refused) as refused:
        act(*arguments, **named)
    return refused.value.reason, refused.value.text


# Names (B22)


@pytest.mark.parametrize(
    ("stored", "typed"),
    [
        ("NICOLÒ", "nicolò"),
        ("Nicolò", unicodedata.normalize("NFD", "NICOLÒ")),
        (unicodedata.normalize("NFD", "Nicolò"), "Nicolò"),
        ("ЛІЧ", "ліч"),
        ("Їжак", unicodedata.normalize("NFD", "їЖАК")),
        ("İstvan", "i̇STVAN"),
        ("Straße", "STRASSE"),
        ("Σίσυφος", "ΣΊΣΥΦΟΣ"),
        ("Aurelia the  Bright", "  aurelia the bright\n"),
    ],
)
def test_names_are_found_and_taken_in_every_form(db: Database, stored: str, typed: str) -> None:
    made = add(db, stored)
    assert sheets.find(db, typed, PLAYER) == made
    assert refusal(add, db, typed)[0] is Shared.NAME_TAKEN
    assert refusal(add, db, typed, BORIS)[0] is Shared.NAME_TAKEN
    assert sheets.update(db, made, now=NOW, name=typed).name == clean(typed), "one's own name in another form is free"


def test_the_name_is_shown_as_it_was_typed(db: Database) -> None:
    assert add(db, "NICOLÒ").name == "NICOLÒ"


@given(name=NAMES)
def test_any_name_is_found_by_itself(fresh_database: FreshDatabase, name: str) -> None:
    db = fresh_database()
    made = add(db, name)
    for form in (name, made.name, made.name.casefold(), unicodedata.normalize("NFD", made.name)):
        if len(clean(form)) < NAME_LENGTH:
            assert sheets.find(db, form, PLAYER) == made
            assert refusal(add, db, form)[0] is Shared.NAME_TAKEN


@given(one=NAMES, other=NAMES)
def test_python_and_the_database_agree_on_equal_names(fresh_database: FreshDatabase, one: str, other: str) -> None:
    db = fresh_database()
    add(db, one)
    if name_key(clean(one)) == name_key(clean(other)):
        assert refusal(add, db, other) == (Shared.NAME_TAKEN, say("refusal-name-taken", name=clean(other)))
    else:
        assert add(db, other).id == 2


@pytest.mark.parametrize("name", ["", "  ", "\n\t", "\u200b", "\u202e", "\u00ad"])
def test_a_name_needs_something_to_see(db: Database, name: str) -> None:
    assert refusal(add, db, name) == (Shared.NAME_EMPTY, say("refusal-name-empty"))


def test_a_name_that_was_cut_is_found_as_it_was_typed(db: Database) -> None:
    typed = "Bartholomew the Exceedingly Long-Winded of Aquileia"
    made = add(db, typed)
    assert len(made.name) <= NAME_LENGTH
    assert sheets.find(db, typed, PLAYER) == made


def test_a_refusal_shows_what_was_typed_on_one_line(db: Database) -> None:
    assert refusal(sheets.find, db, "a\nb\u202e", GM)[1] == say("refusal-no-such-sheet", name="a b")


def test_a_name_has_no_comma_since_lists_are_typed_with_commas(db: Database) -> None:
    assert refusal(add, db, "Lich, the") == (Shared.NAME_HAS_COMMA, say("refusal-name-has-comma", name="Lich, the"))
    made = add(db)
    assert refusal(sheets.update, db, made, now=NOW, name="a,b")[0] is Shared.NAME_HAS_COMMA


@pytest.mark.parametrize("name", ["#7", " #12 ", "#0", "#999999999999999999"])
def test_a_name_does_not_look_like_the_number_of_a_sheet(db: Database, name: str) -> None:
    assert refusal(add, db, name) == (Shared.NAME_IS_NUMBER, say("refusal-name-is-number", name=clean(name)))
    made = add(db)
    assert refusal(sheets.update, db, made, now=NOW, name=name)[0] is Shared.NAME_IS_NUMBER


def test_a_renamed_sheet_cannot_take_anothers_name(db: Database) -> None:
    add(db, "Aurelia")
    made = add(db, "Benedict")
    assert refusal(sheets.update, db, made, now=NOW, name="AURELIA")[0] is Shared.NAME_TAKEN


# Who may know what (B21)


def test_sees_names_and_edits(db: Database) -> None:
    table = {
        # owner, hidden: who sees the numbers, who knows the name, who may edit
        (ANNA, False): ({GM, PLAYER, OTHER, SPECTATOR}, {GM, PLAYER, OTHER, SPECTATOR}, {GM, PLAYER}),
        (ANNA, True): ({GM, PLAYER}, {GM, PLAYER}, {GM, PLAYER}),
        (None, False): ({GM}, {GM, PLAYER, OTHER, SPECTATOR}, {GM}),
        (None, True): ({GM}, {GM}, {GM}),
    }
    for (owner, hidden), (see, know, edit) in table.items():
        sheet = add(db, f"{owner} {hidden}", owner, hidden=hidden)
        assert {viewer for viewer in VIEWERS if viewer.sees(sheet)} == see
        assert {viewer for viewer in VIEWERS if viewer.names(sheet)} == know
        assert {viewer for viewer in VIEWERS if viewer.edits(sheet)} == edit


def test_a_hidden_sheet_is_refused_as_one_that_is_not_there(db: Database) -> None:
    hidden = add(db, "Lich", None, hidden=True)
    there = refusal(sheets.find, db, "Lich", PLAYER), refusal(sheets.find, db, f"#{hidden.id}", PLAYER)
    db.conn.execute("DELETE FROM sheets")
    assert there == (refusal(sheets.find, db, "Lich", PLAYER), refusal(sheets.find, db, f"#{hidden.id}", PLAYER))
    assert there[0] == (Shared.NO_SUCH_SHEET, say("refusal-no-such-sheet", name="Lich"))


def test_a_sheet_that_is_gone_stays_as_unknown_as_it_was(db: Database) -> None:
    cleric, wight, lich = add(db), add(db, "Wight", None), add(db, "Lich", None, hidden=True)
    ids = [cleric.id, wight.id, lich.id]
    assert sheets.unnamed(db, ids, PLAYER) == {lich.id}
    db.conn.execute("UPDATE sheets SET deleted_at = updated_at")
    assert sheets.unnamed(db, ids, PLAYER) == set(ids)
    assert sheets.unnamed(db, ids, GM) == frozenset()


def test_a_players_new_name_does_not_betray_a_hidden_sheet(db: Database) -> None:
    lich = add(db, "Lich", None, hidden=True)
    mine = add(db, "lich")
    assert sheets.find(db, "Lich", PLAYER) == mine
    assert sheets.find(db, "Lich", OTHER) == mine
    assert sheets.find(db, "LICH", GM) == lich, "the GM's own comes first"
    assert sheets.find(db, f"#{mine.id}", GM) == mine
    assert refusal(add, db, "LICH", None)[0] is Shared.NAME_TAKEN


def test_ones_own_sheet_comes_before_the_gms(db: Database) -> None:
    wight = add(db, "Wight", None)
    assert sheets.find(db, "wight", PLAYER) == wight
    mine = add(db, "Wight", ANNA)
    assert sheets.find(db, "wight", PLAYER) == mine
    assert sheets.find(db, "wight", OTHER) == mine, "then the players', then the GM's"
    assert sheets.find(db, "wight", GM) == wight


@pytest.mark.parametrize("typed", ["", "#", "#0", "#99", "#-1", "#1a", "# 1", "#" + "9" * 30, "#١", "nobody", "'; --"])
def test_what_names_no_sheet_is_refused(db: Database, typed: str) -> None:
    add(db)
    assert refusal(sheets.find, db, typed, GM) == (Shared.NO_SUCH_SHEET, say("refusal-no-such-sheet", name=typed))


def test_finding_and_listing_by_ruleset_and_kind(db: Database) -> None:
    cleric = add(db, "Zeno")
    priest = add(db, "Ада", kind="priest")
    wight = add(db, "ancient Wight", None, kind="undead")
    hidden = add(db, "Lich", None, kind="undead", hidden=True)
    piece = add(db, "Aaron", ruleset="cabal", kind="army")
    assert sheets.listed(db, PLAYER) == [piece, cleric, priest, wight]
    assert sheets.listed(db, GM) == [piece, cleric, priest, wight, hidden]
    assert sheets.listed(db, PLAYER, ruleset="turning", kinds={"undead", "priest"}) == [priest, wight]
    assert sheets.find(db, "aaron", PLAYER) == piece
    for narrow in ({"ruleset": "turning"}, {"kinds": {"cleric"}}, {"kinds": ()}):
        assert refusal(sheets.find, db, "Aaron", PLAYER, **narrow)[0] is Shared.NO_SUCH_SHEET
        assert refusal(sheets.find, db, f"#{piece.id}", PLAYER, **narrow)[0] is Shared.NO_SUCH_SHEET


def test_a_deleted_sheet_is_gone_and_its_name_free(db: Database) -> None:
    old = add(db)
    db.conn.execute("UPDATE sheets SET deleted_at = updated_at")
    assert refusal(sheets.get, db, old.id) == (Shared.NO_SUCH_SHEET, say("refusal-no-such-sheet", name=f"#{old.id}"))
    assert refusal(sheets.find, db, "Aurelia", GM)[0] is Shared.NO_SUCH_SHEET
    assert refusal(sheets.update, db, old, now=NOW, hidden=True)[0] is Shared.CHANGED_MEANWHILE
    assert sheets.listed(db, GM) == []
    assert add(db).id > old.id, "ids are never used again"


# Storing and changing


@given(stats=st.dictionaries(st.text(), JSON))
def test_stats_come_back_as_they_were(fresh_database: FreshDatabase, stats: dict[str, Any]) -> None:
    db = fresh_database()
    made = add(db, stats=stats)
    assert made.stats == stats
    assert sheets.get(db, made.id) == made
    assert sheets.update(db, made, now=NOW, hidden=True) == made.model_copy(update={"hidden": True, "version": 2})


def test_numbers_that_json_lacks_are_not_stored(db: Database) -> None:
    with pytest.raises(ValueError, match="JSON"):
        add(db, stats={"level": float("nan")})


def test_the_second_of_two_editors_is_told(db: Database) -> None:
    seen = add(db)
    changed = sheets.update(db, seen, now=NOW, stats={"level": 6})
    assert (changed.stats, changed.version) == ({"level": 6}, 2)
    assert refusal(sheets.update, db, seen, now=NOW, name="Other") == (
        Shared.CHANGED_MEANWHILE,
        say("refusal-changed-meanwhile"),
    )
    assert sheets.get(db, seen.id) == changed


def test_a_rulings_changes_are_made_in_order_one_version_per_sheet(db: Database) -> None:
    a, b = add(db, "A"), add(db, "B")
    sheets.apply(
        db,
        [
            Change(sheet_id=a.id, field="level", before=5, after=4),
            Change(sheet_id=b.id, field="turned", before=None, after=True),
            Change(sheet_id=a.id, field="level", before=4, after=3),
        ],
        NOW,
    )
    assert sheets.get(db, a.id) == a.model_copy(update={"stats": {"level": 3}, "version": 2})
    assert sheets.get(db, b.id) == b.model_copy(update={"stats": {"level": 5, "turned": True}, "version": 2})


@pytest.mark.parametrize(("sheet", "before"), [(1, 6), (1, None), (2, 5)])
def test_a_change_from_what_is_no_longer_so_is_refused(db: Database, sheet: int, before: int | None) -> None:
    add(db)
    changes = [Change(sheet_id=sheet, field="level", before=before, after=4)]
    assert refusal(sheets.apply, db, changes, NOW)[0] is Shared.CHANGED_MEANWHILE


# Deleting, bringing back, giving


def test_what_is_brought_back_is_as_it_was_and_one_version_on(db: Database) -> None:
    made = add(db, "NICOLÒ", hidden=True)
    sheets.delete(db, made, NOW)
    assert refusal(sheets.get, db, made.id)[0] is Shared.NO_SUCH_SHEET
    gone = sheets.deleted(db, made.id)
    assert sheets.bring_back(db, gone, NOW) == made.model_copy(update={"version": made.version + 2})
    assert refusal(sheets.deleted, db, made.id)[0] is Shared.NO_SUCH_SHEET
    assert sheets.find(db, "nicolò", PLAYER).id == made.id


def test_only_the_version_that_was_seen_is_deleted_or_given(db: Database) -> None:
    seen = add(db)
    sheets.update(db, seen, now=NOW, hidden=True)
    assert refusal(sheets.delete, db, seen, NOW)[0] is Shared.CHANGED_MEANWHILE
    assert refusal(sheets.give, db, seen, BORIS, by_gm=True, now=NOW)[0] is Shared.CHANGED_MEANWHILE


def test_b22_a_name_taken_meanwhile_in_any_form_keeps_a_sheet_away(db: Database) -> None:
    made = add(db, "ЛІЧ")
    sheets.delete(db, made, NOW)
    add(db, "ліч", BORIS)
    gone = sheets.deleted(db, made.id)
    assert refusal(sheets.bring_back, db, gone, NOW) == (Shared.NAME_TAKEN, say("refusal-name-taken", name="ЛІЧ"))


def test_a_gift_changes_nothing_but_the_owner(db: Database) -> None:
    made = add(db)
    given = sheets.give(db, made, BORIS, by_gm=False, now=NOW)
    assert given == made.model_copy(update={"owner_id": BORIS, "version": 2})
    assert sheets.give(db, given, None, by_gm=True, now=NOW).owner_id is None


def test_b21_only_the_gm_is_told_that_a_gift_meets_a_hidden_name(db: Database) -> None:
    add(db, "Lich", None, hidden=True)
    mine = add(db, "lich")
    assert refusal(sheets.give, db, mine, None, by_gm=True, now=NOW)[0] is Shared.NAME_TAKEN
    given = sheets.give(db, mine, None, by_gm=False, now=NOW)
    assert sheets.find(db, "LICH", GM) == given, "of two the one that everybody knows"
    add(db, "Wight", None)
    other = add(db, "Wight")
    assert refusal(sheets.give, db, other, None, by_gm=False, now=NOW)[0] is Shared.NAME_TAKEN


def test_b21_a_hidden_sheet_is_not_shown_under_a_name_that_everybody_uses(db: Database) -> None:
    lich = add(db, "Lich", None, hidden=True)
    sheets.give(db, add(db, "Lich"), None, by_gm=False, now=NOW)
    assert refusal(sheets.update, db, lich, now=NOW, hidden=False)[0] is Shared.NAME_TAKEN
    assert sheets.update(db, lich, now=NOW, hidden=False, name="Lich of the Marsh").hidden is False
