"""What people may try with worked examples, for the table of who may do what.

ACTS["/house cases"] -> (the act, what is done before it)
"""

from __future__ import annotations

from typing import Any

from simcord import InteractionResult, MemberActor

from bot.services import housecases
from tests.table import Table
from tests.tabletop.sceneacts import Act, Prepare

ACTS: dict[str, tuple[Act, Prepare | None]] = {}

FILE = b"""gravecaller = 1

[[turning]]
id = "Our skeleton"
kind = "attempt"
faces = [12]
given = { level = 5, place = 3 }
expected = { value = 18 }
"""


async def own_case(table: Table) -> Any:
    """One of the guild's own, and a message of the bot's on which controls are tried."""
    books = table.bot.casebooks
    cases = housecases.imported(FILE, books)["turning"]
    await table.bot.storage.write(table.guild.id, lambda db: housecases.save(db, "turning", cases))
    listed = await table.bot.storage.read(table.guild.id, housecases.listed)
    [one] = (one for one in listed if one.case.id == "Our skeleton")
    return one.id, await table.slash(table.spectator, "roll", expression="1d6")


async def _list(table: Table, who: MemberActor, _: Any) -> InteractionResult:
    return await table.slash(who, "house cases")


async def _import(table: Table, who: MemberActor, _: Any) -> InteractionResult:
    return await table.slash(who, "house cases", file=("examples.toml", FILE))


async def _show(table: Table, who: MemberActor, prepared: Any) -> InteractionResult:
    number, on = prepared
    return await table.forge(who, on, "gcs1:tabletop:case-own", values=[str(number)])


async def _forget(table: Table, who: MemberActor, prepared: Any) -> InteractionResult:
    number, on = prepared
    return await table.forge(who, on, f"gcb1:tabletop:case-forget:{number}")


async def _export(table: Table, who: MemberActor, prepared: Any) -> InteractionResult:
    return await table.forge(who, prepared[1], "gcb1:tabletop:cases-export")


async def _like(table: Table, who: MemberActor, prepared: Any) -> InteractionResult:
    return await table.forge(who, prepared[1], "gcb1:tabletop:case-like:turning:E000-3")


async def _send(table: Table, who: MemberActor, prepared: Any) -> InteractionResult:
    fields = {"id": "Mine", "rules": "R000-1", "given": "level = 5", "faces": "", "expected": "attempts = 4"}
    return await table.forge_form(who, "gcf1:tabletop:case-send:turning:attempts", prepared[1], **fields)


async def _examples(table: Table, who: MemberActor, prepared: Any) -> InteractionResult:
    return await table.forge(who, prepared[1], "gcb1:tabletop:cases:turning:0")


async def _example(table: Table, who: MemberActor, prepared: Any) -> InteractionResult:
    return await table.forge(who, prepared[1], "gcs1:tabletop:case:turning", values=["E000-3"])


ACTS["/house cases"] = (_list, own_case)
ACTS["/house cases, with a file"] = (_import, None)
ACTS["choosing one of the server’s own examples"] = (_show, own_case)
ACTS["As a file, of own examples"] = (_export, own_case)
ACTS["One of our own like it, of an example"] = (_like, own_case)
ACTS["sending the form of an example"] = (_send, own_case)
ACTS["Forget it, of an own example"] = (_forget, own_case)
ACTS["Examples, in /help rules"] = (_examples, own_case)
ACTS["choosing an example"] = (_example, own_case)
