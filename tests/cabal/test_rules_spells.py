"""The six spells, and pieces for mana (R001-32 to R001-38, G001-12 to G001-16, E001-16, E001-17)."""

from __future__ import annotations

import pytest

from bot.engine.grid import label, read_label
from bot.engine.refusal import Refusal, Refused
from cogs.cabal.rules.model import Action, Cast, End, Enter, Game, Move, Side, Spell, What
from cogs.cabal.rules.play import legal
from cogs.cabal.rules.refusals import CabalRefusal
from cogs.cabal.tables import Army
from tests.cabal.games import EMPIRE, UNDEAD, acted, done, happened, move, standing, where

SOFT = "K@A8"


def cast(spell: Spell, target: str, *, caster: str = "D4", to: str | None = None, piece: str | None = None) -> Cast:
    return Cast(
        caster=read_label(caster),
        spell=spell,
        target=read_label(target),
        to=read_label(to) if to else None,
        piece=piece,
    )


def targets(game: Game, spell: Spell) -> set[str]:
    return {label(one.target) for one in legal(game) if isinstance(one, Cast) and one.spell is spell}


def reason(game: Game, action: Action) -> Refusal:
    with pytest.raises(Refused) as refused:
        acted(game, action)
    return refused.value.reason


def soft(defence: int) -> Army:
    """An Empire whose soldiers have this defence."""
    pieces = tuple(k.model_copy(update={"defence": defence}) if k.letter == "P" else k for k in EMPIRE.pieces)
    return EMPIRE.model_copy(update={"pieces": pieces})


def against(defence: int, second: str = f"P@D6 {SOFT}", first: str = "K@D1 B@D2 Q@D4", **more: object) -> Game:
    return standing(first, second, armies=(UNDEAD, soft(defence)), **more)  # type: ignore[arg-type]


def test_E001_17_energy_bolt_removes_d1_and_does_nothing_to_d2() -> None:
    bolt = cast(Spell.ENERGY_BOLT, "D6")
    assert where(acted(against(1), bolt), Side.SECOND, "P") == []
    found = done(against(2), bolt)
    assert happened(found, What.UNHARMED)
    assert found.clash is not None
    assert (found.clash.attack.total, found.clash.defence.total) == (1, 2)


def test_E001_17_terror_first_needs_two_turns_of_one_caster() -> None:
    frightened = acted(against(2), cast(Spell.TERROR, "D6"))
    assert reason(frightened, cast(Spell.ENERGY_BOLT, "D6")) is CabalRefusal.CAST_ALREADY
    game = acted(frightened, move("D1", "E1"), End(), move("A8", "A7"), End())
    assert where(acted(game, cast(Spell.ENERGY_BOLT, "D6")), Side.SECOND, "P") == []


def test_E001_17_two_casters_do_it_in_one_turn() -> None:
    pieces = tuple(k.model_copy(update={"limit": 2}) if k.letter == "Q" else k for k in UNDEAD.pieces)
    two = UNDEAD.model_copy(update={"pieces": pieces})
    game = standing("K@D1 B@D2 Q@D4 Q@C4", f"P@D6 {SOFT}", armies=(two, soft(2)))
    after = acted(game, cast(Spell.TERROR, "D6"), cast(Spell.ENERGY_BOLT, "D6", caster="C4"))
    assert where(after, Side.SECOND, "P") == []


def test_the_terror_spell_ends_with_the_casters_next_turn_and_never_adds_to_itself() -> None:
    def to_my_turn(game: Game, step: str, back: str) -> Game:
        return acted(
            game, move(step, back), End(), move(*(("A8", "A7") if game.turn % 4 == 1 else ("A7", "A8"))), End()
        )

    game = to_my_turn(acted(against(3), cast(Spell.TERROR, "D6")), "D1", "E1")
    again = done(acted(game, cast(Spell.TERROR, "D6")), move("D4", "D5"))
    assert again.clash is None
    over = to_my_turn(game, "E1", "D1")
    found = done(over, cast(Spell.ENERGY_BOLT, "D6"))
    assert found.clash is not None
    assert found.clash.defence.total == 3


def test_E001_17_pain_removes_an_adjacent_d2() -> None:
    game = against(2, f"P@D5 P@D6 {SOFT}")
    assert targets(game, Spell.PAIN) == {"D5"}
    assert where(acted(game, cast(Spell.PAIN, "D5")), Side.SECOND, "P") == ["D6"]
    assert reason(game, cast(Spell.PAIN, "D6")) is CabalRefusal.OUT_OF_RANGE


def test_G001_16_ranges_are_king_moves_without_line_of_sight() -> None:
    game = against(2, f"P@D5 P@D6 P@B6 P@F2 P@G4 {SOFT}")
    assert targets(game, Spell.ENERGY_BOLT) == {"D5", "D6", "B6", "F2"}
    assert targets(game, Spell.PETRIFYING_GAZE) == {"D5", "D6", "B6", "F2"}


def test_R001_13_terror_has_no_effect_on_the_steadfast() -> None:
    game = standing("K@D1 B@D2 Q@D4", f"B@D6 {SOFT}")
    assert targets(game, Spell.TERROR) == set()
    assert reason(game, cast(Spell.TERROR, "D6")) is CabalRefusal.IMMUNE


def test_R001_36_shake_the_bones_moves_any_undead_in_the_fog_but_attacks_nobody() -> None:
    game = standing("K@D1 B@D2 Q@D4 P@D5 P@H8", f"P@D6 {SOFT}")
    shaken = acted(game, cast(Spell.SHAKE_THE_BONES, "D5", to="C6"))
    assert where(shaken, Side.FIRST, "P") == ["C6", "H8"]
    assert any(isinstance(action, Move) for action in legal(shaken))
    assert reason(game, cast(Spell.SHAKE_THE_BONES, "D5", to="D6")) is CabalRefusal.SHAKE_ATTACK
    assert reason(game, cast(Spell.SHAKE_THE_BONES, "H8", to="H7")) is CabalRefusal.NOT_IN_FOG
    assert reason(game, cast(Spell.SHAKE_THE_BONES, "D5", to="D7")) is CabalRefusal.UNREACHABLE


def test_R001_36_a_shaken_skeleton_may_reach_the_end() -> None:
    game = standing("K@D5 Q@D4 P@D7", "K@A1")
    assert acted(game, cast(Spell.SHAKE_THE_BONES, "D7", to="D8")).mana == (3, 0)


def test_E001_16_evocation_costs_more_beyond_its_range() -> None:
    game = standing("K@D1 B@D2 Q@D4", SOFT, mana=(3, 0))
    near, far = (cast(Spell.EVOCATION, square, piece="skeleton") for square in ("D5", "B1"))
    assert acted(game, near).mana == (2, 0)
    assert acted(game, far).mana == (0, 0)
    spectre = cast(Spell.EVOCATION, "B1", piece="spectre")
    assert reason(game, spectre) is CabalRefusal.NO_MANA
    assert reason(game, cast(Spell.EVOCATION, "D5", piece="seductress")) is CabalRefusal.TOO_MANY_OF_KIND
    assert reason(game, cast(Spell.EVOCATION, "D5", piece="necrarch")) is CabalRefusal.NEVER_ENTERS
    assert reason(game, cast(Spell.EVOCATION, "H8", piece="skeleton")) is CabalRefusal.NOT_IN_FOG
    assert reason(game, cast(Spell.EVOCATION, "D2", piece="skeleton")) is CabalRefusal.SQUARE_TAKEN


def test_R001_38_the_petrified_neither_move_nor_attack_nor_are_attacked() -> None:
    game = acted(against(1, f"N@D6 P@E5 {SOFT}"), cast(Spell.PETRIFYING_GAZE, "D6"))
    assert reason(game, move("D4", "D6")) is CabalRefusal.TARGET_PETRIFIED
    theirs = acted(game, move("D1", "E1"), End())
    assert reason(theirs, move("D6", "B5")) is CabalRefusal.PETRIFIED
    assert reason(theirs, move("D6", "E4")) is CabalRefusal.PETRIFIED
    mine = acted(theirs, move("A8", "A7"), End())
    assert where(acted(mine, move("D4", "D6")), Side.FIRST, "Q") == ["D6"]


def test_G001_15_limits_of_the_gaze() -> None:
    game = against(1, "N@D6 K@E5")
    assert reason(game, cast(Spell.PETRIFYING_GAZE, "E5")) is CabalRefusal.GAZE_KING
    gazed = acted(game, cast(Spell.PETRIFYING_GAZE, "D6"), move("D1", "E1"), End(), move("E5", "F6"), End())
    assert reason(gazed, cast(Spell.PETRIFYING_GAZE, "D6")) is CabalRefusal.GAZE_AGAIN
    later = acted(gazed, move("E1", "D1"), End(), move("F6", "G6"), End())
    assert targets(later, Spell.PETRIFYING_GAZE) == {"D6"}
    free = against(1, "N@D6 K@E5", gaze_king=True, gaze_again=True)
    assert targets(free, Spell.PETRIFYING_GAZE) == {"D6", "E5"}
    twice = acted(free, cast(Spell.PETRIFYING_GAZE, "D6"), move("D1", "E1"), End(), move("E5", "F6"), End())
    assert "D6" in targets(twice, Spell.PETRIFYING_GAZE)


def test_only_declared_spells_are_cast_and_only_by_casters() -> None:
    game = against(1, spells=(Spell.PAIN, Spell.TERROR, Spell.EVOCATION))
    assert reason(game, cast(Spell.ENERGY_BOLT, "D6")) is CabalRefusal.NOT_DECLARED
    assert reason(game, cast(Spell.PAIN, "D6", caster="D2")) is CabalRefusal.NO_CASTER
    assert reason(game, cast(Spell.TERROR, "D5")) is CabalRefusal.NO_ENEMY


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (Enter(piece="skeleton", square=read_label("B1")), CabalRefusal.NOT_A_CORNER),
        (Enter(piece="skeleton", square=read_label("A1")), CabalRefusal.SQUARE_TAKEN),
        (Enter(piece="shadow", square=read_label("H1")), CabalRefusal.NO_MANA),
        (Enter(piece="necrarch", square=read_label("H1")), CabalRefusal.NEVER_ENTERS),
        (Enter(piece="soldier", square=read_label("H1")), CabalRefusal.NO_SUCH_PIECE),
    ],
)
def test_R001_23_what_cannot_enter(action: Enter, why: CabalRefusal) -> None:
    assert reason(standing("K@D1 P@A1", SOFT, mana=(2, 0)), action) is why


@pytest.mark.parametrize(
    ("start", "to", "why"),
    [
        ("E5", "E6", CabalRefusal.NO_PIECE),
        ("A8", "A7", CabalRefusal.NOT_YOUR_PIECE),
        ("D1", "D2", CabalRefusal.OWN_PIECE),
        ("D1", "D4", CabalRefusal.UNREACHABLE),
        ("D1", "J9", CabalRefusal.OFF_BOARD),
    ],
)
def test_moves_that_are_refused(start: str, to: str, why: CabalRefusal) -> None:
    assert reason(standing("K@D1 P@D2", SOFT), move(start, to)) is why


def test_G001_2_a_turn_has_a_move_and_only_so_many() -> None:
    game = standing("K@D1 P@D2", SOFT)
    assert reason(game, End()) is CabalRefusal.MUST_MOVE
    moved = acted(game, move("D2", "D3"))
    assert reason(moved, move("D1", "E1")) is CabalRefusal.MOVED_ALREADY
