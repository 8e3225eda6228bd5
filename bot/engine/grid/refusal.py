"""Reasons why a square, a board or a map is not what somebody typed.

`place` is where in a map something is at fault: its row, counted from the top, and its column, counted from the left,
as they are typed.
"""

from bot.engine.refusal import Refusal


class GridRefusal(Refusal):
    """Reasons why a square or a map cannot be used; nothing has been placed then."""

    LABEL = "refusal-grid-label"
    """label: it is no square, such as C5."""
    OFF_BOARD = "refusal-grid-off-board"
    """label, first, last: the square lies beyond the board, which reaches from `first` to `last`."""
    EMPTY = "refusal-grid-empty"
    """The text holds no map."""
    TOO_BIG = "refusal-grid-too-big"
    """row, column, limit: the map goes on here, beyond `limit` squares."""
    UNEQUAL = "refusal-grid-unequal"
    """row, column, wanted, found: the line ends there, with `found` squares instead of `wanted`."""
    SYMBOL = "refusal-grid-symbol"
    """row, column, symbol: neither the map nor its legend knows it."""
    LETTER = "refusal-grid-letter"
    """row, column, symbol: a letter that is neither Latin nor looks so."""
    BLANK = "refusal-grid-blank"
    """row, column: a blank instead of a square."""
    BETWEEN = "refusal-grid-between"
    """row, column, symbol: it stands between two squares, where only a thin wall or nothing can stand."""
    BLOCK = "refusal-grid-block"
    """row, column, symbol, width, height: no whole creature of this size stands there."""
    LEGEND = "refusal-grid-legend"
    """row, line: a line of the legend that cannot be read."""
