"""Entries of the ledger, as people name them."""

from __future__ import annotations

import re

import discord

from bot.engine.refusal import Refused
from bot.engine.text import clean
from bot.services import ledgersearch
from bot.services.ledger import LedgerRefusal
from bot.surface.client import Gravecaller
from bot.surface.cog import TableCog
from bot.surface.limits import CHOICES
from cogs.tabletop.screens.ledger import kind_text


class LedgerEntries(TableCog):
    """Base of the parts of `/ledger`."""

    package = "tabletop"

    async def suggest_entries(
        self, interaction: discord.Interaction[Gravecaller], typed: str, *, only_kept_back: bool = False
    ) -> list[tuple[str, str]]:
        """The newest entries; where a number has been typed, that one and the ones before it."""
        seat = await self.seat(interaction, private=True)
        before = entry_number(typed) + 1 if typed.strip() else None
        entries = await self.bot.storage.read(
            seat.guild_id,
            lambda db: ledgersearch.recent(db, seat.viewer, CHOICES, before, only_kept_back=only_kept_back),
        )
        kinds = [kind_text(entry.ruling.ruleset, entry.ruling.kind) for entry in entries]
        return [
            (f"{entry.id} · {self.bot.catalogue.format(seat.own_language, kind)}", str(entry.id))
            for entry, kind in zip(entries, kinds, strict=True)
        ]


def entry_number(typed: str) -> int:
    """The entry's number that was typed, `12` or `#12`. Raises `Refused(NO_SUCH_ENTRY)`."""
    found = re.fullmatch(r"\s*#?([0-9]{1,18})\s*", typed)
    if found is None:
        raise Refused(LedgerRefusal.NO_SUCH_ENTRY, entry=clean(typed))
    return int(found[1])
