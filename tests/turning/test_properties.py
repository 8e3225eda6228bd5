"""What holds for every cleric, every undead and every face of the die."""

from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.engine.dice import RecordingDice, SeededDice
from bot.engine.ruling import Ruling
from cogs.turning.rules.attempt import attempt
from cogs.turning.rules.choice import Choice, after_choice, choose
from cogs.turning.rules.effects import strongest
from cogs.turning.rules.outcome import Attempt
from cogs.turning.sheets import Cleric, Modifier, Order, Undead
from cogs.turning.tables import Effect
from tests.turning.examples import SHIPPED, TABLES, attempt_of, cleric, pack
from tests.turning.round_of import lasting

ROWS = [row.id for row in TABLES.results.rows]

modifiers = st.builds(Modifier, amount=st.integers(-20, 20), reason=st.text(max_size=8))
several_modifiers = st.lists(modifiers, max_size=4).map(tuple)
clerics = st.builds(
    Cleric, level=st.integers(1, 40), modifiers=several_modifiers, attempts_used=st.integers(0, 2), recovery=st.text()
)
undead = st.builds(
    Undead,
    threat=st.integers(0, 60),
    hit_dice=st.integers(0, 60),
    order=st.sampled_from(Order),
    legion=st.booleans(),
    class_levels=st.integers(0, 40),
    intelligence=st.integers(0, 30),
    malus=st.integers(0, 20),
    malus_reason=st.text(max_size=8),
    hit_points=st.none() | st.integers(1, 60),
)
packs = st.lists(undead, min_size=1, max_size=4)
places = st.integers(-3, 3)
seeds = st.integers(0, 400)


class FaceThen(SeededDice):
    """Shows `face` first, then fair dice."""

    def __init__(self, face: int) -> None:
        super().__init__(b"turning", face)
        self._first: int | None = face

    def roll(self, sides: int) -> int:
        first, self._first = self._first, None
        return first or super().roll(sides)


class SixesThen(FaceThen):
    """Shows sixes for the number affected, then as `FaceThen`."""

    def roll(self, sides: int) -> int:
        return 6 if sides == 6 and self._first is not None else super().roll(sides)


def turn(sheet: Cleric, many: list[Undead], face: int = 10, place: int = 0, *extra: Modifier) -> Attempt:
    ruling = attempt(cleric(sheet), pack(*many), place=place, modifiers=extra, tables=TABLES, dice=FaceThen(face))
    return attempt_of(ruling)


def value_of(sheet: Cleric, one: Undead, face: int = 10, place: int = 0, *extra: Modifier) -> int:
    value = turn(sheet, [one], face, place, *extra).verdicts[0].value
    assert value is not None
    return value.total


@given(clerics, packs, places, several_modifiers, st.integers(1, 20))
def test_b02_what_is_shown_always_adds_up(
    sheet: Cleric, many: list[Undead], place: int, extra: tuple[Modifier, ...], face: int
) -> None:
    made = turn(sheet, many, face, place, *extra)
    general = sheet.level + place + sum(one.amount for one in (*sheet.modifiers, *extra))
    assert made.potential.total == (face if made.is_natural else face + general)
    assert made.face == face
    for one, verdict in zip(many, made.verdicts, strict=True):
        assert (verdict.value is None) == made.is_natural == verdict.row.startswith("natural-")
        if verdict.value is None:
            continue
        assert verdict.value.start.amount == made.potential.total
        assert 0 not in [line.amount for line in verdict.value.lines]
        taken = one.threat + TABLES.orders.grades[one.order] + (2 if one.legion else 0) + one.malus
        taken += (one.class_levels + 2) // 3 + TABLES.intelligence.row_for(one.intelligence).malus
        assert verdict.value.total == made.potential.total - taken
        assert verdict.row == TABLES.results.row_for(verdict.value.total).id


@settings(max_examples=20)
@given(clerics, undead, places)
def test_the_chance_of_a_row_is_the_count_of_its_faces(sheet: Cleric, one: Undead, place: int) -> None:
    verdicts = [turn(sheet, [one], face, place).verdicts[0] for face in range(1, 21)]
    rows = [verdict.row for verdict in verdicts]
    for verdict in verdicts:
        assert (verdict.chance.num, verdict.chance.den) == (rows.count(verdict.row), 20)
    assert sum({verdict.row: verdict.chance.num for verdict in verdicts}.values()) == 20


@given(clerics, undead, st.integers(2, 19), st.sampled_from(["modifier", "place", "level"]))
def test_b39_a_point_more_of_help_never_lowers_the_value_or_the_row(
    sheet: Cleric, one: Undead, face: int, help_: str
) -> None:
    helped = sheet.model_copy(update={"level": min(40, sheet.level + 1)}) if help_ == "level" else sheet
    extra = [Modifier(amount=1)] if help_ == "modifier" else []
    before = turn(sheet, [one], face).verdicts[0]
    after = turn(helped, [one], face, 1 if help_ == "place" else 0, *extra).verdicts[0]
    assert before.value is not None
    assert after.value is not None
    grown = 0 if helped == sheet and help_ == "level" else 1
    assert after.value.total == before.value.total + grown
    assert ROWS.index(after.row) >= ROWS.index(before.row)


STEPS: dict[str, list[Any]] = {
    "threat": list(range(61)),
    "order": list(Order),
    "legion": [False, True],
    "class_levels": list(range(41)),
    "intelligence": list(range(31)),
    "malus": list(range(21)),
}


@pytest.mark.parametrize("field", STEPS)
@given(sheet=clerics, one=undead, data=st.data())
def test_b39_a_mightier_undead_is_never_easier_to_turn(
    field: str, sheet: Cleric, one: Undead, data: st.DataObject
) -> None:
    at = data.draw(st.integers(1, len(STEPS[field]) - 1))
    weakest, before, after, mightiest = (
        value_of(sheet, one.model_copy(update={field: STEPS[field][step]})) for step in (0, at - 1, at, -1)
    )
    assert weakest >= before >= after >= mightiest
    assert weakest > mightiest


@given(clerics, undead, st.integers(2, 18))
def test_b39_a_higher_face_is_never_worse(sheet: Cleric, one: Undead, face: int) -> None:
    assert value_of(sheet, one, face + 1) == value_of(sheet, one, face) + 1


@given(st.integers())
def test_every_value_has_exactly_one_row(value: int) -> None:
    rows = [
        row
        for row in TABLES.results.rows
        if (row.low is None or row.low <= value) and (row.high is None or value <= row.high)
    ]
    assert rows == [TABLES.results.row_for(value)]


@given(clerics, packs, places, seeds)
@example(Cleric(level=20), [Undead(hit_points=3)], 0, 0)
def test_an_attempt_and_its_choices_change_nothing_given_and_survive_json(
    sheet: Cleric, many: list[Undead], place: int, seed: int
) -> None:
    who, them = cleric(sheet), pack(*many)
    untouched = (who.model_dump_json(), [one.model_dump_json() for one in them], TABLES.model_dump_json())
    dice = RecordingDice(SeededDice(b"seed", seed))
    ruling = attempt(who, them, place=place, tables=TABLES, dice=dice)
    assert Ruling.model_validate_json(ruling.model_dump_json()) == ruling
    made = attempt_of(ruling)
    rolled = [made.face, *(f.face for one in made.verdicts if one.applied for f in one.applied.faces)]
    assert [face.face for face in dice.faces] == rolled

    for one, verdict in zip(them, made.verdicts, strict=True):
        if not verdict.is_open:
            continue
        before = made.model_dump_json()
        chosen = choose(made, one, strongest(verdict.alternatives), tables=TABLES, dice=dice)
        assert made.model_dump_json() == before
        assert Ruling.model_validate_json(chosen.model_dump_json()) == chosen
        made = after_choice(made, Choice.model_validate(chosen.result))
        for change in chosen.changes:
            assert change.field == "hit_points"
            assert 0 <= change.after <= change.before
    assert not any(verdict.is_open for verdict in made.verdicts)
    assert all((verdict.applied is None) == (verdict.alternatives == ()) for verdict in made.verdicts)
    assert Attempt.model_validate_json(made.model_dump_json()) == made
    assert (who.model_dump_json(), [one.model_dump_json() for one in them], TABLES.model_dump_json()) == untouched


@given(clerics, packs)
def test_r000_1_every_attempt_costs_exactly_one(sheet: Cleric, many: list[Undead]) -> None:
    ruling = attempt(cleric(sheet), pack(*many), tables=TABLES, dice=FaceThen(10))
    spent = [change for change in ruling.changes if change.field == "attempts_used"]
    assert [(change.sheet_id, change.before, change.after) for change in spent] == [
        (1, sheet.attempts_used, sheet.attempts_used + 1)
    ]
    assert attempt_of(ruling).attempts_left >= 0


@given(clerics, packs, st.integers(1, 20), st.integers(0, 4))
def test_one_more_undead_that_is_stunned_changes_nothing_else(
    sheet: Cleric, many: list[Undead], face: int, at: int
) -> None:
    them = pack(*many)
    [further] = pack(Undead(hit_points=1))
    further = further.model_copy(update={"sheet_id": 99, "name": "Vecna"})
    on = [lasting(Effect.STUNNING, 99)]
    without, with_ = (
        attempt(cleric(sheet), named, lasting=on, tables=SHIPPED, dice=SixesThen(face))
        for named in (them, [*them[:at], further, *them[at:]])
    )
    assert [one.sheet_id for one in attempt_of(with_).left_out if one.sheet_id == 99] == [99]
    assert (with_.changes, with_.begins, with_.ends) == (without.changes, without.begins, without.ends)
    assert attempt_of(with_).verdicts == attempt_of(without).verdicts
    assert tuple(note for note in with_.trace if note.about != (99,)) == without.trace
