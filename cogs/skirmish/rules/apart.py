"""Rolls of a creature that stands on no board: a morale save, and the initiative of a commander.

What depends on the board is not known here: the rating that another commander lends is a modifier that is named.
"""

from __future__ import annotations

from bot.engine.dice import Dice
from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from bot.engine.ruling import Origin, Reckoning, Ruling
from bot.engine.text import Ratio
from cogs.skirmish.rules.morale import DC, FACES
from cogs.skirmish.rules.refusals import SkirmishRefusal
from cogs.skirmish.rules.rolls import chance
from cogs.skirmish.rules.why import line, why
from cogs.skirmish.sheets import Stats

RULESET = "skirmish"


class Apart(Frozen):
    """What a creature rolled apart from any game. Without a `dc` nothing had to be reached."""

    name: str
    face: int
    reckoning: Reckoning
    dc: int | None = None
    passed: bool | None = None
    chance: Ratio | None = None


def save_apart(name: str, stats: Stats, modifier: int, dice: Dice) -> Ruling:
    """A morale save: d20, the level, a commander's own rating, and a `modifier` (R004-2 to R004-4, R004-9).

    Raises `Refused(FEARLESS)` (G004-24).
    """
    if stats.fearless:
        raise Refused(SkirmishRefusal.FEARLESS, name=name)
    lines = [line("level", stats.level, "R004-2")]
    if stats.commander_rating:
        lines.append(line("rating", stats.commander_rating, "R004-9", name=name))
    if modifier:
        lines.append(line("modifier", modifier, "R004-2"))
    face = dice.roll(FACES)
    reckoning = Reckoning(start=line("d20", face, "R004-2"), lines=tuple(lines))
    result = Apart(
        name=name,
        face=face,
        reckoning=reckoning,
        dc=DC,
        passed=face == FACES or (face != 1 and reckoning.total >= DC),
        chance=chance(reckoning.total - face, DC),
    )
    notes = [why("dc", "R004-3", n=DC)]
    if stats.commander_rating:
        notes.append(why("own-rating", "R004-9", n=stats.commander_rating))
    if face in (1, FACES):
        notes.append(why("natural", "R004-4", face=face))
    return Ruling(ruleset=RULESET, kind="save-apart", result=result.model_dump(mode="json"), trace=tuple(notes))


def initiative_apart(name: str, stats: Stats, modifier: int, dice: Dice) -> Ruling:
    """What a side with this commander rolls for the initiative in the 1st edition: d20, the rating, and a `modifier`.

    The rating is added as in G004-8.
    """
    face = dice.roll(FACES)
    rating = stats.commander_rating
    lines = [line("commander", rating, "G004-8", Origin.PUBLIC)] if rating else []
    if modifier:
        lines.append(line("modifier", modifier, "G004-8", Origin.PUBLIC))
    result = Apart(name=name, face=face, reckoning=Reckoning(start=line("d20", face, "R004-35"), lines=tuple(lines)))
    return Ruling(
        ruleset=RULESET,
        kind="initiative-apart",
        result=result.model_dump(mode="json"),
        trace=(why("rating-added", "G004-8", Origin.PUBLIC),),
    )
