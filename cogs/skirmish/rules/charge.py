"""The charge of the 1st edition: at the nearest enemy, in a straight line, for one attack (R004-26 to R004-34)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from bot.engine.dice import Dice
from bot.engine.grid import Space, Square, between, centre, crossed, distance, fences_between, label, stopped
from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from bot.engine.ruling import Note, Origin
from bot.engine.text import Listing, Verbatim
from cogs.skirmish.rules.boards import SLOWING
from cogs.skirmish.rules.counting import away
from cogs.skirmish.rules.course import settled
from cogs.skirmish.rules.cover import sees
from cogs.skirmish.rules.ground import speed
from cogs.skirmish.rules.model import Creature, Game, Movement, Stand
from cogs.skirmish.rules.moving import acting
from cogs.skirmish.rules.play import Play, Played
from cogs.skirmish.rules.refusals import ChargeRefusal, RoutingRefusal
from cogs.skirmish.rules.results import Charged, Who
from cogs.skirmish.rules.terms import Edition, Purpose
from cogs.skirmish.rules.why import by_option, why
from cogs.skirmish.tables import Nearest, Path

LEAST = 2
"""Squares that a charge covers at least (R004-28, G004-18)."""


class Charges(Frozen):
    """What a creature may charge: by the target's id, the squares where the charge may end.

    Where `offers` is empty, `why_not` names what keeps it from charging its nearest enemy.
    """

    offers: dict[int, tuple[Square, ...]]
    why_not: ChargeRefusal | None = None
    nearest: int | None = None


def charges(game: Game, id: int) -> Charges:
    """What the creature may charge from where it stands, whoever's turn it is."""
    charger = game.creature(id)
    if game.edition is Edition.SECOND:
        return Charges(offers={}, why_not=ChargeRefusal.EDITION)
    nearest = _nearest(game, charger)
    if not nearest:
        return Charges(offers={}, why_not=ChargeRefusal.NOBODY_SEEN)
    offers: dict[int, tuple[Square, ...]] = {}
    reasons: list[ChargeRefusal] = []
    for target in nearest:
        ends = tuple(_ends(charger, target))
        faults = {end: fault(game, charger, target, end) for end in nearest_ends(game, charger, ends)}
        if free := tuple(sorted(end for end, found in faults.items() if found is None)):
            offers[target.id] = free
        reasons += [found for found in faults.values() if found]
    # Of several reasons that of the square that comes nearest to being charged.
    why_not = None if offers else max(reasons, key=list(ChargeRefusal).index)
    return Charges(offers=offers, why_not=why_not, nearest=nearest[0].id)


def charge(game: Game, id: int, target_id: int | None, end: Square | None, dice: Dice, *, lost: bool = False) -> Played:
    """Charges the nearest enemy; the target and the end square may be left out where there is only one.

    With `lost` something at the table moves or destroys the target before the blow: the charger goes on to its square
    and makes no attack, even beside it (R004-34).

    Raises `Refused`: as `acting`; RoutingRefusal.CHARGE (name), and every member of ChargeRefusal.
    """
    charger = acting(game, id)
    if charger.routing:
        raise Refused(RoutingRefusal.CHARGE, name=charger.name)
    if game.turn is None or game.turn.moves or game.turn.attacked:
        raise Refused(ChargeRefusal.HAS_ACTED, name=charger.name)
    target, end = _chosen(game, charger, target_id, end)
    squares = _squares(charger.anchor, end)
    play = Play(game, dice)
    play.tell(
        Charged(who=Who.of(charger), target=Who.of(target), end=end, squares=squares),
        *_notes(game, squares, speed(game, charger)),
    )
    play.push(
        Movement(
            creature_id=id,
            purpose=Purpose.CHARGE,
            way=tuple(Stand(square=square, space=charger.at(square)) for square in line_to(charger, end)),
            cost=_length(game, charger.anchor, end),
            target_id=target.id,
            target_square=None if lost else target.square,
        )
    )
    return settled(play)


def fault(game: Game, charger: Creature, target: Creature, end: Square) -> ChargeRefusal | None:
    """What keeps a creature from charging this enemy, who is the nearest, to this square, which is the nearest."""
    space = charger.at(end)
    if not sees(game.board, charger.space, target.space):
        return ChargeRefusal.NEAREST_UNSEEN
    if _squares(charger.anchor, end) < LEAST:
        return ChargeRefusal.TOO_CLOSE
    if _length(game, charger.anchor, end) > 2 * speed(game, charger):
        return ChargeRefusal.TOO_FAR
    others = game.squares(one for one in game.standing() if one.id != charger.id)
    if not game.board.holds(space) or not (others | game.board.walls).isdisjoint(space.squares):
        return ChargeRefusal.END_TAKEN
    if _is_blocked(game, charger, space, others):
        return ChargeRefusal.PATH_BLOCKED
    slow = _slowing(game)
    if slow.intersection(charger.space.squares):
        first = next(iter(line_to(charger, end)))
        if slow.intersection(charger.at(first).squares):
            return ChargeRefusal.SLOW_START
    return None


def nearest_ends(game: Game, charger: Creature, ends: tuple[Square, ...]) -> tuple[Square, ...]:
    """Those end squares to which the charge is shortest, ties included (R004-29, G004-27)."""
    lengths = {end: _length(game, charger.anchor, end) for end in ends}
    return tuple(end for end, length in lengths.items() if length == min(lengths.values()))


def line_to(charger: Creature, end: Square) -> Iterator[Square]:
    """The squares of a charge after its first, as near to the straight line as can be."""
    start = charger.anchor
    steps = _squares(start, end)
    for step in range(1, steps + 1):
        # Rounded to the nearest square, halves upwards: all of them have a part of the line or touch it.
        x, y = ((2 * step * (to - at) + steps) // (2 * steps) + at for at, to in zip(start, end, strict=True))
        yield Square(x, y)


def _nearest(game: Game, charger: Creature) -> list[Creature]:
    """The nearest enemies that it sees; or of all, where the table plays so (G004-16, G004-19)."""
    enemies = game.standing(charger.side.other)
    if game.options.charge_nearest is Nearest.SEEN:
        enemies = tuple(one for one in enemies if sees(game.board, charger.space, one.space))
    distances = {one.id: away(game, charger.space, one.space) for one in enemies}
    return [one for one in enemies if distances[one.id] == min(distances.values())]


def _ends(charger: Creature, target: Creature) -> Iterator[Square]:
    """Where the charger would stand beside its target, whatever is there."""
    (x, y), width, height = target.space
    size = charger.stats.size
    for left, low in product(range(x - size, x + width + 1), range(y - size, y + height + 1)):
        if distance(Space(Square(left, low), size, size), target.space) == 1:
            yield Square(left, low)


def _is_blocked(game: Game, charger: Creature, end: Space, others: frozenset[Square]) -> bool:
    """Whether a line of the path passes a creature, a wall, slowing ground or a thin wall (R004-30, G004-17)."""
    start = charger.space
    in_the_way = others | game.board.walls | _slowing(game)
    if game.options.charge_path is Path.CENTRE:
        line = crossed(centre(start), centre(end))
        if stopped(game.board, centre(start), centre(end), touching=False):
            return True
        return not in_the_way.isdisjoint({*line, *end.squares} - {*start.squares})
    hull = {*between(start, end)} - {*start.squares}
    return not in_the_way.isdisjoint(hull) or bool(fences_between(game.board, start, end))


def _slowing(game: Game) -> frozenset[Square]:
    return frozenset[Square]().union(*(game.board.kind(kind) for kind in SLOWING))


def _squares(start: Square, end: Square) -> int:
    """How many squares a straight move covers."""
    return max(abs(end.x - start.x), abs(end.y - start.y))


def _length(game: Game, start: Square, end: Square) -> int:
    """What a straight move costs over open ground."""
    return away(game, Space(start), Space(end))


def _chosen(game: Game, charger: Creature, target_id: int | None, end: Square | None) -> tuple[Creature, Square]:
    """The target and the end square, as chosen or because there is no other."""
    found = charges(game, charger.id)
    if found.why_not:
        nearest = game.creature(found.nearest).name if found.nearest is not None else "–"
        raise Refused(found.why_not, name=charger.name, target=nearest, least=LEAST)
    if target_id is not None and target_id not in found.offers:
        names = Listing(items=tuple(game.creature(id).name for id in found.offers))
        raise Refused(ChargeRefusal.NOT_NEAREST, target=game.creature(target_id).name, nearest=names)
    targets = [target_id] if target_id is not None else list(found.offers)
    choices = [(id, square) for id in targets for square in found.offers[id] if end in (None, square)]
    ends = dict.fromkeys(square for id in targets for square in found.offers[id])
    squares = Listing(items=tuple(Verbatim(verbatim=label(square)) for square in ends))
    if not choices:
        raise Refused(ChargeRefusal.NOT_AN_END, name=charger.name, squares=squares)
    if len(choices) > 1:
        raise Refused(ChargeRefusal.WHICH_END, name=charger.name, squares=squares)
    return game.creature(choices[0][0]), choices[0][1]


def _notes(game: Game, squares: int, points: int) -> list[Note]:
    return [
        by_option(game, f"nearest-{game.options.charge_nearest}", "charge_nearest", "G004-16"),
        why("nearest-by-count", "G004-27", Origin.HOUSE),
        by_option(game, f"path-{game.options.charge_path}", "charge_path", "G004-17"),
        why("least-squares", "G004-18", Origin.READING, n=squares, least=LEAST),
        why("charge-double", "R004-27", n=2 * points),
    ]
