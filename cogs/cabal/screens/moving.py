"""Moving a piece: from which square, to which, and what each attack would give."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.grid import Square, label
from bot.engine.guild import GuildSettings
from bot.engine.scene.model import Scene
from bot.engine.screen import Block, ButtonStyle, Control, Heading, Item, Option, Paragraph, Screen, Select
from bot.engine.text import SUGGESTIONS, Listing, Text, say
from cogs.cabal.rules.match import Match
from cogs.cabal.rules.model import Cast, Game, Move, Piece, Side
from cogs.cabal.rules.notation import action_text
from cogs.cabal.rules.preview import Preview, attack, dissolving
from cogs.cabal.screens.board import at as square_at
from cogs.cabal.screens.board import board_block, piece_text
from cogs.cabal.screens.call import at, button, facts, ways
from cogs.cabal.screens.told import clash_blocks, clash_text, fights


def title(scene: Scene) -> Text:
    """The game, as screens call it."""
    return say("scene-title", scene=scene.name)


def pieces_screen(scene: Scene, game: Game, settings: GuildSettings, movers: Sequence[Piece]) -> Screen:
    """The board and the pieces that can move or attack now."""
    choice = Select(
        address=at("piece", scene.id, scene.called),
        placeholder=say("cabal-choose-piece"),
        options=tuple(
            Option(value=label(piece.square), label=piece_text(game, piece)) for piece in movers[:SUGGESTIONS]
        ),
    )
    return Screen(
        title=title(scene),
        blocks=(board_block(game, settings, side=game.side),),
        controls=(choice, button("end", scene.id, scene.called)),
        private=True,
    )


def squares_screen(
    scene: Scene, game: Game, settings: GuildSettings, movers: Sequence[Piece], moves: Sequence[Move]
) -> Screen:
    """The board with the squares that a piece can go to, and a list of them below that of the pieces."""
    screen = pieces_screen(scene, game, settings, movers)
    start = moves[0].start
    choice = Select(
        address=at("do", scene.id, scene.version),
        placeholder=say("cabal-choose-square", square=square_at(start)),
        options=tuple(
            Option(value=action_text(game, move), label=target_text(game, move), description=clash_line(game, move))
            for move in moves[:SUGGESTIONS]
        ),
    )
    board = board_block(game, settings, side=game.side, reached=[move.to for move in moves])
    return screen.model_copy(
        update={"blocks": (board,), "controls": (screen.controls[0], choice, *screen.controls[1:])}
    )


def moves_screen(
    scene: Scene, game: Game, settings: GuildSettings, side: Side, piece: Piece, moves: Sequence[Move]
) -> Screen:
    """What a piece can do: the squares it can go to, and each of its attacks, reckoned."""
    kind = game.kind(piece)
    figures = say("cabal-figures", cost=kind.cost, defence=kind.defence, attack=kind.attack, movement=kind.reach)
    free = [square_at(move.to) for move in moves if game.at(move.to) is None]
    blocks: list[Block] = [
        board_block(game, settings, side=side, reached=[move.to for move in moves]),
        Item(text=piece_text(game, piece)),
        Item(text=figures),
        Item(text=say("cabal-can-go", squares=Listing(items=tuple(free))) if free else say("cabal-can-go-nowhere")),
        *_marks(game, piece),
    ]
    for move in moves:
        found = attack(game, move)
        if found is not None:
            blocks += [Heading(text=target_text(game, move)), *clash_blocks(found.clash, move), *_chance(game, found)]
    return Screen(title=title(scene), blocks=tuple(blocks), private=True)


def after_screen(scene: Scene, match: Match, settings: GuildSettings, side: Side) -> Screen:
    """How the game stands after one has done something: the fights, the board, and what can still be done."""
    game = match.playing
    goes_on = game.decides is side and game.result is None
    controls: tuple[Control, ...] = ()
    if goes_on and game.fall is None:
        controls = (button("end", scene.id, scene.called, style=ButtonStyle.PRIMARY), *ways(scene, game))
    said = "cabal-turn-goes-on" if goes_on else "cabal-turn-is-over"
    return Screen(
        title=title(scene),
        blocks=(
            *fights(match.done),
            board_block(game, settings, side=side),
            *facts(scene, match, game),
            Paragraph(text=say(said)),
        ),
        controls=controls,
        private=True,
    )


def end_question(scene: Scene, game: Game) -> Screen:
    """Whether the turn is to end, with all pieces that would fall to dust."""
    lost = dissolving(game)
    names = Listing(items=tuple(piece_text(game, piece) for piece in lost))
    blocks: list[Block] = [Paragraph(text=say("cabal-end-question", n=len(lost)))]
    if lost:
        blocks.append(Paragraph(text=say("cabal-would-dissolve", names=names)))
    style = ButtonStyle.DANGER if lost else ButtonStyle.PRIMARY
    return Screen(
        title=title(scene),
        blocks=tuple(blocks),
        controls=(button("end-turn", scene.id, scene.version, style=style), button("cancel", scene.id)),
        private=True,
    )


def target_text(game: Game, move: Move) -> Text:
    """Where a move goes, and whom it attacks."""
    victim = game.at(move.to)
    if victim is None:
        return say("cabal-to", square=square_at(move.to))
    return say("cabal-to-attack", square=square_at(move.to), name=game.kind(victim).called)


def clash_line(game: Game, action: Move | Cast) -> Text | None:
    """What an attack would give, in a few words; None for what is no attack."""
    found = attack(game, action)
    if found is None:
        return None
    return say("cabal-chance", chance=found.chance) if game.options.dice else clash_text(found.clash)


def from_square(moves: Sequence[Move], square: Square) -> list[Move]:
    """Those of the moves that begin there."""
    return [move for move in moves if move.start == square]


def _chance(game: Game, found: Preview) -> Iterator[Block]:
    if game.options.dice:
        yield Item(text=say("cabal-chance", chance=found.chance))


def _marks(game: Game, piece: Piece) -> Iterator[Block]:
    if piece.petrified >= game.turn:
        yield Item(text=say("cabal-is-petrified"))
    if piece.frightened >= game.turn:
        yield Item(text=say("cabal-is-frightened"))
