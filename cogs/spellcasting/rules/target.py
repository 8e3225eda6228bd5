"""A target that a spell cannot affect, and what its caster sees of that (R002-13 to R002-16)."""

from __future__ import annotations

from enum import StrEnum

from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from bot.engine.ruling import Note, Ruling
from bot.engine.text import Text, say
from cogs.spellcasting.rules.casting import Casting
from cogs.spellcasting.rules.notice import slot_note
from cogs.spellcasting.rules.refusals import SpellRefusal
from cogs.spellcasting.rules.spells import OnSuccess, Save, SpellName


class Truth(StrEnum):
    """What the GM knows of a target.

    SAVED and UNAFFECTED are said of valid targets: it succeeded on its saving throw, or the spell did nothing to it for
    any other reason. They are there so that an answer to the caster by itself gives nothing away.
    """

    INVALID = "invalid"
    SAVED = "saved"
    UNAFFECTED = "unaffected"

    @property
    def text(self) -> Text:
        """The same in words, for the GM."""
        return say(f"spell-truth-{self}")


class Appears(StrEnum):
    """What the caster perceives."""

    SAVED = "saved"
    NO_EFFECT = "no-effect"

    @property
    def text(self) -> Text:
        """The same in words."""
        return say(f"spell-appears-{self}")


class Seen(Frozen):
    """What the caster may know; `slot` is the level of the slot that is spent, None where there is none."""

    spell: SpellName
    target_name: str
    slot: int | None
    appears: Appears


class Targeting(Frozen):
    """The whole result, for the GM. The caster is shown `seen` alone."""

    seen: Seen
    truth: Truth
    save: Save | None


def target(casting: Casting, name: str, truth: Truth, save: Save | None) -> Ruling:
    """What comes of `casting` for the target `name`; `save` is the saving throw that the spell allows.

    The ruling with its trace is the GM's. Raises `Refused`: NO_SAVE where a target is said to have made a saving throw
    that the spell does not allow.
    """
    if truth is Truth.SAVED and save is None:
        raise Refused(SpellRefusal.NO_SAVE, spell=casting.spell.text)
    slot = casting.level if casting.slot else None
    seen = Seen(spell=casting.spell, target_name=name, slot=slot, appears=appears(truth, save))
    result = Targeting(seen=seen, truth=truth, save=save)
    trace = (slot_note(casting), *_trace(result))
    return Ruling(ruleset="spellcasting", kind="target", result=result.model_dump(mode="json"), trace=trace)


def appears(truth: Truth, save: Save | None) -> Appears:
    """What the caster perceives (R002-15, R002-16)."""
    if truth is Truth.INVALID:
        nothing = save is not None and save.on_success is OnSuccess.NONE
        return Appears.SAVED if nothing else Appears.NO_EFFECT
    return Appears.SAVED if truth is Truth.SAVED else Appears.NO_EFFECT


def _trace(result: Targeting) -> tuple[Note, ...]:
    if result.truth is not Truth.INVALID:
        return (Note(text=say("spell-why-valid", truth=result.truth.text), rule="R002-13"),)
    invalid = Note(text=say("spell-why-invalid", target=result.seen.target_name), rule="R002-14")
    if result.seen.appears is Appears.SAVED:
        return (invalid, Note(text=say("spell-why-appears-saved"), rule="R002-15"))
    if result.save is None:
        return (invalid, Note(text=say("spell-why-no-save"), rule="R002-16"))
    does = say("spell-why-success-does", success=result.save.on_success.text)
    return (invalid, Note(text=does, rule="R002-16"))
