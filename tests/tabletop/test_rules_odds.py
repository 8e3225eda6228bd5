"""Questions about odds, as they are understood."""

from __future__ import annotations

import pytest

from bot.engine.dice import DiceRefusal
from bot.engine.odds import OddsRefusal
from bot.engine.refusal import Refusal, Refused
from cogs.tabletop.rules.odds import Question, answer, ask


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
