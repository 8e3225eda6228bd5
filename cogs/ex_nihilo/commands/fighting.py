"""What the commands of fights share: who acts, whether it is their turn, and how what they do is recorded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord

from bot.engine.dice import Dice
from bot.engine.effects import Edge, Effect
from bot.engine.guild import GuildSettings
from bot.engine.refusal import Refused, Shared
from bot.engine.ruling import Ruling
from bot.engine.scene.lasting import until_turn
from bot.engine.scene.model import State
from bot.engine.scene.people import mark
from bot.engine.scene.view import require_turn, visible
from bot.engine.sheet import Sheet, Viewer
from bot.services import ledger, scenes, sheets
from bot.services.ledger import Entry
from bot.services.scenesteps import Click as By
from bot.surface.client import Gravecaller
from bot.surface.permissions import Seat
from cogs.ex_nihilo.commands.base import NihiloBase, Within, character_of
from cogs.ex_nihilo.rules.acting import Act
from cogs.ex_nihilo.rules.fighter import CHARGING, TOTAL_DEFENCE
from cogs.ex_nihilo.rules.states import RULESET
from cogs.ex_nihilo.rules.wounds import Condition, condition


class FightTable(NihiloBase):
    """Base of the commands of fights."""

    def acting_sheet(self, db: Any, typed: str, seat: Seat) -> Sheet:
        """Who acts: the named one, whoever of theirs has the turn in a scene here, or the only one they have.

        Raises `Refused` as `own_sheet`.
        """
        if not typed.strip():
            for scene in scenes.in_channel(db, seat.channel_id or 0, ruleset=RULESET):
                turn = scene.sharing(scene.current) if scene.current is not None else ()
                there = sheets.by_ids(db, [one.sheet_id for one in turn if one.sheet_id is not None])
                if len(there) == 1 and seat.viewer.edits(there[0]):
                    return there[0]
        return self.own_sheet(db, typed, seat.viewer)

    def edited_sheet(self, db: Any, typed: str, viewer: Viewer) -> Sheet:
        """Somebody of whom they may decide. Raises `Refused` with NO_SUCH_SHEET or NOT_YOURS."""
        sheet = self.any_sheet(db, typed, viewer)
        if not viewer.edits(sheet):
            raise Refused(Shared.NOT_YOURS, name=sheet.name)
        return sheet

    def rule_on(
        self,
        db: Any,
        interaction: discord.Interaction[Gravecaller],
        seat: Seat,
        decide: Callable[[Dice], Ruling],
        *,
        slot: str | None = None,
    ) -> Entry:
        """The entry of what is decided, once for each interaction."""
        entry, _ = ledger.resolve(
            db,
            interaction_id=interaction.id,
            actor_id=seat.viewer.user_id,
            channel_id=seat.channel_id,
            now=self.bot.clock.now(),
            dice=self.bot.dice,
            decide=decide,
            slot=slot,
        )
        return entry

    def act(
        self, db: Any, interaction: discord.Interaction[Gravecaller], seat: Seat, sheet: Sheet, act: Act
    ) -> Within | None:
        """Have the scene note the act, if somebody takes part in one: in their own turn, or whenever the GM says.

        Raises NOT_YOUR_TURN, and as `Done.doing`. To be called while deciding, so that it is done once.
        """
        within = self.within(db, seat, sheet.id)
        if within is not None:
            require_their_turn(within, seat.viewer)
            if within.is_their_turn:
                self.note(db, interaction, seat, within, within.done.doing(act, name=sheet.name))
        return within

    def stand_or_fall(self, db: Any, channel_id: int | None, sheet_id: int, settings: GuildSettings) -> None:
        """Whoever is unconscious or dead has no more turns in a scene; whoever wakes has them again."""
        within = self.scene_of(db, channel_id, sheet_id)
        if within is None:
            return
        character = character_of(sheets.get(db, sheet_id))
        is_down = condition(character.hit_points, dead=character.dead) in (Condition.UNCONSCIOUS, Condition.DEAD)
        now, then = (State.ACTIVE, State.DEFEATED) if is_down else (State.DEFEATED, State.ACTIVE)
        if within.participant.state is not now:
            return
        scene_id, who = within.scene.id, within.participant.id
        us = Viewer(user_id=self.bot.application_id or 0, is_gm=True)
        # No click of anybody's: a number that none has, and that this state of this scene alone makes.
        by = By(-(scene_id << 32 | within.scene.version), us, channel_id or 0, self.bot.clock.now(), self.bot.dice)
        taken = self.taken(db, scene_id, lambda _, scene, dice: mark(scene, who, then, dice), by, "mark")
        self.bot.voice.announce(db, taken, settings)


def require_their_turn(within: Within, viewer: Viewer) -> None:
    """Raises NOT_YOUR_TURN for a player whose turn it is not; of a hidden turn players learn nothing."""
    if viewer.is_gm or within.is_their_turn:
        return
    require_turn(within.scene, visible(within.scene, viewer).current, viewer)
    raise Refused(Shared.ALREADY_DONE)


def timed(ruling: Ruling, within: Within | None) -> Ruling:
    """The ruling with what is taken up until one's next turn ending there, where a scene counts turns."""
    if within is None:
        return ruling
    scene, turn = within.scene, within.participant.turn

    def due(effect: Effect) -> Effect:
        if effect.kind not in (TOTAL_DEFENCE, CHARGING):
            return effect
        return until_turn(scene, effect, turn, Edge.START)

    return ruling.model_copy(update={"begins": tuple(map(due, ruling.begins))})
