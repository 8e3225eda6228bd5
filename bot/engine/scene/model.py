"""A scene as a value: who takes part, in which order, and whose turn it is.

Positions are never kept, only ids: whose turn it is, who has begun one this round and who has ended it. So whoever is
added, taken out or moved meanwhile can neither skip nor double anybody.
"""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum
from hashlib import blake2b

from pydantic import Field, JsonValue

from bot.engine.model import Frozen
from bot.engine.turns import Entrant, Strategy

MOST_PARTICIPANTS = 100
"""How many may take part in one scene, whoever was taken out included."""

HIDDEN_IDS = 1000
"""Whoever joins hidden is numbered from here on: a gap in the numbers must not betray them."""


class Status(StrEnum):
    """Where a scene is in its life."""

    GATHERING = "gathering"
    RUNNING = "running"
    SUSPENDED = "suspended"
    CLOSED = "closed"


class State(StrEnum):
    """What a participant can do: only the active act. The surprised do so from the next round on."""

    ACTIVE = "active"
    SURPRISED = "surprised"
    DEFEATED = "defeated"
    AWAY = "away"
    REMOVED = "removed"


class Participant(Frozen):
    """Somebody who takes part: with a sheet, or a quick entry without one.

    `turn` is the number of the turn they have, shared by all of a `group`. `user_ids` are called when it begins; with
    none it is the GM's. Players do not know that a `hidden` one exists, and know one with an `alias` by that name only.
    `modifier`, `initiative` and `ties` are as in `Entrant`.
    """

    id: int
    turn: int
    name: str
    sheet_id: int | None = None
    user_ids: tuple[int, ...] = ()
    group: str | None = None
    side: str = ""
    hidden: bool = False
    alias: str | None = None
    modifier: int = 0
    initiative: int | None = None
    ties: tuple[int, ...] = ()
    state: State = State.ACTIVE


class SceneSettings(Frozen):
    """What the GM sets for a scene: after how many minutes a turn is reminded of; None: never."""

    reminder_minutes: int | None = Field(default=None, ge=1)


class Reading(Frozen):
    """Round, turn, and what stands for its call, at some moment; and all that is otherwise in another round.

    `order`, `begun`, `acted` and `held` name turns. `surprised` are participants; `rolled` are the initiatives of those
    who had one, with the values by which ties were broken.
    """

    round: int = 0
    current: int | None = None
    called: int = 0
    order: tuple[int, ...] = ()
    begun: tuple[int, ...] = ()
    acted: tuple[int, ...] = ()
    held: tuple[int, ...] = ()
    surprised: tuple[int, ...] = ()
    rolled: dict[int, tuple[int, tuple[int, ...]]] = Field(default_factory=dict)


class Scene(Frozen):
    """An ongoing table. `order`, `current`, `begun`, `acted`, `held` and `declared` name turns.

    `begun` are the turns that have begun in this `round`, in their order; `acted` those that are over, `held` those
    that are put off. `declared` are the secret words of each turn. `shown` is the last moment that players were told
    of: what they see while the GM plays a hidden turn. `clock` is the time of the game in seconds, if it is kept.

    `game` is what the ruleset keeps of the game that is played in the scene, as JSON: only that ruleset reads it.
    `house` are the house rules by which it is played, by ruleset and by rule: those of the guild when it was opened,
    or later ones that the GM let it take. None for a scene from before scenes kept them: it follows the guild's.

    `version` grows with every change. `called` stands for the version that called the present turn, and never comes
    again: whoever ends a turn names it, so that a turn ends once. `key` is the scene's own secret, for `marked`.
    """

    id: int = 0
    name: str
    ruleset: str
    strategy: Strategy
    settings: SceneSettings = SceneSettings()
    status: Status = Status.GATHERING
    participants: tuple[Participant, ...] = ()
    order: tuple[int, ...] = ()
    round: int = 0
    current: int | None = None
    begun: tuple[int, ...] = ()
    acted: tuple[int, ...] = ()
    held: tuple[int, ...] = ()
    declared: dict[int, str] = Field(default_factory=dict)
    shown: Reading = Reading()
    clock: int | None = None
    game: dict[str, JsonValue] = Field(default_factory=dict)
    house: dict[str, dict[str, JsonValue]] | None = None
    closed_at: datetime | None = None
    version: int = 0
    called: int = 0
    key: int = 0

    def marked(self, version: int) -> int:
        """What stands for a version of this scene in addresses: a gap between two versions would betray a step of
        which players know nothing."""
        told = blake2b(f"{self.key}:{version}".encode(), digest_size=6)
        return int.from_bytes(told.digest())

    @property
    def mark(self) -> int:
        """What stands for this version."""
        return self.marked(self.version)

    @property
    def reading(self) -> Reading:
        """The scene as it reads now."""
        return Reading(
            **{name: getattr(self, name) for name in ("round", "current", "called", "order", "begun", "acted", "held")},
            surprised=tuple(one.id for one in self.participants if one.state is State.SURPRISED),
            rolled={one.id: (one.initiative, one.ties) for one in self.participants if one.initiative is not None},
        )

    @property
    def is_ahead(self) -> bool:
        """Whether the turn is a hidden one, in a round of which players have not heard yet."""
        is_hidden = self.current is not None and self.is_hidden(self.current)
        return is_hidden and 0 < self.shown.round < self.round

    @property
    def present(self) -> tuple[Participant, ...]:
        """Everyone who has not been taken out, in the order in which they joined."""
        return tuple(one for one in self.participants if one.state is not State.REMOVED)

    def sharing(self, turn: int) -> tuple[Participant, ...]:
        """Everyone present who has this turn."""
        return tuple(one for one in self.participants if one.turn == turn and one.state is not State.REMOVED)

    def callers(self, turn: int) -> tuple[int, ...]:
        """The users whose turn this is; none where it is the GM's."""
        return tuple(dict.fromkeys(user for one in self.sharing(turn) for user in one.user_ids))

    def can_act(self, turn: int) -> bool:
        """Whether somebody who has this turn can act now."""
        return any(one.state is State.ACTIVE for one in self.sharing(turn))

    def is_hidden(self, turn: int) -> bool:
        """Whether players know of nobody who has this turn."""
        return all(one.hidden for one in self.sharing(turn))

    def entrant(self, turn: int) -> Entrant:
        """The turn, as strategies see it; that of a group is its first member's."""
        first = next(one for one in self.participants if one.turn == turn)
        return Entrant(
            turn=turn, side=first.side, modifier=first.modifier, initiative=first.initiative, ties=first.ties
        )

    @property
    def waiting(self) -> tuple[int, ...]:
        """The turns of this round still to come, in their order, without those that are held."""
        gone = {*self.acted, *self.held, self.current}
        return tuple(turn for turn in self.order if turn not in gone and self.can_act(turn))

    @property
    def offered(self) -> tuple[int, ...]:
        """Which turns may begin now, while nobody has one: their side chooses, or all are asked at once."""
        if self.status is not Status.RUNNING or self.current is not None:
            return ()
        return self.strategy.offers(
            [self.entrant(turn) for turn in self.waiting], [self.entrant(turn) for turn in self.acted]
        )

    @property
    def upcoming(self) -> tuple[int, ...]:
        """Whose turns come next, as far as the order tells: the rest of this round, then the next one."""
        return (*self.waiting, *(turn for turn in self.order if turn not in self.waiting and self.can_act(turn)))
