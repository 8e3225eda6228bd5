"""Commanding undead: whole attempts and the choices after them (R000-41 to R000-60)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.dice import ScriptedDice, SeededDice
from bot.engine.effects import Effect as Lasting
from bot.engine.refusal import Refusal, Refused
from bot.engine.ruling import Ruling
from cogs.turning.rules.attempt import attempt
from cogs.turning.rules.choice import Choice, after_choice, choose
from cogs.turning.rules.effects import strongest
from cogs.turning.rules.impulse import Aim, Impulse, Victim
from cogs.turning.rules.outcome import Attempt
from cogs.turning.rules.permanent import Dominated, allowance, dominated, on_offer
from cogs.turning.rules.refusals import CommandRefusal, TurningRefusal
from cogs.turning.sheets import Cleric, Named, Undead
from cogs.turning.tables import Alternative, Effect, Kind
from tests.turning.examples import SKELETON, TABLES, WIGHT, attempt_of, cleric, pack

MINDLESS = SKELETON
OVER_20 = TABLES.domination.over_20.alternatives
TOP = TABLES.domination.row_for(26).alternatives


def command(
    level: int, *undead: Undead, face: int, lasting: list[Lasting] | None = None, elsewhere: int = 0
) -> tuple[Attempt, Ruling]:
    priest = cleric(Cleric(level=level, dark=True, dominated_hit_dice=elsewhere))
    dice = ScriptedDice([face, *[1] * 4 * len(undead)])
    ruling = attempt(priest, pack(*undead), kind=Kind.COMMAND, lasting=lasting or [], tables=TABLES, dice=dice)
    return attempt_of(ruling), ruling


def chosen(made: Attempt, undead: Named[Undead], effect: Effect, *, used: int = 0, aim: Aim | None = None) -> Ruling:
    return choose(made, undead, effect, aim=aim, used=used, tables=TABLES, dice=ScriptedDice([1, 1]))


def refusal(made: Attempt, undead: Named[Undead], effect: Effect, *, used: int = 0, aim: Aim | None = None) -> Refusal:
    with pytest.raises(Refused) as refused:
        choose(made, undead, effect, aim=aim, used=used, tables=TABLES, dice=ScriptedDice([]))
    assert undead.name not in str(refused.value.text)
    return refused.value.reason


def test_r000_41_a_dark_priest_commands_by_the_same_sum_and_another_table() -> None:
    made, ruling = command(9, MINDLESS, WIGHT, face=4)
    assert (ruling.kind, made.kind) == ("command", Kind.COMMAND)
    assert [one.value and one.value.total for one in made.verdicts] == [11, 7]
    assert [one.row for one in made.verdicts] == ["11-15", "6-10"]
    skeleton, wight = made.verdicts
    assert [one.effect for one in skeleton.alternatives] == [Effect.CONFUSING_ORDER, Effect.STAND_STILL]
    assert wight.applied is not None
    assert (wight.applied.effect, wight.applied.total) == (Effect.CONFUSING_ORDER, 1)
    [begun] = ruling.begins
    assert (begun.kind, begun.sheet_id, begun.source_id, begun.rounds) == ("confusing-order", 12, 1, 1)


@pytest.mark.parametrize("face", [1, 2])
def test_r000_42_after_a_failure_the_intelligent_notice_and_the_mindless_do_not(face: int) -> None:
    made, ruling = command(1, MINDLESS, WIGHT, face=face)
    assert [one.notices for one in made.verdicts] == [False, True]
    told = [(note.text.id, *note.about) for note in ruling.trace if note.rule == "R000-42"]
    assert told == [("turning-why-unnoticed", 11), ("turning-why-noticed", 12)]


def test_r000_42_nobody_notices_a_command_that_takes_effect_nor_an_attempt_to_turn() -> None:
    made, ruling = command(9, WIGHT, face=20)
    assert not made.verdicts[0].notices
    turned = attempt(cleric(Cleric()), pack(WIGHT), tables=TABLES, dice=ScriptedDice([2]))
    assert not attempt_of(turned).verdicts[0].notices
    assert "R000-42" not in [note.rule for note in (*ruling.trace, *turned.trace)]


@pytest.mark.parametrize(
    ("level", "hit_dice", "elsewhere", "allowed"),
    [
        (4, 1, 0, False),
        (5, 1, 0, True),
        (5, 2, 0, False),
        (9, 5, 0, True),
        (9, 6, 0, False),
        (9, 5, 13, True),
        (9, 5, 14, False),
        (12, 8, 16, True),
        (12, 8, 17, False),
        (20, 8, 32, True),
        (20, 9, 0, False),
    ],
)
def test_e000_18_a_natural_20_offers_permanent_domination_where_it_is_allowed(
    level: int, hit_dice: int, elsewhere: int, allowed: bool
) -> None:
    made, ruling = command(level, Undead(hit_dice=hit_dice), face=20, elsewhere=elsewhere)
    assert made.verdicts[0].row == "natural-20"
    assert made.verdicts[0].alternatives == (TOP if allowed else OVER_20)
    assert ("R000-60" in [note.rule for note in ruling.trace]) is not allowed


def test_r000_61_a_chosen_permanent_domination_rolls_nothing_and_lasts() -> None:
    made, _ = command(9, WIGHT, face=20)
    ruling = choose(made, pack(WIGHT)[0], Effect.PERMANENT_DOMINATION, tables=TABLES, dice=ScriptedDice([]))
    [begun] = ruling.begins
    assert (begun.kind, begun.source_id, begun.rounds) == ("permanent-domination", 1, None)
    assert Dominated.model_validate(begun.details).strength == 4
    assert dominated(cleric(Cleric(level=9)), ruling.begins) == 4
    applied = Choice.model_validate(ruling.result).applied
    assert (applied.dice, applied.faces, applied.total) == (None, (), 0)
    assert "R000-61" in [note.rule for note in ruling.trace]


def test_r000_60_two_chosen_one_after_the_other_may_exhaust_the_allowance_in_between() -> None:
    """Level 5 with 9 of 10 Hit Dice taken: one skeleton more, not two."""
    made, _ = command(5, MINDLESS, MINDLESS, face=20, elsewhere=9)
    first, second = pack(MINDLESS, MINDLESS)
    assert [one.alternatives for one in made.verdicts] == [TOP, TOP]
    taken = chosen(made, first, Effect.PERMANENT_DOMINATION, used=9)
    made = after_choice(made, Choice.model_validate(taken.result))
    used = dominated(cleric(Cleric(level=5, dominated_hit_dice=9)), taken.begins)
    assert used == 10
    assert refusal(made, second, Effect.PERMANENT_DOMINATION, used=used) is CommandRefusal.NO_LONGER_PERMANENT
    instead = chosen(made, second, Effect.DARK_PARALYSIS, used=used)
    assert instead.begins[0].rounds == 2


def test_r000_60_where_the_row_offers_it_alone_each_undead_uses_the_allowance_of_the_next() -> None:
    alone = (Alternative(effect=Effect.PERMANENT_DOMINATION),)
    naturals = tuple(
        row.model_copy(update={"alternatives": alone}) if row.face == 20 else row for row in TABLES.domination.naturals
    )
    tables = TABLES.model_copy(update={"domination": TABLES.domination.model_copy(update={"naturals": naturals})})
    priest = cleric(Cleric(level=5, dark=True, dominated_hit_dice=9))
    ruling = attempt(priest, pack(MINDLESS, MINDLESS), kind=Kind.COMMAND, tables=tables, dice=ScriptedDice([20]))
    first, second = attempt_of(ruling).verdicts
    assert first.applied is not None
    assert second.alternatives == OVER_20
    assert [(one.sheet_id, one.kind) for one in ruling.begins] == [(11, "permanent-domination")]


def test_r000_51_a_harmful_impulse_needs_a_victim_that_may_be_named() -> None:
    made, _ = command(9, WIGHT, face=20)
    [wight] = pack(WIGHT)
    bruno = Victim(name="Bruno", sheet_id=21)
    assert refusal(made, wight, Effect.HARMFUL_IMPULSE) is CommandRefusal.NO_VICTIM
    too_far = Aim(victim=bruno, from_undead=310**2)
    assert refusal(made, wight, Effect.HARMFUL_IMPULSE, aim=too_far) is CommandRefusal.VICTIM_FAR_FROM_UNDEAD
    ruling = chosen(made, wight, Effect.HARMFUL_IMPULSE, aim=Aim(victim=bruno, from_undead=300**2))
    [begun] = ruling.begins
    assert (begun.kind, begun.rounds) == ("harmful-impulse", 3)
    assert Impulse.model_validate(begun.details).victim == bruno
    assert [f"R000-{n}" for n in range(51, 59)] == [n.rule for n in ruling.trace if "R000-51" <= n.rule <= "R000-58"]


def test_r000_51_a_row_that_offers_nothing_but_a_harmful_impulse_waits_for_its_victim() -> None:
    alone = (Alternative(effect=Effect.HARMFUL_IMPULSE, dice="1d4"),)
    naturals = tuple(row.model_copy(update={"alternatives": alone}) for row in TABLES.domination.naturals)
    tables = TABLES.model_copy(update={"domination": TABLES.domination.model_copy(update={"naturals": naturals})})
    priest = cleric(Cleric(level=5, dark=True))
    made = attempt_of(attempt(priest, pack(WIGHT), kind=Kind.COMMAND, tables=tables, dice=ScriptedDice([20])))
    assert made.verdicts[0].is_open
    aim = Aim(victim=Victim(name="Bruno"))
    ruling = choose(made, pack(WIGHT)[0], Effect.HARMFUL_IMPULSE, aim=aim, tables=tables, dice=ScriptedDice([4]))
    assert ruling.begins[0].rounds == 4


@pytest.mark.parametrize("kind", [effect for effect in Effect if effect.is_domination])
def test_r000_43_a_dominated_undead_cannot_be_commanded_again_nor_counts_as_present(kind: Effect) -> None:
    on_it = Lasting(ruleset="turning", kind=kind, sheet_id=11, source_id=2, rounds=3, id=5)
    if kind is Effect.PERMANENT_DOMINATION:
        on_it = on_it.model_copy(update={"rounds": None, "details": {"strength": 4}})
    made, _ = command(9, WIGHT, WIGHT, face=10, lasting=[on_it])
    assert [one.sheet_id for one in made.verdicts] == [12]
    assert [(one.sheet_id, one.reason) for one in made.left_out] == [(11, "dominated")]
    with pytest.raises(Refused) as refused:
        command(9, WIGHT, face=10, lasting=[on_it])
    assert refused.value.reason is TurningRefusal.NOBODY_AFFECTED


@given(st.integers(1, 40), st.lists(st.integers(0, 12), min_size=1, max_size=8), st.integers(0, 40), st.integers(0, 99))
def test_however_one_chooses_the_allowance_holds(level: int, many: list[int], elsewhere: int, seed: int) -> None:
    """All undead are commanded by a natural 20, and the strongest effect that is open is chosen for each."""
    priest = cleric(Cleric(level=level, dark=True, dominated_hit_dice=elsewhere))
    undead = pack(*(Undead(hit_dice=dice) for dice in many))
    made = attempt_of(attempt(priest, undead, kind=Kind.COMMAND, tables=TABLES, dice=ScriptedDice([20])))
    dice, begun = SeededDice(b"command", seed), list[Lasting]()
    for one, verdict in zip(undead, made.verdicts, strict=True):
        used = dominated(priest, begun)
        effect = strongest(on_offer(verdict.alternatives, level, used, one, TABLES.domination))
        ruling = choose(made, one, effect, used=used, tables=TABLES, dice=dice)
        begun += ruling.begins
    assert len(begun) == len(undead)
    assert dominated(priest, begun) <= max(elsewhere, allowance(level))
