"""The board for oneself: from either side, as a list, as a picture; and a game gone through again, step by step."""

from __future__ import annotations

from bot.engine.guild import GuildSettings
from bot.engine.scene.model import Scene
from bot.engine.screen import Attached, Button, Control, Fact, Item, Paragraph, Screen
from bot.engine.text import Verbatim, say
from cogs.cabal.rules.match import Match
from cogs.cabal.rules.model import Game, Side, Stage
from cogs.cabal.screens.board import board_block, board_list, board_picture
from cogs.cabal.screens.call import at, button, facts
from cogs.cabal.screens.moving import title
from cogs.cabal.screens.told import fights


def look_screen(scene: Scene, match: Match, settings: GuildSettings, side: Side) -> Screen:
    """The board with `side` below, and the other ways to look at it."""
    game = match.playing
    return Screen(
        title=title(scene),
        blocks=(*fights(match.done), board_block(game, settings, side=side), *facts(scene, match, game)),
        controls=_ways(scene, game, side),
        private=True,
    )


def list_screen(scene: Scene, game: Game) -> Screen:
    """The board as a list, for those who hear it."""
    return Screen(title=title(scene), blocks=tuple(Item(text=text) for text in board_list(game)), private=True)


def picture_screen(scene: Scene, game: Game) -> Screen:
    """The board as a picture."""
    return Screen(title=title(scene), picture=board_picture(game), private=True)


def record_screen(scene: Scene, name: str, record: bytes) -> Screen:
    """The game as a file, from which it can be gone through again."""
    return Screen(
        title=title(scene),
        blocks=(Paragraph(text=say("cabal-record")),),
        attached=(Attached(name=name, data=record),),
        private=True,
    )


def replay_screen(scene: Scene, then: Game, settings: GuildSettings, side: Side, step: int, steps: int) -> Screen:
    """The game as it stood after so many actions, with ways back and forth."""
    done = (
        [Fact(label=say("cabal-replay-last"), value=Verbatim(verbatim=f"`{then.record[-1]}`"))] if then.record else []
    )
    there = ((0, "first"), (step - 1, "previous"), (step + 1, "next"), (steps, "last"))
    return Screen(
        title=title(scene),
        blocks=(*done, board_block(then, settings, side=side)),
        footer=say("page", page=step, pages=steps),
        controls=tuple(
            Button(address=at("replay", scene.id, to, name), label=say(f"cabal-button-replay-{name}"))
            for to, name in there
            if 0 <= to <= steps and to != step
        ),
        private=True,
    )


def _ways(scene: Scene, game: Game, side: Side) -> tuple[Control, ...]:
    ways = [
        Button(address=at("look", scene.id, int(side.other)), label=say("cabal-button-other-side")),
        button("picture", scene.id),
        button("list", scene.id),
        button("record", scene.id),
        Button(address=at("replay", scene.id, len(game.record), "look"), label=say("cabal-button-replay")),
    ]
    return (*ways, *([button("settle", scene.id)] if game.stage is Stage.PLAY else []))
