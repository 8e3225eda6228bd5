"""Actions as text: `E2-E3`, `E2xE3`, `D1:pain@D2`, `P@A1`, `sacrifice:C2>D1`, `end`; docs/cabal.md explains it.

The faces of a fight that is diced follow it in braces, the attacker's first: `E2xE3{4,2}`.
"""

from __future__ import annotations

import re

from bot.engine.grid import Square, label, read_label
from bot.engine.refusal import Refused
from bot.engine.text import clean
from cogs.cabal.rules.model import Action, Cast, Draw, End, Enter, Game, Move, Resign, Sacrifice, Side, Spell
from cogs.cabal.rules.refusals import RecordRefusal

Faces = tuple[int, int]

_SQUARE = r"[A-Z]{1,2}[1-9][0-9]?"
_MOVE = re.compile(rf"({_SQUARE})[-x]({_SQUARE})")
_CAST = re.compile(rf"({_SQUARE}):([a-z-]+)(?:=([A-Z]))?@({_SQUARE})(?:-({_SQUARE}))?")
_ENTER = re.compile(rf"([A-Z])@({_SQUARE})")
_SACRIFICE = re.compile(rf"sacrifice:(?:(none)|({_SQUARE})>({_SQUARE})|({_SQUARE}),({_SQUARE}))")
_SIDED = re.compile(r"(draw|resign):(first|second)")
_FACES = re.compile(r"\{([1-6]),([1-6])\}$")


def action_text(game: Game, action: Action, faces: Faces | None = None) -> str:
    """An action of `game`, which has not changed yet, in notation."""
    rolled = f"{{{faces[0]},{faces[1]}}}" if faces else ""
    match action:
        case Move(start=start, to=to):
            return f"{label(start)}{'x' if game.at(to) else '-'}{label(to)}{rolled}"
        case Cast(piece=piece, to=to):
            kind = game.armies[game.side].kind(piece) if piece else None
            evoked = f"={kind.letter}" if kind else ""
            moved = f"-{label(to)}" if to else ""
            return f"{label(action.caster)}:{action.spell}{evoked}@{label(action.target)}{moved}{rolled}"
        case Enter():
            kind = game.armies[game.side].kind(action.piece)
            return f"{kind.letter if kind else '?'}@{label(action.square)}"
        case Sacrifice(victims=victims, to=to):
            given = ",".join(map(label, victims)) or "none"
            return f"sacrifice:{given}>{label(to)}" if to else f"sacrifice:{given}"
        case End():
            return "end"
        case _:
            return f"{action.kind}:{action.side.name.lower()}"


def read_action(game: Game, text: str) -> tuple[Action, Faces | None]:
    """The action that `text` is in `game`, with the faces it gives. Raises `Refused(ACTION)` for what is none.

    Whether it is legal is not asked here.
    """
    rolled = _FACES.search(text)
    bare = text[: rolled.start()] if rolled else text
    faces = (int(rolled[1]), int(rolled[2])) if rolled else None
    found = _read(game, bare)
    if found is None:
        raise Refused(RecordRefusal.ACTION, text=clean(text, limit=60))
    return found, faces


def _read(game: Game, text: str) -> Action | None:
    if text == "end":
        return End()
    if found := _MOVE.fullmatch(text):
        return Move(start=read_label(found[1]), to=read_label(found[2]))
    if found := _SIDED.fullmatch(text):
        side = Side[found[2].upper()]
        return Draw(side=side) if found[1] == "draw" else Resign(side=side)
    if found := _SACRIFICE.fullmatch(text):
        return _sacrifice(found)
    if found := _ENTER.fullmatch(text):
        piece = _piece(game, found[1])
        return Enter(piece=piece, square=read_label(found[2])) if piece else None
    if (found := _CAST.fullmatch(text)) and found[2] in set(Spell):
        piece = _piece(game, found[3]) if found[3] else None
        if found[3] and piece is None:
            return None
        to = read_label(found[5]) if found[5] else None
        return Cast(caster=read_label(found[1]), spell=Spell(found[2]), target=read_label(found[4]), to=to, piece=piece)
    return None


def _sacrifice(found: re.Match[str]) -> Sacrifice:
    if found[1]:
        return Sacrifice()
    given = (found[2],) if found[2] else (found[4], found[5])
    victims: tuple[Square, ...] = tuple(map(read_label, given))
    return Sacrifice(victims=victims, to=read_label(found[3]) if found[3] else None)


def _piece(game: Game, letter: str) -> str | None:
    """The id of the kind with this letter in the army of whose turn it is."""
    kind = game.armies[game.side].lettered(letter)
    return kind.id if kind else None
