"""Why turns come in this order, and why something happened by itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.ruling import Note
from bot.engine.scene.model import Scene
from bot.engine.scene.rules import SceneOrder
from bot.engine.screen import Block, Heading, Item, Screen, Tone
from bot.engine.text import Text, Verbatim, say
from bot.engine.turns import AlternateActivation, Initiative
from cogs.tabletop.screens.scene.calls import title
from cogs.tabletop.screens.scene.names import turn_name
from cogs.tabletop.screens.why import note_text


def why_screen(scene: Scene, order: SceneOrder, happened: Sequence[Note]) -> Screen:
    """The rules of the order, each turn's place in it, and the rules behind what happened. Private."""
    blocks: list[Block] = [Item(text=order.label), *(Item(text=text) for text in _strategy(scene))]
    blocks += [Item(text=note_text(note)) for note in order.notes]
    if scene.order:
        blocks.append(Heading(text=say("scene-participants")))
        blocks += [Item(text=_place(scene, n, turn)) for n, turn in enumerate(scene.order, 1)]
    if happened:
        blocks.append(Heading(text=say("scene-why-happened")))
        texts = [note_text(note) for note in happened]
        blocks += [Item(text=text) for place, text in enumerate(texts) if text not in texts[:place]]
    return Screen(title=title(scene), blocks=tuple(blocks), tone=Tone.QUIET, private=True)


def _strategy(scene: Scene) -> Iterator[Text]:
    match scene.strategy:
        case Initiative(dice=dice, highest_first=highest, ties=ties, every_round=anew):
            how = "highest" if highest else "lowest"
            yield say("scene-why-initiative", dice=Verbatim(verbatim=dice), first=how)
            if anew:
                yield say("scene-why-anew")
            yield say(f"scene-why-ties-{ties}")
        case AlternateActivation(first=first, then=then):
            yield say("scene-why-activation", first=first, then=then)


def _place(scene: Scene, n: int, turn: int) -> Text:
    """Somebody's place: their initiative, and what they add to the die. What is kept from the reader has neither."""
    one = scene.entrant(turn)
    name = turn_name(scene, turn)
    if one.initiative is None:
        return say("scene-entry", n=n, name=name)
    return say("scene-why-place", n=n, name=name, initiative=one.initiative, modifier=one.modifier)
