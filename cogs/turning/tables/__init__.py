"""The shapes of the tables in `data/turning/*.toml`."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, ClassVar, Literal, Self

from pydantic import AfterValidator, Field, model_validator

from bot.engine.faults import fault
from bot.engine.model import Frozen
from bot.engine.ruling import Origin
from bot.engine.tables import DiceText, OptionTable, Range, RangeTable, RestsOn, Table, range_text
from bot.engine.text import Listing, Text, say
from cogs.turning.sheets import Order
from cogs.turning.tables.creatures import Creatures


class Kind(StrEnum):
    """The two kinds of attempts: to turn undead, or to command them (R000-41)."""

    TURN = "turn"
    COMMAND = "command"


class Effect(StrEnum):
    """What turning may do to an undead, and what commanding it may."""

    KEEP_AT_BAY = "keep-at-bay"
    DAMAGE = "positive-direct-damage"
    STUNNING = "divine-stunning"
    CONFUSING_ORDER = "confusing-order"
    STAND_STILL = "stand-still"
    HARMFUL_IMPULSE = "harmful-impulse"
    DARK_PARALYSIS = "dark-paralysis"
    PERMANENT_DOMINATION = "permanent-domination"

    @property
    def is_domination(self) -> bool:
        """Whether it comes of commanding undead, not of turning them (R000-41)."""
        return self not in (Effect.KEEP_AT_BAY, Effect.DAMAGE, Effect.STUNNING)

    @property
    def text(self) -> Text:
        """The effect's name."""
        return say(f"turning-effect-{self}")


class Alternative(Frozen):
    """One effect that a row offers, with the dice for its rounds, or for its hit points where it is damage.

    Permanent Domination alone has none: it lasts until something ends it (R000-61).
    """

    effect: Effect
    dice: DiceText | None = None

    @model_validator(mode="after")
    def _dice_unless_permanent(self) -> Self:
        is_permanent = self.effect is Effect.PERMANENT_DOMINATION
        if is_permanent and self.dice is not None:
            reason = say("turning-fault-dice-of-permanent", effect=self.effect.text)
            raise fault(reason, f"dice: {self.effect} is permanent and has none")
        if not is_permanent and self.dice is None:
            raise fault(say("turning-fault-no-dice", effect=self.effect.text), f"dice: {self.effect} needs them")
        return self


def _each_once(alternatives: tuple[Alternative, ...]) -> tuple[Alternative, ...]:
    if len({alternative.effect for alternative in alternatives}) < len(alternatives):
        raise fault(say("turning-fault-offered-twice"), "an effect is offered twice")
    return alternatives


Alternatives = Annotated[tuple[Alternative, ...], AfterValidator(_each_once)]
"""What a row offers; nothing at all means no effect."""


class NaturalRow(Frozen):
    """The row of a natural 1 or 20, whatever the modifiers (R000-17)."""

    face: Literal[1, 20]
    alternatives: Alternatives = ()

    @property
    def id(self) -> str:
        """`natural-1` or `natural-20`."""
        return f"natural-{self.face}"

    @property
    def text(self) -> Text:
        """The row's name."""
        return say("turning-row-natural", face=self.face)


class ResultRow(Range):
    """The row of the concrete values from `low` to `high` (R000-16)."""

    alternatives: Alternatives = ()

    @property
    def text(self) -> Text:
        """The row's name."""
        if self.low == self.high:
            return range_text(self.low, self.high)
        if self.low is None:
            return say("turning-row-or-less", high=self.high or 0)
        if self.high is None:
            return say("turning-row-or-more", low=self.low)
        return say("turning-row-range", low=self.low, high=self.high)


class Results(RangeTable[ResultRow]):
    """The result table of a kind of attempt: of turning (G000-7), or of commanding in its subclass."""

    commands: ClassVar[bool] = False
    """Whether it holds the effects of commanding undead instead of those of turning them."""

    naturals: tuple[NaturalRow, ...]

    @model_validator(mode="after")
    def _both_naturals(self) -> Self:
        if sorted(row.face for row in self.naturals) != [1, 20]:
            reason = "naturals: there must be one row for a natural 1 and one for a natural 20"
            raise fault(say("turning-fault-naturals"), reason)
        return self

    @model_validator(mode="after")
    def _own_effects(self) -> Self:
        rows: list[NaturalRow | ResultRow] = [*self.naturals, *self.rows]
        for row in rows:
            for alternative in row.alternatives:
                if alternative.effect.is_domination is not self.commands:
                    effect = alternative.effect
                    raise fault(
                        say("turning-fault-other-attempt", row=row.text, effect=effect.text),
                        f"row {row.id}: {effect} belongs to the other kind of attempt",
                    )
        return self

    def row_at(self, face: int, value: int) -> NaturalRow | ResultRow:
        """The row for this face of the d20 and this concrete value (R000-16, R000-17)."""
        for row in self.naturals:
            if row.face == face:
                return row
        return self.row_for(value)


class DominationRow(ResultRow):
    """A row of the table of commanding. `over_20` marks the one that the rules call "Over 20" (R000-60)."""

    over_20: bool = False


class Domination(Results):
    """What commanding undead does (R000-41, G000-8)."""

    commands: ClassVar[bool] = True

    rows: tuple[DominationRow, ...] = Field(min_length=1)

    @model_validator(mode="after")
    def _one_row_over_20(self) -> Self:
        marked = [row for row in self.rows if row.over_20]
        if len(marked) != 1:
            marks = len(marked)
            raise fault(say("turning-fault-over-20", n=marks), f"rows: over_20 must mark one row, not {marks}")
        if not marked[0].alternatives:
            raise fault(say("turning-fault-over-20-empty"), "rows: the row over_20 must offer an effect")
        if any(one.effect is Effect.PERMANENT_DOMINATION for one in marked[0].alternatives):
            reason = "rows: the row over_20 stands in for permanent-domination and cannot offer it"
            raise fault(say("turning-fault-over-20-permanent"), reason)
        return self

    @property
    def over_20(self) -> DominationRow:
        """The row that stands in where Permanent Domination is not possible (R000-60)."""
        return next(row for row in self.rows if row.over_20)


Wits = Literal[
    "mindless", "animal", "semi", "low", "average", "very", "high", "exceptional", "genius", "supra-genius", "godlike"
]
"""Names of intelligences in the locale files."""


class IntelligenceRow(Range):
    """A span of intelligence scores with its name and the malus that it takes off."""

    name: Wits
    malus: int = Field(ge=0, le=20)

    @property
    def text(self) -> Text:
        """The name of this intelligence."""
        return say(f"turning-intelligence-{self.name}")


class Intelligence(RangeTable[IntelligenceRow]):
    """What an undead's intelligence takes off (R000-14, G000-3)."""

    first: ClassVar[int | None] = 0


class Orders(Table):
    """What membership of a Dark Order takes off (R000-11, G000-5), and of a Legion besides (R000-12, G000-6)."""

    grades: dict[Order, Annotated[int, Field(ge=0, le=20)]]
    legion_extra: int = Field(ge=0, le=20)

    @model_validator(mode="after")
    def _every_order(self) -> Self:
        missing = [order.value for order in Order if order not in self.grades]
        if missing:
            orders = Listing(items=tuple(order.text for order in Order if order.value in missing))
            raise fault(say("turning-fault-grades", orders=orders), f"grades: no grade for {', '.join(missing)}")
        return self


class NumberAffected(StrEnum):
    """How many undead one attempt affects (G000-2)."""

    CREATURES = "2d6"
    FIXED = "fixed"
    HIT_DICE = "2d6-hit-dice"
    LEVEL = "level-plus-2"


class Tie(StrEnum):
    """Which of several simultaneous attempts with the same value counts (G000-11)."""

    LEVEL = "higher-level"
    DECLARED = "earlier-declared"


class Options(OptionTable):
    """What the source leaves open and a table may settle otherwise.

    `number_affected` with `fixed_number` is how many undead an attempt affects (G000-2). `kept_again`: one that is kept
    at bay may be affected again (G000-10). `tie` decides between equal simultaneous values (G000-11). `round_end` is
    the last moment of a round, at which a delayed strike comes that would come later (G000-14).
    """

    number_affected: Annotated[NumberAffected, RestsOn("G000-2")]
    fixed_number: Annotated[int, Field(ge=1, le=100), RestsOn("G000-2")]
    kept_again: Annotated[bool, RestsOn("G000-10", origin=Origin.READING)]
    tie: Annotated[Tie, RestsOn("G000-11")]
    round_end: Annotated[int, Field(ge=1, le=100), RestsOn("G000-14")]


class TurningTables(Frozen):
    """All tables of `turning`; each field is the file of its name."""

    results: Results
    domination: Domination
    intelligence: Intelligence
    orders: Orders
    creatures: Creatures
    options: Options

    def results_of(self, kind: Kind) -> Results:
        """The result table of this kind of attempt."""
        return self.results if kind is Kind.TURN else self.domination
