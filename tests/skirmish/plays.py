"""What is played for the record of skirmish's rulings, besides its worked examples: games and single acts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from bot.app import ROOT
from bot.engine.cases import Casebook
from bot.engine.grid import label
from bot.engine.house import HouseRules
from bot.engine.refusal import Refused
from bot.engine.ruling import Ruling
from bot.engine.text import say
from bot.services.tables import load_cases, load_tables
from cogs.skirmish.rules.apart import initiative_apart, save_apart
from cogs.skirmish.rules.attack import attack
from cogs.skirmish.rules.boards import SIGNS, board_of, check_exits
from cogs.skirmish.rules.cases import QUESTIONS
from cogs.skirmish.rules.charge import charge, charges
from cogs.skirmish.rules.command import commands
from cogs.skirmish.rules.damage import damage, heal
from cogs.skirmish.rules.ending import concede, decline_draw, offer_draw
from cogs.skirmish.rules.initiative import choose_first, initiative
from cogs.skirmish.rules.model import ChooseFirst, Game
from cogs.skirmish.rules.morale import frighten, save
from cogs.skirmish.rules.moving import move, place, planned, reach, spare, strike
from cogs.skirmish.rules.muster import mustered, set_up, stands_for, warband_of
from cogs.skirmish.rules.play import Played
from cogs.skirmish.rules.setup import Entry, deploy, new_game
from cogs.skirmish.rules.tallies import outcomes
from cogs.skirmish.rules.targets import attackable
from cogs.skirmish.rules.terms import Edition, Phase, Side
from cogs.skirmish.rules.turns import activate, finish
from cogs.skirmish.rules.warbands import read_warband, write_warband
from cogs.skirmish.rules.why import pending_text
from cogs.skirmish.sheets import Member, Stats, Warband
from cogs.skirmish.tables import SkirmishTables
from tests.cycling import CyclingDice
from tests.skirmish.games import OPTIONS, at, changed, game, one
from tests.skirmish.random_games import tries

TABLES = load_tables(ROOT / "data" / "skirmish", SkirmishTables)

STEPS = 120
"""Tries of a game at random."""

HARDY = Stats(level=2, hit_points=20, damage=10, attack=6, ac=12, cost=7)
ARCHER = HARDY.model_copy(update={"ranged": True})
FIELD = """
............
<..AB...x..>
...C....y...
............
"""


def at_random(edition: Edition, seed: int) -> list[object]:
    """What a game at random tells; what has been told before in the same words is left out. Last, how all stand."""
    came: list[object] = []
    told: set[tuple[object, ...]] = set()

    def tell(what: object, *words: object) -> None:
        if words not in told:
            told.add(words)
            came.append(what)

    state = None
    for step in tries(edition, seed, STEPS):
        if isinstance(step, Refused):
            tell(step.text, step.text.id)
            continue
        state = step.game
        for ruling in step.rulings:
            tell([ruling, *outcomes(ruling)], ruling.kind, *((note.text.id, note.origin) for note in ruling.trace))
        if state.pending:
            waits = pending_text(state, state.pending[-1])
            tell(waits, waits.id)
        near = tuple(enemy.name for enemy in attackable(state))
        tell(near, "attackable", len(near))
    return [*came, _standing(state)]


def _standing(state: Game | None) -> str:
    if state is None:
        return ""
    who = (
        f"{one.symbol} {one.hit_points} {label(one.square) if one.square else one.gone}{' routing' * one.routing}"
        for one in state.creatures
    )
    points = [player.points for player in state.players]
    return f"round {state.round} {state.phase}, points {points}: {', '.join(who)}"


def field(
    edition: Edition = Edition.FIRST, map: str = FIELD, options: dict[str, object] | None = None, **stats: Stats
) -> Game:
    """Three against two, in the turn of A."""
    everybody = {name: HARDY for name in "ABCxy"} | stats
    return game(map, edition, options, **everybody)


def acting(state: Game, symbol: str = "A") -> Game:
    return activate(state, one(state, symbol).id, CyclingDice(1)).game


def _acts() -> Iterator[tuple[str, Callable[[], object]]]:
    for edition in Edition:
        yield f"an attack of the {edition} edition", partial(_attack, edition)
        for face in (1, 6, 10, 20):
            yield (
                f"a blow of {face} in the {edition} edition",
                partial(_attack, edition, face=face, map=FIELD.replace("AB...x", "ABx...")),
            )
            yield (
                f"a shot of {face} in the {edition} edition",
                partial(_attack, edition, face=face, A=ARCHER),
            )
        covered = FIELD.replace("AB...x..", "A.....x.").replace(".C....y.", ".....#y.")
        yield (
            f"a shot at cover in the {edition} edition",
            partial(_attack, edition, target="y", map=covered, A=ARCHER),
        )
        yield f"a modified blow in the {edition} edition", partial(_attack, edition, modifier=-2, A=ARCHER)
        for lost in (3, 10, 13, 20):
            yield (
                f"{lost} points lost in the {edition} edition",
                lambda edition=edition, lost=lost: damage(field(edition), {1: lost, 4: lost}, CyclingDice(5), by=2),
            )
        hurt = damage(field(edition), {1: 13}, CyclingDice(5)).game.changed(pending=())
        for won in (1, 5, 50):
            yield f"{won} points won in the {edition} edition", lambda hurt=hurt, won=won: heal(hurt, 1, won)
        saved = changed(hurt, "A", half_saved=True)
        yield f"points won again in the {edition} edition", lambda saved=saved: heal(saved, 1, 9)
        yield f"points lost again in the {edition} edition", lambda hurt=hurt: damage(hurt, {1: 1}, CyclingDice(5))
        for state_name, state in {
            "deploying": Phase.DEPLOYING,
            "initiative": Phase.INITIATIVE,
            "over": Phase.OVER,
        }.items():
            yield (
                f"draws and ends of the {edition} edition while {state_name}",
                lambda edition=edition, state=state: _refusable(
                    field(edition).changed(phase=state, acting=None, to_activate=0)
                ),
            )
        agreed = offer_draw(field(edition), Side.A)
        yield (
            f"a draw of the {edition} edition",
            lambda agreed=agreed: [
                agreed.rulings,
                offer_draw(agreed.game, Side.B).rulings,
                decline_draw(agreed.game, Side.B).rulings,
            ],
        )
        yield f"giving up in the {edition} edition", lambda edition=edition: concede(field(edition), Side.B)
        rated = field(
            edition,
            A=HARDY.model_copy(update={"commander_rating": 3}),
            B=HARDY.model_copy(update={"commander_rating": 5}),
            x=HARDY.model_copy(update={"commander_rating": 4}),
        )
        due = rated.changed(phase=Phase.INITIATIVE, acting=None, to_activate=0)
        for name, state in {"": due, " without the routing": changed(due, "B", routing=True)}.items():
            if edition is Edition.FIRST or not name:
                yield (
                    f"initiative{name} of the {edition} edition",
                    lambda state=state: initiative(state, CyclingDice(5, 6, 9, 20, 11)),
                )
        yield (
            f"who goes first in the {edition} edition",
            lambda due=due: [
                choose_first(due.changed(pending=(ChooseFirst(side=Side.B),)), side).rulings for side in Side
            ],
        )
        yield f"a turn of the {edition} edition", partial(_turn, edition)
        yield f"a new game of the {edition} edition", partial(_set_up, edition)
        yield f"too far in the {edition} edition", lambda edition=edition: planned(field(edition), 1, at("L4"))
        yield f"occupied in the {edition} edition", lambda edition=edition: planned(field(edition), 1, at("D2"))
        yield (
            f"reach in the {edition} edition",
            lambda edition=edition: {
                label(square): cost
                for square, cost in sorted(reach(field(edition, A=HARDY.model_copy(update={"speed": 2})), 1).items())
            },
        )
    fearless = field(x=HARDY.model_copy(update={"fearless": True}), A=HARDY.model_copy(update={"commander_rating": 4}))
    yield "the fearless lose half", lambda: damage(fearless, {4: 12}, CyclingDice(5))
    yield "the routing lose half", lambda: damage(changed(fearless, "B", routing=True), {2: 12}, CyclingDice(5))
    yield (
        "frightening",
        lambda: [
            frighten(fearless, [1, 2, 2], CyclingDice(3), by=4),
            frighten(fearless, [4], CyclingDice(3), turning=True),
        ],
    )
    for id in (4, 9):
        yield f"frightening {id}", lambda id=id: frighten(fearless, [id], CyclingDice(3))
    yield "frightening the routing", lambda: frighten(changed(fearless, "B", routing=True), [2], CyclingDice(3))
    yield "frightening in the second edition", lambda: frighten(field(Edition.SECOND), [1], CyclingDice(3))
    for face in (1, 9, 16, 20):
        for who in (1, 2, 5):
            yield (
                f"a save of {face} by {who}",
                lambda face=face, who=who: save(
                    frighten(fearless, [who], CyclingDice(3)).game, CyclingDice(face, 8), 2
                ),
            )
    yield "a save that is not due", lambda: save(fearless, CyclingDice(3))
    yield "a save of another", lambda: save(frighten(fearless, [1], CyclingDice(3)).game, CyclingDice(3), id=2)
    for who in "ABC":
        state = changed(fearless, who, routing=True)
        yield (
            f"the turn of {who} in rout",
            lambda state=state, who=who: _all_of(activate(state, one(state, who).id, CyclingDice(3))),
        )
        for face in (3, 17):
            yield (
                f"rallying {who} by {face}",
                lambda state=state, who=who, face=face: save(
                    activate(state, one(state, who).id, CyclingDice(3)).game, CyclingDice(face)
                ),
            )
    yield (
        "commands",
        lambda: [
            [commands(fearless, creature) for creature in fearless.creatures],
            [commands(changed(fearless, "A", routing=True), creature) for creature in fearless.creatures],
        ],
    )
    for options in ({}, {"charge_nearest": "all"}, {"charge_path": "centre"}):
        yield (
            f"charges, {options or 'as published'}",
            lambda options=options: [charges(field(options=options), id) for id in range(1, 6)],
        )
        yield (
            f"a charge, {options or 'as published'}",
            lambda options=options: charge(
                acting(field(options=options, C=HARDY), "B"), 2, 4, at("H3"), CyclingDice(15, 3)
            ),
        )
    yield "a charge at one of two", lambda: charge(acting(field(), "B"), 2, None, at("H3"), CyclingDice(15))
    yield "a charge of nobody knows where", lambda: charge(acting(field(), "B"), 2, None, None, CyclingDice(15))
    yield "a charge at another", lambda: charge(acting(field(), "B"), 2, 5, None, CyclingDice(15))
    yield (
        "a charge in the second edition",
        lambda: charge(acting(field(Edition.SECOND), "B"), 2, None, None, CyclingDice(15)),
    )
    yield (
        "a charge whose target is gone",
        lambda: charge(acting(field(), "B"), 2, 4, at("H3"), CyclingDice(15), lost=True),
    )
    for sign, kind in SIGNS.items():
        ground = FIELD.replace("AB...x", f"AB.{sign}.x").replace("............", f"......{sign}.....", 1)
        yield f"charges over {kind}", lambda ground=ground: [charges(field(map=ground), id) for id in (1, 2, 3)]
        yield f"moves over {kind}", partial(_reach, ground)
        for face in (1, 4, 13, 20) if kind in ("pit", "risky") else (13,):
            yield f"placed on {kind} by {face}", partial(_placed_on, ground, face)
            yield f"a turn that ends on {kind} by {face}", partial(_ended_on, ground, face)
    for walls in ("#" * 12, "###....#####"):
        closed = FIELD.replace("<..AB", "<.#AB").replace("...C", "..#C").replace("............", walls)
        yield f"a rout between {walls}", partial(_shut_in, closed)
    rooted = changed(field(A=HARDY.model_copy(update={"speed": 0})), "A", routing=True)
    yield "a rout of one who cannot move", lambda: activate(rooted, 1, CyclingDice(3))
    bound = changed(changed(field(), "A", routing=True), "A", helpless=True)
    yield "a rout of the helpless", lambda: activate(bound, 1, CyclingDice(3))
    near = FIELD.replace("AB...x", "A.Bx..")
    yield "a move past an enemy", partial(_past, near)
    yield "a move past an enemy in the second edition", partial(_past, near, Edition.SECOND)
    for name, warband in {
        "english": "2 Wolf: level 3, hp 20, attack −1, ac 15, damage 5, size 2, commander 2, fearless, ranged, cost 9",
        "bad figure": "Wolf: level x",
        "unknown": "Wolf: wings 3",
        "too many": "999999 Wolf",
        "out of bounds": "Wolf: level 99",
        "nothing": "",
        "json": '{"creatures": []}',
        "no json": "{",
        "other json": '{"a": 1}',
        "list": '[{"name": "Orc"}]',
        "several": "Orc\n3 Elf: hp 5",
    }.items():
        yield (
            f"a warband as typed: {name}",
            lambda warband=warband: (lambda read: [read, write_warband(read)])(read_warband(warband)),
        )
    for name, map in {"no exit": "....", "one exit": "<...", "shut exit": "<#..>", "both": "<..>"}.items():
        yield f"exits: {name}", lambda map=map: check_exits(board_of(map))
    for modifier in (0, -2):
        for rating in (0, 4):
            for face in (1, 14, 20):
                stats = Stats(level=3, commander_rating=rating)
                yield (
                    f"rolled apart: {face} {modifier:+} with {rating}",
                    lambda stats=stats, modifier=modifier, face=face: [
                        (ruling, *outcomes(ruling))
                        for ruling in (
                            save_apart("A", stats, modifier, CyclingDice(face)),
                            initiative_apart("A", stats, modifier, CyclingDice(face)),
                        )
                    ],
                )
    yield "rolled apart by the fearless", lambda: save_apart("A", Stats(fearless=True), 0, CyclingDice(3))


def _attack(
    edition: Edition, face: int = 12, target: str = "x", map: str = FIELD, modifier: int = 0, **stats: Stats
) -> Played:
    by = "A" if stats else "B"
    state = acting(field(edition, map, **stats), by)
    return attack(state, one(state, by).id, one(state, target).id, CyclingDice(face, 4), modifier)


def _reach(ground: str) -> dict[str, int]:
    return {label(square): cost for square, cost in sorted(reach(field(map=ground), 2).items())}


def _placed_on(ground: str, face: int) -> list[object]:
    """Put on it, once as it goes and once while it routs."""
    state = acting(field(map=ground))
    routing = changed(state, "B", routing=True)
    return [_all_of(place(one_state, 2, at("G3"), CyclingDice(face))) for one_state in (state, routing)]


def _ended_on(ground: str, face: int) -> list[object]:
    state = changed(field(map=ground), "A", square=at("G3"))
    return _all_of(finish(acting(state), CyclingDice(face)))


def _shut_in(ground: str) -> list[object]:
    state = changed(field(map=ground), "A", routing=True)
    return _all_of(activate(state, one(state, "A").id, CyclingDice(3)))


def _told(act: Callable[[], object]) -> object:
    """What an act gives; of an action its rulings, what is to be decided then, and how all stand."""
    came = act()
    return _all_of(came) if isinstance(came, Played) else came


def _all_of(played: Played) -> list[object]:
    state = played.game
    return [played.rulings, pending_text(state, state.pending[-1]) if state.pending else "", _standing(state)]


def _refusable(state: Game) -> list[object]:
    acts: list[Callable[[], object]] = [
        lambda: offer_draw(state, Side.A).rulings,
        lambda: concede(state, Side.A).rulings,
        lambda: damage(state, {1: 1}, CyclingDice(3)).rulings,
        lambda: heal(state, 1, 1).rulings,
        lambda: initiative(state, CyclingDice(3, 7)).rulings,
        lambda: choose_first(state, Side.A).rulings,
        lambda: activate(state, 1, CyclingDice(3)).rulings,
        lambda: move(state, 1, at("C3"), (), CyclingDice(3)).rulings,
        lambda: attack(state, 1, 4, CyclingDice(3)).rulings,
        lambda: place(state, 1, at("C3"), CyclingDice(3)).rulings,
        lambda: strike(state, 1, CyclingDice(3)).rulings,
        lambda: finish(state, CyclingDice(3)).rulings,
        lambda: deploy(state, 1, at("C3")).rulings,
    ]
    return [_or_refusal(act) for act in acts]


def _or_refusal(act: Callable[[], object]) -> object:
    try:
        return act()
    except Refused as refused:
        return refused.text


def _turn(edition: Edition) -> list[object]:
    came: list[Ruling] = []
    state = field(edition)
    for act in (
        lambda state: activate(state, 1, CyclingDice(3)),
        lambda state: move(state, 1, at("E4"), (), CyclingDice(3)),
        lambda state: move(state, 1, at("G4"), (at("F3"),), CyclingDice(3)),
        lambda state: activate(state, 3, CyclingDice(3)),
        lambda state: finish(state, CyclingDice(3)),
        lambda state: activate(state, 4, CyclingDice(3)),
        lambda state: finish(state, CyclingDice(3)),
        lambda state: activate(state, 5, CyclingDice(3)),
        lambda state: finish(state, CyclingDice(3)),
        lambda state: activate(state, 2, CyclingDice(3)),
        lambda state: finish(state, CyclingDice(3)),
    ):  # fmt: skip
        played = act(state)
        state = played.game
        came += played.rulings
    return [came, _standing(state)]


def _past(map: str, edition: Edition = Edition.FIRST) -> list[object]:
    state = acting(field(edition, map), "B")
    asked = move(state, one(state, "B").id, at("E1"), (), CyclingDice(3))
    by = one(asked.game, "x").id
    struck = strike(asked.game, by, CyclingDice(18, 2)) if asked.game.pending else asked
    return [
        asked.rulings,
        _all_of(asked)[1],
        struck.rulings,
        _or_refusal(lambda: spare(asked.game, by, CyclingDice(3)).rulings),
    ]


def _set_up(edition: Edition) -> list[object]:
    bands = (
        Warband(creatures=(Member(name="Orc", count=2, stats=HARDY), Member(name="Ogre", stats=Stats(size=2)))),
        Warband(creatures=(Member(name="Orc", stats=HARDY), Member(name="Elf", count=3))),
    )
    entries = tuple(
        Entry(name=name, warband=band, user_ids=(id,))
        for id, (name, band) in enumerate(zip("WR", bands, strict=True), 7)
    )
    state = new_game(edition, OPTIONS, "test", "[[[.....\n<[[..]]]\n[[[..]]>", (entries[0], entries[1]))
    a = set_up(state, Side.A)
    b = set_up(a.game, Side.B)
    other = mustered(b.game, Side.B, Warband(creatures=(Member(name="Orc", count=3),)))
    many = Entry(name="M", warband=Warband(creatures=(Member(name="Elf", count=11),)))
    huge = Entry(name="H", warband=Warband(creatures=(Member(name="Giant", stats=Stats(size=3)),)))
    none = Entry(name="N", warband=Warband(creatures=()))
    return [
        [f"{one.name} {one.symbol} {one.side}" for one in state.creatures],
        a.rulings,
        b.rulings,
        _standing(b.game),
        _standing(other),
        [warband_of(b.game, side) for side in Side],
        [label(square) for square in stands_for(state, state.creatures[2])],
        *(
            _or_refusal(lambda entry=entry: new_game(edition, OPTIONS, "test", "<..>", (entry, entry)))
            for entry in (many, huge, none)
        ),
        *(_or_refusal(lambda act=act: deploy(b.game, *act)) for act in ((1, at("H3")), (1, at("B1")), (99, at("A1")))),
    ]


def book() -> Casebook:
    """The worked examples."""
    return Casebook(
        HouseRules("skirmish", say("skirmish-title"), TABLES), QUESTIONS, load_cases(ROOT / "data" / "skirmish")
    )


def plays() -> dict[str, Callable[[], object]]:
    """What is played besides, by its name."""
    return {
        **{
            f"at random {edition} {seed}": partial(at_random, edition, seed) for edition in Edition for seed in range(6)
        },
        **{name: partial(_told, act) for name, act in _acts()},
    }
