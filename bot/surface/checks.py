"""A check that a GM asks people for, or makes of a post, whatever its ruleset; a plain roll is one of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.engine.dice import Dice
from bot.engine.fairness import Outcome
from bot.engine.refusal import Refused, Shared
from bot.engine.ruling import Ruling
from bot.engine.screen import Screen
from bot.engine.sheet import Sheet
from bot.engine.text import Text
from bot.engine.visibility import Visibility
from bot.services.ledger import Entry

if TYPE_CHECKING:
    from bot.surface.permissions import Seat

RulingScreen = Callable[[Any, Entry, Visibility], Screen]
"""A ruling of the ledger as a screen, from the guild's file; open where it was, or has been revealed."""

Outcomes = Callable[[Ruling], Iterable[Outcome]]
"""What succeeded and what failed by a ruling: of an attempt on several undead there are several."""

Suggest = Callable[[Any, str], Awaitable[list[tuple[str, str]]]]
"""What is suggested to whoever asks (the interaction) for what they have typed."""


class Trial(NamedTuple):
    """What somebody makes a check with: the guild's file, their seat, and their sheet if the check takes one.

    `difficulty` is as the GM typed it, empty for none; `expression` what is rolled where the check does not say that.
    """

    db: Any
    seat: Seat
    sheet: Sheet | None = None
    difficulty: str = ""
    expression: str = ""

    @property
    def own(self) -> Sheet:
        """The sheet. Raises `Refused(CLOSED)` where there is none."""
        if self.sheet is None:
            raise Refused(Shared.CLOSED)
        return self.sheet


@dataclass(frozen=True)
class CheckKind:
    """A check, which sheets of its `kinds` can make; without kinds a plain roll, of what is typed.

    `rule` makes it, `told` is what came of it against what was typed as its difficulty, in a few words; all of it is
    shown as its ruleset shows such rulings (`bot.ruling_screens`). `reads` refuses a difficulty that `rule` could not
    read, for the GM who asks; `suggests` some. Where it `keeps` its difficulty, that and what comes out would tell the
    table what it may not know: only whoever rolls sees them, and the GM.
    """

    ruleset: str
    id: str
    label: Text
    kinds: tuple[str, ...]
    rule: Callable[[Trial, Dice], Ruling]
    told: Callable[[Ruling, str], Text]
    reads: Callable[[Any, Seat, str], object]
    suggests: Suggest | None = None
    keeps: bool = False

    @property
    def key(self) -> str:
        """What tells it from all others."""
        return f"{self.ruleset}.{self.id}"

    def seen(self, how: Visibility) -> Visibility:
        """Who sees what comes out, where the GM has asked for it like this."""
        return Visibility.SECRET if self.keeps and how is Visibility.OPEN else how


def shown(screens: Mapping[tuple[str, str], RulingScreen], db: Any, entry: Entry, how: Visibility) -> Screen:
    """What came out of an entry. Raises `Refused(CLOSED)` for one of a kind that is never kept back nor asked for."""
    screen = screens.get((entry.ruling.ruleset, entry.ruling.kind))
    if screen is None:
        raise Refused(Shared.CLOSED)
    return screen(db, entry, how)
