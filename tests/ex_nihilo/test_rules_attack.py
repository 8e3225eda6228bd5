"""The roll to hit and what must be reached (R003-43 to R003-52, R003-60, R003-62)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.dice import ScriptedDice
from bot.engine.refusal import Refused
from bot.engine.ruling import Origin
from cogs.ex_nihilo.rules.assault import Attack, assault
from cogs.ex_nihilo.rules.combat import Circumstances, CombatRefusal, Height, Spot, Way
from cogs.ex_nihilo.tables.advancements import State
from cogs.ex_nihilo.tables.options import Outnumbered, Unperceived
from tests.ex_nihilo.fighters import CALM, TABLES, fighter, options, state, to_hit, to_reach

SWORD = fighter(1, "sword", corpo=14, equilibrio=12)
GUARD = fighter(2, "sword")


def refusal(attacker: Any, target: Any, given: Circumstances = CALM, **how: Any) -> CombatRefusal:
    with pytest.raises(Refused) as refused:
        assault(attacker, target, given, tables=TABLES, dice=ScriptedDice(()), **how)
    assert isinstance(refused.value.reason, CombatRefusal)
    return refused.value.reason


def at(metres: int, **changed: Any) -> Circumstances:
    return Circumstances(level=0, distance=metres, **changed)


def test_e003_10_to_reach_the_defence_is_to_hit_with_margin_0() -> None:
    made = assault(
        fighter(1, "sword", corpo=10, equilibrio=10),
        fighter(2, "sword", equilibrio=10),
        Circumstances(level=1),
        tables=TABLES,
        dice=ScriptedDice((20, 20)),
    )
    [stroke] = Attack.model_validate(made.result).strokes
    assert (stroke.attack.total, stroke.defence.total) == (40, 40)
    assert stroke.hits
    assert stroke.margin == 0


def test_e003_11_two_weapons_take_10_off_both_rolls_or_5_with_the_advancement() -> None:
    both = fighter(1, "sword", "knife", corpo=14, equilibrio=12)
    skilled = fighter(1, "sword", "knife", corpo=14, equilibrio=12, advancements=("two-weapons",))
    for off_hand in (False, True):
        assert to_hit(both, GUARD, way=Way.TWO_WEAPONS, off_hand=off_hand) == 16
        assert to_hit(skilled, GUARD, way=Way.TWO_WEAPONS, off_hand=off_hand) == 21


def test_R003_44_two_pistols_are_two_weapons_and_a_bow_is_none() -> None:
    pistols = fighter(1, "pistol", "pistol", equilibrio=12, mente=12)
    made = assault(pistols, GUARD, at(10), way=Way.TWO_WEAPONS, tables=TABLES, dice=ScriptedDice(()))
    assert [stroke.attack.total for stroke in Attack.model_validate(made.result).strokes] == [14, 14]
    assert refusal(fighter(1, "bow"), GUARD, at(10), way=Way.TWO_WEAPONS) is CombatRefusal.TWO_WEAPONS
    assert refusal(SWORD, GUARD, way=Way.TWO_WEAPONS) is CombatRefusal.TWO_WEAPONS


def test_G003_36_on_the_move_there_is_one_attack() -> None:
    both = fighter(1, "sword", "knife")
    moving = Circumstances(level=0, moving=True)
    assert refusal(both, GUARD, moving, way=Way.TWO_WEAPONS) is CombatRefusal.TWO_WEAPONS_MOVING


def test_e003_14_range_bands() -> None:
    archer = fighter(1, "bow", equilibrio=13, mente=12)
    row = next(weapon for weapon in TABLES.weapons.ranged if weapon.id == "bow").model_copy(update={"range_m": 30})
    archer = archer.model_copy(update={"weapons": (row,)})
    bands = {metres: to_hit(archer, GUARD, at(metres)) + 20 for metres in (0, 1, 30, 31, 60, 61, 90)}
    assert bands == {0: 45, 1: 45, 30: 45, 31: 35, 60: 35, 61: 25, 90: 25}
    assert refusal(archer, GUARD, at(91)) is CombatRefusal.OUT_OF_RANGE
    assert refusal(archer, GUARD) is CombatRefusal.NO_DISTANCE


def test_e003_15_aiming_and_cover() -> None:
    archer = fighter(1, "bow", equilibrio=10, mente=10)
    assert [to_hit(archer, GUARD, at(9, aiming=turns)) - 20 for turns in (0, 1, 2, 5)] == [0, 5, 10, 10]
    cover = {percent: to_hit(archer, GUARD, at(9, cover=percent)) - 20 for percent in (0, 49, 50, 74, 75, 90)}
    assert cover == {0: 0, 49: 0, 50: -10, 74: -10, 75: -20, 90: -20}
    assert refusal(archer, GUARD, at(9, cover=95)) is CombatRefusal.COVERED
    assert refusal(archer, GUARD, at(9, cover=91)) is CombatRefusal.COVERED


@pytest.mark.parametrize(
    ("changed", "amount"),
    [
        ({"height": Height.TARGET}, -5),
        ({"height": Height.ATTACKER}, 5),
        ({"spot": Spot.LIMB}, -10),
        ({"spot": Spot.HEAD_OR_HAND}, -20),
        ({"sensed": True}, -20),
        ({"behind": True}, 10),
        ({"facing": 5}, 0),
    ],
)
def test_R003_51_what_helps_and_hinders_a_shot(changed: dict[str, Any], amount: int) -> None:
    archer = fighter(1, "bow", equilibrio=10, mente=10)
    assert to_hit(archer, GUARD, at(9, **changed)) == 20 + amount


def test_R003_51_a_shot_from_behind_helps_within_9_metres() -> None:
    archer = fighter(1, "bow", equilibrio=10, mente=10)
    assert [to_hit(archer, GUARD, at(metres, behind=True)) for metres in (9, 10)] == [30, 20]


def test_R003_51_an_invisible_archer_hits_more_easily_and_an_invisible_swordsman_does_not() -> None:
    archer = fighter(1, "bow", equilibrio=10, mente=10, lasting=[State.INVISIBLE])
    assert to_hit(archer, GUARD, at(9)) == 30
    assert to_hit(fighter(1, "sword", lasting=[State.INVISIBLE]), GUARD) == 20


def test_R003_52_what_helps_and_hinders_a_blow() -> None:
    base = to_hit(SWORD, GUARD)
    assert base == 26
    assert to_hit(SWORD, GUARD, Circumstances(level=0, behind=True)) == base + 10
    assert to_hit(SWORD, GUARD, Circumstances(level=0, spot=Spot.HEAD_OR_HAND)) == base - 20
    assert to_hit(SWORD, fighter(2, "bow")) == base + 10
    assert to_hit(SWORD, fighter(2)) == base + 10


@pytest.mark.parametrize("lies", [State.ON_THE_GROUND, State.PAIN, State.UNCONSCIOUS])
def test_e003_18_whoever_lies_gives_15_and_25_if_disarmed(lies: State) -> None:
    assert to_hit(SWORD, fighter(2, "sword", lasting=[lies])) == 26 + 15
    assert to_hit(SWORD, fighter(2, lasting=[lies])) == 26 + 25


def test_e003_18_a_helpless_target_has_no_equilibrio_but_its_deflection() -> None:
    helpless = Circumstances(level=0, helpless=True)
    assert to_reach(fighter(2, equilibrio=20, dodge_training=True), helpless) == 0
    assert to_reach(fighter(2, equilibrio=20, armour="light"), helpless) == 16
    for kind in (State.PARALYSIS, State.UNCONSCIOUS):
        assert to_reach(fighter(2, equilibrio=20, armour="light", lasting=[kind])) == 16


def test_e003_17_outnumbered() -> None:
    facing = {n: to_hit(SWORD, GUARD, Circumstances(level=0, facing=n)) - 26 for n in (1, 2, 3, 4, 5)}
    assert facing == {1: 0, 2: 0, 3: -10, 4: -20, 5: -30}
    around = Circumstances(level=0, around=3)
    assert to_reach(fighter(2, equilibrio=12), around) == 24
    assert to_reach(fighter(2, equilibrio=12), around, tables=options(outnumbered=Outnumbered.DEFENCE_TOO)) == 14


def test_G003_4_and_42_equipment_above_ones_class() -> None:
    assert to_hit(fighter(1, "great-sword"), GUARD) == 10
    assert to_hit(fighter(1, "great-sword", armour="multilayer"), GUARD) == 0
    assert to_hit(fighter(1, "great-sword", corpo=14), GUARD) == 24
    assert to_hit(fighter(1, "balanced-sword", corpo=19), GUARD) == 19
    assert to_hit(fighter(1, "balanced-sword", corpo=20), GUARD) == 30
    assert to_reach(fighter(2, armour="heavy", equilibrio=20)) == 8 + 10
    assert to_reach(fighter(2, armour="heavy", equilibrio=20, corpo=14)) == 12 + 10


def test_G003_3_gunpowder_fails_beyond_a_wormhole() -> None:
    assert refusal(fighter(1, "pistol"), GUARD, at(5, wormhole=True)) is CombatRefusal.GUNPOWDER
    assert to_hit(fighter(1, "bow"), GUARD, at(5, wormhole=True)) == 20


@pytest.mark.parametrize(("metres", "difficulty"), [(101, 40), (200, 40), (201, 50), (300, 50), (301, 60), (360, 60)])
def test_G003_20_beyond_100_m_the_difficulty_is_static(metres: int, difficulty: int) -> None:
    best = fighter(2, equilibrio=22, dodge_training=True, armour="")
    assert to_reach(best, at(metres), ranged=True) == difficulty
    assert to_reach(best, at(100), ranged=True) == 54


def test_e003_12_total_defence() -> None:
    def ready(**stats: Any) -> int:
        return to_reach(fighter(2, lasting=[state("total-defence", 2)], **stats))

    assert ready(equilibrio=12, armour="light") == 38
    assert ready(equilibrio=12) == 34
    assert ready(equilibrio=12, dodge_training=True) == 44
    assert ready(equilibrio=12, advancements=("dodge-training",)) == 44
    assert ready(equilibrio=20, armour="light") == 44
    assert to_reach(fighter(2, equilibrio=20, armour="light")) == 34
    multilayer: dict[str, Any] = {"equilibrio": 20, "armour": "multilayer", "corpo": 20}
    assert (to_reach(fighter(2, **multilayer)), ready(**multilayer)) == (20, 30)


def test_G003_21_training_is_the_single_characters_unless_the_table_gives_it_to_all() -> None:
    assert to_reach(fighter(2, equilibrio=12)) == 24
    assert to_reach(fighter(2, equilibrio=12), tables=options(trained_characters=True)) == 34


def test_G003_27_an_attack_that_is_not_perceived_meets_no_equilibrio() -> None:
    unnoticed = Circumstances(level=0, unnoticed=True)
    ready = fighter(2, equilibrio=20, dodge_training=True, lasting=[state("total-defence", 2)])
    assert to_reach(ready, unnoticed) == 0
    assert to_reach(fighter(2, equilibrio=20, armour="light"), unnoticed) == 16
    static = options(unperceived=Unperceived.STATIC, unperceived_difficulty=25)
    assert to_reach(ready, unnoticed, tables=static) == 25


def test_G003_19_invisible_counts_once_and_must_be_sensed() -> None:
    unseen = fighter(2, "sword", equilibrio=10, lasting=[State.INVISIBLE])
    assert refusal(SWORD, unseen) is CombatRefusal.NOT_SENSED
    sensed = Circumstances(level=0, sensed=True, distance=5)
    archer = fighter(1, "bow", equilibrio=10, mente=10)
    assert (to_hit(SWORD, unseen, sensed), to_reach(unseen, sensed)) == (26, 40)
    assert (to_hit(archer, unseen, sensed), to_reach(unseen, sensed, ranged=True)) == (0, 20)


def test_G003_16_the_charger_keeps_his_defence_unless_the_table_says_otherwise() -> None:
    charging = fighter(2, equilibrio=10, lasting=[state("charging", 2)])
    assert to_reach(charging) == 20
    assert to_reach(charging, tables=options(charge_lowers_defence=True)) == 15


@pytest.mark.parametrize(("level", "rolled", "added"), [(-1, 1, 0), (0, 0, 0), (1, 1, 1), (2, 2, 2), (3, 0, 1)])
def test_G003_11_both_sides_have_the_dice_of_the_level(level: int, rolled: int, added: int) -> None:
    dice = ScriptedDice((7,) * (rolled + added))
    made = assault(SWORD, GUARD, Circumstances(level=level), tables=TABLES, dice=dice)
    [stroke] = Attack.model_validate(made.result).strokes
    assert (stroke.attack.total, stroke.defence.total) == (26 + 7 * rolled, 20 + 7 * added)


def test_the_chance_is_exact() -> None:
    made = assault(SWORD, GUARD, Circumstances(level=1), tables=TABLES, dice=ScriptedDice((1, 1)))
    [stroke] = Attack.model_validate(made.result).strokes
    ahead = sum(1 for ours in range(1, 31) for theirs in range(1, 31) if 26 + ours >= 20 + theirs)
    assert (stroke.chance.num, stroke.chance.den) == (ahead, 900)


def test_every_line_is_explained_with_its_rule_and_whose_value_it_is() -> None:
    given = Circumstances(level=1, behind=True, facing=3)
    made = assault(SWORD, fighter(2, armour="light"), given, tables=TABLES, dice=ScriptedDice((1, 1)))
    origins = {note.rule: note.origin for note in made.trace}
    assert origins["R003-52"] is Origin.SOURCE
    assert origins["G003-14"] is Origin.READING
    assert origins["G003-4"] is Origin.HOUSE
    [stroke] = Attack.model_validate(made.result).strokes
    rules = {line.rule for sum in (stroke.attack, stroke.defence) for line in (sum.start, *sum.lines)}
    assert rules <= set(origins)


def test_R003_72_an_enchantment_ends_when_its_source_attacks() -> None:
    enchanted = fighter(2, "sword", lasting=[state(State.ENCHANTMENT, 2, source_id=1)])
    made = assault(SWORD, enchanted, CALM, tables=TABLES, dice=ScriptedDice(()))
    assert [effect.kind for effect in made.ends] == ["enchantment"]
    by_another = assault(fighter(3, "sword"), enchanted, CALM, tables=TABLES, dice=ScriptedDice(()))
    assert by_another.ends == ()


def test_nobody_attacks_themselves_or_the_dead() -> None:
    assert refusal(SWORD, SWORD) is CombatRefusal.ITSELF
    assert refusal(SWORD, fighter(2, dead=True)) is CombatRefusal.TARGET_DEAD
