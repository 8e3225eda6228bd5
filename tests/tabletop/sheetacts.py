"""Sheets: making, editing, showing, deleting, taking along."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from simcord import InteractionResult, MemberActor

from bot.engine.sheet import Sheet
from bot.services import sheets
from tests.acts import Laid, Prepare, a_roll, act, slash
from tests.play import cleric, stored, undead

slash("/sheet list", "sheet list")
slash("/sheet show, a player's cleric", "sheet show", sheet="Ada")
slash("/sheet show, an undead", "sheet show", sheet="Ghoul")
slash("/sheet show, a hidden undead", "sheet show", sheet="Lich")


def the_form_of(sheet: str) -> Prepare:
    async def open_form(laid: Laid) -> InteractionResult:
        return await laid.table.slash(laid.table.gm, "sheet edit", sheet=sheet)

    return open_form


@act("/sheet new, a cleric")
async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
    form = await laid.table.slash(who, "sheet new", kind="turning.cleric", name=f"Cleric of {who.name}")
    return await laid.table.submit(who, form)


@act("/sheet new, an undead")
async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
    form = await laid.table.slash(who, "sheet new", kind="turning.undead", name=f"Undead of {who.name}")
    return form if form.modal is None else await laid.table.submit(who, form)


async def edit(laid: Laid, who: MemberActor, name: str) -> InteractionResult:
    form = await laid.table.slash(who, "sheet edit", sheet=name)
    return form if form.modal is None else await laid.table.submit(who, form)


@act("/sheet edit, a player's cleric")
async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
    return await edit(laid, who, "Ada")


@act("/sheet edit, an undead")
async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
    return await edit(laid, who, "Ghoul")


@act("Edit, on a player's cleric", after=a_roll)
async def _(laid: Laid, who: MemberActor, seen: InteractionResult) -> InteractionResult:
    return await laid.table.forge(who, seen, f"gcb1:tabletop:sheet-form:{laid.ada.id}:1")


@act("Edit, on an undead", after=a_roll)
async def _(laid: Laid, who: MemberActor, seen: InteractionResult) -> InteractionResult:
    return await laid.table.forge(who, seen, f"gcb1:tabletop:sheet-form:{laid.ghoul.id}:1")


@act("Hide, on an undead", after=a_roll)
async def _(laid: Laid, who: MemberActor, seen: InteractionResult) -> InteractionResult:
    return await laid.table.forge(who, seen, f"gcb1:tabletop:sheet-hide:{laid.ghoul.id}:yes")


@act("sending the form of a player's cleric", after=the_form_of("Ada"))
async def _(laid: Laid, who: MemberActor, form: Any) -> InteractionResult:
    return await laid.table.forge_form(who, form.modal["custom_id"], name="Ada", level="7")


@act("sending the form of an undead", after=the_form_of("Ghoul"))
async def _(laid: Laid, who: MemberActor, form: Any) -> InteractionResult:
    custom_id = form.modal["custom_id"]
    return await laid.table.forge_form(who, custom_id, name="Ghoul", hit_dice="2", order="lower", intelligence="5")


@dataclass
class Fresh:
    """A sheet that was laid for one act alone, deleted perhaps, and a message to press on."""

    sheet: Sheet
    seen: InteractionResult


def fresh(*, of_a_player: bool, hidden: bool = False, gone: bool = False) -> Callable[[Laid], Awaitable[Any]]:
    async def lay_one(laid: Laid) -> Fresh:
        table = laid.table
        name = f"Fresh {len((await stored(table))['sheets'])}"
        sheet = await cleric(table, name) if of_a_player else await undead(table, name, hidden=hidden)
        if gone:
            await table.bot.storage.write(table.guild.id, lambda db: sheets.delete(db, sheet, table.bot.clock.now()))
        return Fresh(sheet, await a_roll(laid))

    return lay_one


def on_fresh(name: str, command: str, *, option: str = "sheet", **how: bool) -> None:
    """A slash command about a sheet, by its number."""

    @act(name, after=fresh(**how))
    async def _(laid: Laid, who: MemberActor, laid_now: Any) -> InteractionResult:
        return await laid.table.slash(who, command, **{option: f"#{laid_now.sheet.id}"})


def press_on_fresh(name: str, address: str, **how: bool) -> None:
    """A button about a sheet."""

    @act(name, after=fresh(**how))
    async def _(laid: Laid, who: MemberActor, laid_now: Any) -> InteractionResult:
        words = f"gcb1:tabletop:{address}".format(id=laid_now.sheet.id, version=laid_now.sheet.version)
        return await laid.table.forge(who, laid_now.seen, words)


for command in ("delete", "give", "export"):
    on_fresh(f"/sheet {command}, a player's cleric", f"sheet {command}", of_a_player=True)
    on_fresh(f"/sheet {command}, an undead", f"sheet {command}", of_a_player=False)
    on_fresh(f"/sheet {command}, a hidden undead", f"sheet {command}", of_a_player=False, hidden=True)
slash("/sheet export, all that one may read", "sheet export")
press_on_fresh("Delete, on a player's cleric", "sheet-delete:{id}:{version}", of_a_player=True)
press_on_fresh("Delete, on an undead", "sheet-delete:{id}:{version}", of_a_player=False)
press_on_fresh("Bring back, on a player's cleric", "sheet-bring-back:{id}", of_a_player=True, gone=True)
press_on_fresh("Bring back, on an undead", "sheet-bring-back:{id}", of_a_player=False, gone=True)


def import_of(kind: str) -> None:
    @act(f"/sheet import, {'an undead' if kind == 'undead' else 'a cleric'}")
    async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
        row = {"ruleset": "turning", "kind": kind, "name": f"{kind} of {who.name}"}
        data = json.dumps({"gravecaller": 1, "sheets": [row]}).encode()
        return await laid.table.slash(who, "sheet import", file=("sheets.json", data))


import_of("cleric")
import_of("undead")
