"""`/cabal resign`, draws, turns taken back with the opponent's consent, and what comes of a turn that is late."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from bot.engine.dice import Dice
from bot.engine.refusal import Refused, Shared
from bot.engine.scene.events import Step
from bot.engine.scene.model import Scene, Status
from bot.engine.screen import Screen
from bot.engine.sheet import Viewer
from bot.engine.text import say
from bot.services import outbox, scenes, scenesteps, sceneundo
from bot.services.scenesteps import Click as By
from bot.services.scenesteps import Taken
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from bot.surface.permissions import Seat
from cogs.cabal.commands.base import CabalBase
from cogs.cabal.rules import course
from cogs.cabal.rules.match import MatchRefusal, match_of, side_of
from cogs.cabal.rules.model import Draw, Resign, Side
from cogs.cabal.screens.choices import resign_screen, said_screen, take_back_request

MOST_STEPS = 12
"""How many steps one consent takes back at most: those of one's own last turn, and what the opponent did since."""


class EndCommands(CabalBase):
    """What the players settle between them."""

    @app_commands.command(name="resign")
    async def resign_command(self, interaction: discord.Interaction[Gravecaller], game: str = "") -> None:
        seat = await self.seat(interaction, private=True)
        find = self.game(game, seat)

        def work(db: Any) -> Screen:
            scene = scenes.load(db, find(db))
            return resign_screen(scene, match_of(scene), side_of(scene, seat.viewer))

        await self.look(interaction, work)

    @resign_command.autocomplete("game")
    @suggests
    async def suggest_game_to_end(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_games(interaction, current)

    @action("give-up")
    async def resign(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The game is given up, as it was asked."""
        await self._settle(interaction, click, "cabal-resign", lambda side: Resign(side=side))

    @action("draw")
    async def offer_draw(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """A draw is offered; it stands until the opponent has moved. The bot wants none."""
        await self._settle(interaction, click, "cabal-draw", lambda side: Draw(side=side))

    @action("accept")
    async def accept_draw(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The draw that was offered is accepted."""
        await self._settle(interaction, click, "cabal-draw", lambda side: Draw(side=side))

    @action("take-back")
    async def ask_to_take_back(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The opponent is asked whether one's last turn may be taken back; the bot agrees at once."""
        seat = await self.seat(interaction, private=True)
        by = self.by(interaction, seat)

        def work(db: Any) -> Screen:
            scene = scenes.load(db, click.number(0))
            side, match = side_of(scene, seat.viewer), match_of(scene)
            if scenesteps.of_click(db, by) is None:
                _require_version(scene, click)
                if not _own_steps(db, scene.id, scene.participants[side].user_ids):
                    raise Refused(MatchRefusal.NOTHING_TO_TAKE_BACK)
                if match.bot is not side.other:
                    return self._ask_opponent(db, scene, side)
            self._take_back(db, scene.id, side, by, seat)
            return said_screen(scene, say("cabal-taken-back"))

        written = self.bot.storage.write(seat.guild_id, work)
        await self.redraw(interaction, await self.timely(interaction, written, private=True))

    @action("agree")
    async def agree(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The opponent, or the GM, agrees that the last turn is taken back."""
        seat = await self.seat(interaction, private=True)
        by = self.by(interaction, seat)

        def work(db: Any) -> Screen:
            scene = scenes.load(db, click.number(0))
            asker = Side(click.number(2)) if click.number(2) in tuple(Side) else Side.FIRST
            if scenesteps.of_click(db, by) is None:
                _require_version(scene, click)
                _require_answer(scene, asker, seat.viewer)
            self._take_back(db, scene.id, asker, by, seat)
            return said_screen(scene, say("cabal-taken-back"))

        written = self.bot.storage.write(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, written, private=True))

    @action("claim")
    async def claim(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Whoever is late loses, as the opponent or the GM says."""
        await self._late(interaction, click, "cabal-claim", course.lose_on_time)

    @action("grant")
    async def grant(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Whoever is late gets as much time again."""
        await self._late(
            interaction, click, "cabal-grant", lambda scene, side, _, now: course.grant_time(scene, side, now)
        )

    async def _settle(
        self,
        interaction: discord.Interaction[Gravecaller],
        click: Click,
        did: str,
        settle: Callable[[Side], Draw | Resign],
    ) -> None:
        seat = await self.seat(interaction, private=True)
        now = self.bot.clock.now()

        def act(_: Any, scene: Scene, dice: Dice) -> Step:
            _require_version(scene, click)
            side, match = side_of(scene, seat.viewer), match_of(scene)
            settled = settle(side)
            if isinstance(settled, Draw) and match.bot is side.other:
                raise Refused(MatchRefusal.NO_DRAW_WITH_BOT)
            return course.act(scene, [settled], dice, now)

        await self.step(interaction, lambda _: click.number(0), act, did, redraw=True)

    async def _late(
        self, interaction: discord.Interaction[Gravecaller], click: Click, did: str, settle: Callable[..., Step]
    ) -> None:
        seat = await self.seat(interaction, private=True)
        now = self.bot.clock.now()

        def act(_: Any, scene: Scene, dice: Dice) -> Step:
            if scene.status is not Status.RUNNING:
                raise Refused(Shared.CLOSED)
            late = match_of(scene).playing.decides
            _require_answer(scene, late, seat.viewer)
            return settle(scene, late, dice, now)

        await self.step(interaction, lambda _: click.number(0), act, did, expected=click.number(1))

    def _ask_opponent(self, db: Any, scene: Scene, side: Side) -> Screen:
        channels = scenes.channels(db, scene.id)
        topic = f"scene:{scene.id}:take-back:{scene.version}"
        asked_before = outbox.waiting(db, topic) or any(outbox.last_message(db, topic, place) for place in channels)
        if asked_before or not channels:
            raise Refused(Shared.ALREADY_DONE)
        request = take_back_request(scene, side)
        users = scene.participants[side.other].user_ids
        outbox.put(db, topic, channels[0], request, now=self.bot.clock.now(), pings=users)
        return said_screen(scene, say("cabal-asked", name=scene.participants[side.other].name))

    def _take_back(self, db: Any, scene_id: int, side: Side, by: By, seat: Seat) -> None:
        """Take back all that was done since this side last had a decision, and that decision, with what it did.

        Both have agreed, so it counts as the GM's going back. Only the last step back is announced.
        """
        users = scenes.load(db, scene_id).participants[side].user_ids
        steps = 0 if scenesteps.of_click(db, by) else _own_steps(db, scene_id, users)
        agreed = by._replace(actor=Viewer(user_id=seat.viewer.user_id, is_gm=True))
        taken: Taken | None = None
        for n in range(steps):
            version = scenes.load(db, scene_id).version
            # The first goes by the click; the others by numbers that no click has, and this state of the scene alone.
            number = by.interaction_id if n == 0 else -(scene_id << 32 | version)
            taken = sceneundo.back(db, scene_id, agreed._replace(interaction_id=number))
        if taken is not None:
            self.bot.voice.announce(db, taken, seat.settings)
            self.follow(db, taken.scene)


def _own_steps(db: Any, scene_id: int, users: tuple[int, ...]) -> int:
    """How many steps have to be taken back until the last turn of these users is undone; 0 if there is none."""
    done = scenesteps.select(
        db, "step.scene_id = ? AND step.stands = 'done' ORDER BY step.version DESC LIMIT ?", scene_id, MOST_STEPS
    )
    played = [step for step in done if step.before.version and step.before.status is Status.RUNNING]
    own = [n for n, step in enumerate(played, 1) if step.actor_id in users and step.action in TURNS]
    if not own:
        return 0
    last = own[0]
    turn = match_of(played[last - 1].before).playing.turn
    return max(n for n, step in enumerate(played, 1) if match_of(step.before).playing.turn >= turn)


TURNS = frozenset({"cabal-move", "cabal-cast", "cabal-place", "cabal-end"})
"""The steps that belong to a turn."""


def _require_version(scene: Scene, click: Click) -> None:
    """Raises `Refused(CHANGED_MEANWHILE)` unless the game is as the message left it."""
    if scene.version != click.number(1):
        raise Refused(Shared.CHANGED_MEANWHILE)


def _require_answer(scene: Scene, asked_by: Side, viewer: Viewer) -> None:
    """Raises `Refused` with NOT_YOUR_ANSWER unless it is the opponent's of this side, or the GM's, and with NO_GAME."""
    match_of(scene)
    if not viewer.is_gm and viewer.user_id not in scene.participants[asked_by.other].user_ids:
        raise Refused(MatchRefusal.NOT_YOUR_ANSWER)
    if viewer.user_id in scene.participants[asked_by].user_ids:
        raise Refused(MatchRefusal.NOT_YOUR_ANSWER)
