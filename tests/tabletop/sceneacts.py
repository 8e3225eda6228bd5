"""What people may try with scenes, for the table of who may do what.

ACTS["Done, on the owner's call"] -> (the act, what is done before it)
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Any

from simcord import InteractionResult, MemberActor

from bot.engine.dice import Dice
from bot.engine.scene import flow, people
from bot.engine.scene.events import Step
from bot.engine.scene.model import Scene
from bot.engine.sheet import Viewer
from bot.engine.turns import AlternateActivation, Declaration, Initiative, Strategy
from bot.services import ledger, scenesteps, sceneundo
from bot.services.scenesteps import Click as By
from tests.play import stored
from tests.table import Table

Act = Callable[[Table, MemberActor, Any], Awaitable[InteractionResult]]
Prepare = Callable[[Table], Awaitable[Any]]
Moves = Callable[[Scene, Dice], Step]

ACTS: dict[str, tuple[Act, Prepare | None]] = {}


def act(name: str, *, after: Prepare | None = None) -> Callable[[Act], Act]:
    def note(function: Act) -> Act:
        ACTS[name] = (function, after)
        return function

    return note


@dataclass
class OnScene:
    """A scene of its own for one act, under a name of its own, and a message to press on."""

    name: str
    scene: Scene
    seen: InteractionResult


def _joins(name: str, values: dict[str, Any], scene: Scene, dice: Dice) -> Step:
    return people.join(scene, name, dice, **values)


def a_scene(stage: str, *, order: Strategy | None = None) -> Prepare:
    """Prepares a scene in which Ann, the owner's, comes first, then Bo, the player's, and Cy, the GM's.

    `stage` is how far it has come: gathering, started, held by Ann, ended by Ann or by the GM, undone by Ann, resting,
    closed, revealed, or with other house rules than the guild's.
    """

    async def prepare(table: Table) -> OnScene:
        table.may_ping |= {table.owner.id, table.player.id}
        seen = await table.slash(table.spectator, "roll", expression="1d6")
        ids = count(10**9 + len((await stored(table))["ledger"]) * 100)

        def click(who: MemberActor) -> By:
            viewer = Viewer(user_id=who.id, is_gm=who is table.gm)
            return By(next(ids), viewer, table.channel.id, table.bot.clock.now(), ledger.NO_DICE)

        def work(db: Any) -> Scene:
            opened = scenesteps.open_scene(
                db, flow.open_scene(f"Crypt {next(ids)}", "turning", order or Initiative()), click(table.gm)
            )

            def take(who: MemberActor, act: Moves, action: str = "next") -> Scene:
                return scenesteps.take(db, opened.scene.id, act, click(who), action=action).scene

            for n, (name, who) in enumerate((("Ann", table.owner), ("Bo", table.player), ("Cy", None))):
                users = (who.id,) if who else ()
                values = {"user_ids": users, "initiative": 20 - n, "side": "Reds"}
                scene = take(table.gm, partial(_joins, name, values), "add")
            if stage == "gathering":
                return scene
            scene = take(table.gm, flow.start, "start")
            if stage == "held":
                return take(table.owner, lambda there, dice: flow.hold(there, there.called, dice), "hold")
            if stage == "with other house rules":
                return take(table.gm, lambda there, _: flow.take_rules(there, {"turning": {}}), "rules")
            if stage == "resting":
                return take(table.gm, lambda there, _: flow.suspend(there), "rest")
            if stage == "closed":
                return take(table.gm, lambda there, _: flow.close(there, table.bot.clock.now()), "close")
            if stage == "revealed":
                return take(table.gm, lambda there, _: flow.reveal(there), "reveal")
            if stage.startswith("ended"):
                ends = table.gm if stage == "ended by the GM" else table.owner
                return take(ends, lambda there, dice: flow.next_turn(there, there.called, dice))
            if stage == "undone":
                take(table.owner, lambda there, dice: flow.next_turn(there, there.called, dice))
                return sceneundo.back(db, scene.id, click(table.owner)).scene
            return scene

        scene = await table.bot.storage.write(table.guild.id, work)
        return OnScene(scene.name, scene, seen)

    return prepare


def in_scene(name: str, command: str, *, stage: str = "started", **options: str) -> None:
    """A slash command about a scene."""

    @act(name, after=a_scene(stage))
    async def _(table: Table, who: MemberActor, on: Any) -> InteractionResult:
        return await table.slash(who, command, scene=on.name, **options)


def pressing_in_scene(
    name: str, address: str, *values: str, stage: str = "started", order: Strategy | None = None
) -> None:
    """A button of a scene, or a list in which `values` are chosen."""

    @act(name, after=a_scene(stage, order=order))
    async def _(table: Table, who: MemberActor, on: Any) -> InteractionResult:
        sort = "s" if values else "b"
        custom_id = f"gc{sort}1:tabletop:scene-{address.format(on=on.scene)}"
        return await table.forge(who, on.seen, custom_id, list(values) or None)


def sending_in_scene(name: str, address: str, /, *, order: Strategy | None = None, **fields: str) -> None:
    """A form of a scene."""

    @act(name, after=a_scene("started", order=order))
    async def _(table: Table, who: MemberActor, on: Any) -> InteractionResult:
        return await table.forge_form(who, f"gcf1:tabletop:scene-{address.format(on=on.scene)}", **fields)


@act("/scene open")
async def _(table: Table, who: MemberActor, _: Any) -> InteractionResult:
    return await table.slash(who, "scene open", name=f"Crypt of {who.name}", ruleset="turning")


@act("/scene join, without a sheet", after=a_scene("started"))
async def _(table: Table, who: MemberActor, on: Any) -> InteractionResult:
    return await table.slash(who, "scene join", scene=on.name, who="Dag +1")


@act("/scene join, with a player's cleric", after=a_scene("started"))
async def _(table: Table, who: MemberActor, on: Any) -> InteractionResult:
    return await table.slash(who, "scene join", scene=on.name, who="Ada")


@act("/scene bind", after=a_scene("started"))
async def _(table: Table, who: MemberActor, on: Any) -> InteractionResult:
    return await table.slash(who, "scene bind", scene=on.name, place=await table.open_thread("aside"))


in_scene("/scene add", "scene add", who="Ghoul, 3 Bat")
in_scene("/scene remove, somebody of the owner's", "scene remove", who="Ann")
in_scene("/scene remove, somebody of the GM's", "scene remove", who="Cy")
in_scene("/scene start", "scene start", stage="gathering")
in_scene("/scene next, in the owner's turn", "scene next")
in_scene("/scene hold, in the owner's turn", "scene hold")
in_scene("/scene act, when the owner holds", "scene act", stage="held", who="Ann")
in_scene("/scene back, over the owner's decision", "scene back", stage="ended")
in_scene("/scene back, over the GM's decision", "scene back", stage="ended by the GM")
in_scene("/scene undo", "scene undo")
in_scene("/scene status", "scene status")
in_scene("/scene close", "scene close")
pressing_in_scene("Join, on a scene", "join:{on.id}")
pressing_in_scene("Status, on a scene", "status:{on.id}")
pressing_in_scene("Why?, on a call", "why:{on.id}:{on.mark}")
pressing_in_scene("Start, on a scene", "start:{on.id}", stage="gathering")
pressing_in_scene("Done, on the owner's call", "done:{on.id}:{on.called}")
pressing_in_scene("Hold, on the owner's call", "hold:{on.id}:{on.called}")
pressing_in_scene("Undo, of the owner's decision", "undo:{on.id}:{on.mark}", stage="ended")
pressing_in_scene("Undo, of the GM's decision", "undo:{on.id}:{on.mark}", stage="ended by the GM")
pressing_in_scene("Redo, of the owner's decision", "redo:{on.id}:{on.mark}", stage="undone")
pressing_in_scene("Let it rest", "rest:{on.id}")
pressing_in_scene("Take the new house rules, in a scene", "rules:{on.id}", stage="with other house rules")
pressing_in_scene("Time passes, in a scene", "time:{on.id}")
sending_in_scene("sending how much time passes in a scene", "pass:{on.id}", time="10")
pressing_in_scene("Go on, with a scene", "resume:{on.id}", stage="resting")
pressing_in_scene("Close the scene", "close:{on.id}")
pressing_in_scene("Reopen, a scene", "reopen:{on.id}", stage="closed")
pressing_in_scene("choosing a participant", "person:{on.id}", "1")
for marked in ("defeated", "surprised", "away", "removed"):
    pressing_in_scene(f"marking a participant as {marked}", f"mark:{{on.id}}:1:{marked}")
pressing_in_scene("Hide, a participant", "hide:{on.id}:1")
pressing_in_scene("Show, a participant", "show:{on.id}:1")
pressing_in_scene("Later, in the order", "shift:{on.id}:1:later")
pressing_in_scene("Side goes first", "lead:{on.id}:2", order=AlternateActivation())
pressing_in_scene("Edit, a participant", "edit:{on.id}:1")
sending_in_scene("sending the form of a participant", "set:{on.id}:1", name="Bea", initiative="3", modifier="1")
pressing_in_scene("choosing whose turn begins", "activate:{on.id}:{on.called}", "1", order=AlternateActivation(first=2))
pressing_in_scene("Declare, for somebody of the owner's", "declare-for:{on.id}:{on.called}:1", order=Declaration())
sending_in_scene(
    "sending a declaration of the owner's", "declared:{on.id}:{on.called}:1", order=Declaration(), words="parry"
)
pressing_in_scene("Reveal, what was declared", "reveal:{on.id}:{on.called}", order=Declaration())
pressing_in_scene("Next round", "round:{on.id}:{on.called}", stage="revealed", order=Declaration())
