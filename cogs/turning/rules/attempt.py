"""An attempt to turn undead or to command them: one d20, a potential, a value for each undead (R000-3 to R000-18)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from bot.engine.dice import Dice
from bot.engine.effects import Effect as Lasting
from bot.engine.refusal import Refused
from bot.engine.ruling import Ruling
from bot.engine.text import Listing, say
from cogs.turning.rules.attempts import attempts_left, attempts_per_day, use
from cogs.turning.rules.chances import FACES
from cogs.turning.rules.keep_at_bay import Creature, most_protected, protected_by
from cogs.turning.rules.outcome import Attempt
from cogs.turning.rules.permanent import dominated, strength
from cogs.turning.rules.potential import general_lines, potential
from cogs.turning.rules.present import LeftOut, affected
from cogs.turning.rules.refusals import TurningRefusal
from cogs.turning.rules.simultaneous import Rival, check_rivals, lasting_before, sheet_before, superseded
from cogs.turning.rules.touch import Thrown, Touch
from cogs.turning.rules.why import attempt_trace
from cogs.turning.sheets import Cleric, Modifier, Named, Undead, Zone
from cogs.turning.tables import Effect, Kind, TurningTables

MOST_UNDEAD = 100
"""Undead that one attempt may name."""

MOST_REASONS = 10
"""Undead of which a refusal tells why they cannot be affected."""


def attempt(
    cleric: Named[Cleric],
    undead: Sequence[Named[Undead]],
    *,
    kind: Kind = Kind.TURN,
    place: int | Zone = 0,
    modifiers: Sequence[Modifier] = (),
    relations: Mapping[int, Sequence[Modifier]] | None = None,
    protects: Sequence[Creature] | None = None,
    lasting: Sequence[Lasting] = (),
    rivals: Sequence[Rival] = (),
    hidden: Collection[int] = (),
    tables: TurningTables,
    dice: Dice,
) -> Ruling:
    """`cleric` tries to turn or to command `undead`, as many of them as the attempt can touch.

    `place` and `modifiers` are general, `relations` are what lies between the cleric and single undead, by sheet id
    (R000-9). `protects` are those whom Keep at Bay is to protect, if they are named already (R000-20). `lasting` is
    what lasts on these undead, and what the cleric has caused. `rivals` are the attempts of the same moment that were
    entered before, in their order. The undead in `hidden` (sheet ids) are in no refusal.

    Rolls the number affected where it can matter, the d20, then the effects that leave no choice, in the order of
    `undead`.

    Raises `Refused`: DARK_CLERIC or NOT_DARK, NO_ATTEMPTS, ONE_AT_A_TIME, NO_UNDEAD, TOO_MANY_UNDEAD, PLACE,
    TOO_MANY_MODIFIERS, NOBODY_AFFECTED, and what `protected_by` raises.
    """
    named = list({one.sheet_id: one for one in undead}.values())
    check(cleric, named, kind)
    check_rivals(cleric.sheet_id, rivals)
    sheet = cleric.sheet
    general = general_lines(sheet, place, modifiers)
    protected = None if protects is None else protected_by(cleric, protects)
    known = lasting_before(lasting, rivals)
    before = [sheet_before(one, rivals) for one in named]
    whom = affected(sheet, before, known, tables.options, dice)
    if not whom.undead:
        raise nobody(whom.left_out, hidden)
    face = dice.roll(FACES)
    made = Attempt(
        kind=kind,
        cleric_id=cleric.sheet_id,
        cleric_name=cleric.name,
        cleric_level=sheet.level,
        face=face,
        potential=potential(face, general),
        verdicts=(),
        attempts_left=attempts_left(sheet) - 1,
        protected=most_protected(sheet.level),
        protects=protected,
        number=whom.number,
        left_out=whom.left_out,
        moment=rivals[0].entry_id if rivals else None,
    )
    thrown = Thrown(made=made, general=general, lasting=known, rivals=rivals, tables=tables)
    used = dominated(cleric, known)
    touches: list[Touch] = []
    now = {one.sheet_id: one for one in named}
    for one in whom.undead:
        touch = thrown.touch(one, now[one.sheet_id], (relations or {}).get(one.sheet_id, ()), used, dice)
        touches.append(touch)
        applied = touch.verdict.applied
        if applied and applied.effect is Effect.PERMANENT_DOMINATION:
            used += strength(one.sheet)
    verdicts = tuple(touch.verdict for touch in touches)
    wins = [verdict.sheet_id for verdict in verdicts if not verdict.superseded]
    result = made.model_copy(update={"verdicts": verdicts, "supersedes": superseded(wins, rivals)})
    return Ruling(
        ruleset="turning",
        kind="attempt" if kind is Kind.TURN else "command",
        result=result.model_dump(mode="json"),
        trace=(*attempt_trace(result, whom.undead, tables), *(note for touch in touches for note in touch.notes)),
        changes=(use(cleric, sheet.attempts_used + 1), *(change for touch in touches for change in touch.changes)),
        begins=tuple(effect for touch in touches for effect in touch.begins),
        ends=tuple(effect for touch in touches for effect in touch.ends),
    )


def check(cleric: Named[Cleric], undead: Sequence[Named[Undead]], kind: Kind) -> None:
    """Raises `Refused` where the cleric cannot make this kind of attempt, or on so many: see `attempt`."""
    if cleric.sheet.dark and kind is Kind.TURN:
        raise Refused(TurningRefusal.DARK_CLERIC, name=cleric.name)
    if not cleric.sheet.dark and kind is Kind.COMMAND:
        raise Refused(TurningRefusal.NOT_DARK, name=cleric.name)
    if not attempts_left(cleric.sheet):
        per_day = attempts_per_day(cleric.sheet.level)
        raise Refused(TurningRefusal.NO_ATTEMPTS, name=cleric.name, n=per_day)
    if not undead:
        raise Refused(TurningRefusal.NO_UNDEAD)
    if len(undead) > MOST_UNDEAD:
        raise Refused(TurningRefusal.TOO_MANY_UNDEAD, limit=MOST_UNDEAD)


def nobody(left_out: Sequence[LeftOut], hidden: Collection[int]) -> Refused:
    """The refusal where an attempt could affect nobody; it speaks as if those in `hidden` were not there."""
    known = [one for one in left_out if one.sheet_id not in hidden]
    reasons = [say("turning-left-out", name=one.name, reason=one.reason.text) for one in known[:MOST_REASONS]]
    more = len(known) - len(reasons)
    return Refused(TurningRefusal.NOBODY_AFFECTED, n=len(known), who=Listing(items=tuple(reasons)), more=more)
