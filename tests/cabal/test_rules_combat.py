"""Fights line by line (E001-1 to E001-7, G001-1, G001-6 to G001-9)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.grid import read_label
from bot.engine.ruling import Origin, Reckoning
from bot.engine.text import Text
from cogs.cabal.rules.model import Cast, Clash, Done, Game, Side, Spell, What
from cogs.cabal.rules.preview import attack
from cogs.cabal.tables import Army, Ties
from tests.cabal.games import EMPIRE, UNDEAD, acted, done, happened, move, options, standing, where

QUIET = "K@A8"


def with_defence(defence: int, cost: int = 1) -> Army:
    """An Empire whose soldiers have this defence and cost."""
    pieces = tuple(
        kind.model_copy(update={"defence": defence, "cost": cost}) if kind.letter == "P" else kind
        for kind in EMPIRE.pieces
    )
    return EMPIRE.model_copy(update={"pieces": pieces})


def against(first: str, defence: int, cost: int = 1, **changed: Any) -> Game:
    """Undead against a soldier on D5 of this defence."""
    return standing(f"K@E1 {first}", f"P@D5 {QUIET}", armies=(UNDEAD, with_defence(defence, cost)), **changed)


def clash(found: Done) -> Clash:
    assert found.clash is not None
    return found.clash


def lines(reckoning: Reckoning) -> list[tuple[str, int]]:
    """The lines after the first by the last word of their message id."""
    return [
        (line.label.id.removeprefix("cabal-line-"), line.amount)
        for line in reckoning.lines
        if isinstance(line.label, Text)
    ]


@pytest.mark.parametrize(("defence", "total", "won"), [(1, 0, True), (2, 1, True), (3, 2, False)])
def test_E001_1_to_3_a_skeleton_attacks(defence: int, total: int, won: bool) -> None:
    game = against("P@D4", defence)
    found = done(game, move("D4", "D5"))
    assert (clash(found).attack.total, clash(found).defence.total, clash(found).won) == (1, total, won)
    after = acted(game, move("D4", "D5"))
    assert where(after, Side.FIRST, "P") == (["D5"] if won else ["D4"])
    assert where(after, Side.SECOND, "P") == ([] if won else ["D5"])


def test_E001_4_two_skeletons_in_contact_support_the_attacker() -> None:
    found = clash(done(against("P@D4 P@C3 P@E4", 4), move("D4", "D5")))
    assert lines(found.attack) == [("support", 2)]
    assert (found.attack.total, found.defence.total, found.won) == (3, 3, True)


def test_G001_9_support_is_counted_around_the_starting_square_and_round_the_defender() -> None:
    # The Skeleton on E5 touches the target's square, but not D4's neighbour C3, where the attacker stands.
    game = standing("K@E1 P@C4 P@E5", f"P@D5 P@E6 {QUIET}", armies=(UNDEAD, UNDEAD))
    found = clash(done(game, move("C4", "D5")))
    assert lines(found.attack) == []
    assert lines(found.defence) == [("support", 1)]


@pytest.mark.parametrize(("cost", "mana"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 3)])
def test_E001_5_a_shadow_terrifies_and_absorbs_half_the_cost(cost: int, mana: int) -> None:
    game = against("R@D3", 3, cost)
    found = done(game, move("D3", "D5"))
    assert lines(clash(found).defence) == [("terror", -2)]
    assert (clash(found).attack.total, clash(found).defence.total) == (1, 1)
    assert acted(game, move("D3", "D5")).mana == (mana, 0)
    assert [one.mana for one in happened(found, What.KILLED)] == [mana]


def test_E001_7_undead_do_not_fear_undead() -> None:
    game = standing("K@E1 N@C3 P@D4", f"N@D5 {QUIET}", armies=(UNDEAD, UNDEAD))
    spectre, skeleton = (clash(done(game, move(start, "D5"))) for start in ("C3", "D4"))
    assert lines(spectre.defence) == []
    assert (spectre.attack.total, spectre.defence.total, spectre.won) == (2, 2, True)
    assert (skeleton.attack.total, skeleton.defence.total, skeleton.won) == (1, 2, False)


def test_R001_13_and_G001_5_a_war_priest_ignores_terror() -> None:
    game = standing("K@E1 R@D3", f"B@D5 {QUIET}")
    assert lines(clash(done(game, move("D3", "D5"))).defence) == []


def test_G001_6_fear_does_not_count_when_the_undead_is_attacked() -> None:
    game = standing("K@E1 B@D4", "P@D5 K@E8", turn=2)
    found = clash(done(game, move("D5", "D4")))
    assert (found.attack.total, found.defence.total, lines(found.attack)) == (1, 3, [])


def test_G001_8_the_defence_is_never_below_the_floor() -> None:
    found = clash(done(against("R@D3", 1), move("D3", "D5")))
    assert lines(found.defence) == [("terror", -2), ("floor", 1)]
    assert found.defence.total == 0
    raised = clash(done(against("R@D3", 1, lowest_defence=2), move("D3", "D5")))
    assert (raised.defence.total, raised.won) == (2, False)
    assert raised.defence.lines[-1].origin is Origin.GUILD


def test_G001_7_the_terror_spell_adds_to_fear_once_and_lasts_to_the_casters_next_turn() -> None:
    game = standing("K@E1 Q@C3 P@C4 P@D4 P@E4", f"N@D5 {QUIET}")
    terror = Cast(caster=read_label("C3"), spell=Spell.TERROR, target=read_label("D5"))
    frightened = acted(game, terror)
    found = clash(done(frightened, move("C4", "D5")))
    assert lines(found.defence) == [("fear", -1), ("spell-terror", -1)]
    counts = frightened.model_copy(update={"options": options(spell_terror="counts-as-terror")})
    assert lines(clash(done(counts, move("C4", "D5"))).defence) == [("fear", -1)]


def test_G001_1_a_tie_goes_to_whom_the_table_lets_it() -> None:
    assert clash(done(against("P@D4", 2), move("D4", "D5"))).won
    assert not clash(done(against("P@D4", 2, ties=Ties.DEFENDER), move("D4", "D5"))).won


@pytest.mark.parametrize(("faces", "won"), [((3, 3), True), ((3, 4), False), ((6, 1), True)])
def test_G001_1_dice_are_added_on_both_sides(faces: tuple[int, int], won: bool) -> None:
    found = clash(done(against("P@D4", 2, dice=True), move("D4", "D5"), *faces))
    assert (found.attack.total, found.defence.total, found.won) == (1 + faces[0], 1 + faces[1], won)
    assert lines(found.attack)[-1] == ("die", faces[0])


def test_the_preview_tells_the_reckoning_and_the_chance() -> None:
    plain = attack(against("P@D4", 3), move("D4", "D5"))
    assert plain is not None
    assert (plain.chance.num, plain.chance.den, plain.clash.won) == (0, 1, False)
    diced = attack(against("P@D4", 2, dice=True), move("D4", "D5"))
    assert diced is not None
    assert (diced.chance.num, diced.chance.den) == (21, 36)
    assert attack(against("P@D4", 2), move("D4", "C5")) is None


def test_figures_are_never_shown_as_the_authors_where_they_are_ours() -> None:
    found = clash(done(against("P@D4", 2), move("D4", "D5")))
    assert found.attack.start.origin is Origin.SOURCE
    assert found.defence.start.origin is Origin.HOUSE
