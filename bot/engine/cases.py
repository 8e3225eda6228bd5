"""Worked examples: what is asked of the rules, the faces of the dice, and what must come out.

A ruleset lays down its questions, each a pure function that calls the very rules its commands call, and a book of
cases. A guild may add its own, which are checked against the house rules in force.

    question = Question("potential", Given, Answer, answer)
    book = Casebook(house, {question.id: question}, cases)
    played = book.play(case, own)           by the house rules `own`
    book.differing(case, played)            the fields in which that is not what the case expects
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cache, cached_property
from typing import Annotated, Any, Generic, Self, TypeVar

from pydantic import AfterValidator, Field, JsonValue, TypeAdapter, ValidationError, model_validator

from bot.engine.dice import Dice, RecordingDice, ScriptedDice, ScriptError
from bot.engine.faults import fault, told
from bot.engine.house import Faulty, HouseRules, Own, applied, in_force
from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from bot.engine.ruling import Origin
from bot.engine.tables import RuleId, Table
from bot.engine.text import Arg, Listing, Text, clean, name_key, say

NAME = 40
"""Characters of a case's id."""

MOST_FACES = 100
"""Faces of dice in one case."""

LONGEST = 4000
"""Characters of one value: a board is the longest of them."""

REFUSED = "refused"
"""The field of what comes out that tells why the rules refuse; its value is the refusal's name: `too-far`."""

Given_co = TypeVar("Given_co", bound=Frozen)


def _one_line(id: str) -> str:
    if not (words := clean(id, limit=NAME)):
        raise fault(say("table-fault-empty"), "the id is empty")
    return words


def _trimmed(values: dict[str, JsonValue]) -> dict[str, JsonValue]:
    if len(str(values)) > LONGEST:
        raise fault(say("case-fault-long", most=LONGEST), f"more than {LONGEST} characters")
    return {name: value.strip("\n") if isinstance(value, str) else value for name, value in values.items()}


Values = Annotated[dict[str, JsonValue], AfterValidator(_trimmed)]
"""What goes in or comes out, by the names of the fields."""


class Case(Frozen):
    """One example: the question it asks, with what is `given`, and the `faces` in the order in which they are rolled.

    `expected` are those fields of what comes out that it is about. `house` are the house rules without which it does
    not hold, by their names; `rules` what it shows, and `origin` whose it is.
    """

    id: Annotated[str, AfterValidator(_one_line)]
    kind: str
    rules: tuple[RuleId, ...] = Field(default=(), max_length=20)
    origin: Origin = Origin.SOURCE
    given: Values = Field(default_factory=dict)
    faces: tuple[Annotated[int, Field(ge=1, le=1000)], ...] = Field(default=(), max_length=MOST_FACES)
    house: Values = Field(default_factory=dict)
    expected: Values = Field(min_length=1)


class Cases(Table):
    """The cases of a ruleset, `data/<ruleset>/cases.toml`."""

    cases: tuple[Case, ...] = Field(min_length=1)

    @model_validator(mode="after")
    def _one_of_each(self) -> Self:
        if double := twice(self.cases):
            raise fault(say("case-fault-twice", id=double), f"cases: {double} is there twice")
        return self


def twice(cases: tuple[Case, ...]) -> str | None:
    """The id that two of these cases have, if there is one."""
    keys = [name_key(case.id) for case in cases]
    return next((case.id for at, case in enumerate(cases) if keys[at] in keys[:at]), None)


@dataclass(frozen=True)
class Question(Generic[Given_co]):
    """A question: the shapes of what is `given` and of the answer, both flat, and the function that answers.

    It gets what is given, the tables in force and the dice, and may refuse. Its name is the message
    `case-kind-<ruleset>-<id>`; a field is called `case-field-<ruleset>-<name>`, both with dashes.
    """

    id: str
    given: type[Given_co]
    answer: type[Frozen]
    ask: Callable[[Given_co, Any, Dice], Frozen]


@dataclass(frozen=True)
class Played:
    """What came out of a case: by field as JSON, and as people read it.

    What is refused has that field alone; what could not be played has no values, and tells why there.
    """

    values: dict[str, JsonValue]
    shown: dict[str, Arg]

    def about(self, case: Case) -> tuple[str, ...]:
        """The fields that a case is about, as far as they came out; otherwise all that did."""
        return tuple(name for name in case.expected if name in self.shown) or tuple(self.shown)


@dataclass(frozen=True, eq=False)
class Casebook:
    """The questions of a ruleset, and its published cases."""

    house: HouseRules[Any]
    questions: Mapping[str, Question[Any]]
    cases: tuple[Case, ...] = field(repr=False)

    @property
    def ruleset(self) -> str:
        """The ruleset that it is of."""
        return self.house.ruleset

    @cached_property
    def published(self) -> tuple[Played, ...]:
        """What comes out of each published case by the rules as they are published."""
        return tuple(self.play(case, {}) for case in self.cases)

    def title(self, kind: str) -> Text:
        """What a question is called; one that there is not, by its id."""
        if kind not in self.questions:
            return say("case-named", name=clean(kind, limit=NAME))
        return say(f"case-kind-{_dashed(self.ruleset)}-{kind}")

    def label(self, field: str) -> Text:
        """What a field of this ruleset's questions is called."""
        if field == REFUSED:
            return say("case-field-refused")
        if field not in self._fields:
            return say("case-named", name=clean(field, limit=NAME))
        return say(f"case-field-{_dashed(self.ruleset)}-{_dashed(field)}")

    def play(self, case: Case, own: Own) -> Played:
        """What comes out by the house rules `own`, with those that the case names in their place.

        Of a case that cannot be asked, nothing but what is wrong with it.
        """
        if faults := self.faults(case):
            return _unlike(faults[0])
        question = self.questions[case.kind]
        bundle = in_force(self.house, {**own, **case.house}).bundle
        dice = RecordingDice(ScriptedDice(case.faces))
        try:
            answer = question.ask(question.given.model_validate(case.given), bundle, dice)
        except Refused as refused:
            values: dict[str, JsonValue] = {REFUSED: refused.reason.name.lower().replace("_", "-")}
            return Played(values, {REFUSED: refused.text})
        except ValidationError as error:  # fits by itself, but not together with the rest
            return _unlike(told(error, case.given)[0])
        except ScriptError:
            return _unlike(say("case-faces-unfit", n=len(dice.faces) + 1))
        if left := len(case.faces) - len(dice.faces):
            return _unlike(say("case-faces-left", n=left))
        shown = {name: told_value(getattr(answer, name)) for name in type(answer).model_fields}
        return Played(answer.model_dump(mode="json"), shown)

    def differing(self, case: Case, played: Played) -> tuple[str, ...]:
        """The fields in which what was `played` is not what the case expects; none where it holds."""
        if not played.values:
            return tuple(case.expected)
        answer = self.questions[case.kind].answer
        return tuple(
            name
            for name, value in case.expected.items()
            if played.values.get(name, ()) != (value if name == REFUSED else _as_json(answer, name, value))
        )

    def faults(self, case: Case) -> tuple[Text, ...]:
        """All that keeps a case from being asked: unknown questions, fields and rules, and values that do not fit."""
        question = self.questions.get(case.kind)
        if question is None:
            return (at("kind", say("case-fault-kind", kind=clean(case.kind, limit=NAME))),)
        return tuple(self._faults(case, question))

    def given(self, case: Case) -> dict[str, Arg]:
        """What goes into a case, as people read it; as it is written, where it cannot be played."""
        if self.faults(case):
            return _raw(case.given)
        values = self.questions[case.kind].given.model_validate(case.given)
        return {name: told_value(getattr(values, name)) for name in case.given}

    def expected(self, case: Case) -> dict[str, Arg]:
        """What a case expects, as people read it; as it is written, where it cannot be played."""
        if self.faults(case):
            return _raw(case.expected)
        answer = self.questions[case.kind].answer
        return {
            name: str(value) if name == REFUSED else told_value(_typed(answer, name, value))
            for name, value in case.expected.items()
        }

    @cached_property
    def _fields(self) -> frozenset[str]:
        shapes = (shape for question in self.questions.values() for shape in (question.given, question.answer))
        return frozenset(name for shape in shapes for name in shape.model_fields)

    def _faults(self, case: Case, question: Question[Any]) -> Iterator[Text]:
        try:
            question.given.model_validate(case.given)
        except ValidationError as error:
            yield from (at("given", text) for text in told(error, case.given))
        fields = question.answer.model_fields
        for name, value in case.expected.items():
            if name == REFUSED and isinstance(value, str):
                continue
            if name not in fields:
                yield at("expected", at(name, say("table-fault-unknown-field")))
                continue
            try:
                _typed(question.answer, name, value)
            except ValidationError as error:
                yield from (at("expected", at(name, text)) for text in told(error, value))
        try:
            applied(self.house, case.house)
        except Faulty as faulty:
            yield from (at("house", at(rule, text)) for rule, texts in faulty.faults.items() for text in texts)


def at(place: str, text: Text) -> Text:
    """What is wrong, with its place in front."""
    return say("table-fault-at", place=clean(place, limit=NAME), fault=text)


def told_value(value: Any) -> Arg:
    """One value as people read it: yes and no, numbers, what has a `text` by that, a list of such, or its words."""
    match value:
        case _ if value in (None, (), "", {}):
            return say("case-nothing")
        case bool():
            return say("case-yes" if value else "case-no")
        case tuple():
            return Listing(items=tuple(map(told_value, value)))
        case dict():
            return Listing(items=tuple(f"{name} {inner}" for name, inner in value.items()))
        case int() | Text():
            return value
        case Enum() if not hasattr(value, "text"):
            return say(f"case-value-{value.value}")
        case _:
            text: Arg = getattr(value, "text", None) or str(value)
            return text


@cache
def _reader(answer: type[Frozen], name: str) -> TypeAdapter[Any]:
    annotation: Any = answer.model_fields[name].annotation
    return TypeAdapter(annotation)


def _typed(answer: type[Frozen], name: str, value: JsonValue) -> Any:
    return _reader(answer, name).validate_python(value)


def _as_json(answer: type[Frozen], name: str, value: JsonValue) -> JsonValue:
    """The expected value with all its fields, as what comes out is written."""
    written: JsonValue = _reader(answer, name).dump_python(_typed(answer, name, value), mode="json")
    return written


def _raw(values: Mapping[str, JsonValue]) -> dict[str, Arg]:
    return {name: str(value) for name, value in values.items()}


def _unlike(why: Text) -> Played:
    """The faces are not those that are rolled: nothing comes out that could be expected."""
    return Played({}, {REFUSED: why})


def _dashed(name: str) -> str:
    return name.replace("_", "-")
