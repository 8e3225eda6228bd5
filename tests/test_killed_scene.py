"""A play of 500 acts in scenes of `/turning`, by processes that are killed with -9 one after the other.

What a process leaves behind changes by a statement to SQLite, by a message that Discord takes, or by an answer; between
two of them it may die anywhere. Each process dies at one that a fixed seed chooses, in whatever it is doing. The next
goes on with the command that had no answer yet, which Discord delivers again under the same interaction id. It is
proved that nobody can tell afterwards: ledger, steps, sheets, dice and reminders are those of a run that
nobody killed, and the table has heard the same words, for the same people, in the same order. A message is repeated
under its own nonce alone, by which Discord takes it once. Status cards are left out: which of two cards in a row is
still drawn is a matter of chance.

Effects are laid, act at the beginning of rounds and end by themselves; at times nobody does anything for hours, and the
table is reminded. The announcer does not pace itself: what it has said before the next act would depend on when it last
began. Nor does the bot show that it lives, which the table would wait for.

The Discord of a killed process dies with it, so what it had taken is written down beside the table.
"""

from __future__ import annotations

import json
import os
import random
import secrets
import signal
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from datetime import timedelta
from functools import partial
from itertools import count, pairwise
from pathlib import Path
from typing import Any

import discord

from bot.engine.dice import seed_hash
from bot.engine.effects import Effect
from bot.engine.ruling import Ruling
from bot.services import ledger, outbox, seeds, sheets
from bot.services.buckets import guild_files
from bot.surface import announcer, client, speaking
from tests.forks import Forked, needs_forks
from tests.play import evening
from tests.table import Message, Table

pytestmark = needs_forks

COMMANDS = 500
KILLS = 8
HOUR = 3600
STEP = 120
PATIENCE = 100.0
"""Seconds that an act may take on a busy machine. The table waits for all that is due in that time, so nothing is:
acts, and with them reminders, lie further apart."""
NEVER = 1e6
LATE = "scene catchup"
"""The command of somebody who has been away."""

Command = tuple[str, str, dict[str, Any]]
TimedCommand = tuple[str, str, dict[str, Any], int]
TABLES = (
    *("ledger", "scenes", "scene_steps", "scene_channels", "sheets", "seeds", "effects", "alarms"),
    *("calls", "call_people", "people"),
)


async def plays(folder: Path, commands: Sequence[TimedCommand], dies_at: int) -> None:
    """Goes on with the acts from the first that has not been answered, each at its time; dies at the so manieth
    change; never, if that is 0."""
    done, passed = folder / "done", count(1)
    connect, post = sqlite3.connect, speaking._post

    def change(statement: str = "COMMIT") -> None:
        if not statement.startswith(("SELECT", "PRAGMA")) and next(passed) == dies_at:
            os.kill(os.getpid(), signal.SIGKILL)

    def connects(*args: Any, **more: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*args, **more)
        connection.set_trace_callback(change)
        return connection

    async def posts(bot: Any, guild: Any, announcement: Any, drawn: Any) -> int:
        change()
        message_id = await post(bot, guild, announcement, drawn)
        if not announcement.is_card:
            told = announcement.model_dump(mode="json", include={"topic", "channel_id", "screen", "pings"})
            with (folder / "discord.jsonl").open("a") as log:
                print(json.dumps({"nonce": outbox.nonce(guild.id, announcement.id), "told": told}), file=log)
        change()
        return message_id

    announcer.PACE, announcer.LOOK, client.HEARTBEAT = 0.0, NEVER, NEVER
    secrets.randbits = lambda k: 7  # the key of scenes
    sqlite3.connect = connects  # type: ignore[assignment]
    speaking._post = posts
    async with evening(folder / "guilds", seeded=True) as table:
        table.env.settle_timeout = PATIENCE
        table.may_ping = {table.owner.id, table.player.id, table.gm.id}
        begun = table.bot.clock.now() + timedelta(minutes=1)
        await table.bot.storage.write(table.guild.id, partial(_lay, table))
        shown = await table.bot.get_partial_messageable(table.channel.id, guild_id=table.guild.id).send("Here")
        first = int(done.read_text()) if done.exists() else 0
        for number, (who, command, options, seconds) in enumerate(commands[first:], first):
            now = begun + timedelta(seconds=seconds)
            await table.later((now - table.bot.clock.now()).total_seconds())
            with table.simulation.ids_from(discord.utils.time_snowflake(now + timedelta(seconds=1))):
                await _act(table, shown, who, command, options)
            change()
            done.with_suffix(".new").write_text(str(number + 1))
            done.with_suffix(".new").replace(done)


def _lay(table: Table, db: Any) -> None:
    if db["sheets"].count:
        return
    now, kinds = table.bot.clock.now(), table.bot.sheet_kinds
    seed = bytes(range(32))
    seeds.current(db, now)
    db.execute("UPDATE seeds SET seed = ?, seed_hash = ?", (seed, seed_hash(seed)))
    for kind, name, owner, stats in (
        ("cleric", "Ada", table.owner.id, {"level": 40}),
        ("cleric", "Bo", table.player.id, {"level": 30}),
        ("undead", "Ghoul", None, {"threat": 5}),
        ("undead", "Wight", None, {"threat": 10}),
    ):
        whole = kinds["turning", kind].model.model_validate(stats).model_dump(mode="json")
        sheets.create(db, ruleset="turning", kind=kind, name=name, owner_id=owner, stats=whole, now=now)
    confused = Effect(ruleset="turning", kind="confusing-order", sheet_id=3, source_id=1, rounds=9)
    begun = Ruling(ruleset="turning", kind="command", result={}, begins=(confused,))
    ledger.resolve(db, interaction_id=1, actor_id=1, channel_id=1, now=now, dice=ledger.NO_DICE, decide=lambda _: begun)


async def _act(table: Table, shown: Message, who: str, command: str, options: dict[str, Any]) -> None:
    if command == "strongest":
        entry = await table.bot.storage.read(table.guild.id, _last_attempt)
        await table.forge(getattr(table, who), shown, f"gcb1:turning:strongest:{entry}")
    else:
        await table.slash(getattr(table, who), command, **options)


def _last_attempt(db: Any) -> int:
    kinds = "json_extract(ruling, '$.ruleset') = 'turning' AND json_extract(ruling, '$.kind') = 'attempt'"
    last: int | None = db.execute(f"SELECT max(id) FROM ledger WHERE {kinds}").fetchone()[0]
    return last or 0


def test_b17_a_play_of_500_commands_is_the_same_though_its_process_is_killed_again_and_again(
    tmp_path: Path,
) -> None:
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    chance = random.Random(5)
    script = _timed(_script(chance))
    lives = [chance.randrange(100, 2200) for _ in range(KILLS)]
    for folder in (whole, killed):
        folder.mkdir()
    unkilled = Forked(whole / "printed", plays, whole, script, 0)
    for dies_at in lives:
        Forked(killed / "printed", plays, killed, script, dies_at).ends(-signal.SIGKILL)
    Forked(killed / "printed", plays, killed, script, 0).ends(0)
    unkilled.ends(0)
    expected = _kept(whole)
    assert len(expected["ledger"]) > COMMANDS / 2, "most acts do something"
    told = "".join(str(row) for row in expected["scene_steps"])
    assert min(told.count(f'"kind":"{kind}"') for kind in ("effect-expired", "triggered")) > 0
    for name, rows in _kept(killed).items():
        assert rows == expected[name], name
    undisturbed, heard = _heard(whole), _heard(killed)
    assert {"reminder-title", "reminder-late-title", "reminder-stopped-title"} <= _titles(undisturbed)
    assert len({message["nonce"] for message in undisturbed}) == len(undisturbed) > COMMANDS / 4
    once = [first for first, message in pairwise([*heard, None]) if first != message]
    assert once == undisturbed
    assert len(heard) - len(once) <= KILLS


def _script(chance: random.Random) -> list[Command]:
    """Who sends which command: one scene after the other, each with its people, turns, attempts, and ways back."""
    commands: list[Command] = []
    while len(commands) < COMMANDS:
        name = f"Crypt {len(commands)}"
        following: Command = ("gm", "scene next", {"scene": name})
        acts: list[list[Command]] = [
            [following],
            [following, ("gm", "scene back", {"scene": name})],
            [("gm", "scene hold", {"scene": name}), following, ("gm", "scene act", {"scene": name})],
            [("owner", "scene next", {"scene": name}), ("player", "scene undo", {"scene": name})],
            [("gm", "scene add", {"scene": name, "who": "Bat −2"}), following],
            [("gm", "scene remove", {"scene": name, "who": "Bat"}), ("owner", "scene status", {"scene": name})],
            [("owner", "turning attempt", {"cleric": "Ada", "undead": "Ghoul"}), ("owner", "strongest", {}), following],
            [("player", "turning attempt", {"cleric": "Bo", "undead": "Wight"}), ("player", "strongest", {})],
            [("player", LATE, {"scene": name})] * 4,
            [("gm", "turning rest", {"cleric": "Ada"}), ("player", "scene catchup", {"scene": name})],
        ]
        commands += [
            ("gm", "scene open", {"name": name, "ruleset": "turning"}),
            ("owner", "scene join", {"scene": name, "who": "Ada"}),
            ("player", "scene join", {"scene": name, "who": "Bo"}),
            ("gm", "scene add", {"scene": name, "who": "Ghoul, Wight, 3 Skeleton +1"}),
            ("gm", "scene remind", {"scene": name, "hours": 1}),
            ("gm", "scene start", {"scene": name}),
        ]
        commands += [command for act in chance.choices(acts, [8, 2, 2, 2, 2, 1, 2, 2, 1, 1], k=60) for command in act]
    return commands[:COMMANDS]


def _timed(commands: list[Command]) -> list[tuple[str, str, dict[str, Any], int]]:
    """The commands with the second of each: a STEP after the one before, and an hour more where somebody is late."""
    seconds, timed = 0, []
    for who, command, options in commands:
        seconds += HOUR + STEP if command == LATE else STEP
        timed.append((who, command, options, seconds))
    return timed


def _kept(folder: Path) -> dict[str, list[Any]]:
    """All that the table's file holds of the play."""
    [file] = [path for path in guild_files(folder / "guilds") if path.stat().st_size]
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return {name: db.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall() for name in TABLES}


def _titles(heard: list[Any]) -> set[str]:
    return {message["told"]["screen"]["title"]["id"] for message in heard}


def _heard(folder: Path) -> list[Any]:
    return [json.loads(line) for line in (folder / "discord.jsonl").read_text().splitlines()]
