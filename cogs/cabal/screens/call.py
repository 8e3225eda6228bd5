"""A game in its scene: the board on calls and on the status card, and what can be done below a call.

While the sides get ready there is nothing of what they draft, only who is ready.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.engine.guild import GuildSettings
from bot.engine.scene.model import Scene
from bot.engine.screen import Address, Block, Button, ButtonStyle, Control, Fact, Paragraph
from bot.engine.text import Arg, Verbatim, say
from cogs.cabal.rules.match import Match, match_of
from cogs.cabal.rules.model import Cast, Enter, Game, Move, Side, Stage
from cogs.cabal.rules.play import legal
from cogs.cabal.screens.board import board_block
from cogs.cabal.screens.told import fights, result_text


def board(scene: Scene, settings: GuildSettings) -> Iterable[Block]:
    """The game as everybody may see it."""
    match = match_of(scene)
    if match.game is None:
        return tuple(_getting_ready(scene, match))
    return (*fights(match.done), board_block(match.game, settings), *facts(scene, match, match.game))


def controls(scene: Scene) -> tuple[Control, ...]:
    """What whoever has the turn can do; where the bot has it, how to remind it."""
    match = match_of(scene)
    game = match.game
    if game is None or game.stage is Stage.OVER:
        return ()
    if match.is_bots:
        return (button("nudge", scene.id, scene.called), *_everybodys(scene))
    if game.fall is not None:
        return (button("give", scene.id, scene.version, style=ButtonStyle.PRIMARY), *_everybodys(scene))
    return (*ways(scene, game), button("end", scene.id, scene.called), *_everybodys(scene))


def ways(scene: Scene, game: Game) -> tuple[Control, ...]:
    """What is left to do in this turn besides ending it: moving, casting, bringing in; as far as it is possible now."""
    possible = {type(action) for action in legal(game)}
    buttons = {Move: "pieces", Cast: "spells", Enter: "waiting"}
    return tuple(
        button(name, scene.id, scene.called, style=ButtonStyle.PRIMARY if kind is Move else ButtonStyle.SECONDARY)
        for kind, name in buttons.items()
        if kind in possible
    )


def facts(scene: Scene, match: Match, game: Game) -> Iterator[Block]:
    """Who plays what, the mana, and what is waited for."""
    for side in Side:
        name, army = scene.participants[side].name, game.armies[side].called
        mana = game.mana[side]
        label = side.text
        yield Fact(label=label, value=say("cabal-player", name=name, army=army, mana=mana))
    if game.result is not None:
        yield Paragraph(text=result_text(game.result))
        return
    if game.offer is not None:
        yield Paragraph(text=say("cabal-offered", name=scene.participants[game.offer].name))
    if game.fall is not None:
        yield Paragraph(text=say("cabal-decides", name=scene.participants[game.decides].name))
    if match.move_by is not None:
        yield Fact(label=say("cabal-move-by"), value=_moment(match))


def _getting_ready(scene: Scene, match: Match) -> Iterator[Block]:
    yield Paragraph(text=say("cabal-getting-ready", columns=match.width, rows=match.height))
    for side in Side:
        is_ready = match.draft(side).is_ready
        state: Arg = say("cabal-ready" if is_ready else "cabal-not-ready")
        yield Fact(label=side.text, value=say("cabal-player-state", name=scene.participants[side].name, state=state))


def _everybodys(scene: Scene) -> tuple[Control, ...]:
    return (button("look", scene.id),)


def _moment(match: Match) -> Verbatim:
    at = int(match.move_by.timestamp()) if match.move_by else 0
    return Verbatim(verbatim=f"<t:{at}:R>")


def at(action: str, *args: int | str) -> Address:
    """The address of one of the controls of this game."""
    return Address(package="cabal", action=action, args=tuple(map(str, args)))


def button(action: str, *args: int | str, style: ButtonStyle = ButtonStyle.SECONDARY) -> Button:
    """The button that does `action`, called so."""
    return Button(address=at(action, *args), label=say(f"cabal-button-{action}"), style=style)
