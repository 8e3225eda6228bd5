"""What the GM does about a casting: picks who perceives it, tells the table, ends it; and the alarm that ends it."""

from __future__ import annotations

from collections.abc import Callable, Set
from dataclasses import replace
from functools import partial
from typing import Any

import discord

from bot.engine.dice import Dice
from bot.engine.refusal import Refused, Shared
from bot.engine.ruling import Ruling
from bot.engine.screen import Screen
from bot.services import ledger
from bot.services.ledger import Entry
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action
from bot.surface.permissions import Seat
from cogs.spellcasting.commands.castings import (
    TELL,
    candidates,
    casting_entry,
    go_on,
    overseen,
    present,
    publish,
    set_phase,
    standing,
    told,
    window,
)
from cogs.spellcasting.commands.recording import CastingBase
from cogs.spellcasting.rules.casting import Casting, Witness
from cogs.spellcasting.rules.notice import notice
from cogs.spellcasting.rules.reaction import regain
from cogs.spellcasting.rules.window import Phase
from cogs.spellcasting.screens.overseer import NOBODY, on_page
from cogs.spellcasting.sheets import Observer

Act = Callable[[Any, Entry, Seat], None]

LONGEST = 10_080
"""Minutes of the longest time in which a casting can be identified: a week."""


class OverseerControls(CastingBase):
    """The GM's controls, on the private view of a casting."""

    async def cog_load(self) -> None:
        """Answers the alarms of castings, too."""
        await super().cog_load()
        self.bot.alarm_handlers[self.package, "window"] = self.time_is_up

    async def cog_unload(self) -> None:
        """No more."""
        await super().cog_unload()
        self.bot.alarm_handlers.pop((self.package, "window"), None)

    async def time_is_up(self, guild_id: int, args: tuple[str, ...]) -> None:
        """A phase of a casting is over, unless the GM has given it more time."""
        entry_id, phase = int(args[0]), Phase(args[1])

        def work(db: Any) -> None:
            now = self.bot.clock.now()
            running = window(db, entry_id)
            if running is not None and running[0] is phase and running[1] <= now:
                go_on(db, ledger.get(db, entry_id), now)

        await self.bot.storage.write(guild_id, work)

    @action("spell-gm")
    async def oversee(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The GM's view as it is now."""
        await self._oversee(interaction, click, lambda db, entry, seat: None)

    @action("spell-reopen")
    async def reopen(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The GM's view of a casting that is chosen among those that are not over."""
        chosen = "".join(click.values[:1])
        await self._oversee(interaction, replace(click, args=(chosen, "0")), lambda db, entry, seat: None)

    @action("spell-witness")
    async def pick(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Those picked, and whoever was picked on other pages, are all who perceive the casting, or the effect."""
        chosen = {int(value) for value in click.values if value.isdecimal() and len(value) < 19}
        sense = "".join(click.args[3:])
        if sense not in {"casting", "effect"} or not (chosen or NOBODY in click.values):
            raise Refused(Shared.CLOSED)

        def act(db: Any, entry: Entry, seat: Seat) -> None:
            casting = standing(db, entry)
            others = _not_offered(db, casting, sense, _page(click)) if chosen else frozenset()
            changed = _picked(db, casting, chosen | others, sense)
            slot = f"notice.{interaction.id}"
            self.record(db, interaction, seat, lambda _: notice(changed), parent=entry, slot=slot)

        await self._oversee(interaction, click, act)

    @action("spell-tell")
    async def tell_table(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The table hears a rumour, once; whoever perceives something may identify it from now on."""

        def act(db: Any, entry: Entry, seat: Seat) -> None:
            if entry.ruling.kind != "cast":
                raise Refused(Shared.CLOSED)
            made, is_new = self.record(db, interaction, seat, lambda _: told(), parent=entry, slot=TELL)
            if is_new:
                usual = self.tables(db, entry.channel_id).options.window_minutes
                publish(db, entry, _minutes(click) or usual, self.bot.clock.now())
            elif made.interaction_id != interaction.id:
                raise Refused(Shared.ALREADY_DONE)

        await self._oversee(interaction, click, act)

    @action("spell-over")
    async def end_phase(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The casting is over, or its effect is, before the time is up."""

        def act(db: Any, entry: Entry, _: Seat) -> None:
            running = window(db, entry.id)
            if running is None or running[0].value != "".join(click.args[3:]):
                raise Refused(Shared.ALREADY_DONE)
            go_on(db, entry, self.bot.clock.now())

        await self._oversee(interaction, click, act)

    @action("spell-longer")
    async def lengthen(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The phase lasts once more as long."""

        def act(db: Any, entry: Entry, _: Seat) -> None:
            running = window(db, entry.id)
            if running is None:
                raise Refused(Shared.ALREADY_DONE)
            phase, until, minutes = running
            set_phase(db, entry.id, phase, minutes, until)

        await self._oversee(interaction, click, act)

    @action("spell-regain-all")
    async def regain_all(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Everybody present has their reaction back."""

        def act(db: Any, _: Entry, seat: Seat) -> None:
            for one in present(db, None):
                if one.sheet.reaction_used:
                    back = partial(_regained, one)
                    self.record(db, interaction, seat, back, slot=f"regain.{one.sheet_id}")

        await self._oversee(interaction, click, act)

    async def _oversee(self, interaction: discord.Interaction[Gravecaller], click: Click, act: Act) -> None:
        """Does something about the casting, and shows the GM how it stands then."""
        seat = await self.gm(interaction)

        def work(db: Any) -> Screen:
            entry = casting_entry(db, click.number(0), seat.viewer)
            act(db, entry, seat)
            return overseen(db, entry, _minutes(click), _page(click))

        screen = await self.timely(interaction, self.bot.storage.write(seat.guild_id, work), private=True)
        message = interaction.message
        if message is not None and message.flags.ephemeral:
            await self.redraw(interaction, screen)
        else:
            await self.answer(interaction, screen)


def _regained(one: Observer, _: Dice) -> Ruling:
    return regain(one)


def _minutes(click: Click) -> int:
    """How long the GM wants it to be possible to identify the spell; 0 for as long as the house rules say."""
    return min(max(0, click.number(1)), LONGEST)


def _page(click: Click) -> int:
    """Which of those present the lists hold; the button to the GM's view, which everybody sees, does not say."""
    return click.number(2) if len(click.args) > 2 else 0


def _not_offered(db: Any, casting: Casting, sense: str, page: int) -> Set[int]:
    """Who was picked before, and is on another page of the list."""
    offered = {one.sheet_id for one in on_page(candidates(db, casting), page)}
    return _picked_before(casting)[sense] - offered


def _picked_before(casting: Casting) -> dict[str, Set[int]]:
    return {
        "casting": {witness.sheet_id for witness in casting.witnesses if witness.casting},
        "effect": {witness.sheet_id for witness in casting.witnesses if witness.effect},
    }


def _picked(db: Any, casting: Casting, chosen: Set[int], sense: str) -> Casting:
    """The casting with exactly the `chosen` as those who perceive the casting itself, or its effect."""
    names = {one.sheet_id: one.name for one in present(db, casting.caster_id)}
    names |= {witness.sheet_id: witness.name for witness in casting.witnesses}
    now = _picked_before(casting) | {sense: chosen}
    witnesses = tuple(
        Witness(sheet_id=id, name=name, casting=id in now["casting"], effect=id in now["effect"])
        for id, name in names.items()
        if id in now["casting"] | now["effect"]
    )
    return casting.model_copy(update={"witnesses": witnesses})
