"""What somebody wishes to choose after an attempt, and what becomes of it for each undead."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.engine.dice import Dice
from bot.engine.effects import Effect as Lasting
from bot.engine.refusal import Refused
from bot.engine.ruling import Ruling
from bot.engine.sheet import Sheet
from bot.services import effects, sheets
from cogs.turning.commands.base import undead_of
from cogs.turning.commands.victims import Aiming
from cogs.turning.rules.choice import choose, offer
from cogs.turning.rules.effects import strongest
from cogs.turning.rules.impulse import Aim, aimed
from cogs.turning.rules.outcome import Attempt
from cogs.turning.rules.permanent import dominated, strength
from cogs.turning.rules.refusals import CommandRefusal, TurningRefusal
from cogs.turning.sheets import Cleric, Named, Undead
from cogs.turning.tables import Effect, TurningTables

Wish = Mapping[int, Effect] | Effect | None
"""Effects for single undead, the same one for all that are open, or the strongest for all of them."""

Decision = Callable[[Dice], Ruling]


@dataclass
class Choosing:
    """Somebody chooses after an attempt. `why` is why one of several undead stays open, where one does.

    `used` is how much of his allowance for Permanent Domination the priest has used; it grows with each undead.
    """

    made: Attempt
    cleric: Named[Cleric]
    wish: Wish
    aiming: Aiming | None
    lasting: list[Lasting]
    used: int
    tables: TurningTables
    why: Refused | None = field(default=None, init=False)

    @classmethod
    def begin(
        cls, db: Any, made: Attempt, cleric: Named[Cleric], wish: Wish, aiming: Aiming | None, tables: TurningTables
    ) -> Choosing:
        """With all that lasts by now."""
        lasting = effects.lasting(db, ruleset="turning")
        return cls(made, cleric, wish, aiming, lasting, dominated(cleric, lasting), tables)

    def decisions(self, db: Any) -> Iterator[tuple[int, Decision]]:
        """For each undead what is decided. Each must be carried out before the next is asked for.

        Where single effects are wished, a decision may raise as `choose`; else such undead stay open.
        """
        if isinstance(self.wish, Mapping):
            for sheet_id, effect in self.wish.items():
                yield sheet_id, self._decision(undead_of(_there(db, sheet_id)), effect)
            return
        for sheet in sheets.by_ids(db, [verdict.sheet_id for verdict in self.made.verdicts if verdict.is_open]):
            undead = undead_of(sheet)
            try:
                found = self._for_one_of_many(undead)
            except Refused as refused:
                self.why = refused
                continue
            if found is not None:
                yield sheet.id, self._decision(undead, found)
                if found is Effect.PERMANENT_DOMINATION:
                    self.used += strength(undead.sheet)

    def _for_one_of_many(self, undead: Named[Undead]) -> Effect | None:
        """The effect for this undead, if it can suffer it. Raises as `offer` and `aimed`, and VICTIMS_NEEDED."""
        offered = offer(self.made, undead, lasting=self.lasting, used=self.used, tables=self.tables)
        effect = self.wish if isinstance(self.wish, Effect) else strongest(offered)
        if all(alternative.effect is not effect for alternative in offered):
            return None
        if effect is Effect.HARMFUL_IMPULSE:
            if self.wish is None:
                raise Refused(CommandRefusal.VICTIMS_NEEDED)
            aimed(undead, self._aim(undead))
        return effect

    def _decision(self, undead: Named[Undead], effect: Effect) -> Decision:
        aim = self._aim(undead) if effect is Effect.HARMFUL_IMPULSE else None
        used = self.used
        return lambda dice: choose(
            *(self.made, undead, effect), aim=aim, lasting=self.lasting, used=used, tables=self.tables, dice=dice
        )

    def _aim(self, undead: Named[Undead]) -> Aim | None:
        return self.aiming.at(self.cleric, undead) if self.aiming else None


def _there(db: Any, sheet_id: int) -> Sheet:
    """The sheet of an undead. Raises `Refused(GONE)`: of one that is not there, no name is told."""
    for sheet in sheets.by_ids(db, [sheet_id]):
        return sheet
    raise Refused(TurningRefusal.GONE)
