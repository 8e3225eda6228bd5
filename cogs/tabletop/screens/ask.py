"""What a GM has asked for, on one card: who has rolled, what came out, and who is still to roll."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.screen import (
    Address,
    Block,
    Button,
    ButtonStyle,
    Control,
    Fact,
    Item,
    Option,
    Paragraph,
    Screen,
    Select,
    Tone,
)
from bot.engine.text import SUGGESTIONS, Arg, Text, Verbatim, say
from bot.engine.visibility import Visibility
from cogs.tabletop.rules.ask import Asked
from cogs.tabletop.screens.people import person

MORE = "more-"
"""Before the place of the sheet that comes first, where more sheets are wanted."""


def ask_card(entry_id: int, asked: Asked, what: Arg, outcomes: Mapping[int, Text], *, is_over: bool = False) -> Screen:
    """The card for everybody. Of a blind check it tells who has rolled, and nothing of what came out."""
    is_blind = asked.visibility is not Visibility.OPEN
    blocks: list[Block] = [Fact(label=say("ask-field-check"), value=what)]
    if asked.difficulty and not is_blind:
        blocks.append(Fact(label=say("ask-field-difficulty"), value=asked.difficulty))
    is_done = is_over or all(who in outcomes for who in asked.people)
    if asked.until is not None and not is_done:
        when = Verbatim(verbatim=f"<t:{int(asked.until.timestamp())}:R>")
        blocks.append(Fact(label=say("ask-field-until"), value=when))
    for who in asked.people:
        outcome = say("ask-has-rolled") if who in outcomes and is_blind else outcomes.get(who)
        waits = say("ask-missed" if is_over else "ask-waits")
        blocks.append(Item(text=say("ask-line", person=person(who), outcome=outcome or waits)))
    results = (_button("ask-results", entry_id),) if is_blind else ()
    roll = () if is_done else (_button("ask-roll", entry_id, ButtonStyle.PRIMARY),)
    return Screen(
        title=say("ask-title-blind" if is_blind else "ask-title"),
        blocks=tuple(blocks),
        controls=(*roll, *results),
        tone=Tone.QUIET if is_done else Tone.NEUTRAL,
    )


def asked_screen(people: int) -> Screen:
    """The answer to whoever has asked; private."""
    return _line(say("ask-done", n=people))


def over_screen(asked: Asked, what: Arg, missing: Sequence[int]) -> Screen:
    """The GM is told that all have rolled, or who has not in time."""
    told = say("ask-all-in", what=what) if not missing else say("ask-time-is-up", what=what, n=len(missing))
    return Screen(title=say("ask-title"), blocks=(Paragraph(text=told),), tone=Tone.QUIET)


def results_screen(asked: Asked, what: Arg, outcomes: Mapping[int, tuple[Text, int]]) -> Screen:
    """What came out, for the GM alone, with the number of each entry in the ledger."""
    lines = [
        say("ask-result", person=person(who), outcome=outcome, entry=str(entry_id))
        for who, (outcome, entry_id) in outcomes.items()
    ]
    facts: tuple[Block, ...] = (Fact(label=say("ask-field-check"), value=what),)
    if asked.difficulty:
        facts += (Fact(label=say("ask-field-difficulty"), value=asked.difficulty),)
    return Screen(
        title=say("ask-results-title"),
        blocks=(*facts, *(Item(text=line) for line in lines or [say("ask-nothing-yet")])),
        tone=Tone.QUIET,
        private=True,
    )


def sheet_choice(entry_id: int, sheets: Sequence[tuple[str, int]], first: int = 0) -> Screen:
    """With which of several sheets somebody rolls, from the `first` of them on; private."""
    address = Address(package="tabletop", action="ask-roll-with", args=(str(entry_id),))
    options = sheet_options(sheets, first)
    choice: Control = Select(address=address, placeholder=say("ask-choose-sheet"), options=options)
    return _line(say("ask-which-sheet"), choice)


def sheet_options(sheets: Sequence[tuple[str, int]], first: int = 0) -> tuple[Option, ...]:
    """Sheets to choose from, from the `first` of them on; with an entry that offers the next, or again the first."""
    room = SUGGESTIONS if len(sheets) <= SUGGESTIONS else SUGGESTIONS - 1
    shown = tuple(
        Option(value=str(sheet_id), label=say("ask-option", name=name))
        for name, sheet_id in sheets[first : first + room]
    )
    if room == SUGGESTIONS:
        return shown
    after = first + room if first + room < len(sheets) else 0
    return (*shown, Option(value=f"{MORE}{after}", label=say("ask-more-sheets", n=len(sheets))))


def rolled_line(total: int, target: int | None) -> Text:
    """What came of a plain roll, in a few words."""
    if target is None:
        return say("ask-outcome", total=total)
    return say("ask-outcome-reached" if total >= target else "ask-outcome-missed", total=total)


def corrected_line(told: Text, amended: Sequence[tuple[str, str]], undone: bool) -> Text:
    """What came of a roll, with what the GM has made of it since: taken back, or overruled at last by these words."""
    if undone:
        return say("ask-undone", told=told)
    return say("ask-amended", told=told, outcome=amended[-1][0]) if amended else told


def _line(text: Text, *controls: Control) -> Screen:
    return Screen(
        title=say("ask-title"), blocks=(Paragraph(text=text),), controls=controls, tone=Tone.QUIET, private=True
    )


def _button(action: str, entry_id: int, style: ButtonStyle = ButtonStyle.SECONDARY) -> Button:
    address = Address(package="tabletop", action=action, args=(str(entry_id),))
    return Button(address=address, label=say(f"button-{action}"), style=style)
