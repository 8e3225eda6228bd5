"""Entries of the ledger, what was kept back, and the seed."""

from __future__ import annotations

from typing import Any

from simcord import InteractionResult, MemberActor

from bot.services import seeds
from tests.acts import Laid, Prepare, a_roll, act, an_attempt, slash, the_last_entry


@act("Why?", after=an_attempt)
async def _(laid: Laid, who: MemberActor, made: InteractionResult) -> InteractionResult:
    return await laid.table.press(who, made, "Why?")


def kept_back(visibility: str) -> Prepare:
    async def roll(laid: Laid) -> InteractionResult:
        """The owner's roll, and the public message on which its controls are tried: the entry before it."""
        message = await a_roll(laid)
        await laid.table.slash(laid.table.owner, "roll", expression="1d6", visibility=visibility)
        return message

    return roll


def on_last_entry(name: str, command: str, visibility: str = "") -> None:
    @act(name, after=kept_back(visibility) if visibility else a_roll)
    async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
        return await laid.table.slash(who, command, entry=await the_last_entry(laid))


def pressing_on_last_entry(name: str, action: str, visibility: str) -> None:
    @act(name, after=kept_back(visibility))
    async def _(laid: Laid, who: MemberActor, message: Any) -> InteractionResult:
        return await laid.table.forge(who, message, f"gcb1:tabletop:{action}:{await the_last_entry(laid)}")


slash("/ledger recent", "ledger recent")
slash("/ledger verify", "ledger verify")
on_last_entry("/ledger why", "ledger why")
on_last_entry("/ledger verify, of an entry", "ledger verify")
for secrecy in ("secret", "blind"):
    on_last_entry(f"/ledger why, of a {secrecy} roll", "ledger why", secrecy)
    on_last_entry(f"/ledger verify, of a {secrecy} roll", "ledger verify", secrecy)
    on_last_entry(f"/ledger reveal, a {secrecy} roll", "ledger reveal", secrecy)
    pressing_on_last_entry(f"Reveal, on a {secrecy} roll", "ledger-reveal", secrecy)
pressing_on_last_entry("Show, on a blind roll", "ledger-show", "blind")


async def the_seed(laid: Laid) -> InteractionResult:
    await laid.table.slash(laid.table.spectator, "ledger verify")
    return await a_roll(laid)


async def on_the_seed(laid: Laid, who: MemberActor, message: InteractionResult, action: str) -> InteractionResult:
    current = await laid.table.bot.storage.write(
        laid.table.guild.id, lambda db: seeds.current(db, laid.table.bot.clock.now())
    )
    return await laid.table.forge(who, message, f"gcb1:tabletop:{action}:{current.id}")


@act("Reveal the seed", after=the_seed)
async def _(laid: Laid, who: MemberActor, message: Any) -> InteractionResult:
    return await on_the_seed(laid, who, message, "seed-ask")


@act("revealing the seed", after=the_seed)
async def _(laid: Laid, who: MemberActor, message: Any) -> InteractionResult:
    return await on_the_seed(laid, who, message, "seed-reveal")
