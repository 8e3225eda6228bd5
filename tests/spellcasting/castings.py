"""Adventurers at the table, and what somebody was told of a casting.

await adventurer(table, "Ada", table.owner, arcana=5)
rumour = await hidden_casting(table, perceived_by=("Ada",))     the GM's Malachar casts, and the table is told
"""

from __future__ import annotations

from typing import Any

from simcord import InteractionResult, MemberActor

from bot.engine.sheet import Sheet
from bot.services import sheets
from tests.table import Table

SECRETS = ("Charm Person", "Charme su persone", "Зачарування особи", "Очарование личности")
SCHOOLS = ("enchantment", "ammaliamento", "зачарування", "очарование")
"""What nobody may read of *charm person*."""


async def adventurer(
    table: Table, name: str, owner: MemberActor | None = None, *, hidden: bool = False, **stats: Any
) -> Sheet:
    """An adventurer; without an owner the GM's."""
    whole = table.bot.sheet_kinds["spellcasting", "adventurer"].model.model_validate(stats).model_dump(mode="json")

    def work(db: Any) -> Sheet:
        return sheets.create(
            db,
            ruleset="spellcasting",
            kind="adventurer",
            name=name,
            owner_id=owner.id if owner else None,
            stats=whole,
            now=table.bot.clock.now(),
            hidden=hidden,
        )

    made: Sheet = await table.bot.storage.write(table.guild.id, work)
    return made


async def sheet_of(table: Table, sheet: Sheet) -> Any:
    """The values of a sheet as they are now."""
    return (await table.bot.storage.read(table.guild.id, lambda db: sheets.get(db, sheet.id))).stats


async def newest(table: Table) -> Any:
    """The newest message that everybody can read, as the announcer has left it."""
    await table.env.settle()
    messages = [one for one in table.env.backend.messages[table.channel.id].values() if not one.is_ephemeral]
    history = [message async for message in table.bot.get_channel(table.channel.id).history(limit=50)]
    return next(message for message in history if message.id == max(one.id for one in messages))


async def hidden_casting(
    table: Table, *, perceived_by: tuple[str, ...], spell: str = "Charm Person", **options: Any
) -> tuple[InteractionResult, Any]:
    """The GM's Malachar casts hidden; the GM picks who perceives the casting, and tells the table.

    Returns the GM's view, and the rumour that everybody reads.
    """
    gm_view = await table.slash(
        table.gm, "spell cast", **({"spell": spell, "hidden": True, "caster": "Malachar"} | options)
    )
    if perceived_by:
        await table.choose(table.gm, gm_view, "Who perceives the casting?", *perceived_by)
    await table.press(table.gm, gm_view, "Tell the table")
    return gm_view, await newest(table)
