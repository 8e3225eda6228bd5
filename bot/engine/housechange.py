"""A change of house rules, as a ruling: what was in force before, and what is now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel, JsonValue
from pydantic_core import to_json

from bot.engine import toml
from bot.engine.house import HouseRefusal, HouseRules, Own, Rule, in_force, origin_of, rests_on, table_of, value_of
from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from bot.engine.ruling import Note, Origin, Ruling
from bot.engine.text import Text, say

RULESET = "house"
"""Under which the changes stand in the ledger."""


class Changed(Frozen):
    """One rule, `ruleset.options.number_affected`, with the guild's own value before and after, as JSON.

    None is the ruleset's default.
    """

    rule: str
    old: str | None
    new: str | None


class HouseChange(Frozen):
    """What one act changed, and all of it in words."""

    changed: tuple[Changed, ...]
    told: tuple[Text, ...]


@dataclass(frozen=True)
class Step:
    """What the guild's own values of one ruleset are, and what they are to be."""

    house: HouseRules[Any]
    before: Own
    after: Own


def change(kind: str, steps: Sequence[Step]) -> Ruling:
    """The ruling that takes these steps. Raises `Refused(ALREADY_SET)` where nothing would change."""
    found = [(step, name) for step in steps for name in _differing(step)]
    if not found:
        raise Refused(HouseRefusal.ALREADY_SET)
    trace = tuple(note for step, name in found for note in _notes(step, name))
    changed = tuple(
        Changed(
            rule=f"{step.house.ruleset}.{name}", old=written(step.before.get(name)), new=written(step.after.get(name))
        )
        for step, name in found
    )
    result = HouseChange(changed=changed, told=tuple(note.text for note in trace))
    return Ruling(ruleset=RULESET, kind=kind, result=result.model_dump(mode="json"), trace=trace)


def told(ruling: Ruling) -> tuple[Text, ...]:
    """What such a ruling changed, or would change, rule by rule and row by row."""
    return HouseChange.model_validate(ruling.result).told


def changes(ruling: Ruling) -> tuple[Changed, ...]:
    """The rules that such a ruling changed; none where it is a ruling of another kind."""
    return HouseChange.model_validate(ruling.result).changed if ruling.ruleset == RULESET else ()


def written(value: JsonValue) -> str | None:
    """A guild's own value as `Changed` keeps it; None for the default."""
    return None if value is None else to_json(value).decode()


def _differing(step: Step) -> Iterator[str]:
    names = (*step.house.rules, *(name for name in step.before if name not in step.house.rules))
    return (name for name in names if step.before.get(name) != step.after.get(name))


def _notes(step: Step, name: str) -> tuple[Note, ...]:
    house, rule = step.house, step.house.rules.get(name)
    if rule is None:  # set by an earlier version, which had such a rule
        id = f"{house.ruleset}.{name}"
        return (Note(text=say("house-changed-gone", rule=id), rule=id, origin=Origin.GUILD),)
    old, new = (in_force(house, own).bundle for own in (step.before, step.after))
    ids = rests_on(new, rule)
    gap = next((id for id in ids if id.startswith("G")), ids[0])  # what leaves room for a house rule
    return tuple(Note(text=text, rule=gap, origin=origin_of(new, rule)) for text in _told(house, rule, old, new))


def _told(house: HouseRules[Any], rule: Rule, old: BaseModel, new: BaseModel) -> tuple[Text, ...]:
    if rule.option is not None:
        before, after = (house.shown(rule, value_of(bundle, rule)) for bundle in (old, new))
        return (say("house-changed-option", rule=rule.label, old=before, new=after),)
    tell = house.told.get(rule.table)
    texts = [tell(table_of(bundle, rule)) for bundle in (old, new)] if tell else []
    lines = [_lines(value_of(bundle, rule)) for bundle in (old, new)]
    # What words do not tell apart is told as it is written.
    rows_out, rows_in = texts if texts and texts[0] != texts[1] else lines
    return (
        *(say("house-changed-out", rule=rule.label, row=row) for row in rows_out if row not in rows_in),
        *(say("house-changed-in", rule=rule.label, row=row) for row in rows_in if row not in rows_out),
    ) or (say("house-changed-order", rule=rule.label),)


def _lines(content: JsonValue) -> tuple[str, ...]:
    """A table line by line, without the brackets around its rows."""
    lines = toml.written(content).splitlines() if isinstance(content, dict) else []
    return tuple(line.strip(" ,") for line in lines if not line.endswith("[") and line != "]")
