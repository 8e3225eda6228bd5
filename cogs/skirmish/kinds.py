"""The kind of sheets of `skirmish`: a creature, to be brought into a game by its figures."""

from __future__ import annotations

from dataclasses import replace

from bot.engine.screen import Block, Fact, Option
from bot.engine.sheet import Input, SheetKind, Template, words, yes_or_no
from bot.engine.text import say
from cogs.skirmish.sheets import Stats
from cogs.skirmish.tables import Samples

SIZES = {1: "medium", 2: "large", 3: "huge"}
"""What the sizes are called, by the side of the space in squares (G004-22)."""

_YES_NO = (Option(value="no", label=say("no")), Option(value="yes", label=say("yes")))


def _yes_no(value: bool) -> str:
    return "yes" if value else "no"


def _number(name: str) -> Input:
    return Input(name, say(f"skirmish-field-{name.replace('_', '-')}"))


def _flag(name: str) -> Input:
    return Input(name, say(f"skirmish-field-{name}"), read=yes_or_no, write=_yes_no, options=_YES_NO)


_SIZE = Input(
    "size",
    say("skirmish-field-size"),
    options=tuple(Option(value=str(size), label=say(f"skirmish-size-{name}")) for size, name in SIZES.items()),
)
_EFFECT = Input(
    "commander_effect",
    say("skirmish-field-commander-effect"),
    read=words,
    hint=say("skirmish-hint-commander-effect"),
    required=False,
)


def card(stats: Stats) -> tuple[Block, ...]:
    """The figures of a creature, as its card shows them."""
    blocks: list[Block] = [
        Fact(label=say(f"skirmish-field-{name.replace('_', '-')}"), value=getattr(stats, name))
        for name in ("level", "hit_points", "speed", "attack", "ac", "damage", "cost")
    ]
    blocks.append(Fact(label=say("skirmish-field-size"), value=say(f"skirmish-size-{SIZES[stats.size]}")))
    if stats.commander_rating:
        blocks.append(Fact(label=say("skirmish-field-commander-rating"), value=stats.commander_rating))
    if stats.commander_effect:
        blocks.append(Fact(label=say("skirmish-field-commander-effect"), value=stats.commander_effect))
    for name in ("fearless", "ranged"):
        if getattr(stats, name):
            blocks.append(Fact(label=say(f"skirmish-field-{name}"), value=say("yes")))
    return tuple(blocks)


CREATURE = SheetKind(
    ruleset="skirmish",
    kind="creature",
    title=say("skirmish-kind-creature"),
    model=Stats,
    pages=(
        tuple(map(_number, ("level", "hit_points", "speed", "cost"))),
        (*map(_number, ("attack", "ac", "damage")), _SIZE, _flag("ranged")),
        (_number("commander_rating"), _EFFECT, _flag("fearless")),
    ),
    card=card,
)


def kinds(samples: Samples) -> tuple[SheetKind, ...]:
    """The kinds of sheets of `skirmish`; a creature can be made like one of the samples."""
    templates = []
    for row in samples.rows:
        name = say(f"skirmish-creature-{row.id}")
        values = say("skirmish-values", name=name)
        stats = row.stats.model_dump(mode="json", exclude_defaults=True)
        label = say("skirmish-template", name=name)
        templates.append(Template(id=row.id, name=name, label=label, values=values, stats=stats))
    return (replace(CREATURE, templates=tuple(templates)),)
