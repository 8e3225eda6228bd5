"""What the table sees of moves, help and energy points."""

from __future__ import annotations

from bot.engine.screen import Block, Fact, Paragraph, Screen, Tone
from bot.engine.text import Arg, Listing, say
from cogs.ex_nihilo.rules.acting import Done
from cogs.ex_nihilo.rules.derived import Metres
from cogs.ex_nihilo.rules.energy import Energy
from cogs.ex_nihilo.rules.help import Helped
from cogs.ex_nihilo.rules.moving import Moved
from cogs.tabletop.screens.why import why_button


def movement_screen(name: str, metres: Metres, done: Done | None) -> Screen:
    """How far somebody comes in a turn, and what they have done in this one; private."""
    blocks: list[Block] = [
        Fact(label=say(f"nihilo-metres-{kind.replace('_', '-')}"), value=say("nihilo-metres", n=n))
        for kind, n in metres.model_dump().items()
    ]
    if done is not None:
        blocks.append(Fact(label=say("nihilo-done-this-turn"), value=_done(done)))
    return Screen(title=say("nihilo-movement-title", name=name), blocks=tuple(blocks), private=True)


def moved_screen(moved: Moved, entry_id: int, *, private: bool = False) -> Screen:
    """What somebody does with the turn."""
    text = say(f"nihilo-moved-{moved.act}", name=moved.name, metres=moved.metres or 0, turns=moved.turns)
    return Screen(
        title=say("nihilo-moved-title", name=moved.name),
        blocks=(Paragraph(text=text),),
        controls=(why_button(entry_id),),
        private=private,
    )


def helped_screen(helped: Helped, entry_id: int, *, private: bool = False) -> Screen:
    """Somebody helps somebody else."""
    text = say("nihilo-helped", helper=helped.helper_name, helped=helped.helped_name, bonus=helped.bonus)
    return Screen(
        title=say("nihilo-helped-title"),
        blocks=(Paragraph(text=text),),
        controls=(why_button(entry_id),),
        tone=Tone.GOOD,
        private=private,
    )


def energy_screen(energy: Energy, entry_id: int | None = None, *, private: bool = False) -> Screen:
    """The energy points of somebody, and what has just become of them."""
    blocks: list[Block] = [
        Fact(label=say("nihilo-field-energy"), value=say("nihilo-energy-of", now=energy.energy, most=energy.most))
    ]
    if energy.spent:
        blocks.insert(0, Paragraph(text=say("nihilo-energy-spent", name=energy.name, n=energy.spent)))
    if energy.turns:
        blocks.insert(0, Paragraph(text=say("nihilo-energy-won", name=energy.name, n=energy.won, turns=energy.turns)))
    if energy.turns_each is not None:
        blocks.append(Fact(label=say("nihilo-energy-recovery"), value=say("nihilo-energy-each", n=energy.turns_each)))
    return Screen(
        title=say("nihilo-energy-title", name=energy.name),
        blocks=tuple(blocks),
        controls=() if entry_id is None else (why_button(entry_id),),
        private=private,
    )


def _done(done: Done) -> Arg:
    """What has been done in this turn, in words."""
    acts = [act.text for act in (done.move, done.action) if act is not None] + [free.text for free in done.free]
    return Listing(items=tuple(acts)) if acts else say("nihilo-done-nothing")
