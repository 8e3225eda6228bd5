"""House rules are taken back through the ledger, with all that one act set, and stand again; for the GM's eyes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from simcord import InteractionResult

from bot.engine.text import say
from bot.services import houserules
from bot.services.i18n import LANGUAGES
from tests.play import SENTENCES, evening, refused, stored
from tests.table import Table, labels, words
from tests.tabletop.caseacts import own_case
from tests.tabletop.houses import ORDERS
from tests.tabletop.profileacts import a_profile
from tests.tabletop.scenes import crypt, said_to, stored_scene

TIE, FIXED = "turning.options.tie", "turning.options.fixed_number"
FILE = (
    b'gravecaller = 1\n\n[turning.options]\ntie = "earlier-declared"\nfixed_number = 12\n\n'
    b"[skirmish.options]\nhuge = true\n\n[cabal.options]\npoints = 40\n"
)


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with evening(tmp_path) as opened:
        yield opened


async def everything(table: Table) -> Any:
    return await table.bot.storage.read(table.guild.id, houserules.everything)


async def take_back(table: Table, entry: int, button: str = "Take it back") -> InteractionResult:
    return await table.press(table.gm, await table.slash(table.gm, "ledger undo", entry=str(entry)), button)


async def set_rule(table: Table, rule: str, value: str) -> InteractionResult:
    return await table.slash(table.gm, "house set", rule=rule, value=value)


async def test_the_gm_reads_first_what_would_change_and_then_what_has_with_what_stands_on_it(table: Table) -> None:
    await crypt(table, start=False)
    await own_case(table)
    form = await table.slash(table.gm, "house set", rule="turning.orders")
    assert "do not hold" in words(await table.submit(table.gm, form, value=ORDERS))
    entry = 6
    asked = await table.slash(table.gm, "ledger undo", entry=str(entry))
    told = said_to(asked)
    assert "a house rule is set" in told
    assert "out: " in told
    assert "in: " in told
    assert (await everything(table)) != {}, "nothing happens before the GM confirms"
    done = await table.press(table.gm, asked, "Take it back")
    assert "are what they were before it" in said_to(done)
    assert "do not hold" not in words(done), "the server's own example holds again"
    assert await everything(table) == {}
    again = said_to(await take_back(table, entry, "Let it stand"))
    assert "Our skeleton" in again
    assert "A scene keeps the house rules it began with: Crypt" in again
    assert (await stored_scene(table)).house == {}
    assert "orders" in (await everything(table))["turning"]
    for who in (table.player, table.spectator):
        assert not table.sees(who, "are what they were before it")
        assert "are what they were" not in words(await table.slash(who, "ledger recent"))


async def test_one_act_on_several_rulesets_goes_back_as_one_and_so_do_a_profile_and_a_reset(table: Table) -> None:
    states = [await everything(table)]
    await set_rule(table, FIXED, "9")
    states.append(await everything(table))
    asked = await table.slash(table.gm, "house import", file=("house.toml", FILE))
    assert "Import" in labels(asked), words(asked)
    await table.press(table.gm, asked, "Import")
    states.append(await everything(table))
    assert {"turning", "skirmish", "cabal"} == set(states[-1])
    number, on = await a_profile(table)  # which puts the fixed number back, by entry 3, and rolls, by entry 4
    states.append(await everything(table))
    await table.forge(table.gm, on, f"gcb1:tabletop:profile-play:{number}")
    states.append(await everything(table))
    asked = await table.slash(table.gm, "house reset", rule="all")
    await table.press(table.gm, asked, "Reset all")
    assert await everything(table) == {}
    for entry in (6, 5, 3, 2, 1):
        told = said_to(await table.slash(table.gm, "ledger undo", entry=str(entry)))
        assert " → " in told
        await take_back(table, entry)
        assert await everything(table) == states.pop()


async def test_what_has_been_set_since_is_named_in_every_language_and_nothing_is_done(table: Table) -> None:
    await set_rule(table, FIXED, "9")
    await set_rule(table, FIXED, "10")
    before = await stored(table)
    for language in LANGUAGES:
        table.simulation.locales[table.gm.id] = "en-US" if language == "en" else language
        told = str(refused(await table.slash(table.gm, "ledger undo", entry="1")))
        label = SENTENCES.format(language, say("house-rule-turning-options-fixed-number"))
        assert label in told
        assert "2" in told
    assert await stored(table) == before


async def test_an_older_preview_does_nothing_once_somebody_was_faster_or_has_set_the_rule(table: Table) -> None:
    await set_rule(table, FIXED, "9")
    asked = await table.slash(table.gm, "ledger undo", entry="1")
    first = await table.press(table.gm, asked, "Take it back")
    await table.again(first)
    assert await everything(table) == {}
    second = await table.slash(table.gm, "ledger undo", entry="1")
    await set_rule(table, FIXED, "10")
    assert refused(await table.press(table.gm, second, "Let it stand"))
    assert (await everything(table))["turning"] == {"options.fixed_number": 10}
    on = await table.slash(table.player, "roll", expression="1d6")
    assert refused(await table.forge(table.player, on, "gcb1:tabletop:ledger-undo:1:2"))
    assert (await everything(table))["turning"] == {"options.fixed_number": 10}


async def test_a_former_value_that_fits_no_more_is_told_with_its_faults(table: Table) -> None:
    old = {"options.gone": 1}
    await table.bot.storage.write(table.guild.id, lambda db: houserules.store(db, "turning", old))
    await table.press(table.gm, await table.slash(table.gm, "house reset", rule="all"), "Reset all")
    told = await table.slash(table.gm, "ledger undo", entry="1")
    assert "There is no such house rule" in said_to(told)
    assert "Take it back" not in labels(told)
    assert await everything(table) == {}
