"""Keep at Bay broken by harm, and when the undead may strike back (R000-29 to R000-35)."""

from __future__ import annotations

from enum import StrEnum

from bot.engine.effects import Effect as Lasting
from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from bot.engine.ruling import Note, Origin, Ruling
from bot.engine.text import say
from cogs.turning.rules.refusals import TurningRefusal
from cogs.turning.sheets import Named, Undead
from cogs.turning.tables import Effect, Options


class Freedom(StrEnum):
    """How an undead may act in the round in which its Keep at Bay breaks."""

    FREE = "free"
    DELAYED = "delayed"
    STRIKES = "strikes"


class Strike(Frozen):
    """When the undead may act in this round: from `moment` on where it is free or delays, else at `moment`.

    `last_act`: the moment would come after the end of the round, and is moved there (G000-14).
    """

    freedom: Freedom
    moment: int
    last_act: bool = False


class Broken(Frozen):
    """Keep at Bay has been broken for one undead, which was harmed at the moment `harmed_at` of the round."""

    sheet_id: int
    name: str
    harmed_at: int
    strike: Strike


def strike(harmed_at: int, modifier: int, initiative: int | None, *, at_range: bool, options: Options) -> Strike:
    """When an undead may strike that was harmed at the moment `harmed_at` and has done nothing in this round.

    `modifier` is that of its own attack, `initiative` its pure roll, None where it has not rolled. Acting later than
    the harm, it is free (R000-35). Harmed `at_range`, it may delay and strike whoever comes near (R000-34). Else it
    strikes its modifier after the harm (R000-33), and no later than the round ends.
    """
    if initiative is not None and initiative > harmed_at:
        return Strike(freedom=Freedom.FREE, moment=initiative)
    if at_range:
        return Strike(freedom=Freedom.DELAYED, moment=harmed_at)
    moment = harmed_at + modifier
    end = max(harmed_at, options.round_end)
    return Strike(freedom=Freedom.STRIKES, moment=min(moment, end), last_act=moment > end)


def broken(
    effect: Lasting,
    undead: Named[Undead],
    *,
    harmed_at: int,
    modifier: int = 0,
    initiative: int | None = None,
    at_range: bool = False,
    options: Options,
) -> Ruling:
    """A protected creature has harmed `undead`: its Keep at Bay ends, for all who were protected; that of others stays.

    The moment is that at which the harmful act is completed (R000-31). See `strike` for the rest.

    Raises `Refused`: NOT_KEPT.
    """
    if (effect.kind, effect.sheet_id) != (Effect.KEEP_AT_BAY, undead.sheet_id):
        raise Refused(TurningRefusal.NOT_KEPT)
    back = strike(harmed_at, modifier, initiative, at_range=at_range, options=options)
    result = Broken(sheet_id=undead.sheet_id, name=undead.name, harmed_at=harmed_at, strike=back)
    return Ruling(
        ruleset="turning",
        kind="break",
        result=result.model_dump(mode="json"),
        trace=(
            Note(text=say("turning-why-broken"), rule="R000-29"),
            Note(text=say("turning-why-broken-for-all"), rule="R000-30"),
            Note(text=say("turning-why-broken-moment"), rule="R000-31"),
            *_strike_notes(back, modifier, harmed_at, options),
        ),
        ends=(effect,),
    )


def _strike_notes(back: Strike, modifier: int, harmed_at: int, options: Options) -> tuple[Note, ...]:
    match back.freedom:
        case Freedom.FREE:
            return (Note(text=say("turning-why-strike-free"), rule="R000-35"),)
        case Freedom.DELAYED:
            return (Note(text=say("turning-why-strike-delayed"), rule="R000-34"),)
        case Freedom.STRIKES:
            sum_ = say("turning-why-strike", modifier=modifier, harmed=harmed_at)
            notes = (Note(text=say("turning-why-waiting"), rule="R000-32"), Note(text=sum_, rule="R000-33"))
            origin = options.origin("round_end")
            if back.last_act:
                end = say("turning-why-last-act", end=options.round_end)
            elif origin is Origin.GUILD:
                end = say("turning-why-round-end", end=options.round_end)
            else:
                return notes
            return (*notes, Note(text=end, rule="G000-14", origin=origin))
