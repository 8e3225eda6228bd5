"""`/scene effects`: effects by the GM's word, and those that end at a time of the clock."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord import InteractionResult, MemberActor

from bot.engine.effects import Effect
from bot.services import effects
from cogs.tabletop.rules.lasting import MOST
from cogs.turning.tables import Effect as Still
from tests.audience import said
from tests.play import cleric, evening, lasting, refused, stored, undead
from tests.table import BUTTON, Table, controls, labels, words
from tests.tabletop.scenes import call, card, crypt, heard, said_to, with_sheets
from tests.turning.lasting import begin, of

HOUR = 3600


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with evening(tmp_path) as opened:
        yield opened


async def shown(table: Table, name: str, who: MemberActor | None = None) -> InteractionResult:
    return await table.slash(who or table.gm, "scene effects", who=name)


async def lay(table: Table, on: str, name: str, amount: str, unit: str, **more: str) -> InteractionResult:
    """The GM lays an effect by the form."""
    form = await table.press(table.gm, await shown(table, on), "New effect …")
    return await table.submit(table.gm, form, name=name, amount=amount, unit=unit, **more)


async def chosen(table: Table, on: str, effect: str) -> InteractionResult:
    return await table.choose(table.gm, await shown(table, on), "Choose an effect", effect)


async def pending(table: Table) -> int:
    """How many effects have an alarm."""
    which = "SELECT count(*) FROM alarms WHERE key LIKE 'effect:%'"
    found: int = await table.bot.storage.read(table.guild.id, lambda db: db.execute(which).fetchone()[0])
    return found


def asides(table: Table) -> list[str]:
    """What the GM has been told by direct message."""
    room = table.env.backend.get_dm_channel(table.gm.id).id
    words = (part.words.splitlines() for part in said(table.env) if part.channel_id == room)
    return [line for lines in words for line in lines if "ends." in line]


async def test_the_gm_lays_effects_on_those_with_sheets_and_without_and_they_end_by_themselves(table: Table) -> None:
    await cleric(table, "Ada", level=9)
    await crypt(table)
    said = await lay(table, "Ada", "Bless", "1", "turn-ends")
    assert "1. Bless, until the turn of Ada ends, in round 1" in said_to(said)
    assert "Ada: from now on Bless" in words(heard(table)[-1])
    await lay(table, "Bo", "On fire", "1", "rounds")
    await lay(table, "Ghoul", "Slow", "1", "turn-starts", whose="bo")
    await lay(table, "Ghoul", "Hunted", "", "open")
    for line in (
        "Ada: Bless",
        "Bo: On fire, 1 more round",
        "Ghoul: Slow, until the turn of Bo begins",
        "Ghoul: Hunted",
    ):
        assert line in words(card(table))
    await table.press(table.owner, call(table), "Done")
    assert "Ada: Bless ends." in words(call(table))
    assert "Ghoul: Slow ends." in words(call(table))
    assert "Bless" not in words(card(table))
    await table.slash(table.gm, "scene back")
    assert "Ada: Bless" in words(card(table))
    await lay(table, "Bo", "Asleep", "10", "game-minutes")
    assert "Bo: Asleep, until 0:10:00 in the game" in words(card(table))
    assert "Hunted, until something ends it" in said_to(await shown(table, "Ghoul", table.player))


async def test_an_effect_gets_another_end_and_is_ended_and_both_are_taken_back_exactly(table: Table) -> None:
    await crypt(table)
    await lay(table, "Bo", "On fire", "2", "rounds")
    form = await table.press(table.gm, await chosen(table, "Bo", "1. On fire"), "Another end …")
    await table.submit(table.gm, form, amount="2", unit="real-hours")
    assert "Bo: from now on On fire, until <t:" in words(heard(table)[-1])
    assert await pending(table) == 1
    await table.slash(table.gm, "scene back")
    assert "Bo: On fire, 2 more rounds" in words(card(table))
    assert await pending(table) == 0
    again = await table.slash(table.gm, "scene undo")
    await table.press(table.gm, again, "Redo")
    assert await pending(table) == 1
    ended = await table.press(table.gm, await chosen(table, "Bo", "1. On fire"), "End now")
    assert "Nothing lasts here." in said_to(ended)
    assert "Bo: On fire ends." in words(heard(table)[-1])
    assert await pending(table) == 0
    await table.slash(table.gm, "scene back")
    assert await pending(table) == 1
    await table.later(2 * HOUR)
    assert "Bo: On fire ends." in words(heard(table)[-1])
    assert "On fire" not in words(card(table))


async def test_it_ends_at_its_hour_once_across_restarts_and_is_not_ended_again_once_that_is_taken_back(
    table: Table,
) -> None:
    await crypt(table)
    await lay(table, "Bo", "Curse", "2", "real-hours")
    await table.restart()
    await table.later(2 * HOUR - 60)
    assert "Bo: Curse, until <t:" in words(card(table))
    await table.restart()
    await table.later(60)
    await table.later(HOUR)
    assert sum("Bo: Curse ends." in words(message) for message in heard(table)) == 1
    await table.slash(table.gm, "scene back")
    await table.later(HOUR)
    assert "Bo: Curse" in words(card(table))
    assert sum("Bo: Curse ends." in words(message) for message in heard(table)) == 1


async def test_of_a_hidden_participant_the_table_hears_nothing_and_the_gm_finds_it_in_the_ledger(table: Table) -> None:
    await undead(table, "Lich", hidden=True)
    await crypt(table)
    await table.slash(table.gm, "scene add", who="Lich, Bat", hidden=True)
    before = [words(message) for message in (*heard(table), card(table))]
    await lay(table, "Lich", "Veil", "1", "real-hours")
    await lay(table, "Bat", "Swarm", "1", "real-hours")
    nobody = str(refused(await shown(table, "Nobody", table.player)))
    assert refused(await shown(table, "Lich", table.player)) == nobody.replace("Nobody", "Lich")
    assert "Lich" not in await table.suggest(table.player, "scene effects", "who", "")
    assert "Lich" in await table.suggest(table.gm, "scene effects", "who", "")
    await table.later(HOUR)
    assert [words(message) for message in (*heard(table), card(table))] == before
    assert words(await table.slash(table.gm, "ledger recent")).count("an effect ends") == 2
    assert asides(table) == ["Lich: Veil ends.", "Bat: Swarm ends."]
    for who in (table.owner, table.player, table.spectator):
        assert "an effect" not in words(await table.slash(who, "ledger recent"))
        secrets = ("Veil", "Swarm", "Bat") if who is table.player else ("Veil", "Swarm", "Bat", "Lich")
        assert not any(table.sees(who, secret) for secret in secrets)


async def test_apart_from_scenes_it_is_told_where_it_began_and_taken_back_through_the_ledger(table: Table) -> None:
    await cleric(table, "Ada", level=9)
    said = await lay(table, "Ada", "Bless", "1", "real-days")
    assert "Ada: from now on Bless, until <t:" in words(said)
    assert await pending(table) == 1
    number = str(len((await stored(table))["ledger"]))
    asked = await table.slash(table.gm, "ledger undo", entry=number)
    asked = await table.press(table.gm, asked, labels(asked)[0])
    assert await pending(table) == 0
    asked = await table.slash(table.gm, "ledger undo", entry=number)
    await table.press(table.gm, asked, labels(asked)[0])
    assert await pending(table) == 1
    await table.later(24 * HOUR)
    assert "Ada: Bless ends." in words(table.channel.history()[-1])
    assert "Nothing lasts here." in said_to(await shown(table, "Ada", table.player))


async def test_a_hidden_sheet_s_effects_are_the_gm_s_alone(table: Table) -> None:
    await undead(table, "Lich", hidden=True)
    veiled = await lay(table, "Lich", "Veil", "1", "real-hours")
    assert "Lich: from now on Veil" in said_to(veiled)
    await table.later(HOUR)
    assert asides(table) == ["Lich: Veil ends."]
    ended = str(len((await stored(table))["ledger"]))
    assert "Lich: Veil ends." in said_to(await table.slash(table.gm, "ledger why", entry=ended))
    assert refused(await table.slash(table.player, "ledger why", entry=ended))
    assert not any(table.sees(who, "Veil") for who in (table.owner, table.player, table.spectator))


async def test_an_effect_of_a_ruleset_gets_another_end_and_its_own_list_shows_it(table: Table) -> None:
    ada, ghoul = await with_sheets(table)
    [stands] = await begin(table, of(Still.STAND_STILL, ghoul, ada))
    form = await table.press(table.gm, await chosen(table, "Ghoul", "1. Stand Still"), "Another end …")
    await table.submit(table.gm, form, amount="1", unit="real-hours")
    shown_there = words(await table.slash(table.player, "turning effects"))
    assert "Stand Still" in shown_there
    assert "until <t:" in shown_there
    await table.later(HOUR)
    assert "Ghoul: Stand Still ends." in words(table.channel.history()[-1])
    assert stands.id not in {one.id for one in await lasting(table)}


async def test_refusals(table: Table) -> None:
    await crypt(table)
    for amount, unit in (("0", "rounds"), ("1000", "real-hours"), ("many", "turn-ends"), ("25:00", "until")):
        assert refused(await lay(table, "Bo", "Curse", amount, unit)), (amount, unit)
    assert "must lie ahead" in str(refused(await lay(table, "Bo", "Curse", "2020-01-01 20:00", "until")))
    assert "needs a name" in str(refused(await lay(table, "Bo", " ", "1", "rounds")))
    assert "Nobody called" in str(refused(await lay(table, "Bo", "Curse", "1", "turn-ends", whose="Zed")))
    assert refused(await table.slash(table.gm, "scene effects", who="Zed"))
    await lay(table, "Bo", "Curse", "1", "rounds")
    card_of = await chosen(table, "Bo", "1. Curse")
    form = await table.press(table.gm, card_of, "Another end …")
    await table.press(table.gm, card_of, "End now")
    assert refused(await table.press(table.gm, card_of, "End now"))
    assert refused(await table.submit(table.gm, form, amount="3", unit="rounds"))
    ada = await cleric(table, "Dea")
    worn = [Effect(ruleset="tabletop", kind=f"No {n}", sheet_id=ada.id) for n in range(MOST)]
    await table.bot.storage.write(table.guild.id, lambda db: effects.begin(db, worn, by=1))
    assert "25 effects are the most" in str(refused(await lay(table, "Dea", "Curse", "1", "rounds")))
    assert not controls(await shown(table, "Dea", table.player), BUTTON)
