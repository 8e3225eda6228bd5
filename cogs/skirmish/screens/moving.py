"""A move past enemies, shown before it is made."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.grid import Square, label
from bot.engine.guild import GuildSettings
from bot.engine.scene.model import Scene
from bot.engine.screen import Button, ButtonStyle, Paragraph, Screen
from bot.engine.text import say
from cogs.skirmish.rules.model import Creature, Game
from cogs.skirmish.rules.moving import Planned
from cogs.skirmish.screens.board import board_screen, way_shade
from cogs.skirmish.screens.names import at, button
from cogs.skirmish.screens.telling import at as square_name
from cogs.skirmish.screens.telling import names


def way_screen(
    scene: Scene, game: Game, mover: Creature, plan: Planned, via: Sequence[Square], settings: GuildSettings
) -> Screen:
    """The way through `via`, who may make an opportunity attack along it, and whether to go all the same."""
    end = plan.way[-1].square
    drawn = board_screen(
        *(game, scene.id, say("skirmish-way-title", name=mover.name, square=square_name(end)), settings),
        shades=(way_shade([square for stand in plan.way[1:] for square in stand.space.squares]),),
        around=[square for stand in plan.way for square in stand.space.squares],
        blocks=(
            Paragraph(text=say("skirmish-way-cost", cost=plan.cost)),
            Paragraph(text=say("skirmish-way-threats", by=names(plan.by))),
        ),
        private=True,
    )
    go = Button(
        address=at("move", scene.id, scene.called, scene.version, label(end), *map(label, via)),
        label=say("skirmish-button-move"),
        style=ButtonStyle.PRIMARY,
    )
    return drawn.model_copy(update={"controls": (go, button("desk", scene.id))})
