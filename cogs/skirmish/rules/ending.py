"""Games that end by agreement, or because somebody gives up (G004-30)."""

from __future__ import annotations

from bot.engine.dice import ScriptedDice
from bot.engine.ruling import Origin
from cogs.skirmish.rules.guard import going_on
from cogs.skirmish.rules.model import Game
from cogs.skirmish.rules.play import Play, Played
from cogs.skirmish.rules.results import DrawOffered
from cogs.skirmish.rules.rounds import end
from cogs.skirmish.rules.terms import Ending, Side
from cogs.skirmish.rules.why import side_text, why


def offer_draw(game: Game, side: Side) -> Played:
    """A side offers a draw, or agrees to the other's or the rules' own; when both have, the game ends.

    Raises `Refused(OVER)`.
    """
    going_on(game)
    play = Play(game, ScriptedDice([]))
    if side.other in game.agreed:
        end(play, Ending.AGREED, None, why("agreed", "G004-30", Origin.HOUSE))
    else:
        play.game = game.changed(agreed=(side,))
        play.tell(DrawOffered(side=side, offered=True), why("agreed", "G004-30", Origin.HOUSE))
    return play.played()


def decline_draw(game: Game, side: Side) -> Played:
    """A side declines a draw that is offered, or takes its own offer back. Raises `Refused(OVER)`."""
    going_on(game)
    play = Play(game.changed(agreed=(), drawish=False), ScriptedDice([]))
    play.tell(DrawOffered(side=side, offered=False))
    return play.played()


def concede(game: Game, side: Side) -> Played:
    """A side gives up; the other wins. Raises `Refused(OVER)`."""
    going_on(game)
    play = Play(game, ScriptedDice([]))
    end(play, Ending.CONCEDED, side.other, why("conceded", "G004-30", Origin.HOUSE, side=side_text(side)))
    return play.played()
