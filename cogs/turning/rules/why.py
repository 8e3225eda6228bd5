"""The trace of an attempt: by which rules it was decided, and whose values those are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from bot.engine.ruling import Line, Note, Origin, Reckoning
from bot.engine.text import Arg, Listing, Text, Verbatim, say
from cogs.turning.rules.attempts import attempts_per_day
from cogs.turning.rules.effects import notes
from cogs.turning.rules.keep_at_bay import REACH_METRES
from cogs.turning.rules.outcome import Attempt, Verdict
from cogs.turning.rules.present import LeftOut, Number, Reason
from cogs.turning.sheets import Named, Undead, threat_of
from cogs.turning.tables import Alternative, Kind, NumberAffected, Options, TurningTables

NEEDS = tuple(
    Note(text=say(f"turning-needs-{need}"), rule="G000-1", origin=Origin.PUBLIC)
    for need in ("round", "symbol", "end-of-round", "no-concentration", "dexterity")
)
"""What an attempt asks of the cleric."""

_SHUTS_OUT = {
    Reason.ABSENT: "G000-1",
    Reason.DESTROYED: "R000-37",
    Reason.STUNNED: "R000-40",
    Reason.DOMINATED: "R000-44",
    Reason.KEPT: "G000-10",
    Reason.OUT_OF_SIGHT: "G000-1",
    Reason.TOO_FAR: "G000-1",
    Reason.BEYOND_NUMBER: "G000-2",
}
"""The rules by which undead are left out."""

_LINES = {
    "R000-5": "turning-why-level",
    "R000-6": "turning-why-modifier",
    "R000-7": "turning-why-place",
    "R000-9": "turning-why-relation",
    "R000-10": "turning-why-threat-level",
    "G000-5": "turning-why-order",
    "G000-6": "turning-why-legion",
    "R000-13": "turning-why-class",
    "G000-3": "turning-why-intelligence",
    "R000-15": "turning-why-malus",
}
"""What the lines of a reckoning rest on, by rule."""

_COUNTED = {"R000-5", "G000-5", "G000-6", "R000-13", "G000-3"}
"""Those of which the sentence tells the amount."""


def attempt_trace(attempt: Attempt, undead: Sequence[Named[Undead]], tables: TurningTables) -> tuple[Note, ...]:
    """Everything behind `attempt`. Notes on undead tell whom they are about."""
    per_day = attempts_per_day(attempt.cleric_level)
    trace = [
        Note(text=say("turning-why-attempts", level=attempt.cleric_level, n=per_day), rule="R000-1"),
        *NEEDS,
        Note(text=say("turning-why-reach", metres=REACH_METRES), rule="G000-1", origin=Origin.PUBLIC),
        *number_notes(attempt.number, tables.options),
        *(left_out_note(one, tables.options) for one in attempt.left_out),
    ]
    if attempt.is_natural:
        trace.append(Note(text=say("turning-why-natural", face=attempt.face), rule="R000-17"))
    else:
        trace.append(Note(text=say("turning-why-potential"), rule="R000-4"))
        trace += [_line_note(line) for line in attempt.potential.lines]
    trace += _all_value_notes(undead, attempt.verdicts)
    trace += [row_note(attempt.kind, verdict, tables) for verdict in attempt.verdicts]
    if any(verdict.is_open for verdict in attempt.verdicts):
        trace.append(Note(text=say("turning-why-choice"), rule="R000-18"))
    offered = [alternative.effect for verdict in attempt.verdicts for alternative in verdict.alternatives]
    return (*trace, *notes(offered, attempt.cleric_level))


def number_notes(number: Number | None, options: Options) -> tuple[Note, ...]:
    """How many undead the attempt could affect, where that could matter or this table's GM has set it."""
    origin = _number_origin(options)
    if number is not None:
        text = say(f"turning-why-number-{number.rule}", n=number.most)
    elif origin is Origin.GUILD:
        text = say("turning-why-number-enough")
    else:
        return ()
    return (Note(text=text, rule="G000-2", origin=origin),)


def _number_origin(options: Options) -> Origin:
    """Whose value the number is: where it is fixed, that of either option."""
    if options.number_affected is NumberAffected.FIXED and options.origin("fixed_number") is Origin.GUILD:
        return Origin.GUILD
    return options.origin("number_affected")


def left_out_note(left_out: LeftOut, options: Options) -> Note:
    """Why one undead was left out."""
    rule = _SHUTS_OUT[left_out.reason]
    origins = {
        "G000-1": Origin.PUBLIC,
        "G000-2": _number_origin(options),
        "G000-10": options.origin("kept_again"),
    }
    text = say("turning-why-left-out", name=left_out.name, reason=left_out.reason.text)
    return Note(text=text, rule=rule, origin=origins.get(rule, Origin.SOURCE), about=(left_out.sheet_id,))


def _all_value_notes(undead: Sequence[Named[Undead]], verdicts: Sequence[Verdict]) -> Iterator[Note]:
    """What the values rest on. Undead that are alike share one reckoning, and it is told of all of them at once."""
    shared: dict[int, tuple[Undead, Reckoning, list[int]]] = {}
    for one, verdict in zip(undead, verdicts, strict=True):
        if verdict.value is not None:
            *_, about = shared.setdefault(id(verdict.value), (one.sheet, verdict.value, []))
            about.append(verdict.sheet_id)
    for sheet, value, about in shared.values():
        yield from _value_notes(sheet, value, tuple(about))


def _value_notes(undead: Undead, value: Reckoning, about: tuple[int, ...]) -> Iterator[Note]:
    for line in value.lines:
        yield _line_note(line, about)
    if undead.threat == threat_of(undead.hit_dice):
        yield Note(text=say("turning-why-threat"), rule="G000-4", origin=Origin.HOUSE, about=about)


def _line_note(line: Line, about: tuple[int, ...] = ()) -> Note:
    rule = line.rule or ""
    # The others say the same of every undead, and are then told once.
    args = {"n": abs(line.amount), **_words(line)} if rule in _COUNTED else {}
    return Note(text=say(_LINES[rule], **args), rule=rule, origin=line.origin, about=about)


def _words(line: Line) -> dict[str, Arg]:
    return line.label.args if isinstance(line.label, Text) else {}


def row_note(kind: Kind, verdict: Verdict, tables: TurningTables) -> Note:
    """Which row of the result table `verdict` rests on, and what it offers."""
    offers = _offers(verdict.alternatives)
    return Note(
        text=say("turning-why-row", name=verdict.name, row=verdict.row_text, offers=offers, n=len(offers.items)),
        rule="G000-7" if kind is Kind.TURN else "G000-8",
        origin=tables.results_of(kind).passport.origin,
        about=(verdict.sheet_id,),
    )


@lru_cache(maxsize=256)
def _offers(alternatives: tuple[Alternative, ...]) -> Listing:
    return Listing(items=tuple(map(offer_text, alternatives)))


def offer_text(alternative: Alternative) -> Text:
    """An alternative with its dice: Keep at Bay 1d6+2."""
    if alternative.dice is None:
        return alternative.effect.text
    return say("turning-offer", effect=alternative.effect.text, dice=Verbatim(verbatim=alternative.dice))
