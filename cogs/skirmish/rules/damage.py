"""What happens to hit points and to creatures by other means than an attack roll (G004-25, G004-29)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.dice import Dice, ScriptedDice
from bot.engine.ruling import Origin
from cogs.skirmish.rules.course import settled
from cogs.skirmish.rules.guard import there, undecided
from cogs.skirmish.rules.harm import deal, mend
from cogs.skirmish.rules.model import Game
from cogs.skirmish.rules.play import Play, Played
from cogs.skirmish.rules.results import Helpless, Who
from cogs.skirmish.rules.why import why


def damage(game: Game, hits: Mapping[int, int], dice: Dice, by: int | None = None) -> Played:
    """One effect takes hit points off creatures, by id; `by` is the creature that has caused it, if one has.

    All of it is dealt before the saves that follow. Raises `Refused`: OVER, PENDING, NO_SUCH_CREATURE, GONE,
    NOT_DEPLOYED.
    """
    undecided(game)
    for id in hits:
        there(game, id)
    play = Play(game, dice)
    deal(play, hits, by=by)
    return settled(play)


def heal(game: Game, id: int, hit_points: int) -> Played:
    """Gives hit points back. Raises `Refused`: OVER, PENDING, NO_SUCH_CREATURE, GONE, NOT_DEPLOYED."""
    undecided(game)
    creature = there(game, id)
    play = Play(game, ScriptedDice([]))
    mend(play, creature, hit_points)
    return play.played()


def helpless(game: Game, id: int, yes: bool) -> Played:
    """Makes a creature helpless, or able to act again; it can neither move nor attack meanwhile (G004-25).

    Raises `Refused`: OVER, PENDING, NO_SUCH_CREATURE, GONE, NOT_DEPLOYED.
    """
    undecided(game)
    creature = there(game, id)
    play = Play(game, ScriptedDice([]))
    changed = play.put(creature, helpless=yes)
    play.tell(Helpless(who=Who.of(changed), helpless=yes), why("helpless", "G004-25", Origin.HOUSE))
    return play.played()
