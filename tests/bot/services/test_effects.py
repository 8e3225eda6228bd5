"""Effects that last: laid and ended by rulings alone, whole or not at all."""

from datetime import UTC, datetime

import pytest
from sqlite_utils import Database

from bot.engine.effects import Effect
from bot.engine.refusal import Refused, Shared
from bot.engine.ruling import Ruling
from bot.services import effects, ledger, sheets
from bot.services.database import writing

NOW = datetime(2026, 1, 31, 23, tzinfo=UTC)


@pytest.fixture
def wight(db: Database) -> int:
    made = sheets.create(db, ruleset="turning", kind="undead", name="Wight", owner_id=None, stats={}, now=NOW)
    return made.id


def lay(db: Database, interaction_id: int, *begun: Effect, ends: tuple[Effect, ...] = ()) -> int:
    ruling = Ruling(ruleset="turning", kind="attempt", result={}, begins=begun, ends=ends)
    entry, _ = ledger.resolve(
        db, interaction_id=interaction_id, actor_id=1, channel_id=None, now=NOW, dice=None, decide=lambda _: ruling
    )
    return entry.id


def stunned(sheet_id: int, rounds: int | None = 3) -> Effect:
    return Effect(ruleset="turning", kind="stunning", sheet_id=sheet_id, source_id=9, rounds=rounds, details={"n": [1]})


def test_an_effect_lasts_from_the_ruling_that_lays_it_to_the_one_that_ends_it(db: Database, wight: int) -> None:
    entry_id = lay(db, 1, stunned(wight), stunned(wight, None))
    first, second = effects.lasting(db, ruleset="turning")
    assert first == stunned(wight).model_copy(update={"id": first.id})
    assert second.rounds is None
    assert effects.begun_by(db, entry_id) == [first, second]
    lay(db, 2, ends=(first,))
    assert effects.lasting(db, ruleset="turning", sheet_ids=[wight]) == [second]
    assert effects.get(db, second.id) == second
    with pytest.raises(Refused) as refused:
        effects.get(db, first.id)
    assert refused.value.reason is Shared.CLOSED


def test_a_repeated_click_lays_nothing_twice(db: Database, wight: int) -> None:
    assert lay(db, 1, stunned(wight)) == lay(db, 1, stunned(wight))
    assert len(effects.lasting(db, ruleset="turning")) == 1


def test_only_the_asked_sheets_and_the_asked_ruleset_are_told(db: Database, wight: int) -> None:
    lay(db, 1, stunned(wight), stunned(wight).model_copy(update={"ruleset": "skirmish"}))
    assert len(effects.lasting(db, ruleset="turning", sheet_ids=[wight, *range(1000, 41_000)])) == 1
    assert effects.lasting(db, ruleset="turning", sheet_ids=[]) == []
    assert effects.lasting(db, ruleset="cabal") == []


def test_whoever_ends_what_has_ended_changes_nothing(db: Database, wight: int) -> None:
    lay(db, 1, stunned(wight))
    (effect,) = effects.lasting(db, ruleset="turning")
    lay(db, 2, ends=(effect,))
    db.conn.commit()
    with pytest.raises(Refused) as refused, writing(db):
        lay(db, 3, stunned(wight), ends=(effect,))
    assert refused.value.reason is Shared.CHANGED_MEANWHILE
    assert effects.lasting(db, ruleset="turning") == []
    assert db["ledger"].count == 2


def test_effects_of_a_deleted_sheet_rest_until_it_is_brought_back(db: Database, wight: int) -> None:
    lay(db, 1, stunned(wight))
    (effect,) = effects.lasting(db, ruleset="turning")
    sheets.delete(db, sheets.get(db, wight), NOW)
    assert effects.lasting(db, ruleset="turning") == []
    with pytest.raises(Refused):
        effects.get(db, effect.id)
    sheets.bring_back(db, sheets.deleted(db, wight), now=NOW)
    assert effects.lasting(db, ruleset="turning") == [effect]
