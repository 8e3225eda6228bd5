"""What the table sees of turning undead."""

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
from bot.engine.text import Arg, Text, Verbatim, say
from cogs.turning.rules.attempts import Rest
from cogs.turning.rules.effects import Applied
from cogs.turning.rules.outcome import Attempt, Verdict
from cogs.turning.tables import Effect

_WHY = "why"


def attempt_screen(attempt: Attempt, entry_id: int, *, hidden: Collection[int] = ()) -> Screen:
    """An attempt as the whole table sees it: the reckonings, and what has yet to be chosen.

    The undead in `hidden` (sheet ids) appear under an alias and without their numbers.
    """
    blocks: list[Block] = [Sum(reckoning=attempt.potential, label=say("turning-potential"))]
    if attempt.is_natural:
        blocks.append(Paragraph(text=say("turning-natural", face=attempt.face)))
    for verdict, name in zip(attempt.verdicts, _names(attempt, hidden), strict=True):
        blocks.append(Heading(text=say("turning-undead", name=name)))
        if verdict.value is not None and verdict.sheet_id not in hidden:
            blocks.append(Sum(reckoning=verdict.value, label=say("turning-value")))
        blocks.append(Paragraph(text=_outcome(verdict)))
    touched = any(verdict.alternatives for verdict in attempt.verdicts)
    return Screen(
        title=say("turning-attempt-title", cleric=attempt.cleric_name),
        blocks=tuple(blocks),
        footer=say("turning-attempts-left", n=attempt.attempts_left),
        controls=_controls(attempt, entry_id, hidden),
        tone=Tone.GOOD if touched else Tone.BAD,
    )


def rest_screen(rest: Rest) -> Screen:
    """The deity's energy has flowed."""
    return Screen(
        title=say("turning-rest-title", cleric=rest.cleric_name),
        blocks=(Paragraph(text=say("turning-rest", n=rest.attempts_left)),),
        tone=Tone.GOOD,
    )


def _names(attempt: Attempt, hidden: Collection[int]) -> list[Arg]:
    """The name of each undead, in order; hidden ones are numbered."""
    names: list[Arg] = []
    aliases = 0
    for verdict in attempt.verdicts:
        if verdict.sheet_id in hidden:
            aliases += 1
            names.append(say("turning-alias", n=aliases))
        else:
            names.append(verdict.name)
    return names


def _outcome(verdict: Verdict) -> Text:
    chance = Verbatim(verbatim=f"{verdict.chance.num}/{verdict.chance.den}")
    percent = round(100 * verdict.chance.num / verdict.chance.den)
    if verdict.applied is not None:
        effect = _effect(verdict.applied)
    elif verdict.is_open:
        effect = say("turning-to-choose", n=len(verdict.alternatives))
    else:
        effect = say("turning-no-effect")
    return say("turning-outcome", row=verdict.row_text, percent=percent, chance=chance, effect=effect)


def _effect(applied: Applied) -> Text:
    dice = Verbatim(verbatim=applied.dice)
    return say(f"turning-applied-{applied.effect}", n=applied.total, dice=dice)


def _controls(attempt: Attempt, entry_id: int, hidden: Collection[int]) -> tuple[Control, ...]:
    why = Button(address=Address(package="tabletop", action=_WHY, args=(str(entry_id),)), label=say("button-why"))
    options = [
        Option(
            value=f"{verdict.sheet_id}.{alternative.effect}",
            label=say("turning-option", name=name, effect=alternative.effect.text),
            description=_promise(alternative.effect, alternative.dice),
        )
        for verdict, name in zip(attempt.verdicts, _names(attempt, hidden), strict=True)
        if verdict.is_open
        for alternative in verdict.alternatives
    ]
    if not options:
        return (why,)
    choose = Select(
        address=Address(package="turning", action="choose", args=(str(entry_id),)),
        placeholder=say("turning-choose"),
        options=tuple(options),
        at_most=sum(verdict.is_open for verdict in attempt.verdicts),
    )
    strongest = Button(
        address=Address(package="turning", action="strongest", args=(str(entry_id),)),
        label=say("turning-strongest"),
        style=ButtonStyle.PRIMARY,
    )
    return (choose, strongest, why)


def _promise(effect: Effect, dice: str) -> Text:
    unit = "turning-promise-damage" if effect is Effect.DAMAGE else "turning-promise-rounds"
    return say(unit, dice=Verbatim(verbatim=dice))
