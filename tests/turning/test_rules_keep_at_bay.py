"""Keep at Bay: who is protected, named with the attempt or after it (R000-20, R000-21, G000-12)."""

import pytest

from bot.engine.dice import ScriptedDice
from bot.engine.refusal import Refused
from bot.engine.ruling import Ruling
from bot.engine.text import Listing, say
from cogs.turning.rules.attempt import attempt
from cogs.turning.rules.choice import choose
from cogs.turning.rules.keep_at_bay import Creature, Protected, kept, most_protected, protected_by
from cogs.turning.rules.protect import Protection, after_protection, protect
from cogs.turning.rules.refusals import TurningRefusal
from cogs.turning.sheets import Cleric, Companion, Named, Position
from cogs.turning.tables import Effect
from tests.turning.examples import SKELETON, TABLES, attempt_of, cleric, pack

ADA = cleric(Cleric(level=6, position=Position(east=0, north=0)))


def companion(number: int, sheet: Companion | None = None) -> Named[Companion]:
    return Named[Companion](sheet_id=number, name=f"Friend {number}", sheet=sheet or Companion())


@pytest.mark.parametrize(("level", "others"), [(1, 1), (6, 6), (20, 20)])
def test_e000_13_one_creature_per_level_besides_the_cleric(level: int, others: int) -> None:
    assert most_protected(level) == others


def test_e000_13_a_cleric_of_level_6_is_told_of_6_others_within_21_metres() -> None:
    ruling = attempt(cleric(Cleric(level=6)), pack(SKELETON), tables=TABLES, dice=ScriptedDice([10]))
    assert attempt_of(ruling).protected == 6
    told = [note.text for note in ruling.trace if note.rule == "R000-20"]
    assert told == [say("turning-why-protected", n=6, metres=21)]


def test_e000_13_of_9_companions_a_cleric_of_level_6_protects_6() -> None:
    nine = [companion(number) for number in range(21, 30)]
    assert [one.sheet_id for one in protected_by(ADA, nine[:6])] == [21, 22, 23, 24, 25, 26]
    with pytest.raises(Refused) as refused:
        protected_by(ADA, nine[:7])
    assert refused.value.reason is TurningRefusal.TOO_MANY_PROTECTED
    assert refused.value.text.args == {"name": "Agnese", "n": 6}
    with pytest.raises(Refused):
        protected_by(cleric(Cleric(level=1)), nine[:2])
    assert len(protected_by(cleric(Cleric(level=1)), nine[:1])) == 1


def test_r000_20_the_cleric_himself_takes_no_place_and_nobody_takes_two() -> None:
    creatures: list[Creature] = [ADA, companion(21), "  Brother  Otto ", companion(21), "brother otto"]
    assert protected_by(ADA, creatures) == (
        Protected(name="Friend 21", sheet_id=21),
        Protected(name="brother otto"),
    )


@pytest.mark.parametrize(
    ("sheet", "reason"),
    [
        (Companion(present=False), "absent"),
        (Companion(in_sight=False), "out-of-sight"),
        (Companion(distance=211), "too-far"),
        (Companion(distance=0, position=Position(east=0, north=-211)), "too-far"),
    ],
)
def test_r000_21_who_cannot_be_protected_is_named_with_the_reason(sheet: Companion, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        protected_by(ADA, [companion(20), companion(21, sheet)])
    assert refused.value.reason is TurningRefusal.CANNOT_PROTECT
    why = say("turning-left-out", name="Friend 21", reason=say(f"turning-left-out-{reason}"))
    assert refused.value.text.args == {"who": Listing(items=(why,))}


def test_e000_13_a_companion_at_21_0_metres_may_be_chosen() -> None:
    at_the_edge = [Companion(distance=210), Companion(position=Position(east=126, north=-168))]
    assert len(protected_by(ADA, [companion(21 + n, sheet) for n, sheet in enumerate(at_the_edge)])) == 2


def test_r000_21_another_cleric_may_be_protected_where_he_stands_near() -> None:
    near, far = (
        Named[Cleric](sheet_id=5, name="Bo", sheet=Cleric(position=Position(east=east, north=0))) for east in (210, 211)
    )
    assert protected_by(ADA, [near]) == (Protected(name="Bo", sheet_id=5),)
    with pytest.raises(Refused):
        protected_by(ADA, [far])


def kept_skeletons(protects: list[Creature] | None) -> Ruling:
    """Two skeletons, of which each is kept at bay at once."""
    dice = ScriptedDice([3, 2, 4])
    return attempt(ADA, pack(SKELETON, SKELETON), protects=protects, tables=TABLES, dice=dice)


def test_the_set_chosen_with_the_attempt_goes_with_every_keep_at_bay_of_it() -> None:
    ruling = kept_skeletons([companion(21), "Otto"])
    protects = (Protected(name="Friend 21", sheet_id=21), Protected(name="Otto"))
    assert attempt_of(ruling).protects == protects
    assert [kept(effect).protected for effect in ruling.begins] == [protects, protects]
    assert kept(ruling.begins[0]).cleric == Protected(name="Agnese", sheet_id=1)


def test_who_is_named_after_the_attempt_is_protected_by_what_has_begun_and_what_is_chosen_later() -> None:
    ruling = kept_skeletons(None)
    made = attempt_of(ruling)
    assert made.protects is None
    begun = [effect.model_copy(update={"id": 7 + n}) for n, effect in enumerate(ruling.begins)]
    stun = begun[0].model_copy(update={"id": 9, "kind": "divine-stunning", "details": {}})
    named = protect(made, ADA, ["Otto"], begun=[*begun, stun])
    assert (named.ruleset, named.kind) == ("turning", "protect")
    assert named.ends == tuple(begun)
    assert [(one.id, one.sheet_id, one.rounds) for one in named.begins] == [(0, 11, 2), (0, 12, 4)]
    assert [[one.name for one in kept(effect).protected] for effect in named.begins] == [["Otto"], ["Otto"]]
    assert [note.rule for note in named.trace] == ["R000-20", "G000-12"]

    after = after_protection(made, Protection.model_validate(named.result))
    assert after.protects == (Protected(name="Otto"),)
    with pytest.raises(Refused) as refused:
        protect(after, ADA, ["Otto", "Pia"])
    assert refused.value.reason is TurningRefusal.ALREADY_PROTECTED


def test_a_keep_at_bay_chosen_after_the_naming_knows_the_set() -> None:
    dice = ScriptedDice([12])
    made = attempt_of(attempt(ADA, pack(SKELETON), protects=["Otto"], tables=TABLES, dice=dice))
    ruling = choose(made, pack(SKELETON)[0], Effect.KEEP_AT_BAY, tables=TABLES, dice=ScriptedDice([1]))
    assert [[one.name for one in kept(effect).protected] for effect in ruling.begins] == [["Otto"]]
