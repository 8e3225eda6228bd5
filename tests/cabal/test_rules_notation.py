"""Actions as text and recorded games (docs/cabal.md)."""

from __future__ import annotations

import pytest

from bot.engine.dice import ScriptedDice
from bot.engine.grid import read_label
from bot.engine.refusal import Refused
from bot.engine.ruling import Origin
from bot.engine.text import Text
from cogs.cabal.rules.model import Cast, Draw, End, Enter, Game, Resign, Sacrifice, Side, Spell
from cogs.cabal.rules.notation import action_text, read_action
from cogs.cabal.rules.play import apply, legal
from cogs.cabal.rules.record import read, replay, write
from cogs.cabal.rules.refusals import RecordRefusal
from tests.cabal.games import DATA, EMPIRE, TABLES, UNDEAD, acted, begun, move, standing
from tests.cabal.random_play import played

RECORDS = sorted((DATA.parents[1] / "tests" / "cabal" / "records").glob("*.txt"))


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (move("D1", "D3"), "D1-D3"),
        (move("D1", "D2"), "D1xD2"),
        (Cast(caster=read_label("D1"), spell=Spell.PAIN, target=read_label("D2")), "D1:pain@D2"),
        (
            Cast(caster=read_label("D1"), spell=Spell.SHAKE_THE_BONES, target=read_label("E1"), to=read_label("E2")),
            "D1:shake-the-bones@E1-E2",
        ),
        (
            Cast(caster=read_label("D1"), spell=Spell.EVOCATION, target=read_label("C1"), piece="skeleton"),
            "D1:evocation=P@C1",
        ),
        (Enter(piece="shadow", square=read_label("A1")), "R@A1"),
        (Sacrifice(victims=(read_label("C2"),), to=read_label("D1")), "sacrifice:C2>D1"),
        (Sacrifice(victims=(read_label("C2"), read_label("C3"))), "sacrifice:C2,C3"),
        (Sacrifice(), "sacrifice:none"),
        (End(), "end"),
        (Draw(side=Side.FIRST), "draw:first"),
        (Resign(side=Side.SECOND), "resign:second"),
    ],
)
def test_an_action_is_written_and_read_back(action: object, text: str) -> None:
    game = standing("Q@D1 K@E1", "P@D2 K@H8")
    assert action_text(game, action) == text  # type: ignore[arg-type]
    assert read_action(game, text) == (action, None)


def test_the_faces_of_a_fight_are_written_after_it() -> None:
    game = standing("Q@D1 K@E1", "P@D2 K@H8", dice=True)
    after, _ = apply(game, move("D1", "D2"), ScriptedDice([4, 2]))
    assert after.record == ("D1xD2{4,2}",)
    assert read_action(game, "D1xD2{4,2}") == (move("D1", "D2"), (4, 2))


@pytest.mark.parametrize("text", ["", "e2-e3", "E2", "E2-", "X@A1", "D1:wish@D2", "D1:evocation=X@D2", "E2-E99", "END"])
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        read_action(begun(), text)


@pytest.mark.parametrize("number", range(6))
def test_a_game_is_the_same_when_it_is_played_from_its_record(number: int) -> None:
    armies = ((UNDEAD, EMPIRE), (EMPIRE, UNDEAD), (UNDEAD, UNDEAD))[number % 3]
    size = ((8, 8), (16, 8), (8, 16))[number // 2]
    game = played(begun(*armies, size=size, dice=number % 2 == 1, moves_per_turn=1 + number % 2), number, turns=60)
    assert read(write(game), TABLES) == game


def test_a_record_is_replayed_action_by_action() -> None:
    game = played(begun(), 5, turns=10)
    games = replay(write(game), TABLES)
    assert [one.record for one in games] == [game.record[:n] for n in range(len(game.record) + 1)]


def test_recorded_games_are_there() -> None:
    assert len(RECORDS) >= 4


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_games_are_played_as_they_were(path: object) -> None:
    text = path.read_text(encoding="utf-8")  # type: ignore[attr-defined]
    game = read(text, TABLES)
    assert write(game) == text
    assert game.result is not None


def fault(text: str) -> tuple[int, Text]:
    """The line that is wrong, and the reason."""
    with pytest.raises(Refused) as refused:
        read(text, TABLES)
    assert refused.value.reason is RecordRefusal.LINE
    line, why = (refused.value.text.args[name] for name in ("line", "why"))
    assert isinstance(line, int)
    assert isinstance(why, Text)
    return line, why


def lines() -> list[str]:
    """The record of a short game: nine lines of header, turns from line 10."""
    game = acted(begun(), move("A2", "A3"), End(), move("A7", "A6"), End())
    return write(game).splitlines()


@pytest.mark.parametrize(
    ("line", "text", "reason"),
    [
        (1, "cabal 2", RecordRefusal.FIRST_LINE),
        (2, "boards: 8x8", RecordRefusal.HEADER),
        (2, "board: wide", RecordRefusal.VALUE),
        (3, "options: {}", RecordRefusal.VALUE),
        (3, 'options: {"points":', RecordRefusal.VALUE),
        (4, "first army: 7", RecordRefusal.VALUE),
        (6, "first spells: pain terror wish", RecordRefusal.VALUE),
        (7, "first pieces: K@E1 X@A1", RecordRefusal.ACTION),
        (10, "1: A2-A3 end end", RecordRefusal.TURN),
        (10, "2: A2-A3 end", RecordRefusal.TURN),
        (10, "A2-A3 end", RecordRefusal.UNREADABLE),
        (10, "1: A2-A9 end", RecordRefusal.ILLEGAL),
        (10, "1: A2-A5 end", RecordRefusal.ILLEGAL),
        (10, "1: end", RecordRefusal.ILLEGAL),
        (10, "1: A2xA3 end", RecordRefusal.MARK),
        (10, "1: A2-A3{1,1} end", RecordRefusal.FACES),
        (10, "1: A2–A3 end", RecordRefusal.ACTION),
        (12, "result: first king", RecordRefusal.RESULT),
        (12, "", RecordRefusal.UNREADABLE),
    ],
)
def test_what_is_wrong_is_told_with_its_line(line: int, text: str, reason: RecordRefusal) -> None:
    written = lines()
    assert read("\n".join(written), TABLES).turn == 3
    written[line - 1] = text
    number, why = fault("\n".join(written))
    assert why.id == reason.value
    assert number == line


def test_a_set_up_that_is_not_allowed_is_told_with_its_line() -> None:
    written = lines()
    written[6] = "first pieces: P@A1"
    assert fault("\n".join(written)) == (
        7,
        Text(id="cabal-refusal-one-king", args={"piece": Text(id="cabal-name-necrarch")}),
    )


def test_a_record_cannot_pass_for_the_authors_list() -> None:
    written = lines()
    written[3] = (
        written[3].replace('"defence":4', '"defence":9').replace('{"id":"undead"', '{"id":"undead","origin":"source"')
    )
    assert read("\n".join(written), TABLES).armies[0].origin is Origin.GUILD
    assert read("\n".join(lines()), TABLES).armies[0].origin is Origin.SOURCE


def test_faces_that_are_missing_are_told() -> None:
    game = acted(begun(dice=True), move("A2", "A3"), End())
    attacks = [action for action in legal(standing("Q@D1 K@E1", "P@D2 K@H8", dice=True)) if action == move("D1", "D2")]
    assert attacks
    long = played(game, 3, turns=80)
    text = write(long)
    assert "{" in text.split("spells:")[-1]
    at = next(number for number, line in enumerate(text.splitlines(), 1) if number > 9 and "{" in line)
    bare = text.splitlines()
    bare[at - 1] = bare[at - 1][: bare[at - 1].index("{")] + " end"
    number, why = fault("\n".join(bare))
    assert (number, why.id) == (at, RecordRefusal.FACES.value)


def too_long(game: Game) -> str:
    return write(game) + " " * 200_000


def test_a_record_has_a_greatest_length() -> None:
    assert fault(too_long(begun()))[1].id == RecordRefusal.LONG.value
