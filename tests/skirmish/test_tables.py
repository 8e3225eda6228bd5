"""The tables and maps that are shipped: they load, fit together, and each map lets everybody out."""

from pathlib import Path

import pytest

from bot.engine.grid import Square
from bot.engine.ruling import Origin
from bot.services.tables import load_tables
from cogs.skirmish.rules.boards import board_of, check_exits
from cogs.skirmish.rules.setup import MOST_CREATURES, Entry, new_game
from cogs.skirmish.rules.terms import Edition
from cogs.skirmish.sheets import Member, Warband
from cogs.skirmish.tables import SkirmishTables

DATA = Path(__file__).parents[2] / "data" / "skirmish"
TABLES = load_tables(DATA, SkirmishTables)
MAPS = sorted((DATA / "maps").glob("*.txt"))


def warband(id: str) -> Warband:
    stats = {row.id: row.stats for row in TABLES.creatures.rows}
    row = next(row for row in TABLES.warbands.rows if row.id == id)
    members = (Member(name=one.creature, count=one.count, stats=stats[one.creature]) for one in row.creatures)
    return Warband(creatures=tuple(members))


def test_there_are_three_maps() -> None:
    assert len(MAPS) == 3


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.stem)
def test_G004_30_every_map_lets_everybody_out_and_is_fair(path: Path) -> None:
    board = board_of(path.read_text(encoding="utf-8"))
    check_exits(board)
    assert 2 + 1 + board.width <= 28, "it fits a phone"
    around = {square: Square(board.width - 1 - square.x, board.height - 1 - square.y) for square in board.squares}
    assert {around[square] for square in board.walls} == board.walls
    for kind in ("start", "exit", "victory"):
        assert board.kind(f"{kind}-a")
        assert {around[square] for square in board.kind(f"{kind}-a")} == board.kind(f"{kind}-b")


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.stem)
@pytest.mark.parametrize("edition", Edition)
def test_the_shipped_warbands_meet_on_every_map(path: Path, edition: Edition) -> None:
    entries = (Entry(name="Watch", warband=warband("watch")), Entry(name="Raiders", warband=warband("raiders")))
    game = new_game(edition, TABLES.options, path.stem, path.read_text(encoding="utf-8"), entries)
    assert len(game.creatures) == 16
    assert len({one.name for one in game.creatures}) == 16
    assert len({one.symbol for one in game.creatures}) == 16
    for row in TABLES.warbands.rows:
        assert warband(row.id).cost <= 200
        assert sum(one.count for one in row.creatures) <= min(MOST_CREATURES.values())
    for side in ("a", "b"):
        need = sum(one.stats.size**2 for one in game.creatures if one.side == side)
        assert len(game.board.kind(f"start-{side}")) >= need


def test_the_options_say_whose_they_are() -> None:
    options = TABLES.options
    assert options.origin("charge_path") is Origin.READING
    assert options.origin("victory_score") is Origin.PUBLIC
    assert options.origin("second_cover") is Origin.HOUSE
    assert options.rules("bloodied_rounding") == ("G004-6",)
