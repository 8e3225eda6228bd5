"""What lasts: an effect that lies on a sheet, or on somebody in a scene, for a time or until something ends it."""

from __future__ import annotations

from enum import StrEnum

from pydantic import AwareDatetime, Field, JsonValue

from bot.engine.model import Frozen

CALLED = "tabletop"
"""Under which effects stand that are called as somebody has typed it: their kind is a person's words."""


class Edge(StrEnum):
    """The beginning or the end of something."""

    START = "start"
    END = "end"


class Due(Frozen):
    """When an effect ends, and the scene `scene_id` that drives it: a fixed reading, so nothing is counted down.

    With `turn` it ends with the start or end of that turn in round `round`, and with the end of that round where the
    turn does not come; without it with the end of the round. With `clock` it ends at that time of the game, in seconds.
    With `at` it ends at that moment, by an alarm; then it may be apart from any scene. With nothing of these it lasts.
    `who` is the participant of the scene that bears the effect and has no sheet.
    """

    scene_id: int | None = None
    round: int | None = None
    turn: int | None = None
    edge: Edge = Edge.END
    clock: int | None = None
    at: AwareDatetime | None = None
    who: int | None = None


class Effect(Frozen):
    """Something that lasts on the sheet `sheet_id`, caused by the sheet `source_id`.

    On somebody without a sheet it has 0 for that, and a `due` that says who it is. `rounds` is how long it lasts; None:
    until something ends it. `due` is when that is, for an effect that a scene or an alarm drives. `details` is the
    ruleset's own frozen model as JSON values. `id` is given when the effect is stored; an effect that has yet to begin
    has 0.
    """

    ruleset: str
    kind: str
    sheet_id: int
    source_id: int | None = None
    rounds: int | None = Field(default=None, ge=0)
    due: Due | None = None
    details: dict[str, JsonValue] = Field(default_factory=dict)
    id: int = 0
