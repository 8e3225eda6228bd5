"""What is played for the record of the Cabal's rulings, besides its worked examples: games and single acts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from functools import cache, partial
from itertools import count
from typing import Any

from bot.app import ROOT
from bot.engine.cases import Casebook
from bot.engine.grid import label, read_label
from bot.engine.house import HouseRules
from bot.engine.refusal import Refused
from bot.engine.scene.events import Step
from bot.engine.scene.model import Scene
from bot.engine.sheet import Viewer
from bot.engine.text import say
from bot.services.tables import load_cases
from cogs.cabal.rules import course
from cogs.cabal.rules.armies import TOLD, kind_text, read_army
from cogs.cabal.rules.cases import QUESTIONS
from cogs.cabal.rules.layout import read_ranks, write_ranks
from cogs.cabal.rules.match import match_of, opened, require_decides, resumed, side_of, sides_of
from cogs.cabal.rules.model import Cast, End, Game, SetUp, Side, Spell, Stage
from cogs.cabal.rules.notation import action_text, read_action
from cogs.cabal.rules.options import as_if_on_turn, least_sacrifice, movers, moves_from, of_kind, price
from cogs.cabal.rules.play import apply, legal
from cogs.cabal.rules.position import action_of, board_of
from cogs.cabal.rules.preview import attack, can_end, dissolving, fog
from cogs.cabal.rules.record import read, replay, write
from cogs.cabal.rules.setup import classical, new_game, ready
from cogs.cabal.rules.solo import LEVELS, choose
from cogs.cabal.rules.solo.search import FAR, Search
from cogs.cabal.rules.solo.worth import worth
from cogs.cabal.rules.steps import steps
from cogs.cabal.tables import PieceKind
from tests.cabal.games import EMPIRE, TABLES, UNDEAD, acted, begun, move, standing
from tests.cabal.random_play import played
from tests.cycling import CyclingDice
from tests.listening import heard, once

RECORDS = sorted((ROOT / "tests" / "cabal" / "records").glob("*.txt"))
NOON = datetime(2026, 1, 31, 12, tzinfo=UTC)
DICE = CyclingDice(4, 2)

TANGLE = partial(
    standing,
    "K@E1 Q@D3 B@C2 N@F4 R@B4 P@D5 P@E5 P@C5 P@H2",
    "K@E8 Q@F6 P@D6 P@E6 B@G6 N@C7 R@A4",
    armies=(UNDEAD, EMPIRE),
    mana=(6, 4),
)
"""Everybody in everybody's way."""


POSITIONS: dict[str, Callable[[], Game]] = {
    "a tangle": TANGLE,
    "a tangle of undead": partial(TANGLE, armies=(UNDEAD, UNDEAD)),
    "a tangle, diced": partial(TANGLE, dice=True),
    "a tangle where ties go to the defender": partial(
        TANGLE, ties="defender", lowest_defence=1, spell_terror="counts-as-terror"
    ),
    "a tangle as the other side sees it": partial(TANGLE, turn=2),
    "few left": lambda: standing("K@D4 P@C5 B@E5", "K@A8 P@A7", mana=(3, 0)),
    "a long hunt": lambda: standing("K@G2 Q@F3", "K@H1", armies=(EMPIRE, UNDEAD)).model_copy(update={"quiet": 30}),
    "played on": lambda: played(begun(), 0, turns=24),
    "played on by the others": lambda: played(begun(EMPIRE, UNDEAD, size=(16, 8)), 1, turns=24),
    "played on by undead": lambda: played(begun(UNDEAD, UNDEAD, size=(8, 16)), 2, turns=24),
}
"""Some positions to look at."""


def _games() -> Iterator[tuple[str, Callable[[], object]]]:
    for file in RECORDS:
        yield f"the recorded game {file.stem}", partial(_replayed, file.read_text(encoding="utf-8"))
    for number in range(6):
        armies = ((UNDEAD, EMPIRE), (EMPIRE, UNDEAD), (UNDEAD, UNDEAD))[number % 3]
        spells = tuple(Spell)[3:] if number % 2 else tuple(Spell)[:3]
        yield f"a game at random, {number}", partial(_at_random, armies, spells, number)


def _replayed(text: str) -> object:
    with heard() as rulings:
        replay(text, TABLES)
    return once(rulings)


def _at_random(armies: Any, spells: Any, number: int) -> object:
    game = begun(
        *armies,
        spells=spells,
        dice=number > 3,
        moves_per_turn=1 + number // 3,
        spell_terror=("adds", "counts-as-terror")[number % 2],
    )
    with heard() as rulings:
        after = played(game, number, turns=60)
    return [once(rulings), after.pieces, after.mana, after.result, after.turn, after.quiet]


def _looks() -> Iterator[tuple[str, Callable[[], object]]]:
    for name, position in POSITIONS.items():
        yield f"{name}: what is legal", partial(_legal, position)
        yield f"{name}: what attacks would give", partial(_attacks, position)
        yield f"{name}: what it looks like", partial(_look, position)
        yield f"{name}: what it is worth", partial(_worth, position)
    for level in LEVELS:
        for name in (
            "a tangle",
            *(["a tangle, diced"] if level < 3 else []),
            "few left",
            "a long hunt",
            "played on",
            "played on by undead",
        ):
            yield f"{name}: what the bot does at {level}", partial(_bot, name, level)
    yield "a king piece that would fall: what is legal", partial(_legal, _falling)
    yield (
        "a king piece that would fall: what the bot does",
        lambda: choose(_falling(), 2, seed=b"seed", is_due=lambda: False),
    )
    yield "a king piece that would fall: what it looks like", partial(_look, _falling)
    yield "a king piece that would fall: the least", lambda: least_sacrifice(_falling())
    for typed in ("sacrifice:none", "sacrifice:C4>E4", "sacrifice:C4,F6", "sacrifice:C4,C4", "sacrifice:D3>A1", "end"):
        yield f"a king piece that would fall: {typed}", lambda typed=typed: _typed(_falling(), typed)
    yield "a king piece that nothing can save", lambda: _typed(standing("K@D5", "R@D8 K@H8", turn=2), "D8xD5")


def _falling() -> Game:
    return acted(standing("K@D5 P@C4 B@F6 Q@D3", "R@D8 K@H8", turn=2), move("D8", "D5"))


def _legal(position: Callable[[], Game]) -> object:
    game = position()
    return [" ".join(action_text(game, action) for action in legal(game))]


def _attacks(position: Callable[[], Game]) -> object:
    game = position()
    return [
        (action_text(game, action), found.clash.attack, found.clash.defence, found.clash.won, found.chance)
        for action in legal(game)
        if (found := attack(game, action))
    ]


def _look(position: Callable[[], Game]) -> list[object]:
    game = position()
    return [
        {"side": game.side, "decides": game.decides, "can end": can_end(game)},
        {side.name: " ".join(sorted(map(label, fog(game, side)))) for side in Side},
        {"dissolving": [label(piece.square) for piece in dissolving(game)]},
        {"movers": [label(piece.square) for piece in movers(game)]},
        {
            label(piece.square): " ".join(label(one.to) for one in moves_from(game, piece.square))
            for piece in movers(game)
        },
        {action_text(game, cast): price(game, cast) for cast in of_kind(game, Cast) if cast.spell is Spell.EVOCATION},
        {"other": [label(piece.square) for piece in movers(as_if_on_turn(game, game.side.other))]},
        {"same": as_if_on_turn(game, game.side) is game},
    ]


def _worth(position: Callable[[], Game]) -> list[object]:
    game = position()
    board = board_of(game)
    search = Search(board.arena, lambda: False)
    values = {
        action_text(game, action_of(board.arena, step)): [
            search.after(board, step, depth, -FAR, FAR) for depth in (1, 1 if game.options.dice else 2)
        ]
        for step in steps(board)[::11]
    }
    ordered = [action_text(game, action_of(board.arena, step)) for step in search.ordered(board, None)[:12]]
    return [{"worth": [worth(board, 0), worth(board, 1)]}, values, {"ordered": " ".join(ordered)}]


def _bot(name: str, level: int) -> object:
    game = POSITIONS[name]()
    left = count()
    done = choose(game, level, seed=b"seed", is_due=lambda: next(left) > 30)
    return [" ".join(action_text(game, action) for action in done), next(left)]


def _acts() -> Iterator[tuple[str, Callable[[], object]]]:
    stone = partial(_after, TANGLE, "D3:petrifying-gaze@D6")
    for typed in (
        *[
            "E4-E5",
            "D6-D7",
            "A4-A5",
            "C2-C3",
            "D3-D5",
            "E1-E9",
            "B4-B8",
            "D5-D6",
            "P@A1",
            "P@H1",
            "P@E1",
            "K@A1",
            "Q@A1",
            "R@A1",
            "N@A1",
        ],
        *[
            "C2:pain@D6",
            "D3:pain@A1",
            "D3:pain@A4",
            "D3:terror@D6",
            "D3:terror@F6",
            "D3:petrifying-gaze@E8",
            "D3:petrifying-gaze@D6",
        ],
        *[
            "D3:shake-the-bones@C2-B3",
            "D3:shake-the-bones@H2-H3",
            "D3:shake-the-bones@D5-D6",
            "D3:shake-the-bones@E1-E2",
            "D3:shake-the-bones@A4-A5",
        ],
        *[
            "D3:evocation=P@D4",
            "D3:evocation=P@D5",
            "D3:evocation=P@H8",
            "D3:evocation=Q@D4",
            "D3:evocation=R@G1",
            "D3:energy-bolt@D6",
        ],
        *["sacrifice:none", "end", "draw:first", "draw:second", "resign:second", "nonsense", "Z99-A1"],
    ):
        yield f"in a tangle: {typed}", partial(_typed_in, TANGLE, typed)
        if typed[:2] in {"D3", "D5", "D6", "C5"}:
            yield f"in a tangle, and D6 is stone: {typed}", partial(_typed_in, stone, typed)
    quiet = partial(standing, "K@E5 P@E6 Q@D4", "K@H8", spells=tuple(Spell)[:1])
    for typed in ("D4:pain@H8", "D4:energy-bolt@H8", "end", "E6-D7"):
        yield f"in a quiet place: {typed}", partial(_typed_in, quiet, typed)
        for stage in (Stage.OVER, Stage.SET_UP):
            yield (
                f"in a quiet place, {stage}: {typed}",
                lambda stage=stage, typed=typed: _typed(quiet().model_copy(update={"stage": stage}), typed),
            )
    for typed in ("A3-A4", "B2-B3", "end"):
        yield f"in its second move: {typed}", partial(_typed_in, partial(_after, begun, "A2-A3"), typed)
    for typed in ("draw:first", "draw:second", "resign:second"):
        yield f"after a draw is offered: {typed}", partial(_typed_in, partial(_after, begun, "draw:first"), typed)
    for typed in ("B7-B8", "B7-A8", "C8-D6", "end", "P@A1", "P@H1", "N@H1"):
        yield (
            f"at the far edge: {typed}",
            partial(_typed_in, partial(standing, "K@A1 P@B7 N@C8", "K@H8", mana=(1, 2)), typed),
        )


def _after(position: Callable[[], Game], typed: str) -> Game:
    game = position()
    return apply(game, read_action(game, typed)[0], DICE)[0]


def _typed_in(position: Callable[[], Game], typed: str) -> object:
    return _typed(position(), typed)


def _typed(game: Game, typed: str) -> object:
    action, _ = read_action(game, typed)
    after, ruling = apply(game, action, DICE)
    return [
        ruling,
        {"mana": after.mana, "moved": after.moved, "cast": after.cast, "quiet": after.quiet, "last": after.last},
    ]


def _set_ups() -> Iterator[tuple[str, Callable[[], object]]]:
    game = new_game(UNDEAD, EMPIRE, TABLES.options)
    good = {side: classical(game, side) for side in Side}
    spells = tuple(Spell)[:3]
    wrong: dict[str, tuple[Side, Any, Any]] = {
        "twice on a square": (Side.FIRST, (*good[Side.FIRST][:-1], good[Side.FIRST][0]), spells),
        "without a king piece": (Side.FIRST, good[Side.FIRST][:3], spells),
        "not nearest": (Side.FIRST, (("necrarch", read_label("E3")),), spells),
        "beside the board": (Side.FIRST, (("necrarch", read_label("J1")),), spells),
        "of another army": (Side.FIRST, (("soldier", read_label("E1")),), spells),
        "two seductresses": (Side.FIRST, (*good[Side.FIRST], ("seductress", read_label("A3"))), spells),
        "too dear": (
            Side.FIRST,
            (("necrarch", read_label("E1")), *[("necromancer", read_label(f"{x}2")) for x in "ABCDEFGH"] * 2)[:12],
            spells,
        ),
        "too many": (
            Side.FIRST,
            (("necrarch", read_label("E1")), *[("skeleton", read_label(f"{x}2")) for x in "ABCDEFGH"] * 2),
            spells,
        ),
        "two spells": (Side.FIRST, good[Side.FIRST], spells[:2]),
        "a spell twice": (Side.FIRST, good[Side.FIRST], (spells[0], *spells[:2])),
        "spells of nobody": (Side.SECOND, good[Side.SECOND], spells),
        "classically": (Side.FIRST, good[Side.FIRST], spells),
        "classically, the second": (Side.SECOND, good[Side.SECOND], ()),
    }
    for name, (side, pieces, declared) in wrong.items():
        yield (
            f"set up {name}",
            lambda side=side, pieces=pieces, declared=declared: _brief(
                ready(game, side, SetUp(pieces=pieces, spells=declared))
            ),
        )
    for size in ((8, 8), (16, 8), (8, 16), (9, 9)):
        yield (
            f"a board of {size}",
            lambda size=size: [
                [
                    f"{kind} {label(square)}"
                    for kind, square in classical(
                        new_game(UNDEAD, EMPIRE, TABLES.options, width=size[0], height=size[1]), side
                    )
                ]
                for side in Side
            ],
        )
    for name, told in TOLD.items():
        yield (
            f"the house tells of {name}",
            lambda name=name, told=told: told(
                TABLES.armies[name] if isinstance(TABLES.armies, dict) else getattr(TABLES, name)
            ),
        )
    odd = PieceKind(
        id="odd",
        name="Odd",
        letter="O",
        cost=4,
        defence=2,
        attack=1,
        ways="lines",
        reach=3,
        immune=True,
        casts=True,
        limit=1,
    )
    yield (
        "an odd piece",
        lambda: [kind_text(odd), kind_text(odd.model_copy(update={"undead": True, "limit": 2, "casts": False}))],
    )
    yield "an army with faults", lambda: read_army({"id": "x", "name": "X", "pieces": [], "classical": []})
    written = cache(lambda: write(played(begun(), 3, turns=6)))
    for name, (old, new) in {
        "as it is": ("cabal", "cabal"),
        "first line": ("cabal 1", "chess 1"),
        "board": ("board: 8x8", "board: 8"),
        "no board": ("board:", "bored:"),
        "options": ("options: {", "options: {{"),
        "option": ('"points":30', '"points":"x"'),
        "army": ("first army: {", "first army: ["),
        "spell": ("first spells: energy-bolt", "first spells: nonsense"),
        "pieces": ("first pieces: R@A1", "first pieces: Z@A1"),
        "turn": ("\n2: ", "\n3: "),
        "act": ("\n1: ", "\n1: nonsense "),
        "illegal": ("\n1: ", "\n1: A8-A7 "),
        "result": ("result: *", "result: draw agreed"),
        "mark": ("\n1: ", "\n1: A2xA3 "),
        "faces": ("\n1: ", "\n1: A2-A3{1,2} "),
        "blank": ("\n1: ", "\n1; "),
    }.items():
        yield (
            f"a record, changed: {name}",
            lambda old=old, new=new: _brief(read(written().replace(old, new, 1), TABLES)),
        )
    yield "a record that is too long", lambda: _brief(read("x" * 60_001, TABLES))
    yield "a record, just not too long", lambda: _brief(read(written() + "\n" * (60_000 - len(written())), TABLES))


def _brief(game: Game) -> list[object]:
    return [
        f"{game.stage} turn {game.turn}",
        [f"{one.kind} {label(one.square)}" for one in game.pieces],
        game.record,
        game.ready[0] is None,
        game.seen,
    ]


def _matches() -> Iterator[tuple[str, Callable[[], object]]]:
    for bot in (None, Side.SECOND):
        for days in (None, 3):
            yield f"a match, the bot plays {bot}, {days} days", partial(_match, bot, days)
    yield "a match that goes on", lambda: _resumed(played(begun(), 2, turns=5))
    yield "a match that goes on with the first", lambda: _resumed(played(begun(), 2, turns=4))
    yield "a match that was over", lambda: _resumed(_after(begun, "resign:second"))
    yield "turns that end by themselves", partial(_by_themselves)
    yield "no match", lambda: match_of(Scene(name="x", ruleset="any", strategy=course.AlternateTurns()))


def _match(bot: Side | None, days: int | None) -> list[object]:
    match = opened(UNDEAD, EMPIRE, TABLES.options, bot=bot, level=3, days=days)
    step = course.open_match("Crypt", ("Ada", 7), ("Bea", 8), match, DICE)
    came: list[object] = [_brief_step(step)]
    scene = step.scene
    ada, bea, other = (Viewer(user_id=id, is_gm=id == 9) for id in (7, 8, 9))
    wanted = match.draft(Side.FIRST).model_copy(update={"spells": tuple(Spell)[3:]})
    swapped = match.draft(Side.FIRST).model_copy(update={"army": EMPIRE})
    came += [write_ranks(match, side, match.draft(side)) for side in Side]
    for typed in (("........", "kqpp"), ("KQ", "PPPPPPPPP"), ("КZ", ""), ("k_-q", "ррр")):
        came.append(_or_refusal(lambda typed=typed: read_ranks(match, Side.FIRST, typed)))
    for act in (
        lambda scene: course.act(scene, (End(),), DICE, NOON),
        lambda scene: course.draft(scene, Side.FIRST, swapped),
        lambda scene: course.draft(scene, Side.FIRST, wanted),
        lambda scene: course.get_ready(scene, Side.FIRST, DICE, NOON),
        lambda scene: course.get_ready(scene, Side.FIRST, DICE, NOON),
        lambda scene: course.draft(scene, Side.FIRST, wanted),
        lambda scene: course.get_ready(scene, Side.SECOND, DICE, NOON),
        lambda scene: course.draft(scene, Side.FIRST, wanted),
        lambda scene: course.lose_on_time(scene, Side.FIRST, DICE, NOON),
        lambda scene: course.act(scene, (move("A2", "A3"),), DICE, NOON, ends=False),
        lambda scene: course.act(scene, (End(),), DICE, NOON + timedelta(hours=1)),
        lambda scene: course.act(scene, (move("A2", "A3"),), DICE, NOON),
        lambda scene: course.act(scene, (move("A7", "A6"),), DICE, NOON, ends=True),
        lambda scene: course.act(scene, (move("B2", "B3"),), DICE, NOON, ends=None),
        lambda scene: course.grant_time(scene, Side.SECOND, NOON + timedelta(days=4)),
        lambda scene: course.grant_time(scene, Side.FIRST, NOON + timedelta(days=3, seconds=-1)),
        lambda scene: course.grant_time(scene, Side.FIRST, NOON + timedelta(days=3)),
        lambda scene: course.lose_on_time(scene, Side.FIRST, DICE, NOON + timedelta(days=7)),
        lambda scene: course.call_off(scene, NOON),
    ):  # fmt: skip
        came.append(_or_refusal(lambda act=act, scene=scene: _brief_step(act(scene))))
        try:
            scene = act(scene).scene
        except Refused:
            continue
    came += [[sides_of(scene, one) for one in (ada, bea, other)], course.choose_by(match_of(scene), NOON).isoformat()]
    for one in (ada, bea, other):
        came += [
            _or_refusal(lambda one=one: side_of(scene, one)),
            _or_refusal(lambda one=one: require_decides(scene, match_of(scene), one)),
        ]
    return came


def _resumed(game: Game) -> list[object]:
    match = resumed(game, bot=Side.SECOND, level=2, days=2)
    step = course.resume_match("Crypt", ("Ada", 7), ("Bea", 8), match, DICE, NOON)
    viewers = [Viewer(user_id=id, is_gm=False) for id in (7, 8)]
    return [
        _brief_step(step),
        match.is_bots,
        *(_or_refusal(lambda one=one: require_decides(step.scene, match, one)) for one in viewers),
    ]


def _by_themselves() -> list[object]:
    """Where nothing else can be done in a turn it ends; not where something would fall to dust."""
    came: list[object] = []
    for game, to in (
        (standing("K@A1", "K@H8"), "A2"),
        (standing("K@A1 P@E5", "K@H8"), "A2"),
        (standing("K@A1 Q@B1", "K@H8"), "A2"),
    ):
        match = resumed(game, bot=None, level=2, days=2)
        scene = course.resume_match("Crypt", ("Ada", 7), ("Bea", 8), match, DICE, NOON).scene
        for ends in (None, True, False):
            came.append(_brief_step(course.act(scene, (move("A1", to),), DICE, NOON, ends=ends)))
            came.append(
                course.can_go_on(match_of(course.act(scene, (move("A1", to),), DICE, NOON, ends=False).scene).playing)
            )
    return came


def _or_refusal(act: Callable[[], object]) -> object:
    try:
        return act()
    except Refused as refused:
        return refused.text


def _brief_step(step: Step) -> list[object]:
    scene, match = step.scene, match_of(step.scene)
    drafts = [f"{one.army.id} {one.is_ready} {' '.join(one.spells)} {len(one.pieces)}" for one in match.drafts or ()]
    game = match.game
    return [
        {
            "scene": scene.name,
            "status": scene.status,
            "round": scene.round,
            "called": scene.called,
            "reminder": scene.settings.reminder_minutes,
        },
        {"people": [f"{one.name} {one.user_ids}" for one in scene.participants]},
        {"events": [event.model_dump(mode="json", exclude={"ruling"}) for event in step.events]},
        {
            "match": f"{match.width}x{match.height}, level {match.level}, bot {match.bot}",
            "time": f"{match.days} days, by {match.move_by}",
        },
        {
            "drafts": drafts,
            "game": game and f"{game.stage} {game.turn} {' '.join(game.record)}",
            "done": [one.action.kind for one in match.done],
        },
    ]


def book() -> Casebook:
    """The worked examples."""
    return Casebook(HouseRules("cabal", say("cabal-title"), TABLES), QUESTIONS, load_cases(ROOT / "data" / "cabal"))


def plays() -> dict[str, Callable[[], object]]:
    """What is played besides, by its name."""
    return dict([*_games(), *_looks(), *_acts(), *_set_ups(), *_matches()])
