"""EX Nihilo in a scene: initiative, energy that comes back, and what the table is told of it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.dice import Dice
from bot.engine.effects import Effect
from bot.engine.guild import GuildSettings
from bot.engine.ruling import Change, Note, Origin, Ruling
from bot.engine.scene.events import ClockMoved, Event, RoundBegan, TurnBegan
from bot.engine.scene.lasting import Trigger, Triggers
from bot.engine.scene.model import Scene
from bot.engine.scene.rules import COMMON_ORDERS, Look, SceneOrder, SceneRules
from bot.engine.screen import Block, Fact, Paragraph
from bot.engine.sheet import Sheet
from bot.engine.text import Listing, Text, say
from bot.engine.turns import Initiative, Ties
from cogs.ex_nihilo.rules.acting import game_of
from cogs.ex_nihilo.rules.derived import initiative_modifier
from cogs.ex_nihilo.rules.ending import Died, dead, due
from cogs.ex_nihilo.rules.energy import changes, recovered
from cogs.ex_nihilo.rules.fighter import fighter_of
from cogs.ex_nihilo.rules.help import HELP
from cogs.ex_nihilo.rules.initiative import TIES, Tied, ties_of
from cogs.ex_nihilo.rules.level import ANEW, LEVEL, WORMHOLE, LevelSet, WormholeSet
from cogs.ex_nihilo.rules.states import RULESET
from cogs.ex_nihilo.rules.states import effect_text as state_text
from cogs.ex_nihilo.sheets import Character, Npc
from cogs.ex_nihilo.tables import NihiloTables, level_text
from cogs.ex_nihilo.tables.options import When

NOTES = (
    Note(text=say("nihilo-why-initiative"), rule="R003-41"),
    Note(text=say("nihilo-why-initiative-table"), rule="G003-1", origin=Origin.HOUSE),
    Note(text=say("nihilo-why-ties"), rule="G003-10", origin=Origin.READING),
)

ORDERS = (
    SceneOrder(
        When.EACH_TURN,
        say("nihilo-order-each-turn"),
        Initiative(dice="1d30", ties=Ties.ROLL_OFF, every_round=True),
        (*NOTES, Note(text=say("nihilo-why-each-turn"), rule="G003-10", origin=Origin.READING)),
    ),
    SceneOrder(
        When.ONCE_PER_FIGHT,
        say("nihilo-order-once-per-fight"),
        Initiative(dice="1d30", ties=Ties.ROLL_OFF),
        (*NOTES, Note(text=say("nihilo-why-once-per-fight"), rule="G003-10", origin=Origin.READING)),
    ),
)
"""The orders, with the dice of the levels −1 to 1; another level of the scene gives its own."""

ENERGY_TURN = "energy-turn"
"""The kind of the ruling by which a turn goes by for somebody's energy points."""


def scene_rules() -> SceneRules:
    """The part of `ex_nihilo` in `/scene`."""
    return SceneRules(
        ruleset=RULESET,
        title=say("nihilo-guide-title"),
        orders=(*ORDERS, *COMMON_ORDERS),
        kinds=("character", "npc"),
        usual=lambda tables: str(tables.options.initiative),
        modifier=lambda sheet, tables: initiative_modifier(character_of(sheet), tables),
        triggers=triggers,
        effect=effect_text,
        ruling=told,
        board=board,
    )


def triggers(look: Look, tables: NihiloTables) -> Triggers:
    """Who has tied is told as a round begins; a turn of the game goes by for the energy of whoever begins theirs, and a
    turn a second for everybody's where time passes in the game (R003-1).

    With the end of a turn, those die whose time is over (R003-14).
    """

    def act(scene: Scene, lasting: Sequence[Effect], moment: Event, dice: Dice) -> Sequence[Trigger]:
        if isinstance(moment, RoundBegan):
            return _ties(scene, moment)
        if isinstance(moment, TurnBegan):
            return _energy([one.sheet_id for one in scene.sharing(moment.turn)], 1, look, tables)
        if isinstance(moment, ClockMoved):
            return _energy([one.sheet_id for one in scene.present], max(0, moment.seconds), look, tables)
        return _deaths(scene, lasting, moment, look, tables)

    return act


def board(scene: Scene, _: GuildSettings) -> tuple[Block, ...]:
    """What holds for everybody in the scene."""
    game = game_of(scene)
    fails = (Paragraph(text=say("nihilo-gunpowder-fails")),) if game.gunpowder_fails else ()
    return (Fact(label=say("nihilo-field-level"), value=level_text(game.level)), *fails)


def effect_text(kind: str) -> Text:
    """What lasts, by its kind."""
    return say("nihilo-effect-help") if kind == HELP else state_text(kind)


def told(ruling: Ruling) -> Text | None:
    """What a ruling in a scene means for the table; None where it says nothing."""
    if ruling.kind == TIES:
        return say("nihilo-ties", who=Tied.model_validate(ruling.result).tied)
    if ruling.kind == ANEW:
        return say("nihilo-initiative-anew")
    if ruling.kind == WORMHOLE:
        fails = WormholeSet.model_validate(ruling.result).fails
        return say("nihilo-gunpowder-fails" if fails else "nihilo-gunpowder-fires")
    if ruling.kind == LEVEL:
        set_to = LevelSet.model_validate(ruling.result)
        return say("nihilo-level-set", level=level_text(set_to.level), when=set_to.when.text)
    if ruling.kind == "death":
        return say("nihilo-scene-dies", who=Listing(items=Died.model_validate(ruling.result).names))
    return None


def character_of(sheet: Sheet) -> Character:
    """The numbers of a stored sheet."""
    return (Npc if sheet.kind == "npc" else Character).model_validate(sheet.stats)


def _ties(scene: Scene, moment: RoundBegan) -> tuple[Trigger, ...]:
    """Who rolled again for this round. An order that stands has been told of once."""
    is_new = isinstance(scene.strategy, Initiative) and (scene.strategy.every_round or moment.round == 1)
    return ties_of(scene) if is_new else ()


def _deaths(
    scene: Scene, lasting: Sequence[Effect], moment: Event, look: Look, tables: NihiloTables
) -> tuple[Trigger, ...]:
    there = look([effect.sheet_id for effect in due(scene, lasting, moment)])
    return tuple(dead(fighter_of(one.id, one.name, character_of(one), lasting, tables)) for one in there)


def _energy(who: Sequence[int | None], turns: int, look: Look, tables: NihiloTables) -> tuple[Trigger, ...]:
    ids = list(dict.fromkeys(sheet_id for sheet_id in who if sheet_id is not None))
    won: list[Change] = []
    for sheet in look(ids):
        character = character_of(sheet)
        won += changes(sheet.id, character, recovered(character, turns, tables))
    if not won:
        return ()
    ruling = Ruling(ruleset=RULESET, kind=ENERGY_TURN, result={}, changes=tuple(won))
    return (Trigger(ruling=ruling, sheet_ids=tuple(ids)),)
