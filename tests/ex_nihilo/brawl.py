"""Plays the recorded brawl (`brawl.toml`) through the commands, and tells what came of each act."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from simcord import InteractionResult

from bot.engine.sheet import Sheet
from bot.services import effects, ledger, sheets
from bot.services.ledger import Entry
from cogs.ex_nihilo.rules.assault import Attack
from cogs.ex_nihilo.rules.disarm import Disarmed
from cogs.ex_nihilo.rules.mending import Tended
from cogs.ex_nihilo.rules.reaction import Settled
from tests.ex_nihilo.fights import combatant, last
from tests.play import refused
from tests.table import Table, words

RECORDING: dict[str, Any] = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
BUTTONS = {"dodge": "Dodge alone", "parry": "Parry", "shield": "Inner Shield"}


class Brawl:
    """The brawl at a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._sheets: dict[str, Sheet] = {}

    async def lay_out(self) -> None:
        """Everybody takes their place, in the order in which they act."""
        table = self.table
        table.may_ping |= {table.owner.id, table.player.id}
        await table.slash(table.gm, "scene open", name="Brawl", ruleset="ex_nihilo")
        await table.slash(table.gm, "nihilo initiative", when="once-per-fight", level="gsp-1")
        for name, recorded in RECORDING["sheets"].items():
            stats = dict(recorded)
            owner, weapons = stats.pop("owner", None), stats.pop("holds", [])
            self._sheets[name] = await combatant(table, name, owner and table.people[owner], *weapons, **stats)
            await table.slash(table.gm, "scene add", who=name)
        await table.slash(table.gm, "scene start")

    async def play(self, act: dict[str, Any]) -> InteractionResult:
        """Makes one act of the recording."""
        result = await self._do(act)
        for choice in act.get("reacts", []):
            by, label = self.table.people[choice["by"]], BUTTONS[choice["does"]]
            panel = await self.table.press(by, await last(self.table), "React")
            await self.table.press(by, panel, label)
        return result

    async def act(self, act: dict[str, Any]) -> dict[str, Any]:
        """The same; returns what came of it, in the recording's words."""
        before, seen = len(await self.entries()), await self.state()
        result = await self.play(act)
        new = (await self.entries())[before:]
        told: dict[str, Any] = {"faces": [face.face for entry in new for face in entry.faces]}
        if (why := refused(result)) is not None:
            told["refused"] = why
        if act.get("says", "") not in words(result):
            told["answer"] = words(result)
        told["came"] = [line for entry in new for line in _told(entry)]
        now = await self.state()
        told["now"] = {name: line for name, line in now.items() if line != seen[name]}
        return {part: of for part, of in told.items() if of}

    async def state(self) -> dict[str, str]:
        """Hit points and energy, what is in hand, and what lasts, of everybody."""

        def work(db: Any) -> dict[str, str]:
            there = {name: sheets.get(db, sheet.id) for name, sheet in self._sheets.items()}
            lasting = effects.lasting(db, ruleset="ex_nihilo")
            return {
                name: _line(sheet.stats, [one.kind for one in lasting if one.sheet_id == sheet.id])
                for name, sheet in there.items()
            }

        read: dict[str, str] = await self.table.bot.storage.read(self.table.guild.id, work)
        return read

    async def entries(self) -> list[Entry]:
        """The ledger from its beginning."""

        def work(db: Any) -> list[Entry]:
            ids = [row[0] for row in db.execute("SELECT id FROM ledger ORDER BY id")]
            return [ledger.get(db, entry_id) for entry_id in ids]

        read: list[Entry] = await self.table.bot.storage.read(self.table.guild.id, work)
        return read

    async def _do(self, act: dict[str, Any]) -> InteractionResult:
        table, who = self.table, self.table.people[act["who"]]
        options = dict(act.get("options", {}))
        if act["do"] == "tend":
            card = await table.slash(who, "nihilo state", **options)
            return await table.press(who, card, "Give first aid")
        command = act["do"] if act["do"].startswith("scene ") else f"nihilo {act['do']}"
        return await table.slash(who, command, **options)


def _line(stats: dict[str, Any], lasting: list[str]) -> str:
    dead = ["dead"] if stats["dead"] else []
    energy = [f"{stats['energy']} energy"] if stats["energy"] else []
    return ", ".join([f"{stats['hit_points']} HP", *energy, *stats["in_hand"], *lasting, *dead])


def _told(entry: Entry) -> list[str]:
    """What an entry means, in the recording's words."""
    result = entry.ruling.result
    match entry.ruling.kind:
        case "attack":
            return [f"{one.attack.total} against {one.defence.total}" for one in Attack.model_validate(result).strokes]
        case "reaction":
            return [_came(Settled.model_validate(result))]
        case "disarm":
            made = Disarmed.model_validate(result)
            return [f"disarms {made.attack.total} against {made.defence.total}"]
        case "tend":
            tended = Tended.model_validate(result)
            return [f"tends {tended.roll.total} against {tended.difficulty.total}"]
        case "finish" | "state" | "defend" | "heal" | "damage":
            return [entry.ruling.kind]
    return []


def _came(settled: Settled) -> str:
    parts = [f"parry {settled.parry.total}"] if settled.parry else []
    if settled.parried:
        return ", ".join([*parts, "parried"])
    if settled.harm is not None:
        parts.append("immune" if settled.harm.immune else f"{settled.harm.net} damage")
    if settled.saved is not None:
        parts.append(f"saves {settled.saved.roll.total} against {settled.saved.difficulty.total}")
    return ", ".join(parts)
