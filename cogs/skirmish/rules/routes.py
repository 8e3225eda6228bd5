"""The ways of those who run: the cheapest to an exit of their side, and where they may stop on it.

Which is the shortest way is G004-20, whom it leads past G004-21, what happens where none leads out G004-28.
"""

from __future__ import annotations

from bot.engine.grid import Space, Square
from bot.engine.grid.paths import Courses, Path, Place, Ways
from bot.engine.model import Frozen
from cogs.skirmish.rules.counting import away
from cogs.skirmish.rules.ground import speed, ways
from cogs.skirmish.rules.model import Creature, Game, Stand
from cogs.skirmish.rules.terms import Side
from cogs.skirmish.rules.threats import Threats


class Route(Frozen):
    """One rout move: `way` from where it stands, its cost, and what is `left` to run after it.

    With `leaves` the creature goes off the map from the last of them. Where walls shut it in, `left` is a distance.
    """

    way: tuple[Stand, ...]
    cost: int
    left: int
    leaves: bool = False

    @property
    def stop(self) -> Square:
        """Where it ends, or where it leaves the map."""
        return self.way[-1].square


class Routes(Frozen):
    """The rout moves among which the owner chooses, all equally good; `points` is double speed.

    `cost` is that of the cheapest way to an exit; None where all are `blocked`.
    """

    points: int
    cost: int | None
    routes: tuple[Route, ...]

    @property
    def stops(self) -> tuple[Square, ...]:
        """Where the owner may choose to stop; none where there is nothing to choose."""
        return tuple(route.stop for route in self.routes) if len(self.routes) > 1 else ()

    @property
    def blocked(self) -> bool:
        """Whether no way leads to an exit."""
        return self.cost is None

    def to(self, stop: Square) -> Route | None:
        """The route that ends there."""
        return next((route for route in self.routes if route.stop == stop), None)


def routes(game: Game, creature: Creature) -> Routes:
    """Where a routing creature may go with its next move, of equally good ways those past the fewest enemies.

    An exit is reached when any square of the creature stands on it (G004-22); also by one that squeezes, if it has
    movement left to leave from there. A helpless creature stays where it is (G004-25).
    """
    points = 0 if creature.helpless else 2 * speed(game, creature)
    start = creature.anchor
    exits = game.board.kind(exit_kind(creature.side))
    run = ways(game, creature, ends_on_allies=True)
    courses = run.courses(start, exits, onto=True)
    if courses is None:
        return Routes(points=points, cost=None, routes=tuple(_nearest(game, creature, points, exits)))
    found = _Search(game, creature, run, courses, points).routes()
    return Routes(points=points, cost=courses.cost, routes=found)


def stands_of(path: Path) -> tuple[Stand, ...]:
    """The places of a way."""
    return tuple(Stand(square=square, space=space) for square, space in zip(path.squares, path.spaces, strict=True))


def exit_kind(side: Side) -> str:
    """The kind of ground that is this side's exit."""
    return f"exit-{side}"


class _Search:
    """All cheapest ways of a creature, as far as its movement reaches on them."""

    def __init__(self, game: Game, creature: Creature, run: Ways, courses: Courses, points: int) -> None:
        self._game, self._creature, self._run, self._courses, self._points = game, creature, run, courses, points
        self._threats = Threats.to(game, creature)
        self._taken = game.squares(one for one in game.standing() if one.id != creature.id)
        # Of each place: how many attacks the way there draws at least, and the place before it; by what is left to go.
        self._reached: dict[int, dict[Place, tuple[int, Place | None]]] = {courses.cost: {courses.start: (0, None)}}

    def routes(self) -> tuple[Route, ...]:
        """Off the map if movement is left on the exit; else to each square that leaves least to run."""
        self._walk()
        cost = self._courses.cost
        if cost < self._points:
            ends = self._reached[0]
            best = min(ends, key=lambda place: (ends[place][0] + self._drawn(place, None), place))
            return (self._route(best, 0, 0, leaves=True),)
        # Whatever leaves least to run is the last square of some cheapest way: any later one would leave less.
        stops = [(place, rest) for rest, places in self._reached.items() for place in places if self._may_stop(place)]
        left = {place: self._courses.anew(place.square) for place, _ in stops}
        nearest = [(place, rest) for place, rest in stops if left[place] == min(left.values())]
        found: dict[Square, Route] = {}
        for place, rest in sorted(nearest, key=lambda stop: self._reached[stop[1]][stop[0]][0]):
            found.setdefault(place.square, self._route(place, rest, left[place]))
        return tuple(found[square] for square in sorted(found))

    def _walk(self) -> None:
        """Goes all ways at once, as far as the movement reaches; the dearest places come first."""
        for rest in range(self._courses.cost, max(-1, self._courses.cost - self._points - 1), -1):
            for place, (drawn, _) in self._reached.get(rest, {}).items():
                for then, left in self._courses.onward(place, rest) if rest else ():
                    known = self._reached.setdefault(left, {})
                    attacks = drawn + self._drawn(place, then)
                    if then not in known or (attacks, place) < (known[then][0], known[then][1] or place):
                        known[then] = (attacks, place)
        beyond = [rest for rest in self._reached if self._courses.cost - rest > self._points]
        for rest in beyond:
            del self._reached[rest]

    def _may_stop(self, place: Place) -> bool:
        return not place.squeezed and (
            place == self._courses.start or self._taken.isdisjoint(self._run.space(place).squares)
        )

    def _drawn(self, place: Place, then: Place | None) -> int:
        """How many may attack when it goes from one place to the next, or off the map."""
        return len(self._threats.strikers(self._run.space(place), self._run.space(then) if then else None))

    def _route(self, place: Place, rest: int, left: int, *, leaves: bool = False) -> Route:
        spent = self._courses.cost - rest
        way = [place]
        while (before := self._reached[rest][way[-1]][1]) is not None:
            rest = next(more for more, places in self._reached.items() if more > rest and before in places)
            way.append(before)
        stands = tuple(Stand(square=one.square, space=self._run.space(one)) for one in reversed(way))
        return Route(way=stands, cost=spent, left=left, leaves=leaves)


def _nearest(game: Game, creature: Creature, points: int, exits: frozenset[Square]) -> list[Route]:
    """As near to an exit as it can come with this move, where all ways are blocked (G004-28)."""
    start = creature.anchor
    run = ways(game, creature)
    reached = run.reach(start, points)
    left = ways(game, creature, alone=True).left(exits, onto=True)
    if left.keys().isdisjoint(reached):
        left = {square: min(away(game, creature.at(square), Space(exit)) for exit in exits) for square in reached}
    nearest = [square for square in reached if square in left]
    best = min((left[square], reached[square]) for square in nearest)
    found = []
    for square in sorted(nearest):
        if (left[square], reached[square]) == best and (path := run.path(start, [square])):
            found.append(Route(way=stands_of(path), cost=path.cost, left=left[square]))
    return found
