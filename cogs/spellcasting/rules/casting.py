"""The casting of a spell: who casts what and how, what can be perceived of it, and by whom (R002-1 to R002-6)."""

from __future__ import annotations

from collections.abc import Iterable

from pydantic import Field

from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from cogs.spellcasting.rules.perceive import Relief, left
from cogs.spellcasting.rules.refusals import SpellRefusal
from cogs.spellcasting.rules.spells import HIGHEST, Class, Components, SpellName


class Perception(Frozen):
    """What somebody perceives: the casting itself, the effect, both or nothing."""

    casting: bool = False
    effect: bool = False

    @property
    def anything(self) -> bool:
        """Whether it is anything at all."""
        return self.casting or self.effect


class Witness(Frozen):
    """Somebody present whom the GM picks to perceive the casting, the effect or both, as far as that is possible.

    Neither sight nor hearing is a verdict here (G002-22).
    """

    sheet_id: int
    name: str
    casting: bool = True
    effect: bool = True


class Casting(Frozen):
    """A spell as it is cast.

    `caster_id` is the caster's sheet if there is one. `lowest` is the spell's own level, `level` that at which it is
    cast (G002-9). `cast_as` is the class as whose spell it is cast; None for classless casting (R002-11). `slot`:
    it takes a spell slot of its level. `asked` are the components of the spell, which `reliefs` take away. `effect`:
    its effect can be perceived (R002-1). `hidden`: only witnesses are told of it.
    """

    caster_name: str
    caster_id: int | None = None
    spell: SpellName
    lowest: int = Field(ge=0, le=HIGHEST)
    level: int = Field(ge=0, le=HIGHEST)
    cast_as: Class | None = None
    slot: bool
    asked: Components
    reliefs: tuple[Relief, ...] = ()
    effect: bool = False
    hidden: bool = False
    witnesses: tuple[Witness, ...] = ()

    @property
    def left(self) -> Components:
        """The components that are still needed."""
        return left(self.asked, self.reliefs)

    @property
    def perceptible(self) -> Perception:
        """What can be perceived of it (R002-1, R002-3)."""
        return Perception(casting=bool(self.left), effect=self.effect)

    def perceived_by(self, sheet_id: int) -> Perception:
        """What the one with this sheet perceives; nothing unless they are a witness."""
        for witness in self.witnesses:
            if witness.sheet_id == sheet_id:
                can = self.perceptible
                return Perception(casting=witness.casting and can.casting, effect=witness.effect and can.effect)
        return Perception()

    @property
    def is_noticed(self) -> bool:
        """Whether anybody perceives anything of it, and may so identify it (R002-8)."""
        return any(self.perceived_by(witness.sheet_id).anything for witness in self.witnesses)


def cast(
    spell: SpellName,
    lowest: int,
    asked: Components,
    *,
    caster: str,
    caster_id: int | None = None,
    level: int | None = None,
    cast_as: Class | None = None,
    at_will: bool = False,
    reliefs: Iterable[Relief] = (),
    effect: bool = False,
    hidden: bool = False,
    witnesses: Iterable[Witness] = (),
) -> Casting:
    """The casting of a spell of level `lowest` that asks for the components `asked`.

    Without a `level` it is cast at its own. It takes a slot unless it is cast `at_will`, as every cantrip is.

    Raises `Refused`: CANTRIP, LEVEL_TOO_LOW, LEVEL_TOO_HIGH, INNATE_HAS_NO_CLASS.
    """
    at = lowest if level is None else level
    chosen = tuple(dict.fromkeys(reliefs))
    if lowest == 0 and at != 0:
        raise Refused(SpellRefusal.CANTRIP, spell=spell.text)
    if at < lowest:
        raise Refused(SpellRefusal.LEVEL_TOO_LOW, spell=spell.text, level=lowest)
    if at > HIGHEST:
        raise Refused(SpellRefusal.LEVEL_TOO_HIGH, level=HIGHEST)
    if Relief.INNATE in chosen and cast_as is not None:
        raise Refused(SpellRefusal.INNATE_HAS_NO_CLASS)
    return Casting(
        caster_name=caster,
        caster_id=caster_id,
        spell=spell,
        lowest=lowest,
        level=at,
        cast_as=cast_as,
        slot=at > 0 and not at_will,
        asked=asked,
        reliefs=chosen,
        effect=effect,
        hidden=hidden,
        witnesses=tuple({witness.sheet_id: witness for witness in witnesses}.values()),
    )
