"""The demo table: the same in every run and in four languages, laid out once."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

import pytest

from bot import playground
from bot.app import create_bot
from bot.engine.sheet import Viewer
from bot.engine.text import NAME_LENGTH, name_key
from bot.playground import Seated, furnish, read_demo, read_sheets, seat
from bot.services import guilds, sheets
from bot.services.clock import Clock
from bot.services.i18n import LANGUAGES
from bot.services.settings import Settings
from bot.simulation import LiveClock, Simulation

EVERYTHING = Viewer(user_id=0, is_gm=True)


async def evening(folder: Path, language: str) -> tuple[Simulation, Seated]:
    """The demo, seated and not yet begun."""
    clock = LiveClock()
    bot = create_bot(Settings(data=folder, language=language), clock=clock)
    simulation = Simulation(bot, clock=clock, locale=playground.discord_locale(language))
    return simulation, seat(simulation, read_demo(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_demo_is_whole_in_every_language(language: str) -> None:
    demo, ready = read_demo(language), read_sheets(language)
    assert [person.key for person in demo.people] == ["gm", "player-1", "player-2", "spectator", "player-3"]
    assert [person.gm for person in demo.people] == [True, False, False, False, False]
    assert {sheet.owner for sheet in ready} <= {person.key for person in demo.people} | {None}
    assert len({name_key(sheet.name) for sheet in ready}) == len(ready)
    assert all(len(sheet.name) <= NAME_LENGTH and "," not in sheet.name for sheet in ready)
    assert not any(set(LANGUAGES) <= set(sheet.stats) for sheet in ready)


def test_the_demo_has_what_the_tour_needs() -> None:
    ready = read_sheets("en")
    clerics = [sheet for sheet in ready if sheet.kind == "cleric"]
    undead = [sheet for sheet in ready if sheet.kind == "undead"]
    assert {cleric.owner: bool(cleric.stats.get("dark")) for cleric in clerics} == {
        "player-1": False,
        "player-2": True,
        None: False,
    }
    assert {sheet.owner for sheet in ready if sheet.kind == "companion"} == {"player-1", None}
    assert all("position" in sheet.stats for sheet in ready if sheet.ruleset == "turning")
    assert {sheet.owner for sheet in ready if sheet.kind == "adventurer"} == {"player-1", "player-2", None}
    assert any(cleric.stats.get("zones") for cleric in clerics)
    assert any(sheet.stats.get("legion") for sheet in undead)
    assert [sheet.stats["class_levels"] for sheet in undead if "class_levels" in sheet.stats] == [7]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_sheets_and_the_gms_seat_are_there_from_the_start(language: str, tmp_path: Path) -> None:
    simulation, seated = await evening(tmp_path, language)
    async with simulation:
        bot: Any = simulation.env.bot
        await furnish(bot, seated, read_sheets(language))
        stored = await bot.storage.read(seated.guild.id, lambda db: sheets.listed(db, EVERYTHING))
        settings = await bot.storage.read(seated.guild.id, guilds.load)
        welcome = next(iter(seated.channels.values())).history()
    owners = {sheet.name: sheet.owner_id for sheet in stored}
    assert owners == {
        sheet.name: seated.people[sheet.owner].id if sheet.owner else None for sheet in read_sheets(language)
    }
    assert settings.gm_role == seated.gm_role.id
    assert len(welcome) == 1
    assert welcome[0].embeds


async def test_what_was_changed_is_there_the_next_evening_and_nothing_is_laid_out_again(tmp_path: Path) -> None:
    def rename_one(db: Any) -> None:
        sheets.update(db, sheets.listed(db, EVERYTHING)[0], now=LiveClock().now(), name="Renamed")

    names = []
    for work in (rename_one, lambda db: None):
        simulation, seated = await evening(tmp_path, "en")
        async with simulation:
            bot: Any = simulation.env.bot
            await furnish(bot, seated, read_sheets("en"))
            await bot.storage.write(seated.guild.id, work)
            stored = await bot.storage.read(seated.guild.id, lambda db: sheets.listed(db, EVERYTHING))
        names.append([sheet.name for sheet in stored])
    assert names[0] == names[1]
    assert "Renamed" in names[1]


@pytest.mark.skipif(os.name != "posix", reason="Windows sends no signals to single programs")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_playing_tells_and_opens_the_address_and_ends_with_everything_closed(
    number: signal.Signals, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    bots: list[Any] = []

    def browse(url: str) -> None:
        opened.append(url)
        assert not bots[0].is_closed()
        os.kill(os.getpid(), number)

    def make_bot(settings: Settings, clock: Clock) -> Any:
        bots.append(create_bot(settings, clock=clock))
        return bots[0]

    monkeypatch.setattr("webbrowser.open", browse)
    before = signal.getsignal(number)
    await playground.play(browser=True, port=0, locale="uk", data=tmp_path / "kept", make_bot=make_bot)
    address = capsys.readouterr().out.splitlines()[0].split()[-1]
    assert address.startswith("http://127.0.0.1:")
    assert opened == [address]
    assert bots[0].is_closed()
    assert bots[0].settings.language == "uk"
    assert list((tmp_path / "kept" / "guilds").rglob("*.sqlite3"))
    assert signal.getsignal(number) is before


async def test_playing_without_a_folder_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folders: list[Path] = []

    def make_bot(settings: Settings, clock: Clock) -> Any:
        folders.append(settings.data)
        raise KeyboardInterrupt

    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with pytest.raises(KeyboardInterrupt):
        await playground.play(browser=False, port=0, locale="en", data=None, make_bot=make_bot)
    assert folders[0].is_relative_to(tmp_path)
    assert not folders[0].parent.exists()
