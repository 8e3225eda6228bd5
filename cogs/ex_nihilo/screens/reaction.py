"""What somebody who is to react sees, and nobody else: the blow that would hit, and what there is against it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.screen import Address, Block, Button, ButtonStyle, Fact, Heading, Item, Paragraph, Screen, Tone
from bot.engine.text import Text, say
from cogs.ex_nihilo.rules.reaction import Means, Reaction, Settled
from cogs.ex_nihilo.screens.attack import Known, stroke_blocks, when
from cogs.tabletop.screens.why import why_button


def panel_screen(known: Known, number: int, reactions: Sequence[Reaction], hit_points: int) -> Screen:
    """What can be done about the stroke with this number, each with its chance."""
    stroke = known.made.strokes[number]
    blocks: list[Block] = []
    if len(known.made.strokes) > 1:
        blocks.append(Heading(text=say("nihilo-stroke-second" if stroke.off_hand else "nihilo-stroke-first")))
    blocks += stroke_blocks(known, stroke)
    blocks.append(Fact(label=say("nihilo-hit-points"), value=hit_points))
    blocks += [Item(text=_told(reaction)) for reaction in reactions]
    if known.until is not None:
        blocks.append(Paragraph(text=say("nihilo-react-until", when=when(known.until))))
    return Screen(
        title=say("nihilo-react-title", target=known.target, attacker=known.attacker),
        blocks=tuple(blocks),
        controls=(*(_button(known.entry_id, number, one) for one in reactions), why_button(known.entry_id)),
        private=True,
    )


def chosen_screen(known: Known, settled: Settled) -> Screen:
    """That the choice stands; the table hears of it by itself."""
    text = say("nihilo-react-chosen", choice=_name(settled.reaction))
    return Screen(
        title=say("nihilo-react-title", target=known.target, attacker=known.attacker),
        blocks=(Paragraph(text=text),),
        tone=Tone.QUIET,
        private=True,
    )


def _button(entry_id: int, number: int, reaction: Reaction) -> Button:
    address = Address(package="ex_nihilo", action="reaction", args=(str(entry_id), str(number), reaction.id))
    style = ButtonStyle.SECONDARY if reaction.means is Means.DODGE else ButtonStyle.PRIMARY
    return Button(address=address, label=_name(reaction), style=style)


def _name(reaction: Reaction) -> Text:
    if reaction.means is Means.ADVANCEMENT and reaction.name is not None:
        return say("nihilo-reaction-advancement", name=reaction.name)
    return say("nihilo-reaction-parry" if reaction.means is Means.PARRY else "nihilo-reaction-dodge")


def _told(reaction: Reaction) -> Text:
    if reaction.means is Means.ADVANCEMENT and reaction.name is not None:
        return say("nihilo-reaction-advancement-about", name=reaction.name, n=reaction.cost, points=reaction.absorption)
    if reaction.means is Means.PARRY and reaction.chance is not None:
        return say("nihilo-reaction-parry-about", chance=reaction.chance)
    return say("nihilo-reaction-dodge-about")
