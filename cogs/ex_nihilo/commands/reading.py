"""What somebody means by a roll or a difficulty, in whatever language they type it, and what is suggested for it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import discord

from bot.engine.refusal import Refused
from bot.engine.text import Text, best_matches, clean, name_key, say
from bot.surface.client import Gravecaller
from cogs.ex_nihilo.commands.base import NihiloBase
from cogs.ex_nihilo.rules.check import HIGHEST, Difficulty
from cogs.ex_nihilo.rules.fighter import Fighter
from cogs.ex_nihilo.rules.rolls import Pair, RollRefusal, Sample, sample_pair
from cogs.ex_nihilo.sheets import Attribute, Skill, Value
from cogs.ex_nihilo.tables import NihiloTables, difficulty_text
from cogs.ex_nihilo.tables.options import Options

VALUES: tuple[Value, ...] = (*Attribute, *Skill)

SECONDARY = {
    "fascino": (Attribute.EQUILIBRIO, Attribute.SPIRITO),
    "leadership": (Attribute.MENTE, Attribute.SPIRITO),
    "percezione": (Attribute.EQUILIBRIO, Attribute.MENTE),
}
"""The secondary attributes, which are attribute rolls under a name (R003-28)."""


class Reader(NihiloBase):
    """Base of the commands that are told what to roll."""

    def pair(self, typed: str, who: Fighter, options: Options) -> Pair:
        """What is to be rolled: a sample roll, a secondary attribute, or two values with a plus between them.

        Raises `Refused` with NO_SUCH_ROLL or TWO_SKILLS.
        """
        wanted = name_key(typed.strip())
        for sample in Sample:
            if wanted in {sample.value, *self.spoken(sample.text)}:
                return sample_pair(sample, who, options)
        for name, (first, second) in SECONDARY.items():
            if wanted in {name, *self.spoken(secondary_text(name))}:
                return Pair(first=first, second=second)
        meant = [self._value(part) for part in typed.split("+")]
        if len(meant) != 2 or meant[0] is None or meant[1] is None:
            raise Refused(RollRefusal.NO_SUCH_ROLL, typed=clean(typed, limit=60))
        return Pair(first=meant[0], second=meant[1])

    def difficulty(self, typed: str, tables: NihiloTables) -> Difficulty:
        """A difficulty by its name or as a number, which has no name. Raises NO_DIFFICULTY or NO_SUCH_DIFFICULTY."""
        wanted = name_key(typed.strip())
        if not wanted:
            raise Refused(RollRefusal.NO_DIFFICULTY)
        for name, amount in tables.difficulties.by_name.items():
            if wanted in {name, *self.spoken(difficulty_text(name))}:
                return Difficulty(amount=amount, name=name)
        if re.fullmatch(r"[0-9]{1,3}", wanted) and int(wanted) <= HIGHEST:
            return Difficulty(amount=int(wanted))
        raise Refused(RollRefusal.NO_SUCH_DIFFICULTY, typed=clean(typed, limit=40))

    async def suggest_rolls(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        """Sample rolls, knowledge, secondary attributes, then every other pair."""
        seat = await self.seat(interaction, private=True)
        said = {self.bot.catalogue.format(seat.own_language, text): value for text, value in _offered()}
        return [(name, said[name]) for name in best_matches(current, said)]

    async def suggest_difficulties(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """The scale, each with its number; and the number that has been typed."""
        seat = await self.seat(interaction, private=True)
        tables: NihiloTables = await self.bot.storage.read(seat.guild_id, lambda db: self.tables(db, seat.channel_id))
        said = {
            self.bot.catalogue.format(seat.own_language, _on_scale(name, amount)): name
            for name, amount in tables.difficulties.by_name.items()
        }
        if re.fullmatch(r"[0-9]{1,3}", current.strip()):
            said = {current.strip(): current.strip(), **said}
        return [(name, said[name]) for name in best_matches(current, said)]

    def _value(self, typed: str) -> Value | None:
        wanted = name_key(typed.strip())
        return next((value for value in VALUES if wanted in {value.value, *self.spoken(value.text)}), None)


def secondary_text(name: str) -> Text:
    """The name of a secondary attribute."""
    return say(f"nihilo-secondary-{name}")


def _on_scale(name: str, amount: int) -> Text:
    return say("nihilo-on-scale", name=difficulty_text(name), n=amount)


def _offered() -> Iterator[tuple[Text, Any]]:
    """All rolls, each with what is typed for it."""
    for sample in Sample:
        yield sample.text, sample.value
    for skill in Skill:
        yield say("nihilo-knowledge", skill=skill.text), f"{Attribute.MENTE}+{skill}"
    for name, (one, two) in SECONDARY.items():
        values = say("nihilo-pair", first=one.text, second=two.text)
        yield say("nihilo-pair-sample", sample=secondary_text(name), values=values), name
    for n, first in enumerate(Attribute):
        for second in (*tuple(Attribute)[n:], *Skill):
            yield say("nihilo-pair", first=first.text, second=second.text), f"{first}+{second}"
