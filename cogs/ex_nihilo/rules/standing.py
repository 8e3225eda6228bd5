"""Total defence, and states as they are laid on somebody and lifted (R003-46, R003-65 to R003-74)."""

from __future__ import annotations

from bot.engine.effects import Effect
from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from bot.engine.ruling import Change, Note, Ruling
from bot.engine.text import say
from cogs.ex_nihilo.rules.assault import require_living, stopped
from cogs.ex_nihilo.rules.combat import CombatRefusal
from cogs.ex_nihilo.rules.fighter import TOTAL_DEFENCE, Fighter
from cogs.ex_nihilo.rules.states import RULES, RULESET, TURNS, Deed, laid_state
from cogs.ex_nihilo.rules.wounds import is_dying
from cogs.ex_nihilo.tables.advancements import State


class Stood(Frozen):
    """Somebody takes up total defence."""

    sheet_id: int
    name: str


class Laid(Frozen):
    """A state begins, for so many turns (None: until something ends it), or `lifted` ends. `dropped`: so do weapons."""

    sheet_id: int
    name: str
    state: State
    turns: int | None = None
    lifted: bool = False
    dropped: bool = False


def defend(fighter: Fighter) -> Ruling:
    """Total defence until their next turn, instead of anything else (R003-46). Raises `Refused(CANNOT)`."""
    fighter.require(Deed.TOTAL_DEFENCE)
    return Ruling(
        ruleset=RULESET,
        kind="defend",
        result=Stood(sheet_id=fighter.sheet_id, name=fighter.name).model_dump(mode="json"),
        trace=(Note(text=say("nihilo-why-total-defence"), rule="R003-46"),),
        begins=(Effect(ruleset=RULESET, kind=TOTAL_DEFENCE, sheet_id=fighter.sheet_id),),
        ends=stopped(fighter),
    )


def lay(fighter: Fighter, state: State, *, turns: int | None = None, source_id: int | None = None) -> Ruling:
    """The state begins, in place of the same one from before; whoever is stunned lets go of what they hold (R003-69).

    Raises `Refused(TARGET_DEAD)`.
    """
    require_living(fighter)
    held = fighter.sheet.in_hand
    drops = state is State.STUN and bool(held)
    lasts = TURNS[state] if turns is None else turns
    result = Laid(sheet_id=fighter.sheet_id, name=fighter.name, state=state, turns=lasts, dropped=drops)
    return Ruling(
        ruleset=RULESET,
        kind="state",
        result=result.model_dump(mode="json"),
        trace=(Note(text=say(f"nihilo-why-state-{state}"), rule=RULES[state]),),
        changes=(Change(sheet_id=fighter.sheet_id, field="in_hand", before=list(held), after=[]),) if drops else (),
        begins=(laid_state(state, fighter.sheet_id, source_id=source_id, turns=turns),),
        ends=tuple(one for one in fighter.effects(state) if not is_dying(one)),
    )


def lift(fighter: Fighter, state: State) -> Ruling:
    """The state ends before its time. That of the dying ends by help alone. Raises `Refused(NOT_IN_STATE)`."""
    ended = tuple(one for one in fighter.effects(state) if not is_dying(one))
    if not ended or (state is State.UNCONSCIOUS and fighter.sheet.hit_points < 0):
        raise Refused(CombatRefusal.NOT_IN_STATE, name=fighter.name, state=state.text)
    result = Laid(sheet_id=fighter.sheet_id, name=fighter.name, state=state, lifted=True)
    return Ruling(
        ruleset=RULESET,
        kind="state",
        result=result.model_dump(mode="json"),
        trace=(Note(text=say(f"nihilo-why-state-{state}"), rule=RULES[state]),),
        ends=ended,
    )
