"""A whole attempt (R000-3 to R000-18)."""

import pytest

from bot.engine.dice import Face, ScriptedDice, ScriptError
from bot.engine.refusal import Refusal, Refused
from bot.engine.ruling import Change, Note, Origin, Ruling
from bot.engine.text import Listing, Verbatim, say
from cogs.turning.rules.attempt import MOST_UNDEAD, attempt
from cogs.turning.rules.chances import Chance
from cogs.turning.rules.outcome import Attempt
from cogs.turning.rules.refusals import TurningRefusal
from cogs.turning.sheets import Cleric, Modifier, Named, Undead
from cogs.turning.tables import Alternative, Effect, NaturalRow
from tests.turning.examples import LICH, SKELETON, TABLES, VAMPIRE, WIGHT, attempt_of, cleric, pack


def turn(sheet: Cleric, *undead: Undead, faces: list[int], place: int = 0) -> Ruling:
    return attempt(cleric(sheet), pack(*undead), place=place, tables=TABLES, dice=ScriptedDice(faces))


def test_r000_3_one_die_and_a_value_for_each_undead() -> None:
    ruling = turn(Cleric(level=5, attempts_used=1), SKELETON, WIGHT, VAMPIRE, LICH, faces=[12, 4], place=3)
    made = attempt_of(ruling)
    assert (ruling.ruleset, ruling.kind) == ("turning", "attempt")
    assert (made.cleric_id, made.cleric_name, made.cleric_level) == (1, "Agnese", 5)
    assert (made.face, made.potential.total, made.is_natural) == (12, 20, False)
    assert [(one.sheet_id, one.name) for one in made.verdicts] == [(n, f"Undead {n}") for n in (11, 12, 13, 14)]
    assert [one.value and one.value.total for one in made.verdicts] == [18, 14, 6, 0]
    assert [one.row for one in made.verdicts] == ["16-20", "11-15", "6-10", "5-or-less"]
    assert made.attempts_left == 2
    assert ruling.changes == (Change(sheet_id=1, field="attempts_used", before=1, after=2),)


def test_r000_18_several_effects_wait_for_the_choice_and_a_single_one_is_rolled_at_once() -> None:
    made = attempt_of(turn(Cleric(level=5), SKELETON, VAMPIRE, LICH, faces=[12, 4], place=3))
    skeleton, vampire, lich = made.verdicts
    assert skeleton.is_open
    assert skeleton.applied is None
    assert not vampire.is_open
    assert vampire.applied is not None
    assert (vampire.applied.effect, vampire.applied.dice) == (Effect.KEEP_AT_BAY, "1d4")
    assert (vampire.applied.faces, vampire.applied.total) == ((Face(4, 4),), 4)
    assert not lich.is_open
    assert lich.applied is None


def test_e000_8_a_natural_1_at_level_20_with_10_more_has_no_effect() -> None:
    helped = Cleric(level=20, modifiers=(Modifier(amount=10, reason="relic"),))
    made = attempt_of(turn(helped, SKELETON, faces=[1]))
    assert made.is_natural
    assert made.potential.lines == ()
    [verdict] = made.verdicts
    assert (verdict.row, verdict.value, verdict.alternatives) == ("natural-1", None, ())
    assert verdict.chance == Chance(num=1, den=20)


def test_e000_9_a_natural_20_at_level_1_reaches_even_the_lich() -> None:
    made = attempt_of(turn(Cleric(level=1), LICH, faces=[20]))
    [verdict] = made.verdicts
    assert (verdict.row, verdict.value) == ("natural-20", None)
    assert [offer.dice for offer in verdict.alternatives] == ["3d6+10", "5d6", "2d4"]
    assert verdict.is_open


def test_the_chance_is_that_of_the_row_before_the_die_was_rolled() -> None:
    """Level 5 and +3 against the wight's 6: the die and 2. Values 11 to 15 are the faces 9 to 13."""
    made = attempt_of(turn(Cleric(level=5), WIGHT, faces=[12], place=3))
    assert made.verdicts[0].chance == Chance(num=5, den=20)


def test_the_same_undead_named_twice_counts_once() -> None:
    skeleton, wight = pack(SKELETON, WIGHT)
    made = attempt_of(attempt(cleric(Cleric()), [skeleton, wight, skeleton], tables=TABLES, dice=ScriptedDice([12, 4])))
    assert [one.sheet_id for one in made.verdicts] == [11, 12]


def test_r000_9_what_lies_between_cleric_and_one_undead_counts_for_that_one_only() -> None:
    ruling = attempt(
        cleric(Cleric(level=5)),
        pack(SKELETON, SKELETON),
        relations={12: [Modifier(amount=2, reason="sworn enemy")]},
        tables=TABLES,
        dice=ScriptedDice([12]),
    )
    assert [one.value and one.value.total for one in attempt_of(ruling).verdicts] == [15, 17]


def test_r000_6_modifiers_of_the_moment_count_for_all() -> None:
    ruling = attempt(
        cleric(Cleric(level=5)),
        pack(SKELETON, WIGHT),
        modifiers=[Modifier(amount=-2, reason="wounded")],
        tables=TABLES,
        dice=ScriptedDice([14]),
    )
    assert attempt_of(ruling).potential.total == 17
    assert [one.value and one.value.total for one in attempt_of(ruling).verdicts] == [15, 11]


def test_r000_36_damage_that_leaves_no_choice_lowers_known_hit_points_at_once() -> None:
    damage = NaturalRow(face=20, alternatives=(Alternative(effect=Effect.DAMAGE, dice="5d6"),))
    results = TABLES.results.model_copy(update={"naturals": (TABLES.results.naturals[0], damage)})
    tables = TABLES.model_copy(update={"results": results})
    hurt = SKELETON.model_copy(update={"hit_points": 7})
    ruling = attempt(cleric(Cleric()), pack(hurt, SKELETON), tables=tables, dice=ScriptedDice([20, *[2] * 5, *[6] * 5]))
    assert [one.applied and one.applied.total for one in attempt_of(ruling).verdicts] == [10, 30]
    assert ruling.changes == (
        Change(sheet_id=1, field="attempts_used", before=0, after=1),
        Change(sheet_id=11, field="hit_points", before=7, after=0),
    )


@pytest.mark.parametrize(
    ("sheet", "count", "place", "reason", "args"),
    [
        (Cleric(dark=True), 1, 0, TurningRefusal.DARK_CLERIC, {"name": "Agnese"}),
        (
            Cleric(level=1, recovery="dusk", attempts_used=3),
            1,
            0,
            TurningRefusal.NO_ATTEMPTS,
            {"name": "Agnese", "n": 3},
        ),
        (Cleric(), 0, 0, TurningRefusal.NO_UNDEAD, {}),
        (Cleric(), MOST_UNDEAD + 1, 0, TurningRefusal.TOO_MANY_UNDEAD, {"limit": MOST_UNDEAD}),
        (Cleric(), 1, 4, TurningRefusal.PLACE, {"place": 4, "bound": 3}),
    ],
)
def test_an_attempt_that_cannot_be_made_rolls_nothing(
    sheet: Cleric, count: int, place: int, reason: Refusal, args: dict[str, object]
) -> None:
    with pytest.raises(Refused) as refused:
        turn(sheet, *[SKELETON] * count, faces=[], place=place)
    assert refused.value.reason is reason
    assert refused.value.text.args == args


def test_as_many_undead_as_a_list_holds_can_be_turned() -> None:
    made = attempt_of(turn(Cleric(), *[SKELETON] * MOST_UNDEAD, faces=[12]))
    assert len(made.verdicts) == MOST_UNDEAD


def test_the_d20_comes_first_and_then_the_effects_in_the_order_of_the_undead() -> None:
    made = attempt_of(turn(Cleric(level=5), VAMPIRE, LICH, VAMPIRE, faces=[12, 1, 4], place=3))
    assert [one.applied and one.applied.total for one in made.verdicts] == [1, None, 4]
    with pytest.raises(ScriptError):
        turn(Cleric(level=5), VAMPIRE, LICH, VAMPIRE, faces=[12, 1], place=3)


def notes_on(ruling: Ruling, *about: int) -> list[Note]:
    return [note for note in ruling.trace if note.about == about]


def test_why_names_the_rule_of_every_line_and_whose_value_it_is() -> None:
    ruling = turn(Cleric(level=5), WIGHT, VAMPIRE, faces=[12, 4], place=3)
    house = {(note.rule, *note.about) for note in ruling.trace if note.origin is Origin.HOUSE}
    assert house == {
        *((rule, 11) for rule in ("G000-5", "G000-4", "G000-7")),
        *((rule, 12) for rule in ("G000-5", "G000-3", "G000-4", "G000-7")),
    }
    lines = [line for one in attempt_of(ruling).verdicts if one.value for line in one.value.lines]
    assert {line.rule for line in (*lines, *attempt_of(ruling).potential.lines)} <= {n.rule for n in ruling.trace}
    general = [note.rule for note in notes_on(ruling)]
    assert general == [
        "R000-1", *["G000-1"] * 6, "R000-4", "R000-5", "R000-7", "R000-18", "R000-20", "R000-22", "R000-29", "R000-37",
    ]  # fmt: skip


def test_why_quotes_the_row_of_each_undead() -> None:
    ruling = turn(Cleric(level=5), WIGHT, LICH, faces=[12], place=3)
    [wight, lich] = [note for note in ruling.trace if note.rule == "G000-7"]
    assert (wight.about, lich.about) == ((11,), (12,))
    offers = Listing(
        items=(
            say("turning-offer", effect=Effect.KEEP_AT_BAY.text, dice=Verbatim(verbatim="1d6+2")),
            say("turning-offer", effect=Effect.DAMAGE.text, dice=Verbatim(verbatim="1d6")),
        )
    )
    row = say("turning-row-range", low=11, high=15)
    assert wight.text == say("turning-why-row", name="Undead 11", row=row, offers=offers, n=2)
    assert lich.text.args["n"] == 0


def test_why_says_of_a_natural_20_only_what_counted() -> None:
    ruling = turn(Cleric(level=5), VAMPIRE, faces=[20])
    assert [note.rule for note in ruling.trace] == [
        "R000-1", *["G000-1"] * 6, "R000-17", "G000-7", "R000-18",
        "R000-20", "R000-22", "R000-29", "R000-37", "G000-9", "R000-39",
    ]  # fmt: skip


def test_b21_nothing_on_a_single_undead_is_said_without_telling_whom_it_is_about() -> None:
    hidden = Named[Undead](sheet_id=99, name="Vecna", sheet=Undead(threat=9, legion=True, malus=2, malus_reason="Eye"))
    ruling = attempt(cleric(Cleric()), [hidden], tables=TABLES, dice=ScriptedDice([10]))
    told = "".join(note.model_dump_json() for note in ruling.trace if note.about != (99,))
    for secret in ("Vecna", "Eye", "legion", "malus", "threat", "order"):
        assert secret not in told
    assert "Vecna" in "".join(note.model_dump_json() for note in ruling.trace)


def test_g000_4_the_note_on_hit_dice_goes_where_the_threat_follows_them() -> None:
    apart = turn(Cleric(), Undead(threat=6, hit_dice=2), faces=[10])
    assert "G000-4" not in [note.rule for note in apart.trace]
    follows = turn(Cleric(), Undead(hit_dice=0), faces=[10, 4])
    assert "G000-4" in [note.rule for note in follows.trace]


def test_an_attempt_is_read_back_from_json_as_it_was() -> None:
    ruling = turn(Cleric(level=5), SKELETON, VAMPIRE, LICH, faces=[12, 4], place=3)
    again = Ruling.model_validate_json(ruling.model_dump_json())
    assert again == ruling
    assert Attempt.model_validate(again.result) == attempt_of(ruling)
