"""The trace of an attempt: by which rules it was decided, and whose values those are."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.ruling import Note, Origin
from bot.engine.text import Listing, Text, Verbatim, say
from cogs.turning.rules.attempts import attempts_per_day
from cogs.turning.rules.effects import notes
from cogs.turning.rules.keep_at_bay import REACH_METRES
from cogs.turning.rules.outcome import Attempt, Verdict
from cogs.turning.sheets import Named, Undead
from cogs.turning.tables import Alternative, TurningTables


def attempt_trace(attempt: Attempt, undead: Sequence[Named[Undead]], tables: TurningTables) -> tuple[Note, ...]:
    """Everything behind `attempt` that its reckonings do not already say."""
    per_day = attempts_per_day(attempt.cleric_level)
    trace = [
        Note(text=say("turning-why-reach", metres=REACH_METRES), rule="G000-1", origin=Origin.PUBLIC),
        Note(text=say("turning-why-attempts", level=attempt.cleric_level, n=per_day), rule="R000-1"),
    ]
    if attempt.is_natural:
        trace.append(Note(text=say("turning-why-natural", face=attempt.face), rule="R000-17"))
    elif any(one.sheet.threat == max(1, one.sheet.hit_dice) for one in undead):
        trace.append(Note(text=say("turning-why-threat"), rule="G000-4", origin=Origin.HOUSE))
    trace += [row_note(verdict, tables) for verdict in attempt.verdicts]
    if any(verdict.is_open for verdict in attempt.verdicts):
        trace.append(Note(text=say("turning-why-choice"), rule="R000-18"))
    offered = [alternative.effect for verdict in attempt.verdicts for alternative in verdict.alternatives]
    return (*trace, *notes(offered, attempt.cleric_level))


def row_note(verdict: Verdict, tables: TurningTables) -> Note:
    """Which row of the result table `verdict` rests on, and what it offers."""
    offers = Listing(items=tuple(offer_text(alternative) for alternative in verdict.alternatives))
    return Note(
        text=say("turning-why-row", name=verdict.name, row=verdict.row_text, offers=offers, n=len(offers.items)),
        rule="G000-7",
        origin=tables.results.passport.origin,
        about=verdict.sheet_id,
    )


def offer_text(alternative: Alternative) -> Text:
    """An alternative with its dice: Keep at Bay 1d6+2."""
    return say("turning-offer", effect=alternative.effect.text, dice=Verbatim(verbatim=alternative.dice))
