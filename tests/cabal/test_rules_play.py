"""Legal actions are done, all others refused, whatever they are; rulings tell what was done and why."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.dice import ScriptedDice
from bot.engine.grid import Square, read_label
from bot.engine.refusal import Refused
from bot.engine.ruling import Origin, Ruling
from cogs.cabal.rules.model import (
    ACTION,
    Action,
    Cast,
    End,
    Enter,
    Game,
    Move,
    Sacrifice,
    SetUp,
    Side,
    Spell,
    Stage,
)
from cogs.cabal.rules.play import apply, legal
from cogs.cabal.rules.preview import can_end
from cogs.cabal.rules.refusals import CabalRefusal
from cogs.cabal.rules.setup import new_game
from tests.cabal.games import EMPIRE, UNDEAD, acted, begun, done, move, options, standing
from tests.cabal.random_play import played

SQUARES = st.builds(Square, st.integers(-1, 9), st.integers(-1, 9))
KINDS = st.sampled_from([*(kind.id for kind in (*UNDEAD.pieces, *EMPIRE.pieces)), "dragon", ""])
ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.builds(Move, start=SQUARES, to=SQUARES),
    st.builds(
        Cast,
        caster=SQUARES,
        spell=st.sampled_from(Spell),
        target=SQUARES,
        to=st.none() | SQUARES,
        piece=st.none() | KINDS,
    ),
    st.builds(Enter, piece=KINDS, square=SQUARES),
    st.builds(Sacrifice, victims=st.lists(SQUARES, max_size=2).map(tuple), to=st.none() | SQUARES),
    st.just(End()),
)
GAMES = [
    begun(),
    begun(EMPIRE, UNDEAD),
    standing("K@D3 Q@D4 P@C5 B@E4", "K@E7 P@D6 N@F5 B@C6", mana=(4, 0)),
    acted(standing("K@D5 P@C4 B@F7 P@D3", "R@D8 K@H8", turn=2), move("D8", "D5")),
]


@settings(max_examples=300)
@given(game=st.sampled_from(GAMES), action=ACTIONS)
def test_whatever_is_not_legal_is_refused_and_changes_nothing(game: Game, action: Action) -> None:
    possible = legal(game)
    if isinstance(action, Sacrifice):
        action = action.model_copy(update={"victims": tuple(sorted(action.victims, key=lambda one: (one.y, one.x)))})
    if action in possible:
        apply(game, action, ScriptedDice([]))
    else:
        with pytest.raises(Refused):
            apply(game, action, ScriptedDice([]))


@pytest.mark.parametrize("number", range(4))
def test_every_legal_action_can_be_done_and_survives_json(number: int) -> None:
    game = played(begun((UNDEAD, EMPIRE)[number % 2], UNDEAD, spells=tuple(Spell)[3:]), number, turns=25)
    for action in legal(game):
        assert ACTION.validate_python(action.model_dump(mode="json")) == action
        after, ruling = apply(game, action, ScriptedDice([]))
        assert after.record[:-1] == game.record
        assert Ruling.model_validate_json(ruling.model_dump_json()) == ruling


def test_victims_may_be_named_in_either_order() -> None:
    squares = (read_label("F7"), read_label("C4"))
    one, other = (acted(GAMES[3], Sacrifice(victims=victims)) for victims in (squares, squares[::-1]))
    assert one == other
    assert one.record[-1] == "sacrifice:C4,F7"


def test_nothing_is_possible_before_the_game_begins() -> None:
    waiting = new_game(UNDEAD, EMPIRE, options())
    assert legal(waiting) == ()
    with pytest.raises(Refused) as refused:
        apply(waiting, move("A2", "A3"), ScriptedDice([]))
    assert refused.value.reason is CabalRefusal.NOT_READY


def test_a_turn_can_end_when_a_piece_has_moved() -> None:
    assert not can_end(begun())
    assert can_end(acted(begun(), move("A2", "A3")))


def rules(game: Game, action: Action, *faces: int) -> dict[str, Origin]:
    """The rules of a ruling's notes, and whose values they are."""
    _, ruling = apply(game, action, ScriptedDice(faces))
    return {note.rule: note.origin for note in ruling.trace}


def test_the_notes_name_the_rules_that_counted() -> None:
    game = standing("K@E1 R@D3", "P@D5 K@H8")
    assert rules(game, move("D3", "D5")) == {
        "R001-28": Origin.SOURCE,
        "G001-1": Origin.HOUSE,
        "G001-6": Origin.READING,
        "R001-30": Origin.SOURCE,
    }
    assert rules(standing("K@E1 R@D3", "P@D5 K@H8", dice=True), move("D3", "D5"), 1, 6)["G001-1"] is Origin.GUILD
    theirs = acted(game, move("D3", "D5"), End())
    assert rules(theirs, move("H8", "H7")) == {"G001-5": Origin.HOUSE}
    assert rules(acted(game, move("D3", "D5")), End()) == {"G001-3": Origin.HOUSE, "R001-7": Origin.SOURCE}


def test_the_notes_of_a_spell_tell_what_is_our_reading() -> None:
    bolt = Cast(caster=read_label("D4"), spell=Spell.ENERGY_BOLT, target=read_label("D6"))
    found = rules(GAMES[2], bolt)
    assert found["R001-33"] is Origin.SOURCE
    assert found["G001-6"] is Origin.READING


def test_a_ruling_tells_what_was_done() -> None:
    game = begun()
    found = done(game, move("A2", "A3"))
    assert (found.action, found.side, found.turn, found.result) == (move("A2", "A3"), Side.FIRST, 1, None)


def test_the_set_ups_are_kept_in_the_game() -> None:
    game = begun()
    assert game.stage is Stage.PLAY
    assert all(isinstance(one, SetUp) and len(one.pieces) == 16 for one in game.ready)
