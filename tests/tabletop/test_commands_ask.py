"""`/ask`: people are called once, roll once, in time, with a sheet of theirs; a blind check tells the GM alone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest

from tests.play import cleric, evening, refused, stored
from tests.table import Table, labels, words
from tests.tabletop.checks import NAME, plant
from tests.tabletop.scenes import heard, said_to


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with evening(tmp_path) as opened:
        opened.may_ping |= {opened.gm.id, opened.owner.id, opened.player.id}
        yield opened


async def asked(table: Table, *people: Any, check: str = "1d20", **more: Any) -> Any:
    """Whom the GM asks: the owner and the player, unless it is said."""
    those = people or (table.owner, table.player)
    mentions = " ".join(f"<@{one.id}>" for one in those)
    return await table.slash(table.gm, "ask", people=mentions, check=check, **more)


def card(table: Table) -> discord.Message:
    return next(message for message in heard(table) if "asks for" in words(message))


async def test_those_who_are_asked_are_called_and_their_rolls_gather_on_the_card(table: Table) -> None:
    assert "2 people" in said_to(await asked(table, difficulty="12"))
    assert card(table).content == f"<@{table.owner.id}> <@{table.player.id}>"
    assert words(card(table)).count("still to roll") == 2
    rolled = await table.press(table.owner, card(table), "Roll")
    assert "12" in said_to(rolled)
    assert "12, success" in words(card(table))
    assert words(card(table)).count("still to roll") == 1
    await table.press(table.player, card(table), "Roll")
    assert "Roll" not in labels(card(table))
    over = heard(table)[-1]
    assert "All have rolled" in words(over)
    assert over.content == f"<@{table.gm.id}>"


async def test_a_blind_check_tells_the_gm_alone_what_came_out(table: Table) -> None:
    await asked(table, visibility="blind", difficulty="99")
    await table.press(table.owner, card(table), "Roll")
    assert "has rolled" in words(card(table))
    for who in (table.owner, table.player, table.spectator):
        assert refused(await table.press(who, card(table), "Results (GM)"))
        assert not table.sees(who, "12, failure")
        assert not table.sees(who, "99")
    assert "12, failure" in said_to(await table.press(table.gm, card(table), "Results (GM)"))


async def test_a_second_click_finds_the_first_roll(table: Table) -> None:
    await asked(table)
    first = await table.press(table.owner, card(table), "Roll")
    before = await stored(table)
    await table.again(first)
    await table.press(table.owner, card(table), "Roll")
    assert await stored(table) == before


async def test_nobody_else_rolls_and_nobody_rolls_late(table: Table) -> None:
    await asked(table, hours=2)
    for who in (table.gm, table.spectator):
        assert refused(await table.press(who, card(table), "Roll"))
    await table.press(table.owner, card(table), "Roll")
    await table.restart()
    await table.later(2 * 3600)
    assert "has not rolled" in words([one for one in heard(table) if "Roll:" in words(one)][-1])
    assert "1 person has not rolled" in words(heard(table)[-1])
    assert refused(await table.forge(table.player, card(table), "gcb1:tabletop:ask-roll:1"))


async def test_each_rolls_with_values_of_their_own(table: Table) -> None:
    await cleric(table, "Ada", level=9)
    await cleric(table, "Cid", table.player, level=3)
    await asked(table, check="1d20+@level")
    assert "21" in said_to(await table.press(table.owner, card(table), "Roll"))
    assert "15" in said_to(await table.press(table.player, card(table), "Roll"))


async def test_a_rulesets_check_is_made_with_a_sheet_that_can(table: Table) -> None:
    plant(table.bot)
    await cleric(table, "Ada", level=9)
    await cleric(table, "Eva", level=1)
    found = await table.suggest(table.gm, "ask", "check", NAME, people="")
    assert next(iter(found.items())) == (f"Turning undead: {NAME}", "turning.faith")
    await asked(table, check="turning.faith", difficulty="15")
    which = await table.press(table.owner, card(table), "Roll")
    answer = await table.choose(table.owner, which, "Choose a sheet", "Eva")
    assert "13 in all" in said_to(answer)
    assert "13 against 15" in words(card(table))
    assert refused(await table.press(table.player, card(table), "Roll")), "who has no such sheet"


@pytest.mark.parametrize(
    "wrong",
    [{"people": "Ann and Bo"}, {"people": "<@&77>"}, {"check": "1d20+"}, {"difficulty": "hard"}],
)
async def test_what_cannot_be_asked_is_refused_and_nothing_is_stored(wrong: dict[str, str], table: Table) -> None:
    before = await stored(table)
    options = {"people": f"<@{table.owner.id}>", "check": "1d20", "difficulty": "10"} | wrong
    assert refused(await table.slash(table.gm, "ask", **options))
    assert await stored(table) == before


async def test_only_the_gm_asks(table: Table) -> None:
    for who in (table.owner, table.player, table.spectator, table.admin):
        assert refused(await table.slash(who, "ask", people=f"<@{table.player.id}>", check="1d20"))


@pytest.mark.parametrize(
    ("locale", "word"), [("it", "Il GM chiede"), ("uk", "Майстер просить"), ("ru", "Мастер просит")]
)
async def test_the_card_is_in_the_tables_language(locale: str, word: str, tmp_path: Path) -> None:
    async with evening(tmp_path, locale=locale) as table:
        table.may_ping |= {table.owner.id}
        await table.slash(table.gm, "setup language", language=locale)
        await asked(table, table.owner)
        assert word in words(heard(table)[0])


async def test_a_difficulty_that_a_check_cannot_read_is_the_gms_to_mend(table: Table) -> None:
    before = await stored(table)
    assert refused(await asked(table, check="ex_nihilo.observe", difficulty="purple"))
    assert await stored(table) == before
    found = await table.suggest(table.gm, "ask", "difficulty", "med", people="", check="ex_nihilo.observe")
    assert "medio" in found.values()
    assert not await table.suggest(table.gm, "ask", "difficulty", "", people="", check="1d20")


async def test_checks_are_suggested_ruleset_by_ruleset_in_the_readers_language(table: Table) -> None:
    plant(table.bot)
    found = await table.suggest(table.gm, "ask", "check", "", people="")
    rulesets = [key.split(".")[0] for key in found.values()]
    assert [one for n, one in enumerate(rulesets) if one != rulesets[n - 1]] == list(dict.fromkeys(rulesets))
    assert len(found) <= 25


async def test_what_a_check_keeps_reaches_whoever_rolls_and_the_gm_alone(table: Table) -> None:
    plant(table.bot, keeps=True)
    await cleric(table, "Ada", level=9)
    await asked(table, table.owner, check="turning.faith", difficulty="99")
    assert "21 in all" in said_to(await table.press(table.owner, card(table), "Roll"))
    assert "21 against 99" in said_to(await table.press(table.gm, card(table), "Results (GM)"))
    for secret in ("21 against", "21 in all", "99"):
        assert not table.sees(table.player, secret)


async def test_each_answer_is_corrected_by_itself_and_the_gm_reads_that_beside_it(table: Table) -> None:
    await asked(table, visibility="blind")
    await table.press(table.owner, card(table), "Roll")
    await table.press(table.player, card(table), "Roll")
    form = await table.slash(table.gm, "ledger amend", entry="2")
    await table.submit(table.gm, form, outcome="Nothing is heard.", reason="It is windy.")
    results = said_to(await table.press(table.gm, card(table), "Results (GM)"))
    assert results.count("Nothing is heard.") == 1
    for who in (table.owner, table.player, table.spectator):
        assert not table.sees(who, "Nothing is heard.")
    assert refused(await table.slash(table.gm, "ledger undo", entry="1")), "the request itself changes nothing"


async def test_more_sheets_than_one_list_holds_are_offered_in_turn(table: Table) -> None:
    plant(table.bot)
    for number in range(26):
        await cleric(table, f"Ada {number:02}", level=1)
    await asked(table, table.owner, check="turning.faith", difficulty="15")
    which = await table.press(table.owner, card(table), "Roll")
    more = await table.choose(table.owner, which, "Choose a sheet", "More sheets (of 26) …")
    answer = await table.choose(table.owner, more, "Choose a sheet", "Ada 25")
    assert "13 in all" in said_to(answer)
