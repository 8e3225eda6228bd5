"""What happens in a scene, as values. Whoever announces puts them into words.

`turn` is the number of a turn, `who` the id of a participant; an event whose turn or participant somebody may not know
of is kept from them.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from bot.engine.effects import Effect
from bot.engine.model import Frozen
from bot.engine.ruling import Change, Ruling
from bot.engine.scene.model import Scene, State


class Opened(Frozen):
    """The scene gathers its participants."""

    kind: Literal["opened"] = "opened"


class Joined(Frozen):
    """Somebody takes part. `waits`: their place in this round has passed; they act from the next one on."""

    kind: Literal["joined"] = "joined"
    who: int
    waits: bool = False


class Marked(Frozen):
    """Somebody was defeated, revived, surprised, sent away or taken out; `state` is what they are now."""

    kind: Literal["marked"] = "marked"
    who: int
    state: State


class Edited(Frozen):
    """A value of somebody was changed: nothing that would be announced."""

    kind: Literal["edited"] = "edited"
    who: int


class Appeared(Frozen):
    """Somebody who was hidden, or known by another name, shows themselves."""

    kind: Literal["appeared"] = "appeared"
    who: int


class Vanished(Frozen):
    """Somebody has been hidden, or their name has; players are told nothing."""

    kind: Literal["vanished"] = "vanished"
    who: int


class Reordered(Frozen):
    """A turn has another place in the order. Whose turn it is stays."""

    kind: Literal["reordered"] = "reordered"
    turn: int


class Adjusted(Frozen):
    """The scene has other settings: nothing that would be announced."""

    kind: Literal["adjusted"] = "adjusted"


class Started(Frozen):
    """The scene begins, with the order that came of it."""

    kind: Literal["started"] = "started"


class RoundBegan(Frozen):
    """A round begins."""

    kind: Literal["round-began"] = "round-began"
    round: int


class RoundEnded(Frozen):
    """A round is over."""

    kind: Literal["round-ended"] = "round-ended"
    round: int


class TurnBegan(Frozen):
    """It is their turn: this calls them."""

    kind: Literal["turn-began"] = "turn-began"
    turn: int
    round: int


class TurnResumed(Frozen):
    """Whoever held acts now: this calls them. Nothing that happens at the start of a turn happens again."""

    kind: Literal["turn-resumed"] = "turn-resumed"
    turn: int
    round: int


class Offered(Frozen):
    """Each of these turns may begin: their side chooses one, or all declare. This calls them."""

    kind: Literal["offered"] = "offered"
    turns: tuple[int, ...]
    round: int


class TurnEnded(Frozen):
    """A turn is over."""

    kind: Literal["turn-ended"] = "turn-ended"
    turn: int
    round: int


class Held(Frozen):
    """A turn is put off; it comes when they act, and at the latest at the end of the round."""

    kind: Literal["held"] = "held"
    turn: int


class Acted(Frozen):
    """Whoever held acts next."""

    kind: Literal["acted"] = "acted"
    turn: int


class Declared(Frozen):
    """Somebody has declared; what, is a secret."""

    kind: Literal["declared"] = "declared"
    turn: int


class Revealed(Frozen):
    """All declarations are known, by turn."""

    kind: Literal["revealed"] = "revealed"
    declared: dict[int, str]


class NobodyLeft(Frozen):
    """Nobody can act any more; the scene waits until somebody can."""

    kind: Literal["nobody-left"] = "nobody-left"


class ClockMoved(Frozen):
    """The time of the game goes on to `clock`, by so many `seconds`."""

    kind: Literal["clock-moved"] = "clock-moved"
    clock: int
    seconds: int = 0


class EffectBegan(Frozen):
    """The GM has laid an effect on somebody, or given one that lasts another end. `who` is the participant."""

    kind: Literal["effect-began"] = "effect-began"
    who: int
    lasting: Effect


class EffectExpired(Frozen):
    """An effect has ended: by itself, or by the GM's word. `who` is who bore it, where they have no sheet."""

    kind: Literal["effect-expired"] = "effect-expired"
    effect_id: int
    sheet_id: int
    ruleset: str
    effect: str
    who: int | None = None


class Triggered(Frozen):
    """A ruleset did something at this moment. `sheet_ids` are all sheets that the ruling speaks of."""

    kind: Literal["triggered"] = "triggered"
    sheet_ids: tuple[int, ...]
    ruling: Ruling


class Suspended(Frozen):
    """The scene rests; nobody is reminded."""

    kind: Literal["suspended"] = "suspended"


class Resumed(Frozen):
    """The scene goes on where it rested."""

    kind: Literal["resumed"] = "resumed"


class SceneClosed(Frozen):
    """The scene is over; it can be reopened for a day."""

    kind: Literal["scene-closed"] = "scene-closed"


class Reopened(Frozen):
    """The scene was closed, and goes on after all."""

    kind: Literal["reopened"] = "reopened"


class Undone(Frozen):
    """The step that led to `version` has been taken back, or done again. Calls nobody.

    `secret`: it was a step that players know nothing of.
    """

    kind: Literal["undone"] = "undone"
    version: int
    action: str
    again: bool = False
    secret: bool = False


Event = Annotated[
    Opened
    | Joined
    | Marked
    | Edited
    | Appeared
    | Vanished
    | Reordered
    | Adjusted
    | Started
    | RoundBegan
    | RoundEnded
    | TurnBegan
    | TurnResumed
    | Offered
    | TurnEnded
    | Held
    | Acted
    | Declared
    | Revealed
    | NobodyLeft
    | ClockMoved
    | EffectBegan
    | EffectExpired
    | Triggered
    | Suspended
    | Resumed
    | SceneClosed
    | Reopened
    | Undone,
    Field(discriminator="kind"),
]

CALLS = (TurnBegan, TurnResumed, Offered)
"""The events that call somebody."""


class Step(Frozen):
    """What an action makes of a scene: the scene after it, what happened, and what that does to sheets and effects."""

    scene: Scene
    events: tuple[Event, ...]
    changes: tuple[Change, ...] = ()
    begins: tuple[Effect, ...] = ()
    ends: tuple[Effect, ...] = ()
