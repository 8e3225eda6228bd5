"""Reasons why not.

    Refused(Exception)          the one exception that means "no, because"
        .reason: Refusal        an enum member; each ruleset subclasses `Refusal` with its own members
        .text:   Text           the same as a text; its sentence lives in the locale files under the member's value

Nothing has been changed when a `Refused` leaves a transaction.
"""

from enum import Enum

from bot.engine.text import Arg, Listing, Text

LONGEST = 200
"""Characters of what somebody typed that a refusal repeats: room is left for why."""


class Refusal(Enum):
    """Base of the reasons. A member's value is the message id of its sentence."""


class Shared(Refusal):
    """Reasons that every table meets."""

    NOT_GM = "refusal-not-gm"
    NOT_ADMIN = "refusal-not-admin"
    NOT_YOURS = "refusal-not-yours"
    NO_SUCH_SHEET = "refusal-no-such-sheet"
    NO_SUCH_KIND = "refusal-no-such-kind"
    NAME_TAKEN = "refusal-name-taken"
    NAME_EMPTY = "refusal-name-empty"
    NAME_HAS_COMMA = "refusal-name-has-comma"
    NAME_IS_NUMBER = "refusal-name-is-number"
    VALUE_UNREADABLE = "refusal-value-unreadable"
    VALUE_OUT_OF_RANGE = "refusal-value-out-of-range"
    CHANGED_MEANWHILE = "refusal-changed-meanwhile"
    CLOSED = "refusal-closed"
    ALREADY_DONE = "refusal-already-done"
    BUSY = "refusal-busy"
    DATABASE_NEWER = "refusal-database-newer"
    SERVER_ONLY = "refusal-server-only"


class Refused(Exception):
    """No, because of `reason`; `args` fill in the sentence, long words in them cut short."""

    def __init__(self, reason: Refusal, **args: Arg) -> None:
        super().__init__(reason.name, args)
        self.reason = reason
        self.text = Text(id=reason.value, args={name: _short(arg) for name, arg in args.items()})


def _short(arg: Arg) -> Arg:
    if isinstance(arg, Listing):
        return Listing(items=tuple(map(_short, arg.items)))
    return f"{arg[:LONGEST]}…" if isinstance(arg, str) and len(arg) > LONGEST else arg
