"""`/scene`: the GM's controls, other turn orders, effects that end by themselves, and the end of scenes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.engine.effects import Effect
from bot.engine.scene.lasting import until_clock
from bot.engine.sheet import Sheet
from bot.services import effects
from tests.play import companion, evening, lasting, refused
from tests.table import Table, labels, words
from tests.tabletop.scenes import (
    call,
    card,
    controls_of,
    crypt,
    heard,
    now,
    pings,
    status,
    stored_scene,
    with_sheets,
)


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with evening(tmp_path) as opened:
        yield opened


async def lay(table: Table, kind: str, on: Sheet, by: Sheet, rounds: int | None) -> None:
    """An effect, as an attempt lays it."""
    effect = Effect(ruleset="turning", kind=kind, sheet_id=on.id, source_id=by.id, rounds=rounds)
    await table.bot.storage.write(table.guild.id, lambda db: effects.begin(db, [effect], by=1))


async def play_round(table: Table) -> None:
    """Everybody ends their turn."""
    for who in (table.owner, table.player, table.gm):
        await table.press(who, call(table), "Done")


# The GM's controls


async def test_a_defeated_participant_is_passed_over_and_can_come_back(table: Table) -> None:
    await crypt(table)
    person = await controls_of(table, "Bo")
    person = await table.press(table.gm, person, "Defeated")
    assert "defeated" in words(person)
    assert "Bo is defeated." in words(heard(table)[-1])
    await table.press(table.owner, call(table), "Done")
    assert await now(table) == "Ghoul"
    person = await table.press(table.gm, await controls_of(table, "Bo"), "Can act again")
    assert "Bo can act again." in words(heard(table)[-1])
    await table.press(table.gm, call(table), "Done")
    await table.press(table.owner, call(table), "Done")
    assert await now(table) == "Bo"


async def test_b09_whoever_is_taken_out_in_their_turn_passes_it_on(table: Table) -> None:
    await crypt(table)
    assert refused(await table.slash(table.player, "scene remove", who="Ada"))
    await table.slash(table.owner, "scene remove", who="Ada")
    assert await now(table) == "Bo"
    assert "Ada leaves the scene." in words(call(table))
    assert pings(call(table)) == f"<@{table.player.id}>"


async def test_the_surprised_act_from_the_second_round_on(table: Table) -> None:
    await crypt(table, start=False)
    await table.press(table.gm, await controls_of(table, "Bo"), "Surprised")
    await table.slash(table.gm, "scene start")
    await table.press(table.owner, call(table), "Done")
    assert await now(table) == "Ghoul"
    await table.press(table.gm, call(table), "Done")
    await table.press(table.owner, call(table), "Done")
    assert await now(table) == "Bo"


async def test_editing_a_value_announces_nothing_and_moves_nobody_s_turn(table: Table) -> None:
    await crypt(table)
    before = len(heard(table))
    person = await controls_of(table, "Ghoul")
    person = await table.press(table.gm, person, "Earlier")
    form = await table.press(table.gm, person, "Edit …")
    person = await table.submit(table.gm, form, name="Ghast", modifier="4", initiative="2")
    assert "Ghast" in words(person)
    assert len(heard(table)) == before
    assert await now(table) == "Ada"
    assert "Ghast: initiative 2" in words(card(table))
    form = await table.press(table.gm, person, "Edit …")
    assert refused(await table.submit(table.gm, form)), "nothing was changed"
    form = await table.press(table.gm, person, "Edit …")
    assert refused(await table.submit(table.gm, form, name="Ada"))


async def test_an_order_is_changed_by_hand(table: Table) -> None:
    await crypt(table)
    await table.press(table.gm, await controls_of(table, "Ghoul"), "Earlier")
    await table.press(table.owner, call(table), "Done")
    assert await now(table) == "Ghoul"
    await table.press(table.gm, await controls_of(table, "Bo"), "Earlier")
    await table.press(table.gm, call(table), "Done")
    assert await now(table) == "Bo"


async def test_a_scene_rests_and_goes_on(table: Table) -> None:
    await crypt(table)
    await table.press(table.gm, await status(table, table.gm), "Let it rest")
    assert "resting" in str(refused(await table.slash(table.owner, "scene next")))
    await table.press(table.gm, await status(table, table.gm), "Go on")
    assert pings(call(table)) == ""
    await table.press(table.owner, call(table), "Done")
    assert await now(table) == "Bo"


# Effects


async def test_R000_36_an_effect_laid_in_a_round_lasts_for_the_rounds_after_it_and_ends_by_itself(table: Table) -> None:
    ada, ghoul = await with_sheets(table)
    await crypt(table)
    await play_round(table)
    await lay(table, "stand-still", ghoul, ada, 1)
    await play_round(table)
    assert "Ghoul: Stand Still, ends with this round" in words(card(table))
    await play_round(table)
    assert "Ghoul: Stand Still ends." in words(call(table))
    assert "**Round 4.**" in words(call(table))
    assert "Stand Still" not in words(card(table))
    await table.slash(table.gm, "scene back")
    assert "Ghoul: Stand Still, ends with this round" in words(card(table))


async def test_R000_45_the_die_of_a_confusing_order_is_rolled_at_the_start_of_every_round(tmp_path: Path) -> None:
    order = (1, 2, 3)
    async with evening(tmp_path, *order, *(1, 2, 3, 3, 2), *(1, 2, 3, 6), *order) as table:
        ada, ghoul = await with_sheets(table)
        await companion(table, "Wolf")
        await crypt(table)
        await lay(table, "confusing-order", ghoul, ada, 2)
        await play_round(table)
        told = words(call(table))
        assert "Ghoul, Confusing Order: d6 3 – Harmful Impulse against Bo." in told
        why = words(await table.press(table.spectator, call(table), "Why?"))
        assert "R000-45" in why
        assert "house" in why
        await play_round(table)
        assert "Ghoul, Confusing Order: d6 6 – acts freely." in words(call(table))
        await play_round(table)
        assert "Ghoul: Confusing Order ends." in words(call(table))


# Other turn orders


async def test_all_declare_in_secret_and_all_is_revealed_at_once(table: Table) -> None:
    table.may_ping |= {table.owner.id, table.player.id}
    await table.slash(table.gm, "scene open", name="Crypt", ruleset="turning", order="declaration")
    await table.slash(table.owner, "scene join", who="Ada")
    await table.slash(table.player, "scene join", who="Bo")
    await table.slash(table.gm, "scene start")
    assert pings(call(table)) == f"<@{table.owner.id}> <@{table.player.id}>"
    form = await table.press(table.owner, call(table), "Declare …")
    await table.submit(table.owner, form, words="parry high")
    assert refused(await table.press(table.spectator, call(table), "Declare …"))
    assert not any(table.sees(who, "parry high") for name, who in table.people.items() if name not in {"owner", "gm"})
    form = await table.press(table.player, call(table), "Declare …")
    await table.submit(table.player, form, words="thrust low")
    assert "Ada: parry high" in words(call(table))
    assert "Bo: thrust low" in words(call(table))
    assert refused(await table.press(table.player, call(table), "Next round (GM)"))
    await table.press(table.gm, call(table), "Next round (GM)")
    assert (await stored_scene(table)).round == 2


async def test_the_side_that_is_due_chooses_whose_turn_begins(table: Table) -> None:
    table.may_ping |= {table.owner.id, table.player.id}
    await table.slash(table.gm, "scene open", name="Field", ruleset="tabletop", order="alternate-activation")
    for who in ("Ada", "Bea"):
        await table.slash(table.owner, "scene join", who=who, side="Reds", scene="Field")
    await table.slash(table.player, "scene join", who="Bo +5", side="Blues", scene="Field")
    await table.slash(table.player, "scene join", who="Cid", side="Blues", scene="Field")
    await table.slash(table.gm, "scene start", scene="Field")
    assert "Side “Blues” chooses whose turn begins: Bo, Cid" in words(call(table))
    assert pings(call(table)) == f"<@{table.player.id}>"
    assert refused(await table.choose(table.owner, call(table), "Whose turn begins?", "Cid"))
    await table.choose(table.player, call(table), "Whose turn begins?", "Cid")
    assert await now(table, "Field") == "Cid"
    await table.press(table.player, call(table), "Done")
    assert "Side “Reds” chooses" in words(call(table))


# The end


async def test_what_lasts_for_some_time_of_the_game_ends_when_that_has_passed(table: Table) -> None:
    ada, ghoul = await with_sheets(table)
    await crypt(table)
    await lay(table, "keep-at-bay", ghoul, ada, None)
    [effect] = await lasting(table)
    driven = until_clock(await stored_scene(table), effect, 3600)
    await table.bot.storage.write(table.guild.id, lambda db: effects.drive(db, [driven]))

    async def passes(time: str) -> str:
        form = await table.press(table.gm, await status(table, table.gm), "Time passes …")
        await table.submit(table.gm, form, time=time)
        return words(heard(table)[-1])

    assert "Time in the game: 0:30:00" in await passes("30")
    told = await passes("0:30:00")
    assert "Time in the game: 1:00:00" in told
    assert "Ghoul: Keep at Bay ends." in told
    assert pings(heard(table)[-1]) == ""


async def test_b19_closing_is_asked_first_and_can_be_undone_for_a_day(table: Table) -> None:
    await crypt(table)
    asked = await table.slash(table.gm, "scene close")
    assert await now(table) == "Ada"
    await table.press(table.gm, asked, "Close the scene")
    closed = heard(table)[-1]
    assert "The scene is closed." in words(closed)
    assert labels(closed) == ["Reopen (GM)"]
    assert refused(await table.slash(table.owner, "scene next"))
    assert refused(await table.press(table.owner, closed, "Reopen (GM)"))
    await table.press(table.gm, closed, "Reopen (GM)")
    assert pings(call(table)) == ""
    await table.press(table.owner, call(table), "Done")
    assert await now(table) == "Bo"
    await table.press(table.gm, await table.slash(table.gm, "scene close"), "Close the scene")
    closed = heard(table)[-1]
    await table.later(25 * 3600)
    assert "more than a day ago" in str(refused(await table.press(table.gm, closed, "Reopen (GM)")))


ACTIONS = ("done", "hold", "undo", "redo", "person", "mark", "shift", "edit", "declare", "show", "lead", "set", "close")


@pytest.mark.parametrize("args", ["", ":1", ":1:x", ":99:1", ":1:999:no", ":-1:-1:-1"])
async def test_forged_controls_are_answered_politely(args: str, table: Table) -> None:
    await crypt(table)
    before = await stored_scene(table)
    for action in ACTIONS:
        assert refused(await table.forge(table.spectator, call(table), f"gcb1:tabletop:scene-{action}{args}")), action
    assert await stored_scene(table) == before
