"""The controls below an attempt: what has yet to be chosen, as far as Discord's five rows go.

While all that is on offer fits one list, that list offers it. Beyond that one list is of undead and another one of the
effects for the undead in focus, which is the first one unless another is chosen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.screen import Address, Button, ButtonStyle, Control, Option, Select
from bot.engine.text import SUGGESTIONS, Text, Verbatim, say
from cogs.tabletop.screens.why import why_button
from cogs.turning.rules.effects import STRONGEST_FIRST
from cogs.turning.rules.outcome import Attempt, Verdict
from cogs.turning.screens.names import Names
from cogs.turning.tables import Alternative, Effect

PAGE = SUGGESTIONS
"""Undead in one list."""


def choices(
    attempt: Attempt, open_ones: Sequence[Verdict], entry_id: int, names: Names, focus: int | None
) -> tuple[Control, ...]:
    """The controls of an attempt. `open_ones` are the undead for which an effect can be chosen."""
    number = str(entry_id)
    controls: list[Control] = []
    buttons: list[Control] = []
    if open_ones:
        if sum(len(verdict.alternatives) for verdict in open_ones) <= SUGGESTIONS:
            controls.append(_direct(open_ones, number, names))
        else:
            at = next((at for at, verdict in enumerate(open_ones) if verdict.sheet_id == focus), 0)
            controls += _two_steps(open_ones, at, number, names)
            buttons += _pages(open_ones, at, number)
        if len(open_ones) > 1:
            controls.append(_all_the_same(open_ones, number))
        strongest = Address(package="turning", action="strongest", args=(number,))
        buttons.insert(0, Button(address=strongest, label=say("turning-strongest"), style=ButtonStyle.PRIMARY))
    if needs_protected(attempt):
        address = Address(package="turning", action="protect", args=(number,))
        buttons.append(Button(address=address, label=say("turning-protect")))
    return (*controls, *buttons, why_button(entry_id))


def needs_protected(attempt: Attempt) -> bool:
    """Whether Keep at Bay is possible or in force, and nobody has been named whom it protects."""
    if attempt.protects is not None:
        return False
    for verdict in attempt.verdicts:
        effects = [alternative.effect for alternative in verdict.alternatives] if verdict.is_open else []
        if verdict.applied and not verdict.superseded and not verdict.applied.outlasted:
            effects = [verdict.applied.effect]
        if Effect.KEEP_AT_BAY in effects:
            return True
    return False


def _direct(open_ones: Sequence[Verdict], number: str, names: Names) -> Select:
    return Select(
        address=Address(package="turning", action="choose", args=(number,)),
        placeholder=say("turning-choose"),
        options=tuple(option for verdict in open_ones for option in _options(verdict, names)),
        at_most=len(open_ones),
    )


def _two_steps(open_ones: Sequence[Verdict], at: int, number: str, names: Names) -> Iterator[Select]:
    page, verdict = at // PAGE, open_ones[at]
    listed = open_ones[page * PAGE : (page + 1) * PAGE]
    yield Select(
        address=Address(package="turning", action="focus", args=(number,)),
        placeholder=say("turning-choose-undead", n=len(open_ones)),
        options=tuple(
            Option(value=str(one.sheet_id), label=say("turning-undead", name=names.of(one.name, one.sheet_id)))
            for one in listed
        ),
    )
    yield Select(
        address=Address(package="turning", action="choose", args=(number,)),
        placeholder=say("turning-choose-for", name=names.of(verdict.name, verdict.sheet_id)),
        options=tuple(_options(verdict, names)),
    )


def _pages(open_ones: Sequence[Verdict], at: int, number: str) -> Iterator[Button]:
    """The buttons to the lists before and after this one; a list is found by its first undead."""
    page = at // PAGE
    for other, label in ((page - 1, say("turning-earlier")), (page + 1, say("turning-later"))):
        if 0 <= other * PAGE < len(open_ones):
            first = str(open_ones[other * PAGE].sheet_id)
            yield Button(address=Address(package="turning", action="focus", args=(number, first)), label=label)


def _all_the_same(open_ones: Sequence[Verdict], number: str) -> Select:
    offered = {alternative.effect for verdict in open_ones for alternative in verdict.alternatives}
    return Select(
        address=Address(package="turning", action="same", args=(number,)),
        placeholder=say("turning-all-the-same"),
        options=tuple(
            Option(
                value=effect.value,
                label=effect.text,
                description=say("turning-same-promise", n=_count(open_ones, effect)),
            )
            for effect in STRONGEST_FIRST
            if effect in offered
        ),
    )


def _count(open_ones: Sequence[Verdict], effect: Effect) -> int:
    return sum(any(one.effect is effect for one in verdict.alternatives) for verdict in open_ones)


def _options(verdict: Verdict, names: Names) -> Iterator[Option]:
    name = names.of(verdict.name, verdict.sheet_id)
    for alternative in verdict.alternatives:
        yield Option(
            value=f"{verdict.sheet_id}.{alternative.effect}",
            label=say("turning-option", name=name, effect=alternative.effect.text),
            description=_promise(alternative),
        )


def _promise(alternative: Alternative) -> Text:
    if alternative.dice is None:
        return say("turning-promise-permanent")
    unit = "turning-promise-damage" if alternative.effect is Effect.DAMAGE else "turning-promise-rounds"
    return say(unit, dice=Verbatim(verbatim=alternative.dice))
