"""A match: the game of two people, or of one against the bot, as a scene carries it.

While the sides get ready there is no game yet, only what each of them drafts: that is theirs alone, whoever asks. Once
both are ready the game begins, and the drafts are forgotten.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from pydantic import Field, JsonValue

from bot.engine.grid import Square
from bot.engine.model import Frozen
from bot.engine.refusal import Refusal, Refused, Shared
from bot.engine.scene.model import Scene
from bot.engine.sheet import Viewer
from cogs.cabal.rules.model import Done, Game, SetUp, Side, Spell, Stage
from cogs.cabal.rules.refusals import SetUpRefusal
from cogs.cabal.rules.setup import check, classical, new_game, ready
from cogs.cabal.tables import Army, Options

RULESET = "cabal"


class MatchRefusal(Refusal):
    """Why something is not possible between the players."""

    NO_GAME = "cabal-refusal-no-game"
    NOT_BEGUN = "cabal-refusal-not-begun"
    NOT_A_PLAYER = "cabal-refusal-not-a-player"
    TURN_OF = "cabal-refusal-turn-of"
    NOBODY_CASTS = "cabal-refusal-nobody-casts"
    NO_OPPONENT = "cabal-refusal-no-opponent"
    NO_SUCH_ARMY = "cabal-refusal-no-such-army"
    RANK_TOO_LONG = "cabal-refusal-rank-too-long"
    NO_SUCH_LETTER = "cabal-refusal-no-such-letter"
    NOTHING_TO_TAKE_BACK = "cabal-refusal-nothing-to-take-back"
    NOT_YOUR_ANSWER = "cabal-refusal-not-your-answer"
    NOT_LATE = "cabal-refusal-not-late"
    NO_DRAW_WITH_BOT = "cabal-refusal-no-draw-with-bot"


class Draft(Frozen):
    """How a side wants to begin: its army, where its pieces stand, the spells it declares."""

    army: Army
    pieces: tuple[tuple[str, Square], ...]
    spells: tuple[Spell, ...] = ()
    is_ready: bool = False

    @property
    def set_up(self) -> SetUp:
        """The same, as the rules know it. Spells are declared by casters alone."""
        return SetUp(pieces=self.pieces, spells=self.spells if self.army.casts else ())


class Match(Frozen):
    """What a scene keeps of a match on a board of `width` times `height` squares.

    The bot plays the side `bot`, if any, as strongly as `level` says. Each turn may take so many `days`; the present
    one, or the decision that is waited for, is late after `move_by`. `done` is what was done in the last turn in which
    something was, in order.
    """

    width: int = 8
    height: int = 8
    options: Options
    drafts: tuple[Draft, Draft] | None = None
    game: Game | None = None
    bot: Side | None = None
    level: int = Field(2, ge=1, le=3)
    days: int | None = Field(None, ge=1, le=30)
    move_by: datetime | None = None
    done: tuple[Done, ...] = ()

    @property
    def playing(self) -> Game:
        """The game. Raises `Refused(NOT_BEGUN)` while the sides get ready."""
        if self.game is None:
            raise Refused(MatchRefusal.NOT_BEGUN)
        return self.game

    @property
    def is_bots(self) -> bool:
        """Whether the bot has to act next."""
        return self.game is not None and self.game.stage is Stage.PLAY and self.game.decides is self.bot

    def draft(self, side: Side) -> Draft:
        """What a side drafts. Raises `Refused(READY_ALREADY)` once the game has begun."""
        if self.drafts is None:
            raise Refused(SetUpRefusal.READY_ALREADY)
        return self.drafts[side]

    def board(self) -> Game:
        """An empty board for the armies that are drafted, to judge set-ups by."""
        first, second = (self.draft(side).army for side in Side)
        return new_game(first, second, self.options, width=self.width, height=self.height)


def opened(
    first: Army,
    second: Army,
    options: Options,
    *,
    width: int = 8,
    height: int = 8,
    bot: Side | None = None,
    level: int = 2,
    days: int | None = None,
) -> Match:
    """A match in which both sides stand classically and nobody is ready but the bot. Raises `Refused(NO_SUCH_BOARD)`.

    The first three spells are declared until others are chosen.
    """
    board = new_game(first, second, options, width=width, height=height)
    spells = tuple(Spell)[:3]
    drafts = tuple(
        Draft(army=army, pieces=classical(board, side), spells=spells, is_ready=side is bot)
        for side, army in zip(Side, (first, second), strict=True)
    )
    return Match(
        width=width,
        height=height,
        options=options,
        drafts=(drafts[0], drafts[1]),
        bot=bot,
        level=level,
        days=days,
    )


def resumed(game: Game, *, bot: Side | None, level: int, days: int | None) -> Match:
    """A match that goes on with a game that has begun before."""
    return Match(width=game.width, height=game.height, options=game.options, game=game, bot=bot, level=level, days=days)


def drafted(match: Match, side: Side, draft: Draft) -> Match:
    """The match with another draft of this side; another army stands classically at first.

    Raises `Refused(READY_ALREADY)`.
    """
    before = match.draft(side)
    if before.is_ready:
        raise Refused(SetUpRefusal.READY_ALREADY)
    with_army = _with_draft(match, side, draft)
    if draft.army != before.army:
        draft = draft.model_copy(update={"pieces": classical(with_army.board(), side)})
    return _with_draft(match, side, draft)


def made_ready(match: Match, side: Side) -> Match:
    """The match with this side ready; when both are, the game begins. Raises `Refused` as `setup.ready`."""
    draft = match.draft(side)
    if draft.is_ready:
        raise Refused(SetUpRefusal.READY_ALREADY)
    check(match.board(), side, draft.set_up)
    after = _with_draft(match, side, draft.model_copy(update={"is_ready": True}))
    first, second = (after.draft(one) for one in Side)
    if not (first.is_ready and second.is_ready):
        return after
    game = ready(ready(after.board(), Side.FIRST, first.set_up), Side.SECOND, second.set_up)
    return after.model_copy(update={"game": game, "drafts": None})


def with_deadline(match: Match, now: datetime) -> Match:
    """The match in which the turn that begins now, or the decision that is waited for, has its time."""
    days = match.days
    return match.model_copy(update={"move_by": None if days is None else now + timedelta(days=days)})


def with_done(match: Match, game: Game, done: Sequence[Done]) -> Match:
    """The match after something was done in it; what was done before in the same turn is kept beside it."""
    turn = done[0].turn if done else 0
    kept = tuple(one for one in match.done if one.turn == turn)
    return match.model_copy(update={"game": game, "done": (*kept, *done)})


def match_of(scene: Scene) -> Match:
    """The match that is played in a scene. Raises `Refused(NO_GAME)` where none is."""
    if scene.ruleset != RULESET or not scene.game:
        raise Refused(MatchRefusal.NO_GAME)
    return Match.model_validate(scene.game)


def written(match: Match) -> dict[str, JsonValue]:
    """The match as a scene keeps it."""
    return match.model_dump(mode="json")


def sides_of(scene: Scene, viewer: Viewer) -> tuple[Side, ...]:
    """The sides that somebody plays: the first of those who take part plays the first."""
    return tuple(side for side, one in zip(Side, scene.participants, strict=False) if viewer.user_id in one.user_ids)


def side_of(scene: Scene, viewer: Viewer) -> Side:
    """The side that somebody plays. Raises `Refused(NOT_A_PLAYER)`, also for the GM who plays none."""
    sides = sides_of(scene, viewer)
    if not sides:
        raise Refused(MatchRefusal.NOT_A_PLAYER)
    return sides[0]


def require_decides(scene: Scene, match: Match, viewer: Viewer) -> Side:
    """The side of whoever has to act next, if it is theirs. Raises `Refused`: NOT_A_PLAYER, TURN_OF, or CLOSED."""
    side, game = side_of(scene, viewer), match.playing
    if game.stage is Stage.OVER:
        raise Refused(Shared.CLOSED)
    if game.decides is not side:
        raise Refused(MatchRefusal.TURN_OF, name=scene.participants[game.decides].name)
    return side


def _with_draft(match: Match, side: Side, draft: Draft) -> Match:
    first, second = (draft if one is side else match.draft(one) for one in Side)
    return match.model_copy(update={"drafts": (first, second)})
