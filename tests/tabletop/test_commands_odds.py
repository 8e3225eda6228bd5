"""`/odds`, from the composer to the channel."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from simcord import InteractionResult
from wcwidth import wcswidth

from tests.play import cleric, evening, refused, stored, undead
from tests.table import Table, labels, shown, words

PEOPLE = ("gm", "owner", "player", "spectator", "admin")


def picture(table: Table, result: InteractionResult) -> Image.Image:
    """The attached picture, which the embed shows."""
    newest: Any = shown(result)
    [file] = newest.attachments
    data = file if isinstance(file, dict) else {"filename": file.filename, "url": file.url}
    assert newest.embeds[0].image.url in {data["url"], f"attachment://{data['filename']}"}
    return Image.open(io.BytesIO(table.env.backend.cdn.get(data["url"]) or b""))


def table_of(result: InteractionResult) -> list[str]:
    [block] = re.findall(r"```\n(.*?)\n```", shown(result).embeds[0].description or "", re.DOTALL)
    return str(block).splitlines()


@pytest.mark.parametrize("person", PEOPLE)
async def test_whoever_asks_sees_the_chances_and_nobody_else(person: str, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        result = await table.slash(table.people[person], "odds", expression="2d6", target=7)
        assert shown(result).ephemeral
        assert "At least 7: **58.33% (7/12)**" in words(result)
        assert "Exactly 7: **16.67% (1/6)**" in words(result)
        assert "At most 7: **58.33% (7/12)**" in words(result)
        others = [who for name, who in table.people.items() if name != person]
        assert not any(table.sees(who, "58.33") for who in [*others, table.stranger])
        assert (await stored(table))["ledger"] == []


async def test_shown_to_all_it_is_the_same_in_the_language_of_the_table(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.slash(table.admin, "setup language", language="it")
        mine = await table.slash(table.player, "odds", expression="2d6", target=7)
        await table.restart()
        everybodys = await table.press(table.player, mine, "Show to all")
        assert not shown(everybodys).ephemeral
        assert "Almeno 7: **58,33% (7/12)**" in words(everybodys)
        assert labels(everybodys) == []
        assert all(table.sees(who, "58,33%") for who in table.people.values())
        assert not table.sees(table.stranger, "58,33%")


async def test_without_a_number_to_reach_there_are_mean_spread_table_and_picture(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        result = await table.slash(table.player, "odds", expression="4d6kh3")
        assert "Average: **12.24**" in words(result)
        assert "Standard deviation: **2.85**" in words(result)
        rows = table_of(result)
        assert [row.split()[0] for row in rows] == [str(total) for total in range(3, 19)]
        assert rows[0].split()[1] == "0.08%"
        with picture(table, result) as drawn:
            assert (drawn.format, drawn.size) == ("PNG", (800, 450))


async def test_of_two_rolls_one_wins_ties_or_loses(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        result = await table.slash(table.player, "odds", expression="1d8", against="1d6")
        for part in ("1d8 against 1d6", "Win: **56.25% (9/16)**", "Tie: **12.5% (1/8)**", "Lose: **31.25% (5/16)**"):
            assert part in words(result)
        assert picture(table, result)
        shown_to_all = await table.press(table.player, result, "Show to all")
        assert "Win: **56.25% (9/16)**" in words(shown_to_all)


async def test_what_is_nearly_certain_is_not_called_certain(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        nearly = words(await table.slash(table.player, "odds", expression="10d6", target=11))
        assert "At least 11: **>99.99%**" in nearly
        assert "At most 11: **<0.01%**" in nearly
        surely = words(await table.slash(table.player, "odds", expression="10d6", target=10))
        assert "At least 10: **100%**" in surely
        assert "At most 9: **0%**" in words(await table.slash(table.player, "odds", expression="10d6", target=9))


async def test_an_explosion_that_is_cut_short_says_so_and_claims_no_fraction(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        result = await table.slash(table.player, "odds", expression="1d6!", target=7)
        assert "At least 7: **16.67%**" in words(result)
        assert "Explosions in a row counted: 12." in words(result)


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"expression": "1000d6"}, "1000d6: this is too much to count exactly."),
        ({"expression": "1d6", "against": "1000d6"}, "1000d6: this is too much"),
        ({"expression": "3x1d6"}, "A repeated roll has several results."),
        ({"expression": "4d6!kh3"}, "4d6e6kh3: “kh3” looks at dice that have exploded"),
        ({"expression": "1d6", "target": 3, "against": "1d6"}, "Give either a number to reach or a roll to beat"),
        ({"expression": "1d20+@level"}, "There is no sheet here to take the value “level” from"),
        ({"expression": "1d6+"}, "A number or dice should follow at the end: 1d6+▸"),
        ({"expression": "1d6", "against": "@everyone"}, "everyone"),
    ],
)
async def test_what_is_not_counted_is_refused_privately(asked: dict[str, Any], sentence: str, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        assert sentence in (refused(await table.slash(table.player, "odds", **asked)) or "")


async def test_a_forged_question_is_refused_like_a_typed_one(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        result = await table.slash(table.player, "odds", expression="1d6")
        for forged in ("::", "x:1d6:", ":1000d6:", ":1d6:1d6:1d6", "4:1d6:1d6", ":(((:", "", "4"):
            assert refused(await table.forge(table.player, result, f"gcb1:tabletop:odds-show:{forged}")), forged


@pytest.mark.parametrize("locale", ["en-US", "it", "uk", "ru"])
@pytest.mark.parametrize(
    "expression", ["1d20+5", "d%", "100d6", "1d10000-5000", "2d6!", "1d6*100000000000000", "-1d2*500000000000000", "7"]
)
async def test_no_row_is_wider_than_a_phone(expression: str, locale: str, tmp_path: Path) -> None:
    async with evening(tmp_path, locale=locale) as table:
        result = await table.slash(table.player, "odds", expression=expression)
        rows = table_of(result)
        assert 1 <= len(rows) <= 20
        assert all(0 < wcswidth(row) == len(row) <= 28 for row in rows)
        assert picture(table, result)


async def test_a_long_question_is_answered_without_a_button(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        result = await table.slash(table.player, "odds", expression="+".join(["1d6"] * 30))
        assert "Average: **105**" in words(result)
        assert labels(result) == []


async def test_a_label_is_not_repeated(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        result = await table.slash(table.player, "odds", expression="1d6[:x:]+2")
        assert "Odds: 1d6+2" in words(result)
        assert "Average: **5.5**" in words(await table.press(table.player, result, "Show to all"))


async def test_many_who_ask_at_once_all_get_their_answer(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        asked = [table.slash(table.player, "odds", expression=f"{dice}d6kh3") for dice in range(4, 14)]
        results = await table.at_once(*asked)
        assert [f"{dice}d6kh3" in words(result) for dice, result in enumerate(results, 4)] == [True] * 10


async def test_values_of_a_sheet_and_saved_rolls_have_odds_too(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada", level=5)
        await table.slash(table.owner, "roll", expression="1d20+@level", save="faith")
        for expression in ("1d20+@level", "faith", "@level+d20"):
            result = await table.slash(table.owner, "odds", expression=expression, target=20)
            assert "At least 20: **30% (3/10)**" in words(result), expression
        everybodys = await table.press(table.owner, result, "Show to all")
        assert "At least 20: **30% (3/10)**" in words(everybodys)


async def test_values_that_somebody_may_not_see_have_no_odds(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada", level=5)
        await undead(table, "Ghoul", threat=2)
        await undead(table, "Lich", threat=11, hidden=True)
        for sheet in ("Ghoul", "Lich", "Nobody"):
            assert refused(await table.slash(table.player, "odds", expression="1d20+@threat", sheet=sheet))
        assert refused(await table.slash(table.owner, "odds", expression="1d20+@arcana"))
        assert "Lich" not in await table.suggest(table.player, "odds", "sheet", "")
        assert not table.sees(table.player, "1d20+11")
