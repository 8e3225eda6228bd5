"""How an attack is reckoned, in numbers and line by line (G001-1, R001-22, R001-1, G001-6 to G001-9)."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.ruling import Line, Origin, Reckoning
from bot.engine.text import say
from cogs.cabal.rules.board import ENERGY_BOLT, PAIN, Board
from cogs.cabal.tables import Dread

SPELL_ATTACK = {ENERGY_BOLT: 1, PAIN: 2}
"""The attack of the spells that have one (R001-33, R001-34)."""

SPELL_TERROR = 1
"""What the Terror spell takes off (R001-35)."""

FACES = 6
"""Sides of the die that each side adds where fights are diced (G001-1)."""


class Fight(NamedTuple):
    """What counts in an attack: two figures with their support, and what dread and the Terror spell take off."""

    attack: int
    attack_support: int
    defence: int
    defence_support: int
    dread: int
    spell: int
    floor: int

    @property
    def strength(self) -> int:
        """The attack with its bonuses."""
        return self.attack + self.attack_support

    @property
    def resistance(self) -> int:
        """The defence with all that adds to it and takes off it; never below the floor (G001-8)."""
        return max(self.defence + self.defence_support - self.dread - self.spell, self.floor)


def fight(board: Board, start: int, to: int) -> Fight:
    """The attack of the piece on `start` against the one on `to`, with support where both stand before it (G001-9)."""
    arena, attacker = board.arena, board.codes[start]
    support = _support(board, start)
    dread = 0 if arena.steadfast[board.codes[to]] else arena.dread[attacker]
    return _against(board, to, arena.attack[attacker], support, dread)


def bolt(board: Board, spell: int, to: int) -> Fight:
    """The attack of a spell: no engagement, so that nobody is dreaded for it (G001-6)."""
    return _against(board, to, SPELL_ATTACK[spell], 0, 0)


def wins(board: Board, fought: Fight, faces: tuple[int, int] = (0, 0)) -> bool:
    """Whether the attack removes the defender: with `>=`, unless the table has ties go to him (G001-1)."""
    return fought.strength + faces[0] + board.arena.ties > fought.resistance + faces[1]


def chance(board: Board, fought: Fight) -> tuple[int, int]:
    """In how many of how many cases it wins."""
    if not board.arena.options.dice:
        return int(wins(board, fought)), 1
    every = range(1, FACES + 1)
    return sum(wins(board, fought, (mine, theirs)) for mine in every for theirs in every), FACES * FACES


def _against(board: Board, to: int, attack: int, support: int, dread: int) -> Fight:
    arena, victim = board.arena, board.codes[to]
    spell = 0
    if board.marks and not arena.steadfast[victim] and board.frightened(to):
        spell = SPELL_TERROR
        if not arena.terror_adds:
            dread, spell = (dread, 0) if dread >= SPELL_TERROR else (0, SPELL_TERROR)
    return Fight(attack, support, arena.defence[victim], _support(board, to), dread, spell, arena.floor)


def _support(board: Board, square: int) -> int:
    """How many others of its side give support to the piece there (R001-22)."""
    arena, code = board.arena, board.codes[square]
    if not arena.support[code]:
        return 0
    return (arena.near[1][square] & board.supports[arena.side[code]]).bit_count()


def attack_lines(fought: Fight, origin: Origin, *, spell: int | None = None, face: int = 0) -> Reckoning:
    """The attack, line by line. `origin` is whose figures the attacker's army has."""
    rule = {ENERGY_BOLT: "R001-33", PAIN: "R001-34"}.get(spell or 0)
    start = Line(
        label=say("cabal-line-attack"),
        amount=fought.attack,
        rule=rule or _list_rule(origin),
        origin=Origin.SOURCE if rule else origin,
    )
    lines = []
    if fought.attack_support:
        lines.append(Line(label=say("cabal-line-support"), amount=fought.attack_support, rule="R001-22"))
    if face:
        lines.append(Line(label=say("cabal-line-die"), amount=face, rule="G001-1", origin=Origin.HOUSE))
    return Reckoning(start=start, lines=tuple(lines))


def defence_lines(fought: Fight, origin: Origin, *, floor_origin: Origin, face: int = 0) -> Reckoning:
    """The defence, line by line. `origin` is whose figures the defender's army has."""
    start = Line(label=say("cabal-line-defence"), amount=fought.defence, rule=_list_rule(origin), origin=origin)
    lines = []
    if fought.defence_support:
        lines.append(Line(label=say("cabal-line-support"), amount=fought.defence_support, rule="R001-22"))
    if fought.dread:
        is_terror = fought.dread == Dread.TERROR.malus
        label = say("cabal-line-terror") if is_terror else say("cabal-line-fear")
        lines.append(Line(label=label, amount=-fought.dread, rule="R001-29" if is_terror else "R001-1"))
    if fought.spell:
        lines.append(Line(label=say("cabal-line-spell-terror"), amount=-fought.spell, rule="R001-35"))
    raised = fought.resistance - (fought.defence + fought.defence_support - fought.dread - fought.spell)
    if raised:
        lines.append(Line(label=say("cabal-line-floor"), amount=raised, rule="G001-8", origin=floor_origin))
    if face:
        lines.append(Line(label=say("cabal-line-die"), amount=face, rule="G001-1", origin=Origin.HOUSE))
    return Reckoning(start=start, lines=tuple(lines))


def _list_rule(origin: Origin) -> str | None:
    """The rule on which the figures of an army rest; a guild's own army rests on none."""
    return {Origin.SOURCE: "R001-14", Origin.HOUSE: "G001-5"}.get(origin)
