"""What commands that take steps of scenes share: finding a scene, taking a step of it, answering whoever took it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import discord

from bot.engine.dice import Dice
from bot.engine.guild import GuildSettings
from bot.engine.scene.events import Event, Step
from bot.engine.scene.model import Scene
from bot.engine.screen import Screen
from bot.engine.sheet import Viewer
from bot.engine.text import best_matches
from bot.services import houserules, scenes, scenesteps, sheets
from bot.services.scenesteps import Click as By
from bot.services.scenesteps import Taken
from bot.surface.cog import TableCog
from bot.surface.permissions import Seat

if TYPE_CHECKING:
    from bot.surface.client import Gravecaller

Answer = TypeVar("Answer", bound=Screen | None)

Find = Callable[[Any], int]
"""Finds the id of a scene in the guild's file."""

Act = Callable[[Any, Scene, Dice], Step]
"""What somebody does to a scene, given the guild's file and the dice. Refuses whoever may not."""


class SceneVoice(Protocol):
    """Puts steps of scenes into words."""

    def announce(self, db: Any, taken: Taken, settings: GuildSettings) -> None:
        """Have the step announced, once, in the transaction that this runs in."""
        ...

    def answer(self, taken: Taken, seat: Seat) -> Screen:
        """The answer to whoever took the step, if it has no other."""
        ...


class SceneTable(TableCog):
    """Base of cogs whose commands take steps of scenes."""

    async def step(
        self,
        interaction: discord.Interaction[Gravecaller],
        find: Find,
        act: Act,
        action: str,
        *,
        expected: int | None = None,
        shown: Callable[[Any, Taken, Seat], Screen | None] | None = None,
        redraw: bool = False,
    ) -> None:
        """Take one step of a scene, have it announced, and answer privately: with `shown`, or in a line.

        Where `shown` has nothing to tell, the message that was pressed loses its controls, and that is the answer.

        All in one transaction, once for each interaction; one that arrives again gets the answer of the first time.
        `action` names the step in the history. Raises as `scenesteps.take`.
        """
        seat = await self.seat(interaction, private=True)
        by = self.by(interaction, seat)

        def work(db: Any) -> Screen | None:
            taken = scenesteps.of_click(db, by) or self.taken(db, find(db), act, by, action, expected)
            return self.said(db, taken, seat, shown)

        answer = await self.timely(interaction, self.bot.storage.write(seat.guild_id, work), private=True)
        if answer is None:
            await self.unbutton(interaction)
        else:
            await (self.redraw if redraw else self.answer)(interaction, answer)

    async def step_unasked(
        self, guild_id: int, scene_id: int, act: Act, action: str, *, expected: int | None = None
    ) -> None:
        """Take one step of a scene of the bot's own accord, once for each state of the scene, and have it announced.

        For alarms, and for players that the bot plays. Raises as `step`.
        """
        settings = await self.bot.guild_settings(guild_id)

        def work(db: Any) -> None:
            self.take_unasked(db, scenes.load(db, scene_id), act, action, settings, expected=expected)

        await self.bot.storage.write(guild_id, work)

    def take_unasked(
        self, db: Any, scene: Scene, act: Act, action: str, settings: GuildSettings, *, expected: int | None = None
    ) -> None:
        """As `step_unasked`, in a transaction that is under way."""
        channel = next(iter(scenes.channels(db, scene.id)), 0)
        # No click: a number that none has, and that this state of this scene alone makes.
        by = By(-(scene.id << 32 | scene.version), self.us, channel, self.bot.clock.now(), self.bot.dice)
        self.bot.voice.announce(db, self.taken(db, scene.id, act, by, action, expected), settings)

    @property
    def us(self) -> Viewer:
        """The bot, where it acts of its own accord."""
        return Viewer(user_id=self.bot.application_id or 0, is_gm=True)

    def said(
        self, db: Any, taken: Taken, seat: Seat, shown: Callable[[Any, Taken, Seat], Answer] | None = None
    ) -> Screen | Answer:
        """Have the step announced; the answer to whoever took it."""
        self.bot.voice.announce(db, taken, seat.settings)
        return shown(db, taken, seat) if shown else self.bot.voice.answer(taken, seat)

    def named(self, typed: str, seat: Seat, ruleset: str | None = None) -> Find:
        """Finds the open scene that is meant in this channel. Raises NO_SUCH_SCENE or WHICH_SCENE."""
        return lambda db: scenes.find(db, typed, seat.channel_id or 0, ruleset=ruleset).id

    def by(self, interaction: discord.Interaction[Gravecaller], seat: Seat) -> By:
        """Who takes a step, where and when."""
        return By(interaction.id, seat.viewer, seat.channel_id or 0, self.bot.clock.now(), self.bot.dice)

    def triggers(self, db: Any) -> Callable[..., Any]:
        """What the ruleset of a scene does at its moments."""

        def act(scene: Scene, lasting: Any, moment: Event, dice: Dice) -> Any:
            rules = self.bot.scene_rules.get(scene.ruleset)
            if rules is None or rules.triggers is None:
                return ()
            does = rules.triggers(lambda ids: sheets.by_ids(db, list(ids)), self.in_force(db, scene.ruleset, scene))
            return does(scene, lasting, moment, dice)

        return act

    def in_force(self, db: Any, ruleset: str, scene: Scene | None = None) -> Any:
        """The tables of a ruleset that this guild, or this scene, plays by; None where it has no house rules."""
        house = self.bot.house_rules.get(ruleset)
        if house is None:
            return None
        return houserules.in_force(db, house) if scene is None else houserules.in_scene(db, house, scene)

    async def suggest_scenes(
        self, interaction: discord.Interaction[Gravecaller], current: str, *, ruleset: str | None = None
    ) -> list[tuple[str, str]]:
        """The open scenes of this channel, or those of a ruleset, by name."""
        seat = await self.seat(interaction, private=True)
        there = await self.bot.storage.read(
            seat.guild_id, lambda db: scenes.in_channel(db, seat.channel_id or 0, ruleset=ruleset)
        )
        return [(name, name) for name in best_matches(current, [scene.name for scene in there])]

    def taken(self, db: Any, scene_id: int, act: Act, by: By, action: str, expected: int | None = None) -> Taken:
        """The step, taken with what the scene's ruleset does at its moments. Raises as `scenesteps.take`."""
        return scenesteps.take(
            *(db, scene_id, lambda scene, dice: act(db, scene, dice), by),
            action=action,
            expected=expected,
            triggers=self.triggers(db),
        )
