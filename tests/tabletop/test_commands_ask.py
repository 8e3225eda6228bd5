"""`/ask`: people are called once, roll once, in time, with a sheet of theirs; a blind check tells the GM alone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest

from tests.play import cleric, evening, refused, stored
from tests.table import Table, labels, words
from tests.tabletop.checks import any_check
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
    table.bot.add_check_kind(any_check())
    await cleric(table, "Ada", level=9)
    await cleric(table, "Eva", level=1)
    found = await table.suggest(table.gm, "ask", "check", "turn", people="")
    assert list(found.values()) == ["turning.faith"]
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
