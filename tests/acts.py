"""Acts by which docs/who-may-what.md is tried: what lies on the table, and how an act is noted."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from simcord import InteractionResult, MemberActor

from bot.engine.sheet import Sheet
from tests.play import stored
from tests.table import Table


@dataclass
class Laid:
    """What lies on the table: the owner's cleric, an undead, a hidden one."""

    table: Table
    ada: Sheet
    ghoul: Sheet
    lich: Sheet


Prepare = Callable[[Laid], Awaitable[InteractionResult]]
Act = Callable[[Laid, MemberActor, Any], Awaitable[InteractionResult]]

ACTS: dict[str, tuple[Act, Prepare | None]] = {}
"""Each act, and what somebody else does before, so that there is something to act on."""


def act(name: str, *, after: Prepare | None = None) -> Callable[[Act], Act]:
    """Notes what an act of this name does, `after` what it is done to was laid."""

    def note(function: Act) -> Act:
        ACTS[name] = (function, after)
        return function

    return note


def slash(name: str, command: str, **options: str | int) -> None:
    """Notes an act that is one slash command."""

    @act(name)
    async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
        return await laid.table.slash(who, command, **options)


async def a_roll(laid: Laid) -> InteractionResult:
    return await laid.table.slash(laid.table.spectator, "roll", expression="1d6")


async def an_attempt(laid: Laid) -> InteractionResult:
    return await laid.table.slash(laid.table.owner, "turning attempt", undead="Ghoul", cleric="Ada")


async def the_last_entry(laid: Laid) -> str:
    """The number of the newest entry of the ledger."""
    rows = (await stored(laid.table))["ledger"]
    return str(max(row[0] for row in rows))
