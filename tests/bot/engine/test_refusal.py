"""Refusals carry a reason and what its sentence needs."""

from bot.engine.refusal import LONGEST, Refusal, Refused, Shared
from bot.engine.text import Listing, say


class Odd(Refusal):
    """Another ruleset's reasons."""

    TOO_FAR = "chess-refusal-too-far"


def test_a_refusal_is_a_text_under_the_members_value() -> None:
    refused = Refused(Odd.TOO_FAR, steps=4)
    assert refused.reason is Odd.TOO_FAR
    assert refused.text == say("chess-refusal-too-far", steps=4)


def test_long_words_in_a_refusal_leave_room_for_why() -> None:
    refused = Refused(Odd.TOO_FAR, name="x" * 4000, names=Listing(items=("y" * 4000, 3)), steps=4)
    assert refused.text.args == {
        "name": "x" * LONGEST + "…",
        "names": Listing(items=("y" * LONGEST + "…", 3)),
        "steps": 4,
    }
    assert Refused(Odd.TOO_FAR, name="x" * LONGEST).text.args["name"] == "x" * LONGEST


def test_what_is_logged_of_a_refusal_names_the_reason() -> None:
    assert "NOT_YOURS" in str(Refused(Shared.NOT_YOURS, name="Bo"))


def test_no_two_shared_reasons_have_the_same_sentence() -> None:
    assert [member.name for member in Shared] == list(Shared.__members__)
