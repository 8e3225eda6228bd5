"""Maps as text: what is understood, what is refused and where, and that writing and reading are inverse."""

import pytest
from hypothesis import given

from bot.engine.grid import GridRefusal, Position, Space, Square, Window, draw, edge, label, parse, write
from bot.engine.refusal import Refused
from bot.engine.text import say
from bot.services.i18n import LANGUAGES, Catalogue
from tests.bot.engine.grid.boards import positions

CRYPT = """
#######
#..~~.#
#.OO~.#
#.OO.G#

G = Goblin
O = Ogre 2x2
"""


def told(position: Position) -> dict[str, Space]:
    return {f"{token.symbol} {token.name}": token.space for token in position.tokens}


def test_a_map_has_a_character_for_each_square_and_a_legend() -> None:
    crypt = parse(CRYPT)
    assert (crypt.board.width, crypt.board.height) == (7, 4)
    assert sorted(map(label, crypt.board.kind("difficult"))) == ["D3", "E2", "E3"]
    assert len(crypt.board.walls) == 13
    assert told(crypt) == {"O Ogre": Space(Square(2, 0), 2, 2), "G Goblin": Space(Square(5, 0))}


@pytest.mark.parametrize(
    "text",
    [
        f"```\n{CRYPT}```",
        f"```ansi\n{CRYPT}\n```",
        CRYPT.replace("O", "О").replace("Оgre 2x2", "Ogre 2х2"),
        CRYPT.replace("\n\n", "\n"),
        CRYPT.replace("\n", "  \r\n"),
        CRYPT + "~ = difficult\n",
        CRYPT.replace("~", "^") + "^ = difficult\n",
    ],
)
def test_a_map_is_understood_however_it_is_pasted(text: str) -> None:
    pasted = parse(text)
    assert (told(pasted), pasted.board.walls) == (told(parse(CRYPT)), parse(CRYPT).board.walls)
    assert pasted.board.kind("difficult") == parse(CRYPT).board.kind("difficult")


def test_a_letter_without_a_legend_is_a_creature_of_that_name() -> None:
    assert told(parse("k.Н\n7.G")) == {
        "7 7": Space(Square(0, 0)),
        "G G": Space(Square(2, 0)),
        "k k": Space(Square(0, 1)),
        "H H": Space(Square(2, 1)),
    }


def test_creatures_of_several_squares_may_stand_side_by_side() -> None:
    herd = parse("OOOO\nOOOO\nOO..\nOO..\n\nO = Ox 2x2")
    assert [label(token.space.corner) for token in herd.tokens] == ["A1", "A3", "C3"]


def test_fences_stand_in_gaps_and_on_lines_of_their_own() -> None:
    house = parse("A .|.\n  -\n. .|#")
    assert house.board.fences == {
        edge(Square(1, 0), Square(2, 0)),
        edge(Square(1, 1), Square(2, 1)),
        edge(Square(1, 0), Square(1, 1)),
    }
    assert house.board.walls == {Square(2, 0)}


def test_a_ruleset_names_its_own_ground() -> None:
    pit = parse("<.o\n\no = Ooze", signs={"<": "exit-a"})
    assert pit.board.kind("exit-a") == {Square(0, 0)}
    hidden = parse("<.o\n\no = Ooze\n% = pit @ c1 B1", signs={"<": "exit-a"})
    assert hidden.board.kind("pit") == {Square(1, 0), Square(2, 0)}


BAD_MAPS: list[tuple[str, GridRefusal, dict[str, object]]] = [
    ("", GridRefusal.EMPTY, {}),
    ("\n```\n\n```", GridRefusal.EMPTY, {}),
    ("G = Goblin", GridRefusal.EMPTY, {}),
    ("---", GridRefusal.EMPTY, {}),
    ("...\n..", GridRefusal.UNEQUAL, {"row": 2, "column": 3, "wanted": 3, "found": 2}),
    ("..\n....", GridRefusal.UNEQUAL, {"row": 2, "column": 5, "wanted": 2, "found": 4}),
    (". .\n. . .", GridRefusal.UNEQUAL, {"row": 2, "column": 6, "wanted": 2, "found": 3}),
    ("...\n.🧟.", GridRefusal.SYMBOL, {"row": 2, "column": 2, "symbol": "🧟"}),
    ("...\n.Л.", GridRefusal.LETTER, {"row": 2, "column": 2, "symbol": "Л"}),
    ("...\n..%", GridRefusal.SYMBOL, {"row": 2, "column": 3, "symbol": "%"}),
    ("..|.", GridRefusal.SYMBOL, {"row": 1, "column": 3, "symbol": "|"}),
    ("...\n. .", GridRefusal.BLANK, {"row": 2, "column": 2}),
    (". .\n.G.", GridRefusal.BETWEEN, {"row": 2, "column": 2, "symbol": "G"}),
    (". .\n.-.", GridRefusal.BETWEEN, {"row": 2, "column": 2, "symbol": "-"}),
    (". .\n -\n. .", GridRefusal.BETWEEN, {"row": 2, "column": 2, "symbol": "-"}),
    ("-\n. .", GridRefusal.BETWEEN, {"row": 1, "column": 1, "symbol": "-"}),
    (". .\n. .\n-", GridRefusal.BETWEEN, {"row": 3, "column": 1, "symbol": "-"}),
    (". .|", GridRefusal.BETWEEN, {"row": 1, "column": 4, "symbol": "|"}),
    ("." * 53, GridRefusal.TOO_BIG, {"row": 1, "column": 53, "limit": 52}),
    (" ".join("." * 53), GridRefusal.TOO_BIG, {"row": 1, "column": 105, "limit": 52}),
    ("\n".join("." * 53), GridRefusal.TOO_BIG, {"row": 53, "column": 1, "limit": 52}),
    ("O.\nO.\n\nO = Ogre 2x2", GridRefusal.BLOCK, {"row": 2, "column": 1, "width": 2, "height": 2}),
    ("..\n\nG Goblin", GridRefusal.LEGEND, {"row": 3, "line": "G Goblin"}),
    ("..\n\n| = door", GridRefusal.LEGEND, {"row": 3, "line": "| = door"}),
    ("G.\n\nG = Goblin\n\nG = Giant", GridRefusal.LEGEND, {"row": 5, "line": "G = Giant"}),
    ("G.\n\n~ = difficult @ C1", GridRefusal.OFF_BOARD, {"label": "C1"}),
    ("G.\n\n~ = difficult @ here", GridRefusal.LABEL, {"label": "here"}),
    ("2 ..\n1 .\n  AB", GridRefusal.UNEQUAL, {"row": 2, "column": 4, "wanted": 2, "found": 1}),
]


@pytest.mark.parametrize(("text", "reason", "args"), BAD_MAPS)
def test_a_bad_map_is_refused_with_row_and_column(text: str, reason: GridRefusal, args: dict[str, object]) -> None:
    with pytest.raises(Refused) as no:
        parse(text)
    assert no.value.reason is reason
    assert args.items() <= {name: getattr(arg, "verbatim", arg) for name, arg in no.value.text.args.items()}.items()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_refusal_of_a_map_says_all_that_it_knows(language: str, catalogue: Catalogue) -> None:
    assert {reason for _, reason, _ in BAD_MAPS} == set(GridRefusal)
    for text, reason, args in BAD_MAPS:
        with pytest.raises(Refused) as no:
            parse(text)
        said = catalogue.format(language, no.value.text)
        assert said != reason.value
        assert all(str(arg) in said for arg in args.values()), said


@given(positions())
def test_what_is_written_is_read_back(position: Position) -> None:
    assert parse(write(position), signs={}) == position


@given(positions())
def test_a_drawing_is_read_as_the_board_it_shows(position: Position) -> None:
    """Without a legend all creatures are of one square; walls and fences are the same."""
    drawn = draw(position, Window(0, position.board.width, spaced=True))
    read = parse("\n".join(drawn), signs={"~": "difficult", "<": "exit", "^": "lava"})
    assert (read.board.walls, read.board.fences) == (position.board.walls, position.board.fences)
    assert {square: token.symbol for square, token in read.occupied.items()} == {
        square: token.symbol for square, token in position.occupied.items()
    }
    assert draw(read, Window(0, position.board.width, spaced=True)) == drawn


def test_what_a_text_could_not_tell_is_not_written() -> None:
    two = parse("GH")
    alike = two.tokens[1].model_copy(update={"symbol": "G"})
    with pytest.raises(ValueError, match="two kinds of tokens"):
        write(two.model_copy(update={"tokens": (two.tokens[0], alike)}))
    spoken = two.tokens[0].model_copy(update={"name": say("yes")})
    with pytest.raises(ValueError, match="any language"):
        write(two.model_copy(update={"tokens": (spoken,)}))
    ground = parse("~^\n\n^ = pit").board
    ground = ground.model_copy(
        update={"ground": tuple(kind.model_copy(update={"sign": "~"}) for kind in ground.ground)}
    )
    with pytest.raises(ValueError, match="two kinds of ground"):
        write(Position(board=ground))
