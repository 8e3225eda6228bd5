"""Worked examples of attempts: how many a day, what one comes to, and several at once."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from bot.engine.cases import Question
from bot.engine.dice import Dice
from bot.engine.model import Frozen
from cogs.turning.rules.attempt import attempt
from cogs.turning.rules.attempts import attempts_per_day
from cogs.turning.rules.cases.people import CLERIC, Level, Offer, Row, a_cleric, an_undead, offers
from cogs.turning.rules.outcome import Attempt
from cogs.turning.rules.simultaneous import Rival
from cogs.turning.rules.value import class_malus
from cogs.turning.sheets import Cleric, Modifier, Named, Order, Undead, threat_of
from cogs.turning.tables import Kind, TurningTables


class Levels(Frozen):
    """A cleric of this level."""

    level: Level


class PerDay(Frozen):
    """What a day holds."""

    attempts: int


class ClassLevels(Frozen):
    """The levels that an undead has kept."""

    class_levels: Annotated[int, Field(ge=0, le=40)]


class Malus(Frozen):
    """What they take off."""

    malus: int


class Against(Frozen):
    """An undead, as on its sheet; its threat is that of its Hit Dice unless it is given."""

    hit_dice: Annotated[int, Field(ge=0, le=60)] = 1
    threat: Annotated[int | None, Field(ge=0, le=60)] = None
    order: Order = Order.LOWER
    legion: bool = False
    class_levels: Annotated[int, Field(ge=0, le=40)] = 0
    intelligence: Annotated[int, Field(ge=0, le=30)] = 0
    malus: Annotated[int, Field(ge=0, le=20)] = 0

    def undead(self) -> Named[Undead]:
        """Its sheet."""
        stats = self.model_dump(include=set(Against.model_fields), exclude={"threat"})
        threat = threat_of(self.hit_dice) if self.threat is None else self.threat
        return an_undead(0, Undead(**stats, threat=threat))


class Try(Against):
    """A cleric and what helps him; the first die is the d20. `command`: a priest of dark powers commands instead."""

    level: Level
    command: bool = False
    place: int = 0
    modifier: Annotated[int, Field(ge=-20, le=20)] = 0


class Verdict(Frozen):
    """What it comes to: the value counts only where no natural 1 or 20 decides."""

    potential: int
    value: int | None
    row: Row
    offers: tuple[Offer, ...]


class Looked(Frozen):
    """A concrete value, and the face of the d20."""

    value: int
    die: Annotated[int, Field(ge=1, le=20)] = 10
    command: bool = False


class Found(Frozen):
    """The row."""

    row: Row
    offers: tuple[Offer, ...]


class Together(Against):
    """Attempts on one undead at the same time, in the order in which they were entered, each with its d20."""

    levels: Annotated[tuple[Level, ...], Field(min_length=2, max_length=6)]


class Strongest(Frozen):
    """The value of each, and which one counts, from 1."""

    values: tuple[int | None, ...]
    counts: int


def _attempt(given: Try, tables: TurningTables, dice: Dice) -> Verdict:
    made = _made(given.level, given.undead(), given.command, given.place, given.modifier, (), tables, dice)
    verdict = made.verdicts[0]
    return Verdict(
        potential=made.potential.total,
        value=None if verdict.value is None else verdict.value.total,
        row=verdict.row,
        offers=offers(verdict.alternatives),
    )


def _row(given: Looked, tables: TurningTables, _: Dice) -> Found:
    row = tables.results_of(Kind.COMMAND if given.command else Kind.TURN).row_at(given.die, given.value)
    return Found(row=row.id, offers=offers(row.alternatives))


def _together(given: Together, tables: TurningTables, dice: Dice) -> Strongest:
    rivals: tuple[Rival, ...] = ()
    counts = 0
    for at, level in enumerate(given.levels):
        made = _made(level, given.undead(), False, 0, 0, rivals, tables, dice, cleric_id=CLERIC + at)
        counts = counts if made.verdicts[0].superseded else at + 1
        # As the ledger keeps them: of those before only the strongest has an effect.
        gone = {one.entry for one in made.supersedes}
        kept = (_given_way(rival) if rival.entry_id in gone else rival for rival in rivals)
        rivals = (*kept, Rival(entry_id=at + 1, made=made))
    values = (rival.made.verdicts[0].value for rival in rivals)
    return Strongest(values=tuple(value and value.total for value in values), counts=counts)


def _given_way(rival: Rival) -> Rival:
    verdict = rival.made.verdicts[0].model_copy(update={"superseded": True})
    return rival.model_copy(update={"made": rival.made.model_copy(update={"verdicts": (verdict,)})})


def _made(
    level: int,
    undead: Named[Undead],
    command: bool,
    place: int,
    modifier: int,
    rivals: tuple[Rival, ...],
    tables: TurningTables,
    dice: Dice,
    cleric_id: int = CLERIC,
) -> Attempt:
    ruling = attempt(
        a_cleric(Cleric(level=level, dark=command), cleric_id),
        [undead],
        kind=Kind.COMMAND if command else Kind.TURN,
        place=place,
        modifiers=(Modifier(amount=modifier),) if modifier else (),
        rivals=rivals,
        tables=tables,
        dice=dice,
    )
    return Attempt.model_validate(ruling.result)


QUESTIONS = (
    Question("attempts", Levels, PerDay, lambda given, _, __: PerDay(attempts=attempts_per_day(given.level))),
    Question("attempt", Try, Verdict, _attempt),
    Question("row", Looked, Found, _row),
    Question("class", ClassLevels, Malus, lambda given, _, __: Malus(malus=class_malus(given.class_levels))),
    Question("together", Together, Strongest, _together),
)
