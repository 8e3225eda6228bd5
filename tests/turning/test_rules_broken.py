"""Keep at Bay broken by harm (R000-29 to R000-35, E000-14, G000-14), and effects ended by hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.effects import Effect as Lasting
from bot.engine.refusal import Refused
from bot.engine.ruling import Origin, Ruling
from cogs.turning.rules.broken import Broken, Freedom, Strike, broken, strike
from cogs.turning.rules.ending import Ended, end
from cogs.turning.rules.refusals import TurningRefusal
from cogs.turning.tables import Effect
from tests.turning.examples import SHIPPED, SKELETON, pack
from tests.turning.round_of import bay, lasting

A, B = pack(SKELETON, SKELETON)
OPTIONS = SHIPPED.options


def break_a(harmed_at: int = 5, modifier: int = 4, initiative: int | None = None, at_range: bool = False) -> Ruling:
    return broken(
        bay(11, 9),
        A,
        harmed_at=harmed_at,
        modifier=modifier,
        initiative=initiative,
        at_range=at_range,
        options=OPTIONS,
    )


def test_e000_14_the_harmed_one_is_free_of_its_keep_at_bay_and_the_others_are_not() -> None:
    ruling = break_a()
    assert (ruling.ruleset, ruling.kind) == ("turning", "break")
    assert ruling.ends == (bay(11, 9),)
    assert (ruling.begins, ruling.changes) == ((), ())
    result = Broken.model_validate(ruling.result)
    assert (result.sheet_id, result.harmed_at) == (11, 5)


@pytest.mark.parametrize(
    ("harmed_at", "modifier", "initiative", "at_range", "wanted", "rules"),
    [
        (5, 4, None, False, Strike(freedom=Freedom.STRIKES, moment=9), ["R000-32", "R000-33"]),
        (5, 4, 5, False, Strike(freedom=Freedom.STRIKES, moment=9), ["R000-32", "R000-33"]),
        (5, 4, 3, False, Strike(freedom=Freedom.STRIKES, moment=9), ["R000-32", "R000-33"]),
        (5, 4, 6, False, Strike(freedom=Freedom.FREE, moment=6), ["R000-35"]),
        (5, 4, 6, True, Strike(freedom=Freedom.FREE, moment=6), ["R000-35"]),
        (5, 4, 3, True, Strike(freedom=Freedom.DELAYED, moment=5), ["R000-34"]),
        (16, 4, 3, False, Strike(freedom=Freedom.STRIKES, moment=20), ["R000-32", "R000-33"]),
        (
            17,
            4,
            3,
            False,
            Strike(freedom=Freedom.STRIKES, moment=20, last_act=True),
            ["R000-32", "R000-33", "G000-14"],
        ),
    ],
)
def test_r000_32_to_35_when_it_may_strike(
    harmed_at: int, modifier: int, initiative: int | None, at_range: bool, wanted: Strike, rules: list[str]
) -> None:
    ruling = break_a(harmed_at, modifier, initiative, at_range)
    assert Broken.model_validate(ruling.result).strike == wanted
    assert [note.rule for note in ruling.trace] == ["R000-29", "R000-30", "R000-31", *rules]
    assert [note.origin for note in ruling.trace if note.rule == "G000-14"] == [Origin.HOUSE] * wanted.last_act


@given(st.integers(1, 40), st.integers(0, 20), st.integers(0, 40), st.booleans(), st.integers(1, 100))
def test_g000_14_it_never_strikes_before_the_harm_nor_after_the_round(
    harmed_at: int, modifier: int, initiative: int, at_range: bool, round_end: int
) -> None:
    options = OPTIONS.model_copy(update={"round_end": round_end})
    back = strike(harmed_at, modifier, initiative, at_range=at_range, options=options)
    assert back.moment >= harmed_at
    assert back.freedom is Freedom.FREE or back.moment <= max(round_end, harmed_at)


@pytest.mark.parametrize("effect", [bay(12, 9), lasting(Effect.STUNNING, 11)])
def test_what_is_no_keep_at_bay_on_this_undead_cannot_be_broken(effect: Lasting) -> None:
    with pytest.raises(Refused) as refused:
        broken(effect, A, harmed_at=5, options=OPTIONS)
    assert refused.value.reason is TurningRefusal.NOT_KEPT


def test_any_effect_may_be_ended_by_hand_for_a_reason() -> None:
    effect = lasting(Effect.DARK_PARALYSIS, 12, id=8)
    ruling = end(effect, B, " the altar\nis gone ")
    assert (ruling.ruleset, ruling.kind, ruling.ends) == ("turning", "end", (effect,))
    assert Ended.model_validate(ruling.result) == Ended(
        sheet_id=12, name="Undead 12", effect=Effect.DARK_PARALYSIS, note="the altar is gone"
    )
