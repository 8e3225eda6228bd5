"""What somebody does with a turn: one action, perhaps a short move beside it, and what is free (R003-2 to R003-10).

A turn of this game is a round of the scene: one record lasts that long and begins anew with the next, so nothing has
to be reset. What there is one of per turn, in whoever's turn it is used, is counted here, too.
"""

from __future__ import annotations

from enum import StrEnum

from pydantic import Field, JsonValue

from bot.engine.model import Frozen
from bot.engine.refusal import Refusal, Refused
from bot.engine.scene.model import Scene
from bot.engine.text import Text, say


class ActingRefusal(Refusal):
    """Why somebody cannot do that in this turn."""

    ACTED = "nihilo-refusal-acted"
    MOVED = "nihilo-refusal-moved"
    USED = "nihilo-refusal-used"
    NO_SECOND_ATTACK = "nihilo-refusal-no-second-attack"


class Act(StrEnum):
    """What a turn can be used for. Of the moves, only the short one leaves room for something else."""

    MOVE = "move"
    SHORT_MOVE = "short-move"
    SPRINT = "sprint"
    ATTACK = "attack"
    CHARGE = "charge"
    TOTAL_DEFENCE = "total-defence"
    AIM = "aim"
    SKILL = "skill"
    OBSERVE = "observe"
    STANDARD = "standard"
    HELP = "help"

    @property
    def text(self) -> Text:
        """What is done, in words."""
        return say(f"nihilo-act-{self}")

    @property
    def is_move(self) -> bool:
        """Whether it is one of the ways to move."""
        return self in (Act.MOVE, Act.SHORT_MOVE, Act.SPRINT)

    @property
    def fits_short_move(self) -> bool:
        """Whether a short move leaves room for it (R003-5, G003-35); total defence takes the whole turn (R003-46)."""
        return self not in (Act.MOVE, Act.SHORT_MOVE, Act.SPRINT, Act.CHARGE, Act.TOTAL_DEFENCE, Act.AIM)


class Free(StrEnum):
    """What is free, but once per turn (R003-8, R003-48, R003-49)."""

    OWN_ADVANCEMENT = "own-advancement"
    RESPONSE_ADVANCEMENT = "response-advancement"
    PARRY = "parry"

    @property
    def text(self) -> Text:
        """What it is, in words."""
        return say(f"nihilo-free-{self}")


class Done(Frozen):
    """What somebody has done in the turn with the number `turn`.

    `sprinted` are the turns of sprint directly before it, `aimed` those of aiming (R003-6, R003-51).
    """

    turn: int
    move: Act | None = None
    action: Act | None = None
    attacks: int = 0
    free: tuple[Free, ...] = ()
    sprinted: int = 0
    aimed: int = 0

    def doing(self, act: Act, *, name: str, most_attacks: int = 1) -> Done:
        """The record with this as well.

        `most_attacks`: two with two weapons, in a turn without any move (R003-3, G003-36). Raises `Refused` with ACTED,
        MOVED or NO_SECOND_ATTACK.
        """
        if act.is_move:
            return self._moving(act, name)
        if act is Act.ATTACK and self.action is Act.ATTACK:
            if self.attacks >= most_attacks or self.move is not None:
                raise Refused(ActingRefusal.NO_SECOND_ATTACK, name=name)
            return self.model_copy(update={"attacks": self.attacks + 1})
        if self.action is not None:
            raise Refused(ActingRefusal.ACTED, name=name, act=self.action.text)
        if self.move is not None and not (self.move is Act.SHORT_MOVE and act.fits_short_move):
            raise Refused(ActingRefusal.MOVED, name=name, act=self.move.text)
        return self.model_copy(update={"action": act, "attacks": 1 if act is Act.ATTACK else 0})

    def using(self, free: Free, *, name: str, most: int = 1) -> Done:
        """The record with this free thing used as well. Raises `Refused` with USED where it has been used up."""
        if self.free.count(free) >= most:
            raise Refused(ActingRefusal.USED, name=name, what=free.text)
        return self.model_copy(update={"free": (*self.free, free)})

    def _moving(self, move: Act, name: str) -> Done:
        if self.move is not None:
            raise Refused(ActingRefusal.MOVED, name=name, act=self.move.text)
        if self.action is not None and not (
            move is Act.SHORT_MOVE and self.action.fits_short_move and self.attacks <= 1
        ):
            raise Refused(ActingRefusal.ACTED, name=name, act=self.action.text)
        return self.model_copy(update={"move": move})


class Game(Frozen):
    """What an EX Nihilo scene keeps: its G.S.P. `level`, whether gunpowder fails (None: as the house has it), and what
    each participant has done, by their id.

    A scene begins at level 1 and stays there until the Narrator sets another one.
    """

    level: int = Field(default=1, ge=-1, le=3)
    gunpowder_fails: bool | None = None
    done: dict[int, Done] = Field(default_factory=dict)

    def of(self, who: int, turn: int) -> Done:
        """What this participant has done in this turn; what went on from the turn before is counted."""
        last = self.done.get(who)
        if last is None:
            return Done(turn=turn)
        if last.turn == turn:
            return last
        follows = last.turn == turn - 1
        return Done(
            turn=turn,
            sprinted=last.sprinted + 1 if follows and last.move is Act.SPRINT else 0,
            aimed=last.aimed + 1 if follows and last.action is Act.AIM else 0,
        )

    def after(self, who: int, done: Done) -> Game:
        """The game in which this participant has done that."""
        return self.model_copy(update={"done": {**self.done, who: done}})

    @property
    def as_json(self) -> dict[str, JsonValue]:
        """As the scene keeps it."""
        return self.model_dump(mode="json")


def game_of(scene: Scene) -> Game:
    """The game that is played in this scene."""
    return Game.model_validate(scene.game)
