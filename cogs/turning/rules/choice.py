"""The choice among the effects of a row, after the die has been rolled and for each undead by itself (R000-18)."""

from __future__ import annotations

from bot.engine.dice import Dice
from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from bot.engine.ruling import Note, Ruling
from bot.engine.text import say
from cogs.turning.rules.effects import Applied, apply, changes, notes
from cogs.turning.rules.outcome import Attempt, Verdict
from cogs.turning.rules.refusals import TurningRefusal
from cogs.turning.rules.why import row_note
from cogs.turning.sheets import Named, Undead
from cogs.turning.tables import Alternative, Effect, TurningTables


class Choice(Frozen):
    """The effect that the cleric chose for one undead, and what its dice showed."""

    sheet_id: int
    name: str
    applied: Applied


def choose(attempt: Attempt, undead: Named[Undead], effect: Effect, *, tables: TurningTables, dice: Dice) -> Ruling:
    """The cleric chooses `effect` for `undead`, whose sheet is as it is now; its rounds or its damage are rolled.

    Raises `Refused`: NOT_TOUCHED, NOTHING_TO_CHOOSE, ALREADY_CHOSEN, NOT_OFFERED. None of them tells the undead's name,
    which whoever chooses may not know.
    """
    verdict = attempt.verdict(undead.sheet_id)
    if verdict is None:
        raise Refused(TurningRefusal.NOT_TOUCHED)
    applied = apply(_offered(verdict, effect), dice)
    result = Choice(sheet_id=verdict.sheet_id, name=verdict.name, applied=applied)
    trace = (
        row_note(verdict, tables),
        Note(text=say("turning-why-choice"), rule="R000-18"),
        *notes([effect], attempt.cleric_level),
    )
    return Ruling(
        ruleset="turning",
        kind="choose",
        result=result.model_dump(mode="json"),
        trace=trace,
        changes=changes(undead, applied),
    )


def after_choice(attempt: Attempt, choice: Choice) -> Attempt:
    """`attempt` with the effect that was chosen for one of its undead."""
    verdicts = tuple(
        verdict.model_copy(update={"applied": choice.applied}) if verdict.sheet_id == choice.sheet_id else verdict
        for verdict in attempt.verdicts
    )
    return attempt.model_copy(update={"verdicts": verdicts})


def _offered(verdict: Verdict, effect: Effect) -> Alternative:
    if len(verdict.alternatives) < 2:
        raise Refused(TurningRefusal.NOTHING_TO_CHOOSE)
    if verdict.applied:
        raise Refused(TurningRefusal.ALREADY_CHOSEN, effect=verdict.applied.effect.text)
    for alternative in verdict.alternatives:
        if alternative.effect is effect:
            return alternative
    raise Refused(TurningRefusal.NOT_OFFERED, effect=effect.text)
