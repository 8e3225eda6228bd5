"""What a GM asks people to roll, as a ruling. Their rolls are choices made on it, one for each."""

from __future__ import annotations

from datetime import datetime

from bot.engine.model import Frozen
from bot.engine.refusal import Refusal, Refused, Shared
from bot.engine.ruling import Ruling
from bot.engine.sheet import whole_number
from bot.engine.text import clean, say
from bot.engine.visibility import Visibility

MOST_PEOPLE = 20

PLAIN = "tabletop.roll"
"""The key of the check that is a plain roll."""


class AskRefusal(Refusal):
    """Why nothing is asked, or not answered."""

    NOBODY = "refusal-ask-nobody"
    TOO_MANY = "refusal-ask-too-many"
    NOT_ASKED = "refusal-ask-not-asked"
    TOO_LATE = "refusal-ask-too-late"
    NO_SHEET = "refusal-ask-no-sheet"
    NOBODY_CAN = "refusal-ask-nobody-can"


class Asked(Frozen):
    """The GM asks `people` for the check with this `key`; for a plain one `expression` says what is rolled.

    `difficulty` is as it was typed. Nobody may answer after `until`.
    """

    people: tuple[int, ...]
    key: str = PLAIN
    expression: str = ""
    difficulty: str = ""
    visibility: Visibility = Visibility.OPEN
    until: datetime | None = None


def target_of(typed: str) -> int | None:
    """The number that a plain roll has to reach; None where none was typed. Raises `Refused` with VALUE_UNREADABLE."""
    try:
        return whole_number(typed) if typed else None
    except ValueError:
        field, help = say("ask-field-difficulty"), say("hint-whole-number")
        raise Refused(Shared.VALUE_UNREADABLE, field=field, value=clean(typed, limit=50), help=help) from None


def ask(asked: Asked) -> Ruling:
    """The request. Raises `Refused` with NOBODY or TOO_MANY."""
    if not asked.people:
        raise Refused(AskRefusal.NOBODY)
    if len(asked.people) > MOST_PEOPLE:
        raise Refused(AskRefusal.TOO_MANY, most=MOST_PEOPLE)
    return Ruling(ruleset="tabletop", kind="ask", result=asked.model_dump(mode="json"))
