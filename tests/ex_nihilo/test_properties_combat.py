"""A point more never hurts, and what is better never does worse (metamorphic)."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.dice import ScriptedDice
from cogs.ex_nihilo.rules.combat import Circumstances, Height, Spot
from cogs.ex_nihilo.rules.damage import Hit, harm
from cogs.ex_nihilo.rules.parry import parry
from cogs.ex_nihilo.rules.wounds import left_after
from cogs.ex_nihilo.tables.advancements import State
from tests.ex_nihilo.fighters import CALM, TABLES, fighter, state, struck_by, to_hit, to_reach

MELEE = [weapon.id for weapon in TABLES.weapons.melee if weapon.id != "unarmed"]
RANGED = [weapon.id for weapon in TABLES.weapons.ranged]
VALUES = st.integers(8, 21)
STATS = st.fixed_dictionaries(
    {
        "corpo": VALUES,
        "equilibrio": VALUES,
        "mente": VALUES,
        "armour": st.sampled_from(["", "light", "medium", "heavy"]),
    }
)
BLOWS = st.builds(
    Circumstances,
    level=st.just(0),
    behind=st.booleans(),
    unnoticed=st.booleans(),
    spot=st.sampled_from([None, *Spot]),
    facing=st.integers(1, 6),
)
SHOTS = st.builds(
    Circumstances,
    level=st.just(0),
    distance=st.integers(0, 5),
    cover=st.integers(0, 90),
    aiming=st.integers(0, 4),
    height=st.sampled_from([None, *Height]),
    sensed=st.booleans(),
    behind=st.booleans(),
)


def more(stats: dict[str, Any], name: str) -> dict[str, Any]:
    return {**stats, name: stats[name] + 1}


@given(STATS, STATS, BLOWS, st.sampled_from(MELEE), st.sampled_from(["corpo", "equilibrio"]))
def test_a_point_more_never_makes_a_blow_worse(
    stats: dict[str, Any], other: dict[str, Any], circumstances: Circumstances, weapon: str, name: str
) -> None:
    target = fighter(2, "sword", **other)
    assert to_hit(fighter(1, weapon, **more(stats, name)), target, circumstances) > to_hit(
        fighter(1, weapon, **stats), target, circumstances
    )


@given(STATS, STATS, SHOTS, st.sampled_from(RANGED), st.sampled_from(["equilibrio", "mente"]))
def test_a_point_more_makes_a_shot_better(
    stats: dict[str, Any], other: dict[str, Any], circumstances: Circumstances, weapon: str, name: str
) -> None:
    target = fighter(2, "sword", **other)
    better = to_hit(fighter(1, weapon, **more(stats, name)), target, circumstances)
    assert better == to_hit(fighter(1, weapon, **stats), target, circumstances) + 1


@given(STATS, BLOWS, st.sampled_from(["corpo", "equilibrio"]), st.booleans())
def test_a_point_more_never_lowers_the_defence(
    stats: dict[str, Any], circumstances: Circumstances, name: str, ranged: bool
) -> None:
    near = circumstances.model_copy(update={"distance": 5})
    higher = to_reach(fighter(2, **more(stats, name)), near, ranged=ranged)
    assert higher >= to_reach(fighter(2, **stats), near, ranged=ranged)


@given(STATS, BLOWS)
def test_total_defence_and_training_never_lower_the_defence(
    stats: dict[str, Any], circumstances: Circumstances
) -> None:
    plain = to_reach(fighter(2, **stats), circumstances)
    assert to_reach(fighter(2, **stats, dodge_training=True), circumstances) >= plain
    assert to_reach(fighter(2, **stats, lasting=[state("total-defence", 2)]), circumstances) >= plain


@given(STATS, STATS, SHOTS, st.integers(0, 4))
def test_one_more_turn_of_aiming_and_less_cover_never_hurt(
    stats: dict[str, Any], other: dict[str, Any], circumstances: Circumstances, turns: int
) -> None:
    archer, target = fighter(1, "bow", **stats), fighter(2, "sword", **other)
    here = to_hit(archer, target, circumstances)
    aimed = circumstances.model_copy(update={"aiming": circumstances.aiming + turns})
    assert to_hit(archer, target, aimed) >= here
    assert to_hit(archer, target, circumstances.model_copy(update={"cover": circumstances.cover // 2})) >= here


@given(STATS, STATS, st.integers(1, 8))
def test_one_more_opponent_never_helps(stats: dict[str, Any], other: dict[str, Any], facing: int) -> None:
    attacker, target = fighter(1, "sword", **stats), fighter(2, "sword", **other)
    few, many = (Circumstances(level=0, facing=n, around=n) for n in (facing, facing + 1))
    assert to_hit(attacker, target, many) <= to_hit(attacker, target, few)
    assert parry(target, many, TABLES, ScriptedDice(())).total <= parry(target, few, TABLES, ScriptedDice(())).total


@given(STATS, STATS, st.integers(0, 60), st.sampled_from(MELEE))
def test_a_greater_margin_never_does_less_and_armour_never_more(
    stats: dict[str, Any], other: dict[str, Any], margin: int, weapon: str
) -> None:
    attacker = fighter(1, weapon, **stats)
    hit = Hit(arm=attacker.arms()[0], margin=margin, given=CALM)
    further = hit.model_copy(update={"margin": margin + 1})
    target, bare = fighter(2, **other), fighter(2, **{**other, "armour": ""})
    done = harm(attacker, target, hit, TABLES).net
    assert done <= harm(attacker, target, further, TABLES).net
    assert done <= harm(attacker, bare, hit, TABLES).net


@given(st.integers(-1, 40), st.integers(0, 60))
def test_hit_points_never_rise_by_a_hit_and_never_fall_below_minus_1(before: int, net: int) -> None:
    after = left_after(before, net, TABLES.options)
    assert -1 <= after <= before
    assert left_after(before, net + 1, TABLES.options) <= after


@settings(max_examples=50)
@given(STATS, STATS, st.sampled_from(MELEE), st.sampled_from([State.ON_THE_GROUND, State.PARALYSIS, State.UNCONSCIOUS]))
def test_whoever_lies_or_cannot_move_is_never_harder_to_hit(
    stats: dict[str, Any], other: dict[str, Any], weapon: str, kind: State
) -> None:
    attacker = fighter(1, weapon, **stats)
    stands, lies = fighter(2, "sword", **other), fighter(2, "sword", **other, lasting=[kind])
    lead = to_hit(attacker, stands) - to_reach(stands)
    assert to_hit(attacker, lies) - to_reach(lies) >= lead


@settings(max_examples=50)
@given(st.integers(8, 22), st.integers(1, 30), st.integers(1, 30))
def test_what_was_decided_adds_up(corpo: int, ours: int, theirs: int) -> None:
    attacker = fighter(1, "sword", corpo=22, equilibrio=22)
    target = fighter(2, "sword", corpo=corpo, equilibrio=8)
    made, settled, ruling = struck_by(attacker, target, Circumstances(level=1), ours, theirs)
    assert made.strokes[0].margin == 44 + ours - 16 - theirs
    assert settled.harm is not None
    assert settled.harm.net == 22 + 5 + made.strokes[0].margin
    [change] = ruling.changes
    assert change.after == max(-1, target.sheet.hit_points - settled.harm.net)
