"""Why a spell cannot be cast, found or identified like this."""

from bot.engine.refusal import Refusal


class SpellRefusal(Refusal):
    """The reasons of spellcasting. Those of identifying tell nothing of what is not perceived."""

    NO_SUCH_SPELL = "spell-refusal-no-such-spell"
    CANTRIP = "spell-refusal-cantrip"
    LEVEL_TOO_LOW = "spell-refusal-level-too-low"
    LEVEL_TOO_HIGH = "spell-refusal-level-too-high"
    INNATE_HAS_NO_CLASS = "spell-refusal-innate-has-no-class"
    NO_SAVE = "spell-refusal-no-save"
    OWN_CASTING = "spell-refusal-own-casting"
    NOT_PERCEIVED = "spell-refusal-not-perceived"
    CASTING_NOT_PERCEIVED = "spell-refusal-casting-not-perceived"
    EFFECT_NOT_PERCEIVED = "spell-refusal-effect-not-perceived"
    ALREADY_TRIED = "spell-refusal-already-tried"
    CASTING_OVER = "spell-refusal-casting-over"
    EFFECT_OVER = "spell-refusal-effect-over"
    NO_CASTING = "spell-refusal-no-casting"
    CASTING_UNREADABLE = "spell-refusal-casting-unreadable"
    REACTION_USED = "spell-refusal-reaction-used"
