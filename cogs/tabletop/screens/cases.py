"""Worked examples: the list of a ruleset's, one of them, a guild's own, and the form for one. All of it private."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.engine.cases import NAME, Case, Casebook
from bot.engine.paging import Page
from bot.engine.screen import (
    Address,
    Attached,
    Block,
    Button,
    ButtonStyle,
    Code,
    Control,
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
from bot.engine.text import Arg, Listing, Text, Verbatim, clean, say
from cogs.tabletop.rules.cases import Example

PAGE = 15
"""Examples on one page, so that their lines fit into a message."""

IN_A_LINE = 60
"""Characters of a value that a line has room for."""

TOLD = 20
"""Failing examples that are told one by one."""


def list_screen(book: Casebook, shown: Sequence[Example], here: Page) -> Screen:
    """A page of a ruleset's examples."""
    options = tuple(
        Option(value=one.value, label=say("case-option", id=one.case.id, kind=book.title(one.case.kind)))
        for one in shown
    )
    return Screen(
        title=say("case-list-title", ruleset=book.house.title),
        blocks=(Paragraph(text=say("case-list-about")), *(Item(text=line(book, one)) for one in shown)),
        footer=here.footer,
        controls=(
            Select(address=at("case", book.ruleset), placeholder=say("case-choose"), options=options),
            *here.turns(lambda page: at("cases", book.ruleset, str(page))),
            Button(address=at("help-rules", book.ruleset), label=say("help-rules-title")),
        ),
        private=True,
    )


def line(book: Casebook, one: Example) -> Text:
    """An example in a line: what goes in, what comes out; marked where it is otherwise here, or the guild's own."""
    case = one.case
    told: dict[str, Arg] = {
        "id": Verbatim(verbatim=case.id) if one.own_id is None else case.id,
        "kind": book.title(case.kind),
        "out": _pairs(book, _came(case, one) if one.own_id is None else book.expected(case)),
    }
    given = book.given(case)
    text = say("case-line", **told, given=_pairs(book, given)) if given else say("case-line-bare", **told)
    if one.own_id is not None:
        return say("case-line-own" if one.holds else "case-line-fails", line=text)
    return say("case-line-here", line=text) if one.here else text


def case_screen(book: Casebook, one: Example, *, may_change: bool) -> Screen:
    """One example: its rules, what goes in, what comes out by the published rules, and what comes out here."""
    case = one.case
    blocks: list[Block] = []
    if case.rules:
        ids = Listing(items=tuple(Verbatim(verbatim=rule) for rule in case.rules))
        blocks.append(Fact(label=say("case-rules"), value=ids))
    blocks.append(Fact(label=say("case-whose"), value=say(f"house-mark-{case.origin.value}")))
    if case.house:
        blocks.append(Fact(label=say("case-under"), value=_house(book, case)))
    if given := book.given(case):
        blocks += [Heading(text=say("case-given")), *_facts(book, given)]
    if case.faces:
        blocks.append(Fact(label=say("case-faces"), value=Verbatim(verbatim=", ".join(map(str, case.faces)))))
    if one.own_id is None:
        blocks += [Heading(text=say("case-out")), *_facts(book, _came(case, one))]
        if one.here:
            here = {name: one.here.shown[name] for name in one.here.about(case)}
            blocks += [Heading(text=say("case-here")), *_facts(book, here, here=True)]
    else:
        blocks += [Heading(text=say("case-expected")), *_facts(book, book.expected(case))]
        if not one.holds:
            blocks += [Heading(text=say("case-here")), *_facts(book, _came(case, one), here=True)]
        blocks.append(Paragraph(text=say("case-holds" if one.holds else "case-fails")))
    return Screen(
        title=say("case-card-title", id=case.id, kind=book.title(case.kind)),
        blocks=tuple(blocks),
        controls=_controls(book, one, may_change=may_change),
        tone=Tone.NEUTRAL if one.holds else Tone.BAD,
        private=True,
    )


def own_screen(lines: Sequence[Text], options: Sequence[Option], rules: Verbatim, here: Page) -> Screen:
    """A page of the guild's own examples, to choose from."""
    controls: list[Control] = []
    if options:
        controls.append(Select(address=at("case-own"), placeholder=say("case-choose"), options=tuple(options)))
        controls += here.turns(lambda page: at("cases-own", str(page)))
        controls.append(Button(address=at("cases-export"), label=say("case-button-export")))
    return Screen(
        title=say("case-own-title"),
        blocks=(
            Paragraph(text=say("case-own-about", rules=rules)),
            *(Item(text=text) for text in lines or [say("case-own-none")]),
        ),
        footer=here.footer,
        controls=tuple(controls),
        tone=Tone.QUIET,
        private=True,
    )


def saved_screen(n: int, failing: Sequence[Text]) -> Screen:
    """So many examples are kept; these of the guild's do not hold by the rules in force."""
    blocks = failing_blocks(failing) or (Paragraph(text=say("case-own-all-hold")),)
    return Screen(
        title=say("case-own-title"),
        blocks=(Paragraph(text=say("case-own-saved", n=n)), *blocks),
        controls=(Button(address=at("cases-own", "0"), label=say("case-button-back")),),
        tone=Tone.BAD if failing else Tone.GOOD,
        private=True,
    )


def failing_blocks(failing: Sequence[Text]) -> tuple[Block, ...]:
    """Those of the guild's own examples that do not hold; nothing where all do."""
    if not failing:
        return ()
    more = [Item(text=say("case-own-more", n=len(failing) - TOLD))] if len(failing) > TOLD else []
    return (Heading(text=say("case-own-failing")), *(Item(text=text) for text in failing[:TOLD]), *more)


def failing_text(book: Casebook, case: Case) -> Text:
    """One of them, in a line."""
    return say("case-own-fails", ruleset=book.house.title, id=case.id)


def export_screen(n: int, file: bytes) -> Screen:
    """The guild's own examples as a file."""
    return Screen(
        title=say("case-own-title"),
        blocks=(Paragraph(text=say("case-own-exported", n=n)),),
        attached=(Attached(name="gravecaller-examples.toml", data=file),),
        private=True,
    )


def case_form(book: Casebook, case: Case, given: str, expected: str) -> Form:
    """The form for one of the guild's own, filled in as `case` is."""
    is_published = case in book.cases
    return Form(
        address=at("case-send", book.ruleset, case.kind),
        title=say("case-form-title", kind=book.title(case.kind)),
        fields=(
            Field(
                name="id",
                label=say("case-form-field-id"),
                hint=say("case-form-hint-id"),
                value="" if is_published else case.id,
                at_most=NAME,
            ),
            Field(name="rules", label=say("case-form-field-rules"), value=" ".join(case.rules), required=False),
            Field(
                name="given",
                label=say("case-form-field-given"),
                hint=say("case-form-hint-lines"),
                value=given,
                required=False,
                at_most=4000,
                lines=True,
            ),
            Field(
                name="faces",
                label=say("case-form-field-faces"),
                hint=say("case-form-hint-faces"),
                value=", ".join(map(str, case.faces)),
                required=False,
                at_most=400,
            ),
            Field(
                name="expected",
                label=say("case-form-field-expected"),
                hint=say("case-form-hint-lines"),
                value=expected,
                at_most=4000,
                lines=True,
            ),
        ),
    )


def at(action: str, *args: str) -> Address:
    """The address of one of the controls of examples."""
    return Address(package="tabletop", action=action, args=args)


def _controls(book: Casebook, one: Example, *, may_change: bool) -> tuple[Control, ...]:
    like = Button(address=at("case-like", book.ruleset, one.value), label=say("case-button-like"))
    if one.own_id is None:
        back = Button(address=at("cases", book.ruleset, "0"), label=say("case-button-back"))
        return (back, like) if may_change else (back,)
    back = Button(address=at("cases-own", "0"), label=say("case-button-back"))
    forget = at("case-forget", str(one.own_id))
    gone = Button(address=forget, label=say("case-button-forget"), style=ButtonStyle.DANGER)
    return (back, like, gone) if may_change else (back,)


def _came(case: Case, one: Example) -> dict[str, Arg]:
    """What came out of it, as far as it is about that."""
    return {name: one.played.shown[name] for name in one.played.about(case)}


def _house(book: Casebook, case: Case) -> Listing:
    rules = ((book.house.rules.get(name), value) for name, value in case.house.items())
    return Listing(
        items=tuple(
            say("case-pair", label=rule.label, value=book.house.shown(rule, value)) for rule, value in rules if rule
        )
    )


def _pairs(book: Casebook, values: Mapping[str, Arg]) -> Listing:
    return Listing(items=tuple(_pair(book.label(name), value) for name, value in values.items()))


def _pair(label: Text, value: Arg) -> Text:
    if isinstance(value, str):
        if "\n" in value:  # a board has no room in a line
            return label
        value = clean(value, limit=IN_A_LINE)
    return say("case-pair", label=label, value=value)


def _facts(book: Casebook, values: Mapping[str, Arg], *, here: bool = False) -> Iterable[Block]:
    for name, value in values.items():
        label = book.label(name)
        if isinstance(value, str) and "\n" in value:
            yield Paragraph(text=label)
            yield Code(rows=tuple(value.splitlines()))
        else:
            yield Fact(label=label, value=say("case-fact-here", value=value) if here else value)
