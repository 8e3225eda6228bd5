"""Fighters and tables for the tests of fights."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.app import ROOT
from bot.engine.dice import ScriptedDice
from bot.engine.effects import Effect
from bot.engine.ruling import Reckoning, Ruling
from bot.services.tables import load_tables
from cogs.ex_nihilo.rules.assault import Attack, assault
from cogs.ex_nihilo.rules.attack import attack_lines
from cogs.ex_nihilo.rules.combat import Circumstances, Way
from cogs.ex_nihilo.rules.defence import defence_lines
from cogs.ex_nihilo.rules.fighter import Fighter, fighter_of
from cogs.ex_nihilo.rules.reaction import Settled, react
from cogs.ex_nihilo.rules.reckoning import total
from cogs.ex_nihilo.rules.states import RULESET
from cogs.ex_nihilo.sheets import Character
from cogs.ex_nihilo.tables import NihiloTables
from cogs.ex_nihilo.tables.advancements import State

TABLES = load_tables(ROOT / "data" / "ex_nihilo", NihiloTables)

CALM = Circumstances(level=0)
"""No dice for anybody."""


def options(**changed: Any) -> NihiloTables:
    """The tables with these options."""
    return TABLES.model_copy(update={"options": TABLES.options.model_copy(update=changed)})


def fighter(
    sheet_id: int = 1,
    *weapons: str,
    lasting: Iterable[Effect | State] = (),
    tables: NihiloTables = TABLES,
    **stats: Any,
) -> Fighter:
    """A fighter with these weapons in hand, in these states."""
    sheet = Character.model_validate({"weapons": weapons, "in_hand": weapons, **stats})
    effects = [one if isinstance(one, Effect) else state(one, sheet_id) for one in lasting]
    return fighter_of(sheet_id, f"Fighter {sheet_id}", sheet, effects, tables)


def state(
    kind: State | str, sheet_id: int, source_id: int | None = None, rounds: int | None = 3, id: int = 7
) -> Effect:
    """A state, or whatever else lasts, on this sheet."""
    return Effect(ruleset=RULESET, kind=str(kind), sheet_id=sheet_id, source_id=source_id, rounds=rounds, id=id)


def to_hit(
    attacker: Fighter,
    target: Fighter,
    given: Circumstances = CALM,
    *,
    way: Way = Way.STRIKE,
    tables: NihiloTables = TABLES,
    off_hand: bool = False,
) -> int:
    """The attack without dice."""
    return total(attack_lines(attacker, target, attacker.arms()[int(off_hand)], given, way, tables))


def to_reach(
    target: Fighter, given: Circumstances = CALM, *, ranged: bool = False, tables: NihiloTables = TABLES
) -> int:
    """The defence without dice, against a sword or a bow."""
    arm = fighter(9, "bow" if ranged else "sword").arms()[0]
    return total(defence_lines(target, arm, given, tables))


def struck_by(
    attacker: Fighter,
    target: Fighter,
    given: Circumstances = CALM,
    *faces: int,
    choice: str = "dodge",
    tables: NihiloTables = TABLES,
    **how: Any,
) -> tuple[Attack, Settled, Ruling]:
    """A whole attack whose first stroke hits: the attack, what came of it, and the ruling of that."""
    dice = ScriptedDice(faces)
    made = Attack.model_validate(assault(attacker, target, given, tables=tables, dice=dice, **how).result)
    ruling = react(made, 0, attacker, target, choice, tables=tables, dice=dice)
    return made, Settled.model_validate(ruling.result), ruling


def rules_of(reckoning: Reckoning) -> dict[str, int]:
    """The lines of a sum by their messages."""
    return {getattr(line.label, "id", str(line.label)): line.amount for line in (reckoning.start, *reckoning.lines)}
