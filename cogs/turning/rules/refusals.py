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
