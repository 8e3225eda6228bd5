"""What all parts of `/scene` share: steps that the ruleset leaves to it, and how steps are told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.engine.dice import Dice
from bot.engine.guild import GuildSettings
from bot.engine.refusal import Refused, Shared
from bot.engine.scene.events import Step
from bot.engine.scene.model import Scene, Status
from bot.engine.scene.refusal import SceneRefusal
from bot.engine.scene.rules import SceneRules
from bot.engine.scene.view import require_turn, visible
from bot.engine.screen import Address, Screen
from bot.engine.text import say
from bot.services import alarms
from bot.services.scenesteps import Click as By
from bot.services.scenesteps import Taken
from bot.services.sceneundo import PLAYER
from bot.surface import scenetable
from bot.surface.client import Gravecaller
from bot.surface.permissions import Seat
from bot.surface.scenetable import Act, Answer, Find
from cogs.tabletop.commands.scene.announcing import announce
from cogs.tabletop.screens.scene.calls import Rules, call_screen
from cogs.tabletop.screens.scene.controls import done_screen

__all__ = ["Act", "Find", "SceneTable", "TableVoice", "require_gm", "require_present_turn"]

OF_TURNS = {"start", "join", "add", "next", "hold", "act", "activate", "declare", "reveal", "reorder"}
"""The steps that a ruleset may keep to its own commands."""

MOVED = "moved"
"""The alarm by which a ruleset hears that a scene of its own was moved by `/scene`."""


class TableVoice:
    """Steps of scenes, told in the channels and to whoever took them."""

    def __init__(self, bot: Gravecaller) -> None:
        self._bot = bot

    def announce(self, db: Any, taken: Taken, settings: GuildSettings) -> None:
        """Have the step announced, once."""
        announce(db, taken, self._bot.scene_rules, settings, self._bot.clock.now())

    def answer(self, taken: Taken, seat: Seat) -> Screen:
        """What whoever took the step hears: the GM also of what is kept from the players."""
        did = "move" if taken.stands is None else taken.action
        done = done_screen(visible(taken.scene, seat.viewer), say(f"scene-did-{did}"))
        return heard_alone(taken, seat, self._bot.scene_rules) or done


class SceneTable(scenetable.SceneTable):
    """Scenes as this person may know them, and the steps of `/scene`."""

    package = "tabletop"

    def rules_of(self, scene: Scene) -> SceneRules:
        """What the scene's ruleset says of scenes; where the ruleset is gone, what suits any game."""
        return self.bot.scene_rules.get(scene.ruleset) or self.bot.scene_rules[self.package]

    def taken(self, db: Any, scene_id: int, act: Act, by: By, action: str, expected: int | None = None) -> Taken:
        """Raises `Refused` with OWN_TURNS where the ruleset's own commands alone do this, and as ever."""

        def allowed(db: Any, scene: Scene, dice: Dice) -> Step:
            if action in OF_TURNS and self.rules_of(scene).own_turns:
                raise Refused(SceneRefusal.OWN_TURNS, game=self.rules_of(scene).title)
            return act(db, scene, dice)

        return super().taken(db, scene_id, allowed, by, action, expected)

    def said(
        self, db: Any, taken: Taken, seat: Seat, shown: Callable[[Any, Taken, Seat], Answer] | None = None
    ) -> Screen | Answer:
        """Also tells the ruleset of a game that went back or forth here, rests or goes on: alarms of its own follow it.

        That is an alarm, too, due at once: it is stored with the step, and no ruleset is known here.
        """
        scene, address = taken.scene, Address(package=taken.scene.ruleset, action=MOVED, args=(str(taken.scene.id),))
        is_moved = taken.stands is None or scene.status is not taken.before.status
        if taken.is_new and is_moved and (address.package, address.action) in self.bot.alarm_handlers:
            alarms.set(db, f"{scene.ruleset}:{scene.id}:{MOVED}", self.bot.clock.now(), address)
        return super().said(db, taken, seat, shown)


def heard_alone(taken: Taken, seat: Seat, rules: Rules) -> Screen | None:
    """What the GM hears of the step and the players do not; None where that is nothing, and for players."""
    if not seat.viewer.is_gm or taken.told(seat.viewer) == taken.told(PLAYER):
        return None
    return call_screen(taken.scene, taken.told(seat.viewer), rules, private=True)


def require_gm(seat: Seat, act: Act) -> Act:
    """The act, for the GM alone. Raises NOT_GM."""

    def checked(db: Any, scene: Scene, dice: Dice) -> Step:
        seat.require_gm()
        return act(db, scene, dice)

    return checked


def require_present_turn(scene: Scene, seat: Seat) -> None:
    """Raises NOT_YOUR_TURN unless the present turn is theirs, or the GM acts; as `view.require_turn`.

    While the GM plays a hidden turn, whoever asks is answered by the turn that they last knew of.
    """
    if scene.status is not Status.RUNNING or seat.viewer.is_gm:
        return
    known = visible(scene, seat.viewer).current
    if known is None and not scene.offered:
        raise Refused(Shared.NOT_GM)
    if known is not None:
        require_turn(scene, known, seat.viewer)
    if scene.current is not None:
        require_turn(scene, scene.current, seat.viewer)
