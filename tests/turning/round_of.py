"""A round in which things happen: hit points and effects as the storage would keep them, without any storage."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.engine.effects import Effect as Lasting
from bot.engine.ruling import Ruling
from cogs.turning.rules.attempt import attempt
from cogs.turning.rules.choice import Choice, after_choice, choose
from cogs.turning.rules.effects import strongest
from cogs.turning.rules.keep_at_bay import Kept, Protected
from cogs.turning.rules.outcome import Attempt
from cogs.turning.rules.simultaneous import Rival, after_rival
from cogs.turning.sheets import Cleric, Named, Undead
from cogs.turning.tables import Effect, TurningTables
from tests.turning.examples import TABLES, attempt_of


@dataclass
class Falls:
    """Dice: the d20 falls on `face`, all others on 3 or their highest face."""

    face: int

    def roll(self, sides: int) -> int:
        """One die."""
        return self.face if sides == 20 else min(3, sides)


def bay(sheet_id: int, rounds: int | None, *, by: int = 1, protects: Sequence[int] = (), id: int = 1) -> Lasting:
    """A stored Keep at Bay by the cleric with the sheet `by`."""
    protected = tuple(Protected(name=f"Creature {number}", sheet_id=number) for number in protects)
    details = Kept(cleric=Protected(name=f"Cleric {by}", sheet_id=by), protected=protected)
    return lasting(Effect.KEEP_AT_BAY, sheet_id, rounds, by=by, id=id).model_copy(
        update={"details": details.model_dump(mode="json")}
    )


def lasting(effect: Effect, sheet_id: int, rounds: int | None = 3, *, by: int = 1, id: int = 1) -> Lasting:
    """A stored effect."""
    return Lasting(ruleset="turning", kind=effect.value, sheet_id=sheet_id, source_id=by, rounds=rounds, id=id)


@dataclass
class Round:
    """Undead, what lasts on them, and the attempts of one moment, in the order in which they are entered."""

    undead: dict[int, Named[Undead]]
    effects: list[Lasting] = field(default_factory=list)
    begun: dict[int, set[int]] = field(default_factory=dict)
    made: dict[int, Attempt] = field(default_factory=dict)
    tables: TurningTables = TABLES

    def rivals(self) -> list[Rival]:
        """The attempts so far, as the next one has to know them."""
        return [
            Rival(
                entry_id=entry_id,
                made=made,
                begun=tuple(effect for effect in self.effects if effect.id in self.begun[entry_id]),
            )
            for entry_id, made in self.made.items()
        ]

    def attempt(self, cleric: Named[Cleric], face: int, targets: Sequence[int]) -> Attempt:
        """One more attempt of this moment; returns it as it then stands."""
        ruling = attempt(
            cleric,
            [self.undead[number] for number in targets],
            lasting=self.effects,
            rivals=self.rivals(),
            tables=self.tables,
            dice=Falls(face),
        )
        made = attempt_of(ruling)
        entry_id = len(self.made) + 1
        self._store(ruling, entry_id)
        self.made = {number: after_rival(earlier, number, made) for number, earlier in self.made.items()}
        self.made[entry_id] = made
        return made

    def choose_all(self) -> None:
        """The strongest effect wherever there is a choice."""
        for entry_id, made in self.made.items():
            for verdict in made.verdicts:
                if verdict.is_open:
                    self.choose(entry_id, verdict.sheet_id, strongest(verdict.alternatives))

    def choose(self, entry_id: int, sheet_id: int, effect: Effect) -> None:
        """The effect for one undead of one attempt."""
        made = self.made[entry_id]
        ruling = choose(
            made, self.undead[sheet_id], effect, lasting=self.effects, tables=self.tables, dice=Falls(made.face)
        )
        self._store(ruling, entry_id)
        self.made[entry_id] = after_choice(made, Choice.model_validate(ruling.result))

    def state(self) -> tuple[dict[int, int | None], list[str]]:
        """Hit points, and what lasts, without the ids."""
        shown = [effect.model_copy(update={"id": 0}).model_dump_json() for effect in self.effects]
        return {number: one.sheet.hit_points for number, one in self.undead.items()}, sorted(shown)

    def _store(self, ruling: Ruling, entry_id: int) -> None:
        for change in ruling.changes:
            if change.field == "hit_points":
                one = self.undead[change.sheet_id]
                assert one.sheet.hit_points == change.before
                sheet = one.sheet.model_copy(update={"hit_points": change.after})
                self.undead[change.sheet_id] = one.model_copy(update={"sheet": sheet})
        for effect in ruling.ends:
            self.effects.remove(effect)
        for effect in ruling.begins:
            number = 100 * entry_id + len(self.begun.setdefault(entry_id, set()))
            self.effects.append(effect.model_copy(update={"id": number}))
            self.begun[entry_id].add(number)
        self.begun.setdefault(entry_id, set())
