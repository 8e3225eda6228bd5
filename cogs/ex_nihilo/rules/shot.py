"""What helps and hinders at a distance: range bands, cover, height, aiming, and who sees whom (R003-51, R003-62)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.refusal import Refused
from bot.engine.ruling import Line, Origin
from cogs.ex_nihilo.rules.combat import Circumstances, CombatRefusal, Height
from cogs.ex_nihilo.rules.fighter import Arm, Fighter
from cogs.ex_nihilo.rules.reckoning import line
from cogs.ex_nihilo.tables.advancements import State

BANDS = 3
"""How many times its range a weapon reaches (R003-62)."""

BEHIND_WITHIN = 9
"""Metres within which a shot from behind helps (R003-51)."""

FAR = 100
"""Metres beyond which there is no defence (R003-45)."""

MOST_AIMING = 10

BROAD_COVER, NARROW_COVER, NO_COVER = 90, 75, 50
"""Percent of cover: beyond the first no shot, from the second −20, from the third −10 (R003-51, G003-13)."""


def require_shot(arm: Arm, given: Circumstances) -> None:
    """Raises `Refused` where it cannot be shot at all: NO_DISTANCE, OUT_OF_RANGE, COVERED, GUNPOWDER."""
    if arm.gunpowder and given.wormhole:
        raise Refused(CombatRefusal.GUNPOWDER, weapon=arm.name)
    if given.distance is None:
        raise Refused(CombatRefusal.NO_DISTANCE)
    most = arm.range_m * (BANDS if arm.bands else 1)
    if given.distance > most:
        raise Refused(CombatRefusal.OUT_OF_RANGE, weapon=arm.name, distance=given.distance, most=most)
    if given.cover > BROAD_COVER:
        raise Refused(CombatRefusal.COVERED, cover=given.cover, most=BROAD_COVER)


def is_far(arm: Arm, given: Circumstances) -> bool:
    """Whether the target is so far away that it has no defence (R003-45)."""
    return arm.ranged and (given.distance or 0) > FAR


def shot_lines(attacker: Fighter, arm: Arm, given: Circumstances) -> Iterator[Line]:
    """All that is added to a shot, and taken off it. Raises as `require_shot`."""
    require_shot(arm, given)
    distance = given.distance or 0
    band = (max(distance, 1) - 1) // arm.range_m if arm.bands else 0
    if band:
        yield line("band", -10 * band, "R003-62", band=band + 1, metres=distance)
    if given.cover >= NARROW_COVER:
        yield line("cover", -20, "G003-13", Origin.READING, percent=given.cover)
    elif given.cover >= NO_COVER:
        yield line("cover", -10, "R003-51", percent=given.cover)
    if given.height is Height.TARGET:
        yield line("target-higher", -5, "R003-51")
    if given.height is Height.ATTACKER:
        yield line("attacker-higher", 5, "R003-51")
    if given.spot is not None:
        yield line("aimed", -given.spot.malus, "R003-51", spot=given.spot.text)
    if given.aiming:
        yield line("aiming", min(5 * given.aiming, MOST_AIMING), "R003-51", n=given.aiming)
    if given.sensed:
        yield line("sensed", -20, "R003-51")
    if given.behind and distance <= BEHIND_WITHIN:
        yield line("behind", 10, "R003-51")
    if State.INVISIBLE in attacker.states:
        yield line("attacker-invisible", 10, "R003-51")
