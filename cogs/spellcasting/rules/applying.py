"""What an area does to those in it, once the GM has confirmed it in a scene: damage, and what lasts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.engine.effects import Effect
from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from bot.engine.ruling import Change, Note, Origin, Ruling
from bot.engine.text import Text, clean, say
from cogs.spellcasting.rules.aiming import AimRefusal
from cogs.spellcasting.rules.areas.area import Area
from cogs.spellcasting.rules.spells import OnSuccess, SpellName

MOST_ROUNDS = 1000


class Inside(Frozen):
    """Somebody in an area, by the name that everybody knows; `sheet_id` is their sheet's, if they have one.

    `hit_points` are those that the sheet keeps. `hidden`: nobody but the GM may know of them.
    """

    name: str
    sheet_id: int | None = None
    hit_points: int | None = None
    hidden: bool = False


class Blow(Frozen):
    """What the GM says of an area that takes effect.

    `damage` is what those suffer who are affected in full, `on_success` what the spell does to the others, if it allows
    a saving throw. For so many `rounds` something lasts on those affected in full; None: nothing does.
    """

    spell: SpellName | None
    area: Area
    damage: int | None = None
    on_success: OnSuccess | None = None
    rounds: int | None = None

    @property
    def half(self) -> int | None:
        """What those suffer whom the spell affects by half, rounded down."""
        if self.damage is None or self.on_success is not OnSuccess.HALF:
            return None
        return self.damage // 2


class Applied(Frozen):
    """What came of it, for some of those in the area."""

    blow: Blow
    full: tuple[Inside, ...]
    rest: tuple[Inside, ...]


def applied(blow: Blow, full: Sequence[Inside], rest: Sequence[Inside], mark_id: int) -> Ruling:
    """The area takes effect on these: in full on `full`, and on `rest` as on those whose saving throw succeeds.

    Hit points fall where sheets keep them, to 0 at least. What lasts belongs to the mark on the map.
    """
    hurt = [(one, blow.damage) for one in full] + [(one, blow.half) for one in rest]
    return Ruling(
        ruleset="spellcasting",
        kind="applied",
        result=Applied(blow=blow, full=tuple(full), rest=tuple(rest)).model_dump(mode="json"),
        trace=tuple(_notes(blow)),
        changes=tuple(
            Change(
                sheet_id=one.sheet_id,
                field="hit_points",
                before=one.hit_points,
                after=max(0, one.hit_points - damage),
            )
            for one, damage in hurt
            if one.sheet_id is not None and one.hit_points and damage
        ),
        begins=tuple(_lasting(blow, full, mark_id)),
    )


def read_rounds(typed: str) -> int | None:
    """So many rounds; None where nothing is typed. Raises `Refused(ROUNDS)`."""
    if not clean(typed):
        return None
    if not typed.strip().isdecimal() or not 0 < int(typed) <= MOST_ROUNDS:
        raise Refused(AimRefusal.ROUNDS, typed=clean(typed), most=MOST_ROUNDS)
    return int(typed)


def effect_kind(spell: SpellName | None) -> str:
    """The kind of what lasts of a spell, or of an area without one; `effect_text` reads it."""
    return f"{spell.srd or ''}:{spell.name}" if spell else ""


def effect_text(kind: str) -> Text:
    """What lasts, by its kind."""
    srd, _, name = kind.partition(":")
    return SpellName(name=name, srd=srd or None).text if name else say("area-effect")


def _lasting(blow: Blow, full: Iterable[Inside], mark_id: int) -> Iterator[Effect]:
    for one in full:
        if blow.rounds is not None and one.sheet_id is not None:
            yield Effect(
                ruleset="spellcasting",
                kind=effect_kind(blow.spell),
                sheet_id=one.sheet_id,
                rounds=blow.rounds,
                details={"mark": mark_id},
            )


def _notes(blow: Blow) -> Iterator[Note]:
    if blow.half is not None:
        yield Note(text=say("area-why-half-damage"), rule="R002-15", origin=Origin.PUBLIC)
    elif blow.on_success is OnSuccess.NONE:
        yield Note(text=say("area-why-no-damage"), rule="R002-15")
