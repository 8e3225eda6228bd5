"""The G.S.P.: how many thirty-sided dice a level gives, and the exact chances that come of it (R003-36)."""

from __future__ import annotations

from functools import lru_cache

from bot.engine.dice import Dice
from bot.engine.odds.situation import Situation
from bot.engine.ruling import Line, Note, Origin
from bot.engine.text import Ratio, Verbatim, say
from cogs.ex_nihilo.tables import Levels, NihiloTables, level_text
from cogs.ex_nihilo.tables.options import LevelDice

FACES = 30
"""Faces of the game's die."""

LEVELS = (-1, 0, 1, 2, 3)
"""The G.S.P. levels, from all the time and quiet that is needed to certain death."""


def dice_text(n: int) -> str:
    """So many dice as an expression: `2d30`; `0` for none."""
    return f"{n}d{FACES}" if n else "0"


def thrown(n: int, dice: Dice, rule: str = "R003-36", origin: Origin = Origin.SOURCE) -> tuple[Line, ...]:
    """The line of so many dice, thrown; none for no dice."""
    if not n:
        return ()
    faces = [dice.roll(FACES) for _ in range(n)]
    text = Verbatim(verbatim=f"{dice_text(n)}: {' + '.join(map(str, faces))}" if n > 1 else dice_text(n))
    return (Line(label=text, amount=sum(faces), rule=rule, origin=origin),)


def level_note(level: int, levels: Levels) -> Note:
    """What the level gives to both sides."""
    row = levels.row_for(level)
    given = {
        name: Verbatim(verbatim=dice_text(n) if n else "–")
        for name, n in (("ours", row.roll), ("theirs", row.difficulty))
    }
    return Note(text=say("nihilo-why-level", level=level, **given), rule="R003-36", origin=levels.passport.origin)


def initiative_dice(level: int, tables: NihiloTables) -> tuple[int, int]:
    """How many dice initiative has at this level, and how many those roll who tie (R003-41, G003-10)."""
    row = tables.levels.row_for(level)
    if tables.options.initiative_dice is LevelDice.COLUMN:
        return row.roll, row.initiative
    return row.initiative, row.initiative


def save_dice(level: int, tables: NihiloTables) -> int:
    """How many dice are added to the difficulty of a save at this level (R003-64, G003-22)."""
    row = tables.levels.row_for(level)
    return row.initiative if tables.options.save_dice is LevelDice.LIST else row.difficulty


def chance(lead: int, ours: int, theirs: int) -> Ratio:
    """The exact chance that `ours` dice and `lead` reach `theirs` dice (R003-40), as a percentage."""
    return Ratio(num=_ways(lead, ours, theirs), den=FACES ** (ours + theirs), percent=True)


@lru_cache(maxsize=1024)
def _ways(lead: int, ours: int, theirs: int) -> int:
    mine, other = _sums(ours), _sums(theirs)
    return sum(
        ways * against for total, ways in mine.items() for need, against in other.items() if total + lead >= need
    )


@lru_cache(maxsize=16)
def _sums(n: int) -> dict[int, int]:
    """In how many ways so many dice come to each total."""
    if n == 0:
        return {0: 1}
    found: dict[int, int] = {}
    for total, ways in _sums(n - 1).items():
        for face in range(1, FACES + 1):
            found[total + face] = found.get(total + face, 0) + ways
    return found


def situations(tables: NihiloTables) -> tuple[Situation, ...]:
    """The levels, as `/odds` offers them."""
    return tuple(_situation(level, tables) for level in LEVELS)


def _situation(level: int, tables: NihiloTables) -> Situation:
    row = tables.levels.row_for(level)
    ours, theirs = (dice_text(n) if n else "" for n in (row.roll, row.difficulty))
    return Situation(id=f"gsp-{level}", label=level_text(level), ours=ours, theirs=theirs)
