"""Who takes part: `/scene join`, `add` and `remove`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.engine.dice import Dice
from bot.engine.refusal import Refused, Shared
from bot.engine.scene import people
from bot.engine.scene.events import Step
from bot.engine.scene.going import chained
from bot.engine.scene.model import Scene, State
from bot.engine.scene.view import find, visible
from bot.engine.screen import Screen
from bot.engine.sheet import Sheet, Viewer
from bot.engine.text import best_matches, clean, say
from bot.services import scenes, sheets
from bot.services.sheetsearch import Right, suggested
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from bot.surface.permissions import Seat
from cogs.tabletop.commands.scene.base import Act, SceneTable, require_gm
from cogs.tabletop.rules.scene import Entry, JoinRefusal, Newcomer, entries, entry, number_typed, numbered
from cogs.tabletop.screens.scene.controls import join_form, join_screen
from cogs.tabletop.screens.scene.names import at

Words = app_commands.Range[str, 0, 300]
Short = app_commands.Range[str, 0, 32]


class ScenePeople(SceneTable):
    """Joining a scene, and being taken out of it."""

    @app_commands.command()
    async def join(
        self, interaction: discord.Interaction[Gravecaller], who: Words = "", scene: str = "", side: Short = ""
    ) -> None:
        seat = await self.seat(interaction, private=True)
        act = self._joins(lambda db, there: [self._own(db, there, who, seat)], side=side)
        await self.step(interaction, self.named(scene, seat), act, "join")

    @app_commands.command()
    async def add(
        self,
        interaction: discord.Interaction[Gravecaller],
        who: Words,
        scene: str = "",
        group: Short = "",
        side: Short = "",
        hidden: bool = False,
        alias: Short = "",
        player: discord.Member | None = None,
    ) -> None:
        seat = await self.seat(interaction, private=True)
        users = (player.id,) if player and not player.bot else ()

        def named(db: Any, there: Scene) -> list[Newcomer]:
            return [self._newcomer(db, there, one, seat.viewer, users) for one in entries(who)]

        act = self._joins(named, group=group, side=side, hidden=hidden, alias=clean(alias))
        await self.step(interaction, self.named(scene, seat), require_gm(seat, act), "add")

    @app_commands.command()
    async def remove(self, interaction: discord.Interaction[Gravecaller], who: str, scene: str = "") -> None:
        seat = await self.seat(interaction, private=True)

        def act(_: Any, there: Scene, dice: Dice) -> Step:
            one = find(there, who, seat.viewer)
            if not seat.viewer.is_gm and seat.viewer.user_id not in one.user_ids:
                raise Refused(Shared.NOT_YOURS, name=who)
            return people.mark(there, one.id, State.REMOVED, dice)

        await self.step(interaction, self.named(scene, seat), act, "remove")

    @join.autocomplete("scene")
    @add.autocomplete("scene")
    @remove.autocomplete("scene")
    @suggests
    async def suggest_scene_of_people(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_scenes(interaction, current)

    @join.autocomplete("who")
    @suggests
    async def suggest_own(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        """Their own sheets, of every ruleset's kinds that take part in scenes."""
        seat = await self.seat(interaction, private=True)
        return await self.suggest_sheets(seat, current, right=Right.EDIT, kinds=self._kinds())

    @add.autocomplete("who")
    @suggests
    async def suggest_anybody(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """Completes the last name of a list; the names before it stay."""
        seat = await self.seat(interaction, private=True)
        *before, last = current.split(",")
        found = await self.suggest_sheets(seat, last, right=Right.NAME, kinds=self._kinds())
        lists = [", ".join([*map(str.strip, before), name]) for name, _ in found]
        return [(text, text) for text in lists]

    @remove.autocomplete("who")
    @suggests
    async def suggest_participant(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        seat = await self.seat(interaction, private=True)
        typed = str(interaction.namespace.scene or "")

        def work(db: Any) -> list[str]:
            there = visible(scenes.find(db, typed, seat.channel_id or 0), seat.viewer)
            return [one.name for one in there.present if seat.viewer.is_gm or seat.viewer.user_id in one.user_ids]

        return [(name, name) for name in best_matches(current, await self.bot.storage.read(seat.guild_id, work))]

    @action("scene-join")
    async def ask_how(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """How to join: as one of their sheets, or without one."""
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            there = visible(scenes.load(db, click.number(0)), seat.viewer)
            rules = self.rules_of(there)
            own = suggested(db, seat.viewer, "", right=Right.EDIT, ruleset=rules.ruleset, kinds=rules.kinds)
            present = {one.sheet_id for one in there.present}
            return join_screen(there, [(name, id) for name, id in own if id not in present])

        asked = self.bot.storage.read(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, asked, private=True))

    @action("scene-join-as")
    async def join_as(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """They join as the chosen sheet."""
        seat = await self.seat(interaction, private=True)
        typed = f"#{Click(click.values).number(0)}"
        act = self._joins(lambda db, there: [self._own(db, there, typed, seat)])
        await self.step(interaction, lambda _: click.number(0), act, "join", redraw=True)

    @action("scene-quick")
    async def ask_name(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The form for somebody without a sheet."""
        await self.ask(interaction, join_form(click.number(0)), at("quick", click.number(0)))

    @action("scene-join-quick")
    async def join_quick(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """They join by a name and a modifier."""
        seat = await self.seat(interaction, private=True)
        modifier = number_typed(click.fields.get("modifier") or "0", say("scene-field-modifier"))
        name = click.fields.get("name", "")
        act = self._joins(
            lambda _, __: [Newcomer(name=name, user_ids=(seat.viewer.user_id,), modifier=modifier)],
            side=click.fields.get("side", ""),
        )
        await self.step(interaction, lambda _: click.number(0), act, "join")

    def _joins(
        self,
        named: Callable[[Any, Scene], Iterable[Newcomer]],
        *,
        group: str = "",
        side: str = "",
        hidden: bool = False,
        alias: str = "",
    ) -> Act:
        """The act by which all whom `named` finds join, one after the other. Whoever has an alias is not hidden."""

        def act(db: Any, scene: Scene, dice: Dice) -> Step:
            step = Step(scene=scene, events=())
            aliases: list[str] = []
            for one in named(db, scene):
                taken = [other.name for other in step.scene.present]
                for name in numbered(one.name, one.heads, taken):
                    [known] = numbered(alias, 2, aliases)[:1] if alias and (one.heads > 1 or aliases) else [alias]
                    aliases.append(known)
                    joins = partial(
                        people.join,
                        name=name,
                        dice=dice,
                        sheet_id=one.sheet_id,
                        user_ids=one.user_ids,
                        group=clean(group) or (one.name if one.heads > 1 else None),
                        side=clean(side),
                        hidden=not alias and (hidden or one.hidden),
                        alias=known or None,
                        modifier=one.modifier,
                    )
                    step = chained(step, joins)
            return step

        return act

    def _own(self, db: Any, scene: Scene, typed: str, seat: Seat) -> Newcomer:
        """Whom a player joins as: a sheet of theirs, the only one that they have, or a name.

        Raises NOT_YOURS for a sheet of somebody else's, and NOBODY_NAMED where it is not clear who is meant.
        """
        rules = self.rules_of(scene)
        if not typed.strip():
            there = sheets.listed(db, seat.viewer, ruleset=rules.ruleset, kinds=rules.kinds) if rules.kinds else []
            own = [sheet for sheet in there if sheet.owner_id == seat.viewer.user_id]
            if len(own) != 1:
                raise Refused(JoinRefusal.NOBODY_NAMED)
            return self._of_sheet(db, own[0], scene)
        alone = entry(typed).model_copy(update={"heads": 1})
        return self._newcomer(db, scene, alone, seat.viewer, (seat.viewer.user_id,), own=True)

    def _newcomer(
        self, db: Any, scene: Scene, read: Entry, viewer: Viewer, users: tuple[int, ...], *, own: bool = False
    ) -> Newcomer:
        """Whoever is meant: somebody with a sheet, as whoever owns it plays them, or a name alone, played by `users`.

        Several heads of one sheet have its name and its modifier, and no sheet: what befalls one of them must not
        befall the others. With `own` raises NOT_YOURS for a sheet that is not the viewer's.
        """
        sheet = self._sheet(db, scene, read, viewer)
        if sheet is None:
            return Newcomer(name=read.name, user_ids=users, modifier=read.modifier or 0, heads=read.heads)
        if own and not viewer.edits(sheet):
            raise Refused(Shared.NOT_YOURS, name=sheet.name)
        of_sheet = self._of_sheet(db, sheet, scene)
        return of_sheet.model_copy(
            update={
                "sheet_id": None if read.heads > 1 else sheet.id,
                "user_ids": of_sheet.user_ids or (() if own else users),
                "modifier": of_sheet.modifier if read.modifier is None else read.modifier,
                "heads": read.heads,
            }
        )

    def _sheet(self, db: Any, scene: Scene, read: Entry, viewer: Viewer) -> Sheet | None:
        """The sheet with all of what was typed as its name, or with the name in it. Raises NO_SUCH_SHEET for `#12`."""
        rules = self.rules_of(scene)
        for name in dict.fromkeys((read.typed, read.name)) if rules.kinds else ():
            try:
                return sheets.find(db, name, viewer, ruleset=rules.ruleset, kinds=rules.kinds)
            except Refused:
                if name.startswith("#"):
                    raise
        return None

    def _of_sheet(self, db: Any, sheet: Sheet, scene: Scene) -> Newcomer:
        users = () if sheet.owner_id is None else (sheet.owner_id,)
        modifier = self.rules_of(scene).modifier(sheet, self.in_force(db, scene.ruleset, scene))
        return Newcomer(name=sheet.name, sheet_id=sheet.id, user_ids=users, modifier=modifier, hidden=sheet.hidden)

    def _kinds(self) -> list[str]:
        """The kinds of sheets that take part in some scene or other."""
        return [kind for rules in self.bot.scene_rules.values() for kind in rules.kinds]
