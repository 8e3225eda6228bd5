"""What lasts: an effect that a ruling lays on a sheet, for some rounds or until something ends it."""

from __future__ import annotations

from pydantic import Field, JsonValue

from bot.engine.model import Frozen


class Effect(Frozen):
    """Something that lasts on the sheet `sheet_id`, caused by the sheet `source_id`.

    `rounds` is how long it lasts; None: until something ends it. `details` is the ruleset's own frozen model as JSON
    values. `id` is given when the effect is stored; an effect that has yet to begin has 0.
    """

    ruleset: str
    kind: str
    sheet_id: int
    source_id: int | None = None
    rounds: int | None = Field(default=None, ge=0)
    details: dict[str, JsonValue] = Field(default_factory=dict)
    id: int = 0
