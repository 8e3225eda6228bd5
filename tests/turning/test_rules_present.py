"""Whom an attempt can touch (R000-3, R000-40, R000-44, G000-1, G000-2)."""

from collections.abc import Sequence

import pytest

from bot.engine.dice import Face, ScriptedDice
from bot.engine.effects import Effect as Lasting
from bot.engine.refusal import Refused
from bot.engine.ruling import Origin
from bot.engine.text import Listing
from cogs.turning.rules.attempt import MOST_REASONS, attempt
from cogs.turning.rules.present import Affected, Number, Reason, affected
from cogs.turning.rules.refusals import TurningRefusal
from cogs.turning.sheets import Cleric, Position, Undead
from cogs.turning.tables import Effect, NumberAffected, Options
from tests.turning.examples import LICH, SHIPPED, SKELETON, TABLES, WIGHT, attempt_of, cleric, pack
from tests.turning.round_of import bay, lasting


def options(rule: NumberAffected, fixed: int = 7) -> Options:
    return SHIPPED.options.model_copy(update={"number_affected": rule, "fixed_number": fixed})


def whom(
    *undead: Undead,
    faces: Sequence[int] = (),
    on: Sequence[Lasting] = (),
    by: Cleric | None = None,
    rule: NumberAffected = NumberAffected.CREATURES,
    fixed: int = 7,
) -> Affected:
    """Who is affected; the script must be used up."""
    dice = ScriptedDice([*faces, 1])
    found = affected(by or Cleric(), pack(*undead), on, options(rule, fixed), dice)
    assert dice.roll(4) == 1
    return found


def ids(found: Affected) -> list[int]:
    return [one.sheet_id for one in found.undead]


@pytest.mark.parametrize(
    ("undead", "reason"),
    [
        (Undead(present=False), Reason.ABSENT),
        (Undead(hit_points=0, max_hit_points=8), Reason.DESTROYED),
        (Undead(in_sight=False), Reason.OUT_OF_SIGHT),
        (Undead(distance=211), Reason.TOO_FAR),
        (Undead(distance=0, position=Position(east=211, north=0)), Reason.TOO_FAR),
        (Undead(present=False, in_sight=False, distance=999), Reason.ABSENT),
    ],
)
def test_g000_1_who_is_not_there_is_left_out_and_it_is_said_why(undead: Undead, reason: Reason) -> None:
    found = whom(undead, SKELETON, by=Cleric(position=Position(east=0, north=0)))
    assert ids(found) == [12]
    assert [(one.sheet_id, one.reason) for one in found.left_out] == [(11, reason)]


@pytest.mark.parametrize(
    "undead",
    [
        Undead(),
        Undead(distance=210),
        Undead(distance=999, position=Position(east=126, north=168)),
        Undead(hit_points=1),
    ],
)
def test_e000_13_21_metres_are_near_and_what_nobody_knows_is(undead: Undead) -> None:
    assert ids(whom(undead, by=Cleric(position=Position(east=0, north=0)))) == [11]


@pytest.mark.parametrize(
    ("effect", "reason"),
    [
        (Effect.STUNNING, Reason.STUNNED),
        (Effect.CONFUSING_ORDER, Reason.DOMINATED),
        (Effect.STAND_STILL, Reason.DOMINATED),
        (Effect.HARMFUL_IMPULSE, Reason.DOMINATED),
        (Effect.DARK_PARALYSIS, Reason.DOMINATED),
        (Effect.PERMANENT_DOMINATION, Reason.DOMINATED),
    ],
)
def test_r000_40_44_stunned_and_dominated_undead_do_not_count_as_present(effect: Effect, reason: Reason) -> None:
    found = whom(SKELETON, SKELETON, on=[lasting(effect, 11)])
    assert ids(found) == [12]
    assert [(one.sheet_id, one.reason) for one in found.left_out] == [(11, reason)]


def test_g000_10_a_kept_undead_counts_unless_the_table_says_otherwise() -> None:
    kept = [bay(11, 5)]
    assert ids(whom(SKELETON, SKELETON, on=kept)) == [11, 12]
    never = SHIPPED.options.model_copy(update={"kept_again": False})
    found = affected(Cleric(), pack(SKELETON, SKELETON), kept, never, ScriptedDice([]))
    assert [(one.sheet_id, one.reason) for one in found.left_out] == [(11, Reason.KEPT)]


def test_g000_2_the_weakest_come_first_then_the_nearest_then_as_they_were_named() -> None:
    """Numbers 11 to 16: a lich, a far skeleton, one nobody knows where, a near one, another as near, a wight."""
    far, near = Undead(distance=100), Undead(distance=50)
    many = (LICH, far, Undead(), near, near, WIGHT)
    order = [14, 15, 12, 13, 16, 11]
    for number in range(2, 7):
        found = whom(*many, faces=[1, number - 1])
        assert ids(found) == sorted(order[:number])
        assert found.number == Number(
            rule=NumberAffected.CREATURES, most=number, faces=(Face(6, 1), Face(6, number - 1))
        )
        assert {one.sheet_id for one in found.left_out} == set(order[number:])
        assert all(one.reason is Reason.BEYOND_NUMBER for one in found.left_out)


@pytest.mark.parametrize("count", [1, 2])
def test_r000_3_the_number_is_rolled_only_where_it_can_matter(count: int) -> None:
    assert whom(*[SKELETON] * count).number is None
    assert whom(*[SKELETON] * 3, faces=[1, 1]).number is not None
    left_out = [Undead(present=False)] * 5
    assert whom(*[SKELETON] * count, *left_out).number is None


def test_g000_2_hit_dice_count_where_the_table_says_so() -> None:
    rule = NumberAffected.HIT_DICE
    dust = Undead(hit_dice=0)
    assert ids(whom(WIGHT, SKELETON, dust, WIGHT, faces=[1, 5], rule=rule)) == [11, 12, 13]
    assert ids(whom(WIGHT, SKELETON, dust, WIGHT, faces=[1, 4], rule=rule)) == [12, 13]
    assert whom(SKELETON, dust, rule=rule).number is None


def test_g000_2_at_least_one_creature_is_affected_whatever_its_hit_dice() -> None:
    assert ids(whom(LICH, rule=NumberAffected.HIT_DICE)) == [11]
    assert ids(whom(LICH, LICH, faces=[1, 1], rule=NumberAffected.HIT_DICE)) == [11]


def test_g000_2_a_fixed_number_and_one_by_level_need_no_dice() -> None:
    fixed = whom(*[SKELETON] * 8, rule=NumberAffected.FIXED)
    assert len(fixed.undead) == 7
    assert fixed.number == Number(rule=NumberAffected.FIXED, most=7)
    by_level = whom(*[SKELETON] * 8, rule=NumberAffected.LEVEL, by=Cleric(level=3))
    assert len(by_level.undead) == 5
    assert whom(*[SKELETON] * 7, rule=NumberAffected.FIXED).number is None


@pytest.mark.parametrize("count", [25, 26, 60, 100])
def test_a_pack_of_any_size_is_touched_up_to_the_number(count: int) -> None:
    ruling = attempt(cleric(Cleric(level=5)), pack(*[SKELETON] * count), tables=SHIPPED, dice=ScriptedDice([6, 6, 12]))
    made = attempt_of(ruling)
    assert (len(made.verdicts), len(made.left_out)) == (12, count - 12)
    assert made.number is not None
    assert (made.number.most, made.face) == (12, 12)
    notes = [note for note in ruling.trace if note.rule == "G000-2"]
    assert [note.about for note in notes] == [(), *((one.sheet_id,) for one in made.left_out)]
    assert {note.origin for note in notes} == {Origin.HOUSE}


def nobody(*undead: Undead, hidden: Sequence[int] = ()) -> Refused:
    with pytest.raises(Refused) as refused:
        attempt(cleric(Cleric()), pack(*undead), hidden=hidden, tables=TABLES, dice=ScriptedDice([]))
    assert refused.value.reason is TurningRefusal.NOBODY_AFFECTED
    return refused.value


def test_an_attempt_that_could_affect_nobody_rolls_nothing_and_names_the_reasons() -> None:
    args = nobody(Undead(present=False), Undead(distance=300)).text.args
    assert isinstance(args["who"], Listing)
    assert (args["n"], args["more"], len(args["who"].items)) == (2, 0, 2)
    many = nobody(*[Undead(in_sight=False)] * 30).text.args
    assert isinstance(many["who"], Listing)
    assert (many["n"], many["more"], len(many["who"].items)) == (30, 30 - MOST_REASONS, MOST_REASONS)


def test_b21_the_refusal_speaks_as_if_hidden_undead_were_not_there() -> None:
    alone = nobody(Undead(present=False))
    with_hidden = nobody(Undead(present=False), Undead(in_sight=False), hidden=[12])
    assert with_hidden.text == alone.text
    assert nobody(Undead(distance=300), hidden=[11]).text.args["n"] == 0
