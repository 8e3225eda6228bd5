"""House rules: what a guild may set of a ruleset's tables, and the tables that are then in force.

A rule is a whole table (`results`) or one option of a table of options (`options.number_affected`). What a guild has
set is kept as JSON values by the name of the rule; a rule that it has not set has the ruleset's default.

    house = HouseRules("ruleset", say("ruleset-title"), defaults=tables, fixed=frozenset({"creatures"}))
    in_force(house, {"options.number_affected": 12}).bundle
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from typing import Any, Generic, Literal, TypeVar, get_args, get_origin

from pydantic import BaseModel, JsonValue, ValidationError

from bot.engine.faults import told
from bot.engine.refusal import Refusal, Refused
from bot.engine.ruling import Origin
from bot.engine.tables import OptionTable, Table
from bot.engine.text import Arg, Text, say

Own = Mapping[str, JsonValue]
"""What a guild has set, by the names of the rules."""

Bundle = TypeVar("Bundle", bound=BaseModel)
Bundle_co = TypeVar("Bundle_co", bound=BaseModel, covariant=True)


class HouseRefusal(Refusal):
    """Why a house rule is not set."""

    FAULTS = "refusal-house-faults"
    NO_SUCH_RULE = "refusal-no-such-house-rule"
    ALREADY_SET = "refusal-house-already-set"
    NOT_SET = "refusal-house-not-set"
    NOTHING_SET = "refusal-house-nothing-set"
    NO_SUCH_RULESET = "refusal-no-such-ruleset"


class Faulty(Refused):
    """Values that cannot be in force: by the name of each faulty rule, all that is wrong with it."""

    def __init__(self, faults: Mapping[str, tuple[Text, ...]]) -> None:
        super().__init__(HouseRefusal.FAULTS, n=sum(map(len, faults.values())))
        self.faults = dict(faults)


@dataclass(frozen=True)
class Rule:
    """A rule of a ruleset's house: a table, or one option of a table of options.

    Its label and its explanation are the messages `house-rule-<id>` and `house-rule-<id>-about`, the words for the
    values that an option chooses from `house-value-<id>-<value>`; the id is written with dashes there.
    """

    ruleset: str
    name: str

    @property
    def id(self) -> str:
        """The rule as people name it: `ruleset.options.number_affected`."""
        return f"{self.ruleset}.{self.name}"

    @property
    def table(self) -> str:
        """The table that it is, or that has it."""
        return self.name.partition(".")[0]

    @property
    def option(self) -> str | None:
        """The option that it is; None for a whole table."""
        return self.name.partition(".")[2] or None

    @property
    def label(self) -> Text:
        """What it is called."""
        return say(f"house-rule-{self._dashed}")

    @property
    def about(self) -> Text:
        """What it means."""
        return say(f"house-rule-{self._dashed}-about")

    def value_text(self, value: str) -> Text:
        """The words for one of its values."""
        return say(f"house-value-{self._dashed}-{value.replace('_', '-')}")

    @property
    def _dashed(self) -> str:
        return self.id.replace(".", "-").replace("_", "-")


def _nothing_told() -> dict[str, Callable[[Any], tuple[Text, ...]]]:
    return {}


@dataclass(frozen=True, eq=False)
class HouseRules(Generic[Bundle_co]):
    """What a ruleset lets guilds set: all tables of the bundle `defaults`, save the `fixed` ones.

    `told` are the rows of a table in words, by the table's name; what it leaves out is shown as it is written.
    """

    ruleset: str
    title: Text
    defaults: Bundle_co
    fixed: Collection[str] = frozenset()
    told: Mapping[str, Callable[[Any], tuple[Text, ...]]] = field(default_factory=_nothing_told)

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """Every rule by its name, in the order of the tables and of their options."""
        return {name: Rule(self.ruleset, name) for name in self._names()}

    def rule(self, name: str) -> Rule:
        """The rule with this name. Raises `Refused(NO_SUCH_RULE)`."""
        try:
            return self.rules[name]
        except KeyError:
            raise Refused(HouseRefusal.NO_SUCH_RULE, rule=f"{self.ruleset}.{name}") from None

    def choices(self, rule: Rule) -> dict[str, Text]:
        """The values that an option chooses from, each with its words; none for numbers, dice and tables."""
        if rule.option is None:
            return {}
        annotation = type(table_of(self.defaults, rule)).model_fields[rule.option].annotation
        if annotation is bool:
            return {"yes": say("yes"), "no": say("no")}
        if isinstance(annotation, type) and issubclass(annotation, Enum):
            values = tuple(member.value for member in annotation)
        else:
            values = get_args(annotation) if get_origin(annotation) is Literal else ()
        return {str(value): rule.value_text(str(value)) for value in values}

    def shown(self, rule: Rule, value: JsonValue) -> Arg:
        """The value of an option as people read it."""
        spoken = self.choices(rule).get(typed(value))
        return spoken or (value if isinstance(value, int) else str(value))

    def _names(self) -> Iterator[str]:
        for name in type(self.defaults).model_fields:
            table = getattr(self.defaults, name)
            if isinstance(table, OptionTable) and name not in self.fixed:
                yield from (f"{name}.{option}" for option in table.names())
            elif name not in self.fixed:
                yield name


def typed(value: JsonValue) -> str:
    """The value of an option as somebody would type it."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class InForce(Generic[Bundle_co]):
    """The tables that a guild plays by. What is wrong with rules that do not fit any more, by their names."""

    bundle: Bundle_co
    faulty: Mapping[str, tuple[Text, ...]]


def in_force(house: HouseRules[Bundle], own: Own) -> InForce[Bundle]:
    """The defaults with the guild's own values in their place; where one does not fit, the default stays."""
    try:
        return InForce(applied(house, own), {})
    except Faulty:
        kept: dict[str, JsonValue] = {}
        faulty: dict[str, tuple[Text, ...]] = {}
        for name, value in own.items():
            try:
                applied(house, {**kept, name: value})
            except Faulty as error:
                faulty[name] = next(iter(error.faults.values()))
            else:
                kept[name] = value
        return InForce(applied(house, kept), faulty)


def applied(house: HouseRules[Bundle], own: Own) -> Bundle:
    """The bundle with all these values, marked as the guild's. Raises `Faulty` with all that is wrong."""
    faults: dict[str, tuple[Text, ...]] = {
        name: (say("table-fault-no-such-rule"),) for name in own if name not in house.rules
    }
    written: dict[str, dict[str, JsonValue]] = {}
    for name, value in own.items():
        if name in faults:
            continue
        rule = house.rules[name]
        if rule.option is not None:
            written.setdefault(rule.table, {})[rule.option] = value
        elif isinstance(value, dict) and "passport" not in value:
            written[rule.table] = value
        else:
            faults[name] = (say("table-fault-passport" if isinstance(value, dict) else "table-fault-fields"),)
    tables: dict[str, Any] = {}
    for name, content in written.items():
        default: Table = getattr(house.defaults, name)
        try:
            tables[name] = _table(default, content)
        except ValidationError as error:
            options = [f"{name}.{option}" for option in content if f"{name}.{option}" in own]
            faults |= _by_rule(name, options, told(error, content), error)
    if faults:
        raise Faulty(faults)
    return house.defaults.model_copy(update=tables)


def table_of(bundle: BaseModel, rule: Rule) -> Table:
    """The table that is this rule or has it."""
    table: Table = getattr(bundle, rule.table)
    return table


def value_of(bundle: BaseModel, rule: Rule) -> JsonValue:
    """What a rule is set to in `bundle`: of a table all but its passport. Nothing stands there that is None."""
    content: dict[str, JsonValue] = table_of(bundle, rule).model_dump(
        mode="json", exclude={"passport"}, exclude_none=True
    )
    return content[rule.option] if rule.option else content


def origin_of(bundle: BaseModel, rule: Rule) -> Origin:
    """Whose value a rule has in `bundle`."""
    table = table_of(bundle, rule)
    return table.origin(rule.option) if isinstance(table, OptionTable) and rule.option else table.passport.origin


def rests_on(bundle: BaseModel, rule: Rule) -> tuple[str, ...]:
    """The ids of the rules and gaps that a rule rests on."""
    table = table_of(bundle, rule)
    return table.rules(rule.option) if isinstance(table, OptionTable) and rule.option else table.passport.rules


def changed(house: HouseRules[Bundle], own: Own, wanted: Mapping[str, JsonValue | None]) -> dict[str, JsonValue]:
    """`own` with what is `wanted`, as it is to be stored; None stands for the default.

    What is set to its default is not the guild's own. Raises `Faulty` with all that would not fit.
    """
    faulty = in_force(house, own).faulty
    sound = {name: value for name, value in own.items() if name not in faulty and name not in wanted}
    bundle = applied(house, sound | {name: value for name, value in wanted.items() if value is not None})
    new = {name: value for name, value in own.items() if name not in wanted}
    for name, value in wanted.items():
        if value is not None and (set_to := value_of(bundle, house.rules[name])) != value_of(
            house.defaults, house.rules[name]
        ):
            new[name] = set_to
    return new


def _table(default: Table, content: Mapping[str, JsonValue]) -> Table:
    passport = default.passport
    if isinstance(default, OptionTable):
        held = {name: getattr(default, name) for name in default.names()}
        mark = passport.model_copy(update={"own": frozenset(content)})
        return type(default).model_validate({**held, **content, "passport": mark})
    mark = passport.model_copy(update={"origin": Origin.GUILD})
    return type(default).model_validate({**content, "passport": mark})


def _by_rule(
    table: str, options: list[str], faults: tuple[Text, ...], error: ValidationError
) -> dict[str, tuple[Text, ...]]:
    """The faults of a table by rule; what lies between several options is a fault of each of them."""
    if not options:
        return {table: faults}
    found: dict[str, tuple[Text, ...]] = {}
    for text, detail in zip(faults, error.errors(), strict=True):
        at = f"{table}.{detail['loc'][0]}" if detail["loc"] else ""
        for name in [at] if at in options else options:
            found[name] = (*found.get(name, ()), text)
    return found
