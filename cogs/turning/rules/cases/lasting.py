"""Worked examples of what attempts leave behind: protection and its breaking, domination."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from bot.engine.cases import Question
from bot.engine.dice import Dice
from bot.engine.effects import Effect as Lasting
from bot.engine.model import Frozen
from cogs.turning.rules.broken import Broken, Freedom, broken
from cogs.turning.rules.cases.people import (
    CLERIC,
    FIRST,
    NAMES,
    Level,
    Metres,
    Offer,
    a_cleric,
    a_companion,
    an_undead,
    away,
    offers,
)
from cogs.turning.rules.confusion import Conduct, Confusion, around, confused
from cogs.turning.rules.impulse import Aim, Victim, aimed
from cogs.turning.rules.keep_at_bay import protected_by
from cogs.turning.rules.permanent import allowance, most_strength, on_offer, why_not
from cogs.turning.rules.place import parse_distance
from cogs.turning.sheets import Cleric, Companion, Undead
from cogs.turning.tables import Effect, TurningTables


class Companions(Frozen):
    """A cleric and how far from him those stand whom he wants to protect."""

    level: Level
    distances: Annotated[tuple[Metres, ...], Field(max_length=len(NAMES))]


class Covered(Frozen):
    """How many of them are protected besides him."""

    protected: int


class Harm(Frozen):
    """Undead kept at bay, and the one that a protected creature harms, from 1; see `broken.strike`."""

    kept: Annotated[int, Field(ge=1, le=len(NAMES))]
    harmed: Annotated[int, Field(ge=1, le=len(NAMES))] = 1
    moment: Annotated[int, Field(ge=0, le=100)] = 5
    modifier: Annotated[int, Field(ge=0, le=20)] = 0
    initiative: int | None = None
    at_range: bool = False


class Broke(Frozen):
    """Who may attack again, and how and when; and who may not."""

    free: tuple[str, ...]
    bound: tuple[str, ...]
    freedom: Freedom
    strikes_at: int


class Dominate(Frozen):
    """A priest, how much of his allowance he has used, and how strong the undead is."""

    level: Level
    used: Annotated[int, Field(ge=0, le=1000)] = 0
    hit_dice: Annotated[int, Field(ge=0, le=60)] = 1


class Allowed(Frozen):
    """The strongest undead and the sum that he may dominate; whether this one, and what he then chooses from."""

    most_single: int
    most_total: int
    allowed: bool
    offers: tuple[Offer, ...]


class Confused(Frozen):
    """Who stands how far from a confused undead; the die is the round's, a second one picks one of several."""

    priest: Metres = "50"
    others: Annotated[tuple[Metres, ...], Field(max_length=len(NAMES))] = ()


class Round(Frozen):
    """What it does, and against whom."""

    conduct: Conduct
    victim: str | None


class Impulse(Frozen):
    """The victim that a priest names."""

    from_priest: Metres
    from_undead: Metres
    seen_by_priest: bool = True
    seen_by_undead: bool = True


class Legal(Frozen):
    """Whether that may be."""

    allowed: bool


def _protect(given: Companions, _: Any, __: Dice) -> Covered:
    creatures = [a_companion(at, Companion(distance=parse_distance(far))) for at, far in enumerate(given.distances)]
    return Covered(protected=len(protected_by(a_cleric(Cleric(level=given.level)), creatures)))


def _break(given: Harm, tables: TurningTables, _: Dice) -> Broke:
    harmed = an_undead(given.harmed - 1, Undead())
    bays = [
        Lasting(ruleset="turning", kind=Effect.KEEP_AT_BAY, sheet_id=FIRST + at, source_id=CLERIC)
        for at in range(max(given.kept, given.harmed))
    ]
    ruling = broken(
        bays[given.harmed - 1],
        harmed,
        harmed_at=given.moment,
        modifier=given.modifier,
        initiative=given.initiative,
        at_range=given.at_range,
        options=tables.options,
    )
    strike = Broken.model_validate(ruling.result).strike
    free = [effect.sheet_id for effect in ruling.ends]
    return Broke(
        free=tuple(NAMES[id - FIRST] for id in free),
        bound=tuple(NAMES[bay.sheet_id - FIRST] for bay in bays if bay.sheet_id not in free),
        freedom=strike.freedom,
        strikes_at=strike.moment,
    )


def _dominate(given: Dominate, tables: TurningTables, _: Dice) -> Allowed:
    undead = an_undead(0, Undead(hit_dice=given.hit_dice))
    row = tables.domination.row_for(26)
    return Allowed(
        most_single=most_strength(given.level),
        most_total=allowance(given.level),
        allowed=why_not(given.level, given.used, undead) is None,
        offers=offers(on_offer(row.alternatives, given.level, given.used, undead, tables.domination)),
    )


def _confuse(given: Confused, _: Any, dice: Dice) -> Round:
    undead = an_undead(len(NAMES), Undead(position=away("0")))
    priest = a_cleric(Cleric(position=away(given.priest)))
    others = [a_companion(at, Companion(position=away(far))) for at, far in enumerate(given.others)]
    effect = Lasting(ruleset="turning", kind=Effect.CONFUSING_ORDER, sheet_id=undead.sheet_id, source_id=CLERIC)
    ruling = confused(undead, effect, around(undead, priest, others), dice)
    done = Confusion.model_validate(ruling.result)
    return Round(conduct=done.conduct, victim=done.victim.name if done.victim else None)


def _impulse(given: Impulse, _: Any, __: Dice) -> Legal:
    aim = Aim(
        victim=Victim(name=NAMES[0]),
        seen_by_priest=given.seen_by_priest,
        seen_by_undead=given.seen_by_undead,
        from_priest=parse_distance(given.from_priest) ** 2,
        from_undead=parse_distance(given.from_undead) ** 2,
    )
    aimed(an_undead(0, Undead()), aim)
    return Legal(allowed=True)


QUESTIONS = (
    Question("protect", Companions, Covered, _protect),
    Question("break", Harm, Broke, _break),
    Question("dominate", Dominate, Allowed, _dominate),
    Question("confuse", Confused, Round, _confuse),
    Question("impulse", Impulse, Legal, _impulse),
)
