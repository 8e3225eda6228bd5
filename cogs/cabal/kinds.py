"""The kind of sheets of `cabal`: an army of the table's own, made after one of ours and changed in a file."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.screen import Block, Fact, Item
from bot.engine.sheet import Input, SheetKind, Template, words
from bot.engine.text import Text, Verbatim, say
from cogs.cabal.rules.armies import kind_text
from cogs.cabal.sheets import OwnArmy
from cogs.cabal.tables import Army


def army_kind(armies: Iterable[Army]) -> SheetKind:
    """Armies, which are the GM's; each can be made like one of these."""
    return SheetKind(
        ruleset="cabal",
        kind="army",
        title=say("cabal-kind-army"),
        model=OwnArmy,
        pages=((_rank("first"), _rank("second")),),
        card=_card,
        gm_only=True,
        templates=tuple(map(_template, armies)),
    )


def _rank(which: str) -> Input:
    return Input(
        f"{which}_rank",
        say(f"cabal-field-{which}-rank"),
        read=_letters,
        hint=say("cabal-hint-own-rank"),
        required=False,
        coded=True,
    )


def _letters(typed: str) -> str:
    return words(typed).upper()


def _card(own: OwnArmy) -> tuple[Block, ...]:
    ranks = (Verbatim(verbatim=f"`{rank}`") for rank in (own.second_rank, own.first_rank))
    labels = (say("cabal-field-second-rank"), say("cabal-field-first-rank"))
    facts = (Fact(label=label, value=rank) for label, rank in zip(labels, ranks, strict=True))
    return (*(Item(text=kind_text(kind)) for kind in own.pieces), *facts)


def _template(army: Army) -> Template:
    name: Text = say(f"cabal-list-{army.id}")
    first, second = army.classical
    pieces = [kind.model_dump(mode="json", exclude_defaults=True) for kind in army.pieces]
    return Template(
        id=army.id,
        name=name,
        label=name,
        values=say(f"cabal-values-{army.origin}"),
        stats={"pieces": pieces, "first_rank": first, "second_rank": second},
    )
