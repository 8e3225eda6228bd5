"""Games for tests: set up as in chess, or with a few pieces in given places."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from bot.engine.dice import ScriptedDice
from bot.engine.grid import Square, label, read_label
from bot.engine.ruling import Ruling
from bot.services.tables import load_tables
from cogs.cabal.rules.model import Action, Done, Game, Happening, Move, Piece, SetUp, Side, Spell, Stage, What
from cogs.cabal.rules.play import apply
from cogs.cabal.rules.setup import classical, new_game, ready
from cogs.cabal.tables import Army, CabalTables, Options

DATA = Path(__file__).parents[2] / "data" / "cabal"
TABLES = load_tables(DATA, CabalTables)
UNDEAD, EMPIRE = TABLES.armies["undead"], TABLES.armies["empire"]
SPELLS = tuple(Spell)[:3]
BOARDS = ((8, 8), (16, 8), (8, 16))


def options(**changed: Any) -> Options:
    """The options, some of them set by a guild."""
    own = frozenset(name for name, value in changed.items() if value != getattr(TABLES.options, name))
    marked = {**changed, "passport": TABLES.options.passport.model_copy(update={"own": own})}
    return Options.model_validate({**TABLES.options.model_dump(), **marked})


def begun(
    first: Army = UNDEAD,
    second: Army = EMPIRE,
    *,
    size: tuple[int, int] = (8, 8),
    spells: Sequence[Spell] = SPELLS,
    **changed: Any,
) -> Game:
    """A game with both armies in their ready-made set-ups."""
    game = new_game(first, second, options(**changed), width=size[0], height=size[1])
    for side in Side:
        declared = tuple(spells) if game.armies[side].casts else ()
        game = ready(game, side, SetUp(pieces=classical(game, side), spells=declared))
    return game


def standing(
    first: str,
    second: str = "K@H8",
    *,
    armies: tuple[Army, Army] = (UNDEAD, EMPIRE),
    size: tuple[int, int] = (8, 8),
    spells: Sequence[Spell] = tuple(Spell),
    mana: tuple[int, int] = (0, 0),
    turn: int = 1,
    **changed: Any,
) -> Game:
    """A game in which just these pieces stand, `P@E2 K@E1`, and whose casters know all these spells."""
    game = new_game(*armies, options(**changed), width=size[0], height=size[1])
    placed = [(side, word) for side, words in zip(Side, (first, second), strict=True) for word in words.split()]
    pieces = tuple(
        Piece(id=number, side=side, kind=kind_of(armies[side], word[0]), square=read_label(word[2:]))
        for number, (side, word) in enumerate(placed, 1)
    )
    return game.model_copy(
        update={
            "stage": Stage.PLAY,
            "pieces": pieces,
            "next_id": len(pieces) + 1,
            "mana": mana,
            "turn": turn,
            "ready": tuple(SetUp(pieces=(), spells=tuple(spells) if army.casts else ()) for army in armies),
        }
    )


def kind_of(army: Army, letter: str) -> str:
    """The id of the kind with this letter."""
    kind = army.lettered(letter)
    assert kind is not None
    return kind.id


def move(start: str, to: str) -> Move:
    """A move by the labels of its squares."""
    return Move(start=read_label(start), to=read_label(to))


def acted(game: Game, *actions: Action, faces: Iterable[int] = ()) -> Game:
    """The game after these actions."""
    dice = ScriptedDice(faces)
    for action in actions:
        game, _ = apply(game, action, dice)
    return game


def done(game: Game, action: Action, *faces: int) -> Done:
    """What an action does."""
    _, ruling = apply(game, action, ScriptedDice(faces))
    return done_of(ruling)


def done_of(ruling: Ruling) -> Done:
    """The result of a ruling."""
    return Done.model_validate(ruling.result)


def happened(found: Done, what: What) -> list[Happening]:
    """The happenings of one sort."""
    return [one for one in found.happened if one.what is what]


def where(game: Game, side: Side, letter: str) -> list[str]:
    """The squares on which a side's pieces with this letter stand."""
    id = kind_of(game.armies[side], letter)
    return sorted(label(piece.square) for piece in game.pieces if piece.side is side and piece.kind == id)


def labels(squares: Iterable[Square]) -> set[str]:
    """The labels of squares."""
    return set(map(label, squares))
