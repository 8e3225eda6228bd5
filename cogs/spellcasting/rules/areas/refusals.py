"""Why an area of effect cannot be placed like this."""

from bot.engine.refusal import Refusal


class AreaRefusal(Refusal):
    """The reasons of areas of effect."""

    TOO_SMALL = "area-refusal-too-small"
    TOO_LARGE = "area-refusal-too-large"
    NO_DIRECTION = "area-refusal-no-direction"
    EIGHT_DIRECTIONS = "area-refusal-eight-directions"
    FOUR_DIRECTIONS = "area-refusal-four-directions"
    NOT_ON_BORDER = "area-refusal-not-on-border"
    WITHIN_SPACE = "area-refusal-within-space"
    ORIGIN_OFF_BOARD = "area-refusal-origin-off-board"
    OFF_BOARD = "area-refusal-off-board"
    NAME_SQUARE = "area-refusal-name-square"
    SQUARE_SOLID = "area-refusal-square-solid"
    SQUARE_APART = "area-refusal-square-apart"
    ORIGIN_SOLID = "area-refusal-origin-solid"
