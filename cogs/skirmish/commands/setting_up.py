"""`/skirmish deploy`: warbands are brought, and creatures set up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from bot.engine.dice import Dice
from bot.engine.grid import label, latin
from bot.engine.refusal import Refused
from bot.engine.screen import Form
from bot.engine.text import best_matches, clean, say
from bot.services import scenes, sheets
from bot.services.sheetsearch import Right
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from bot.surface.permissions import Seat
from cogs.skirmish.commands.base import Here, SkirmishBase
from cogs.skirmish.commands.files import text_of
from cogs.skirmish.rules.muster import mustered, set_up, stands_for, warband_of
from cogs.skirmish.rules.play import Played
from cogs.skirmish.rules.setup import deploy
from cogs.skirmish.rules.terms import Side
from cogs.skirmish.rules.warbands import read_warband
from cogs.skirmish.scene import RULESET, GameRefusal, due_side, game_of
from cogs.skirmish.screens.names import at
from cogs.skirmish.screens.setting_up import warband_form
from cogs.skirmish.sheets import Member, Stats, Warband

Bring = Callable[[Warband], Warband]
"""What a side brings, given what it has brought before."""

PASTE = "paste"
"""The name that stands for a warband that is pasted as text."""

Words = app_commands.Range[str, 0, 100]


class SetUpCommands(SkirmishBase):
    """Setting up."""

    @app_commands.command(name="deploy")
    async def deploy_command(
        self,
        interaction: discord.Interaction[Gravecaller],
        warband: Words = "",
        file: discord.Attachment | None = None,
        creature: Words = "",
        square: Words = "",
        side: Words = "",
        game: Words = "",
    ) -> None:
        seat = await self.seat(interaction, private=True)
        find = self.meant(game, seat)
        if self.is_called(warband, "skirmish-warband-paste", PASTE):
            await self._ask(interaction, find, side)
            return
        bring: Bring | None = None
        if file:
            written = read_warband(await self.timely(interaction, text_of(file), private=True))
            bring = _as_it_is(written)
        elif warband:
            bring = await self.bot.storage.read(seat.guild_id, lambda db: self._bringer(db, seat, warband))

        def deed(here: Here, _: Dice) -> Played:
            if creature:
                who = here.creature(creature)
                here.require(who.side)
                place = here.game.board.square(square) if square else next(stands_for(here.game, who), None)
                return set_up(here.game, who.side) if place is None else deploy(here.game, who.id, place)
            meant = side_meant(here, side)
            if bring is None:
                return set_up(here.game, meant)
            return Played(mustered(here.game, meant, bring(warband_of(here.game, meant))), ())

        await self.play(interaction, find, deed, "warband" if bring and not creature else "deploy")

    @action("set-up")
    async def press_set_up(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The rest of a side is set up by itself."""
        await self.play(
            *(interaction, lambda _: click.number(0)),
            lambda here, _: set_up(here.game, side_meant(here, "")),
            "deploy",
        )

    @action("warband")
    async def ask_for_warband(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The form in which a warband is written or pasted, holding the present one."""
        await self._ask(interaction, lambda _: click.number(0), "")

    @action("warband-sent")
    async def bring_warband(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """A side brings the warband from the form."""

        def deed(here: Here, _: Dice) -> Played:
            meant = side_meant(here, click.word(1))
            return Played(mustered(here.game, meant, read_warband(click.fields.get("warband", ""))), ())

        await self.play(interaction, lambda _: click.number(0), deed, "warband")

    @deploy_command.autocomplete("game")
    @suggests
    async def suggest_game_to_set_up(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_games(interaction, current)

    @deploy_command.autocomplete("warband")
    @suggests
    async def suggest_warband(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """Our warbands, pasted text, and the creatures that this person may use."""
        seat = await self.seat(interaction, private=True)
        tables = await self.bot.storage.read(seat.guild_id, self.tables)
        ids = [*(f"skirmish-warband-{row.id}" for row in tables.warbands.rows), "skirmish-warband-paste"]
        names = [self.bot.catalogue.format(seat.own_language, say(id)) for id in ids]
        ours = [(name, name) for name in best_matches(current, names)]
        kinds = ["creature"]
        return [*ours, *await self.suggest_sheets(seat, current, right=Right.EDIT, ruleset=RULESET, kinds=kinds)]

    @deploy_command.autocomplete("creature")
    @suggests
    async def suggest_own_creature(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """One's own creatures, those that do not stand yet first."""

        def own(here: Here) -> list[str]:
            theirs = [one for one in here.game.creatures if one.side in here.may_act_for]
            return [one.name for one in sorted(theirs, key=lambda one: one.stands)]

        return await self.suggest_names(interaction, current, own)

    @deploy_command.autocomplete("square")
    @suggests
    async def suggest_place(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        """Where the creature may be set up."""
        typed = str(interaction.namespace.creature or "")
        return await self.suggest_names(
            interaction, current, lambda here: [label(one) for one in stands_for(here.game, here.creature(typed))]
        )

    @deploy_command.autocomplete("side")
    @suggests
    async def suggest_side(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        return await self.suggest_names(
            interaction, current, lambda here: [f"{one.side.upper()}: {one.name}" for one in here.game.players]
        )

    async def _ask(self, interaction: discord.Interaction[Gravecaller], find: Any, side: str) -> None:
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Form:
            scene = scenes.load(db, find(db))
            here = Here(scene, game_of(scene), seat)
            meant = side_meant(here, side)
            return warband_form(scene.id, meant, warband_of(here.game, meant))

        form = await self.timely(interaction, self.bot.storage.read(seat.guild_id, work), private=True)
        await self.ask(interaction, form, at("warband", form.address.args[0]))

    def _bringer(self, db: Any, seat: Seat, typed: str) -> Bring:
        """One of our warbands in place of the present one; or somebody's own creature in addition to it.

        Raises `Refused(NO_SUCH_WARBAND)`.
        """
        tables = self.tables(db)
        for row in tables.warbands.rows:
            if self.is_called(typed, f"skirmish-warband-{row.id}", row.id):
                return _as_it_is(self.sample(tables, seat, row.id))
        try:
            sheet = sheets.find(db, typed, seat.viewer, ruleset=RULESET, kinds=["creature"])
        except Refused:
            raise Refused(GameRefusal.NO_SUCH_WARBAND, name=clean(typed)) from None
        if not seat.viewer.edits(sheet):
            raise Refused(GameRefusal.NO_SUCH_WARBAND, name=clean(typed))
        own = Member(name=sheet.name, stats=Stats.model_validate(sheet.stats))
        return lambda present: Warband(creatures=(*present.creatures, own))


def side_meant(here: Here, typed: str) -> Side:
    """The side that is named by its letter; else the one that this person may act for, of both the one that is due.

    Raises `Refused`: NOT_A_PLAYER, NOT_YOUR_SIDE.
    """
    letter = latin(typed.strip()[:1].upper()).casefold()
    if letter in set(Side):
        here.require(Side(letter))
        return Side(letter)
    here.require_player()
    due = due_side(here.game)
    return due if due in here.may_act_for else here.may_act_for[0]


def _as_it_is(warband: Warband) -> Bring:
    return lambda _: warband
