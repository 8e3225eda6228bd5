"""The people and undead of the worked examples in rules/turning.md, and the tables."""

from pathlib import Path

from bot.engine.dice import ScriptedDice
from bot.engine.ruling import Ruling
from bot.services.tables import load_tables
from cogs.turning.rules.attempt import attempt
from cogs.turning.rules.outcome import Attempt, Verdict
from cogs.turning.sheets import Cleric, Named, Order, Undead
from cogs.turning.tables import NaturalRow, NumberAffected, ResultRow, TurningTables

DATA = Path(__file__).parents[2] / "data" / "turning"
SHIPPED = load_tables(DATA, TurningTables)
EVERYBODY = SHIPPED.options.model_copy(update={"number_affected": NumberAffected.FIXED, "fixed_number": 100})
TABLES = SHIPPED.model_copy(update={"options": EVERYBODY})
"""The tables as they are shipped, but an attempt affects whoever is there and rolls no dice for their number."""

ALL_ROWS: list[NaturalRow | ResultRow] = [*TABLES.results.naturals, *TABLES.results.rows]
COMMAND_ROWS: list[NaturalRow | ResultRow] = [*TABLES.domination.naturals, *TABLES.domination.rows]

SKELETON = Undead(hit_dice=1, order=Order.LOWER, intelligence=0)
LEGION_SKELETON = Undead(hit_dice=1, order=Order.LOWER, intelligence=0, legion=True)
WIGHT = Undead(hit_dice=4, order=Order.SUPERIOR, intelligence=9)
VAMPIRE = Undead(hit_dice=8, order=Order.MAJOR, intelligence=15)
VAMPIRE_FIGHTER = Undead(hit_dice=8, order=Order.MAJOR, intelligence=15, class_levels=7)
LICH = Undead(hit_dice=11, order=Order.SUPREME, intelligence=19)


def cleric(sheet: Cleric) -> Named[Cleric]:
    return Named[Cleric](sheet_id=1, name="Agnese", sheet=sheet)


def pack(*sheets: Undead) -> list[Named[Undead]]:
    """These undead as sheets 11, 12 and so on."""
    return [
        Named[Undead](sheet_id=number, name=f"Undead {number}", sheet=sheet) for number, sheet in enumerate(sheets, 11)
    ]


def attempt_of(ruling: Ruling) -> Attempt:
    return Attempt.model_validate(ruling.result)


def at_potential_20(undead: Undead, *further_faces: int) -> Verdict:
    """What a potential of 20 means for `undead`: a cleric of level 5 in his sacred area rolls 12 (E000-2)."""
    dice = ScriptedDice([12, *further_faces])
    ruling = attempt(cleric(Cleric(level=5)), pack(undead), place=3, tables=TABLES, dice=dice)
    return attempt_of(ruling).verdicts[0]


EDGES = [
    (-100, "5-or-less"),
    (5, "5-or-less"),
    (6, "6-10"),
    (10, "6-10"),
    (11, "11-15"),
    (15, "11-15"),
    (16, "16-20"),
    (20, "16-20"),
    (21, "21-25"),
    (25, "21-25"),
    (26, "26-or-more"),
    (100, "26-or-more"),
]
"""Concrete values at the edges of the shipped tables' rows, each with its row (E000-10)."""
