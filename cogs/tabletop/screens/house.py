"""House rules as people read them: the list, one rule, its form, what has changed, what is wrong. All of it private."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pydantic import JsonValue

from bot.engine import toml
from bot.engine.house import HouseRules, InForce, Rule, origin_of, rests_on, table_of, typed, value_of
from bot.engine.paging import Page
from bot.engine.ruling import Origin
from bot.engine.screen import (
    Address,
    Attached,
    Block,
    Button,
    ButtonStyle,
    Code,
    Fact,
    Field,
    Form,
    Heading,
    Item,
    Option,
    Paragraph,
    Screen,
    Select,
    Tone,
)
from bot.engine.text import Arg, Listing, Text, Verbatim, say
from cogs.tabletop.screens.cases import failing_blocks

PAGE = 20
"""Rules on one page of the list; a select offers them all."""

FORM = 4000
"""Characters that a form holds; a longer table goes by file."""

FAULTS = 60
"""Faults that are told of one file or form."""

House = tuple[HouseRules[Any], InForce[Any]]


def list_screen(houses: Sequence[House], page: int) -> Screen:
    """All house rules with their values, ruleset by ruleset and page by page; `page` is counted from 0."""
    pages = [
        (house, now, tuple(house.rules.values())[first : first + PAGE])
        for house, now in houses
        for first in range(0, len(house.rules), PAGE)
    ]
    here = Page.of(len(pages), 1, page)
    house, now, rules_here = pages[here.at]
    lines = [
        say(
            "house-line-faulty" if rule.name in now.faulty else "house-line",
            **{"rule": rule.label, "value": _value(house, now, rule), "whose": _whose(now, rule)},
        )
        for rule in rules_here
    ]
    rules = tuple(Option(value=rule.id, label=rule.label) for rule in rules_here)
    first_pages = {other.ruleset: n for n, (other, _, _) in reversed(list(enumerate(pages)))}
    rulesets = tuple(Option(value=str(first_pages[other.ruleset]), label=other.title) for other, _ in houses)
    return Screen(
        title=say("house-list-title"),
        blocks=(
            Paragraph(text=say("house-list-about")),
            Heading(text=house.title),
            *(Item(text=line) for line in lines),
        ),
        footer=here.footer,
        controls=(
            Select(address=at("house-open"), placeholder=say("house-choose"), options=rules),
            Select(address=at("house-ruleset"), placeholder=say("help-choose"), options=rulesets),
            *here.turns(lambda page: at("house-page", str(page))),
        ),
        private=True,
    )


def rule_screen(house: HouseRules[Any], now: InForce[Any], rule: Rule, *, may_change: bool) -> Screen:
    """One rule: what it means, what is in force, whose that is, and the default beside what the guild has set."""
    is_own = origin_of(now.bundle, rule) is Origin.GUILD
    faults = now.faulty.get(rule.name, ())
    blocks: list[Block] = [
        Paragraph(text=rule.about),
        Fact(label=say("house-name"), value=Verbatim(verbatim=f"`{rule.id}`")),
        Fact(label=say("house-rests-on"), value=_ids(rests_on(now.bundle, rule))),
        Fact(label=say("house-whose"), value=_whose(now, rule)),
        *_content(house, now.bundle, rule, say("house-in-force")),
    ]
    if is_own:
        label = say("house-default", whose=_mark(origin_of(house.defaults, rule)))
        blocks += _content(house, house.defaults, rule, label)
    if faults:
        blocks += [Heading(text=say("house-faulty")), *_items(faults)]
    if choices := house.choices(rule):
        blocks.append(Fact(label=say("house-possible"), value=Listing(items=tuple(choices.values()))))
    buttons = [Button(address=at("house-form", rule.id), label=say("house-button-change"))]
    if is_own or faults:
        buttons.append(Button(address=at("house-reset", rule.id), label=say("house-button-reset")))
    return Screen(
        title=say("house-card-title", rule=rule.label),
        blocks=tuple(blocks),
        controls=tuple(buttons) if may_change else (),
        private=True,
    )


def rule_form(house: HouseRules[Any], now: InForce[Any], rule: Rule, words: str) -> Form:
    """The form of a rule, holding `words`, or what is in force."""
    value = value_of(now.bundle, rule)
    if rule.option is None:
        field = Field(
            name="value",
            label=say("house-field-table"),
            hint=say("house-hint-table"),
            value=words or as_typed(value),
            at_most=FORM,
            lines=True,
        )
    else:
        choices = house.choices(rule)
        field = Field(
            name="value",
            label=rule.label,
            value=words if words in choices or (words and not choices) else typed(value),
            options=tuple(Option(value=name, label=label) for name, label in choices.items()),
        )
    return Form(address=at("house-set", rule.id), title=say("house-form-title", rule=rule.label), fields=(field,))


def as_typed(value: JsonValue) -> str:
    """A value as it stands in its form: a table as TOML."""
    return toml.written(value) if isinstance(value, dict) else typed(value)


def changed_screen(changed: Sequence[Block]) -> Screen:
    """What has just been changed, as `changed_blocks` tells it."""
    return Screen(title=say("house-changed-title"), blocks=tuple(changed), tone=Tone.GOOD, private=True)


def changed_blocks(
    told: Iterable[Text], entry_id: int, keeping: Sequence[str], failing: Sequence[Text]
) -> tuple[Block, ...]:
    """What has changed, and where the ledger keeps it. The scenes of the names in `keeping` keep what they had.

    `failing` are those of the guild's own examples that do not hold any more.
    """
    scenes = [say("house-changed-scenes", n=len(keeping), names=Listing(items=tuple(keeping)))] if keeping else []
    return (
        *_items(told),
        *(Paragraph(text=text) for text in scenes),
        Paragraph(text=say("house-changed-entry", entry=str(entry_id))),
        *failing_blocks(failing),
    )


def question_screen(title: Text, told: Iterable[Text], confirm: Button) -> Screen:
    """What would change, to be confirmed."""
    return Screen(
        title=title,
        blocks=(Paragraph(text=say("house-ask")), *_items(told)),
        controls=(confirm, Button(address=at("house-page", "0"), label=say("house-button-keep"))),
        private=True,
    )


def reset_question(told: Iterable[Text]) -> Screen:
    """Whether all rules shall have their defaults again."""
    button = Button(address=at("house-reset-all"), label=say("house-button-reset-all"), style=ButtonStyle.DANGER)
    return question_screen(say("house-reset-title"), told, button)


def import_question(told: Iterable[Text], digest: str) -> Screen:
    """Whether what a file sets shall be in force. `digest` tells this file from others."""
    button = Button(address=at("house-import", digest), label=say("house-button-import"), style=ButtonStyle.PRIMARY)
    return question_screen(say("house-import-title"), told, button)


def faults_screen(
    faults: Mapping[str, Sequence[Text]], rules: Mapping[str, Rule], *, words: str = "", again: Address | None = None
) -> Screen:
    """All that is wrong, rule by rule, with the `words` that were typed, to be copied, and a way back to the form.

    `faults` by the names of the rules as people type them; `rules` are those that there are.
    """
    blocks: list[Block] = [Paragraph(text=say("house-nothing-set"))]
    left = FAULTS
    for name, found in faults.items():
        blocks.append(Heading(text=rules[name].label if name in rules else say("house-named", rule=name)))
        blocks += _items(found[:left])
        left = max(0, left - len(found))
    untold = sum(map(len, faults.values())) - FAULTS
    if untold > 0:
        blocks.append(Paragraph(text=say("house-more-faults", n=untold)))
    if words:
        blocks += [Heading(text=say("house-typed")), Code(rows=tuple(words.splitlines()))]
    button = (Button(address=again, label=say("house-button-retry"), style=ButtonStyle.PRIMARY),) if again else ()
    return Screen(title=say("house-faults-title"), blocks=tuple(blocks), controls=button, tone=Tone.BAD, private=True)


def too_long_screen(rule: Rule, file: bytes) -> Screen:
    """The table does not fit into a form: here it is as a file."""
    return Screen(
        title=say("house-card-title", rule=rule.label),
        blocks=(Paragraph(text=say("house-too-long")),),
        attached=(Attached(name=f"{rule.id}.toml", data=file),),
        private=True,
    )


def export_screen(n: int, file: bytes) -> Screen:
    """The file with all `n` rules that the guild has set; no file where it has set none."""
    return Screen(
        title=say("house-export-title"),
        blocks=(Paragraph(text=say("house-export", n=n)),),
        attached=(Attached(name="gravecaller-house-rules.toml", data=file),) if n else (),
        private=True,
    )


def at(action: str, *args: str) -> Address:
    """The address of one of `/house`'s controls."""
    return Address(package="tabletop", action=action, args=args)


def _items(texts: Iterable[Text]) -> tuple[Item, ...]:
    return tuple(Item(text=text) for text in texts)


def _ids(rules: Sequence[str]) -> Listing:
    return Listing(items=tuple(Verbatim(verbatim=rule) for rule in rules))


def _mark(origin: Origin) -> Text:
    return say(f"house-mark-{origin.value}")


def _whose(now: InForce[Any], rule: Rule) -> Text:
    return _mark(origin_of(now.bundle, rule))


def _value(house: HouseRules[Any], now: InForce[Any], rule: Rule) -> Arg:
    return house.shown(rule, value_of(now.bundle, rule)) if rule.option else say("house-a-table")


def _content(house: HouseRules[Any], bundle: Any, rule: Rule, label: Text) -> list[Block]:
    if rule.option is not None:
        return [Fact(label=label, value=house.shown(rule, value_of(bundle, rule)))]
    if tell := house.told.get(rule.table):
        return [Heading(text=label), *_items(tell(table_of(bundle, rule)))]
    return [Heading(text=label), Code(rows=tuple(as_typed(value_of(bundle, rule)).splitlines()))]
