"""Hostile words in every option, every suggestion and every form: nothing but answers and refusals, whoever types them.

That Discord would take every request, that every interaction is answered and that nothing was raised is judged when
the table is left; errors that are only logged are conftest's to find. Each option gets a few of the attacks in turn, so
that all are tried somewhere; `FUZZ=all make test` tries each everywhere.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor

from tests.crowded import crowd
from tests.hostile import BROKEN, HOSTILE, Tried, commands, send, walk, walk_files, walk_menus, walk_suggestions
from tests.play import evening, stored, undead
from tests.table import Table, shown

EACH = len(HOSTILE) if os.environ.get("FUZZ") == "all" else 2
"""How many attacks each option gets."""

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


async def test_b36_broken_files_are_refused_and_nothing_is_half_imported(tmp_path: Path) -> None:
    async with evening(tmp_path, seeded=True) as table:
        await laid(table)
        before = (await stored(table))["sheets"]
        tried = [one async for one in walk_files(table, table.gm)]
        assert len(tried) >= 5 * len(BROKEN)
        for one in tried:
            await judge(table, table.gm, one)
        assert (await stored(table))["sheets"] == before


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
