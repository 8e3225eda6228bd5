"""Energy points: who holds them, how they are spent, and how they come back as time goes by (R003-27, R003-31)."""

from __future__ import annotations

from bot.engine.model import Frozen
from bot.engine.refusal import Refusal, Refused
from bot.engine.ruling import Change, Note, Ruling
from bot.engine.text import say
from cogs.ex_nihilo.rules.derived import most_energy
from cogs.ex_nihilo.rules.fighter import Fighter
from cogs.ex_nihilo.rules.states import RULESET
from cogs.ex_nihilo.sheets import Character
from cogs.ex_nihilo.tables import NihiloTables

TURNS_PER_MINUTE = 60
"""600 turns are ten minutes (R003-1)."""


class EnergyRefusal(Refusal):
    """Why energy points are not spent or won back."""

    TOO_FEW = "nihilo-refusal-too-few-energy"
    HOLDS_NONE = "nihilo-refusal-holds-no-energy"


class Energy(Frozen):
    """The energy points of a sheet, after `spent` of them were spent or `turns` went by, in which `won` came back."""

    sheet_id: int
    name: str
    energy: int
    most: int
    turns_each: int | None
    spent: int = 0
    turns: int = 0
    won: int = 0


class Recovered(Frozen):
    """So many energy points, and the turns that have gone by towards the next one."""

    energy: int
    turns: int


def recovered(sheet: Character, turns: int, tables: NihiloTables) -> Recovered:
    """What the sheet holds after so many turns. Whoever is full waits for nothing; nobody loses what they hold."""
    row = tables.spirito.row_for(sheet.spirito)
    if row.turns is None or sheet.energy >= row.energy_slots:
        return Recovered(energy=sheet.energy, turns=0)
    won, rest = divmod(sheet.energy_turns + turns, row.turns)
    energy = min(row.energy_slots, sheet.energy + won)
    return Recovered(energy=energy, turns=0 if energy >= row.energy_slots else rest)


def changes(sheet_id: int, sheet: Character, after: Recovered) -> tuple[Change, ...]:
    """The changes that bring the sheet there; none where it is there already."""
    found = (("energy", sheet.energy, after.energy), ("energy_turns", sheet.energy_turns, after.turns))
    return tuple(
        Change(sheet_id=sheet_id, field=field, before=before, after=new)
        for field, before, new in found
        if before != new
    )


def spend(who: Fighter, points: int, tables: NihiloTables) -> Ruling:
    """Spend energy points. Raises `Refused` with HOLDS_NONE, or with TOO_FEW."""
    _require_holder(who, tables)
    if points > who.sheet.energy:
        raise Refused(EnergyRefusal.TOO_FEW, name=who.name, n=who.sheet.energy)
    left = Recovered(energy=who.sheet.energy - points, turns=who.sheet.energy_turns)
    return _ruling(who, left, tables, spent=points)


def pass_turns(who: Fighter, turns: int, tables: NihiloTables) -> Ruling:
    """Let so many turns go by. Raises `Refused` with HOLDS_NONE."""
    _require_holder(who, tables)
    return _ruling(who, recovered(who.sheet, turns, tables), tables, turns=turns)


def state_of(who: Fighter, tables: NihiloTables) -> Energy:
    """How many energy points there are, without anything happening."""
    row = tables.spirito.row_for(who.sheet.spirito)
    return Energy(
        sheet_id=who.sheet_id,
        name=who.name,
        energy=who.sheet.energy,
        most=row.energy_slots,
        turns_each=row.turns,
    )


def _ruling(who: Fighter, after: Recovered, tables: NihiloTables, *, spent: int = 0, turns: int = 0) -> Ruling:
    row = tables.spirito.row_for(who.sheet.spirito)
    origin = tables.spirito.passport.origin
    result = state_of(who, tables).model_copy(
        update={"energy": after.energy, "spent": spent, "turns": turns, "won": after.energy - who.sheet.energy + spent}
    )
    every = (
        ()
        if row.turns is None
        else (Note(text=say("nihilo-why-energy-back", turns=row.turns), rule="R003-27", origin=origin),)
    )
    return Ruling(
        ruleset=RULESET,
        kind="energy",
        result=result.model_dump(mode="json"),
        trace=(
            Note(
                text=say("nihilo-why-energy-most", spirito=who.sheet.spirito, most=row.energy_slots),
                rule="G003-1",
                origin=origin,
            ),
            *every,
        ),
        changes=changes(who.sheet_id, who.sheet, after),
    )


def _require_holder(who: Fighter, tables: NihiloTables) -> None:
    if not most_energy(who.sheet, tables) and not who.sheet.energy:
        raise Refused(EnergyRefusal.HOLDS_NONE, name=who.name)
