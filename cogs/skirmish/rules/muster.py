"""Warbands come to the board: a side brings another one, and is set up by itself (G004-23)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from bot.engine.grid import Square
from bot.engine.refusal import Refused
from cogs.skirmish.rules.ground import may_stand
from cogs.skirmish.rules.model import Creature, Game
from cogs.skirmish.rules.play import Played
from cogs.skirmish.rules.refusals import SkirmishRefusal
from cogs.skirmish.rules.setup import Entry, deploy, new_game
from cogs.skirmish.rules.terms import Phase, Side
from cogs.skirmish.sheets import Member, Warband

_NUMBERED = re.compile(r"(.+) [1-9][0-9]*")


def mustered(game: Game, side: Side, warband: Warband) -> Game:
    """The game in which this side has brought this warband; the other side stands as it stood.

    Raises `Refused`: BEGUN, and as `new_game`.
    """
    if game.phase is not Phase.DEPLOYING:
        raise Refused(SkirmishRefusal.BEGUN)
    a, b = (
        Entry(
            name=player.name,
            warband=warband if player.side is side else warband_of(game, player.side),
            user_ids=player.user_ids,
        )
        for player in game.players
    )
    made = new_game(game.edition, game.options, game.map_name, game.map, (a, b))
    standing = {
        new.id: old.square
        for new, old in zip(_of(made, side.other), _of(game, side.other), strict=True)
        if old.square is not None
    }
    return made.changed(
        creatures=tuple(one.model_copy(update={"square": standing.get(one.id)}) for one in made.creatures)
    )


def warband_of(game: Game, side: Side) -> Warband:
    """The warband that a side has brought."""
    stems = Counter(_stem(one) for one in game.creatures)
    members: list[Member] = []
    for one in _of(game, side):
        name = _stem(one) if stems[_stem(one)] > 1 else one.name
        last = members[-1] if members else None
        if last is not None and (last.name, last.stats) == (name, one.stats):
            members[-1] = last.model_copy(update={"count": last.count + 1})
        else:
            members.append(Member(name=name, stats=one.stats))
    return Warband(creatures=tuple(members))


def stands_for(game: Game, creature: Creature) -> Iterator[Square]:
    """Where a creature may be set up: in its start area, or anywhere where there is none; those in front come first."""
    area = game.board.kind(f"start-{creature.side}") or frozenset(game.board.squares)
    enemies = game.board.kind(f"start-{creature.side.other}") or area
    middle = (sum(square.x for square in enemies) / len(enemies), sum(square.y for square in enemies) / len(enemies))

    def farness(square: Square) -> tuple[float, Square]:
        return (square.x - middle[0]) ** 2 + (square.y - middle[1]) ** 2, square

    for square in sorted(area, key=farness):
        space = creature.at(square)
        if area.issuperset(space.squares) and may_stand(game, creature, space):
            yield square


def set_up(game: Game, side: Side) -> Played:
    """Sets up all of a side that do not stand yet, the largest first. Raises `Refused`: BEGUN, OVER, NO_ROOM (name)."""
    done = Played(game, ())
    for one in sorted(_of(game, side), key=lambda one: -one.stats.size):
        if one.stands:
            continue
        square = next(stands_for(done.game, one), None)
        if square is None:
            raise Refused(SkirmishRefusal.NO_ROOM, name=one.name, square="–")
        after = deploy(done.game, one.id, square)
        done = Played(after.game, (*done.rulings, *after.rulings))
    return done


def _of(game: Game, side: Side) -> list[Creature]:
    return [one for one in game.creatures if one.side is side]


def _stem(one: Creature) -> str:
    numbered = _NUMBERED.fullmatch(one.name)
    return numbered[1] if numbered else one.name
