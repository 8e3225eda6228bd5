"""The ledger as a file, and what the dice have shown: how often each face came, and whether that is unusual."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

from bot.engine.fairness import FaceCount, Tally
from bot.engine.screen import (
    Address,
    Attached,
    Bar,
    Bars,
    Block,
    Heading,
    Item,
    Option,
    Panel,
    Panels,
    Paragraph,
    Picture,
    Screen,
    Select,
    Tone,
)
from bot.engine.text import SUGGESTIONS, Ratio, Text, Verbatim, say
from cogs.tabletop.screens.people import person

PEOPLE = 15
"""People who are told apart, those who rolled most."""

KINDS = 10
"""Kinds of rulings whose outcomes are told, those made most."""

UNUSUAL, RARE = 0.05, 0.001
"""Below these chances the faces are called unusual, or hardly to be explained."""


def export_screen(file: Attached, entries: int, mention: Callable[[str], Verbatim]) -> Screen:
    """The file, and how its dice are verified; private."""
    return Screen(
        title=say("ledger-export-title"),
        blocks=(
            Paragraph(text=say("ledger-export-done", n=entries)),
            Paragraph(text=say("ledger-export-how", command=mention("ledger verify"))),
        ),
        tone=Tone.QUIET,
        private=True,
        attached=(file,),
    )


def progress_screen(read: int, whole: int) -> Screen:
    """How far a long export has come."""
    told = Paragraph(text=say("ledger-export-progress", n=read, all=whole))
    return Screen(title=say("ledger-export-title"), blocks=(told,), tone=Tone.QUIET, private=True)


def dice_screen(
    everybody: Sequence[FaceCount],
    people: Mapping[int, Sequence[FaceCount]],
    sides: int | None,
    outcomes: Sequence[tuple[Text, Tally]] = (),
) -> Screen:
    """How often each face of one die came, of all and of each person, and how often what succeeded; private.

    Of open rolls alone. `outcomes` are those of each kind of ruling, under its name.
    """
    shown = next((one for one in everybody if one.sides == sides), everybody[0] if everybody else None)
    if shown is None:
        return Screen(
            title=say("ledger-dice-title"),
            blocks=(Paragraph(text=say("ledger-dice-none")),),
            tone=Tone.QUIET,
            private=True,
        )
    theirs = [(who, one) for who, counts in people.items() for one in counts if one.sides == shown.sides]
    theirs = sorted(theirs, key=lambda pair: -pair[1].rolls)[:PEOPLE]
    most = sorted(outcomes, key=lambda pair: -pair[1].tried)[:KINDS]
    blocks: list[Block] = [Paragraph(text=_told(shown)), Paragraph(text=say("ledger-dice-how"))]
    blocks += [Heading(text=say("ledger-dice-people")), Paragraph(text=say("ledger-dice-panels"))]
    blocks += [
        Item(text=say("ledger-dice-of", number=number, person=person(who), told=_told(one)))
        for number, (who, one) in enumerate(theirs, 1)
    ]
    if most:
        blocks += [Heading(text=say("ledger-outcomes-title")), Paragraph(text=say("ledger-outcomes-panels"))]
        blocks += [
            Item(text=say("ledger-outcomes-of", number=number, kind=kind, told=_tally(one)))
            for number, (kind, one) in enumerate(most, 1)
        ]
    bars = _bars(shown)
    return Screen(
        title=say("ledger-dice-title"),
        blocks=tuple(blocks),
        picture=Picture(name="dice.png", drawn=bars, told=bars),
        pictures=(_of_people([one for _, one in theirs]), *((_of_outcomes(most),) if most else ())),
        controls=_choice(everybody) if len(everybody) > 1 else (),
        tone=Tone.QUIET,
        private=True,
    )


def _of_people(theirs: Sequence[FaceCount]) -> Picture:
    """The faces of each person, against the level of even dice."""
    panels = tuple(
        Panel(number=number, bars=(bars := _bars(one)), level=Ratio(num=1, den=len(bars.bars), percent=True))
        for number, one in enumerate(theirs, 1)
    )
    told = tuple(say("ledger-panel", number=number, told=_told(one)) for number, one in enumerate(theirs, 1))
    return Picture(name="people.png", drawn=Panels(panels=panels), told=told)


def _of_outcomes(outcomes: Sequence[tuple[Text, Tally]]) -> Picture:
    """Successes and failures of each kind, against the chances that they had."""
    told = tuple(say("ledger-panel", number=number, told=_tally(one)) for number, (_, one) in enumerate(outcomes, 1))
    panels = tuple(_outcome_panel(number, one) for number, (_, one) in enumerate(outcomes, 1))
    return Picture(name="outcomes.png", drawn=Panels(panels=panels), told=told)


def _outcome_panel(number: int, tally: Tally) -> Panel:
    """The successes, and the failures; the level is that of the successes."""
    failed = tally.tried - tally.succeeded
    reaches = tally.chance is None or tally.succeeded >= tally.chance * tally.tried
    successes = Bar(label="+", share=Ratio(num=tally.succeeded, den=tally.tried, percent=True), counts=reaches)
    failures = Bar(label="−", share=Ratio(num=failed, den=tally.tried, percent=True), counts=False)
    return Panel(number=number, bars=Bars(bars=(successes, failures)), level=tally.chance and _ratio(tally.chance))


def _tally(tally: Tally) -> Text:
    """How many succeeded, and how many were to be expected."""
    share = Ratio(num=tally.succeeded, den=tally.tried, percent=True)
    if tally.chance is None:
        return say("ledger-outcomes-plain", n=tally.succeeded, all=tally.tried, share=share)
    expected = _ratio(tally.chance)
    return say("ledger-outcomes-told", n=tally.succeeded, all=tally.tried, share=share, expected=expected)


def _ratio(chance: Fraction) -> Ratio:
    return Ratio(num=chance.numerator, den=chance.denominator, percent=True)


def _told(counts: FaceCount) -> Text:
    """How many rolls, their mean, and how unusual the faces are, in plain words."""
    mean = Ratio(num=round(counts.mean * 100), den=100)
    even = Ratio(num=counts.sides + 1, den=2)
    die = Verbatim(verbatim=f"d{counts.sides}")
    chance = counts.chance
    if chance is None:
        return say("ledger-dice-few", die=die, n=counts.rolls, mean=mean, even=even)
    verdict = "rare" if chance < RARE else "unusual" if chance < UNUSUAL else "usual"
    share = Ratio(num=round(chance * 10000), den=10000, percent=True)
    how = Verbatim(verbatim=verdict)
    return say("ledger-dice-told", die=die, n=counts.rolls, mean=mean, even=even, p=share, verdict=how)


def _bars(counts: FaceCount) -> Bars:
    """A bar for each face; on dice with many faces for several together. Those above the even share stand out."""
    size = -(-counts.sides // 20)
    groups = [counts.counts[first : first + size] for first in range(0, counts.sides, size)]
    return Bars(
        bars=tuple(
            Bar(
                label=str(place * size + 1),
                share=Ratio(num=sum(group), den=counts.rolls, percent=True),
                counts=sum(group) * counts.sides >= counts.rolls * len(group),
            )
            for place, group in enumerate(groups)
        )
    )


def _choice(everybody: Sequence[FaceCount]) -> tuple[Select, ...]:
    options = tuple(
        Option(value=str(one.sides), label=say("ledger-dice-option", die=f"d{one.sides}", n=one.rolls))
        for one in everybody[:SUGGESTIONS]
    )
    address = Address(package="tabletop", action="ledger-dice")
    return (Select(address=address, placeholder=say("ledger-dice-choose"), options=options),)
