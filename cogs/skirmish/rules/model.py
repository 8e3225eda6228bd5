"""A game of skirmish as a value: the board, both players, their creatures, whose turn it is, and what is pending.

Squares are the lower left ones of the spaces that creatures take up; costs are movement points, 1 for an open square.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Annotated, Any, Literal

from pydantic import Field

from bot.engine.grid import Board, Space, Square
from bot.engine.model import Frozen
from cogs.skirmish.rules.boards import board_of
from cogs.skirmish.rules.terms import Edition, Ending, Gone, Phase, Purpose, Reason, Side
from cogs.skirmish.sheets import Stats
from cogs.skirmish.tables import Options


class Player(Frozen):
    """A side: what its warband is called, who plays it, and its victory points."""

    side: Side
    name: str
    user_ids: tuple[int, ...] = ()
    points: int = 0


class Creature(Frozen):
    """A creature in the game. `square` is None until it is deployed and once it is `gone`.

    `half_saved`: it has made its save for half of its hit points (R004-7); healing above half makes that due again.
    `activated`: it has had its turn in this round. `symbol` stands for it on the board: capitals for A. `squeezed` is
    what it takes up while it passes a gap that is too narrow for it (G004-22).
    """

    id: int
    side: Side
    name: str
    symbol: str
    stats: Stats
    hit_points: int
    square: Square | None = None
    squeezed: Space | None = None
    sheet_id: int | None = None
    routing: bool = False
    helpless: bool = False
    half_saved: bool = False
    activated: bool = False
    gone: Gone | None = None

    @property
    def anchor(self) -> Square:
        """Its lower left square. Raises ValueError where it is not on the board."""
        if self.square is None:
            raise ValueError(f"{self.name} is not on the board")
        return self.square

    @property
    def space(self) -> Space:
        """The squares on which it stands. Raises ValueError where it stands on none."""
        return self.squeezed or self.at(self.anchor)

    @property
    def stands(self) -> bool:
        """Whether it is on the board."""
        return self.square is not None

    @property
    def is_commander(self) -> bool:
        """Whether it has a commander rating."""
        return self.stats.commander_rating > 0

    def at(self, square: Square) -> Space:
        """Its space if its lower left square were this one."""
        return Space(square, self.stats.size, self.stats.size)


class Stand(Frozen):
    """A place on a way: the lower left square of the whole space, and what is taken up of it, less in a narrow gap."""

    square: Square
    space: Space


class Turn(Frozen):
    """The turn of a creature: how often it has moved, and whether it has attacked.

    A turn that `is_over` ends when nothing is pending; `left_ground`: the ground under it has had its effect.
    """

    creature_id: int
    moves: int = 0
    attacked: bool = False
    is_over: bool = False
    left_ground: bool = False


class ChooseFirst(Frozen):
    """The winner of the initiative is to say which side goes first (R004-35)."""

    kind: Literal["choose-first"] = "choose-first"
    side: Side


class Due(Frozen):
    """A morale save that a creature owes. `rating` is what a commander, `lender_id`, adds to it."""

    creature_id: int
    reason: Reason
    rating: int = 0
    lender_id: int | None = None


class SavesDue(Frozen):
    """Morale saves to be rolled, one by one; those who `failed` run when all are rolled (G004-29).

    `causer_id` is the creature whose attack or ability is the reason, if it was one.
    """

    kind: Literal["saves"] = "saves"
    waiting: tuple[Due, ...]
    failed: tuple[int, ...] = ()
    causer_id: int | None = None


class RoutsDue(Frozen):
    """Creatures that must run; their owner says in which order, and where one may stop in several squares."""

    kind: Literal["routs"] = "routs"
    waiting: tuple[int, ...]


class RallyDue(Frozen):
    """The creature whose turn it is must try to rally (R004-22, R004-24)."""

    kind: Literal["rally"] = "rally"
    due: Due


class Movement(Frozen):
    """A creature on its way, at a `cost` for all of it.

    `behind` are the squares that it has left, `way` the stands ahead; with `leaves` it goes off the map from the last
    one. One that `shifts` draws no opportunity attacks (G004-15). `waiting` are those who may make one before it leaves
    its square, unless they have been `asked`. A charge has a target, which counts as lost once it is not on
    `target_square` (R004-34), or without one from the beginning.
    """

    kind: Literal["movement"] = "movement"
    creature_id: int
    purpose: Purpose
    way: tuple[Stand, ...]
    cost: int
    shifts: bool = False
    behind: tuple[Square, ...] = ()
    leaves: bool = False
    asked: bool = False
    waiting: tuple[int, ...] = ()
    target_id: int | None = None
    target_square: Square | None = None


Pending = Annotated[
    ChooseFirst | SavesDue | RoutsDue | RallyDue | Movement,
    Field(discriminator="kind"),
]


class Over(Frozen):
    """The end of a game; without a `winner` it is a draw."""

    ending: Ending
    winner: Side | None = None


class Game(Frozen):
    """A game. `map` is the text of its board, `options` are those in force since it began.

    `acting` is the side that activates, `to_activate` how many creatures it still may in this phase, and `opening` is
    true in the first phase of a round. `pending` are decisions, the last of them first; nothing else goes on before.
    `struck` have made their opportunity attack in the present turn, and `causes` tells whose rout in it whom they
    caused: (runner, causer). `idle`: nobody has done anything in this round but run against a blocked exit.
    `agreed` are the sides that offer a draw; with `drawish` the rules have offered one to both.
    """

    edition: Edition
    options: Options
    map_name: str
    map: str
    players: tuple[Player, Player]
    creatures: tuple[Creature, ...]
    round: int = 0
    phase: Phase = Phase.DEPLOYING
    acting: Side | None = None
    to_activate: int = 0
    opening: bool = False
    turn: Turn | None = None
    pending: tuple[Pending, ...] = ()
    struck: tuple[int, ...] = ()
    causes: tuple[tuple[int, int], ...] = ()
    idle: bool = True
    agreed: tuple[Side, ...] = ()
    drawish: bool = False
    over: Over | None = None

    @cached_property
    def board(self) -> Board:
        """The board on which it is played."""
        return board_of(self.map, with_terrain=self.options.terrain_set)

    def may_agree(self, side: Side) -> bool:
        """Whether a draw is offered to this side."""
        return side not in self.agreed and (self.drawish or side.other in self.agreed)

    @property
    def top(self) -> Pending | None:
        """What is to be decided now, if anything is."""
        return self.pending[-1] if self.pending else None

    def creature(self, id: int) -> Creature:
        """The creature with this id."""
        return next(one for one in self.creatures if one.id == id)

    def player(self, side: Side) -> Player:
        """Who plays this side."""
        return next(one for one in self.players if one.side is side)

    def standing(self, side: Side | None = None) -> tuple[Creature, ...]:
        """The creatures on the board, or those of one side."""
        return tuple(one for one in self.creatures if one.stands and side in (None, one.side))

    def seen(self) -> tuple[Creature, ...]:
        """The creatures on the board as they are drawn: whoever is passing allies stands in front of them."""
        passing = [self.creature(one.creature_id) for one in self.pending if isinstance(one, Movement)]
        front = self.squares(passing)
        return tuple(one for one in self.standing() if one in passing or front.isdisjoint(one.space.squares))

    def squares(self, creatures: Iterable[Creature]) -> frozenset[Square]:
        """The squares that these creatures take up."""
        return frozenset(square for one in creatures for square in one.space.squares)

    def deciding(self) -> Side | None:
        """The side that decides what is pending, or acts; None where nobody does or both may."""
        match self.top:
            case ChooseFirst(side=side):
                return side
            case SavesDue(waiting=waiting):
                return self.creature(waiting[0].creature_id).side
            case RoutsDue(waiting=waiting):
                return self.creature(waiting[0]).side
            case RallyDue(due=due):
                return self.creature(due.creature_id).side
            case Movement(creature_id=id):
                return self.creature(id).side.other
        return self.acting if self.phase is Phase.ACTIVATING else None

    @property
    def active_side(self) -> Side | None:
        """The side whose turn or phase it is."""
        return self.creature(self.turn.creature_id).side if self.turn else self.acting

    def changed(self, **values: Any) -> Game:
        """The game with some fields changed."""
        return self.model_copy(update=values)

    def with_creature(self, creature: Creature) -> Game:
        """The game with this creature in the place of its former self."""
        new = tuple(creature if one.id == creature.id else one for one in self.creatures)
        return self.model_copy(update={"creatures": new})
