"""`/nihilo check`, `build` and `oppose`: rolls against a difficulty, or against somebody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import discord
from discord import app_commands

from bot.engine.dice import Dice
from bot.engine.refusal import Refused, Shared
from bot.engine.ruling import Ruling
from bot.engine.screen import Screen
from bot.engine.sheet import Sheet
from bot.engine.text import clean
from bot.engine.visibility import Visibility
from bot.services import ledger
from bot.services.ledger import Entry
from bot.surface.buttons import Click
from bot.surface.choices import VISIBILITY_CHOICES
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from bot.surface.permissions import Seat
from cogs.ex_nihilo.commands.base import LEVEL_CHOICES, TABLE, Chosen, Doing, Words
from cogs.ex_nihilo.commands.reading import Reader
from cogs.ex_nihilo.rules.acting import Act
from cogs.ex_nihilo.rules.check import Against, Confrontation, Difficulty, Kind, Opponent, Roll, confront, outcomes
from cogs.ex_nihilo.rules.rolls import CONSTRUCTION, Pair, Sample
from cogs.ex_nihilo.screens.check import check_screen, difficulty_screen
from cogs.ex_nihilo.tables import NihiloTables
from cogs.tabletop.screens.keeping import blind_answer, blind_line

DIFFICULTY = "difficulty"
"""The slot and the kind of the entry that keeps a difficulty for the Narrator."""

Helpers = app_commands.Range[int, 0, 10]
Note = app_commands.Range[str, 0, 200]


class Asked(NamedTuple):
    """What somebody asked for, word for word. `against` makes of what is loaded what the roll is against."""

    kind: Kind
    roll: str
    who: str
    against: Callable[[Any, Seat, NihiloTables], Difficulty | Opponent]
    level: Chosen
    help: int
    note: str
    how: Visibility
    hidden: bool


class Made(NamedTuple):
    """What is said of a roll: to everybody or to whoever rolled, and to the Narrator apart."""

    screen: Screen
    apart: Screen | None
    line: Screen | None


class CheckCommands(Reader):
    """Rolls against difficulties."""

    async def cog_load(self) -> None:
        """Makes known how rolls and difficulties are shown that were kept back."""
        await super().cog_load()
        for kind in ("check", "build", "oppose"):
            self.bot.add_ruling_screen(self.package, kind, _screen)
            self.bot.outcomes[self.package, kind] = outcomes
        self.bot.add_ruling_screen(self.package, DIFFICULTY, lambda _, entry, how: _kept(entry, how=how))

    @app_commands.command(name="check")
    @app_commands.choices(level=LEVEL_CHOICES, visibility=VISIBILITY_CHOICES)
    async def check_command(
        self,
        interaction: discord.Interaction[Gravecaller],
        roll: Words,
        difficulty: Words,
        who: str = "",
        level: Chosen = None,
        help: Helpers = 0,
        note: Note = "",
        visibility: str = Visibility.OPEN.value,
        hidden: bool = False,
    ) -> None:
        how = Visibility(visibility)
        asked = Asked("check", roll, who, self._scale(difficulty), level, help, clean(note, limit=200), how, hidden)
        await self._confront(interaction, asked)

    @app_commands.command(name="build")
    @app_commands.choices(level=LEVEL_CHOICES, visibility=VISIBILITY_CHOICES)
    async def build_command(
        self,
        interaction: discord.Interaction[Gravecaller],
        difficulty: Words,
        who: str = "",
        level: Chosen = None,
        help: Helpers = 0,
        note: Note = "",
        visibility: str = Visibility.OPEN.value,
        hidden: bool = False,
    ) -> None:
        how = Visibility(visibility)
        asked = Asked("build", "", who, self._scale(difficulty), level, help, clean(note, limit=200), how, hidden)
        await self._confront(interaction, asked)

    @app_commands.command(name="oppose")
    @app_commands.rename(with_="with")
    @app_commands.choices(level=LEVEL_CHOICES, visibility=VISIBILITY_CHOICES)
    async def oppose_command(
        self,
        interaction: discord.Interaction[Gravecaller],
        roll: Words,
        opponent: str,
        with_: Words,
        who: str = "",
        level: Chosen = None,
        help: Helpers = 0,
        note: Note = "",
        visibility: str = Visibility.OPEN.value,
    ) -> None:
        def against(db: Any, seat: Seat, tables: NihiloTables) -> Opponent:
            sheet = self.any_sheet(db, opponent, seat.viewer)
            fighter = self.fighter(db, sheet, tables)
            pair = self.pair(with_, fighter, tables.options)
            return Opponent(who=fighter, pair=pair, seen=TABLE.sees(sheet), named=TABLE.names(sheet))

        how = Visibility(visibility)
        asked = Asked("oppose", roll, who, against, level, help, clean(note, limit=200), how, hidden=False)
        await self._confront(interaction, asked)

    @check_command.autocomplete("roll")
    @oppose_command.autocomplete("roll")
    @oppose_command.autocomplete("with_")
    @suggests
    async def suggest_roll(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        return await self.suggest_rolls(interaction, current)

    @check_command.autocomplete("difficulty")
    @build_command.autocomplete("difficulty")
    @suggests
    async def suggest_difficulty(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_difficulties(interaction, current)

    @check_command.autocomplete("who")
    @build_command.autocomplete("who")
    @oppose_command.autocomplete("who")
    @suggests
    async def suggest_roller(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_own(interaction, current)

    @oppose_command.autocomplete("opponent")
    @suggests
    async def suggest_opponent(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_anybody(interaction, current)

    @action(DIFFICULTY)
    async def show_difficulty(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Shows a difficulty that is kept from the table to the Narrator, and to nobody else."""
        seat = await self.seat(interaction, private=True)
        seat.require_gm()
        shown = self.bot.storage.read(seat.guild_id, lambda db: _kept(ledger.seen(db, click.number(0), seat.viewer)))
        await self.answer(interaction, await self.timely(interaction, shown, private=True))

    def _scale(self, typed: str) -> Callable[[Any, Seat, NihiloTables], Difficulty]:
        return lambda _, __, tables: self.difficulty(typed, tables)

    async def _confront(self, interaction: discord.Interaction[Gravecaller], asked: Asked) -> None:
        """Roll, record, and say it: in the open, or as it was asked for."""
        seat = await self.seat(interaction, private=asked.how is not Visibility.OPEN)
        if asked.hidden:
            seat.require_gm()
        write = self.bot.storage.write(seat.guild_id, lambda db: self._made(db, interaction, seat, asked))
        made = await self.timely(interaction, write, private=asked.how is not Visibility.OPEN)
        await self.answer(interaction, made.screen)
        for more in (made.line, made.apart):
            if more is not None:
                await self.answer(interaction, more)

    def _made(self, db: Any, interaction: discord.Interaction[Gravecaller], seat: Seat, asked: Asked) -> Made:
        tables = self.tables(db, seat.channel_id)
        sheet = self.own_sheet(db, asked.who, seat.viewer)
        who = self.fighter(db, sheet, tables)
        pair = CONSTRUCTION if asked.kind == "build" else self.pair(asked.roll, who, tables.options)
        against = asked.against(db, seat, tables)
        use = self._skill_use(db, interaction, seat, sheet, pair)
        # Of somebody of whom the players know nothing nothing is rolled in the open.
        how = Visibility.SECRET if sheet.hidden and asked.how is Visibility.OPEN else asked.how
        level = self.level(db, seat, asked.level, {sheet.id})
        roll = Roll(kind=asked.kind, who=who, pair=pair, level=level, helpers=asked.help, note=asked.note)
        is_secret = asked.hidden or (isinstance(against, Opponent) and not against.seen and how is Visibility.OPEN)

        def resolve(decide: Callable[[Dice], Ruling], slot: str | None, visibility: Visibility) -> Entry:
            entry, _ = ledger.resolve(
                db,
                interaction_id=interaction.id,
                actor_id=seat.viewer.user_id,
                channel_id=seat.channel_id,
                now=self.bot.clock.now(),
                dice=self.bot.dice,
                decide=decide,
                slot=slot,
                visibility=visibility,
            )
            return entry

        def hide(decide: Callable[[Dice], Ruling]) -> tuple[int, Ruling]:
            kept = resolve(decide, DIFFICULTY, Visibility.BLIND)
            return kept.id, kept.ruling

        entry = resolve(
            lambda dice: confront(roll, against, hide=hide if is_secret else None, tables=tables, dice=dice), None, how
        )
        if use is not None:
            self.note(db, interaction, seat, *use)
        return self._told(db, entry, seat)

    def _skill_use(
        self, db: Any, interaction: discord.Interaction[Gravecaller], seat: Seat, sheet: Sheet, pair: Pair
    ) -> Doing | None:
        """In their own turn in a scene, a skill roll is somebody's action; a glance and other attribute rolls are free
        (R003-5, R003-9, G003-35)."""
        if pair.skill is None:
            return None
        act = Act.OBSERVE if pair.sample is Sample.OBSERVE else Act.SKILL
        return self.doing(db, interaction, seat, sheet, act)

    def _told(self, db: Any, entry: Entry, seat: Seat) -> Made:
        made = Confrontation.model_validate(entry.ruling.result)
        apart = None
        if made.hidden is not None and seat.viewer.is_gm:
            apart = _kept(ledger.get(db, made.hidden), made.reckoning.total)
        if not entry.visibility.shows(seat.viewer, entry.actor_id):
            return Made(blind_answer(), None, blind_line(entry.id, entry.actor_id))
        line = blind_line(entry.id, entry.actor_id) if entry.visibility is Visibility.BLIND else None
        return Made(_screen(db, entry, entry.visibility), apart, line)


def _screen(_: Any, entry: Entry, how: Visibility) -> Screen:
    """A roll as everybody sees it who may."""
    return check_screen(Confrontation.model_validate(entry.ruling.result), entry.id, how)


def _kept(entry: Entry, total: int | None = None, how: Visibility = Visibility.BLIND) -> Screen:
    """The difficulty that an entry keeps. Raises `Refused(CLOSED)` for an entry that keeps none."""
    if entry.ruling.kind != DIFFICULTY:
        raise Refused(Shared.CLOSED)
    private = how is not Visibility.OPEN
    return difficulty_screen(Against.model_validate(entry.ruling.result), entry.id, total, private=private)
