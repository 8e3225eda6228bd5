"""`/help`: the tours and the list of commands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.engine.text import say
from bot.services.i18n import LANGUAGES
from tests.play import SENTENCES, evening, refused
from tests.table import words

TITLES = {language: SENTENCES.format(language, say("turning-guide-title")) for language in LANGUAGES}


async def test_the_tours_are_full_of_commands_that_exist(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        for command, options in (("help tour", {}), ("help tour", {"ruleset": "turning"}), ("help rules", {})):
            mentioned = re.findall(r"</([^:>]+):(\d+)>", words(await table.slash(table.spectator, command, **options)))
            assert mentioned
            offered = table.admin.available_commands(table.channel)
            for name, number in mentioned:
                assert name in offered
                assert int(number) == table.bot.command_ids[name.split()[0]]


async def test_all_commands_are_in_the_list_of_commands_once_under_what_they_belong_to(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        shown = await table.slash(table.spectator, "help rules")
        sections = {"tabletop": words(shown)}
        for package in table.bot.guides:
            page = await table.forge(table.spectator, shown, "gcs1:tabletop:help-rules", values=[package])
            sections[package] = words(page)
        text = "".join(sections.values())
        assert "attached file" not in text
        for name in table.admin.available_commands(table.channel):
            assert text.count(f"</{name}:") == 1
            assert (f"</{name}:" in sections["turning"]) == name.startswith("turning ")
        assert "At every table" in sections["tabletop"]
        assert "keeps the undead at bay" in sections["turning"]


async def test_another_ruleset_is_one_choice_away_and_whatever_else_is_sent_shows_the_first(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        shown = await table.slash(table.spectator, "help rules")
        page = await table.choose(table.spectator, shown, "Choose a ruleset", "Turning undead")
        assert "</turning attempt:" in words(page)
        page = await table.forge(table.spectator, shown, "gcs1:tabletop:help-rules", values=["chess"])
        assert "At every table" in words(page)


async def test_the_general_tour_has_a_step_of_every_ruleset_and_numbers_them_all(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        text = words(await table.slash(table.player, "help tour"))
        assert text.startswith("Welcome")
        assert "</turning attempt:" in text
        steps = re.findall(r"^(\d+)\. ", text, re.MULTILINE)
        assert steps == [str(n) for n in range(1, len(steps) + 1)]
        assert len(steps) == 8 + len(table.bot.guides)


@pytest.mark.parametrize("typed", ["turning", "TURNING UNDEAD", TITLES["it"], TITLES["uk"], TITLES["ru"]])
async def test_a_ruleset_s_tour_is_found_by_its_title_in_any_language(typed: str, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        text = words(await table.slash(table.player, "help tour", ruleset=typed))
        assert text.startswith("Turning undead")
        for command in ("turning attempt", "turning rest", "sheet new"):
            assert f"</{command}:" in text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_tours_are_suggested_and_told_in_the_reader_s_language(language: str, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        table.simulation.locales[table.player.id] = "en-US" if language == "en" else language
        offered = await table.suggest(table.player, "help tour", "ruleset", TITLES[language][:4].upper())
        assert offered == {TITLES[language]: "turning"}
        assert words(await table.slash(table.player, "help tour", ruleset="turning")).startswith(TITLES[language])


async def test_a_tour_that_does_not_exist_is_refused_by_name(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        assert "“Chess”" in str(refused(await table.slash(table.player, "help tour", ruleset="Chess")))


async def test_help_is_for_the_reader_alone(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        for command in ("help tour", "help rules"):
            await table.slash(table.player, command)
        assert not table.channel.history()
