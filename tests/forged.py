"""Controls that nobody was ever shown, for the walk that uses all of them.

async for attack, result in walk_controls(table, who, on, each=1): …    every action of the bot, strangely addressed
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import count
from typing import Any

from simcord import InteractionResult, MemberActor

from tests.hostile import HOSTILE
from tests.table import Table

ADDRESSES: tuple[tuple[str, ...], ...] = (
    *((), ("x",), ("0",), ("9" * 18,), ("1",), ("1", "2"), ("1", "x", "2"), ("\u00b2", "\u0663"), ("-1", "-1")),
    *(("", "", ""), ("turning", "1", "open"), ("1", "1", "1", "1", "1")),
)
"""The words of addresses that are not ours, or no longer."""

FIELDS = (
    *("id", "rules", "given", "faces", "expected", "name", "value", "outcome", "reason", "text", "note", "expression"),
    *("target", "army", "warband", "difficulty", "visibility", "hours", "amount", "pieces", "typed"),
)
"""Names of fields that forms have."""

EVERY = 3 * len(ADDRESSES)
"""How often an action is used until each address has been on a button, on a select and on a form."""


async def walk_controls(
    table: Table, who: MemberActor, on: Any, *, each: int
) -> AsyncIterator[tuple[str, InteractionResult]]:
    """Uses each action so often on the message `on`: by a button, a select or a form, in turns."""
    turn, attacks = count(), list(HOSTILE.items())
    for package, action in sorted(table.bot.actions):
        for _ in range(each):
            number = next(turn)
            attack, typed = attacks[number % len(attacks)]
            address = ":".join((package, action, *ADDRESSES[number // 3 % len(ADDRESSES)]))
            match number % 3:
                case 0:
                    yield attack, await table.forge(who, on, f"gcb1:{address}")
                case 1:
                    yield attack, await table.forge(who, on, f"gcs1:{address}", values=[typed[:100]])
                case _:
                    fields = {name: typed[:4000] for name in FIELDS}
                    yield attack, await table.forge_form(who, f"gcf1:{address}", on, **fields)
