"""The board of a game: drawn, as a list, as a picture; with who stands where and what is due."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache

from bot.engine import grid
from bot.engine.boards import board_block, board_picture
from bot.engine.grid import LAST_MOVE, Position, Shade, Square, Token
from bot.engine.guild import GuildSettings
from bot.engine.screen import Block, Board, Button, Fact, Item, Paragraph, Screen
from bot.engine.text import Listing, Text, say
from cogs.skirmish.rules.bloodied import is_bloodied
from cogs.skirmish.rules.boards import GROUND_NAMES
from cogs.skirmish.rules.course import next_to_run
from cogs.skirmish.rules.model import Creature, Game, Movement, RoutsDue, SavesDue
from cogs.skirmish.rules.routes import Routes
from cogs.skirmish.rules.runs import runs
from cogs.skirmish.rules.terms import Side
from cogs.skirmish.screens.due import due_text
from cogs.skirmish.screens.names import at


def card_blocks(game: Game, settings: GuildSettings, trail: tuple[Square, ...] = ()) -> tuple[Block, ...]:
    """The game as everybody may see it, below a call and on the status card."""
    return (
        *(
            Fact(label=side_label(game, side), value=say("skirmish-points", n=game.player(side).points))
            for side in Side
        ),
        board_now(game, settings, trail),
        Paragraph(text=due_text(game)),
    )


@lru_cache(maxsize=16)
def board_now(game: Game, settings: GuildSettings, trail: tuple[Square, ...] = ()) -> Board:
    """The part of the board that matters, with the ways of those who are about to move, or the last move.

    Remembered, since the call, the card and the desk after a step all show the same.
    """
    shown = position(game, *_shades(game, trail))
    block = board_block(shown, settings, around=matters(game), names=GROUND_NAMES)
    # The same as a list is a button away; on every call and card it would be most of what is stored of them.
    return block.model_copy(update={"as_text": ()})


def _shades(game: Game, trail: Sequence[Square]) -> Iterator[Shade]:
    match game.top:
        case Movement(way=way):
            yield way_shade([square for stand in way for square in stand.space.squares])
        case RoutsDue(waiting=waiting):
            found = [runs(game, game.creature(id)) for id in next_to_run(game, waiting)]
            yield way_shade([square for one in found for square in squares_of(one)])
        case _ if len(trail) > 1:
            yield way_shade(trail, say("skirmish-last-move"))


def side_label(game: Game, side: Side) -> Text:
    """A side with the name of whoever plays it."""
    return say(f"skirmish-player-{side}", name=game.player(side).name)


def position(game: Game, *shades: Shade) -> Position:
    """Who stands where. A legend tells hit points and states."""
    return Position(board=game.board, tokens=tuple(_tokens(game)), shades=shades)


def way_shade(way: Collection[Square], name: Text | None = None) -> Shade:
    """The squares of a way."""
    return Shade(sign=LAST_MOVE, name=name or say("skirmish-way"), squares=frozenset(way))


def squares_of(found: Routes) -> list[Square]:
    """The squares of all rout moves that are equally good."""
    return [square for route in found.routes for stand in route.way for square in stand.space.squares]


def matters(game: Game) -> Collection[Square]:
    """The squares around which the part of a board lies that matters now."""
    match game.top:
        case Movement(creature_id=id, way=way):
            return [*_where(game, id), *(stand.square for stand in way)]
        case SavesDue(waiting=(first, *_)):
            return _where(game, first.creature_id)
        case RoutsDue(waiting=(first_id, *_)):
            return _where(game, first_id)
    if game.turn is not None:
        return _where(game, game.turn.creature_id)
    return game.squares(game.standing())


def marks(game: Game, one: Creature) -> Iterator[Text]:
    """What is to be known of a creature besides its hit points."""
    if one.is_commander:
        yield say("skirmish-mark-commander", n=one.stats.commander_rating)
    if one.routing:
        yield say("skirmish-mark-routing")
    if one.helpless:
        yield say("skirmish-mark-helpless")
    if is_bloodied(game, one):
        yield say("skirmish-mark-bloodied")
    if one.activated:
        yield say("skirmish-mark-activated")


def board_screen(
    game: Game,
    scene_id: int,
    title: Text,
    settings: GuildSettings,
    *,
    shades: Sequence[Shade] = (),
    around: Collection[Square] = (),
    blocks: Sequence[Block] = (),
    private: bool = False,
) -> Screen:
    """The board with these shades, and what can be seen of it besides."""
    drawn = board_block(position(game, *shades), settings, around=around or matters(game), names=GROUND_NAMES)
    return Screen(
        title=title, blocks=(drawn, *blocks), controls=tuple(looks(game, scene_id, settings)), private=private
    )


def looks(game: Game, scene_id: int, settings: GuildSettings) -> Iterator[Button]:
    """The board in other ways: a picture, a list, and its pages where it is wider than the table's boards."""
    yield Button(address=at("picture", scene_id), label=say("skirmish-button-picture"))
    yield Button(address=at("list", scene_id), label=say("skirmish-button-list"))
    if len(grid.pages(game.board, settings.board_width)) > 1:
        yield Button(address=at("page", scene_id, 0), label=say("skirmish-button-pages"))


def picture_screen(game: Game, title: Text) -> Screen:
    """The whole board as a picture, to whoever asks."""
    return Screen(title=title, picture=board_picture(position(game), GROUND_NAMES), private=True)


def list_screen(game: Game, title: Text) -> Screen:
    """The whole board, and everybody on it, as a list, to whoever asks."""
    blocks = (Item(text=text) for text in grid.as_text(position(game), GROUND_NAMES))
    return Screen(title=title, blocks=tuple(blocks), private=True)


def page_screen(game: Game, scene_id: int, title: Text, place: int, settings: GuildSettings) -> Screen:
    """One page of the board, to whoever asks, and the way to the next."""
    pages = grid.pages(game.board, settings.board_width)
    place = place % len(pages)
    block = board_block(position(game), settings, part=pages[place], names=GROUND_NAMES)
    onward = Button(address=at("page", scene_id, (place + 1) % len(pages)), label=say("skirmish-button-next-page"))
    return Screen(title=title, blocks=(block,), controls=(onward,), private=True)


def _tokens(game: Game) -> Iterator[Token]:
    for one in game.seen():
        name, now, start = one.name, one.hit_points, one.stats.hit_points
        told = say("skirmish-token", name=name, now=now, start=start)
        if known := tuple(marks(game, one)):
            told = say("skirmish-token-marked", name=name, now=now, start=start, marks=Listing(items=known))
        yield Token(symbol=one.symbol, name=told, space=one.space)


def _where(game: Game, id: int) -> tuple[Square, ...]:
    one = game.creature(id)
    return one.space.squares if one.stands else ()
