"""How long an effect lasts that the GM lays, as it is typed."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.engine.effects import Due, Edge, Effect
from bot.engine.refusal import Refused, Shared
from bot.engine.scene.lasting import laid
from bot.engine.scene.model import Scene
from bot.engine.turns import Initiative
from cogs.tabletop.rules.lasting import LONGEST_NAME, LastingRefusal, Lasts, Unit, apart, in_scene, lasts, named

ROME = ZoneInfo("Europe/Rome")
SCENE = Scene(id=7, name="Crypt", ruleset="turning", strategy=Initiative(), round=2, begun=(1,), clock=60)
WORN = Effect(ruleset="tabletop", kind="Curse", sheet_id=4, rounds=9, due=Due(scene_id=7, round=11), id=3)


def utc(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


# Rome goes over to summer time on 29 March 2026 at 2:00, and back on 25 October at 3:00.
@pytest.mark.parametrize(
    ("unit", "typed", "now", "at"),
    [
        ("real-hours", "2", "2026-03-29 00:30", "2026-03-29 02:30"),
        ("real-days", "1", "2026-03-28 19:00", "2026-03-29 18:00"),
        ("real-days", "1", "2026-10-24 18:00", "2026-10-25 19:00"),
        ("until", "20:00", "2026-03-28 18:59", "2026-03-28 19:00"),
        ("until", "20:00", "2026-03-28 19:00", "2026-03-29 18:00"),
        ("until", " 2:30", "2026-03-29 00:00", "2026-03-29 01:00"),  # this hour is left out
        ("until", "0:05", "2026-06-30 21:00", "2026-06-30 22:05"),
        ("until", "2026-12-31  23:59", "2026-06-30 21:00", "2026-12-31 22:59"),
    ],
)
def test_the_wall_clock_of_the_server_tells_when_it_ends(unit: str, typed: str, now: str, at: str) -> None:
    assert lasts(unit, typed, utc(now), ROME).at == utc(at)


@pytest.mark.parametrize(
    ("unit", "typed", "reason"),
    [
        ("rounds", "0", Shared.VALUE_OUT_OF_RANGE),
        ("real-days", "1000", Shared.VALUE_OUT_OF_RANGE),
        ("turn-ends", "-1", Shared.VALUE_UNREADABLE),
        ("game-hours", "", Shared.VALUE_UNREADABLE),
        ("real-hours", "1.5", Shared.VALUE_UNREADABLE),
        ("rounds", "9" * 5000, Shared.VALUE_UNREADABLE),
        ("until", "24:00", Shared.VALUE_UNREADABLE),
        ("until", "2026-02-30 20:00", Shared.VALUE_UNREADABLE),
        ("until", "tomorrow", Shared.VALUE_UNREADABLE),
        ("until", "2026-01-01 20:00", LastingRefusal.NOT_AHEAD),
        ("until", "2030-01-01 20:00", LastingRefusal.NOT_AHEAD),
        ("until", "9999-12-31 23:59", LastingRefusal.NOT_AHEAD),
        ("until", "0001-01-01 00:00", LastingRefusal.NOT_AHEAD),
        ("fortnights", "1", Shared.CLOSED),
    ],
)
def test_what_is_no_time_is_refused(unit: str, typed: str, reason: object) -> None:
    with pytest.raises(Refused) as refused:
        lasts(unit, typed, utc("2026-01-02 12:00"), ROME)
    assert refused.value.reason is reason


@pytest.mark.parametrize(
    ("how_long", "rounds", "due"),
    [
        (Lasts(Unit.ROUNDS, 3), 3, Due(scene_id=7, round=5)),
        (Lasts(Unit.TURN_ENDS, 2), None, Due(scene_id=7, round=3, turn=1)),
        (Lasts(Unit.TURN_STARTS, 2), None, Due(scene_id=7, round=4, turn=1, edge=Edge.START)),
        (Lasts(Unit.GAME_MINUTES, 10), None, Due(scene_id=7, clock=660)),
        (Lasts(Unit.GAME_HOURS, 1), None, Due(scene_id=7, clock=3660)),
        (Lasts(Unit.UNTIL, 0, utc("2026-01-02 12:00")), None, Due(scene_id=7, at=utc("2026-01-02 12:00"))),
        (Lasts(Unit.OPEN), None, None),
    ],
)
def test_in_a_scene_it_begins_anew_with_a_fixed_end(how_long: Lasts, rounds: int | None, due: Due | None) -> None:
    begins = in_scene(WORN, how_long, SCENE, turn=1)
    assert begins == WORN.model_copy(update={"id": 0, "rounds": rounds, "due": due})
    assert laid(SCENE, begins) == begins
    without_sheet = in_scene(WORN, how_long, SCENE, turn=1, who=5)
    assert without_sheet.due == (due or Due(scene_id=7)).model_copy(update={"who": 5})
    assert Effect.model_validate_json(without_sheet.model_dump_json()) == without_sheet


def test_before_the_first_round_turns_are_counted_from_it_on() -> None:
    gathering = SCENE.model_copy(update={"round": 0, "begun": ()})
    for unit in (Unit.TURN_ENDS, Unit.TURN_STARTS):
        due = in_scene(WORN, Lasts(unit, 2), gathering, turn=1).due
        assert due is not None
        assert due.round == 2


def test_apart_from_scenes_only_what_means_something_there() -> None:
    moment = utc("2026-01-02 12:00")
    assert apart(WORN, Lasts(Unit.REAL_DAYS, 1, moment)).due == Due(at=moment)
    assert apart(WORN, Lasts(Unit.ROUNDS, 3)) == WORN.model_copy(update={"id": 0, "rounds": 3, "due": None})
    assert apart(WORN, Lasts(Unit.OPEN)) == WORN.model_copy(update={"id": 0, "rounds": None, "due": None})
    with pytest.raises(Refused):
        apart(WORN, Lasts(Unit.GAME_HOURS, 1))


def test_a_name_is_one_clean_line() -> None:
    assert named("  Curse\nof  age ") == "Curse of age"
    assert len(named("x" * 500)) == LONGEST_NAME
    with pytest.raises(Refused) as refused:
        named("\u200b ")
    assert refused.value.reason is LastingRefusal.NO_NAME
