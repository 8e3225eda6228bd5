"""Reasons why an expression is not rolled.

`place` is always the expression as typed, cut to a window, with `▸` before what is at fault.
"""

from bot.engine.refusal import Refusal


class DiceRefusal(Refusal):
    """Reasons why an expression is not rolled; nothing has been rolled then."""

    EMPTY = "refusal-dice-empty"
    """Nothing was typed."""
    TOO_LONG = "refusal-dice-too-long"
    """limit: `limits.MOST_CHARACTERS`."""
    WORD = "refusal-dice-word"
    """word, place: a word that is no operator. Notes have an option of their own."""
    SIGN = "refusal-dice-sign"
    """sign, place: a character that means nothing in an expression."""
    DECIMAL = "refusal-dice-decimal"
    """number, place: a fraction, or a number with separators."""
    UNFINISHED = "refusal-dice-unfinished"
    """place: a number or dice should follow at the end."""
    UNEXPECTED = "refusal-dice-unexpected"
    """place: something that cannot stand there."""
    BRACKETS = "refusal-dice-brackets"
    """place: a bracket without its partner."""
    TOO_DEEP = "refusal-dice-too-deep"
    """limit, place: `limits.MOST_NESTING`."""
    TOO_BIG = "refusal-dice-too-big"
    """limit, place: a number is, or could become, larger than `limits.BIGGEST`."""
    TOO_MANY = "refusal-dice-too-many"
    """limit, place: more than `limits.MOST_DICE` dice, or a real chance of it."""
    TOO_MUCH_WORK = "refusal-dice-too-much-work"
    """place: too many operators on too many dice."""
    SIDES = "refusal-dice-sides"
    """limit, place: a die without sides or with more than `limits.MOST_SIDES`."""
    NO_DICE = "refusal-dice-no-dice"
    """operator, place: the operator does not follow dice."""
    SELECTOR = "refusal-dice-selector"
    """operator, place: the operator lacks the number directly behind it, or has `<` or `>` where it cannot use them."""
    ENDLESS = "refusal-dice-endless"
    """operator, place: a reroll or explosion that would never end."""
    ADVANTAGE = "refusal-dice-advantage"
    """word, place: advantage belongs directly behind one single die."""
    DIVISION = "refusal-dice-division"
    """place: the divisor is zero, or could be."""
