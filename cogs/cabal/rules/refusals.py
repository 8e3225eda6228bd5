"""Why something is not possible in this game."""

from bot.engine.refusal import Refusal


class CabalRefusal(Refusal):
    """The reasons of this ruleset while a game is played."""

    NOT_READY = "cabal-refusal-not-ready"
    OVER = "cabal-refusal-over"
    SACRIFICE_FIRST = "cabal-refusal-sacrifice-first"
    NO_SACRIFICE = "cabal-refusal-no-sacrifice"
    SACRIFICE = "cabal-refusal-sacrifice"
    NO_PIECE = "cabal-refusal-no-piece"
    NOT_YOUR_PIECE = "cabal-refusal-not-your-piece"
    MOVED_ALREADY = "cabal-refusal-moved-already"
    PETRIFIED = "cabal-refusal-petrified"
    TARGET_PETRIFIED = "cabal-refusal-target-petrified"
    UNREACHABLE = "cabal-refusal-unreachable"
    OWN_PIECE = "cabal-refusal-own-piece"
    MUST_MOVE = "cabal-refusal-must-move"
    NO_CASTER = "cabal-refusal-no-caster"
    NOT_DECLARED = "cabal-refusal-not-declared"
    CAST_ALREADY = "cabal-refusal-cast-already"
    NO_ENEMY = "cabal-refusal-no-enemy"
    OUT_OF_RANGE = "cabal-refusal-out-of-range"
    IMMUNE = "cabal-refusal-immune"
    GAZE_KING = "cabal-refusal-gaze-king"
    GAZE_AGAIN = "cabal-refusal-gaze-again"
    NOT_IN_FOG = "cabal-refusal-not-in-fog"
    SHAKE_ATTACK = "cabal-refusal-shake-attack"
    NOT_UNDEAD = "cabal-refusal-not-undead"
    SQUARE_TAKEN = "cabal-refusal-square-taken"
    NOT_A_CORNER = "cabal-refusal-not-a-corner"
    NO_SUCH_PIECE = "cabal-refusal-no-such-piece"
    NEVER_ENTERS = "cabal-refusal-never-enters"
    TOO_MANY_OF_KIND = "cabal-refusal-too-many-of-kind"
    NO_MANA = "cabal-refusal-no-mana"
    OFF_BOARD = "cabal-refusal-off-board"
    OFFERED_ALREADY = "cabal-refusal-offered-already"


class SetUpRefusal(Refusal):
    """Why an army cannot stand like this."""

    READY_ALREADY = "cabal-refusal-ready-already"
    POINTS = "cabal-refusal-points"
    TOO_MANY_PIECES = "cabal-refusal-too-many-pieces"
    ONE_KING = "cabal-refusal-one-king"
    TWICE_ON_SQUARE = "cabal-refusal-twice-on-square"
    NOT_NEAREST = "cabal-refusal-not-nearest"
    THREE_SPELLS = "cabal-refusal-three-spells"
    NO_SPELLS = "cabal-refusal-no-spells"
    NO_SUCH_BOARD = "cabal-refusal-no-such-board"
    ARMY_FAULTS = "cabal-refusal-army-faults"


class RecordRefusal(Refusal):
    """What is wrong with a recorded game. LINE has the number of the line, and another of these as its reason."""

    LINE = "cabal-refusal-record"
    FIRST_LINE = "cabal-refusal-record-first-line"
    HEADER = "cabal-refusal-record-header"
    VALUE = "cabal-refusal-record-value"
    UNREADABLE = "cabal-refusal-record-unreadable"
    TURN = "cabal-refusal-record-turn"
    ACTION = "cabal-refusal-record-action"
    MARK = "cabal-refusal-record-mark"
    ILLEGAL = "cabal-refusal-record-illegal"
    FACES = "cabal-refusal-record-faces"
    RESULT = "cabal-refusal-record-result"
    LONG = "cabal-refusal-record-long"
