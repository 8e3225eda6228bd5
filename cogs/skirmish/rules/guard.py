"""What must hold before an action: the game is at that point, and the creature is there and may do such things."""

from __future__ import annotations

from bot.engine.refusal import Refused
from cogs.skirmish.rules.model import Creature, Game
from cogs.skirmish.rules.refusals import SkirmishRefusal
from cogs.skirmish.rules.terms import Phase
from cogs.skirmish.rules.why import pending_text, side_text


def going_on(game: Game) -> None:
    """Raises `Refused(OVER)` for a game that is over."""
    if game.phase is Phase.OVER:
        raise Refused(SkirmishRefusal.OVER)


def undecided(game: Game) -> None:
    """Raises `Refused`: OVER, or PENDING (what) while something else is to be decided."""
    going_on(game)
    if game.top:
        raise Refused(SkirmishRefusal.PENDING, what=pending_text(game, game.top))


def there(game: Game, id: int) -> Creature:
    """The creature on the board with this id. Raises `Refused`: NO_SUCH_CREATURE, GONE (name), NOT_DEPLOYED (name)."""
    creature = next((one for one in game.creatures if one.id == id), None)
    if creature is None:
        raise Refused(SkirmishRefusal.NO_SUCH_CREATURE)
    if creature.gone:
        raise Refused(SkirmishRefusal.GONE, name=creature.name)
    if not creature.stands:
        raise Refused(SkirmishRefusal.NOT_DEPLOYED, name=creature.name)
    return creature


def on_turn(game: Game) -> Creature:
    """The creature whose turn it is. Raises `Refused` as `undecided`, and NO_TURN (side) while nobody has one."""
    undecided(game)
    if game.turn is None or game.acting is None:
        raise Refused(SkirmishRefusal.NO_TURN, side=side_text(game.acting) if game.acting else "–")
    return game.creature(game.turn.creature_id)
