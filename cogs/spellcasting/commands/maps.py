"""What can be done with the map of a channel or a scene."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord

from bot.engine import grid
from bot.engine.maps import Map, MapRefusal
from bot.engine.refusal import Refused
from bot.engine.ruling import Ruling
from bot.engine.screen import Form, Screen
from bot.engine.text import clean, name_key, say
from bot.engine.visibility import Visibility
from bot.services import effects, ledger, maps
from bot.services.i18n import LANGUAGES
from bot.services.maps import Mark
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action
from bot.surface.files import fetched
from bot.surface.permissions import Seat
from cogs.spellcasting.commands.base import SpellBase
from cogs.spellcasting.rules.placed import Confirmed
from cogs.spellcasting.screens import maps as screens
from cogs.spellcasting.screens.area_controls import at
from cogs.spellcasting.screens.maps import Lying

LIBRARY = Path(__file__).resolve().parents[3] / "data" / "maps"

LARGEST_FILE = 16 * 1024
"""Bytes of a map that comes as a file; the largest board takes less than half of that."""

TEXT = "text"
"""The name that stands for a map drawn in a form."""


class MapControls(SpellBase):
    """A map: everybody may look at it, the GM lays it and moves who is on it."""

    @action("map-gm")
    async def show_to_gm(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The map with the hidden creatures."""
        seat = await self.gm(interaction)
        await self._answer(interaction, seat, lambda db: gm_map(db, place_in(db, click, seat), seat))

    @action("map-show")
    async def show_to_all(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The map as it is now, to everybody."""
        seat = await self.seat(interaction)
        seat.require_gm()
        read = self.bot.storage.read(seat.guild_id, lambda db: public_map(db, place_in(db, click, seat), seat))
        await self.answer(interaction, await self.timely(interaction, read))

    @action("map-draw")
    async def ask_for_text(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The form in which a map is drawn."""
        await self.ask_for_map(interaction, lambda db, seat: place_in(db, click, seat))

    @action("map-drawn")
    async def lay_text(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """A map from the form. Where the GM's map was changed, it is shown anew, else the map to everybody."""
        to_all = interaction.message is None
        seat = await self.gm(interaction, private=not to_all)

        def work(db: Any) -> Screen:
            place = place_in(db, click, seat)
            maps.lay(db, place, Map.of(grid.parse(click.fields.get("text", ""))))
            return public_map(db, place, seat) if to_all else gm_map(db, place, seat)

        if to_all:
            written = self.bot.storage.write(seat.guild_id, work)
            await self.answer(interaction, await self.timely(interaction, written))
        else:
            await self._redraw(interaction, seat, work)

    @action("map-creature")
    async def ask_for_creature(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The form that puts a creature somewhere."""
        await self.gm(interaction)
        await self.ask(interaction, screens.creature_form(click.args), at("map-creature", *click.args))

    @action("map-creature-set")
    async def put_creature(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """A creature is new, moves, hides, shows itself or leaves."""
        seat = await self.gm(interaction)
        said = {name: click.fields.get(name, "") for name in ("name", "square", "size", "hidden")}
        hidden = None if said["hidden"] == screens.AS_IT_IS else said["hidden"] == "yes"

        def work(db: Any) -> Screen:
            place = place_in(db, click, seat)
            put = maps.laid(db, place).placed(said["name"], said["square"], said["size"], hidden)
            maps.change(db, place, put)
            return gm_map(db, place, seat)

        await self._redraw(interaction, seat, work)

    @action("map-people")
    async def put_people(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Those who take part in the scene and are not on its map come on it, and the GM moves them from there."""
        seat = await self.gm(interaction)

        def work(db: Any) -> Screen:
            place = place_in(db, click, seat)
            maps.change(db, place, maps.laid(db, place).joined_by(maps.people(db, place)))
            return gm_map(db, place, seat)

        await self._redraw(interaction, seat, work)

    @action("map-clear")
    async def clear(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Areas are taken off the map."""
        seat = await self.gm(interaction)
        wanted = [int(value) for value in click.values if value.isdecimal() and len(value) < 19]

        def work(db: Any) -> Screen:
            for mark_id in wanted:
                self.take_off(db, interaction.id, maps.mark(db, mark_id, seat.channel_id), seat)
            return gm_map(db, place_in(db, click, seat), seat)

        await self._redraw(interaction, seat, work)

    def take_off(self, db: Any, interaction_id: int, mark: Mark, seat: Seat) -> None:
        """Takes an area off its map; what lasts through it ends."""
        lasting = [one for one in effects.lasting(db, ruleset=self.package) if one.details.get("mark") == mark.id]
        if lasting:
            ledger.resolve(
                db,
                interaction_id=interaction_id,
                actor_id=seat.viewer.user_id,
                channel_id=seat.channel_id,
                now=self.bot.clock.now(),
                dice=ledger.NO_DICE,
                decide=lambda _: Ruling(ruleset=self.package, kind="removed", result={}, ends=tuple(lasting)),
                slot=f"removed.{mark.id}",
                visibility=Visibility.BLIND,
            )
        maps.remove(db, mark)

    async def ask_for_map(
        self, interaction: discord.Interaction[Gravecaller], where: Callable[[Any, Seat], int]
    ) -> None:
        """Opens the form in which the GM draws a map, holding the one that lies where it is to be."""
        seat = await self.gm(interaction)

        def work(db: Any) -> Form:
            place = where(db, seat)
            on = maps.find(db, place)
            return screens.draw_form(place, as_drawn(maps.laid(db, place) if on else None))

        form = await self.timely(interaction, self.bot.storage.read(seat.guild_id, work), private=True)
        await self.ask(interaction, form, at("map-draw"))

    async def named_map(
        self, interaction: discord.Interaction[Gravecaller], seat: Seat, named: str, file: discord.Attachment | None
    ) -> Callable[[], Map]:
        """Gives the map that the GM names, or sends as a file. Raises `Refused`: NO_SUCH_MAP, FILE_TOO_LARGE."""
        if file is None:
            found = self._from_library(seat, self._library_name(named))
            return lambda: found
        if file.size > LARGEST_FILE:
            raise Refused(MapRefusal.FILE_TOO_LARGE, limit=LARGEST_FILE // 1024)
        data = await self.timely(interaction, fetched(file))
        return lambda: Map.of(grid.parse(_text(data)))

    def map_names(self, seat: Seat) -> dict[str, str]:
        """What maps can be laid: the library's, and one that is drawn, by their names in the reader's language."""
        names = {self._spoken(seat.own_language, name): name for name in maps.library(LIBRARY)}
        return names | {self._spoken(seat.own_language, TEXT): TEXT}

    def is_text(self, named: str) -> bool:
        """Whether somebody who names this map wants to draw it."""
        return name_key(named) in {name_key(TEXT), *(name_key(self._spoken(one, TEXT)) for one in LANGUAGES)}

    def _library_name(self, typed: str) -> str:
        for name in maps.library(LIBRARY):
            if name_key(typed) in {name, *(name_key(self._spoken(language, name)) for language in LANGUAGES)}:
                return name
        raise Refused(MapRefusal.NO_SUCH_MAP, name=clean(typed))

    def _from_library(self, seat: Seat, name: str) -> Map:
        """A map of the library, its creatures called as the table reads."""
        found = Map.of(maps.library(LIBRARY)[name])
        spoken = (
            self.bot.catalogue.format(seat.table_language, say(f"map-creature-{one.name}")) for one in found.creatures
        )
        called = tuple(one.model_copy(update={"name": name}) for one, name in zip(found.creatures, spoken, strict=True))
        return found.model_copy(update={"creatures": called})

    def _spoken(self, language: str, name: str) -> str:
        return self.bot.catalogue.format(language, say(f"map-name-{name}"))

    async def _answer(
        self, interaction: discord.Interaction[Gravecaller], seat: Seat, work: Callable[[Any], Screen]
    ) -> None:
        read = self.bot.storage.read(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, read, private=True))

    async def _redraw(
        self, interaction: discord.Interaction[Gravecaller], seat: Seat, work: Callable[[Any], Screen]
    ) -> None:
        """What the GM changed, in place of the GM's map; never in place of a message that others read."""
        screen = await self.timely(interaction, self.bot.storage.write(seat.guild_id, work), private=True)
        if interaction.message is not None and interaction.message.flags.ephemeral:
            await self.redraw(interaction, screen)
        else:
            await self.answer(interaction, screen)


def place_in(db: Any, click: Click, seat: Seat) -> int:
    """The place of the map that a control belongs to. Raises `Refused(CLOSED)` where that is not to be seen here."""
    place = click.number(0)
    maps.require_here(db, place, seat.channel_id)
    return place


def marks_on(db: Any, place: int) -> list[tuple[int, Confirmed]]:
    """The areas that have been confirmed on the map in this place, by the ids of their marks."""
    marks = maps.confirmed(db, place, SpellBase.package)
    return [
        (mark.id, Confirmed.model_validate(ledger.get(db, mark.entry_id).ruling.result))
        for mark in marks
        if mark.entry_id is not None
    ]


def public_map(db: Any, place: int, seat: Seat) -> Screen:
    """The map in this place for everybody. Raises `Refused(NO_MAP)`."""
    marks = [mark for _, mark in marks_on(db, place)]
    return screens.map_screen(Lying(place, maps.get(db, place), _scene_name(db, place)), marks, seat.settings)


def gm_map(db: Any, place: int, seat: Seat) -> Screen:
    """The map in this place for the GM. Raises `Refused(NO_MAP)`."""
    on = maps.get(db, place)
    missing = tuple(one.shown for one in on.missing(maps.people(db, place)))
    lying = Lying(place, on, _scene_name(db, place), missing)
    return screens.gm_map_screen(lying, marks_on(db, place), seat.settings)


def _scene_name(db: Any, place: int) -> str | None:
    scene = maps.scene_at(db, place)
    return scene.name if scene else None


def as_drawn(on: Map | None) -> str:
    """A map as text to be changed; nothing where there is none, or where text would not tell all of it."""
    try:
        return grid.write(on.drawn) if on else ""
    except ValueError:
        return ""


def _text(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused(MapRefusal.NOT_TEXT) from None
