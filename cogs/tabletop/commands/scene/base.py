"""What all parts of `/scene` share: finding a scene, taking a step of it, and answering whoever took it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord

from bot.engine.dice import Dice
from bot.engine.refusal import Refused, Shared
from bot.engine.scene.events import Event, Step
from bot.engine.scene.model import Scene, Status
from bot.engine.scene.rules import SceneRules
from bot.engine.scene.view import require_turn, visible
from bot.engine.screen import Screen
from bot.engine.text import best_matches, say
from bot.services import scenes, scenesteps, sheets
from bot.services.scenesteps import Click as By
from bot.services.scenesteps import Taken
from bot.services.sceneundo import PLAYER
from bot.surface.client import Gravecaller
from bot.surface.cog import TableCog
from bot.surface.permissions import Seat
from cogs.tabletop.commands.scene.announcing import announce
from cogs.tabletop.screens.scene.calls import call_screen
from cogs.tabletop.screens.scene.controls import done_screen

Find = Callable[[Any], int]
"""Finds the id of a scene in the guild's file."""

Act = Callable[[Any, Scene, Dice], Step]
"""What somebody does to a scene, given the guild's file and the dice. Refuses whoever may not."""


class SceneTable(TableCog):
    """Scenes as this person may know them, and every step of them: taken, announced, answered."""

    package = "tabletop"

    def rules_of(self, scene: Scene) -> SceneRules:
        """What the scene's ruleset says of scenes; where the ruleset is gone, what suits any game."""
        return self.bot.scene_rules.get(scene.ruleset) or self.bot.scene_rules[self.package]

    def named(self, typed: str, seat: Seat) -> Find:
        """Finds the open scene that is meant in this channel. Raises NO_SUCH_SCENE or WHICH_SCENE."""
        return lambda db: scenes.find(db, typed, seat.channel_id or 0).id

    async def step(
        self,
        interaction: discord.Interaction[Gravecaller],
        find: Find,
        act: Act,
        action: str,
        *,
        expected: int | None = None,
        shown: Callable[[Any, Taken, Seat], Screen] | None = None,
        redraw: bool = False,
    ) -> None:
        """Take one step of a scene, have it announced, and answer privately: with `shown`, or in a line.

        All in one transaction, once for each interaction; one that arrives again gets the answer of the first time.
        """
        seat = await self.seat(interaction, private=True)
        by = self.by(interaction, seat)

        def work(db: Any) -> Screen:
            taken = scenesteps.of_click(db, by) or scenesteps.take(
                db,
                find(db),
                lambda scene, dice: act(db, scene, dice),
                by,
                action=action,
                expected=expected,
                triggers=self.triggers(db),
            )
            return self.said(db, taken, seat, shown)

        answer = await self.timely(interaction, self.bot.storage.write(seat.guild_id, work), private=True)
        await (self.redraw if redraw else self.answer)(interaction, answer)

    def said(
        self, db: Any, taken: Taken, seat: Seat, shown: Callable[[Any, Taken, Seat], Screen] | None = None
    ) -> Screen:
        """Have the step announced; the answer to whoever took it."""
        announce(db, taken, self.bot.scene_rules, seat.settings.gm_users, self.bot.clock.now())
        return shown(db, taken, seat) if shown else self.answered(taken, seat)

    def by(self, interaction: discord.Interaction[Gravecaller], seat: Seat) -> By:
        """Who takes a step, where and when."""
        return By(interaction.id, seat.viewer, seat.channel_id or 0, self.bot.clock.now(), self.bot.dice)

    def answered(self, taken: Taken, seat: Seat) -> Screen:
        """What whoever took the step hears: the GM also of what is kept from the players."""
        told = taken.told(seat.viewer)
        if seat.viewer.is_gm and told != taken.told(PLAYER):
            heard = call_screen(taken.scene, told, self.bot.scene_rules, private=True)
            if heard is not None:
                return heard
        did = "move" if taken.stands is None else taken.action
        return done_screen(visible(taken.scene, seat.viewer), say(f"scene-did-{did}"))

    def triggers(self, db: Any) -> Callable[..., Any]:
        """What the ruleset of a scene does at its moments."""

        def act(scene: Scene, lasting: Any, moment: Event, dice: Dice) -> Any:
            known = self.rules_of(scene).triggers
            return known(lambda ids: sheets.by_ids(db, list(ids)))(scene, lasting, moment, dice) if known else ()

        return act

    async def suggest_scenes(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """The open scenes of this channel, by name."""
        seat = await self.seat(interaction, private=True)
        there = await self.bot.storage.read(seat.guild_id, lambda db: scenes.in_channel(db, seat.channel_id or 0))
        return [(name, name) for name in best_matches(current, [scene.name for scene in there])]


def require_gm(seat: Seat, act: Act) -> Act:
    """The act, for the GM alone. Raises NOT_GM."""

    def checked(db: Any, scene: Scene, dice: Dice) -> Step:
        seat.require_gm()
        return act(db, scene, dice)

    return checked


def require_present_turn(scene: Scene, seat: Seat) -> None:
    """Raises NOT_YOUR_TURN unless the present turn is theirs, or the GM acts; as `view.require_turn`.

    While the GM plays a hidden turn, whoever asks is answered by the turn that they last knew of.
    """
    if scene.status is not Status.RUNNING or seat.viewer.is_gm:
        return
    known = visible(scene, seat.viewer).current
    if known is None and not scene.offered:
        raise Refused(Shared.NOT_GM)
    if known is not None:
        require_turn(scene, known, seat.viewer)
    if scene.current is not None:
        require_turn(scene, scene.current, seat.viewer)
