"""What all parts of `/house` share: finding a rule, changing rules in one step, telling what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import discord
from pydantic import JsonValue

from bot.engine.house import Faulty, HouseRefusal, HouseRules, Rule
from bot.engine.housechange import HouseChange, Step, change
from bot.engine.refusal import Refused
from bot.engine.ruling import Ruling
from bot.engine.screen import Address, Block, Screen
from bot.engine.text import Text, best_matches, clean, name_key
from bot.services import housecases, houserules, ledger, scenes
from bot.services.i18n import LANGUAGES
from bot.surface.client import Gravecaller
from bot.surface.cog import TableCog
from bot.surface.permissions import Seat
from cogs.tabletop.screens import house as screens
from cogs.tabletop.screens.cases import failing_text

Found = tuple[HouseRules[Any], Rule]


class HouseTable(TableCog):
    """The rules of all rulesets, and the record of what is done to them."""

    package = "tabletop"

    async def gm(self, interaction: discord.Interaction[Gravecaller]) -> Seat:
        """The GM's seat, for a private answer. Raises `Refused(NOT_GM)` for everybody else."""
        seat = await self.seat(interaction, private=True)
        seat.require_gm()
        return seat

    def rules(self) -> Iterator[Found]:
        """Every rule of every ruleset."""
        return ((house, rule) for house in self.bot.house_rules.values() for rule in house.rules.values())

    def rule_named(self, typed: str) -> Found:
        """The rule with this id, or with this name in any language. Raises `Refused(NO_SUCH_RULE)`."""
        for house, rule in self.rules():
            if rule.id == typed.strip():
                return house, rule
        for house, rule in self.rules():
            if name_key(typed) in self.said(rule.label):
                return house, rule
        raise Refused(HouseRefusal.NO_SUCH_RULE, rule=clean(typed, limit=100))

    def said(self, text: Text) -> set[str]:
        """What somebody may type who means `text`, in any language, as keys."""
        return {name_key(self.bot.catalogue.format(language, text)) for language in LANGUAGES}

    def suggested(self, seat: Seat, typed: str, rules: Iterable[Rule]) -> list[tuple[str, str]]:
        """The best of these rules: (name, id) pairs."""
        labels = {self.bot.catalogue.format(seat.own_language, rule.label): rule.id for rule in rules}
        return [(label, labels[label]) for label in best_matches(typed, labels)]

    async def change(
        self,
        interaction: discord.Interaction[Gravecaller],
        seat: Seat,
        kind: str,
        steps: Callable[[Any], Sequence[Step]],
    ) -> None:
        """Takes the steps that `steps` finds in the guild's file, all of them or none, and says what has changed.

        Raises what `steps` raises, and `Refused(ALREADY_SET)` where nothing would change; then nothing is recorded.
        """

        def work(db: Any) -> Screen:
            def decide(_: object) -> Ruling:
                found = steps(db)
                ruling = change(kind, found)
                for one in found:
                    houserules.store(db, one.house.ruleset, one.after)
                return ruling

            entry, _ = ledger.resolve(
                db,
                interaction_id=interaction.id,
                actor_id=seat.viewer.user_id,
                channel_id=seat.channel_id,
                now=self.bot.clock.now(),
                dice=ledger.NO_DICE,
                decide=decide,
            )
            return screens.changed_screen(self.changed_blocks(db, entry.id, entry.ruling.result))

        done = await self.timely(interaction, self.bot.storage.write(seat.guild_id, work), private=True)
        await self.answer(interaction, done)

    def changed_blocks(self, db: Any, entry_id: int, result: JsonValue) -> tuple[Block, ...]:
        """What the entry has changed, and what that means for the scenes and for the guild's own examples."""
        changed = HouseChange.model_validate(result)
        there = [scenes.load(db, scene_id) for scene_id in scenes.open_ids(db)]
        keeping = [scene.name for scene in there if houserules.differing(db, scene)]
        touched = [one.rule.partition(".")[0] for one in changed.changed]
        return screens.changed_blocks(changed.told, entry_id, keeping, self.failing(db, touched))

    def failing(self, db: Any, rulesets: Iterable[str]) -> tuple[Text, ...]:
        """Those of the guild's own examples of these rulesets that do not hold by the rules in force."""
        books = self.bot.casebooks
        found = housecases.failing(db, books, rulesets)
        return tuple(failing_text(books[one.ruleset], one.case) for one in found)

    async def tell_faults(
        self,
        interaction: discord.Interaction[Gravecaller],
        faulty: Faulty,
        *,
        words: str = "",
        again: Address | None = None,
    ) -> None:
        """Says all that is wrong; with the `words` that were typed, and the way to another try."""
        rules = {rule.id: rule for _, rule in self.rules()}
        await self.answer(interaction, screens.faults_screen(faulty.faults, rules, words=words, again=again))
