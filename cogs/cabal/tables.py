"""The shapes of the tables in `data/cabal/*.toml`: armies, built of parts, and the options of the game."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from bot.engine.faults import fault
from bot.engine.model import Frozen
from bot.engine.ruling import Origin
from bot.engine.tables import OptionTable, RestsOn, Table
from bot.engine.text import Arg, say

KING = "K"
"""The letter of the piece with which the game is lost (G001-18)."""

SHIPPED = frozenset({"undead", "empire"})
"""The armies that have names in the locale files."""

NAMED = frozenset(
    {"skeleton", "spectre", "shadow", "necromancer", "seductress", "necrarch"}
    | {"soldier", "knight", "cannon", "war-priest", "champion", "marshal"}
)
"""The kinds of pieces that have names in the locale files."""

LARGEST_COST = 30
"""The dearest piece that an army list may have."""

PieceId = Annotated[str, Field(pattern=r"^[a-z]+(-[a-z]+)*$", max_length=32)]
"""Names a kind of piece within its army, and in the locale files if the army is shipped."""


class Ways(StrEnum):
    """The movement part of a piece: which way it goes."""

    AHEAD = "ahead"
    """To the three squares ahead (R001-20)."""
    KNIGHT = "knight"
    """The chess knight's jump (R001-27)."""
    LINES = "lines"
    """Along rank and file (R001-28)."""
    DIAGONALS = "diagonals"
    """Along the diagonals (R001-31)."""
    ALL = "all"
    """In all eight directions (R001-32)."""


class Dread(StrEnum):
    """How a piece is dreaded: what its attack takes off the enemy's defence (R001-1, R001-29, R001-40)."""

    NONE = "none"
    FEAR = "fear"
    TERROR = "terror"

    @property
    def malus(self) -> int:
        """What it takes off."""
        return (0, 1, 2)[list(Dread).index(self)]


class Fog(StrEnum):
    """What a piece is to the NecroFog (R001-4, R001-5)."""

    NONE = "none"
    EXTENDS = "extends"
    CREATES = "creates"


class PieceKind(Frozen):
    """A kind of piece, built of parts.

    `name` is what people call it; the kinds of shipped armies have none here but in the locale files. `letter` stands
    for it on the board and in notation. Movement: `ways`, up to `reach` squares, through others if `ethereal`. Combat:
    `attack`, `defence`, `dread`, `immune` to dread, and `support` among its like (R001-22). Specials: `undead` are
    immune and need the `fog` (R001-3, R001-13); `end_mana` is what it brings on the last rank (R001-23); what `absorbs`
    gains half the cost of its victims (R001-30); it `casts` spells (R001-32), it may `sacrifice` others (R001-41). At
    most `limit` of the kind stand on the board.
    """

    id: PieceId
    name: str = Field("", max_length=32)
    letter: str = Field(pattern=r"^[A-Z]$")
    cost: int = Field(ge=0, le=LARGEST_COST)
    defence: int = Field(ge=0, le=20)
    attack: int = Field(ge=0, le=20)
    ways: Ways
    reach: int = Field(1, ge=1, le=16)
    ethereal: bool = False
    dread: Dread = Dread.NONE
    immune: bool = False
    undead: bool = False
    fog: Fog = Fog.NONE
    support: bool = False
    end_mana: int = Field(0, ge=0, le=10)
    absorbs: bool = False
    casts: bool = False
    sacrifice: bool = False
    limit: int = Field(16, ge=1, le=16)

    @model_validator(mode="after")
    def _has_a_name(self) -> Self:
        if not self.name and self.id not in NAMED:
            raise fault(say("cabal-fault-no-name"), "name: only the shipped kinds have one in the locale files")
        return self

    @property
    def is_king(self) -> bool:
        """Whether the game is lost with it."""
        return self.letter == KING

    @property
    def called(self) -> Arg:
        """What people call it."""
        return self.name or say(f"cabal-name-{self.id}")

    @property
    def steadfast(self) -> bool:
        """Whether it ignores Fear, Terror and the like (R001-13)."""
        return self.immune or self.undead

    @property
    def needs_fog(self) -> bool:
        """Whether it falls to dust outside the NecroFog (R001-3)."""
        return self.undead and self.fog is not Fog.CREATES


class Army(Frozen):
    """An army list. `classical` is the ready-made set-up: letters of the nearest rank, then of the second.

    Exactly one kind is the king piece: it is always there, and free.
    """

    id: PieceId
    name: str = Field("", max_length=32)
    origin: Origin = Origin.GUILD
    pieces: tuple[PieceKind, ...] = Field(min_length=1, max_length=16)
    classical: tuple[str, str]

    @property
    def called(self) -> Arg:
        """What people call it."""
        return self.name or say(f"cabal-list-{self.id}")

    @property
    def king(self) -> PieceKind:
        """The king piece."""
        return next(kind for kind in self.pieces if kind.is_king)

    @property
    def casts(self) -> bool:
        """Whether one of its pieces casts spells, so that three must be declared (R001-32)."""
        return any(kind.casts for kind in self.pieces)

    def kind(self, id: str) -> PieceKind | None:
        """The kind with this id, if there is one."""
        return next((kind for kind in self.pieces if kind.id == id), None)

    def lettered(self, letter: str) -> PieceKind | None:
        """The kind with this letter, if there is one."""
        return next((kind for kind in self.pieces if kind.letter == letter.upper()), None)

    @model_validator(mode="after")
    def _check(self) -> Self:
        if not self.name and self.id not in SHIPPED:
            raise fault(say("cabal-fault-no-name"), "name: only the shipped armies have one in the locale files")
        for what, texts in (("id", [kind.id for kind in self.pieces]), ("letter", [k.letter for k in self.pieces])):
            twice = sorted(text for text, n in Counter(texts).items() if n > 1)
            if twice:
                reason = say("cabal-fault-twice", words=", ".join(twice))
                raise fault(reason, f"pieces: {what} more than once: {', '.join(twice)}")
        kings = [kind for kind in self.pieces if kind.is_king]
        if len(kings) != 1 or kings[0].cost or kings[0].limit != 1:
            raise fault(say("cabal-fault-king"), f"pieces: one must have the letter {KING}, cost 0 and limit 1")
        self._check_classical()
        return self

    def _check_classical(self) -> None:
        letters = {kind.letter for kind in self.pieces}
        if any(len(rank) != 8 for rank in self.classical):
            raise fault(say("cabal-fault-classical-rank"), "classical: each rank must have 8 characters")
        stray = sorted(set("".join(self.classical)) - letters - {"."})
        if stray:
            reason = say("cabal-fault-classical-letter", words=", ".join(stray))
            raise fault(reason, f"classical: no piece has the letter {', '.join(stray)}")
        counted = Counter("".join(self.classical))
        if counted[KING] != 1 or any(counted[kind.letter] > kind.limit for kind in self.pieces):
            raise fault(say("cabal-fault-classical-number"), "classical: one king piece, and no kind beyond its limit")


class ArmyTable(Table):
    """The file of a shipped army."""

    id: Literal["undead", "empire"]
    pieces: tuple[PieceKind, ...] = Field(min_length=1, max_length=16)
    classical: tuple[str, str]

    @property
    def army(self) -> Army:
        """The army, marked with whose it is."""
        return Army(id=self.id, origin=self.passport.origin, pieces=self.pieces, classical=self.classical)

    @model_validator(mode="after")
    def _is_an_army(self) -> Self:
        _ = self.army
        return self


class Ties(StrEnum):
    """Who wins where attack and defence are equal (G001-1)."""

    ATTACKER = "attacker"
    DEFENDER = "defender"


class FogCheck(StrEnum):
    """When what stands outside the fog falls to dust (G001-3)."""

    OWN_TURN = "own-turn"
    EVERY_TURN = "every-turn"


class SpellTerror(StrEnum):
    """Whether the Terror spell adds to the dread of the attacker (G001-7)."""

    ADDS = "adds"
    COUNTS_AS_TERROR = "counts-as-terror"


class Options(OptionTable):
    """What the source leaves open and a table may settle otherwise.

    `points` and `most_pieces` limit an army (G001-4). `ties` and `dice` decide fights (G001-1); `lowest_defence` is the
    floor of a defence that fear lowers (G001-8). `moves_per_turn` pieces move or attack in a turn (G001-2). The spell
    options are G001-7 and G001-15. A position for the `repetitions`th time, or `quiet_turns` turns of each player
    without a removal, are a draw (G001-18).
    """

    points: Annotated[int, Field(ge=0, le=200), RestsOn("G001-4")]
    most_pieces: Annotated[int, Field(ge=1, le=32), RestsOn("G001-4")]
    ties: Annotated[Ties, RestsOn("G001-1")]
    dice: Annotated[bool, RestsOn("G001-1")]
    lowest_defence: Annotated[int, Field(ge=0, le=5), RestsOn("G001-8")]
    moves_per_turn: Annotated[int, Field(ge=1, le=16), RestsOn("G001-2")]
    fog_check: Annotated[FogCheck, RestsOn("G001-3")]
    spell_terror: Annotated[SpellTerror, RestsOn("G001-7", origin=Origin.READING)]
    gaze_king: Annotated[bool, RestsOn("G001-15")]
    gaze_again: Annotated[bool, RestsOn("G001-15")]
    repetitions: Annotated[int, Field(ge=2, le=10), RestsOn("G001-18")]
    quiet_turns: Annotated[int, Field(ge=10, le=500), RestsOn("G001-18")]


class CabalTables(Frozen):
    """All tables of `cabal`; each field is the file of its name."""

    undead: ArmyTable
    empire: ArmyTable
    options: Options

    @property
    def armies(self) -> dict[str, Army]:
        """The shipped armies by id."""
        return {table.id: table.army for table in (self.undead, self.empire)}
