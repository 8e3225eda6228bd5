"""Harmful Impulse and its victim (R000-51 to R000-58)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.refusal import Refusal, Refused
from cogs.turning.rules.impulse import Aim, Victim, aim_at, aimed, impulse_notes
from cogs.turning.rules.refusals import CommandRefusal
from cogs.turning.sheets import Cleric, Companion, Named, Position, Undead
from tests.turning.examples import cleric, pack

BRUNO = Victim(name="Bruno")
[WIGHT] = pack(Undead())


def at(east: int, north: int = 0) -> Position:
    return Position(east=east, north=north)


def bruno(sheet: Companion) -> Named[Companion]:
    return Named[Companion](sheet_id=21, name="Bruno", sheet=sheet)


def why_not(aim: Aim | None, undead: Named[Undead] = WIGHT) -> Refusal | None:
    """Why `aim` is refused, and None where its victim may be named."""
    try:
        victim = aimed(undead, aim)
    except Refused as refused:
        return refused.reason
    assert aim is not None
    assert victim == aim.victim
    return None


@pytest.mark.parametrize(
    ("from_priest", "from_undead", "reason"),
    [
        (290, 300, None),
        (300, 300, None),
        (301, 300, CommandRefusal.VICTIM_FAR_FROM_PRIEST),
        (300, 301, CommandRefusal.VICTIM_FAR_FROM_UNDEAD),
        (310, 300, CommandRefusal.VICTIM_FAR_FROM_PRIEST),
        (290, 310, CommandRefusal.VICTIM_FAR_FROM_UNDEAD),
    ],
)
def test_e000_21_both_must_be_within_30_metres(
    from_priest: int, from_undead: int, reason: CommandRefusal | None
) -> None:
    assert why_not(Aim(victim=BRUNO, from_priest=from_priest**2, from_undead=from_undead**2)) is reason
    victim = bruno(Companion(position=at(0)))
    priest, [undead] = cleric(Cleric(position=at(0, from_priest))), pack(Undead(position=at(from_undead)))
    assert why_not(aim_at(victim, priest, undead), undead) is reason


@pytest.mark.parametrize(
    ("aim", "reason"),
    [
        (None, CommandRefusal.NO_VICTIM),
        (Aim(victim=Victim(name="Undead 11", sheet_id=11)), CommandRefusal.VICTIM_IS_ITSELF),
        (Aim(victim=BRUNO, seen_by_priest=False, from_undead=10**9), CommandRefusal.VICTIM_UNSEEN_BY_PRIEST),
        (Aim(victim=BRUNO, seen_by_undead=False), CommandRefusal.VICTIM_UNSEEN_BY_UNDEAD),
        (Aim(victim=BRUNO), None),
    ],
)
def test_r000_52_the_refusal_says_which_condition_fails(aim: Aim | None, reason: CommandRefusal | None) -> None:
    assert why_not(aim) is reason


@pytest.mark.parametrize(
    ("sheet", "reason"),
    [
        (Companion(), None),
        (Companion(in_sight=False), CommandRefusal.VICTIM_UNSEEN_BY_PRIEST),
        (Companion(present=False), CommandRefusal.VICTIM_UNSEEN_BY_PRIEST),
        (Companion(distance=300), None),
        (Companion(distance=301), CommandRefusal.VICTIM_FAR_FROM_PRIEST),
    ],
)
def test_r000_52_sheets_tell_what_the_priest_sees_and_how_far_off(
    sheet: Companion, reason: CommandRefusal | None
) -> None:
    assert why_not(aim_at(bruno(sheet), cleric(Cleric()), WIGHT)) is reason
    seen_by_priest_alone = aim_at(bruno(sheet), cleric(Cleric()), WIGHT, seen_by_undead=False)
    assert why_not(seen_by_priest_alone) in (CommandRefusal.VICTIM_UNSEEN_BY_UNDEAD, reason)
    assert why_not(seen_by_priest_alone) is not None


@pytest.mark.parametrize(("distance", "reason"), [(300, None), (301, CommandRefusal.VICTIM_FAR_FROM_UNDEAD)])
def test_the_priest_himself_may_be_the_victim_and_the_undead_s_distance_is_his(
    distance: int, reason: CommandRefusal | None
) -> None:
    priest, [undead] = cleric(Cleric()), pack(Undead(distance=distance))
    aim = aim_at(priest, priest, undead)
    assert (aim.from_priest, aim.from_undead) == (0, distance**2)
    assert why_not(aim, undead) is reason


def test_another_undead_or_cleric_may_be_the_victim() -> None:
    priest = cleric(Cleric(position=at(0)))
    undead, other = pack(Undead(position=at(100)), Undead(position=at(400)))
    assert why_not(aim_at(other, priest, undead), undead) is CommandRefusal.VICTIM_FAR_FROM_PRIEST
    ally = Named[Cleric](sheet_id=2, name="Ivo", sheet=Cleric(position=at(0, 300)))
    assert aim_at(ally, priest, undead) == Aim(
        victim=Victim(name="Ivo", sheet_id=2), from_priest=300**2, from_undead=300**2 + 100**2
    )
    assert why_not(aim_at(ally, priest, undead), undead) is CommandRefusal.VICTIM_FAR_FROM_UNDEAD


@given(st.integers(-400, 400), st.integers(-400, 400), st.integers(-400, 400), st.integers(-400, 400))
def test_positions_decide_exactly_and_alike_for_both(east: int, north: int, other_east: int, other_north: int) -> None:
    victim = bruno(Companion(position=at(0)))
    priest, [undead] = cleric(Cleric(position=at(east, north))), pack(Undead(position=at(other_east, other_north)))
    near = east**2 + north**2 <= 300**2, other_east**2 + other_north**2 <= 300**2
    assert (why_not(aim_at(victim, priest, undead), undead) is None) == (near == (True, True))


def test_why_says_point_by_point_what_a_harmful_impulse_means() -> None:
    assert [note.rule for note in impulse_notes()] == [f"R000-{n}" for n in range(51, 59)]
