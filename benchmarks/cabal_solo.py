"""How strong the bot is: the strongest level against whoever moves by chance, and against the weakest.

    python -m benchmarks cabal_solo                                 a short form: a few games, little time a turn
    python -m benchmarks.cabal_solo --games 100 --seconds 0.3       the long one; --processes 2 plays two at once

Undead and Empire meet in their ready-made set-ups; the strongest plays each army, and begins, equally often. A draw is
no win. Besides, the longest time that it took for a decision against the time that it was given.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter

from benchmarks.measure import Measure
from bot.services.tables import load_tables
from cogs.cabal.rules.model import Game, SetUp, Side, Spell, Stage
from cogs.cabal.rules.play import apply, legal
from cogs.cabal.rules.setup import classical, new_game, ready
from cogs.cabal.rules.solo import choose
from cogs.cabal.tables import CabalTables

SHORT_GAMES, SHORT_SECONDS = 4, 0.05
STRONGEST, WEAKEST, CHANCE = 3, 1, 0
WINS = {CHANCE: 1.0, WEAKEST: 0.8}
"""Games of a hundred, at least, that the strongest wins."""

LATEST = 1.25
"""The longest decision against the time given; what a busy machine adds is in it."""

DATA = Path(__file__).resolve().parents[1] / "data" / "cabal"


@dataclass(frozen=True)
class Outcome:
    """How one game went for the strongest."""

    won: bool
    drawn: bool
    turns: int
    longest: float


def measures() -> Iterable[Measure]:
    """The short form."""
    return measured(SHORT_GAMES, SHORT_SECONDS, 1)


def measured(games: int, seconds: float, processes: int) -> Iterable[Measure]:
    """Wins against both opponents, and the longest decision."""
    longest = 0.0
    for opponent, name in ((CHANCE, "chance"), (WEAKEST, "level-1")):
        play = partial(played, opponent, seconds)
        outcomes = list(_over(play, games, processes))
        longest = max(longest, *(outcome.longest for outcome in outcomes))
        wins = sum(outcome.won for outcome in outcomes)
        yield Measure(f"cabal-solo-level-3-wins-against-{name}", wins / games, WINS[opponent], at_least=True)
    yield Measure("cabal-solo-longest-decision-of-its-time", longest / seconds, LATEST, at_least=False)


def _over(play: Callable[[int], Outcome], games: int, processes: int) -> Iterable[Outcome]:
    if processes == 1:
        return map(play, range(games))
    with ProcessPoolExecutor(processes) as pool:
        return list(pool.map(play, range(games)))


def played(opponent: int, seconds: float, number: int) -> Outcome:
    """One game; its number settles who plays what, and all chance."""
    random = Random(number)
    mine = Side(number % 2)
    game, longest = begun(undead=Side(number // 2 % 2)), 0.0
    while game.stage is Stage.PLAY:
        level = STRONGEST if game.decides is mine else opponent
        if level == CHANCE:
            actions = [random.choice(legal(game))]
        else:
            start = perf_counter()
            is_due = partial(_is_later, start + seconds)
            actions = [*choose(game, level, seed=random.randbytes(8), is_due=is_due)]
            if level == STRONGEST:
                longest = max(longest, perf_counter() - start)
        for action in actions:
            game, _ = apply(game, action, NoDice())
    won = game.result is not None and game.result.winner is mine
    return Outcome(won, game.result is not None and game.result.winner is None, game.turn, longest)


def _is_later(moment: float) -> bool:
    return perf_counter() >= moment


def begun(undead: Side) -> Game:
    """A game of undead and Empire, the undead on this side."""
    tables = load_tables(DATA, CabalTables)
    armies = tables.armies
    both = (armies["undead"], armies["empire"])
    game = new_game(*(both if undead is Side.FIRST else both[::-1]), tables.options)
    for side in Side:
        spells = (Spell.ENERGY_BOLT, Spell.EVOCATION, Spell.PETRIFYING_GAZE) if game.armies[side].casts else ()
        game = ready(game, side, SetUp(pieces=classical(game, side), spells=spells))
    return game


class NoDice:
    """Fights are not diced here."""

    def roll(self, sides: int) -> int:
        raise ValueError(f"a d{sides} is rolled")


def main() -> None:
    """The long form."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.cabal_solo", description="Measure the bot's strength.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    for measure in measured(given.games, given.seconds, given.processes):
        print(measure, flush=True)


if __name__ == "__main__":
    main()
