"""What a target does about a blow, and what the blow then does (R003-48 to R003-61)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.dice import ScriptedDice
from bot.engine.refusal import Refused
from cogs.ex_nihilo.rules.acting import Free
from cogs.ex_nihilo.rules.assault import Attack, assault
from cogs.ex_nihilo.rules.combat import Circumstances, CombatRefusal, Spot, Way
from cogs.ex_nihilo.rules.parry import parry
from cogs.ex_nihilo.rules.reaction import offered, react
from cogs.ex_nihilo.rules.wounds import Condition
from cogs.ex_nihilo.tables.advancements import State
from cogs.ex_nihilo.tables.gear import Damage
from cogs.ex_nihilo.tables.options import AtZero, Outnumbered
from tests.ex_nihilo.fighters import CALM, TABLES, fighter, options, state, struck_by

SWORD = fighter(1, "sword", corpo=14, equilibrio=12)
GUARD = fighter(2, "sword", corpo=14, equilibrio=12, spirito=20, energy=2, advancements=("inner-shield",))


def choices(target: Any, given: Circumstances = CALM, *used: Free, attacker: Any = SWORD, **how: Any) -> list[str]:
    made = assault(attacker, target, given, tables=TABLES, dice=ScriptedDice(()), **how)
    return [one.id for one in offered(Attack.model_validate(made.result), 0, target, used, TABLES)]


def parried(target: Any, given: Circumstances = CALM, **changed: Any) -> int:
    return parry(target, given, options(**changed) if changed else TABLES, ScriptedDice(())).total


def test_R003_61_dodge_parry_and_advancement_are_offered() -> None:
    assert choices(GUARD) == ["dodge", "parry", "advancement.inner-shield"]


def test_R003_48_one_parry_and_one_advancement_in_response_per_turn() -> None:
    assert choices(GUARD, CALM, Free.PARRY) == ["dodge", "advancement.inner-shield"]
    assert choices(GUARD, CALM, Free.RESPONSE_ADVANCEMENT) == ["dodge", "parry"]
    made = Attack.model_validate(assault(SWORD, GUARD, CALM, tables=TABLES, dice=ScriptedDice(())).result)
    for used, choice, reason in (
        (Free.PARRY, "parry", CombatRefusal.PARRIED_ALREADY),
        (Free.RESPONSE_ADVANCEMENT, "advancement.inner-shield", CombatRefusal.ADVANCEMENT_USED),
    ):
        with pytest.raises(Refused) as refused:
            react(made, 0, SWORD, GUARD, choice, used=[used], tables=TABLES, dice=ScriptedDice(()))
        assert refused.value.reason is reason


def test_G003_28_only_a_melee_weapon_parries_and_only_attacks_in_melee() -> None:
    assert "parry" not in choices(fighter(2, "bow"))
    assert "parry" not in choices(fighter(2))
    near = Circumstances(level=0, distance=5)
    assert "parry" not in choices(GUARD, near, attacker=fighter(1, "bow", equilibrio=20, mente=20))


def test_R003_50_what_is_not_perceived_meets_no_reaction() -> None:
    assert choices(GUARD, Circumstances(level=0, unnoticed=True)) == ["dodge"]


@pytest.mark.parametrize("kind", [State.PARALYSIS, State.UNCONSCIOUS])
def test_whoever_cannot_move_does_not_parry(kind: State) -> None:
    target = GUARD.model_copy(update={"lasting": (state(kind, 2),)})
    assert "parry" not in choices(target)
    shield = "advancement.inner-shield" in choices(target)
    assert shield is (kind is State.PARALYSIS), "of Paralysis, powers that need no body still work"


def test_G003_31_at_0_hit_points_there_is_neither_parry_nor_advancement() -> None:
    assert choices(GUARD.model_copy(update={"sheet": GUARD.sheet.model_copy(update={"hit_points": 0})})) == ["dodge"]


def test_e003_17_what_the_parry_adds_up() -> None:
    assert parried(GUARD) == 16
    assert parried(GUARD, Circumstances(level=0, around=3)) == 6
    assert parried(GUARD, Circumstances(level=0, around=3), outnumbered=Outnumbered.ATTACKS) == 16
    assert parried(fighter(2, "sword", corpo=14, equilibrio=12, lasting=[state("total-defence", 2)])) == 26
    assert parried(fighter(2, "sword", corpo=14, equilibrio=12, lasting=[state("charging", 2)])) == 11
    assert parried(fighter(2, "sword", corpo=14, equilibrio=20, armour="heavy")) == 24, "armour does not limit it"


@pytest.mark.parametrize(("level", "dice"), [(-1, 1), (0, 0), (1, 1), (2, 2), (3, 0)])
def test_G003_11_the_parrier_rolls_as_a_character(level: int, dice: int) -> None:
    given = Circumstances(level=level)
    assert parry(GUARD, given, TABLES, ScriptedDice((9,) * dice)).total == 16 + 9 * dice


def test_R003_48_a_parry_that_reaches_the_attack_stops_it() -> None:
    at_1 = Circumstances(level=1)
    _, settled, ruling = struck_by(SWORD, GUARD, at_1, 10, 12, 20, choice="parry")
    assert settled.parry is not None
    assert (settled.parry.total, settled.parried, settled.harm) == (36, True, None)
    assert ruling.changes == ()
    _, settled, _ = struck_by(SWORD, GUARD, at_1, 10, 12, 19, choice="parry")
    assert not settled.parried
    assert settled.harm is not None


def test_e003_10_damage_at_margin_0() -> None:
    weak = fighter(1, "sword", corpo=10, equilibrio=10)
    _, settled, ruling = struck_by(weak, fighter(2, "sword", equilibrio=10), CALM)
    assert settled.harm is not None
    assert settled.harm.reckoning.total == 15
    assert [(change.field, change.before, change.after) for change in ruling.changes] == [("hit_points", 20, 5)]


def test_e003_11_the_off_hand_does_10_less_with_the_margin_added() -> None:
    both = fighter(1, "knife", "sword", corpo=14, equilibrio=12, advancements=("two-weapons",))
    target = fighter(2, "sword", equilibrio=8, corpo=20)
    made = Attack.model_validate(
        assault(
            both, target, Circumstances(level=-1), way=Way.TWO_WEAPONS, tables=TABLES, dice=ScriptedDice((1, 1))
        ).result
    )
    assert [stroke.off_hand for stroke in made.strokes] == [False, True]
    second = made.model_copy(
        update={"strokes": (made.strokes[0], made.strokes[1].model_copy(update={"defence": _reached(made, 4)}))}
    )
    ruling = react(second, 1, both, target, "dodge", tables=TABLES, dice=ScriptedDice(()))
    [change] = ruling.changes
    assert change.before - change.after == 13  # type: ignore[operator]


def _reached(made: Attack, margin: int) -> Any:
    stroke = made.strokes[1]
    start = stroke.defence.start.model_copy(update={"amount": stroke.attack.total - margin})
    return stroke.defence.model_copy(update={"start": start, "lines": ()})


def test_R003_54_a_shot_does_the_weapons_value_and_the_margin() -> None:
    archer = fighter(1, "bow", equilibrio=13, mente=12)
    _, settled, _ = struck_by(archer, fighter(2, "sword"), Circumstances(level=0, distance=9))
    assert settled.harm is not None
    assert settled.harm.net == 16 + 5


def test_R003_55_armour_takes_its_absorption_off() -> None:
    _, settled, _ = struck_by(SWORD, fighter(2, "sword", armour="light", corpo=20), Circumstances(level=-1), 10)
    assert settled.harm is not None
    assert settled.harm.net == 14 + 5 + 10 - 8


def test_G003_38_aimed_blows_pass_the_armour_and_deflection_stays() -> None:
    aimed = Circumstances(level=-1, spot=Spot.HEAD_OR_HAND)
    made, settled, _ = struck_by(SWORD, fighter(2, "sword", armour="light", corpo=20), aimed, 30)
    assert (made.strokes[0].attack.total, made.strokes[0].defence.total) == (36, 26)
    assert settled.harm is not None
    assert settled.harm.net == 14 + 5 + 10


def test_R003_54_an_unnoticed_shot_passes_the_armour_an_unnoticed_blow_does_not() -> None:
    target = fighter(2, "sword", armour="light", corpo=22)
    unnoticed = Circumstances(level=0, unnoticed=True, distance=9)
    archer = fighter(1, "thrown-knife", equilibrio=10, mente=10)
    for attacker, tables, net in (
        (archer, TABLES, 12 + 4),
        (SWORD, TABLES, 14 + 5 + 10 - 8),
        (SWORD, options(unnoticed_melee_ignores_armour=True), 14 + 5 + 10),
    ):
        given = unnoticed.model_copy(update={"distance": 5})
        _, settled, _ = struck_by(attacker, target, given, tables=tables)
        assert settled.harm is not None
        assert settled.harm.net == net


def test_R003_57_armour_is_destroyed_where_the_table_says_so() -> None:
    target = fighter(2, "sword", armour="light", corpo=22)
    calm = Circumstances(level=-1)
    _, settled, ruling = struck_by(SWORD, target, calm, 10)
    assert "armour" not in {change.field for change in ruling.changes}
    _, settled, ruling = struck_by(SWORD, target, calm, 10, tables=options(armour_destroyed=True))
    assert settled.harm is not None
    assert settled.harm.armour_destroyed
    assert settled.harm.net == 21, "it protects for the last time"
    assert ("armour", "light", "") in {(change.field, change.before, change.after) for change in ruling.changes}
    weak = fighter(1, "knife", corpo=8, equilibrio=22)
    _, settled, _ = struck_by(weak, target, calm, 1, tables=options(armour_destroyed=True))
    assert settled.harm is not None
    assert not settled.harm.armour_destroyed, "15 is less than twice 8"


def test_R003_59_kinds_of_damage_where_the_table_tells_them_apart() -> None:
    light = TABLES.armours.rows[0].model_copy(update={"against_cut": 2})
    target = fighter(2, "sword", corpo=22).model_copy(update={"armour": light})
    given = Circumstances(level=-1)
    for tables, net in ((TABLES, 21), (options(damage_types=True), 27)):
        _, settled, _ = struck_by(SWORD, target, given, 10, tables=tables)
        assert settled.harm is not None
        assert settled.harm.net == net


def test_G003_26_a_hit_may_be_absorbed_whole() -> None:
    target = fighter(2, "sword", armour="multilayer", corpo=22)
    weak = fighter(1, "knife", corpo=8, equilibrio=22)
    for tables, net in ((TABLES, 0), (options(least_damage=1), 1)):
        _, settled, _ = struck_by(weak, target, CALM, tables=tables)
        assert settled.harm is not None
        assert settled.harm.net == net
        assert max(0, settled.harm.reckoning.total) == net


def test_the_inner_shield_costs_a_point_and_takes_10_off_one_hit() -> None:
    _, settled, ruling = struck_by(SWORD, GUARD, Circumstances(level=-1), 5, choice="advancement.inner-shield")
    assert settled.harm is not None
    assert settled.harm.net == 14 + 5 + 7 - 10
    assert ("energy", 2, 1) in {(change.field, change.before, change.after) for change in ruling.changes}


def test_e003_23_a_charge_does_10_more_for_5_less() -> None:
    given = Circumstances(level=0, room=8)
    made, settled, _ = struck_by(SWORD, fighter(2, "sword", equilibrio=8, corpo=22), given, way=Way.CHARGE)
    assert made.strokes[0].attack.total == 26 - 5
    assert settled.harm is not None
    assert settled.harm.net == 14 + 5 + 5 + 10


def test_e003_23_without_room_for_a_turn_of_running_there_is_no_charge() -> None:
    for room in (None, 0, 7):
        with pytest.raises(Refused) as refused:
            struck_by(SWORD, GUARD, Circumstances(level=0, room=room), way=Way.CHARGE)
        assert refused.value.reason is CombatRefusal.NO_ROOM
        assert refused.value.text.args["needed"] == 8
    with pytest.raises(Refused) as refused:
        struck_by(fighter(1, "bow"), GUARD, Circumstances(level=0, room=20, distance=9), way=Way.CHARGE)
    assert refused.value.reason is CombatRefusal.MELEE_ONLY


def test_R003_71_blades_do_nothing_to_the_intangible_and_electricity_does() -> None:
    ghost = fighter(2, "sword", hit_points=0, lasting=[State.INTANGIBLE])
    _, settled, ruling = struck_by(SWORD, ghost)
    assert settled.harm is not None
    assert settled.harm.immune
    assert ruling.changes == ()
    caster = fighter(1, mente=22, spirito=22, energy=2, advancements=("void-dart",))
    _, settled, _ = struck_by(caster, ghost, Circumstances(level=0, distance=60), advancement="void-dart")
    assert settled.harm is not None
    assert (settled.harm.type, settled.harm.net) == (Damage.ELECTRICITY, 20 + 24)


def test_G003_5_the_void_dart_costs_2_needs_no_body_and_reaches_60_metres_without_a_malus() -> None:
    caster = fighter(1, mente=20, spirito=20, energy=2, advancements=("void-dart",), lasting=[State.PARALYSIS])
    far = Circumstances(level=0, distance=60, cover=50)
    ruling = assault(caster, fighter(2), far, advancement="void-dart", tables=TABLES, dice=ScriptedDice(()))
    [stroke] = Attack.model_validate(ruling.result).strokes
    assert stroke.attack.total == 40 - 10
    assert [(change.field, change.before, change.after) for change in ruling.changes] == [("energy", 2, 0)]
    for energy, metres, reason in ((1, 60, CombatRefusal.NO_ENERGY), (2, 61, CombatRefusal.OUT_OF_RANGE)):
        poor = fighter(1, mente=20, spirito=20, energy=energy, advancements=("void-dart",))
        given = Circumstances(level=0, distance=metres)
        with pytest.raises(Refused) as refused:
            assault(poor, GUARD, given, advancement="void-dart", tables=TABLES, dice=ScriptedDice(()))
        assert refused.value.reason is reason


def test_R003_64_a_charged_blow_throws_down_whoever_does_not_save() -> None:
    brute = fighter(1, "great-sword", corpo=14, equilibrio=12, advancements=("charged-blow",))
    target = fighter(2, "sword", corpo=22, equilibrio=12)
    at_1 = Circumstances(level=1)
    _, settled, ruling = struck_by(brute, target, at_1, 5, 1, 20, 5, advancement="charged-blow")
    assert settled.saved is not None
    assert (settled.saved.roll.total, settled.saved.difficulty.total) == (54, 55)
    assert [(effect.kind, effect.rounds) for effect in ruling.begins] == [("on-the-ground", 1)]
    _, settled, ruling = struck_by(brute, target, at_1, 5, 1, 21, 5, advancement="charged-blow")
    assert settled.saved is not None
    assert settled.saved.succeeds
    assert ruling.begins == ()


@pytest.mark.parametrize("level", [-1, 0, 1, 2, 3])
def test_G003_22_the_dice_of_a_save(level: int) -> None:
    row = TABLES.levels.row_for(level)
    brute = fighter(1, "great-sword", corpo=22, equilibrio=22, advancements=("charged-blow",))
    faces = (10,) * (2 * (row.roll + row.difficulty))
    _, settled, _ = struck_by(
        brute, fighter(2, "sword", equilibrio=8), Circumstances(level=level), *faces, advancement="charged-blow"
    )
    assert settled.saved is not None
    assert settled.saved.difficulty.total == 50 + 10 * row.difficulty


def test_G003_41_charged_blow_needs_a_weapon_that_counts_as_two_handed() -> None:
    for weapons, fits in (
        (("great-sword",), True),
        (("pole-arm",), True),
        (("bastard-sword",), True),
        (("balanced-sword",), True),
        (("bastard-sword", "knife"), False),
        (("sword",), False),
    ):
        brute = fighter(1, *weapons, corpo=20, equilibrio=20, advancements=("charged-blow",))
        if fits:
            assault(brute, GUARD, CALM, advancement="charged-blow", tables=TABLES, dice=ScriptedDice(()))
        else:
            with pytest.raises(Refused) as refused:
                assault(brute, GUARD, CALM, advancement="charged-blow", tables=TABLES, dice=ScriptedDice(()))
            assert refused.value.reason is CombatRefusal.NEEDS_TWO_HANDED


def test_R003_69_stun_ends_with_a_hit_and_not_with_a_parry() -> None:
    stunned = fighter(2, "sword", corpo=14, equilibrio=12, lasting=[State.STUN])
    _, _, ruling = struck_by(SWORD, stunned)
    assert [effect.kind for effect in ruling.ends] == ["stun"]
    at_1 = Circumstances(level=1)
    _, settled, ruling = struck_by(SWORD, stunned, at_1, 10, 5, 30, choice="parry")
    assert settled.parried
    assert ruling.ends == ()


@pytest.mark.parametrize(
    ("before", "damage", "after"), [(20, 15, 5), (20, 19, 1), (20, 20, 0), (20, 21, -1), (20, 99, -1), (1, 1, 0)]
)
def test_G003_8_hits_that_pass_0_leave_minus_1(before: int, damage: int, after: int) -> None:
    target = fighter(2, "sword", equilibrio=8, hit_points=before)
    strong = fighter(1, "sword", corpo=8, equilibrio=8)
    _, settled, _ = struck_by(strong, target, Circumstances(level=0))
    made, _, _ = struck_by(strong, target)
    hit = made.model_copy(update={"strokes": (made.strokes[0].model_copy(update={"arm": _arm(made, damage - 8)}),)})
    ruling = react(hit, 0, strong, target, "dodge", tables=TABLES, dice=ScriptedDice(()))
    [change] = ruling.changes
    assert change.after == after
    assert [effect.rounds for effect in ruling.begins] == ([600] if after < 0 else [])
    assert settled.suffered is not None


def _arm(made: Attack, value: int) -> Any:
    return made.strokes[0].arm.model_copy(update={"value": value})


def test_R003_13_at_0_any_hit_makes_unconscious_however_much_is_absorbed() -> None:
    target = fighter(2, "sword", armour="multilayer", corpo=22, hit_points=0)
    weak = fighter(1, "knife", corpo=8, equilibrio=22)
    for tables, condition in (
        (TABLES, Condition.UNCONSCIOUS),
        (options(at_zero=AtZero.NET_DAMAGE), Condition.GRAVELY_WOUNDED),
    ):
        _, settled, _ = struck_by(weak, target, CALM, tables=tables)
        assert settled.suffered is not None
        assert settled.suffered.condition is condition


def test_G003_8_an_ordinary_hit_does_not_kill_the_unconscious() -> None:
    dying = fighter(2, hit_points=-1, lasting=[state(State.UNCONSCIOUS, 2, rounds=600)])
    _, settled, ruling = struck_by(SWORD, dying)
    assert settled.suffered is not None
    assert settled.suffered.condition is Condition.UNCONSCIOUS
    assert (ruling.changes, ruling.begins) == ((), ())


def test_G003_32_from_afar_a_finishing_shot_kills_if_it_hits() -> None:
    archer = fighter(1, "bow", equilibrio=10, mente=10)
    near = Circumstances(level=0, distance=30)
    dying = fighter(2, hit_points=-1, lasting=[state(State.UNCONSCIOUS, 2, rounds=600)])
    made, settled, ruling = struck_by(archer, dying, near, way=Way.FINISH)
    assert made.strokes[0].defence.total == 0
    assert settled.suffered is not None
    assert settled.suffered.condition is Condition.DEAD
    assert ("dead", False, True) in {(change.field, change.before, change.after) for change in ruling.changes}
    with pytest.raises(Refused) as refused:
        struck_by(archer, GUARD, near, way=Way.FINISH)
    assert refused.value.reason is CombatRefusal.NOT_UNCONSCIOUS
