"""Turning undead in a scene: initiative as in Arelia, and what confused undead do at the start of each round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.dice import Dice
from bot.engine.effects import Effect as Lasting
from bot.engine.ruling import Note, Origin, Ruling
from bot.engine.scene.events import Event, RoundBegan
from bot.engine.scene.lasting import Trigger, Triggers
from bot.engine.scene.model import Participant, Scene, State
from bot.engine.scene.rules import COMMON_ORDERS, Look, SceneOrder, SceneRules
from bot.engine.sheet import Sheet
from bot.engine.text import Text, say
from bot.engine.turns import Initiative, Ties
from cogs.turning.rules.confusion import Confusion, around, confused
from cogs.turning.rules.impulse import Creature, Victim
from cogs.turning.sheets import Cleric, Companion, Named, Undead
from cogs.turning.tables import Effect

LATER_IS_HIGHER = Note(text=say("turning-scene-later-is-higher"), rule="R000-35")
INITIATIVE = Note(text=say("turning-scene-initiative"), rule="R000-35", origin=Origin.HOUSE)
END_OF_ROUND = Note(text=say("turning-scene-end-of-round"), rule="G000-1", origin=Origin.PUBLIC)

ORDERS = tuple(
    SceneOrder(
        id,
        say(f"turning-scene-order-{id}"),
        Initiative(dice="1d10", highest_first=False, ties=Ties.JOINED, every_round=every_round),
        (LATER_IS_HIGHER, INITIATIVE, END_OF_ROUND),
    )
    for id, every_round in (("each-round", True), ("once", False))
)


def scene_rules() -> SceneRules:
    """The part of `turning` in `/scene`. No sheet has a modifier for initiative; the table sets it where it has one."""
    return SceneRules(
        ruleset="turning",
        title=say("turning-guide-title"),
        orders=(*ORDERS, *COMMON_ORDERS),
        kinds=("cleric", "companion", "undead"),
        triggers=triggers,
        effect=lambda kind: Effect(kind).text,
        ruling=told,
    )


def triggers(look: Look, _: Any = None) -> Triggers:
    """At the start of every round the die of each Confusing Order that the scene drives (R000-45).

    Creatures seen within 21 m are those who take part and can act, as far as their sheets tell no more. Where players
    know of the undead, it attacks nobody of whom they do not.
    """

    def act(scene: Scene, lasting: Sequence[Lasting], moment: Event, dice: Dice) -> Sequence[Trigger]:
        if not isinstance(moment, RoundBegan):
            return ()
        found = (_confused(scene, effect, look, dice) for effect in lasting if _is_due(scene, effect))
        return [trigger for trigger in found if trigger is not None]

    return act


def told(ruling: Ruling) -> Text:
    """What a confused undead does this round, in a line."""
    confusion = Confusion.model_validate(ruling.result)
    name, face, conduct = confusion.name, confusion.face, confusion.conduct.text
    if confusion.victim is None:
        return say("turning-scene-confused", name=name, face=face, conduct=conduct)
    return say("turning-scene-confused-against", name=name, face=face, conduct=conduct, victim=confusion.victim.name)


def _is_due(scene: Scene, effect: Lasting) -> bool:
    is_here = effect.due is None or effect.due.scene_id in {None, scene.id}
    return effect.ruleset == "turning" and effect.kind == Effect.CONFUSING_ORDER and is_here


def _confused(scene: Scene, effect: Lasting, look: Look, dice: Dice) -> Trigger | None:
    undead = _able(scene, effect.sheet_id)
    sheet = next(iter(look([effect.sheet_id])), None)
    if undead is None or sheet is None:
        return None
    named = _undead(sheet)
    ruling = confused(named, effect, _seen(scene, undead, named, effect, look), dice)
    victim = Confusion.model_validate(ruling.result).victim
    attacked = (victim.sheet_id,) if victim and victim.sheet_id is not None else ()
    return Trigger(ruling=ruling, sheet_ids=(sheet.id, *attacked))


def _seen(scene: Scene, undead: Participant, named: Named[Undead], effect: Lasting, look: Look) -> list[Victim]:
    """Whom the undead may attack: the others who can act, of the sheets those that stand near enough."""
    others = [one for one in scene.present if one.id != undead.id and _can_act(one)]
    if _is_known(undead):
        others = [one for one in others if _is_known(one)]
    ids = [one.sheet_id for one in others if one.sheet_id is not None]
    creatures = [_creature(sheet) for sheet in look(ids) if sheet.ruleset == "turning"]
    seen = tuple(Victim(name=one.name, sheet_id=one.sheet_id) for one in creatures)
    for priest in look([effect.source_id or 0]):
        seen = around(named, _cleric(priest), creatures)
    without_sheets = (Victim(name=one.name) for one in others if one.sheet_id is None)
    return [*(victim for victim in seen if victim.sheet_id in ids), *without_sheets]


def _creature(sheet: Sheet) -> Creature:
    match sheet.kind:
        case "cleric":
            return _cleric(sheet)
        case "companion":
            return Named[Companion](sheet_id=sheet.id, name=sheet.name, sheet=Companion.model_validate(sheet.stats))
        case _:
            return _undead(sheet)


def _cleric(sheet: Sheet) -> Named[Cleric]:
    return Named[Cleric](sheet_id=sheet.id, name=sheet.name, sheet=Cleric.model_validate(sheet.stats))


def _undead(sheet: Sheet) -> Named[Undead]:
    return Named[Undead](sheet_id=sheet.id, name=sheet.name, sheet=Undead.model_validate(sheet.stats))


def _able(scene: Scene, sheet_id: int) -> Participant | None:
    return next((one for one in scene.present if one.sheet_id == sheet_id and _can_act(one)), None)


def _can_act(one: Participant) -> bool:
    return one.state in {State.ACTIVE, State.SURPRISED}


def _is_known(one: Participant) -> bool:
    return not one.hidden and one.alias is None
