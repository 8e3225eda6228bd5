"""The ledger: every click acts once, what happened stays, and every face can be checked."""

import asyncio
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError
from sqlite_utils import Database

from bot.engine.dice import Dice, Face, ScriptedDice, SeededDice
from bot.engine.refusal import Refused, Shared
from bot.engine.ruling import Change, Note, Origin, Ruling
from bot.engine.sheet import Viewer
from bot.engine.text import Verbatim, say
from bot.engine.visibility import Visibility
from bot.services import ledger, ledgersearch, seeds, sheets
from bot.services.database import connect, writing
from bot.services.ledger import Entry, LedgerRefusal
from bot.services.migrations import template
from bot.services.storage import Storage
from tests.bot.services.conftest import FreshDatabase

NOW = datetime(2026, 1, 31, 23, tzinfo=UTC)
GUILD = (7 << 22) + 5
ANNA, BORIS = 11, 22
GM = Viewer(user_id=99, is_gm=True)
ANNAS = Viewer(user_id=ANNA, is_gm=False)


def turn(dice: Dice) -> Ruling:
    """One d20 and two d6, as a turning attempt would roll them."""
    return Ruling(ruleset="turning", kind="attempt", result={"d20": dice.roll(20), "d6": [dice.roll(6), dice.roll(6)]})


def nothing(_: Dice) -> Ruling:
    return Ruling(ruleset="turning", kind="note", result={})


def never(_: Dice) -> Ruling:
    raise AssertionError("decided twice")


def resolve(
    db: Database, interaction_id: int = 1, decide: Callable[[Dice], Ruling] = turn, **more: Any
) -> tuple[Entry, bool]:
    given: dict[str, Any] = {"actor_id": ANNA, "channel_id": 5, "now": NOW, "dice": ScriptedDice([12, 3, 4])} | more
    return ledger.resolve(db, interaction_id=interaction_id, decide=decide, **given)


def test_a_ruling_is_recorded_with_its_faces(db: Database) -> None:
    entry, new = resolve(db)
    assert new
    assert entry == Entry(
        id=1,
        interaction_id=1,
        at=NOW,
        actor_id=ANNA,
        channel_id=5,
        parent_id=None,
        slot=None,
        seed_id=None,
        number=None,
        faces=(Face(20, 12), Face(6, 3), Face(6, 4)),
        ruling=Ruling(ruleset="turning", kind="attempt", result={"d20": 12, "d6": [3, 4]}),
    )
    assert ledger.get(db, 1) == entry


def test_a_ruling_without_dice_is_recorded_too(db: Database) -> None:
    entry, _ = resolve(db, decide=nothing, dice=None, channel_id=None)
    assert (entry.faces, entry.channel_id) == ((), None)
    assert ledger.get(db, entry.id) == entry


def test_a_ruling_that_rolls_nothing_takes_no_number_of_the_dice(db: Database) -> None:
    quiet, _ = resolve(db, 1, nothing, dice=None)
    rolled, _ = resolve(db, 2, dice=None)
    assert (quiet.seed_id, quiet.number, rolled.number) == (None, None, 1)
    assert seeds.current(db, NOW).rulings == 1


def test_the_guilds_own_faces_can_be_recomputed(db: Database) -> None:
    entries = [resolve(db, interaction, dice=None)[0] for interaction in (1, 2, 3)]
    (seed,) = db.conn.execute("SELECT seed FROM seeds").fetchone()
    for number, entry in enumerate(entries, 1):
        assert (entry.seed_id, entry.number) == (1, number)
        check = SeededDice(seed, number)
        assert entry.faces == tuple(Face(sides, check.roll(sides)) for sides in (20, 6, 6))


def test_the_same_interaction_again_finds_the_first_result(db: Database) -> None:
    first, _ = resolve(db, dice=None)
    again, new = resolve(db, decide=never, dice=None, actor_id=BORIS, now=NOW + timedelta(hours=1))
    assert (again, new) == (first, False)
    assert resolve(db, 2, dice=None)[0].number == 2, "the repetition drew no number"


async def test_fifty_clicks_at_once_with_one_interaction_id_act_once(storage: Storage) -> None:
    """B18, B28."""
    await storage.write(GUILD, lambda db: sheets.create(
        db, ruleset="turning", kind="cleric", name="A", owner_id=ANNA, stats={"left": 3}, now=NOW))  # fmt: skip

    def spend(dice: Dice) -> Ruling:
        spent = Change(sheet_id=1, field="left", before=3, after=2)
        return turn(dice).model_copy(update={"changes": (spent,)})

    answers = await asyncio.gather(
        *(storage.write(GUILD, lambda db: resolve(db, 77, spend, dice=None)) for _ in range(50))
    )
    assert sum(new for _, new in answers) == 1
    assert all(entry == answers[0][0] for entry, _ in answers)
    assert await storage.read(GUILD, lambda db: len(ledgersearch.recent(db, GM, 100))) == 1
    assert (await storage.read(GUILD, lambda db: sheets.get(db, 1))).stats == {"left": 2}


async def test_fifty_different_clicks_on_one_choice_make_it_once(storage: Storage) -> None:
    """B28: confirm by two people at once; the others learn who was first."""
    parent, _ = await storage.write(GUILD, lambda db: resolve(db, 1))
    answers = await asyncio.gather(
        *(
            storage.write(
                GUILD,
                lambda db, n=n: resolve(db, 100 + n, dice=None, actor_id=1000 + n, parent_id=parent.id, slot="0"),
            )
            for n in range(50)
        )
    )
    made = {entry.id for entry, _ in answers}
    assert len(made) == 1
    assert [entry for entry, new in answers if new] == await storage.read(
        GUILD, lambda db: ledger.children(db, parent.id)
    )


def test_one_interaction_may_make_several_choices(db: Database) -> None:
    parent, _ = resolve(db, 1)
    for slot in ("0", "1", "2"):
        entry, new = resolve(db, 2, parent_id=parent.id, slot=slot)
        assert (entry.slot, entry.parent_id, new) == (slot, parent.id, True)
    assert resolve(db, 3, never, parent_id=parent.id, slot="1") == (ledger.children(db, parent.id)[1], False)
    assert [entry.slot for entry in ledger.children(db, parent.id)] == ["0", "1", "2"]
    other, _ = resolve(db, 4)
    assert resolve(db, 5, parent_id=other.id, slot="1")[1], "another parent has its own slots"


def test_a_parent_must_be_there(db: Database) -> None:
    with pytest.raises(Exception, match="FOREIGN KEY"):
        resolve(db, parent_id=9)


def test_changes_are_made_with_the_entry_or_not_at_all(db: Database) -> None:
    sheet = sheets.create(db, ruleset="turning", kind="cleric", name="A", owner_id=ANNA, stats={"left": 1}, now=NOW)

    def spend(dice: Dice) -> Ruling:
        return turn(dice).model_copy(update={"changes": (Change(sheet_id=sheet.id, field="left", before=1, after=0),)})

    entry, _ = resolve(db, 1, spend)
    assert entry.ruling.changes == (Change(sheet_id=1, field="left", before=1, after=0),)
    assert sheets.get(db, sheet.id).stats == {"left": 0}
    with pytest.raises(Refused) as refused, db.atomic():
        resolve(db, 2, spend, dice=None)
    assert refused.value.reason is Shared.CHANGED_MEANWHILE
    assert [found.id for found in ledgersearch.recent(db, GM, 10)] == [entry.id]
    assert resolve(db, 2, dice=None)[0].number == 1, "the number of what was undone is given again"


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM ledger",
        "UPDATE ledger SET faces = '[]'",
        "UPDATE ledger SET ruling = '{}'",
        "UPDATE ledger SET at = ''",
        "UPDATE ledger SET actor_id = 0",
        "UPDATE ledger SET interaction_id = 9",
        "UPDATE ledger SET slot = 'x'",
        "UPDATE ledger SET id = 9",
        "UPDATE ledger SET visibility = 'secret'",
        "REPLACE INTO ledger SELECT * FROM ledger",
    ],
)
def test_what_is_recorded_stays(db: Database, statement: str) -> None:
    entry, _ = resolve(db)
    with pytest.raises(Exception, match="append-only"):
        db.conn.execute(statement)
    assert ledger.get(db, entry.id) == entry


def test_columns_of_later_versions_may_change(db: Database) -> None:
    resolve(db)
    db.conn.execute("ALTER TABLE ledger ADD COLUMN undone_by INTEGER")
    db.conn.execute("UPDATE ledger SET undone_by = 2")
    assert db.conn.execute("SELECT undone_by FROM ledger").fetchall() == [(2,)]


def test_recent_goes_back_page_by_page(db: Database) -> None:
    for interaction in range(1, 8):
        resolve(db, interaction)
    assert [entry.id for entry in ledgersearch.recent(db, GM, 3)] == [7, 6, 5]
    assert [entry.id for entry in ledgersearch.recent(db, GM, 3, before=5)] == [4, 3, 2]
    assert [entry.id for entry in ledgersearch.recent(db, GM, 3, before=2)] == [1]
    assert ledgersearch.recent(db, GM, 3, before=1) == []


def test_the_latest_of_a_kind_in_a_channel_come_newest_first(db: Database) -> None:
    resolve(db, 1)
    resolve(db, 2, channel_id=6)
    resolve(db, 3, nothing)
    resolve(db, 4)
    resolve(db, 5, parent_id=1, slot="a")
    resolve(db, 6, visibility=Visibility.SECRET)

    def latest(**more: Any) -> list[int]:
        given: dict[str, Any] = {"ruleset": "turning", "kinds": ["attempt"], "channel_id": 5, "limit": 9} | more
        return [entry.id for entry in ledger.latest(db, **given)]

    assert latest() == [4, 1]
    assert latest(limit=1) == [4]
    assert latest(within=5) == [4]
    assert latest(kinds=["attempt", "note"]) == [4, 3, 1]
    assert latest(channel_id=6) == [2]
    assert latest(ruleset="cabal") == latest(channel_id=None) == latest(kinds=[]) == []


def test_an_entry_that_is_not_there_is_closed(db: Database) -> None:
    with pytest.raises(Refused) as refused:
        ledger.get(db, 1)
    assert refused.value.reason is Shared.CLOSED
    assert ledger.children(db, 1) == []


def test_b18_two_writers_of_one_file_find_the_same_result(tmp_path: Path) -> None:
    path = tmp_path / "1.sqlite3"
    path.write_bytes(template())
    with closing(connect(path)) as one, closing(connect(path)) as other:
        with writing(one):
            first, new = resolve(one, 77, dice=None)
        with writing(other):
            assert resolve(other, 77, never, dice=None, actor_id=BORIS) == (first, False)
        assert new
        assert [count for (count,) in other.conn.execute("SELECT count(*) FROM ledger")] == [1]


# Who sees what


def reveal(db: Database, entry_id: int, viewer: Viewer, interaction_id: int) -> Entry:
    made: Entry
    _, made = ledger.reveal(db, entry_id, viewer, interaction_id=interaction_id, channel_id=5, now=NOW)
    return made


def test_a_reveal_is_a_further_entry_and_leaves_the_first_as_it_was(db: Database) -> None:
    secret, _ = resolve(db, 1, visibility=Visibility.SECRET)
    assert ledger.revealed(db, secret.id) is None
    made = reveal(db, secret.id, ANNAS, 2)
    assert (made.parent_id, made.slot, made.ruling.kind, made.actor_id) == (secret.id, "reveal", "reveal", ANNA)
    assert (made.faces, made.number, made.visibility) == ((), None, Visibility.OPEN)
    assert ledger.get(db, secret.id) == secret
    assert reveal(db, secret.id, GM, 3) == made == ledger.revealed(db, secret.id)


def test_revealing_takes_no_number_of_the_dice(db: Database) -> None:
    resolve(db, 1, dice=None, visibility=Visibility.BLIND)
    reveal(db, 1, GM, 2)
    assert resolve(db, 3, dice=None)[0].number == 2


@pytest.mark.parametrize(
    ("visibility", "viewer", "reason"),
    [
        (Visibility.SECRET, Viewer(user_id=BORIS, is_gm=False), LedgerRefusal.NO_SUCH_ENTRY),
        (Visibility.BLIND, Viewer(user_id=ANNA, is_gm=False), LedgerRefusal.NO_SUCH_ENTRY),
        (Visibility.OPEN, GM, LedgerRefusal.ENTRY_IS_OPEN),
    ],
)
def test_what_is_not_theirs_they_cannot_reveal(
    db: Database, visibility: Visibility, viewer: Viewer, reason: LedgerRefusal
) -> None:
    resolve(db, 1, visibility=visibility)
    with pytest.raises(Refused) as refused:
        reveal(db, 1, viewer, 2)
    assert refused.value.reason is reason
    assert ledger.children(db, 1) == []


def test_a_whole_entry_has_what_was_chosen_after_it_as_far_as_it_is_seen(db: Database) -> None:
    parent, _ = resolve(db, 1)
    chosen, _ = resolve(db, 2, parent_id=parent.id, slot="0")
    blind, _ = resolve(db, 3, parent_id=parent.id, slot="1", visibility=Visibility.BLIND)
    assert ledger.whole(db, parent.id, GM) == [parent, chosen, blind]
    assert ledger.whole(db, parent.id, ANNAS) == ledger.whole(db, chosen.id, ANNAS) == [parent, chosen]
    with pytest.raises(Refused):
        ledger.whole(db, blind.id, ANNAS)


def test_a_choice_on_what_is_kept_back_does_not_lead_there(db: Database) -> None:
    parent, _ = resolve(db, 1, visibility=Visibility.SECRET)
    chosen, _ = resolve(db, 2, parent_id=parent.id, slot="0")
    with pytest.raises(Refused):
        ledger.whole(db, chosen.id, Viewer(user_id=BORIS, is_gm=False))


def test_a_choice_that_was_kept_back_itself_stands_alone_for_whoever_made_it(db: Database) -> None:
    parent, _ = resolve(db, 1, visibility=Visibility.BLIND)
    chosen, _ = resolve(db, 2, parent_id=parent.id, slot="0", visibility=Visibility.SECRET)
    assert ledger.whole(db, chosen.id, ANNAS) == [chosen]
    assert ledger.whole(db, parent.id, GM) == [parent]


@given(
    made=st.lists(st.tuples(st.sampled_from(Visibility), st.sampled_from([ANNA, BORIS]), st.booleans()), max_size=12),
    viewer=st.builds(Viewer, user_id=st.sampled_from([ANNA, BORIS, 33]), is_gm=st.booleans()),
)
def test_the_lists_hold_what_one_sees_and_what_one_may_reveal_and_nothing_else(
    fresh_database: FreshDatabase, made: list[tuple[Visibility, int, bool]], viewer: Viewer
) -> None:
    db = fresh_database()
    known, revealable, kept_back = set(), set(), 0
    for interaction, (visibility, actor, is_revealed) in enumerate(made):
        entry, _ = resolve(db, 2 * interaction, dice=None, actor_id=actor, visibility=visibility)
        is_revealed &= visibility is not Visibility.OPEN
        if is_revealed:
            known.add(reveal(db, entry.id, GM, 2 * interaction + 1).id)
        kept_back += visibility is not Visibility.OPEN and not is_revealed
        shows, may = visibility.shows(viewer, actor), visibility.reveals(viewer, actor)
        if shows or may or is_revealed:
            known.add(entry.id)
        if may and not is_revealed and visibility is not Visibility.OPEN:
            revealable.add(entry.id)
        if shows or is_revealed:
            assert ledger.seen(db, entry.id, viewer) == entry
        else:
            with pytest.raises(Refused):
                ledger.seen(db, entry.id, viewer)
    assert {entry.id for entry in ledgersearch.recent(db, viewer, 100)} == known
    assert {entry.id for entry in ledgersearch.recent(db, viewer, 100, only_kept_back=True)} == revealable
    assert ledger.kept_back(db, 1) == kept_back


TEXTS = st.builds(
    say,
    st.text(min_size=1),
    n=st.integers(-(2**40), 2**40) | st.text() | st.builds(Verbatim, verbatim=st.text()) | st.builds(say, st.text()),
)
RULINGS = st.builds(
    Ruling,
    ruleset=st.text(),
    kind=st.text(),
    result=st.dictionaries(st.text(), st.integers() | st.text() | st.lists(st.integers()) | st.none()),
    trace=st.lists(st.builds(Note, text=TEXTS, rule=st.text(), origin=st.sampled_from(Origin)), max_size=3).map(tuple),
)


@given(ruling=RULINGS, faces=st.lists(st.integers(1, 20), max_size=5))
def test_any_ruling_comes_back_as_it_was(fresh_database: FreshDatabase, ruling: Ruling, faces: list[int]) -> None:
    def decide(dice: Dice) -> Ruling:
        for _ in faces:
            dice.roll(20)
        return ruling

    db = fresh_database()
    entry, _ = resolve(db, 1, decide, dice=ScriptedDice(faces))
    assert entry.ruling == ruling
    assert entry.faces == tuple(Face(20, face) for face in faces)
    assert ledger.get(db, entry.id) == entry


def test_a_ruling_holds_nothing_that_storage_would_change() -> None:
    """A tuple would be stored as a list; whoever sees the ruling first must not see something else than those later."""
    with pytest.raises(ValidationError):
        Ruling(ruleset="r", kind="k", result={"row": (1, 2)})
