"""Modifiers as people write them: `+2 holy relic, −1 wounded`."""

from __future__ import annotations

import re
from collections.abc import Iterable

from cogs.turning.sheets import Modifier, Zone

_ONE = re.compile(r"(?:(?P<first>[+-]?\d{1,4})(?![\w.])\s*(?P<after>.*)|(?P<before>.*?)\s*(?P<last>[+-]\d{1,4}))")
_FRACTION = re.compile(r"\d,\d")


def parse_modifiers(typed: str) -> tuple[Modifier, ...]:
    """The modifiers in `typed`, separated by commas or semicolons; the number may stand before or after its reason.

    Raises ValueError where a part has no number, or one beyond ±20, and for fractions and dice: `+2,5`, `+1d6`.
    """
    dashes = typed.translate({0x2212: "-", 0x2013: "-", 0x2014: "-"})
    if _FRACTION.search(dashes):
        raise ValueError(typed)
    return tuple(_one(part.strip()) for part in re.split(r"[,;\n]", dashes) if part.strip())


def parse_zones(typed: str) -> tuple[Zone, ...]:
    """The places in `typed`, each with its bonus: `+3 chapel of the Lamp, −2 barrow`.

    Raises ValueError as `parse_modifiers`, and where one has no name, by which it is chosen, or a bonus beyond ±3.
    """
    parsed = parse_modifiers(typed)
    if not all(modifier.reason for modifier in parsed):
        raise ValueError(typed)
    return tuple(Zone(amount=modifier.amount, reason=modifier.reason) for modifier in parsed)


def write_modifiers(modifiers: Iterable[Modifier]) -> str:
    """The modifiers as they can be typed again; the inverse of `parse_modifiers`."""
    return ", ".join(
        f"{'−' if modifier.amount < 0 else '+'}{abs(modifier.amount)} {modifier.reason}".strip()
        for modifier in modifiers
    )


def _one(part: str) -> Modifier:
    match = _ONE.fullmatch(part)
    if match is None:
        raise ValueError(part)
    amount = match["first"] or match["last"]
    return Modifier(amount=int(amount), reason=(match["after"] or match["before"] or "").strip())
