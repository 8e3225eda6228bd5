"""Fair dice: a secret seed, pledged by its hash, and each number used once."""

import hashlib
from datetime import UTC, datetime

import pytest
from sqlite_utils import Database

from bot.engine.dice import SeededDice
from bot.engine.refusal import Refused
from bot.services import seeds

NOW = datetime(2026, 1, 31, 23, tzinfo=UTC)


def test_numbers_are_given_in_turn_under_one_seed(db: Database) -> None:
    assert [(draw.seed_id, draw.number) for draw in (seeds.draw(db, NOW) for _ in range(3))] == [(1, 1), (1, 2), (1, 3)]


def test_the_faces_follow_from_the_stored_seed_and_the_number(db: Database) -> None:
    seeds.draw(db, NOW)
    draw = seeds.draw(db, NOW)
    seed, pledged = db.conn.execute("SELECT seed, seed_hash FROM seeds").fetchone()
    assert len(seed) == 32
    assert pledged == seeds.get(db, draw.seed_id).pledge == hashlib.sha256(seed).hexdigest()
    check = SeededDice(seed, 2)
    assert [draw.dice.roll(20) for _ in range(50)] == [check.roll(20) for _ in range(50)]


def test_a_revealed_seed_is_not_used_any_more(db: Database) -> None:
    seeds.draw(db, NOW)
    db.conn.execute("UPDATE seeds SET revealed_at = created_at")
    assert (seeds.draw(db, NOW).seed_id, seeds.draw(db, NOW).number) == (2, 2)
    first, second = (seed for (seed,) in db.conn.execute("SELECT seed FROM seeds"))
    assert first != second


def test_a_number_drawn_in_a_transaction_that_is_undone_was_not_given(db: Database) -> None:
    seeds.draw(db, NOW)

    def draw_and_fail() -> None:
        with db.atomic():
            assert seeds.draw(db, NOW).number == 2
            raise ArithmeticError

    with pytest.raises(ArithmeticError):
        draw_and_fail()
    assert seeds.draw(db, NOW).number == 2


def test_a_seed_is_pledged_before_the_first_ruling_and_told_to_nobody(db: Database) -> None:
    pledged = seeds.current(db, NOW)
    assert (pledged.rulings, pledged.revealed) == (0, None)
    assert seeds.current(db, NOW) == pledged
    assert seeds.draw(db, NOW).seed_id == pledged.id
    assert seeds.current(db, NOW) == seeds.get(db, pledged.id) == pledged._replace(rulings=1)


def test_a_seed_is_revealed_once_and_another_follows_it_at_once(db: Database) -> None:
    seeds.draw(db, NOW)
    (secret,) = db.conn.execute("SELECT seed FROM seeds").fetchone()
    revealed, following = seeds.reveal(db, 1, NOW)
    assert (revealed.id, revealed.revealed, revealed.rulings) == (1, secret, 1)
    assert (following.id, following.revealed, following.rulings) == (2, None, 0)
    assert following.pledge != revealed.pledge
    for seed_id in (1, 99):
        with pytest.raises(Refused) as refused:
            seeds.reveal(db, seed_id, NOW)
        assert refused.value.reason is seeds.SeedRefusal.SEED_IS_REVEALED
    assert seeds.draw(db, NOW)[:2] == (2, 1)


def test_revealed_seeds_are_listed_newest_first(db: Database) -> None:
    for seed_id in (1, 2, 3):
        seeds.current(db, NOW)
        seeds.reveal(db, seed_id, NOW)
    assert [seed.id for seed in seeds.last_revealed(db, 2)] == [3, 2]
    assert all(hashlib.sha256(seed.revealed or b"").hexdigest() == seed.pledge for seed in seeds.last_revealed(db, 9))


def test_a_seed_that_is_not_there_is_refused(db: Database) -> None:
    with pytest.raises(Refused):
        seeds.get(db, 1)
