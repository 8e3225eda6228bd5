"""`/ledger export`: the GM takes the ledger along as a file, or sees what the dice have shown."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.engine.dice import Face
from bot.engine.fairness import Outcome, counted, tallied
from bot.engine.refusal import Refused
from bot.engine.screen import Attached, Screen
from bot.engine.text import Text, say
from bot.engine.visibility import Visibility
from bot.services import ledger, ledgerfiles
from bot.services.clock import stamp
from bot.services.ledger import Entry, LedgerRefusal
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action
from bot.surface.limits import ATTACHMENT_BYTES
from bot.surface.permissions import Seat
from cogs.tabletop.commands.corrections import corrections_of
from cogs.tabletop.commands.entries import LedgerEntries
from cogs.tabletop.screens import exporting as screens
from cogs.tabletop.screens.ledger import kind_text
from cogs.tabletop.screens.why import note_text

PAUSE = 2.0
"""Seconds between two tellings of how far a long export has come; Discord takes five edits in five seconds."""

FORMATS = {"markdown": "Markdown, to read", "json": "JSON, to verify", "csv": "CSV, a table", "dice": "The dice"}


@dataclass
class Gathered:
    """What has been read of the ledger so far, as far as the GM sees it."""

    entries: list[tuple[Entry, str]] = field(default_factory=list)
    rows: list[dict[str, Any]] = field(default_factory=list)
    sections: list[str] = field(default_factory=list)


@dataclass
class Seen:
    """What open rulings have shown: the faces by who rolled them, the outcomes by ruleset and kind."""

    people: dict[int, list[Face]] = field(default_factory=dict)
    outcomes: dict[tuple[str, str], list[Outcome]] = field(default_factory=dict)


class LedgerExport(LedgerEntries):
    """The ledger as files, for the GM: it holds what was ruled in every channel."""

    @app_commands.command(name="export")
    @app_commands.choices(format=[app_commands.Choice(name=name, value=kind) for kind, name in FORMATS.items()])
    async def export_ledger(self, interaction: discord.Interaction[Gravecaller], format: str = "markdown") -> None:
        seat = await self.seat(interaction, private=True)
        seat.require_gm()
        if format == "dice":
            shown = await self._dice(interaction, seat, None)
            await (self.redraw if interaction.response.is_done() else self.answer)(interaction, shown)
            return
        gathered = Gathered()
        is_long = False
        async for read, whole in self._chunks(interaction, seat, partial(self._gather, seat, format, gathered)):
            is_long = True
            await self.redraw(interaction, screens.progress_screen(read, whole))
        file = await self._written(seat, format, gathered)
        done = screens.export_screen(file, len(gathered.entries), self.bot.mention)
        await (self.redraw if is_long else self.answer)(interaction, done)

    @action("ledger-dice")
    async def dice_of(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The same for another die."""
        seat = await self.seat(interaction, private=True)
        seat.require_gm()
        sides = Click(click.values).number(0)
        await self.redraw(interaction, await self._dice(interaction, seat, sides))

    async def _chunks(
        self, interaction: discord.Interaction[Gravecaller], seat: Seat, gather: Any
    ) -> AsyncIterator[tuple[int, int]]:
        """Reads the ledger to its present end; yields how far it has come, not too often, where that takes a while."""
        whole = await self.timely(interaction, self.bot.storage.read(seat.guild_id, ledgerfiles.last), private=True)
        if whole > ledgerfiles.CHUNK and not interaction.response.is_done():
            await interaction.response.defer(ephemeral=True, thinking=True)
        after, told = 0, -PAUSE
        clock = asyncio.get_running_loop().time
        while after < whole:
            after = await self.timely(
                interaction, self.bot.storage.read(seat.guild_id, partial(gather, after, whole)), private=True
            )
            if after < whole and clock() - told >= PAUSE:
                told = clock()
                yield after, whole

    def _gather(self, seat: Seat, format: str, gathered: Gathered, after: int, whole: int, db: Any) -> int:
        found = ledgerfiles.chunk(db, after, whole)
        for entry in found:
            is_revealed = ledger.revealed(db, entry.id) is not None
            sees = is_revealed or entry.visibility.shows(seat.viewer, entry.actor_id)
            if format == "json":
                gathered.rows.append(ledgerfiles.as_json(entry, seat.viewer, revealed=is_revealed))
            if sees:
                gathered.entries.append((entry, ledgerfiles.corrected(db, entry)))
            if sees and format == "markdown":
                gathered.sections.append(self._section(db, entry, seat))
        return found[-1].id if found else whole

    def _section(self, db: Any, entry: Entry, seat: Seat) -> str:
        speak = partial(self.bot.catalogue.format, seat.own_language)
        amended, undone = corrections_of(db, entry)
        said = [speak(say("ledger-why-undone"))] if undone else []
        said += [speak(say("ledger-why-amended", outcome=outcome, reason=reason)) for outcome, reason in amended]
        kind = speak(kind_text(entry.ruling.ruleset, entry.ruling.kind))
        trace: Sequence[Text] = [note_text(note) for note in entry.ruling.trace]
        return ledgerfiles.markdown(entry, kind, said, speak, trace)

    async def _written(self, seat: Seat, format: str, gathered: Gathered) -> Attached:
        """The file, packed where it is too large. Raises TOO_LONG where even that is."""
        match format:
            case "json":
                seeds = await self.bot.storage.read(seat.guild_id, ledgerfiles.seeds)
                name, data = "ledger.json", ledgerfiles.json_file(stamp(self.bot.clock.now()), seeds, gathered.rows)
            case "csv":
                name, data = "ledger.csv", ledgerfiles.csv_file(gathered.entries)
            case _:
                title = self.bot.catalogue.format(seat.own_language, say("ledger-export-title"))
                name, data = "ledger.md", "\n".join([f"# {title}", "", *gathered.sections]).encode()
        if len(data) > ATTACHMENT_BYTES:
            name, data = f"{name}.gz", gzip.compress(data)
        if len(data) > ATTACHMENT_BYTES:
            raise Refused(LedgerRefusal.TOO_LONG)
        return Attached(name=name, data=data)

    async def _dice(self, interaction: discord.Interaction[Gravecaller], seat: Seat, sides: int | None) -> Screen:
        """What open rolls have shown; nothing that is kept back counts, though the GM may see it."""
        seen = Seen()
        async for read, whole in self._chunks(interaction, seat, partial(self._look, seen)):
            await self.redraw(interaction, screens.progress_screen(read, whole))
        everybody = counted(face for faces in seen.people.values() for face in faces)
        people = {who: counted(faces) for who, faces in seen.people.items()}
        outcomes = [(self._named(*kind), tallied(those)) for kind, those in seen.outcomes.items()]
        return screens.dice_screen(everybody, people, sides, outcomes)

    def _look(self, seen: Seen, after: int, whole: int, db: Any) -> int:
        found = ledgerfiles.chunk(db, after, whole)
        for entry in found:
            if entry.visibility is Visibility.OPEN:
                seen.people.setdefault(entry.actor_id, []).extend(entry.faces)
                kind = (entry.ruling.ruleset, entry.ruling.kind)
                if kind in self.bot.outcomes:
                    seen.outcomes.setdefault(kind, []).extend(self.bot.outcomes[kind](entry.ruling))
        return found[-1].id if found else whole

    def _named(self, ruleset: str, kind: str) -> Text:
        return say("ask-check", ruleset=self.bot.guides[ruleset].title, check=kind_text(ruleset, kind))
