"""`/house profiles`: whole sets of house rules under names, to be played by, shared and kept."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.engine.house import Faulty
from bot.engine.housechange import Step, change, told
from bot.engine.profile import Profile
from bot.engine.refusal import Refused
from bot.engine.screen import Screen
from bot.engine.text import Text
from bot.services import housefiles, houseprofiles, houserules
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action
from bot.surface.permissions import Seat
from cogs.tabletop.commands.house.base import HouseTable
from cogs.tabletop.screens import profiles as screens


class HouseProfiles(HouseTable):
    """A profile stands for the whole set: what it does not name has its default when it is played by."""

    @app_commands.command(name="profiles")
    async def profiles_command(self, interaction: discord.Interaction[Gravecaller]) -> None:
        seat = await self.seat(interaction, private=True)
        await self.answer(interaction, await self._profiles(interaction, seat))

    @action("profiles")
    async def show_profiles(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The list again."""
        seat = await self.seat(interaction, private=True)
        await self.redraw(interaction, await self._profiles(interaction, seat))

    @action("profile")
    async def show_profile(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """What the chosen profile would change."""
        seat = await self.seat(interaction, private=True)
        chosen = Click(click.values).number(0)

        def work(db: Any) -> Screen:
            profile = houseprofiles.get(db, chosen)
            try:
                changes: tuple[Text, ...] = told(change("profile", self._profile_steps(db, profile)))
            except Faulty:
                raise
            except Refused as refused:  # nothing would change
                changes = (refused.text,)
            return screens.profile_screen(profile, changes, may_change=seat.viewer.is_gm)

        try:
            shown = await self.timely(interaction, self.bot.storage.read(seat.guild_id, work), private=True)
        except Faulty as faulty:
            await self.tell_faults(interaction, faulty)
        else:
            await self.redraw(interaction, shown)

    @action("profile-save")
    async def ask_name(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Under which name the rules in force are kept."""
        await self.gm(interaction)
        await self.ask(interaction, screens.name_form(), screens.at("profile-save"))

    @action("profile-saved")
    async def save_profile(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The rules in force are kept under the name that was sent."""
        seat = await self.gm(interaction)
        now = self.bot.clock.now()

        def work(db: Any) -> Screen:
            own = {name: houserules.own(db, name) for name in self.bot.house_rules}
            houseprofiles.save(db, click.fields.get("name", ""), housefiles.exported(own), now)
            return screens.list_screen(houseprofiles.listed(db), may_change=True)

        saved = self.bot.storage.write(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, saved, private=True))

    @action("profile-play")
    async def play_by(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """From now on the guild plays by this profile."""
        seat = await self.gm(interaction)

        def steps(db: Any) -> list[Step]:
            return self._profile_steps(db, houseprofiles.get(db, click.number(0)))

        try:
            await self.change(interaction, seat, "profile", steps)
        except Faulty as faulty:
            await self.tell_faults(interaction, faulty)

    @action("profile-export")
    async def export_profile(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The profile as a file, for other servers."""
        seat = await self.seat(interaction, private=True)
        read = self.bot.storage.read(seat.guild_id, lambda db: houseprofiles.get(db, click.number(0)))
        await self.answer(interaction, screens.export_screen(await self.timely(interaction, read, private=True)))

    @action("profile-forget")
    async def forget_profile(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The profile is kept no more; the rules in force stay."""
        seat = await self.gm(interaction)

        def work(db: Any) -> Screen:
            houseprofiles.forget(db, click.number(0))
            return screens.list_screen(houseprofiles.listed(db), may_change=True)

        left = self.bot.storage.write(seat.guild_id, work)
        await self.redraw(interaction, await self.timely(interaction, left, private=True))

    async def _profiles(self, interaction: discord.Interaction[Gravecaller], seat: Seat) -> Screen:
        read = self.bot.storage.read(seat.guild_id, houseprofiles.listed)
        found = await self.timely(interaction, read, private=True)
        return screens.list_screen(found, may_change=seat.viewer.is_gm)

    def _profile_steps(self, db: Any, profile: Profile) -> list[Step]:
        """What makes the profile the whole set of house rules. Raises `Faulty` where it fits no more."""
        wanted = housefiles.imported(profile.file, self.bot.house_rules)
        return [
            houserules.step(
                *(db, house),
                {**dict.fromkeys(houserules.own(db, house.ruleset)), **wanted.get(house.ruleset, {})},
            )
            for house in self.bot.house_rules.values()
        ]
