"""What the subcommands of `/spell` share: the house rules in force, and spells by their names."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any

import discord

from bot.engine.house import HouseRules
from bot.engine.sheet import Sheet, Viewer
from bot.engine.text import best_matches
from bot.services import houserules, sheets
from bot.services.i18n import LANGUAGES, Catalogue
from bot.surface.client import Gravecaller
from bot.surface.cog import TableCog
from bot.surface.limits import CHOICES
from bot.surface.permissions import Seat
from cogs.spellcasting.rules import lookup
from cogs.spellcasting.rules.lookup import Spell
from cogs.spellcasting.rules.spells import SpellName
from cogs.spellcasting.tables import SpellTables, SrdSpells


class SpellBase(TableCog):
    """Base of the parts of `/spell`."""

    package = "spellcasting"

    def __init__(self, bot: Gravecaller, house: HouseRules[SpellTables], srd: SrdSpells) -> None:
        super().__init__(bot)
        self._house = house
        self._srd = srd
        self._called = tuple(spell.called for spell in srd.rows)

    def tables(self, db: Any, channel_id: int | None) -> SpellTables:
        """The tables by which is played in this channel."""
        return houserules.in_channel(db, self._house, channel_id)

    async def gm(self, interaction: discord.Interaction[Gravecaller], *, private: bool = True) -> Seat:
        """The seat of the GM. Raises `Refused(NOT_GM)` for everybody else."""
        seat = await self.seat(interaction, private=private)
        seat.require_gm()
        return seat

    def spell_named(self, db: Any, typed: str, seat: Seat) -> tuple[SpellName, Spell]:
        """The spell that somebody means, by its name in any language or by its `key_of`, with what is known of it.

        The GM's own hidden spells are known to the GM alone. Raises `Refused(NO_SUCH_SPELL)`.
        """
        own = own_spells(db, seat.viewer)
        book = lookup.book(self._srd, own)
        keyed = next((name for name in book if key_of(name) == typed), None)
        name = keyed or lookup.find(typed, self._named(own, seat))
        return name, book[name]

    def spell_called(self, db: Any, name: SpellName) -> Spell | None:
        """What is known of a spell that has been named; None for one of the GM's that is gone, or of neither kind."""
        if name.sheet_id is not None:
            own = sheets.by_ids(db, [name.sheet_id])
            return next(iter(lookup.book(self._srd.model_copy(update={"rows": ()}), own).values()), None)
        return next((spell for spell in self._srd.rows if spell.id == name.srd), None)

    async def suggest_spells(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """The spells that this person may know of, each once, by names in their language before others."""
        seat = await self.seat(interaction)

        def work(db: Any) -> list[str]:
            named = self._named(own_spells(db, seat.viewer), seat)
            found: dict[SpellName, str] = {}
            for name in best_matches(current, named, limit=CHOICES * len(LANGUAGES)):
                found.setdefault(named[name], name)
            return list(found.values())

        return [(name, name) for name in await self.bot.storage.read(seat.guild_id, work)]

    def _named(self, own: list[Sheet], seat: Seat) -> dict[str, SpellName]:
        """All spells by their names: the GM's own first, then the SRD's as the reader says them, then the others."""
        named = {sheet.name: SpellName(name=sheet.name, sheet_id=sheet.id) for sheet in own}
        for language in dict.fromkeys((seat.own_language, seat.table_language, *LANGUAGES)):
            for name, spell in _names_in(language, self.bot.catalogue, self._called).items():
                named.setdefault(name, spell)
        return named


def own_spells(db: Any, viewer: Viewer) -> list[Sheet]:
    """The GM's own spells, as far as somebody may know of them."""
    return sheets.listed(db, viewer, ruleset="spellcasting", kinds=["spell"])


def key_of(name: SpellName) -> str:
    """A spell in an address: its id in the SRD, or `#` and the number of its sheet."""
    return name.srd or f"#{name.sheet_id}"


@lru_cache(maxsize=len(LANGUAGES))
def _names_in(language: str, catalogue: Catalogue, spells: tuple[SpellName, ...]) -> dict[str, SpellName]:
    """The spells by their names in a language and in English; kept, since finding them takes a while."""
    return lookup.names(spells, [partial(catalogue.format, language)])
