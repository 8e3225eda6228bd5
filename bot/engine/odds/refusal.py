"""Reasons why odds are not counted."""

from bot.engine.refusal import Refusal


class OddsRefusal(Refusal):
    """Reasons why odds are not counted; nothing has been counted then."""

    TOO_HEAVY = "refusal-odds-too-heavy"
    """expression: so much of it is too much to count exactly."""
    REPEATED = "refusal-odds-repeated"
    """A repeated roll has several totals; odds are those of one."""
    EXPLODED = "refusal-odds-exploded"
    """operator, expression: it ranks dice, or picks one, after others have exploded; that is not counted exactly."""
    NO_SUCH_SITUATION = "refusal-odds-no-such-situation"
    """typed: no ruleset knows this situation."""
    TWO_QUESTIONS = "refusal-odds-two-questions"
    """A number to reach and a roll to beat, both at once."""
