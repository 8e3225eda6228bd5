"""What the table sees of an attempt: the reckonings, whom it touches, and what comes of it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from bot.engine.ruling import Reckoning
from bot.engine.screen import Block, Heading, Item, Paragraph, Screen, Sum, Tone
from bot.engine.text import Arg, Listing, Text, Verbatim, say
from cogs.turning.rules.effects import Applied
from cogs.turning.rules.outcome import Attempt, Verdict
from cogs.turning.rules.present import LeftOut, Number
from cogs.turning.screens.choices import choices
from cogs.turning.screens.circle import board_button
from cogs.turning.screens.names import Names
from cogs.turning.tables import Kind, NumberAffected

MANY = 15
"""Undead above which all of them stand in a list of one line each, before their reckonings."""

LISTED = 10
"""Undead that are listed as left out."""


def attempt_screen(
    attempt: Attempt,
    entry_id: int,
    *,
    hidden: Collection[int] = (),
    closed: Mapping[int, Text] | None = None,
    focus: int | None = None,
    board: bool = False,
) -> Screen:
    """An attempt as the whole table sees it: the reckonings, and what has yet to be chosen.

    The undead in `hidden` (sheet ids) appear under an alias and without their numbers. For those in `closed` nothing
    can be chosen by now, and it is said why. Of many undead, `focus` is the one whose effects are offered. `board`:
    it is known who stands around the cleric.
    """
    names = Names(hidden)
    closed = closed or {}
    blocks: list[Block] = [*_circumstances(attempt, names)]
    if len(attempt.verdicts) > MANY:
        blocks += _many(attempt.verdicts, names, closed)
    else:
        blocks += [block for verdict in attempt.verdicts for block in _verdict(verdict, names, closed)]
    title = "turning-attempt-title" if attempt.kind is Kind.TURN else "turning-command-title"
    touched = any(verdict.alternatives and not verdict.superseded for verdict in attempt.verdicts)
    open_ones = [verdict for verdict in attempt.verdicts if verdict.is_open and verdict.sheet_id not in closed]
    circle = [board_button(attempt.cleric_id)] if board else []
    return Screen(
        title=say(title, cleric=attempt.cleric_name),
        blocks=(*blocks, Paragraph(text=say("turning-needs"))),
        footer=say("turning-attempts-left", n=attempt.attempts_left),
        controls=(*choices(attempt, open_ones, entry_id, names, focus), *circle),
        tone=Tone.GOOD if touched else Tone.BAD,
    )


def _circumstances(attempt: Attempt, names: Names) -> Iterator[Block]:
    """What holds for all the undead."""
    yield Sum(reckoning=attempt.potential, label=say("turning-potential"))
    if attempt.is_natural:
        yield Paragraph(text=say("turning-natural", face=attempt.face))
    if attempt.number is not None:
        yield Paragraph(text=_number(attempt.number))
    if attempt.protects is not None:
        who = [attempt.cleric_name, *(names.of(one.name, one.sheet_id) for one in attempt.protects)]
        yield Paragraph(text=say("turning-protects", who=Listing(items=tuple(who))))
    first = {one.sheet_id for one in attempt.supersedes}
    if first:
        who = [names.of(verdict.name, verdict.sheet_id) for verdict in attempt.verdicts if verdict.sheet_id in first]
        yield Paragraph(text=say("turning-supersedes", who=Listing(items=tuple(who))))
    yield from left_out([one for one in attempt.left_out if not names.hides(one.sheet_id)])


def left_out(those: Collection[LeftOut]) -> Iterator[Block]:
    """Who is left out and why, if somebody is."""
    if those:
        who = [say("turning-left-out", name=one.name, reason=one.reason.text) for one in those][:LISTED]
        yield Paragraph(text=say("turning-all-left-out", who=Listing(items=tuple(who)), more=len(those) - len(who)))


def _number(number: Number) -> Text:
    unit = "hit-dice" if number.rule is NumberAffected.HIT_DICE else "undead"
    if not number.faces:
        return say(f"turning-number-{unit}", n=number.most)
    faces = " + ".join(str(face.face) for face in number.faces)
    return say(f"turning-rolled-{unit}", n=number.most, faces=Verbatim(verbatim=f"2d6: {faces}"))


def _many(verdicts: Sequence[Verdict], names: Names, closed: Mapping[int, Text]) -> Iterator[Block]:
    """Each undead in one line, then the reckonings; undead with the same reckoning stand together."""
    ordered = sorted(verdicts, key=lambda verdict: _importance(verdict, closed))
    yield from (_line(verdict, names, closed) for verdict in ordered)
    alike: list[tuple[Reckoning, list[str]]] = []
    for verdict in ordered:
        if verdict.value is not None and not names.hides(verdict.sheet_id):
            who = next((who for value, who in alike if value == verdict.value), None)
            if who is None:
                alike.append((verdict.value, [verdict.name]))
            else:
                who.append(verdict.name)
    for value, who in alike:
        named = Listing(items=tuple(who[:LISTED]))
        yield Sum(reckoning=value, label=say("turning-preview-undead", who=named, more=len(who) - len(named.items)))


def _importance(verdict: Verdict, closed: Mapping[int, Text]) -> int:
    """Where a verdict stands among many: what has yet to be chosen first, what has no effect last."""
    if verdict.is_open and verdict.sheet_id not in closed:
        return 0
    return 1 if verdict.alternatives and not verdict.superseded else 2


def _line(verdict: Verdict, names: Names, closed: Mapping[int, Text]) -> Item:
    """One undead among many."""
    effect = _effect(verdict, names, closed)
    name = names.of(verdict.name, verdict.sheet_id)
    if verdict.value is None or names.hides(verdict.sheet_id):
        return Item(text=say("turning-brief-hidden", name=name, effect=effect))
    return Item(text=say("turning-brief", name=name, value=verdict.value.total, effect=effect))


def _verdict(verdict: Verdict, names: Names, closed: Mapping[int, Text]) -> Iterator[Block]:
    """One undead with its reckoning; the row and its chance would betray the numbers of a hidden one."""
    hidden = names.hides(verdict.sheet_id)
    yield Heading(text=say("turning-undead", name=names.of(verdict.name, verdict.sheet_id)))
    if verdict.value is not None and not hidden:
        yield Sum(reckoning=verdict.value, label=say("turning-value"))
    effect = _effect(verdict, names, closed)
    if hidden:
        yield Paragraph(text=say("turning-outcome-hidden", effect=effect))
    else:
        percent = 100 * verdict.chance.num // verdict.chance.den
        yield Paragraph(text=say("turning-outcome", row=verdict.row_text, percent=percent, effect=effect))


def _effect(verdict: Verdict, names: Names, closed: Mapping[int, Text]) -> Text:
    """What the attempt does to one undead."""
    if verdict.superseded:
        return say("turning-superseded")
    if verdict.applied is not None:
        return _applied(verdict.applied, names)
    if verdict.is_open:
        return closed.get(verdict.sheet_id) or say("turning-to-choose", n=len(verdict.alternatives))
    # Whether a hidden undead notices, would tell of its intelligence.
    noticed = verdict.notices and not names.hides(verdict.sheet_id)
    return say("turning-no-effect-noticed" if noticed else "turning-no-effect")


def _applied(applied: Applied, names: Names) -> Text:
    if applied.dice is None:
        return applied.effect.text
    effect = say(f"turning-applied-{applied.effect}", n=applied.total, dice=Verbatim(verbatim=applied.dice))
    if applied.outlasted:
        return say("turning-outlasted", effect=effect)
    if applied.victim is None:
        return effect
    victim: Arg = names.of(applied.victim.name, applied.victim.sheet_id)
    return say("turning-driven", effect=effect, victim=victim)
