"""A change of house rules, as a ruling: what was in force before, and what is now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import JsonValue
from pydantic_core import to_json

from bot.engine import toml
from bot.engine.house import HouseRefusal, HouseRules, Own, Rule, in_force, origin_of, rests_on, value_of
from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from bot.engine.ruling import Note, Origin, Ruling
from bot.engine.text import Arg, Listing, Text, Verbatim, say


class Changed(Frozen):
    """One rule, `ruleset.options.number_affected`, with the guild's own value before and after, as JSON.

    None is the ruleset's default.
    """

    rule: str
    old: str | None
    new: str | None


class HouseChange(Frozen):
    """What one act changed, with a text for each rule."""

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
    trace = tuple(_note(step, name) for step, name in found)
    changed = tuple(
        Changed(rule=f"{step.house.ruleset}.{name}", old=_kept(step.before.get(name)), new=_kept(step.after.get(name)))
        for step, name in found
    )
    result = HouseChange(changed=changed, told=tuple(note.text for note in trace))
    return Ruling(ruleset="house", kind=kind, result=result.model_dump(mode="json"), trace=trace)


def told(ruling: Ruling) -> tuple[Text, ...]:
    """What such a ruling changed, or would change, rule by rule."""
    return HouseChange.model_validate(ruling.result).told


def _differing(step: Step) -> Iterator[str]:
    names = (*step.house.rules, *(name for name in step.before if name not in step.house.rules))
    return (name for name in names if step.before.get(name) != step.after.get(name))


def _kept(value: JsonValue) -> str | None:
    return None if value is None else to_json(value).decode()


def _note(step: Step, name: str) -> Note:
    house, rule = step.house, step.house.rules.get(name)
    if rule is None:  # set by an earlier version, which had such a rule
        id = f"{house.ruleset}.{name}"
        return Note(text=say("house-changed-gone", rule=id), rule=id, origin=Origin.GUILD)
    old, new = (in_force(house, own).bundle for own in (step.before, step.after))
    return Note(
        text=_told(house, rule, value_of(old, rule), value_of(new, rule)),
        rule=rests_on(new, rule)[0],
        origin=origin_of(new, rule),
    )


def _told(house: HouseRules[Any], rule: Rule, old: JsonValue, new: JsonValue) -> Text:
    if rule.option is not None:
        return say("house-changed-option", rule=rule.label, old=house.shown(rule, old), new=house.shown(rule, new))
    before, after = _lines(old), _lines(new)
    out = [line for line in before if line not in after]
    into = [line for line in after if line not in before]
    return say("house-changed-table", rule=rule.label, old=_listed(out), new=_listed(into))


def _listed(lines: list[str]) -> Arg:
    return Listing(items=tuple(lines)) if lines else Verbatim(verbatim="—")


def _lines(content: JsonValue) -> list[str]:
    """A table line by line, without the brackets around its rows."""
    lines = toml.written(content).splitlines() if isinstance(content, dict) else []
    return [line.strip(" ,") for line in lines if not line.endswith("[") and line != "]"]
