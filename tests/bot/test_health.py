"""What operators can ask of a running bot."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from bot.health import observed
from bot.surface.client import Gravecaller
from tests.play import cleric, evening, undead
from tests.ports import asked
from tests.table import Table

SECRETS = ("Wyrdlich", "poison", "1d20")


def with_a_port(table: Table) -> Gravecaller:
    bot: Gravecaller = table.bot
    bot.settings = bot.settings.model_copy(update={"metrics_port": 0})
    return bot


async def test_a_bot_that_is_connected_is_live_and_ready_and_one_that_closes_is_not_ready(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        bot = with_a_port(table)
        (tmp_path / "announcer").touch()
        async with observed(bot) as port:
            assert port is not None
            assert await asked(port, "/live") == (200, "yes\n")
            assert await asked(port, "/ready") == (200, "yes\n")
            os.utime(tmp_path / "announcer", (0, 0))
            assert await asked(port, "/live") == (503, "no\n"), "the announcer has died"
            bot.closing = True
            assert await asked(port, "/ready") == (503, "no\n")
            bot.closing = False
        with pytest.raises(OSError, match="Connect"):
            await asked(port, "/live")


async def test_what_is_done_is_counted_by_command_and_outcome_and_nothing_typed_is_told(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada", level=5)
        await undead(table, "Wyrdlich", threat=2, hidden=True)
        bot = with_a_port(table)
        async with observed(bot) as port:
            assert port is not None
            await table.slash(table.player, "roll", expression="1d20", note="poison")
            made = await table.slash(table.gm, "turning attempt", undead="Wyrdlich", cleric="Ada")
            await table.slash(table.player, "turning attempt", undead="Wyrdlich", cleric="Ada")
            await table.press(table.gm, made, "Why?")
            await table.suggest(table.player, "sheet show", "sheet", "poison")
            status, text = await asked(port, "/metrics")
    assert status == 200
    assert counted(text, "gravecaller_commands_total", command="roll", outcome="done") == 1
    assert counted(text, "gravecaller_commands_total", command="turning attempt", outcome="done") == 1
    assert counted(text, "gravecaller_commands_total", command="turning attempt", outcome="refused") == 1
    assert counted(text, "gravecaller_stage_seconds_count", stage="suggestion") == 1
    stored = counted(text, "gravecaller_stage_seconds_count", stage="storage")
    assert stored == counted(text, "gravecaller_stage_seconds_count", stage="transaction") >= 3
    assert counted(text, "gravecaller_stage_seconds_count", stage="render") >= 3
    assert counted(text, "gravecaller_outbox_guilds") == counted(text, "gravecaller_outbox_age_seconds") == 0
    assert counted(text, "gravecaller_ready") == 1
    assert counted(text, "gravecaller_guilds") == 2
    assert counted(text, "gravecaller_open_guild_files") == 1
    assert not [secret for secret in SECRETS if secret in text]
    assert str(table.guild.id) not in text


async def test_without_a_port_nothing_is_opened(tmp_path: Path) -> None:
    async with evening(tmp_path) as table, observed(table.bot) as port:
        assert port is None


def counted(text: str, name: str, **labels: str) -> float:
    """The value of a measure."""
    inner = ",".join(f'{label}="{value}"' for label, value in labels.items())
    [found] = re.findall(rf"^{re.escape(name + (f'{{{inner}}}' if inner else ''))} (\S+)$", text, re.MULTILINE)
    return float(found)
