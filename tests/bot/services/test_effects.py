"""Effects that last: laid and ended by rulings alone, whole or not at all."""

from datetime import UTC, datetime, timedelta

import pytest
from sqlite_utils import Database

from bot.engine.effects import Due, Effect
from bot.engine.refusal import Refused, Shared
from bot.engine.ruling import Ruling
from bot.engine.scene import flow
from bot.engine.sheet import Viewer
from bot.engine.turns import Initiative
from bot.services import alarms, corrections, effects, ledger, scenes, sheets
from bot.services.corrections import By
from bot.services.database import writing

NOW = datetime(2026, 1, 31, 23, tzinfo=UTC)
LATER = NOW + timedelta(hours=2)


@pytest.fixture
def wight(db: Database) -> int:
    made = sheets.create(db, ruleset="turning", kind="undead", name="Wight", owner_id=None, stats={}, now=NOW)
    return made.id


def lay(db: Database, interaction_id: int, *begun: Effect, ends: tuple[Effect, ...] = (), now: datetime = NOW) -> int:
    ruling = Ruling(ruleset="turning", kind="attempt", result={}, begins=begun, ends=ends)
    entry, _ = ledger.resolve(
        db, interaction_id=interaction_id, actor_id=1, channel_id=None, now=now, dice=None, decide=lambda _: ruling
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


# Those that end at a time of the clock


def dated(sheet_id: int, at: datetime = LATER) -> Effect:
    return Effect(ruleset="turning", kind="curse", sheet_id=sheet_id, due=Due(at=at))


def rings(db: Database) -> list[datetime]:
    return [alarm.at for alarm in alarms.due(db, LATER + timedelta(days=999))]


def undo(db: Database, entry_id: int, number: int = 1, now: datetime = NOW) -> None:
    gm = Viewer(user_id=1, is_gm=True)
    corrections.undo(db, entry_id, number, By(gm, 100 + number + entry_id * 10, None, now), {})


def test_its_alarm_goes_and_comes_with_what_began_it(db: Database, wight: int) -> None:
    entry_id = lay(db, 1, dated(wight), stunned(wight))
    assert rings(db) == [LATER]
    assert effects.begun_by(db, entry_id)[0].due == Due(at=LATER)
    undo(db, entry_id, 1)
    assert rings(db) == []
    undo(db, entry_id, 2)
    assert rings(db) == [LATER]
    lay(db, 2, ends=tuple(effects.begun_by(db, entry_id)))
    assert rings(db) == []


def test_whoever_takes_back_that_it_has_ended_in_time_lets_it_last(db: Database, wight: int) -> None:
    entry_id = lay(db, 1, dated(wight), dated(wight, LATER + timedelta(hours=1)))
    first, second = effects.begun_by(db, entry_id)
    over = lay(db, 2, ends=(first, second), now=LATER)
    undo(db, over, 1, LATER)
    assert effects.begun_by(db, entry_id) == [first, second]
    assert rings(db) == [LATER + timedelta(hours=1)]


def test_it_is_found_though_its_sheet_is_gone(db: Database, wight: int) -> None:
    entry_id = lay(db, 1, dated(wight))
    (effect,) = effects.begun_by(db, entry_id)
    sheets.delete(db, sheets.get(db, wight), NOW)
    assert effects.unended(db, effect.id) == effect
    lay(db, 2, ends=(effect,))
    assert effects.unended(db, effect.id) is None


def test_one_on_somebody_without_a_sheet_is_the_scene_s(db: Database) -> None:
    scene = scenes.add(db, flow.open_scene("Crypt", "turning", Initiative()).scene, 5, NOW)
    effect = Effect(ruleset="tabletop", kind="Curse", sheet_id=0, due=Due(scene_id=scene.id, who=1))
    lay(db, 1, effect)
    (there,) = effects.of_scene(db, scene.id, ())
    assert there == effect.model_copy(update={"id": there.id})
    assert effects.of_scene(db, scene.id + 1, (1,)) == []
