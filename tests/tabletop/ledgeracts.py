"""What people may try with the rulings of the past, for the table of who may do what.

ACTS["/ledger undo"] -> (the act, what is done before it)
"""

from __future__ import annotations

from typing import Any, NamedTuple

from simcord import InteractionResult, MemberActor

from bot.engine.sheet import Viewer
from bot.services import ledgersearch
from tests.table import Table
from tests.tabletop.sceneacts import Act, Prepare

ACTS: dict[str, tuple[Act, Prepare | None]] = {}


class Made(NamedTuple):
    """A ruling as it was told, and its number in the ledger."""

    message: InteractionResult
    entry: int


async def an_attempt(table: Table) -> Any:
    """An attempt of the owner's cleric."""
    made = await table.slash(table.owner, "turning attempt", undead="Ghoul", cleric="Ada")
    gm = Viewer(user_id=table.gm.id, is_gm=True)
    newest = await table.bot.storage.read(table.guild.id, lambda db: ledgersearch.recent(db, gm, 9))
    return Made(made, next(entry.id for entry in newest if entry.ruling.kind == "attempt"))


async def _undo(table: Table, who: MemberActor, made: Any) -> InteractionResult:
    return await table.slash(who, "ledger undo", entry=str(made.entry))


async def _press_undo(table: Table, who: MemberActor, made: Any) -> InteractionResult:
    return await table.forge(who, made.message, f"gcb1:tabletop:ledger-undo:{made.entry}:1")


async def a_house_rule(table: Table) -> Any:
    """A house rule that is set and can be taken back; it is the ledger's newest entry."""
    await table.slash(table.gm, "house reset", rule="turning.options.fixed_number")
    await table.slash(table.gm, "house set", rule="turning.options.fixed_number", value="9")
    gm = Viewer(user_id=table.gm.id, is_gm=True)
    [newest] = await table.bot.storage.read(table.guild.id, lambda db: ledgersearch.recent(db, gm, 1))
    return Made(await table.slash(table.spectator, "roll", expression="1d6"), newest.id)


async def _amend(table: Table, who: MemberActor, made: Any) -> InteractionResult:
    return await table.slash(who, "ledger amend", entry=str(made.entry))


async def _send_amendment(table: Table, who: MemberActor, made: Any) -> InteractionResult:
    opened: Any = await table.slash(table.gm, "ledger amend", entry=str(made.entry))
    return await table.forge_form(
        who, opened.modal["custom_id"], made.message, outcome="It flees.", reason="It is dark."
    )


ACTS["/ledger undo"] = (_undo, an_attempt)
ACTS["Take it back, of an attempt"] = (_press_undo, an_attempt)
ACTS["Take it back, of a house rule"] = (_press_undo, a_house_rule)
ACTS["/ledger amend"] = (_amend, an_attempt)
ACTS["sending the form of an amendment"] = (_send_amendment, an_attempt)


async def _export(table: Table, who: MemberActor, _: Any) -> InteractionResult:
    return await table.slash(who, "ledger export")


async def _another_die(table: Table, who: MemberActor, made: Any) -> InteractionResult:
    return await table.forge(who, made.message, "gcs1:tabletop:ledger-dice", values=["20"])


ACTS["/ledger export"] = (_export, an_attempt)
ACTS["Another die, of what the dice have shown"] = (_another_die, an_attempt)
