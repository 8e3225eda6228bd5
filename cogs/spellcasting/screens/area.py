"""An area on the map: the board, its squares, who is there, and what the other methods would say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

from bot.engine import grid
from bot.engine.boards import board_block
from bot.engine.grid import AREA, COLUMNS, Board, Position, Shade, Space, label
from bot.engine.guild import GuildSettings
from bot.engine.maps import GROUND_NAMES, Map
from bot.engine.model import Frozen
from bot.engine.ruling import Note
from bot.engine.screen import Block, Button, ButtonStyle, Control, Fact, Heading, Item, Paragraph, Screen, Tone
from bot.engine.text import Arg, Listing, Ratio, Text, Verbatim, say
from cogs.spellcasting.rules.areas.area import Area, Method
from cogs.spellcasting.rules.areas.compare import Other
from cogs.spellcasting.rules.areas.methods import Coverage
from cogs.spellcasting.rules.placed import Confirmed, Judged, Placed, Reach, There, whereabouts, who
from cogs.spellcasting.rules.spells import SpellName, feet
from cogs.spellcasting.screens.area_controls import at, sides_select
from cogs.tabletop.screens.why import Explained, why_button, why_screen

SHIELDED = "%"
"""How squares in total cover are shaded."""

MARKS = "^!$?/;"
"""How the areas are shaded that have been confirmed before."""


class Drawn(Frozen):
    """An area as it lies on a map, by one method. `marks` are the areas that lie there already."""

    placed: Placed
    coverage: Coverage
    on: Map
    marks: tuple[Confirmed, ...] = ()
    with_hidden: bool = False

    @property
    def name(self) -> Text:
        """What the area is called."""
        return area_name(self.placed.spell, self.placed.area)

    @property
    def position(self) -> Position:
        """What is drawn: the area first, since of several shades the first shows."""
        own = Shade(sign=AREA, name=self.name, squares=self.coverage.affected)
        shielded = Shade(sign=SHIELDED, name=say("area-shade-shielded"), squares=self.coverage.shielded)
        shades = (own, shielded) if self.coverage.shielded else (own,)
        return self.on.position(with_hidden=self.with_hidden, shades=(*shades, *mark_shades(self.marks)))


class Standing(Frozen):
    """What can be done with the area of an answer: the mark that keeps it, who placed it, how far it has come, and
    whether it lies on the map of a scene."""

    mark_id: int
    version: int
    placer_id: int
    entry_id: int | None = None
    in_scene: bool = False


def area_screen(drawn: Drawn, judged: Judged, settings: GuildSettings, standing: Standing) -> Screen:
    """The answer to everybody."""
    blocks = [*_told(drawn, settings), Heading(text=say("area-others"))]
    blocks += [Item(text=_other(other, drawn)) for other in judged.others]
    if standing.entry_id is None:
        blocks.append(Paragraph(text=say("area-draft")))
    else:
        blocks.append(Paragraph(text=say("area-confirmed", entry=str(standing.entry_id))))
    return Screen(
        title=drawn.name,
        blocks=tuple(blocks),
        controls=tuple(_controls(drawn, standing, settings)),
        tone=Tone.NEUTRAL if standing.entry_id is None else Tone.GOOD,
    )


def removed_screen(drawn: Drawn, settings: GuildSettings) -> Screen:
    """The answer once its area has been taken off the map."""
    told = (Paragraph(text=say("area-removed")), *_told(drawn, settings))
    return Screen(title=drawn.name, blocks=told, tone=Tone.QUIET)


def method_screen(drawn: Drawn, other: Other, settings: GuildSettings) -> Screen:
    """The same area as another method has it, to whoever asks."""
    title = say("area-by-method", area=drawn.name, method=method_text(other.method))
    if other.coverage is None:
        told: tuple[Block, ...] = (Paragraph(text=other.refusal),) if other.refusal else ()
    else:
        by_other = drawn.placed.model_copy(update={"method": other.method})
        told = tuple(_told(drawn.model_copy(update={"placed": by_other, "coverage": other.coverage}), settings))
    return Screen(title=title, blocks=told, private=True)


def gm_screen(drawn: Drawn, settings: GuildSettings, mark_id: int) -> Screen:
    """The area with the hidden creatures, to the GM alone."""
    hidden = tuple(one for one in who(drawn.coverage, drawn.on, with_hidden=True).inside if one.hidden)
    facts: list[Block] = [Fact(label=say("area-hidden"), value=_creatures(whereabouts(hidden)))]
    if drawn.placed.hidden:
        facts.append(Fact(label=say("area-hidden-then"), value=_creatures(drawn.placed.hidden)))
    return Screen(
        title=say("area-gm-title", area=drawn.name),
        blocks=(*facts, *_told(drawn, settings)),
        controls=tuple(looks(str(mark_id), "gm", drawn.on.board, settings)),
        private=True,
    )


def draft_why_screen(placed: Placed, notes: Iterable[Note]) -> Screen:
    """The rules behind an area that is not in the ledger yet, told as the ledger would."""
    explained = why_screen(0, [Explained(trace=tuple(notes), faces=(), number=None, pledge=None)])
    return explained.model_copy(update={"title": say("area-why-title", area=area_name(placed.spell, placed.area))})


def without_grid_screen(name: SpellName | None, area: Area, distance: Fraction, base: Fraction, inside: bool) -> Screen:
    """Without a grid: whether a base is in a round area (R002-25)."""
    told = say(
        "area-without-grid-inside" if inside else "area-without-grid-outside",
        distance=feet_text(distance),
        base=feet_text(base),
    )
    about = Paragraph(text=say("area-without-grid", area=size_text(area)))
    return Screen(title=area_name(name, area), blocks=(about, Paragraph(text=told)))


def area_name(spell: SpellName | None, area: Area) -> Text:
    """What an area is called: by its spell, or by its shape."""
    return say("area-of-spell", spell=spell.text) if spell else say("area-of-shape", area=size_text(area))


def size_text(area: Area) -> Text:
    """Shape and size in words."""
    return say(f"spell-area-{area.shape}", size=feet_text(area.size_ft), width=feet_text(area.width_ft))


def feet_text(n: Fraction) -> Text:
    """So many feet, whole or not."""
    if n.denominator == 1:
        return feet(int(n))
    metres = n * Fraction(3, 10)
    parts = Ratio(num=metres.numerator, den=metres.denominator)
    return say("spell-feet", n=Ratio(num=n.numerator, den=n.denominator), metres=parts)


def method_text(method: Method) -> Text:
    """What a method is called."""
    return say(f"area-method-{method}")


def mark_shades(marks: Sequence[Confirmed]) -> Iterator[Shade]:
    """The areas that have been confirmed, each with a sign of its own as far as there are signs."""
    for place, mark in enumerate(marks):
        yield Shade(sign=MARKS[place % len(MARKS)], name=area_name(mark.spell, mark.area), squares=mark.affected)


def looks(mark: str, view: str, board: Board, settings: GuildSettings) -> Iterator[Button]:
    """The buttons that show the board as a picture and as a list, and page by page where it is too wide for one."""
    yield Button(address=at("board-picture", mark, view), label=say("map-button-picture"))
    yield Button(address=at("board-text", mark, view), label=say("map-button-text"))
    parts = grid.pages(board, settings.board_width)
    for place, part in enumerate(parts) if len(parts) > 1 else ():
        first, last = (Verbatim(verbatim=COLUMNS[x]) for x in (part.first, part.first + part.columns - 1))
        label_of = say("map-button-page", first=first, last=last)
        yield Button(address=at("board-page", mark, view, str(place)), label=label_of)


def _told(drawn: Drawn, settings: GuildSettings) -> Iterator[Block]:
    """The area in words and as a board, by its method."""
    placed, coverage = drawn.placed, drawn.coverage
    yield Paragraph(text=say("area-about", area=size_text(placed.area), method=method_text(placed.method)))
    if placed.method is Method.TEMPLATE:
        length, width = (Ratio(num=side.numerator, den=side.denominator) for side in placed.area.inches)
        yield Paragraph(text=say("area-inches", length=length, width=width))
    if placed.reach is not None:
        yield Paragraph(text=_reach(placed.reach))
    around = coverage.affected or coverage.shielded
    yield board_block(drawn.position, settings, around=around, names=GROUND_NAMES)
    yield Fact(label=say("area-squares", n=len(coverage.affected)), value=_squares(coverage))
    there = who(coverage, drawn.on, with_hidden=drawn.with_hidden)
    yield Fact(label=say("area-inside"), value=_creatures(whereabouts(there.inside)))
    if coverage.shielded:
        yield Fact(label=say("area-shielded", n=len(coverage.shielded)), value=grid.squares_text(coverage.shielded))
        yield Fact(label=say("area-screened"), value=_creatures(whereabouts(there.screened)))
    if coverage.off_board:
        yield Paragraph(text=say("area-off-board", n=coverage.off_board))
    if placed.method is Method.TOKEN and placed.area.shape.is_round and isinstance(placed.placement.origin, Space):
        yield Paragraph(text=say("area-wider"))


def _reach(reach: Reach) -> Text:
    away = feet(reach.distance_ft)
    if reach.range_ft is None:
        return say("area-distance", name=reach.caster, distance=away)
    told = "area-distance-out" if reach.is_out else "area-distance-range"
    return say(told, name=reach.caster, distance=away, range=feet(reach.range_ft))


def _squares(coverage: Coverage) -> Arg:
    if coverage.whole_board:
        return say("area-whole-board")
    return grid.squares_text(coverage.affected) if coverage.affected else say("area-no-square")


def _creatures(creatures: Sequence[There]) -> Arg:
    if not creatures:
        return say("area-nobody")
    return Listing(
        items=tuple(
            say("area-creature", name=one.name, square=Verbatim(verbatim=label(one.square))) for one in creatures
        )
    )


def _other(other: Other, drawn: Drawn) -> Text:
    method = method_text(other.method)
    if other.coverage is None:
        return say("area-other-refused", method=method, reason=other.refusal or "")
    there = who(other.coverage, drawn.on, with_hidden=drawn.with_hidden).inside
    return say("area-other", method=method, n=len(other.coverage.affected), names=_creatures(whereabouts(there)))


def _controls(drawn: Drawn, standing: Standing, settings: GuildSettings) -> Iterator[Control]:
    mark, others = str(standing.mark_id), [method for method in Method if method is not drawn.placed.method]
    if standing.entry_id is None:
        confirm = at("area-confirm", mark, str(standing.version))
        yield Button(address=confirm, label=say("area-button-confirm"), style=ButtonStyle.PRIMARY)
    else:
        if standing.in_scene:
            yield Button(address=at("area-apply", mark), label=say("area-button-apply"), style=ButtonStyle.PRIMARY)
        yield Button(address=at("area-remove", mark), label=say("area-button-remove"), style=ButtonStyle.DANGER)
    for method in others:
        yield Button(address=at("area-method", mark, method.value), label=say(f"area-button-{method}"))
    yield from looks(mark, "all", drawn.on.board, settings)
    yield Button(address=at("area-gm", mark), label=say("map-button-gm"))
    if standing.entry_id is None:
        yield Button(address=at("area-why", mark), label=say("button-why"))
        yield from sides_select(mark, standing.placer_id, drawn.placed.rows)
    else:
        yield why_button(standing.entry_id)
