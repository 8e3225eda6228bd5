"""The base of every value in Gravecaller: a frozen pydantic model that knows exactly its own fields."""

from pydantic import BaseModel, ConfigDict


class Frozen(BaseModel):
    """A value: it never changes, has no unknown fields, and survives a trip through JSON."""

    model_config = ConfigDict(frozen=True, extra="forbid")
