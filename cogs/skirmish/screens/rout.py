"""The way out of a creature: computed and drawn, for whoever asks."""

from __future__ import annotations

from bot.engine.guild import GuildSettings
from bot.engine.screen import Paragraph, Screen
from bot.engine.text import Text, say
from cogs.skirmish.rules.boards import GROUND_NAMES
from cogs.skirmish.rules.guard import there
from cogs.skirmish.rules.model import Creature, Game
from cogs.skirmish.rules.routes import Routes, exit_kind, routes
from cogs.skirmish.screens.board import board_screen, squares_of, way_shade
from cogs.skirmish.screens.telling import squares


def rout_screen(game: Game, creature: Creature, scene_id: int, settings: GuildSettings) -> Screen:
    """Where a creature runs, or would run if it routed now. Raises `Refused` as `guard.there`."""
    runner = there(game, creature.id)
    found = routes(game, runner)
    state = "running" if runner.routing else "standing"
    blocks = [
        Paragraph(text=say(f"skirmish-rout-is-{state}", name=runner.name)),
        Paragraph(text=_told(runner, found)),
    ]
    if not found.blocked:
        blocks.append(Paragraph(text=say("skirmish-rout-optimal")))
    return board_screen(
        *(game, scene_id, say("skirmish-rout-title", name=runner.name), settings),
        shades=(way_shade(squares_of(found)),),
        around=squares_of(found),
        blocks=blocks,
        private=True,
    )


def _told(runner: Creature, found: Routes) -> Text:
    exit_name = GROUND_NAMES[exit_kind(runner.side)]
    if not found.points:
        return say("skirmish-rout-stays")
    stops = squares(*(route.stop for route in found.routes))
    if found.cost is None:
        return say("skirmish-rout-blocked", exit=exit_name, points=found.points, stops=stops)
    if any(route.leaves for route in found.routes):
        return say("skirmish-rout-leaves", exit=exit_name, cost=found.cost, points=found.points)
    return say("skirmish-rout-cost", exit=exit_name, cost=found.cost, points=found.points, stops=stops)
