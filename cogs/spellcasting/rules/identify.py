"""Identifying a spell: an Intelligence (Arcana) check against 15 and the level of the spell (R002-7 to R002-12)."""

from __future__ import annotations

from collections.abc import Collection
from enum import StrEnum

from bot.engine.dice import Dice
from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from bot.engine.ruling import Line, Note, Origin, Reckoning, Ruling
from bot.engine.text import Ratio, Text, say
from cogs.spellcasting.rules.casting import Casting
from cogs.spellcasting.rules.reaction import spend
from cogs.spellcasting.rules.refusals import SpellRefusal
from cogs.spellcasting.rules.spells import SpellName
from cogs.spellcasting.sheets import Adventurer, Observer
from cogs.spellcasting.tables import Options

FACES = 20
"""Faces of the die of a check."""

BASE_DC = 15
"""What the level is added to (R002-9)."""


class Way(StrEnum):
    """How somebody identifies a spell: as it is cast, or later by its effect (R002-7)."""

    REACTION = "reaction"
    ACTION = "action"

    @property
    def text(self) -> Text:
        """What it costs."""
        return say(f"spell-way-{self}")


class Prospect(Frozen):
    """What a check is up against, and its exact chance. Until the spell is identified it is for the GM alone."""

    dc: Reckoning
    advantage: bool
    chance: Ratio


class Identified(Frozen):
    """What a check that succeeded tells."""

    spell: SpellName
    level: int
    dc: Reckoning
    chance: Ratio


class Identification(Frozen):
    """One try to identify a spell; it tells only what whoever tried may know.

    `faces` are two with advantage, the higher of which counts. `identified` is None where the check failed: then not
    even the DC is told, which would betray the level. `may_counter`: the same reaction may counter the spell (G002-11).
    """

    observer_id: int
    observer_name: str
    way: Way
    advantage: bool
    faces: tuple[int, ...]
    check: Reckoning
    identified: Identified | None = None
    may_counter: bool = False


def difficulty(level: int) -> Reckoning:
    """The DC of a spell that is cast at `level` (R002-9)."""
    base = Line(label=say("spell-line-base"), amount=BASE_DC, rule="R002-9")
    return Reckoning(start=base, lines=(Line(label=say("spell-line-level"), amount=level, rule="R002-9"),))


def prospect(casting: Casting, adventurer: Adventurer) -> Prospect:
    """The DC for `adventurer`, whether the check has advantage (R002-10), and how likely it succeeds."""
    dc = difficulty(casting.level)
    advantage = casting.cast_as in adventurer.classes
    # The total decides, also on a natural 1 or 20 (G002-20).
    failing = min(max(dc.total - adventurer.arcana - 1, 0), FACES)
    dice = 2 if advantage else 1
    ways = FACES**dice
    return Prospect(dc=dc, advantage=advantage, chance=Ratio(num=ways - failing**dice, den=ways, percent=True))


def identify(
    casting: Casting,
    observer: Observer,
    way: Way,
    *,
    in_time: bool = True,
    tried: Collection[Way] = (),
    options: Options,
    dice: Dice,
) -> Ruling:
    """`observer` tries to tell which spell `casting` is; the ruling is for them and the GM alone.

    `in_time`: for the reaction the casting is not over; for the action the observer's next turn has not ended, or the
    effect still lasts. `tried` are the ways by which they have tried this casting already (G002-19). The reaction is
    spent, whatever comes of it. Rolls 1d20, twice with advantage.

    Raises `Refused`: OWN_CASTING, NOT_PERCEIVED, ALREADY_TRIED; for the reaction CASTING_OVER, CASTING_NOT_PERCEIVED,
    REACTION_USED; for the action EFFECT_NOT_PERCEIVED, EFFECT_OVER (G002-15).
    """
    _check(casting, observer, way, in_time, tried)
    expected = prospect(casting, observer.sheet)
    faces = tuple(dice.roll(FACES) for _ in range(2 if expected.advantage else 1))
    check = _arcana(max(faces), observer.sheet.arcana)
    identified = None
    if check.total >= expected.dc.total:
        identified = Identified(spell=casting.spell, level=casting.level, dc=expected.dc, chance=expected.chance)
    result = Identification(
        observer_id=observer.sheet_id,
        observer_name=observer.name,
        way=way,
        advantage=expected.advantage,
        faces=faces,
        check=check,
        identified=identified,
        may_counter=options.merge and way is Way.REACTION,
    )
    return Ruling(
        ruleset="spellcasting",
        kind="identify",
        result=result.model_dump(mode="json"),
        trace=_trace(casting, result, options),
        changes=(spend(observer),) if way is Way.REACTION else (),
    )


def _check(casting: Casting, observer: Observer, way: Way, in_time: bool, tried: Collection[Way]) -> None:
    perceived = casting.perceived_by(observer.sheet_id)
    if observer.sheet_id == casting.caster_id:
        raise Refused(SpellRefusal.OWN_CASTING)
    # Before all else: the other reasons would tell that there is something.
    if not perceived.anything:
        raise Refused(SpellRefusal.NOT_PERCEIVED, name=observer.name)
    if way in tried:
        raise Refused(SpellRefusal.ALREADY_TRIED, name=observer.name, way=way.text)
    if way is Way.REACTION:
        if not in_time:
            raise Refused(SpellRefusal.CASTING_OVER)
        if not perceived.casting:
            raise Refused(SpellRefusal.CASTING_NOT_PERCEIVED, name=observer.name)
        if observer.sheet.reaction_used:
            raise Refused(SpellRefusal.REACTION_USED, name=observer.name)
        return
    if not perceived.effect:
        raise Refused(SpellRefusal.EFFECT_NOT_PERCEIVED, name=observer.name)
    if not in_time:
        raise Refused(SpellRefusal.EFFECT_OVER)


def _arcana(face: int, bonus: int) -> Reckoning:
    start = Line(label=say("spell-line-d20"), amount=face, rule="R002-8")
    return Reckoning(start=start, lines=(Line(label=say("spell-line-arcana"), amount=bonus, rule="R002-8"),))


def _trace(casting: Casting, made: Identification, options: Options) -> tuple[Note, ...]:
    """The rules behind a try, as far as whoever tried may know them: that one has no advantage tells something, too."""
    is_reaction = made.way is Way.REACTION
    trace = [
        Note(text=say("spell-why-reaction" if is_reaction else "spell-why-action"), rule="R002-7"),
        Note(text=say(f"spell-why-{made.way}-needs"), rule="G002-15", origin=Origin.READING),
        Note(text=say("spell-why-arcana"), rule="R002-12"),
    ]
    if made.advantage and casting.cast_as:
        trace.append(Note(text=say("spell-why-advantage", as_class=casting.cast_as.text), rule="R002-10"))
    elif made.identified and casting.cast_as:
        trace.append(Note(text=say("spell-why-other-class", as_class=casting.cast_as.text), rule="R002-10"))
    elif made.identified:
        trace.append(Note(text=say("spell-why-classless"), rule="R002-11"))
    if made.identified:
        dc = say("spell-why-dc", dc=made.identified.dc.total, level=casting.level)
        trace.append(Note(text=dc, rule="R002-9"))
        if casting.level != casting.lowest:
            raised = say("spell-why-higher-level", level=casting.level, lowest=casting.lowest)
            trace.append(Note(text=raised, rule="G002-9", origin=Origin.PUBLIC))
    if max(made.faces) in (1, FACES):
        trace.append(Note(text=say("spell-why-natural"), rule="G002-20", origin=Origin.PUBLIC))
    trace.append(Note(text=say("spell-why-once"), rule="G002-19", origin=Origin.HOUSE))
    if is_reaction:
        merged = say("spell-why-merged" if options.merge else "spell-why-not-merged")
        trace.append(Note(text=merged, rule="G002-11", origin=options.origin("merge")))
    return tuple(trace)
