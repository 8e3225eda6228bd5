"""Where faces come from. Chance is a parameter: whoever needs a die is handed a `Dice`.

**The fair dice, so that anyone can check them.** A scene or guild has a *seed*, 32 secret bytes. Its SHA-256 is
published before the first roll (`seed_hash`), the seed itself after the last one. In between every face is fixed by

    digest = HMAC-SHA256(key = seed, message = "<ruling>:<die>:<attempt>")
    word   = the first 4 bytes of the digest, as a big-endian number (0 .. 2**32 - 1)
    face   = word % sides + 1

The message is ASCII, its numbers are plain decimals: `<ruling>` is the number of the ruling in its ledger, `<die>`
counts the dice of that ruling from 0 in the order in which they were rolled (whatever their sides, and including those
that were rerolled or dropped), `<attempt>` starts at 0 for every die.

`2**32` is rarely a multiple of `sides`, so the highest words would favour the low faces. A word is therefore thrown
away, and the die drawn again with the next `<attempt>`, if

    word >= 2**32 - 2**32 % sides

All faces of a die of 1 to 1,000,000 sides are then exactly equally likely. The whole check, with nothing of ours:

    import hmac

    def face(seed: bytes, ruling: int, die: int, sides: int) -> int:
        attempt = 0
        while True:
            digest = hmac.digest(seed, f"{ruling}:{die}:{attempt}".encode(), "sha256")
            word = int.from_bytes(digest[:4], "big")
            if word < 2**32 - 2**32 % sides:
                return word % sides + 1
            attempt += 1
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, Protocol

from bot.engine.dice.limits import MOST_SIDES

_WORDS = 2**32


class Dice(Protocol):
    """Something that rolls a die."""

    def roll(self, sides: int) -> int:
        """A face of a die with `sides` sides, from 1 to `sides`."""


class Face(NamedTuple):
    """A face that came up. In JSON a pair: `[20, 12]`."""

    sides: int
    face: int


face_of = lru_cache(maxsize=4096)(Face)
"""`Face(sides, face)`, without making the same few faces over and over."""


class SeededDice:
    """The fair dice of one ruling: the faces follow from `seed` and the ruling's `number`, as this module explains."""

    def __init__(self, seed: bytes, number: int) -> None:
        self._ruling = hmac.new(seed, f"{number}:".encode(), hashlib.sha256)
        self._die = 0

    def roll(self, sides: int) -> int:
        """The next face; `ValueError` if no such die exists."""
        if not 1 <= sides <= MOST_SIDES:
            raise ValueError(f"no die has {sides} sides")
        fair = _WORDS - _WORDS % sides
        attempt = 0
        while True:
            drawn = self._ruling.copy()
            drawn.update(b"%d:%d" % (self._die, attempt))
            word = int.from_bytes(drawn.digest()[:4], "big")
            if word < fair:
                break
            attempt += 1
        self._die += 1
        return word % sides + 1


def seed_hash(seed: bytes) -> str:
    """What is published of `seed` before it is used: its SHA-256 in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


class ScriptError(Exception):
    """The script of a `ScriptedDice` does not fit what is rolled: a mistake in the script, never a refusal."""


class ScriptedDice:
    """Dice that show the given faces, in order."""

    def __init__(self, faces: Iterable[int]) -> None:
        self._faces = iter(faces)
        self._rolled = 0

    def roll(self, sides: int) -> int:
        """The next face of the script; `ScriptError` if there is none or if it is not on the die."""
        face = next(self._faces, None)
        if face is None:
            raise ScriptError(f"a d{sides} is rolled, but the script ended after {self._rolled} faces")
        if not 1 <= face <= sides:
            raise ScriptError(f"face {self._rolled} of the script is {face}, which is not on a d{sides}")
        self._rolled += 1
        return face


class RecordingDice:
    """Passes on the faces of other dice and remembers them."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self.faces: list[Face] = []

    def roll(self, sides: int) -> int:
        """The next face of the other dice."""
        face = self._dice.roll(sides)
        self.faces.append(face_of(sides, face))
        return face
