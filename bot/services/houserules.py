"""The house rules of a guild: what it has set, by ruleset, and the tables that are then in force.

Only what differs from a ruleset's defaults is stored. A guild that has set nothing pays one look into an empty table.
A scene keeps those it began with: what is done in its channels goes by them.
"""

import hashlib
import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, TypeVar

from pydantic import BaseModel, JsonValue
from sqlite_utils import Database

from bot.engine import house
from bot.engine.house import Faulty, HouseRules, InForce
from bot.engine.housechange import Step
from bot.engine.scene.model import Scene
from bot.engine.text import Text

Bundle = TypeVar("Bundle", bound=BaseModel)

KEPT = 256
"""Sets of house rules whose tables are kept ready."""

Stored = tuple[tuple[str, str], ...]

OF_CHANNEL = """
    SELECT json_extract(state, '$.house') FROM scenes JOIN scene_channels ON scene_id = id
    WHERE channel_id = ? AND status <> 'closed'
    ORDER BY state ->> '$.ruleset' = ? DESC, status = 'running' DESC, id DESC LIMIT 1"""
"""Of the scenes of a channel those of the ruleset count before others, then those that run, then the newest."""


def in_force(db: Database, rules: HouseRules[Bundle]) -> Bundle:
    """The tables of a ruleset that this guild plays by; a stored value that fits no more leaves the default."""
    stored = _stored(db, rules.ruleset)
    if not stored:
        return rules.defaults
    bundle: Bundle = _in_force(rules, stored).bundle
    return bundle


def in_channel(db: Database, rules: HouseRules[Bundle], channel_id: int | None) -> Bundle:
    """The tables of a ruleset by which is played in this channel: those of its open scene, otherwise the guild's."""
    kept = db.conn.execute(OF_CHANNEL, (channel_id, rules.ruleset)).fetchone() if channel_id else None
    if not kept or kept[0] is None:
        return in_force(db, rules)
    return _kept(rules, json.loads(kept[0]))


def in_scene(db: Database, rules: HouseRules[Bundle], scene: Scene) -> Bundle:
    """The tables of a ruleset by which this scene is played."""
    return in_force(db, rules) if scene.house is None else _kept(rules, scene.house)


def differing(db: Database, scene: Scene) -> tuple[str, ...]:
    """The rulesets of which this scene keeps other house rules than the guild has now."""
    now, kept = everything(db), scene.house
    return () if kept is None else tuple(name for name in sorted({*now, *kept}) if now.get(name) != kept.get(name))


def look(db: Database, rules: HouseRules[Bundle]) -> InForce[Bundle]:
    """The same, with what is wrong with the stored values that fit no more."""
    return _in_force(rules, _stored(db, rules.ruleset))


def own(db: Database, ruleset: str) -> dict[str, JsonValue]:
    """What the guild has set, by the names of the rules."""
    return {name: json.loads(value) for name, value in _stored(db, ruleset)}


def everything(db: Database) -> dict[str, dict[str, JsonValue]]:
    """What the guild has set, by ruleset and by the names of the rules."""
    found: dict[str, dict[str, JsonValue]] = {}
    for ruleset, name, value in db.conn.execute("SELECT ruleset, rule, value FROM house_rules ORDER BY ruleset, rule"):
        found.setdefault(ruleset, {})[name] = json.loads(value)
    return found


def step(db: Database, rules: HouseRules[Any], wanted: Mapping[str, JsonValue | None]) -> Step:
    """The step that sets what is `wanted`; None stands for the default. Raises `Faulty`, by the ids of the rules."""
    before = own(db, rules.ruleset)
    try:
        return Step(rules, before, house.changed(rules, before, wanted))
    except Faulty as faulty:
        raise Faulty({f"{rules.ruleset}.{name}": faults for name, faults in faulty.faults.items()}) from None


def steps(
    db: Database, houses: Mapping[str, HouseRules[Any]], wanted: Mapping[str, Mapping[str, JsonValue | None]]
) -> list[Step]:
    """The same for several rulesets. Raises `Faulty` with all that does not fit in any of them."""
    found: list[Step] = []
    faults: dict[str, tuple[Text, ...]] = {}
    for ruleset, values in wanted.items():
        try:
            found.append(step(db, houses[ruleset], values))
        except Faulty as faulty:
            faults |= faulty.faults
    if faults:
        raise Faulty(faults)
    return found


def store(db: Database, ruleset: str, values: Mapping[str, JsonValue]) -> None:
    """Put these values, as `house.changed` gives them, in place of all that the guild has set of this ruleset."""
    db.conn.execute("DELETE FROM house_rules WHERE ruleset = ?", (ruleset,))
    db.conn.executemany(
        "INSERT INTO house_rules (ruleset, rule, value) VALUES (?, ?, ?)",
        [(ruleset, name, json.dumps(value, ensure_ascii=False)) for name, value in values.items()],
    )


def ask(db: Database, file: bytes) -> str:
    """Keep this file until the GM confirms it, or another one is sent. Returns what tells it from others."""
    digest = hashlib.sha256(file).hexdigest()[:32]
    db.conn.execute("DELETE FROM house_imports")
    db.conn.execute("INSERT INTO house_imports (digest, file) VALUES (?, ?)", (digest, file.decode()))
    return digest


def asked(db: Database, digest: str) -> bytes | None:
    """The file that was kept last, if it is this one."""
    row = db.conn.execute("SELECT file FROM house_imports WHERE digest = ?", (digest,)).fetchone()
    return row[0].encode() if row else None


def _stored(db: Database, ruleset: str) -> Stored:
    return tuple(db.conn.execute("SELECT rule, value FROM house_rules WHERE ruleset = ? ORDER BY rule", (ruleset,)))


def _kept(rules: HouseRules[Bundle], house: Mapping[str, Mapping[str, JsonValue]]) -> Bundle:
    """The tables that a scene keeps. Written as they are stored, so that they are the same as the guild's own."""
    own = house.get(rules.ruleset, {})
    if not own:
        return rules.defaults
    stored = tuple((name, json.dumps(own[name], ensure_ascii=False)) for name in sorted(own))
    bundle: Bundle = _in_force(rules, stored).bundle
    return bundle


@lru_cache(maxsize=KEPT)
def _in_force(rules: HouseRules[Bundle], stored: Stored) -> InForce[Bundle]:
    return house.in_force(rules, {name: json.loads(value) for name, value in stored})
