"""How far somebody comes in a turn, and what else they do with it (R003-2 to R003-9)."""

from __future__ import annotations

from bot.engine.model import Frozen
from bot.engine.ruling import Note, Origin, Ruling
from bot.engine.text import say
from cogs.ex_nihilo.rules.acting import Act, Done
from cogs.ex_nihilo.rules.derived import STAGGER_M, Metres, movement, sprint_metres
from cogs.ex_nihilo.rules.fighter import Fighter
from cogs.ex_nihilo.rules.states import RULESET, Deed
from cogs.ex_nihilo.tables import NihiloTables
from cogs.ex_nihilo.tables.options import LaterSprint

TAKEN = (Act.MOVE, Act.SHORT_MOVE, Act.SPRINT, Act.STANDARD, Act.AIM)
"""What can be taken up without a roll."""


class Moved(Frozen):
    """What somebody does with a turn: `metres` where they move; `turns` is how long a sprint or aiming has lasted."""

    sheet_id: int
    name: str
    act: Act
    metres: int | None = None
    turns: int = 1


def metres_of(who: Fighter) -> Metres:
    """How far somebody comes in a turn: the gravely wounded 1 m, and no sprint (R003-13)."""
    if who.sheet.hit_points == 0:
        return Metres(move=STAGGER_M, move_and_act=STAGGER_M, first_sprint=0, later_sprint=0)
    return movement(who.sheet)


def take(who: Fighter, act: Act, done: Done | None, tables: NihiloTables) -> Ruling:
    """Take up one of `TAKEN`; `done` is the turn with it, where a scene counts turns.

    Raises `Refused` with CANNOT where a state or wound keeps them from it.
    """
    who.require(_DEEDS[act])
    sprinted = done.sprinted if done else 0
    result = Moved(
        sheet_id=who.sheet_id,
        name=who.name,
        act=act,
        metres=_metres(who, act, sprinted, tables),
        turns=1 + (sprinted if act is Act.SPRINT else done.aimed if done and act is Act.AIM else 0),
    )
    return Ruling(ruleset=RULESET, kind="move", result=result.model_dump(mode="json"), trace=notes(tables))


def notes(tables: NihiloTables) -> tuple[Note, ...]:
    """By which rules somebody moves."""
    growing = tables.options.later_sprint is LaterSprint.GROWING
    return (
        Note(text=say("nihilo-why-move"), rule="R003-4"),
        Note(text=say("nihilo-why-move-and-act"), rule="R003-5"),
        Note(text=say("nihilo-why-sprint"), rule="R003-6"),
        Note(text=say("nihilo-why-per-ten"), rule="G003-6", origin=Origin.READING),
        Note(
            text=say("nihilo-why-sprint-growing" if growing else "nihilo-why-sprint-flat"),
            rule="G003-7",
            origin=tables.options.origin("later_sprint"),
        ),
    )


_DEEDS = {
    Act.MOVE: Deed.MOVE,
    Act.SHORT_MOVE: Deed.MOVE,
    Act.SPRINT: Deed.RUN,
    Act.STANDARD: Deed.SKILL,
    Act.AIM: Deed.ATTACK,
}


def _metres(who: Fighter, act: Act, sprinted: int, tables: NihiloTables) -> int | None:
    metres = metres_of(who)
    match act:
        case Act.MOVE:
            return metres.move
        case Act.SHORT_MOVE:
            return metres.move_and_act
        case Act.SPRINT:
            return sprint_metres(who.sheet, tables, sprinted)
    return None
