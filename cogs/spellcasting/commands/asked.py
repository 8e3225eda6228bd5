"""Identifying a spell as a check that a GM asks people for (`/ask`), or makes of a post; its difficulty is the spell.

Perceiving a casting is no check: what can be perceived is settled by the rules (R002-3), and by whom by the GM.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import discord

from bot.engine.dice import Dice
from bot.engine.refusal import Refused
from bot.engine.ruling import Ruling
from bot.engine.screen import Screen
from bot.engine.text import Text, clean, name_key, say
from bot.engine.visibility import Visibility
from bot.services.i18n import LANGUAGES
from bot.services.ledger import Entry
from bot.surface.checks import CheckKind, Trial
from bot.surface.client import Gravecaller
from bot.surface.permissions import Seat
from cogs.spellcasting.commands.castings import GM, observer
from cogs.spellcasting.commands.identify import IdentifyCommands
from cogs.spellcasting.rules.casting import Casting, Witness
from cogs.spellcasting.rules.identify import Identification, Way, identify
from cogs.spellcasting.rules.refusals import SpellRefusal
from cogs.spellcasting.rules.spells import Class
from cogs.spellcasting.screens.outcome import identified_screen
from cogs.tabletop.screens.keeping import kept_back

_TYPED = re.compile(r"(?P<spell>[^@]*)(?:@\s*(?P<level>[0-9])?\s*(?P<cast_as>[^@]*))?")


class AskedIdentifying(IdentifyCommands):
    """A spell by its name, or its level alone; behind an `@` the level at which, and the class as which it is cast:
    `Fireball @ 4 wizard`."""

    async def cog_load(self) -> None:
        """Makes identifying known to `/ask`."""
        await super().cog_load()
        self.bot.add_ruling_screen(self.package, "identify", _screen)
        for way in Way:
            self.bot.add_check_kind(
                CheckKind(
                    *(self.package, f"identify-{way}", say(f"spell-ask-{way}"), ("adventurer",), self._rule_of(way)),
                    told=_told,
                    reads=self._casting,
                    suggests=self._suggest,
                    keeps=True,
                )
            )

    def _rule_of(self, way: Way) -> Callable[[Trial, Dice], Ruling]:
        def rule(trial: Trial, dice: Dice) -> Ruling:
            who = observer(trial.own)
            # The GM has named the spell, and may know of their own hidden ones.
            asked_by = replace(trial.seat, viewer=GM)
            casting = self._casting(trial.db, asked_by, trial.difficulty, who.sheet_id, who.name)
            options = self.tables(trial.db, trial.seat.channel_id).options
            return identify(casting, who, way, options=options, dice=dice)

        return rule

    async def _suggest(self, interaction: discord.Interaction[Gravecaller], typed: str) -> list[tuple[str, str]]:
        """Spells; what is typed behind one stays."""
        spell, at, rest = typed.partition("@")
        found = await self.suggest_spells(interaction, spell.strip())
        return [(f"{name} {at}{rest}".strip(), f"{value} {at}{rest}".strip()) for name, value in found]

    def _casting(self, db: Any, seat: Seat, typed: str, sheet_id: int = 0, name: str = "") -> Casting:
        """The casting that is meant, which the one with this sheet perceives.

        Raises `Refused`: NO_CASTING, CASTING_UNREADABLE, and as `spell_named` and `cast`.
        """
        if not clean(typed):
            raise Refused(SpellRefusal.NO_CASTING)
        found = _TYPED.fullmatch(typed.strip())
        spell = found["spell"].strip() if found else ""
        if found is None or not spell:
            raise Refused(SpellRefusal.CASTING_UNREADABLE, typed=clean(typed, limit=50))
        if re.fullmatch("[0-9]", spell):
            spell, level = "", int(spell)
        else:
            level = int(found["level"]) if found["level"] else self.spell_named(db, spell, seat)[1].level
        witness = Witness(sheet_id=sheet_id, name=name)
        return self.casting_asked(db, seat, spell, level, self._class(found["cast_as"] or ""), witness)

    def _class(self, typed: str) -> str:
        """The class with this name in any language; "" where none is named. Raises `Refused(CASTING_UNREADABLE)`."""
        wanted = name_key(typed.strip())
        if not wanted:
            return ""
        for one in Class:
            if wanted in {one.value, *(name_key(self.bot.catalogue.format(said, one.text)) for said in LANGUAGES)}:
                return one.value
        raise Refused(SpellRefusal.CASTING_UNREADABLE, typed=clean(typed, limit=50))


def _told(ruling: Ruling, _: str) -> Text:
    made = Identification.model_validate(ruling.result)
    return say("ask-outcome-reached" if made.identified else "ask-outcome-missed", total=made.check.total)


def _screen(_: Any, entry: Entry, how: Visibility) -> Screen:
    shown = identified_screen(Identification.model_validate(entry.ruling.result), entry.id)
    return kept_back(shown.model_copy(update={"private": False}), entry.id, how)
