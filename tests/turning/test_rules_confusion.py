"""Confusing Order, round by round (R000-45 to R000-48)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.dice import Face, RecordingDice, ScriptedDice, SeededDice
from bot.engine.effects import Effect as Lasting
from bot.engine.refusal import Refused
from bot.engine.ruling import Ruling
from cogs.turning.rules.confusion import Conduct, Confusion, around, confused
from cogs.turning.rules.impulse import Creature, Victim
from cogs.turning.rules.refusals import CommandRefusal
from cogs.turning.sheets import Cleric, Companion, Named, Position, Undead
from cogs.turning.tables import Effect
from tests.turning.examples import cleric, pack

[GHOUL] = pack(Undead())
CONFUSED = Lasting(id=3, ruleset="turning", kind=Effect.CONFUSING_ORDER, sheet_id=11, source_id=1, rounds=4)
AGNESE = Victim(name="Agnese", sheet_id=1)
NAMES = tuple(Victim(name=name) for name in ("Bruno", "Ivo", "Lia"))


def round_of(faces: list[int], candidates: tuple[Victim, ...] = ()) -> Confusion:
    dice = ScriptedDice(faces)
    made = Confusion.model_validate(confused(GHOUL, CONFUSED, candidates, dice).result)
    assert made.face == faces[0]
    return made


def companion(number: int, sheet: Companion) -> Creature:
    return Named[Companion](sheet_id=number, name=f"Companion {number}", sheet=sheet)


@pytest.mark.parametrize("face", [1, 2])
def test_e000_20_1_and_2_stand_still(face: int) -> None:
    assert round_of([face], NAMES) == Confusion(sheet_id=11, name="Undead 11", face=face, conduct=Conduct.STAND_STILL)


@pytest.mark.parametrize("face", [3, 4])
def test_e000_20_3_and_4_with_nobody_in_sight_stand_still(face: int) -> None:
    made = round_of([face])
    assert (made.conduct, made.victim, made.drawn) == (Conduct.STAND_STILL, None, None)


def test_e000_20_4_with_only_the_priest_at_20_metres_takes_the_priest() -> None:
    [ghoul] = pack(Undead(distance=200))
    made = round_of([4], around(ghoul, cleric(Cleric()), []))
    assert (made.conduct, made.victim, made.drawn) == (Conduct.HARMFUL_IMPULSE, AGNESE, None)


@pytest.mark.parametrize("face", [5, 6])
def test_e000_20_5_and_6_leave_it_free(face: int) -> None:
    assert round_of([face], NAMES).conduct is Conduct.FREE


@pytest.mark.parametrize("picked", [1, 2, 3])
def test_r000_47_a_die_of_as_many_faces_picks_one_of_several(picked: int) -> None:
    made = round_of([3, picked], NAMES)
    assert (made.conduct, made.victim, made.drawn) == (Conduct.HARMFUL_IMPULSE, NAMES[picked - 1], Face(3, picked))


def test_a_candidate_named_twice_counts_once() -> None:
    assert round_of([3, 2], (*NAMES[:2], NAMES[0])).drawn == Face(2, 2)


@pytest.mark.parametrize(
    "effect",
    [CONFUSED.model_copy(update={"kind": Effect.STAND_STILL}), CONFUSED.model_copy(update={"sheet_id": 12})],
)
def test_only_a_confusing_order_on_this_undead_is_rolled(effect: Lasting) -> None:
    with pytest.raises(Refused) as refused:
        confused(GHOUL, effect, NAMES, ScriptedDice([]))
    assert refused.value.reason is CommandRefusal.NOT_CONFUSED


def test_r000_47_those_around_are_the_priest_and_whoever_is_there_within_21_metres() -> None:
    priest = cleric(Cleric(position=Position(east=0, north=0)))
    ghoul, other = pack(Undead(position=Position(east=210, north=0)), Undead(position=Position(east=210, north=-210)))
    others = [
        companion(21, Companion(position=Position(east=210, north=210))),
        companion(22, Companion(position=Position(east=210, north=211))),
        companion(23, Companion(position=Position(east=210, north=0), present=False)),
        companion(24, Companion(position=Position(east=421, north=0))),
        companion(25, Companion(position=Position(east=420, north=0), in_sight=False)),
        companion(26, Companion(distance=900)),  # from the priest; from the ghoul nobody knows it
        other,
        ghoul,
        priest,
    ]
    assert [victim.sheet_id for victim in around(ghoul, priest, others)] == [1, 21, 25, 26, 12]


@pytest.mark.parametrize(
    ("undead", "near"),
    [
        (Undead(distance=210), True),
        (Undead(distance=211), False),
        (Undead(), True),
        (Undead(in_sight=False), False),
    ],
)
def test_r000_47_the_priest_is_among_them_if_near_and_not_out_of_sight(undead: Undead, near: bool) -> None:
    assert around(pack(undead)[0], cleric(Cleric()), []) == ((AGNESE,) if near else ())


@pytest.mark.parametrize(
    ("faces", "rules"),
    [
        ([1], ["R000-49"]),
        ([3], ["R000-49"]),
        ([4, 1], [f"R000-{n}" for n in range(51, 59)]),
        ([6], []),
    ],
)
def test_why_says_what_holds_this_round(faces: list[int], rules: list[str]) -> None:
    ruling = confused(GHOUL, CONFUSED, NAMES if len(faces) > 1 else (), ScriptedDice(faces))
    order = ["R000-45", "R000-46", "R000-47", "R000-48"]
    assert [note.rule for note in ruling.trace] == [*order, *rules]
    assert (ruling.begins, ruling.ends, ruling.changes) == ((), (), ())


@given(st.integers(0, 400), st.integers(0, 12))
def test_every_round_is_one_of_the_three_and_survives_json(seed: int, count: int) -> None:
    candidates = tuple(Victim(name=f"N{number}", sheet_id=number) for number in range(count))
    dice = RecordingDice(SeededDice(b"confusion", seed))
    ruling = confused(GHOUL, CONFUSED, candidates, dice)
    made = Confusion.model_validate(ruling.result)
    assert Ruling.model_validate_json(ruling.model_dump_json()) == ruling
    assert (made.victim is not None) == (made.conduct is Conduct.HARMFUL_IMPULSE) == (made.face in (3, 4) and count > 0)
    assert made.victim is None or made.victim in candidates
    assert dice.faces == [Face(6, made.face), *([made.drawn] if made.drawn else [])]
