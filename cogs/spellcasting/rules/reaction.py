"""The reaction of an adventurer, which identifying a spell as it is cast uses up (R002-7)."""

from __future__ import annotations

from bot.engine.model import Frozen
from bot.engine.ruling import Change, Note, Origin, Ruling
from bot.engine.text import say
from cogs.spellcasting.sheets import Observer


class Regained(Frozen):
    """An adventurer may take a reaction again."""

    observer_id: int
    observer_name: str


def spend(observer: Observer) -> Change:
    """The change that uses up the reaction."""
    return _set(observer, used=True)


def regain(observer: Observer) -> Ruling:
    """The turn of `observer` begins, and with it the reaction comes back."""
    result = Regained(observer_id=observer.sheet_id, observer_name=observer.name)
    note = Note(text=say("spell-why-reaction-back"), rule="R002-7", origin=Origin.PUBLIC)
    return Ruling(
        ruleset="spellcasting",
        kind="regain",
        result=result.model_dump(mode="json"),
        trace=(note,),
        changes=(_set(observer, used=False),) if observer.sheet.reaction_used else (),
    )


def _set(observer: Observer, *, used: bool) -> Change:
    return Change(sheet_id=observer.sheet_id, field="reaction_used", before=observer.sheet.reaction_used, after=used)
