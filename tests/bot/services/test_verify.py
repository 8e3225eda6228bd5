"""The check of the fair dice: what was rolled agrees, what was tampered with is found, and the document tells how."""

from __future__ import annotations

import copy
import gzip
import hashlib
import hmac
import json
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlite_utils import Database

from bot.engine.dice import Dice, ScriptedDice, SeededDice, seed_hash
from bot.engine.ruling import Ruling
from bot.services import ledger, seeds, verify
from tests.bot.services.conftest import FreshDatabase

DOCUMENT = Path(__file__).resolve().parents[3] / "docs" / "fair-dice.md"
NOW = datetime(2026, 1, 31, 23, tzinfo=UTC)

Json = dict[str, Any]


def rolled(db: Database, interaction_id: int, *sides: int, dice: Dice | None = None) -> None:
    def decide(dice: Dice) -> Ruling:
        return Ruling(ruleset="r", kind="roll", result={"faces": [dice.roll(count) for count in sides]})

    ledger.resolve(db, interaction_id=interaction_id, actor_id=1, channel_id=None, now=NOW, dice=dice, decide=decide)


def exported(db: Database) -> Json:
    """As `python -m bot export` writes it."""
    return {
        "guild_id": 1,
        "seeds": [{**row, "seed": row["seed"].hex() if row["revealed_at"] else None} for row in db["seeds"].rows],
        "ledger": [{**row, "faces": json.loads(row["faces"])} for row in db["ledger"].rows],
    }


def check(export: Json) -> verify.Report:
    return verify.check(verify.Export.model_validate_json(json.dumps(export)))


def agrees(export: Json) -> bool:
    """A check of the export that shares nothing with ours."""
    for seed in export["seeds"]:
        if seed["seed"] is None:
            continue
        key = bytes.fromhex(seed["seed"])
        if hashlib.sha256(key).hexdigest() != seed["seed_hash"]:
            return False
        for entry in (entry for entry in export["ledger"] if entry["seed_id"] == seed["id"]):
            for die, (sides, face) in enumerate(entry["faces"]):
                words = (
                    int(hmac.new(key, f"{entry['number']}:{die}:{attempt}".encode(), "sha256").hexdigest()[:8], 16)
                    for attempt in range(999)
                )
                if next(word for word in words if word < 2**32 // sides * sides) % sides + 1 != face:
                    return False
    return True


@pytest.fixture
def export(db: Database) -> Json:
    """Two revealed seeds with three rulings and one, a third in use with one, and one ruling of other dice."""
    for interaction, sides in enumerate(((20, 6, 6), (8,), (1_000_000, 100)), 1):
        rolled(db, interaction, *sides)
    seeds.reveal(db, 1, NOW)
    rolled(db, 4, 20, 20)
    seeds.reveal(db, 2, NOW)
    rolled(db, 5, 6)
    rolled(db, 6, 20, dice=ScriptedDice([12]))
    return exported(db)


def test_rulings_agree_across_rotations_and_the_rest_is_counted(export: Json) -> None:
    assert check(export) == verify.Report(faults=[], seeds=2, agreeing=4, secret=1, others=1)
    assert agrees(export)


@given(
    acts=st.lists(
        st.just("reveal") | st.lists(st.integers(1, 30) | st.sampled_from([100, 1000, 999_999, 1_000_000]), max_size=5),
        max_size=20,
    )
)
def test_any_sequence_of_rolls_and_rotations_verifies(
    fresh_database: FreshDatabase, acts: list[str | list[int]]
) -> None:
    db = fresh_database()
    for interaction, act in enumerate(acts, 1):
        if isinstance(act, list):
            rolled(db, interaction, *act)
        else:
            in_use = seeds.current(db, NOW)
            revealed, following = seeds.reveal(db, in_use.id, NOW)
            assert (revealed.pledge, following.rulings) == (in_use.pledge, 0)
    whole = exported(db)
    rolls, last = len([act for act in acts if act and act != "reveal"]), seeds.current(db, NOW)
    assert check(whole) == verify.Report(
        faults=[], seeds=acts.count("reveal"), agreeing=rolls - last.rulings, secret=last.rulings, others=0
    )
    seeds.reveal(db, last.id, NOW)
    assert check(exported(db)).agreeing == rolls
    assert agrees(exported(db))


def entry(export: Json, entry_id: int) -> Json:
    return next(row for row in export["ledger"] if row["id"] == entry_id)


def changed(export: Json, entry_id: int, **values: Any) -> None:
    entry(export, entry_id).update(values)


def other_face(export: Json) -> None:
    face = entry(export, 1)["faces"][1]
    face[1] = face[1] % 6 + 1


def other_seed(export: Json) -> None:
    seed = bytes(32)
    export["seeds"][0].update(seed=seed.hex())


def new_seed_with_its_hash_and_faces(export: Json) -> None:
    """The whole forgery: consistent in itself, and found only by whoever wrote down the hash."""
    seed = bytes(32)
    export["seeds"][1].update(seed=seed.hex(), seed_hash=seed_hash(seed))
    dice = SeededDice(seed, 1)
    changed(export, 4, faces=[[20, dice.roll(20)], [20, dice.roll(20)]])


TAMPERINGS = {
    "a face": (other_face, r"entry 1 \(ruling 1 of seed 1\): die 2 is recorded as d6 \d, but the seed gives \d"),
    "a die on top": (lambda export: entry(export, 2)["faces"].append([10**6, 1]), "entry 2 .*die 2 is recorded"),
    "the sides": (lambda export: changed(export, 4, faces=[[2**20, 7]]), "no die has 1048576 sides"),
    "no sides": (lambda export: changed(export, 4, faces=[[0, 0]]), "no die has 0 sides"),
    "the number": (lambda export: changed(export, 3, number=2), "ruling 2 is there 2 times"),
    "a number beyond": (lambda export: changed(export, 3, number=9), "ruling 9 is there, but only 3 were made"),
    "a ruling removed": (lambda export: export["ledger"].pop(1), "1 of 3 rulings are missing, first 2"),
    "rulings promised": (lambda export: export["seeds"][0].update(next_number=10**18), "are missing, first 4"),
    "a ruling of no seed": (lambda export: changed(export, 1, seed_id=None), "1 of 3 rulings are missing, first 1"),
    "a ruling of a lost seed": (lambda export: changed(export, 1, seed_id=77), "entry 1: seed 77 is missing"),
    "the seed": (other_seed, "its SHA-256 is not the published hash"),
    "a short seed": (lambda export: export["seeds"][0].update(seed="00"), "its SHA-256 is not the published hash"),
    "the hash": (lambda export: export["seeds"][0].update(seed_hash="0" * 64), "is not the published hash 0000"),
    "a seed twice": (lambda export: export["seeds"].append(export["seeds"][0]), "a seed is there twice"),
    "missing under a secret seed": (lambda export: export["ledger"].pop(4), "seed 3: 1 of 1 rulings are missing"),
}


@pytest.mark.parametrize("what", TAMPERINGS)
def test_a_tampered_export_is_found(what: str, export: Json) -> None:
    tamper, told = TAMPERINGS[what]
    tampered = copy.deepcopy(export)
    tamper(tampered)
    assert any(re.search(told, fault) for fault in check(tampered).faults), check(tampered).faults


def test_a_seed_forged_with_its_rulings_shows_in_its_hash_alone(export: Json) -> None:
    before = export["seeds"][1]["seed_hash"]
    new_seed_with_its_hash_and_faces(export)
    assert check(export).faults == []
    assert export["seeds"][1]["seed_hash"] != before


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        "null",
        "not JSON",
        '{"seeds": []}',
        '{"seeds": {}, "ledger": []}',
        '{"seeds": [{"id": "1", "seed": null, "seed_hash": "", "next_number": 1}], "ledger": []}',
        '{"seeds": [{"id": 1, "seed": "zz", "seed_hash": "", "next_number": 1}], "ledger": []}',
        '{"seeds": [], "ledger": [{"id": 1, "seed_id": 1, "number": 1, "faces": [[20]]}]}',
        '{"seeds": [], "ledger": [{"id": 1, "seed_id": 1, "number": 1, "faces": [[20, 1.5]]}]}',
        "[" * 100_000,
        b"\xff\xfe\x00",
    ],
)
def test_what_is_no_export_is_unreadable(text: str | bytes, tmp_path: Path) -> None:
    file = tmp_path / "export.json"
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    with pytest.raises(verify.Unreadable):
        verify.read(file)


# The document


def document_code() -> dict[str, Any]:
    [code] = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, Any] = {"__name__": "document"}
    exec(code, names)
    return names


def test_a_packed_export_is_read_as_well_and_a_broken_one_is_unreadable(export: Json, tmp_path: Path) -> None:
    file = tmp_path / "ledger.json.gz"
    packed = gzip.compress(json.dumps(export).encode())
    file.write_bytes(packed)
    assert verify.check(verify.read(file)).faults == []
    file.write_bytes(packed[:-20])
    with pytest.raises(verify.Unreadable):
        verify.read(file)


def test_the_example_of_the_document_is_true() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    seed = bytes.fromhex(re.findall(r"^    seed  ([0-9a-f]{64})$", text, re.MULTILINE)[0])
    assert re.findall(r"^    hash  ([0-9a-f]{64})$", text, re.MULTILINE) == [hashlib.sha256(seed).hexdigest()]
    rows = re.findall(
        r"^\| (\d+) +\| (\d+) +\| (\d+) +\| (\d+) +\| (\w{8}) +\| (\d+) +\| (.+?) +\|$", text, re.MULTILINE
    )
    assert len(rows) == 6
    face = document_code()["face"]
    for ruling, die, attempt, sides, begins, word, shown in rows:
        digest = hmac.new(seed, f"{ruling}:{die}:{attempt}".encode(), hashlib.sha256).hexdigest()
        assert (digest[:8], int(digest[:8], 16)) == (begins, int(word))
        bound = 2**32 - 2**32 % int(sides)
        if int(word) >= bound:
            assert shown == f"none: ≥ {bound}"
        else:
            assert int(word) % int(sides) + 1 == int(shown) == face(seed, int(ruling), int(die), int(sides))
    dice = SeededDice(seed, 7)
    assert [str(dice.roll(int(row[3]))) for row in rows[:4]] == [row[6] for row in rows[:4]]
    assert str(SeededDice(seed, 4640).roll(1_000_000)) == rows[5][6]


def test_the_check_in_the_document_accepts_an_export_and_finds_tampering(export: Json) -> None:
    judged = document_code()["check"]
    assert judged(export)
    for tamper in (other_face, other_seed):
        tampered = copy.deepcopy(export)
        tamper(tampered)
        assert not judged(tampered)
        assert not agrees(tampered)


def test_the_fields_that_the_document_names_are_those_that_are_read() -> None:
    named = set(re.findall(r"`((?:seeds|ledger)\[\]\.\w+)`", DOCUMENT.read_text(encoding="utf-8")))
    read = {f"seeds[].{name}" for name in verify.ExportedSeed.model_fields}
    assert named == read | {f"ledger[].{name}" for name in verify.ExportedEntry.model_fields}
