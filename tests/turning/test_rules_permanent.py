"""Permanent Domination: its limits, its allowance, and how it ends (R000-59 to R000-64)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.effects import Effect as Lasting
from bot.engine.refusal import Refused
from bot.engine.ruling import Note, Ruling
from bot.engine.text import say
from cogs.turning.rules.permanent import (
    Dominated,
    Release,
    allowance,
    dominated,
    most_strength,
    on_offer,
    permanent_notes,
    release,
    strength,
    why_not,
)
from cogs.turning.rules.refusals import CommandRefusal
from cogs.turning.sheets import Cleric, Named, Undead
from cogs.turning.tables import Effect
from tests.turning.examples import TABLES, cleric, pack

TOP = TABLES.domination.row_for(26).alternatives
OVER_20 = TABLES.domination.over_20.alternatives
[GHOUL] = pack(Undead(hit_dice=2))

levels = st.integers(1, 40)
strengths = st.integers(0, 60)
used = st.integers(0, 200)


def of(hit_dice: int, class_levels: int = 0) -> Named[Undead]:
    return pack(Undead(hit_dice=hit_dice, class_levels=class_levels))[0]


def lasting(undead: Named[Undead], *, priest: int | None = 1, effect: Effect = Effect.PERMANENT_DOMINATION) -> Lasting:
    is_permanent = effect is Effect.PERMANENT_DOMINATION
    return Lasting(
        id=7,
        ruleset="turning",
        kind=effect,
        sheet_id=undead.sheet_id,
        source_id=priest,
        rounds=None if is_permanent else 4,
        details=Dominated(strength=strength(undead.sheet)).model_dump() if is_permanent else {},
    )


@pytest.mark.parametrize(
    ("level", "most", "all_"), [(1, 0, 2), (4, 0, 8), (5, 1, 10), (9, 5, 18), (12, 8, 24), (13, 8, 26), (20, 8, 40)]
)
def test_e000_18_the_strongest_undead_and_all_together(level: int, most: int, all_: int) -> None:
    assert (most_strength(level), allowance(level)) == (most, all_)
    for one in range(1, 12):
        assert (why_not(level, 0, of(one)) is None) == (one <= most)


def test_e000_18_a_priest_of_level_9_with_14_dominated_cannot_take_5_more_and_with_13_can() -> None:
    assert why_not(9, 14, of(5)) == Note(
        text=say("turning-why-allowance-used", name="Undead 11", n=5, used=14, all=18), rule="R000-60", about=(11,)
    )
    assert on_offer(TOP, 9, 14, of(5), TABLES.domination) == OVER_20
    assert why_not(9, 13, of(5)) is None
    assert on_offer(TOP, 9, 13, of(5), TABLES.domination) == TOP


def test_r000_60_too_strong_an_undead_leaves_the_row_over_20() -> None:
    assert why_not(9, 0, of(6)) == Note(
        text=say("turning-why-too-strong", name="Undead 11", n=6, level=9, most=5), rule="R000-60", about=(11,)
    )
    assert on_offer(TOP, 9, 0, of(6), TABLES.domination) == OVER_20


def test_rows_without_permanent_domination_stay_as_they_are() -> None:
    for row in TABLES.domination.rows[:-1]:
        assert on_offer(row.alternatives, 1, 200, of(60), TABLES.domination) == row.alternatives


@pytest.mark.parametrize(("hit_dice", "class_levels", "counts"), [(4, 0, 4), (4, 7, 7), (7, 4, 7), (0, 0, 1)])
def test_r000_59_the_greater_of_hit_dice_and_levels_counts_and_1_at_least(
    hit_dice: int, class_levels: int, counts: int
) -> None:
    assert strength(Undead(hit_dice=hit_dice, class_levels=class_levels)) == counts
    assert (why_not(9, 0, of(hit_dice, class_levels)) is None) == (counts <= 5)


def test_r000_62_only_permanent_dominations_of_this_priest_take_up_his_allowance() -> None:
    priest = cleric(Cleric(level=9, dominated_hit_dice=3))
    two, five, seven = pack(Undead(hit_dice=2), Undead(hit_dice=5), Undead(hit_dice=1, class_levels=7))
    assert dominated(priest, []) == 3
    there = [
        lasting(two),
        lasting(five),
        lasting(seven, priest=2),
        lasting(seven, priest=None),
        lasting(seven, effect=Effect.STAND_STILL),
    ]
    assert dominated(priest, there) == 3 + 2 + 5
    assert dominated(priest, [*there, lasting(seven)]) == 3 + 2 + 5 + 7


@given(levels, used, strengths, strengths)
def test_one_level_more_never_forbids_what_was_allowed(level: int, used: int, dice: int, class_levels: int) -> None:
    undead = of(dice, min(class_levels, 40))
    if why_not(level, used, undead) is None:
        assert why_not(level + 1, used, undead) is None


@given(levels, used, st.integers(1, 60), strengths)
def test_more_dominated_hit_dice_never_allow_more(level: int, used: int, more: int, dice: int) -> None:
    if why_not(level, used, of(dice)) is not None:
        assert why_not(level, used + more, of(dice)) is not None


@given(levels, used, st.integers(0, 59))
def test_a_stronger_undead_is_never_allowed_where_a_weaker_is_not(level: int, used: int, dice: int) -> None:
    if why_not(level, used, of(dice)) is not None:
        assert why_not(level, used, of(dice + 1)) is not None


@given(levels, st.lists(st.integers(1, 10), max_size=30))
def test_undead_dominated_one_after_the_other_never_exceed_the_allowance(level: int, many: list[int]) -> None:
    taken: list[Lasting] = []
    for undead in pack(*(Undead(hit_dice=dice) for dice in many)):
        if why_not(level, dominated(cleric(Cleric(level=level)), taken), undead) is None:
            taken.append(lasting(undead))
    assert dominated(cleric(Cleric(level=level)), taken) <= allowance(level)


def test_why_says_the_limits_and_that_there_are_none_below_level_5() -> None:
    assert [note.rule for note in permanent_notes(9)] == ["R000-59", "R000-59", "R000-62", "R000-61", "R000-63"]
    assert permanent_notes(9)[0].text == say("turning-why-permanent-single", level=9, n=5)
    assert permanent_notes(4)[0].rule == "G000-15"


def test_r000_63_the_priest_releases_what_he_dominates() -> None:
    effect = lasting(GHOUL)
    ruling = release(cleric(Cleric()), GHOUL, effect)
    assert (ruling.ruleset, ruling.kind, ruling.ends, ruling.begins, ruling.changes) == (
        "turning", "release", (effect,), (), (),
    )  # fmt: skip
    assert Release.model_validate(ruling.result) == Release(
        cleric_id=1, cleric_name="Agnese", sheet_id=11, name="Undead 11"
    )
    assert [note.rule for note in ruling.trace] == ["R000-63", "R000-64"]
    assert Ruling.model_validate_json(ruling.model_dump_json()) == ruling


@pytest.mark.parametrize(
    ("undead", "effect", "hears", "reason"),
    [
        (GHOUL, lasting(GHOUL, effect=Effect.STAND_STILL), True, CommandRefusal.NOT_PERMANENT),
        (GHOUL, lasting(pack(Undead(), Undead())[1]), True, CommandRefusal.NOT_PERMANENT),
        (GHOUL, lasting(GHOUL, priest=2), True, CommandRefusal.OTHER_PRIEST),
        (GHOUL, lasting(GHOUL, priest=None), True, CommandRefusal.OTHER_PRIEST),
        (pack(Undead(in_sight=False))[0], lasting(GHOUL), True, CommandRefusal.RELEASE_UNSEEN),
        (pack(Undead(present=False))[0], lasting(GHOUL), True, CommandRefusal.RELEASE_UNSEEN),
        (GHOUL, lasting(GHOUL), False, CommandRefusal.RELEASE_UNHEARD),
    ],
)
def test_r000_63_what_cannot_be_released_is_refused_by_name_and_not_named(
    undead: Named[Undead], effect: Lasting, hears: bool, reason: CommandRefusal
) -> None:
    with pytest.raises(Refused) as refused:
        release(cleric(Cleric()), undead, effect, hears=hears)
    assert refused.value.reason is reason
    assert "Undead 11" not in str(refused.value.text)
