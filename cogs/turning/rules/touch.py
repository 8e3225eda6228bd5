"""What an attempt does to one undead: its verdict, and all that follows at once (R000-9 to R000-19)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bot.engine.dice import Dice
from bot.engine.effects import Effect as Lasting
from bot.engine.model import Frozen
from bot.engine.ruling import Change, Line, Note, Reckoning
from bot.engine.text import Text, say
from cogs.turning.rules.aftermath import aftermath, changed
from cogs.turning.rules.chances import Chance, row_chances
from cogs.turning.rules.domination import notices, row_notes
from cogs.turning.rules.effects import apply
from cogs.turning.rules.outcome import Attempt, Verdict
from cogs.turning.rules.permanent import on_offer
from cogs.turning.rules.potential import is_natural
from cogs.turning.rules.simultaneous import Rival, is_tie, prevails, rival_for
from cogs.turning.rules.value import concrete_value, specific_lines
from cogs.turning.sheets import Modifier, Named, Undead
from cogs.turning.tables import Alternative, Effect, Kind, NaturalRow, ResultRow, TurningTables


class Touch(Frozen):
    """What comes of an attempt for one undead."""

    verdict: Verdict
    changes: tuple[Change, ...] = ()
    begins: tuple[Lasting, ...] = ()
    ends: tuple[Lasting, ...] = ()
    notes: tuple[Note, ...] = ()


class Looked(Frozen):
    """What was looked up for an undead: its value, the row with its name, and the chance that this row had."""

    value: Reckoning
    row: NaturalRow | ResultRow
    row_text: Text
    chance: Chance


@dataclass(frozen=True)
class Thrown:
    """An attempt after its d20, with what is added for all, what lasted before, and the attempts of the same moment.

    `looked` is what was looked up already: undead that are alike need it once.
    """

    made: Attempt
    general: tuple[Line, ...]
    lasting: Sequence[Lasting]
    rivals: Sequence[Rival]
    tables: TurningTables
    looked: dict[tuple[Undead, tuple[Modifier, ...]], Looked] = field(default_factory=dict)

    def touch(
        self, before: Named[Undead], now: Named[Undead], relation: Sequence[Modifier], used: int, dice: Dice
    ) -> Touch:
        """What the attempt does to one undead, given as it was before the moment and as it is now.

        `used` is how much of his allowance for Permanent Domination the priest has used. An effect that leaves no
        choice is rolled, unless a simultaneous attempt is stronger.
        """
        verdict, value, told = self._verdict(before, relation, used)
        rival = rival_for(before.sheet_id, self.rivals)
        if rival is not None and not self._prevails(value, rival, before.sheet_id):
            weaker = verdict.model_copy(update={"superseded": True})
            return Touch(verdict=weaker, notes=(*told, *self._notes(before, value, "turning-why-superseded", rival)))
        sole = _sole(verdict.alternatives)
        after = aftermath(before, apply(sole, dice), self.made.kept, self.lasting) if sole else None
        if after is not None:
            verdict = verdict.model_copy(update={"applied": after.applied})
        changes = changed(now, after.hit_points if after else before.sheet.hit_points)
        begins, ends, notes = (after.begins, after.ends, after.notes) if after else ((), (), ())
        if rival is not None:
            begins, ends = _instead(rival, before.sheet_id, begins, ends)
            notes = (*self._notes(before, value, "turning-why-supersedes", rival), *notes)
        return Touch(verdict=verdict, changes=changes, begins=begins, ends=ends, notes=(*told, *notes))

    def _verdict(
        self, undead: Named[Undead], relation: Sequence[Modifier], used: int
    ) -> tuple[Verdict, int, tuple[Note, ...]]:
        """The verdict, the value it rests on, and what is to be told of its row."""
        level, is_command = self.made.cleric_level, self.made.kind is Kind.COMMAND
        alike = (undead.sheet, tuple(relation))
        found = self.looked.get(alike) or self.looked.setdefault(alike, self._look(*alike))
        row = found.row
        verdict = Verdict(
            sheet_id=undead.sheet_id,
            name=undead.name,
            value=None if is_natural(self.made.face) else found.value,
            row=row.id,
            row_text=found.row_text,
            chance=found.chance,
            alternatives=offered(row.alternatives, self.made.kind, level, used, undead, self.tables),
            notices=is_command and not row.alternatives and notices(undead.sheet),
        )
        return verdict, found.value.total, row_notes(row.alternatives, level, used, undead) if is_command else ()

    def _look(self, undead: Undead, relation: Sequence[Modifier]) -> Looked:
        results = self.tables.results_of(self.made.kind)
        specific = specific_lines(undead, relation, self.tables)
        bonus = sum(line.amount for line in (*self.general, *specific))
        value = concrete_value(self.made.potential.total, specific)
        row = results.row_at(self.made.face, value.total)
        return Looked(value=value, row=row, row_text=row.text, chance=row_chances(bonus, results)[row.id])

    def _prevails(self, value: int, rival: Rival, sheet_id: int) -> bool:
        made = self.made
        return prevails(made.face, value, made.cleric_level, rival, sheet_id, self.tables.options.tie)

    def _notes(self, undead: Named[Undead], value: int, id: str, rival: Rival) -> Iterator[Note]:
        about = (undead.sheet_id,)
        yield Note(text=say(id, name=undead.name, cleric=rival.made.cleric_name), rule="R000-19", about=about)
        if is_tie(self.made.face, value, rival, undead.sheet_id):
            options = self.tables.options
            text = say(f"turning-why-tie-{options.tie}")
            yield Note(text=text, rule="G000-11", origin=options.origin("tie"), about=about)


def offered(
    alternatives: tuple[Alternative, ...],
    kind: Kind,
    level: int,
    used: int,
    undead: Named[Undead],
    tables: TurningTables,
) -> tuple[Alternative, ...]:
    """What a row offers against this undead: of Permanent Domination only what is allowed (R000-60)."""
    if kind is Kind.TURN:
        return alternatives
    return on_offer(alternatives, level, used, undead, tables.domination)


def _sole(alternatives: tuple[Alternative, ...]) -> Alternative | None:
    """The effect that leaves no choice: one alone, and no victim to be named for it."""
    if len(alternatives) != 1 or alternatives[0].effect is Effect.HARMFUL_IMPULSE:
        return None
    return alternatives[0]


Effects = tuple[Lasting, ...]


def _instead(rival: Rival, sheet_id: int, begins: Effects, ends: Effects) -> tuple[Effects, Effects]:
    """What begins and ends where `rival` has acted already: its effects end, and what gave way to it is there again.

    What would give way to the new attempt, too, stays as it is: ended.
    """
    gone = rival.ended(sheet_id)
    again = tuple(effect.model_copy(update={"id": 0}) for effect in gone if effect not in ends)
    return (*again, *begins), (*rival.did(sheet_id), *(effect for effect in ends if effect not in gone))
