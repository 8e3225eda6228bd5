"""What people may try on posts and people, for the table of who may do what.

ACTS["Adjudicate, on a post"] -> (the act, what is done before it)
"""

from __future__ import annotations

from typing import Any

from simcord import InteractionResult, MemberActor

from tests.table import Table
from tests.tabletop.sceneacts import Act, Prepare

ACTS: dict[str, tuple[Act, Prepare | None]] = {}


async def a_post(table: Table) -> Any:
    """A post of the owner's."""
    return await table.owner.send(table.channel, "I listen at the door.")


async def _adjudicate(table: Table, who: MemberActor, message: Any) -> InteractionResult:
    return await who.context_menu(table.channel, "Adjudicate", message)


async def a_roll(table: Table) -> Any:
    """A message of the bot's, on which controls are tried."""
    return await table.slash(table.spectator, "roll", expression="1d6")


async def a_judgement(table: Table) -> Any:
    """The form in which the GM judges a post, as it is sent, and a message of the bot's."""
    asked = await table.gm.context_menu(table.channel, "Adjudicate", await a_post(table))
    form: Any = await table.choose(table.gm, asked, "Choose a check", "Dice")
    return form.modal["custom_id"], await a_roll(table)


async def _rule(table: Table, who: MemberActor, prepared: Any) -> InteractionResult:
    custom_id, on = prepared
    return await table.forge_form(who, custom_id, on, expression="1d20", visibility="open")


async def _sheets(table: Table, who: MemberActor, _: Any) -> InteractionResult:
    return await who.context_menu(table.channel, "Sheets", table.owner)


async def _sheet(table: Table, who: MemberActor, on: Any) -> InteractionResult:
    ghoul = next(int(id) for id, name in await _names(table) if name == "Ghoul")
    return await table.forge(who, on, "gcs1:tabletop:post-sheet", values=[str(ghoul)])


async def _names(table: Table) -> list[tuple[int, str]]:
    rows: list[tuple[int, str]] = await table.bot.storage.read(
        table.guild.id, lambda db: db.conn.execute("SELECT id, name FROM sheets").fetchall()
    )
    return rows


ACTS["Adjudicate, on a post"] = (_adjudicate, a_post)
ACTS["sending the form of a judgement"] = (_rule, a_judgement)
ACTS["Sheets, on a person"] = (_sheets, None)
ACTS["choosing an undead's sheet from a list"] = (_sheet, a_roll)
