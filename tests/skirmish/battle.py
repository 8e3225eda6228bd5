"""Plays the recorded battles (`battles.toml`) through the commands, and tells how the game stands."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from simcord import InteractionResult

from bot.engine.grid import label
from bot.services import ledger, scenes
from bot.services.ledger import Entry
from cogs.skirmish.rules.terms import Edition
from cogs.skirmish.sheets import Stats
from tests.play import refused
from tests.skirmish.evenings import call, desk, laid, offered, played
from tests.skirmish.games import game
from tests.table import Table, words

BATTLES: dict[str, Any] = tomllib.loads(Path(__file__).with_name("battles.toml").read_text(encoding="utf-8"))


class Battle:
    """One recorded battle at a table."""

    def __init__(self, table: Table, edition: Edition) -> None:
        self.table = table
        self.record: dict[str, Any] = BATTLES[edition.value]
        self._edition = edition

    async def play(self) -> None:
        """Lays the game out and makes every act; each is let, and says what the recording expects."""
        stats: dict[str, Any] = {symbol: Stats.model_validate(given) for symbol, given in self.record["stats"].items()}
        await laid(self.table, game(self.record["map"], self._edition, **stats))
        result: Any = None
        for number, act in enumerate(self.record["acts"]):
            result = await self._do(act, result)
            assert refused(result) is None, f"act {number}: {act}: {refused(result)}"
            assert act.get("says", "") in words(result), f"act {number}: {act}: {words(result)}"

    async def state(self) -> dict[str, Any]:
        """The points, and where everybody is with how many hit points."""
        now = await played(self.table, closed=await self._is_closed())
        return {
            "round": now.round,
            "points": [one.points for one in now.players],
            "creatures": {
                one.symbol: f"{one.hit_points} {one.gone or label(one.anchor)}{' routing' if one.routing else ''}"
                for one in now.creatures
            },
            "over": now.over.ending.value if now.over else "",
        }

    async def entries(self) -> list[Entry]:
        """The ledger from its beginning."""

        def work(db: Any) -> list[Entry]:
            return [ledger.get(db, entry_id) for (entry_id,) in db.execute("SELECT id FROM ledger ORDER BY id")]

        read: list[Entry] = await self.table.bot.storage.read(self.table.guild.id, work)
        return read

    async def _do(self, act: dict[str, Any], last: InteractionResult) -> InteractionResult:
        who = self.table.people[act["who"]]
        if "choose" in act:
            place = await desk(self.table, who)
            there = offered(place, act["of"])
            assert act["choose"] in there, f"{act}: {there}"
            return await self.table.choose(who, place, act["of"], act["choose"])
        if "press" in act:
            on: Any = last if act.get("last") else await desk(self.table, who) if act.get("own") else call(self.table)
            return await self.table.press(who, on, act["press"])
        return await self.table.slash(who, f"skirmish {act['do']}", **act.get("with", {}))

    async def _is_closed(self) -> bool:
        where = self.table.channel.id
        there = await self.table.bot.storage.read(self.table.guild.id, lambda db: scenes.in_channel(db, where))
        return not there
