"""The README tells the truth: its commands, settings, files and options exist, and none that exists is left out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from discord import Permissions, app_commands
from typer.main import get_command

from bot.__main__ import cli
from bot.app import create_bot
from bot.services.settings import NAMES, ROOT, Settings

README = (ROOT / "README.md").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


COMMANDS: dict[str, Any] = vars(get_command(cli))["commands"]


def test_every_make_target_is_explained_and_every_explained_one_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", MAKEFILE, re.MULTILINE)) - {"help"}
    assert set(re.findall(r"(?:^|`)make ([a-z]+)", README, re.MULTILINE)) == targets
    assert f".PHONY: {' '.join(re.findall(r'^([a-z]+):', MAKEFILE, re.MULTILINE))}\n" in MAKEFILE


def test_every_command_of_the_command_line_is_named_and_every_named_one_exists() -> None:
    for_owners = {name for name, command in COMMANDS.items() if not command.hidden}
    named = set(re.findall(r"-m bot ([a-z]+)", README))
    assert named <= for_owners
    assert for_owners - named <= set(re.findall(r"(?:^|`)make ([a-z]+)", README, re.MULTILINE))


def test_every_option_is_explained_and_every_explained_one_exists() -> None:
    options = {
        f"--no-{name[2:]}" if default is True else name
        for command in COMMANDS.values()
        for parameter in command.params
        for name, default in [(parameter.opts[0], parameter.default)]
        if name.startswith("--")
    }
    ours = re.findall(r"^\| `(--[a-z-]+)|-m bot .*?(--[a-z]+)(?: \d+ (--[a-z]+))?", README, re.MULTILINE)
    assert {name for names in ours for name in names if name} == options


def test_every_setting_is_explained_and_every_explained_one_exists() -> None:
    assert set(re.findall(r"\b(?:DISCORD|GRAVECALLER|CLUSTER|SHARD|METRICS|BACKUP)_[A-Z_]+\b", README)) == set(NAMES)


async def test_every_slash_command_is_named_and_every_named_one_exists(tmp_path: Path) -> None:
    bot = create_bot(Settings(data=tmp_path))
    for package in sorted((ROOT / "cogs").glob("*/__init__.py")):
        await bot.load_extension(f"cogs.{package.parent.name}")
    commands = {c.qualified_name for c in bot.tree.walk_commands() if isinstance(c, app_commands.Command)}
    assert set(re.findall(r"`/([a-z-]+(?: [a-z-]+)?)`", README)) == commands


def test_every_link_and_every_folder_leads_somewhere() -> None:
    links = re.findall(r"\]\((?!http)([^)]+)\)", README)
    layout = re.findall(r"^((?:bot|cogs|data|tests)/\S*)", README, re.MULTILINE)
    mentioned = re.findall(r"`((?:tests|data|docs|\.ci|bot)/[\w./-]+)`", README)
    named = re.findall(r"\b(requirements[\w-]*\.lock|\.env\.example)\b", README)
    assert len(links) > 3
    assert len(layout) > 8
    # data/guilds is made by the first run.
    for path in {*links, *layout, *mentioned, *named} - {"data/guilds"}:
        assert (ROOT / path).exists(), path


def test_every_package_of_the_house_is_on_the_map() -> None:
    packages = [
        path for parent in ("bot", "cogs") for path in (ROOT / parent).iterdir() if (path / "__init__.py").exists()
    ]
    for package in packages:
        assert re.search(rf"^{package.relative_to(ROOT)}/ ", README, re.MULTILINE), package


def test_the_invite_asks_for_what_the_text_says_and_nothing_more() -> None:
    [number] = re.findall(r"permissions=(\d+)", README)
    assert Permissions(int(number)) == Permissions(
        view_channel=True,
        send_messages=True,
        send_messages_in_threads=True,
        embed_links=True,
        attach_files=True,
        read_message_history=True,
    )
    assert "scope=bot+applications.commands" in README


def test_the_image_copies_only_what_is_there_and_keeps_only_the_data() -> None:
    lines = (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()
    copied = [line.split()[1] for line in lines if line.startswith("COPY ") and "--from" not in line]
    assert sorted(copied) == ["bot", "cogs", "data", "requirements.lock"]
    sent = [line[1:] for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines() if line[:1] == "!"]
    assert sorted(sent) == sorted(copied)
    assert all((ROOT / path).exists() for path in copied)
    assert [line for line in lines if line.startswith("VOLUME")] == ["VOLUME /app/data/guilds"]
    last = [line.split()[0] for line in lines if line]
    assert last.index("USER") < last.index("CMD")
    for command in re.findall(r'"python", "-m", "bot", "(\w+)"', "\n".join(lines)):
        assert command in COMMANDS


def test_the_locks_have_hashes_no_address_and_grow_from_each_other() -> None:
    locks = [(ROOT / f"requirements{part}.lock").read_text(encoding="utf-8") for part in ("", "-play", "-test")]
    pinned = [set(re.findall(r"^([\w.-]+==\S+)", lock, re.MULTILINE)) for lock in locks]
    assert pinned[0] < pinned[1] < pinned[2]
    for lock in locks:
        assert not re.search(r"://|^-|@ ", lock, re.MULTILINE)
        requirements = re.split(r"\n(?=\S)", lock.strip())
        assert all("--hash=sha256:" in requirement for requirement in requirements if not requirement.startswith("#"))
