"""Hostile words in every option, every suggestion and every form: nothing but answers and refusals, whoever types them.

That Discord would take every request, that every interaction is answered and that nothing was raised is judged when
the table is left; errors that are only logged are conftest's to find. Each option gets a few of the attacks in turn, so
that all are tried somewhere; `FUZZ=all make test` tries each everywhere.
"""

from __future__ import annotations

import gzip
import json
import os
from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor
from typer.testing import CliRunner

from bot.__main__ import cli
from tests.crowded import crowd
from tests.forged import EVERY, walk_controls
from tests.hostile import (
    BROKEN,
    HOSTILE,
    SOUND,
    Tried,
    commands,
    damaged,
    send,
    walk,
    walk_files,
    walk_menus,
    walk_suggestions,
)
from tests.play import evening, undead
from tests.table import Message, Table, shown, words

EACH = len(HOSTILE) if os.environ.get("FUZZ") == "all" else 2
"""How many attacks each option gets."""

CONTROLS = EVERY if os.environ.get("FUZZ") == "all" else 1
"""How often each control is used."""

BIDIRECTIONAL = set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f")


async def laid(table: Table) -> None:
    """Something of everything that can be named, and something hidden that must not be."""
    await crowd(table)
    await undead(table, "Wyrdlich", threat=13, hidden=True)


@pytest.mark.parametrize("who", ["gm", "player"])
async def test_b36_hostile_words_in_any_option_are_answered_or_refused(tmp_path: Path, who: str) -> None:
    async with evening(tmp_path, seeded=True) as table:
        await laid(table)
        person = table.people[who]
        tried = [one async for one in walk(table, person, list(HOSTILE), each=EACH)]
        assert len({one.command for one in tried}) > 50
        for one in tried:
            await judge(table, person, one)
        if who == "player":
            assert not table.sees(table.player, "Wyrdlich")


async def judge(table: Table, who: MemberActor, tried: Tried) -> None:
    """Sends the form that was opened; and looks at what was said."""
    where = f"/{tried.command} {tried.option}, {tried.attack}"
    result = tried.result
    if result.modal is not None:
        result = await send(table, who, result, tried.attack)
    if result.modal is None:
        said: Any = shown(result)
        text = "\n".join([said.content or "", *(str(embed.to_dict()) for embed in said.embeds)])
        assert not BIDIRECTIONAL & set(text), f"{where}: turns the words round: {text!r}"
        assert "\x00" not in text, where


def attached(table: Table, result: Message) -> bytes:
    """The file of an answer."""
    [attachment] = shown(result).attachments
    data: bytes = table.env.backend.cdn.get(attachment.url)
    return data


async def test_b36_broken_files_are_refused_and_nothing_is_half_imported(tmp_path: Path) -> None:
    async with evening(tmp_path, seeded=True) as table:
        await laid(table)
        record = await table.press(table.gm, await table.slash(table.gm, "cabal board"), "Record")
        sound = {command: text.encode() for command, text in SOUND.items()} | {
            "cabal new": attached(table, record),
            "sheet import": attached(table, await table.slash(table.player, "sheet export", sheet="Ada")),
        }
        before, tried = await kept(table), 0
        async for one in walk_files(table, table.gm, sound):
            await judge(table, table.gm, one)
            after, tried = await kept(table), tried + 1
            is_said = any(word in words(one.result) for word in ("imported", "example is kept"))
            assert after == before or (is_said and one.attack not in BROKEN), f"{one.command}, {one.attack}"
            before = after
        assert tried > len(sound) * (len(BROKEN) + 10)


async def kept(table: Table) -> Any:
    """What files are imported into, save games and maps: any text may be one."""

    def work(db: Any) -> Any:
        tables = ("sheets", "house_rules", "house_cases", "house_profiles")
        return [db.execute(f"SELECT * FROM {name}").fetchall() for name in tables]

    return await table.bot.storage.read(table.guild.id, work)


async def test_b36_broken_exports_are_told_offline_in_a_sentence(tmp_path: Path) -> None:
    async with evening(tmp_path / "guilds", seeded=True) as table:
        for expression in ("3d6", "1d20"):
            on = await table.slash(table.gm, "roll", expression=expression)
        await table.forge(table.gm, on, "gcb1:tabletop:seed-reveal:1")
        export = attached(table, await table.slash(table.gm, "ledger export", format="json"))
    whole = json.loads(export)
    ledger = [{name: row[name] for name in ("id", "seed_id", "number", "faces")} for row in whole["ledger"]]
    read = json.dumps({"seeds": whole["seeds"], "ledger": ledger}).encode()
    files = {what: data for what, (_, data) in BROKEN.items()} | damaged(export) | damaged(read)
    ledger[0]["faces"] = [[6, face % 6 + 1] for _, face in ledger[0]["faces"]]
    files["other faces"] = json.dumps({"seeds": whole["seeds"], "ledger": ledger}).encode()
    files |= {f"{what}, packed": gzip.compress(data) for what, data in files.items()}
    packed = gzip.compress(export)
    files |= {
        "no packing": packed[:2] + export,
        "a wrong sum": packed[:-8] + bytes(8),
        "half": packed[:200],
    }
    assert ends(tmp_path, export)[0] == ends(tmp_path, packed)[0] == 0
    found = {what: ends(tmp_path, data) for what, data in files.items()}
    for what, (code, said) in found.items():
        assert code == 2 or said.endswith("not rolled with the server's dice"), f"{what}: {said}"
        assert "None" not in said, what
        assert all(map(str.isprintable, said.splitlines())), f"{what}: {said!r}"
    assert found["other faces"][0] == found["other faces, packed"][0] == 1


def ends(folder: Path, data: bytes) -> tuple[int, str]:
    """The exit code of `verify` for a file, and what it says."""
    (folder / "export.json").write_bytes(data)
    result = CliRunner().invoke(cli, ["verify", str(folder / "export.json")])
    assert isinstance(result.exception, SystemExit | None), result.exception
    return result.exit_code, result.output.strip()


@pytest.mark.parametrize("who", ["gm", "player"])
async def test_b36_hostile_words_that_are_being_typed_find_nothing_or_what_is_there(tmp_path: Path, who: str) -> None:
    async with evening(tmp_path, seeded=True) as table:
        await laid(table)
        found = [one async for one in walk_suggestions(table, table.people[who], list(HOSTILE))]
        assert len(found) > 30
        for where, choices in found:
            assert len(choices) <= 25, where
        if who == "player":
            assert not table.sees(table.player, "Wyrdlich")


@pytest.mark.parametrize("who", ["gm", "player"])
async def test_b36_controls_that_nobody_was_shown_are_answered_or_refused(who: str, tmp_path: Path) -> None:
    async with evening(tmp_path, seeded=True) as table:
        await laid(table)
        on = await table.slash(table.spectator, "roll", expression="1d6")
        tried = [one async for one in walk_controls(table, table.people[who], on, each=CONTROLS)]
        assert len(tried) > 200
        if who == "player":
            assert not table.sees(table.player, "Wyrdlich")


async def test_b36_hostile_posts_and_whoever_wrote_them_are_judged_and_looked_at(tmp_path: Path) -> None:
    async with evening(tmp_path, seeded=True) as table:
        await laid(table)
        posts = [await table.player.send(table.channel, words[:2000]) for words in HOSTILE.values()]
        found = [one async for one in walk_menus(table, table.gm, posts)]
        assert len(found) >= len(posts) + len(table.people)
        for attack, result in zip([*HOSTILE, *table.people], found, strict=True):
            await judge(table, table.gm, Tried("a menu", "", attack, result))


async def test_the_walk_reaches_every_command_that_takes_words(tmp_path: Path) -> None:
    async with evening(tmp_path, seeded=True) as table:
        assert len(commands(table)) > 80
