"""Saved rolls: whose they are, by which names they are called, and that they go with their sheet."""

from datetime import UTC, datetime
from typing import Any

import pytest
from sqlite_utils import Database

from bot.engine.dice import DiceRefusal, SavedRoll
from bot.engine.refusal import Refused, Shared
from bot.engine.sheet import Sheet, Viewer
from bot.services import savedrolls, sheets
from bot.services.savedrolls import MOST, SavedRefusal

NOW = datetime(2026, 1, 31, 23, tzinfo=UTC)
GM = Viewer(user_id=99, is_gm=True)
ANNA = Viewer(user_id=11, is_gm=False)
BORIS = Viewer(user_id=22, is_gm=False)


def sheet(db: Database, name: str, owner: int | None = 11, **more: Any) -> Sheet:
    return sheets.create(db, ruleset="turning", kind="cleric", name=name, owner_id=owner, stats={}, now=NOW, **more)


def save(db: Database, name: str, expression: str = "1d20", who: Viewer = ANNA, on: Sheet | None = None) -> SavedRoll:
    saved, _ = savedrolls.save(db, name, expression, user_id=who.user_id, sheet_id=on and on.id, now=NOW)
    return saved


def expressions(db: Database, who: Viewer, on: Sheet | None = None) -> dict[str, str]:
    found = savedrolls.callable_by(db, who, on)
    return {key: " or ".join(roll.expression for roll in rolls) for key, rolls in found.items()}


def delete(db: Database, gone: Sheet) -> None:
    db.conn.execute("UPDATE sheets SET deleted_at = '2026' WHERE id = ?", (gone.id,))


def test_a_saved_roll_is_its_person_s(db: Database) -> None:
    save(db, "Stealth", "1d20+5")

    assert expressions(db, ANNA) == {"stealth": "1d20+5"}
    assert expressions(db, BORIS) == expressions(db, GM) == {}


def test_the_same_name_in_any_form_replaces_and_says_so(db: Database) -> None:
    save(db, "Kräfte", "1d20")
    saved, replaced = savedrolls.save(db, "KRAFTE", "2d6", user_id=11, sheet_id=None, now=NOW)

    assert replaced
    assert savedrolls.of_person(db, ANNA) == [saved]
    assert saved.expression == "2d6"
    assert not savedrolls.save(db, "Kräfte", "3d6", user_id=22, sheet_id=None, now=NOW)[1]


def test_a_sheet_s_roll_has_a_short_and_a_full_name(db: Database) -> None:
    save(db, "stealth", "1d20+@level", on=sheet(db, "Ада – стара"))

    assert expressions(db, ANNA) == {"stealth": "1d20+@level", "ада - стара: stealth": "1d20+@level"}
    assert expressions(db, BORIS) == {}


def test_a_short_name_means_the_chosen_sheet_s_roll_then_one_s_own_then_that_of_a_sheet(db: Database) -> None:
    ada, bea = sheet(db, "Ada"), sheet(db, "Bea")
    save(db, "stealth", "1d4", on=ada)
    assert expressions(db, ANNA)["stealth"] == "1d4"
    save(db, "stealth", "1d6", on=bea)
    assert expressions(db, ANNA) == {"stealth": "1d4 or 1d6", "ada: stealth": "1d4", "bea: stealth": "1d6"}
    save(db, "stealth", "1d8")
    assert expressions(db, ANNA)["stealth"] == "1d8"
    assert expressions(db, ANNA, bea)["stealth"] == "1d6"


def test_the_gm_calls_the_rolls_of_the_gm_s_sheets_and_nobody_else_does(db: Database) -> None:
    save(db, "bite", who=GM, on=sheet(db, "Lich", None, hidden=True))

    assert set(expressions(db, GM)) == {"bite", "lich: bite"}
    assert expressions(db, ANNA) == {}


def test_saved_rolls_go_with_their_sheet_and_come_back_with_it(db: Database) -> None:
    ada = sheet(db, "Ada")
    save(db, "stealth", on=ada)
    delete(db, ada)
    assert savedrolls.of_person(db, ANNA) == []
    db.conn.execute("UPDATE sheets SET deleted_at = NULL")
    assert len(savedrolls.of_person(db, ANNA)) == 1
    db.conn.execute("DELETE FROM sheets")
    assert db["saved_rolls"].count == 0


def test_fifty_are_the_most_for_a_person_and_for_a_sheet(db: Database) -> None:
    ada = sheet(db, "Ada")
    for number in range(MOST):
        save(db, f"roll {number}")
        save(db, f"roll {number}", on=ada)
    save(db, "Roll 7", "2d6")
    for on in (None, ada):
        with pytest.raises(Refused) as caught:
            save(db, "one more", on=on)
        assert caught.value.reason is SavedRefusal.TOO_MANY
    assert len(savedrolls.of_person(db, ANNA)) == 2 * MOST


def test_a_name_that_is_dice_is_refused(db: Database) -> None:
    with pytest.raises(Refused) as caught:
        save(db, "d20")
    assert caught.value.reason is DiceRefusal.SAVED_NAME_IS_DICE


def test_one_forgets_one_s_own_and_those_of_sheets_that_one_may_change(db: Database) -> None:
    own, on_ada = save(db, "stealth"), save(db, "stealth", on=sheet(db, "Ada"))
    gone = sheet(db, "Bea")
    on_gone = save(db, "stealth", on=gone)
    delete(db, gone)
    for who, roll in ((BORIS, own), (BORIS, on_ada), (GM, own), (ANNA, on_gone)):
        with pytest.raises(Refused):
            savedrolls.forget(db, who, roll.id)
    assert savedrolls.forget(db, GM, on_ada.id) == on_ada
    assert savedrolls.forget(db, ANNA, own.id) == own
    with pytest.raises(Refused) as caught:
        savedrolls.forget(db, ANNA, own.id)
    assert caught.value.reason is Shared.CLOSED
    assert savedrolls.of_person(db, ANNA) == []


def test_the_only_sheet_is_that_of_somebody_who_has_one(db: Database) -> None:
    sheet(db, "Lich", None)
    assert savedrolls.only_sheet(db, ANNA) is None
    ada = sheet(db, "Ada")
    assert savedrolls.only_sheet(db, ANNA) == ada
    assert savedrolls.only_sheet(db, BORIS) is None
    second = sheet(db, "Bea")
    assert savedrolls.only_sheet(db, ANNA) is None
    delete(db, second)
    assert savedrolls.only_sheet(db, ANNA) == ada
