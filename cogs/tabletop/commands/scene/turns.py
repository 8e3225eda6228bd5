"""Whose turn it is: `/scene start`, `next`, `hold`, `act`, and the buttons below a call."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.engine.dice import Dice
from bot.engine.refusal import Refused, Shared
from bot.engine.scene import flow
from bot.engine.scene.events import Step
from bot.engine.scene.model import Scene, Status
from bot.engine.scene.refusal import SceneRefusal
from bot.engine.scene.view import find, require_turn, visible
from bot.engine.screen import Form, Option, Screen
from bot.engine.text import best_matches, say
from bot.services import outbox, scenes
from bot.services.scenesteps import Taken
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from bot.surface.permissions import Seat
from cogs.tabletop.commands.scene.base import Act, Find, SceneTable, heard_alone, require_gm, require_present_turn
from cogs.tabletop.screens.scene.controls import declare_choice, declare_form
from cogs.tabletop.screens.scene.names import at, turn_name


class SceneTurns(SceneTable):
    """Turns. Whoever has one, or the GM, ends it, holds it, takes it up again, chooses and declares."""

    @app_commands.command(name="start")
    async def start_command(self, interaction: discord.Interaction[Gravecaller], scene: str = "") -> None:
        seat = await self.seat(interaction, private=True)
        await self.step(interaction, self.named(scene, seat), require_gm(seat, _start), "start")

    @app_commands.command(name="next")
    async def next_command(self, interaction: discord.Interaction[Gravecaller], scene: str = "") -> None:
        seat = await self.seat(interaction, private=True)
        await self.step(interaction, self.named(scene, seat), _next(seat), "next")

    @app_commands.command(name="hold")
    async def hold_command(self, interaction: discord.Interaction[Gravecaller], scene: str = "") -> None:
        seat = await self.seat(interaction, private=True)
        await self.step(interaction, self.named(scene, seat), _hold(seat), "hold")

    @app_commands.command(name="act")
    async def act_command(self, interaction: discord.Interaction[Gravecaller], scene: str = "", who: str = "") -> None:
        seat = await self.seat(interaction, private=True)
        await self.step(
            interaction,
            self.named(scene, seat),
            lambda _, there, __: flow.act(there, _held_turn(there, who, seat)),
            "act",
        )

    @start_command.autocomplete("scene")
    @next_command.autocomplete("scene")
    @hold_command.autocomplete("scene")
    @act_command.autocomplete("scene")
    @suggests
    async def suggest_scene_of_turn(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_scenes(interaction, current)

    @act_command.autocomplete("who")
    @suggests
    async def suggest_holder(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        seat = await self.seat(interaction, private=True)
        typed = str(interaction.namespace.scene or "")

        def work(db: Any) -> list[str]:
            there = visible(scenes.find(db, typed, seat.channel_id or 0), seat.viewer)
            return [one.name for one in there.present if one.turn in there.held and _plays(there, one.turn, seat)]

        return [(name, name) for name in best_matches(current, await self.bot.storage.read(seat.guild_id, work))]

    @action("scene-start")
    async def press_start(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The scene begins."""
        seat = await self.seat(interaction, private=True)
        await self.step(interaction, lambda _: click.number(0), require_gm(seat, _start), "start")

    @action("scene-done")
    async def press_done(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The turn that the message called is over; of any other turn its buttons say that they are closed."""
        seat = await self.seat(interaction, private=True)
        await self._leave(interaction, click, seat, _next(seat), "next")

    @action("scene-round")
    async def press_round(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The next round begins, after all has been revealed."""
        await self.press_done(interaction, click)

    @action("scene-hold")
    async def press_hold(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The turn that the message called is put off."""
        seat = await self.seat(interaction, private=True)
        await self._leave(interaction, click, seat, _hold(seat), "hold")

    @action("scene-activate")
    async def choose_turn(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The side has chosen whose turn begins."""
        seat = await self.seat(interaction, private=True)
        called, turn = click.number(1), Click(click.values).number(0)

        def act(_: Any, scene: Scene, __: Dice) -> Step:
            require_turn(scene, turn, seat.viewer)
            return flow.activate(scene, turn)

        await self.step(interaction, lambda _: click.number(0), act, "activate", expected=called)

    @action("scene-declare")
    async def ask_declaration(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The form in which somebody declares; whoever plays several is asked for whom first."""
        await self._ask_declaration(interaction, click.number(0), click.number(1), None)

    @action("scene-declare-for")
    async def ask_declaration_for(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The form for the chosen turn; with an address of two words, a button's, for that one."""
        turn = Click(click.values or click.args[2:]).number(0)
        await self._ask_declaration(interaction, click.number(0), click.number(1), turn)

    @action("scene-declared")
    async def declare(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """What was declared, kept secret until all is revealed."""
        seat = await self.seat(interaction, private=True)
        called, turn = click.number(1), click.number(2)

        def act(_: Any, scene: Scene, __: Dice) -> Step:
            require_turn(scene, turn, seat.viewer)
            return flow.declare(scene, turn, click.fields.get("words", ""))

        await self.step(interaction, lambda _: click.number(0), act, "declare", expected=called)

    @action("scene-reveal")
    async def reveal_declared(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """All that was declared is revealed, whoever has not declared yet."""
        seat = await self.seat(interaction, private=True)
        act = require_gm(seat, lambda _, scene, __: flow.reveal(scene))
        await self.step(interaction, lambda _: click.number(0), act, "reveal", expected=click.number(1))

    async def _leave(
        self, interaction: discord.Interaction[Gravecaller], click: Click, seat: Seat, act: Act, action: str
    ) -> None:
        """The turn that the message called is left. It loses its controls at once, which is answer enough."""
        message = interaction.message

        def shown(db: Any, taken: Taken, seat: Seat) -> Screen | None:
            heard = heard_alone(taken, seat, self.bot.scene_rules)
            if heard is None and message is not None:
                outbox.closed(db, f"scene:{taken.scene.id}:turn", message.channel.id, message.id)
            return heard

        await self.step(interaction, _called(click, seat), act, action, expected=click.number(1), shown=shown)

    async def _ask_declaration(
        self, interaction: discord.Interaction[Gravecaller], scene_id: int, called: int, turn: int | None
    ) -> None:
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Form | Screen:
            scene = visible(scenes.load(db, scene_id), seat.viewer)
            own = [one for one in scene.waiting if _plays(scene, one, seat)]
            if scene.called != called:
                raise Refused(Shared.CLOSED)
            if not own or (turn is not None and turn not in own):
                raise Refused(SceneRefusal.NOT_DECLARING)
            if turn is None and len(own) > 1:
                options = [Option(value=str(one), label=say("scene-option", name=turn_name(scene, one))) for one in own]
                return declare_choice(scene, options)
            return declare_form(scene, own[0] if turn is None else turn)

        asked = await self.timely(interaction, self.bot.storage.read(seat.guild_id, work), private=True)
        if isinstance(asked, Screen):
            await self.answer(interaction, asked)
        else:
            await self.ask(interaction, asked, at("declare-for", scene_id, called, asked.address.args[2]))


def _start(_: Any, scene: Scene, dice: Dice) -> Step:
    """A scene that rests goes on; any other begins."""
    return flow.resume(scene, dice) if scene.status is Status.SUSPENDED else flow.start(scene, dice)


def _next(seat: Seat) -> Act:
    def act(_: Any, scene: Scene, dice: Dice) -> Step:
        require_present_turn(scene, seat)
        return flow.next_turn(scene, scene.called, dice)

    return act


def _hold(seat: Seat) -> Act:
    def act(_: Any, scene: Scene, dice: Dice) -> Step:
        require_present_turn(scene, seat)
        return flow.hold(scene, scene.called, dice)

    return act


def _called(click: Click, seat: Seat) -> Find:
    """The scene of a call. Whoever presses on one that is not theirs hears so, whether or not it is over by now."""

    def found(db: Any) -> int:
        scene = scenes.load(db, click.number(0))
        known = visible(scene, seat.viewer)
        if scene.current is not None and known.current is not None and known.current != scene.current:
            require_turn(scene, known.current, seat.viewer)
        return scene.id

    return found


def _plays(scene: Scene, turn: int, seat: Seat) -> bool:
    return seat.viewer.is_gm or seat.viewer.user_id in scene.callers(turn)


def _held_turn(scene: Scene, typed: str, seat: Seat) -> int:
    """The held turn that is meant: that of the one named, or the only one of one's own.

    Raises NO_SUCH_PARTICIPANT, NOT_YOUR_TURN, or NOT_HELD where there is none, or several and nobody is named.
    """
    if typed.strip():
        turn = find(scene, typed, seat.viewer).turn
        require_turn(scene, turn, seat.viewer)
        return turn
    own = [turn for turn in scene.held if _plays(scene, turn, seat)]
    if len(own) != 1:
        raise Refused(SceneRefusal.NOT_HELD)
    return own[0]
