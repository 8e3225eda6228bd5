"""Warbands as people write them, and how they come to the board."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.refusal import Refused
from cogs.skirmish.rules.muster import mustered, set_up, warband_of
from cogs.skirmish.rules.setup import Entry, new_game
from cogs.skirmish.rules.terms import Edition, Phase, Side
from cogs.skirmish.rules.warbands import WarbandRefusal, read_warband, write_warband
from cogs.skirmish.sheets import Member, Stats, Warband
from tests.skirmish.games import OPTIONS

FIELD = "<[[[...]]]>\n.[[[...]]]."

stats = st.builds(
    Stats,
    level=st.integers(0, 30),
    hit_points=st.integers(1, 1000),
    attack=st.integers(-10, 40),
    size=st.integers(1, 3),
    commander_rating=st.integers(0, 20),
    commander_effect=st.sampled_from(["", "Attack, with +1", "Чекай: тут"]),
    fearless=st.booleans(),
    ranged=st.booleans(),
)
members = st.builds(
    Member, name=st.sampled_from(["Orc", "7 of Nine", "Тролль", "Ork-Häuptling"]), count=st.integers(1, 5), stats=stats
)


@given(st.lists(members, min_size=1, max_size=4).map(lambda some: Warband(creatures=tuple(some))))
def test_what_is_written_is_read_back(warband: Warband) -> None:
    assert read_warband(write_warband(warband)) == warband
    assert read_warband(warband.model_dump_json()) == warband


def test_figures_are_understood_in_every_language() -> None:
    english, *others = (
        read_warband(f"2 Wolf: {figures}").creatures[0].stats
        for figures in (
            "level 3, hp 20, attack −1, ac 15, damage 5, size 2, commander 2, fearless, ranged, cost 9",
            "livello 3, pf 20, attacco −1, ca 15, danni 5, taglia 2, comandante 2, senza paura, a distanza, costo 9",
            "рівень 3, пз 20, атака −1, кз 15, шкода 5, розмір 2, командир 2, безстрашність, дальній бій, вартість 9",
            "уровень 3, хиты 20, атака −1, кд 15, урон 5, размер 2, командир 2, бесстрашие, дальний бой, стоимость 9",
        )
    )
    assert english == Stats(
        level=3,
        hit_points=20,
        attack=-1,
        ac=15,
        size=2,
        commander_rating=2,
        fearless=True,
        ranged=True,
        cost=9,
    )
    assert all(other == english for other in others)


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        (" \n ", WarbandRefusal.EMPTY),
        ("[]", WarbandRefusal.EMPTY),
        (": hp 3", WarbandRefusal.LINE),
        ("Wolf: hp", WarbandRefusal.FIGURE),
        ("Wolf: bite 3", WarbandRefusal.FIGURE),
        ("Wolf: hp 0", WarbandRefusal.BOUNDS),
        ("99 Wolf", WarbandRefusal.BOUNDS),
        ("{", WarbandRefusal.JSON),
        ('[{"nome": "x"}]', WarbandRefusal.JSON),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_reason(written: str, reason: WarbandRefusal) -> None:
    with pytest.raises(Refused) as refused:
        read_warband(written)
    assert refused.value.reason is reason


def test_a_side_that_brings_another_warband_leaves_the_other_as_it_stands() -> None:
    pack = Warband(creatures=(Member(name="Wolf", count=2), Member(name="Ogre", stats=Stats(size=2))))
    game = new_game(
        Edition.FIRST, OPTIONS, "field", FIELD, (Entry(name="A", warband=pack), Entry(name="B", warband=pack))
    )
    game = set_up(game, Side.B).game
    before = {one.name: one.square for one in game.creatures if one.side is Side.B}
    changed = mustered(game, Side.A, Warband(creatures=(Member(name="Bear", count=2),)))
    assert [one.name for one in changed.creatures if one.side is Side.A] == ["Bear 1", "Bear 2"]
    assert sorted(map(str, before.values())) == sorted(
        str(one.square) for one in changed.creatures if one.side is Side.B
    )
    assert warband_of(changed, Side.B) == pack
    assert warband_of(changed, Side.A).creatures[0].count == 2
    with pytest.raises(Refused):
        mustered(game.changed(phase=Phase.ACTIVATING), Side.A, pack)


def test_G004_23_a_side_is_set_up_in_its_own_start_area_the_front_first() -> None:
    pack = Warband(creatures=(Member(name="Wolf", count=2), Member(name="Ogre", stats=Stats(size=2))))
    game = new_game(
        Edition.FIRST, OPTIONS, "field", FIELD, (Entry(name="A", warband=pack), Entry(name="B", warband=pack))
    )
    done = set_up(set_up(game, Side.A).game, Side.B).game
    for one in done.creatures:
        assert set(one.space.squares) <= done.board.kind(f"start-{one.side}")
    ogre = next(one for one in done.creatures if one.stats.size == 2)
    assert ogre.anchor.x == 2
