"""`/nihilo parry`, and the controls by which targets react; when the time is up, the dodge alone counts."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.engine.refusal import Refused, Shared
from bot.engine.screen import Screen
from bot.services import alarms, ledger, sheets
from bot.services.ledger import Entry
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from bot.surface.permissions import Seat
from cogs.ex_nihilo.commands.attacks import (
    ALARM,
    AttackTable,
    By,
    known,
    made_of,
    next_stroke,
    open_against,
    topic,
    waiting,
)
from cogs.ex_nihilo.rules.acting import Free
from cogs.ex_nihilo.rules.combat import CombatRefusal
from cogs.ex_nihilo.rules.reaction import How, Means, Settled
from cogs.ex_nihilo.screens.reaction import chosen_screen, panel_screen


class ReactionCommands(AttackTable):
    """Reacting to attacks."""

    async def cog_load(self) -> None:
        """Answers the alarms of attacks, too."""
        await super().cog_load()
        self.bot.alarm_handlers[self.package, ALARM] = self.time_is_up

    async def cog_unload(self) -> None:
        """No more."""
        await super().cog_unload()
        self.bot.alarm_handlers.pop((self.package, ALARM), None)

    @app_commands.command(name="parry")
    async def parry_command(self, interaction: discord.Interaction[Gravecaller], attack: str = "") -> None:
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            entry = self._open_attack(db, attack, seat)
            number = next_stroke(db, entry)
            return self._reacted(db, interaction, seat, entry, -1 if number is None else number, Means.PARRY)

        await self._answered(interaction, seat, work)

    @parry_command.autocomplete("attack")
    @suggests
    async def suggest_attack(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """The attacks that wait for somebody of theirs to react."""
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> list[tuple[str, str]]:
            there = ((made_of(entry), entry.id) for entry in open_against(db, seat))
            return [(f"{made.attacker_name} → {made.target_name} (#{id})", f"#{id}") for made, id in there]

        found = await self.bot.storage.read(seat.guild_id, work)
        return [(name, id) for name, id in found if current.casefold() in name.casefold()]

    @action("react")
    async def look(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """What the target may do, for whoever decides that."""
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            entry = self.attack_entry(db, click.number(0))
            self.require_defender(db, entry, seat.viewer)
            number = next_stroke(db, entry)
            if number is None:
                raise Refused(Shared.ALREADY_DONE)
            target = sheets.get(db, made_of(entry).target_id)
            reactions = self.options(db, entry, number)
            return panel_screen(known(db, entry, seat.viewer), number, reactions, target.stats["hit_points"])

        read = self.bot.storage.read(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, read, private=True))

    @action("reaction")
    async def choose(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The target does this about a stroke."""
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            entry = self.attack_entry(db, click.number(0))
            return self._reacted(db, interaction, seat, entry, click.number(1), "".join(click.args[2:]))

        await self._answered(interaction, seat, work, redraw=True)

    async def time_is_up(self, guild_id: int, args: tuple[str, ...]) -> None:
        """Nobody has reacted to a stroke. What has been taken back meanwhile, or of whom nobody is there, is let be."""
        entry_id, number = int(args[0]), int(args[1])
        settings = await self.bot.guild_settings(guild_id)
        us = self.bot.application_id or 0

        def work(db: Any) -> None:
            waits = waiting(db, entry_id)
            if waits is None or waits.number != number or waits.until > self.bot.clock.now():
                return
            entry = ledger.get(db, entry_id)
            made = made_of(entry)
            both_there = len(sheets.by_ids(db, [made.attacker_id, made.target_id])) == 2
            if ledger.is_undone(db, entry_id) or not both_there:
                alarms.cancel(db, topic(entry_id))
                return
            # No click: numbers below zero are no interaction's.
            by = By(-entry_id, us, How.LATE)
            self.settle(db, entry, number, Means.DODGE, by)
            self.go_on(db, entry, by)
            self.announce(db, entry, settings)

        await self.bot.storage.write(guild_id, work)

    def _reacted(
        self,
        db: Any,
        interaction: discord.Interaction[Gravecaller],
        seat: Seat,
        entry: Entry,
        number: int,
        choice: str,
    ) -> Screen:
        """The choice, made once; what comes of it is announced. Raises ALREADY_DONE for whoever comes second."""
        self.require_defender(db, entry, seat.viewer)
        made = made_of(entry)
        if number not in made.hits:
            raise Refused(Shared.ALREADY_DONE)
        by = By(interaction.id, seat.viewer.user_id, How.CHOSEN)
        before = len(ledger.children(db, entry.id))
        settled = self.settle(db, entry, number, choice, by)
        if settled.interaction_id != interaction.id:
            raise Refused(Shared.ALREADY_DONE)
        came = Settled.model_validate(settled.ruling.result)
        if len(ledger.children(db, entry.id)) > before:
            self._count(db, interaction, seat, entry, came)
            self.go_on(db, entry, by)
            self.announce(db, entry, seat.settings)
        return chosen_screen(known(db, entry, seat.viewer), came)

    def _count(
        self,
        db: Any,
        interaction: discord.Interaction[Gravecaller],
        seat: Seat,
        entry: Entry,
        came: Settled,
    ) -> None:
        """Has the scene note what there is one of per turn (R003-48, R003-49)."""
        free = {Means.PARRY: Free.PARRY, Means.ADVANCEMENT: Free.RESPONSE_ADVANCEMENT}.get(came.reaction.means)
        within = self.scene_of(db, entry.channel_id, came.target_id)
        if free is not None and within is not None:
            self.note(db, interaction, seat, within, within.done.using(free, name=came.target_name))

    def _open_attack(self, db: Any, typed: str, seat: Seat) -> Entry:
        """The attack that is meant: the named one, or the only one to which they may react.

        Raises `Refused(NO_OPEN_ATTACK)`.
        """
        there = open_against(db, seat)
        meant = [entry for entry in there if f"#{entry.id}" == typed.strip()] if typed.strip() else there
        if len(meant) != 1:
            raise Refused(CombatRefusal.NO_OPEN_ATTACK, n=len(meant))
        return meant[0]

    async def _answered(
        self, interaction: discord.Interaction[Gravecaller], seat: Seat, work: Any, *, redraw: bool = False
    ) -> None:
        """Answers privately; a panel is drawn anew in its place."""
        screen = await self.timely(interaction, self.bot.storage.write(seat.guild_id, work), private=True)
        message = interaction.message
        in_place = redraw and message is not None and message.flags.ephemeral
        await (self.redraw if in_place else self.answer)(interaction, screen)
