"""The check of the fair dice: do the faces that were recorded follow from the seed that was pledged?

It needs nothing but an export; `docs/fair-dice.md` says what it reads there, and how to write the check oneself.
"""

from __future__ import annotations

import gzip
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, Field, ValidationError

from bot.engine.dice import Face, SeededDice, seed_hash

PACKED = b"\x1f\x8b"
"""How files begin that are compressed with gzip."""


class Unreadable(Exception):
    """A file that is no export."""


Whole = Annotated[int, Field(strict=True)]


class ExportedSeed(BaseModel):
    """A seed as it was exported; without its `seed` while it is in use."""

    id: Whole
    seed: Annotated[str, Field(pattern=r"^([0-9a-f]{2})*$")] | None
    seed_hash: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
    next_number: Annotated[Whole, Field(ge=1)]


class ExportedEntry(BaseModel):
    """An entry of the exported ledger, as far as its dice go."""

    id: Whole
    seed_id: Whole | None
    number: Whole | None
    faces: list[tuple[Whole, Whole]]


class Export(BaseModel):
    """The part of an export that is checked."""

    seeds: list[ExportedSeed]
    ledger: list[ExportedEntry]


@dataclass
class Report:
    """What came of a check.

    `agreeing` rulings are those of the revealed `seeds` that are as they must be, `secret` those whose seed is still in
    use, `others` those with faces that are not the guild's own. A fault is a sentence.
    """

    faults: list[str] = field(default_factory=list)
    seeds: int = 0
    agreeing: int = 0
    secret: int = 0
    others: int = 0


def read(path: Path) -> Export:
    """The export in this file, which may be compressed with gzip. Raises `Unreadable`, or OSError."""
    data = path.read_bytes()
    try:
        return Export.model_validate_json(gzip.decompress(data) if data.startswith(PACKED) else data)
    except (gzip.BadGzipFile, EOFError, zlib.error) as broken:
        raise Unreadable(str(broken)) from None
    except ValidationError as invalid:
        fault = invalid.errors()[0]
        place = ".".join(map(str, fault["loc"]))
        raise Unreadable(f"{fault['msg']}{f' at {place}' if place else ''}") from None


def faces(seed: bytes, number: int, sides: Iterable[int]) -> list[Face]:
    """What dice with so many sides show in ruling `number` under `seed`. ValueError for a die that cannot be."""
    dice = SeededDice(seed, number)
    return [Face(die, dice.roll(die)) for die in sides]


def check(export: Export) -> Report:
    """Recompute every ruling of every revealed seed, and look for rulings that are missing or there twice."""
    report = Report()
    seeds = {seed.id: seed for seed in export.seeds}
    used = {seed.id: Counter[int]() for seed in export.seeds}
    for entry in export.ledger:
        if entry.seed_id in used and entry.number is not None:
            used[entry.seed_id][entry.number] += 1
    for seed in export.seeds:
        report.faults += _seed_faults(seed, used[seed.id])
        report.seeds += seed.seed is not None
    if len(seeds) < len(export.seeds):
        report.faults.append("a seed is there twice")
    for entry in export.ledger:
        if entry.seed_id is None or entry.number is None:
            report.others += bool(entry.faces)
        elif entry.seed_id not in seeds:
            report.faults.append(f"entry {entry.id}: seed {entry.seed_id} is missing")
        elif (hexadecimal := seeds[entry.seed_id].seed) is None:
            report.secret += 1
        elif fault := _entry_fault(bytes.fromhex(hexadecimal), entry.number, entry.faces):
            report.faults.append(f"entry {entry.id} (ruling {entry.number} of seed {entry.seed_id}): {fault}")
        else:
            report.agreeing += 1
    return report


def _seed_faults(seed: ExportedSeed, used: Counter[int]) -> Iterator[str]:
    if seed.seed is not None and seed_hash(bytes.fromhex(seed.seed)) != seed.seed_hash:
        yield f"seed {seed.id}: its SHA-256 is not the published hash {seed.seed_hash}"
    made = seed.next_number - 1
    for number, times in sorted(used.items()):
        if times > 1:
            yield f"seed {seed.id}: ruling {number} is there {times} times"
        if not 1 <= number <= made:
            yield f"seed {seed.id}: ruling {number} is there, but only {made} were made"
    missing = made - sum(1 <= number <= made for number in used)
    if missing > 0:
        first = next(number for number in count(1) if number not in used)
        yield f"seed {seed.id}: {missing} of {made} rulings are missing, first {first}"


def _entry_fault(seed: bytes, number: int, recorded: list[tuple[int, int]]) -> str | None:
    try:
        due = faces(seed, number, (sides for sides, _ in recorded))
    except ValueError as impossible:
        return str(impossible)
    for die, (face, wanted) in enumerate(zip(recorded, due, strict=True), 1):
        if face != tuple(wanted):
            return f"die {die} is recorded as d{face[0]} {face[1]}, but the seed gives {wanted.face}"
    return None
