"""A turning attempt: one d20, a potential, and a concrete value for each undead (R000-3 to R000-18)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.dice import Dice
from bot.engine.refusal import Refused
from bot.engine.ruling import Change, Line, Ruling
from cogs.turning.rules.attempts import attempts_left, attempts_per_day, use
from cogs.turning.rules.chances import FACES, row_chances
from cogs.turning.rules.effects import apply, changes
from cogs.turning.rules.keep_at_bay import most_protected
from cogs.turning.rules.outcome import Attempt, Verdict
from cogs.turning.rules.potential import general_lines, is_natural, potential
from cogs.turning.rules.refusals import TurningRefusal
from cogs.turning.rules.value import concrete_value, specific_lines
from cogs.turning.rules.why import attempt_trace
from cogs.turning.sheets import Cleric, Modifier, Named, Undead
from cogs.turning.tables import Results, TurningTables

Lines = tuple[Line, ...]

MOST_UNDEAD = 25
"""Undead that one attempt may name: as many as Discord shows in a list to choose from."""


def attempt(
    cleric: Named[Cleric],
    undead: Sequence[Named[Undead]],
    *,
    place: int = 0,
    modifiers: Sequence[Modifier] = (),
    relations: Mapping[int, Sequence[Modifier]] | None = None,
    tables: TurningTables,
    dice: Dice,
) -> Ruling:
    """`cleric` tries to turn all of `undead`; one that is named twice counts once.

    `place` and `modifiers` are general, `relations` are what lies between the cleric and single undead, by sheet id
    (R000-9). Rolls the d20 first, then the effects that leave no choice, in the order of `undead`.

    Raises `Refused`: DARK_CLERIC, NO_ATTEMPTS, NO_UNDEAD, TOO_MANY_UNDEAD, PLACE, TOO_MANY_MODIFIERS.
    """
    targets = list({one.sheet_id: one for one in undead}.values())
    _check(cleric, targets)
    sheet = cleric.sheet
    general = general_lines(sheet, place, modifiers)
    face = dice.roll(FACES)

    verdicts: list[Verdict] = []
    changed: list[Change] = [use(cleric, sheet.attempts_used + 1)]
    for one in targets:
        specific = specific_lines(one.sheet, (relations or {}).get(one.sheet_id, ()), tables)
        verdict = _verdict(one, face, general, specific, tables.results, dice)
        verdicts.append(verdict)
        if verdict.applied:
            changed += changes(one, verdict.applied)
    result = Attempt(
        cleric_id=cleric.sheet_id,
        cleric_name=cleric.name,
        cleric_level=sheet.level,
        face=face,
        potential=potential(face, general),
        verdicts=tuple(verdicts),
        attempts_left=attempts_left(sheet) - 1,
        protected=most_protected(sheet.level),
    )
    return Ruling(
        ruleset="turning",
        kind="attempt",
        result=result.model_dump(mode="json"),
        trace=attempt_trace(result, targets, tables),
        changes=tuple(changed),
    )


def _verdict(
    undead: Named[Undead], face: int, general: Lines, specific: Lines, results: Results, dice: Dice
) -> Verdict:
    value = concrete_value(potential(face, general).total, specific)
    row = results.row_at(face, value.total)
    return Verdict(
        sheet_id=undead.sheet_id,
        name=undead.name,
        value=None if is_natural(face) else value,
        row=row.id,
        row_text=row.text,
        chance=row_chances(sum(line.amount for line in (*general, *specific)), results)[row.id],
        alternatives=row.alternatives,
        applied=apply(row.alternatives[0], dice) if len(row.alternatives) == 1 else None,
    )


def _check(cleric: Named[Cleric], undead: Sequence[Named[Undead]]) -> None:
    if cleric.sheet.dark:
        raise Refused(TurningRefusal.DARK_CLERIC, name=cleric.name)
    if not attempts_left(cleric.sheet):
        per_day = attempts_per_day(cleric.sheet.level)
        raise Refused(TurningRefusal.NO_ATTEMPTS, name=cleric.name, n=per_day)
    if not undead:
        raise Refused(TurningRefusal.NO_UNDEAD)
    if len(undead) > MOST_UNDEAD:
        raise Refused(TurningRefusal.TOO_MANY_UNDEAD, limit=MOST_UNDEAD)
