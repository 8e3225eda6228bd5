"""`/cabal new`: a match is opened, against somebody or against the bot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from bot.engine.refusal import Refused
from bot.engine.scene.model import Scene
from bot.engine.screen import Screen
from bot.engine.text import NAME_LENGTH, best_matches, clean, name_key
from bot.services import ledger, scenes, scenesteps
from bot.services.i18n import LANGUAGES
from bot.surface.client import Gravecaller
from bot.surface.cog import suggests
from bot.surface.permissions import Seat
from cogs.cabal.commands.base import CabalBase
from cogs.cabal.rules.course import Player, open_match, resume_match
from cogs.cabal.rules.match import MatchRefusal, match_of, opened, resumed
from cogs.cabal.rules.model import Side
from cogs.cabal.rules.record import LONGEST, read
from cogs.cabal.rules.refusals import RecordRefusal
from cogs.cabal.screens.guide import GUIDE
from cogs.cabal.screens.looking import look_screen
from cogs.cabal.screens.setup import army_screen
from cogs.cabal.tables import Army

PREFIX = "cabal-"
"""Before the values of all choices here, whose words stand beside those of other commands."""

SIZES = {"8x8": (8, 8), "16x8": (16, 8), "8x16": (8, 16)}
SIDES = {"white": Side.FIRST, "black": Side.SECOND}


def _choices(values: Mapping[str, str]) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=name, value=f"{PREFIX}{value}") for value, name in values.items()]


class NewCommand(CabalBase):
    """Opening matches. Everybody may, also against somebody who then need not get ready."""

    @app_commands.command()
    @app_commands.choices(
        strength=_choices({"1": "1 – easy", "2": "2 – middling", "3": "3 – strong"}),
        board=_choices({"8x8": "8×8", "16x8": "16×8: two boards side by side", "8x16": "8×16: two boards end to end"}),
        side=_choices({"white": "White", "black": "Black"}),
    )
    async def new(
        self,
        interaction: discord.Interaction[Gravecaller],
        opponent: discord.Member | None = None,
        strength: str = "cabal-2",
        army: str = "",
        rival: str = "",
        board: str = "cabal-8x8",
        days: app_commands.Range[int, 1, 30] | None = None,
        side: str = "cabal-white",
        name: app_commands.Range[str, 0, 32] = "",
        record: discord.Attachment | None = None,
    ) -> None:
        seat = await self.seat(interaction, private=True)
        own = SIDES[side.removeprefix(PREFIX)]
        players = self._players(interaction, opponent)
        bot = own.other if players[1][1] == self.bot.application_id else None
        first, second = players if own is Side.FIRST else players[::-1]
        width, height = SIZES[board.removeprefix(PREFIX)]
        level = int(strength.removeprefix(PREFIX))
        recorded = await self.timely(interaction, _text_of(record), private=True)
        by = self.by(interaction, seat)

        def work(db: Any) -> Screen:
            armies, tables = self.armies(db), self.tables(db)
            title = clean(name) or _free_name(db, seat, self.said_at(seat, GUIDE.title))
            if recorded is not None:
                match = resumed(read(recorded, tables), bot=bot, level=level, days=days)
                step = resume_match(title, first, second, match, ledger.NO_DICE, by.now)
            else:
                mine, theirs = self._chosen(armies, army or "undead"), self._chosen(armies, rival or "empire")
                match = opened(
                    *((mine, theirs) if own is Side.FIRST else (theirs, mine)),
                    tables.options,
                    width=width,
                    height=height,
                    bot=bot,
                    level=level,
                    days=days,
                )
                step = open_match(title, first, second, match, ledger.NO_DICE)
            taken = scenesteps.open_scene(db, step, by)
            if taken.is_new:
                self.follow(db, taken.scene)
                self.invite(db, taken, seat)
            return self.said(db, taken, seat, lambda *_: self.begun(db, taken.scene, seat, own))

        written = self.bot.storage.write(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, written, private=True))

    @new.autocomplete("army")
    @new.autocomplete("rival")
    @suggests
    async def suggest_army(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        seat = await self.seat(interaction, private=True)
        armies = await self.bot.storage.read(seat.guild_id, self.armies)
        named = {self._called(seat, army): key for key, army in armies.items()}
        return [(called, named[called]) for called in best_matches(current, named)]

    def begun(self, db: Any, scene: Scene, seat: Seat, own: Side) -> Screen:
        """What whoever opened the match sees: the draft to get ready with, or the board of a game that goes on."""
        match = match_of(scene)
        if match.game is not None:
            return look_screen(scene, match, seat.settings, own)
        return army_screen(scene, match, own, seat.settings, self.armies(db))

    def _players(
        self, interaction: discord.Interaction[Gravecaller], opponent: discord.Member | None
    ) -> tuple[Player, Player]:
        """Whoever opens the match, and the opponent. Raises `Refused(NO_OPPONENT)`."""
        us = (self.bot.user.display_name if self.bot.user else "", self.bot.application_id or 0)
        me = (_name(interaction.user.display_name), interaction.user.id)
        if opponent is None or opponent.id == us[1]:
            return me, us
        if opponent.bot or opponent.id == me[1]:
            raise Refused(MatchRefusal.NO_OPPONENT)
        them = _name(opponent.display_name)
        return me, (them if name_key(them) != name_key(me[0]) else _name(f"{them[:29]} 2"), opponent.id)

    def _chosen(self, armies: Mapping[str, Army], typed: str) -> Army:
        """The army with this key, or called so in any language. Raises `Refused(NO_SUCH_ARMY)`."""
        for key, army in armies.items():
            names = {self.bot.catalogue.shown(language, army.called) for language in LANGUAGES}
            if name_key(typed) in {name_key(key), *map(name_key, names)}:
                return army
        raise Refused(MatchRefusal.NO_SUCH_ARMY, typed=clean(typed))

    def _called(self, seat: Seat, army: Army) -> str:
        return self.bot.catalogue.shown(seat.own_language, army.called)


async def _text_of(record: discord.Attachment | None) -> str | None:
    """What stands in the file. Raises `Refused(LONG)` for one that is larger than any record."""
    if record is None:
        return None
    if record.size > LONGEST:
        raise Refused(RecordRefusal.LONG, n=LONGEST)
    return (await record.read()).decode("utf-8-sig", errors="replace")


def _name(typed: str) -> str:
    return clean(typed) or "?"


def _free_name(db: Any, seat: Seat, wished: str) -> str:
    """The name of a new scene, with a number where it is taken. It names nobody: it stays when people are forgotten."""
    taken = {name_key(scene.name) for scene in scenes.in_channel(db, seat.channel_id or 0)}
    wished = clean(wished)
    names = (wished, *(f"{wished[: NAME_LENGTH - 4]} {n}" for n in range(2, len(taken) + 3)))
    return next(one for one in names if name_key(one) not in taken)
