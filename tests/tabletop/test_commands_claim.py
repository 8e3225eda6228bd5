"""`/setup claim`: the players choose a GM once theirs has left, and only then."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.play import evening, refused
from tests.table import Table, labels, words


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    """The GM is in the seat by name; the owner, the player and the spectator play in an open scene."""
    async with evening(tmp_path) as opened:
        opened.may_ping = {opened.owner.id, opened.player.id, opened.gm.id, opened.spectator.id}
        await opened.slash(opened.admin, "setup gm", member=opened.gm, remove=opened.gm_role)
        await opened.slash(opened.gm, "scene open", name="Crypt", ruleset="tabletop")
        for who, name in ((opened.owner, "Ada"), (opened.player, "Bo"), (opened.spectator, "Cid")):
            await opened.slash(opened.gm, "scene add", who=name, player=who)
        yield opened


def leaves(table: Table, who: object) -> None:
    table.env.backend.remove_member(table.guild.id, who.id)  # type: ignore[attr-defined]


async def test_b32_a_vote_of_the_players_replaces_a_gm_who_has_left(table: Table) -> None:
    leaves(table, table.gm)
    asked = await table.slash(table.owner, "setup claim")
    assert "Votes: 1 of 2" in words(asked)
    assert "not on this server" not in words(asked)
    await table.press(table.owner, asked, "Agree")
    assert refused(await table.slash(table.owner, "setup timezone", zone="Europe/Rome"))
    won = await table.press(table.player, asked, "Agree")
    assert f"<@{table.owner.id}> is the GM from now on" in words(won)
    assert labels(won) == []
    assert not refused(await table.slash(table.owner, "setup timezone", zone="Europe/Rome"))


async def test_as_long_as_the_gm_is_there_nobody_takes_the_seat(table: Table) -> None:
    for who in table.people.values():
        assert "not lost" in str(refused(await table.slash(who, "setup claim")))
    await table.slash(table.admin, "setup gm", role=table.gm_role)
    leaves(table, table.gm)
    assert "not lost" in str(refused(await table.slash(table.owner, "setup claim")))


async def test_a_free_seat_is_for_those_who_manage_the_server_to_give(table: Table) -> None:
    await table.slash(table.admin, "setup gm", remove=table.gm)
    assert "Nobody holds the GM seat" in str(refused(await table.slash(table.owner, "setup claim")))


async def test_only_players_vote_and_only_one_of_them_can_be_chosen(table: Table) -> None:
    leaves(table, table.gm)
    asked = await table.slash(table.owner, "setup claim")
    assert "Only those who play" in str(refused(await table.slash(table.admin, "setup claim")))
    assert "Only those who play" in str(refused(await table.press(table.admin, asked, "Agree")))
    assert refused(await table.forge(table.player, asked, f"gcb1:tabletop:gm-agree:{table.admin.id}"))


async def test_those_who_have_left_are_not_waited_for(table: Table) -> None:
    leaves(table, table.gm)
    leaves(table, table.spectator)
    leaves(table, table.player)
    won = await table.slash(table.owner, "setup claim")
    assert "is the GM from now on" in words(won)


async def test_a_gm_who_is_back_in_time_keeps_the_seat(table: Table) -> None:
    leaves(table, table.gm)
    asked = await table.slash(table.owner, "setup claim")
    table.env.backend.add_member(table.guild.id, table.gm.id)
    assert refused(await table.press(table.player, asked, "Agree"))


async def test_the_note_of_a_late_turn_tells_the_players_how_to_choose_a_gm(table: Table) -> None:
    await table.slash(table.gm, "scene start")
    await table.slash(table.gm, "scene remind", hours=1)
    leaves(table, table.gm)
    for _ in range(3):
        await table.later(3600)
    [late] = [message for message in table.channel.history() if "A turn has not been taken" in words(message)]
    assert late.content == ""
    assert "setup claim" in words(late)
