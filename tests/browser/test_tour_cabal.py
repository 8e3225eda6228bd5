"""A game of the Cabal between two viewers, and one against the bot, both played to their end, in every language."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.engine.text import Arg, say
from bot.services.i18n import LANGUAGES, Catalogue
from tests.browser.driver import Exactly, Table
from tests.browser.evening import evening
from tests.cabal.thinking import AtOnce

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

PHONE = 390
MOST_TURNS = 20
"""After so many turns a king piece that walks into the enemy's army has long been taken."""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_two_viewers_finish_a_game(browser: Any, catalogue: Catalogue, language: str, tmp_path: Path) -> None:
    def text(id: str, **args: Arg) -> str:
        return catalogue.format(language, say(id, **args))

    def button(name: str) -> str:
        return text(f"cabal-button-{name}")

    def piece(letter: str, square: str, kind: str) -> str:
        return text("cabal-piece-at", symbol=letter, square=square, name=say(f"cabal-name-{kind}"))

    async def set_up(table: Table, first: str, second: str) -> None:
        await table.press(button("by-hand"))
        await table.fill_in(
            **{text("cabal-field-second-rank"): second, text("cabal-field-first-rank"): first},
        )
        await table.press(button("ready"))

    async with evening(tmp_path, language) as address:
        table = await Table.sit_down(browser, address, width=PHONE, height=844)
        await table.view_as("Livia")
        await table.switch_to("cabal")
        await table.slash("cabal new", opponent="Ostap", name="Duel")
        await table.choose(text("cabal-list-empire"), of=text("cabal-choose-army"))
        await set_up(table, "K.......", "....Q...")
        await table.sees(text("cabal-you-are-ready"))

        await table.view_as("Ostap")
        assert "Q" not in "".join(await table.messages())
        await table.press(button("army"))
        await set_up(table, "....K...", "P.......")
        await table.sees(text("scene-title-round", scene="Duel", round=1))

        await table.view_as("Livia")
        await table.press(button("pieces"))
        await table.choose(piece("Q", "E2", "champion"), of=text("cabal-choose-piece"))
        await table.choose("E5", of=text("cabal-choose-square", square="E2"))
        await table.view_as("Ostap")
        await table.slash("cabal move", piece=piece("p", "A7", "soldier"), to="A6")
        await table.view_as("Livia")
        await table.slash("cabal moves", piece=piece("Q", "E5", "champion"))
        await table.sees(text("cabal-clash-won", attack=5, defence=5))
        await table.press(button("pieces"))
        await table.choose(piece("Q", "E5", "champion"), of=text("cabal-choose-piece"))
        attack = text("cabal-to-attack", square="E8", name=say("cabal-name-marshal"))
        await table.choose(attack, of=text("cabal-choose-square", square="E5"))

        await table.view_as("Teo")
        await table.sees(text("cabal-won-king", winner=say("cabal-side-first")))
        await table.slash("cabal board")
        await table.press(button("replay"))
        await table.press("◀")
        assert not await table.overflows()
        seen = "\n".join(await table.messages())
        assert "cabal-" not in seen
        await table.screenshot(tmp_path / f"cabal-{language}.png")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_newcomer_finishes_a_game_against_the_bot(
    browser: Any, catalogue: Catalogue, language: str, tmp_path: Path
) -> None:

    def text(id: str, **args: Arg) -> str:
        return catalogue.format(language, say(id, **args))

    over = text("scene-told-scene-closed")
    async with evening(tmp_path, language, prepare=thinks_at_once) as address:
        table = await Table.sit_down(browser, address)
        await table.view_as("Livia")
        await table.switch_to("cabal")
        await table.slash("cabal new", name="Solo")
        await table.press(text("cabal-button-by-hand"))
        await table.fill_in(**{text("cabal-field-second-rank"): "....K...", text("cabal-field-first-rank"): ""})
        await table.press(text("cabal-button-ready"))
        for turn in range(1, MOST_TURNS):
            await waited(table, text("scene-title-round", scene="Solo", round=turn), over)
            if await has_seen(table, over):
                break
            # The lone Necrarch walks into the enemy's army, and attacks whoever stands in his way.
            (label,) = await table.suggestions("cabal move", "piece", "")
            square = label.split()[1]
            to = f"E{int(square[1]) + 1}" if square[1] < "8" else "E7"
            await table.slash("cabal move", piece=label, to=Exactly(to))
        assert await has_seen(table, over)
        assert not await table.overflows()
        await table.screenshot(tmp_path / f"cabal-bot-{language}.png")


async def waited(table: Table, *words: str) -> None:
    """Waits until one of these words is on the page: the bot moves when it has thought."""
    for _ in range(150):
        if any([await has_seen(table, one) for one in words]):
            return
        await asyncio.sleep(0.2)
    raise AssertionError(f"never seen: {words}")


async def has_seen(table: Table, words: str) -> bool:
    """Whether these words are on the page."""
    return any(words in message for message in await table.messages())


def thinks_at_once(bot: Any) -> None:
    """The page waits for what a click leads to, and a busy machine has no process ready in time."""
    bot.get_cog("CabalCog").thinker = AtOnce()
