"""Play by post at a table: reminders while time goes by, what people want of them, and what they missed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from simcord import InteractionResult

from bot.engine.reminders import NUDGES
from bot.services import habits, reminders, scenes
from tests.play import evening, refused
from tests.table import BUTTON, SELECT, Table, controls, form_values, labels, words

HOUR = 3600
STILL, LATE, SILENT = "It is still your turn", "A turn has not been taken", "No more reminders"


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    """Everybody whose turn can come may be pinged; so may the GM, who is in the seat by name."""
    async with evening(tmp_path) as opened:
        opened.may_ping = {opened.owner.id, opened.player.id, opened.gm.id}
        await opened.slash(opened.admin, "setup gm", member=opened.gm)
        yield opened


async def fight(table: Table, *, hours: int = 6, name: str = "Crypt") -> None:
    """The owner's Ada has the turn, the player's Bo comes next, then the GM's Ghoul."""
    await table.slash(table.gm, "scene open", name=name, ruleset="tabletop")
    await table.slash(table.gm, "scene add", who="Ada +9", scene=name, player=table.owner)
    await table.slash(table.gm, "scene add", who="Bo +5", scene=name, player=table.player)
    await table.slash(table.gm, "scene add", who="Ghoul", scene=name)
    await table.slash(table.gm, "scene start", scene=name)
    assert not refused(await table.slash(table.gm, "scene remind", scene=name, hours=hours))


def reminded(table: Table, title: str = STILL, channel: Any = None) -> list[Any]:
    """The messages with this title, in order."""
    return [message for message in (channel or table.channel).history() if title in words(message)]


async def clock_time(table: Table, at: str) -> None:
    """Time goes by up to this moment, hour by hour."""
    until = datetime.fromisoformat(at).replace(tzinfo=UTC)
    while (left := (until - table.bot.clock.now()).total_seconds()) > 0:
        await table.later(min(left, HOUR))


async def next_turn(table: Table, who: Any, scene: str = "Crypt") -> InteractionResult:
    return await table.slash(who, "scene next", scene=scene)


async def has(table: Table, who: Any, **fields: str) -> InteractionResult:
    """They fill in the form of their own settings."""
    shown = await table.slash(who, "scene remind")
    return await table.submit(who, await table.press(who, shown, "Change"), **fields)


# Reminding


async def test_b14_whoever_idles_is_reminded_twice_the_gm_is_told_and_it_stops_at_the_cap(table: Table) -> None:
    await fight(table)
    await table.later(6 * HOUR - 60)
    assert reminded(table) == []
    await table.later(60)
    [first] = reminded(table)
    assert first.content == f"<@{table.owner.id}>"
    assert "“Crypt” is waiting for you" in words(first)
    assert "Turn: Ada" in words(first)
    await table.later(6 * HOUR)
    assert len(reminded(table)) == 2
    assert reminded(table, LATE) == []
    await table.later(6 * HOUR)
    [late] = reminded(table, LATE)
    assert late.content == f"<@{table.gm.id}>"
    assert "after 2 reminders" in words(late)
    assert labels(late) == ["Pass the turn", "Hold the turn", "Let the scene rest"]
    for _ in range(12):
        await table.later(6 * HOUR)
    assert len(reminded(table)) == NUDGES
    assert len(reminded(table, LATE)) == len(reminded(table, SILENT)) == 1


async def test_whoever_takes_the_turn_is_not_reminded_of_it(table: Table) -> None:
    await fight(table)
    await next_turn(table, table.owner)
    await table.later(6 * HOUR)
    [reminder] = reminded(table)
    assert reminder.content == f"<@{table.player.id}>"
    assert "Turn: Bo" in words(reminder)


async def test_the_gm_passes_a_late_turn(table: Table) -> None:
    await fight(table)
    for _ in range(3):
        await table.later(6 * HOUR)
    [late] = reminded(table, LATE)
    assert refused(await table.press(table.player, late, "Pass the turn"))
    await table.press(table.gm, late, "Pass the turn")
    [late] = reminded(table, LATE)
    assert labels(late) == []
    await table.later(6 * HOUR)
    assert reminded(table)[-1].content == f"<@{table.player.id}>"


async def test_a_scene_that_rests_is_quiet_and_after_an_undo_the_turn_is_waited_for_anew(table: Table) -> None:
    await fight(table)
    await next_turn(table, table.owner)
    await table.later(3 * HOUR)
    await table.slash(table.gm, "scene back", scene="Crypt")
    await table.later(3 * HOUR)
    assert reminded(table) == []
    await table.later(3 * HOUR)
    [reminder] = reminded(table)
    assert reminder.content == f"<@{table.owner.id}>"
    for _ in range(2):
        await table.later(6 * HOUR)
    await table.press(table.gm, reminded(table, LATE)[0], "Let the scene rest")
    before = len(table.channel.history())
    await table.later(1000 * HOUR)
    assert len(table.channel.history()) == before


async def test_without_hours_a_scene_reminds_nobody(table: Table) -> None:
    await fight(table, hours=0)
    await table.later(1000 * HOUR)
    assert reminded(table) == []


async def test_a_hidden_turn_reminds_nobody_and_is_due_for_nobody_but_the_gm(table: Table) -> None:
    await fight(table)
    await table.slash(table.gm, "scene add", who="Lich −9", scene="Crypt", hidden=True)
    for who in (table.owner, table.player, table.gm):
        await next_turn(table, who)
    await table.later(100 * HOUR)
    assert not any(reminded(table, title) for title in (STILL, LATE, SILENT))
    assert "Next reminder" in words(await table.slash(table.gm, "scene remind", scene="Crypt"))
    for who in (table.owner, table.player, table.spectator):
        assert "Next reminder" not in words(await table.slash(who, "scene remind", scene="Crypt"))
        assert not table.sees(who, "Lich")


async def test_the_gms_own_turn_reminds_the_gm(table: Table) -> None:
    await fight(table)
    for who in (table.owner, table.player):
        await next_turn(table, who)
    await table.later(6 * HOUR)
    [reminder] = reminded(table)
    assert reminder.content == f"<@{table.gm.id}>"


async def test_b32_whoever_has_left_the_server_is_not_called_for_and_the_gm_is_told(table: Table) -> None:
    await fight(table)
    table.env.backend.remove_member(table.guild.id, table.owner.id)
    await table.later(6 * HOUR)
    assert reminded(table) == []
    [late] = reminded(table, LATE)
    assert late.content == f"<@{table.gm.id}>"
    assert f"No longer on this server: <@{table.owner.id}>" in words(late)
    await table.later(100 * HOUR)
    assert len(reminded(table, LATE)) == 1
    assert reminded(table, SILENT) == []


async def test_whoever_cannot_be_asked_for_counts_as_there(table: Table) -> None:
    await fight(table)
    with table.failing("GET", "/guilds/*/members/*"):
        await table.later(6 * HOUR)
    assert len(reminded(table)) == 1


async def test_b30_a_scene_in_a_thread_is_reminded_of_there(table: Table) -> None:
    home, table.channel = table.channel, await table.open_thread("Crypt")
    await fight(table)
    await table.later(6 * HOUR)
    assert len(reminded(table)) == 1
    assert reminded(table, STILL, home) == []


async def test_the_gm_undoes_how_often_a_scene_reminds(table: Table) -> None:
    await fight(table)
    asked = await table.slash(table.gm, "scene undo", scene="Crypt")
    assert "how often the scene reminds" in words(asked)
    await table.press(table.gm, asked, "Undo")
    await table.later(100 * HOUR)
    assert reminded(table) == []


async def test_b30_a_reminder_for_a_channel_that_is_closed_stays_until_it_can_be_said(table: Table) -> None:
    await fight(table)
    with table.failing("POST", "/channels/*/messages", status=403, code=50013):
        await table.later(6 * HOUR)
    assert reminded(table) == []
    await table.later(2 * HOUR)
    assert len(reminded(table)) == 1


async def test_b30_when_a_channel_is_open_again_each_reminder_comes_once_not_as_often_as_it_was_due(
    table: Table,
) -> None:
    await fight(table, hours=1)
    with table.failing("POST", "/channels/*/messages", status=403, code=50013):
        for _ in range(30):
            await table.later(HOUR)
    for _ in range(3):
        await table.later(HOUR)
    assert len(reminded(table)) == 1
    assert (len(reminded(table, LATE)), len(reminded(table, SILENT))) == (0, 1)


async def test_whoever_goes_by_an_alias_is_reminded_of_by_it(table: Table) -> None:
    await fight(table)
    await table.slash(table.gm, "scene add", who="Strahd +30", scene="Crypt", alias="Stranger", player=table.player)
    for who in (table.owner, table.player, table.gm):
        await next_turn(table, who)
    for _ in range(6):
        await table.later(6 * HOUR)
    assert "Turn: Stranger" in words(reminded(table)[-1])
    assert "Turn: Stranger" in words(reminded(table, LATE)[-1])
    for who in (table.owner, table.spectator):
        await table.slash(who, "scene catchup", scene="Crypt")
        assert not table.sees(who, "Strahd")


async def test_while_discord_does_not_serve_the_server_nothing_is_lost_and_nothing_pings(table: Table) -> None:
    await fight(table)
    guild = table.bot.get_guild(table.guild.id)
    guild.unavailable = True
    await table.later(30 * HOUR)
    assert reminded(table) == []
    guild.unavailable = False
    table.bot.announcer.resume(table.guild.id)
    await table.later(60)
    assert len(reminded(table)) == len(reminded(table, LATE)) == 1


async def test_b17_reminders_come_after_a_restart(table: Table) -> None:
    await fight(table)
    await table.restart()
    await table.later(6 * HOUR)
    assert len(reminded(table)) == 1


# What people want


async def test_quiet_hours_in_ones_own_time_zone_put_a_reminder_off(table: Table) -> None:
    await fight(table)
    await table.slash(table.owner, "scene remind", zone="Europe/Kyiv")
    sent = await has(table, table.owner, quiet="22-8")
    assert "22:00–8:00" in words(sent)
    assert "Europe/Kyiv" in words(sent)
    await clock_time(table, "2026-01-01 20:00")  # 22:00 in Kyiv
    assert len(reminded(table)) == 3
    await clock_time(table, "2026-01-02 05:00")
    assert len(reminded(table)) == 3
    await clock_time(table, "2026-01-02 06:00")
    assert len(reminded(table)) == 4


async def test_who_is_absent_is_not_reminded_before_they_are_back_and_the_gm_knows(table: Table) -> None:
    await fight(table)
    await has(table, table.owner, away="2026/01/03")
    await clock_time(table, "2026-01-03 23:00")
    assert reminded(table) == []
    [late] = reminded(table, LATE)
    assert f"Absent at the moment: <@{table.owner.id}>" in words(late)
    await clock_time(table, "2026-01-04 00:00")
    assert len(reminded(table)) == 1


@pytest.mark.parametrize(("zone", "hours"), [("Europe/Kyiv", (18, 17)), ("Europe/Rome", (19, 18))])
async def test_a_digest_comes_at_the_same_hour_across_a_clock_change_with_all_scenes(
    zone: str, hours: tuple[int, int], tmp_path: Path
) -> None:
    async with evening(tmp_path) as table:
        table.may_ping = {table.owner.id, table.player.id, table.gm.id}
        await clock_time(table, "2026-01-01 01:00")
        await table.later((datetime(2026, 3, 28, 11, tzinfo=UTC) - table.bot.clock.now()).total_seconds())
        await fight(table)
        await fight(table, name="Tower")
        await table.slash(table.owner, "scene remind", zone=zone)
        await has(table, table.owner, digest="20:00")
        await clock_time(table, f"2026-03-28 {hours[0]}:00")
        [digest] = reminded(table, "What waits for you")
        assert "“Crypt” is waiting for you" in words(digest)
        assert f"<#{table.channel.id}>: your turn began" in words(digest)
        await clock_time(table, f"2026-03-29 {hours[1] - 1}:00")
        assert len(reminded(table, "What waits for you")) == 1
        await clock_time(table, f"2026-03-29 {hours[1]}:00")
        assert len(reminded(table, "What waits for you")) == 2
        assert reminded(table) == []


@pytest.mark.parametrize(
    ("field", "typed"),
    [
        ("quiet", "22"),
        ("quiet", "8:00–8:00"),
        ("quiet", "25-8"),
        ("quiet", "22:60-8"),
        ("away", "tomorrow"),
        ("away", "2025-12-31"),
        ("away", "2028-01-01"),
        ("digest", "20:30"),
        ("digest", "evening"),
        ("gap", "-5"),
        ("gap", "99999"),
        ("gap", "an hour"),
    ],
)
async def test_what_cannot_be_read_is_refused_and_changes_nothing(table: Table, field: str, typed: str) -> None:
    await has(table, table.owner, quiet="22:30-7:15", gap="60")
    assert typed in str(refused(await has(table, table.owner, **{field: typed})))
    shown = await table.slash(table.owner, "scene remind")
    await table.press(table.owner, shown, "Change")  # with what was typed
    form = await table.press(table.owner, shown, "Change")
    assert form_values(form) == {"quiet": "22:30–7:15", "away": "", "digest": "", "gap": "60"}
    emptied = await table.submit(table.owner, form, quiet="", gap="")
    assert "Quiet hours –" in words(emptied).replace(":", "").replace("*", "")


async def test_time_zones_are_suggested_and_an_unknown_one_is_refused(table: Table) -> None:
    assert "Europe/Kyiv" in (await table.suggest(table.owner, "scene remind", "zone", "kyiv")).values()
    assert refused(await table.slash(table.owner, "scene remind", zone="Atlantis"))


async def test_the_hours_of_a_scene_are_the_gms_to_set(table: Table) -> None:
    await fight(table)
    for who in (table.owner, table.player, table.spectator, table.admin):
        assert refused(await table.slash(who, "scene remind", scene="Crypt", hours=1))
    await table.later(2 * HOUR)
    assert reminded(table) == []


# Snoozing


async def test_whoever_has_the_turn_snoozes_it_and_nobody_else(table: Table) -> None:
    await fight(table)
    await table.later(6 * HOUR)
    [reminder] = reminded(table)
    assert refused(await table.press(table.player, reminder, "Snooze"))
    asked = await table.press(table.owner, reminder, "Snooze")
    select = controls(asked, SELECT)[0]["custom_id"]
    await table.choose(table.owner, asked, "How long?", "24 hours")
    await table.later(23 * HOUR)
    assert len(reminded(table)) == 1
    assert len(reminded(table, LATE)) == 1
    await table.later(HOUR)
    assert len(reminded(table)) == 2
    await next_turn(table, table.owner)
    assert refused(await table.press(table.owner, reminder, "Snooze"))
    assert refused(await table.forge(table.owner, reminder, select, values=["1"]))
    assert refused(await table.forge(table.owner, reminder, select, values=["99999"]))


# What one missed


async def test_catchup_tells_what_happened_since_ones_last_step(table: Table) -> None:
    await fight(table)
    await next_turn(table, table.owner)
    await table.slash(table.gm, "scene add", who="Lich", scene="Crypt", hidden=True)
    await next_turn(table, table.player)
    told = words(await table.slash(table.owner, "scene catchup", scene="Crypt"))
    assert "Ghoul" in told
    assert "Lich" not in told
    assert "Round 1" not in told.split("missed")[1]
    assert "Nothing has happened" in words(await table.slash(table.player, "scene catchup", scene="Crypt"))
    assert "Lich" not in words(await table.slash(table.spectator, "scene catchup", scene="Crypt"))


async def test_whoever_is_hidden_by_now_is_in_no_past_and_a_long_one_has_pages(table: Table) -> None:
    await fight(table)
    for _ in range(5):
        for who in (table.owner, table.player, table.gm):
            await next_turn(table, who)
    told = await table.slash(table.spectator, "scene catchup", scene="Crypt")
    assert "Page 1 of" in words(told)
    turned = await table.press(table.spectator, told, "Next")
    assert "Page 2 of" in words(turned)
    assert "Back" in labels(turned)
    [address] = [part["custom_id"] for part in controls(turned, BUTTON) if part["label"] == "Back"]
    home, table.channel = table.channel, table.guild.create_text_channel("vault")
    assert refused(
        await table.forge(table.spectator, await table.slash(table.spectator, "roll", expression="1"), address)
    )
    table.channel = home

    def hide_ghoul(db: Any) -> None:
        [scene] = scenes.in_channel(db, table.channel.id)
        people = tuple(one.model_copy(update={"hidden": one.name == "Ghoul"}) for one in scene.participants)
        scenes.save(db, scene, scene.model_copy(update={"participants": people}), table.bot.clock.now())

    await table.bot.storage.write(table.guild.id, hide_ghoul)
    assert "Ghoul" not in words(await table.slash(table.spectator, "scene catchup", scene="Crypt"))


# Channels that are gone


async def test_a_scene_whose_channel_is_gone_goes_on_in_another_of_its_own(table: Table) -> None:
    vault = table.guild.create_text_channel("vault")
    await fight(table)
    await table.slash(table.gm, "scene bind", place=vault, scene="Crypt")
    await table.delete_channel()
    await table.later(6 * HOUR)
    [moved] = reminded(table, "It goes on here", vault)
    assert moved.content == f"<@{table.owner.id}>"
    await table.later(6 * HOUR)
    assert len(reminded(table, STILL, vault)) == 1


async def test_a_scene_without_a_channel_rests_and_the_gm_lets_it_go_on_elsewhere(table: Table) -> None:
    vault = table.guild.create_text_channel("vault")
    table.bot.get_guild(table.guild.id)._system_channel_id = vault.id
    await fight(table)
    await table.delete_channel()
    await table.later(6 * HOUR)
    [homeless] = reminded(table, "A scene has no channel any more", vault)
    assert homeless.content == f"<@{table.gm.id}>"
    assert "Crypt" not in words(homeless)
    before = len(vault.history())
    await table.later(100 * HOUR)
    assert len(vault.history()) == before
    table.channel = vault
    assert refused(await table.press(table.player, homeless, "Go on here"))
    await table.press(table.gm, homeless, "Go on here")
    assert refused(await table.press(table.gm, homeless, "Go on here"))
    await table.later(6 * HOUR)
    assert reminded(table, STILL, vault)[-1].content == f"<@{table.owner.id}>"


async def test_what_was_typed_and_not_taken_is_there_for_another_try(table: Table) -> None:
    failed = await has(table, table.owner, quiet="22-8", gap="soon")
    assert "soon" in (refused(failed) or "")
    form = await table.press(table.owner, failed, "Try again")
    assert (form_values(form)["quiet"], form_values(form)["gap"]) == ("22-8", "soon")
    await table.submit(table.owner, form, gap="45")
    assert form_values(await table.press(table.owner, failed, "Try again"))["gap"] == "45"


async def test_the_settings_of_one_server_are_not_those_of_another(table: Table) -> None:
    await has(table, table.owner, gap="60")

    def gap(db: Any) -> int:
        return habits.load(db, table.owner.id).gap_minutes

    assert await table.bot.storage.read(table.guild.id, gap) == 60
    assert await table.bot.storage.read(table.other_guild.id, gap) == 0
    assert reminders.topic(3) == "scene:3:turn:reminder"
