"""What the table sees of disarming, of finishing blows, and of damage that no attack has done."""

from __future__ import annotations

from collections.abc import Collection

from bot.engine.screen import Block, Paragraph, Screen, Sum, Tone
from bot.engine.text import Listing, say
from cogs.ex_nihilo.rules.disarm import Disarmed
from cogs.ex_nihilo.rules.ending import Died, Hurt
from cogs.ex_nihilo.screens.attack import harm_block, suffered_block
from cogs.ex_nihilo.screens.names import shown
from cogs.ex_nihilo.tables import level_text
from cogs.tabletop.screens.why import why_button


def disarmed_screen(made: Disarmed, entry_id: int, hidden: Collection[int]) -> Screen:
    """Somebody tries to disarm somebody else; the numbers of those in `hidden` (sheet ids) are kept."""
    target = shown(made.target_name, made.target_id, hidden)
    blocks: list[Block] = []
    if made.attacker_id not in hidden:
        blocks.append(Sum(reckoning=made.attack, label=say("nihilo-disarm-roll")))
    if hidden:
        outcome = "nihilo-disarmed-hidden" if made.lost else "nihilo-not-disarmed-hidden"
        blocks.append(Paragraph(text=say(outcome, name=target)))
    else:
        outcome = "nihilo-disarmed" if made.lost else "nihilo-not-disarmed"
        blocks.append(Sum(reckoning=made.defence, label=say("nihilo-disarm-hold")))
        blocks.append(Paragraph(text=say(outcome, name=target, weapon=made.weapon, chance=made.chance)))
    return Screen(
        title=say("nihilo-disarm-title", attacker=shown(made.attacker_name, made.attacker_id, hidden), target=target),
        blocks=tuple(blocks),
        footer=level_text(made.given.level),
        controls=(why_button(entry_id),),
        tone=Tone.GOOD if made.lost else Tone.BAD,
    )


def finished_screen(died: Died, entry_id: int, hidden: Collection[int] = ()) -> Screen:
    """Those who die, and by whom or why."""
    names = tuple(shown(name, id, hidden) for name, id in zip(died.names, died.sheet_ids, strict=True))
    who = Listing(items=names)
    blocks: list[Block] = [Paragraph(text=say("nihilo-died", who=who, n=len(names)))]
    if died.by is not None:
        blocks.insert(0, Paragraph(text=say("nihilo-finished-by", name=shown(died.by, died.by_id, hidden))))
    return Screen(title=say("nihilo-died-title"), blocks=tuple(blocks), controls=(why_button(entry_id),), tone=Tone.BAD)


def hurt_screen(hurt: Hurt, entry_id: int, hidden: Collection[int], *, guarded: bool) -> Screen:
    """Damage of another origin."""
    name = shown(hurt.name, hurt.sheet_id, hidden)
    blocks: list[Block] = []
    if hurt.harm.immune:
        blocks.append(Paragraph(text=say("nihilo-immune", name=name)))
    else:
        if hurt.sheet_id not in hidden:
            blocks.append(harm_block(hurt.harm))
        blocks.append(suffered_block(name, hurt.suffered, hurt.harm.net, guarded=guarded))
    return Screen(
        title=say("nihilo-damage-title", name=name),
        blocks=tuple(blocks),
        controls=(why_button(entry_id),),
        tone=Tone.BAD,
    )
