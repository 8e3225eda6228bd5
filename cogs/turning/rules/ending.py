"""Ending what lasts by hand."""

from __future__ import annotations

from bot.engine.effects import Effect as Lasting
from bot.engine.model import Frozen
from bot.engine.ruling import Ruling
from bot.engine.text import clean
from cogs.turning.sheets import Named, Undead
from cogs.turning.tables import Effect


class Ended(Frozen):
    """An effect on one undead has been ended by hand; `note` is why, as somebody typed it, and may be empty."""

    sheet_id: int
    name: str
    effect: Effect
    note: str


def end(effect: Lasting, undead: Named[Undead], note: str = "") -> Ruling:
    """End `effect`, which lasts on `undead`; `note` is why."""
    result = Ended(sheet_id=undead.sheet_id, name=undead.name, effect=Effect(effect.kind), note=clean(note, limit=100))
    return Ruling(ruleset="turning", kind="end", result=result.model_dump(mode="json"), ends=(effect,))
