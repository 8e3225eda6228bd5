"""The vote on a new GM: more than half of those who play and are there, each with one vote."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from itertools import count

import pytest
from sqlite_utils import Database

from bot.engine.dice import Dice
from bot.engine.guild import GuildSettings
from bot.engine.refusal import Refused, Shared
from bot.engine.scene import flow
from bot.engine.scene.events import Step
from bot.engine.scene.model import Scene, State
from bot.engine.scene.people import join, mark
from bot.engine.sheet import Viewer
from bot.engine.turns import Initiative
from bot.services import claims, guilds, ledger, scenesteps
from bot.services.claims import Tally
from bot.services.scenesteps import Click

NOW = datetime(2026, 1, 10, 12, tzinfo=UTC)
GONE, ADA, BO, CID, DEE = 1, 2, 3, 4, 5
ALL = {ADA, BO, CID, DEE}
LOST = GuildSettings(gm_users=(GONE,))

_ids = count(1)


@pytest.fixture
def lost(db: Database) -> Database:
    guilds.save(db, LOST)
    return db


def click() -> Click:
    return Click(next(_ids), Viewer(user_id=GONE, is_gm=True), 71, NOW, ledger.NO_DICE)


def _joins(user: int, now: Scene, dice: Dice) -> Step:
    return join(now, f"{user}", dice, user_ids=(user,))


def scene(db: Database, name: str, *users: int) -> int:
    opened = scenesteps.open_scene(db, flow.open_scene(name, "any", Initiative()), click()).scene
    for user in users:
        scenesteps.take(db, opened.id, partial(_joins, user), click(), action="join")
    return opened.id


def test_whoever_takes_part_in_a_scene_that_is_not_closed_plays(lost: Database) -> None:
    crypt = scene(lost, "Crypt", ADA, BO)
    closed = scene(lost, "Tower", CID)
    scene(lost, "Tomb", ADA, DEE)
    scenesteps.take(lost, closed, lambda now, _: flow.close(now, NOW), click(), action="close")
    scenesteps.take(lost, crypt, lambda now, dice: mark(now, 2, State.REMOVED, dice), click(), action="remove")
    assert claims.players(lost) == {ADA, DEE}


@pytest.mark.parametrize(("electors", "needed"), [({ADA}, 1), ({ADA, BO}, 2), ({ADA, BO, CID}, 2), (ALL, 3)])
def test_more_than_half_are_needed(electors: set[int], needed: int, lost: Database) -> None:
    tally = claims.vote(lost, LOST, ADA, ADA, electors)
    assert tally == Tally(1, needed)
    assert guilds.load(lost).gm_users == ((ADA,) if needed == 1 else (GONE,))


def test_the_seat_is_handed_over_by_the_vote_that_decides(lost: Database) -> None:
    assert [claims.vote(lost, LOST, ADA, voter, ALL).is_won for voter in (ADA, BO, BO)] == [False, False, False]
    assert claims.vote(lost, LOST, ADA, CID, ALL) == Tally(3, 3)
    assert guilds.load(lost) == LOST.handed_over(ADA)


def test_each_has_one_vote_and_the_last_one_counts(lost: Database) -> None:
    claims.vote(lost, LOST, ADA, BO, ALL)
    claims.vote(lost, LOST, CID, BO, ALL)
    assert claims.vote(lost, LOST, ADA, DEE, ALL).votes == 1
    assert claims.exported(lost, BO) == {"for": str(CID)}


def test_votes_of_those_who_have_left_do_not_count(lost: Database) -> None:
    claims.vote(lost, LOST, ADA, BO, ALL)
    assert claims.vote(lost, LOST, ADA, CID, ALL - {BO}) == Tally(1, 2)


def test_a_seat_that_was_given_to_somebody_meanwhile_is_not_taken_and_old_votes_are_void(lost: Database) -> None:
    claims.vote(lost, LOST, ADA, BO, ALL)
    claims.vote(lost, LOST, ADA, CID, ALL)
    later = GuildSettings(gm_users=(9,))
    guilds.save(lost, later)
    with pytest.raises(Refused) as refused:
        claims.vote(lost, LOST, ADA, DEE, ALL)
    assert refused.value.reason is Shared.CHANGED_MEANWHILE
    assert claims.vote(lost, later, ADA, DEE, ALL).votes == 1


def test_whoever_is_forgotten_has_neither_a_vote_nor_votes(lost: Database) -> None:
    claims.vote(lost, LOST, ADA, BO, ALL)
    claims.vote(lost, LOST, BO, CID, ALL)
    claims.vote(lost, LOST, CID, DEE, ALL)
    claims.forget(lost, BO)
    assert [claims.exported(lost, user) for user in (BO, CID, DEE)] == [None, None, {"for": str(CID)}]
