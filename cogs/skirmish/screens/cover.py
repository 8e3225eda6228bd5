"""Who sees whom, how far apart they are, and who has cover."""

from __future__ import annotations

from bot.engine.guild import GuildSettings
from bot.engine.screen import Block, Fact, Paragraph, Screen
from bot.engine.text import say
from cogs.skirmish.rules.command import commands
from cogs.skirmish.rules.counting import away
from cogs.skirmish.rules.cover import cover_bonus, melee_cover, ranged_cover, sees
from cogs.skirmish.rules.guard import there
from cogs.skirmish.rules.model import Creature, Game
from cogs.skirmish.screens.board import board_screen
from cogs.skirmish.screens.telling import signed


def cover_screen(game: Game, attacker: Creature, target: Creature, scene_id: int, settings: GuildSettings) -> Screen:
    """What one creature sees of another. Raises `Refused` as `guard.there` for whoever is not on the board."""
    one, other = there(game, attacker.id), there(game, target.id)
    squares = away(game, one.space, other.space)
    seen = sees(game.board, one.space, other.space)
    blocks: list[Block] = [
        Fact(label=say("skirmish-cover-sight"), value=say("yes" if seen else "no")),
        Fact(label=say("skirmish-cover-distance"), value=squares),
    ]
    bonus, _ = cover_bonus(game)
    if squares <= 1:
        blocks.append(_covered("melee", melee_cover(game.board, one.space, other.space), bonus))
    if seen:
        blocks.append(_covered("ranged", ranged_cover(game.board, one.space, other.space), bonus))
    for found in commands(game, other):
        by = "sight" if found.in_sight else "distance"
        blocks.append(
            Paragraph(
                text=say(
                    f"skirmish-cover-command-{by}",
                    name=other.name,
                    commander=found.commander.name,
                    rating=found.commander.stats.commander_rating,
                    n=found.distance,
                )
            )
        )
    around = (*one.space.squares, *other.space.squares)
    said = say("skirmish-cover-title", attacker=one.name, target=other.name)
    return board_screen(game, scene_id, said, settings, around=around, blocks=blocks, private=True)


def _covered(kind: str, has: bool, bonus: int) -> Fact:
    return Fact(
        label=say(f"skirmish-covered-{kind}"),
        value=say("skirmish-cover-yes", bonus=signed(bonus)) if has else say("skirmish-cover-no"),
    )
