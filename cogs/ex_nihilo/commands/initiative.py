"""`/nihilo initiative`: the order of a scene and its G.S.P., or initiative for anybody."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import discord
from discord import app_commands

from bot.engine.dice import Dice
from bot.engine.refusal import Refused
from bot.engine.ruling import Ruling
from bot.engine.scene import flow
from bot.engine.scene.events import Step
from bot.engine.scene.going import chained
from bot.engine.scene.model import Scene, Status
from bot.engine.scene.refusal import SceneRefusal
from bot.engine.scene.view import visible
from bot.engine.screen import Screen
from bot.services import houserules, scenes
from bot.services.ledger import Entry
from bot.surface.client import Gravecaller
from bot.surface.cog import suggests
from bot.surface.permissions import Seat
from cogs.ex_nihilo.commands.base import LEVEL_CHOICES, Chosen, NihiloBase, Words, level_of, names_in
from cogs.ex_nihilo.rules.initiative import Order, initiative
from cogs.ex_nihilo.rules.level import roll_anew, set_level, set_wormhole, when_of
from cogs.ex_nihilo.rules.rolls import RollRefusal
from cogs.ex_nihilo.rules.states import RULESET
from cogs.ex_nihilo.screens.initiative import initiative_screen, scene_initiative_screen
from cogs.ex_nihilo.tables import NihiloTables
from cogs.ex_nihilo.tables.options import When

WHEN_CHOICES = [
    app_commands.Choice(name="Each turn", value=When.EACH_TURN.value),
    app_commands.Choice(name="Once per fight", value=When.ONCE_PER_FIGHT.value),
]


class Wanted(NamedTuple):
    """What the Narrator sets in a scene; what is None stays as it is."""

    level: Chosen = None
    when: Chosen = None
    wormhole: bool | None = None
    anew: bool = False

    def set_level(self, scene: Scene, *, tables: NihiloTables) -> Step:
        """The scene at this level, with initiative then."""
        to = None if self.level is None else level_of(self.level)
        return set_level(scene, to, None if self.when is None else When(self.when.value), tables)


NOTHING = Wanted()


class InitiativeCommands(NihiloBase):
    """Who acts first."""

    @app_commands.command(name="initiative")
    @app_commands.choices(level=LEVEL_CHOICES, when=WHEN_CHOICES)
    async def initiative_command(
        self,
        interaction: discord.Interaction[Gravecaller],
        who: Words = "",
        level: Chosen = None,
        when: Chosen = None,
        anew: bool = False,
        wormhole: bool | None = None,
        scene: str = "",
    ) -> None:
        seat = await self.seat(interaction)
        if who.strip():
            await self._roll(interaction, seat, who, level)
            return
        found = await self.bot.storage.read(seat.guild_id, lambda db: _scene(db, scene, seat))
        if found is None:
            await self._roll(interaction, seat, who, level)
            return
        asked = Wanted(level, when, wormhole, anew)
        if asked == NOTHING and found.status is not Status.GATHERING:
            await self._show(interaction, seat, found.id)
        else:
            await self._set(interaction, seat, found.id, asked)

    @initiative_command.autocomplete("scene")
    @suggests
    async def suggest_scene_here(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_scenes(interaction, current, ruleset=RULESET)

    @initiative_command.autocomplete("who")
    @suggests
    async def suggest_who_rolls(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """Completes the last name of a list; the names before it stay."""
        *before, last = current.split(",")
        found = await self.suggest_own(interaction, last)
        lists = [", ".join([*map(str.strip, before), name]) for name, _ in found]
        return [(text, text) for text in lists]

    async def _roll(self, interaction: discord.Interaction[Gravecaller], seat: Seat, who: str, level: Chosen) -> None:
        """Everybody who is named rolls, or somebody's only sheet."""

        def decide(db: Any, dice: Dice) -> Ruling:
            tables = self.tables(db, seat.channel_id)
            there = [self.own_sheet(db, name, seat.viewer) for name in names_in(who) or [""]]
            named = list({sheet.id: sheet for sheet in there}.values())
            if any(sheet.hidden for sheet in named):
                raise Refused(RollRefusal.HIDDEN_INITIATIVE)
            fighters = [self.fighter(db, sheet, tables) for sheet in named]
            chosen = self.level(db, seat, level, {sheet.id for sheet in named})
            return initiative(fighters, chosen, tables, dice)

        def shown(_: Any, entry: Entry) -> Screen:
            return initiative_screen(Order.model_validate(entry.ruling.result), entry.id)

        await self.rule(interaction, decide, shown)

    async def _show(self, interaction: discord.Interaction[Gravecaller], seat: Seat, scene_id: int) -> None:
        """The order, as this person may know it."""

        def work(db: Any) -> Screen:
            scene = scenes.load(db, scene_id)
            tables = houserules.in_scene(db, self._house, scene)
            return scene_initiative_screen(visible(scene, seat.viewer), when_of(scene, tables))

        shown = self.bot.storage.read(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, shown, private=True))

    async def _set(
        self,
        interaction: discord.Interaction[Gravecaller],
        seat: Seat,
        scene_id: int,
        wanted: Wanted,
    ) -> None:
        """The Narrator sets what holds in the scene, has initiative rolled anew, or begins the scene."""
        seat.require_gm()

        def act(db: Any, scene: Scene, dice: Dice) -> Step:
            if wanted == NOTHING:
                return flow.start(scene, dice)
            step = Step(scene=scene, events=())
            if wanted.level is not None or wanted.when is not None:
                step = chained(step, partial(wanted.set_level, tables=houserules.in_scene(db, self._house, scene)))
            if wanted.wormhole is not None:
                step = chained(step, partial(set_wormhole, fails=wanted.wormhole))
            return chained(step, partial(roll_anew, dice=dice)) if wanted.anew else step

        await self.step(interaction, lambda _: scene_id, act, "start" if wanted == NOTHING else "play")


def _scene(db: Any, typed: str, seat: Seat) -> Scene | None:
    """The scene of this game that is meant in this channel; None where there is none, or several and none is named.

    Raises `Refused` with NO_SUCH_SCENE for a name that none has.
    """
    try:
        return scenes.find(db, typed, seat.channel_id or 0, ruleset=RULESET)
    except Refused as refused:
        if typed.strip() or refused.reason is not SceneRefusal.NO_SUCH_SCENE:
            raise
        return None
