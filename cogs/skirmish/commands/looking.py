"""`/skirmish board` and `/skirmish cover`: looking at a game changes nothing, and anybody may."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.engine.refusal import Refused
from bot.engine.scene.refusal import SceneRefusal
from bot.engine.screen import Screen
from bot.services import scenes
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from bot.surface.permissions import Seat
from bot.surface.scenetable import Find
from cogs.skirmish.commands.base import Here, SkirmishBase, desk, is_desk, present
from cogs.skirmish.scene import RULESET, trail_of
from cogs.skirmish.screens.board import list_screen, page_screen, picture_screen
from cogs.skirmish.screens.cover import cover_screen
from cogs.skirmish.screens.desk import table_screen, title

Words = app_commands.Range[str, 0, 100]


class LookCommands(SkirmishBase):
    """What anybody may see of a game."""

    @app_commands.command(name="board")
    async def board_command(self, interaction: discord.Interaction[Gravecaller], game: Words = "") -> None:
        seat = await self.seat(interaction)

        def shown(here: Here) -> Screen:
            return table_screen(here.scene, here.game, here.seat.settings, trail_of(here.scene))

        await self.look(interaction, _open_or_over(game, seat), shown, private=False)

    @app_commands.command()
    async def cover(
        self, interaction: discord.Interaction[Gravecaller], attacker: Words, target: Words, game: Words = ""
    ) -> None:
        seat = await self.seat(interaction, private=True)

        def shown(here: Here) -> Screen:
            who, whom = here.creature(attacker), here.creature(target)
            return cover_screen(here.game, who, whom, here.scene.id, here.seat.settings)

        await self.look(interaction, self.meant(game, seat), shown)

    @action("desk")
    async def open_desk(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The game with all that this person can do, only for them."""
        await self.look(interaction, lambda _: click.number(0), desk, redraw=is_desk(interaction))

    @action("picture")
    async def show_picture(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The whole board as a picture."""
        await self.look(
            interaction, lambda _: click.number(0), lambda here: picture_screen(here.game, title(here.scene))
        )

    @action("list")
    async def show_list(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The whole board as a list."""
        await self.look(interaction, lambda _: click.number(0), lambda here: list_screen(here.game, title(here.scene)))

    @action("page")
    async def turn_page(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """One page of a wide board."""

        def shown(here: Here) -> Screen:
            return page_screen(here.game, here.scene.id, title(here.scene), click.number(1), here.seat.settings)

        await self.look(interaction, lambda _: click.number(0), shown, redraw=is_desk(interaction))

    @board_command.autocomplete("game")
    @cover.autocomplete("game")
    @suggests
    async def suggest_game_to_see(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_games(interaction, current)

    @cover.autocomplete("attacker")
    @cover.autocomplete("target")
    @suggests
    async def suggest_anybody(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_names(interaction, current, present)


def _open_or_over(typed: str, seat: Seat) -> Find:
    """Finds an open game, or where there is none of that name one that is over."""

    def found(db: Any) -> int:
        channel_id = seat.channel_id or 0
        try:
            return scenes.find(db, typed, channel_id, ruleset=RULESET).id
        except Refused as refused:
            over = scenes.in_channel(db, channel_id, closed=True, ruleset=RULESET)
            if refused.reason is SceneRefusal.NO_SUCH_SCENE and over:
                return scenes.find(db, typed or over[0].name, channel_id, closed=True, ruleset=RULESET).id
            raise

    return found
