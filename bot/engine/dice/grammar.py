"""The grammar of dice expressions, as players of other bots type it.

    expression = [ times "x" ] sum                              6x4d6kh3: the whole is rolled six times
    sum        = product { ("+" | "-") product }
    product    = signed { ("*" | "/" | "//") signed }           `/` and `//` both round down, towards minus infinity
    signed     = { "+" | "-" } ( number | "@" name | dice | "(" sum ")" ) { "[" label "]" }
    dice       = [count] "d" ( sides | "%" | "F" ) { operator }  1d20, d20, d% (1 to 100), 4dF (each −1, 0 or 1)
    operator   = ( "k" | "p" ) selector                          keep, drop; also d for p if h or l follows
               | ( "kh" | "kl" | "ph" | "pl" )                   the same with 1
               | ( "rr" | "ro" | "ra" | "e" ) selector           reroll, reroll once, roll one more once, explode
               | "!" [selector]                                  explode; the highest face if nothing else is said
               | ( "mi" | "ma" ) number                          count lower (higher) dice as that number
               | "adv" | "dis"                                   behind one die: 1d20adv is 2d20kh1
    selector   = [ "h" | "l" | "<" | ">" ] number                highest, lowest, below, above; a plain number: equal

`d` may be written д or к, `x` also х; `×` always multiplies. A name is that of a value, in any case, with or without
accents; `-` in it is the same as `_`, and where dice follow it subtracts: `@level-d6`.
Equal operators in a row work together: `kh1kl1` keeps the highest and the lowest.
The number stands directly behind `k`, `p`, `rr`, `ro`, `ra`, `e`, `mi` and `ma`: with a blank it may be a note's.
Operators apply from left to right to the dice that are still kept. A plain number selects dice that show it, as in the
field's usual grammar: `4d6k3` keeps the threes, `4d6kh3` the three highest.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NoReturn

from bot.engine.dice import expression as tree
from bot.engine.dice.expression import Bounded, Expression, Factor, Node, Operator, Selector, Summand, selector
from bot.engine.dice.limits import (
    BIGGEST,
    MOST_CHARACTERS,
    MOST_DICE,
    MOST_NESTING,
    MOST_SIDES,
    MOST_TIMES,
    MOST_WORK,
)
from bot.engine.dice.refusal import DiceRefusal
from bot.engine.dice.tokens import DICE_LETTERS, OPERATORS, Token, normalise, place, tokenise
from bot.engine.dice.values import value_named
from bot.engine.refusal import Refused
from bot.engine.text import Arg, clean

_ADVANTAGE = {"adv": selector("h", 1), "dis": selector("l", 1)}
NO_VALUES: Mapping[str, int] = MappingProxyType({})


def parse(text: str, values: Mapping[str, int] = NO_VALUES) -> Expression:
    """The expression somebody typed, in which they may name `values`.

    Raises `Refused` with a `DiceRefusal`; then it must not be rolled at all.
    """
    return _remembered(text) if not values and len(text) <= MOST_CHARACTERS else _parse(text, values)


def _parse(text: str, values: Mapping[str, int] = NO_VALUES) -> Expression:
    return _Parser(normalise(text), values).expression()


_remembered = lru_cache(maxsize=1024)(_parse)


class _Parser:
    """One pass over the tokens, by recursive descent; only brackets recurse, and their depth is bounded."""

    def __init__(self, text: str, values: Mapping[str, int]) -> None:
        self._text = text
        self._values = values
        self._tokens = tokenise(text)
        self._position = 0
        self._next = self._tokens[0]
        self._depth = 0

    def expression(self) -> Expression:
        start = self._next
        times = self._times()
        whole = self._sum()
        if self._next.kind != "end":
            self._refuse_rest()
        if times > 1:
            whole = tree.repeated(whole, times)
            self._check(whole, start)
        if len(whole.text) > MOST_CHARACTERS:
            raise Refused(DiceRefusal.TOO_LONG, limit=MOST_CHARACTERS)
        return whole

    def _advance(self) -> Token:
        """Takes the next token."""
        token = self._next
        self._position += 1
        self._next = self._tokens[self._position]
        return token

    def _take(self, *texts: str) -> str:
        """Takes the next token if it is one of `texts`; "" if it is not."""
        return self._advance().text if self._next.text in texts else ""

    def _times(self) -> int:
        """How often the whole is rolled; takes what says so."""
        count, sign = self._tokens[:2]
        if sign.kind != "times":
            return 1
        if not any(token.text in DICE_LETTERS for token in self._tokens):
            self._refuse(DiceRefusal.NOTHING_REPEATED, sign)
        times = self._number(count, MOST_TIMES, DiceRefusal.TIMES)
        if not times:
            self._refuse(DiceRefusal.TIMES, count, limit=MOST_TIMES)
        self._advance()
        self._advance()
        return times

    def _sum(self) -> Expression:
        start = self._next
        summands = [self._summand(1)]
        while sign := self._take("+", "-"):
            summands.append(self._summand(-1 if sign == "-" else 1))
        whole = tree.total(summands)
        self._check(whole, start)
        return whole

    def _summand(self, sign: int) -> Summand:
        start = self._next
        factors = [self._factor("*")]
        while operator := self._take("*", "/", "//"):
            divisor = self._next
            factor = self._factor(operator[0])
            if factor.operator == "/" and factor.node.low <= 0 <= factor.node.high:
                self._refuse(DiceRefusal.DIVISION, divisor)
            factors.append(factor)
        if len(factors) == 1:
            return Summand(-sign if factors[0].negative else sign, factors[0].node)
        whole = tree.product(factors)
        self._check(whole, start)
        return Summand(sign, whole)

    def _factor(self, operator: str) -> Factor:
        negative = False
        while sign := self._take("+", "-"):
            negative ^= sign == "-"
        return Factor(operator, negative, self._atom())

    def _atom(self) -> Node:
        token = self._next
        if token.kind == "number":
            self._advance()
            if self._next.text in DICE_LETTERS:
                return self._dice(token, self._number(token, MOST_DICE, DiceRefusal.TOO_MANY))
            return tree.number(self._number(token, BIGGEST, DiceRefusal.TOO_BIG), self._label())
        if token.text in DICE_LETTERS:
            return self._dice(token, 1)
        if self._take("("):
            return self._group(token)
        if token.kind == "name":
            name, value = value_named(self._advance().text[1:], self._values, place(self._text, token.at))
            return tree.number(value, self._label(), name=name)
        self._refuse_instead_of_number(token)

    def _group(self, opening: Token) -> Node:
        self._depth += 1
        if self._depth > MOST_NESTING:
            self._refuse(DiceRefusal.TOO_DEEP, opening, limit=MOST_NESTING)
        inner = self._sum()
        if not self._take(")"):
            if self._next.kind == "end":
                self._refuse(DiceRefusal.BRACKETS, opening)
            self._refuse_rest()
        self._depth -= 1
        return tree.group(inner, self._label())

    def _dice(self, start: Token, count: int) -> Node:
        fate = DICE_LETTERS[self._advance().text] == "f"
        sides = 3 if fate else self._sides()
        high = 1 if fate else sides
        operators: list[Operator] = []
        while True:
            token = self._next
            operator = self._advantage(count) or self._operator(high)
            if operator is None:
                break
            if token.text in _ADVANTAGE:
                count = 2
            if operators and operators[-1].name == operator.name and operator.name not in {"mi", "ma"}:
                operator = operators.pop().joined(operator)
            if operator.is_endless(high - sides + 1, high):
                self._refuse(DiceRefusal.ENDLESS, token, operator=str(operator))
            operators.append(operator)
        term = tree.dice_term(count, sides, fate=fate, operators=tuple(operators), label=self._label())
        self._check(term, start)
        return term

    def _sides(self) -> int:
        token = self._next
        if self._take("%"):
            return 100
        if token.kind != "number":
            self._refuse_instead_of_number(token)
        self._advance()
        sides = self._number(token, MOST_SIDES, DiceRefusal.SIDES)
        if not sides:
            self._refuse(DiceRefusal.SIDES, token, limit=MOST_SIDES)
        return sides

    def _advantage(self, count: int) -> Operator | None:
        token = self._next
        if token.text not in _ADVANTAGE:
            return None
        if count != 1:
            self._refuse(DiceRefusal.ADVANTAGE, token, word=token.text)
        self._advance()
        return Operator("k", (_ADVANTAGE[token.text],))

    def _operator(self, high: int) -> Operator | None:
        """The operator that comes next, if one does. Letters alone after a blank are the beginning of a note."""
        token = self._next
        if self._take("!"):
            return Operator("e", (self._selector("") or selector("", high),))
        if token.text not in OPERATORS:
            return None
        name, kind = OPERATORS[token.text]
        self._advance()
        # "1d20 e 3" may be a note, in Italian; "4d6 kh 3" is one nowhere.
        apart = not kind and self._next.at > token.at + len(token.text)
        chosen = self._selector(kind)
        if chosen is None and kind and name in {"k", "p"}:
            chosen = selector(kind, 1)
        if chosen is None and self._text[token.at - 1] == " ":
            self._refuse_word(token)
        if chosen is None or apart or (name in {"mi", "ma"} and chosen.kind):
            self._refuse(DiceRefusal.SELECTOR, token, operator=token.text)
        return Operator(name, (chosen,))

    def _selector(self, kind: str) -> Selector | None:
        if not kind:
            kind = self._take("<", ">")
        token = self._next
        if token.kind == "number":
            self._advance()
            return selector(kind, self._number(token, BIGGEST, DiceRefusal.TOO_BIG))
        if kind in {"<", ">"}:
            self._refuse_instead_of_number(token)
        return None

    def _label(self) -> str:
        labels: list[str] = []
        while self._next.kind == "label":
            labels.append(self._advance().text[1:-1])
        # A backtick would end the code span in which labels are shown. Cleaned twice, since what the first round drops
        # can leave characters that compose.
        return clean(clean(" ".join(labels).replace("`", "'"))) if labels else ""

    def _number(self, token: Token, limit: int, reason: DiceRefusal) -> int:
        value = int(token.text)
        if value > limit:
            self._refuse(reason, token, limit=limit)
        return value

    def _check(self, node: Bounded, start: Token) -> None:
        """Refuses what could grow beyond the limits, before anything is rolled."""
        if max(-node.low, node.high) > BIGGEST:
            self._refuse(DiceRefusal.TOO_BIG, start, limit=BIGGEST)
        if node.dice > MOST_DICE:
            self._refuse(DiceRefusal.TOO_MANY, start, limit=MOST_DICE)
        if node.work > MOST_WORK:
            self._refuse(DiceRefusal.TOO_MUCH_WORK, start)

    def _refuse(self, reason: DiceRefusal, token: Token, **args: Arg) -> NoReturn:
        raise Refused(reason, place=place(self._text, token.at), **args)

    def _refuse_instead_of_number(self, token: Token) -> NoReturn:
        if token.kind == "word":
            self._refuse_word(token)
        self._refuse(DiceRefusal.UNFINISHED if token.kind == "end" else DiceRefusal.UNEXPECTED, token)

    def _refuse_word(self, token: Token) -> NoReturn:
        typed = self._text[token.at :].split(" ", 1)[0]
        self._refuse(DiceRefusal.WORD, token, word=clean(typed))

    def _refuse_rest(self) -> NoReturn:
        """Names what is wrong with a token that follows a complete sum."""
        token = self._advance()
        if token.text in _ADVANTAGE:
            self._refuse(DiceRefusal.ADVANTAGE, token, word=token.text)
        if token.text == "!" or (
            token.text in OPERATORS and (self._next.kind == "number" or self._next.text in {"<", ">"})
        ):
            self._refuse(DiceRefusal.NO_DICE, token, operator=token.text)
        if token.kind == "word" and (token.text not in DICE_LETTERS or self._next.kind != "number"):
            self._refuse_word(token)
        self._refuse(DiceRefusal.BRACKETS if token.text == ")" else DiceRefusal.UNEXPECTED, token)
