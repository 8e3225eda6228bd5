"""Against the bot: it moves by itself, also after a restart in the middle of its thoughts, and loses like others."""

from __future__ import annotations

import asyncio
from importlib import import_module
from pathlib import Path

import pytest

from bot.engine.text import say
from bot.services.i18n import LANGUAGES
from cogs.cabal.rules.model import Game
from tests.cabal.matches import arrange, begun, game_of, heard, last_words, latest, move, scene_of
from tests.cabal.thinking import AtOnce
from tests.play import evening, refused
from tests.table import Table, words


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot thinks here."""
    # Not by its name: a package that another file has loaded anew lacks its modules as attributes.
    monkeypatch.setattr(import_module("cogs.cabal.commands"), "Thinker", AtOnce)


async def thought(table: Table) -> Game:
    """The game once the bot has nothing to do in it."""
    for _ in range(200):
        await table.env.settle()
        game = await game_of(table)
        if game.result is not None or game.side == 0:
            return game
        await asyncio.sleep(0.05)
    raise AssertionError("the bot has not moved")


async def test_the_bot_answers_a_move_by_itself(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await begun(table, opponent=None, strength="cabal-1")
        await move(table, table.owner, "D2", "D3")
        game = await thought(table)
        assert len(game.record) == 4
        assert latest(table, "Move").content == table.owner.mention
        assert "Black: " in last_words(table)
        question = await table.slash(table.owner, "cabal resign")
        assert "takes no draw" in str(refused(await table.press(table.owner, question, "Offer a draw")))
        # It agrees at once that a turn is taken back, and its own with it.
        await table.press(table.owner, question, "Ask to take back")
        assert (await game_of(table)).record == ()


async def test_the_bot_begins_when_it_plays_white_and_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        table.may_ping |= {table.owner.id, table.bot.application_id}
        mine = await table.slash(
            table.owner, "cabal new", side="cabal-black", strength="cabal-1", army="empire", rival="undead"
        )

        async def do_not_wait(**_: object) -> None:
            pass

        table.env._settle_internal = do_not_wait
        try:
            await table.press(table.owner, mine, "Ready")
            await asyncio.sleep(0.05)
            assert (await game_of(table)).record == ()
        finally:
            del table.env._settle_internal
        await table.restart()
        for _ in range(100):
            await table.env.settle()
            if (await game_of(table)).side == 1:
                break
            await asyncio.sleep(0.05)
        assert latest(table, "Move").content == table.owner.mention
        assert len([message for message in heard(table) if "- White: " in words(message)]) == 1


async def test_a_game_against_the_bot_is_won(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await begun(table, opponent=None, strength="cabal-1")
        await arrange(table, "KE1 PD6 PE6 PF6 PF7 PG6 PE5", "KF8 PA2")
        await move(table, table.owner, "F7", "F8")
        assert "White wins: the king piece has fallen." in last_words(table)
        assert (await scene_of(table)).status == "closed"


async def test_the_bot_gives_something_for_its_necrarch(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await begun(table, opponent=None, strength="cabal-1", army="empire", rival="undead")
        await arrange(table, "KA1 QE5", "KE6 PE8 ND7 PF8")
        await move(table, table.owner, "E5", "E6")
        game = await thought(table)
        assert game.result is None
        assert len([piece for piece in game.pieces if piece.side == 1]) == 3
        assert any("is sacrificed" in words(message) for message in heard(table))


async def test_whoever_reminds_a_bot_that_has_moved_is_told_so(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await begun(table, opponent=None, strength="cabal-1")
        scene = await scene_of(table)
        forged = await table.forge(table.spectator, heard(table)[-1], f"gcb1:cabal:nudge:{scene.id}:{scene.called}")
        assert "already" in str(refused(forged))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_game_is_played_in_every_language(language: str, tmp_path: Path) -> None:
    async with evening(tmp_path, locale="en-US" if language == "en" else language) as table:
        table.may_ping |= {table.owner.id, table.player.id}
        await table.slash(table.gm, "setup language", language=language)
        catalogue = table.bot.catalogue
        ready = catalogue.shown(language, say("cabal-button-ready"))
        await table.press(table.owner, await table.slash(table.owner, "cabal new", opponent=table.player), ready)
        await table.press(table.player, await table.slash(table.player, "cabal army"), ready)
        await arrange(table, "KE1 QE3 PD4 PC4 PA7", "KH8 PD5 BE5")
        await move(table, table.owner, "D4", "D5", end=False)
        await table.slash(table.owner, "cabal cast", spell="energy-bolt", target="E5")
        await table.slash(table.owner, "cabal moves", piece="E5")
        await table.slash(table.owner, "cabal board")
        assert refused(await table.slash(table.spectator, "cabal resign"))
        assert catalogue.shown(language, say("cabal-name-war-priest")) in last_words(table)
