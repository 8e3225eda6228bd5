from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.engine.dice import DiceRefusal, SeededDice, parse, roll
from bot.engine.refusal import Refused
from tests.bot.engine.dice.strategies import ROLLING_OPERATORS, dice, expressions

GRAMMATICAL = "0123456789 dkplhreomiaF!<>%+-*/()[].,дкё²−×xх@_"


def refusal(text: str) -> tuple[DiceRefusal, dict[str, Any]]:
    with pytest.raises(Refused) as caught:
        parse(text)
    assert isinstance(caught.value.reason, DiceRefusal)
    return caught.value.reason, dict(caught.value.text.args)


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("d20", "1d20"),
        ("1D20", "1d20"),
        ("1d20−1", "1d20-1"),
        ("1d20 – 1", "1d20-1"),
        ("1d20 — 1", "1d20-1"),
        ("2 d20", "2d20"),
        ("2d 20", "2d20"),
        ("３ｄ６", "3d6"),
        ("𝟐𝐝𝟔", "2d6"),
        ("1d\u200b20", "1d20"),
        ("\ufeff1d20\u00a0+\u202f5\u2060", "1d20+5"),
        ("1d20 ➕\ufe0f 5", "1d20+5"),
        ("D30", "1d30"),
        ("1d100", "1d100"),
        ("d%", "1d100"),
        ("2к6", "2d6"),
        ("Д20", "1d20"),
        ("кF", "1dF"),
        ("2×3÷4", "2*3/4"),
        ("1d20\n+5\t", "1d20+5"),
        ("007d06", "7d6"),
    ],
)
def test_B04_look_alikes_are_read_as_what_they_look_like(typed: str, canonical: str) -> None:
    assert parse(typed).text == canonical


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("1d20adv", "2d20kh1"),
        ("d20 dis", "2d20kl1"),
        ("d20 ADV + 5", "2d20kh1+5"),
        ("1d20ro1adv", "2d20ro1kh1"),
        ("4d6kh", "4d6kh1"),
        ("4d6 kh3", "4d6kh3"),
        ("4d6 kh 3", "4d6kh3"),
        ("4d6dl1", "4d6pl1"),
        ("4d6dh1", "4d6ph1"),
        ("4dFkh3", "4dFkh3"),
        ("6d6!", "6d6e6"),
        ("6d6!5", "6d6e5"),
        ("6d6!>4", "6d6e>4"),
        ("2dF!", "2dFe1"),
        ("4d6kh1kl1kh1", "4d6kh1kl1"),
        ("4d6mi2mi3", "4d6mi2mi3"),
        ("7//2", "7/2"),
        ("--1d6", "1d6"),
        ("1d6--2", "1d6+2"),
        ("1d6+-2", "1d6-2"),
        ("-1d6*-2", "-1d6*-2"),
        ("1--7/2", "1--7/2"),
        ("1d8[fire]", "1d8[fire]"),
        ("1d8 [ Fire  & Ice ] [x]", "1d8[Fire & Ice x]"),
        ("(1d6+2) [a] * 2", "(1d6+2)[a]*2"),
        ("1d6[]", "1d6"),
        ("1d6[`x`]", "1d6['x']"),
    ],
)
def test_every_short_form_has_one_canonical_form(typed: str, canonical: str) -> None:
    assert parse(typed).text == canonical


@pytest.mark.parametrize(
    ("typed", "word", "place"),
    [
        ("1d20+6 dex save", "dex", "1d20+6 ▸dex save"),
        ("1d20 please", "please", "1d20 ▸please"),
        ("1d20 keep calm", "keep", "1d20 ▸keep calm"),
        ("2d6 e allora", "e", "2d6 ▸e allora"),
        ("2d6 e +1", "e", "2d6 ▸e +1"),
        ("1d30 della fortuna", "della", "1d30 ▸della fortuna"),
        ("1d20 perché no", "perché", "1d20 ▸perché no"),
        ("1d20 perche\u0301 no", "perché", "1d20 ▸perché no"),
        ("1d20 к удаче", "к", "1d20 ▸к удаче"),
        ("1d20+6 к удаче", "удаче", "1d20+6 к ▸удаче"),
        ("1d20 d", "d", "1d20 ▸d"),
        ("Hello", "Hello", "▸Hello"),
        ("1d20dex", "dex", "1d20▸dex"),
        ("1d20+(dex)", "dex)", "1d20+(▸dex)"),
    ],
)
def test_B01_a_word_is_never_an_operator(typed: str, word: str, place: str) -> None:
    assert refusal(typed) == (DiceRefusal.WORD, {"word": word, "place": place})


@pytest.mark.parametrize("word", ["k", "p", "e", "rr", "ro", "ra", "mi", "ma"])
def test_B01_short_operators_apart_from_their_number_may_be_a_note(word: str) -> None:
    """`1d20 e 3 amici`, `1d20 ma 2 volte`: nothing is rolled before that is clear."""
    reason = (DiceRefusal.SELECTOR, {"operator": word, "place": f"1d20 ▸{word} 3"})

    assert refusal(f"1d20 {word} 3") == reason


REFUSALS: list[tuple[str, DiceRefusal, dict[str, Any]]] = [
    ("", DiceRefusal.EMPTY, {}),
    (" \u200b\t", DiceRefusal.EMPTY, {}),
    ("1d20 20", DiceRefusal.UNEXPECTED, {"place": "1d20 ▸20"}),
    ("1 000", DiceRefusal.UNEXPECTED, {"place": "1 ▸000"}),
    ("2**3", DiceRefusal.UNEXPECTED, {"place": "2*▸*3"}),
    ("2(3)", DiceRefusal.UNEXPECTED, {"place": "2▸(3)"}),
    ("[fire]1d6", DiceRefusal.UNEXPECTED, {"place": "▸[fire]1d6"}),
    ("1d6%2", DiceRefusal.UNEXPECTED, {"place": "1d6▸%2"}),
    ("1d20>15", DiceRefusal.UNEXPECTED, {"place": "1d20▸>15"}),
    ("4d6d1", DiceRefusal.UNEXPECTED, {"place": "4d6▸d1"}),
    ("1d(6)", DiceRefusal.UNEXPECTED, {"place": "1d▸(6)"}),
    ("1d6e>+1", DiceRefusal.UNEXPECTED, {"place": "1d6e>▸+1"}),
    ("1d20+", DiceRefusal.UNFINISHED, {"place": "1d20+▸"}),
    ("1d", DiceRefusal.UNFINISHED, {"place": "1d▸"}),
    ("1d20+2,5", DiceRefusal.DECIMAL, {"number": "2,5", "place": "1d20+▸2,5"}),
    ("1.5*1d6", DiceRefusal.DECIMAL, {"number": "1.5", "place": "▸1.5*1d6"}),
    (".5", DiceRefusal.DECIMAL, {"number": ".5", "place": "▸.5"}),
    ("1d20, 5", DiceRefusal.SIGN, {"sign": ",", "place": "1d20▸, 5"}),
    ("1d20=5", DiceRefusal.SIGN, {"sign": "=", "place": "1d20▸=5"}),
    ("2^3", DiceRefusal.SIGN, {"sign": "^", "place": "2▸^3"}),
    ("1d6²", DiceRefusal.SIGN, {"sign": "²", "place": "1d6▸²"}),
    ("½", DiceRefusal.SIGN, {"sign": "½", "place": "▸½"}),
    ("٣d6", DiceRefusal.SIGN, {"sign": "٣", "place": "▸٣d6"}),
    ("1d20🎲", DiceRefusal.SIGN, {"sign": "🎲", "place": "1d20▸🎲"}),
    ("(1d6", DiceRefusal.BRACKETS, {"place": "▸(1d6"}),
    ("1d6)", DiceRefusal.BRACKETS, {"place": "1d6▸)"}),
    ("1d6[fire", DiceRefusal.BRACKETS, {"place": "1d6▸[fire"}),
    ("1d6]", DiceRefusal.BRACKETS, {"place": "1d6▸]"}),
    ("1d0", DiceRefusal.SIDES, {"limit": 1_000_000, "place": "1d▸0"}),
    ("1d1000001", DiceRefusal.SIDES, {"limit": 1_000_000, "place": "1d▸1000001"}),
    ("5kh3", DiceRefusal.NO_DICE, {"operator": "kh", "place": "5▸kh3"}),
    ("(1d6)!", DiceRefusal.NO_DICE, {"operator": "!", "place": "(1d6)▸!"}),
    ("1d6[x]e>3", DiceRefusal.NO_DICE, {"operator": "e", "place": "1d6[x]▸e>3"}),
    ("1d20k", DiceRefusal.SELECTOR, {"operator": "k", "place": "1d20▸k"}),
    ("1d20roh", DiceRefusal.SELECTOR, {"operator": "roh", "place": "1d20▸roh"}),
    ("1d20mi<3", DiceRefusal.SELECTOR, {"operator": "mi", "place": "1d20▸mi<3"}),
    ("1d20+5 adv", DiceRefusal.ADVANTAGE, {"word": "adv", "place": "1d20+5 ▸adv"}),
    ("2d20dis", DiceRefusal.ADVANTAGE, {"word": "dis", "place": "2d20▸dis"}),
    ("1d20advdis", DiceRefusal.WORD, {"word": "advdis", "place": "1d20▸advdis"}),
    ("1d20adv dis", DiceRefusal.ADVANTAGE, {"word": "dis", "place": "1d20adv ▸dis"}),
    ("1/0", DiceRefusal.DIVISION, {"place": "1/▸0"}),
    ("1d6/(1d4-2)", DiceRefusal.DIVISION, {"place": "1d6/▸(1d4-2)"}),
    ("7/-0", DiceRefusal.DIVISION, {"place": "7/▸-0"}),
]


@pytest.mark.parametrize(("typed", "reason", "args"), REFUSALS)
def test_a_refusal_names_what_is_wrong_and_marks_the_place(
    typed: str, reason: DiceRefusal, args: dict[str, Any]
) -> None:
    assert refusal(typed) == (reason, args)


def test_the_marked_place_is_cut_to_a_window() -> None:
    typed = "+".join(["1d6"] * 10) + "+oops+" + "+".join(["1d6"] * 10)

    assert refusal(typed)[1]["place"] == "…1d6+1d6+1d6+1d6+1d6+▸oops+1d6+1d6+1d6+1d6…"


@given(expressions(dice(ROLLING_OPERATORS)), st.integers(min_value=0))
def test_the_canonical_form_is_stable_and_means_the_same(typed: str, number: int) -> None:
    first = roll(typed, SeededDice(b"", number))
    again = roll(first.expression, SeededDice(b"", number))

    assert again == first


@given(st.text(st.characters(exclude_characters="[]"), max_size=60))
@example("e\u200d\u0301")
@example("\u0958`\ufefc")
def test_labels_are_stable_and_stay_within_their_code_span(label: str) -> None:
    try:
        first = roll(f"1d6[{label}]", SeededDice(b"", 1))
    except Refused as refused:
        assert refused.reason is DiceRefusal.TOO_LONG  # noqa: PT017  what else it may raise is what is tested
        return

    assert roll(first.expression, SeededDice(b"", 1)) == first
    assert "`" not in first.parts[0].shown
    assert first.parts[0].shown.isprintable()


@given(
    st.text(st.characters(exclude_categories=()))
    | st.text(st.sampled_from(GRAMMATICAL))
    | st.lists(st.sampled_from(["1", "20", "d", "6", "kh", "e", "rr", "!", "<", "+", "-", "/", "(", ")", " "])).map(
        "".join
    ),
    st.integers(min_value=0),
)
def test_every_text_is_rolled_or_refused(typed: str, number: int) -> None:
    try:
        rolled = roll(typed, SeededDice(b"", number))
    except Refused as refused:
        assert isinstance(refused.reason, DiceRefusal) and refused.text.model_dump_json()  # noqa: PT017, PT018
        return

    assert sum(part.amount for part in rolled.parts) == rolled.total
    assert roll(rolled.expression, SeededDice(b"", number)) == rolled
