"""Faults of dice that users of other bots reported (HARD-CASES.md, B01 to B06), tried on `/roll` edge to edge.

What the engine alone must do is in `bot/engine/dice/`.
"""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.play import evening, refused, stored
from tests.table import words


@pytest.mark.parametrize(
    "typed",
    [
        "1d20+6 dex save",
        "1d20 please",
        "1d20 keep calm",
        "2d6 e allora",
        "1d30 della fortuna",
        "1d20 perché no",
        "1d20 к удаче",
        "1d20 x 3",
    ],
)
async def test_b01_a_word_behind_the_dice_is_refused_and_points_to_the_note(typed: str, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        reason = refused(await table.slash(table.player, "roll", expression=typed)) or ""
        assert "▸" in reason
        assert "note" in reason
        expression, _, note = typed.partition(" ")
        result = await table.slash(table.player, "roll", expression=expression, note=note)
        assert note in words(result), "the same words are a note in their own option"
        assert len((await stored(table))["ledger"]) == 1


@pytest.mark.parametrize("note", ["", "with a note"])
@pytest.mark.parametrize("visibility", ["open", "secret", "blind"])
async def test_b02_a_named_roll_takes_every_bonus_note_and_visibility(
    visibility: str, note: str, tmp_path: Path
) -> None:
    async with evening(tmp_path) as table:
        for name, expression in (("turn", "1d20"), ("luck", "1d30"), ("morale", "2d6"), ("charge", "2d20kh1")):
            await table.slash(table.gm, "roll", expression=expression, save=name)
            for bonus in ("", "+3", "−3", "+1d6"):
                named, plain = [
                    words(await table.slash(table.gm, "roll", expression=typed, note=note, visibility=visibility))
                    for typed in (f"{name} {bonus}", expression + bonus)
                ]
                assert named == plain, (name, bonus)
                assert note in named or visibility == "blind"


@pytest.mark.parametrize(
    ("typed", "total"),
    [
        ("1D20", 12),
        ("1d20−1", 11),
        ("1d20 – 1", 11),
        ("2 d20", 24),
        ("d20", 12),
        ("３ｄ６", 18),
        ("1d\u200b20", 12),
        ("1d20\u00a0+\u202f5", 17),
        ("D30", 12),
        ("2к6", 12),
        ("d%", 12),
        ("1d100", 12),
        ("2×3÷4", 1),
        ("2х1д20", 12),
    ],
)
async def test_b04_what_a_phone_or_another_alphabet_makes_of_an_expression_is_understood(
    typed: str, total: int, tmp_path: Path
) -> None:
    async with evening(tmp_path) as table:
        result = await table.slash(table.player, "roll", expression=typed)
        assert f": {total}" in words(result).splitlines()[0]


@pytest.mark.parametrize("typed", ["1d20+2,5", "1.5d6", "d20+½", "1d20+2.0", "2²d6"])
async def test_b04_fractions_are_refused_with_the_place(typed: str, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        assert "▸" in (refused(await table.slash(table.player, "roll", expression=typed)) or "")


async def test_b05_b06_hostile_rolls_are_refused_at_once_and_hold_up_nobody(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        hostile = (
            "999999999d6",
            "1d99999999999999999999",
            "2147483647d2147483647",
            "9" * 200,
            "1+" * 100,
            "(" * 199 + "1",
            "1d1e1",
            "2d6rr<7",
            "d6!>0",
            "1000d6" + "kh999pl1" * 3,
            "10x999d6",
            "999999999x1d6",
            "+".join(["@a"] * 66),
        )
        crowd = [table.slash(table.player, "roll", expression=typed) for typed in hostile * 2]
        begun = time.perf_counter()
        *results, neighbour = await table.at_once(*crowd, table.slash(table.stranger, "roll", expression="1d20+5"))
        taken = time.perf_counter() - begun
        assert all(map(refused, results))
        assert "= 17" in words(neighbour), "the other server's roll is answered"
        assert taken < 0.25 * len(results), "edge to edge, with the simulation's own work"
        assert (await stored(table))["ledger"] == []


async def test_b06_what_explodes_for_ever_on_scripted_dice_ends_in_a_refusal(tmp_path: Path) -> None:
    async with evening(tmp_path, *[6] * 2_000) as table:
        assert "too many dice" in (refused(await table.slash(table.player, "roll", expression="2d6!")) or "")
        assert (await stored(table))["ledger"] == []
