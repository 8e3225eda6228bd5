"""`/scene`: turns are called once, in the right place, for the right people; nothing is skipped or done twice."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.play import cleric, evening, refused, undead
from tests.table import Table, labels, words
from tests.tabletop.scenes import (
    call,
    card,
    crypt,
    heard,
    left,
    now,
    pings,
    said_to,
    stored_scene,
    with_sheets,
)


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with evening(tmp_path) as opened:
        yield opened


# Gathering


async def test_a_scene_is_opened_joined_and_started_and_its_card_follows(table: Table) -> None:
    await with_sheets(table)
    await crypt(table, start=False)
    shown = words(card(table))
    assert "participants are gathering" in shown
    for name in ("1. Ada", "2. Bo", "3. Ghoul"):
        assert name in shown
    assert "house value" in shown
    assert heard(table) == [], "whoever joins before the start is no news"
    assert "has started" in said_to(await table.slash(table.gm, "scene start"))
    assert "Ada: initiative 10, **has the turn**" in words(card(table))
    assert len([message for message in table.channel.history() if "Join" in labels(message)]) == 1, "edited while young"


async def test_the_card_is_posted_anew_once_it_is_old(table: Table) -> None:
    await crypt(table)
    await table.later(3600)
    await table.press(table.owner, call(table), "Done")
    cards = [message for message in table.channel.history() if "**Participants**" in words(message)]
    assert len(cards) == 2
    assert "Now: **Bo" in words(card(table))


async def test_players_join_by_button_with_a_sheet_of_theirs_or_without_one(table: Table) -> None:
    await cleric(table, "Ada")
    await cleric(table, "Cid", table.player)
    await table.slash(table.gm, "scene open", name="Crypt", ruleset="turning")
    asked = await table.press(table.owner, card(table), "Join")
    await table.choose(table.owner, asked, "Join with a sheet", "Ada")
    form = await table.press(table.player, await table.press(table.player, card(table), "Join"), "Without a sheet …")
    await table.submit(table.player, form, name="Bo", modifier="−2")
    people = {one.name: one for one in (await stored_scene(table)).present}
    assert (people["Ada"].user_ids, people["Ada"].sheet_id) == ((table.owner.id,), 1)
    assert (people["Bo"].user_ids, people["Bo"].modifier) == ((table.player.id,), -2)
    form = await table.press(table.player, await table.press(table.player, card(table), "Join"), "Without a sheet …")
    assert "Initiative modifier" in str(refused(await table.submit(table.player, form, name="Dag", modifier="much")))


async def test_nobody_joins_with_a_sheet_of_somebody_else(table: Table) -> None:
    await with_sheets(table)
    await table.slash(table.gm, "scene open", name="Crypt", ruleset="turning")
    for who in ("Ada", "Ghoul"):
        assert refused(await table.slash(table.player, "scene join", who=who))
    assert refused(await table.slash(table.spectator, "scene join")), "it is not clear as whom"
    assert (await stored_scene(table)).present == ()


async def test_several_of_a_kind_share_a_turn(table: Table) -> None:
    await undead(table, "Skeleton")
    await table.slash(table.gm, "scene open", name="Crypt", ruleset="turning")
    await table.slash(table.gm, "scene add", who="3 Skeleton +1, Wolf, Bat −2")
    scene = await stored_scene(table)
    assert [one.name for one in scene.present] == ["Skeleton 1", "Skeleton 2", "Skeleton 3", "Wolf", "Bat"]
    assert [one.turn for one in scene.present] == [1, 1, 1, 4, 5]
    assert [one.modifier for one in scene.present] == [1, 1, 1, 0, -2]
    await table.slash(table.gm, "scene add", who="2 Skeleton", group="Skeleton")
    assert len((await stored_scene(table)).sharing(1)) == 5
    await table.slash(table.gm, "scene start")
    assert "The GM has the turn: Bat." in words(call(table))
    assert "Order: Bat, Wolf, Skeleton" in words(call(table))


# Turns


async def test_each_turn_is_called_once_with_the_mention_of_whom_it_concerns_alone(table: Table) -> None:
    await crypt(table)
    assert pings(call(table)) == f"<@{table.owner.id}>"
    assert "it is your turn: Ada." in words(call(table))
    assert "Next: Bo." in words(call(table))
    await table.press(table.owner, call(table), "Done")
    assert pings(call(table)) == f"<@{table.player.id}>"
    await table.press(table.player, call(table), "Done")
    assert pings(call(table)) == ""
    assert "The GM has the turn: Ghoul." in words(call(table))
    await table.press(table.gm, call(table), "Done")
    assert "**Round 2.** Order: Ada, Bo, Ghoul" in words(call(table))
    assert [pings(message) for message in heard(table)].count(f"<@{table.owner.id}>") == 2
    await table.later(7200)
    assert len(heard(table)) == 4


async def test_only_whoever_has_the_turn_or_the_gm_ends_it(table: Table) -> None:
    await crypt(table)
    for who in (table.player, table.spectator, table.admin):
        assert "turn of “Ada”" in str(refused(await table.press(who, call(table), "Done")))
        assert refused(await table.slash(who, "scene next"))
        assert refused(await table.press(who, call(table), "Hold"))
    assert await now(table) == "Ada"
    assert left(await table.press(table.gm, call(table), "Done"))
    assert await now(table) == "Bo"


async def test_b13_an_old_call_says_who_has_done_it_and_is_never_somebody_elses(table: Table) -> None:
    await crypt(table)
    old = call(table)
    address = f"gcb1:tabletop:scene-done:1:{(await stored_scene(table)).called}"
    await table.press(table.owner, old, "Done")
    before = words(call(table))
    for who in (table.owner, table.player, table.gm):
        assert f"<@{table.owner.id}> has already done this" in str(refused(await table.forge(who, old, address)))
        hold = address.replace("done", "hold")
        assert "already done" in str(refused(await table.forge(who, old, hold)))
    assert await now(table) == "Bo"
    assert words(call(table)) == before
    assert "it is your turn: Ada." in words(heard(table)[0]), "it keeps its own names"
    assert labels(heard(table)[0]) == []


async def test_b28_fifty_clicks_at_once_are_one_turn_and_49_private_answers(table: Table) -> None:
    await crypt(table)
    message = call(table)
    people = [table.owner, table.gm] * 25
    results = await table.at_once(*(table.press(who, message, "Done") for who in people))
    sentences = [refused(result) for result in results]
    assert sentences.count(None) == 1
    assert sum("has already done this" in sentence for sentence in sentences if sentence) == 49
    assert await now(table) == "Bo"
    assert len(heard(table)) == 2


async def test_b18_a_click_that_is_delivered_twice_gets_the_same_answer_and_is_announced_once(table: Table) -> None:
    await crypt(table)
    done = await table.press(table.owner, call(table), "Done")
    first = words(done)
    await table.again(done, unanswered=True)
    assert words(done) == first
    assert await now(table) == "Bo"
    assert len(heard(table)) == 2


async def test_whoever_holds_acts_after_the_one_whose_turn_it_is(table: Table) -> None:
    await crypt(table)
    assert left(await table.press(table.owner, call(table), "Hold"))
    assert "Ada holds the turn." in words(call(table))
    assert "holds the turn" in words(card(table))
    assert refused(await table.slash(table.player, "scene act", who="Ada"))
    assert await table.suggest(table.player, "scene act", "who", "") == {}
    assert await table.suggest(table.owner, "scene act", "who", "") == {"Ada": "Ada"}
    await table.slash(table.owner, "scene act")
    assert "Ada acts next." in words(heard(table)[-1])
    await table.press(table.player, call(table), "Done")
    assert await now(table) == "Ada"
    assert pings(call(table)) == f"<@{table.owner.id}>"
    await table.press(table.owner, call(table), "Done")
    assert refused(await table.press(table.gm, call(table), "Hold")), "nobody is left to wait for"


# Going back


async def test_a_player_takes_back_their_own_decision_and_nobody_is_called_for_it(table: Table) -> None:
    await crypt(table)
    await table.press(table.owner, call(table), "Done")
    assert refused(await table.press(table.player, call(table), "Undo")), "it was not theirs"
    said_to(await table.press(table.owner, call(table), "Undo"))
    assert await now(table) == "Ada"
    undone = call(table)
    assert pings(undone) == ""
    assert "has been undone" in words(undone)
    assert "it is your turn: Ada." in words(undone)
    way = await table.slash(table.owner, "scene undo")
    assert "Redo" in labels(way)
    await table.press(table.owner, way, "Redo")
    assert await now(table) == "Bo"
    assert pings(call(table)) == ""
    await table.press(table.player, call(table), "Done")
    assert await now(table) == "Ghoul"


async def test_across_dice_only_the_gm_goes_back_and_redo_has_the_same_faces(tmp_path: Path) -> None:
    async with evening(tmp_path, *(3, 5, 7), *(9, 8, 2)) as table:
        await crypt(table)
        for who in (table.owner, table.player, table.gm):
            await table.press(who, call(table), "Done")
        assert await now(table) == "Ghoul"
        order = (await stored_scene(table)).participants
        assert refused(await table.slash(table.player, "scene back"))
        await table.slash(table.gm, "scene back")
        assert (await now(table), (await stored_scene(table)).round) == ("Ghoul", 1)
        await table.press(table.gm, await table.slash(table.gm, "scene undo"), "Redo")
        assert (await stored_scene(table)).participants == order
        assert (await stored_scene(table)).round == 2


async def test_two_clicks_on_one_undo_take_one_step_back(table: Table) -> None:
    await crypt(table)
    await table.press(table.gm, call(table), "Done")
    await table.press(table.gm, call(table), "Done")
    message = call(table)
    results = await table.at_once(*(table.press(table.gm, message, "Undo") for _ in range(5)))
    assert [refused(result) for result in results].count(None) == 1
    assert await now(table) == "Bo"


# Several scenes, several channels, a restart


async def test_b35_two_scenes_in_one_channel_with_the_same_player_go_their_own_ways(table: Table) -> None:
    await crypt(table)
    first = call(table)
    await crypt(table, name="Tower")
    sentence = str(refused(await table.slash(table.owner, "scene next")))
    assert "Crypt" in sentence
    assert "Tower" in sentence
    assert await table.suggest(table.owner, "scene next", "scene", "") == {"Tower": "Tower", "Crypt": "Crypt"}
    await table.slash(table.owner, "scene next", scene="tower")
    assert (await now(table, "Tower"), await now(table)) == ("Bo", "Ada")
    await table.press(table.owner, first, "Done")
    assert await now(table) == "Bo"
    assert "already an open scene" in str(
        refused(await table.slash(table.gm, "scene open", name="crypt", ruleset="tabletop"))
    )


async def test_a_bound_thread_has_a_card_and_turns_are_called_where_the_scene_was_opened(table: Table) -> None:
    await crypt(table)
    thread = await table.open_thread("aside")
    assert refused(await table.slash(table.owner, "scene next", channel=thread))
    assert "in <#" in said_to(await table.slash(table.gm, "scene bind", place=thread))
    assert "Now: **Ada" in words(card(table, thread))
    await table.slash(table.owner, "scene next", channel=thread)
    assert "it is your turn: Bo." in words(call(table))
    assert heard(table, thread) == []
    assert "Now: **Bo" in words(card(table, thread))
    assert len(thread.history()) == 1


@pytest.mark.parametrize("place", ["thread", "post"])
async def test_a_scene_is_played_in_a_thread_or_in_a_post_of_a_forum(place: str, table: Table) -> None:
    thread = await (table.open_thread("aside") if place == "thread" else table.open_post("aside"))
    await crypt(table, channel=thread)
    assert pings(call(table, thread)) == f"<@{table.owner.id}>"
    await table.press(table.owner, call(table, thread), "Done")
    assert "it is your turn: Bo." in words(call(table, thread))
    assert heard(table) == []


async def test_b17_after_a_restart_every_button_of_before_works_or_says_that_it_is_closed(table: Table) -> None:
    await crypt(table)
    old = call(table)
    await table.press(table.owner, old, "Done")
    await table.restart()
    assert len(heard(table)) == 2
    await table.press(table.player, call(table), "Done")
    assert await now(table) == "Ghoul"
    assert len(heard(table)) == 3
    assert "Without a sheet …" in labels(await table.press(table.owner, card(table), "Join"))
    assert refused(await table.forge(table.owner, old, "gcb1:tabletop:scene-done:1:5"))
