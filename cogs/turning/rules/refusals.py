"""Why a turning attempt, or a choice after it, is not possible."""

from bot.engine.refusal import Refusal


class TurningRefusal(Refusal):
    """The reasons of this ruleset."""

    DARK_CLERIC = "turning-refusal-dark-cleric"
    NO_ATTEMPTS = "turning-refusal-no-attempts"
    PLACE = "turning-refusal-place"
    NO_UNDEAD = "turning-refusal-no-undead"
    TOO_MANY_UNDEAD = "turning-refusal-too-many-undead"
    TOO_MANY_MODIFIERS = "turning-refusal-too-many-modifiers"
    NOT_TOUCHED = "turning-refusal-not-touched"
    NOTHING_TO_CHOOSE = "turning-refusal-nothing-to-choose"
    ALREADY_CHOSEN = "turning-refusal-already-chosen"
    NOT_OFFERED = "turning-refusal-not-offered"
    WHICH_CLERIC = "turning-refusal-which-cleric"
    MODIFIERS = "turning-refusal-modifiers"
    TWO_EFFECTS = "turning-refusal-two-effects"
    NOT_DARK = "turning-refusal-not-dark"
    NOBODY_AFFECTED = "turning-refusal-nobody-affected"
    SHUT_OUT = "turning-refusal-shut-out"
    SUPERSEDED = "turning-refusal-superseded"
    ONE_AT_A_TIME = "turning-refusal-one-at-a-time"
    CANNOT_PROTECT = "turning-refusal-cannot-protect"
    TOO_MANY_PROTECTED = "turning-refusal-too-many-protected"
    ALREADY_PROTECTED = "turning-refusal-already-protected"
    NOT_KEPT = "turning-refusal-not-kept"
    PLACE_UNREADABLE = "turning-refusal-place-unreadable"
    NO_SUCH_ATTEMPT = "turning-refusal-no-such-attempt"
    KEPT_APART = "turning-refusal-kept-apart"
    GONE = "turning-refusal-gone"
    DISTANCE_UNREADABLE = "turning-refusal-distance-unreadable"


class CommandRefusal(Refusal):
    """The reasons of commanding undead."""

    NOT_PERMANENT = "turning-refusal-not-permanent"
    OTHER_PRIEST = "turning-refusal-other-priest"
    RELEASE_UNSEEN = "turning-refusal-release-unseen"
    RELEASE_UNHEARD = "turning-refusal-release-unheard"
    NO_LONGER_PERMANENT = "turning-refusal-no-longer-permanent"
    NOT_CONFUSED = "turning-refusal-not-confused"
    NO_VICTIM = "turning-refusal-no-victim"
    VICTIM_IS_ITSELF = "turning-refusal-victim-is-itself"
    VICTIM_UNSEEN_BY_PRIEST = "turning-refusal-victim-unseen-by-priest"
    VICTIM_UNSEEN_BY_UNDEAD = "turning-refusal-victim-unseen-by-undead"
    VICTIM_FAR_FROM_PRIEST = "turning-refusal-victim-far-from-priest"
    VICTIM_FAR_FROM_UNDEAD = "turning-refusal-victim-far-from-undead"
    IMPULSE_ALONE = "turning-refusal-impulse-alone"
    VICTIMS_NEEDED = "turning-refusal-victims-needed"
