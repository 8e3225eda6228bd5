"""Saving from what an Advancement does besides: two values against its difficulty (R003-64)."""

from __future__ import annotations

from bot.engine.dice import Dice
from bot.engine.effects import Effect
from bot.engine.model import Frozen
from bot.engine.ruling import Note, Reckoning
from bot.engine.text import Ratio, Text
from cogs.ex_nihilo.rules.attack import rolled, values
from cogs.ex_nihilo.rules.fighter import Fighter
from cogs.ex_nihilo.rules.reckoning import explained, line, roll_dice, summed, total
from cogs.ex_nihilo.rules.states import laid_state
from cogs.ex_nihilo.rules.stress import chance, save_dice, thrown
from cogs.ex_nihilo.tables import NihiloTables
from cogs.ex_nihilo.tables.advancements import Advancement


class Saved(Frozen):
    """A try to save, and into what state it saves from falling."""

    roll: Reckoning
    difficulty: Reckoning
    chance: Ratio
    state: Text

    @property
    def succeeds(self) -> bool:
        """Whether the difficulty is reached (R003-40)."""
        return self.roll.total >= self.difficulty.total

    def notes(self, sheet_id: int) -> tuple[Note, ...]:
        """The rules behind it, about the sheet of whoever saves."""
        return explained(self.roll, self.difficulty, about=(sheet_id,))


def save(
    target: Fighter, power: Advancement, source_id: int, level: int, tables: NihiloTables, dice: Dice
) -> tuple[Saved, Effect | None]:
    """The target tries to save: its dice, then those of the difficulty (G003-22). With it the state, if it falls.

    ValueError for an Advancement without a save.
    """
    if power.save is None or power.difficulty is None or power.state is None:
        raise ValueError(power.id)
    lines = values(target, power.save, "R003-64")
    origin = tables.advancements.passport.origin
    against = line("save", power.difficulty, "R003-64", origin, name=power.text)
    against_dice = save_dice(level, tables)
    saved = Saved(
        roll=rolled(lines, level, tables, dice),
        difficulty=summed([against, *thrown(against_dice, dice, "G003-22", tables.options.origin("save_dice"))]),
        chance=chance(total(lines) - against.amount, roll_dice(level, tables), against_dice),
        state=power.state.text,
    )
    if saved.succeeds:
        return saved, None
    return saved, laid_state(power.state, target.sheet_id, source_id=source_id, turns=power.turns)
