"""The table of commanding and what its effects mean (R000-41 to R000-50, G000-8)."""

import pytest

from bot.engine.ruling import Note, Origin
from bot.engine.text import say
from cogs.turning.rules.chances import row_chances
from cogs.turning.rules.domination import domination_notes, notice_note, notices
from cogs.turning.sheets import Undead
from cogs.turning.tables import Effect
from tests.turning.examples import COMMAND_ROWS, EDGES, TABLES, pack

TABLE = TABLES.domination


@pytest.mark.parametrize(("value", "row"), EDGES)
def test_g000_8_row_edges(value: int, row: str) -> None:
    assert TABLE.row_at(10, value).id == row
    assert TABLE.row_at(1, value).id == "natural-1"
    assert TABLE.row_at(20, value).id == "natural-20"


def test_g000_8_what_the_rows_offer() -> None:
    offers = {row.id: [(str(offer.effect), offer.dice) for offer in row.alternatives] for row in COMMAND_ROWS}
    confusing, still, impulse = "confusing-order", "stand-still", "harmful-impulse"
    paralysis, permanent = "dark-paralysis", "permanent-domination"
    over_20 = [(confusing, "2d6+6"), (still, "1d8+4"), (impulse, "1d6+2"), (paralysis, "1d4+1")]
    top = [(permanent, None), *over_20]
    assert offers == {
        "natural-1": [],
        "5-or-less": [],
        "6-10": [(confusing, "1d4")],
        "11-15": [(confusing, "1d6+2"), (still, "1d4")],
        "16-20": [(still, "1d6+2"), (impulse, "1d4"), (paralysis, "1d3")],
        "21-25": over_20,
        "26-or-more": top,
        "natural-20": top,
    }


def test_r000_60_the_row_over_20_is_found_by_its_mark() -> None:
    assert TABLE.over_20.id == "21-25"
    assert TABLE.over_20 == TABLE.row_for(21) == TABLE.row_for(25)


@pytest.mark.parametrize("bonus", [-30, -1, 0, 7, 60])
def test_the_chances_of_a_command_are_a_full_count_of_the_die(bonus: int) -> None:
    chances = row_chances(bonus, TABLE)
    assert sum(chance.num for chance in chances.values()) == 20
    assert chances["natural-1"].num == chances["natural-20"].num == 1


@pytest.mark.parametrize(("intelligence", "realises"), [(0, False), (1, True), (9, True), (30, True)])
def test_r000_42_only_the_mindless_do_not_notice_a_failed_attempt(intelligence: int, realises: bool) -> None:
    [undead] = pack(Undead(intelligence=intelligence))
    assert notices(undead.sheet) is realises
    text = "turning-why-noticed" if realises else "turning-why-unnoticed"
    assert notice_note(undead) == Note(text=say(text, name="Undead 11"), rule="R000-42", about=(11,))


@pytest.mark.parametrize(
    ("effect", "rules"),
    [
        (Effect.CONFUSING_ORDER, ["R000-45", "R000-46", "R000-47", "R000-48"]),
        (Effect.STAND_STILL, ["R000-49"]),
        (Effect.DARK_PARALYSIS, ["R000-50", "G000-9"]),
        (Effect.HARMFUL_IMPULSE, [f"R000-{n}" for n in range(51, 59)]),
        (Effect.PERMANENT_DOMINATION, ["R000-59", "R000-59", "R000-62", "R000-61", "R000-63"]),
    ],
)
def test_why_says_what_each_effect_means_and_that_no_other_comes_upon_it(effect: Effect, rules: list[str]) -> None:
    found = domination_notes([effect, Effect.STUNNING], 9)
    assert [note.rule for note in found] == [*rules, "R000-43", "R000-44"]
    for note in found:
        assert (note.origin is Origin.HOUSE) == note.rule.startswith("G000-9")


def test_why_says_it_once_for_several_effects_and_nothing_of_turning() -> None:
    both = domination_notes([Effect.STAND_STILL, Effect.DARK_PARALYSIS], 9)
    assert [note.rule for note in both] == ["R000-49", "R000-50", "G000-9", "R000-43", "R000-44"]
    assert domination_notes([Effect.KEEP_AT_BAY, Effect.STUNNING, Effect.DAMAGE], 9) == ()
