"""`/cabal move` and `/cabal moves`: pieces move and attack, by name or by two lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from bot.engine.dice import Dice
from bot.engine.grid import label, read_label
from bot.engine.refusal import Refused, Shared
from bot.engine.scene.events import Step
from bot.engine.scene.model import Scene
from bot.engine.screen import Screen
from bot.engine.text import best_matches, search_key
from bot.services import scenes
from bot.services.scenesteps import Taken
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from bot.surface.permissions import Seat
from bot.surface.scenetable import Act
from cogs.cabal.commands.base import CabalBase
from cogs.cabal.rules import course
from cogs.cabal.rules.match import match_of, require_decides, side_of, sides_of
from cogs.cabal.rules.model import Action, Draw, Game, Move, Piece, Resign, Side
from cogs.cabal.rules.notation import read_action
from cogs.cabal.rules.options import as_if_on_turn, movers, moves_from
from cogs.cabal.rules.preview import dissolving
from cogs.cabal.rules.refusals import CabalRefusal
from cogs.cabal.screens.board import piece_text
from cogs.cabal.screens.moving import (
    after_screen,
    clash_line,
    end_question,
    moves_screen,
    pieces_screen,
    squares_screen,
    target_text,
)


class MoveCommands(CabalBase):
    """Moves and attacks, and what they would give."""

    @app_commands.command()
    async def move(
        self,
        interaction: discord.Interaction[Gravecaller],
        piece: str = "",
        to: str = "",
        end: bool | None = None,
        game: str = "",
    ) -> None:
        seat = await self.seat(interaction, private=True)
        find = self.game(game, seat)
        if not piece.strip():
            await self.look(interaction, lambda db: self._pieces(scenes.load(db, find(db)), seat))
        elif not to.strip():
            await self.look(interaction, lambda db: self._squares(scenes.load(db, find(db)), seat, piece))
        else:
            move = Move(start=read_label(piece), to=read_label(to))
            act = self.acting(seat, lambda _: move, end)
            await self.step(interaction, find, act, "cabal-move", shown=self.after)

    @app_commands.command()
    async def moves(self, interaction: discord.Interaction[Gravecaller], piece: str, game: str = "") -> None:
        seat = await self.seat(interaction, private=True)
        square = read_label(piece)

        def work(db: Any) -> Screen:
            scene = self.shown_game(db, game, seat)
            played = match_of(scene).playing
            meant = played.at(square)
            if meant is None:
                raise Refused(CabalRefusal.NO_PIECE, square=label(square))
            view = next(iter(sides_of(scene, seat.viewer)), Side.FIRST)
            asked = as_if_on_turn(played, meant.side)
            return moves_screen(scene, asked, seat.settings, view, meant, moves_from(asked, square))

        await self.look(interaction, work)

    @move.autocomplete("piece")
    @suggests
    async def suggest_mover(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        """The pieces that can move now, to whoever has the turn."""
        scene, match, seat = await self.suggested_game(interaction)
        require_decides(scene, match, seat.viewer)
        return self._named(seat, match.playing, movers(match.playing), current)

    @move.autocomplete("to")
    @suggests
    async def suggest_target(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """Where the piece can go; of an attack what it would give."""
        scene, match, seat = await self.suggested_game(interaction)
        require_decides(scene, match, seat.viewer)
        played = match.playing
        targets: dict[str, str] = {}
        for move in moves_from(played, read_label(str(interaction.namespace.piece or ""))):
            line = clash_line(played, move)
            said = self.said_to(seat, target_text(played, move))
            targets[f"{said}: {self.said_to(seat, line)}" if line else said] = label(move.to)
        return _best(targets, current)

    @moves.autocomplete("piece")
    @suggests
    async def suggest_piece(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        """All pieces, one's own first."""
        scene, match, seat = await self.suggested_game(interaction)
        own = sides_of(scene, seat.viewer)
        pieces = sorted(match.playing.pieces, key=lambda piece: piece.side not in own)
        return self._named(seat, match.playing, pieces, current)

    @move.autocomplete("game")
    @moves.autocomplete("game")
    @suggests
    async def suggest_game_to_move_in(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_games(interaction, current)

    @action("pieces")
    async def choose_piece(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The list of the pieces that can move."""
        seat = await self.seat(interaction, private=True)
        await self.look(interaction, lambda db: self._pieces(present(db, click), seat))

    @action("piece")
    async def choose_square(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The list of the squares to which the chosen piece can go."""
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            return self._squares(present(db, click), seat, "".join(click.values))

        await self.look(interaction, work, redraw=True)

    @action("do")
    async def do(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """What was chosen from a list: a move, a spell, an entry, a sacrifice; once, whoever clicks how often."""
        seat = await self.seat(interaction, private=True)
        act = self.acting(seat, lambda game: _read(game, click), None)

        def unchanged(db: Any, scene: Scene, dice: Dice) -> Step:
            if scene.version != click.number(1):
                raise Refused(Shared.ALREADY_DONE)
            return act(db, scene, dice)

        await self.step(
            *(interaction, lambda _: click.number(0), unchanged, "cabal-move"), shown=self.after, redraw=True
        )

    def after(self, _: Any, taken: Taken, seat: Seat) -> Screen:
        """What whoever acted sees then: that pieces would fall to dust, or how the game stands."""
        match = match_of(taken.scene)
        game, side = match.playing, side_of(taken.scene, seat.viewer)
        if game.result is None and game.decides is side and not course.can_go_on(game) and dissolving(game):
            return end_question(taken.scene, game)
        return after_screen(taken.scene, match, seat.settings, side)

    def acting(self, seat: Seat, read: Callable[[Game], Action], ends: bool | None) -> Act:
        """One action of whoever has to act, which may end the turn. Raises as `require_decides` and `course.act`."""

        def act(_: Any, scene: Scene, dice: Dice) -> Step:
            match = match_of(scene)
            require_decides(scene, match, seat.viewer)
            return course.act(scene, [read(match.playing)], dice, self.bot.clock.now(), ends=ends)

        return act

    def _pieces(self, scene: Scene, seat: Seat) -> Screen:
        match = match_of(scene)
        require_decides(scene, match, seat.viewer)
        return pieces_screen(scene, match.playing, seat.settings, movers(match.playing))

    def _squares(self, scene: Scene, seat: Seat, typed: str) -> Screen:
        """The squares to which a piece can go. Raises `Refused(UNREACHABLE)` where there are none."""
        match = match_of(scene)
        require_decides(scene, match, seat.viewer)
        game, square = match.playing, read_label(typed)
        moves = moves_from(game, square)
        if not moves:
            raise Refused(CabalRefusal.NO_PIECE, square=label(square))
        return squares_screen(scene, game, seat.settings, movers(game), moves)

    def _named(self, seat: Seat, game: Game, pieces: list[Piece], current: str) -> list[tuple[str, str]]:
        return _best({self.said_to(seat, piece_text(game, piece)): label(piece.square) for piece in pieces}, current)


def _best(named: dict[str, str], current: str) -> list[tuple[str, str]]:
    """The entries that match what was typed, a square's label before all."""
    wanted = search_key(current)
    exact = [(said, value) for said, value in named.items() if search_key(value) == wanted]
    return exact or [(said, named[said]) for said in best_matches(current, named)]


def present(db: Any, click: Click) -> Scene:
    """The game, if its turn is still the one of the button. Raises `Refused(ALREADY_DONE)`."""
    scene = scenes.load(db, click.number(0))
    if scene.called != click.number(1):
        raise Refused(Shared.ALREADY_DONE)
    return scene


def _read(game: Game, click: Click) -> Action:
    found, _ = read_action(game, "".join(click.values))
    if isinstance(found, Draw | Resign):
        raise Refused(Shared.CLOSED)
    return found
