"""Uses per day (R000-1, R000-2)."""

from __future__ import annotations

from bot.engine.model import Frozen
from bot.engine.ruling import Change, Note, Ruling
from bot.engine.text import Text, say
from cogs.turning.sheets import Cleric, Named


class Rest(Frozen):
    """The deity's energy has flowed, at its `moment` if that is known: spent attempts have come back."""

    cleric_id: int
    cleric_name: str
    attempts_before: int
    attempts_left: int
    moment: Text | None = None


def attempts_per_day(level: int) -> int:
    """Turning attempts a day of a cleric of `level`: 2, and 1 for every 3 levels or part of them (R000-1)."""
    return 2 + -(-level // 3)


def attempts_left(cleric: Cleric) -> int:
    """Turning attempts that `cleric` has left today; never below 0."""
    return max(0, attempts_per_day(cleric.level) - cleric.attempts_used)


def rest(cleric: Named[Cleric]) -> Ruling:
    """The moment at which the deity's energy flows: all attempts come back (R000-2)."""
    sheet = cleric.sheet
    left = attempts_per_day(sheet.level)
    recovery = sheet.recovery
    result = Rest(
        cleric_id=cleric.sheet_id,
        cleric_name=cleric.name,
        attempts_before=attempts_left(sheet),
        attempts_left=left,
        moment=say("turning-rest-moment", recovery=recovery) if recovery else None,
    )
    changes = (use(cleric, 0),) if sheet.attempts_used else ()
    moment = say("turning-why-rest-moment", recovery=recovery) if recovery else say("turning-why-rest")
    trace = (
        Note(text=say("turning-why-attempts", level=sheet.level, n=left), rule="R000-1"),
        Note(text=moment, rule="R000-2"),
    )
    return Ruling(ruleset="turning", kind="rest", result=result.model_dump(mode="json"), trace=trace, changes=changes)


def use(cleric: Named[Cleric], attempts_used: int) -> Change:
    """The change that leaves `cleric` with `attempts_used` spent attempts."""
    return Change(
        sheet_id=cleric.sheet_id, field="attempts_used", before=cleric.sheet.attempts_used, after=attempts_used
    )
