"""The process in which the bot thinks."""

from __future__ import annotations

from pathlib import Path

from bot.services.tables import load_tables
from cogs.cabal.commands.thinker import Thinker
from cogs.cabal.rules.model import Game, SetUp, Side, Spell
from cogs.cabal.rules.play import legal
from cogs.cabal.rules.setup import classical, new_game, ready
from cogs.cabal.tables import CabalTables

DATA = Path(__file__).resolve().parents[2] / "data" / "cabal"


def classical_game() -> Game:
    tables = load_tables(DATA, CabalTables)
    game = new_game(tables.armies["undead"], tables.armies["empire"], tables.options)
    for side in Side:
        spells = tuple(Spell)[:3] if game.armies[side].casts else ()
        game = ready(game, side, SetUp(pieces=classical(game, side), spells=spells))
    return game


async def test_a_process_of_its_own_finds_a_whole_legal_turn() -> None:
    thinker = Thinker()
    try:
        game = classical_game()
        await thinker.get_ready(game)
        first, *_, last = await thinker.think(game, 1, b"seed")
        assert first in legal(game)
        assert last.kind == "end"
    finally:
        await thinker.close()
