"""`/house export` and `/house import`: house rules as TOML files."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.engine.house import Faulty, HouseRefusal
from bot.engine.housechange import Step, change, told
from bot.engine.refusal import Refused, Shared
from bot.engine.screen import Screen
from bot.engine.text import best_matches, clean, name_key
from bot.services import housefiles, houserules
from bot.services.housefiles import HouseFileRefusal
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from bot.surface.files import fetched
from cogs.tabletop.commands.house.base import HouseTable
from cogs.tabletop.screens import house as screens


class HouseFiles(HouseTable):
    """Files of house rules. What a file does not name stays as it is."""

    @app_commands.command(name="export")
    async def export(self, interaction: discord.Interaction[Gravecaller], ruleset: str = "") -> None:
        seat = await self.seat(interaction, private=True)
        wanted = self._rulesets(ruleset)

        def work(db: Any) -> Screen:
            own = {name: houserules.own(db, name) for name in wanted}
            n = sum(map(len, own.values()))
            return screens.export_screen(n, housefiles.exported(own))

        written = self.bot.storage.read(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, written, private=True))

    @app_commands.command(name="import")
    async def import_(self, interaction: discord.Interaction[Gravecaller], file: discord.Attachment) -> None:
        seat = await self.gm(interaction)
        if file.size > housefiles.LARGEST:
            raise Refused(HouseFileRefusal.TOO_LARGE, limit=housefiles.LARGEST // 1024)
        data = await self.timely(interaction, fetched(file), private=True)

        def work(db: Any) -> Screen:
            told_of = told(change("import", self._steps(db, data)))
            return screens.import_question(told_of, houserules.ask(db, data))

        try:
            asked = await self.timely(interaction, self.bot.storage.write(seat.guild_id, work), private=True)
        except Faulty as faulty:
            await self.tell_faults(interaction, faulty)
        else:
            await self.answer(interaction, asked)

    @export.autocomplete("ruleset")
    @suggests
    async def suggest_ruleset(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        seat = await self.seat(interaction, private=True)
        titles = {
            self.bot.catalogue.format(seat.own_language, house.title): house.ruleset
            for house in self.bot.house_rules.values()
        }
        return [(title, titles[title]) for title in best_matches(current, titles)]

    @action("house-import")
    async def confirm_import(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Sets what the file sets that was shown. Raises CLOSED where another one has been sent since."""
        seat = await self.gm(interaction)

        def steps(db: Any) -> list[Step]:
            data = houserules.asked(db, "".join(click.args))
            if data is None:
                raise Refused(Shared.CLOSED)
            return self._steps(db, data)

        try:
            await self.change(interaction, seat, "import", steps)
        except Faulty as faulty:
            await self.tell_faults(interaction, faulty)

    def _steps(self, db: Any, data: bytes) -> list[Step]:
        """What a file would set. Raises `Faulty` with all that is wrong in it, or `Refused` with a HouseFileRefusal."""
        return houserules.steps(db, self.bot.house_rules, housefiles.imported(data, self.bot.house_rules))

    def _rulesets(self, typed: str) -> list[str]:
        """The ruleset that was typed, by its id or its title in any language; all of them for nothing."""
        if not clean(typed):
            return list(self.bot.house_rules)
        for house in self.bot.house_rules.values():
            if name_key(typed) in {name_key(house.ruleset), *self.said(house.title)}:
                return [house.ruleset]
        raise Refused(HouseRefusal.NO_SUCH_RULESET, typed=clean(typed, limit=50))
