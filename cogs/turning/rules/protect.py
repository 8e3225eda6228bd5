"""Naming the creatures that Keep at Bay protects after the attempt has been made (R000-20, R000-21)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.effects import Effect as Lasting
from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from bot.engine.ruling import Note, Origin, Ruling
from bot.engine.text import say
from cogs.turning.rules.keep_at_bay import REACH_METRES, Creature, Protected, most_protected, protected_by
from cogs.turning.rules.outcome import Attempt
from cogs.turning.rules.refusals import TurningRefusal
from cogs.turning.sheets import Cleric, Named
from cogs.turning.tables import Effect


class Protection(Frozen):
    """Whom the cleric protects besides himself by the Keep at Bay of one attempt."""

    cleric_id: int
    cleric_name: str
    protects: tuple[Protected, ...]


def protect(
    attempt: Attempt, cleric: Named[Cleric], creatures: Sequence[Creature], *, begun: Sequence[Lasting] = ()
) -> Ruling:
    """The cleric of `attempt` names whom he protects, once: the set is fixed from then on (G000-12).

    `begun` are the effects that the attempt and its choices began and that still last; each Keep at Bay among them
    begins anew with these creatures.

    Raises `Refused`: ALREADY_PROTECTED, and what `protected_by` raises.
    """
    if attempt.protects is not None:
        raise Refused(TurningRefusal.ALREADY_PROTECTED, name=attempt.cleric_name)
    protects = protected_by(cleric, creatures)
    details = attempt.model_copy(update={"protects": protects}).kept.model_dump(mode="json")
    own = [one for one in begun if (one.kind, one.source_id) == (Effect.KEEP_AT_BAY, attempt.cleric_id)]
    result = Protection(cleric_id=attempt.cleric_id, cleric_name=attempt.cleric_name, protects=protects)
    most = most_protected(attempt.cleric_level)
    return Ruling(
        ruleset="turning",
        kind="protect",
        result=result.model_dump(mode="json"),
        trace=(
            Note(text=say("turning-why-protected", n=most, metres=REACH_METRES), rule="R000-20"),
            Note(text=say("turning-why-protected-fixed"), rule="G000-12", origin=Origin.READING),
        ),
        begins=tuple(effect.model_copy(update={"id": 0, "details": details}) for effect in own),
        ends=tuple(own),
    )


def after_protection(attempt: Attempt, protection: Protection) -> Attempt:
    """`attempt` with the creatures that its cleric named."""
    return attempt.model_copy(update={"protects": protection.protects})
