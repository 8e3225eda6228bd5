"""The six spells (R001-33 to R001-38, G001-13 to G001-16), and pieces that enter for mana (R001-23, G001-12)."""

from __future__ import annotations

from cogs.cabal.rules.arena import bits
from cogs.cabal.rules.board import (
    ENERGY_BOLT,
    ENTER,
    EVOCATION,
    PAIN,
    PETRIFYING_GAZE,
    SHAKE_THE_BONES,
    TERROR,
    Board,
    Mark,
    Step,
    Tell,
)
from cogs.cabal.rules.model import Spell, What
from cogs.cabal.rules.moving import arrive, movements

NUMBERS = {
    Spell.ENERGY_BOLT: ENERGY_BOLT,
    Spell.PAIN: PAIN,
    Spell.TERROR: TERROR,
    Spell.SHAKE_THE_BONES: SHAKE_THE_BONES,
    Spell.EVOCATION: EVOCATION,
    Spell.PETRIFYING_GAZE: PETRIFYING_GAZE,
}
NAMES = {number: spell for spell, number in NUMBERS.items()}

RANGE = {ENERGY_BOLT: 2, PAIN: 1, TERROR: 2, EVOCATION: 1, PETRIFYING_GAZE: 2}
"""How far each spell reaches, by the moves of a chess king (G001-16)."""

FAR_EXTRA = 2
"""Points that an Evocation beyond its range costs besides (R001-37)."""


def casts(board: Board) -> list[Step]:
    """Every spell that whose turn it is can cast now, one for each of his casters in a turn (R001-32)."""
    declared = board.spells[board.side]
    if not declared:
        return []
    codes, casting = board.codes, board.arena.casts
    found: list[Step] = []
    for caster in bits(board.occupied[board.side]):
        if casting[codes[caster]] and board.ids[caster] not in board.cast:
            for spell in declared:
                found += targets(board, spell, caster)
    return found


def targets(board: Board, spell: int, caster: int) -> list[Step]:
    """What one caster can do with one spell."""
    if spell == SHAKE_THE_BONES:
        return _shakes(board, caster)
    if spell == EVOCATION:
        return _evocations(board, caster)
    arena, side = board.arena, board.side
    near = arena.near[RANGE[spell]][caster] & board.occupied[1 - side]
    if spell in (ENERGY_BOLT, PAIN):
        near &= ~board.petrified()
        return [(spell, caster, target, 0) for target in bits(near)]
    if spell == TERROR:
        return [(spell, caster, to, 0) for to in bits(near) if not arena.steadfast[board.codes[to]]]
    return [(spell, caster, to, 0) for to in bits(near) if may_be_gazed(board, to)]


def may_be_gazed(board: Board, square: int) -> bool:
    """Whether the limits of the Petrifying Gaze let it fall on the piece there (G001-15)."""
    options = board.arena.options
    if board.arena.king[board.codes[square]] and not options.gaze_king:
        return False
    return options.gaze_again or not gazed_before(board, square)


def gazed_before(board: Board, square: int) -> bool:
    """Whether the Gaze fell on the piece there in this turn of its enemy's, or in the one before."""
    mark = board.marks.get(board.ids[square])
    return mark is not None and mark.gazed > 0 and mark.gazed >= board.turn - 2


def shakable(board: Board) -> int:
    """The squares of the undead that Shake the Bones may move: those inside their fog (R001-36, G001-14)."""
    undead = board.arena.undead
    inside = board.occupied[board.side] & board.fog(board.side)
    return sum(1 << square for square in bits(inside) if undead[board.codes[square]])


def _shakes(board: Board, caster: int) -> list[Step]:
    quiet = movements(board, shakable(board), attacks=False)
    return [(SHAKE_THE_BONES, caster, start, to) for _, start, to, _ in quiet]


def price(board: Board, caster: int, square: int, code: int) -> int:
    """What it costs to evoke a piece there (G001-13)."""
    is_near = board.arena.near[RANGE[EVOCATION]][caster] >> square & 1
    return board.arena.cost[code] + (0 if is_near else FAR_EXTRA)


def obtainable(board: Board, side: int) -> list[int]:
    """The codes of what mana can bring onto the board: no king piece, and no kind beyond its limit (R001-37)."""
    arena, codes = board.arena, board.codes
    found = []
    for code in arena.codes[side].values():
        limit = arena.limit[code]
        if not arena.king[code] and (
            limit >= arena.size or sum(codes[square] == code for square in bits(board.occupied[side])) < limit
        ):
            found.append(code)
    return found


def _evocations(board: Board, caster: int) -> list[Step]:
    arena, side = board.arena, board.side
    mana = board.mana[side]
    near = arena.near[RANGE[EVOCATION]][caster]
    free = (near | board.fog(side)) & ~(board.occupied[0] | board.occupied[1])
    return [
        (EVOCATION, caster, square, code)
        for code in obtainable(board, side)
        if arena.cost[code] <= mana
        for square in bits(free if arena.cost[code] + FAR_EXTRA <= mana else free & near)
    ]


def entries(board: Board) -> list[Step]:
    """Every piece that can enter at a free corner for the mana that is there (R001-23, G001-12)."""
    arena, side = board.arena, board.side
    mana = board.mana[side]
    free = [corner for corner in arena.corners[side] if not board.codes[corner]] if mana else []
    if not free:
        return []
    return [(ENTER, code, corner, 0) for code in obtainable(board, side) if arena.cost[code] <= mana for corner in free]


def enter(board: Board, code: int, square: int, mana: int, what: What, tell: Tell | None) -> None:
    """A new piece stands on a free square, for that much mana."""
    board.put(square, code, board.next_id)
    board.next_id += 1
    board.mana[board.arena.side[code]] -= mana
    if tell:
        tell(what, code, square, -1, -mana)


def cast(board: Board, step: Step, won: bool, tell: Tell | None) -> None:
    """What a spell does; `won` tells whether one that attacks has beaten its target."""
    spell, caster, target, more = step
    board.cast = (*board.cast, board.ids[caster])
    if spell == SHAKE_THE_BONES:
        arrive(board, target, more, tell)
    elif spell == EVOCATION:
        enter(board, more, target, price(board, caster, target, more), What.EVOKED, tell)
    elif spell in (ENERGY_BOLT, PAIN):
        code = board.remove(target) if won else board.codes[target]
        if tell:
            tell(What.KILLED if won else What.UNHARMED, code, target, -1, 0)
    else:
        _mark(board, spell, target, tell)


def _mark(board: Board, spell: int, target: int, tell: Tell | None) -> None:
    """Terror lasts to the end of the caster's next turn, a petrification to the end of the opponent's (G001-15)."""
    old = board.marks.get(board.ids[target]) or Mark()
    turn = board.turn
    frightened = Mark(turn + 2, old.petrified, old.gazed)
    new = frightened if spell == TERROR else Mark(old.frightened, turn + 1, turn)
    board.marks[board.ids[target]] = new
    if tell:
        tell(What.FRIGHTENED if spell == TERROR else What.PETRIFIED, board.codes[target], target, -1, 0)
