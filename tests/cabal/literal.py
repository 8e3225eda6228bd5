"""The rules once more, as slowly and as literally as rules/cabal.md tells them: the other of the two generators.

It shares the values of a game with the rules that are tested, and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from bot.engine.grid import Square
from cogs.cabal.rules.model import (
    Action,
    Cast,
    End,
    Ending,
    Enter,
    Fall,
    Game,
    Move,
    Piece,
    Result,
    Sacrifice,
    Side,
    Spell,
    Stage,
)
from cogs.cabal.tables import Dread, Fog, FogCheck, PieceKind, SpellTerror, Ties, Ways


def far(one: Square, other: Square) -> int:
    """Distance by the moves of a chess king."""
    return max(abs(one.x - other.x), abs(one.y - other.y))


def squares(game: Game) -> list[Square]:
    return _squares(game.width, game.height)


@cache
def _squares(width: int, height: int) -> list[Square]:
    return [Square(x, y) for x in range(width) for y in range(height)]


def of(game: Game, side: Side) -> list[Piece]:
    return [piece for piece in game.pieces if piece.side is side]


def fog(game: Game, side: Side) -> set[Square]:
    """R001-4 to R001-6: what creates covers, and whatever mage stands in the fog extends it, again and again."""
    covered: set[Square] = set()
    while True:
        mages = [
            piece
            for piece in of(game, side)
            if game.kind(piece).fog is Fog.CREATES or (game.kind(piece).fog is Fog.EXTENDS and piece.square in covered)
        ]
        grown = {square for square in squares(game) if any(far(square, mage.square) <= 2 for mage in mages)}
        if grown == covered:
            return covered
        covered = grown


def petrified(game: Game, piece: Piece) -> bool:
    return piece.petrified >= game.turn


def reached(game: Game, piece: Piece) -> Iterator[Square]:
    """Where a piece can go, to free squares and to enemies (R001-20 to R001-39, G001-10, G001-11)."""
    kind = game.kind(piece)
    (x, y), up = piece.square, 1 if piece.side is Side.FIRST else -1
    for square in squares(game):
        if not 0 < far(square, piece.square) <= max(kind.reach, 2):
            continue
        right, ahead = square.x - x, (square.y - y) * up
        across, along = abs(right), abs(ahead)
        match kind.ways:
            case Ways.KNIGHT:
                fits = {across, along} == {1, 2}
            case Ways.AHEAD:
                fits = ahead > 0 and across in (0, ahead)
            case Ways.LINES:
                fits = across == 0 or along == 0
            case Ways.DIAGONALS:
                fits = across == along
            case Ways.ALL:
                fits = across == along or across == 0 or along == 0
        if kind.ways is not Ways.KNIGHT:
            fits = fits and max(across, along) <= kind.reach
        if not fits:
            continue
        if kind.ways is not Ways.KNIGHT and not kind.ethereal:
            steps = max(across, along)
            way = [Square(x + (square.x - x) // steps * n, y + (square.y - y) // steps * n) for n in range(1, steps)]
            if any(game.at(between) for between in way):
                continue
        there = game.at(square)
        if there is None or there.side is not piece.side:
            yield square


def moves(game: Game) -> Iterator[Move]:
    """G001-2: one piece moves or attacks; nobody attacks the petrified, and they do neither (G001-15)."""
    if len(game.moved) >= game.options.moves_per_turn:
        return
    for piece in of(game, game.side):
        if piece.id in game.moved or petrified(game, piece):
            continue
        for square in reached(game, piece):
            there = game.at(square)
            if there is None or not petrified(game, there):
                yield Move(start=piece.square, to=square)


def obtainable(game: Game) -> Iterator[PieceKind]:
    for kind in game.armies[game.side].pieces:
        standing = sum(piece.kind == kind.id for piece in of(game, game.side))
        if not kind.is_king and standing < kind.limit:
            yield kind


def entries(game: Game) -> Iterator[Enter]:
    """R001-23: on the two corner squares of his own side, for mana (G001-12)."""
    rank = 0 if game.side is Side.FIRST else game.height - 1
    for kind in obtainable(game):
        for corner in (Square(0, rank), Square(game.width - 1, rank)):
            if game.at(corner) is None and kind.cost <= game.mana[game.side] and game.mana[game.side] > 0:
                yield Enter(piece=kind.id, square=corner)


def price(caster: Piece, kind: PieceKind, square: Square) -> int:
    """G001-13."""
    return kind.cost if far(caster.square, square) <= 1 else kind.cost + 2


def casts(game: Game) -> Iterator[Cast]:
    """R001-32 to R001-38."""
    covered = fog(game, game.side)
    for caster in of(game, game.side):
        if not game.kind(caster).casts or caster.id in game.cast:
            continue
        known = game.spells(game.side)
        for target in of(game, game.side.other):
            distance, kind = far(caster.square, target.square), game.kind(target)
            can = {
                Spell.ENERGY_BOLT: distance <= 2 and not petrified(game, target),
                Spell.PAIN: distance <= 1 and not petrified(game, target),
                Spell.TERROR: distance <= 2 and not (kind.undead or kind.immune),
                Spell.PETRIFYING_GAZE: distance <= 2
                and (not kind.is_king or game.options.gaze_king)
                and (not target.gazed or target.gazed < game.turn - 2 or game.options.gaze_again),
            }
            for spell, possible in can.items():
                if spell in known and possible:
                    yield Cast(caster=caster.square, spell=spell, target=target.square)
        if Spell.SHAKE_THE_BONES in known:
            for piece in of(game, game.side):
                if game.kind(piece).undead and piece.square in covered and not petrified(game, piece):
                    for to in reached(game, piece):
                        if game.at(to) is None:
                            yield Cast(caster=caster.square, spell=Spell.SHAKE_THE_BONES, target=piece.square, to=to)
        if Spell.EVOCATION in known:
            for kind in obtainable(game):
                for square in squares(game):
                    near = far(caster.square, square) <= 1
                    affordable = price(caster, kind, square) <= game.mana[game.side]
                    if affordable and game.at(square) is None and (near or square in covered):
                        yield Cast(caster=caster.square, spell=Spell.EVOCATION, target=square, piece=kind.id)


def sacrifices(game: Game, start: Square, to: Square) -> Iterator[Sacrifice]:
    """R001-41, R001-42, G001-17: without the fall itself."""
    king = game.at(to)
    assert king is not None
    victims = [piece.square for piece in of(game, king.side) if piece is not king and far(piece.square, to) <= 2]
    for victim in victims:
        for aside in squares(game):
            if far(aside, to) == 1 and (game.at(aside) is None or aside == victim):
                yield Sacrifice(victims=(victim,), to=aside)
    for pair in combinations(victims, 2):
        yield Sacrifice(victims=ordered(pair))


def ordered(pair: tuple[Square, Square]) -> tuple[Square, ...]:
    """Rank by rank from below, as actions name them."""
    return tuple(sorted(pair, key=lambda square: (square.y, square.x)))


def actions(game: Game) -> set[Action]:
    """All that whoever has to act can do."""
    if game.stage is not Stage.PLAY:
        return set()
    if game.fall:
        return {*sacrifices(game, game.fall.start, game.fall.to), Sacrifice()}
    moving = set(moves(game))
    ending = {End()} if game.moved or not moving else set()
    return {*moving, *casts(game), *entries(game), *ending}


def support(game: Game, piece: Piece) -> int:
    """R001-22."""
    if not game.kind(piece).support:
        return 0
    return sum(game.kind(other).support and far(other.square, piece.square) == 1 for other in of(game, piece.side))


def beaten(game: Game, attack: int, target: Piece, dread: Dread) -> bool:
    """G001-1, G001-6, G001-7, G001-8."""
    kind = game.kind(target)
    fear, spell = {Dread.NONE: 0, Dread.FEAR: 1, Dread.TERROR: 2}[dread], int(target.frightened >= game.turn)
    if kind.undead or kind.immune:
        fear = spell = 0
    malus = fear + spell if game.options.spell_terror is SpellTerror.ADDS else max(fear, spell)
    defence = max(kind.defence + support(game, target) - malus, game.options.lowest_defence)
    return attack >= defence if game.options.ties is Ties.ATTACKER else attack > defence


def without(game: Game, *removed: Piece) -> Game:
    """The game without some pieces, lost with a king piece."""
    gone = {piece.id for piece in removed}
    left = game.model_copy(update={"pieces": tuple(piece for piece in game.pieces if piece.id not in gone)})
    for piece in removed:
        if game.kind(piece).is_king:
            result = Result(winner=piece.side.other, ending=Ending.KING)
            left = left.model_copy(update={"result": result, "stage": Stage.OVER})
    return left


def paid(game: Game, side: Side, amount: int) -> Game:
    mana = [*game.mana]
    mana[side] += amount
    return game.model_copy(update={"mana": tuple(mana)})


def changed(game: Game, piece: Piece, **update: object) -> Game:
    pieces = tuple(other.model_copy(update=update) if other.id == piece.id else other for other in game.pieces)
    return game.model_copy(update={"pieces": pieces})


def arrived(game: Game, piece: Piece, to: Square) -> Game:
    """R001-23."""
    last = game.height - 1 if piece.side is Side.FIRST else 0
    kind = game.kind(piece)
    if to.y == last and kind.end_mana:
        return paid(without(game, piece), piece.side, kind.end_mana)
    return changed(game, piece, square=to)


def killed(game: Game, attacker: Piece, victim: Piece) -> Game:
    """R001-30."""
    if game.kind(attacker).absorbs:
        game = paid(game, attacker.side, -(-game.kind(victim).cost // 2))
    return arrived(without(game, victim), attacker, victim.square)


def placed(game: Game, side: Side, kind: str, square: Square, cost: int) -> Game:
    piece = Piece(id=game.next_id, side=side, kind=kind, square=square)
    new = game.model_copy(update={"pieces": (*game.pieces, piece), "next_id": game.next_id + 1})
    return paid(new, side, -cost)


def after(game: Game, action: Action) -> Game:
    """The game after a legal action, where fights are not diced; what only counts positions is left alone."""
    match action:
        case Move():
            return _moved(game, action)
        case Cast():
            return _cast(game, action)
        case Enter():
            kind = game.armies[game.side].kind(action.piece)
            assert kind is not None
            return placed(game, game.side, kind.id, action.square, kind.cost)
        case Sacrifice():
            return _sacrificed(game, action)
        case End():
            return _ended(game)
        case _:
            raise ValueError(action)


def _moved(game: Game, action: Move) -> Game:
    piece, there = game.at(action.start), game.at(action.to)
    assert piece is not None
    game = game.model_copy(update={"moved": (*game.moved, piece.id)})
    if there is None:
        return arrived(game, piece, action.to)
    kind = game.kind(piece)
    if not beaten(game, kind.attack + support(game, piece), there, kind.dread):
        return game
    if game.kind(there).sacrifice and any(True for _ in sacrifices(game, action.start, action.to)):
        return game.model_copy(update={"fall": Fall(start=action.start, to=action.to)})
    return killed(game, piece, there)


def _cast(game: Game, action: Cast) -> Game:
    caster, target = game.at(action.caster), game.at(action.target)
    assert caster is not None
    game = game.model_copy(update={"cast": (*game.cast, caster.id)})
    if action.spell is Spell.EVOCATION:
        kind = game.armies[game.side].kind(action.piece or "")
        assert kind is not None
        return placed(game, game.side, kind.id, action.target, price(caster, kind, action.target))
    assert target is not None
    if action.spell is Spell.SHAKE_THE_BONES:
        assert action.to is not None
        return arrived(game, target, action.to)
    if action.spell is Spell.TERROR:
        return changed(game, target, frightened=game.turn + 2)
    if action.spell is Spell.PETRIFYING_GAZE:
        return changed(game, target, petrified=game.turn + 1, gazed=game.turn)
    attack = 1 if action.spell is Spell.ENERGY_BOLT else 2
    return without(game, target) if beaten(game, attack, target, Dread.NONE) else game


def _sacrificed(game: Game, action: Sacrifice) -> Game:
    assert game.fall is not None
    attacker, king = game.at(game.fall.start), game.at(game.fall.to)
    assert attacker is not None
    assert king is not None
    victims = [piece for square in action.victims if (piece := game.at(square))]
    game = without(game.model_copy(update={"fall": None}), *victims)
    if not victims:
        return killed(game, attacker, king)
    if action.to is None:
        return game
    return arrived(changed(game, king, square=action.to), attacker, king.square)


def _ended(game: Game) -> Game:
    """R001-7, G001-3."""
    sides = tuple(Side) if game.options.fog_check is FogCheck.EVERY_TURN else (game.side,)
    lost = [
        piece
        for side in sides
        for piece in of(game, side)
        if game.kind(piece).needs_fog and piece.square not in fog(game, side)
    ]
    return without(game, *lost).model_copy(update={"turn": game.turn + 1, "moved": (), "cast": ()})
