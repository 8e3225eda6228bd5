"""Rulings of the past are taken back exactly, stand again, and are overruled; the ledger itself never changes."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import count
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlite_utils import Database

from bot.engine.effects import Effect
from bot.engine.refusal import Refused
from bot.engine.ruling import Change, Ruling
from bot.engine.sheet import Viewer
from bot.engine.visibility import Visibility
from bot.services import corrections, effects, ledger, sheets
from bot.services.corrections import Amendment, By, CorrectionRefusal
from bot.services.ledger import Entry, LedgerRefusal
from tests.bot.services.conftest import FreshDatabase

NOW = datetime(2026, 1, 1, tzinfo=UTC)
GM = Viewer(user_id=1, is_gm=True)
ANN = Viewer(user_id=2, is_gm=False)


@pytest.fixture
def db(db: Database) -> Database:
    lay(db)
    return db


def lay(db: Database) -> None:
    for name in ("Ghoul", "Wight"):
        sheets.create(db, ruleset="any", kind="undead", name=name, owner_id=None, stats={"hp": 9, "pace": 6}, now=NOW)


CLICKS = count(1)


def ruled(db: Database, ruling: Ruling, parent: Entry | None = None, slot: str | None = None, **more: Any) -> Entry:
    entry, _ = ledger.resolve(
        db,
        interaction_id=next(CLICKS),
        actor_id=ANN.user_id,
        channel_id=5,
        now=NOW,
        dice=ledger.NO_DICE,
        decide=lambda _: ruling,
        parent_id=parent.id if parent else None,
        slot=slot,
        **more,
    )
    return entry


def blow(sheet_id: int, before: int, after: int, **more: Any) -> Ruling:
    change = Change(sheet_id=sheet_id, field="hp", before=before, after=after)
    return Ruling(ruleset="any", kind="blow", result={}, changes=(change,), **more)


def stun(sheet_id: int = 1) -> Effect:
    return Effect(ruleset="any", kind="stun", sheet_id=sheet_id)


def undo(db: Database, entry: Entry, number: int = 1, viewer: Viewer = GM) -> Entry:
    _, made = corrections.undo(db, entry.id, number, By(viewer, next(CLICKS), 5, NOW), {})
    return made


def state(db: Database) -> tuple[Any, ...]:
    """Sheets and what lasts on them."""
    stats = [sheets.get(db, sheet_id).stats for sheet_id in (1, 2)]
    return (*stats, [effect.id for effect in effects.lasting(db, ruleset="any")])


def test_a_ruling_is_taken_back_with_the_choices_made_after_it(db: Database) -> None:
    entry = ruled(db, blow(1, 9, 4))
    ruled(db, blow(1, 4, 1, begins=(stun(),)), entry, "0")
    undo(db, entry)
    assert state(db) == ({"hp": 9, "pace": 6}, {"hp": 9, "pace": 6}, [])
    assert ledger.is_undone(db, entry.id)


def test_a_choice_stands_for_the_ruling_that_it_belongs_to(db: Database) -> None:
    entry = ruled(db, blow(1, 9, 4))
    choice = ruled(db, blow(1, 4, 1), entry, "0")
    assert corrections.undoing(db, choice.id, GM, {}).entry == entry


def test_what_an_undone_ruling_had_ended_lasts_again(db: Database) -> None:
    ruled(db, blow(1, 9, 8, begins=(stun(),)))
    (lasting,) = effects.lasting(db, ruleset="any")
    entry = ruled(db, blow(1, 8, 7, ends=(lasting,)))
    assert corrections.undoing(db, entry.id, GM, {}).resumes == (lasting,)
    undo(db, entry)
    assert state(db)[2] == [lasting.id]
    undo(db, entry, 2)
    assert state(db)[2] == []
    undo(db, entry, 3)
    assert state(db)[2] == [lasting.id]


def test_a_second_click_finds_the_first(db: Database) -> None:
    entry = ruled(db, blow(1, 9, 4))
    assert undo(db, entry) == undo(db, entry)
    assert state(db)[0]["hp"] == 9


def test_an_older_preview_does_not_undo_twice(db: Database) -> None:
    entry = ruled(db, blow(1, 9, 4))
    undo(db, entry)
    with pytest.raises(Refused) as refused:
        undo(db, entry, 3)
    assert refused.value.reason is LedgerRefusal.UNDONE


def test_nothing_is_chosen_any_more_on_what_has_been_taken_back(db: Database) -> None:
    entry = ruled(db, blow(1, 9, 4))
    undo(db, entry)
    with pytest.raises(Refused) as refused:
        ruled(db, blow(1, 9, 1), entry, "0")
    assert refused.value.reason is LedgerRefusal.UNDONE
    undo(db, entry, 2)
    ruled(db, blow(1, 4, 1), entry, "0")


def test_what_changed_since_names_the_rulings_to_take_back_first(db: Database) -> None:
    first, second = ruled(db, blow(1, 9, 4)), ruled(db, blow(1, 4, 1))
    ruled(db, blow(2, 9, 8))
    before = state(db)
    with pytest.raises(Refused) as refused:
        undo(db, first)
    assert refused.value.reason is CorrectionRefusal.CHANGED_SINCE
    assert str(second.id) in str(refused.value.text.args["entries"])
    assert state(db) == before
    undo(db, second)
    undo(db, first)
    assert state(db)[0]["hp"] == 9


def test_what_changed_nothing_cannot_be_taken_back(db: Database) -> None:
    entry = ruled(db, Ruling(ruleset="any", kind="check", result={}))
    with pytest.raises(Refused) as refused:
        corrections.undoing(db, entry.id, GM, {})
    assert refused.value.reason is CorrectionRefusal.NOTHING_TO_UNDO


def test_corrections_and_steps_of_scenes_are_not_corrected(db: Database) -> None:
    entry = ruled(db, blow(1, 9, 4))
    for wrong, reason in (
        (undo(db, entry), CorrectionRefusal.IS_A_CORRECTION),
        (ruled(db, blow(1, 9, 8), slot=ledger.STEP), CorrectionRefusal.OF_A_SCENE),
    ):
        with pytest.raises(Refused) as refused:
            corrections.undoing(db, wrong.id, GM, {})
        assert refused.value.reason is reason


def test_whoever_does_not_see_a_ruling_corrects_none(db: Database) -> None:
    entry = ruled(db, blow(1, 9, 4), visibility=Visibility.BLIND)
    with pytest.raises(Refused) as refused:
        corrections.undoing(db, entry.id, ANN, {})
    assert refused.value.reason is LedgerRefusal.NO_SUCH_ENTRY
    assert undo(db, entry).visibility is Visibility.BLIND, "its correction is kept back with it"


def test_the_gm_overrules_and_both_stay(db: Database) -> None:
    entry = ruled(db, blow(1, 9, 4))
    for outcome in ("It holds.", "It does not."):
        words = Amendment(outcome=outcome, reason="The cave is dark.")
        corrections.amend(db, entry.id, words, By(GM, next(CLICKS), 5, NOW))
    assert [one.outcome for one in corrections.amendments(db, entry.id)] == ["It holds.", "It does not."]
    assert ledger.get(db, entry.id) == entry
    assert ledger.children(db, entry.id) == []


def test_an_amendment_says_what_and_why(db: Database) -> None:
    entry = ruled(db, blow(1, 9, 4))
    with pytest.raises(Refused) as refused:
        corrections.amend(db, entry.id, Amendment(outcome="It holds.", reason=" \u200b"), By(GM, next(CLICKS), 5, NOW))
    assert refused.value.reason is CorrectionRefusal.NO_WORDS


STEPS = st.lists(st.tuples(st.sampled_from([1, 2]), st.integers(0, 9), st.booleans(), st.booleans()), max_size=6)


@given(STEPS)
def test_taking_everything_back_restores_everything(
    fresh_database: FreshDatabase, steps: list[tuple[int, int, bool, bool]]
) -> None:
    """Any rulings, taken back from the last to the first, leave sheets and effects as they were; and the reverse."""
    db = fresh_database()
    lay(db)
    states, entries = [state(db)], []
    for sheet_id, after, begins, ends in steps:
        lasting = effects.lasting(db, ruleset="any")[:1] if ends else []
        before = int(str(sheets.get(db, sheet_id).stats["hp"]))
        ruling = blow(sheet_id, before, after, begins=(stun(sheet_id),) if begins else (), ends=tuple(lasting))
        entries.append(ruled(db, ruling))
        states.append(state(db))
    for n in range(len(steps) - 1, -1, -1):
        undo(db, entries[n])
        assert state(db) == states[n]
    for n in range(len(steps)):
        undo(db, entries[n], 2)
        assert state(db) == states[n + 1]
