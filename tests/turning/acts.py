"""Turning and commanding, and what lasts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from simcord import InteractionResult, MemberActor

from bot.engine.sheet import Sheet
from cogs.turning.tables import Effect
from tests.acts import Laid, a_roll, act, an_attempt, slash, the_last_entry
from tests.play import cleric, stored, undead
from tests.turning.lasting import bay, begin, dominated, of

slash("/turning attempt, with a player's cleric", "turning attempt", cleric="Ada", undead="Ghoul")
slash("/turning attempt, at a hidden undead", "turning attempt", cleric="Ada", undead="Lich")
slash("/turning attempt, at all who are present", "turning attempt", cleric="Ada")
slash("/turning attempt, the chances alone", "turning attempt", cleric="Ada", undead="Ghoul", preview=True)
slash("/turning rest, of a player's cleric", "turning rest", cleric="Ada")


@act("choosing an effect", after=an_attempt)
async def _(laid: Laid, who: MemberActor, made: InteractionResult) -> InteractionResult:
    return await laid.table.choose(who, made, "Choose an effect", "Ghoul: Keep at Bay")


@act("choosing the same for all", after=an_attempt)
async def _(laid: Laid, who: MemberActor, made: InteractionResult) -> InteractionResult:
    return await laid.table.forge(who, made, f"gcs1:turning:same:{await the_last_entry(laid)}", ["keep-at-bay"])


@act("looking at one undead among many", after=an_attempt)
async def _(laid: Laid, who: MemberActor, made: InteractionResult) -> InteractionResult:
    return await laid.table.forge(who, made, f"gcb1:turning:focus:{await the_last_entry(laid)}")


@dataclass
class Commanded:
    """A dark priest of the owner's and an undead that were laid for one act alone, and the attempt of the one at the
    other, which has come to the row 16–20."""

    priest: str
    prey: str
    made: InteractionResult


async def a_command(laid: Laid) -> Any:
    number = len((await stored(laid.table))["sheets"])
    priest, prey = f"Priest {number}", f"Prey {number}"
    await cleric(laid.table, priest, level=7, dark=True)
    await undead(laid.table, prey, threat=2)
    made = await laid.table.slash(laid.table.owner, "turning command", undead=prey, cleric=priest)
    return Commanded(priest, prey, made)


@act("/turning command, with a player's priest", after=a_command)
async def _(laid: Laid, who: MemberActor, on: Any) -> InteractionResult:
    return await laid.table.slash(who, "turning command", undead=on.prey, cleric=on.priest)


@act("/turning attempt, together with another", after=a_command)
async def _(laid: Laid, who: MemberActor, on: Any) -> InteractionResult:
    number = await the_last_entry(laid)
    return await laid.table.slash(who, "turning attempt", undead=on.prey, cleric="Ada", **{"with": number})


@dataclass
class Bound:
    """Undead that were laid for one act alone, with what lasts on them by a dark priest of the owner's, and a message
    to press on: `kept` at bay, `confused`, and dominated for good as `slave`; and a `hidden` one that is kept."""

    priest: Sheet
    slave: Sheet
    kept: int
    confused: int
    dominated: int
    hidden: int
    seen: InteractionResult


async def what_lasts(laid: Laid) -> Any:
    table, number = laid.table, len((await stored(laid.table))["sheets"])
    priest = await cleric(table, f"Lord {number}", dark=True, position={"east": 0, "north": 0})
    one, other, slave = [await undead(table, f"{name} {number}") for name in ("Kept", "Confused", "Slave")]
    lurker = await undead(table, f"Lurker {number}", hidden=True)
    begun = await begin(
        table,
        bay(one, priest),
        of(Effect.CONFUSING_ORDER, other, priest),
        dominated(slave, priest),
        bay(lurker, priest),
    )
    await undead(table, f"Near {number}", position={"east": 50, "north": 0})
    return Bound(priest, slave, *(effect.id for effect in begun), seen=await a_roll(laid))


def pressing_what_lasts(name: str, address: str) -> None:
    """A button about what lasts."""

    @act(name, after=what_lasts)
    async def _(laid: Laid, who: MemberActor, on: Any) -> InteractionResult:
        return await laid.table.forge(who, on.seen, f"gcb1:turning:{address.format(on=on)}")


def sending_about_what_lasts(name: str, address: str, **fields: str) -> None:
    """A form about what lasts."""

    @act(name, after=what_lasts)
    async def _(laid: Laid, who: MemberActor, on: Any) -> InteractionResult:
        return await laid.table.forge_form(who, f"gcf1:turning:{address.format(on=on)}", **fields)


slash("/turning effects", "turning effects")
slash("/turning effects, of an undead", "turning effects", of="Ghoul")
slash("/turning effects, of a hidden undead", "turning effects", of="Lich")
pressing_what_lasts("With hidden ones, on effects", "effects-hidden:0")
pressing_what_lasts("Break, on a Keep at Bay", "break-effect:{on.kept}:open")
pressing_what_lasts("This round's d6", "confuse-effect:{on.confused}:open:0")
pressing_what_lasts("Release, on a dominated undead", "release-effect:{on.dominated}:open")
pressing_what_lasts("End, on an effect", "end-effect:{on.kept}:open")
pressing_what_lasts("Board", "board:{on.priest.id}")
HARM = {"harmed_at": "5", "modifier": "0"}
sending_about_what_lasts("sending the form of a broken one", "break:{on.kept}:open", **HARM)
sending_about_what_lasts("the same, on a hidden undead", "break:{on.hidden}:hidden", **HARM)
sending_about_what_lasts("sending the form of the d6", "confuse:{on.confused}:open:0", seen="Ada")
sending_about_what_lasts("sending the form of an end", "end:{on.kept}:open", note="over")


@act("choosing an effect that lasts", after=what_lasts)
async def _(laid: Laid, who: MemberActor, on: Any) -> InteractionResult:
    return await laid.table.forge(who, on.seen, "gcs1:turning:effect", [str(on.kept)])


@act("/turning release, by a player's priest", after=what_lasts)
async def _(laid: Laid, who: MemberActor, on: Any) -> InteractionResult:
    return await laid.table.slash(who, "turning release", undead=on.slave.name, cleric=on.priest.name)


@act("Strongest for all", after=a_command)
async def _(laid: Laid, who: MemberActor, on: Any) -> InteractionResult:
    return await laid.table.press(who, on.made, "Strongest for all")


@act("choosing a Harmful Impulse", after=a_command)
async def _(laid: Laid, who: MemberActor, on: Any) -> InteractionResult:
    return await laid.table.choose(who, on.made, "Choose an effect", f"{on.prey}: Harmful Impulse")


@act("sending the form of its victim", after=a_command)
async def _(laid: Laid, who: MemberActor, on: Any) -> InteractionResult:
    opened: Any = await laid.table.choose(laid.table.owner, on.made, "Choose an effect", f"{on.prey}: Harmful Impulse")
    return await laid.table.forge_form(who, opened.modal["custom_id"], on.made, name="Bo", seen="yes")


@act("Name the protected", after=an_attempt)
async def _(laid: Laid, who: MemberActor, made: InteractionResult) -> InteractionResult:
    return await laid.table.press(who, made, "Name the protected")


@act("sending the form of the protected", after=an_attempt)
async def _(laid: Laid, who: MemberActor, made: InteractionResult) -> InteractionResult:
    opened: Any = await laid.table.press(laid.table.owner, made, "Name the protected")
    return await laid.table.forge_form(who, opened.modal["custom_id"], made, names="Bo")
