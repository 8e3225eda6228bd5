"""Attempts at the same time (R000-19, E000-16, G000-11)."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.dice import ScriptedDice
from bot.engine.refusal import Refused
from bot.engine.ruling import Change
from cogs.turning.rules.attempt import attempt
from cogs.turning.rules.choice import choose
from cogs.turning.rules.refusals import TurningRefusal
from cogs.turning.sheets import Cleric, Named, Undead
from cogs.turning.tables import Effect, Tie
from tests.turning.examples import SKELETON, TABLES, attempt_of, pack
from tests.turning.round_of import Round, bay

HURT = SKELETON.model_copy(update={"hit_points": 20, "max_hit_points": 20})


def priest(number: int, level: int) -> Named[Cleric]:
    return Named[Cleric](sheet_id=number, name=f"Cleric {number}", sheet=Cleric(level=level))


def round_with(*undead: Undead) -> Round:
    return Round({one.sheet_id: one for one in pack(*undead)})


def test_e000_16_of_the_values_12_and_17_only_17_has_an_effect() -> None:
    """Against a skeleton that takes off 2: level 4 and a 10, level 5 and a 14."""
    for first, second in ((1, 2), (2, 1)):
        moment = round_with(HURT)
        faces, levels = {1: 10, 2: 14}, {1: 4, 2: 5}
        for number in (first, second):
            moment.attempt(priest(number, levels[number]), faces[number], [11])
        values = {made.cleric_id: made.verdicts[0] for made in moment.made.values()}
        assert {number: verdict.value and verdict.value.total for number, verdict in values.items()} == {1: 12, 2: 17}
        assert (values[1].superseded, values[2].superseded) == (True, False)
        moment.choose_all()
        [stunned] = moment.effects
        assert (stunned.kind, stunned.source_id) == ("divine-stunning", 2)


def test_what_the_weaker_had_done_is_taken_back_in_the_same_ruling() -> None:
    moment = round_with(HURT)
    moment.attempt(priest(1, 4), 10, [11])
    moment.choose(1, 11, Effect.DAMAGE)
    assert moment.undead[11].sheet.hit_points == 17
    ruling = attempt(priest(2, 5), [moment.undead[11]], rivals=moment.rivals(), tables=TABLES, dice=ScriptedDice([14]))
    assert ruling.changes[1:] == (Change(sheet_id=11, field="hit_points", before=17, after=20),)
    assert "R000-19" in [note.rule for note in ruling.trace if note.about == (11,)]
    assert [(one.entry, one.sheet_id) for one in attempt_of(ruling).supersedes] == [(1, 11)]


def test_an_effect_that_had_begun_ends_and_what_gave_way_to_it_is_there_again() -> None:
    moment = round_with(SKELETON)
    moment.effects = [bay(11, 2, by=9)]
    moment.attempt(priest(1, 4), 4, [11])  # value 6: Keep at Bay for 3 rounds, which takes the place of the 2
    [replaced] = moment.effects
    assert (replaced.rounds, replaced.source_id) == (3, 1)
    moment.attempt(priest(2, 5), 14, [11])
    [again] = moment.effects
    assert (again.rounds, again.source_id) == (2, 9)
    assert moment.made[1].verdicts[0].superseded


def test_an_undead_destroyed_at_the_same_moment_still_counts() -> None:
    moment = round_with(SKELETON.model_copy(update={"hit_points": 3}))
    moment.attempt(priest(1, 4), 10, [11])
    moment.choose(1, 11, Effect.DAMAGE)
    assert moment.undead[11].sheet.hit_points == 0
    moment.attempt(priest(2, 5), 14, [11])
    assert moment.undead[11].sheet.hit_points == 3


def test_a_stun_of_the_same_moment_shuts_nobody_out() -> None:
    moment = round_with(SKELETON)
    moment.attempt(priest(2, 5), 14, [11])
    moment.choose(1, 11, Effect.STUNNING)
    weaker = moment.attempt(priest(1, 4), 10, [11])
    assert weaker.left_out == ()
    assert weaker.verdicts[0].superseded
    [stunned] = moment.effects
    assert stunned.source_id == 2


def test_the_open_choices_of_the_loser_are_closed() -> None:
    moment = round_with(SKELETON)
    moment.attempt(priest(1, 4), 10, [11])
    moment.attempt(priest(2, 5), 14, [11])
    with pytest.raises(Refused) as refused:
        choose(moment.made[1], moment.undead[11], Effect.DAMAGE, tables=TABLES, dice=ScriptedDice([]))
    assert refused.value.reason is TurningRefusal.SUPERSEDED


def test_an_undead_that_only_one_of_them_touches_suffers_that_one() -> None:
    moment = round_with(SKELETON, SKELETON)
    moment.attempt(priest(1, 4), 10, [11, 12])
    moment.attempt(priest(2, 5), 14, [11])
    assert [verdict.superseded for verdict in moment.made[1].verdicts] == [True, False]


@pytest.mark.parametrize(("faces", "winner"), [((20, 19), 1), ((1, 2), 2), ((20, 1), 1)])
def test_r000_17_a_natural_20_is_above_every_value_and_a_natural_1_below(faces: tuple[int, int], winner: int) -> None:
    levels = {1: 1, 2: 40}
    for order in ((1, 2), (2, 1)):
        moment = round_with(SKELETON)
        for number in order:
            moment.attempt(priest(number, levels[number]), faces[number - 1], [11])
        [counts] = [made.cleric_id for made in moment.made.values() if not made.verdicts[0].superseded]
        assert counts == winner


@pytest.mark.parametrize(
    ("tie", "levels", "order", "winner"),
    [
        (Tie.LEVEL, (5, 6), (1, 2), 2),
        (Tie.LEVEL, (5, 6), (2, 1), 2),
        (Tie.LEVEL, (5, 5), (1, 2), 1),
        (Tie.LEVEL, (5, 5), (2, 1), 2),
        (Tie.DECLARED, (5, 6), (1, 2), 1),
        (Tie.DECLARED, (5, 6), (2, 1), 2),
    ],
)
def test_g000_11_equal_values_go_by_level_and_then_by_what_was_declared_first(
    tie: Tie, levels: tuple[int, int], order: tuple[int, int], winner: int
) -> None:
    moment = round_with(SKELETON)
    options = TABLES.options.model_copy(update={"tie": tie})
    moment.tables = TABLES.model_copy(update={"options": options})
    for number in order:
        level = levels[number - 1]
        moment.attempt(priest(number, level), 15 - level, [11])
    [counts] = [made.cleric_id for made in moment.made.values() if not made.verdicts[0].superseded]
    assert counts == winner


def test_r000_3_a_cleric_makes_one_attempt_at_a_time() -> None:
    moment = round_with(SKELETON)
    moment.attempt(priest(1, 4), 10, [11])
    with pytest.raises(Refused) as refused:
        moment.attempt(priest(1, 4), 10, [11])
    assert refused.value.reason is TurningRefusal.ONE_AT_A_TIME
    assert len(moment.made) == 1


targets = st.lists(st.sampled_from([11, 12, 13]), min_size=1, max_size=3, unique=True)
attempts = st.lists(st.tuples(st.integers(1, 20), targets), min_size=2, max_size=3)


@given(attempts, st.booleans(), st.lists(st.integers(1, 12), min_size=3, max_size=3))
def test_the_order_of_entering_does_not_matter(
    entered: list[tuple[int, list[int]]], at_once: bool, rounds: list[int]
) -> None:
    """Three clerics of different levels, of whom the first was protected from all before; choices early or late."""
    states = []
    for order in permutations(range(len(entered))):
        moment = round_with(HURT, HURT.model_copy(update={"hit_points": 2}), SKELETON)
        moment.effects = [bay(11 + at, most, by=1, id=at + 1) for at, most in enumerate(rounds)]
        for at in order:
            face, touched = entered[at]
            moment.attempt(priest(at + 1, 4 + 3 * at), face, touched)
            if at_once:
                moment.choose_all()
        moment.choose_all()
        states.append(moment.state())
        for number in (11, 12, 13):
            mine = [made.verdict(number) for made in moment.made.values()]
            assert sum(1 for verdict in mine if verdict and not verdict.superseded) == (1 if any(mine) else 0)
    assert all(state == states[0] for state in states)
