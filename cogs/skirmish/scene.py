"""A game of skirmish in a scene: each side has a turn there, and whose it is follows from the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import lru_cache, partial

from pydantic import JsonValue, TypeAdapter
from pydantic_core import to_json

from bot.engine.grid import Square
from bot.engine.guild import GuildSettings
from bot.engine.refusal import Refusal, Refused
from bot.engine.ruling import Note, Origin
from bot.engine.scene import flow
from bot.engine.scene.events import Event, Opened, RoundBegan, RoundEnded, Step, TurnBegan, TurnEnded
from bot.engine.scene.going import chained, changed, made
from bot.engine.scene.lasting import Trigger
from bot.engine.scene.model import Participant, Scene, Status
from bot.engine.scene.playing import played
from bot.engine.scene.rules import SceneOrder, SceneRules
from bot.engine.screen import Block, Control
from bot.engine.text import say
from bot.engine.turns import AlternateActivation
from cogs.skirmish.rules.model import Game
from cogs.skirmish.rules.play import Played
from cogs.skirmish.rules.results import Moved, result_of
from cogs.skirmish.rules.terms import Edition, Phase, Side
from cogs.skirmish.screens.board import card_blocks
from cogs.skirmish.screens.controls import controls
from cogs.skirmish.screens.telling import told

RULESET = "skirmish"
_TRAIL: TypeAdapter[list[tuple[int, int]]] = TypeAdapter(list[tuple[int, int]])

TURNS: Mapping[Side, int] = {Side.A: 1, Side.B: 2}
"""The turn that each side has in the scene."""

ORDERS = {
    Edition.FIRST: SceneOrder(
        "first",
        say("skirmish-order-first"),
        AlternateActivation(first=2, then=2),
        (Note(text=say("skirmish-scene-twos"), rule="G004-9", origin=Origin.PUBLIC),),
    ),
    Edition.SECOND: SceneOrder(
        "second",
        say("skirmish-order-second"),
        AlternateActivation(first=1, then=2),
        (Note(text=say("skirmish-scene-one-then-twos"), rule="R004-36"),),
    ),
}
"""How many creatures each edition activates at a time."""


class GameRefusal(Refusal):
    """Why somebody does not act in a game."""

    NO_GAME = "skirmish-refusal-no-game"
    NOT_A_PLAYER = "skirmish-refusal-not-a-player"
    NOT_YOUR_SIDE = "skirmish-refusal-not-your-side"
    NO_OPPONENT = "skirmish-refusal-no-opponent"
    NO_SUCH_MAP = "skirmish-refusal-no-such-map"
    NO_CHANNEL_MAP = "skirmish-refusal-no-channel-map"
    NO_SUCH_WARBAND = "skirmish-refusal-no-such-warband"
    NOT_ROUTING = "skirmish-refusal-not-routing"
    FILE_TOO_LARGE = "skirmish-refusal-file-too-large"
    NOT_TEXT = "skirmish-refusal-not-text"


def scene_rules() -> SceneRules:
    """The part of `skirmish` in `/scene`: games are opened and played by `/skirmish` alone."""
    return SceneRules(
        ruleset=RULESET,
        title=say("skirmish-guide-title"),
        orders=tuple(ORDERS.values()),
        ruling=told,
        board=_board,
        controls=_controls,
        own_turns=True,
        rules_stay=True,
    )


def game_of(scene: Scene) -> Game:
    """The game that is played in a scene. Raises `Refused(NO_GAME)` where none is."""
    if scene.ruleset != RULESET or not scene.game:
        raise Refused(GameRefusal.NO_GAME, scene=scene.name)
    return _read(to_json(scene.game["game"]))


@lru_cache(maxsize=32)
def _read(stored: bytes) -> Game:
    """The game that is stored so: of one step it is asked for by whoever tells, draws and answers it."""
    return Game.model_validate_json(stored)


def trail_of(scene: Scene) -> tuple[Square, ...]:
    """The squares of the last move in a game."""
    return tuple(Square(x, y) for x, y in _TRAIL.validate_python(scene.game.get("trail", ())))


def opened(name: str, game: Game, users: Mapping[Side, tuple[int, ...]]) -> Step:
    """A new scene in which the game is played by these users. Raises `Refused` as `flow.open_scene`."""
    scene = flow.open_scene(name, RULESET, ORDERS[game.edition].strategy).scene
    sides = tuple(
        Participant(id=turn, turn=turn, name=game.player(side).name, user_ids=users[side], side=side.upper())
        for side, turn in TURNS.items()
    )
    due = TURNS[due_side(game)]
    begun = changed(
        *(scene,),
        participants=sides,
        order=tuple(TURNS.values()),
        status=Status.RUNNING,
        round=max(_round(game), 0),
        current=due,
        game=_kept(game),
        version=0,
    )
    return made(begun, Opened(), TurnBegan(turn=due, round=begun.round))


def followed(scene: Scene, done: Played, now: datetime) -> Step:
    """The step of the scene to what the game has become: it is told, and who is due is called; a game that is over
    closes its scene at `now`."""
    game = done.game
    told_of = (Trigger(ruling=ruling, sheet_ids=()) for ruling in done.rulings)
    ways = [result.way for result in map(result_of, done.rulings) if isinstance(result, Moved)]
    step = played(scene, _kept(game, ways[-1] if ways else trail_of(scene)), *told_of)
    if game.over is not None:
        return chained(step, lambda there: flow.close(there, now))
    if _call(game_of(scene)) == _call(game):
        return step
    return chained(step, partial(_called, game))


def due_side(game: Game) -> Side:
    """The side that is waited for. Before the first round the sides set up one after the other."""
    if (deciding := game.deciding()) is not None:
        return deciding
    unready = (one.side for one in game.creatures if game.phase is Phase.DEPLOYING and not one.stands)
    return min(unready, default=Side.A)


def sides_of(scene: Scene, user_id: int) -> tuple[Side, ...]:
    """The sides that this user plays."""
    return tuple(side for side, turn in TURNS.items() if user_id in scene.callers(turn))


def _call(game: Game) -> tuple[object, ...]:
    """What a call depends on: as long as this stays, nobody is called anew. Every decision has a call of its own."""
    return due_side(game), _round(game), game.phase, game.top


def _round(game: Game) -> int:
    """The round, which counts as begun once it is known who goes first."""
    return game.round if game.acting is not None else game.round - 1


def _called(game: Game, scene: Scene) -> Step:
    """Whoever is due is called, in the round that the game has reached."""
    events: list[Event] = []
    if scene.current is not None:
        events.append(TurnEnded(turn=scene.current, round=scene.round))
    reached = max(_round(game), scene.round)
    if reached > scene.round:
        events += [RoundEnded(round=scene.round)] if scene.round else []
        events.append(RoundBegan(round=reached))
        first = TURNS[game.acting or Side.A]
        scene = changed(scene, round=reached, order=(first, *(turn for turn in TURNS.values() if turn != first)))
    due = TURNS[due_side(game)]
    return made(changed(scene, current=due), *events, TurnBegan(turn=due, round=scene.round))


def _kept(game: Game, trail: Sequence[Square] = ()) -> dict[str, JsonValue]:
    """What the scene keeps: the game, and the squares of the last move."""
    return {"game": game.model_dump(mode="json"), "trail": [list(square) for square in trail]}


def _board(scene: Scene, settings: GuildSettings) -> tuple[Block, ...]:
    return card_blocks(game_of(scene), settings, trail_of(scene))


def _controls(scene: Scene) -> tuple[Control, ...]:
    return controls(scene.id, scene.called, game_of(scene))
