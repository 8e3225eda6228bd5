"""Where those run who must, worked out once for all that is decided and drawn in a step."""

from __future__ import annotations

from functools import lru_cache

from cogs.skirmish.rules.model import Creature, Game
from cogs.skirmish.rules.routes import Routes, routes


@lru_cache(maxsize=32)
def runs(game: Game, creature: Creature) -> Routes:
    """The rout moves of a creature, as `routes`; the rules, calls, cards and desks ask for those of the same game."""
    return routes(game, creature)
