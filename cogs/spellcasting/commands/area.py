"""`/spell area`: an area of effect on the map of the channel, or without one; and laying that map."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

import discord
from discord import app_commands

from bot.engine.grid import Point, Space, label
from bot.engine.maps import Map
from bot.engine.refusal import Refused
from bot.engine.screen import Form, Screen
from bot.engine.text import best_matches, name_key
from bot.services import maps, scenes, sheets
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from bot.surface.permissions import Seat
from cogs.spellcasting.commands.castings import adventurers
from cogs.spellcasting.commands.maps import public_map
from cogs.spellcasting.commands.placing import AreaControls
from cogs.spellcasting.rules.aiming import (
    ARROWS,
    AimRefusal,
    read_beside,
    read_origin,
    read_start,
    read_towards,
)
from cogs.spellcasting.rules.areas.area import LONGEST_FT, SQUARE_FT, Area, Method, Placement, Shape
from cogs.spellcasting.rules.areas.discs import overlaps_base
from cogs.spellcasting.rules.placed import Placed, Reach, reach
from cogs.spellcasting.rules.spells import SpellName
from cogs.spellcasting.screens.area import without_grid_screen
from cogs.spellcasting.screens.area_controls import aim_form, at, direction_text
from cogs.spellcasting.tables import SrdSpell

METHOD_NAMES = {
    "template": "Template: any part of a square",
    "token": "Tokens: whole squares",
    "dmg": "Half a square for circles",
}
SHAPE_NAMES = {shape.value: shape.value.capitalize() for shape in Shape}
"""What Discord shows of a choice where it knows no translation."""

Feet = app_commands.Range[float, 0.5, float(LONGEST_FT)]
Words = app_commands.Range[str, 0, 100]


class Typed(NamedTuple):
    """What somebody says of an area, word for word."""

    spell: str = ""
    shape: str = ""
    size: float | None = None
    width: float | None = None
    origin: str = ""
    towards: str = ""
    method: str = ""
    beside: str = ""
    start: str = ""
    left: float | None = None


class AreaCommands(AreaControls):
    """Placing an area."""

    @app_commands.command()
    @app_commands.choices(
        shape=[app_commands.Choice(name=name, value=value) for value, name in SHAPE_NAMES.items()],
        method=[app_commands.Choice(name=name, value=value) for value, name in METHOD_NAMES.items()],
    )
    async def area(
        self,
        interaction: discord.Interaction[Gravecaller],
        spell: Words = "",
        origin: Words = "",
        towards: Words = "",
        shape: app_commands.Choice[str] | None = None,
        size: Feet | None = None,
        width: Feet | None = None,
        method: app_commands.Choice[str] | None = None,
        beside: Words = "",
        start: Words = "",
        left: app_commands.Range[float, 0.0, 200.0] | None = None,
        distance: app_commands.Range[float, 0.0, 10_000.0] | None = None,
        base: Feet | None = None,
        map: Words = "",
        file: discord.Attachment | None = None,
        scene: Words = "",
    ) -> None:
        typed = Typed(
            *(spell, shape.value if shape else "", size, width, origin, towards),
            *(method.value if method else "", beside, start, left),
        )
        if map and file is None and self.is_text(map):
            await self.ask_for_map(interaction, lambda db, seat: _place(db, scene, seat, new=True))
            return
        seat = await self.seat(interaction)
        drawn = None
        if map or file is not None:
            seat.require_gm()
            drawn = await self.named_map(interaction, seat, map, file)

        def work(db: Any) -> Screen:
            if distance is not None:
                return self._without_grid(db, typed, seat, _feet(distance), _feet(base or SQUARE_FT))
            place = _place(db, scene, seat, new=drawn is not None)
            if drawn is not None:
                maps.lay(db, place, drawn())
            if typed == Typed():
                return public_map(db, place, seat)
            return self._placed(db, interaction.id, typed, place, seat)

        written = self.bot.storage.write(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, written))

    @area.autocomplete("spell")
    @suggests
    async def suggest_spell_with_area(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_spells(interaction, current)

    @area.autocomplete("origin")
    @suggests
    async def suggest_origin(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """The creatures that everybody may see, by the squares where they stand."""
        seat = await self.seat(interaction)
        named = str(interaction.namespace.scene or "")
        on = await self.bot.storage.read(seat.guild_id, lambda db: maps.find(db, _place(db, named, seat)))
        standing = {f"{one.name} · {label(one.space.corner)}": one for one in on.seen(with_hidden=False)} if on else {}
        return [(text, label(standing[text].space.corner)) for text in best_matches(current, standing)]

    @area.autocomplete("towards")
    @suggests
    async def suggest_towards(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """The eight directions."""
        seat = await self.seat(interaction)
        words = {
            self.bot.catalogue.format(seat.own_language, direction_text(arrow, name)): name
            for arrow, name in ARROWS.items()
        }
        return [(text, words[text]) for text in best_matches(current, words)]

    @area.autocomplete("map")
    @suggests
    async def suggest_map(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        """The maps of the library, and one that is drawn."""
        names = self.map_names(await self.seat(interaction))
        return [(text, names[text]) for text in best_matches(current, names)]

    @area.autocomplete("scene")
    @suggests
    async def suggest_scene_with_map(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """The open scenes of this channel."""
        seat = await self.seat(interaction)
        there = await self.bot.storage.read(seat.guild_id, lambda db: scenes.in_channel(db, seat.channel_id or 0))
        return [(name, name) for name in best_matches(current, [one.name for one in there])]

    @action("area-aim")
    async def ask_where(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Where a spell that was looked up shall take effect."""
        seat = await self.seat(interaction, private=True)
        spell = "".join(click.args[:1])

        def work(db: Any) -> Form:
            return aim_form(spell, self.spell_named(db, spell, seat)[0].text)

        form = await self.timely(interaction, self.bot.storage.read(seat.guild_id, work), private=True)
        await self.ask(interaction, form, at("area-aim", spell))

    @action("area-aimed")
    async def place_spell(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The area of a spell that was looked up, on the map."""
        seat = await self.seat(interaction)
        origin, towards, beside = (click.fields.get(name, "") for name in ("origin", "towards", "beside"))
        typed = Typed(spell="".join(click.args[:1]), origin=origin, towards=towards, beside=beside)
        written = self.bot.storage.write(
            seat.guild_id, lambda db: self._placed(db, interaction.id, typed, maps.place_of(db, seat.channel_id), seat)
        )
        await self.answer(interaction, await self.timely(interaction, written))

    def _placed(self, db: Any, interaction_id: int, typed: Typed, place: int, seat: Seat) -> Screen:
        """The area as it is typed, kept as a draft on the map in this place."""
        on = maps.get(db, place)
        spell, area = self._area(db, typed, seat)
        origin = read_origin(typed.origin, on, by_gm=seat.viewer.is_gm)
        point, square = read_start(typed.start)
        placed = Placed(
            spell=spell,
            area=area,
            placement=Placement(
                origin=origin,
                towards=read_towards(typed.towards, origin, on),
                start=point,
                square=square,
                left=None if typed.left is None else _feet(typed.left),
                beside=read_beside(typed.beside),
            ),
            method=Method(typed.method) if typed.method else self.tables(db, seat.channel_id).options.method,
            by_gm=seat.viewer.is_gm,
            reach=self._reach(db, typed, on, origin, seat),
        )
        details = placed.model_dump(mode="json")
        mark = maps.draft(db, place, self.package, details, interaction_id=interaction_id)
        return self.shown(db, mark, seat)

    def _reach(self, db: Any, typed: Typed, on: Map, origin: Space | Point, seat: Seat) -> Reach | None:
        """How far it is from the only one on the map who bears the name of an adventurer of theirs, if there is one."""
        own = {name_key(sheet.name) for sheet in adventurers(db, seat.viewer) if seat.viewer.owns(sheet)}
        casters = [one for one in on.seen(with_hidden=False) if name_key(one.name) in own]
        if len(casters) != 1:
            return None
        spell = self.spell_named(db, typed.spell, seat)[1] if typed.spell else None
        range_ft = spell.range.feet if isinstance(spell, SrdSpell) else None
        return reach(casters[0], origin, range_ft, self.tables(db, seat.channel_id).options.diagonals)

    def _without_grid(self, db: Any, typed: Typed, seat: Seat, distance: Fraction, base: Fraction) -> Screen:
        """Whether a base so wide, at this distance, is in a round area. Raises `Refused(ONLY_ROUND)`."""
        spell, area = self._area(db, typed, seat)
        if not area.shape.is_round:
            raise Refused(AimRefusal.ONLY_ROUND)
        inside = overlaps_base(distance, base / 2, area.size_ft)
        return without_grid_screen(spell, area, distance, base, inside=inside)

    def _area(self, db: Any, typed: Typed, seat: Seat) -> tuple[SpellName | None, Area]:
        """The area by its spell, or by shape and size; what is typed of the size goes before what the spell says.

        The name of a hidden spell is left out: everybody reads the answer. Raises `Refused`: SHAPE_AND_SIZE, NO_AREA.
        """
        if typed.spell:
            name, found = self.spell_named(db, typed.spell, seat)
            if found.area is None and not (typed.shape and typed.size):
                raise Refused(AimRefusal.NO_AREA, spell=name.text)
            by_spell = found.area.area if found.area else None
            is_hidden = name.sheet_id is not None and sheets.is_hidden(db, name.sheet_id)
            spell = None if is_hidden else name
        else:
            spell, by_spell = None, None
        shape = Shape(typed.shape) if typed.shape else by_spell and by_spell.shape
        size = _feet(typed.size) if typed.size else by_spell and by_spell.size_ft
        if not shape or not size:
            raise Refused(AimRefusal.SHAPE_AND_SIZE)
        width = _feet(typed.width) if typed.width else by_spell.width_ft if by_spell else Fraction(SQUARE_FT)
        return spell, Area(shape=shape, size_ft=size, width_ft=width)


def _place(db: Any, scene: str, seat: Seat, *, new: bool = False) -> int:
    """Where the map lies that is meant, or is laid now: with the named scene, or as `maps.place_of` tells.

    Raises `Refused(NO_SUCH_SCENE)`.
    """
    if scene.strip():
        return -scenes.find(db, scene, seat.channel_id or 0).id
    return maps.place_of(db, seat.channel_id, new=new)


def _feet(typed: float) -> Fraction:
    """A number as it was typed, to the hundredth."""
    return Fraction(round(Fraction(typed) * 100), 100)
