"""A table where every ruleset has something going on, for walks that try everything everywhere.

    await crowd(table)                     sheets of every kind of fighter, and a scene of each ruleset, in one channel

It is the player's turn in every game that knows turns, so that what the player types gets as far as it can.
"""

from __future__ import annotations

from cogs.skirmish.rules.model import Turn
from cogs.skirmish.rules.terms import Side
from tests.cabal.acts import lay as lay_cabal
from tests.ex_nihilo.fights import combatant
from tests.play import cleric, undead
from tests.skirmish.acts import BOARD, FIGURES
from tests.skirmish.evenings import laid as lay_skirmish
from tests.skirmish.games import at, changed, game, one
from tests.table import Table

BATTLE = "Ford"
"""The game of skirmish."""


async def crowd(table: Table) -> None:
    """Lays it all out, and lets everybody be called to their turns and asked for checks."""
    await cleric(table, "Ada", owner=table.player, level=9)
    await undead(table, "Ghoul", threat=2)
    await combatant(table, "Nora", table.player, "sword", corpo=14, equilibrio=12, spirito=20, medicina=3)
    await combatant(table, "Ogre", None, corpo=20, equilibrio=12)
    await table.slash(table.gm, "scene open", name="Crypt", ruleset="turning")
    await table.slash(table.gm, "scene open", name="Tower", ruleset="ex_nihilo")
    await lay_cabal(table, turn=2)
    state = changed(game(BOARD, **FIGURES).changed(acting=Side.B), "x", square=at("D4"))
    await lay_skirmish(table, state.changed(turn=Turn(creature_id=one(state, "x").id)), BATTLE, 10**9 - 1)
    table.may_ping |= {person.id for person in table.people.values()}
