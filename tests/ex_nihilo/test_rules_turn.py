"""Initiative, what fits into a turn, energy points, moves (R003-1 to R003-10, R003-27, R003-41, R003-42)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from bot.engine.dice import ScriptedDice
from bot.engine.refusal import Refused
from bot.engine.scene import flow, people
from bot.engine.scene.model import Scene
from bot.engine.text import say
from cogs.ex_nihilo.rules.acting import Act, ActingRefusal, Done, Free, Game, game_of
from cogs.ex_nihilo.rules.combat import CombatRefusal
from cogs.ex_nihilo.rules.energy import Energy, EnergyRefusal, pass_turns, recovered, spend
from cogs.ex_nihilo.rules.initiative import Order, initiative, strategy
from cogs.ex_nihilo.rules.level import roll_anew, set_level
from cogs.ex_nihilo.rules.moving import Moved, metres_of, take
from cogs.ex_nihilo.scene import scene_rules, told, triggers
from cogs.ex_nihilo.sheets import Character
from cogs.ex_nihilo.tables.advancements import State
from cogs.ex_nihilo.tables.options import LevelDice, When
from tests.ex_nihilo.fighters import TABLES, fighter, options

NO_DICE = ScriptedDice([])


def refusal(act: Callable[[], Any]) -> object:
    with pytest.raises(Refused) as caught:
        act()
    return caught.value.reason


def ordered(*equilibrio: int, level: int = 1, faces: tuple[int, ...]) -> Order:
    fighters = [fighter(n, equilibrio=value) for n, value in enumerate(equilibrio, 1)]
    return Order.model_validate(initiative(fighters, level, TABLES, ScriptedDice(faces)).result)


def places(order: Order) -> list[tuple[int, int, tuple[int, ...]]]:
    return [(place.sheet_id, place.reckoning.total, place.ties) for place in order.places]


def test_E003_20_whoever_ties_rolls_the_bare_die_again_until_they_differ() -> None:
    order = ordered(14, 10, faces=(12, 14, 9, 9, 7, 22))
    assert [place.sheet_id for place in order.places] == [2, 1]
    assert [place.reckoning.total for place in order.places] == [15, 15]
    assert [place.ties for place in order.places] == [(9, 22), (9, 7)]


@pytest.mark.parametrize("level", [2, 3])
def test_E003_20_at_levels_2_and_3_the_first_roll_and_the_new_one_are_2d30(level: int) -> None:
    order = ordered(14, 10, level=level, faces=(6, 6, 7, 7, 1, 2, 3, 4))
    assert places(order) == [
        (2, 15, (7,)),
        (1, 15, (3,)),
    ]


def test_G003_10_by_the_option_the_die_is_the_rolls_own_and_the_list_serves_ties() -> None:
    column = options(initiative_dice=LevelDice.COLUMN)
    made = initiative([fighter(1), fighter(2)], 0, column, ScriptedDice([3, 4]))
    order = Order.model_validate(made.result)
    assert places(order) == [
        (2, 1, (4,)),
        (1, 1, (3,)),
    ]


def crypt(strategy_level: int = 1, when: When = When.EACH_TURN) -> Scene:
    scene = flow.open_scene("Crypt", "ex_nihilo", strategy(strategy_level, when, TABLES)).scene
    for name in ("Ada", "Bo"):
        scene = people.join(scene, name, NO_DICE, modifier=1).scene
    return scene


def initiatives(scene: Scene) -> list[int | None]:
    return [one.initiative for one in scene.present]


def over(scene: Scene, dice: ScriptedDice) -> Scene:
    """The scene after everybody's turn."""
    for _ in scene.order:
        scene = flow.next_turn(scene, scene.called, dice).scene
    return scene


def test_R003_42_initiative_is_rolled_each_turn() -> None:
    dice = ScriptedDice([10, 20, 5, 25])
    scene = flow.start(crypt(), dice).scene
    assert initiatives(scene) == [11, 21]
    assert initiatives(over(scene, dice)) == [6, 26]


def test_R003_42_once_per_fight_the_order_stands_until_a_new_fight() -> None:
    dice = ScriptedDice([10, 20, 30, 1])
    scene = over(flow.start(crypt(when=When.ONCE_PER_FIGHT), dice).scene, dice)
    assert initiatives(scene) == [11, 21]
    step = roll_anew(scene, dice)
    assert initiatives(step.scene) == [31, 2]
    assert step.scene.current == scene.current
    (event,) = step.events
    assert event.kind == "triggered"
    assert told(event.ruling) == say("nihilo-initiative-anew")


def test_R003_36_the_narrator_sets_the_level_and_with_it_the_dice_of_initiative() -> None:
    step = set_level(crypt(), 2, None, TABLES)
    assert game_of(step.scene).level == 2
    assert step.scene.strategy == strategy(2, When.EACH_TURN, TABLES)
    (event,) = step.events
    assert event.kind == "triggered"
    text = told(event.ruling)
    assert text is not None
    assert text.id == "nihilo-level-set"
    later = set_level(step.scene, None, When.ONCE_PER_FIGHT, TABLES).scene
    assert later.strategy == strategy(2, When.ONCE_PER_FIGHT, TABLES)
    assert scene_rules().order_of(later.strategy).id == When.ONCE_PER_FIGHT


def test_ties_in_a_scene_are_told_to_the_table_without_whoever_is_hidden() -> None:
    scene = crypt()
    scene = people.join(scene, "Lurker", NO_DICE, modifier=1, hidden=True).scene
    started = flow.start(scene, ScriptedDice([10, 10, 10, 1, 2, 3]))
    begun = next(event for event in started.events if event.kind == "round-began")
    (trigger,) = triggers(lambda _: [], TABLES)(started.scene, [], begun, NO_DICE)
    said = str(told(trigger.ruling))
    assert "Ada" in said
    assert "Lurker" not in said
    assert trigger.sheet_ids == ()


def done(*acts: Act, most_attacks: int = 1) -> Done:
    record = Done(turn=1)
    for act in acts:
        record = record.doing(act, name="Ada", most_attacks=most_attacks)
    return record


@pytest.mark.parametrize(
    "acts",
    [
        (Act.MOVE,),
        (Act.SHORT_MOVE, Act.ATTACK),
        (Act.ATTACK, Act.SHORT_MOVE),
        (Act.SHORT_MOVE, Act.OBSERVE),
        (Act.SHORT_MOVE, Act.SKILL),
        (Act.SHORT_MOVE, Act.STANDARD),
        (Act.SPRINT,),
        (Act.TOTAL_DEFENCE,),
        (Act.CHARGE,),
    ],
)
def test_R003_5_what_fits_into_one_turn(acts: tuple[Act, ...]) -> None:
    record = done(*acts)
    assert {record.move, record.action} - {None} == set(acts)


@pytest.mark.parametrize(
    ("acts", "reason"),
    [
        ((Act.ATTACK, Act.SKILL), ActingRefusal.ACTED),
        ((Act.MOVE, Act.ATTACK), ActingRefusal.MOVED),
        ((Act.SPRINT, Act.OBSERVE), ActingRefusal.MOVED),
        ((Act.OBSERVE, Act.MOVE), ActingRefusal.ACTED),
        ((Act.SHORT_MOVE, Act.MOVE), ActingRefusal.MOVED),
        ((Act.SHORT_MOVE, Act.TOTAL_DEFENCE), ActingRefusal.MOVED),
        ((Act.TOTAL_DEFENCE, Act.SHORT_MOVE), ActingRefusal.ACTED),
        ((Act.SHORT_MOVE, Act.CHARGE), ActingRefusal.MOVED),
        ((Act.ATTACK, Act.ATTACK), ActingRefusal.NO_SECOND_ATTACK),
    ],
)
def test_R003_2_one_action_in_a_turn(acts: tuple[Act, ...], reason: ActingRefusal) -> None:
    assert refusal(lambda: done(*acts)) is reason


def test_R003_3_two_weapons_give_two_attacks_and_G003_36_not_on_the_move() -> None:
    twice = done(Act.ATTACK, Act.ATTACK, most_attacks=2)
    assert twice.attacks == 2
    assert refusal(lambda: twice.doing(Act.ATTACK, name="Ada", most_attacks=2)) is ActingRefusal.NO_SECOND_ATTACK
    assert refusal(lambda: twice.doing(Act.SHORT_MOVE, name="Ada")) is ActingRefusal.ACTED
    moved = done(Act.SHORT_MOVE, Act.ATTACK)
    assert refusal(lambda: moved.doing(Act.ATTACK, name="Ada", most_attacks=2)) is ActingRefusal.NO_SECOND_ATTACK


def test_R003_49_one_advancement_in_the_own_turn_one_in_response_and_one_parry() -> None:
    record = Done(turn=1)
    for free in Free:
        record = record.using(free, name="Ada")
    for free in Free:
        assert refusal(partial(record.using, free, name="Ada")) is ActingRefusal.USED
    assert record.doing(Act.ATTACK, name="Ada").action is Act.ATTACK


def test_a_record_lasts_for_its_turn_and_a_sprint_goes_on_into_the_next() -> None:
    game = Game().after(1, Done(turn=3, move=Act.SPRINT, free=(Free.PARRY,)))
    assert game.of(1, 3).move is Act.SPRINT
    assert game.of(1, 4) == Done(turn=4, sprinted=1)
    assert game.of(1, 5) == Done(turn=5)
    assert game.of(2, 3) == Done(turn=3)
    aiming = Game().after(1, Done(turn=3, action=Act.AIM, aimed=1))
    assert aiming.of(1, 4).aimed == 2


def test_a_game_survives_the_trip_through_the_scene() -> None:
    game = Game(level=3).after(4, done(Act.SHORT_MOVE))
    assert Game.model_validate(game.as_json) == game


def moved(who: Any, act: Act, record: Done | None = None) -> Moved:
    return Moved.model_validate(take(who, act, record, TABLES).result)


def test_R003_6_later_turns_of_a_sprint_go_farther() -> None:
    assert moved(fighter(), Act.SPRINT).metres == 8
    assert (moved(fighter(), Act.SPRINT, Done(turn=2, sprinted=1)).metres) == 10
    assert moved(fighter(), Act.STANDARD).metres is None


def test_R003_13_the_gravely_wounded_come_1_m_far_and_do_not_run() -> None:
    hurt = fighter(hit_points=0)
    assert metres_of(hurt).move == 1
    assert moved(hurt, Act.MOVE).metres == 1
    assert refusal(lambda: moved(hurt, Act.SPRINT)) is CombatRefusal.CANNOT


def test_R003_65_whoever_is_in_pain_does_not_move() -> None:
    assert refusal(lambda: moved(fighter(lasting=[State.PAIN]), Act.MOVE)) is CombatRefusal.CANNOT


def test_E003_25_an_energy_point_comes_back_every_120_turns() -> None:
    sheet = Character(spirito=22, energy=4)
    assert recovered(sheet, 119, TABLES).model_dump() == {"energy": 4, "turns": 119}
    assert recovered(sheet, 120, TABLES).model_dump() == {"energy": 5, "turns": 0}
    assert recovered(sheet, 1000, TABLES).model_dump() == {"energy": 6, "turns": 0}
    assert recovered(Character(spirito=19), 1000, TABLES).model_dump() == {"energy": 0, "turns": 0}


@pytest.mark.parametrize("parts", [[240], [120, 120], [1] * 240, [119, 2, 119]])
def test_time_that_goes_by_in_parts_brings_back_as_much(parts: list[int]) -> None:
    sheet = Character(spirito=22)
    for turns in parts:
        after = recovered(sheet, turns, TABLES)
        sheet = sheet.model_copy(update={"energy": after.energy, "energy_turns": after.turns})
    assert (sheet.energy, sheet.energy_turns) == (2, 0)


def test_R003_27_points_are_spent_and_won_back() -> None:
    who = fighter(spirito=20, energy=2)
    made = spend(who, 2, TABLES)
    assert Energy.model_validate(made.result).energy == 0
    assert [(change.field, change.before, change.after) for change in made.changes] == [("energy", 2, 0)]
    won = Energy.model_validate(pass_turns(fighter(spirito=20), 1200, TABLES).result)
    assert (won.energy, won.won, won.turns) == (2, 2, 1200)
    assert refusal(lambda: spend(who, 3, TABLES)) is EnergyRefusal.TOO_FEW
    assert refusal(lambda: spend(fighter(spirito=19), 1, TABLES)) is EnergyRefusal.HOLDS_NONE
