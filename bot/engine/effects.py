"""What lasts: an effect that a ruling lays on a sheet, for some rounds or until something ends it."""

from __future__ import annotations

from enum import StrEnum

from pydantic import Field, JsonValue

from bot.engine.model import Frozen


class Edge(StrEnum):
    """The beginning or the end of something."""

    START = "start"
    END = "end"


class Due(Frozen):
    """The moment of the scene `scene_id` at which an effect ends: a fixed reading, so nothing is counted down.

    With `turn` the start or end of that turn in round `round`, and the end of that round where the turn does not come;
    without it the end of the round. With `clock` the time of the game instead, in seconds.
    """

    scene_id: int
    round: int | None = None
    turn: int | None = None
    edge: Edge = Edge.END
    clock: int | None = None


class Effect(Frozen):
    """Something that lasts on the sheet `sheet_id`, caused by the sheet `source_id`.

    `rounds` is how long it lasts; None: until something ends it. `due` is when that is, for an effect that a scene
    drives. `details` is the ruleset's own frozen model as JSON values. `id` is given when the effect is stored; an
    effect that has yet to begin has 0.
    """

    ruleset: str
    kind: str
    sheet_id: int
    source_id: int | None = None
    rounds: int | None = Field(default=None, ge=0)
    due: Due | None = None
    details: dict[str, JsonValue] = Field(default_factory=dict)
    id: int = 0
