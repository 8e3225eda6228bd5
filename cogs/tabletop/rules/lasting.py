"""How long an effect lasts that the GM lays, as it is typed; and the rulings that lay and end it apart from scenes."""

from __future__ import annotations

import re
from datetime import date, datetime, timedelta, tzinfo
from enum import StrEnum
from typing import NamedTuple

from bot.engine.effects import CALLED, Due, Edge, Effect
from bot.engine.model import Frozen
from bot.engine.refusal import Refusal, Refused, Shared
from bot.engine.reminders import DAY, moment
from bot.engine.ruling import Ruling
from bot.engine.scene.lasting import laid, until_clock, until_turn
from bot.engine.scene.model import Scene
from bot.engine.text import SUGGESTIONS, Verbatim, clean, say

RULESET = CALLED
"""Under which the GM's own effects stand, and the rulings of all that the GM lays."""

BEGUN, OVER = "effect", "effect-end"
"""The kinds of the rulings."""

LONGEST_NAME = 60
"""Characters of an effect's name."""

MOST = SUGGESTIONS
"""How many effects somebody bears at most when the GM lays another: as many as fit the list to choose from."""

MOST_AMOUNT = 999
"""Of every unit."""

FARTHEST = timedelta(days=MOST_AMOUNT)
"""How far in the future a time of the clock may be."""

TIME, DAY_AND_TIME = Verbatim(verbatim="20:00"), Verbatim(verbatim="2026-12-31 20:00")
"""How times are written."""

_UNTIL = re.compile(r"(?:([0-9]{4}-[0-9]{2}-[0-9]{2})\s+)?([01]?[0-9]|2[0-3]):([0-5][0-9])")


class LastingRefusal(Refusal):
    """Why an effect is not laid, or gets no such end."""

    NO_NAME = "refusal-effect-no-name"
    TOO_MANY = "refusal-effect-too-many"
    NOT_AHEAD = "refusal-effect-not-ahead"


class Unit(StrEnum):
    """In what is said how long an effect lasts: in a scene, of the time of the game, or of the clock."""

    ROUNDS = "rounds"
    TURN_ENDS = "turn-ends"
    TURN_STARTS = "turn-starts"
    GAME_MINUTES = "game-minutes"
    GAME_HOURS = "game-hours"
    REAL_HOURS = "real-hours"
    REAL_DAYS = "real-days"
    UNTIL = "until"
    OPEN = "open"


APART = (Unit.ROUNDS, Unit.REAL_HOURS, Unit.REAL_DAYS, Unit.UNTIL, Unit.OPEN)
"""Those that mean something apart from scenes: rounds are counted in the next one."""

_OF_TURNS = {Unit.TURN_ENDS: Edge.END, Unit.TURN_STARTS: Edge.START}
_SECONDS = {Unit.GAME_MINUTES: 60, Unit.GAME_HOURS: 3600}


class Lasts(NamedTuple):
    """How long: so many of a unit, or until the moment `at`."""

    unit: Unit
    amount: int = 0
    at: datetime | None = None


class Said(Frozen):
    """What a ruling tells of an effect that lies on the sheet of this name, or of a participant's."""

    name: str
    lasting: Effect


def named(typed: str) -> str:
    """What an effect is called. Raises `Refused` with NO_NAME."""
    name = clean(typed, limit=LONGEST_NAME)
    if not name:
        raise Refused(LastingRefusal.NO_NAME)
    return name


def lasts(unit: str, typed: str, now: datetime, zone: tzinfo) -> Lasts:
    """How long, as it is typed into a form: an amount, or with UNTIL a time like `20:00` or `2026-12-31 20:00`.

    A day is as long as the wall clock of `zone` says: what lasts a day from 20:00 on ends at 20:00. Raises `Refused`
    with CLOSED for a unit that is none, VALUE_UNREADABLE, VALUE_OUT_OF_RANGE and NOT_AHEAD.
    """
    if unit not in list(Unit):
        raise Refused(Shared.CLOSED)
    here = now.astimezone(zone)
    match Unit(unit):
        case Unit.OPEN:
            return Lasts(Unit.OPEN)
        case Unit.UNTIL:
            return Lasts(Unit.UNTIL, at=_until(typed, now, zone))
        case Unit.REAL_HOURS:
            amount = _amount(typed)
            return Lasts(Unit.REAL_HOURS, amount, now + timedelta(hours=amount))
        case Unit.REAL_DAYS:
            amount = _amount(typed)
            at = moment(here.date() + amount * DAY, here.hour * 60 + here.minute, zone)
            return Lasts(Unit.REAL_DAYS, amount, at)
        case other:
            return Lasts(other, _amount(typed))


def in_scene(effect: Effect, how_long: Lasts, scene: Scene, *, turn: int, who: int | None = None) -> Effect:
    """The effect as it begins anew in a scene. Turns are those of `turn`; `who` bears it without a sheet.

    Rounds are counted after this one, turns with the present one, if that has not ended.
    """
    begins = _anew(effect)
    unit, amount = how_long.unit, how_long.amount
    if how_long.at is not None:
        begins = begins.model_copy(update={"due": Due(scene_id=scene.id, at=how_long.at)})
    elif unit is Unit.ROUNDS:
        begins = laid(scene, begins.model_copy(update={"rounds": amount}))
    elif unit in _OF_TURNS:
        begins = until_turn(scene, begins, turn, _OF_TURNS[unit], amount)
    elif unit in _SECONDS:
        begins = until_clock(scene, begins, amount * _SECONDS[unit])
    if who is None:
        return begins
    due = begins.due or Due(scene_id=scene.id)
    return begins.model_copy(update={"due": due.model_copy(update={"who": who})})


def apart(effect: Effect, how_long: Lasts) -> Effect:
    """The effect as it begins anew on a sheet apart from scenes. Raises `Refused` with CLOSED for a unit of scenes."""
    if how_long.unit not in APART:
        raise Refused(Shared.CLOSED)
    begins = _anew(effect)
    if how_long.at is not None:
        return begins.model_copy(update={"due": Due(at=how_long.at)})
    if how_long.unit is Unit.ROUNDS:
        return begins.model_copy(update={"rounds": how_long.amount})
    return begins


def begun(name: str, effect: Effect, *, instead_of: Effect | None = None) -> Ruling:
    """The effect begins, in the place of another where one is given."""
    return Ruling(
        ruleset=RULESET,
        kind=BEGUN,
        result=Said(name=name, lasting=effect).model_dump(mode="json"),
        begins=(effect,),
        ends=() if instead_of is None else (instead_of,),
    )


def over(name: str, effect: Effect) -> Ruling:
    """The effect ends: by the GM's word, or because its time has come."""
    result = Said(name=name, lasting=effect).model_dump(mode="json")
    return Ruling(ruleset=RULESET, kind=OVER, result=result, ends=(effect,))


def _anew(effect: Effect) -> Effect:
    return effect.model_copy(update={"id": 0, "rounds": None, "due": None})


def _amount(typed: str) -> int:
    field, shown = say("effect-field-amount"), clean(typed, limit=20)
    if not re.fullmatch(r"[0-9]{1,9}", typed.strip()):
        raise Refused(Shared.VALUE_UNREADABLE, field=field, value=shown, help=say("hint-whole-number"))
    amount = int(typed)
    if not 1 <= amount <= MOST_AMOUNT:
        side, bound = ("least", 1) if amount < 1 else ("most", MOST_AMOUNT)
        raise Refused(Shared.VALUE_OUT_OF_RANGE, field=field, value=shown, bound=bound, side=side)
    return amount


def _until(typed: str, now: datetime, zone: tzinfo) -> datetime:
    """The moment that is meant; without a day the next one at which the clock says so."""
    read = _UNTIL.fullmatch(typed.strip())
    try:
        day = date.fromisoformat(read[1]) if read and read[1] else now.astimezone(zone).date()
    except ValueError:
        read = None
    if read is None:
        field, help_ = say("effect-field-amount"), say("effect-hint-until", time=TIME, day=DAY_AND_TIME)
        raise Refused(Shared.VALUE_UNREADABLE, field=field, value=clean(typed, limit=20), help=help_)
    minute = int(read[2]) * 60 + int(read[3])
    if read[1] is None and moment(day, minute, zone) <= now:
        day += DAY
    # A far day first: not every one has a moment on every clock.
    if abs(day - now.date()) > FARTHEST or not now < moment(day, minute, zone):
        raise Refused(LastingRefusal.NOT_AHEAD, n=FARTHEST.days)
    return moment(day, minute, zone)
