"""Armies as people read and write them: a list's kinds of pieces in words, and a guild's own lists."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from pydantic import JsonValue, ValidationError

from bot.engine.faults import told
from bot.engine.refusal import Refused
from bot.engine.ruling import Origin
from bot.engine.text import Listing, Text, Verbatim, clean, say
from cogs.cabal.rules.refusals import SetUpRefusal
from cogs.cabal.tables import Army, ArmyTable, Dread, Fog, PieceKind


def read_army(content: Mapping[str, JsonValue]) -> Army:
    """A guild's own army, from values as they stand in a file: `id`, `name`, `pieces`, `classical`.

    Names are made fit to be shown. Raises `Refused(ARMY_FAULTS)` with all that is wrong.
    """
    values = {**content, "origin": Origin.GUILD.value}
    try:
        army = Army.model_validate(values)
    except ValidationError as error:
        found = told(error, values)
        raise Refused(SetUpRefusal.ARMY_FAULTS, n=len(found), faults=Listing(items=found)) from None
    pieces = tuple(kind.model_copy(update={"name": clean(kind.name)}) for kind in army.pieces)
    return army.model_copy(update={"name": clean(army.name), "pieces": pieces})


def write_army(army: Army) -> dict[str, JsonValue]:
    """The values of an army as `read_army` reads them."""
    return army.model_dump(mode="json", exclude={"origin"}, exclude_defaults=True)


def kind_text(kind: PieceKind) -> Text:
    """A kind of piece with its letter, its figures, its way of moving and its specials."""
    return say(
        "cabal-kind",
        letter=Verbatim(verbatim=kind.letter),
        name=kind.called,
        cost=kind.cost,
        defence=kind.defence,
        attack=kind.attack,
        specials=Listing(items=(say(f"cabal-goes-{kind.ways}", n=kind.reach), *_specials(kind))),
    )


def _specials(kind: PieceKind) -> Iterator[Text]:
    parts = {
        "ethereal": kind.ethereal,
        "fear": kind.dread is Dread.FEAR,
        "terror": kind.dread is Dread.TERROR,
        "immune": kind.immune and not kind.undead,
        "undead": kind.undead,
        "support": kind.support,
        "creates": kind.fog is Fog.CREATES,
        "extends": kind.fog is Fog.EXTENDS,
        "absorbs": kind.absorbs,
        "casts": kind.casts,
        "sacrifice": kind.sacrifice,
    }
    yield from (say(f"cabal-part-{part}") for part, has in parts.items() if has)
    if kind.end_mana:
        yield say("cabal-end-mana", n=kind.end_mana)
    if kind.limit == 1 and not kind.is_king:
        yield say("cabal-at-most-one")


def _army(table: ArmyTable) -> tuple[Text, ...]:
    return tuple(map(kind_text, table.pieces))


TOLD: dict[str, Callable[[Any], tuple[Text, ...]]] = {"undead": _army, "empire": _army}
"""The tables that a guild may set, row by row in words."""
