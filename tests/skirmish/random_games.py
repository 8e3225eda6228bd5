"""Games that are played at random: the same seed gives the same game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from bot.engine.dice import SeededDice
from bot.engine.grid import Square
from bot.engine.refusal import Refused
from cogs.skirmish.rules.attack import attack
from cogs.skirmish.rules.charge import charge, charges
from cogs.skirmish.rules.course import next_to_run
from cogs.skirmish.rules.damage import damage, heal
from cogs.skirmish.rules.initiative import choose_first, initiative
from cogs.skirmish.rules.model import ChooseFirst, Game, Movement, RallyDue, RoutsDue, SavesDue
from cogs.skirmish.rules.morale import frighten, save
from cogs.skirmish.rules.moving import move, place, reach, spare, strike
from cogs.skirmish.rules.play import Played
from cogs.skirmish.rules.rout import rout
from cogs.skirmish.rules.routes import routes
from cogs.skirmish.rules.terms import Edition, Phase, Side
from cogs.skirmish.rules.turns import activate, finish, offered
from cogs.skirmish.sheets import Stats
from tests.skirmish.games import game

MAP = """
..(.<#...
A.....x..
BB.~~.y..
BB.~~...z
..#.^>)%.
C.#.&.w..

B = B 2x2
"""
WALK = Stats(level=2, speed=4, hit_points=20, damage=10, attack=6, ac=12)
LEADER = Stats(level=3, speed=5, hit_points=25, damage=10, commander_rating=3, ranged=True, cost=20)


def start(edition: Edition) -> Game:
    """Four against four, before the first initiative."""
    state = game(MAP, edition, A=WALK, B=WALK, C=LEADER, x=WALK, y=WALK, z=LEADER, w=WALK)
    return state.changed(phase=Phase.INITIATIVE, acting=None, to_activate=0, round=0)


def acts(state: Game, chance: Random, dice: SeededDice) -> list[Callable[[], Played]]:
    """Some things that somebody may try now, lawful or not."""
    top, ids = state.top, [one.id for one in state.creatures]
    anybody = chance.choice(ids)
    somewhere = Square(chance.randrange(9), chance.randrange(6))
    match top:
        case ChooseFirst():
            return [lambda: choose_first(state, chance.choice(list(Side)))]
        case SavesDue() | RallyDue():
            return [lambda: save(state, dice)]
        case RoutsDue(waiting=waiting):
            id = chance.choice(next_to_run(state, waiting))
            stop = chance.choice(routes(state, state.creature(id)).routes).stop
            return [lambda: rout(state, id, stop, dice)]
        case Movement(waiting=waiting):
            return [lambda: chance.choice([strike, spare])(state, chance.choice(waiting), dice)]
    tries: list[Callable[[], Played]] = [
        lambda: place(state, anybody, somewhere, dice),
        lambda: damage(state, {anybody: 5}, dice, by=chance.choice([None, *ids])),
        lambda: heal(state, anybody, 5),
        lambda: frighten(state, [anybody], dice),
    ]
    if state.phase is Phase.INITIATIVE:
        return [*tries, *[lambda: initiative(state, dice)] * 6]
    if state.turn is None:
        return [*tries, *[lambda: activate(state, chance.choice(offered(state)).id, dice)] * 12]
    own = state.turn.creature_id
    return [
        *tries,
        lambda: finish(state, dice),
        *[lambda: move(state, own, chance.choice([*reach(state, own), somewhere]), (), dice)] * 4,
        *[lambda: attack(state, own, anybody, dice)] * 8,
        *[lambda: charge(state, own, *charged(state, own, chance), dice)] * 2,
    ]


def charged(state: Game, id: int, chance: Random) -> tuple[int | None, Square | None]:
    """An offered target of a charge and an end square, if there is any."""
    offers = charges(state, id).offers
    target = chance.choice(list(offers)) if offers else None
    return target, chance.choice(offers[target]) if target else None


def play(edition: Edition, seed: int, steps: int) -> list[Played]:
    """A game that is played at random, as far as so many tries lead."""
    return [step for step in tries(edition, seed, steps) if isinstance(step, Played)]


def tries(edition: Edition, seed: int, steps: int) -> Iterator[Played | Refused]:
    """What comes of each of so many tries, until the game is over."""
    chance, state = Random(seed), start(edition)
    for number in range(steps):
        if state.phase is Phase.OVER:
            break
        before = state.model_dump_json()
        try:
            step = chance.choice(acts(state, chance, SeededDice(str(seed).encode(), number)))()
        except Refused as refused:
            assert state.model_dump_json() == before
            yield refused
            continue
        assert state.model_dump_json() == before, "the former game is untouched"
        yield step
        state = step.game
