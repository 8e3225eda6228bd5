"""Dice: where faces come from (`faces`), what players type (`grammar`), and what it comes to (`roll`).

    >>> roll("4d6kh3+2", ScriptedDice([6, 5, 4, 1])).total
    17

What somebody typed goes through `tokens` and `grammar` and becomes an `expression`: what was asked for. `roll` has it
rolled, with `thrown` for what operators do to dice, and `shown` writes down what came out. `limits` keeps it all short.
Values may be named in an expression (`values`), and whole rolls saved under a name (`saved`).
"""

from bot.engine.dice.expression import Expression
from bot.engine.dice.faces import (
    Dice,
    Face,
    RecordingDice,
    ScriptedDice,
    ScriptError,
    SeededDice,
    seed_hash,
)
from bot.engine.dice.grammar import parse
from bot.engine.dice.refusal import DiceRefusal
from bot.engine.dice.roll import Roll, evaluate, roll
from bot.engine.dice.saved import SavedRoll, called, saved_key, saved_name
from bot.engine.dice.shown import Part
from bot.engine.dice.values import names_in, value_named, with_numbers

__all__ = [
    "Dice",
    "DiceRefusal",
    "Expression",
    "Face",
    "Part",
    "RecordingDice",
    "Roll",
    "SavedRoll",
    "ScriptError",
    "ScriptedDice",
    "SeededDice",
    "called",
    "evaluate",
    "names_in",
    "parse",
    "roll",
    "saved_key",
    "saved_name",
    "seed_hash",
    "value_named",
    "with_numbers",
]
