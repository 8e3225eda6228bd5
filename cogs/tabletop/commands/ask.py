"""`/ask`: the GM asks people for a check; each rolls by a button, and the results gather on one card."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import discord
from discord import app_commands

from bot.engine.refusal import Refused, Shared
from bot.engine.screen import Address, Screen
from bot.engine.sheet import Sheet
from bot.engine.text import Arg, Text, best_matches, clean, say
from bot.engine.visibility import Visibility
from bot.services import alarms, ledger, outbox
from bot.services.ledger import Entry
from bot.surface.buttons import Click
from bot.surface.checks import CheckKind, Trial
from bot.surface.choices import VISIBILITY_CHOICES
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from bot.surface.permissions import Seat
from cogs.tabletop.commands.checking import Checking, picked, require_readable
from cogs.tabletop.commands.corrections import corrections_of
from cogs.tabletop.rules.ask import PLAIN, Asked, AskRefusal, ask
from cogs.tabletop.screens import ask as screens
from cogs.tabletop.screens.keeping import blind_answer

LONGEST_WAIT = 24 * 14
"""Hours of the longest deadline."""

PUBLIC = [how for how in VISIBILITY_CHOICES if how.value != Visibility.SECRET]
"""Who may see what comes out: what only whoever rolls saw would be of no use to the GM."""


class AskCog(Checking):
    """Requests are the GM's. Whoever is named rolls once, in time, with a sheet of their own."""

    async def cog_load(self) -> None:
        """Answers the alarms of deadlines, too."""
        await super().cog_load()
        self.bot.alarm_handlers[self.package, "ask-over"] = self.end

    async def cog_unload(self) -> None:
        """No more."""
        await super().cog_unload()
        self.bot.alarm_handlers.pop((self.package, "ask-over"), None)

    @app_commands.command(name="ask")
    @app_commands.guild_only()
    @app_commands.choices(visibility=PUBLIC)
    async def ask_command(
        self,
        interaction: discord.Interaction[Gravecaller],
        people: app_commands.Range[str, 1, 1000],
        check: app_commands.Range[str, 1, 200],
        difficulty: app_commands.Range[str, 0, 50] = "",
        visibility: str = Visibility.OPEN.value,
        hours: app_commands.Range[int, 1, LONGEST_WAIT] | None = None,
    ) -> None:
        seat = await self.seat(interaction, private=True)
        seat.require_gm()
        meant = self.check_meant(check)
        now = self.bot.clock.now()
        asked = Asked(
            people=tuple(dict.fromkeys(int(number) for number in re.findall(r"<@!?([0-9]{1,19})>", people))),
            key=meant.key,
            expression="" if meant.kinds else clean(check, limit=200),
            difficulty=clean(difficulty, limit=50),
            visibility=meant.seen(Visibility(visibility)),
            until=now + timedelta(hours=hours) if hours else None,
        )
        if asked.expression:
            require_readable(asked.expression)

        def work(db: Any) -> Screen:
            meant.reads(db, seat, asked.difficulty)
            entry, is_new = ledger.resolve(
                db,
                interaction_id=interaction.id,
                actor_id=seat.viewer.user_id,
                channel_id=seat.channel_id,
                now=now,
                dice=ledger.NO_DICE,
                decide=lambda _: ask(asked),
            )
            if is_new:
                self._post(db, entry, pings=asked.people)
                if asked.until is not None:
                    over = Address(package=self.package, action="ask-over", args=(str(entry.id),))
                    alarms.set(db, _topic(entry.id), asked.until, over)
            return screens.asked_screen(len(asked.people))

        await self.answer(interaction, await self.timely(interaction, self._write(seat, work), private=True))

    @ask_command.autocomplete("check")
    @suggests
    async def suggest_check(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        seat = await self.seat(interaction, private=True)
        names = {self.bot.catalogue.format(seat.own_language, self.name_of(one)): one.key for one in self.checks()}
        return [(name, names[name]) for name in best_matches(current, names)]

    @ask_command.autocomplete("difficulty")
    @suggests
    async def suggest_difficulty(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """What the chosen check has to suggest."""
        meant = self.check_meant(str(interaction.namespace.check or ""))
        return await meant.suggests(interaction, current) if meant.suggests else []

    @action("ask-roll")
    async def roll_asked(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Rolls what was asked, with the only sheet that fits, or asks with which."""
        await self.answer(interaction, await self._rolled(interaction, click.number(0)))

    @action("ask-roll-with")
    async def roll_with(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The same with the chosen sheet; or more sheets are offered."""
        chosen, first = picked(click.values)
        await self.redraw(interaction, await self._rolled(interaction, click.number(0), chosen, first))

    @action("ask-results")
    async def show_results(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """What came of a blind check, for the GM."""
        seat = await self.seat(interaction, private=True)
        seat.require_gm()

        def work(db: Any) -> Screen:
            entry = ledger.get(db, click.number(0))
            asked = _asked(entry)
            told = {who: (self._told(db, asked, one), one.id) for who, one in _answers(db, entry).items()}
            return screens.results_screen(asked, self._what(asked), told)

        read = self.bot.storage.read(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, read, private=True))

    async def end(self, guild_id: int, args: tuple[str, ...]) -> None:
        """Time is up: the card says who has not rolled, and the GM is told."""

        def work(db: Any) -> None:
            entry = ledger.get(db, int(args[0]))
            missing = [who for who in _asked(entry).people if who not in _answers(db, entry)]
            if missing:
                self._post(db, entry, is_over=True)
                self._tell_gm(db, entry, missing)

        await self.bot.storage.write(guild_id, work)

    async def _rolled(
        self,
        interaction: discord.Interaction[Gravecaller],
        entry_id: int,
        chosen: int | None = None,
        first: int = 0,
    ) -> Screen:
        seat = await self.seat(interaction, private=True)
        now = self.bot.clock.now()

        def work(db: Any) -> Screen:
            entry = ledger.get(db, entry_id)
            asked = _asked(entry)
            if seat.viewer.user_id not in asked.people:
                raise Refused(AskRefusal.NOT_ASKED)
            earlier = _answers(db, entry).get(seat.viewer.user_id)
            if earlier is not None:
                return self._answer(db, earlier, seat)
            if asked.until is not None and now >= asked.until:
                raise Refused(AskRefusal.TOO_LATE)
            check = self.check(asked.key or PLAIN)
            fitting = self._own_sheets(db, check, seat)
            sheet = next((one for one in fitting if one.id == chosen), None)
            if sheet is None and len(fitting) > 1:
                return screens.sheet_choice(entry_id, [(one.name, one.id) for one in fitting], first)
            trial = Trial(db, seat, sheet or next(iter(fitting), None), asked.difficulty, asked.expression)
            answer, is_new = ledger.resolve(
                db,
                interaction_id=interaction.id,
                actor_id=seat.viewer.user_id,
                channel_id=seat.channel_id,
                now=now,
                dice=self.bot.dice,
                decide=lambda dice: self.made(check, trial, dice),
                parent_id=entry_id,
                slot=f"{ledger.ANSWER}:{asked.people.index(seat.viewer.user_id)}",
                visibility=asked.visibility,
            )
            if is_new:
                self._post(db, entry)
                if all(who in _answers(db, entry) for who in asked.people):
                    alarms.cancel(db, _topic(entry_id))
                    self._tell_gm(db, entry, [])
            return self._answer(db, answer, seat)

        return await self.timely(interaction, self._write(seat, work), private=True)

    def _own_sheets(self, db: Any, check: CheckKind, seat: Seat) -> list[Sheet]:
        """The person's own sheets that can make the check. Raises NO_SHEET where it takes one and there is none."""
        own = [sheet for sheet in self.sheets_for(db, check, seat.viewer) if seat.viewer.owns(sheet)]
        if check.kinds and not own:
            raise Refused(AskRefusal.NO_SHEET)
        return own

    def _answer(self, db: Any, answer: Entry, seat: Seat) -> Screen:
        if not answer.visibility.shows(seat.viewer, answer.actor_id):
            return blind_answer()
        return self.shown(db, answer, answer.visibility).model_copy(update={"private": True})

    def _post(self, db: Any, entry: Entry, *, pings: tuple[int, ...] = (), is_over: bool = False) -> None:
        """Puts the card in the channel in which it was asked: at first for those asked, later in place of itself."""
        asked = _asked(entry)
        outcomes = {who: self._told(db, asked, one) for who, one in _answers(db, entry).items()}
        card = screens.ask_card(entry.id, asked, self._what(asked), outcomes, is_over=is_over)
        outbox.put(
            *(db, f"{_topic(entry.id)}:card", entry.channel_id or 0, card),
            now=self.bot.clock.now(),
            pings=pings,
            card=not pings,
        )

    def _tell_gm(self, db: Any, entry: Entry, missing: list[int]) -> None:
        asked = _asked(entry)
        told = screens.over_screen(asked, self._what(asked), missing)
        topic, here = f"{_topic(entry.id)}:over", entry.channel_id or 0
        outbox.put(db, topic, here, told, now=self.bot.clock.now(), pings=(entry.actor_id,))

    def _what(self, asked: Asked) -> Arg:
        known = self.bot.checks.get(asked.key)
        return self.name_of(known) if known and known.kinds else asked.expression or asked.key

    def _told(self, db: Any, asked: Asked, answer: Entry) -> Text:
        """What came of it, in a few words, and what the GM has made of that since."""
        known = self.bot.checks.get(asked.key or PLAIN)
        told = known.told(answer.ruling, asked.difficulty) if known else say("ask-has-rolled")
        return screens.corrected_line(told, *corrections_of(db, answer))

    def _write(self, seat: Seat, work: Any) -> Any:
        return self.bot.storage.write(seat.guild_id, work)


def _topic(entry_id: int) -> str:
    return f"ask:{entry_id}"


def _asked(entry: Entry) -> Asked:
    """What was asked in this entry. Raises CLOSED for any other."""
    if (entry.ruling.ruleset, entry.ruling.kind) != ("tabletop", "ask"):
        raise Refused(Shared.CLOSED)
    return Asked.model_validate(entry.ruling.result)


def _answers(db: Any, entry: Entry) -> dict[int, Entry]:
    """Who has rolled, with what came out."""
    rolled = (one for one in ledger.children(db, entry.id) if ledger.answers(one))
    return {one.actor_id: one for one in rolled}
