"""Why something is not possible in a game of skirmish."""

from bot.engine.refusal import Refusal


class SkirmishRefusal(Refusal):
    """The reasons of this ruleset."""

    UNKNOWN_GROUND = "skirmish-refusal-unknown-ground"
    NO_EXIT = "skirmish-refusal-no-exit"
    SHUT_EXIT = "skirmish-refusal-shut-exit"
    TOO_MANY_CREATURES = "skirmish-refusal-too-many-creatures"
    NO_CREATURES = "skirmish-refusal-no-creatures"
    HUGE = "skirmish-refusal-huge"
    NO_SUCH_CREATURE = "skirmish-refusal-no-such-creature"
    GONE = "skirmish-refusal-gone"
    BEGUN = "skirmish-refusal-already-begun"
    ROUND_RUNNING = "skirmish-refusal-round-running"
    NO_ROUND = "skirmish-refusal-no-round"
    STILL_TIED = "skirmish-refusal-still-tied"
    NO_CHOICE = "skirmish-refusal-no-choice"
    OVER = "skirmish-refusal-over"
    PENDING = "skirmish-refusal-pending"
    NOT_DEPLOYED = "skirmish-refusal-not-deployed"
    NO_ROOM = "skirmish-refusal-no-room"
    NOT_START_AREA = "skirmish-refusal-not-start-area"
    OTHER_SIDE = "skirmish-refusal-other-side"
    ALREADY_ACTIVATED = "skirmish-refusal-already-activated"
    NO_TURN = "skirmish-refusal-no-turn"
    NOT_ITS_TURN = "skirmish-refusal-not-its-turn"
    TURN_UNFINISHED = "skirmish-refusal-turn-unfinished"
    HELPLESS = "skirmish-refusal-helpless"
    NOTHING_LEFT = "skirmish-refusal-nothing-left"
    ALREADY_ATTACKED = "skirmish-refusal-already-attacked"
    NO_WAY = "skirmish-refusal-no-way"
    TOO_FAR = "skirmish-refusal-too-far"
    OCCUPIED = "skirmish-refusal-occupied"
    OWN_SIDE = "skirmish-refusal-own-side"
    NOT_ADJACENT = "skirmish-refusal-not-adjacent"
    NOT_SEEN = "skirmish-refusal-not-seen"
    NO_MORALE = "skirmish-refusal-no-morale"
    FEARLESS = "skirmish-refusal-fearless"
    NO_SAVE_DUE = "skirmish-refusal-no-save-due"
    NOT_RUNNING = "skirmish-refusal-not-running"
    WHICH_STOP = "skirmish-refusal-which-stop"
    NOT_A_STOP = "skirmish-refusal-not-a-stop"
    NO_OPPORTUNITY = "skirmish-refusal-no-opportunity"


class RoutingRefusal(Refusal):
    """What routing creatures may not do, each by its name (R004-16, R004-17)."""

    ATTACK = "skirmish-refusal-routing-attack"
    MOVE = "skirmish-refusal-routing-move"
    CHARGE = "skirmish-refusal-routing-charge"
    OPPORTUNITY = "skirmish-refusal-routing-opportunity"
    SAVE = "skirmish-refusal-routing-save"


class ChargeRefusal(Refusal):
    """Why there is no charge, in the order in which it is looked at (R004-26 to R004-33)."""

    EDITION = "skirmish-refusal-charge-edition"
    HAS_ACTED = "skirmish-refusal-charge-has-acted"
    NOBODY_SEEN = "skirmish-refusal-charge-nobody-seen"
    NEAREST_UNSEEN = "skirmish-refusal-charge-nearest-unseen"
    NOT_NEAREST = "skirmish-refusal-charge-not-nearest"
    TOO_CLOSE = "skirmish-refusal-charge-too-close"
    TOO_FAR = "skirmish-refusal-charge-too-far"
    END_TAKEN = "skirmish-refusal-charge-end-taken"
    PATH_BLOCKED = "skirmish-refusal-charge-path-blocked"
    SLOW_START = "skirmish-refusal-charge-slow-start"
    WHICH_END = "skirmish-refusal-charge-which-end"
    NOT_AN_END = "skirmish-refusal-charge-not-an-end"
