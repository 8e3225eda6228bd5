"""Confrontations: what somebody adds up, against a difficulty or against somebody else (R003-33 to R003-40)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Literal

from pydantic import Field

from bot.engine.dice import Dice
from bot.engine.effects import Effect
from bot.engine.fairness import Outcome
from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from bot.engine.ruling import Line, Note, Reckoning, Ruling
from bot.engine.text import Ratio, say
from cogs.ex_nihilo.rules.fighter import Fighter
from cogs.ex_nihilo.rules.help import HELP, help_line
from cogs.ex_nihilo.rules.reckoning import difficulty_dice, explained, line, roll_dice, summed
from cogs.ex_nihilo.rules.rolls import (
    Pair,
    RollRefusal,
    construction_lines,
    require_able,
    sample_note,
    value_lines,
)
from cogs.ex_nihilo.rules.states import RULESET
from cogs.ex_nihilo.rules.stress import chance, level_note, thrown
from cogs.ex_nihilo.tables import NihiloTables, difficulty_text

HIGHEST = 999
"""The highest difficulty that can be set."""

REACHED = Note(text=say("nihilo-why-reached"), rule="R003-40")
"""Reaching the difficulty is enough."""

Kind = Literal["check", "build", "oppose"]


class Difficulty(Frozen):
    """A difficulty by its number, and by its name where it was named (R003-38)."""

    amount: int = Field(ge=0, le=HIGHEST)
    name: str | None = None


class Opponent(Frozen):
    """Somebody who is opposed, with the two values that make the difficulty (R003-39).

    Whether the whole table may see their numbers, and know their name.
    """

    who: Fighter
    pair: Pair
    seen: bool = True
    named: bool = True


class Against(Frozen):
    """A difficulty with its dice, and the chance that the roll had. `opponent_name` is whoever opposes."""

    reckoning: Reckoning
    chance: Ratio
    success: bool
    opponent_id: int | None = None
    opponent_name: str | None = None
    pair: Pair | None = None


class Confrontation(Frozen):
    """A roll, and what it was against: None where that is the Narrator's secret, which entry `hidden` of the ledger
    keeps. `level` is the G.S.P. level.
    """

    kind: Kind
    sheet_id: int
    name: str
    pair: Pair
    level: int
    reckoning: Reckoning
    against: Against | None
    success: bool
    hidden: int | None = None
    opponent_name: str | None = None
    note: str = ""


class Roll(Frozen):
    """What somebody wants to roll. `helpers` are those who help besides the ones that have said so (R003-10)."""

    kind: Kind
    who: Fighter
    pair: Pair
    level: int
    helpers: int = 0
    note: str = ""

    @property
    def help(self) -> tuple[Effect, ...]:
        """The help that has been given for this roll, if it is one with a skill."""
        return () if self.pair.skill is None else self.who.effects(HELP)


Hide = Callable[[Callable[[Dice], Ruling]], tuple[int, Ruling]]
"""Has a ruling kept for the Narrator alone, and gives the number of its entry with it."""


def confront(
    roll: Roll, against: Difficulty | Opponent, *, hide: Hide | None = None, tables: NihiloTables, dice: Dice
) -> Ruling:
    """The roll against a difficulty; with `hide` all that would tell the difficulty is kept apart.

    The roll's dice fall first, then the difficulty's. Raises `Refused` with CANNOT, HELP_NEEDS_SKILL, OPPOSES_ITSELF.
    """
    require_able(roll.who, roll.pair)
    if roll.helpers and roll.pair.skill is None:
        raise Refused(RollRefusal.HELP_NEEDS_SKILL)
    if isinstance(against, Opponent) and against.who.sheet_id == roll.who.sheet_id:
        raise Refused(RollRefusal.OPPOSES_ITSELF, name=roll.who.name)
    ours = _own_lines(roll, tables)
    ours_dice = thrown(roll_dice(roll.level, tables), dice)
    total = _sum(ours) + _sum(ours_dice)

    def difficulty(dice: Dice) -> Ruling:
        theirs = _their_lines(against, tables)
        theirs_dice = thrown(difficulty_dice(roll.level, tables), dice)
        chances = chance(_sum(ours) - _sum(theirs), roll_dice(roll.level, tables), difficulty_dice(roll.level, tables))
        made = _met(against, summed((*theirs, *theirs_dice)), total, chances)
        return Ruling(
            ruleset=RULESET,
            kind="difficulty",
            result=made.model_dump(mode="json"),
            trace=(*_why_difficulty(against), *explained(made.reckoning), level_note(roll.level, tables.levels)),
        )

    number, kept = hide(difficulty) if hide else (None, difficulty(dice))
    met = Against.model_validate(kept.result)
    result = Confrontation(
        kind=roll.kind,
        sheet_id=roll.who.sheet_id,
        name=roll.who.name,
        pair=roll.pair,
        level=roll.level,
        reckoning=summed((*ours[:2], *ours_dice, *ours[2:])),
        against=None if hide else met,
        success=met.success,
        hidden=number,
        opponent_name=met.opponent_name if isinstance(against, Opponent) and against.named else None,
        note=roll.note,
    )
    known = () if hide else (*_why_difficulty(against), *explained(met.reckoning))
    return Ruling(
        ruleset=RULESET,
        kind=roll.kind,
        result=result.model_dump(mode="json"),
        trace=(
            *sample_note(roll.pair, tables.options),
            *explained(result.reckoning),
            *known,
            level_note(roll.level, tables.levels),
            REACHED,
        ),
        ends=roll.help,
    )


def _own_lines(roll: Roll, tables: NihiloTables) -> tuple[Line, ...]:
    """What the roll adds up besides the dice: the two values first."""
    built = construction_lines(roll.who, tables) if roll.kind == "build" else ()
    help = help_line(roll.helpers + len(roll.help), tables.options)
    return (*value_lines(roll.who, roll.pair, tables), *built, *help)


def _their_lines(against: Difficulty | Opponent, tables: NihiloTables) -> tuple[Line, ...]:
    if isinstance(against, Opponent):
        return value_lines(against.who, against.pair, tables)
    if against.name is None:
        return (line("difficulty", against.amount, "R003-33"),)
    label = difficulty_text(against.name)
    return (Line(label=label, amount=against.amount, rule="R003-38", origin=tables.difficulties.passport.origin),)


def _met(against: Difficulty | Opponent, reckoning: Reckoning, total: int, chance: Ratio) -> Against:
    """What the difficulty has come to, against a roll of `total`."""
    known = Against(reckoning=reckoning, chance=chance, success=total >= reckoning.total)
    if isinstance(against, Difficulty):
        return known
    who = against.who
    return known.model_copy(update={"opponent_id": who.sheet_id, "opponent_name": who.name, "pair": against.pair})


def _why_difficulty(against: Difficulty | Opponent) -> Sequence[Note]:
    if isinstance(against, Difficulty):
        return ()
    return (Note(text=say("nihilo-why-opposed", values=against.pair.values_text), rule="R003-39"),)


def _sum(lines: Sequence[Line]) -> int:
    return sum(each.amount for each in lines)


def outcomes(ruling: Ruling) -> Iterator[Outcome]:
    """Whether a roll succeeded, and the chance that it had unless its difficulty is a secret."""
    made = Confrontation.model_validate(ruling.result)
    met = made.against
    yield Outcome(made.success, Fraction(met.chance.num, met.chance.den) if met else None)
