"""What the GM does to one participant of a scene, from the list in its status."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord

from bot.engine.dice import Dice
from bot.engine.refusal import Refused, Shared
from bot.engine.scene import flow, people
from bot.engine.scene.events import Step
from bot.engine.scene.going import chained, person
from bot.engine.scene.model import Scene, State
from bot.engine.screen import Form, Screen
from bot.engine.text import clean, say
from bot.services import scenes
from bot.services.scenesteps import Taken
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action
from bot.surface.permissions import Seat
from cogs.tabletop.commands.scene.base import Act, SceneTable, require_gm
from cogs.tabletop.rules.scene import number_typed
from cogs.tabletop.screens.scene.names import at
from cogs.tabletop.screens.scene.person import person_form, person_screen


class SceneControls(SceneTable):
    """Defeat, surprise, places in the order, names and what players know of them."""

    @action("scene-person")
    async def show_person(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The chosen participant, with all that can be done to them."""
        seat = await self.seat(interaction, private=True)
        seat.require_gm()
        who = Click(click.values).number(0)

        def work(db: Any) -> Screen:
            scene = scenes.load(db, click.number(0))
            return person_screen(scene, person(scene, who))

        await self.answer(interaction, await self.timely(interaction, self.bot.storage.read(seat.guild_id, work)))

    @action("scene-mark")
    async def mark(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Somebody is defeated, revived, surprised, away or taken out."""
        try:
            state = State("".join(click.args[2:]))
        except ValueError:
            raise Refused(Shared.CLOSED) from None
        await self._change(interaction, click, lambda _, scene, dice: people.mark(scene, click.number(1), state, dice))

    @action("scene-show")
    async def show(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Somebody shows themselves."""
        await self._change(interaction, click, lambda _, scene, __: people.show(scene, click.number(1)))

    @action("scene-hide")
    async def hide(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Somebody is kept from the players."""
        await self._change(interaction, click, lambda _, scene, __: people.hide(scene, click.number(1)))

    @action("scene-shift")
    async def move(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Somebody's turn goes one place up or down in the order."""
        await self._change(interaction, click, lambda _, scene, __: _moved(scene, click))

    @action("scene-lead")
    async def lead(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Somebody's side goes first in this round."""

        def act(_: Any, scene: Scene, dice: Dice) -> Step:
            return flow.lead(scene, person(scene, click.number(1)).side, dice)

        await self._change(interaction, click, act)

    @action("scene-edit")
    async def ask_values(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The form for name, initiative, modifier and alias."""
        seat = await self.seat(interaction, private=True)
        seat.require_gm()

        def work(db: Any) -> Form:
            scene = scenes.load(db, click.number(0))
            return person_form(scene, person(scene, click.number(1)))

        form = await self.timely(interaction, self.bot.storage.read(seat.guild_id, work), private=True)
        await self.ask(interaction, form, at("edit", *click.args))

    @action("scene-set")
    async def set_values(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The values that were typed; what has not changed stays."""
        seat = await self.seat(interaction, private=True)
        act = require_gm(seat, lambda _, scene, dice: _edited(scene, click, dice))
        await self.step(interaction, lambda _: click.number(0), act, "edit", shown=_person_of(click))

    async def _change(self, interaction: discord.Interaction[Gravecaller], click: Click, act: Act) -> None:
        seat = await self.seat(interaction, private=True)
        await self.step(
            *(interaction, lambda _: click.number(0), require_gm(seat, act), "edit"),
            shown=_person_of(click),
            redraw=True,
        )


def _person_of(click: Click) -> Any:
    """Shows the participant after it; whoever was taken out is shown as such."""

    def shown(_: Any, taken: Taken, __: Seat) -> Screen:
        return person_screen(taken.scene, person(taken.scene, click.number(1)))

    return shown


def _moved(scene: Scene, click: Click) -> Step:
    turn, where = person(scene, click.number(1)).turn, "".join(click.args[2:])
    if turn not in scene.order:
        raise Refused(Shared.CLOSED)
    rest = [other for other in scene.order if other != turn]
    place = scene.order.index(turn) + (-1 if where == "earlier" else 1)
    if not 0 <= place <= len(rest):
        raise Refused(Shared.ALREADY_DONE)
    return flow.reorder(scene, turn, rest[place] if place < len(rest) else None)


def _edited(scene: Scene, click: Click, dice: Dice) -> Step:
    """One step of all that was typed anew. Raises ALREADY_DONE where nothing was."""
    one, fields = person(scene, click.number(1)), click.fields
    name, alias = clean(fields.get("name", "")), clean(fields.get("alias", "")) or None
    modifier = number_typed(fields.get("modifier") or "0", say("scene-field-modifier"))
    step = Step(scene=scene, events=())
    if name != one.name:
        step = chained(step, lambda there: people.rename(there, one.id, name))
    if modifier != one.modifier:
        step = chained(step, lambda there: people.set_modifier(there, one.id, modifier))
    if typed := fields.get("initiative", "").strip():
        initiative = number_typed(typed, say("scene-field-initiative"))
        if initiative != one.initiative:
            step = chained(step, lambda there: people.set_initiative(there, one.id, initiative, dice))
    if alias != one.alias:
        known = partial(people.hide, who=one.id, alias=alias) if alias else partial(people.show, who=one.id)
        step = chained(step, known)
    if step.scene is scene:
        raise Refused(Shared.ALREADY_DONE)
    return step
