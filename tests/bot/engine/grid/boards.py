"""Boards and positions that Hypothesis makes up."""

from hypothesis import strategies as st

from bot.engine.grid import Board, Ground, Position, Space, Square, Token, edge

SIDES = st.integers(1, 7)
KINDS = (("difficult", "~"), ("exit", "<"), ("lava", "^"))


@st.composite
def boards(draw: st.DrawFn, sides: st.SearchStrategy[int] = SIDES) -> Board:
    """A board with walls, fences and several kinds of ground, some of them on the same squares."""
    width, height = draw(sides), draw(sides)
    squares = st.builds(Square, st.integers(0, width - 1), st.integers(0, height - 1))
    some = st.frozensets(squares, max_size=width * height // 3)
    bare = Board(width=width, height=height)
    between = [
        edge(square, other)
        for square in bare.squares
        for other in (Square(square.x + 1, square.y), Square(square.x, square.y + 1))
        if bare.has(other)
    ]
    fences = draw(st.frozensets(st.sampled_from(between), max_size=8)) if between else frozenset()
    ground = [Ground(kind=kind, sign=sign, squares=draw(some)) for kind, sign in KINDS]
    return Board(
        width=width,
        height=height,
        walls=draw(some),
        fences=fences,
        ground=tuple(kind for kind in ground if kind.squares),
    )


@st.composite
def positions(draw: st.DrawFn, sides: st.SearchStrategy[int] = SIDES) -> Position:
    """A position with creatures of several sizes, those of one symbol alike."""
    board = draw(boards(sides))
    sizes = {
        symbol: draw(st.tuples(st.text("GoЯ 2x", max_size=5), st.integers(1, 3), st.integers(1, 3)))
        for symbol in "GoL7"
    }
    taken = set(board.walls)
    tokens = []
    for square in sorted(board.squares, key=lambda square: (square.y, square.x)):
        symbol = draw(st.sampled_from(("", "", "", *sizes)))
        if symbol:
            name, width, height = sizes[symbol]
            space = Space(square, width, height)
            if board.holds(space) and taken.isdisjoint(space.squares):
                taken.update(space.squares)
                tokens.append(Token(symbol=symbol, name=" ".join(name.split()) or symbol, space=space))
    return Position(board=board, tokens=tuple(tokens))
