"""States, what they forbid and how long they last; total defence; death; help (R003-13 to R003-18, R003-65 to 74)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.dice import ScriptedDice
from bot.engine.effects import Due, Effect
from bot.engine.refusal import Refused
from bot.engine.ruling import Origin
from bot.engine.scene.events import RoundBegan, RoundEnded
from bot.engine.scene.lasting import laid
from bot.engine.scene.model import Scene
from bot.engine.turns import AlternateTurns
from cogs.ex_nihilo.rules.assault import assault
from cogs.ex_nihilo.rules.combat import Circumstances, CombatRefusal
from cogs.ex_nihilo.rules.damage import plain_harm
from cogs.ex_nihilo.rules.ending import Died, due, finish, hurt, session_ends, time_is_up
from cogs.ex_nihilo.rules.mending import Tended, heal, tend
from cogs.ex_nihilo.rules.standing import defend, lay, lift
from cogs.ex_nihilo.rules.states import FORBIDS, TURNS, Deed, Wound, hindrance
from cogs.ex_nihilo.rules.wounds import Condition, dying, left_after
from cogs.ex_nihilo.tables.advancements import State
from cogs.ex_nihilo.tables.gear import Damage
from tests.ex_nihilo.fighters import CALM, TABLES, fighter, state

SCENE = Scene(id=4, name="Duel", ruleset="ex_nihilo", strategy=AlternateTurns(), round=2)
DYING = state(State.UNCONSCIOUS, 2, rounds=600)


def reason_of(act: Any) -> Refused:
    with pytest.raises(Refused) as refused:
        act()
    return refused.value


def test_e003_25_how_long_states_last() -> None:
    assert {name.value: turns for name, turns in TURNS.items() if turns} == {
        "pain": 3,
        "fear": 3,
        "sensing-behind": 1,
        "on-the-ground": 1,
        "stun": 5,
        "enchantment": 60,
        "paralysis": 5,
        "unconscious": 600,
    }


def test_G003_10_a_state_of_n_turns_ends_with_the_nth_turn_after_that_in_which_it_began() -> None:
    [begun] = lay(fighter(2), State.PAIN).begins
    assert laid(SCENE, begun).due == Due(scene_id=4, round=5)


@pytest.mark.parametrize(
    ("kind", "forbidden"),
    [
        (State.PAIN, "attack move run"),
        (State.FEAR, "attack skill tend total-defence"),
        (State.STUN, "advancement attack run skill tend"),
        (State.ENCHANTMENT, "attack"),
        (State.PARALYSIS, "attack move parry run tend total-defence"),
        (State.UNCONSCIOUS, "advancement attack move parry run skill tend total-defence"),
        (State.INVISIBLE, ""),
        (State.INTANGIBLE, ""),
        (State.ON_THE_GROUND, ""),
        (State.SENSING_BEHIND, ""),
    ],
)
def test_what_each_state_forbids(kind: State, forbidden: str) -> None:
    found = [deed.value for deed in Deed if hindrance([kind], 10, deed) is not None]
    assert sorted(found) == forbidden.split()


def test_R003_13_at_0_one_can_only_stagger() -> None:
    assert [deed for deed in Deed if hindrance([], 0, deed) is None] == [Deed.MOVE]
    assert hindrance([], 0, Deed.ATTACK) is Wound.GRAVELY_WOUNDED


def test_R003_16_below_0_and_dead_one_can_do_nothing_whatever_lasts() -> None:
    assert all(hindrance([], -1, deed) is State.UNCONSCIOUS for deed in Deed)
    assert all(hindrance([State.PAIN], 5, deed, dead=True) is Wound.DEAD for deed in Deed)


@pytest.mark.parametrize("kind", [one for one, forbidden in FORBIDS.items() if Deed.ATTACK in forbidden])
def test_an_attacker_who_cannot_is_refused_by_the_name_of_the_state(kind: State | Wound) -> None:
    weak = {"hit_points": 0} if kind is Wound.GRAVELY_WOUNDED else {"dead": True} if kind is Wound.DEAD else {}
    attacker = fighter(1, "sword", lasting=[kind] if isinstance(kind, State) else [], **weak)
    refused = reason_of(lambda: assault(attacker, fighter(2), CALM, tables=TABLES, dice=ScriptedDice(())))
    assert refused.reason is CombatRefusal.CANNOT
    assert refused.text.args["state"] == kind.text
    assert refused.text.args["name"] == "Fighter 1"


def test_R003_46_total_defence_is_no_attack_and_ends_when_one_acts() -> None:
    [begun] = defend(fighter(1, "sword")).begins
    assert begun.kind == "total-defence"
    ready = fighter(1, "sword", lasting=[begun])
    assert assault(ready, fighter(2), CALM, tables=TABLES, dice=ScriptedDice(())).ends == (begun,)
    refused = reason_of(lambda: defend(fighter(1, lasting=[State.PARALYSIS])))
    assert refused.text.args["state"] == State.PARALYSIS.text


def test_R003_69_whoever_is_stunned_lets_go_of_what_they_hold() -> None:
    ruling = lay(fighter(2, "sword", "knife"), State.STUN)
    assert [(change.field, change.after) for change in ruling.changes] == [("in_hand", [])]
    assert lay(fighter(2), State.STUN).changes == ()
    assert lay(fighter(2, "sword"), State.PAIN).changes == ()


def test_a_state_that_is_laid_again_begins_anew() -> None:
    earlier = state(State.FEAR, 2, id=3)
    ruling = lay(fighter(2, lasting=[earlier]), State.FEAR, turns=1)
    assert ruling.ends == (earlier,)
    assert [effect.rounds for effect in ruling.begins] == [1]


def test_a_state_can_be_lifted_but_not_that_of_the_dying() -> None:
    assert lift(fighter(2, lasting=[State.FEAR]), State.FEAR).ends
    refused = reason_of(lambda: lift(fighter(2), State.FEAR))
    assert refused.reason is CombatRefusal.NOT_IN_STATE
    refused = reason_of(lambda: lift(fighter(2, hit_points=-1, lasting=[DYING]), State.UNCONSCIOUS))
    assert refused.reason is CombatRefusal.NOT_IN_STATE


def test_R003_14_death_comes_with_the_600th_turn() -> None:
    begun = laid(SCENE, dying(2).model_copy(update={"id": 5}))
    assert begun.due == Due(scene_id=4, round=602)
    assert due(SCENE, [begun], RoundEnded(round=601)) == []
    assert due(SCENE, [begun], RoundBegan(round=602)) == []
    assert due(SCENE, [begun], RoundEnded(round=602)) == [begun]
    ruling = time_is_up(fighter(2, hit_points=-1, lasting=[begun]))
    assert Died.model_validate(ruling.result).sheet_ids == (2,)
    assert [(change.field, change.after) for change in ruling.changes] == [("dead", True)]
    assert ruling.ends == (begun,)


def test_G003_34_unconscious_by_an_advancement_one_wakes_instead() -> None:
    asleep = laid(SCENE, state(State.UNCONSCIOUS, 2, source_id=1, rounds=600))
    assert due(SCENE, [asleep], RoundEnded(round=602)) == []


def test_R003_17_a_finishing_blow_kills_the_unconscious_and_nobody_else() -> None:
    ruling = finish(fighter(1, "sword"), fighter(2, hit_points=-1, lasting=[DYING]))
    assert [(change.field, change.after) for change in ruling.changes] == [("dead", True)]
    refused = reason_of(lambda: finish(fighter(1, "sword"), fighter(2, hit_points=0)))
    assert refused.reason is CombatRefusal.NOT_UNCONSCIOUS
    refused = reason_of(lambda: finish(fighter(1, hit_points=0), fighter(2, hit_points=-1)))
    assert refused.reason is CombatRefusal.CANNOT


def test_R003_18_whoever_is_dying_when_the_session_ends_dies() -> None:
    those = [fighter(2, hit_points=-1, lasting=[DYING]), fighter(3, hit_points=-1)]
    assert [change.sheet_id for change in session_ends(those).changes] == [2, 3]


def test_G003_33_tending_the_dying_stops_the_clock() -> None:
    healer = fighter(1, mente=16, medicina=1)
    patient = fighter(2, hit_points=-1, lasting=[DYING])
    for faces, stops in (((20, 6), True), ((19, 6), False)):
        ruling = tend(healer, patient, 1, TABLES, ScriptedDice(faces))
        assert Tended.model_validate(ruling.result).succeeds is stops
        assert [effect.rounds for effect in ruling.begins] == ([None] if stops else [])
        assert ruling.ends == ((DYING,) if stops else ())
        assert ruling.changes == (), "the patient stays at −1"
    for other in (fighter(2), fighter(2, hit_points=-1, lasting=[state(State.UNCONSCIOUS, 2, rounds=None)])):
        assert reason_of(lambda o=other: tend(healer, o, 0, TABLES, ScriptedDice(()))).reason is CombatRefusal.NOT_DYING


def test_G003_33_points_count_from_minus_1_and_from_0_up_one_is_awake() -> None:
    patient = fighter(2, corpo=10, hit_points=-1, lasting=[DYING])
    for points, after in ((1, 0), (5, 4), (99, 20)):
        ruling = heal(patient, points)
        assert [change.after for change in ruling.changes] == [after]
        assert ruling.ends == (DYING,)
    assert heal(fighter(2, corpo=10), 5).changes == ()
    assert reason_of(lambda: heal(fighter(2, dead=True), 5)).reason is CombatRefusal.TARGET_DEAD
    assert {note.origin for note in heal(patient, 1).trace} == {Origin.PUBLIC}


def test_damage_that_no_attack_does() -> None:
    target = fighter(2, armour="light", hit_points=10)
    for absorbed, after in ((True, 8), (False, 0)):
        ruling = hurt(target, plain_harm(target, 10, Damage.HEAT, TABLES, absorbed=absorbed), TABLES)
        assert [change.after for change in ruling.changes] == [after]


@pytest.mark.parametrize(("before", "net", "after"), [(5, 4, 1), (5, 5, 0), (5, 6, -1), (0, 0, -1), (-1, 9, -1)])
def test_R003_12_what_is_left(before: int, net: int, after: int) -> None:
    assert left_after(before, net, TABLES.options) == after


def test_every_condition_has_its_hit_points() -> None:
    effects: list[Effect] = [DYING]
    assert fighter(2, hit_points=-1, lasting=effects).is_prone
    assert not fighter(2, hit_points=-1).has_equilibrio
    assert {one.value for one in Condition} == {"well", "gravely-wounded", "unconscious", "dead"}
    assert Circumstances().level == 1
