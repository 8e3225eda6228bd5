"""The exact chances before anything is rolled."""

import icepool
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.dice import ScriptedDice
from bot.engine.effects import Effect as Lasting
from bot.engine.refusal import Refused
from cogs.turning.rules.attempt import attempt
from cogs.turning.rules.chances import Chance
from cogs.turning.rules.potential import PLACE_BOUND
from cogs.turning.rules.present import Reason
from cogs.turning.rules.preview import Preview, preview
from cogs.turning.rules.refusals import TurningRefusal
from cogs.turning.sheets import Cleric, Modifier, Undead
from cogs.turning.tables import Effect, Kind, NumberAffected, Results, TurningTables
from tests.turning.examples import LICH, SHIPPED, SKELETON, TABLES, VAMPIRE, WIGHT, attempt_of, cleric, pack
from tests.turning.round_of import lasting

LEVEL_5 = cleric(Cleric(level=5))


def look(*undead: Undead, tables: TurningTables = SHIPPED, on: list[Lasting] | None = None) -> Preview:
    return preview(LEVEL_5, pack(*undead), lasting=on or [], tables=tables)


def by_icepool(bonus: int, results: Results) -> dict[str, Chance]:
    """The chance of each row, counted by somebody else's dice."""
    rows = icepool.d20.map(lambda face: results.row_at(face, face + bonus).id)
    return {str(row): Chance(num=number * 20 // rows.denominator(), den=20) for row, number in rows.items()}


@settings(max_examples=60)
@given(
    level=st.integers(1, 40),
    place=st.integers(-PLACE_BOUND, PLACE_BOUND),
    undead=st.sampled_from([SKELETON, WIGHT, VAMPIRE, LICH]),
    kind=st.sampled_from(Kind),
)
def test_the_chances_are_those_of_icepool_and_of_the_attempt(
    level: int, place: int, undead: Undead, kind: Kind
) -> None:
    who = cleric(Cleric(level=level, dark=kind is Kind.COMMAND))
    [prospect] = preview(who, pack(undead), kind=kind, place=place, tables=TABLES).prospects
    bonus = sum(line.amount for line in prospect.lines)
    found = {row.row: row.chance for row in prospect.rows}
    assert found == by_icepool(bonus, TABLES.results_of(kind))
    assert sum(chance.num for chance in found.values()) == 20
    for face in (1, 7, 13, 20):
        dice = ScriptedDice([face, *[1] * 5])
        ruling = attempt(who, pack(undead), kind=kind, place=place, tables=TABLES, dice=dice)
        [verdict] = attempt_of(ruling).verdicts
        [row] = [row for row in prospect.rows if row.row == verdict.row]
        assert (row.chance, row.alternatives) == (verdict.chance, verdict.alternatives)


def test_g000_7_the_rows_of_a_wight_against_level_5() -> None:
    """Level 5 less threat 4 and Order 2: the die less 1."""
    [prospect] = look(WIGHT).prospects
    assert [(row.row, row.chance.num) for row in prospect.rows] == [
        ("natural-1", 1),
        ("5-or-less", 5),
        ("6-10", 5),
        ("11-15", 5),
        ("16-20", 3),
        ("natural-20", 1),
    ]


def test_g000_2_how_likely_it_is_that_the_number_goes_so_far() -> None:
    seen = look(LICH, *[SKELETON] * 13)
    at_least = 2 @ icepool.d6
    assert [one.sheet_id for one in seen.prospects] == list(range(12, 24))
    for place, prospect in enumerate(seen.prospects, 1):
        chance = icepool.map(lambda total, place=place: total >= place, at_least).probability(True)
        assert (prospect.reached.num, prospect.reached.den) == (chance * 36, 36)
    assert [(one.sheet_id, one.reason) for one in seen.left_out] == [
        (24, Reason.BEYOND_NUMBER),
        (11, Reason.BEYOND_NUMBER),
    ]


def test_g000_2_hit_dice_add_up_and_the_first_is_certain() -> None:
    options = SHIPPED.options.model_copy(update={"number_affected": NumberAffected.HIT_DICE})
    tables = SHIPPED.model_copy(update={"options": options})
    seen = look(WIGHT, SKELETON, LICH, tables=tables)
    assert [(one.sheet_id, one.reached.num) for one in seen.prospects] == [(12, 36), (11, 30)]
    assert [one.reached.num for one in look(LICH, tables=tables).prospects] == [36]


def test_who_cannot_be_affected_is_left_out_and_nothing_is_spent() -> None:
    seen = look(SKELETON, SKELETON, Undead(in_sight=False), on=[lasting(Effect.STUNNING, 11)])
    assert [one.sheet_id for one in seen.prospects] == [12]
    assert {one.sheet_id: one.reason for one in seen.left_out} == {11: Reason.STUNNED, 13: Reason.OUT_OF_SIGHT}
    assert seen.attempts_left == 4


@pytest.mark.parametrize(
    ("sheet", "undead", "reason"),
    [
        (Cleric(dark=True), SKELETON, TurningRefusal.DARK_CLERIC),
        (Cleric(attempts_used=3), SKELETON, TurningRefusal.NO_ATTEMPTS),
        (Cleric(), Undead(present=False), TurningRefusal.NOBODY_AFFECTED),
    ],
)
def test_what_an_attempt_would_refuse_is_refused(sheet: Cleric, undead: Undead, reason: TurningRefusal) -> None:
    with pytest.raises(Refused) as refused:
        preview(cleric(sheet), pack(undead), tables=SHIPPED)
    assert refused.value.reason is reason


def test_r000_9_what_lies_between_them_counts() -> None:
    plain, sworn = (
        preview(LEVEL_5, pack(WIGHT), relations={11: list(modifiers)}, tables=TABLES).prospects[0]
        for modifiers in ((), (Modifier(amount=2),))
    )
    assert len(sworn.lines) == len(plain.lines) + 1
