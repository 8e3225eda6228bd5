"""What a target does about a blow that would hit it, and what then comes of the blow (steps 3 to 5 of R003-61)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import StrEnum

from bot.engine.dice import Dice
from bot.engine.effects import Effect
from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from bot.engine.ruling import Change, Note, Origin, Reckoning, Ruling
from bot.engine.text import Arg, Ratio, say
from cogs.ex_nihilo.rules.acting import Free
from cogs.ex_nihilo.rules.assault import Attack
from cogs.ex_nihilo.rules.combat import CombatRefusal, Way
from cogs.ex_nihilo.rules.damage import Harm, harm
from cogs.ex_nihilo.rules.fighter import Fighter
from cogs.ex_nihilo.rules.parry import can_parry, parry, parry_chance, require_parry
from cogs.ex_nihilo.rules.reckoning import explained, explained_lines
from cogs.ex_nihilo.rules.save import Saved, save
from cogs.ex_nihilo.rules.states import RULESET
from cogs.ex_nihilo.rules.wounds import Consequences, Suffered, struck
from cogs.ex_nihilo.tables import NihiloTables
from cogs.ex_nihilo.tables.advancements import Advancement, State, Timing


class Means(StrEnum):
    """What a target can do about a blow that would hit it."""

    DODGE = "dodge"
    PARRY = "parry"
    ADVANCEMENT = "advancement"


class Reaction(Frozen):
    """One thing that the target may do. By the dodge, which is in its defence already, it does nothing more.

    `chance` is that of a parry to succeed; an Advancement has a `cost` in energy points, and an `absorption`.
    """

    means: Means
    advancement: str | None = None
    name: Arg | None = None
    cost: int = 0
    absorption: int = 0
    chance: Ratio | None = None

    @property
    def id(self) -> str:
        """How an address names it."""
        return self.means if self.advancement is None else f"{self.means}.{self.advancement}"


DODGE = Reaction(means=Means.DODGE)
"""What happens when nothing is chosen in time."""


class How(StrEnum):
    """How a reaction came about: it was chosen, the time was up, or there was nothing to choose."""

    CHOSEN = "chosen"
    LATE = "late"
    NO_CHOICE = "no-choice"


class Settled(Frozen):
    """What came of a stroke, and how the reaction to it came about."""

    stroke: int
    target_id: int
    target_name: str
    reaction: Reaction
    how: How = How.CHOSEN
    parry: Reckoning | None = None
    parried: bool = False
    harm: Harm | None = None
    suffered: Suffered | None = None
    saved: Saved | None = None


def offered(
    made: Attack, number: int, target: Fighter, used: Collection[Free], tables: NihiloTables
) -> tuple[Reaction, ...]:
    """What the target may do about this stroke, given what it has `used` up in this turn.

    Only the dodge where it does not perceive the attack: it then has no answer to it (R003-50, G003-27).
    """
    if made.given.unnoticed or made.way is Way.FINISH:
        return (DODGE,)
    found = [DODGE]
    stroke = made.strokes[number]
    if can_parry(target, stroke.arm, made.given, used):
        likely = parry_chance(target, stroke.attack.total, made.given, tables)
        found.append(Reaction(means=Means.PARRY, chance=likely))
    found += [
        Reaction(
            means=Means.ADVANCEMENT,
            advancement=one.id,
            name=one.text,
            cost=one.cost,
            absorption=one.absorption,
        )
        for one in target.advancements
        if one.timing is Timing.RESPONSE and one.absorption and target.can_use(one)
        if Free.RESPONSE_ADVANCEMENT not in used
    ]
    return tuple(found)


def react(
    made: Attack,
    number: int,
    attacker: Fighter,
    target: Fighter,
    choice: str,
    *,
    used: Collection[Free] = (),
    how: How = How.CHOSEN,
    tables: NihiloTables,
    dice: Dice,
) -> Ruling:
    """The target reacts to the stroke with this number, and what is left of the stroke takes effect.

    `choice` is the `id` of a reaction. Rolls the parry's dice, then those of a save. Raises `Refused` with
    NOT_OFFERED, or as `require_parry` and with ADVANCEMENT_USED where it is known why not.
    """
    reaction = _chosen(made, number, target, choice, used, tables)
    parried: Reckoning | None = None
    if reaction.means is Means.PARRY:
        parried = parry(target, made.given, tables, dice)
    settled = Settled(
        stroke=number,
        target_id=target.sheet_id,
        target_name=target.name,
        reaction=reaction,
        how=how,
        parry=parried,
        parried=parried is not None and parried.total >= made.strokes[number].attack.total,
    )
    shield = target.advancement(reaction.advancement) if reaction.advancement else None
    paid = _paid(target, shield)
    if settled.parried:
        return _ruling(settled, attacker.sheet_id, target, changes=paid)
    done = harm(attacker, target, made.hit(number), tables, shield)
    became = struck(target, done, tables.options, kills=made.way is Way.FINISH)
    power = next((one for one in attacker.advancements if one.id == made.advancement), None)
    saved, fallen = None, None
    if power is not None and power.save is not None and not done.immune and made.way is not Way.FINISH:
        saved, fallen = save(target, power, attacker.sheet_id, made.given.level, tables, dice)
    settled = settled.model_copy(update={"harm": done, "suffered": became.suffered, "saved": saved})
    return _ruling(settled, attacker.sheet_id, target, became, changes=paid, begins=(fallen,) if fallen else ())


def _chosen(
    made: Attack, number: int, target: Fighter, choice: str, used: Collection[Free], tables: NihiloTables
) -> Reaction:
    for reaction in offered(made, number, target, used, tables):
        if reaction.id == choice:
            return reaction
    if choice == Means.PARRY:
        require_parry(target, made.strokes[number].arm, made.given, used)
    elif Free.RESPONSE_ADVANCEMENT in used:
        raise Refused(CombatRefusal.ADVANCEMENT_USED, name=target.name)
    raise Refused(CombatRefusal.NOT_OFFERED)


def _paid(target: Fighter, shield: Advancement | None) -> tuple[Change, ...]:
    if shield is None or not shield.cost:
        return ()
    energy = target.sheet.energy
    return (Change(sheet_id=target.sheet_id, field="energy", before=energy, after=energy - shield.cost),)


def _ruling(
    settled: Settled,
    attacker_id: int,
    target: Fighter,
    became: Consequences | None = None,
    *,
    changes: Sequence[Change] = (),
    begins: Sequence[Effect] = (),
) -> Ruling:
    about = (target.sheet_id,)
    notes = list(explained(settled.parry, about=about))
    if settled.parry is not None:
        notes.append(Note(text=say("nihilo-why-parry"), rule="G003-11", origin=Origin.READING))
    if settled.harm is not None:
        sum = settled.harm.reckoning
        lines = (sum.start, *sum.lines)
        notes += explained_lines(lines[: settled.harm.dealt], (attacker_id,))
        notes += explained_lines(lines[settled.harm.dealt :], about)
        if settled.harm.immune:
            notes.append(Note(text=say("nihilo-why-intangible"), rule="R003-71", about=about))
    if became is not None and any(effect.kind == State.STUN for effect in became.ends):
        notes.append(Note(text=say("nihilo-why-stun-ends"), rule="R003-69", about=about))
    if became is not None:
        notes += [note.model_copy(update={"about": about}) for note in became.notes]
    if settled.saved is not None:
        notes += settled.saved.notes(target.sheet_id)
    return Ruling(
        ruleset=RULESET,
        kind="reaction",
        result=settled.model_dump(mode="json"),
        trace=tuple(notes),
        changes=(*changes, *(became.changes if became else ())),
        begins=(*(became.begins if became else ()), *begins),
        ends=became.ends if became else (),
    )
