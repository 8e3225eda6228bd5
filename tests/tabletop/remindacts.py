"""What people may try with reminders, and with the seat of a GM, for the table of who may do what.

ACTS["Snooze, in the owner's turn"] -> (the act, what is done before it)
"""

from __future__ import annotations

from typing import Any

from simcord import InteractionResult, MemberActor

from bot.engine.scene import flow
from bot.engine.scene.model import SceneSettings
from bot.engine.sheet import Viewer
from bot.services import ledger, reminders, scenes, scenesteps
from bot.services.scenesteps import Click as By
from tests.table import Table
from tests.tabletop.sceneacts import Act, OnScene, Prepare, a_scene

ACTS: dict[str, tuple[Act, Prepare | None]] = {}


async def a_reminding_scene(table: Table) -> OnScene:
    """A scene in which it is the owner's turn, and which reminds of it every hour."""
    on: OnScene = await a_scene("started")(table)

    def work(db: Any) -> None:
        by = By(-on.scene.id, Viewer(user_id=table.gm.id, is_gm=True), table.channel.id, table.bot.clock.now())
        settings = SceneSettings(reminder_minutes=60)
        by = by._replace(dice=ledger.NO_DICE)
        taken = scenesteps.take(db, on.scene.id, lambda now, _: flow.adjust(now, settings), by, action="remind")
        reminders.arm(db, taken, by.now)

    await table.bot.storage.write(table.guild.id, work)
    return on


async def a_homeless_scene(table: Table) -> OnScene:
    """A scene that rests, and whose channel is gone. For the test it is another one."""
    on: OnScene = await a_scene("resting")(table)

    def work(db: Any) -> None:
        for scene_id in scenes.unbind(db, table.channel.id):
            if scene_id != on.scene.id:
                scenes.bind(db, scenes.load(db, scene_id), table.channel.id)

    await table.bot.storage.write(table.guild.id, work)
    return on


def pressing(name: str, address: str, *values: str, after: Prepare = a_reminding_scene) -> None:
    """A button, or a list in which `values` are chosen."""

    async def do(table: Table, who: MemberActor, on: Any) -> InteractionResult:
        sort = "s" if values else "b"
        return await table.forge(
            who, on.seen, f"gc{sort}1:tabletop:{address.format(on=on.scene)}", list(values) or None
        )

    ACTS[name] = (do, after)


def in_scene(name: str, command: str, **options: int | str) -> None:
    """A slash command about a scene."""

    async def do(table: Table, who: MemberActor, on: Any) -> InteractionResult:
        return await table.slash(who, command, scene=on.name, **options)

    ACTS[name] = (do, a_reminding_scene)


async def _send_habits(table: Table, who: MemberActor, on: Any) -> InteractionResult:
    return await table.forge_form(who, "gcf1:tabletop:scene-habits-send", quiet="22-8", gap="60")


async def _claim(table: Table, who: MemberActor, on: Any) -> InteractionResult:
    return await table.slash(who, "setup claim")


in_scene("/scene catchup", "scene catchup")
in_scene("/scene remind, when one wants it", "scene remind", zone="Europe/Rome")
in_scene("/scene remind, the hours of a scene", "scene remind", hours=2)
pressing("Change, of when one is reminded", "scene-habits")
pressing("Snooze, in the owner's turn", "scene-snooze:{on.id}:{on.called}")
pressing("choosing how long the owner snoozes", "scene-snooze-for:{on.id}:{on.called}", "8")
pressing("Go on here, with a scene", "scene-move:{on.id}", after=a_homeless_scene)
pressing("Agree, while the GM is there", "gm-agree:1")
ACTS["sending when one is reminded"] = (_send_habits, a_reminding_scene)
ACTS["/setup claim, while the GM is there"] = (_claim, None)
