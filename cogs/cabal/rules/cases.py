"""The questions that the worked examples of `cabal` ask of its rules, with boards as people draw them.

A drawing has a line for each rank, the highest first: the letters of the pieces, the first side's as capitals, and
points for free squares. What is done is written in the notation of `docs/cabal.md`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Annotated

from pydantic import AfterValidator, Field

from bot.engine.cases import Question
from bot.engine.dice import Dice
from bot.engine.faults import fault
from bot.engine.grid import Square, label, read_label
from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from bot.engine.text import Text, say
from cogs.cabal.rules.model import Clash, Done, Game, Move, Piece, SetUp, Side, Spell, Stage, What
from cogs.cabal.rules.notation import read_action
from cogs.cabal.rules.play import apply, legal
from cogs.cabal.rules.preview import dissolving, fog
from cogs.cabal.rules.refusals import CabalRefusal
from cogs.cabal.rules.setup import SPELLS, new_game, points, ready
from cogs.cabal.tables import Army, CabalTables

SIDE = 8
"""Squares along each side of the board."""

ACTS = 12
"""Acts of one case."""

FREE, FOG = ".", "+"


def _drawn(drawing: str) -> str:
    rows = drawing.split()
    if len(rows) != SIDE or any(len(row) != SIDE for row in rows):
        raise fault(say("case-fault-board", n=SIDE), f"a board has {SIDE} lines of {SIDE} characters")
    return "\n".join(rows)


def _labelled(square: str) -> str:
    try:
        return label(read_label(square))
    except Refused as refused:
        raise fault(refused.text, f"no square: {square!r}") from None


Drawing = Annotated[str, AfterValidator(_drawn)]
Label = Annotated[str, AfterValidator(_labelled)]


class ArmyId(StrEnum):
    """The shipped armies."""

    UNDEAD = "undead"
    EMPIRE = "empire"

    @property
    def text(self) -> Text:
        """What the army is called."""
        return say(f"cabal-list-{self}")


class Position(Frozen):
    """Who stands where; which armies play; whose turn it is. All spells are declared.

    Where the `soldier` has figures here, they take the place of his own: his defence and his cost.
    """

    board: Drawing
    second: ArmyId = ArmyId.EMPIRE
    second_moves: bool = False
    mana: Annotated[int, Field(ge=0, le=99)] = 0
    soldier_defence: Annotated[int | None, Field(ge=0, le=20)] = None
    soldier_cost: Annotated[int | None, Field(ge=0, le=30)] = None

    def game(self, tables: CabalTables) -> Game:
        """The game that has come so far."""
        armies = tables.armies[ArmyId.UNDEAD], self._soldiers(tables.armies[self.second])
        pieces = [
            Piece(id=id, side=side, kind=kind, square=square)
            for id, (side, kind, square) in enumerate(_placed(self.board, armies), 1)
        ]
        return new_game(*armies, tables.options).model_copy(
            update={
                "stage": Stage.PLAY,
                "pieces": tuple(pieces),
                "next_id": len(pieces) + 1,
                "mana": (0, self.mana) if self.second_moves else (self.mana, 0),
                "turn": 2 if self.second_moves else 1,
                "ready": tuple(SetUp(pieces=(), spells=tuple(Spell) if army.casts else ()) for army in armies),
            }
        )

    def _soldiers(self, army: Army) -> Army:
        given = {"defence": self.soldier_defence, "cost": self.soldier_cost}
        figures = {name: value for name, value in given.items() if value is not None}
        changed = (kind.model_copy(update=figures) if kind.letter == "P" else kind for kind in army.pieces)
        return army.model_copy(update={"pieces": tuple(changed)}) if figures else army


class Acts(Position):
    """What is done, one act after the other."""

    acts: Annotated[tuple[str, ...], Field(min_length=1, max_length=ACTS)]


class After(Frozen):
    """How it ends: the last fight, what fell to dust, and the board; the mana is that of whoever began."""

    attack: int | None
    defence: int | None
    won: bool | None
    mana: int
    dust: tuple[str, ...]
    board: Drawing


class Covered(Frozen):
    """The first side's fog: how many squares, drawn; and what would fall to dust if the turn ended now."""

    squares: int
    drawn: Drawing
    dust: tuple[str, ...]


class From(Position):
    """A piece, by its square."""

    square: Label


class Ways(Frozen):
    """Where it may go."""

    goes: tuple[str, ...]


class Pieces(Frozen):
    """The letters of an army's pieces."""

    army: ArmyId = ArmyId.UNDEAD
    pieces: Annotated[str, Field(min_length=1, max_length=32)]


class Cost(Frozen):
    """What they cost together; more than is allowed is refused."""

    points: int


def _act(given: Acts, tables: CabalTables, dice: Dice) -> After:
    game = given.game(tables)
    began = game.side
    clash: Clash | None = None
    dust: list[str] = []
    for text in given.acts:
        action, _ = read_action(game, text)
        game, ruling = apply(game, action, dice)
        done = Done.model_validate(ruling.result)
        clash = done.clash or clash
        dust += [label(one.square) for one in done.happened if one.what is What.DISSOLVED]
    return After(
        attack=clash and clash.attack.total,
        defence=clash and clash.defence.total,
        won=clash and clash.won,
        mana=game.mana[began],
        dust=tuple(dust),
        board=_drawing(game),
    )


def _fog(given: Position, tables: CabalTables, _: Dice) -> Covered:
    game = given.game(tables)
    covered = fog(game, Side.FIRST)
    return Covered(
        squares=len(covered),
        drawn=_rows(lambda square: FOG if square in covered else FREE),
        dust=tuple(label(piece.square) for piece in dissolving(game)),
    )


def _moves(given: From, tables: CabalTables, _: Dice) -> Ways:
    start = read_label(given.square)
    moves = (action for action in legal(given.game(tables)) if isinstance(action, Move))
    return Ways(goes=tuple(sorted(label(move.to) for move in moves if move.start == start)))


def _army(given: Pieces, tables: CabalTables, _: Dice) -> Cost:
    army = tables.armies[given.army]
    kinds = [_kind(army, letter) for letter in given.pieces]
    places = [Square(at % SIDE, at // SIDE) for at in range(len(kinds))]
    spells = tuple(Spell)[:SPELLS] if army.casts else ()
    game = new_game(army, army, tables.options)
    ready(game, Side.FIRST, SetUp(pieces=tuple(zip(kinds, places, strict=True)), spells=spells))
    return Cost(points=points(army, kinds))


def _placed(drawing: str, armies: Sequence[Army]) -> list[tuple[Side, str, Square]]:
    """Whose pieces of which kind stand where, from the lowest rank."""
    found = []
    for y, row in enumerate(reversed(drawing.split())):
        for x, letter in enumerate(row):
            if letter != FREE:
                side = Side.FIRST if letter.isupper() else Side.SECOND
                found.append((side, _kind(armies[side], letter), Square(x, y)))
    return found


def _kind(army: Army, letter: str) -> str:
    kind = army.lettered(letter)
    if kind is None:
        raise Refused(CabalRefusal.NO_SUCH_PIECE, piece=letter)
    return kind.id


def _drawing(game: Game) -> str:
    def sign(square: Square) -> str:
        piece = game.at(square)
        if piece is None:
            return FREE
        letter = game.kind(piece).letter
        return letter if piece.side is Side.FIRST else letter.lower()

    return _rows(sign)


def _rows(sign: Callable[[Square], str]) -> str:
    ranks = reversed(range(SIDE))
    return "\n".join("".join(sign(Square(x, y)) for x in range(SIDE)) for y in ranks)


QUESTIONS = {
    question.id: question
    for question in (
        Question("act", Acts, After, _act),
        Question("fog", Position, Covered, _fog),
        Question("moves", From, Ways, _moves),
        Question("army", Pieces, Cost, _army),
    )
}
"""By their names in `data/cabal/cases.toml`."""
