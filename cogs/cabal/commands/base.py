"""What the parts of `/cabal` share: which game is meant, whose turn it is, and what follows from every step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import discord

from bot.engine.house import HouseRules
from bot.engine.refusal import Refused
from bot.engine.scene.model import Scene, Status
from bot.engine.scene.refusal import SceneRefusal
from bot.engine.screen import Screen
from bot.engine.text import Listing, Text, Verbatim
from bot.services import alarms, houserules, outbox, scenes, sheets
from bot.services.scenesteps import Click as By
from bot.services.scenesteps import Taken
from bot.services.sceneundo import PLAYER
from bot.surface.client import Gravecaller
from bot.surface.permissions import Seat
from bot.surface.scenetable import Act, Find, SceneTable
from cogs.cabal.commands.thinker import Thinker
from cogs.cabal.rules import course
from cogs.cabal.rules.match import RULESET, Match, match_of
from cogs.cabal.screens.call import at
from cogs.cabal.screens.choices import falling_notice
from cogs.cabal.screens.setup import invitation
from cogs.cabal.sheets import army_of
from cogs.cabal.tables import Army, CabalTables


class CabalBase(SceneTable):
    """Base of the parts of `/cabal`."""

    package = RULESET

    def __init__(self, bot: Gravecaller, house: HouseRules[CabalTables], thinker: Thinker) -> None:
        super().__init__(bot)
        self._house = house
        self.thinker = thinker

    def tables(self, db: Any) -> CabalTables:
        """The tables with what this guild has set."""
        return houserules.in_force(db, self._house)

    def armies(self, db: Any) -> dict[str, Army]:
        """The armies that can be chosen here: the shipped ones, then those that the guild has as sheets."""
        own = sheets.listed(db, PLAYER, ruleset=RULESET, kinds=["army"])
        return self.tables(db).armies | {f"#{sheet.id}": army_of(sheet) for sheet in own}

    def game(self, typed: str, seat: Seat) -> Find:
        """Finds the game that is meant in this channel; of several the one that this person plays, if it is one."""

        def find(db: Any) -> int:
            there = scenes.in_channel(db, seat.channel_id or 0, ruleset=RULESET)
            own = [one for one in there if any(seat.viewer.user_id in who.user_ids for who in one.participants)]
            if not typed.strip() and len(own) == 1:
                return own[0].id
            return scenes.find(db, typed, seat.channel_id or 0, ruleset=RULESET).id

        return find

    def shown_game(self, db: Any, typed: str, seat: Seat) -> Scene:
        """The game that is meant, for looking at: an open one, or else the last of those that are over."""
        try:
            return scenes.load(db, self.game(typed, seat)(db))
        except Refused as refused:
            if refused.reason is not SceneRefusal.NO_SUCH_SCENE:
                raise
            over = scenes.in_channel(db, seat.channel_id or 0, closed=True, ruleset=RULESET)
            if not over:
                raise
            return scenes.find(db, typed or over[0].name, seat.channel_id or 0, closed=True, ruleset=RULESET)

    async def look(
        self, interaction: discord.Interaction[Gravecaller], work: Callable[[Any], Screen], *, redraw: bool = False
    ) -> None:
        """Show what `work` reads in the guild's file, privately; or in place of the message that asked for it."""
        seat = await self.seat(interaction, private=True)
        screen = await self.timely(interaction, self.bot.storage.read(seat.guild_id, work), private=True)
        await (self.redraw if redraw else self.answer)(interaction, screen)

    def taken(self, db: Any, scene_id: int, act: Act, by: By, action: str, expected: int | None = None) -> Taken:
        """The step, with all that follows from it by itself."""
        taken = super().taken(db, scene_id, act, by, action, expected)
        if taken.is_new:
            self.follow(db, taken.scene)
        return taken

    def follow(self, db: Any, scene: Scene, *, pings: bool = True) -> None:
        """Set the alarms of a game as it now stands: the bot thinks, a decision or a turn has its end.

        Whoever has to decide is told; without `pings` they are not notified of it.
        """
        key, number = f"{RULESET}:{scene.id}", str(scene.id)
        if scene.status is Status.GATHERING:  # The invitation still holds.
            return
        alarms.cancel(db, key)
        outbox.drop(db, f"{key}:asked")
        if scene.status is not Status.RUNNING:
            return
        match, now = match_of(scene), self.bot.clock.now()
        if match.is_bots:
            alarms.set(db, f"{key}:think", now, at("think", number))
            return
        if match.playing.fall is not None:
            until = course.choose_by(match, now)
            alarms.set(db, f"{key}:fall", until, at("fall", number, scene.version))
            users = scene.participants[match.playing.decides].user_ids if pings else ()
            self._tell(db, scene, falling_notice(scene, match, until), users)
        elif match.move_by is not None:
            alarms.set(db, f"{key}:late", match.move_by, at("late", number, scene.called))

    def invite(self, db: Any, taken: Taken, seat: Seat) -> None:
        """Ask the players of a new match to get ready; only the opponent is notified."""
        if taken.scene.status is not Status.GATHERING:
            return
        users = [user for one in taken.scene.participants for user in one.user_ids]
        asked = [user for user in users if user not in {seat.viewer.user_id, self.bot.application_id}]
        mentions = Listing(items=tuple(Verbatim(verbatim=f"<@{user}>") for user in users))
        self._tell(db, taken.scene, invitation(taken.scene, match_of(taken.scene), mentions), asked)

    def _tell(self, db: Any, scene: Scene, screen: Screen, users: Sequence[int]) -> None:
        """Have something asked in the scene's first channel; it is not said any more once a step is taken."""
        channels = scenes.channels(db, scene.id)
        if channels:
            topic = f"{RULESET}:{scene.id}:asked"
            outbox.put(db, topic, channels[0], screen, now=self.bot.clock.now(), pings=users)

    async def suggest_games(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        """The games of this channel, by name."""
        return await self.suggest_scenes(interaction, current, ruleset=RULESET)

    async def suggested_game(self, interaction: discord.Interaction[Gravecaller]) -> tuple[Scene, Match, Seat]:
        """The game that the options typed so far mean, for autocompletion. Raises `Refused` where there is none."""
        seat = await self.seat(interaction, private=True)
        typed = str(interaction.namespace.game or "")
        scene = await self.bot.storage.read(seat.guild_id, lambda db: scenes.load(db, self.game(typed, seat)(db)))
        return scene, match_of(scene), seat

    def said_to(self, seat: Seat, text: Text) -> str:
        """A text in the language of one reader."""
        return self.bot.catalogue.format(seat.own_language, text)

    def said_at(self, seat: Seat, text: Text) -> str:
        """A text in the language of the table."""
        return self.bot.catalogue.format(seat.table_language, text)
