"""The dice of one term on the table, and what operators do to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from bot.engine.dice.expression import DiceTerm, Operator

Throw = Callable[[int, int], list[int]]
"""`throw(sides, count)`: that many new faces."""


class Thrown:
    """The dice of `term`, by the order in which they came to the table.

    `kept` lists those that count; `values` is what each counts as, which differs from its face where a minimum or
    maximum holds it.
    """

    def __init__(self, term: DiceTerm, throw: Throw) -> None:
        self._term = term
        self._throw = throw
        self._before: dict[int, list[int]] = {}
        self._exploded: list[int] = []
        self.faces = throw(term.sides, term.count)
        self.values = self._counted(self.faces).copy()
        self.kept = list(range(term.count))
        for operator in term.operators:
            self._operate(operator)

    @property
    def total(self) -> int:
        """The sum of what the kept dice count as."""
        return sum([self.values[die] for die in self.kept])

    @property
    def kept_faces(self) -> list[int]:
        """What the kept dice show."""
        return [self.faces[die] for die in self.kept]

    def shown(self) -> str:
        """The faces in words of few characters, for every die the rerolled ones first: `(1), 4, 6!, (2→3)`."""
        faces = self._counted(self.faces)
        written = list(map(str, faces))
        if faces != self.values:
            for die, (face, value) in enumerate(zip(faces, self.values, strict=True)):
                if face != value:
                    written[die] += f"→{value}"
        for die in self._exploded:
            written[die] += "!"
        if len(self.kept) < len(faces):
            for die in set(range(len(faces))).difference(self.kept):
                written[die] = f"({written[die]})"
        for die, before in self._before.items():
            written[die] = "".join(f"({face}), " for face in self._counted(before)) + written[die]
        return ", ".join(written)

    def _counted(self, faces: list[int]) -> list[int]:
        """What `faces` count as while nothing is done to them."""
        shift = self._term.shift
        return [face + shift for face in faces] if shift else faces

    def _operate(self, operator: Operator) -> None:
        match operator.name:
            case "k":
                chosen = set(self._select(operator))
                self.kept = [die for die in self.kept if die in chosen]
            case "p":
                chosen = set(self._select(operator))
                self.kept = [die for die in self.kept if die not in chosen]
            case "mi":
                for die in self.kept:
                    self.values[die] = max(self.values[die], operator.selectors[0].number)
            case "ma":
                for die in self.kept:
                    self.values[die] = min(self.values[die], operator.selectors[0].number)
            case "ro":
                for die in sorted(set(self._select(operator))):
                    self._reroll(die)
            case "rr":
                for die in self.kept:
                    while operator.picks(self.values[die]):
                        self._reroll(die)
            case "ra":
                for die in self._select(operator)[:1]:
                    self._explode(die)
            case "e":
                # The list grows while it is walked: what an explosion adds may explode as well.
                for die in self.kept:
                    if operator.picks(self.values[die]):
                        self._explode(die)

    def _select(self, operator: Operator) -> list[int]:
        """The kept dice that any selector picks; among equal dice the earlier one."""
        chosen: list[int] = []
        for kind, number, values in operator.selectors:
            if kind == "h":
                chosen += sorted(self.kept, key=self.values.__getitem__, reverse=True)[:number]
            elif kind == "l":
                chosen += sorted(self.kept, key=self.values.__getitem__)[:number]
            else:
                chosen += [die for die in self.kept if self.values[die] in values]
        return chosen

    def _reroll(self, die: int) -> None:
        self._before.setdefault(die, []).append(self.faces[die])
        [face] = self._throw(self._term.sides, 1)
        self.faces[die] = face
        self.values[die] = face + self._term.shift

    def _explode(self, die: int) -> None:
        [face] = self._throw(self._term.sides, 1)
        self._exploded.append(die)
        self.kept.append(len(self.faces))
        self.faces.append(face)
        self.values.append(face + self._term.shift)


Hand: TypeAlias = list[int] | Thrown
"""The dice of one term: their faces, as long as no operator has touched them."""
