"""What was rolled: an expression, once its dice have shown their faces."""

from __future__ import annotations

from itertools import repeat
from typing import NamedTuple

from bot.engine.dice.expression import DiceTerm, Expression, Group, Node, Number, Product, apply, in_brackets
from bot.engine.dice.faces import Dice, Face, face_of
from bot.engine.dice.grammar import parse
from bot.engine.dice.limits import ALL_FACES_SHOWN, FACES_SHOWN, MOST_DICE
from bot.engine.dice.refusal import DiceRefusal
from bot.engine.dice.thrown import Thrown
from bot.engine.dice.tokens import place
from bot.engine.refusal import Refused

_SIGNS = {"*": "×", "/": "÷"}


class Part(NamedTuple):
    """One summand of a roll; what was subtracted has a negative `amount`.

    `shown` is meant for a code span: `4d6kh3 [6, 5, 4, (1)]` with dropped and rerolled faces in brackets, `6!` for one
    that exploded, `2→3` for one held to a minimum or maximum, `… +988` for faces that are not shown. Labels are in it,
    words of the roller's without backticks. It has no sign in front, and is "" for a plain number.
    """

    shown: str
    amount: int


class Roll(NamedTuple):
    """An expression that has been rolled. `total` is always the sum of the amounts of `parts`.

    `expression` is canonical: it can be rolled again, and then has itself as its expression. `faces` are all faces in
    the order in which they were rolled. `natural` is the face of the one d20 that counts, if nothing but plain numbers
    stands beside it.

    A tuple and no model: making a model would take longer than rolling.
    """

    expression: str
    total: int
    faces: tuple[Face, ...]
    parts: tuple[Part, ...]
    natural: int | None


def roll(text: str, dice: Dice) -> Roll:
    """Rolls what somebody typed. Raises `Refused` with a `DiceRefusal`."""
    return evaluate(parse(text), dice)


def evaluate(expression: Expression, dice: Dice) -> Roll:
    """Rolls a parsed expression.

    Raises `Refused(TOO_MANY)` if rerolls or explosions go on against all odds, as only scripted dice do.
    """
    table = _Table(expression, dice)
    parts: list[Part] = []
    total = 0
    for sign, node in expression.summands:
        value, shown = table.value(node)
        amount = value if sign > 0 else -value
        total += amount
        parts.append(Part(shown, amount))
    natural = table.kept_alone if expression.single_d20 else None
    return Roll(expression.text, total, tuple(table.faces), tuple(parts), natural)


class _Table:
    """One roll in progress: the faces so far, and the last one that was kept alone in its term."""

    __slots__ = ("_expression", "_roll", "_room", "faces", "kept_alone")

    def __init__(self, expression: Expression, dice: Dice) -> None:
        self._expression = expression
        self._roll = dice.roll
        self._room = ALL_FACES_SHOWN
        self.faces: list[Face] = []
        self.kept_alone: int | None = None

    def value(self, node: Node) -> tuple[int, str]:
        """What `node` comes to, and how that is shown; "" for a number without a label."""
        if isinstance(node, DiceTerm):
            return self._thrown(node) if node.operators else self._plain(node)
        if isinstance(node, Number):
            return node.value, node.text if node.label else ""
        if isinstance(node, Group):
            return self._group(node)
        return self._product(node)

    def _plain(self, term: DiceTerm) -> tuple[int, str]:
        faces = self._throw(term.sides, term.count)
        if term.count == 1:
            self.kept_alone = faces[0]
        values = [face + term.shift for face in faces] if term.shift else faces
        return sum(values), self._shown(term, str(values)[1:-1])

    def _thrown(self, term: DiceTerm) -> tuple[int, str]:
        thrown = Thrown(term, self._throw)
        if len(thrown.kept) == 1:
            self.kept_alone = thrown.faces[thrown.kept[0]]
        return thrown.total, self._shown(term, thrown.shown())

    def _group(self, group: Group) -> tuple[int, str]:
        total, text = 0, ""
        for sign, node in group.inner.summands:
            value, shown = self.value(node)
            total += sign * value
            text += ("−" if sign < 0 else "+" if text else "") + (shown or node.text)
        return total, f"({text}){in_brackets(group.label)}"

    def _product(self, product: Product) -> tuple[int, str]:
        result, text = 1, ""
        for operator, negative, node in product.factors:
            value, shown = self.value(node)
            result = apply(operator, result, -value if negative else value)
            text += (_SIGNS[operator] if text else "") + ("−" if negative else "") + (shown or node.text)
        return result, text

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

    def _shown(self, term: DiceTerm, faces: str) -> str:
        if len(faces) > FACES_SHOWN or len(faces) > self._room:
            faces = _shortened(faces, min(FACES_SHOWN, self._room))
        self._room -= len(faces)
        if term.shift:
            faces = faces.replace("-", "−")
        return f"{term.text} [{faces}]"


def _shortened(faces: str, room: int) -> str:
    """As many of `faces` as fit into `room` characters, and how many more there are."""
    fitting = faces[: max(room, 0) + 1].rpartition(", ")[0]
    left = faces.count(", ") - fitting.count(", ")
    return f"{fitting}, … +{left}" if fitting else f"… +{left + 1}"
