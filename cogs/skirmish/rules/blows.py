"""One blow: a d20 and the attack against the AC, and its damage (G004-12, G004-14, R004-28)."""

from __future__ import annotations

from bot.engine.ruling import Line, Note, Origin, Reckoning
from cogs.skirmish.rules.boards import Terrain
from cogs.skirmish.rules.cover import cover_bonus, melee_cover, ranged_cover
from cogs.skirmish.rules.ground import stands_on
from cogs.skirmish.rules.harm import deal
from cogs.skirmish.rules.model import Creature, Game
from cogs.skirmish.rules.play import Play
from cogs.skirmish.rules.results import Attacked, Who
from cogs.skirmish.rules.terms import Edition
from cogs.skirmish.rules.why import line, why

FACES = 20
CHARGE_BONUS = 2
"""What a charge adds to the attack roll (R004-28)."""
SACRED_BONUS = 2
RISKY_DAMAGE = 5
"""What sacred circles add to an attack, and risky ground to the damage in melee (G004-12)."""


def blow(
    play: Play,
    attacker: Creature,
    target: Creature,
    *,
    ranged: bool = False,
    opportunity: bool = False,
    charge: bool = False,
    modifier: int = 0,
) -> None:
    """Rolls an attack and deals its damage. A natural 1 misses and a natural 20 hits."""
    game = play.game
    face = play.dice.roll(FACES)
    roll = Reckoning(
        start=line("d20", face, "G004-14", Origin.HOUSE), lines=tuple(_lines(game, attacker, charge, modifier))
    )
    ac = armour(game, attacker, target, ranged=ranged)
    hit = face == FACES or (face != 1 and roll.total >= ac.total)
    damage = attacker.stats.damage
    notes = _notes(face, ac, charge=charge)
    if game.edition is Edition.FIRST and not ranged and stands_on(game, attacker, Terrain.RISKY):
        damage += RISKY_DAMAGE
        notes.append(why("risky-damage", "G004-12", Origin.PUBLIC, n=RISKY_DAMAGE))
    play.tell(
        Attacked(
            who=Who.of(attacker),
            target=Who.of(target),
            face=face,
            reckoning=roll,
            ac=ac,
            hit=hit,
            damage=damage if hit else 0,
            ranged=ranged,
            opportunity=opportunity,
            charge=charge,
        ),
        *notes,
    )
    if hit:
        deal(play, {target.id: damage}, by=attacker.id)


def armour(game: Game, attacker: Creature, target: Creature, *, ranged: bool) -> Reckoning:
    """The AC that an attack must reach, with what cover adds to it (G004-14)."""
    covered = (ranged_cover if ranged else melee_cover)(game.board, attacker.space, target.space)
    bonus, origin = cover_bonus(game)
    return Reckoning(
        start=line("ac", target.stats.ac, "G004-14", Origin.HOUSE),
        lines=(line("cover", bonus, "G004-14", origin),) if covered else (),
    )


def _lines(game: Game, attacker: Creature, charge: bool, modifier: int) -> list[Line]:
    lines = [line("attack", attacker.stats.attack, "G004-14", Origin.HOUSE)]
    if charge:
        lines.append(line("charge", CHARGE_BONUS, "R004-28"))
    if game.edition is Edition.FIRST and stands_on(game, attacker, Terrain.SACRED):
        lines.append(line("sacred", SACRED_BONUS, "G004-12", Origin.PUBLIC))
    if modifier:
        lines.append(line("modifier", modifier, "G004-14", Origin.HOUSE))
    return lines


def _notes(face: int, ac: Reckoning, *, charge: bool) -> list[Note]:
    notes = [why("cover" if ac.lines else "no-cover", "G004-14", Origin.PUBLIC)]
    if charge:
        notes.append(why("charge-bonus", "R004-28", n=CHARGE_BONUS))
    if face in (1, FACES):
        notes.append(why("natural", "R004-4", Origin.HOUSE, face=face))
    return notes
