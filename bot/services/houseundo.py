"""Taking changes of house rules back: each rule gets the value that it had before, or again the one it was given."""

import json
from collections.abc import Mapping
from typing import Any

from pydantic import JsonValue
from sqlite_utils import Database

from bot.engine import housechange
from bot.engine.house import HouseRefusal, HouseRules
from bot.engine.housechange import Changed, Step
from bot.engine.refusal import Refusal, Refused
from bot.engine.text import Listing, Text, Verbatim, say
from bot.services import houserules, ledger
from bot.services.ledger import Entry

Houses = Mapping[str, HouseRules[Any]]

NAMED = 10
"""Rules, and later changes, that are named at most."""


class HouseUndoRefusal(Refusal):
    """Why a change of house rules cannot be taken back."""

    CHANGED_SINCE = "refusal-house-changed-since"


def steps(db: Database, entry: Entry, houses: Houses, *, again: bool) -> tuple[Step, ...]:
    """What taking the entry back would set, or with `again` letting it stand again; nothing for other rulings.

    Raises `Refused` with CHANGED_SINCE, which names the rules that have been set otherwise since, with NO_SUCH_RULE for
    one that is no more, and `Faulty` where former values do not fit what has been set besides since.
    """
    wanted: dict[str, dict[str, JsonValue | None]] = {}
    lost: list[Changed] = []
    changed = housechange.changes(entry.ruling)
    for one in changed:
        ruleset, _, name = one.rule.partition(".")
        if ruleset not in houses:
            raise Refused(HouseRefusal.NO_SUCH_RULE, rule=one.rule)
        there, new = (one.old, one.new) if again else (one.new, one.old)
        if housechange.written(houserules.own(db, ruleset).get(name)) != there:
            lost.append(one)
        wanted.setdefault(ruleset, {})[name] = None if new is None else json.loads(new)
    if lost:
        later = _changed_by(db, entry.id, lost)
        raise Refused(
            HouseUndoRefusal.CHANGED_SINCE,
            entry=str(entry.id),
            rules=_named(houses, lost),
            n=len(later),
            entries=Listing(items=tuple(map(str, later))),
        )
    return tuple(houserules.steps(db, houses, wanted))


def _named(houses: Houses, lost: list[Changed]) -> Listing:
    more = (Verbatim(verbatim="…"),) if len(lost) > NAMED else ()
    return Listing(items=(*(_label(houses, one.rule) for one in lost[:NAMED]), *more))


def _label(houses: Houses, id: str) -> Text:
    ruleset, _, name = id.partition(".")
    rule = houses[ruleset].rules.get(name)
    return rule.label if rule else say("house-named", rule=id)


def _changed_by(db: Database, since: int, lost: list[Changed]) -> list[int]:
    """The changes after entry `since` that changed any of these rules and stand, the newest first."""
    rules = {one.rule for one in lost}
    which = f"WHERE id > ? AND ruling ->> '$.ruleset' = ? AND NOT {ledger.UNDONE} ORDER BY id DESC"
    later = ledger.select(db, which, (since, housechange.RULESET))
    return [entry.id for entry in later if rules & {one.rule for one in housechange.changes(entry.ruling)}][:NAMED]
