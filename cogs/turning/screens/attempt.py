"""What the table sees of an attempt."""

from __future__ import annotations

from collections.abc import Collection

from bot.engine.screen import (
    Address,
    Block,
    Button,
    ButtonStyle,
    Control,
    Heading,
    Option,
    Paragraph,
    Screen,
    Select,
    Sum,
    Tone,
)
from bot.engine.text import SUGGESTIONS, Arg, Text, Verbatim, say
from cogs.turning.rules.effects import Applied
from cogs.turning.rules.outcome import Attempt, Verdict
from cogs.turning.tables import Effect


def attempt_screen(attempt: Attempt, entry_id: int, *, hidden: Collection[int] = ()) -> Screen:
    """An attempt as the whole table sees it: the reckonings, and what has yet to be chosen.

    The undead in `hidden` (sheet ids) appear under an alias and without their numbers.
    """
    blocks: list[Block] = [Sum(reckoning=attempt.potential, label=say("turning-potential"))]
    if attempt.is_natural:
        blocks.append(Paragraph(text=say("turning-natural", face=attempt.face)))
    for verdict in attempt.verdicts:
        blocks.append(Heading(text=say("turning-undead", name=_name(verdict, hidden))))
        if verdict.value is not None and verdict.sheet_id not in hidden:
            blocks.append(Sum(reckoning=verdict.value, label=say("turning-value")))
        blocks.append(Paragraph(text=_outcome(verdict, hidden=verdict.sheet_id in hidden)))
    touched = any(verdict.alternatives for verdict in attempt.verdicts)
    return Screen(
        title=say("turning-attempt-title", cleric=attempt.cleric_name),
        blocks=tuple(blocks),
        footer=say("turning-attempts-left", n=attempt.attempts_left),
        controls=_controls(attempt, entry_id, hidden),
        tone=Tone.GOOD if touched else Tone.BAD,
    )


def _name(verdict: Verdict, hidden: Collection[int]) -> Arg:
    """The undead's name; a hidden one has an alias that stays the same in every answer."""
    return say("turning-alias", n=str(verdict.sheet_id)) if verdict.sheet_id in hidden else verdict.name


def _outcome(verdict: Verdict, *, hidden: bool) -> Text:
    """What the attempt does; the row and its chance would betray the numbers of a hidden undead."""
    if verdict.applied is not None:
        effect = _effect(verdict.applied)
    elif verdict.is_open:
        effect = say("turning-to-choose", n=len(verdict.alternatives))
    else:
        effect = say("turning-no-effect")
    if hidden:
        return say("turning-outcome-hidden", effect=effect)
    percent = 100 * verdict.chance.num // verdict.chance.den
    return say("turning-outcome", row=verdict.row_text, percent=percent, effect=effect)


def _effect(applied: Applied) -> Text:
    if applied.dice is None:
        return applied.effect.text
    dice = Verbatim(verbatim=applied.dice)
    return say(f"turning-applied-{applied.effect}", n=applied.total, dice=dice)


def _controls(attempt: Attempt, entry_id: int, hidden: Collection[int]) -> tuple[Control, ...]:
    """The lists to choose from, as many as it takes, and the buttons."""
    why = Button(address=Address(package="tabletop", action="why", args=(str(entry_id),)), label=say("button-why"))
    open_ones = [_options(verdict, _name(verdict, hidden)) for verdict in attempt.verdicts if verdict.is_open]
    if not open_ones:
        return (why,)
    strongest = Button(
        address=Address(package="turning", action="strongest", args=(str(entry_id),)),
        label=say("turning-strongest"),
        style=ButtonStyle.PRIMARY,
    )
    together = SUGGESTIONS // max(len(options) for options in open_ones)  # undead whose effects fit one list
    parts = [open_ones[start : start + together] for start in range(0, len(open_ones), together)]
    lists = [
        Select(
            address=Address(package="turning", action="choose", args=(str(entry_id), str(part))),
            placeholder=say(
                "turning-choose" if len(parts) == 1 else "turning-choose-part", part=part, parts=len(parts)
            ),
            options=tuple(option for options in listed for option in options),
            at_most=len(listed),
        )
        for part, listed in enumerate(parts, start=1)
    ]
    return (*lists, strongest, why)


def _options(verdict: Verdict, name: Arg) -> list[Option]:
    return [
        Option(
            value=f"{verdict.sheet_id}.{alternative.effect}",
            label=say("turning-option", name=name, effect=alternative.effect.text),
            description=_promise(alternative.effect, alternative.dice),
        )
        for alternative in verdict.alternatives
    ]


def _promise(effect: Effect, dice: str | None) -> Text:
    if dice is None:
        return say("turning-promise-permanent")
    unit = "turning-promise-damage" if effect is Effect.DAMAGE else "turning-promise-rounds"
    return say(unit, dice=Verbatim(verbatim=dice))
