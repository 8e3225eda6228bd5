"""What people may try with what the GM asks for, for the table of who may do what.

ACTS["/ask"] -> (the act, what is done before it)
"""

from __future__ import annotations

from typing import Any

from simcord import InteractionResult, MemberActor

from bot.engine.sheet import Viewer
from bot.services import ledgersearch
from tests.table import Table
from tests.tabletop.ledgeracts import Made
from tests.tabletop.sceneacts import Act, Prepare

ACTS: dict[str, tuple[Act, Prepare | None]] = {}


async def a_request(table: Table) -> Any:
    """The GM asks the owner for a blind roll."""
    table.may_ping |= {table.owner.id, table.gm.id}
    told = await table.slash(table.gm, "ask", people=f"<@{table.owner.id}>", check="1d20", visibility="blind")
    gm = Viewer(user_id=table.gm.id, is_gm=True)
    newest = await table.bot.storage.read(table.guild.id, lambda db: ledgersearch.recent(db, gm, 1))
    on = await table.slash(table.spectator, "roll", expression="1d6")
    assert told.response is not None
    return Made(on, newest[0].id)


async def _ask(table: Table, who: MemberActor, _: Any) -> InteractionResult:
    table.may_ping |= {table.owner.id}
    return await table.slash(who, "ask", people=f"<@{table.owner.id}>", check="1d20")


async def _roll(table: Table, who: MemberActor, made: Any) -> InteractionResult:
    return await table.forge(who, made.message, f"gcb1:tabletop:ask-roll:{made.entry}")


async def _results(table: Table, who: MemberActor, made: Any) -> InteractionResult:
    return await table.forge(who, made.message, f"gcb1:tabletop:ask-results:{made.entry}")


ACTS["/ask"] = (_ask, None)
ACTS["Roll, asked of the owner"] = (_roll, a_request)
ACTS["Results, of a blind roll asked for"] = (_results, a_request)
