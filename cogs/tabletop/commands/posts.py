"""What Discord offers on a post and on a person: *Adjudicate* and *Sheets*, for play by post."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.engine.dice import Dice
from bot.engine.refusal import Refused, Shared
from bot.engine.ruling import Ruling
from bot.engine.screen import Screen
from bot.engine.sheet import Sheet
from bot.engine.text import Text, clean
from bot.engine.visibility import Visibility
from bot.services import sheets
from bot.services.ledger import Entry
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action
from bot.surface.permissions import Seat
from cogs.tabletop.commands.meaning import meaning, values_of
from cogs.tabletop.commands.sheet.base import SheetTable
from cogs.tabletop.rules.ask import target_of
from cogs.tabletop.rules.roll import Rolled, roll
from cogs.tabletop.screens import posts as screens
from cogs.tabletop.screens.ask import rolled_line
from cogs.tabletop.screens.posts import DICE
from cogs.tabletop.screens.roll import roll_screen


class PostsCog(SheetTable):
    """The GM judges a post without typing whose it is; everybody looks up a person's sheets, as far as they may."""

    package = "tabletop"

    def __init__(self, bot: Gravecaller) -> None:
        super().__init__(bot)
        self._menus: tuple[app_commands.ContextMenu, ...] = (
            app_commands.ContextMenu(name="Adjudicate", callback=self.adjudicate),
            app_commands.ContextMenu(name="Sheets", callback=self.sheets_of),
        )

    async def cog_load(self) -> None:
        """Offers the menus."""
        await super().cog_load()
        for menu in self._menus:
            menu.guild_only = True
            self.bot.tree.add_command(menu)

    async def cog_unload(self) -> None:
        """No more."""
        await super().cog_unload()
        for menu in self._menus:
            self.bot.tree.remove_command(menu.name, type=menu.type)

    async def adjudicate(self, interaction: discord.Interaction[Gravecaller], message: discord.Message) -> None:
        seat = await self.seat(interaction, private=True)
        seat.require_gm()
        post = (str(message.id), str(message.author.id))
        checks = [(key, known.label) for key, known in self.bot.checks.items()]
        await self.answer(interaction, screens.check_choice(post, checks))

    async def sheets_of(self, interaction: discord.Interaction[Gravecaller], member: discord.Member) -> None:
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            theirs = [sheet for sheet in sheets.listed(db, seat.viewer) if sheet.owner_id == member.id]
            return screens.sheets_of(member.id, [(one.name, self.kind_of(one).title, one.id) for one in theirs])

        await self.answer(interaction, await self.timely(interaction, self.read(seat, work), private=True))

    @action("post-sheet")
    async def show_sheet(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The chosen sheet; its numbers for whoever may see them."""
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            sheet = sheets.find(db, f"#{Click(click.values).number(0)}", seat.viewer)
            if not seat.viewer.sees(sheet):
                raise Refused(Shared.NOT_YOURS, name=sheet.name)
            return self.card(db, sheet, seat)

        await self.redraw(interaction, await self.timely(interaction, self.read(seat, work), private=True))

    @action("judge-check")
    async def choose_sheet(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """With which sheet the chosen check is made, the author's own first; a plain roll needs none."""
        seat = await self._judge(interaction)
        post, key = _post(click), click.values[0] if click.values else ""
        if key == DICE:
            await self._ask(interaction, post, key, 0)
            return
        known = self.bot.checks.get(key)
        if known is None:
            raise Refused(Shared.CLOSED)

        def work(db: Any) -> Screen:
            found = sheets.listed(db, seat.viewer, ruleset=known.ruleset, kinds=known.kinds)
            found.sort(key=lambda sheet: sheet.owner_id != int(post[1]))
            if not found:
                raise Refused(Shared.NO_SUCH_SHEET, name=known.label)
            return screens.sheet_choice(post, key, [(sheet.name, sheet.id) for sheet in found])

        await self.redraw(interaction, await self.timely(interaction, self.read(seat, work), private=True))

    @action("judge-sheet")
    async def ask_difficulty(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """How hard it is; with an address of four words, a button's, for that sheet."""
        await self._judge(interaction)
        sheet_id = Click(click.values or click.args[3:]).number(0)
        await self._ask(interaction, _post(click), click.args[2], sheet_id)

    @action("judge")
    async def judge(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The ruling, in the open or for the GM alone, with a link to the post."""
        seat = await self._judge(interaction)
        post, key, sheet_id = _post(click), click.args[2], click.number(3)
        difficulty = clean(click.fields.get("difficulty", ""), limit=50)
        target = target_of(difficulty) if key == DICE else None
        how = Visibility.BLIND if click.fields.get("visibility") == Visibility.BLIND else Visibility.OPEN

        def decide(db: Any, dice: Dice) -> Ruling:
            if key != DICE:
                return self._checked(db, key, sheets.get(db, sheet_id), difficulty, dice)
            meant = meaning(self.bot, db, seat, click.fields.get("expression", ""), "")
            return roll(meant.expression, "", dice, values_of(self.bot, meant, seat))

        def shown(_: Any, entry: Entry) -> Screen:
            screen, outcome = self._told(key, entry, target)
            told = screens.judged_screen(screen, seat.guild_id, seat.channel_id or 0, post, outcome)
            return told.model_copy(update={"private": how is not Visibility.OPEN})

        await self.rule(interaction, decide, shown, visibility=how)

    async def _judge(self, interaction: discord.Interaction[Gravecaller]) -> Seat:
        seat = await self.seat(interaction, private=True)
        seat.require_gm()
        return seat

    async def _ask(
        self, interaction: discord.Interaction[Gravecaller], post: tuple[str, str], key: str, sheet_id: int
    ) -> None:
        form = screens.judge_form(post, key, sheet_id)
        await self.ask(interaction, form, form.address.model_copy(update={"action": "judge-sheet"}))

    def _checked(self, db: Any, key: str, sheet: Sheet, difficulty: str, dice: Dice) -> Ruling:
        known = self.bot.checks.get(key)
        if known is None or (sheet.ruleset, sheet.kind) not in {(known.ruleset, kind) for kind in known.kinds}:
            raise Refused(Shared.CLOSED)
        return known.rule(db, sheet, difficulty, dice)

    def _told(self, key: str, entry: Entry, target: int | None) -> tuple[Screen, Text]:
        known = self.bot.checks.get(key)
        if known is not None:
            return known.shown(entry.ruling, entry.id), known.told(entry.ruling)
        rolled = Rolled.model_validate(entry.ruling.result)
        return roll_screen(rolled, entry.id, entry.visibility), rolled_line(rolled.reckoning.total, target)


def _post(click: Click) -> tuple[str, str]:
    """The post and its author. Raises CLOSED for an address that is not ours."""
    return str(click.number(0)), str(click.number(1))
