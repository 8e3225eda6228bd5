"""What an area does to those in it: damage in full and by half, hit points, and what lasts."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bot.engine.refusal import Refused
from bot.engine.ruling import Change
from cogs.spellcasting.rules.applying import Applied, Blow, Inside, applied, effect_kind, effect_text, read_rounds
from cogs.spellcasting.rules.areas.area import Area, Shape
from cogs.spellcasting.rules.spells import Measure, OnSuccess, SpellName

FIREBALL = SpellName(name="Fireball", srd="fireball")
BALL = Area(shape=Shape.SPHERE, size_ft=Fraction(20))
ADA, BO = Inside(name="Ada", sheet_id=1, hit_points=30), Inside(name="Bo", sheet_id=2, hit_points=10)
GHOUL, SHADOW = Inside(name="Ghoul", sheet_id=3), Inside(name="Shadow")


def blow(damage: int | None = 27, on_success: OnSuccess | None = OnSuccess.HALF, rounds: int | None = None) -> Blow:
    return Blow(spell=FIREBALL, area=BALL, damage=damage, on_success=on_success, rounds=rounds)


def test_R002_15_who_succeeds_suffers_half_or_nothing() -> None:
    made = applied(blow(), (BO, GHOUL, SHADOW), (ADA,), 7)
    assert made.changes == (
        Change(sheet_id=2, field="hit_points", before=10, after=0),
        Change(sheet_id=1, field="hit_points", before=30, after=17),
    )
    for on_success in (OnSuccess.NONE, OnSuccess.OTHER, None):
        spared = applied(blow(on_success=on_success), (BO,), (ADA,), 7)
        assert [change.sheet_id for change in spared.changes] == [2]
    assert not applied(blow(damage=None), (BO,), (ADA,), 7).changes
    assert not applied(blow(), (Inside(name="Bo", sheet_id=2, hit_points=0),), (), 7).changes
    assert Applied.model_validate(made.result).full == (BO, GHOUL, SHADOW)


def test_what_lasts_begins_on_the_sheets_of_those_affected_in_full() -> None:
    made = applied(blow(damage=None, rounds=3), (BO, SHADOW), (ADA,), 7)
    [effect] = made.begins
    assert (effect.sheet_id, effect.rounds, effect.details) == (2, 3, {"mark": 7})
    assert effect_text(effect.kind) == FIREBALL.text
    own = SpellName(name="Mud: Brown", sheet_id=4)
    assert effect_text(effect_kind(own)).args == {"name": "Mud: Brown"}
    assert effect_text(effect_kind(None)).id == "area-effect"
    assert not applied(blow(), (BO,), (), 7).begins


@pytest.mark.parametrize(("typed", "rounds"), [("", None), (" ", None), ("1", 1), (" 10 ", 10), ("1000", 1000)])
def test_rounds_are_read(typed: str, rounds: int | None) -> None:
    assert read_rounds(typed) == rounds


@pytest.mark.parametrize("typed", ["0", "-1", "1001", "ten", "1.5"])
def test_what_is_no_number_of_rounds_is_refused(typed: str) -> None:
    with pytest.raises(Refused):
        read_rounds(typed)


@pytest.mark.parametrize(
    ("duration", "rounds"),
    [("1 round", 1), ("1 minute", 10), ("1 hour", 600), ("1 day", None), ("instantaneous", None)],
)
def test_durations_in_rounds_of_six_seconds(duration: str, rounds: int | None) -> None:
    assert Measure.model_validate(duration).rounds == rounds
