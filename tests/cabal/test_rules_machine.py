"""Whole games by chance against the literal reading of the rules: legal actions, positions, and what is always true."""

from __future__ import annotations

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from bot.engine.dice import ScriptedDice
from bot.engine.grid import Square
from cogs.cabal.rules.board import Board
from cogs.cabal.rules.model import Action, End, Game, Piece, SetUp, Side, Spell, Stage
from cogs.cabal.rules.play import apply, legal
from cogs.cabal.rules.position import board_of
from cogs.cabal.rules.preview import dissolving
from cogs.cabal.rules.setup import new_game
from cogs.cabal.tables import FogCheck, SpellTerror, Ties
from tests.cabal import literal
from tests.cabal.games import BOARDS, EMPIRE, UNDEAD, options

ARMIES = ((UNDEAD, EMPIRE), (EMPIRE, UNDEAD), (UNDEAD, UNDEAD))


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Any game in the middle: some pieces anywhere within a corner of the board, mana, and all spells."""
    armies = draw(st.sampled_from(ARMIES))
    width, height = draw(st.sampled_from(BOARDS))
    chosen = options(
        ties=draw(st.sampled_from(Ties)),
        lowest_defence=draw(st.integers(0, 1)),
        moves_per_turn=draw(st.integers(1, 2)),
        fog_check=draw(st.sampled_from(FogCheck)),
        spell_terror=draw(st.sampled_from(SpellTerror)),
        gaze_king=draw(st.booleans()),
        gaze_again=draw(st.booleans()),
    )
    game = new_game(*armies, chosen, width=width, height=height)
    left, below = draw(st.integers(0, width - 6)), draw(st.integers(0, height - 6))
    near = st.builds(Square, st.integers(left, left + 5), st.integers(below, below + 5))
    number = draw(st.integers(4, 16))
    squares = draw(st.lists(near, min_size=number, max_size=number, unique=True))
    pieces: list[Piece] = []
    for at, square in enumerate(squares):
        side = Side(at % 2)
        others = [kind for kind in armies[side].pieces if not kind.is_king]
        kind = armies[side].king if at < 2 else draw(st.sampled_from(others))
        standing = sum(piece.side is side and piece.kind == kind.id for piece in pieces)
        if standing < kind.limit:
            pieces.append(Piece(id=at + 1, side=side, kind=kind.id, square=square))
    ready = tuple(SetUp(pieces=(), spells=tuple(Spell) if army.casts else ()) for army in armies)
    return game.model_copy(
        update={
            "stage": Stage.PLAY,
            "pieces": tuple(pieces),
            "next_id": number + 1,
            "ready": ready,
            "turn": draw(st.integers(1, 2)),
            "mana": tuple(draw(st.integers(0, 6)) if army.casts else 0 for army in armies),
        }
    )


def position(game: Game) -> tuple[Any, ...]:
    """What two generators must agree upon."""
    pieces = sorted(
        (
            piece.id,
            piece.side,
            piece.kind,
            piece.square,
            max(piece.frightened - game.turn, -1),
            max(piece.petrified - game.turn, -1),
        )
        for piece in game.pieces
    )
    return pieces, game.mana, game.turn, game.moved, game.cast, game.fall, game.result


class Games(RuleBasedStateMachine):
    """A game that goes on, action by action."""

    game: Game

    @initialize(game=games())
    def begin(self, game: Game) -> None:
        self.game = game

    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        if self.game.stage is Stage.OVER:
            return
        actions = legal(self.game)
        kind = data.draw(st.sampled_from(sorted({action.kind for action in actions})))
        self.do(data.draw(st.sampled_from([action for action in actions if action.kind == kind])))

    def do(self, action: Action) -> None:
        before, lost = self.game, dissolving(self.game) if isinstance(action, End) else ()
        self.game, _ = apply(before, action, ScriptedDice([]))
        expected = literal.after(before, action)
        assert position(self.game.model_copy(update={"result": expected.result})) == position(expected)
        if expected.result:
            assert self.game.result == expected.result
        if isinstance(action, End):
            gone = {piece.id for piece in before.pieces} - {piece.id for piece in self.game.pieces}
            assert gone == {piece.id for piece in lost}
            for piece in self.game.pieces:
                if piece.side is before.side and self.game.kind(piece).needs_fog:
                    assert piece.square in literal.fog(self.game, piece.side)

    @invariant()
    def all_that_is_legal_is_what_a_literal_reading_finds(self) -> None:
        actions = legal(self.game)
        assert len(set(actions)) == len(actions)
        assert set(actions) == literal.actions(self.game)
        assert actions or self.game.stage is Stage.OVER

    @invariant()
    def what_is_always_true(self) -> None:
        squares = [piece.square for piece in self.game.pieces]
        assert len(set(squares)) == len(squares)
        assert all(0 <= x < self.game.width and 0 <= y < self.game.height for x, y in squares)
        assert min(self.game.mana) >= 0
        assert len({piece.id for piece in self.game.pieces}) == len(self.game.pieces)
        kings = [piece.side for piece in self.game.pieces if self.game.kind(piece).is_king]
        assert len(kings) == 2 or self.game.stage is Stage.OVER

    @invariant()
    def a_game_survives_json(self) -> None:
        assert Game.model_validate_json(self.game.model_dump_json()) == self.game

    @invariant()
    def a_copy_of_the_board_is_the_board(self) -> None:
        board = board_of(self.game)
        assert parts(board.copy()) == parts(board)
        assert board.copy().key == board.key


def parts(board: Board) -> dict[str, object]:
    """All that a board holds, with its marks as figures."""
    held = {name: getattr(board, name) for name in Board.__slots__}
    return held | {"marks": {id: mark.values for id, mark in board.marks.items()}}


TestGames = Games.TestCase
TestGames.settings = settings(max_examples=25, stateful_step_count=15, deadline=None)
