"""What an effect that takes hold begins, ends and takes (R000-29, R000-36 to R000-40, G000-10)."""

import pytest

from bot.engine.dice import ScriptedDice
from bot.engine.effects import Effect as Lasting
from bot.engine.refusal import Refused
from bot.engine.ruling import Ruling
from cogs.turning.rules.attempt import attempt
from cogs.turning.rules.choice import Choice, choose
from cogs.turning.rules.keep_at_bay import kept
from cogs.turning.rules.present import Reason
from cogs.turning.rules.refusals import TurningRefusal
from cogs.turning.sheets import Cleric
from cogs.turning.tables import Effect
from tests.turning.examples import SKELETON, TABLES, attempt_of, cleric, pack
from tests.turning.round_of import bay, lasting

[TARGET] = pack(SKELETON.model_copy(update={"hit_points": 9}))


def chosen(effect: Effect, *faces: int, on: list[Lasting]) -> tuple[Choice, Ruling]:
    """The cleric 1 of level 5 has reached the row 16-20 and chooses `effect`."""
    made = attempt_of(attempt(cleric(Cleric(level=5)), [TARGET], place=3, tables=TABLES, dice=ScriptedDice([12])))
    ruling = choose(made, TARGET, effect, lasting=on, tables=TABLES, dice=ScriptedDice(faces))
    return Choice.model_validate(ruling.result), ruling


def test_r000_22_keep_at_bay_lasts_for_its_rounds_and_knows_the_cleric() -> None:
    _, ruling = chosen(Effect.KEEP_AT_BAY, 5, on=[])
    [begun] = ruling.begins
    assert (begun.ruleset, begun.kind, begun.sheet_id, begun.source_id) == ("turning", "keep-at-bay", 11, 1)
    assert begun.rounds == 9
    assert kept(begun).cleric.sheet_id == 1
    assert kept(begun).protected == ()
    assert ruling.ends == ()


def test_r000_38_a_stun_lasts_and_r000_37_damage_does_not() -> None:
    _, stun = chosen(Effect.STUNNING, 2, on=[])
    assert [(one.kind, one.rounds, one.details) for one in stun.begins] == [("divine-stunning", 2, {})]
    choice, damage = chosen(Effect.DAMAGE, 6, 6, on=[])
    assert damage.begins == ()
    assert (choice.applied.total, choice.applied.lost) == (12, 9)


@pytest.mark.parametrize(("rounds", "replaced"), [(8, True), (9, False), (20, False), (None, False)])
def test_g000_10_a_new_keep_at_bay_takes_the_place_of_a_shorter_one(rounds: int | None, replaced: bool) -> None:
    earlier = bay(11, rounds, by=2)
    choice, ruling = chosen(Effect.KEEP_AT_BAY, 5, on=[earlier, bay(12, 1, id=2)])
    assert choice.applied.outlasted is not replaced
    assert ruling.ends == ((earlier,) if replaced else ())
    assert len(ruling.begins) == (1 if replaced else 0)
    [note] = [note for note in ruling.trace if note.rule == "G000-10"]
    assert (note.about, note.text.id) == ((11,), "turning-why-replaced" if replaced else "turning-why-outlasted")


@pytest.mark.parametrize(("effect", "faces"), [(Effect.DAMAGE, [1, 1]), (Effect.STUNNING, [1])])
def test_g000_10_harm_by_a_protected_cleric_ends_what_protects_him_from_this_undead(
    effect: Effect, faces: list[int]
) -> None:
    own, another_s, not_his, elsewhere = (
        bay(11, 9, by=1, id=1),
        bay(11, 9, by=2, protects=[7, 1], id=2),
        bay(11, 9, by=3, protects=[7], id=3),
        bay(12, 9, by=1, id=4),
    )
    choice, ruling = chosen(effect, *faces, on=[own, another_s, not_his, elsewhere])
    assert ruling.ends == (own, another_s)
    assert choice.applied.ended == (own, another_s)
    assert "turning-why-harmed" in [note.text.id for note in ruling.trace if note.about == (11,)]


@pytest.mark.parametrize(
    ("effect", "reason"), [(Effect.STUNNING, Reason.STUNNED), (Effect.DARK_PARALYSIS, Reason.DOMINATED)]
)
def test_r000_39_43_a_choice_comes_too_late_for_an_undead_stunned_or_dominated_meanwhile(
    effect: Effect, reason: Reason
) -> None:
    with pytest.raises(Refused) as refused:
        chosen(Effect.DAMAGE, on=[lasting(effect, 11)])
    assert refused.value.reason is TurningRefusal.SHUT_OUT
    assert refused.value.text.args == {"why": reason.text}
    assert chosen(Effect.DAMAGE, 1, 1, on=[lasting(effect, 12)])[0].applied.total == 2


def test_an_effect_that_leaves_no_choice_begins_with_the_attempt() -> None:
    ruling = attempt(cleric(Cleric(level=5)), pack(SKELETON), tables=TABLES, dice=ScriptedDice([4, 3]))
    assert [(one.kind, one.rounds) for one in ruling.begins] == [("keep-at-bay", 3)]


def test_dice_of_a_table_that_come_to_no_round_begin_nothing() -> None:
    row = TABLES.results.rows[1]
    none = row.model_copy(update={"alternatives": (row.alternatives[0].model_copy(update={"dice": "1d4-4"}),)})
    rows = tuple(none if one is row else one for one in TABLES.results.rows)
    tables = TABLES.model_copy(update={"results": TABLES.results.model_copy(update={"rows": rows})})
    ruling = attempt(cleric(Cleric(level=5)), pack(SKELETON), tables=tables, dice=ScriptedDice([4, 3]))
    assert attempt_of(ruling).verdicts[0].applied is not None
    assert ruling.begins == ()
