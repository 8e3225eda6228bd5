"""The words of a fight: how somebody attacks, in what circumstances, and why it may not be."""

from __future__ import annotations

from enum import StrEnum

from pydantic import Field

from bot.engine.model import Frozen
from bot.engine.refusal import Refusal
from bot.engine.text import Text, say


class CombatRefusal(Refusal):
    """Why something is not possible in a fight."""

    CANNOT = "nihilo-refusal-cannot"
    ITSELF = "nihilo-refusal-itself"
    TARGET_DEAD = "nihilo-refusal-target-dead"
    NOT_SENSED = "nihilo-refusal-not-sensed"
    OUT_OF_RANGE = "nihilo-refusal-out-of-range"
    NO_DISTANCE = "nihilo-refusal-no-distance"
    COVERED = "nihilo-refusal-covered"
    GUNPOWDER = "nihilo-refusal-gunpowder"
    TWO_WEAPONS = "nihilo-refusal-two-weapons"
    TWO_WEAPONS_MOVING = "nihilo-refusal-two-weapons-moving"
    MELEE_ONLY = "nihilo-refusal-melee-only"
    NOTHING_HELD = "nihilo-refusal-nothing-held"
    NO_ROOM = "nihilo-refusal-no-room"
    NOT_UNCONSCIOUS = "nihilo-refusal-not-unconscious"
    NOT_IN_HAND = "nihilo-refusal-not-in-hand"
    NO_SUCH_ADVANCEMENT = "nihilo-refusal-no-such-advancement"
    NOT_FOR_ATTACKS = "nihilo-refusal-not-for-attacks"
    NEEDS_TWO_HANDED = "nihilo-refusal-needs-two-handed"
    NO_ENERGY = "nihilo-refusal-no-energy"
    NOT_OFFERED = "nihilo-refusal-not-offered"
    PARRIED_ALREADY = "nihilo-refusal-parried-already"
    ADVANCEMENT_USED = "nihilo-refusal-advancement-used"
    NO_OPEN_ATTACK = "nihilo-refusal-no-open-attack"
    NOT_DYING = "nihilo-refusal-not-dying"
    NOT_IN_STATE = "nihilo-refusal-not-in-state"


class Way(StrEnum):
    """How somebody attacks."""

    STRIKE = "strike"
    TWO_WEAPONS = "two-weapons"
    CHARGE = "charge"
    DISARM = "disarm"
    FINISH = "finish"

    @property
    def text(self) -> Text:
        """The way in words."""
        return say(f"nihilo-way-{self}")


class Spot(StrEnum):
    """What an aimed blow is aimed at (R003-51, R003-52, G003-38)."""

    LIMB = "limb"
    HEAD_OR_HAND = "head-or-hand"

    @property
    def malus(self) -> int:
        """What aiming there takes off."""
        return 10 if self is Spot.LIMB else 20

    @property
    def text(self) -> Text:
        """The spot in words."""
        return say(f"nihilo-spot-{self}")


class Height(StrEnum):
    """Who stands higher (R003-51)."""

    ATTACKER = "attacker"
    TARGET = "target"


class Circumstances(Frozen):
    """In what circumstances somebody attacks; what a sheet or a state tells is not asked for.

    `level` is the G.S.P. level. `distance` and `room`, the stretch for a charge, are in metres; `room` counts the
    metres sprinted directly before. `cover` is the covered part of the target in percent, `aiming` the turns spent
    aiming. `behind`: from behind, and at a distance from within 9 m. `helpless`: the target is, though in no state
    that says so. `unnoticed`: the target does not perceive the attack; `sensed`: it is hidden or invisible, and sensed
    otherwise than by sight. `moving`: the attack is part of moving and acting. `facing` enemies have the attacker
    within melee reach, `around` the target.
    """

    level: int = Field(default=1, ge=-1, le=3)
    distance: int | None = Field(default=None, ge=0, le=15_000)
    room: int | None = Field(default=None, ge=0, le=1000)
    cover: int = Field(default=0, ge=0, le=100)
    aiming: int = Field(default=0, ge=0, le=100)
    spot: Spot | None = None
    height: Height | None = None
    behind: bool = False
    helpless: bool = False
    unnoticed: bool = False
    sensed: bool = False
    moving: bool = False
    facing: int = Field(default=1, ge=0, le=50)
    around: int = Field(default=1, ge=0, le=50)
    wormhole: bool = False
