"""What the rulings of a game tell: one frozen model for each kind, as `Ruling.result` holds it.

`result_of(ruling)` reads it back. Costs and distances are movement points of the edition.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from bot.engine.grid import Square
from bot.engine.model import Frozen
from bot.engine.ruling import Reckoning, Ruling
from cogs.skirmish.rules.model import Creature
from cogs.skirmish.rules.rolls import SideRoll
from cogs.skirmish.rules.terms import Ending, Gone, Purpose, Reason, Side


class Who(Frozen):
    """A creature, by the name it goes by."""

    id: int
    name: str
    side: Side

    @classmethod
    def of(cls, creature: Creature) -> Who:
        """The same creature, to be named."""
        return cls(id=creature.id, name=creature.name, side=creature.side)


class InitiativeRolled(Frozen):
    """`rolls` decided; those that were `tied` came before (G004-8)."""

    kind: Literal["initiative"] = "initiative"
    round: int
    rolls: tuple[SideRoll, SideRoll]
    tied: tuple[tuple[SideRoll, SideRoll], ...] = ()
    winner: Side


class FirstChosen(Frozen):
    """Which side goes first in this round, chosen by `by`."""

    kind: Literal["first"] = "first"
    round: int
    side: Side
    by: Side


class Deployed(Frozen):
    """A creature stands on the board."""

    kind: Literal["deployed"] = "deployed"
    who: Who
    square: Square


class Activated(Frozen):
    """The turn of a creature begins; its side may activate `left` more in this phase."""

    kind: Literal["activated"] = "activated"
    who: Who
    routing: bool
    left: int


class TurnEnded(Frozen):
    """The turn of a creature is over. `acting` activates up to `left` creatures now; None: the round is over."""

    kind: Literal["turn-ended"] = "turn-ended"
    who: Who
    acting: Side | None
    left: int


class Moved(Frozen):
    """A creature has gone `way`, from its first square to its last; the movement as planned would cost `cost`.

    `cut_short`: something stopped it. `left_map`: it went off the map from the last square.
    """

    kind: Literal["moved"] = "moved"
    who: Who
    purpose: Purpose
    way: tuple[Square, ...]
    cost: int
    cut_short: bool = False
    left_map: bool = False


class Opportunities(Frozen):
    """Those who may strike at a creature before it leaves a square; those who `caused` its rout may not (R004-21)."""

    kind: Literal["opportunities"] = "opportunities"
    who: Who
    square: Square
    by: tuple[Who, ...]
    caused: tuple[Who, ...] = ()


class Spared(Frozen):
    """An opportunity attack was not made."""

    kind: Literal["spared"] = "spared"
    who: Who
    by: Who


class Attacked(Frozen):
    """An attack: what was rolled against which AC. A natural 1 misses, a natural 20 hits."""

    kind: Literal["attacked"] = "attacked"
    who: Who
    target: Who
    face: int
    reckoning: Reckoning
    ac: Reckoning
    hit: bool
    damage: int
    ranged: bool = False
    opportunity: bool = False
    charge: bool = False


class HitPoints(Frozen):
    """A creature has lost hit points, or got some back."""

    kind: Literal["hit-points"] = "hit-points"
    who: Who
    before: int
    after: int
    start: int


class Bloodied(Frozen):
    """A creature has become bloodied, or is so no longer (R004-39)."""

    kind: Literal["bloodied"] = "bloodied"
    who: Who
    entered: bool
    threshold: int


class SaveNeeded(Frozen):
    """A creature owes a morale save."""

    kind: Literal["save-due"] = "save-due"
    who: Who
    reason: Reason
    rally: bool = False


class Saved(Frozen):
    """A morale save, passed or not; with `rally` to stop routing."""

    kind: Literal["save"] = "save"
    who: Who
    face: int
    reckoning: Reckoning
    dc: int
    passed: bool
    rally: bool = False
    lender: str | None = None


class Routing(Frozen):
    """A creature runs: `way` from where it stands, `cost` to its exit from there, `left` to run after this move.

    `blocked`: no way leads to an exit. `moves` is false where it cannot move at all.
    """

    kind: Literal["rout"] = "rout"
    who: Who
    way: tuple[Square, ...]
    points: int
    cost: int | None
    left: int | None
    leaves: bool = False
    blocked: bool = False


class Eliminated(Frozen):
    """A creature is out of the game; the opponent has `points` by now, `cost` of them for it."""

    kind: Literal["eliminated"] = "eliminated"
    who: Who
    how: Gone
    cost: int
    points: int


class Charged(Frozen):
    """A charge at the nearest enemy begins: `squares` to cover, to `end`."""

    kind: Literal["charge"] = "charge"
    who: Who
    target: Who
    end: Square
    squares: int


class TargetLost(Frozen):
    """A charge reached its square, but its target is gone or was moved: no attack (R004-34)."""

    kind: Literal["target-lost"] = "target-lost"
    who: Who
    target: Who


class GroundHurts(Frozen):
    """What ground did to a creature: `terrain` is risky, spikes or pit; `face` is what was rolled for it."""

    kind: Literal["ground"] = "ground"
    who: Who
    terrain: str
    face: int | None = None
    total: int | None = None
    damage: int = 0
    eliminated: bool = False


class Placed(Frozen):
    """A creature was pushed, pulled or put somewhere, without moving itself."""

    kind: Literal["placed"] = "placed"
    who: Who
    before: Square
    after: Square


class Helpless(Frozen):
    """A creature has become helpless, or is so no longer."""

    kind: Literal["helpless"] = "helpless"
    who: Who
    helpless: bool


class RoundEnded(Frozen):
    """A round is over: what each side's victory areas were worth, and the points of A and of B."""

    kind: Literal["round-ended"] = "round-ended"
    round: int
    areas: tuple[int, int]
    points: tuple[int, int]
    idle: bool = False


class DrawOffered(Frozen):
    """A side offers a draw, or takes that back or declines (`offered` is false)."""

    kind: Literal["draw"] = "draw"
    side: Side
    offered: bool


class GameOver(Frozen):
    """The game is over; without a winner it is a draw."""

    kind: Literal["over"] = "over"
    ending: Ending
    winner: Side | None
    points: tuple[int, int]


Result = Annotated[
    InitiativeRolled
    | FirstChosen
    | Deployed
    | Activated
    | TurnEnded
    | Moved
    | Opportunities
    | Spared
    | Attacked
    | HitPoints
    | Bloodied
    | SaveNeeded
    | Saved
    | Routing
    | Eliminated
    | Charged
    | TargetLost
    | GroundHurts
    | Placed
    | Helpless
    | RoundEnded
    | DrawOffered
    | GameOver,
    Field(discriminator="kind"),
]

_RESULT: TypeAdapter[Result] = TypeAdapter(Result)


def result_of(ruling: Ruling) -> Result:
    """What a ruling of this game tells."""
    return _RESULT.validate_python(ruling.result)
