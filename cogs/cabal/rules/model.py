"""What a game is, and what can be done in it.

A `Game` is the whole of it, as JSON too: the armies and options in force, who stands where, what has been done in this
turn, and the record from which it can be played again. Turns count from 1, one player's after the other's.
"""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from bot.engine.grid import Square
from bot.engine.model import Frozen
from bot.engine.ruling import Origin, Reckoning
from bot.engine.text import Text, say
from cogs.cabal.tables import Army, Options, PieceKind


class Side(IntEnum):
    """The two players. The first begins; his pieces start at the lower edge, and are drawn as capitals."""

    FIRST = 0
    SECOND = 1

    @property
    def other(self) -> Side:
        """The opponent."""
        return Side(1 - self)

    @property
    def text(self) -> Text:
        """What the side is called."""
        return say(f"cabal-side-{self.name.lower()}")


class Spell(StrEnum):
    """The six spells of a Seductress (R001-33 to R001-38)."""

    ENERGY_BOLT = "energy-bolt"
    PAIN = "pain"
    TERROR = "terror"
    SHAKE_THE_BONES = "shake-the-bones"
    EVOCATION = "evocation"
    PETRIFYING_GAZE = "petrifying-gaze"

    @property
    def text(self) -> Text:
        """What the spell is called."""
        return say(f"cabal-spell-{self}")


class Stage(StrEnum):
    """How far a game has come."""

    SET_UP = "set-up"
    PLAY = "play"
    OVER = "over"


class Piece(Frozen):
    """A piece on the board. `kind` is its kind's id in its side's army.

    It is `frightened` by the Terror spell, or `petrified`, to the end of the turn with this number; 0 is never. `gazed`
    is the last turn in which the Petrifying Gaze hit it.
    """

    id: int
    side: Side
    kind: str
    square: Square
    frightened: int = 0
    petrified: int = 0
    gazed: int = 0


class SetUp(Frozen):
    """How a side gets ready: kinds of pieces by square, and the spells it declares. Hidden until both are ready."""

    pieces: tuple[tuple[str, Square], ...]
    spells: tuple[Spell, ...] = ()


class Fall(Frozen):
    """A combat that a king piece has lost, and its owner may turn by a sacrifice (R001-41): who attacks, from where."""

    start: Square
    to: Square


class Ending(StrEnum):
    """Why a game is over (G001-18)."""

    KING = "king"
    RESIGNED = "resigned"
    AGREED = "agreed"
    REPETITION = "repetition"
    QUIET = "quiet"


class Result(Frozen):
    """How a game has ended; without a winner it is a draw."""

    winner: Side | None
    ending: Ending


class Game(Frozen):
    """A game, from the set-up to its end.

    In the turn with this number, `side` plays: the pieces `moved` (ids) have moved or attacked in it, the casters
    `cast` have cast. `mana` is each side's. While a `fall` waits for the other side's decision, nothing else is
    possible. `last` are the squares of the last move. `quiet` turns have passed without a removal, and `seen` counts
    the positions since. `offer` is the side that has offered a draw. `record` is all that was done, in notation.
    """

    width: int = 8
    height: int = 8
    options: Options
    armies: tuple[Army, Army]
    stage: Stage = Stage.SET_UP
    ready: tuple[SetUp | None, SetUp | None] = (None, None)
    pieces: tuple[Piece, ...] = ()
    next_id: int = 1
    turn: int = 1
    moved: tuple[int, ...] = ()
    cast: tuple[int, ...] = ()
    mana: tuple[int, int] = (0, 0)
    fall: Fall | None = None
    last: tuple[Square, ...] = ()
    quiet: int = 0
    seen: dict[str, int] = Field(default_factory=dict)
    offer: Side | None = None
    result: Result | None = None
    record: tuple[str, ...] = ()

    @property
    def side(self) -> Side:
        """Whose turn it is."""
        return Side((self.turn - 1) % 2)

    @property
    def decides(self) -> Side:
        """Who has to act next: whose turn it is, or who may sacrifice."""
        return self.side.other if self.fall else self.side

    def at(self, square: Square) -> Piece | None:
        """The piece on a square."""
        return next((piece for piece in self.pieces if piece.square == square), None)

    def kind(self, piece: Piece) -> PieceKind:
        """What kind of piece it is."""
        found = self.armies[piece.side].kind(piece.kind)
        assert found is not None  # noqa: S101  (set-up and entry have looked it up)
        return found

    def spells(self, side: Side) -> tuple[Spell, ...]:
        """The spells that a side has declared."""
        set_up = self.ready[side]
        return set_up.spells if set_up else ()

    def corners(self, side: Side) -> tuple[Square, Square]:
        """The two corners at which a side's pieces enter (R001-23, G001-19)."""
        rank = 0 if side is Side.FIRST else self.height - 1
        return Square(0, rank), Square(self.width - 1, rank)


class Move(Frozen):
    """The piece on `start` moves to a free square, or attacks the enemy there."""

    start: Square
    to: Square
    kind: Literal["move"] = "move"


class Cast(Frozen):
    """The caster on a square casts a spell on a target square.

    For Shake the Bones the target is the undead that moves `to` another square; for Evocation it is where the `piece`
    (kind id) is to stand.
    """

    caster: Square
    spell: Spell
    target: Square
    to: Square | None = None
    piece: str | None = None
    kind: Literal["cast"] = "cast"


class Enter(Frozen):
    """A piece of this kind (id) enters at one of the own corners, for mana."""

    piece: str
    square: Square
    kind: Literal["enter"] = "enter"


class Sacrifice(Frozen):
    """What is given for a king piece that would fall (R001-41, R001-42).

    One victim, and the square `to` which the king piece steps; two victims, and it stays; or none, and it falls.
    """

    victims: tuple[Square, ...] = Field((), max_length=2)
    to: Square | None = None
    kind: Literal["sacrifice"] = "sacrifice"


class End(Frozen):
    """The turn ends."""

    kind: Literal["end"] = "end"


class Draw(Frozen):
    """A side offers a draw, or accepts the one that is offered."""

    side: Side
    kind: Literal["draw"] = "draw"


class Resign(Frozen):
    """A side gives the game up."""

    side: Side
    kind: Literal["resign"] = "resign"


Action = Move | Cast | Enter | Sacrifice | End | Draw | Resign
ACTION: TypeAdapter[Action] = TypeAdapter(Annotated[Action, Field(discriminator="kind")])
"""Reads an action from JSON values."""


class Clash(Frozen):
    """An attack against a defence, line by line, and who wins."""

    attack: Reckoning
    defence: Reckoning
    won: bool


class What(StrEnum):
    """What can happen to a piece."""

    MOVED = "moved"
    REPELLED = "repelled"
    UNHARMED = "unharmed"
    KILLED = "killed"
    DISSOLVED = "dissolved"
    SACRIFICED = "sacrificed"
    STEPPED = "stepped"
    CROSSED = "crossed"
    ENTERED = "entered"
    EVOKED = "evoked"
    FRIGHTENED = "frightened"
    PETRIFIED = "petrified"


class Happening(Frozen):
    """What happened to a piece: where it is or was, where it went, and the mana it brought or cost its owner."""

    what: What
    side: Side
    kind: str
    square: Square
    to: Square | None = None
    mana: int = 0


class Done(Frozen):
    """The result of a ruling: what was done in which turn, the fight if there was one, and what came of it.

    `falling` tells that the king piece is lost unless its owner sacrifices; `result` that the game is over.
    """

    action: Action = Field(discriminator="kind")
    side: Side
    turn: int
    clash: Clash | None = None
    happened: tuple[Happening, ...] = ()
    falling: bool = False
    result: Result | None = None


def origin_of(game: Game, side: Side) -> Origin:
    """Whose figures a side's army has."""
    return game.armies[side].origin
