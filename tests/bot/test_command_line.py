"""`python -m bot`, as an owner calls it, judged by what it prints and its exit code."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from sqlite_utils import Database

from bot.__main__ import main
from bot.engine.ruling import Ruling
from bot.services import ledger, seeds
from bot.services.buckets import guild_path, own
from bot.services.clock import SystemClock
from bot.services.settings import NAMES, ROOT
from bot.services.storage import Storage

GUILD = 1_100_000_000_000_000_001
OTHER = 1_200_000_000_000_000_002
TOKEN = "MTIz.Gabc-d.e_f"


@dataclass
class Answer:
    code: int
    out: str
    err: str

    def sentence(self) -> str:
        """The one sentence with which a mistake of the owner is answered."""
        assert self.code == 2, self
        assert self.out == ""
        [line] = self.err.splitlines()
        assert line.endswith(".") or line.endswith("?")
        return line


@dataclass
class Owner:
    """Somebody at the command line, with a data folder of their own and nothing else set."""

    data: Path
    monkeypatch: pytest.MonkeyPatch
    capsys: pytest.CaptureFixture[str]

    def calls(self, *words: str | Path, **environ: str) -> Answer:
        """What `python -m bot <words>` answers, asked within this process."""
        with self.monkeypatch.context() as patch:
            patch.setattr(sys, "argv", ["bot", *map(str, words)])
            for name, value in self._environ(environ).items():
                patch.setenv(name, value)
            with pytest.raises(SystemExit) as ended:
                main()
        return Answer(int(ended.value.code or 0), *self.capsys.readouterr())

    def starts(self, *words: str | Path, before: str = "", **environ: str) -> Answer:
        """What it answers as a program of its own, after the lines of Python in `before`."""
        done = subprocess.run(
            [sys.executable, "-c", f"{before}\nfrom bot.__main__ import main\nmain()", *map(str, words)],
            cwd=ROOT,
            env={**os.environ, **self._environ(environ)},
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=60,
            check=False,
        )
        return Answer(done.returncode, done.stdout, done.stderr)

    def _environ(self, environ: dict[str, str]) -> dict[str, str]:
        unset = dict.fromkeys(NAMES, "")
        return {**unset, "GRAVECALLER_DATA": str(self.data), **environ}


@pytest.fixture
def owner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Owner:
    return Owner(tmp_path / "guilds", monkeypatch, capsys)


@pytest.fixture
def with_guilds(owner: Owner) -> Owner:
    async def write() -> None:
        storage = Storage(owner.data, clock=SystemClock())
        await storage.open()
        for guild in (GUILD, OTHER):
            await storage.write(guild, lambda db: db.table("settings").insert({"key": "language", "value": '"uk"'}))
        await storage.close()

    asyncio.run(write())
    return owner


def test_help_names_the_commands(owner: Owner) -> None:
    answer = owner.calls("--help")
    assert answer.code == 0
    for command in ("run", "play", "check", "backup", "restore", "export", "verify", "reshard"):
        assert f" {command} " in answer.out
    assert " health " not in answer.out


def test_running_without_a_token_is_answered_in_a_sentence(owner: Owner) -> None:
    assert "DISCORD_TOKEN is not set" in owner.starts("run").sentence()


def test_a_malformed_token_is_answered_in_a_sentence_that_does_not_repeat_it(owner: Owner) -> None:
    sentence = owner.calls("run", DISCORD_TOKEN="not/a.token").sentence()
    assert "does not look like a token" in sentence
    assert "not/a" not in sentence


@pytest.mark.parametrize("command", ["run", "check", "health"])
def test_an_unknown_setting_is_answered_in_a_sentence(owner: Owner, command: str) -> None:
    sentence = owner.calls(command, GRAVECALLER_LANGUAG="it").sentence()
    assert sentence == "There is no setting GRAVECALLER_LANGUAG: did you mean GRAVECALLER_LANGUAGE?"


def test_an_unwritable_data_folder_is_answered_in_a_sentence(owner: Owner) -> None:
    owner.data.write_text("a file where the folder should be", encoding="utf-8")
    assert "cannot be written to" in owner.calls("run", DISCORD_TOKEN=TOKEN).sentence()


def test_a_port_in_use_is_answered_in_a_sentence(owner: Owner) -> None:
    pytest.importorskip("simcord")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert "port is in use" in owner.starts("play", "--no-browser", "--port", str(port)).sentence()


def test_playing_without_what_playing_needs_is_answered_in_a_sentence(owner: Owner) -> None:
    program = "import sys; sys.modules['simcord'] = None; from bot.__main__ import main"
    assert owner.starts("play", "--no-browser", before=program).sentence().startswith("simcord is not installed: ")


@pytest.mark.skipif(os.name != "posix", reason="Windows sends no signals to single programs")
def test_playing_prints_an_address_and_ends_cleanly() -> None:
    pytest.importorskip("simcord")
    command = [sys.executable, "-m", "bot", "play", "--no-browser"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as playing:
        assert playing.stdout is not None
        assert "http://127.0.0.1:" in playing.stdout.readline()
        playing.send_signal(signal.SIGINT)
        _, complaints = playing.communicate(timeout=30)
    assert (playing.returncode, complaints) == (0, "")


def test_a_fault_of_ours_shows_its_trace(owner: Owner) -> None:
    answer = owner.starts("check", before="import bot.services.settings as s; s.load = lambda environ: 1 / 0")
    assert answer.code == 1
    assert "ZeroDivisionError" in answer.err


def test_a_backup_can_be_checked_and_put_back(with_guilds: Owner, tmp_path: Path) -> None:
    saved = tmp_path / "saved"
    assert with_guilds.calls("backup", saved).out == f"2 files in {saved}\n"
    fresh = replace(with_guilds, data=tmp_path / "fresh")
    assert fresh.calls("restore", saved).out == f"2 files in {fresh.data}\n"
    answer = fresh.calls("check")
    assert (answer.code, answer.out) == (0, f"2 files in {fresh.data}, none with problems\n")


def test_the_drill_tries_the_newest_night_and_tells_what_is_wrong(with_guilds: Owner, tmp_path: Path) -> None:
    nights = tmp_path / "nights"
    with_guilds.calls("backup", nights / "2026-01-30")
    with_guilds.calls("backup", nights / "2026-01-31")
    with_guilds.calls("backup", nights / "2026-02-01.unfinished")
    answer = with_guilds.calls("drill", BACKUP_FOLDER=str(nights))
    told = f"{nights / '2026-01-31'}: 2 servers restored and brought up to date, none with faults; 0 sheets, 0 rulings"
    assert answer.code == 0
    assert answer.out.startswith(told)
    another = "00" * 32
    with closing(sqlite3.connect(guild_path(nights / "2026-01-30", GUILD))) as db, db:
        db.execute("INSERT INTO seeds VALUES (1, zeroblob(32), ?, 1, '2026-01-31', '2026-01-31')", [another])
    answer = with_guilds.calls("drill", nights / "2026-01-30")
    assert answer.code == 1
    assert f"{GUILD}: seed 1: its SHA-256 is not the published hash {another}" in answer.out


def test_a_drill_without_a_backup_is_answered_in_a_sentence(owner: Owner, tmp_path: Path) -> None:
    assert "BACKUP_FOLDER is not set, or holds no copies yet" in owner.calls("drill").sentence()
    assert owner.calls("drill", tmp_path).sentence() == f"{tmp_path} holds no file to restore."


def test_one_server_is_put_back_over_what_is_there_only_when_told_so(with_guilds: Owner, tmp_path: Path) -> None:
    saved = tmp_path / "saved"
    with_guilds.calls("backup", saved)
    answer = with_guilds.calls("restore", saved, "--guild", str(GUILD))
    assert (
        answer.sentence() == f"{guild_path(with_guilds.data, GUILD)} is there already: with --replace it is replaced."
    )
    answer = with_guilds.calls("restore", saved, "--guild", str(GUILD), "--replace")
    assert (answer.code, answer.out) == (0, f"1 files in {with_guilds.data}\n")


def test_restoring_from_nothing_is_answered_in_a_sentence(owner: Owner, tmp_path: Path) -> None:
    assert owner.calls("restore", tmp_path).sentence() == f"{tmp_path} holds no file to restore."
    answer = owner.calls("restore", tmp_path, "--guild", "5")
    assert answer.sentence() == f"{tmp_path} holds no file to restore for the server 5."


def test_restoring_under_a_running_bot_is_answered_in_a_sentence(with_guilds: Owner, tmp_path: Path) -> None:
    with_guilds.calls("backup", tmp_path / "saved")
    with own(with_guilds.data):
        answer = with_guilds.calls("restore", tmp_path / "saved", "--replace")
    assert answer.sentence() == f"{with_guilds.data} is in use by another running bot."


def test_a_backup_goes_on_beside_a_running_bot(with_guilds: Owner, tmp_path: Path) -> None:
    with own(with_guilds.data):
        assert with_guilds.calls("backup", tmp_path / "saved").code == 0


def test_check_names_the_damaged_file(with_guilds: Owner) -> None:
    damaged = guild_path(with_guilds.data, GUILD)
    damaged.write_bytes(b"no database" * 1000)
    answer = with_guilds.calls("check")
    assert answer.code == 1
    first, last = answer.out.splitlines()
    assert first.startswith(f"{damaged}: ")
    assert last == f"2 files in {with_guilds.data}, 1 with problems"


def test_what_cannot_be_copied_is_named_after_the_rest_was_saved(with_guilds: Owner, tmp_path: Path) -> None:
    guild_path(with_guilds.data, GUILD).write_bytes(b"no database" * 1000)
    sentence = with_guilds.calls("backup", tmp_path / "saved").sentence()
    assert str(guild_path(with_guilds.data, GUILD)) in sentence
    assert guild_path(tmp_path / "saved", OTHER).is_file()


@pytest.mark.parametrize("command", ["backup", "export"])
def test_a_target_that_is_no_folder_is_answered_in_a_sentence(with_guilds: Owner, tmp_path: Path, command: str) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert "cannot be used" in with_guilds.calls(command, tmp_path / "file" / "below").sentence()


def test_export_writes_one_readable_file_for_each_server(with_guilds: Owner, tmp_path: Path) -> None:
    assert with_guilds.calls("export", tmp_path / "json").code == 0
    stored = json.loads((tmp_path / "json" / f"{GUILD}.json").read_text(encoding="utf-8"))
    assert (stored["guild_id"], stored["settings"]) == (GUILD, {"language": "uk"})
    with_guilds.calls("export", tmp_path / "one", "--guild", str(OTHER))
    assert [path.name for path in (tmp_path / "one").iterdir()] == [f"{OTHER}.json"]


def test_the_file_of_a_later_gravecaller_is_refused_in_a_sentence(with_guilds: Owner, tmp_path: Path) -> None:
    with sqlite3.connect(guild_path(with_guilds.data, GUILD)) as db:
        db.execute("PRAGMA user_version = 9999")
    db.close()
    assert "newer" in with_guilds.calls("export", tmp_path / "json").sentence()


@pytest.fixture
def exported(owner: Owner, tmp_path: Path) -> Path:
    """The export of a server with a revealed seed of three rulings, one in use, and the server's file deleted."""

    def play(db: Database) -> None:
        for interaction in range(1, 5):
            if interaction == 4:
                seeds.reveal(db, 1, SystemClock().now())
            ledger.resolve(
                db,
                interaction_id=interaction,
                actor_id=1,
                channel_id=None,
                now=SystemClock().now(),
                dice=None,
                decide=lambda dice: Ruling(ruleset="r", kind="roll", result={"d20": dice.roll(20)}),
            )

    async def write() -> None:
        storage = Storage(owner.data, clock=SystemClock())
        await storage.open()
        await storage.write(GUILD, play)
        await storage.close()

    asyncio.run(write())
    assert owner.calls("export", tmp_path / "json").code == 0
    shutil.rmtree(owner.data)
    return tmp_path / "json" / f"{GUILD}.json"


def test_an_export_is_verified_without_any_database_or_setting(owner: Owner, exported: Path) -> None:
    answer = owner.starts("verify", exported, GRAVECALLER_LANGUAG="it")
    assert (answer.code, answer.err) == (0, "")
    [line] = answer.out.splitlines()
    assert "3 rulings of 1 revealed seeds agree, no faults; 1 wait for their seed" in line
    assert not owner.data.exists()


def test_a_tampered_export_is_told_line_by_line(owner: Owner, exported: Path) -> None:
    export = json.loads(exported.read_text(encoding="utf-8"))
    for entry in export["ledger"]:
        entry["faces"] = [[20, face % 20 + 1] for _, face in entry["faces"]]
    exported.write_text(json.dumps(export), encoding="utf-8")
    answer = owner.calls("verify", exported)
    assert (answer.code, answer.err) == (1, "")
    *faults, summary = answer.out.splitlines()
    assert [fault.split(":")[0] for fault in faults] == [
        f"entry {number} (ruling {number} of seed 1)" for number in (1, 2, 3)
    ]
    assert "0 rulings of 1 revealed seeds agree, 3 faults" in summary


def test_what_cannot_be_verified_is_told_in_a_sentence(owner: Owner, tmp_path: Path) -> None:
    (tmp_path / "no.json").write_text('{"ledger": 5}')
    for file in ("missing.json", "no.json", "."):
        assert "cannot be read as an export" in owner.calls("verify", tmp_path / file).sentence()


@pytest.mark.parametrize("sign", ["heartbeat", "announcer"])
def test_health_looks_at_both_signs_of_life(sign: str, owner: Owner) -> None:
    assert owner.calls("health").code == 1
    owner.data.mkdir()
    for name in ("heartbeat", "announcer"):
        (owner.data / name).touch()
    assert owner.calls("health").code == 0
    age(owner.data / sign, minutes=2)
    assert owner.calls("health").code == 1


def age(sign: Path, *, minutes: float) -> None:
    then = time.time() - 60 * minutes
    os.utime(sign, (then, then))


def test_check_tells_when_announcements_were_last_looked_after(with_guilds: Owner) -> None:
    for name in ("heartbeat", "announcer"):
        (with_guilds.data / name).touch()
    answer = with_guilds.calls("check")
    assert answer.code == 0
    assert re.search(r"^announcements were last looked after at 20\d\d-\d\d-\d\d \d\d:\d\d:\d\d UTC$", answer.out, re.M)
    age(with_guilds.data / "announcer", minutes=2)
    answer = with_guilds.calls("check")
    assert answer.code == 1
    assert "the bot runs, but makes no announcements" in answer.out
    age(with_guilds.data / "heartbeat", minutes=2)
    assert with_guilds.calls("check").code == 0, "a bot that is stopped makes none, and need not"


def test_each_cluster_has_signs_of_life_of_its_own(with_guilds: Owner) -> None:
    for index in (0, 1):
        for name in ("heartbeat", "announcer"):
            sign = with_guilds.data / f"cluster-{index}-of-2" / name
            sign.parent.mkdir(exist_ok=True)
            sign.touch()
    two = {"CLUSTER_COUNT": "2"}
    assert [with_guilds.calls("health", CLUSTER_INDEX=index, **two).code for index in "01"] == [0, 0]
    assert with_guilds.calls("health").code == 1
    age(with_guilds.data / "cluster-1-of-2" / "announcer", minutes=2)
    assert [with_guilds.calls("health", CLUSTER_INDEX=index, **two).code for index in "01"] == [0, 1]
    answer = with_guilds.calls("check")
    assert answer.code == 1
    assert "cluster-0-of-2: announcements were last looked after at" in answer.out
    assert "cluster-1-of-2: the bot runs, but makes no announcements" in answer.out


def test_reshard_says_what_moves_moves_it_and_says_that_all_is_there(with_guilds: Owner, tmp_path: Path) -> None:
    """The buckets of the two servers are 19 and 9: of two clusters they have the second."""
    with_guilds.data.rename(tmp_path / "0")
    folders = str(tmp_path / "{index}")
    plan = with_guilds.calls("reshard", "--from", "1", "--to", "2", "--folders", folders, "--plan")
    *moves, summary = plan.out.splitlines()
    assert (plan.code, len(moves)) == (0, 2)
    assert re.fullmatch(rf"{tmp_path}/0/09 -> {tmp_path}/1/09: 1 servers, 0\.\d MB", moves[0])
    assert summary == "2 of 64 buckets move, with 2 servers"
    assert not (tmp_path / "1").exists()
    done = with_guilds.calls("reshard", "--from", "1", "--to", "2", "--folders", folders)
    assert done.out.splitlines()[-1] == "2 buckets moved; 2 servers, each in the folder of its cluster"
    assert (tmp_path / "1" / "09").is_dir()


def test_reshard_refuses_what_cannot_be(with_guilds: Owner, tmp_path: Path) -> None:
    calls = with_guilds.calls
    assert "one of 1, 2, 4" in calls("reshard", "--from", "1", "--to", "3").sentence()
    nowhere = calls("reshard", "--from", "1", "--to", "2", "--folders", str(tmp_path / "no{index}")).sentence()
    assert nowhere.startswith(f"{tmp_path}/no0 is not there")
    assert "--from 1 would be right" in calls("reshard", "--from", "2", "--to", "4").sentence()
    with own(with_guilds.data, [63]):
        answer = calls("reshard", "--from", "1", "--to", "2")
    assert (answer.code, answer.err) == (2, f"{with_guilds.data} is in use by another running bot.\n")
