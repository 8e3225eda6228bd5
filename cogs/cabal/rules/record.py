"""Recorded games: a whole game as text, written, read, and played again. docs/cabal.md explains the notation.

write(game) -> str              the record of a game that has begun
read(text, tables) -> Game      the game of a record, in which each action is as legal as when it was played
replay(text, tables)            all its games: at the beginning, and after each action
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from pydantic import JsonValue, ValidationError
from pydantic_core import from_json, to_json

from bot.engine.dice import ScriptedDice, ScriptError
from bot.engine.faults import told
from bot.engine.grid import Square, label, read_label
from bot.engine.refusal import Refused
from bot.engine.text import Listing, Verbatim, clean, say
from cogs.cabal.rules.armies import read_army, write_army
from cogs.cabal.rules.model import Game, Result, SetUp, Side, Spell
from cogs.cabal.rules.notation import read_action
from cogs.cabal.rules.play import apply
from cogs.cabal.rules.refusals import RecordRefusal
from cogs.cabal.rules.setup import new_game, ready
from cogs.cabal.tables import Army, CabalTables, Options

FIRST_LINE = "cabal 1"
"""How a record begins: the name of the notation and its version."""

LONGEST = 60_000
"""Characters that are read at most."""

DRAW, UNDECIDED = "draw", "*"
_TURN = re.compile(r"([1-9][0-9]{0,4}):((?: +\S+)+)")
_PLACED = re.compile(r"([A-Z])@([A-Z]{1,2}[1-9][0-9]?)")


def write(game: Game) -> str:
    """The record of a game that has begun. Raises ValueError before that."""
    options = game.options.model_dump(mode="json", exclude={"passport"})
    lines = [FIRST_LINE, f"board: {game.width}x{game.height}", f"options: {_json(options)}"]
    lines += [f"{side.name.lower()} army: {_json(write_army(game.armies[side]))}" for side in Side]
    for side in Side:
        set_up = game.ready[side]
        if set_up is None:
            raise ValueError("the game has not begun")
        letters = {kind.id: kind.letter for kind in game.armies[side].pieces}
        placed = " ".join(f"{letters[id]}@{label(square)}" for id, square in set_up.pieces)
        lines.append(f"{side.name.lower()} spells: {' '.join(set_up.spells)}".rstrip())
        lines.append(f"{side.name.lower()} pieces: {placed}")
    return "\n".join([*lines, *_turns(game.record), f"result: {result_text(game.result)}", ""])


def result_text(result: Result | None) -> str:
    """How a game has ended: the winner or `draw`, and why; `*` while it goes on."""
    if result is None:
        return UNDECIDED
    return f"{DRAW if result.winner is None else result.winner.name.lower()} {result.ending}"


def read(text: str, tables: CabalTables) -> Game:
    """The game of a record. Raises `Refused(LINE)`: the first line that is wrong, and why."""
    return replay(text, tables)[-1]


def replay(text: str, tables: CabalTables) -> Sequence[Game]:
    """The games of a record: when it has begun, and after each action. Raises `Refused(LINE)` as `read`."""
    lines = _lines(text)
    games = [_begun(lines, tables)]
    number, line = next(lines)
    while not line.startswith("result:"):
        with _told_of(number):
            games += _played(games[-1], line)
        number, line = next(lines)
    with _told_of(number):
        wanted = f"result: {result_text(games[-1].result)}"
        if line != wanted:
            raise Refused(RecordRefusal.RESULT, wanted=Verbatim(verbatim=wanted))
    return games


def _json(value: JsonValue) -> str:
    return to_json(value).decode()


def _turns(record: Sequence[str]) -> Iterator[str]:
    """One line for each turn."""
    number, words = 1, []
    for word in record:
        words.append(word)
        if word == "end":
            yield f"{number}: {' '.join(words)}"
            number, words = number + 1, []
    if words:
        yield f"{number}: {' '.join(words)}"


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines with their numbers, without empty ones; after the last one an empty line for ever."""
    number = 1
    if len(text) > LONGEST:
        with _told_of(number):
            raise Refused(RecordRefusal.LONG, n=LONGEST)
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            yield number, line.strip()
    while True:
        yield number + 1, ""


@contextmanager
def _told_of(number: int) -> Iterator[None]:
    """What is refused within is told of this line."""
    try:
        yield
    except Refused as refused:
        raise Refused(RecordRefusal.LINE, line=number, why=refused.text) from None


def _begun(lines: Iterator[tuple[int, str]], tables: CabalTables) -> Game:
    """The game when it begins, from the lines of the header."""
    number, line = next(lines)
    with _told_of(number):
        if line != FIRST_LINE:
            raise Refused(RecordRefusal.FIRST_LINE, text=Verbatim(verbatim=FIRST_LINE))
    with _value(lines, "board") as value:
        width, height = map(int, value.split("x"))
    with _value(lines, "options") as value:
        options = _options(from_json(value), tables.options)
    armies = []
    for side in Side:
        with _value(lines, f"{side.name.lower()} army") as value:
            armies.append(_army(from_json(value), tables))
    with _told_of(number):
        game = new_game(armies[0], armies[1], options, width=width, height=height)
    for side in Side:
        with _value(lines, f"{side.name.lower()} spells") as value:
            spells = tuple(map(Spell, value.split()))
        with _value(lines, f"{side.name.lower()} pieces") as value:
            pieces = tuple(_placed(word, armies[side]) for word in value.split())
            game = ready(game, side, SetUp(pieces=pieces, spells=spells))
    return game


@contextmanager
def _value(lines: Iterator[tuple[int, str]], name: str) -> Iterator[str]:
    """The value in the next line of the header; what is wrong with it is told of its line.

    Raises `Refused(LINE)` with the reason HEADER, VALUE, or what is refused within.
    """
    number, line = next(lines)
    with _told_of(number):
        shown = Verbatim(verbatim=f"{name}:")
        if not line.startswith(f"{name}:"):
            raise Refused(RecordRefusal.HEADER, text=shown)
        try:
            yield line.removeprefix(f"{name}:").strip()
        except ValidationError as error:
            raise Refused(RecordRefusal.VALUE, text=shown, why=Listing(items=told(error, {}))) from None
        except (ValueError, LookupError, TypeError, AttributeError):
            raise Refused(RecordRefusal.VALUE, text=shown, why=say("cabal-refusal-record-unreadable")) from None


def _options(values: dict[str, JsonValue], ours: Options) -> Options:
    """Options that are marked as a guild's own where they differ from ours."""
    theirs = Options.model_validate({**values, "passport": ours.passport})
    own = frozenset(name for name in Options.names() if getattr(theirs, name) != getattr(ours, name))
    return theirs.model_copy(update={"passport": ours.passport.model_copy(update={"own": own})})


def _army(values: dict[str, JsonValue], tables: CabalTables) -> Army:
    """One of our armies, if it is exactly that, or a guild's own."""
    ours = tables.armies.get(str(values.get("id")))
    return ours if ours and write_army(ours) == values else read_army(values)


def _placed(word: str, army: Army) -> tuple[str, Square]:
    found = _PLACED.fullmatch(word)
    kind = army.lettered(found[1]) if found else None
    if found is None or kind is None:
        raise Refused(RecordRefusal.ACTION, text=clean(word, limit=60))
    return kind.id, read_label(found[2])


def _played(game: Game, line: str) -> list[Game]:
    """The games after each action of a turn's line. Raises `Refused`: UNREADABLE, TURN, and as `_acted`."""
    found = _TURN.fullmatch(line)
    if found is None:
        raise Refused(RecordRefusal.UNREADABLE)
    if int(found[1]) != game.turn:
        raise Refused(RecordRefusal.TURN, turn=game.turn)
    turn, games = game.turn, []
    for word in found[2].split():
        if game.turn != turn:
            raise Refused(RecordRefusal.TURN, turn=game.turn)
        game = _acted(game, word)
        games.append(game)
    return games


def _acted(game: Game, word: str) -> Game:
    """The game after an action. Raises `Refused`: ACTION, ILLEGAL, FACES, MARK."""
    action, faces = read_action(game, word)
    shown = clean(word, limit=60)
    try:
        after, _ = apply(game, action, ScriptedDice(faces or ()))
    except Refused as refused:
        raise Refused(RecordRefusal.ILLEGAL, text=shown, why=refused.text) from None
    except ScriptError:
        raise Refused(RecordRefusal.FACES, text=shown) from None
    if (written := after.record[-1]) != word:
        if faces and "{" not in written:
            raise Refused(RecordRefusal.FACES, text=shown)
        raise Refused(RecordRefusal.MARK, text=shown, wanted=Verbatim(verbatim=written))
    return after
