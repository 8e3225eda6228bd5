"""House rules."""

from __future__ import annotations

from typing import Any

from simcord import InteractionResult, MemberActor

from bot.services import houserules
from tests.acts import Laid, a_roll, act, slash
from tests.play import stored

TIE = "turning.options.tie"
slash("/house show", "house show")
slash("/house show, of one rule", "house show", rule=TIE)
slash("/house export", "house export")


async def other_tie(laid: Laid) -> str:
    """What the option is not set to now."""
    own = await laid.table.bot.storage.read(laid.table.guild.id, lambda db: houserules.own(db, "turning"))
    return "higher-level" if own else "earlier-declared"


async def a_house_rule(laid: Laid) -> InteractionResult:
    """A rule that is set, another file that waits to be imported, and a message to press on."""
    await laid.table.slash(laid.table.gm, "house set", rule=TIE, value="earlier-declared")
    data = f"gravecaller = 1\n[turning.options]\nround_end = {len((await stored(laid.table))['ledger']) % 50 + 30}\n"
    await laid.table.slash(laid.table.gm, "house import", file=("house.toml", data.encode()))
    return await a_roll(laid)


def on_a_house_rule(name: str, address: str) -> None:
    @act(name, after=a_house_rule)
    async def _(laid: Laid, who: MemberActor, seen: InteractionResult) -> InteractionResult:
        return await laid.table.forge(who, seen, f"gcb1:tabletop:{address}")


on_a_house_rule("Change, on a house rule", f"house-form:{TIE}")
on_a_house_rule("Reset, on a house rule", f"house-reset:{TIE}")
on_a_house_rule("Reset all, of house rules", "house-reset-all")


@act("/house set, an option")
async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
    return await laid.table.slash(who, "house set", rule=TIE, value=await other_tie(laid))


@act("/house set, a table")
async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
    return await laid.table.slash(who, "house set", rule="turning.orders")


@act("sending the form of a house rule")
async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
    return await laid.table.forge_form(who, f"gcf1:tabletop:house-set:{TIE}", value=await other_tie(laid))


@act("/house reset, one rule", after=a_house_rule)
async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
    return await laid.table.slash(who, "house reset", rule=TIE)


@act("/house reset, all rules", after=a_house_rule)
async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
    return await laid.table.slash(who, "house reset", rule="all")


@act("/house import")
async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
    data = b"gravecaller = 1\n[turning.options]\nround_end = 9\n"
    return await laid.table.slash(who, "house import", file=("house.toml", data))


@act("Import, of house rules", after=a_house_rule)
async def _(laid: Laid, who: MemberActor, seen: InteractionResult) -> InteractionResult:
    def digest(db: Any) -> str:
        return str(db.execute("SELECT digest FROM house_imports").fetchone()[0])

    waiting = await laid.table.bot.storage.read(laid.table.guild.id, digest)
    return await laid.table.forge(who, seen, f"gcb1:tabletop:house-import:{waiting}")
