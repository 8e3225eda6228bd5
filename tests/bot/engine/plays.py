"""What is played for the record of the engine: dice, odds, boards, scenes, reminders, and what is wrong with tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, date, datetime, timedelta
from functools import partial
from itertools import product
from random import Random
from typing import Any, ClassVar
from zoneinfo import ZoneInfo

from pydantic import Field, ValidationError

from bot.engine import grid
from bot.engine.dice import Face, parse, roll
from bot.engine.effects import Effect
from bot.engine.fairness import counted
from bot.engine.faults import told as told_faults
from bot.engine.grid import Diagonals, Point, Shade, Space, Square, Ways, label
from bot.engine.model import Frozen
from bot.engine.odds import check, odds
from bot.engine.refusal import Refused
from bot.engine.reminders import Call, Called, Habits, Person, Quiet, due, moment
from bot.engine.scene import flow, lasting, people
from bot.engine.scene.events import Event, Step
from bot.engine.scene.model import Scene, SceneSettings, State
from bot.engine.scene.view import find, require_turn, visible, visible_events
from bot.engine.sheet import Viewer, whole_number, words, yes_or_no
from bot.engine.tables import Range, RangeTable, range_text
from bot.engine.text import say
from bot.engine.turns import AlternateActivation, AlternateTurns, Declaration, Initiative, Strategy, Ties
from tests.cycling import CyclingDice

NOON = datetime(2026, 3, 28, 12, tzinfo=UTC)

ROLLED = (
    *(
        "1d20",
        "2d6+3",
        "4d6kh3",
        "4d6kl1 [low] + 2",
        "1d20kh1+1d20kl1",
        "3d6mi2",
        "3d6ma4",
        "6d6rr1",
        "6d6ro<3",
        "4d6ra6",
    ),
    *(
        "3d6e6",
        "2d10e>9",
        "8d6p<2",
        "8d6k>4",
        "8d6pl2",
        "5d6kh2kl1",
        "2d(4)",
        "1d%",
        "d20",
        "(1d6+2)*3",
        "10/3",
        "7//2",
        "-1d4",
    ),
    *("2x(1d20+5)", "3 x 1d6", "1d20adv", "1d20dis", "2d6 [fire] + 1d4 [cold]", "1d6 > 3", "1d20+@STR", "100d1", "0d6"),
    *(
        "1d0",
        "1001d6",
        "1d6x",
        "1d",
        "d",
        "",
        "()",
        "1d6+",
        "(1d6",
        "1d6)",
        "1d6kh",
        "1d6k",
        "1d6rr",
        "1d6e",
        "1d6rr<7",
        "1d6kq3",
    ),
    *(
        "1d6 1d6",
        "1d6 [x",
        "1d6]",
        "abc",
        "1d20+FOO",
        "9" * 30,
        "1d6/0",
        "*3",
        "1d6kh0",
        "1d6mi",
        "ª½",
        "1д20",
        "1d6--2",
        "1d6[a][b]",
        "6d6e<2e>5",
        "1d20+@ZERO",
        "1d20+@STR [strong]+1d4",
        "-1d4+2 [x]",
        "2d6mi0",
        "2dF",
        "6d6p<3>2",
        "6d6k<2>5=3",
        "2d6rr<4>3",
        "2d6rr<3>4",
        "3d6rrh1",
        "3d6el1",
        "4d6e1e2e3e4e5e6",
        "1d20+`x`",
        "4d6pl1ph1",
        "4d6kl2kh1",
    ),
)

VALUES = {"STR": 3, "ZERO": 0}

DRAWING = """
. .|. # .
-
. O O ~ .
. O O . w
G . . . L

G = Goblin
O = Ogre 2x2
L = Lich
w = water
"""

MAPS = {
    "a drawing": DRAWING,
    "a map": "#####\n#.G.#\n#~~.#\n#####",
    "numbered": "2 . .\n1 G .\n  A B",
    "nothing": "",
    "uneven": "...\n..",
    "an unknown sign": "..%",
    "a torn token": "OO\nO.\n\nO = Ogre 2x2",
    "a legend of nobody": "..\n\nX = Nobody",
    "a legend twice": "G.\n\nG = Goblin\nG = Ghoul",
    "a bad legend": "G.\n\nGoblin",
    "too wide": "." * 53,
    "a long name": f"G\n\nG = {'x' * 60} 2x2",
    "a name just not too long": f"G.\n\nG = {'x' * 40}",
    "walls apart": "#.#.#\n.....\n#.#.#",
}


class Hero(Range):
    """A row to try tables on."""

    bonus: int = Field(ge=0, le=5)


class Heroes(RangeTable[Hero]):
    """A table to try."""

    first: ClassVar[int | None] = 1


class Loose(Frozen):
    """Fields of all sorts."""

    number: int = Field(gt=0, lt=9)
    words: str = Field(min_length=1)
    yes: bool = False
    several: tuple[int, ...] = ()
    named: dict[str, int] = Field(default_factory=dict)
    inner: Hero | None = None
    strategy: Ties = Ties.JOINED


def book() -> None:
    """There are no worked examples here."""


def plays() -> dict[str, Callable[[], object]]:
    """What is played, by its name."""
    return dict([*_dice(), *_boards(), *_scenes(), *_reminders(), *_tables()])


def _dice() -> Iterator[tuple[str, Callable[[], object]]]:
    for typed in ROLLED:
        yield f"rolled: {typed}", partial(_rolled, typed)
        yield f"odds: {typed}", partial(_odds, typed)
    for typed in (
        "400d400kh200",
        "40d6e6",
        "30d20rr<19",
        "200d6kh100+200d8kh3",
        "1000d1000",
        "8d6e>2",
        "20d6kh10kl3",
        "30d4p1",
    ):
        yield f"odds that may cost too much: {typed}", partial(_odds, typed)


def _rolled(typed: str) -> list[object]:
    found = roll(typed, CyclingDice(6, 1, 3, 5, 20, 2), VALUES)
    return [
        found.expression,
        found.total,
        found.parts,
        found.natural,
        found.faces,
        parse(found.expression, VALUES).text,
    ]


def _odds(typed: str) -> list[object]:
    expression = parse(typed, VALUES)
    check(expression)
    found = odds(expression)
    some = list(zip(found.values, found.ways, strict=True))
    return [
        {"mean": found.mean, "spread": found.spread, "depth": found.depth, "rest": found.rest},
        some[:4],
        some[-2:],
        found.at_most(3),
    ]


def _boards() -> Iterator[tuple[str, Callable[[], object]]]:
    for name, text in MAPS.items():
        yield f"map: {name}", partial(_mapped, text)
    for cut_corners, squeezes, diagonals in product((False, True), (False, True), Diagonals):
        for size in (1, 2):
            yield (
                f"ways: {size}, {diagonals}{', cut' * cut_corners}{', squeezed' * squeezes}",
                partial(_ways, size, diagonals, cut_corners, squeezes),
            )
    yield (
        "faces counted",
        lambda: counted([Face(2, 1), Face(2, 2), Face(1, 1), Face(1000, 7), Face(1001, 7), Face(6, 9), Face(6, 0)])[:2],
    )
    yield "sight", _sight
    yield "cover", _cover
    for columns in (5, 28):
        yield f"a long board in {columns} columns", lambda columns=columns: _long(columns)
    yield (
        "distances",
        lambda: [
            grid.distance(Space(Square(0, 0), 2, 2), Space(Square(5, y)), diagonals)
            for y in (0, 1, 4, 9)
            for diagonals in Diagonals
        ],
    )
    yield (
        "labels",
        lambda: [label(Square(0, 0)), label(Square(51, 9)), grid.read_label("aa3"), grid.latin("АВСЕНКМОРТХ")],
    )
    for typed in ("", "A", "A0", "AAA1", "ZZ1", "A100", "Я1"):
        yield f"a label as typed: {typed}", lambda typed=typed: grid.read_label(typed)


def _mapped(text: str) -> list[object]:
    position = grid.parse(text)
    squares = [square for square in position.board.squares if (square.x + square.y) % 2 and square.y]
    shaded = position.model_copy(update={"shades": (Shade(sign="*", name=say("fire"), squares=frozenset(squares)),)})
    rows = grid.draw(shaded)
    return [
        *map(str, grid.write(position).splitlines()),
        *rows,
        grid.paint(rows),
        grid.legend(shaded),
        grid.as_text(shaded),
        grid.squares_text(squares),
    ]


def _ways(size: int, diagonals: Diagonals, cut_corners: bool, squeezes: bool) -> list[object]:
    board = grid.parse("......\n.#.~~.\n.#.#..\n...#..\n..~...").board
    ways = Ways(
        board,
        size,
        size,
        diagonals,
        blocked=[Square(5, 4)],
        passed=[Square(2, 0)],
        cut_corners=cut_corners,
        squeezes=squeezes,
    )
    path = ways.path(Square(0, 0), [Square(4, 3)])
    left = ways.left([Square(4, 3)])
    return [
        {label(square): cost for square, cost in sorted(ways.reach(Square(0, 0), 6).items())},
        path and [[label(square) for square in path.squares], path.cost, path.spaces],
        {label(square): cost for square, cost in sorted(left.items())},
        path and ways.cost(list(zip(path.squares, path.spaces, strict=True))),
    ]


def _sight() -> list[object]:
    board = grid.parse("........\n.##.....\n....#.#.\n........").board
    spaces = [
        Space(Square(0, 0)),
        Space(Square(3, 3)),
        Space(Square(6, 2)),
        Space(Square(5, 0), 2, 1),
        Space(Square(0, 2)),
    ]
    pairs = list(product(spaces, repeat=2))
    seen = ["".join("x."[not grid.sees(board, one, other)] for other in spaces) for one in spaces]
    lines = [grid.clear_line(board, one, other) for one, other in pairs[1::4]]
    hulls = [[label(square) for square in grid.between(one, other)] for one, other in pairs[2::5]]
    crossed = [
        [label(square) for square in grid.crossed(grid.centre(one), grid.centre(other))] for one, other in pairs[1::6]
    ]
    stopped = [
        grid.stopped(board, grid.centre(one), grid.centre(other), touching=touching)
        for one, other in pairs[1::3]
        for touching in (False, True)
    ]
    return [seen, lines, hulls, crossed, stopped]


def _cover() -> list[object]:
    board = grid.parse("........\n.##.....\n....#.#.\n........").board
    return [
        sorted(label(square) for square in grid.shielded(board, Point(x, y), board.squares))
        for x, y in ((0, 0), (4, 3), (8, 1), (2, 4))
    ]


def _long(columns: int) -> list[object]:
    position = grid.parse("." * 30 + "\n" + "G" + "." * 28 + "#")
    windows = grid.pages(position.board, columns)
    near = grid.window(position.board, [Square(20, 0)], columns)
    return [windows, near, *grid.draw(position, near), grid.legend(position, near)]


STRATEGIES: dict[str, Strategy] = {
    "initiative": Initiative(),
    "initiative each round, the lowest first": Initiative(
        dice="1d6", highest_first=False, ties=Ties.ROLL_OFF, every_round=True, tie_dice="1d4"
    ),
    "turns": AlternateTurns(),
    "activation": AlternateActivation(first=1, then=2, dice="1d6"),
    "declaration": Declaration(),
}


def _scenes() -> Iterator[tuple[str, Callable[[], object]]]:
    for name, strategy in STRATEGIES.items():
        for seed in range(5):
            yield f"a scene by {name}, {seed}", partial(_played, strategy, seed)
    yield "what lasts in a scene", _lasting


def _acts(scene: Scene, chance: Random, dice: Any) -> list[Callable[[], Step]]:
    who = chance.choice([one.id for one in scene.participants] or [1])
    turn = chance.choice([one.turn for one in scene.participants] or [1])
    name = chance.choice(["Ada", "Bea", "Cyd", "Dax", "Eld", ""])
    return [
        lambda: people.join(
            scene,
            name,
            dice,
            side=chance.choice("ab"),
            group=chance.choice([None, None, "Pack"]),
            hidden=chance.random() < 0.3,
            alias=chance.choice([None, "Shape"]),
            modifier=chance.randrange(3),
            user_ids=(chance.randrange(7, 10),),
        ),
        lambda: people.mark(scene, who, chance.choice(list(State)), dice),
        lambda: people.rename(scene, who, name),
        lambda: people.hand_over(scene, who, 8),
        lambda: people.set_initiative(scene, who, chance.randrange(20), dice),
        lambda: people.set_modifier(scene, who, 3),
        lambda: people.hide(scene, who, alias=chance.choice([None, "Thing"])),
        lambda: people.show(scene, who),
        lambda: flow.start(scene, dice),
        *[lambda: flow.next_turn(scene, scene.called, dice)] * 6,
        lambda: flow.activate(scene, turn),
        lambda: flow.hold(scene, scene.called, dice),
        lambda: flow.act(scene, turn),
        lambda: flow.reorder(scene, turn, chance.choice([None, who])),
        lambda: flow.lead(scene, chance.choice("ab"), dice),
        lambda: flow.declare(scene, turn, chance.choice(["I run", ""])),
        lambda: flow.reveal(scene),
        lambda: flow.pass_time(scene, 90),
        lambda: flow.suspend(scene),
        *[lambda: flow.resume(scene, dice)] * 2,
        lambda: flow.adjust(scene, SceneSettings(reminder_minutes=60)),
        lambda: flow.close(scene, NOON),
        *[lambda: flow.reopen(scene, NOON + timedelta(hours=chance.choice([1, 30])))] * 3,
        lambda: find(scene, name, Viewer(user_id=8, is_gm=False)) and flow.reveal(scene),
        lambda: (require_turn(scene, turn, Viewer(user_id=8, is_gm=False)), flow.reveal(scene))[1],
    ]


def _played(strategy: Strategy, seed: int) -> list[object]:
    """A scene at random: what happens, what somebody else sees of it, and what is refused; each kind of event once."""
    chance, dice = Random(seed), CyclingDice(4, 1, 6, 6, 3, 2)
    scene = flow.open_scene("Crypt", "any", strategy, clock=0).scene
    for name in ("Ada", "Bea", "Cyd"):
        scene = people.join(scene, name, dice, side="ab"[name == "Bea"], user_ids=(8 if name == "Ada" else 7,)).scene
    if seed:
        scene = flow.start(scene, dice).scene
    came: list[object] = []
    told: set[object] = set()
    for _ in range(80):
        try:
            step = chance.choice(_acts(scene, chance, dice))()
        except Refused as refused:
            if refused.text.id not in told:
                came.append(refused.text)
            told.add(refused.text.id)
            continue
        kinds = tuple(type(event).__name__ for event in step.events)
        if kinds not in told:
            player = Viewer(user_id=8, is_gm=False)
            came += [
                list(map(_event, step.events)),
                {"seen": [*map(_event, visible_events(scene, step.scene, step.events, player))]},
                _state(step.scene),
                _state(visible(step.scene, player)),
            ]
        told.add(kinds)
        scene = step.scene
    return came


def _event(event: Event) -> str:
    values = event.model_dump(mode="json", exclude_defaults=True)
    return f"{type(event).__name__}{values or ''}"


def _state(scene: Scene) -> str:
    people_ = " ".join(
        f"{one.name}/{one.turn}:{one.initiative}{'h' * one.hidden}{one.state.value[0]}{one.ties}"
        for one in scene.participants
    )
    turns = f"order {scene.order} acted {scene.acted} held {scene.held} offered {scene.offered} next {scene.upcoming}"
    return f"{scene.status} {scene.round}.{scene.current} {turns}: {people_}"


def _lasting() -> list[object]:
    dice = CyclingDice(9)
    scene = flow.open_scene("Crypt", "any", Initiative(), clock=0).scene
    for n, name in enumerate(("Ada", "Bea")):
        scene = people.join(scene, name, dice, initiative=20 - n, sheet_id=31 + n).scene
    scene = scene.model_copy(update={"id": 5})
    plain = Effect(ruleset="any", kind="k", sheet_id=31, rounds=1, id=1)
    effects = [
        lasting.laid(scene, plain),
        lasting.until_turn(scene, plain.model_copy(update={"id": 2, "sheet_id": 32}), 2, "start"),
        lasting.until_turn(scene, plain.model_copy(update={"id": 3}), 2, "end", times=2),
        lasting.until_clock(scene, plain.model_copy(update={"id": 4}), 60),
        plain.model_copy(update={"id": 6, "rounds": None}),
    ]
    came: list[object] = [
        effects,
        [lasting.rounds_left(scene, one) for one in effects],
        [lasting.bearer(scene, one) for one in effects],
    ]
    for number in range(6):
        step = (
            flow.start(scene, dice)
            if not number
            else flow.pass_time(scene, 40)
            if number in (2, 4)
            else flow.next_turn(scene, scene.called, dice)
        )
        done = lasting.driven(step, effects, None, dice)
        over = {one.id for one in done.ends}
        effects = [one for one in effects if one.id not in over]
        came += [list(map(_event, done.events)), sorted(over)]
        scene = done.scene
    return came


def _reminders() -> Iterator[tuple[str, Callable[[], object]]]:
    rome = ZoneInfo("Europe/Rome")
    for day, minute in product((date(2026, 3, 29), date(2026, 10, 25)), (0, 90, 120, 150, 180, 1440)):
        yield (
            f"the moment {day} {minute}",
            lambda day=day, minute=minute: [moment(day, minute, rome), moment(day, minute, rome, is_end=True)],
        )
    ways: dict[str, dict[str, Any]] = {
        "always": {},
        "by day": {"quiet": Quiet(start=1320, end=420)},
        "by night": {"quiet": Quiet(start=420, end=1320)},
        "later": {"away_until": date(2026, 3, 30)},
        "once a day": {"digest_hour": 3},
        "seldom": {"gap_minutes": 600},
    }
    for name, habits in ways.items():
        for nudges in (0, 3, 4):
            yield (
                f"reminders of one who may be reached {name}, after {nudges}",
                partial(_due, Habits(**habits), nudges, rome),
            )


def _due(habits: Habits, nudges: int, zone: ZoneInfo) -> list[object]:
    hour = timedelta(hours=1)
    one = Person(8, habits, zone, pinged_at=NOON + hour)
    gm = Person(9, Habits(quiet=Quiet(start=720, end=900)), zone)
    last = NOON + nudges * hour if nudges else None
    came = []
    for more in (
        {},
        {"gms": (gm,)},
        {"late_at": NOON + 2 * hour, "gms": (gm,)},
        {"late_at": NOON, "stopped_at": NOON},
        {"is_gms": True},
    ):
        for gone in (False, True):
            who = Person(8, habits, zone, is_gone=gone) if gone else one
            called = (Called(who, nudges, last, NOON + 5 * hour if nudges == 3 else None),)
            came.append(
                [(each.kind, str(each.at), each.user_id or 0) for each in due(Call(NOON, hour, called, **more))]
            )
    return came


def _tables() -> Iterator[tuple[str, Callable[[], object]]]:
    passport = {"source": "s", "rules": ["R000-1"], "origin": "house", "licence": "l"}
    ends = [None, 0, 1, 5]
    typed = "x" * 150
    yield (
        "a line as typed",
        lambda: [len(words(typed)), words(" a  b "), whole_number(" −7 "), *map(yes_or_no, ("yes", "no"))],
    )
    yield (
        "ranges in words",
        lambda: [[range_text(low, high), Range(low=low, high=high).id] for low, high in product(ends, ends)],
    )
    rows: dict[str, Sequence[dict[str, object]]] = {
        "whole": [{"low": 1, "high": 5, "bonus": 1}, {"low": 6, "bonus": 2}],
        "a hole": [{"low": 1, "high": 4, "bonus": 1}, {"low": 6, "bonus": 2}],
        "a double": [{"low": 1, "high": 6, "bonus": 1}, {"low": 6, "bonus": 2}],
        "too late": [{"low": 2, "bonus": 1}],
        "too early": [{"low": -3, "bonus": 1}],
        "an end": [{"low": 1, "high": 9, "bonus": 1}],
        "upside down": [{"low": 5, "high": 1, "bonus": 1}, {"low": 6, "bonus": 2}],
        "unordered": [{"low": 6, "bonus": 2}, {"low": 1, "high": 5, "bonus": 1}],
        "a bad bonus": [{"low": 1, "high": 4, "bonus": 9}, {"low": 6, "bonus": "x"}],
        "nothing": [],
        "no rows": [{"low": "x"}, {}],
    }
    for name, given in rows.items():
        yield f"a table with {name}", lambda given=given: _or_faults(Heroes, {"passport": passport, "rows": given})
    for values in (
        {"number": 0, "words": ""},
        {"number": 9, "words": 3},
        {"number": "x", "words": "w", "yes": "maybe"},
        {"words": "w"},
        {"number": 1.5, "words": "w", "several": 3, "named": [], "inner": 4, "strategy": "x", "more": 1},
        {"number": 1, "words": "w", "several": ["a"], "named": {"a": "b"}, "inner": {"bonus": -1}},
    ):
        yield f"faults: {values}", lambda values=values: _or_faults(Loose, values)


def _or_faults(model: type[Frozen], values: dict[str, Any]) -> list[object]:
    try:
        made = model.model_validate(values)
    except ValidationError as error:
        return list(told_faults(error, values))
    return [made.row_for(1), made.row_for(7)] if isinstance(made, Heroes) else [made]
