"""What the parts of `/skirmish` share: the game that is meant, who may act in it, and taking a step of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import discord

from bot.engine.dice import Dice
from bot.engine.grid import read_label
from bot.engine.refusal import Refused, Shared
from bot.engine.scene.events import Step, Triggered
from bot.engine.scene.model import Scene
from bot.engine.screen import Screen
from bot.engine.text import Text, best_matches, clean, name_key, say
from bot.services import scenes
from bot.services.i18n import LANGUAGES
from bot.services.scenesteps import Taken
from bot.surface.client import Gravecaller
from bot.surface.permissions import Seat
from bot.surface.scenetable import Find, SceneTable
from cogs.skirmish.rules.going_on import onward
from cogs.skirmish.rules.model import Creature, Game
from cogs.skirmish.rules.play import Played
from cogs.skirmish.rules.refusals import SkirmishRefusal
from cogs.skirmish.rules.terms import Side
from cogs.skirmish.scene import RULESET, GameRefusal, followed, game_of, sides_of, trail_of
from cogs.skirmish.screens.desk import desk_screen
from cogs.skirmish.screens.telling import SIDES, told
from cogs.skirmish.sheets import Member, Warband
from cogs.skirmish.tables import SkirmishTables


class Here(NamedTuple):
    """A game and who acts in it."""

    scene: Scene
    game: Game
    seat: Seat

    @property
    def sides(self) -> tuple[Side, ...]:
        """The sides that this person plays."""
        return sides_of(self.scene, self.seat.viewer.user_id)

    @property
    def may_act_for(self) -> tuple[Side, ...]:
        """The sides for which they may act: the GM for both."""
        return tuple(Side) if self.seat.viewer.is_gm else self.sides

    def require_player(self) -> None:
        """Raises `Refused(NOT_A_PLAYER)` unless they play, or are the GM."""
        if not self.may_act_for:
            raise Refused(GameRefusal.NOT_A_PLAYER, scene=self.scene.name)

    def require(self, side: Side | None) -> None:
        """Raises `Refused`: NOT_A_PLAYER, or NOT_YOUR_SIDE, unless they may act for this side; for None, for either."""
        self.require_player()
        if side is not None and side not in self.may_act_for:
            raise Refused(GameRefusal.NOT_YOUR_SIDE, side=SIDES[side])

    def numbered(self, id: int) -> Creature:
        """The creature with this id. Raises `Refused(CLOSED)` for a number that is not ours."""
        for one in self.game.creatures:
            if one.id == id:
                return one
        raise Refused(Shared.CLOSED)

    def creature(self, typed: str) -> Creature:
        """The creature that is meant: by name, by one of its squares, or by its symbol. Raises NO_SUCH_CREATURE."""
        wanted = name_key(typed)
        there = [one for one in self.game.creatures if not one.gone]
        for one in there:
            if wanted == name_key(one.name):
                return one
        try:
            square = read_label(typed)
        except Refused:
            square = None
        for one in there:
            if typed.strip() == one.symbol or (one.stands and square in one.space.squares):
                return one
        raise Refused(SkirmishRefusal.NO_SUCH_CREATURE, name=clean(typed))


Deed = Callable[[Here, Dice], Played]
"""What somebody does in a game. Refuses whoever may not."""


class SkirmishBase(SceneTable):
    """Base of the parts of `/skirmish`."""

    package = RULESET

    def tables(self, db: Any) -> SkirmishTables:
        """The tables with what this guild has set."""
        tables: SkirmishTables = self.in_force(db, RULESET)
        return tables

    def sample(self, tables: SkirmishTables, seat: Seat, id: str) -> Warband:
        """One of our warbands, its creatures called as the table reads."""
        stats = {row.id: row.stats for row in tables.creatures.rows}
        row = next(row for row in tables.warbands.rows if row.id == id)
        return Warband(
            creatures=tuple(
                Member(
                    name=self.bot.catalogue.format(seat.table_language, say(f"skirmish-creature-{one.creature}")),
                    count=one.count,
                    stats=stats[one.creature],
                )
                for one in row.creatures
            )
        )

    def is_called(self, typed: str, id: str, name: str) -> bool:
        """Whether somebody who types this means what has this name, or is called so in any language."""
        said = (self.bot.catalogue.format(language, say(id)) for language in LANGUAGES)
        return name_key(typed) in {name, *map(name_key, said)}

    def meant(self, typed: str, seat: Seat) -> Find:
        """Finds the open game that is meant in this channel. Raises NO_SUCH_SCENE or WHICH_SCENE."""
        return self.named(typed, seat, RULESET)

    async def play(
        self,
        interaction: discord.Interaction[Gravecaller],
        find: Find,
        deed: Deed,
        action: str,
        *,
        expected: int | None = None,
    ) -> None:
        """Do something in a game, have it announced, and answer privately with what can be done next.

        A desk whose control was used is drawn anew. Raises as `step`, and NO_GAME.
        """
        seat = await self.seat(interaction, private=True)

        def act(_: Any, scene: Scene, dice: Dice) -> Step:
            done = onward(deed(Here(scene, game_of(scene), seat), dice), dice)
            return followed(scene, done, self.bot.clock.now())

        await self.step(
            *(interaction, find, act, f"skirmish-{action}"),
            expected=expected,
            shown=lambda _, taken, seat: desk_after(taken, seat),
            redraw=is_desk(interaction),
        )

    async def look(
        self,
        interaction: discord.Interaction[Gravecaller],
        find: Find,
        shown: Callable[[Here], Screen],
        *,
        private: bool = True,
        redraw: bool = False,
    ) -> None:
        """Show something of a game."""
        seat = await self.seat(interaction, private=private)

        def work(db: Any) -> Screen:
            scene = scenes.load(db, find(db))
            return shown(Here(scene, game_of(scene), seat))

        screen = await self.timely(interaction, self.bot.storage.read(seat.guild_id, work), private=private)
        await (self.redraw if redraw else self.answer)(interaction, screen)

    async def suggest_games(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        """The open games of this channel, by name."""
        return await self.suggest_scenes(interaction, current, ruleset=RULESET)

    async def suggest_names(
        self,
        interaction: discord.Interaction[Gravecaller],
        current: str,
        chosen: Callable[[Here], list[str]],
    ) -> list[tuple[str, str]]:
        """The best of the names that `chosen` gives of the game that is meant."""
        seat = await self.seat(interaction, private=True)
        typed = str(interaction.namespace.game or "")

        def work(db: Any) -> list[str]:
            scene = scenes.find(db, typed, seat.channel_id or 0, ruleset=RULESET)
            return chosen(Here(scene, game_of(scene), seat))

        names = await self.bot.storage.read(seat.guild_id, work)
        return [(name, name) for name in best_matches(current, names)]


def desk_after(taken: Taken, seat: Seat) -> Screen:
    """The desk of whoever took a step, with what came of it."""
    here = Here(taken.scene, game_of(taken.scene), seat)
    news = [text for event in taken.events if isinstance(event, Triggered) and (text := told(event.ruling)) is not None]
    return desk(here, news)


def desk(here: Here, news: Sequence[Text] = ()) -> Screen:
    """The game as one person sees it, with what they can do."""
    return desk_screen(
        *(here.scene, here.game, here.seat.settings),
        may_act_for=here.may_act_for,
        plays=here.sides,
        news=news,
        trail=trail_of(here.scene),
    )


def is_desk(interaction: discord.Interaction[Gravecaller]) -> bool:
    """Whether the control that was used stands on a private answer, which may be drawn anew."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def present(here: Here) -> list[str]:
    """The names of all who stand on the board."""
    return [one.name for one in here.game.standing()]
