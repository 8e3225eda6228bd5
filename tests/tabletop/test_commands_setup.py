"""`/setup` and `/help`: the GM seat, the table's language, and the tour."""

from __future__ import annotations

import re
from pathlib import Path

import discord
import pytest

from tests.play import evening, refused, undead
from tests.table import labels, shown, words

LANGUAGES = [("it", "Tiro", "Dadi"), ("uk", "Кидок", "Кістки"), ("ru", "Бросок", "Кубики")]


async def test_the_gm_seat_is_the_administrators_until_it_is_given(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        keepers = table.other_guild.create_role("Keepers", permissions=discord.Permissions(manage_guild=True))
        keeper = table.other_guild.add_member(table.env.create_user("keeper"), roles=[keepers])
        form = await table.slash(keeper, "sheet new", kind="turning.undead", name="Ghast")
        assert refused(await table.submit(keeper, form)) is None
        assert refused(await table.slash(table.stranger, "sheet show", sheet="Ghast"))


async def test_a_seat_given_to_a_person_is_theirs_alone(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await undead(table, "Ghoul")
        await table.slash(table.admin, "setup gm", member=table.player)
        assert refused(await table.slash(table.player, "sheet show", sheet="Ghoul")) is None
        assert refused(await table.slash(table.gm, "sheet show", sheet="Ghoul"))
        assert refused(await table.slash(table.admin, "sheet show", sheet="Ghoul"))


async def test_the_seat_is_kept_over_a_restart(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await undead(table, "Ghoul")
        await table.restart()
        assert refused(await table.slash(table.gm, "sheet show", sheet="Ghoul")) is None


async def test_showing_the_settings_changes_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        before = await table.bot.guild_settings(table.guild.id)
        assert table.gm_role.mention in words(await table.slash(table.admin, "setup gm"))
        assert await table.bot.guild_settings(table.guild.id) == before


async def test_naming_a_role_or_person_in_an_answer_notifies_nobody(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        result = await table.slash(table.admin, "setup gm", member=table.player)
        stored = table.env.backend.get_message(table.channel.id, shown(result).id)
        assert not stored.ping_user_ids
        assert not stored.ping_role_ids


@pytest.mark.parametrize(("language", "roll", "dice"), LANGUAGES)
async def test_public_answers_follow_the_table_and_private_ones_the_reader(
    language: str, roll: str, dice: str, tmp_path: Path
) -> None:
    async with evening(tmp_path) as table:
        await table.slash(table.admin, "setup language", language=language)
        result = await table.slash(table.player, "roll", expression="1d20")
        assert words(result).startswith(roll)
        assert "Dice" in words(await table.press(table.player, result, labels(result)[0]))
        table.simulation.locales[table.player.id] = language
        assert dice in words(await table.press(table.player, result, labels(result)[0]))
        await table.slash(table.admin, "setup language", language="en")
        assert words(await table.slash(table.player, "roll", expression="1d20")).startswith("Roll")


@pytest.mark.parametrize(("language", "roll", "dice"), LANGUAGES)
async def test_until_a_language_is_chosen_the_table_speaks_the_server_s(
    language: str, roll: str, dice: str, tmp_path: Path
) -> None:
    async with evening(tmp_path) as table:
        table.simulation.guild_locale = language
        assert words(await table.slash(table.player, "roll", expression="1d20")).startswith(roll)


async def test_the_tour_is_full_of_commands_that_exist(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        for command in ("help tour", "help rules"):
            mentioned = re.findall(r"</([^:>]+):(\d+)>", words(await table.slash(table.spectator, command)))
            assert mentioned
            offered = table.admin.available_commands(table.channel)
            for name, number in mentioned:
                assert name in offered
                assert int(number) == table.bot.command_ids[name.split()[0]]


async def test_all_commands_are_in_the_list_of_commands(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        text = words(await table.slash(table.spectator, "help rules"))
        for name in table.admin.available_commands(table.channel):
            assert f"</{name}:" in text
