"""Ending an effect by hand, and breaking a Keep at Bay because its undead was harmed."""

from __future__ import annotations

from typing import Any

import discord

from bot.engine.dice import Dice
from bot.engine.refusal import Refused, Shared
from bot.engine.ruling import Ruling
from bot.engine.screen import Form, Screen
from bot.engine.sheet import whole_number
from bot.engine.text import Text, clean, say
from bot.engine.visibility import Visibility
from bot.services import effects
from bot.services.ledger import Entry
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action
from cogs.turning.commands.base import TurningBase, undead_of
from cogs.turning.commands.lasting import GM, handled, hidden_from_table, told
from cogs.turning.commands.standing import TABLE
from cogs.turning.rules.broken import Broken, broken
from cogs.turning.rules.ending import Ended, end
from cogs.turning.screens.endings import break_form, broken_screen, end_form, ended_screen
from cogs.turning.screens.lasting import Act, at, whether
from cogs.turning.tables import Effect

MOMENTS = 100
"""The latest moment of a round, and the largest modifier and roll."""


class EndingControls(TurningBase):
    """Effects that end before their time. What concerns a hidden undead is for the GM alone."""

    @action("end-effect")
    async def ask_why(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The form that asks why an effect is ended."""
        await self._ask(interaction, click, Act.END)

    @action("break-effect")
    async def ask_when(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The form that asks when and how a kept undead was harmed."""
        await self._ask(interaction, click, Act.BREAK)

    @action("end")
    async def end_effect(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The effect ends."""
        seat = await self.seat(interaction, private=is_hidden(click))

        def decide(db: Any, _: Dice) -> Ruling:
            effect, undead = handled(db, click.number(0), Act.END, seat.viewer, hidden=is_hidden(click))
            return end(effect, undead_of(undead), click.fields.get("note", ""))

        def shown(db: Any, entry: Entry) -> Screen:
            ended = Ended.model_validate(entry.ruling.result)
            private = entry.visibility is not Visibility.OPEN
            hidden = () if private else hidden_from_table(db, [ended.sheet_id])
            return ended_screen(ended, entry.id, hidden=hidden, private=private)

        await self.rule(interaction, decide, shown, visibility=visibility(click))

    @action("break")
    async def break_effect(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The Keep at Bay is broken for this undead."""
        seat = await self.seat(interaction, private=is_hidden(click))
        harmed_at = _moment(click, "harmed_at", say("turning-break-harmed-at"), least=0)
        modifier = _moment(click, "modifier", say("turning-break-modifier"), least=0)
        initiative = None
        if click.fields.get("initiative", "").strip():
            initiative = _moment(click, "initiative", say("turning-break-initiative"))

        def decide(db: Any, _: Dice) -> Ruling:
            effect, undead = handled(db, click.number(0), Act.BREAK, seat.viewer, hidden=is_hidden(click))
            return broken(
                effect,
                undead_of(undead),
                harmed_at=harmed_at,
                modifier=modifier,
                initiative=initiative,
                at_range=click.fields.get("at_range") == "yes",
                options=self.tables(db, seat.channel_id).options,
            )

        await self.rule(interaction, decide, _broken, visibility=visibility(click))

    async def _ask(self, interaction: discord.Interaction[Gravecaller], click: Click, act: Act) -> None:
        seat = await self.seat(interaction, private=True)
        effect_id, hidden = click.number(0), is_hidden(click)

        def work(db: Any) -> Form:
            effect, _ = handled(db, effect_id, act, seat.viewer, hidden=hidden)
            if act is Act.BREAK:
                return break_form(effect_id, hidden)
            return end_form(effect_id, Effect(effect.kind), hidden)

        form = await self.timely(interaction, self.bot.storage.read(seat.guild_id, work), private=True)
        await self.ask(interaction, form, at(f"{act}-effect", effect_id, whether(hidden)))


def is_hidden(click: Click) -> bool:
    """Whether the address says that its undead is hidden."""
    return click.args[1:2] == (whether(True),)


def visibility(click: Click) -> Visibility:
    """Who sees what comes of the click."""
    return Visibility.BLIND if is_hidden(click) else Visibility.OPEN


def _broken(db: Any, entry: Entry) -> Screen:
    result = Broken.model_validate(entry.ruling.result)
    private = entry.visibility is not Visibility.OPEN
    [bay] = entry.ruling.ends
    others = [
        effect
        for effect in effects.lasting(db, ruleset="turning")
        if effect.kind == Effect.KEEP_AT_BAY and effect.source_id == bay.source_id
    ]
    known = told(db, others, GM if private else TABLE)
    hidden = () if private else hidden_from_table(db, [result.sheet_id])
    return broken_screen(result, entry.id, known, hidden=hidden, private=private)


def _moment(click: Click, name: str, label: Text, *, least: int = -MOMENTS) -> int:
    """The whole number that was typed into this field. Raises VALUE_UNREADABLE or VALUE_OUT_OF_RANGE."""
    typed = click.fields.get(name, "")
    shown = clean(typed, limit=20)
    try:
        number = whole_number(typed)
    except ValueError:
        help_ = say("hint-whole-number")
        raise Refused(Shared.VALUE_UNREADABLE, field=label, value=shown, help=help_) from None
    for bound, side, is_beyond in ((least, "least", number < least), (MOMENTS, "most", number > MOMENTS)):
        if is_beyond:
            raise Refused(Shared.VALUE_OUT_OF_RANGE, field=label, value=shown, bound=bound, side=side)
    return number
