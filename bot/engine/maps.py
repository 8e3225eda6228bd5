"""The map of a channel or a scene: a board and the creatures on it, of which the GM may hide some."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import product
from typing import NamedTuple, Self

from pydantic import model_validator

from bot.engine.grid import Board, Position, Shade, Space, Square, Token, label, read_label, symbol_for
from bot.engine.model import Frozen
from bot.engine.refusal import Refusal, Refused
from bot.engine.text import Listing, Text, Verbatim, clean, name_key, say

GROUND_NAMES: Mapping[str, Text] = {kind: say(f"map-ground-{kind}") for kind in ("water", "furniture", "undergrowth")}
"""The kinds of ground that the maps of the library know besides difficult ground."""

_SIZE = re.compile(r"([1-9])(?:\s*[x×х]\s*([1-9]))?", re.IGNORECASE)

_HIDDEN = re.compile(r"\((.*)\)")


class MapRefusal(Refusal):
    """Why a map is not laid, or a creature not put on it."""

    NO_MAP = "map-refusal-no-map"
    NO_SUCH_MAP = "map-refusal-no-such-map"
    NO_SUCH_CREATURE = "map-refusal-no-such-creature"
    SEVERAL = "map-refusal-several"
    NO_NAME = "map-refusal-no-name"
    SIZE = "map-refusal-size"
    NO_ROOM = "map-refusal-no-room"
    FULL = "map-refusal-full"
    FILE_TOO_LARGE = "map-refusal-file-too-large"
    NOT_TEXT = "map-refusal-not-text"


class Known(NamedTuple):
    """How players know somebody who takes part in a scene: their name, what is shown of it, whether they are hidden."""

    name: str
    shown: str
    hidden: bool


class Creature(Frozen):
    """Somebody on a map. Of a hidden one only the GM may learn that it is there."""

    symbol: str
    name: str
    space: Space
    hidden: bool = False

    @property
    def token(self) -> Token:
        """The same as it is drawn."""
        return Token(symbol=self.symbol, name=self.name, space=self.space)


class Map(Frozen):
    """A board with creatures; none of them stands on a wall, beyond the border, or where another one stands."""

    board: Board
    creatures: tuple[Creature, ...] = ()

    @model_validator(mode="after")
    def _is_possible(self) -> Self:
        self.position(with_hidden=True)
        return self

    @classmethod
    def of(cls, position: Position) -> Self:
        """The map that a position shows. Names in brackets, as in `(Lurker)`, are those of hidden creatures."""
        return cls(board=position.board, creatures=tuple(map(_creature, position.tokens)))

    @property
    def drawn(self) -> Position:
        """The position of which this is the map: with hidden creatures, their names in brackets."""
        shown = self.position(with_hidden=True)
        names = (f"({one.name})" if one.hidden else one.name for one in self.creatures)
        tokens = zip(shown.tokens, names, strict=True)
        return shown.model_copy(
            update={"tokens": tuple(token.model_copy(update={"name": name}) for token, name in tokens)}
        )

    def known_as(self, people: Iterable[Known]) -> Map:
        """The map on which those who take part in its scene are known, and hidden, as they are there."""
        known = {name_key(name): one for one in people for name in (one.shown, one.name)}

        def seen(creature: Creature) -> Creature:
            one = known.get(name_key(creature.name))
            if one is None:
                return creature
            return creature.model_copy(update={"name": one.shown, "hidden": creature.hidden or one.hidden})

        return self.model_copy(update={"creatures": tuple(map(seen, self.creatures))})

    def missing(self, people: Iterable[Known]) -> tuple[Known, ...]:
        """Those who are not on the map."""
        there = {name_key(creature.name) for creature in self.creatures}
        return tuple(one for one in people if there.isdisjoint({name_key(one.name), name_key(one.shown)}))

    def joined_by(self, people: Iterable[Known]) -> Map:
        """The map with those of them who are missing, each on the first free square, row by row from below.

        Whoever finds none stays away; whether somebody is hidden, `known_as` tells. Raises `Refused(FULL)`.
        """
        taken = self.board.walls.union(*(one.space.squares for one in self.creatures))
        rows = product(range(self.board.height), range(self.board.width))
        free = (square for square in (Square(x, y) for y, x in rows) if square not in taken)
        joined = self
        for one, square in zip(self.missing(people), free, strict=False):
            put = Creature(symbol=joined._symbol(one.shown), name=one.shown, space=Space(square))
            joined = joined.model_copy(update={"creatures": (*joined.creatures, put)})
        return joined

    def seen(self, *, with_hidden: bool) -> tuple[Creature, ...]:
        """The creatures that may be shown: all of them to the GM, to everybody else those that are not hidden."""
        return tuple(creature for creature in self.creatures if with_hidden or not creature.hidden)

    def position(self, *, with_hidden: bool, shades: Iterable[Shade] = ()) -> Position:
        """What is drawn."""
        tokens = tuple(creature.token for creature in self.seen(with_hidden=with_hidden))
        return Position(board=self.board, tokens=tokens, shades=tuple(shades))

    def named(self, typed: str, *, with_hidden: bool) -> Creature:
        """The creature with this name, in any case. Raises `Refused`: NO_SUCH_CREATURE, SEVERAL."""
        wanted = name_key(typed)
        found = [one for one in self.seen(with_hidden=with_hidden) if name_key(one.name) == wanted]
        if not found:
            raise Refused(MapRefusal.NO_SUCH_CREATURE, name=clean(typed))
        if len(found) > 1:
            squares = Listing(items=tuple(Verbatim(verbatim=label(one.space.corner)) for one in found))
            raise Refused(MapRefusal.SEVERAL, name=found[0].name, squares=squares)
        return found[0]

    def at(self, square: Square, *, with_hidden: bool) -> Creature | None:
        """Who stands on this square, as far as that may be known."""
        standing = (one for one in self.seen(with_hidden=with_hidden) if square in one.space.squares)
        return next(standing, None)

    def meant(self, typed: str) -> Creature | None:
        """The creature that the GM means, by name or by a square of its space; None for a new name.

        Raises `Refused(SEVERAL)`.
        """
        try:
            return self.at(read_label(typed), with_hidden=True)
        except Refused:
            pass
        try:
            return self.named(typed, with_hidden=True)
        except Refused as refused:
            if refused.reason is MapRefusal.SEVERAL:
                raise
            return None

    def placed(self, who: str, square: str, size: str = "", hidden: bool | None = None) -> Map:
        """The map after the GM put a creature somewhere: a known one moves, a new name is a new creature.

        An empty `square` takes it off the map. What is not said stays as it was; a new creature fills one square and
        is not hidden. Raises `Refused`: NO_NAME, SEVERAL, NO_SUCH_CREATURE, SIZE, NO_ROOM, FULL; and as `Board.square`.
        """
        known = self.meant(who)
        name = known.name if known else clean(who)
        if not name:
            raise Refused(MapRefusal.NO_NAME)
        others = tuple(one for one in self.creatures if one is not known)
        if not square.strip():
            if known is None:
                raise Refused(MapRefusal.NO_SUCH_CREATURE, name=name)
            return self.model_copy(update={"creatures": others})
        width, height = _size(size) if size.strip() else (known.space[1:] if known else (1, 1))
        space = Space(self.board.square(square), width, height)
        taken = self.board.walls.union(*(one.space.squares for one in others))
        if not self.board.holds(space) or not taken.isdisjoint(space.squares):
            raise Refused(MapRefusal.NO_ROOM, name=name, square=label(space.corner))
        put = Creature(
            symbol=known.symbol if known else self._symbol(name),
            name=name,
            space=space,
            hidden=(known is not None and known.hidden) if hidden is None else hidden,
        )
        return self.model_copy(update={"creatures": (*others, put)})

    def _symbol(self, name: str) -> str:
        """A symbol for somebody new, who is alike whoever has the same name."""
        try:
            return symbol_for(name, {one.symbol for one in self.creatures})
        except ValueError:
            raise Refused(MapRefusal.FULL) from None


def _creature(token: Token) -> Creature:
    name = str(token.name)
    bracketed = _HIDDEN.fullmatch(name)
    name = (clean(bracketed[1]) or token.symbol) if bracketed else name
    return Creature(symbol=token.symbol, name=name, space=token.space, hidden=bracketed is not None)


def _size(typed: str) -> tuple[int, int]:
    found = _SIZE.fullmatch(typed.strip())
    if found is None:
        raise Refused(MapRefusal.SIZE, size=clean(typed))
    return int(found[1]), int(found[2] or found[1])
