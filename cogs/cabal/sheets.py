"""The sheet of an army that a table has made itself, of the same parts as ours."""

from __future__ import annotations

from typing import Self

from pydantic import Field, model_validator

from bot.engine.model import Frozen
from bot.engine.ruling import Origin
from bot.engine.sheet import Sheet
from cogs.cabal.tables import Army, PieceKind


class OwnArmy(Frozen):
    """The pieces of an army, and the ready-made set-up: letters of its nearest rank and of the second one."""

    pieces: tuple[PieceKind, ...] = Field(min_length=1, max_length=16)
    first_rank: str = Field(max_length=8)
    second_rank: str = Field(max_length=8)

    def army(self, name: str) -> Army:
        """The army, called so."""
        ranks = (self.first_rank.ljust(8, "."), self.second_rank.ljust(8, "."))
        return Army(id="own", name=name, origin=Origin.GUILD, pieces=self.pieces, classical=ranks)

    @model_validator(mode="after")
    def _is_an_army(self) -> Self:
        self.army(self.pieces[0].id)
        return self


def army_of(sheet: Sheet) -> Army:
    """The army of a sheet."""
    return OwnArmy.model_validate(sheet.stats).army(sheet.name)
