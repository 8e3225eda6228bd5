"""What a guild may set, as a value."""

from __future__ import annotations

from typing import Literal, Self

from bot.engine.model import Frozen

BoardStyle = Literal["plain", "ansi"]
BoardWidth = Literal[28, 40]
SheetMakers = Literal["everyone", "gm"]


class GuildSettings(Frozen):
    """The GM's seat is held by the members with the role `gm_role` and by the users `gm_users`.

    Boards are `board_width` columns wide. Besides the GM, new sheets are made by the members with the role
    `sheet_makers`, by everyone, or by nobody.
    """

    language: str | None = None
    gm_role: int | None = None
    gm_users: tuple[int, ...] = ()
    board_style: BoardStyle = "plain"
    board_width: BoardWidth = 28
    time_zone: str = "UTC"
    sheet_makers: SheetMakers | int = "everyone"

    @property
    def seat_is_free(self) -> bool:
        """Whether nobody has been given the GM's seat."""
        return self.gm_role is None and not self.gm_users

    def seated(self, *, role: int | None = None, user: int | None = None) -> Self:
        """The same with this role, instead of another one, and this user too in the GM's seat."""
        users = self.gm_users if user is None or user in self.gm_users else (*self.gm_users, user)
        return self.model_copy(update={"gm_role": self.gm_role if role is None else role, "gm_users": users})

    def without(self, holder: int) -> Self:
        """The same without this role or user in the GM's seat."""
        users = tuple(user for user in self.gm_users if user != holder)
        return self.model_copy(update={"gm_role": None if self.gm_role == holder else self.gm_role, "gm_users": users})

    def handed_over(self, user: int) -> Self:
        """The same with this user alone in the GM's seat."""
        return self.model_copy(update={"gm_role": None, "gm_users": (user,)})
