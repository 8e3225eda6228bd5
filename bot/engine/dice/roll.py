"""What was rolled: an expression, and the faces its dice have shown. Everything else follows from these two."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import repeat

from bot.engine.dice.expression import DiceTerm, Expression, Group, Node, Number, apply
from bot.engine.dice.faces import Dice, Face, face_of
from bot.engine.dice.grammar import NO_VALUES, parse
from bot.engine.dice.limits import MOST_DICE
from bot.engine.dice.refusal import DiceRefusal
from bot.engine.dice.shown import Part, parts_of
from bot.engine.dice.thrown import Hand, Thrown
from bot.engine.dice.tokens import place
from bot.engine.refusal import Refused


class Roll:
    """An expression that has been rolled.

    `total` is what it comes to, `faces` are all its faces in the order in which they were rolled. No model, as making
    one takes longer than rolling, and what is for reading only is worked out when somebody reads it. To keep a roll,
    keep `expression`, `faces` and the values it names: rolled again with these it is the same, and equal.
    """

    __slots__ = ("_amounts", "_hands", "_tree", "faces", "total")

    def __init__(self, tree: Expression, amounts: list[int], faces: list[Face], hands: list[Hand]) -> None:
        self.total = sum(amounts)
        self.faces = tuple(faces)
        self._tree = tree
        self._amounts = amounts
        self._hands = hands

    @property
    def expression(self) -> str:
        """The canonical expression: it can be rolled again with the same values, and is then its own expression."""
        return self._tree.text

    @property
    def parts(self) -> tuple[Part, ...]:
        """The summands. Their amounts always add up to `total`."""
        return parts_of(self._tree, self._amounts, self._hands)

    @property
    def times(self) -> tuple[tuple[Part, ...], ...]:
        """The summands of each time that the roll was repeated; of the one time, if it was not."""
        parts, size = self.parts, len(self._tree.summands)
        return tuple(parts[begin : begin + size] for begin in range(0, len(parts), size))

    @property
    def natural(self) -> int | None:
        """The face of the one d20 that counts, if nothing but plain numbers stands beside it."""
        added = [node for sign, node in self._tree.summands if sign > 0 and isinstance(node, DiceTerm)]
        if len(self._hands) != 1 or not added or added[0].sides != 20:
            return None
        [hand] = self._hands
        kept = hand.kept_faces if isinstance(hand, Thrown) else hand
        return kept[0] if len(kept) == 1 else None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Roll) and (self.expression, self.faces) == (other.expression, other.faces)

    def __hash__(self) -> int:
        return hash((self.expression, self.faces))

    def __repr__(self) -> str:
        return f"<Roll {self.expression} = {self.total} with {[face for _, face in self.faces]}>"


def roll(text: str, dice: Dice, values: Mapping[str, int] = NO_VALUES) -> Roll:
    """Rolls what somebody typed; `values` may be named in it. Raises `Refused` with a `DiceRefusal`."""
    return evaluate(parse(text, values), dice)


def evaluate(expression: Expression, dice: Dice) -> Roll:
    """Rolls a parsed expression.

    Raises `Refused(TOO_MANY)` if rerolls or explosions go on against all odds, as only scripted dice do.
    """
    table = _Table(expression, dice)
    amounts = table.amounts(expression)
    for _ in range(1, expression.times):
        amounts += table.amounts(expression)
    return Roll(expression, amounts, table.faces, table.hands)


class _Table:
    """One roll in progress: its faces so far, and the same by the terms they belong to."""

    __slots__ = ("_expression", "_roll", "faces", "hands")

    def __init__(self, expression: Expression, dice: Dice) -> None:
        self._expression = expression
        self._roll = dice.roll
        self.faces: list[Face] = []
        self.hands: list[Hand] = []

    def amounts(self, whole: Expression) -> list[int]:
        """What each summand adds, one time."""
        return [self._value(node) if sign > 0 else -self._value(node) for sign, node in whole.summands]

    def _value(self, node: Node) -> int:
        if isinstance(node, DiceTerm):
            if node.operators:
                thrown = Thrown(node, self._throw)
                self.hands.append(thrown)
                return thrown.total
            faces = self._throw(node.sides, node.count)
            self.hands.append(faces)
            return sum(faces) + node.shift * node.count
        if isinstance(node, Number):
            return node.value
        if isinstance(node, Group):
            return sum(self.amounts(node.inner))
        product = 1
        for operator, negative, factor in node.factors:
            value = self._value(factor)
            product = apply(operator, product, -value if negative else value)
        return product

    def _throw(self, sides: int, count: int) -> list[int]:
        if len(self.faces) + count > MOST_DICE:
            raise Refused(DiceRefusal.TOO_MANY, limit=MOST_DICE, place=place(self._expression.text, 0))
        if count == 1:
            face = self._roll(sides)
            self.faces.append(face_of(sides, face))
            return [face]
        faces = list(map(self._roll, repeat(sides, count)))
        self.faces += map(face_of, repeat(sides), faces)
        return faces
