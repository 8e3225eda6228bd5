"""What people may try with effects by the GM's word, for the table of who may do what.

ACTS["End now, of an effect"] -> (the act, what is done before it)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from simcord import InteractionResult, MemberActor

from bot.engine.effects import Due, Effect
from bot.engine.scene import laying
from bot.engine.sheet import Viewer
from bot.services import effects, ledger, scenesteps
from bot.services.scenesteps import Click as By
from tests.table import Table
from tests.tabletop.sceneacts import Act, OnScene, Prepare, a_scene

ACTS: dict[str, tuple[Act, Prepare | None]] = {}


@dataclass
class Cursed(OnScene):
    """A scene in which something lasts on Ann, the owner's."""

    effect_id: int


async def cursed(table: Table) -> Cursed:
    on: OnScene = await a_scene("started")(table)
    curse = Effect(ruleset="tabletop", kind="Curse", sheet_id=0, due=Due(scene_id=on.scene.id, who=1))

    def work(db: Any) -> int:
        by = By(-on.scene.id, Viewer(user_id=table.gm.id, is_gm=True), table.channel.id, table.bot.clock.now())
        by = by._replace(dice=ledger.NO_DICE)
        scenesteps.take(db, on.scene.id, lambda now, _: laying.lay(now, 1, curse), by, action="effect")
        return effects.of_scene(db, on.scene.id, ())[0].id

    return Cursed(on.name, on.scene, on.seen, await table.bot.storage.write(table.guild.id, work))


async def _look(table: Table, who: MemberActor, on: Any) -> InteractionResult:
    return await table.slash(who, "scene effects", who="Ann", scene=on.name)


async def _look_at_hidden(table: Table, who: MemberActor, _: Any) -> InteractionResult:
    return await table.slash(who, "scene effects", who="Lich")


def pressing(name: str, address: str, *values: str) -> None:
    """A button of the list or of the card of an effect, or the list in which one is chosen."""

    async def do(table: Table, who: MemberActor, on: Any) -> InteractionResult:
        chosen = [value.format(on=on) for value in values]
        sort = "s" if chosen else "b"
        return await table.forge(
            who, on.seen, f"gc{sort}1:tabletop:scene-{address.format(on=on, id=on.scene.id)}", chosen or None
        )

    ACTS[name] = (do, cursed)


def sending(name: str, address: str, /, **fields: str) -> None:
    """A form of effects."""

    async def do(table: Table, who: MemberActor, on: Any) -> InteractionResult:
        return await table.forge_form(
            who, f"gcf1:tabletop:scene-{address.format(on=on, id=on.scene.id)}", **fields, amount="2"
        )

    ACTS[name] = (do, cursed)


ACTS["/scene effects"] = (_look, cursed)
ACTS["/scene effects, of a hidden undead"] = (_look_at_hidden, None)
pressing("Effects, of a participant", "effects:{id}:1")
pressing("choosing an effect on a participant", "effect:{id}:1", "{on.effect_id}")
pressing("New effect, on a participant", "effect-new:{id}:1")
pressing("Another end, of an effect", "effect-change:{id}:1:{on.effect_id}")
pressing("End now, of an effect", "effect-end:{id}:1:{on.effect_id}")
sending("sending a new effect on a participant", "effect-lay:{id}:1", name="Bless", unit="rounds")
sending("sending a new effect on a sheet", "effect-lay:0:1", name="Bless", unit="real-hours")
sending("sending another end of an effect", "effect-set:{id}:1:{on.effect_id}", unit="real-hours")
