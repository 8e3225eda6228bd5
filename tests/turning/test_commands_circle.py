"""The board of the circle around a cleric, as each person may see it."""

from __future__ import annotations

import unicodedata
from pathlib import Path
from typing import Any

import pytest
from simcord import InteractionResult, MemberActor

from bot.engine.sheet import Sheet
from tests.play import cleric, evening, lay, refused, undead
from tests.table import Table, labels, words

SECRET = "Acererak"


def at(east: int, north: int) -> dict[str, int]:
    """A position so many metres east and north of the cleric."""
    return {"east": 10 * east, "north": 10 * north}


async def board(table: Table, who: MemberActor, ada: Sheet) -> InteractionResult:
    """The board, by its button."""
    message = await table.slash(table.spectator, "turning effects")
    return await table.forge(who, message, f"gcb1:turning:board:{ada.id}")


def rows(result: InteractionResult) -> list[str]:
    """The rows of the board as they were sent."""
    shown: Any = result.response or result.followups[-1]
    return str(shown.embeds[0].description).split("```")[1].strip("\n").split("\n")


async def test_everybody_stands_where_the_sheets_say_with_distance_and_scale(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        ada = await cleric(table, "Ada", position=at(0, 0))
        await undead(table, "Ghoul", position=at(8, 4))
        await undead(table, "Ghast", position=at(-8, 0))
        await undead(table, "Wight", position=at(-8, 1))
        await lay(table, "companion", "Bo", table.player, position=at(0, -4))
        await undead(table, "Far", position=at(30, 40))
        await undead(table, "Lost", distance=125)
        shown = await board(table, table.spectator, ada)
        text, drawn = words(shown), rows(shown)
        assert "One square is 4\xa0m wide." in text
        assert "A Ada: F6, 0\xa0m" in text.replace("`", "")
        assert "g Ghoul: H7, 9\xa0m" in text.replace("`", "")
        assert "2 Ghast: D6, 8\xa0m" in text.replace("`", "")
        assert "2 Wight: D6, 8.1\xa0m" in text.replace("`", "")
        assert "Outside the circle\nFar: 50\xa0m" in text.replace("*", "").replace("- ", "")
        assert "Without a known position\nLost: 12.5\xa0m" in text.replace("*", "").replace("- ", "")
        assert drawn[0] == "11 : : . . . . . . . : : "
        assert drawn[4] == " 7 . . . . . . . g . . . "
        assert drawn[5] == " 6 . . . 2 . A . . . . . "
        assert drawn[6] == " 5 . . . . . B . . . . . "
        assert all(len(row) <= 28 for row in drawn)
        assert len({len(row) for row in drawn}) == 1


@pytest.mark.parametrize("n", [26, 60, 150])
async def test_b38_a_board_full_of_undead_names_them_all(n: int, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        ada = await cleric(table, "Ada", position=at(0, 0))
        for number in range(n):
            await undead(table, f"Skeleton {number:03}", position=at(number % 13 - 6, number // 13 - 5))
        shown = await board(table, table.player, ada)
        assert refused(shown) is None
        for number in range(n):
            assert table.sees(table.player, f"Skeleton {number:03}")


async def test_b24_whatever_they_are_called_the_board_is_even_and_the_legend_names_them(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        ada = await cleric(table, "É", position=at(0, 0))
        names = ("Лич", "🧟", "⚔️ guard", "♟", "漢字", "ﬁ", "a\u0301\u0301")
        for number, name in enumerate(names):
            await undead(table, name, position=at(number, 3))
        shown = await board(table, table.player, ada)
        drawn = rows(shown)
        assert len({len(row) for row in drawn}) == 1
        assert len(drawn[0]) <= 28
        assert "".join(drawn).isascii()
        for name in names:
            assert table.sees(table.player, unicodedata.normalize("NFC", name))


async def test_b21_hidden_ones_stand_on_the_gms_board_alone(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        ada = await cleric(table, "Ada", position=at(0, 0))
        await undead(table, SECRET, hidden=True, position=at(4, 4))
        only_hidden = await board(table, table.player, ada)
        assert refused(only_hidden)
        await undead(table, "Ghoul", position=at(8, 4))
        assert SECRET in words(await board(table, table.gm, ada))
        for who in (table.owner, table.player, table.spectator, table.admin):
            shown = await board(table, who, ada)
            assert "Ghoul" in words(shown)
            assert rows(shown)[4] == " 7 . . . . . . . g . . . "
            assert not table.sees(who, SECRET)


async def test_what_has_no_board_is_closed(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        ada = await cleric(table, "Ada")
        ghoul = await undead(table, "Ghoul", position=at(8, 4))
        hidden = await lay(table, "cleric", SECRET, None, hidden=True, position=at(0, 0))
        for sheet in (ada, ghoul):
            assert "closed" in str(refused(await board(table, table.gm, sheet)))
        assert "Ghoul" in words(await board(table, table.gm, hidden))
        assert "closed" in str(refused(await board(table, table.player, hidden)))
        assert not table.sees(table.player, SECRET)


async def test_an_attempt_has_a_button_for_the_board_where_it_is_known_who_stands_where(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada", level=5, position=at(0, 0))
        await undead(table, "Ghoul", threat=2)
        await undead(table, SECRET, hidden=True, position=at(4, 4))
        made = await table.slash(table.owner, "turning attempt", undead="Ghoul")
        assert "Board" not in labels(made)
        await undead(table, "Ghast", position=at(8, 4))
        chosen = await table.choose(table.owner, made, "Choose an effect", "Ghoul: Keep at Bay")
        shown = await table.press(table.spectator, chosen, "Board")
        assert rows(shown)[4] == " 7 . . . . . . . g . . . "
        assert not table.sees(table.player, "Around Ada")


async def test_a_wide_board_in_colour_where_the_server_asks(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        ada = await cleric(table, "Ada", position=at(0, 0))
        await undead(table, "Ghoul", position=at(8, 4))
        await table.slash(table.admin, "setup board", style="ansi", width=40)
        shown = await board(table, table.player, ada)
        assert "One square is 3\xa0m wide." in words(shown)
        assert "\x1b[" in "".join(rows(shown))


@pytest.mark.parametrize("language", ["it", "uk", "ru"])
async def test_the_board_speaks_the_reader_s_language(language: str, tmp_path: Path) -> None:
    async with evening(tmp_path, locale=language) as table:
        ada = await cleric(table, "А", position=at(0, 0))
        await undead(table, "Б", position=at(8, 5))
        text = words(await board(table, table.player, ada))
        assert "turning-" not in text
        assert "9,5\xa0" in text
