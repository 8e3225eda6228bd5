"""What lasts, as the one or the other may know it, and who may do what to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bot.engine.effects import Effect as Lasting
from bot.engine.refusal import Refusal, Refused, Shared
from bot.engine.sheet import Sheet, Viewer
from bot.engine.text import Arg, say
from bot.services import effects, ledger, sheets
from cogs.tabletop.screens.scene.left import until
from cogs.turning.commands.standing import TABLE
from cogs.turning.rules.impulse import Impulse, Victim
from cogs.turning.rules.keep_at_bay import Protected, kept
from cogs.turning.screens.lasting import Act, Lasts
from cogs.turning.tables import Effect

GM = Viewer(user_id=0, is_gm=True)
"""Somebody who may do whatever can be done."""

SOMEBODY = say("turning-somebody")
"""Somebody whom the reader may not know, or whose sheet is gone."""


class LastingRefusal(Refusal):
    """The reasons of those who would do something to what lasts."""

    NOT_YOUR_EFFECT = "turning-refusal-not-your-effect"


def told(db: Any, lasting: Sequence[Lasting], viewer: Viewer) -> list[Lasts]:
    """Those of the effects that lie on undead of whom `viewer` may know, undead by undead."""
    there = {sheet.id: sheet for sheet in sheets.by_ids(db, sorted(_spoken_of(lasting))) if viewer.names(sheet)}

    def name_of(sheet_id: int | None, name: str = "") -> Arg:
        if sheet_id is None:
            return name or SOMEBODY
        return there[sheet_id].name if sheet_id in there else SOMEBODY

    first = {effect.sheet_id: place for place, effect in reversed(list(enumerate(lasting)))}
    return [
        Lasts(
            effect_id=effect.id,
            sheet_id=effect.sheet_id,
            undead=there[effect.sheet_id].name,
            kind=Effect(effect.kind),
            cleric=name_of(effect.source_id),
            rounds=effect.rounds,
            until=effect.due.round if effect.due else None,
            time=until(effect),
            protects=tuple(name_of(one.sheet_id, one.name) for one in protected(effect)),
            victim=next((name_of(one.sheet_id, one.name) for one in _victims(effect)), None),
        )
        for effect in sorted(lasting, key=lambda effect: first[effect.sheet_id])
        if effect.sheet_id in there
    ]


def protected(effect: Lasting) -> tuple[Protected, ...]:
    """Whom the effect protects, the cleric first; nobody unless it is a Keep at Bay."""
    if effect.kind != Effect.KEEP_AT_BAY:
        return ()
    known = kept(effect)
    return (known.cleric, *known.protected)


def acts_of(db: Any, effect: Lasting, viewer: Viewer) -> list[Act]:
    """What `viewer` may do to the effect.

    The GM may end it. Of a Keep at Bay, those who play the cleric or a protected creature may say that they broke it;
    the rest is up to the cleric who caused it. Nobody else ends what the rules let last.
    """
    causes = {sheet.id for sheet in sheets.by_ids(db, sorted(_ids(effect))) if viewer.edits(sheet)}
    is_own = viewer.is_gm or effect.source_id in causes
    found: list[Act] = []
    match Effect(effect.kind):
        case Effect.KEEP_AT_BAY if is_own or any(one.sheet_id in causes for one in protected(effect)):
            found.append(Act.BREAK)
        case Effect.CONFUSING_ORDER if is_own and _is_rolled_by_hand(db, effect):
            found.append(Act.CONFUSE)
        case Effect.PERMANENT_DOMINATION if is_own:
            found.append(Act.RELEASE)
        case _:
            pass
    return [*found, Act.END] if viewer.is_gm else found


def handled(db: Any, effect_id: int, act: Act, viewer: Viewer, *, hidden: bool) -> tuple[Lasting, Sheet]:
    """The effect and its undead, for somebody who does `act` to it. `hidden`: they took the undead to be hidden.

    Raises `Refused`: CLOSED where it does not last, where there is nothing like that to do, or where they may not know
    of it; NOT_GM or NOT_YOUR_EFFECT where they may not; CHANGED_MEANWHILE where the undead has been hidden since, or
    shown.
    """
    effect, undead = effect_and_undead(db, effect_id, viewer)
    if act not in acts_of(db, effect, viewer):
        if act is Act.END:
            raise Refused(Shared.NOT_GM)
        if act in acts_of(db, effect, GM):
            raise Refused(LastingRefusal.NOT_YOUR_EFFECT)
        raise Refused(Shared.CLOSED)
    if undead.hidden != hidden:
        raise Refused(Shared.CHANGED_MEANWHILE)
    return effect, undead


def effect_and_undead(db: Any, effect_id: int, viewer: Viewer) -> tuple[Lasting, Sheet]:
    """An effect of turning that lasts, and the undead it lies on. Raises CLOSED, also for one of a hidden undead."""
    effect = effects.get(db, effect_id)
    undead = sheets.get(db, effect.sheet_id)
    if effect.ruleset != "turning" or not viewer.names(undead):
        raise Refused(Shared.CLOSED)
    return effect, undead


def rolled(db: Any, effect: Lasting) -> int:
    """For how many rounds the die of a Confusing Order has been rolled."""
    return sum(
        child.slot is not None and child.slot.startswith(round_slot(effect.id, ""))
        for child in ledger.children(db, effects.origin(db, effect.id))
    )


def _is_rolled_by_hand(db: Any, effect: Lasting) -> bool:
    """Whether a round is left for which nobody has rolled yet. In a scene the scene rolls."""
    is_apart = effect.due is None or effect.due.scene_id is None
    return is_apart and (effect.rounds is None or rolled(db, effect) < effect.rounds)


def round_slot(effect_id: int, number: int | str) -> str:
    """The slot of that round's die, below the entry by which the order began: it is rolled once, whoever clicks."""
    return f"{Act.CONFUSE}.{effect_id}.{number}"


def hidden_from_table(db: Any, ids: Iterable[int | None]) -> frozenset[int]:
    """Those of the sheets of which a public answer must not speak."""
    return sheets.unnamed(db, (sheet_id for sheet_id in ids if sheet_id is not None), TABLE)


def _spoken_of(lasting: Iterable[Lasting]) -> set[int]:
    return {sheet_id for effect in lasting for sheet_id in (effect.sheet_id, *_ids(effect))}


def _ids(effect: Lasting) -> set[int]:
    """The sheets of the cleric, of those whom the effect protects, and of its victim."""
    protects = (one.sheet_id for one in protected(effect))
    victims = (one.sheet_id for one in _victims(effect))
    return {sheet_id for sheet_id in (effect.source_id, *protects, *victims) if sheet_id is not None}


def _victims(effect: Lasting) -> list[Victim]:
    return [Impulse.model_validate(effect.details).victim] if effect.kind == Effect.HARMFUL_IMPULSE else []
