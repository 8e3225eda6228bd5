"""What can be done with an area that has been placed: look at it in other ways, adjust, confirm and remove it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord

from bot.engine.grid import Position
from bot.engine.maps import Map
from bot.engine.refusal import Refused, Shared
from bot.engine.ruling import Ruling
from bot.engine.screen import Screen
from bot.engine.text import Listing, Verbatim
from bot.services import boardpicture, ledger, maps
from bot.services.maps import Mark
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action
from bot.surface.permissions import Seat
from cogs.spellcasting.commands.maps import MapControls, marks_on, place_in
from cogs.spellcasting.rules.aiming import AimRefusal, read_beside
from cogs.spellcasting.rules.areas.area import Method
from cogs.spellcasting.rules.areas.refusals import AreaRefusal
from cogs.spellcasting.rules.placed import Judged, Placed, confirm, judge, notes, whereabouts, who
from cogs.spellcasting.screens import area as screens
from cogs.spellcasting.screens.area import Drawn, Standing
from cogs.spellcasting.screens.area_controls import NO_ROW, beside_screen
from cogs.spellcasting.screens.maps import WHOLE, page_screen, picture_screen, text_screen

GM_VIEW = "gm"
"""In an address: the board with the hidden creatures."""


class AreaControls(MapControls):
    """The controls below an area. Everybody may look, whoever placed it and the GM adjust it, the GM confirms it."""

    @action("area-method")
    async def show_method(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The area by another method, to whoever asks."""
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            drawn, judged = self._drawn(db, maps.mark(db, click.number(0), seat.channel_id))
            return screens.method_screen(drawn, judged.by(_method(click)), seat.settings)

        await self._answer(interaction, seat, work)

    @action("area-why")
    async def explain(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The rules behind an area that is not in the ledger yet."""
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            drawn, _ = self._drawn(db, maps.mark(db, click.number(0), seat.channel_id))
            rules = notes(drawn.placed, drawn.coverage, drawn.on, self.tables(db, seat.channel_id))
            return screens.draft_why_screen(drawn.placed, rules)

        await self._answer(interaction, seat, work)

    @action("area-gm")
    async def show_area_to_gm(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The area with the hidden creatures."""
        seat = await self.gm(interaction)

        def work(db: Any) -> Screen:
            mark = maps.mark(db, click.number(0), seat.channel_id)
            drawn, _ = self._drawn(db, mark, with_hidden=True)
            return screens.gm_screen(drawn, seat.settings, mark.id)

        await self._answer(interaction, seat, work)

    @action("board-picture")
    async def show_picture(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The board as a picture."""
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            position = self._position(db, click, seat)
            boardpicture.png(position)  # drawn here, and remembered: the event loop need not wait for it
            return picture_screen(position)

        await self._answer(interaction, seat, work)

    @action("board-text")
    async def show_text(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The board as a list."""
        seat = await self.seat(interaction, private=True)
        await self._answer(interaction, seat, lambda db: text_screen(self._position(db, click, seat)))

    @action("board-page")
    async def show_page(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """One page of a board that is wider than a phone."""
        seat = await self.seat(interaction, private=True)
        place = abs(click.number(2))
        await self._answer(
            interaction, seat, lambda db: page_screen(self._position(db, click, seat), place, seat.settings)
        )

    @action("area-beside")
    async def choose_square(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The square that an area serves where a wall touches its origin; the area is then there for everybody."""
        seat = await self.seat(interaction)
        placement = {"beside": read_beside("".join(click.values[:1]))}

        def work(db: Any) -> Screen:
            mark = maps.mark(db, click.number(0), seat.channel_id)
            placed = Placed.model_validate(mark.details)
            served = placed.model_copy(update={"placement": placed.placement.model_copy(update=placement)})
            return self.shown(db, maps.redraft(db, mark, served.model_dump(mode="json")), seat)

        written = self.bot.storage.write(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, written))

    @action("area-sides")
    async def choose_sides(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The rows of a token cone whose odd token lies to the right, and of the others to the left."""
        seat = await self.seat(interaction)
        placer_id = click.number(1)
        if not (seat.viewer.is_gm or seat.viewer.user_id == placer_id):
            raise Refused(AimRefusal.NOT_PLACER)
        rows = frozenset(int(value) for value in click.values if value.isdecimal() and value != NO_ROW)

        def work(db: Any) -> Screen:
            mark = maps.mark(db, click.number(0), seat.channel_id)
            changed = Placed.model_validate(mark.details).with_ends_right(rows)
            mark = maps.redraft(db, mark, changed.model_dump(mode="json"))
            return self.shown(db, mark, seat, placer_id=placer_id)

        written = self.bot.storage.write(seat.guild_id, work)
        await self.redraw(interaction, await self.timely(interaction, written))

    @action("area-confirm")
    async def confirm_area(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The GM confirms the area as it is shown: the ledger has it, and it stays on the map until it is removed."""
        seat = await self.seat(interaction)
        seat.require_gm()

        def work(db: Any) -> Screen:
            mark = maps.mark(db, click.number(0), seat.channel_id)
            if mark.entry_id is None:
                mark = self._confirmed(db, interaction.id, mark, seat, version=click.number(1))
            elif ledger.get(db, mark.entry_id).interaction_id != interaction.id:
                raise Refused(Shared.ALREADY_DONE)
            return self.shown(db, mark, seat)

        written = self.bot.storage.write(seat.guild_id, work)
        await self.redraw(interaction, await self.timely(interaction, written))

    @action("area-remove")
    async def remove_area(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The GM takes the area off the map."""
        seat = await self.seat(interaction)
        seat.require_gm()

        def work(db: Any) -> Screen:
            mark = maps.mark(db, click.number(0), seat.channel_id)
            drawn, _ = self._drawn(db, mark)
            self.take_off(db, interaction.id, mark, seat)
            return screens.removed_screen(drawn, seat.settings)

        written = self.bot.storage.write(seat.guild_id, work)
        await self.redraw(interaction, await self.timely(interaction, written))

    def shown(self, db: Any, mark: Mark, seat: Seat, *, placer_id: int | None = None) -> Screen:
        """The area of a mark for everybody; where a wall touches its origin, first the choice of the square it serves.

        Raises `Refused` as `methods.place`, but for NAME_SQUARE.
        """
        try:
            drawn, judged = self._drawn(db, mark)
        except Refused as refused:
            squares = refused.text.args.get("squares")
            if refused.reason is not AreaRefusal.NAME_SQUARE or not isinstance(squares, Listing):
                raise
            named = [square.verbatim for square in squares.items if isinstance(square, Verbatim)]
            return beside_screen(str(mark.id), refused.text, named)
        placer = seat.viewer.user_id if placer_id is None else placer_id
        stands = Standing(
            mark_id=mark.id,
            version=mark.version,
            placer_id=placer,
            entry_id=mark.entry_id,
            in_scene=mark.place < 0,
        )
        return screens.area_screen(drawn, judged, seat.settings, stands)

    def _confirmed(self, db: Any, interaction_id: int, mark: Mark, seat: Seat, *, version: int) -> Mark:
        """The mark as the GM has confirmed it. Raises `Refused(CHANGED_MEANWHILE)` where another version was shown."""
        if mark.version != version:
            raise Refused(Shared.CHANGED_MEANWHILE)
        placed, on = Placed.model_validate(mark.details), maps.get(db, mark.place)
        tables = self.tables(db, seat.channel_id)

        def decide(_: object) -> Ruling:
            return confirm(placed, on, tables)

        entry, _ = ledger.resolve(
            db,
            interaction_id=interaction_id,
            actor_id=seat.viewer.user_id,
            channel_id=seat.channel_id,
            now=self.bot.clock.now(),
            dice=ledger.NO_DICE,
            decide=decide,
        )
        inside = who(judge(placed, on).coverage, on, with_hidden=True).inside
        hidden = whereabouts(one for one in inside if one.hidden)
        details = placed.model_copy(update={"hidden": hidden}).model_dump(mode="json")
        return maps.confirm(db, mark, entry.id, details)

    def _position(self, db: Any, click: Click, seat: Seat) -> Position:
        """What the clicked button shows of the map: with the area of its mark, if it has one."""
        with_hidden = click.args[1:2] == (GM_VIEW,)
        if with_hidden:
            seat.require_gm()
        if not click.args[:1] or not click.args[0].startswith(WHOLE):
            mark = maps.mark(db, click.number(0), seat.channel_id)
            return self._drawn(db, mark, with_hidden=with_hidden)[0].position
        place = place_in(db, replace(click, args=(click.args[0].removeprefix(WHOLE),)), seat)
        shades = screens.mark_shades([mark for _, mark in marks_on(db, place)])
        return maps.get(db, place).position(with_hidden=with_hidden, shades=shades)

    def _drawn(self, db: Any, mark: Mark, *, with_hidden: bool = False) -> tuple[Drawn, Judged]:
        placed = Placed.model_validate(mark.details)
        on: Map = maps.get(db, mark.place)
        judged = judge(placed, on)
        others = tuple(confirmed for mark_id, confirmed in marks_on(db, mark.place) if mark_id != mark.id)
        drawn = Drawn(placed=placed, coverage=judged.coverage, on=on, marks=others, with_hidden=with_hidden)
        return drawn, judged


def _method(click: Click) -> Method:
    try:
        return Method("".join(click.args[1:]))
    except ValueError:
        raise Refused(Shared.CLOSED) from None
