"""`/turning`: the slash commands and what its controls do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.dice import Dice
from bot.engine.effects import Effect as Lasting
from bot.engine.house import HouseRules
from bot.engine.refusal import Refused, Shared
from bot.engine.ruling import Ruling
from bot.engine.screen import Screen
from bot.engine.sheet import Sheet, Viewer
from bot.engine.text import SUGGESTIONS, clean, name_key
from bot.services import effects, houserules, ledger, sheets
from bot.services.ledger import Entry
from bot.services.sheetsearch import Right
from bot.services.tables import load_table, load_tables
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import TableCog, action, suggests
from cogs.turning.kinds import kinds
from cogs.turning.rules.attempt import attempt
from cogs.turning.rules.attempts import Rest, rest
from cogs.turning.rules.choice import Choice, after_choice, choose
from cogs.turning.rules.effects import strongest
from cogs.turning.rules.house import TOLD
from cogs.turning.rules.modifiers import parse_modifiers
from cogs.turning.rules.outcome import Attempt
from cogs.turning.rules.potential import PLACE_BOUND
from cogs.turning.rules.refusals import TurningRefusal
from cogs.turning.screens import GUIDE, attempt_screen, rest_screen
from cogs.turning.sheets import Cleric, Modifier, Named, Undead
from cogs.turning.tables import Effect, SrdUndead, TurningTables

DATA = Path(__file__).resolve().parents[2] / "data"

TABLE = Viewer(user_id=0, is_gm=False)
"""Whoever reads a public answer."""

Place = app_commands.Range[int, -PLACE_BOUND, PLACE_BOUND]


async def add_cog(bot: Gravecaller) -> None:
    """Adds the cog, its kinds of sheets and its guide."""
    tables = load_tables(DATA / "turning", TurningTables)
    for kind in kinds(tables.creatures, load_table(DATA / "srd" / "undead.toml", SrdUndead)):
        bot.add_sheet_kind(kind)
    bot.add_guide(TurningCog.package, GUIDE)
    house = HouseRules(TurningCog.package, GUIDE.title, tables, fixed={"creatures"}, told=TOLD)
    bot.add_house_rules(house)
    await bot.add_cog(TurningCog(bot, house))


@app_commands.guild_only()
class TurningCog(TableCog, commands.GroupCog, group_name="turning"):
    """Turning undead."""

    package = "turning"

    def __init__(self, bot: Gravecaller, house: HouseRules[TurningTables]) -> None:
        super().__init__(bot)
        self._house = house

    @app_commands.command()
    async def attempt(
        self,
        interaction: discord.Interaction[Gravecaller],
        undead: str,
        cleric: str = "",
        place: Place = 0,
        modifiers: app_commands.Range[str, 0, 300] = "",
    ) -> None:
        viewer = (await self.seat(interaction)).viewer
        moment = _modifiers(modifiers)

        def decide(db: Any, dice: Dice) -> Ruling:
            named = [sheets.find(db, name, viewer, ruleset="turning", kinds=["undead"]) for name in _split(undead)]
            return attempt(
                _cleric(db, cleric, viewer),
                [_undead(sheet) for sheet in named],
                place=place,
                modifiers=moment,
                lasting=effects.lasting(db, ruleset="turning"),
                tables=houserules.in_force(db, self._house),
                dice=dice,
            )

        await self.rule(interaction, decide, shown=_screen)

    @app_commands.command()
    async def rest(self, interaction: discord.Interaction[Gravecaller], cleric: str = "") -> None:
        viewer = (await self.seat(interaction)).viewer
        await self.rule(
            interaction,
            decide=lambda db, dice: rest(_cleric(db, cleric, viewer)),
            shown=lambda db, entry: rest_screen(Rest.model_validate(entry.ruling.result)),
        )

    @attempt.autocomplete("cleric")
    @rest.autocomplete("cleric")
    @suggests
    async def suggest_cleric(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        seat = await self.seat(interaction)
        return await self.suggest_sheets(seat, current, right=Right.EDIT, ruleset="turning", kinds=["cleric"])

    @attempt.autocomplete("undead")
    @suggests
    async def suggest_undead(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """Completes the last name of a list; the names before it stay."""
        seat = await self.seat(interaction)
        *before, last = current.split(",")
        named = [clean(name) for name in before if clean(name)]
        if len(named) > SUGGESTIONS:  # not even their numbers would fit
            return []
        taken = {name_key(name) for name in named}
        found = await self.suggest_sheets(
            *(seat, last), right=Right.NAME, ruleset="turning", kinds=["undead"], limit=SUGGESTIONS + len(named)
        )
        free = [(name, number) for name, number in found if name_key(name) not in taken]
        lists = [(", ".join([*named, name]), number) for name, number in free[:SUGGESTIONS]]
        if all(len(text) <= 100 for text, _ in lists):
            return [(text, text) for text, _ in lists]
        # A list too long for Discord's choice goes by ids; it is shown from its end, where the new name is.
        ids = await self.bot.storage.read(seat.guild_id, lambda db: _numbers(db, named, seat.viewer))
        return [
            (text, text) if len(text) <= 100 else ("…" + text[-99:], ", ".join([*ids, number]))
            for text, number in lists
        ]

    @action("choose")
    async def choose(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The effects that the cleric chose for one or several undead."""
        pairs = [_choice(value) for value in click.values]
        chosen = dict(pairs)
        if len(chosen) < len(pairs):
            raise Refused(TurningRefusal.TWO_EFFECTS)
        await self._choose(interaction, click.number(0), chosen)

    @action("strongest")
    async def choose_strongest(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The strongest effect for every undead for which none has been chosen."""
        await self._choose(interaction, click.number(0), None)

    async def _choose(
        self, interaction: discord.Interaction[Gravecaller], entry_id: int, chosen: dict[int, Effect] | None
    ) -> None:
        seat = await self.seat(interaction)
        now = self.bot.clock.now()

        def work(db: Any) -> tuple[Screen, bool]:
            """The attempt as it then stands, and whether this click chose anything."""
            entry = ledger.get(db, entry_id)
            made = _made(db, entry)
            tables = houserules.in_force(db, self._house)
            lasting = effects.lasting(db, ruleset="turning", sheet_ids=[one.sheet_id for one in made.verdicts])
            cleric = sheets.get(db, made.cleric_id)
            if not seat.viewer.edits(cleric):
                raise Refused(Shared.NOT_YOURS, name=made.cleric_name)
            open_ones = [verdict for verdict in made.verdicts if verdict.is_open]
            best = {verdict.sheet_id: strongest(verdict.alternatives) for verdict in open_ones}
            wanted = best if chosen is None else chosen
            anything = False  # new, or said again to the click that did it
            for sheet_id, effect in wanted.items():
                child, new = ledger.resolve(
                    db,
                    interaction_id=interaction.id,
                    actor_id=seat.viewer.user_id,
                    channel_id=seat.channel_id,
                    now=now,
                    dice=self.bot.dice,
                    decide=_decision(made, _undead(sheets.get(db, sheet_id)), effect, lasting, tables),
                    parent_id=entry_id,
                    slot=str(sheet_id),
                )
                anything |= new or child.interaction_id == interaction.id
            return _screen(db, entry), anything

        screen, anything = await self.timely(interaction, self.bot.storage.write(seat.guild_id, work))
        await self.redraw(interaction, screen)
        if not anything:
            raise Refused(Shared.ALREADY_DONE)


def _screen(db: Any, entry: Entry) -> Screen:
    """The attempt as it stands now, for everybody at the table."""
    made = _made(db, entry)
    hidden = sheets.unnamed(db, (verdict.sheet_id for verdict in made.verdicts), TABLE)
    return attempt_screen(made, entry.id, hidden=hidden)


def _made(db: Any, entry: Entry) -> Attempt:
    """The attempt of a ledger entry, with all that was chosen after it. Raises CLOSED where it is no attempt."""
    if (entry.ruling.ruleset, entry.ruling.kind) != ("turning", "attempt"):
        raise Refused(Shared.CLOSED)
    made = Attempt.model_validate(entry.ruling.result)
    for child in ledger.children(db, entry.id):
        made = after_choice(made, Choice.model_validate(child.ruling.result))
    return made


def _cleric(db: Any, typed: str, viewer: Viewer) -> Named[Cleric]:
    """The cleric who is meant: the named one, or the only one that this person may use."""
    if typed.strip():
        found = sheets.find(db, typed, viewer, ruleset="turning", kinds=["cleric"])
        if not viewer.edits(found):
            raise Refused(Shared.NOT_YOURS, name=found.name)
        return _named(found)
    usable = [sheet for sheet in sheets.listed(db, viewer, ruleset="turning", kinds=["cleric"]) if viewer.edits(sheet)]
    own = [sheet for sheet in usable if viewer.owns(sheet)] or usable
    if len(own) != 1:
        raise Refused(TurningRefusal.WHICH_CLERIC, n=len(own))
    return _named(own[0])


def _undead(sheet: Sheet) -> Named[Undead]:
    return Named[Undead](sheet_id=sheet.id, name=sheet.name, sheet=Undead.model_validate(sheet.stats))


def _named(sheet: Sheet) -> Named[Cleric]:
    return Named[Cleric](sheet_id=sheet.id, name=sheet.name, sheet=Cleric.model_validate(sheet.stats))


def _decision(
    made: Attempt, undead: Named[Undead], effect: Effect, lasting: Sequence[Lasting], tables: TurningTables
) -> Callable[[Dice], Ruling]:
    return lambda dice: choose(made, undead, effect, lasting=lasting, tables=tables, dice=dice)


def _choice(value: str) -> tuple[int, Effect]:
    """The undead and the effect that an option stands for. Raises `Refused(CLOSED)` for one that is not ours."""
    sheet_id, _, effect = value.partition(".")
    try:
        return int(sheet_id), Effect(effect)
    except ValueError:
        raise Refused(Shared.CLOSED) from None


def _modifiers(typed: str) -> tuple[Modifier, ...]:
    try:
        return parse_modifiers(typed)
    except ValueError:
        raise Refused(TurningRefusal.MODIFIERS, typed=clean(typed, limit=100)) from None


def _split(typed: str) -> list[str]:
    return [name for name in typed.split(",") if clean(name)]


def _numbers(db: Any, names: Iterable[str], viewer: Viewer) -> list[str]:
    """The names as numbers of sheets; what names none stays as it was typed."""
    numbers = []
    for name in names:
        try:
            numbers.append(f"#{sheets.find(db, name, viewer, ruleset='turning', kinds=['undead']).id}")
        except Refused:
            numbers.append(name)
    return numbers
