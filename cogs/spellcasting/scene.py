"""Spellcasting in a scene: initiative as in 5e, and the reaction that comes back when one's turn begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.dice import Dice
from bot.engine.effects import Effect
from bot.engine.ruling import Note, Origin, Ruling
from bot.engine.scene.events import Event, TurnBegan
from bot.engine.scene.lasting import Trigger, Triggers
from bot.engine.scene.model import Scene
from bot.engine.scene.rules import COMMON_ORDERS, Look, SceneOrder, SceneRules
from bot.engine.sheet import Sheet
from bot.engine.text import Text, say
from bot.engine.turns import Initiative, Ties
from cogs.spellcasting.rules.applying import effect_text
from cogs.spellcasting.rules.reaction import regain
from cogs.spellcasting.screens.applying import applied_text
from cogs.spellcasting.sheets import Adventurer, Observer

DEXTERITY = Note(text=say("spell-scene-initiative"), rule="R002-7", origin=Origin.PUBLIC)
TIES = Note(text=say("spell-scene-ties"), rule="R002-7", origin=Origin.HOUSE)
REACTION = Note(text=say("spell-why-reaction-back"), rule="R002-7", origin=Origin.PUBLIC)

INITIATIVE = SceneOrder(
    "initiative",
    say("spell-scene-order-initiative"),
    Initiative(dice="1d20", ties=Ties.MODIFIER),
    (DEXTERITY, TIES, REACTION),
)


def scene_rules() -> SceneRules:
    """The part of `spellcasting` in `/scene`."""
    return SceneRules(
        ruleset="spellcasting",
        title=say("spell-guide-title"),
        orders=(INITIATIVE, *COMMON_ORDERS),
        kinds=("adventurer",),
        modifier=lambda sheet, _: Adventurer.model_validate(sheet.stats).initiative,
        triggers=triggers,
        effect=effect_text,
        ruling=told,
    )


def triggers(look: Look, _: Any = None) -> Triggers:
    """With the turn of adventurers their reaction comes back (R002-7). Nobody is told."""

    def act(scene: Scene, _: Sequence[Effect], moment: Event, __: Dice) -> Sequence[Trigger]:
        if not isinstance(moment, TurnBegan):
            return ()
        ids = [one.sheet_id for one in scene.sharing(moment.turn) if one.sheet_id is not None]
        observers = [_observer(sheet) for sheet in look(ids) if (sheet.ruleset, sheet.kind) == _ADVENTURER]
        return [Trigger(ruling=regain(one), sheet_ids=(one.sheet_id,)) for one in observers if one.sheet.reaction_used]

    return act


def told(ruling: Ruling) -> Text | None:
    """What an area has done. That a reaction was used would betray who has tried to identify a spell."""
    return applied_text(ruling) if ruling.kind == "applied" else None


_ADVENTURER = ("spellcasting", "adventurer")


def _observer(sheet: Sheet) -> Observer:
    return Observer(sheet_id=sheet.id, name=sheet.name, sheet=Adventurer.model_validate(sheet.stats))
