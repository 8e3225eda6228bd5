"""What the table sees of a roll against a difficulty, and what the Narrator alone does."""

from __future__ import annotations

from bot.engine.screen import Address, Block, Button, Paragraph, Screen, Sum, Tone
from bot.engine.text import Arg, Text, say
from bot.engine.visibility import Visibility
from cogs.ex_nihilo.rules.check import Against, Confrontation
from cogs.ex_nihilo.tables import level_text
from cogs.tabletop.screens.keeping import kept_back, reveal_button
from cogs.tabletop.screens.why import why_button


def check_screen(made: Confrontation, entry_id: int, how: Visibility = Visibility.OPEN) -> Screen:
    """A roll with its reckoning, the difficulty unless that is a secret, and what came of it; private unless open."""
    blocks: list[Block] = [Sum(reckoning=made.reckoning, label=made.pair.text)]
    if made.note:
        blocks.insert(0, Paragraph(text=say("roll-note", note=made.note)))
    if made.against is None:
        blocks.append(Paragraph(text=say("nihilo-difficulty-hidden")))
        blocks.append(Paragraph(text=say("nihilo-success-hidden" if made.success else "nihilo-failure-hidden")))
    else:
        blocks.append(Sum(reckoning=made.against.reckoning, label=_difficulty_label(made.against)))
        blocks.append(Paragraph(text=_outcome(made.reckoning.total, made.against)))
    secret = () if made.hidden is None else (_difficulty_button(made.hidden),)
    shown = Screen(
        title=_title(made),
        blocks=tuple(blocks),
        footer=level_text(made.level),
        controls=(why_button(entry_id), *secret),
        tone=Tone.GOOD if made.success else Tone.BAD,
    )
    return kept_back(shown, entry_id, how)


def difficulty_screen(met: Against, entry_id: int, total: int | None = None, *, private: bool = True) -> Screen:
    """A difficulty that was kept from the table, for the Narrator, with the total that was rolled, if that is known."""
    outcome = (Paragraph(text=_outcome(total, met)),) if total is not None else ()
    return Screen(
        title=say("nihilo-difficulty-title"),
        blocks=(Sum(reckoning=met.reckoning, label=_difficulty_label(met)), *outcome),
        controls=(why_button(entry_id), *((reveal_button(entry_id),) if private else ())),
        private=private,
    )


def _title(made: Confrontation) -> Text:
    if made.kind == "oppose":
        opponent: Arg = made.opponent_name or say("nihilo-somebody")
        return say("nihilo-opposed-title", name=made.name, opponent=opponent)
    return say(f"nihilo-rolled-{made.kind}", name=made.name)


def _difficulty_label(met: Against) -> Text:
    if met.opponent_name is None or met.pair is None:
        return say("nihilo-difficulty-label")
    return say("nihilo-opponent-label", name=met.opponent_name, roll=met.pair.values_text)


def _outcome(total: int, met: Against) -> Text:
    margin = total - met.reckoning.total
    return say("nihilo-success" if met.success else "nihilo-failure", margin=abs(margin), chance=met.chance)


def _difficulty_button(entry_id: int) -> Button:
    address = Address(package="ex_nihilo", action="difficulty", args=(str(entry_id),))
    return Button(address=address, label=say("nihilo-button-difficulty"))
