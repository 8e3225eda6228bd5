"""`/ask`: the GM asks people for a check; each rolls by a button, and the results gather on one card."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import discord
from discord import app_commands

from bot.engine.dice import Dice, names_in, parse
from bot.engine.refusal import Refused, Shared
from bot.engine.ruling import Ruling
from bot.engine.screen import Address, Screen
from bot.engine.sheet import Sheet
from bot.engine.text import Arg, Text, best_matches, clean, name_key
from bot.engine.visibility import Visibility
from bot.services import alarms, ledger, outbox, sheets
from bot.services.i18n import LANGUAGES
from bot.services.ledger import Entry
from bot.surface.buttons import Click
from bot.surface.checks import CheckKind
from bot.surface.client import Gravecaller
from bot.surface.cog import TableCog, action, suggests
from bot.surface.permissions import Seat
from cogs.tabletop.commands.meaning import meaning, values_of
from cogs.tabletop.commands.roll import VISIBILITY_NAMES
from cogs.tabletop.rules.ask import Asked, AskRefusal, ask
from cogs.tabletop.rules.roll import Rolled, roll
from cogs.tabletop.screens import ask as screens
from cogs.tabletop.screens.roll import blind_answer, roll_screen

LONGEST_WAIT = 24 * 14
"""Hours of the longest deadline."""

PUBLIC = (Visibility.OPEN, Visibility.BLIND)


class AskCog(TableCog):
    """Requests are the GM's. Whoever is named rolls once, in time, with a sheet of their own."""

    package = "tabletop"

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
    @app_commands.choices(
        visibility=[app_commands.Choice(name=VISIBILITY_NAMES[how], value=how.value) for how in PUBLIC]
    )
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
        known = self._meant(check)
        now = self.bot.clock.now()
        asked = Asked(
            people=tuple(dict.fromkeys(int(number) for number in re.findall(r"<@!?([0-9]{1,19})>", people))),
            key=known.key if known else "",
            expression="" if known else clean(check, limit=200),
            difficulty=clean(difficulty, limit=50),
            visibility=Visibility(visibility),
            until=now + timedelta(hours=hours) if hours else None,
        )
        if known is None:
            _require_readable(check)

        def work(db: Any) -> Screen:
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
        labels = {self.bot.catalogue.format(seat.own_language, one.label): key for key, one in self.bot.checks.items()}
        return [(label, labels[label]) for label in best_matches(current, labels)]

    @action("ask-roll")
    async def roll_asked(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Rolls what was asked, with the only sheet that fits, or asks with which."""
        await self.answer(interaction, await self._rolled(interaction, click.number(0), None))

    @action("ask-roll-with")
    async def roll_with(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The same with the chosen sheet."""
        chosen = Click(click.values).number(0)
        await self.redraw(interaction, await self._rolled(interaction, click.number(0), chosen))

    @action("ask-results")
    async def show_results(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """What came of a blind check, for the GM."""
        seat = await self.seat(interaction, private=True)
        seat.require_gm()

        def work(db: Any) -> Screen:
            entry = ledger.get(db, click.number(0))
            asked, answers = _asked(entry), _answers(db, entry)
            outcomes = {who: (self._told(asked, one.ruling), one.id) for who, one in answers.items()}
            return screens.results_screen(asked, self._what(asked), outcomes)

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

    async def _rolled(self, interaction: discord.Interaction[Gravecaller], entry_id: int, chosen: int | None) -> Screen:
        seat = await self.seat(interaction, private=True)
        now = self.bot.clock.now()

        def work(db: Any) -> Screen:
            entry = ledger.get(db, entry_id)
            asked = _asked(entry)
            if seat.viewer.user_id not in asked.people:
                raise Refused(AskRefusal.NOT_ASKED)
            earlier = _answers(db, entry).get(seat.viewer.user_id)
            if earlier is None and asked.until is not None and now >= asked.until:
                raise Refused(AskRefusal.TOO_LATE)
            fitting = self._sheets(db, asked, seat) if asked.key and earlier is None else []
            if len(fitting) > 1 and chosen not in [sheet.id for sheet in fitting]:
                return screens.sheet_choice(entry_id, [(sheet.name, sheet.id) for sheet in fitting])
            sheet = next((one for one in fitting if one.id == chosen), fitting[0] if fitting else None)
            answer, is_new = ledger.resolve(
                db,
                interaction_id=interaction.id,
                actor_id=seat.viewer.user_id,
                channel_id=seat.channel_id,
                now=now,
                dice=self.bot.dice,
                decide=lambda dice: self._ruled(db, asked, sheet, seat, dice),
                parent_id=entry_id,
                slot=str(seat.viewer.user_id),
                visibility=asked.visibility,
            )
            if is_new:
                self._post(db, entry)
                if all(who in _answers(db, entry) for who in asked.people):
                    alarms.cancel(db, _topic(entry_id))
                    self._tell_gm(db, entry, [])
            return self._answer(asked, answer, seat)

        return await self.timely(interaction, self._write(seat, work), private=True)

    def _ruled(self, db: Any, asked: Asked, sheet: Sheet | None, seat: Seat, dice: Dice) -> Ruling:
        known = self.bot.checks.get(asked.key)
        if known is not None and sheet is not None:
            return known.rule(db, sheet, asked.difficulty, dice)
        if asked.key:  # its ruleset is gone
            raise Refused(Shared.CLOSED)
        meant = meaning(self.bot, db, seat, asked.expression, "")
        return roll(meant.expression, "", dice, values_of(self.bot, meant, seat))

    def _sheets(self, db: Any, asked: Asked, seat: Seat) -> list[Sheet]:
        """The person's sheets that can make the check. Raises NO_SHEET, or CLOSED where its ruleset is gone."""
        known = self.bot.checks.get(asked.key)
        if known is None:
            raise Refused(Shared.CLOSED)
        listed = sheets.listed(db, seat.viewer, ruleset=known.ruleset, kinds=known.kinds)
        own = [sheet for sheet in listed if seat.viewer.owns(sheet)]
        if not own:
            raise Refused(AskRefusal.NO_SHEET)
        return own

    def _answer(self, asked: Asked, answer: Entry, seat: Seat) -> Screen:
        if not answer.visibility.shows(seat.viewer, answer.actor_id):
            return blind_answer()
        known = self.bot.checks.get(asked.key)
        if known is not None:
            shown = known.shown(answer.ruling, answer.id)
        else:
            shown = roll_screen(Rolled.model_validate(answer.ruling.result), answer.id)
        return shown.model_copy(update={"private": True})

    def _post(self, db: Any, entry: Entry, *, pings: tuple[int, ...] = (), is_over: bool = False) -> None:
        """Puts the card in the channel in which it was asked: at first for those asked, later in place of itself."""
        asked = _asked(entry)
        outcomes = {who: self._told(asked, one.ruling) for who, one in _answers(db, entry).items()}
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
        return known.label if known else asked.expression or asked.key

    def _told(self, asked: Asked, ruling: Ruling) -> Text:
        known = self.bot.checks.get(asked.key)
        if known is not None:
            return known.told(ruling)
        return screens.rolled_line(Rolled.model_validate(ruling.result).reckoning.total, asked.target)

    def _meant(self, typed: str) -> CheckKind | None:
        """The check with this key, or with this label in any language; None for an expression."""
        wanted = name_key(typed)
        for key, known in self.bot.checks.items():
            if wanted in {key, *(name_key(self.bot.catalogue.format(one, known.label)) for one in LANGUAGES)}:
                return known
        return None

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
    return {int(one.slot or 0): one for one in ledger.children(db, entry.id) if (one.slot or "").isdecimal()}


def _require_readable(expression: str) -> None:
    """Raises a `DiceRefusal` for what nobody could roll, unless it may be the name of a saved roll."""
    if re.search(r"d\d|@", expression):
        parse(expression, dict.fromkeys(names_in(expression), 1))
