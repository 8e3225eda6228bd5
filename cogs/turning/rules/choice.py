"""The choice among the effects of a row, after the die has been rolled and for each undead by itself (R000-18)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.dice import Dice
from bot.engine.effects import Effect as Lasting
from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from bot.engine.ruling import Note, Ruling
from bot.engine.text import say
from cogs.turning.rules.aftermath import aftermath, changed
from cogs.turning.rules.effects import Applied, apply, notes
from cogs.turning.rules.impulse import Aim, aimed
from cogs.turning.rules.outcome import Attempt, Verdict
from cogs.turning.rules.present import shut_out_by
from cogs.turning.rules.refusals import CommandRefusal, TurningRefusal
from cogs.turning.rules.touch import offered
from cogs.turning.rules.why import row_note
from cogs.turning.sheets import Named, Undead
from cogs.turning.tables import Alternative, Effect, TurningTables


class Choice(Frozen):
    """The effect that the cleric chose for one undead, and what its dice showed."""

    sheet_id: int
    name: str
    applied: Applied


def touched(attempt: Attempt, sheet_id: int) -> Verdict:
    """The verdict on this undead. Raises `Refused`: NOT_TOUCHED."""
    verdict = attempt.verdict(sheet_id)
    if verdict is None:
        raise Refused(TurningRefusal.NOT_TOUCHED)
    return verdict


def offer(
    attempt: Attempt,
    undead: Named[Undead],
    *,
    lasting: Sequence[Lasting] = (),
    used: int = 0,
    tables: TurningTables,
) -> tuple[Alternative, ...]:
    """The effects among which the cleric may choose for `undead` by now; for `lasting` and `used` see `choose`.

    Raises `Refused`: NOT_TOUCHED, SUPERSEDED, NOTHING_TO_CHOOSE, ALREADY_CHOSEN, SHUT_OUT.
    """
    verdict = touched(attempt, undead.sheet_id)
    _check(verdict, lasting)
    return offered(verdict.alternatives, attempt.kind, attempt.cleric_level, used, undead, tables)


def choose(
    attempt: Attempt,
    undead: Named[Undead],
    effect: Effect,
    *,
    aim: Aim | None = None,
    lasting: Sequence[Lasting] = (),
    used: int = 0,
    tables: TurningTables,
    dice: Dice,
) -> Ruling:
    """The cleric chooses `effect` for `undead`, whose sheet is as it is now; its rounds or its damage are rolled.

    `lasting` is what lasts on the undead. A Harmful Impulse needs an `aim` at its victim (R000-51); Permanent
    Domination is on offer as far as the allowance goes, of which `used` is used by now (R000-60).

    Raises `Refused`: what `offer` raises, NOT_OFFERED, NO_LONGER_PERMANENT, and what `aimed` raises. None of them tells
    the undead's name, which whoever chooses may not know.
    """
    open_to = offer(attempt, undead, lasting=lasting, used=used, tables=tables)
    verdict = touched(attempt, undead.sheet_id)
    alternative = _alternative(verdict, open_to, effect)
    victim = aimed(undead, aim) if effect is Effect.HARMFUL_IMPULSE else None
    after = aftermath(undead, apply(alternative, dice), attempt.kept, lasting, victim)
    result = Choice(sheet_id=verdict.sheet_id, name=verdict.name, applied=after.applied)
    trace = (
        row_note(attempt.kind, verdict, tables),
        Note(text=say("turning-why-choice"), rule="R000-18"),
        *notes([effect], attempt.cleric_level),
        *after.notes,
    )
    return Ruling(
        ruleset="turning",
        kind="choose",
        result=result.model_dump(mode="json"),
        trace=trace,
        changes=changed(undead, after.hit_points),
        begins=after.begins,
        ends=after.ends,
    )


def offered_now(attempt: Attempt, undead: Sequence[Named[Undead]], used: int, tables: TurningTables) -> Attempt:
    """`attempt` with what it offers against `undead` where the cleric has `used` so much of his allowance (R000-60)."""
    now = {one.sheet_id: one for one in undead}
    verdicts = tuple(
        verdict.model_copy(
            update={
                "alternatives": offered(
                    verdict.alternatives, attempt.kind, attempt.cleric_level, used, now[verdict.sheet_id], tables
                )
            }
        )
        if verdict.is_open and verdict.sheet_id in now
        else verdict
        for verdict in attempt.verdicts
    )
    return attempt.model_copy(update={"verdicts": verdicts})


def after_choice(attempt: Attempt, choice: Choice) -> Attempt:
    """`attempt` with the effect that was chosen for one of its undead."""
    verdicts = tuple(
        verdict.model_copy(update={"applied": choice.applied}) if verdict.sheet_id == choice.sheet_id else verdict
        for verdict in attempt.verdicts
    )
    return attempt.model_copy(update={"verdicts": verdicts})


def _check(verdict: Verdict, lasting: Sequence[Lasting]) -> None:
    """Refuses where the undead cannot suffer an effect of this attempt, or not one more."""
    if verdict.superseded:
        raise Refused(TurningRefusal.SUPERSEDED)
    if verdict.applied and len(verdict.alternatives) > 1:
        raise Refused(TurningRefusal.ALREADY_CHOSEN, effect=verdict.applied.effect.text)
    if not verdict.is_open:
        raise Refused(TurningRefusal.NOTHING_TO_CHOOSE)
    shut_out = shut_out_by({effect.kind for effect in lasting if effect.sheet_id == verdict.sheet_id})
    if shut_out is not None:
        raise Refused(TurningRefusal.SHUT_OUT, why=shut_out.text)


def _alternative(verdict: Verdict, open_to: tuple[Alternative, ...], effect: Effect) -> Alternative:
    for alternative in open_to:
        if alternative.effect is effect:
            return alternative
    if any(alternative.effect is effect for alternative in verdict.alternatives):
        # Since the attempt, undead dominated after the same or another one have used the allowance.
        raise Refused(CommandRefusal.NO_LONGER_PERMANENT)
    raise Refused(TurningRefusal.NOT_OFFERED, effect=effect.text)
