"""What somebody is asked besides their moves: a sacrifice, a draw, taking back, time that is over, giving up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime

from bot.engine.guild import GuildSettings
from bot.engine.scene.model import Scene
from bot.engine.screen import Block, ButtonStyle, Control, Option, Paragraph, Screen, Select
from bot.engine.text import SUGGESTIONS, Listing, Text, Verbatim, say
from cogs.cabal.rules.match import Match
from cogs.cabal.rules.model import Game, Sacrifice, Side
from cogs.cabal.rules.notation import action_text
from cogs.cabal.screens.board import at as square_at
from cogs.cabal.screens.board import board_block, piece_text
from cogs.cabal.screens.call import at, button
from cogs.cabal.screens.moving import title


def falling_notice(scene: Scene, match: Match, until: datetime) -> Screen:
    """To everybody: a king piece would fall, and until when its owner may give others for it."""
    game = match.playing
    king = game.armies[game.decides].king.called
    when = Verbatim(verbatim=f"<t:{int(until.timestamp())}:R>")
    name = scene.participants[game.decides].name
    return Screen(
        title=title(scene),
        blocks=(Paragraph(text=say("cabal-falling", king=king, name=name, when=when)),),
        controls=(button("give", scene.id, scene.version, style=ButtonStyle.PRIMARY),),
    )


def sacrifice_screen(
    scene: Scene, game: Game, settings: GuildSettings, page: int, choices: Sequence[Sacrifice]
) -> Screen:
    """To the owner alone: what can be given, page by page."""
    options = tuple(Option(value=action_text(game, one), label=sacrifice_text(game, one)) for one in choices)
    pages = max(1, -(-len(options) // SUGGESTIONS))
    shown = options[page * SUGGESTIONS : (page + 1) * SUGGESTIONS]
    controls: list[Control] = [
        Select(address=at("do", scene.id, scene.version), placeholder=say("cabal-choose-sacrifice"), options=shown)
    ]
    if pages > 1:
        controls.append(button("more", scene.id, scene.version, (page + 1) % pages))
    blocks: tuple[Block, ...] = (board_block(game, settings, side=game.decides), Paragraph(text=say("cabal-may-give")))
    return Screen(title=title(scene), blocks=blocks, controls=tuple(controls), private=True)


def sacrifice_text(game: Game, one: Sacrifice) -> Text:
    """What is given, and what comes of it."""
    victims = [piece for square in one.victims if (piece := game.at(square)) is not None]
    names = Listing(items=tuple(piece_text(game, piece) for piece in victims))
    if not victims:
        return say("cabal-give-nobody")
    if one.to is None:
        return say("cabal-give-and-stay", names=names)
    return say("cabal-give-and-step", names=names, square=square_at(one.to))


def resign_screen(scene: Scene, match: Match, side: Side) -> Screen:
    """Giving up, or offering a draw."""
    game = match.playing
    draw = "accept" if game.offer is side.other else "draw"
    return Screen(
        title=title(scene),
        blocks=(Paragraph(text=say("cabal-resign-question")),),
        controls=(
            button("give-up", scene.id, scene.version, style=ButtonStyle.DANGER),
            button(draw, scene.id, scene.version),
            button("take-back", scene.id, scene.version),
        ),
        private=True,
    )


def take_back_request(scene: Scene, asker: Side) -> Screen:
    """To the opponent, before all: whether the last turn of this side may be taken back."""
    return Screen(
        title=title(scene),
        blocks=(Paragraph(text=say("cabal-take-back-asked", name=scene.participants[asker].name)),),
        controls=(button("agree", scene.id, scene.version, int(asker), style=ButtonStyle.PRIMARY),),
    )


def late_notice(scene: Scene, side: Side) -> Screen:
    """The time of a side is over: the opponent or the GM decides what comes of it."""
    return Screen(
        title=title(scene),
        blocks=tuple(_late(scene, side)),
        controls=(
            button("claim", scene.id, scene.called, style=ButtonStyle.DANGER),
            button("grant", scene.id, scene.called, style=ButtonStyle.PRIMARY),
        ),
    )


def said_screen(scene: Scene, said: Text) -> Screen:
    """An answer in a line, for oneself."""
    return Screen(title=title(scene), blocks=(Paragraph(text=said),), private=True)


def _late(scene: Scene, side: Side) -> Iterator[Block]:
    late, other = scene.participants[side].name, scene.participants[side.other].name
    yield Paragraph(text=say("cabal-late", name=late, opponent=other))
