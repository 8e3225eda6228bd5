"""What Discord offers on a post and on a person: *Adjudicate* and *Sheets*, for play by post."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.engine.dice import Dice
from bot.engine.refusal import Refused, Shared
from bot.engine.ruling import Ruling
from bot.engine.screen import Screen
from bot.engine.text import clean
from bot.engine.visibility import Visibility
from bot.services import sheets
from bot.services.ledger import Entry
from bot.surface.buttons import Click
from bot.surface.checks import CheckKind, Trial
from bot.surface.client import Gravecaller
from bot.surface.cog import action
from bot.surface.permissions import Seat
from cogs.tabletop.commands.checking import Checking, picked
from cogs.tabletop.commands.sheet.base import SheetTable
from cogs.tabletop.rules.ask import PLAIN, AskRefusal
from cogs.tabletop.screens import posts as screens


class PostsCog(Checking, SheetTable):
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
        plain = self.check(PLAIN)
        checks = [(check.key, check.label, self.title_of(check)) for check in self.checks()]
        await self.answer(interaction, screens.check_choice(post, [(plain.key, plain.label, None), *checks]))

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
        post, check = _post(click), self.check("".join(click.values))
        if check.kinds:
            await self._choose(interaction, seat, post, check, 0)
        else:
            await self._ask(interaction, post, check, 0)

    @action("judge-sheet")
    async def ask_difficulty(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """How hard it is; with an address of four words, a button's, for that sheet."""
        seat = await self._judge(interaction)
        post, check = _post(click), self.check(click.word(2))
        chosen, first = picked(click.values or click.args[3:])
        if chosen is None:
            await self._choose(interaction, seat, post, check, first)
        else:
            await self._ask(interaction, post, check, chosen)

    @action("judge")
    async def judge(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The ruling, in the open or for the GM alone, with a link to the post."""
        seat = await self._judge(interaction)
        post, check, sheet_id = _post(click), self.check(click.word(2)), click.number(3)
        difficulty = clean(click.fields.get("difficulty", ""), limit=50)
        is_blind = check.keeps or click.fields.get("visibility") == Visibility.BLIND
        how = Visibility.BLIND if is_blind else Visibility.OPEN

        def decide(db: Any, dice: Dice) -> Ruling:
            check.reads(db, seat, difficulty)
            sheet = sheets.get(db, sheet_id) if check.kinds else None
            return self.made(check, Trial(db, seat, sheet, difficulty, click.fields.get("expression", "")), dice)

        def shown(db: Any, entry: Entry) -> Screen:
            outcome = check.told(entry.ruling, difficulty)
            told = self.shown(db, entry, how)
            told = screens.judged_screen(told, seat.guild_id, seat.channel_id or 0, post, outcome)
            return told.model_copy(update={"private": is_blind})

        await self.rule(interaction, decide, shown, visibility=how)

    async def _judge(self, interaction: discord.Interaction[Gravecaller]) -> Seat:
        seat = await self.seat(interaction, private=True)
        seat.require_gm()
        return seat

    async def _choose(
        self,
        interaction: discord.Interaction[Gravecaller],
        seat: Seat,
        post: tuple[str, str],
        check: CheckKind,
        first: int,
    ) -> None:
        def work(db: Any) -> Screen:
            found = self.sheets_for(db, check, seat.viewer)
            found.sort(key=lambda sheet: sheet.owner_id != int(post[1]))
            if not found:
                raise Refused(AskRefusal.NOBODY_CAN)
            return screens.sheet_choice(post, check.key, [(sheet.name, sheet.id) for sheet in found], first)

        await self.redraw(interaction, await self.timely(interaction, self.read(seat, work), private=True))

    async def _ask(
        self, interaction: discord.Interaction[Gravecaller], post: tuple[str, str], check: CheckKind, sheet_id: int
    ) -> None:
        form = screens.judge_form(post, check.key, sheet_id, typed=not check.kinds, keeps=check.keeps)
        await self.ask(interaction, form, form.address.model_copy(update={"action": "judge-sheet"}))


def _post(click: Click) -> tuple[str, str]:
    """The post and its author. Raises CLOSED for an address that is not ours."""
    return str(click.number(0)), str(click.number(1))
