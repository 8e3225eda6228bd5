"""Questions about odds, as they are understood."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bot.engine.dice import DiceRefusal
from bot.engine.odds import OddsRefusal
from bot.engine.odds.situation import Situation
from bot.engine.refusal import Refusal, Refused
from bot.engine.text import say
from cogs.tabletop.rules.odds import Question, answer, ask, ask_in


def test_a_question_is_canonical_and_bare_of_labels() -> None:
    assert ask("D20 [sword: hit] – 2", None, "2 к 6[x]") == Question(expression="1d20-2", against="2d6")


def test_an_answer_is_remembered_for_the_next_who_asks() -> None:
    assert answer(ask("3d6", 10, "")) is answer(ask("3 d 6", 10, ""))


@pytest.mark.parametrize(
    ("expression", "target", "against", "reason"),
    [
        ("1d6", 3, "1d6", OddsRefusal.TWO_QUESTIONS),
        ("2x1d6", None, "", OddsRefusal.REPEATED),
        ("1d6", None, "2x1d6", OddsRefusal.REPEATED),
        ("1000d6", None, "", OddsRefusal.TOO_HEAVY),
        ("1d1000", None, "1d2000", OddsRefusal.TOO_HEAVY),
        ("1d6!kh1", None, "", OddsRefusal.EXPLODED),
        ("1d6+@level", None, "", DiceRefusal.VALUE),
        ("1d6", None, "1d6+@level", DiceRefusal.VALUE),
        ("", None, "", DiceRefusal.EMPTY),
        ("1d6", None, " ", DiceRefusal.EMPTY),
    ],
)
def test_what_cannot_be_asked_is_refused_by_name(
    expression: str, target: int | None, against: str, reason: Refusal
) -> None:
    with pytest.raises(Refused) as caught:
        ask(expression, target, against)
    assert caught.value.reason is reason


SITUATION = Situation(id="hot", label=say("odds-win"), ours="1d30", theirs="1d30")
ALONE = Situation(id="calm", label=say("odds-win"), ours="1d30", theirs="")


def test_a_situation_adds_its_dice_to_both_sides_and_a_tie_is_enough() -> None:
    question = ask_in(SITUATION, "26", 40, "")
    assert question == Question(expression="26+1d30", against="40+1d30", reach=True)
    assert ask_in(SITUATION, "26", None, "2d6") == Question(expression="26+1d30", against="2d6+1d30", reach=True)
    assert answer(question).at_least(0) == Fraction(17 * 16 // 2, 900)


def test_where_a_situation_adds_nothing_to_the_other_side_the_number_stays() -> None:
    assert ask_in(ALONE, "26", 40, "") == Question(expression="26+1d30", target=40)
    assert ask_in(SITUATION, "26", None, "") == Question(expression="26+1d30")


def test_in_a_situation_too_one_question_is_asked_at_a_time() -> None:
    with pytest.raises(Refused) as caught:
        ask_in(SITUATION, "1d6", 3, "1d6")
    assert caught.value.reason is OddsRefusal.TWO_QUESTIONS
