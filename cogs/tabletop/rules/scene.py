"""What people type who take part in a scene, or let others: names, modifiers, numbers of heads."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bot.engine.model import Frozen
from bot.engine.refusal import Refusal, Refused, Shared
from bot.engine.sheet import whole_number
from bot.engine.text import Text, clean, name_key, say

MOST_HEADS = 20
"""How many can join as one group."""

FARTHEST = 999
"""The highest initiative or modifier that can be typed, and with a minus the lowest."""

_ENTRY = re.compile(r"(?:(?P<heads>[0-9]{1,2})\s+)?(?P<name>.+?)\s*(?P<modifier>[+−–-]\s*[0-9]{1,3})?")


class JoinRefusal(Refusal):
    """Why somebody does not join, or a scene does not open."""

    NOBODY_NAMED = "refusal-scene-nobody-named"
    TOO_MANY_HEADS = "refusal-scene-too-many-heads"
    NO_SUCH_RULESET = "refusal-scene-no-such-ruleset"
    NO_SUCH_ORDER = "refusal-scene-no-such-order"


class Entry(Frozen):
    """Somebody as typed: `3 Skeleton +1` are three heads. `typed` is all of it, which may be a name as it stands."""

    typed: str
    name: str
    heads: int = 1
    modifier: int | None = None


class Newcomer(Frozen):
    """Who is to join: whose sheet that is, if any, who plays it, and what they add to initiative.

    `hidden`: their sheet is, so that players must not learn their name.
    """

    name: str
    sheet_id: int | None = None
    user_ids: tuple[int, ...] = ()
    modifier: int = 0
    hidden: bool = False
    heads: int = 1


def entries(typed: str) -> list[Entry]:
    """All who are named in a list with commas. Raises `Refused` with NOBODY_NAMED or TOO_MANY_HEADS."""
    found = [entry(part) for part in typed.split(",") if clean(part)]
    if not found:
        raise Refused(JoinRefusal.NOBODY_NAMED)
    return found


def entry(typed: str) -> Entry:
    """One entry. Raises `Refused` with NOBODY_NAMED or TOO_MANY_HEADS."""
    whole = clean(typed, limit=60)
    read = _ENTRY.fullmatch(whole)
    if read is None:
        raise Refused(JoinRefusal.NOBODY_NAMED)
    heads = int(read["heads"] or 1)
    if not 1 <= heads <= MOST_HEADS:
        raise Refused(JoinRefusal.TOO_MANY_HEADS, n=MOST_HEADS)
    modifier = re.sub(r"\s", "", read["modifier"] or "")
    return Entry(typed=whole, name=read["name"], heads=heads, modifier=whole_number(modifier) if modifier else None)


def numbered(name: str, heads: int, taken: Iterable[str]) -> list[str]:
    """Names for so many who are alike: `Skeleton 1` and so on, without those that are taken. One alone has none."""
    if heads == 1:
        return [name]
    keys = set(map(name_key, taken))
    free = (f"{name} {n}" for n in range(1, len(keys) + heads + 1))
    return [one for one in free if name_key(one) not in keys][:heads]


def number_typed(typed: str, field: Text) -> int:
    """The whole number in a field of a form, from −999 to 999. Raises `Refused` with VALUE_UNREADABLE."""
    try:
        number = whole_number(typed)
    except ValueError:
        number = FARTHEST + 1
    if abs(number) > FARTHEST:
        help = say("hint-whole-number")
        raise Refused(Shared.VALUE_UNREADABLE, field=field, value=clean(typed, limit=50), help=help)
    return number


def time_typed(typed: str, field: Text) -> int:
    """So much time of the game, in seconds: minutes, or hours and minutes as `1:30`, or seconds as well.

    Raises `Refused` with VALUE_UNREADABLE, also for no time at all and for more than 999 hours.
    """
    found = re.fullmatch(r"(?:([0-9]{1,3}):)?([0-9]{1,4})(?(1)(?::([0-9]{2}))?)", typed.strip())
    hours, minutes, rest = (int(part or 0) for part in found.groups()) if found else (0, 0, 0)
    seconds = (hours * 60 + minutes) * 60 + rest
    if not seconds:
        raise Refused(Shared.VALUE_UNREADABLE, field=field, value=clean(typed, limit=50), help=say("scene-hint-time"))
    return seconds
