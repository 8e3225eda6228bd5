"""The GM seat of a guild, given and taken."""

import pytest

from bot.engine.guild import GuildSettings


def test_a_role_and_users_share_the_seat() -> None:
    seat = GuildSettings().seated(role=1).seated(user=2).seated(user=3).seated(user=2)
    assert (seat.gm_role, seat.gm_users) == (1, (2, 3))
    assert not seat.seat_is_free
    assert seat.seated(role=4).gm_role == 4


@pytest.mark.parametrize(("holder", "left"), [(1, (None, (2, 3))), (2, (1, (3,))), (9, (1, (2, 3)))])
def test_whoever_is_taken_out_of_the_seat_leaves_it_to_the_others(
    holder: int, left: tuple[int | None, tuple[int, ...]]
) -> None:
    seat = GuildSettings(gm_role=1, gm_users=(2, 3)).without(holder)
    assert (seat.gm_role, seat.gm_users) == left


def test_a_seat_without_its_last_holder_is_free() -> None:
    assert GuildSettings(gm_users=(2,)).without(2).seat_is_free
    assert GuildSettings(gm_role=2).without(2).seat_is_free


def test_a_seat_that_is_handed_over_is_one_user_s_alone() -> None:
    seat = GuildSettings(gm_role=1, gm_users=(2, 3), language="it").handed_over(3)
    assert seat == GuildSettings(gm_users=(3,), language="it")
