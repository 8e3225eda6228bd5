"""The charge: a run and one blow, 10 damage more and 5 less on rolls with Equilibrio (R003-52, G003-16, G003-37)."""

from __future__ import annotations

from bot.engine.effects import Effect
from bot.engine.refusal import Refused
from cogs.ex_nihilo.rules.combat import Circumstances, CombatRefusal
from cogs.ex_nihilo.rules.derived import movement
from cogs.ex_nihilo.rules.fighter import CHARGING, Arm, Fighter
from cogs.ex_nihilo.rules.states import RULESET, Deed


def require_room(attacker: Fighter, arm: Arm, given: Circumstances) -> None:
    """Raises `Refused` unless the attacker can run a whole turn before the blow: CANNOT, MELEE_ONLY, NO_ROOM."""
    attacker.require(Deed.RUN)
    if arm.ranged:
        raise Refused(CombatRefusal.MELEE_ONLY)
    needed = movement(attacker.sheet).first_sprint
    if given.room is None or given.room < needed:
        raise Refused(CombatRefusal.NO_ROOM, name=attacker.name, needed=needed, room=given.room or 0)


def charging(attacker: Fighter) -> Effect:
    """What stays of a charge until whoever charged acts again."""
    return Effect(ruleset=RULESET, kind=CHARGING, sheet_id=attacker.sheet_id)
