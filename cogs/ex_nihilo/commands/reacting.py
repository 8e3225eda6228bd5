"""`/nihilo parry`, and the controls by which targets react; when the time is up, the dodge alone counts."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.engine.refusal import Refused, Shared
from bot.engine.screen import Screen
from bot.services import alarms, ledger, outbox, sheets
from bot.services.ledger import Entry
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from bot.surface.permissions import Seat
from cogs.ex_nihilo.commands.attacks import (
    ALARM,
    AttackTable,
    By,
    Ongoing,
    Stands,
    known,
    ongoing,
    open_against,
    topic,
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
        seat = await self.seat(interaction)

        def work(db: Any) -> Stands:
            meant = self._open_attack(db, attack, seat)
            number = meant.number
            now, _ = self._reacted(db, interaction, seat, meant, -1 if number is None else number, Means.PARRY)
            return self.stands(db, now, seat.settings)

        await self.say(interaction, seat, await self.timely(interaction, self.bot.storage.write(seat.guild_id, work)))

    @parry_command.autocomplete("attack")
    @suggests
    async def suggest_attack(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """The attacks that wait for somebody of theirs to react."""
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> list[tuple[str, str]]:
            there = ((attack.made, attack.entry.id) for attack in open_against(db, seat))
            return [(f"{made.attacker_name} → {made.target_name} (#{id})", f"#{id}") for made, id in there]

        found = await self.bot.storage.read(seat.guild_id, work)
        return [(name, id) for name, id in found if current.casefold() in name.casefold()]

    @action("react")
    async def look(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """What the target may do, for whoever decides that."""
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            attack = ongoing(db, click.number(0))
            target = self.require_defender(db, attack, seat.viewer)
            number = attack.number
            if number is None:
                raise Refused(Shared.ALREADY_DONE)
            reactions = self.options(db, attack, number)
            return panel_screen(known(db, attack, seat.viewer), number, reactions, target.stats["hit_points"])

        read = self.bot.storage.read(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, read, private=True))

    @action("reaction")
    async def choose(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The target does this about a stroke."""
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> tuple[Screen, Stands]:
            attack = ongoing(db, click.number(0))
            now, came = self._reacted(db, interaction, seat, attack, click.number(1), "".join(click.args[2:]))
            return chosen_screen(known(db, now, seat.viewer), came), self.stands(db, now, seat.settings)

        written = self.bot.storage.write(seat.guild_id, work)
        chosen, stands = await self.timely(interaction, written, private=True)
        message = interaction.message
        in_place = message is not None and message.flags.ephemeral
        await (self.redraw if in_place else self.answer)(interaction, chosen)
        await self.say(interaction, seat, stands)

    async def time_is_up(self, guild_id: int, args: tuple[str, ...]) -> None:
        """Nobody has reacted to a stroke. What has been taken back meanwhile, or of whom nobody is there, is let be."""
        entry_id, number = int(args[0]), int(args[1])
        settings = await self.bot.guild_settings(guild_id)
        us = self.bot.application_id or 0

        def work(db: Any) -> None:
            now = self.bot.clock.now()
            attack = ongoing(db, entry_id)
            if attack.number != number or attack.until is None or attack.until > now:
                return
            both_there = len(sheets.by_ids(db, [attack.made.attacker_id, attack.made.target_id])) == 2
            if ledger.is_undone(db, entry_id) or not both_there:
                alarms.cancel(db, topic(entry_id))
                return
            # No click: numbers below zero are no interaction's.
            by = By(-entry_id, us, How.LATE)
            attack, _ = self.settle(db, attack, number, Means.DODGE, by)
            stands = self.stands(db, self.go_on(db, attack, by), settings)
            channel_id = attack.entry.channel_id
            if channel_id is not None:
                outbox.put(db, topic(entry_id), channel_id, stands.screen, now=now, pings=stands.calls)

        await self.bot.storage.write(guild_id, work)

    def _reacted(
        self,
        db: Any,
        interaction: discord.Interaction[Gravecaller],
        seat: Seat,
        attack: Ongoing,
        number: int,
        choice: str,
    ) -> tuple[Ongoing, Settled]:
        """The attack after the choice, which is made once. Raises ALREADY_DONE for whoever comes second."""
        self.require_defender(db, attack, seat.viewer)
        if number not in attack.made.hits:
            raise Refused(Shared.ALREADY_DONE)
        by = By(interaction.id, seat.viewer.user_id, How.CHOSEN)
        before = len(attack.settled)
        attack, is_theirs = self.settle(db, attack, number, choice, by)
        if not is_theirs:
            raise Refused(Shared.ALREADY_DONE)
        came = next(settled for settled in attack.settled if settled.stroke == number)
        if len(attack.settled) > before:
            self._count(db, interaction, seat, attack.entry, came)
            attack = self.go_on(db, attack, by)
        return attack, came

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

    def _open_attack(self, db: Any, typed: str, seat: Seat) -> Ongoing:
        """The attack that is meant: the named one, or the only one to which they may react.

        Raises `Refused(NO_OPEN_ATTACK)`.
        """
        there = open_against(db, seat)
        meant = [one for one in there if f"#{one.entry.id}" == typed.strip()] if typed.strip() else there
        if len(meant) != 1:
            raise Refused(CombatRefusal.NO_OPEN_ATTACK, n=len(meant))
        return meant[0]
