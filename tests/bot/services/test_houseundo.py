"""Changes of house rules are taken back exactly, stand again, and are refused where something has come between."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import count
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlite_utils import Database

from bot.engine.house import Faulty, HouseRefusal, HouseRules, applied
from bot.engine.housechange import Step, change
from bot.engine.refusal import Refused
from bot.engine.scene import flow
from bot.engine.sheet import Viewer
from bot.engine.text import say
from bot.engine.turns import AlternateTurns
from bot.services import corrections, houserules, ledger, scenesteps
from bot.services.corrections import By, Undoing
from bot.services.houseundo import HouseUndoRefusal
from bot.services.ledger import Entry
from bot.services.scenesteps import Click
from tests.bot.engine.houses import DEFAULTS, HOUSE, owns
from tests.bot.services.conftest import FreshDatabase

NOW = datetime(2026, 1, 1, tzinfo=UTC)
GM = Viewer(user_id=1, is_gm=True)
HOUSES = {"chess": HOUSE, "chess-two": HouseRules("chess-two", say("no"), DEFAULTS)}
CLICKS = count(1)


def recorded(db: Database, *steps: Step) -> Entry:
    """A change as `/house` makes it, of one ruleset or of several."""
    ruling = change("set", steps)
    for one in steps:
        houserules.store(db, one.house.ruleset, one.after)
    entry, _ = ledger.resolve(
        db,
        interaction_id=next(CLICKS),
        actor_id=GM.user_id,
        channel_id=5,
        now=NOW,
        dice=ledger.NO_DICE,
        decide=lambda _: ruling,
    )
    return entry


def set_(db: Database, **wanted: Any) -> Entry:
    """Options of chess are set."""
    return recorded(db, houserules.step(db, HOUSE, {f"options.{name}": value for name, value in wanted.items()}))


def undoing(db: Database, entry: Entry) -> Undoing:
    return corrections.undoing(db, entry.id, GM, HOUSES)


def undo(db: Database, entry: Entry, number: int = 1) -> Entry:
    _, made = corrections.undo(db, entry.id, number, By(GM, next(CLICKS), 5, NOW), HOUSES)
    return made


def stored(db: Database) -> list[tuple[str, str, str]]:
    """The house rules, letter by letter."""
    rows = db.conn.execute("SELECT ruleset, rule, value FROM house_rules ORDER BY ruleset, rule")
    return [(ruleset, rule, value) for ruleset, rule, value in rows]


def told(db: Database, entry: Entry) -> list[tuple[Any, Any]]:
    """Old and new value of the options that taking the entry back would set."""
    trace = change("undo", undoing(db, entry).house).trace
    return [(note.text.args["old"], note.text.args["new"]) for note in trace]


def test_the_old_value_comes_back_and_stands_again(db: Database) -> None:
    set_(db, most=8)
    entry = set_(db, most=9)
    assert told(db, entry) == [(9, 8)], "said before anything is done"
    made = undo(db, entry)
    assert stored(db) == [("chess", "options.most", "8")]
    assert [note.text.id for note in made.ruling.trace] == ["house-changed-option"]
    assert told(db, entry) == [(8, 9)]
    undo(db, entry, 2)
    assert stored(db) == [("chess", "options.most", "9")]


def test_a_second_click_finds_the_first(db: Database) -> None:
    entry = set_(db, most=9)
    assert undo(db, entry) == undo(db, entry)
    assert stored(db) == []


def test_what_has_been_set_otherwise_since_is_named_with_the_later_changes(db: Database) -> None:
    entry = set_(db, most=9, again=False)
    later = set_(db, most=7)
    before = stored(db)
    with pytest.raises(Refused) as refused:
        undo(db, entry)
    assert refused.value.reason is HouseUndoRefusal.CHANGED_SINCE
    args = refused.value.text.args
    assert str(args["rules"]) == f"items={(HOUSE.rule('options.most').label,)!r}"
    assert (args["n"], str(args["entries"])) == (1, f"items=('{later.id}',)")
    assert stored(db) == before
    undo(db, later)
    undo(db, entry)
    assert stored(db) == []


def test_a_change_that_was_taken_back_does_not_stand_again_over_a_later_one(db: Database) -> None:
    entry = set_(db, most=9)
    undo(db, entry)
    set_(db, most=7)
    with pytest.raises(Refused) as refused:
        undo(db, entry, 2)
    assert refused.value.reason is HouseUndoRefusal.CHANGED_SINCE


def test_an_old_value_that_does_not_fit_what_was_set_since_is_refused_with_the_reason(db: Database) -> None:
    entry = set_(db, most=50)
    set_(db, least=40)
    with pytest.raises(Faulty) as faulty:
        undo(db, entry)
    assert set(faulty.value.faults) == {"chess.options.least"}, "which would be more than the most"
    assert len(stored(db)) == 2


def test_a_rule_that_is_no_more_does_not_come_back(db: Database) -> None:
    houserules.store(db, "chess", {"options.gone": 1, "options.most": 9})
    entry = recorded(db, Step(HOUSE, houserules.own(db, "chess"), {}))
    with pytest.raises(Faulty):
        undo(db, entry)
    with pytest.raises(Refused) as refused:
        corrections.undoing(db, entry.id, GM, {})
    assert refused.value.reason is HouseRefusal.NO_SUCH_RULE
    assert stored(db) == []


def test_a_scene_keeps_its_rules_when_a_change_is_taken_back(db: Database) -> None:
    entry = set_(db, most=9)
    click = Click(next(CLICKS), GM, 5, NOW)
    scenesteps.open_scene(db, flow.open_scene("Match", "chess", AlternateTurns()), click)
    undo(db, entry)
    assert [houserules.in_channel(db, HOUSE, channel).options.most for channel in (5, 6)] == [9, DEFAULTS.options.most]


Acts = list[tuple[dict[str, Any], dict[str, Any], bool]]


@given(st.lists(st.tuples(owns, owns, st.booleans()), max_size=4))
def test_taking_all_changes_back_restores_each_state_letter_by_letter_and_the_reverse(
    fresh_database: FreshDatabase, acts: Acts
) -> None:
    """Sets, imports of two rulesets and profiles, which put everything else back; undone and redone in order."""
    db = fresh_database()
    states, entries = [stored(db)], []
    for first, second, is_profile in acts:
        wanted = {}
        for house, values in zip(HOUSES.values(), (first, second), strict=True):
            others = dict.fromkeys(houserules.own(db, house.ruleset)) if is_profile else {}
            fits = {name: value for name, value in values.items() if _fits(house, {name: value})}
            wanted[house.ruleset] = {**others, **fits}
        try:
            entries.append(recorded(db, *houserules.steps(db, HOUSES, wanted)))
        except Refused:  # nothing would change, or it does not fit
            continue
        states.append(stored(db))
    for n in range(len(entries) - 1, -1, -1):
        undo(db, entries[n])
        assert stored(db) == states[n]
    for n in range(len(entries)):
        undo(db, entries[n], 2)
        assert stored(db) == states[n + 1]


def _fits(house: HouseRules[Any], values: dict[str, Any]) -> bool:
    try:
        applied(house, values)
    except Faulty:
        return False
    return True
