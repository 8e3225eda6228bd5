"""Plays the recorded siege (`siege.toml`) through the commands, and tells what came of each act."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from simcord import InteractionResult

from bot.engine.sheet import Sheet, Viewer
from bot.services import ledger, sheets
from bot.services.ledger import Entry
from cogs.turning.rules.course import ATTEMPTS
from cogs.turning.rules.outcome import Attempt
from cogs.turning.tables import Kind
from tests.play import affect_everybody, lasting, lay, refused
from tests.table import Table, words

RECORDING: dict[str, Any] = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
LIST = "Choose an effect to end or break"
BUTTONS = {"break": "It was harmed: break it", "end": "End", "confuse": "This round’s d6"}


class Siege:
    """The siege at a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._messages: dict[str, InteractionResult] = {}
        self._entries: dict[str, int] = {}

    async def lay_out(self) -> None:
        """Everybody takes their place; an attempt affects whoever is there."""
        await affect_everybody(self.table)
        for name, recorded in RECORDING["sheets"].items():
            stats = dict(recorded)
            kind, owner = stats.pop("kind"), stats.pop("owner", None)
            await lay(self.table, kind, name, owner and self.table.people[owner], stats.pop("hidden", False), **stats)

    async def act(self, act: dict[str, Any]) -> dict[str, Any]:
        """Makes one act of the recording; returns what came of it, in the recording's words."""
        before = len(await self.entries())
        result = await self._do(act)
        new = (await self.entries())[before:]
        came: dict[str, Any] = {"faces": [face.face for entry in new for face in entry.faces]}
        assert (refused(result) is not None) is act.get("refused", False), act
        if act.get("says", "") not in words(result):
            came["answer"] = words(result)
        for entry in new:
            if "name" in act and entry.ruling.kind in ATTEMPTS:
                self._messages[act["name"]], self._entries[act["name"]] = result, entry.id
                came |= _told(Attempt.model_validate(entry.ruling.result))
        return came | await self.state()

    async def state(self) -> dict[str, Any]:
        """What lasts, and the hit points of the undead."""
        everybody = {sheet.id: sheet for sheet in await self._sheets()}
        name = {sheet_id: sheet.name for sheet_id, sheet in everybody.items()}
        return {
            "lasting": [
                f"{name[one.sheet_id]}: {one.kind}, {one.rounds or 'for good'}, by {name[one.source_id or 0]}"
                for one in await lasting(self.table)
            ],
            "hit_points": {
                sheet.name: sheet.stats["hit_points"] for sheet in everybody.values() if sheet.kind == "undead"
            },
        }

    async def entries(self) -> list[Entry]:
        """The ledger from its beginning."""

        def work(db: Any) -> list[Entry]:
            ids = [row[0] for row in db.execute("SELECT id FROM ledger ORDER BY id")]
            return [ledger.get(db, entry_id) for entry_id in ids]

        read: list[Entry] = await self.table.bot.storage.read(self.table.guild.id, work)
        return read

    async def _do(self, act: dict[str, Any]) -> InteractionResult:
        table, who = self.table, self.table.people[act["who"]]
        match act["do"]:
            case "choose":
                of = self._messages[act["of"]]
                result = await table.choose(who, of, "Choose an effect", act["effect"])
                return await table.submit(who, result, **act["form"]) if "form" in act else result
            case "strongest":
                return await table.press(who, self._messages[act["of"]], "Strongest for all")
            case "break" | "end" | "confuse" as deed:
                card = await table.choose(who, await table.slash(who, "turning effects"), LIST, act["effect"])
                form = await table.press(who, card, BUTTONS[deed])
                return await table.submit(who, form, **act["form"])
            case command:
                joins = {"with": f"#{self._entries[act['joins']]}"} if "joins" in act else {}
                return await table.slash(who, f"turning {command}", **act.get("options", {}), **joins)

    async def _sheets(self) -> list[Sheet]:
        gm = Viewer(user_id=0, is_gm=True)
        found: list[Sheet] = await self.table.bot.storage.read(self.table.guild.id, lambda db: sheets.listed(db, gm))
        return found


def _told(made: Attempt) -> dict[str, Any]:
    offers = {one.name: [offer.effect.value for offer in one.alternatives] for one in made.verdicts}
    told = {
        "offers": offers if made.kind is Kind.COMMAND else {},
        "values": {one.name: one.value.total for one in made.verdicts if one.value},
        "rows": {one.name: one.row for one in made.verdicts},
        "left_out": {one.name: one.reason.value for one in made.left_out},
    }
    return {part: of for part, of in told.items() if of}
