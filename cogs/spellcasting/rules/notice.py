"""What can be noticed of a casting, by whom, and whether the caster can be known, with the rules behind it."""

from __future__ import annotations

from bot.engine.ruling import Note, Origin, Ruling
from bot.engine.text import Listing, say
from cogs.spellcasting.rules.casting import Casting, Perception, Witness
from cogs.spellcasting.rules.perceive import relief_note
from cogs.spellcasting.rules.spells import Component, Components


def announce(casting: Casting) -> Ruling:
    """A caster casts: the ruling that opens the window for identifying it. The caster may read its trace."""
    return _ruling("cast", casting, casting_notes(casting))


def notice(casting: Casting) -> Ruling:
    """Whether such a casting can be perceived, by whom, and whether one can tell who casts: for the GM."""
    return _ruling("notice", casting, (*_notice_notes(casting), *witness_notes(casting)))


def casting_notes(casting: Casting) -> tuple[Note, ...]:
    """The rules behind a casting, and nothing about those who perceive it."""
    return (*_cost_notes(casting), *_notice_notes(casting))


def witness_notes(casting: Casting) -> tuple[Note, ...]:
    """What each witness perceives: for the GM."""
    if not casting.witnesses:
        return ()
    picked = Note(text=say("spell-why-witnesses"), rule="G002-22", origin=Origin.HOUSE)
    return (picked, *(_witness_note(casting, witness) for witness in casting.witnesses))


def perceived_notes(perceived: Perception, components: Components) -> tuple[Note, ...]:
    """The rules by which somebody perceives what they do, and knows the caster or does not."""
    notes = []
    if perceived.casting:
        needed = Listing(items=tuple(component.text for component in components))
        notes.append(Note(text=say("spell-why-casting", components=needed), rule="R002-3"))
        if Component.MATERIAL in components:
            notes.append(Note(text=say("spell-why-material"), rule="R002-4"))
    if perceived.effect:
        notes.append(Note(text=say("spell-why-effect"), rule="R002-2"))
        if not perceived.casting:
            notes.append(Note(text=say("spell-why-caster-unknown"), rule="R002-6"))
    return tuple(notes)


def slot_note(casting: Casting) -> Note:
    """Whether the casting takes a slot, whatever comes of it (R002-14)."""
    if casting.slot:
        return Note(text=say("spell-why-slot", level=casting.level), rule="R002-14")
    if casting.level == 0:
        return Note(text=say("spell-why-cantrip"), rule="G002-9", origin=Origin.PUBLIC)
    return Note(text=say("spell-why-at-will"), rule="R002-14")


def _cost_notes(casting: Casting) -> tuple[Note, ...]:
    if casting.level == casting.lowest:
        return (slot_note(casting),)
    raised = say("spell-why-higher-level", level=casting.level, lowest=casting.lowest)
    return (slot_note(casting), Note(text=raised, rule="G002-9", origin=Origin.PUBLIC))


def _notice_notes(casting: Casting) -> tuple[Note, ...]:
    can = casting.perceptible
    notes = [*map(relief_note, casting.reliefs), *perceived_notes(can, casting.left)]
    if not can.casting:
        notes.append(Note(text=say("spell-why-no-component"), rule="R002-3"))
    if not can.effect:
        notes.append(Note(text=say("spell-why-no-effect"), rule="R002-1"))
    return tuple(notes)


def _witness_note(casting: Casting, witness: Witness) -> Note:
    perceived = casting.perceived_by(witness.sheet_id)
    what = [say("spell-perceives-casting")] if perceived.casting else []
    what += [say("spell-perceives-effect")] if perceived.effect else []
    told = Listing(items=tuple(what or [say("spell-perceives-nothing")]))
    text = say("spell-why-witness", name=witness.name, what=told)
    return Note(text=text, rule="R002-8", about=(witness.sheet_id,))


def _ruling(kind: str, casting: Casting, trace: tuple[Note, ...]) -> Ruling:
    return Ruling(ruleset="spellcasting", kind=kind, result=casting.model_dump(mode="json"), trace=trace)
