"""The commands as they were last looked at, in `command_tree.json`.

python -m tests.command_tree_snapshot      writes the file anew from the bot as it is now
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from pathlib import Path
from typing import Any

from tests.play import evening

SNAPSHOT = Path(__file__).with_name("command_tree.json")


async def registered(folder: Path) -> list[dict[str, Any]]:
    """What the bot registers at Discord when it starts."""
    async with evening(folder) as table:
        [sent] = [entry.json for entry in table.env.http_requests if entry.method == "PUT"]
    commands: list[dict[str, Any]] = sent
    return commands


def write() -> None:
    """Takes the snapshot."""
    with tempfile.TemporaryDirectory() as folder:
        commands = asyncio.run(registered(Path(folder)))
    SNAPSHOT.write_text(json.dumps(commands, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
