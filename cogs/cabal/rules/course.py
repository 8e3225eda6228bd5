"""How a match goes on in its scene: it opens, begins, and every action is a step; turns of the game are turns there."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from functools import partial

from bot.engine.dice import Dice
from bot.engine.refusal import Refused
from bot.engine.ruling import Ruling
from bot.engine.scene import flow, people
from bot.engine.scene.events import Step
from bot.engine.scene.going import chained, require_awake, require_running
from bot.engine.scene.lasting import Trigger
from bot.engine.scene.model import Scene, SceneSettings, Status
from bot.engine.scene.playing import played
from bot.engine.turns import AlternateTurns
from cogs.cabal.rules.match import (
    RULESET,
    Draft,
    Match,
    MatchRefusal,
    drafted,
    made_ready,
    match_of,
    with_deadline,
    with_done,
    written,
)
from cogs.cabal.rules.model import Action, Done, End, Game, Resign, Side, Stage
from cogs.cabal.rules.play import apply, legal
from cogs.cabal.rules.preview import dissolving

SACRIFICE_TIME = timedelta(days=1)
"""How long a sacrifice may be thought about where turns have no limit."""

Player = tuple[str, int]
"""What somebody is called, and the id of the user who is called to their turns."""


def open_match(name: str, first: Player, second: Player, match: Match, dice: Dice) -> Step:
    """A scene in which these two, the first of whom begins, get ready. Raises `Refused` as `people.join`.

    Whoever has half of the days of a turn behind them is reminded.
    """
    settings = SceneSettings(reminder_minutes=match.days * 720 if match.days else None)
    step = flow.open_scene(name, RULESET, AlternateTurns(), settings=settings)
    for called, user_id in (first, second):
        step = chained(step, partial(people.join, name=called, dice=dice, user_ids=(user_id,)))
    return chained(step, lambda scene: played(scene, written(match)))


def resume_match(name: str, first: Player, second: Player, match: Match, dice: Dice, now: datetime) -> Step:
    """A scene in which these two go on with a game that has begun before; one that is over is closed at once."""
    game = match.playing
    if game.stage is Stage.OVER:
        step = open_match(name, first, second, match, dice)
        return chained(step, lambda scene: flow.close(scene, now))
    step = open_match(name, first, second, with_deadline(match, now), dice)
    step = chained(step, lambda scene: flow.start(scene, dice))
    if game.side is Side.SECOND:
        step = chained(step, lambda scene: flow.next_turn(scene, scene.called, dice))
    return step


def draft(scene: Scene, side: Side, wanted: Draft) -> Step:
    """A side drafts its set-up otherwise. Raises `Refused(READY_ALREADY)`, or as `require_awake`."""
    require_awake(scene)
    return played(scene, written(drafted(match_of(scene), side, wanted)))


def get_ready(scene: Scene, side: Side, dice: Dice, now: datetime) -> Step:
    """A side is ready; with the second one the game begins. Raises `Refused` as `match.made_ready`, `require_awake`."""
    require_awake(scene)
    match = made_ready(match_of(scene), side)
    if match.game is None:
        return played(scene, written(match))
    return chained(played(scene, written(with_deadline(match, now))), lambda there: flow.start(there, dice))


def act(scene: Scene, actions: Sequence[Action], dice: Dice, now: datetime, *, ends: bool | None = False) -> Step:
    """One step of all these actions, in their order. Raises `Refused` as `play.apply`, or as `require_running`.

    Where it `ends` the turn goes over with them, for None only if nothing else can be done in it; never where pieces
    would fall to dust, which whoever plays them has to confirm. With the turn of the game that of the scene is over;
    with the game the scene closes.
    """
    require_running(scene)
    match = match_of(scene)
    before = game = match.playing
    rulings: list[Ruling] = []
    for action in actions:
        game, ruling = apply(game, action, dice)
        rulings.append(ruling)
    if _goes_over(before, game, ends):
        game, ruling = apply(game, End(), dice)
        rulings.append(ruling)
    after = with_done(match, game, [Done.model_validate(ruling.result) for ruling in rulings])
    if game.turn != before.turn or game.fall != before.fall:
        after = with_deadline(after, now)
    step = played(scene, written(after), *(Trigger(ruling=ruling, sheet_ids=()) for ruling in rulings))
    if game.stage is Stage.OVER:
        return chained(step, lambda there: flow.close(there, now))
    for _ in range(game.turn - before.turn):
        step = chained(step, lambda there: flow.next_turn(there, there.called, dice))
    return step


def _goes_over(before: Game, game: Game, ends: bool | None) -> bool:
    """Whether the turn ends by itself after what has been done in it."""
    if ends is False or game.stage is not Stage.PLAY or game.turn != before.turn or game.fall is not None:
        return False
    return not dissolving(game) and (ends is True or not can_go_on(game))


def call_off(scene: Scene, now: datetime) -> Step:
    """The match ends before it has begun. Raises `Refused` as `flow.close`."""
    return flow.close(scene, now)


def lose_on_time(scene: Scene, side: Side, dice: Dice, now: datetime) -> Step:
    """A side that is late loses. Raises `Refused(NOT_LATE)` unless it is."""
    require_late(scene, side, now)
    return act(scene, (Resign(side=side),), dice, now)


def grant_time(scene: Scene, side: Side, now: datetime) -> Step:
    """A side that is late gets as much time again. Raises `Refused(NOT_LATE)` unless it is."""
    require_late(scene, side, now)
    return played(scene, written(with_deadline(match_of(scene), now)))


def require_late(scene: Scene, side: Side, now: datetime) -> None:
    """Raises `Refused(NOT_LATE)` unless this side has to act and its time is over."""
    match = match_of(scene)
    is_late = match.move_by is not None and match.move_by <= now
    if scene.status is not Status.RUNNING or match.playing.decides is not side or not is_late:
        raise Refused(MatchRefusal.NOT_LATE)


def choose_by(match: Match, now: datetime) -> datetime:
    """Until when a sacrifice can be chosen."""
    return match.move_by or now + SACRIFICE_TIME


def can_go_on(game: Game) -> bool:
    """Whether anything but its end is left to do in this turn."""
    return any(not isinstance(action, End) for action in legal(game))
