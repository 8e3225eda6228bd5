"""`/cabal army`: getting ready, in private, until both sides are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from bot.engine.dice import Dice
from bot.engine.refusal import Refused, Shared
from bot.engine.scene.events import Step
from bot.engine.scene.model import Scene
from bot.engine.screen import Form, Screen
from bot.services import scenes
from bot.services.scenesteps import Taken
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from bot.surface.permissions import Seat
from cogs.cabal.commands.base import CabalBase
from cogs.cabal.rules import course
from cogs.cabal.rules.layout import read_ranks
from cogs.cabal.rules.match import Draft, Match, MatchRefusal, match_of, side_of
from cogs.cabal.rules.model import Side, Spell
from cogs.cabal.rules.setup import classical
from cogs.cabal.screens.call import at
from cogs.cabal.screens.setup import CLASSICAL, army_screen, ranks_form, withdraw_question

Change = Callable[[Any, Match, Side], Draft]


class ArmyCommand(CabalBase):
    """Armies and set-ups. What a side drafts, nobody else reads anywhere."""

    @app_commands.command(name="army")
    async def army_command(self, interaction: discord.Interaction[Gravecaller], game: str = "") -> None:
        seat = await self.seat(interaction, private=True)
        await self._show(interaction, self.game(game, seat))

    @army_command.autocomplete("game")
    @suggests
    async def suggest_game_to_prepare(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_games(interaction, current)

    @action("army")
    async def show_army(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The draft of whoever asks, if they play."""
        await self._show(interaction, lambda _: click.number(0))

    @action("choose-army")
    async def choose_army(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Another army, or the ready-made set-up of this one."""

        def change(db: Any, match: Match, side: Side) -> Draft:
            draft = match.draft(side)
            if click.args[1:] == (CLASSICAL,):
                return draft.model_copy(update={"pieces": classical(match.board(), side)})
            army = self.armies(db).get("".join(click.values))
            if army is None:
                raise Refused(MatchRefusal.NO_SUCH_ARMY, typed="".join(click.values))
            return draft.model_copy(update={"army": army})

        await self._change(interaction, click, change)

    @action("choose-spells")
    async def choose_spells(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The spells that are to be declared; whether they are three is judged when the side is ready."""
        try:
            spells = tuple(Spell(value) for value in click.values)
        except ValueError:
            raise Refused(Shared.CLOSED) from None
        await self._change(
            interaction, click, lambda _, match, side: match.draft(side).model_copy(update={"spells": spells})
        )

    @action("by-hand")
    async def ask_ranks(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The form for a set-up by hand."""
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Form:
            scene = scenes.load(db, click.number(0))
            return ranks_form(scene, match_of(scene), side_of(scene, seat.viewer))

        form = await self.timely(interaction, self.bot.storage.read(seat.guild_id, work), private=True)
        await self.ask(interaction, form, at("by-hand", click.number(0)))

    @action("ranks")
    async def set_ranks(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The set-up as it was typed."""
        ranks = click.fields.get("first", ""), click.fields.get("second", "")
        await self._change(
            interaction,
            click,
            lambda _, match, side: match.draft(side).model_copy(update={"pieces": read_ranks(match, side, ranks)}),
        )

    @action("ready")
    async def get_ready(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The side is ready; when both are, the game begins."""
        seat = await self.seat(interaction, private=True)
        now = self.bot.clock.now()

        def act(_: Any, scene: Scene, dice: Dice) -> Step:
            return course.get_ready(scene, side_of(scene, seat.viewer), dice, now)

        await self.step(
            *(interaction, lambda _: click.number(0), act, "cabal-ready"), shown=self._army_or_done, redraw=True
        )
        match = match_of(await self.bot.storage.read(seat.guild_id, lambda db: scenes.load(db, click.number(0))))
        if match.bot is not None and match.game is not None and not match.is_bots:
            await self.thinker.get_ready(match.game)

    @action("withdraw")
    async def ask_withdrawal(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Whether the match is to be called off."""
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            scene = scenes.load(db, click.number(0))
            _require_open(scene, seat)
            return withdraw_question(scene)

        asked = self.bot.storage.read(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, asked, private=True))

    @action("call-off")
    async def call_off(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The match is called off before it has begun."""
        seat = await self.seat(interaction, private=True)
        now = self.bot.clock.now()

        def act(_: Any, scene: Scene, __: Dice) -> Step:
            _require_open(scene, seat)
            return course.call_off(scene, now)

        await self.step(interaction, lambda _: click.number(0), act, "close", redraw=True)

    async def _show(self, interaction: discord.Interaction[Gravecaller], find: Callable[[Any], int]) -> None:
        seat = await self.seat(interaction, private=True)
        read = self.bot.storage.read(seat.guild_id, lambda db: self._army(db, scenes.load(db, find(db)), seat))
        await self.answer(interaction, await self.timely(interaction, read, private=True))

    async def _change(self, interaction: discord.Interaction[Gravecaller], click: Click, change: Change) -> None:
        seat = await self.seat(interaction, private=True)

        def act(db: Any, scene: Scene, _: Dice) -> Step:
            side = side_of(scene, seat.viewer)
            return course.draft(scene, side, change(db, match_of(scene), side))

        await self.step(
            *(interaction, lambda _: click.number(0), act, "cabal-draft"), shown=self._army_or_done, redraw=True
        )

    def _army_or_done(self, db: Any, taken: Taken, seat: Seat) -> Screen:
        """The draft after a step of it; once the game has begun there is none."""
        if match_of(taken.scene).game is not None:
            return self.bot.voice.answer(taken, seat)
        return self._army(db, taken.scene, seat)

    def _army(self, db: Any, scene: Scene, seat: Seat) -> Screen:
        side = side_of(scene, seat.viewer)
        return army_screen(scene, match_of(scene), side, seat.settings, self.armies(db))


def _require_open(scene: Scene, seat: Seat) -> None:
    """Raises `Refused` unless somebody who plays calls off what has not begun: NOT_A_PLAYER, READY_ALREADY."""
    match_of(scene).draft(side_of(scene, seat.viewer))
