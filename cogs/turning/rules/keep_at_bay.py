"""Keep at Bay: who is protected (R000-20, R000-21)."""

REACH_METRES = 21
"""How near an undead must be to be turned (G000-1), or a creature to be protected (R000-21)."""


def most_protected(level: int) -> int:
    """How many creatures a cleric of `level` may protect besides himself (R000-20)."""
    return level
