"""Fighters at the table, and what comes of attacks there.

await combatant(table, "Ada", table.owner, "sword", corpo=14)     with a sword in hand; without an owner the Narrator's
await table.slash(table.owner, "nihilo attack", target="Bruno", level="gsp-1")
offer = await last(table)                                         what the table reads of it
"""

from __future__ import annotations

from typing import Any

from simcord import MemberActor

from bot.engine.effects import Effect
from bot.engine.sheet import Sheet
from bot.services import effects, sheets
from tests.table import Table


async def combatant(
    table: Table, name: str, owner: MemberActor | None, *weapons: str, hidden: bool = False, **stats: Any
) -> Sheet:
    """A character with these weapons in hand; without an owner one of the Narrator's own."""
    kind = "character" if owner else "npc"
    model = table.bot.sheet_kinds["ex_nihilo", kind].model
    whole = model.model_validate({"weapons": weapons, "in_hand": weapons, **stats}).model_dump(mode="json")

    def work(db: Any) -> Sheet:
        return sheets.create(
            db,
            ruleset="ex_nihilo",
            kind=kind,
            name=name,
            owner_id=owner.id if owner else None,
            stats=whole,
            now=table.bot.clock.now(),
            hidden=hidden,
        )

    made: Sheet = await table.bot.storage.write(table.guild.id, work)
    return made


async def duel(table: Table, **bruno: Any) -> tuple[Sheet, Sheet]:
    """The owner's Ada and the player's Bruno, each with a sword; both may be called."""
    table.may_ping |= {table.owner.id, table.player.id}
    ada = await combatant(table, "Ada", table.owner, "sword", corpo=14, equilibrio=12)
    return ada, await combatant(table, "Bruno", table.player, "sword", **{"corpo": 14, "equilibrio": 12, **bruno})


async def stats(table: Table, sheet: Sheet) -> dict[str, Any]:
    """The values of a sheet as they are now."""
    found: Sheet = await table.bot.storage.read(table.guild.id, lambda db: sheets.get(db, sheet.id))
    return found.stats


async def lasts(table: Table, sheet: Sheet) -> list[str]:
    """The kinds of what lasts on somebody."""

    def work(db: Any) -> list[Effect]:
        return effects.lasting(db, ruleset="ex_nihilo", sheet_ids=[sheet.id])

    return [one.kind for one in await table.bot.storage.read(table.guild.id, work)]


async def last(table: Table) -> Any:
    """The newest message about an attack that everybody can read, as the announcer has left it."""
    await table.env.settle()
    history = [message async for message in table.bot.get_channel(table.channel.id).history(limit=50)]
    titled = {message.id: message for message in history if message.embeds and _is_attack(message.embeds[0].title)}
    return titled[max(titled)]


def _is_attack(title: str | None) -> bool:
    return any(word in (title or "") for word in (" attacks ", " attacca ", "Атака:"))


async def attack(table: Table, who: MemberActor, target: str, **options: Any) -> Any:
    """Somebody attacks at G.S.P. level 1; what everybody reads of it."""
    await table.slash(who, "nihilo attack", target=target, **({"level": "gsp-1"} | options))
    return await last(table)
