"""What becomes of hit points: gravely wounded at 0, unconscious at −1, and 600 turns to death (R003-12 to R003-18)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from bot.engine.effects import Effect
from bot.engine.model import Frozen
from bot.engine.ruling import Change, Note, Origin
from bot.engine.text import Text, say
from cogs.ex_nihilo.rules.damage import Harm
from cogs.ex_nihilo.rules.fighter import CHARGING, TOTAL_DEFENCE, Fighter
from cogs.ex_nihilo.rules.states import laid_state
from cogs.ex_nihilo.tables.advancements import State
from cogs.ex_nihilo.tables.options import AtZero, Options

UNCONSCIOUS = -1
"""Hit points never fall below: from there healing counts (G003-8, G003-33)."""


class Condition(StrEnum):
    """How somebody is, by their hit points."""

    WELL = "well"
    GRAVELY_WOUNDED = "gravely-wounded"
    UNCONSCIOUS = "unconscious"
    DEAD = "dead"

    @property
    def text(self) -> Text:
        """The condition in words."""
        return say(f"nihilo-condition-{self}")


class Suffered(Frozen):
    """What somebody's hit points were and are, and how they are then."""

    before: int
    after: int
    condition: Condition


class Consequences(Frozen):
    """What a hit brings about, to be stored."""

    suffered: Suffered
    changes: tuple[Change, ...] = ()
    begins: tuple[Effect, ...] = ()
    ends: tuple[Effect, ...] = ()
    notes: tuple[Note, ...] = ()


def condition(hit_points: int, *, dead: bool = False) -> Condition:
    """How somebody with so many hit points is."""
    if dead:
        return Condition.DEAD
    if hit_points < 0:
        return Condition.UNCONSCIOUS
    return Condition.WELL if hit_points else Condition.GRAVELY_WOUNDED


def left_after(hit_points: int, net: int, options: Options) -> int:
    """The hit points after a hit that lands and does so much (G003-8).

    At 0 any such hit makes unconscious, however much is absorbed, unless the table asks for damage.
    """
    if hit_points < 0:
        return hit_points
    if hit_points == 0:
        return UNCONSCIOUS if net or options.at_zero is AtZero.ANY_HIT else 0
    return max(UNCONSCIOUS, hit_points - net)


def struck(target: Fighter, harm: Harm, options: Options, *, kills: bool = False) -> Consequences:
    """What a hit brings about: fewer hit points, a stun that ends, unconsciousness with its 600 turns.

    `kills`: it was declared as finishing, and the target was unconscious (R003-17).
    """
    before = target.sheet.hit_points
    if kills:
        return killed(target, "R003-17")
    after = before if harm.immune else left_after(before, harm.net, options)
    changes, notes = [], []
    if after != before:
        changes.append(Change(sheet_id=target.sheet_id, field="hit_points", before=before, after=after))
    if harm.armour_destroyed:
        changes.append(Change(sheet_id=target.sheet_id, field="armour", before=target.sheet.armour, after=""))
        notes.append(
            Note(text=say("nihilo-why-armour-destroyed"), rule="R003-57", origin=options.origin("armour_destroyed"))
        )
    ends = () if harm.immune else target.effects(State.STUN)
    begins: tuple[Effect, ...] = ()
    if before >= 0 > after:
        begins = (dying(target.sheet_id),)
        ends = (*ends, *target.effects(TOTAL_DEFENCE, CHARGING))
        notes.append(Note(text=say("nihilo-why-dying"), rule="R003-14"))
    elif after == 0 < before:
        notes.append(Note(text=say("nihilo-why-gravely-wounded"), rule="R003-13"))
    if before == 0 > after and not harm.net:
        notes.append(Note(text=say("nihilo-why-any-hit"), rule="G003-8", origin=options.origin("at_zero")))
    return Consequences(
        suffered=Suffered(before=before, after=after, condition=condition(after)),
        changes=tuple(changes),
        begins=begins,
        ends=ends,
        notes=tuple(notes),
    )


def dying(sheet_id: int) -> Effect:
    """Unconscious for 600 turns, and then dead, unless somebody helps (R003-14, G003-34)."""
    return laid_state(State.UNCONSCIOUS, sheet_id)


def is_dying(effect: Effect) -> bool:
    """Whether this is the time that is left to somebody whose hit points are negative."""
    return effect.kind == State.UNCONSCIOUS and effect.source_id is None and effect.rounds is not None


def killed(target: Fighter, rule: str, origin: Origin = Origin.SOURCE) -> Consequences:
    """Death, whatever brings it about."""
    points = target.sheet.hit_points
    ends: Sequence[Effect] = target.effects(*State, TOTAL_DEFENCE, CHARGING)
    return Consequences(
        suffered=Suffered(before=points, after=points, condition=Condition.DEAD),
        changes=(Change(sheet_id=target.sheet_id, field="dead", before=False, after=True),),
        ends=tuple(ends),
        notes=(Note(text=say("nihilo-why-dead"), rule=rule, origin=origin),),
    )
