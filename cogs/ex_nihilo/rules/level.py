"""The G.S.P. of a scene: the Narrator sets it, and with it the dice of initiative (R003-36, R003-41)."""

from __future__ import annotations

from bot.engine.dice import Dice
from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from bot.engine.ruling import Ruling
from bot.engine.scene.events import Step
from bot.engine.scene.going import arranged, changed, require_open
from bot.engine.scene.lasting import Trigger
from bot.engine.scene.model import Scene
from bot.engine.scene.playing import played
from bot.engine.scene.refusal import SceneRefusal
from bot.engine.turns import Initiative
from cogs.ex_nihilo.rules.acting import game_of
from cogs.ex_nihilo.rules.initiative import strategy, ties_of
from cogs.ex_nihilo.rules.states import RULESET
from cogs.ex_nihilo.rules.stress import level_note
from cogs.ex_nihilo.tables import NihiloTables
from cogs.ex_nihilo.tables.options import When

ANEW, LEVEL, WORMHOLE = "initiative-anew", "level", "wormhole"
"""The kinds of the rulings by which a new fight begins, or the Narrator sets something of the scene."""


class LevelSet(Frozen):
    """The Narrator has set the scene's level, or when initiative is rolled."""

    level: int
    when: When


class WormholeSet(Frozen):
    """The Narrator has said on which side of a Wormhole the scene is: whether gunpowder fails (G003-3)."""

    fails: bool


def set_wormhole(scene: Scene, fails: bool) -> Step:
    """Say whether gunpowder fails in this scene. Raises `Refused` with CLOSED."""
    require_open(scene)
    told = Ruling(ruleset=RULESET, kind=WORMHOLE, result=WormholeSet(fails=fails).model_dump(mode="json"))
    after = game_of(scene).model_copy(update={"gunpowder_fails": fails}).as_json
    return played(scene, after, Trigger(ruling=told, sheet_ids=()))


def set_level(scene: Scene, level: int | None, when: When | None, tables: NihiloTables) -> Step:
    """Give the scene another level, or another time for initiative; what is None stays.

    An order that was rolled stands until it is rolled anew. Raises `Refused` with CLOSED.
    """
    require_open(scene)
    game = game_of(scene)
    new = game.level if level is None else level
    order = strategy(new, when or when_of(scene, tables), tables)
    told = Ruling(
        ruleset=RULESET,
        kind=LEVEL,
        result=LevelSet(level=new, when=When.EACH_TURN if order.every_round else When.ONCE_PER_FIGHT).model_dump(
            mode="json"
        ),
        trace=(level_note(new, tables.levels),),
    )
    after = game.model_copy(update={"level": new}).as_json
    return played(changed(scene, strategy=order), after, Trigger(ruling=told, sheet_ids=()))


def when_of(scene: Scene, tables: NihiloTables) -> When:
    """When initiative is rolled in this scene; as the house has it, where the scene has another order altogether."""
    if not isinstance(scene.strategy, Initiative):
        return tables.options.initiative
    return When.EACH_TURN if scene.strategy.every_round else When.ONCE_PER_FIGHT


def roll_anew(scene: Scene, dice: Dice) -> Step:
    """A new fight begins: everybody rolls for initiative again (R003-42). Whose turn it is stays.

    Raises `Refused` with NOT_STARTED before the scene has begun, and with CLOSED.
    """
    require_open(scene)
    if not scene.round:
        raise Refused(SceneRefusal.NOT_STARTED, scene=scene.name)
    cleared = (one.model_copy(update={"initiative": None, "ties": ()}) for one in scene.participants)
    after = arranged(changed(scene, participants=tuple(cleared)), dice)
    ruling = Ruling(ruleset=RULESET, kind=ANEW, result={})
    tied = ties_of(after)
    return played(after, scene.game, Trigger(ruling=ruling, sheet_ids=()), *tied)
