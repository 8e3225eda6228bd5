"""What the subcommands of `/nihilo` share: tables in force, sheets as the rules know them, the scene and its G.S.P."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

import discord
from discord import app_commands

from bot.engine.house import HouseRules
from bot.engine.refusal import Refused, Shared
from bot.engine.scene.events import Step
from bot.engine.scene.model import Participant, Scene, Status
from bot.engine.scene.playing import played
from bot.engine.sheet import Sheet, Viewer
from bot.engine.text import Text, name_key
from bot.services import effects, houserules, scenes, scenesteps, sheets
from bot.services.i18n import LANGUAGES
from bot.services.sheetsearch import Right
from bot.surface.client import Gravecaller
from bot.surface.permissions import Seat
from bot.surface.scenetable import SceneTable
from cogs.ex_nihilo.rules.acting import Act, Done, Game, game_of
from cogs.ex_nihilo.rules.fighter import Fighter, fighter_of
from cogs.ex_nihilo.rules.rolls import RollRefusal
from cogs.ex_nihilo.rules.states import RULESET
from cogs.ex_nihilo.rules.stress import LEVELS
from cogs.ex_nihilo.sheets import Character, Npc
from cogs.ex_nihilo.tables import NihiloTables

KINDS = ("character", "npc")
"""The kinds of sheets of this game."""

TABLE = Viewer(user_id=0, is_gm=False)
"""Whoever reads a public answer."""

LEVEL_NAMES = {
    -1: "−1 · all the time, and quiet",
    0: "0 · all the time, or quiet",
    1: "1 · moderate stress",
    2: "2 · high stress",
    3: "3 · certain death",
}
"""What Discord shows of a level where it knows no translation."""

LEVEL_CHOICES = [app_commands.Choice(name=LEVEL_NAMES[level], value=f"gsp-{level}") for level in LEVELS]

Words = app_commands.Range[str, 0, 100]
Chosen = app_commands.Choice[str] | None


class Within(NamedTuple):
    """Somebody who takes part in a scene that runs."""

    scene: Scene
    participant: Participant

    @property
    def is_their_turn(self) -> bool:
        """Whether they have the turn."""
        return self.scene.current == self.participant.turn

    @property
    def game(self) -> Game:
        """The game that is played in the scene."""
        return game_of(self.scene)

    @property
    def done(self) -> Done:
        """What they have done in this turn of the game."""
        return self.game.of(self.participant.id, self.scene.round)


class Doing(NamedTuple):
    """What somebody in a scene will have done in this turn."""

    within: Within
    done: Done


class NihiloBase(SceneTable):
    """Base of the parts of `/nihilo`."""

    package = "ex_nihilo"

    def __init__(self, bot: Gravecaller, house: HouseRules[NihiloTables]) -> None:
        super().__init__(bot)
        self._house = house

    def tables(self, db: Any, channel_id: int | None) -> NihiloTables:
        """The tables by which is played in this channel."""
        return houserules.in_channel(db, self._house, channel_id)

    def own_sheet(self, db: Any, typed: str, viewer: Viewer) -> Sheet:
        """Who acts: the named one, or the only one that is theirs. Raises NO_SUCH_SHEET, NOT_YOURS, WHICH_SHEET."""
        if typed.strip():
            found = sheets.find(db, typed, viewer, ruleset=RULESET, kinds=KINDS)
            if not viewer.edits(found):
                raise Refused(Shared.NOT_YOURS, name=found.name)
            return found
        there = sheets.listed(db, viewer, ruleset=RULESET, kinds=KINDS)
        own = [sheet for sheet in there if sheet.owner_id == viewer.user_id]
        if len(own) != 1:
            raise Refused(RollRefusal.WHICH_SHEET, n=len(own))
        return own[0]

    def any_sheet(self, db: Any, typed: str, viewer: Viewer) -> Sheet:
        """Somebody whom they may know of. Raises NO_SUCH_SHEET."""
        return sheets.find(db, typed, viewer, ruleset=RULESET, kinds=KINDS)

    def fighter(self, db: Any, sheet: Sheet, tables: NihiloTables) -> Fighter:
        """A sheet as the rules know it, with all that lasts on it."""
        lasting = effects.lasting(db, ruleset=RULESET, sheet_ids=[sheet.id])
        return fighter_of(sheet.id, sheet.name, character_of(sheet), lasting, tables)

    def within(self, db: Any, seat: Seat, sheet_id: int) -> Within | None:
        """The running scene of this channel in which somebody takes part, if there is one."""
        return self.scene_of(db, seat.channel_id, sheet_id)

    def scene_of(self, db: Any, channel_id: int | None, sheet_id: int) -> Within | None:
        """The running scene of a channel in which somebody takes part, if there is one."""
        for scene in scenes.in_channel(db, channel_id or 0, ruleset=RULESET):
            for one in scene.present if scene.status is Status.RUNNING else ():
                if one.sheet_id == sheet_id:
                    return Within(scene, one)
        return None

    def level(self, db: Any, seat: Seat, chosen: Chosen, sheet_ids: Collection[int]) -> int:
        """The G.S.P. level of a roll: that of the scene in which they are, or of the only one here, or as chosen.

        In a scene the Narrator alone chooses another. Raises `Refused` with NO_LEVEL, or LEVEL_IS_SET.
        """
        there = scenes.in_channel(db, seat.channel_id or 0, ruleset=RULESET)
        theirs = [scene for scene in there if {one.sheet_id for one in scene.present}.intersection(sheet_ids)]
        meant = (theirs or there)[:1] if theirs or len(there) == 1 else []
        set_to = game_of(meant[0]).level if meant else None
        if chosen is None:
            if set_to is None:
                raise Refused(RollRefusal.NO_LEVEL)
            return set_to
        level = level_of(chosen)
        if set_to is not None and level != set_to and not seat.viewer.is_gm:
            raise Refused(RollRefusal.LEVEL_IS_SET, level=set_to)
        return level

    def doing(
        self, db: Any, interaction: discord.Interaction[Gravecaller], seat: Seat, sheet: Sheet, act: Act
    ) -> Doing | None:
        """What somebody will have done with this act in their turn of a scene; None where nothing is counted.

        An interaction that arrives again finds what it did. Raises `Refused` as `Done.doing`.
        """
        within = self.within(db, seat, sheet.id)
        if within is None or not within.is_their_turn:
            return None
        earlier = scenesteps.of_click(db, self.by(interaction, seat))
        if earlier is not None:
            return Doing(within, game_of(earlier.scene).of(within.participant.id, earlier.scene.round))
        return Doing(within, within.done.doing(act, name=sheet.name))

    def note(
        self, db: Any, interaction: discord.Interaction[Gravecaller], seat: Seat, within: Within, done: Done
    ) -> None:
        """Have the scene note what somebody has done in this turn, once for each interaction; nobody is told."""

        def act(_: Any, scene: Scene, __: Any) -> Step:
            return played(scene, game_of(scene).after(within.participant.id, done).as_json)

        taken = self.taken(db, within.scene.id, act, self.by(interaction, seat), "play")
        self.bot.voice.announce(db, taken, seat.settings)

    def spoken(self, text: Text) -> set[str]:
        """How people name this, in any language."""
        return {name_key(self.bot.catalogue.format(language, text)) for language in LANGUAGES}

    async def suggest_own(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        """The sheets that this person may use."""
        seat = await self.seat(interaction, private=True)
        return await self.suggest_sheets(seat, current, right=Right.EDIT, ruleset=RULESET, kinds=KINDS)

    async def suggest_anybody(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """The sheets of which this person may know."""
        seat = await self.seat(interaction, private=True)
        return await self.suggest_sheets(seat, current, right=Right.NAME, ruleset=RULESET, kinds=KINDS)


def character_of(sheet: Sheet) -> Character:
    """The numbers of a stored sheet."""
    return (Npc if sheet.kind == "npc" else Character).model_validate(sheet.stats)


def level_of(chosen: app_commands.Choice[str]) -> int:
    """The level that was chosen."""
    return int(chosen.value.removeprefix("gsp-"))


def names_in(typed: str) -> Iterable[str]:
    """The names in a list with commas."""
    return [name for name in map(str.strip, typed.split(",")) if name]
