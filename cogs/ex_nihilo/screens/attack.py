"""What the table sees of an attack: the reckonings, what is waited for, and what has come of each stroke."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from bot.engine.model import Frozen
from bot.engine.screen import Address, Block, Button, ButtonStyle, Heading, Paragraph, Screen, Sum, Tone
from bot.engine.text import Arg, Verbatim, say
from cogs.ex_nihilo.rules.assault import Attack, Stroke
from cogs.ex_nihilo.rules.combat import Way
from cogs.ex_nihilo.rules.damage import Harm
from cogs.ex_nihilo.rules.reaction import How, Means, Settled
from cogs.ex_nihilo.rules.save import Saved
from cogs.ex_nihilo.rules.wounds import Condition, Suffered
from cogs.ex_nihilo.screens.names import shown
from cogs.ex_nihilo.tables import level_text
from cogs.tabletop.screens.why import why_button


class Known(Frozen):
    """An attack as somebody may know it, and until when it waits for a reaction, if it does.

    Those in `hidden` (sheet ids) appear without a name and numbers, those in `guarded` without their hit points.
    """

    entry_id: int
    made: Attack
    settled: tuple[Settled, ...] = ()
    hidden: frozenset[int] = frozenset()
    guarded: frozenset[int] = frozenset()
    until: datetime | None = None

    @property
    def target(self) -> Arg:
        """What the target is called."""
        return shown(self.made.target_name, self.made.target_id, self.hidden)

    @property
    def attacker(self) -> Arg:
        """What the attacker is called."""
        return shown(self.made.attacker_name, self.made.attacker_id, self.hidden)


def attack_screen(known: Known) -> Screen:
    """The attack as it stands now."""
    made = known.made
    blocks: list[Block] = []
    if made.way is not Way.STRIKE:
        blocks.append(Paragraph(text=made.way.text))
    for number, stroke in enumerate(made.strokes):
        if len(made.strokes) > 1:
            blocks.append(Heading(text=say("nihilo-stroke-second" if stroke.off_hand else "nihilo-stroke-first")))
        blocks += stroke_blocks(known, stroke)
        for settled in known.settled:
            if settled.stroke == number:
                blocks += _settled(known, settled)
    waits: tuple[Button, ...] = ()
    if known.until is not None:
        blocks.append(Paragraph(text=say("nihilo-attack-waits", name=known.target, when=when(known.until))))
        waits = (react_button(known.entry_id),)
    hurts = any(settled.harm is not None for settled in known.settled)
    return Screen(
        title=say("nihilo-attack-title", attacker=known.attacker, target=known.target),
        blocks=tuple(blocks),
        footer=level_text(made.given.level),
        controls=(*waits, why_button(known.entry_id)),
        tone=Tone.NEUTRAL if known.until else Tone.GOOD if hurts else Tone.BAD,
    )


def stroke_blocks(known: Known, stroke: Stroke) -> Iterator[Block]:
    """The comparison of a stroke with the defence. The numbers of somebody hidden are kept, and so is the chance."""
    if known.made.attacker_id not in known.hidden:
        label = say("nihilo-attack-roll", arm=stroke.arm.name)
        if known.made.advancement_name is not None and stroke.arm.is_weapon:
            label = say("nihilo-attack-roll-with", arm=stroke.arm.name, advancement=known.made.advancement_name)
        yield Sum(reckoning=stroke.attack, label=label)
    if known.made.target_id in known.hidden or known.made.attacker_id in known.hidden:
        yield Paragraph(text=say("nihilo-hits-hidden" if stroke.hits else "nihilo-misses-hidden"))
        return
    outcome = "nihilo-hits" if stroke.hits else "nihilo-misses"
    yield Sum(reckoning=stroke.defence, label=say("nihilo-attack-defence"))
    yield Paragraph(text=say(outcome, margin=abs(stroke.margin), chance=stroke.chance))


def harm_block(harm: Harm) -> Sum:
    """What a hit does, line by line."""
    return Sum(reckoning=harm.reckoning, label=say("nihilo-damage-sum", type=harm.type.text))


def suffered_block(name: Arg, suffered: Suffered, net: int, *, guarded: bool) -> Paragraph:
    """What the hit points become; of somebody `guarded` only what was lost, and what everybody can see."""
    if suffered.condition is Condition.DEAD:
        return Paragraph(text=say("nihilo-dies", name=name))
    if suffered.condition is Condition.WELL:
        if guarded:
            return Paragraph(text=say("nihilo-loses", name=name, n=net))
        return Paragraph(text=say("nihilo-lost", name=name, n=net, left=suffered.after))
    return Paragraph(text=say(f"nihilo-loses-{suffered.condition}", name=name, n=net))


def saved_blocks(name: Arg, saved: Saved) -> Iterator[Block]:
    """A try to save from a state."""
    yield Sum(reckoning=saved.roll, label=say("nihilo-save-roll", name=name))
    yield Sum(reckoning=saved.difficulty, label=say("nihilo-save-difficulty"))
    text = "nihilo-saved" if saved.succeeds else "nihilo-not-saved"
    yield Paragraph(text=say(text, name=name, state=saved.state, chance=saved.chance))


def react_button(entry_id: int) -> Button:
    """Opens what the target may do, for whoever decides that."""
    address = Address(package="ex_nihilo", action="react", args=(str(entry_id),))
    return Button(address=address, label=say("nihilo-button-react"), style=ButtonStyle.PRIMARY)


def when(at: datetime) -> Verbatim:
    """A moment, as Discord tells how far off it is."""
    return Verbatim(verbatim=f"<t:{int(at.timestamp())}:R>")


def _settled(known: Known, settled: Settled) -> Iterator[Block]:
    """What came of a stroke."""
    is_hidden = settled.target_id in known.hidden
    if settled.how is How.LATE:
        yield Paragraph(text=say("nihilo-too-late", name=known.target))
    if settled.parry is not None:
        if not is_hidden:
            yield Sum(reckoning=settled.parry, label=say("nihilo-parry-roll"))
        if settled.reaction.chance is None or is_hidden:
            yield Paragraph(text=say("nihilo-parried-hidden" if settled.parried else "nihilo-not-parried-hidden"))
        else:
            outcome = "nihilo-parried" if settled.parried else "nihilo-not-parried"
            yield Paragraph(text=say(outcome, chance=settled.reaction.chance))
    if settled.reaction.means is Means.ADVANCEMENT and settled.reaction.name is not None:
        yield Paragraph(text=say("nihilo-answers-with", name=known.target, advancement=settled.reaction.name))
    if settled.harm is None or settled.suffered is None:
        return
    if settled.harm.immune:
        yield Paragraph(text=say("nihilo-immune", name=known.target))
        return
    if not known.hidden:
        yield harm_block(settled.harm)
    if settled.harm.armour_destroyed:
        yield Paragraph(text=say("nihilo-destroys-armour", name=known.target))
    guarded = settled.target_id in known.guarded
    if is_hidden and settled.suffered.condition is Condition.WELL:
        yield Paragraph(text=say("nihilo-hurt-hidden"))
    else:
        yield suffered_block(known.target, settled.suffered, settled.harm.net, guarded=guarded)
    if settled.saved is not None:
        if is_hidden:
            text = "nihilo-saved-hidden" if settled.saved.succeeds else "nihilo-not-saved-hidden"
            yield Paragraph(text=say(text, name=known.target, state=settled.saved.state))
        else:
            yield from saved_blocks(known.target, settled.saved)
