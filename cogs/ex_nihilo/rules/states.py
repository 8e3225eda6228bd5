"""States and wounds: how long they last, and what somebody in them can still do (R003-13 to R003-17, R003-65 to 74)."""

from __future__ import annotations

from collections.abc import Collection
from enum import StrEnum

from bot.engine.effects import Effect
from bot.engine.refusal import Refused
from bot.engine.text import Text, say
from cogs.ex_nihilo.rules.combat import CombatRefusal
from cogs.ex_nihilo.tables.advancements import State

RULESET = "ex_nihilo"

TURNS: dict[State, int | None] = {
    State.PAIN: 3,
    State.FEAR: 3,
    State.SENSING_BEHIND: 1,
    State.ON_THE_GROUND: 1,
    State.STUN: 5,
    State.INVISIBLE: None,
    State.INTANGIBLE: None,
    State.ENCHANTMENT: 60,
    State.PARALYSIS: 5,
    State.UNCONSCIOUS: 600,
}
"""For how many turns a state lasts by itself; None: until something ends it. Sensing behind names none: one (ours)."""

RULES: dict[State, str] = {
    State.PAIN: "R003-65",
    State.FEAR: "R003-66",
    State.SENSING_BEHIND: "R003-67",
    State.ON_THE_GROUND: "R003-68",
    State.STUN: "R003-69",
    State.INVISIBLE: "R003-70",
    State.INTANGIBLE: "R003-71",
    State.ENCHANTMENT: "R003-72",
    State.PARALYSIS: "R003-73",
    State.UNCONSCIOUS: "R003-74",
}


class Deed(StrEnum):
    """What somebody may want to do."""

    ATTACK = "attack"
    PARRY = "parry"
    TOTAL_DEFENCE = "total-defence"
    ADVANCEMENT = "advancement"
    MOVE = "move"
    RUN = "run"
    SKILL = "skill"
    TEND = "tend"

    @property
    def text(self) -> Text:
        """The deed in words that follow "cannot"."""
        return say(f"nihilo-deed-{self}")


class Wound(StrEnum):
    """What hit points mean, where they forbid something."""

    GRAVELY_WOUNDED = "gravely-wounded"
    DEAD = "dead"

    @property
    def text(self) -> Text:
        """The wound in words."""
        return say(f"nihilo-wound-{self}")


_ALL = frozenset(Deed)

FORBIDS: dict[State | Wound, frozenset[Deed]] = {
    Wound.DEAD: _ALL,
    State.UNCONSCIOUS: _ALL,
    State.PARALYSIS: frozenset((Deed.ATTACK, Deed.PARRY, Deed.TOTAL_DEFENCE, Deed.MOVE, Deed.RUN, Deed.TEND)),
    # R003-13 leaves staggering, or 1 m.
    Wound.GRAVELY_WOUNDED: _ALL - {Deed.MOVE},
    State.PAIN: frozenset((Deed.ATTACK, Deed.MOVE, Deed.RUN)),
    State.STUN: _ALL - {Deed.MOVE, Deed.PARRY, Deed.TOTAL_DEFENCE},
    State.FEAR: frozenset((Deed.ATTACK, Deed.TOTAL_DEFENCE, Deed.SKILL, Deed.TEND)),
    State.ENCHANTMENT: frozenset((Deed.ATTACK,)),
}
"""What each forbids, the gravest first."""

PRONE = frozenset((State.ON_THE_GROUND, State.PAIN, State.UNCONSCIOUS))
"""States in which somebody lies on the ground (R003-65, R003-68, R003-74)."""

WITHOUT_EQUILIBRIO = frozenset((State.PARALYSIS, State.UNCONSCIOUS))
"""States in which Equilibrio counts 0: Paralysis says so, whoever is unconscious is helpless (R003-52, R003-73)."""


def hindrance(states: Collection[State], hit_points: int, deed: Deed, *, dead: bool = False) -> State | Wound | None:
    """What keeps somebody in these states, with so many hit points, from this deed; None if nothing does."""
    wounds = {Wound.DEAD: dead, Wound.GRAVELY_WOUNDED: hit_points == 0}
    holds = {one for one, holds in wounds.items() if holds} | set(states)
    if hit_points < 0:
        holds.add(State.UNCONSCIOUS)
    return next((one for one, forbidden in FORBIDS.items() if one in holds and deed in forbidden), None)


def require_able(name: str, states: Collection[State], hit_points: int, deed: Deed, *, dead: bool = False) -> None:
    """Raises `Refused` with CANNOT, which names the state or wound, unless nothing keeps them from this deed."""
    reason = hindrance(states, hit_points, deed, dead=dead)
    if reason is not None:
        raise Refused(CombatRefusal.CANNOT, name=name, deed=deed.text, state=reason.text)


def states_of(lasting: Collection[Effect]) -> frozenset[State]:
    """The states among what lasts on somebody."""
    kinds = {effect.kind for effect in lasting if effect.ruleset == RULESET}
    return frozenset(state for state in State if state.value in kinds)


def laid_state(state: State, sheet_id: int, *, source_id: int | None = None, turns: int | None = None) -> Effect:
    """The state, to be laid on this sheet for so many turns, or for as long as it lasts by itself."""
    return Effect(
        ruleset=RULESET,
        kind=state.value,
        sheet_id=sheet_id,
        source_id=source_id,
        rounds=TURNS[state] if turns is None else turns,
    )


def effect_text(kind: str) -> Text:
    """What lasts, by its kind: a state, or what somebody has taken up."""
    return say(f"nihilo-state-{kind}")
