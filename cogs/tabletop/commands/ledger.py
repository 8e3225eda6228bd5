"""`/ledger`: what was ruled, why, showing what was kept back, and checking the dice."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.refusal import Refused
from bot.engine.ruling import Ruling
from bot.engine.screen import Block, Screen
from bot.engine.visibility import Visibility
from bot.services import ledger, seeds, sheets, verify
from bot.services.ledger import Entry
from bot.services.seeds import Seed, SeedRefusal
from bot.surface.buttons import Click
from bot.surface.checks import shown
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from bot.surface.permissions import Seat
from cogs.tabletop.commands.corrections import LedgerCorrections, corrections_of
from cogs.tabletop.commands.entries import entry_number
from cogs.tabletop.commands.exporting import LedgerExport
from cogs.tabletop.commands.looking import LedgerLooking
from cogs.tabletop.screens import ledger as screens
from cogs.tabletop.screens.corrections import corrections
from cogs.tabletop.screens.ledger import Checked, Pledged, Rotation
from cogs.tabletop.screens.why import Explained, why_screen


@app_commands.guild_only()
class LedgerCog(LedgerExport, LedgerCorrections, LedgerLooking, commands.GroupCog, group_name="ledger"):
    """What the ledger knows, to whoever may see it; of what is kept from them it knows nothing."""

    package = "tabletop"

    @app_commands.command(name="why")
    async def why_command(self, interaction: discord.Interaction[Gravecaller], entry: str) -> None:
        await self._explain(interaction, entry_number(entry))

    @app_commands.command(name="reveal")
    async def reveal_command(self, interaction: discord.Interaction[Gravecaller], entry: str) -> None:
        await self._reveal(interaction, entry_number(entry))

    @app_commands.command()
    async def verify(self, interaction: discord.Interaction[Gravecaller], entry: str = "") -> None:
        if entry.strip():
            await self._check(interaction, entry_number(entry))
        else:
            await self._seeds(interaction)

    @why_command.autocomplete("entry")
    @verify.autocomplete("entry")
    @suggests
    async def suggest_entry(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        return await self.suggest_entries(interaction, current, only_kept_back=False)

    @reveal_command.autocomplete("entry")
    @suggests
    async def suggest_kept_back(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_entries(interaction, current, only_kept_back=True)

    @action("why")
    async def why(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Explains one entry, and what was chosen after it, to whoever sees it."""
        await self._explain(interaction, click.number(0))

    @action("ledger-show")
    async def show(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Shows a blind roll to the GM, and to nobody else."""
        seat = await self.seat(interaction, private=True)
        seat.require_gm()

        def work(db: Any) -> Screen:
            entry = ledger.seen(db, click.number(0), seat.viewer)
            how = Visibility.OPEN if ledger.revealed(db, entry.id) else entry.visibility
            return shown(self.bot.ruling_screens, db, entry, how).model_copy(update={"private": True})

        read = self.bot.storage.read(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, read, private=True))

    @action("ledger-reveal")
    async def reveal(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Shows what was kept back to everybody."""
        await self._reveal(interaction, click.number(0))

    @action("seed-ask")
    async def ask_for_seed(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Tells the GM what revealing the seed means before it is done."""
        seat = await self.seat(interaction, private=True)
        seat.require_gm()

        def work(db: Any) -> Screen:
            seed = seeds.get(db, click.number(0))
            if seed.revealed is not None:
                raise Refused(SeedRefusal.SEED_IS_REVEALED)
            return screens.seed_question(seed.id, seed.rulings, ledger.kept_back(db, seed.id))

        asked = self.bot.storage.read(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, asked, private=True))

    @action("seed-reveal")
    async def reveal_seed(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Reveals the seed to everybody; in the same transaction another takes its place."""
        seat = await self.seat(interaction)
        seat.require_gm()
        now = self.bot.clock.now()

        def work(db: Any) -> Screen:
            def rotate(_: object) -> Ruling:
                revealed, following = seeds.reveal(db, click.number(0), now)
                rotation = Rotation(revealed=_pledged(revealed), following=following.pledge)
                return Ruling(ruleset="ledger", kind="seed", result=rotation.model_dump(mode="json"))

            entry, _ = ledger.resolve(
                db,
                interaction_id=interaction.id,
                actor_id=seat.viewer.user_id,
                channel_id=seat.channel_id,
                now=now,
                dice=ledger.NO_DICE,
                decide=rotate,
            )
            rotation = Rotation.model_validate(entry.ruling.result)
            return screens.rotation_screen(rotation, self.bot.mention("ledger verify"))

        await self.answer(interaction, await self.timely(interaction, self.bot.storage.write(seat.guild_id, work)))

    async def _explain(self, interaction: discord.Interaction[Gravecaller], entry_id: int) -> None:
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            entries = ledger.whole(db, entry_id, seat.viewer)
            explained = [
                Explained(
                    trace=entry.ruling.trace,
                    faces=entry.faces,
                    number=entry.number,
                    pledge=seeds.get(db, entry.seed_id).pledge if entry.seed_id is not None else None,
                )
                for entry in entries
            ]
            about = {sheet_id for entry in entries for note in entry.ruling.trace for sheet_id in note.about}
            amended, undone = corrections_of(db, entries[0])
            return why_screen(
                entries[0].id,
                explained,
                hidden=sheets.unnamed(db, about, seat.viewer),
                first=(*self._untraced(db, entries[0], seat), *corrections(amended, undone=undone)),
            )

        explained = self.bot.storage.read(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, explained, private=True))

    def _untraced(self, db: Any, entry: Entry, seat: Seat) -> tuple[Block, ...]:
        """What a ruling without any reckoning says, to the GM: of one that was kept back nothing else tells it."""
        known = self.bot.ruling_screens.get((entry.ruling.ruleset, entry.ruling.kind))
        if known is None or entry.ruling.trace or entry.faces or not seat.viewer.is_gm:
            return ()
        return known(db, entry, Visibility.OPEN).blocks

    async def _reveal(self, interaction: discord.Interaction[Gravecaller], entry_id: int) -> None:
        seat = await self.seat(interaction)
        now = self.bot.clock.now()

        def work(db: Any) -> Screen:
            entry, made = ledger.reveal(
                db, entry_id, seat.viewer, interaction_id=interaction.id, channel_id=seat.channel_id, now=now
            )
            screen = shown(self.bot.ruling_screens, db, entry, Visibility.OPEN)
            if made.interaction_id != interaction.id:
                return screens.revealed_before_screen(screen, made.at, made.id)
            return screens.revealed_screen(screen, entry.actor_id, entry.visibility)

        await self.answer(interaction, await self.timely(interaction, self.bot.storage.write(seat.guild_id, work)))

    async def _check(self, interaction: discord.Interaction[Gravecaller], entry_id: int) -> None:
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            entries = ledger.whole(db, entry_id, seat.viewer)
            return screens.checked_screen(entries[0].id, [_checked(db, entry) for entry in entries if entry.faces])

        checked = self.bot.storage.read(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, checked, private=True))

    async def _seeds(self, interaction: discord.Interaction[Gravecaller]) -> None:
        seat = await self.seat(interaction, private=True)
        now = self.bot.clock.now()

        def work(db: Any) -> Screen:
            current = seeds.current(db, now)
            revealed = [_pledged(seed) for seed in seeds.last_revealed(db, screens.SEEDS)]
            return screens.seeds_screen(_pledged(current), current.id, revealed, may_reveal=seat.viewer.is_gm)

        told = self.bot.storage.write(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, told, private=True))


def _pledged(seed: Seed) -> Pledged:
    return Pledged(pledge=seed.pledge, rulings=seed.rulings, seed=seed.revealed.hex() if seed.revealed else None)


def _checked(db: Any, entry: Entry) -> Checked:
    if entry.seed_id is None or entry.number is None:
        return Checked(faces=entry.faces, number=None, seed=None, due=None)
    seed = seeds.get(db, entry.seed_id)
    due = None
    if seed.revealed is not None:
        due = tuple(verify.faces(seed.revealed, entry.number, (face.sides for face in entry.faces)))
    return Checked(faces=entry.faces, number=entry.number, seed=_pledged(seed), due=due)
