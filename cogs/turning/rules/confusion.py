"""Confusing Order: what the undead does, rolled anew at the start of each round (R000-45 to R000-48)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from bot.engine.dice import Dice, Face
from bot.engine.effects import Effect as Lasting
from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from bot.engine.ruling import Note, Ruling
from bot.engine.text import Text, say
from cogs.turning.rules.impulse import Creature, Victim, aim_at, impulse_notes
from cogs.turning.rules.keep_at_bay import REACH_METRES
from cogs.turning.rules.place import is_within
from cogs.turning.rules.refusals import CommandRefusal
from cogs.turning.rules.stillness import STAND_STILL
from cogs.turning.sheets import Cleric, Named, Undead
from cogs.turning.tables import Effect

SIDES = 6
"""Faces of the die of a round (R000-45)."""


class Conduct(StrEnum):
    """What a confused undead does for a whole round."""

    STAND_STILL = "stand-still"
    HARMFUL_IMPULSE = "harmful-impulse"
    FREE = "free"

    @property
    def text(self) -> Text:
        """What it does, in a few words."""
        return say(f"turning-conduct-{self}")


class Confusion(Frozen):
    """What a Confusing Order makes of one round: `conduct`, and whom the undead attacks where it attacks.

    `face` is the die of the round. `drawn` is the die that picked the victim; None where there was nothing to pick.
    """

    sheet_id: int
    name: str
    face: int
    conduct: Conduct
    victim: Victim | None = None
    drawn: Face | None = None


def confused(undead: Named[Undead], effect: Lasting, candidates: Sequence[Victim], dice: Dice) -> Ruling:
    """What `undead` does this round under `effect`. `candidates` are the creatures it sees within 21 m (R000-47).

    Rolls 1d6, and then a die with a face for each candidate where one of several is attacked.

    Raises `Refused`: NOT_CONFUSED, where `effect` is no Confusing Order on this undead.
    """
    if effect.kind != Effect.CONFUSING_ORDER or effect.sheet_id != undead.sheet_id:
        raise Refused(CommandRefusal.NOT_CONFUSED)
    face = dice.roll(SIDES)
    conduct = _conduct(face)
    victim, drawn = _drawn(candidates, dice) if conduct is Conduct.HARMFUL_IMPULSE else (None, None)
    if conduct is Conduct.HARMFUL_IMPULSE and victim is None:
        conduct = Conduct.STAND_STILL
    result = Confusion(
        sheet_id=undead.sheet_id, name=undead.name, face=face, conduct=conduct, victim=victim, drawn=drawn
    )
    return Ruling(
        ruleset="turning",
        kind="confused",
        result=result.model_dump(mode="json"),
        trace=(*confusion_notes(), *_conduct_notes(conduct)),
    )


def _conduct(face: int) -> Conduct:
    if face <= 2:
        return Conduct.STAND_STILL
    return Conduct.HARMFUL_IMPULSE if face <= 4 else Conduct.FREE


def _drawn(candidates: Sequence[Victim], dice: Dice) -> tuple[Victim | None, Face | None]:
    """One of the candidates at random, with the die that picked it; one who is named twice counts once."""
    each = list(dict.fromkeys(candidates))
    if len(each) < 2:
        return next(iter(each), None), None
    drawn = Face(len(each), dice.roll(len(each)))
    return each[drawn.face - 1], drawn


def around(undead: Named[Undead], cleric: Named[Cleric], others: Sequence[Creature]) -> tuple[Victim, ...]:
    """Whom a confused `undead` may attack by the sheets: the priest and those of `others` within 21 m of it (R000-47).

    The absent are left out. What the undead sees no sheet tells: the priest where he sees it, the others always; where
    that is not so, whoever asks names the candidates. A distance that nobody knows is taken to be near enough.
    """
    found = []
    for creature in (cleric, *others):
        aim = aim_at(creature, cleric, undead)
        is_there = isinstance(creature.sheet, Cleric) or creature.sheet.present
        sees = undead.sheet.in_sight or creature.sheet_id != cleric.sheet_id
        if is_there and sees and creature.sheet_id != undead.sheet_id and is_within(aim.from_undead, REACH_METRES):
            found.append(aim.victim)
    return tuple(dict.fromkeys(found))


def confusion_notes() -> tuple[Note, ...]:
    """What a Confusing Order means, point by point."""
    return (
        Note(text=say("turning-why-confusing-order"), rule="R000-45"),
        Note(text=say("turning-why-confusing-still"), rule="R000-46"),
        Note(text=say("turning-why-confusing-impulse", metres=REACH_METRES), rule="R000-47"),
        Note(text=say("turning-why-confusing-free"), rule="R000-48"),
    )


def _conduct_notes(conduct: Conduct) -> tuple[Note, ...]:
    match conduct:
        case Conduct.STAND_STILL:
            return STAND_STILL
        case Conduct.HARMFUL_IMPULSE:
            return impulse_notes()
        case Conduct.FREE:
            return ()
