"""Pits: whoever is moved onto one saves, or is eliminated (G004-12)."""

from __future__ import annotations

from bot.engine.ruling import Note, Origin
from cogs.skirmish.rules.boards import Terrain
from cogs.skirmish.rules.harm import eliminate
from cogs.skirmish.rules.model import Creature
from cogs.skirmish.rules.play import Play
from cogs.skirmish.rules.results import GroundHurts, Who
from cogs.skirmish.rules.terms import Gone
from cogs.skirmish.rules.why import why

FACES = 20
DC = 15
"""What a save against a pit must reach: d20 and the level, as for all saves but those for morale (R004-2)."""


def fall(play: Play, creature: Creature) -> None:
    """The save of a creature on a pit. A routing one makes none, and falls (R004-17)."""
    face = None if creature.routing else play.dice.roll(FACES)
    total = None if face is None else face + creature.stats.level
    saved = face == FACES or (face not in (None, 1) and total is not None and total >= DC)
    notes: list[Note] = [why("pit", "G004-12", Origin.PUBLIC, n=DC)]
    if creature.routing:
        notes.append(why("routing-no-save", "R004-17"))
    play.tell(
        GroundHurts(who=Who.of(creature), terrain=Terrain.PIT, face=face, total=total, eliminated=not saved), *notes
    )
    if not saved:
        eliminate(play, creature, Gone.DESTROYED)
