"""Confirmed areas that take effect on those who take part in a scene."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord

from bot.engine.dice import Dice, roll
from bot.engine.maps import Map
from bot.engine.refusal import Refused, Shared
from bot.engine.scene.events import Step, Triggered
from bot.engine.scene.lasting import Trigger
from bot.engine.scene.model import Scene
from bot.engine.scene.playing import played
from bot.engine.screen import Form, Screen
from bot.engine.text import Text, clean, name_key
from bot.services import ledger, maps, scenes, sheets
from bot.services.maps import Mark
from bot.services.scenesteps import Taken
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action
from bot.surface.permissions import Seat
from bot.surface.scenetable import SceneTable
from cogs.spellcasting.commands.base import SpellBase
from cogs.spellcasting.rules.applying import Blow, Inside, applied, read_rounds
from cogs.spellcasting.rules.placed import Confirmed
from cogs.spellcasting.rules.spells import Save
from cogs.spellcasting.screens.applying import ALL, LISTED, applied_screen, blow_form, whom_screen
from cogs.spellcasting.screens.area import area_name
from cogs.spellcasting.screens.area_controls import at
from cogs.spellcasting.sheets import Adventurer
from cogs.spellcasting.tables import SrdSpell

NO_PLAYERS_SHEET = 0
"""A sheet of which no player knows: what speaks of it is for the GM alone, also where the hidden have no sheets."""


EVERYBODY = -1
"""Those affected in full, bit by bit: all of them."""


class Ready(NamedTuple):
    """A confirmed area on the map of a scene, with those who are in it now, the hidden ones last.

    `save` and `rounds` are what its spell says.
    """

    mark: Mark
    scene: Scene
    placed: Confirmed
    there: tuple[Inside, ...]
    save: Save | None
    rounds: int | None

    @property
    def name(self) -> Text:
        """What the area is called."""
        return area_name(self.placed.spell, self.placed.area)


class ApplyingControls(SceneTable, SpellBase):
    """What the GM does with an area that has been confirmed in a scene."""

    @action("area-apply")
    async def ask_whom(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Whom it affects in full."""
        seat = await self.gm(interaction)

        def work(db: Any) -> Screen:
            ready = self._ready(db, click, seat)
            return whom_screen(ready.name, ready.mark.id, ready.there, ready.save)

        read = self.bot.storage.read(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, read, private=True))

    @action("area-full")
    async def ask_blow(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """How much damage, and how long it lasts."""
        seat = await self.gm(interaction)

        def work(db: Any) -> Form:
            ready = self._ready(db, click, seat)
            chosen = {int(value) for value in click.values if value.isdecimal() and int(value) < LISTED}
            whom = EVERYBODY if ALL in click.values else sum(1 << place for place in chosen)
            return blow_form(ready.name, ready.mark.id, whom, ready.rounds)

        form = await self.timely(interaction, self.bot.storage.read(seat.guild_id, work), private=True)
        await self.ask(interaction, form, at("area-apply", *click.args))

    @action("area-applied")
    async def apply(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The area takes effect: a step of the scene, announced there, which goes back and forth with it."""
        seat = await self.gm(interaction)
        damage, rounds = clean(click.fields.get("damage", "")), read_rounds(click.fields.get("rounds", ""))
        whom = click.number(1)

        def find(db: Any) -> int:
            return self._ready(db, click, seat).scene.id

        def act(db: Any, scene: Scene, dice: Dice) -> Step:
            ready = self._ready(db, click, seat)
            thrown = max(0, roll(damage, dice).total) if damage else None
            on_success = ready.save.on_success if ready.save else None
            blow = Blow(
                spell=ready.placed.spell, area=ready.placed.area, damage=thrown, on_success=on_success, rounds=rounds
            )
            return played(scene, scene.game, *_told(blow, ready, scene, whom))

        def shown(_: Any, taken: Taken, __: Seat) -> Screen:
            rulings = [event.ruling for event in taken.events if isinstance(event, Triggered)]
            return applied_screen(rulings)

        await self.step(interaction, find, act, "spell-area", shown=shown)

    def _ready(self, db: Any, click: Click, seat: Seat) -> Ready:
        """The area of a control. Raises `Refused(CLOSED)` unless it is confirmed, and lies on the map of a scene."""
        mark = maps.mark(db, click.number(0), seat.channel_id)
        if mark.entry_id is None or mark.place >= 0:
            raise Refused(Shared.CLOSED)
        scene = scenes.load(db, -mark.place)
        confirmed = Confirmed.model_validate(ledger.get(db, mark.entry_id).ruling.result)
        spell = self.spell_called(db, confirmed.spell) if confirmed.spell else None
        there = _inside(db, scene, maps.get(db, mark.place), confirmed)
        rounds = spell.duration.rounds if isinstance(spell, SrdSpell) else None
        return Ready(mark, scene, confirmed, there, spell.save if spell else None, rounds)


def _inside(db: Any, scene: Scene, on: Map, confirmed: Confirmed) -> tuple[Inside, ...]:
    """Those who stand in the area with any square of their space (G002-13); each is a participant of that name."""
    waiting = list(scene.present)
    found: list[Inside] = []
    for one in on.seen(with_hidden=True):
        if not confirmed.affected.isdisjoint(one.space.squares):
            person = next((each for each in waiting if name_key(each.alias or each.name) == name_key(one.name)), None)
            if person is not None:
                waiting.remove(person)
            sheet_id = person.sheet_id if person else None
            found.append(
                Inside(name=one.name, sheet_id=sheet_id, hit_points=_hit_points(db, sheet_id), hidden=one.hidden)
            )
    return tuple(sorted(found, key=lambda one: one.hidden))


def _hit_points(db: Any, sheet_id: int | None) -> int | None:
    """Those that an adventurer's sheet keeps."""
    for sheet in sheets.by_ids(db, [sheet_id] if sheet_id is not None else []):
        if (sheet.ruleset, sheet.kind) == ("spellcasting", "adventurer"):
            return Adventurer.model_validate(sheet.stats).hit_points
    return None


def _told(blow: Blow, ready: Ready, scene: Scene, whom: int) -> Sequence[Trigger]:
    """A ruling for those of whom everybody may know, and one for the hidden ones, of which only the GM hears."""
    made: list[Trigger] = []
    for hidden in (False, True):
        some = [(place, one) for place, one in enumerate(ready.there) if one.hidden is hidden]
        full = [one for place, one in some if whom >> place & 1]
        rest = [one for place, one in some if not whom >> place & 1]
        if some:
            # Of somebody known by an alias everybody hears under that name, and of no sheet.
            aliased = {one.sheet_id for one in scene.present if one.alias is not None}
            ids = tuple(one.sheet_id for _, one in some if one.sheet_id is not None and one.sheet_id not in aliased)
            ruling = applied(blow, full, rest, ready.mark.id)
            made.append(Trigger(ruling=ruling, sheet_ids=(*ids, NO_PLAYERS_SHEET) if hidden else ids))
    return made
