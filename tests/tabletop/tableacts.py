"""Rolling, helping, the settings of the table, and what is kept of people."""

from __future__ import annotations

from typing import Any

from simcord import InteractionResult, MemberActor

from tests.acts import Laid, Prepare, a_roll, act, slash

slash("/roll", "roll", expression="1d6")
slash("/roll, with values of a player's cleric", "roll", expression="1d20+@level", sheet="Ada")
slash("/roll, with values of an undead", "roll", expression="1d20+@threat", sheet="Ghoul")
slash("/roll, with values of a hidden undead", "roll", expression="1d20+@threat", sheet="Lich")
slash("/roll, saving for oneself", "roll", expression="1d20", save="stealth")
slash("/roll, saving on a player's cleric", "roll", expression="1d20", sheet="Ada", save="stealth")
slash("/roll, saving on an undead", "roll", expression="1d20", sheet="Ghoul", save="bite")
slash("/odds", "odds", expression="1d6", target=4)
slash("/help tour", "help tour")
slash("/help tour, of a ruleset", "help tour", ruleset="turning")
slash("/help rules", "help rules")
slash("/privacy export", "privacy export")
slash("/privacy forget", "privacy forget")
slash("/setup show", "setup show")
slash("/setup gm", "setup gm")
slash("/setup language", "setup language", language="it")
slash("/setup board", "setup board", style="ansi")
slash("/setup timezone", "setup timezone", zone="Europe/Rome")
slash("/setup sheets", "setup sheets", makers="everyone")


@act("Show to all, on odds", after=a_roll)
async def _(laid: Laid, who: MemberActor, seen: InteractionResult) -> InteractionResult:
    return await laid.table.forge(who, seen, "gcb1:tabletop:odds-show:4:1d6:")


@act("Forget me")
async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
    await laid.table.slash(who, "roll", expression="1d6")
    return await laid.table.press(who, await laid.table.slash(who, "privacy forget"), "Forget me")


@act("/setup gm, giving the seat to a role")
async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
    return await laid.table.slash(who, "setup gm", role=laid.table.gm_role)


@act("/setup gm, adding a person")
async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
    return await laid.table.slash(who, "setup gm", member=laid.table.gm)


async def a_second_gm(laid: Laid) -> InteractionResult:
    await laid.table.slash(laid.table.admin, "setup gm", role=laid.table.gm_role, member=laid.table.gm)
    return await a_roll(laid)


@act("/setup gm, taking a person away", after=a_second_gm)
async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
    return await laid.table.slash(who, "setup gm", remove=laid.table.gm)


@act("/setup gm, handing over")
async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
    return await laid.table.slash(who, "setup gm", successor=laid.table.gm)


@act("Hand over, of the GM seat", after=a_second_gm)
async def _(laid: Laid, who: MemberActor, seen: InteractionResult) -> InteractionResult:
    return await laid.table.forge(who, seen, f"gcb1:tabletop:setup-hand-over:{laid.table.gm.id}")


def a_saved_roll(sheet: str) -> Prepare:
    async def save(laid: Laid) -> InteractionResult:
        await laid.table.slash(laid.table.owner, "roll", expression="1d20", save="stealth", sheet=sheet)
        return await a_roll(laid)

    return save


async def forget_saved(laid: Laid, who: MemberActor, seen: Any) -> InteractionResult:
    def newest(db: Any) -> int:
        return int(db.execute("SELECT max(id) FROM saved_rolls").fetchone()[0])

    saved = await laid.table.bot.storage.read(laid.table.guild.id, newest)
    return await laid.table.forge(who, seen, "gcs1:tabletop:saved-forget:0", [str(saved)])


act("forgetting a roll saved for the owner", after=a_saved_roll(""))(forget_saved)
act("forgetting a roll saved on the cleric", after=a_saved_roll("Ada"))(forget_saved)
