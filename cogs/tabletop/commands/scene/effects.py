"""`/scene effects`: what lasts on somebody; the GM lays more, gives it another end, and ends it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import discord
from discord import app_commands

from bot.engine.dice import Dice
from bot.engine.effects import Effect
from bot.engine.refusal import Refused, Shared
from bot.engine.ruling import Ruling
from bot.engine.scene import laying
from bot.engine.scene.events import Step
from bot.engine.scene.model import Scene
from bot.engine.scene.view import find, visible
from bot.engine.screen import Form, Screen
from bot.engine.sheet import Sheet
from bot.engine.text import best_matches
from bot.engine.visibility import Visibility
from bot.services.habits import zone_of
from bot.services.ledger import Entry
from bot.services.scenesteps import Taken
from bot.services.sheetsearch import Right
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from bot.surface.permissions import Seat
from cogs.tabletop.commands.scene.base import SceneTable, require_gm
from cogs.tabletop.commands.scene.bearers import Found, InScene, addressed, meant, on_them, scenes_meant, told
from cogs.tabletop.rules import lasting as rules
from cogs.tabletop.rules.lasting import LastingRefusal, Lasts, Said
from cogs.tabletop.screens.keeping import kept_back
from cogs.tabletop.screens.scene import effects as screens
from cogs.tabletop.screens.scene.effects import Shown
from cogs.tabletop.screens.scene.left import left
from cogs.tabletop.screens.scene.names import at


class Begins(NamedTuple):
    """An effect begins, in the place of another where one is given."""

    effect: Effect
    instead_of: Effect | None = None


class Ends(NamedTuple):
    """An effect is over."""

    effect: Effect


Decide = Callable[[Any, Found], Begins | Ends]
"""Decides, in the guild's file, what begins or ends on somebody."""


class SceneEffects(SceneTable):
    """Effects by the GM's word. In a scene they are steps of it, apart from scenes rulings of their own."""

    async def cog_load(self) -> None:
        """Rulings of effects on hidden sheets can be revealed."""
        await super().cog_load()
        for kind in (rules.BEGUN, rules.OVER):
            self.bot.add_ruling_screen(rules.RULESET, kind, self.ruling_screen)

    @app_commands.command(name="effects")
    async def effects_command(self, interaction: discord.Interaction[Gravecaller], who: str, scene: str = "") -> None:
        seat = await self.seat(interaction, private=True)
        read = self.bot.storage.read(
            seat.guild_id, lambda db: self._list(db, meant(db, who, scene, seat.channel_id or 0, seat.viewer), seat)
        )
        await self.answer(interaction, await self.timely(interaction, read, private=True))

    @effects_command.autocomplete("scene")
    @suggests
    async def suggest_scene_of_effects(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_scenes(interaction, current)

    @effects_command.autocomplete("who")
    @suggests
    async def suggest_bearer(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """Those who take part, then sheets that do not."""
        seat = await self.seat(interaction, private=True)
        typed = str(interaction.namespace.scene or "")

        def work(db: Any) -> tuple[list[str], set[str]]:
            there = [visible(one, seat.viewer) for one in scenes_meant(db, typed, seat.channel_id or 0)]
            people = [one for scene in there for one in scene.present]
            return [one.name for one in people], {f"#{one.sheet_id}" for one in people}

        names, ids = await self.bot.storage.read(seat.guild_id, work)
        found = [(name, name) for name in best_matches(current, dict.fromkeys(names))]
        apart = [] if typed.strip() else await self.suggest_sheets(seat, current, right=Right.NAME)
        return [*found, *(pair for pair in apart if pair[1] not in ids)]

    @action("scene-effects")
    async def show_effects(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """What lasts on somebody."""
        seat = await self.seat(interaction, private=True)
        await self._show(interaction, seat, lambda db: self._list(db, _addressed(db, click, seat), seat))

    @action("scene-effect")
    async def show_effect(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The chosen effect, with what can be done to it."""
        seat = await self.seat(interaction, private=True)
        seat.require_gm()
        chosen = Click(click.values).number(0)

        def work(db: Any) -> Screen:
            on = _addressed(db, click, seat)
            return screens.effect_card(told(on), self._shown(on, _lasting(db, on, chosen)))

        await self._show(interaction, seat, work)

    @action("scene-effect-new")
    async def ask_effect(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The form of a new effect."""
        await self._ask(interaction, click, lambda db, on: screens.effect_form(told(on)))

    @action("scene-effect-change")
    async def ask_end(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The form in which an effect gets another end."""
        number = click.number(2)
        await self._ask(interaction, click, lambda db, on: screens.end_form(told(on), _lasting(db, on, number).id))

    @action("scene-effect-lay")
    async def lay(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The effect begins."""
        seat = await self.seat(interaction, private=True)
        seat.require_gm()
        how_long = self._how_long(click, seat)
        effect = Effect(ruleset=rules.RULESET, kind=rules.named(click.fields.get("name", "")), sheet_id=0)

        def decide(db: Any, on: Found) -> Begins:
            if len(self._known(db, on)) >= rules.MOST:
                raise Refused(LastingRefusal.TOO_MANY, name=told(on).name, n=rules.MOST)
            return Begins(_begun(effect, how_long, on, click, seat))

        await self._carry_out(interaction, click, seat, decide, "effect")

    @action("scene-effect-set")
    async def set_end(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The effect ends otherwise than before."""
        seat = await self.seat(interaction, private=True)
        seat.require_gm()
        how_long = self._how_long(click, seat)

        def decide(db: Any, on: Found) -> Begins:
            effect = _lasting(db, on, click.number(2))
            return Begins(_begun(effect, how_long, on, click, seat), effect)

        await self._carry_out(interaction, click, seat, decide, "effect")

    @action("scene-effect-end")
    async def end_now(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The effect is over."""
        seat = await self.seat(interaction, private=True)
        seat.require_gm()
        number = click.number(2)
        await self._carry_out(interaction, click, seat, lambda db, on: Ends(_lasting(db, on, number)), "effect-end")

    def ruling_screen(self, _: Any, entry: Entry, how: Visibility) -> Screen:
        """An effect on a sheet that has begun or ended."""
        said, is_over = Said.model_validate(entry.ruling.result), entry.ruling.kind == rules.OVER
        effect = screens.effect_text(said.lasting, self.bot.scene_rules)
        return kept_back(screens.said_screen(said, effect, entry.id, is_over=is_over), entry.id, how)

    async def _carry_out(
        self, interaction: discord.Interaction[Gravecaller], click: Click, seat: Seat, decide: Decide, action: str
    ) -> None:
        """What begins or ends on somebody: a step of their scene, or a ruling on their sheet."""
        if click.number(0):
            await self._step(interaction, click, seat, decide, action)
        else:
            await self._rule(interaction, click, seat, decide)

    async def _step(
        self, interaction: discord.Interaction[Gravecaller], click: Click, seat: Seat, decide: Decide, action: str
    ) -> None:
        def act(db: Any, scene: Scene, _: Dice) -> Step:
            match decide(db, _addressed(db, click, seat)):
                case Begins(effect, instead_of):
                    return laying.lay(scene, click.number(1), effect, instead_of=instead_of)
                case Ends(effect):
                    return laying.end(scene, effect)

        def shown(db: Any, _: Taken, seat: Seat) -> Screen:
            return self._list(db, _addressed(db, click, seat), seat)

        await self.step(interaction, lambda _: click.number(0), require_gm(seat, act), action, shown=shown)

    async def _rule(
        self, interaction: discord.Interaction[Gravecaller], click: Click, seat: Seat, decide: Decide
    ) -> None:
        def sheet_of(db: Any) -> Sheet:
            on = _addressed(db, click, seat)
            if isinstance(on, Sheet):
                return on
            raise Refused(Shared.CLOSED)

        hidden = (await self.timely(interaction, self.bot.storage.read(seat.guild_id, sheet_of), private=True)).hidden

        def rule(db: Any, _: Dice) -> Ruling:
            sheet = sheet_of(db)
            if sheet.hidden != hidden:
                raise Refused(Shared.CHANGED_MEANWHILE)
            match decide(db, sheet):
                case Begins(effect, instead_of):
                    return rules.begun(sheet.name, effect, instead_of=instead_of)
                case Ends(effect):
                    return rules.over(sheet.name, effect)

        def shown(db: Any, entry: Entry) -> Screen:
            return self.ruling_screen(db, entry, entry.visibility)

        await self.rule(interaction, rule, shown, visibility=Visibility.BLIND if hidden else Visibility.OPEN)

    async def _ask(
        self, interaction: discord.Interaction[Gravecaller], click: Click, form: Callable[[Any, Found], Form]
    ) -> None:
        seat = await self.seat(interaction, private=True)
        seat.require_gm()
        read = self.bot.storage.read(seat.guild_id, lambda db: form(db, _addressed(db, click, seat)))
        asked = await self.timely(interaction, read, private=True)
        again = "effect-change" if len(click.args) > 2 else "effect-new"
        await self.ask(interaction, asked, at(again, *click.args))

    async def _show(
        self, interaction: discord.Interaction[Gravecaller], seat: Seat, work: Callable[[Any], Screen]
    ) -> None:
        await self.answer(
            interaction, await self.timely(interaction, self.bot.storage.read(seat.guild_id, work), private=True)
        )

    def _list(self, db: Any, on: Found, seat: Seat) -> Screen:
        shown = [self._shown(on, effect) for effect in self._known(db, on)]
        return screens.effects_screen(told(on), shown, is_gm=seat.viewer.is_gm)

    def _known(self, db: Any, on: Found) -> list[Effect]:
        """What lasts on them and has a name."""
        named = {name for name, known in self.bot.scene_rules.items() if known.effect is not None}
        return [effect for effect in on_them(db, on) if effect.ruleset in named]

    def _shown(self, on: Found, effect: Effect) -> Shown:
        scene = on.scene if isinstance(on, InScene) else None
        text = screens.effect_text(effect, self.bot.scene_rules)
        return Shown(effect_id=effect.id, effect=text, left=left(scene, effect))

    def _how_long(self, click: Click, seat: Seat) -> Lasts:
        zone = zone_of(seat.settings.time_zone)
        unit, amount = click.fields.get("unit", ""), click.fields.get("amount", "")
        return rules.lasts(unit, amount, self.bot.clock.now(), zone)


def _addressed(db: Any, click: Click, seat: Seat) -> Found:
    return addressed(db, click.number(0), click.number(1), seat.viewer)


def _lasting(db: Any, on: Found, effect_id: int) -> Effect:
    """The effect with this id that lasts on them. Raises `Refused` with CLOSED."""
    for effect in on_them(db, on):
        if effect.id == effect_id:
            return effect
    raise Refused(Shared.CLOSED)


def _begun(effect: Effect, how_long: Lasts, on: Found, click: Click, seat: Seat) -> Effect:
    """The effect as it begins on them. Raises NO_SUCH_PARTICIPANT for turns of somebody who does not take part."""
    if not isinstance(on, InScene):
        return rules.apart(effect.model_copy(update={"sheet_id": on.id}), how_long)
    whose = click.fields.get("whose", "")
    turn = find(on.scene, whose, seat.viewer).turn if whose.strip() else on.one.turn
    who = None if on.one.sheet_id else on.one.id
    return rules.in_scene(
        effect.model_copy(update={"sheet_id": on.one.sheet_id or 0}), how_long, on.scene, turn=turn, who=who
    )
