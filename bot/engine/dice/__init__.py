"""Dice: where faces come from (`faces`), what players type (`grammar`), and what it comes to (`roll`).

    >>> roll("4d6kh3+2", ScriptedDice([6, 5, 4, 1])).total
    17

An expression goes through `tokens` → `grammar` → `expression` → `roll`. `limits` keeps all of it short.
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
from bot.engine.dice.roll import Part, Roll, evaluate, roll

__all__ = [
    "Dice",
    "DiceRefusal",
    "Expression",
    "Face",
    "Part",
    "RecordingDice",
    "Roll",
    "ScriptError",
    "ScriptedDice",
    "SeededDice",
    "evaluate",
    "parse",
    "roll",
    "seed_hash",
]
