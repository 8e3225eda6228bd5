"""How a roll is shown: its summands, each with its expression and its faces."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bot.engine.dice.expression import DiceTerm, Expression, Group, Node, Number, in_brackets
from bot.engine.dice.limits import ALL_FACES_SHOWN, FACES_SHOWN
from bot.engine.dice.thrown import Hand, Thrown

_SIGNS = {"*": "×", "/": "÷"}


class Part(NamedTuple):
    """One summand of a roll; what was subtracted has a negative `amount`.

    `shown` is meant for a code span: `4d6kh3 [6, 5, 4, (1)]` with dropped and rerolled faces in brackets, `6!` for one
    that exploded, `2→3` for one held to a minimum or maximum, `… +988` for faces that are not shown. Labels are in it,
    words of the roller's without backticks. It has no sign in front, is "" for a plain number, and `@level` for a value
    with a name.
    """

    shown: str
    amount: int


def parts_of(expression: Expression, amounts: Iterable[int], hands: Iterable[Hand]) -> tuple[Part, ...]:
    """The summands of `expression`, of each time it was rolled. They add `amounts`; `hands` are its dice in order."""
    writing = _Writing(hands)
    parts: list[Part] = []
    for (_, node), amount in zip(expression.summands * expression.times, amounts, strict=True):
        if not isinstance(node, Number):
            parts.append(Part(writing.of(node), amount))
        else:
            parts.append(Part(node.text if node.name or node.label else "", amount))
    return tuple(parts)


class _Writing:
    """Writes down what was rolled, from left to right, while there is room for faces."""

    def __init__(self, hands: Iterable[Hand]) -> None:
        self._hands = iter(hands)
        self._room = ALL_FACES_SHOWN

    def of(self, node: Node) -> str:
        """`node` with its faces."""
        if isinstance(node, DiceTerm):
            faces = self._faces(node)
            if len(faces) > FACES_SHOWN or len(faces) > self._room:
                faces = _shortened(faces, min(FACES_SHOWN, self._room))
            self._room = max(0, self._room - len(faces))
            return f"{node.text} [{faces.replace('-', '−') if node.shift else faces}]"
        if isinstance(node, Number):
            return f"{node.text} [{str(node.value).replace('-', '−')}]" if node.name else node.text
        if isinstance(node, Group):
            text = ""
            for sign, summand in node.inner.summands:
                text += ("−" if sign < 0 else "+" if text else "") + self.of(summand)
            return f"({text}){in_brackets(node.label)}"
        text = ""
        for operator, negative, factor in node.factors:
            text += (_SIGNS[operator] if text else "") + ("−" if negative else "") + self.of(factor)
        return text

    def _faces(self, term: DiceTerm) -> str:
        hand = next(self._hands)
        if isinstance(hand, Thrown):
            return hand.shown()
        counted = [face + term.shift for face in hand] if term.shift else hand
        return str(counted)[1:-1]


def _shortened(faces: str, room: int) -> str:
    """As many of `faces` as fit into `room` characters, and how many more there are."""
    fitting = faces[: room + 1].rpartition(", ")[0]
    left = faces.count(", ") - fitting.count(", ")
    return f"{fitting}, … +{left}" if fitting else f"… +{left + 1}"
