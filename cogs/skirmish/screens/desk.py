"""The game at one's own desk: what came of the last step, how it stands, and what one can do."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from bot.engine.grid import Square
from bot.engine.guild import GuildSettings
from bot.engine.scene.model import Scene
from bot.engine.screen import Block, ButtonStyle, Control, Item, Paragraph, Screen
from bot.engine.text import Text, say
from cogs.skirmish.rules.model import Creature, Game, RallyDue, SavesDue
from cogs.skirmish.rules.terms import Phase, Side
from cogs.skirmish.screens.board import board_now, card_blocks, looks
from cogs.skirmish.screens.controls import closing, controls, turn_controls
from cogs.skirmish.screens.due import due_text
from cogs.skirmish.screens.names import button
from cogs.tabletop.screens.scene.calls import title

__all__ = ["concede_screen", "desk_screen", "table_screen", "title"]


def table_screen(scene: Scene, game: Game, settings: GuildSettings, trail: tuple[Square, ...]) -> Screen:
    """The game as it stands, for everybody, with the way to one's desk."""
    here = (button("desk", scene.id),) if game.phase is not Phase.OVER else ()
    return Screen(
        title=title(scene),
        blocks=card_blocks(game, settings, trail),
        controls=(*here, *looks(game, scene.id, settings)),
    )


def desk_screen(
    scene: Scene,
    game: Game,
    settings: GuildSettings,
    *,
    may_act_for: Collection[Side],
    plays: Collection[Side],
    news: Sequence[Text] = (),
    trail: tuple[Square, ...] = (),
) -> Screen:
    """What came of the last step, and what somebody can do who `plays` these sides, if any."""
    blocks: list[Block] = [*(Item(text=text) for text in news), Paragraph(text=due_text(game))]
    if game.turn is not None:
        blocks.append(Paragraph(text=_figures(game.creature(game.turn.creature_id))))
    blocks.append(board_now(game, settings, trail))
    return Screen(
        title=title(scene),
        blocks=tuple(blocks),
        controls=tuple(_controls(scene, game, settings, may_act_for, plays)),
        private=True,
    )


def concede_screen(scene: Scene) -> Screen:
    """Whether somebody really concedes."""
    sure = button("concede-sure", scene.id, style=ButtonStyle.DANGER)
    return Screen(
        title=title(scene),
        blocks=(Paragraph(text=say("skirmish-concede-question")),),
        controls=(sure, button("desk", scene.id)),
        private=True,
    )


def _controls(
    scene: Scene, game: Game, settings: GuildSettings, may_act_for: Collection[Side], plays: Collection[Side]
) -> Iterator[Control]:
    is_over = game.phase is Phase.OVER
    if not is_over and _may_decide(game, may_act_for):
        yield from controls(scene.id, scene.called, game)
        if game.acting in may_act_for:
            yield from turn_controls(scene.id, scene.called, game)
    if not is_over and plays:
        yield from closing(scene.id, game, plays)
    yield from looks(game, scene.id, settings)


def _may_decide(game: Game, sides: Collection[Side]) -> bool:
    """Whether the present decision is theirs. Saves are rolled by either player."""
    if isinstance(game.top, SavesDue | RallyDue) or game.deciding() is None:
        return bool(sides)
    return game.deciding() in sides


def _figures(one: Creature) -> Text:
    stats = one.stats
    return say(
        "skirmish-desk-figures",
        speed=stats.speed,
        attack=stats.attack,
        ac=stats.ac,
        damage=stats.damage,
        now=one.hit_points,
        start=stats.hit_points,
    )
