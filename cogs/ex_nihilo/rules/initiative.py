"""Initiative: the dice of the level, the race and Equilibrio; whoever ties rolls again (R003-41, G003-10)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.dice import Dice
from bot.engine.model import Frozen
from bot.engine.ruling import Line, Note, Origin, Reckoning, Ruling
from bot.engine.scene.lasting import Trigger
from bot.engine.scene.model import Scene
from bot.engine.text import Listing, Text, Verbatim, say
from bot.engine.turns import Entrant, Initiative, Ties
from cogs.ex_nihilo.rules.derived import initiative_modifier
from cogs.ex_nihilo.rules.fighter import Fighter
from cogs.ex_nihilo.rules.reckoning import line, summed
from cogs.ex_nihilo.rules.states import RULESET
from cogs.ex_nihilo.rules.stress import dice_text, initiative_dice, level_note
from cogs.ex_nihilo.tables import NihiloTables
from cogs.ex_nihilo.tables.options import When

TIES = "ties"
"""The kind of the ruling that tells who tied in a scene."""


class Place(Frozen):
    """Somebody's place in the order, with what they rolled and what they rolled against those who tied with them."""

    sheet_id: int
    name: str
    reckoning: Reckoning
    ties: tuple[int, ...] = ()


class Order(Frozen):
    """An order that was rolled for, at the G.S.P. level `level`: whoever acts first is first."""

    level: int
    places: tuple[Place, ...]


def strategy(level: int, when: When, tables: NihiloTables) -> Initiative:
    """The turn order of a scene at this level."""
    dice, tie_dice = map(dice_text, initiative_dice(level, tables))
    return Initiative(
        dice=dice,
        ties=Ties.ROLL_OFF,
        every_round=when is When.EACH_TURN,
        tie_dice=None if tie_dice == dice else tie_dice,
    )


def initiative(fighters: Sequence[Fighter], level: int, tables: NihiloTables, dice: Dice) -> Ruling:
    """Everybody rolls; those who tie roll the bare dice again until they differ."""
    entrants = [Entrant(turn=n, modifier=initiative_modifier(one.sheet, tables)) for n, one in enumerate(fighters)]
    order = strategy(level, When.EACH_TURN, tables).arrange(entrants, dice)
    places = tuple(_place(fighters[one.turn], one, level, tables) for one in order)
    return Ruling(
        ruleset=RULESET,
        kind="initiative",
        result=Order(level=level, places=places).model_dump(mode="json"),
        trace=notes(level, tables),
    )


def notes(level: int, tables: NihiloTables) -> tuple[Note, ...]:
    """By which rules initiative is rolled."""
    options = tables.options
    return (
        Note(text=say("nihilo-why-initiative"), rule="R003-41"),
        Note(text=say("nihilo-why-initiative-table"), rule="G003-1", origin=tables.equilibrio.passport.origin),
        Note(text=say("nihilo-why-initiative-dice"), rule="G003-10", origin=options.origin("initiative_dice")),
        Note(text=say("nihilo-why-ties"), rule="G003-10", origin=Origin.READING),
        level_note(level, tables.levels),
    )


class Tied(Frozen):
    """Who tied, each with what they rolled then."""

    tied: Listing


def ties_of(scene: Scene) -> tuple[Trigger, ...]:
    """What tells who of those that everybody knows of tied, and what each rolled then; nothing where nobody did."""
    equal: dict[int, dict[int, tuple[str, tuple[int, ...]]]] = {}
    for one in scene.present:
        if one.ties and not one.hidden and one.alias is None and one.initiative is not None:
            equal.setdefault(one.initiative, {}).setdefault(one.turn, (one.group or one.name, one.ties))
    told = tuple(
        say("nihilo-tied", n=value, rolls=Listing(items=tuple(_rolls(name, ties) for name, ties in tied.values())))
        for value, tied in equal.items()
        if len(tied) > 1
    )
    if not told:
        return ()
    result = Tied(tied=Listing(items=told)).model_dump(mode="json")
    return (Trigger(ruling=Ruling(ruleset=RULESET, kind=TIES, result=result), sheet_ids=()),)


def _rolls(name: str, ties: Sequence[int]) -> Text:
    return say("nihilo-tied-rolls", name=name, rolls=Verbatim(verbatim=" → ".join(map(str, ties))))


def _place(who: Fighter, entrant: Entrant, level: int, tables: NihiloTables) -> Place:
    """The place with its reckoning: what Equilibrio and the race do not give came from the dice."""
    row = tables.equilibrio.row_for(who.sheet.equilibrio)
    race = who.sheet.racial_initiative
    number, _ = initiative_dice(level, tables)
    rolled = (entrant.initiative or 0) - entrant.modifier
    label = Verbatim(verbatim=dice_text(number))
    lines = [
        *([Line(label=label, amount=rolled, rule="R003-41")] if number else []),
        line("initiative", row.initiative, "G003-1", tables.equilibrio.passport.origin),
        *([line("race", race, "R003-41")] if race else []),
    ]
    return Place(sheet_id=who.sheet_id, name=who.name, reckoning=summed(lines), ties=entrant.ties)
