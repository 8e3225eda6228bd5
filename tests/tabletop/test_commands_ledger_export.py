"""`/ledger export`: the GM's files hold what the GM sees, and can be verified without the bot."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from bot.services import ledgerfiles, verify
from bot.services.verify import Export
from tests.ex_nihilo.fights import combatant
from tests.play import cleric, evening, refused, undead
from tests.table import Table, shown, words
from tests.tabletop.scenes import said_to

SECRETS = ("secret", "blind")


async def an_evening(table: Table) -> None:
    """An attempt, a secret roll of the owner's, a blind one, a correction, and the seed revealed."""
    await cleric(table, "Ada", level=9)
    await undead(table, "Ghoul", threat=2)
    await table.slash(table.owner, "turning attempt", undead="Ghoul", cleric="Ada")
    for visibility in SECRETS:
        await table.slash(table.owner, "roll", expression="3d6", note=f"=my {visibility}", visibility=visibility)
    form = await table.slash(table.gm, "ledger amend", entry="1")
    await table.submit(table.gm, form, outcome="=It flees.", reason="Dark.")


async def exported(table: Table, format: str) -> bytes:
    done = await table.slash(table.gm, "ledger export", format=format)
    assert said_to(done)
    kept = table.env.backend.messages[table.channel.id][int(shown(done).id)]
    (attachment,) = kept.attachments
    data: bytes = table.env.backend.cdn.get(attachment["url"])
    return data


async def test_json_is_verified_offline_and_keeps_others_secrets(tmp_path: Path) -> None:
    async with evening(tmp_path, seeded=True) as table:
        await an_evening(table)
        asked = await table.slash(table.gm, "ledger verify")
        await table.press(table.gm, await table.press(table.gm, asked, "Reveal the seed …"), "Reveal the seed to all")
        data = await exported(table, "json")
        export = json.loads(data)
        report = verify.check(Export.model_validate_json(data))
        assert report.faults == []
        assert report.agreeing >= 3
        kept = [entry for entry in export["ledger"] if entry.get("kept_back")]
        assert len(kept) == 1, "the owner's secret roll; the blind one is the GM's"
        assert b"my secret" not in data
        assert b"my blind" in data


async def test_a_changed_face_is_found_in_the_json(tmp_path: Path) -> None:
    async with evening(tmp_path, seeded=True) as table:
        await an_evening(table)
        asked = await table.slash(table.gm, "ledger verify")
        await table.press(table.gm, await table.press(table.gm, asked, "Reveal the seed …"), "Reveal the seed to all")
        export = json.loads(await exported(table, "json"))
        entry = next(entry for entry in export["ledger"] if entry["faces"])
        entry["faces"][0][1] = entry["faces"][0][1] % entry["faces"][0][0] + 1
        assert verify.check(Export.model_validate(export)).faults


async def test_csv_is_a_table_without_formulas(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await an_evening(table)
        rows = list(csv.reader(io.StringIO((await exported(table, "csv")).decode("utf-8-sig"))))
        assert rows[0] == list(ledgerfiles.COLUMNS)
        assert {len(row) for row in rows} == {len(ledgerfiles.COLUMNS)}
        assert rows[1][-1] == "amended"
        assert not [cell for row in rows for cell in row if cell[:1] in "=+@" and cell]


@pytest.mark.parametrize(("locale", "word"), [("en-US", "The GM overrules"), ("uk", "Виправлення майстра")])
async def test_markdown_is_read_in_the_gms_language(locale: str, word: str, tmp_path: Path) -> None:
    async with evening(tmp_path, locale=locale) as table:
        await cleric(table, "Ada", level=9)
        await undead(table, "Ghoul", threat=2)
        await table.slash(table.owner, "turning attempt", undead="Ghoul", cleric="Ada")
        form = await table.slash(table.gm, "ledger amend", entry="1")
        await table.submit(table.gm, form, outcome="It flees.", reason="Dark.")
        text = (await exported(table, "markdown")).decode()
        assert word in text
        assert "R000-" in text


async def test_the_dice_are_told_in_plain_words_and_drawn(tmp_path: Path) -> None:
    async with evening(tmp_path, seeded=True) as table:
        assert "No die" in said_to(await table.slash(table.gm, "ledger export", format="dice"))
        for _ in range(3):
            await table.slash(table.owner, "roll", expression="20d6")
        await table.slash(table.player, "roll", expression="2d20")
        told = await table.slash(table.gm, "ledger export", format="dice")
        assert "d6: 60 rolled" in said_to(told)
        assert "usual" in said_to(told) or "chance" in said_to(told)
        other = await table.choose(table.gm, told, "Another die", "d20 · 2")
        assert "too few" in words(other)


async def test_the_faces_of_each_person_and_the_outcomes_of_each_kind_are_drawn_of_open_rolls_alone(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, 30, 1, 5) as table:
        await combatant(table, "Ada", table.owner, mente=16, equilibrio=12, ricerca=2)
        for how in ("open", "blind"):
            options = {"roll": "observe", "difficulty": "medium", "level": "gsp--1", "visibility": how}
            await table.slash(table.owner, "nihilo check", **options)
        await table.slash(table.player, "roll", expression="1d30", visibility="secret")
        told = await table.slash(table.gm, "ledger export", format="dice")
        kept = table.env.backend.messages[table.channel.id][int(shown(told).id)]
        pictures = {one["filename"]: one for one in kept.attachments}
        assert set(pictures) == {"dice.png", "people.png", "outcomes.png"}
        for one in pictures.values():
            assert table.env.backend.cdn.get(one["url"]).startswith(b"\x89PNG")
        assert "1: d30: 1 rolled" in pictures["people.png"]["description"]
        assert "1: 1 of 1 succeeded" in pictures["outcomes.png"]["description"]
        assert f"<@{table.owner.id}>" in said_to(told)
        assert f"<@{table.player.id}>" not in said_to(told), "whose roll is secret"


async def test_nobody_else_exports_the_ledger(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        for who in (table.owner, table.player, table.spectator, table.admin):
            assert refused(await table.slash(who, "ledger export"))


async def test_a_long_ledger_is_read_in_parts_and_tells_how_far_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ledgerfiles, "CHUNK", 4)
    async with evening(tmp_path) as table:
        for _ in range(10):
            await table.slash(table.owner, "roll", expression="1d6")
        done = await table.slash(table.gm, "ledger export", format="csv")
        assert "10 entries" in words(done)
        edits = [entry.json for entry in table.env.http_requests if entry.method == "PATCH"]
        assert "Entries read: 4 of 10" in json.dumps(edits)
        told = await table.slash(table.gm, "ledger export", format="dice")
        assert "d6: 10 rolled" in words(told)
