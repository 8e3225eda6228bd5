"""What an attempt may come to, before anything is rolled or spent."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from bot.engine.effects import Effect as Lasting
from bot.engine.model import Frozen
from bot.engine.ruling import Line
from bot.engine.text import Text
from cogs.turning.rules.attempt import check, nobody
from cogs.turning.rules.attempts import attempts_left
from cogs.turning.rules.chances import Chance, row_chances
from cogs.turning.rules.permanent import dominated
from cogs.turning.rules.potential import general_lines
from cogs.turning.rules.present import Candidate, LeftOut, Reason, candidates, numbers
from cogs.turning.rules.touch import offered
from cogs.turning.rules.value import specific_lines
from cogs.turning.sheets import Cleric, Modifier, Named, Undead, Zone
from cogs.turning.tables import Alternative, Kind, TurningTables


class RowChance(Frozen):
    """One row that may come up, what it offers, and its chance."""

    row: str
    row_text: Text
    alternatives: tuple[Alternative, ...]
    chance: Chance


class Prospect(Frozen):
    """What the attempt may do to one undead: `lines` are added to the d20, `rows` is what may come up.

    `reached` is the chance that the number affected goes as far as this undead; the chances of the rows are those if it
    does.
    """

    sheet_id: int
    name: str
    lines: tuple[Line, ...]
    rows: tuple[RowChance, ...]
    reached: Chance


class Preview(Frozen):
    """What an attempt may come to, for each undead that it may touch: the first to be affected comes first."""

    kind: Kind
    cleric_id: int
    cleric_name: str
    attempts_left: int
    prospects: tuple[Prospect, ...]
    left_out: tuple[LeftOut, ...]


def preview(
    cleric: Named[Cleric],
    undead: Sequence[Named[Undead]],
    *,
    kind: Kind = Kind.TURN,
    place: int | Zone = 0,
    modifiers: Sequence[Modifier] = (),
    relations: Mapping[int, Sequence[Modifier]] | None = None,
    lasting: Sequence[Lasting] = (),
    hidden: Collection[int] = (),
    tables: TurningTables,
) -> Preview:
    """The exact chances of an attempt with these circumstances; see `attempt` for them, and for what is refused."""
    named = list({one.sheet_id: one for one in undead}.values())
    check(cleric, named, kind)
    general = general_lines(cleric.sheet, place, modifiers)
    there, left_out = candidates(cleric.sheet, named, lasting, tables.options)
    if not there:
        raise nobody(left_out, hidden)
    used = dominated(cleric, lasting)
    prospects: list[Prospect] = []
    for candidate in there:
        reached = _reached(candidate, cleric.sheet, tables)
        one = candidate.undead
        if not reached.num:
            left_out.append(LeftOut(sheet_id=one.sheet_id, name=one.name, reason=Reason.BEYOND_NUMBER))
            continue
        lines = (*general, *specific_lines(one.sheet, (relations or {}).get(one.sheet_id, ()), tables))
        rows = _rows(one, lines, kind, cleric.sheet.level, used, tables)
        prospects.append(Prospect(sheet_id=one.sheet_id, name=one.name, lines=lines, rows=rows, reached=reached))
    return Preview(
        kind=kind,
        cleric_id=cleric.sheet_id,
        cleric_name=cleric.name,
        attempts_left=attempts_left(cleric.sheet),
        prospects=tuple(prospects),
        left_out=tuple(left_out),
    )


def _reached(candidate: Candidate, cleric: Cleric, tables: TurningTables) -> Chance:
    possible = numbers(cleric, tables.options)
    enough = sum(throws for number, throws in possible.items() if number >= candidate.needs)
    return Chance(num=enough, den=possible.total())


def _rows(
    undead: Named[Undead], lines: Sequence[Line], kind: Kind, level: int, used: int, tables: TurningTables
) -> tuple[RowChance, ...]:
    """The rows that may come up, from the natural 1 up to the natural 20."""
    results = tables.results_of(kind)
    bonus = sum(line.amount for line in lines)
    chances = row_chances(bonus, results)
    rows = {row.id: row for row in (results.row_at(face, face + bonus) for face in range(1, 21))}
    return tuple(
        RowChance(
            row=row.id,
            row_text=row.text,
            alternatives=offered(row.alternatives, kind, level, used, undead, tables),
            chance=chances[row.id],
        )
        for row in rows.values()
    )
