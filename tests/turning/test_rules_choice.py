"""The choice among the effects of a row (R000-18), and what they do (R000-20 to R000-40)."""

import pytest

from bot.engine.dice import Dice, Face, ScriptedDice
from bot.engine.refusal import Refused
from bot.engine.ruling import Change, Ruling
from bot.engine.text import Text
from cogs.turning.rules.attempt import attempt
from cogs.turning.rules.choice import Choice, after_choice, choose
from cogs.turning.rules.effects import STRONGEST_FIRST, strongest
from cogs.turning.rules.outcome import Attempt
from cogs.turning.rules.refusals import TurningRefusal
from cogs.turning.sheets import Cleric, Named, Undead
from cogs.turning.tables import Effect
from tests.turning.examples import LICH, SKELETON, TABLES, VAMPIRE, WIGHT, attempt_of, cleric, pack

PACK = pack(SKELETON, WIGHT, VAMPIRE, LICH)
SKELETON_1, WIGHT_1, VAMPIRE_1, LICH_1 = PACK


@pytest.fixture
def made() -> Attempt:
    """Potential 20: three effects for the skeleton, two for the wight, one for the vampire, none for the lich."""
    ruling = attempt(cleric(Cleric(level=5)), PACK, place=3, tables=TABLES, dice=ScriptedDice([12, 4]))
    return attempt_of(ruling)


def chosen(made: Attempt, undead: Named[Undead], effect: Effect, dice: Dice) -> tuple[Choice, Ruling]:
    ruling = choose(made, undead, effect, tables=TABLES, dice=dice)
    return Choice.model_validate(ruling.result), ruling


@pytest.mark.parametrize(
    ("effect", "faces", "rolled", "total"),
    [
        (Effect.KEEP_AT_BAY, [5], (Face(8, 5),), 9),
        (Effect.DAMAGE, [5, 6], (Face(6, 5), Face(6, 6)), 11),
        (Effect.STUNNING, [2], (Face(3, 2),), 2),
    ],
)
def test_r000_18_the_chosen_effect_is_rolled(
    made: Attempt, effect: Effect, faces: list[int], rolled: tuple[Face, ...], total: int
) -> None:
    choice, ruling = chosen(made, SKELETON_1, effect, ScriptedDice(faces))
    assert (ruling.ruleset, ruling.kind) == ("turning", "choose")
    assert (choice.sheet_id, choice.name) == (11, "Undead 11")
    assert (choice.applied.effect, choice.applied.faces, choice.applied.total) == (effect, rolled, total)
    assert ruling.changes == ()


def test_r000_18_each_undead_may_suffer_another_effect(made: Attempt) -> None:
    first, _ = chosen(made, SKELETON_1, Effect.STUNNING, ScriptedDice([2]))
    after_one = after_choice(made, first)
    assert [one.is_open for one in after_one.verdicts] == [False, True, False, False]
    second, _ = chosen(after_one, WIGHT_1, Effect.DAMAGE, ScriptedDice([6]))
    after_both = after_choice(after_one, second)
    assert [one.applied and one.applied.effect for one in after_both.verdicts] == [
        Effect.STUNNING,
        Effect.DAMAGE,
        Effect.KEEP_AT_BAY,
        None,
    ]
    assert not any(one.is_open for one in after_both.verdicts)
    assert after_both.model_copy(update={"verdicts": made.verdicts}) == made
    assert Attempt.model_validate_json(after_both.model_dump_json()) == after_both


@pytest.mark.parametrize(
    ("undead", "effect", "reason", "args"),
    [
        (pack(*[LICH] * 5)[4], Effect.DAMAGE, TurningRefusal.NOT_TOUCHED, {}),
        (LICH_1, Effect.DAMAGE, TurningRefusal.NOTHING_TO_CHOOSE, {}),
        (VAMPIRE_1, Effect.KEEP_AT_BAY, TurningRefusal.NOTHING_TO_CHOOSE, {}),
        (WIGHT_1, Effect.STUNNING, TurningRefusal.NOT_OFFERED, {"effect": Effect.STUNNING.text}),
    ],
)
def test_what_cannot_be_chosen_is_refused_and_rolls_nothing(
    made: Attempt, undead: Named[Undead], effect: Effect, reason: TurningRefusal, args: dict[str, Text]
) -> None:
    with pytest.raises(Refused) as refused:
        choose(made, undead, effect, tables=TABLES, dice=ScriptedDice([]))
    assert refused.value.reason is reason
    assert refused.value.text.args == args


def test_b28_a_second_choice_for_the_same_undead_is_refused(made: Attempt) -> None:
    choice, _ = chosen(made, WIGHT_1, Effect.DAMAGE, ScriptedDice([6]))
    with pytest.raises(Refused) as refused:
        choose(after_choice(made, choice), WIGHT_1, Effect.KEEP_AT_BAY, tables=TABLES, dice=ScriptedDice([]))
    assert refused.value.reason is TurningRefusal.ALREADY_CHOSEN
    assert refused.value.text.args == {"effect": Effect.DAMAGE.text}


@pytest.mark.parametrize(("before", "after"), [(30, 19), (11, 0), (4, 0)])
def test_r000_36_damage_lowers_the_hit_points_as_they_are_now(made: Attempt, before: int, after: int) -> None:
    now = SKELETON_1.model_copy(update={"sheet": SKELETON.model_copy(update={"hit_points": before})})
    _, ruling = chosen(made, now, Effect.DAMAGE, ScriptedDice([5, 6]))
    assert ruling.changes == (Change(sheet_id=11, field="hit_points", before=before, after=after),)


@pytest.mark.parametrize("effect", [Effect.KEEP_AT_BAY, Effect.STUNNING])
def test_other_effects_leave_hit_points_alone(made: Attempt, effect: Effect) -> None:
    now = SKELETON_1.model_copy(update={"sheet": SKELETON.model_copy(update={"hit_points": 9})})
    assert chosen(made, now, effect, ScriptedDice([1]))[1].changes == ()


@pytest.mark.parametrize(
    ("effect", "rules"),
    [
        (Effect.KEEP_AT_BAY, ["R000-20", "R000-22", "R000-29"]),
        (Effect.DAMAGE, ["R000-37"]),
        (Effect.STUNNING, ["G000-9", "R000-39"]),
    ],
)
def test_why_says_what_the_effect_means(made: Attempt, effect: Effect, rules: list[str]) -> None:
    _, ruling = chosen(made, SKELETON_1, effect, ScriptedDice([1, 1]))
    assert [note.rule for note in ruling.trace] == ["G000-7", "R000-18", *rules]
    assert ruling.trace[0].about == (11,)


def test_g000_16_the_strongest_effect() -> None:
    turning = list(TABLES.results.row_for(26).alternatives)
    assert strongest(turning) is Effect.STUNNING
    assert strongest(turning[:2]) is Effect.DAMAGE
    assert strongest(turning[:1]) is Effect.KEEP_AT_BAY
    commanding = list(TABLES.domination.row_for(26).alternatives)
    assert sorted([one.effect for one in commanding], key=STRONGEST_FIRST.index) == [
        Effect.PERMANENT_DOMINATION,
        Effect.DARK_PARALYSIS,
        Effect.HARMFUL_IMPULSE,
        Effect.STAND_STILL,
        Effect.CONFUSING_ORDER,
    ]
    assert strongest(commanding) is Effect.PERMANENT_DOMINATION
    assert strongest(TABLES.domination.over_20.alternatives) is Effect.DARK_PARALYSIS
    assert set(STRONGEST_FIRST) == set(Effect)
