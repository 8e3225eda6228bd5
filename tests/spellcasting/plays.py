"""What is played for the record of spellcasting's rulings, besides its worked examples."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from typing import Any

from bot.app import ROOT
from bot.engine import grid
from bot.engine.cases import Casebook
from bot.engine.grid import Diagonals, Point, Space, Square
from bot.engine.house import HouseRules
from bot.engine.maps import Map
from bot.engine.refusal import Refused
from bot.engine.text import say
from bot.services.tables import load_cases
from cogs.spellcasting.rules.aiming import ARROWS, DIRECTIONS, read_beside, read_origin, read_start, read_towards
from cogs.spellcasting.rules.applying import Blow, Inside, applied, effect_kind, effect_text, read_rounds
from cogs.spellcasting.rules.areas.area import Area, Method, Placement, Shape, Side
from cogs.spellcasting.rules.areas.compare import nearest_of_eight, nearest_of_four
from cogs.spellcasting.rules.areas.methods import Coverage
from cogs.spellcasting.rules.cases import QUESTIONS
from cogs.spellcasting.rules.casting import Casting, Witness
from cogs.spellcasting.rules.identify import Way, identify, prospect
from cogs.spellcasting.rules.lookup import book as spellbook
from cogs.spellcasting.rules.lookup import find, names
from cogs.spellcasting.rules.notice import announce, notice
from cogs.spellcasting.rules.perceive import Relief, hint
from cogs.spellcasting.rules.placed import Placed, confirm, judge, reach, who
from cogs.spellcasting.rules.reaction import regain
from cogs.spellcasting.rules.spells import Ability, Class, Component, OnSuccess, Save, SpellName, letters
from cogs.spellcasting.rules.target import Truth, target
from cogs.spellcasting.rules.view import Role, view
from cogs.spellcasting.rules.window import Phase, first_phase, next_phase, way_in
from cogs.spellcasting.sheets import Adventurer
from cogs.spellcasting.tables import SpellTables
from tests.cycling import CyclingDice
from tests.spellcasting.examples import SRD, TABLES, casting_of, watched, watcher

GROUND = Map.of(
    grid.parse(
        "........#.\n.OO..G..#.\n.OO..G....\nL...W...#.\n..........\n\nO = Ogre 2x2\nG = Goblin\nL = (Lich)\nW = Wizard"
    )
)
"""Two goblins beside a wall, an ogre, and somebody hidden."""

SPELL = SpellName(name="Fireball", srd="fireball")


def book() -> Casebook:
    """The worked examples."""
    return Casebook(
        HouseRules("spellcasting", say("spell-title"), TABLES), QUESTIONS, load_cases(ROOT / "data" / "spellcasting")
    )


def tables(**options: Any) -> SpellTables:
    """The shipped tables with these options."""
    return TABLES.model_copy(update={"options": TABLES.options.model_copy(update=options)})


def charm(**how: Any) -> Casting:
    return casting_of("charm-person", **how)


def _castings() -> Iterator[tuple[str, Callable[[], object]]]:
    for name, how in _HOW.items():
        yield f"cast {name}", partial(_cast, how)
        for role in Role:
            yield f"cast {name}: as the {role} sees it", lambda how=how, role=role: view(charm(**how), role, 7)
        yield f"cast {name}: how long it can be identified", lambda how=how: _window(charm(**how))
    yield "cast of a cantrip", partial(_cast, {}, "fire-bolt")
    yield "cast of a cantrip at level 1", partial(_cast, {"level": 1}, "fire-bolt")
    for truth in Truth:
        for save in (None, *OnSuccess):
            for at_will in (False, True):
                yield (
                    f"a target, {truth}, success means {save}{', at will' * at_will}",
                    lambda truth=truth, save=save, at_will=at_will: target(
                        charm(at_will=at_will),
                        "Bea",
                        truth,
                        None if save is None else Save(ability=Ability.WISDOM, on_success=save),
                    ),
                )
    yield "a cantrip at a target", lambda: target(casting_of("fire-bolt"), "Bea", Truth.INVALID, None)
    yield (
        "letters",
        lambda: [
            letters(()),
            letters(tuple(Component)),
            *[Save(ability=ability, on_success=OnSuccess.HALF).text for ability in Ability],
        ],
    )
    yield (
        "what each notices",
        lambda: [
            hint(tuple(Component), Adventurer(hears=hears, sees=sees))
            for hears in (True, False)
            for sees in (True, False)
        ],
    )
    for used in (False, True):
        yield f"the reaction comes back, {used}", lambda used=used: regain(watcher(reaction_used=used))


_HOW: dict[str, dict[str, Any]] = {
    "plainly": {},
    "higher": {"level": 3},
    "lower": {"level": 0},
    "too high": {"level": 10},
    "at will": {"at_will": True},
    "subtly": {"reliefs": (Relief.SUBTLE,)},
    "without material": {"reliefs": (Relief.NO_MATERIAL,)},
    "innately": {"reliefs": (Relief.INNATE, Relief.INNATE)},
    "innately as a bard": {"reliefs": (Relief.INNATE,), "cast_as": Class.BARD},
    "as a bard with an effect": {"cast_as": Class.BARD, "effect": True, "hidden": True},
    "subtly with an effect": {"reliefs": (Relief.SUBTLE, Relief.NO_MATERIAL), "effect": True},
    "before nobody": {"witnesses": ()},
    "before those who see no more than its effect": {
        "effect": True,
        "witnesses": (watched(casting=False), Witness(sheet_id=8, name="Cara", effect=False)),
    },
    "before those who see nothing": {"witnesses": (watched(casting=False, effect=False),), "effect": True},
}


def _cast(how: dict[str, Any], spell: str = "charm-person") -> list[object]:
    casting = casting_of(spell, **how)
    return [announce(casting), notice(casting), casting.is_noticed]


def _window(casting: Casting) -> list[object]:
    seen = casting.perceived_by(7)
    return [
        {
            "first": first_phase(casting),
            "next": [next_phase(casting, phase) for phase in Phase],
            "ways": [way_in(phase, seen) for phase in Phase],
        },
        [phase.text for phase in Phase],
    ]


def _identified() -> Iterator[tuple[str, Callable[[], object]]]:
    shown = {"cast_as": Class.BARD, "effect": True}
    for way in Way:
        for faces in ((1,), (13,), (20, 3), (5, 19)):
            for name, classes in {"none": {}, "bard": {"second_class": Class.BARD}}.items():
                for merge in (False, True):
                    yield (
                        f"identified by {way}, {faces}, as {name}{', merged' * merge}",
                        lambda way=way, faces=faces, classes=classes, merge=merge: identify(
                            charm(**shown),
                            watcher(arcana=4, **classes),
                            way,
                            options=tables(merge=merge).options,
                            dice=CyclingDice(*faces),
                        ),
                    )
    for name, (how, given) in {
        "of a higher level": ({"level": 3, "cast_as": Class.BARD}, {"arcana": 9}),
        "classless": ({}, {"arcana": 9}),
        "of one's own": ({"caster_id": 7}, {}),
        "unseen": ({"witnesses": ()}, {}),
        "by its effect, which is none": ({}, {"way": Way.ACTION}),
        "too late": ({}, {"in_time": False}),
        "too late by its effect": (shown, {"in_time": False, "way": Way.ACTION}),
        "twice": (shown, {"tried": (Way.REACTION,)}),
        "without a reaction": (shown, {"reaction_used": True}),
        "by its effect alone": ({"effect": True, "witnesses": (watched(casting=False),)}, {}),
    }.items():
        yield f"identified {name}", lambda how=how, given=given: _try(how, dict(given))
    for arcana in (-5, 0, 4, 20):
        yield (
            f"the prospect with {arcana}",
            lambda arcana=arcana: [
                prospect(charm(**shown), Adventurer(arcana=arcana, first_class=of)) for of in (None, Class.BARD)
            ],
        )


def _try(how: dict[str, Any], given: dict[str, Any]) -> object:
    sheet = {name: given.pop(name) for name in ("arcana", "reaction_used") if name in given}
    return identify(
        charm(**how),
        watcher(**sheet),
        given.pop("way", Way.REACTION),
        options=TABLES.options,
        dice=CyclingDice(18, 4),
        **given,
    )


def _areas() -> Iterator[tuple[str, Callable[[], object]]]:
    corner, square, ogre = Point(4, 2), Space(Square(4, 1)), Space(Square(1, 2), 2, 2)
    for shape in Shape:
        for method in Method:
            for name, (origin, towards, more) in {
                "a corner": (corner, (1, 0), {}),
                "a square": (square, (1, 1), {"left": Fraction(1)}),
                "the ogre": (ogre, (0, -1), {"ends": (Side.RIGHT,)}),
                "aslant": (Point(Fraction(5, 2), 3), (2, 1), {}),
            }.items():
                yield f"a {shape} by {method} from {name}", partial(_confirmed, shape, method, origin, towards, **more)
    yield (
        "an area that begins at a wall",
        partial(_confirmed, Shape.SPHERE, Method.DMG, Point(8, 2), None, beside=Square(7, 2)),
    )
    yield (
        "an area that begins at a wall, nobody says where",
        partial(_confirmed, Shape.SPHERE, Method.DMG, Point(8, 2), None),
    )
    yield "an area off the board", partial(_confirmed, Shape.SPHERE, Method.DMG, Point(-1, 2), None)
    yield "an area far off the board", partial(_confirmed, Shape.SPHERE, Method.DMG, Point(-20, 2), None, by_gm=True)
    yield (
        "an area off the board by the GM",
        partial(_confirmed, Shape.SPHERE, Method.DMG, Point(-1, 2), None, by_gm=True),
    )
    yield "an area that is too small", partial(_confirmed, Shape.SPHERE, Method.TOKEN, corner, None, size=4)
    yield "an area that is too large", partial(_confirmed, Shape.SPHERE, Method.TOKEN, corner, None, size=1005)
    yield "an area that is rounded", partial(_confirmed, Shape.LINE, Method.TOKEN, square, (1, 0), size=22, width=12)
    yield "a line of odd width", partial(_confirmed, Shape.LINE, Method.TEMPLATE, corner, (2, 1), size=22, width=12)
    yield "an area without a direction", partial(_confirmed, Shape.CONE, Method.TEMPLATE, corner, None)
    yield "an area within its space", partial(_confirmed, Shape.CONE, Method.TOKEN, ogre, (1, 0), square=Square(1, 2))
    yield "an area off the border", partial(_confirmed, Shape.CONE, Method.TEMPLATE, ogre, (1, 0), start=Point(2, 3))
    yield (
        "an area from a place on the border",
        partial(_confirmed, Shape.CONE, Method.DMG, ogre, (1, 0), start=Point(3, 3)),
    )
    yield (
        "a cone whose ends are right",
        lambda: _placed(Shape.CONE, Method.TOKEN, square, (1, 0)).with_ends_right(frozenset({2, 4})).placement,
    )
    wizard = GROUND.named("Wizard", with_hidden=False)
    for diagonals in Diagonals:
        for name, origin in {
            "near": Point(5, 2),
            "far": Point(9, 4),
            "at home": Point(5, 2),
            "the ogre": ogre,
            "itself": wizard.space,
        }.items():
            yield (
                f"the reach to {name}, {diagonals}",
                lambda origin=origin, diagonals=diagonals: _reach(origin, diagonals),
            )
    yield "with a reach", partial(_confirmed, Shape.SPHERE, Method.TEMPLATE, corner, None, reach=True)
    yield (
        "by the table's method",
        partial(
            _confirmed,
            Shape.SPHERE,
            Method.DMG,
            corner,
            None,
            options={"method": Method.DMG, "diagonals": "alternate"},
            reach=True,
        ),
    )
    yield (
        "directions",
        lambda: [
            [nearest_of_four((x, y)), nearest_of_eight((x, y))]
            for x in (-5, -2, 0, 2, 5)
            for y in (-5, -1, 0, 1, 5)
            if x or y
        ],
    )


def _placed(
    shape: Shape,
    method: Method,
    origin: Any,
    towards: Any,
    size: int = 20,
    width: int = 5,
    by_gm: bool = False,
    **more: Any,
) -> Placed:
    area = Area(shape=shape, size_ft=Fraction(size), width_ft=Fraction(width))
    return Placed(
        spell=SPELL, area=area, placement=Placement(origin=origin, towards=towards, **more), method=method, by_gm=by_gm
    )


def _confirmed(
    shape: Shape, method: Method, origin: Any, towards: Any, *, options: Any = None, reach: bool = False, **more: Any
) -> list[object]:
    placed = _placed(shape, method, origin, towards, **more)
    if reach:
        placed = placed.model_copy(update={"reach": _reach(origin, Diagonals.ONE)[0]})
    ruling = confirm(placed, GROUND, tables(**(options or {})))
    judged = judge(placed, GROUND)
    told = [(other.method, _drawn(other.coverage) if other.coverage else other.refusal) for other in judged.others]
    everybody = who(judged.coverage, GROUND, with_hidden=True)
    seen = [[one.name for one in some] for some in (everybody.inside, everybody.screened)]
    brief = ruling.model_copy(update={"result": {**ruling.result, "affected": None, "shielded": None}})
    return [
        brief,
        {"rows": placed.rows, "squares": _drawn(judged.coverage), "by": judged.by(method).method},
        told,
        seen,
    ]


def _drawn(coverage: Coverage) -> str:
    """The board, row by row from above: `#` for what is affected, `s` for what is shielded."""
    board = GROUND.board
    rows = (
        "".join(
            {"affected": "#", "shielded": "s", "outside": "."}[coverage.verdict(Square(x, y))]
            for x in range(board.width)
        )
        for y in reversed(range(board.height))
    )
    at, off = coverage.origin, f"{coverage.off_board} off{', all' * coverage.whole_board}"
    return f"{'/'.join(rows)} from {at.x},{at.y} to {coverage.towards}, {off}"


def _reach(origin: Any, diagonals: Diagonals) -> list[Any]:
    found = reach(GROUND.named("Wizard", with_hidden=False), origin, 15, diagonals)
    return [found, found and found.is_out]


def _words() -> Iterator[tuple[str, Callable[[], object]]]:
    for typed in ("a4", "C3", "ogre", "A1/B2", "2,5/-3", " ", "Lich", "Goblin", "A1/C3", "2/3/4", "A1/A1"):
        for by_gm in (False, True):
            yield (
                f"an origin as typed: {typed}, by_gm={by_gm}",
                lambda typed=typed, by_gm=by_gm: read_origin(typed, GROUND, by_gm=by_gm),
            )
    hidden = grid.parse("HH.\nHH.\n\nH = (Hydra) 2x2")
    yield (
        "an origin where somebody large is hidden",
        lambda: [read_origin("B2", Map.of(hidden), by_gm=by_gm) for by_gm in (False, True)],
    )
    for typed in (
        *DIRECTIONS,
        *ARROWS,
        "30°",
        "-45",
        "400",
        "Ogre",
        "Lich",
        "Goblin",
        "E2",
        "C3/D3",
        "",
        "nowhere",
        "E2/E2",
    ):
        yield (
            f"a direction as typed: {typed}",
            lambda typed=typed: [read_towards(typed, origin, GROUND) for origin in (Space(Square(4, 2)), Point(4, 2))],
        )
    for typed in ("", "A1", "A1/B2", "x"):
        yield (
            f"a start as typed: {typed}",
            lambda typed=typed: [*read_start(typed), read_beside(typed) if "/" not in typed else None],
        )
    for typed in ("", "0", "1", "1000", "1001", "x", "-1", " 5 "):
        yield f"rounds as typed: {typed}", lambda typed=typed: [read_rounds(typed)]
    yield (
        "what lasts",
        lambda: [
            effect_text(kind) for kind in (effect_kind(None), effect_kind(SPELL), effect_kind(SpellName(name="a:b")))
        ],
    )
    everybody = (
        Inside(name="A", sheet_id=1, hit_points=9),
        Inside(name="B", sheet_id=2, hit_points=3),
        Inside(name="C"),
        Inside(name="D", sheet_id=4, hit_points=0),
        Inside(name="E", sheet_id=5),
    )
    for damage in (None, 0, 7):
        for on_success in (None, *OnSuccess):
            for rounds in (None, 4):
                blow = Blow(
                    spell=SPELL if rounds else None,
                    area=Area(shape=Shape.SPHERE, size_ft=Fraction(20)),
                    damage=damage,
                    on_success=on_success,
                    rounds=rounds,
                )
                yield (
                    f"applied: {damage} points, {on_success}, {rounds} rounds",
                    lambda blow=blow: [applied(blow, everybody, everybody, 33), blow.half],
                )
    for typed in ("fireball", "FIREBALL", "Fire", "", "xyzzy", "cure wonds"):
        yield (
            f"a spell as typed: {typed}",
            lambda typed=typed: find(
                typed, names(spellbook(SRD, ()), [lambda text: str(text.args["name"].verbatim).upper()])
            ),
        )


def _or_refusal(act: Callable[[], object]) -> object:
    try:
        return act()
    except Refused as refused:
        return refused.text


def plays() -> dict[str, Callable[[], object]]:
    """What is played besides, by its name."""
    return dict([*_castings(), *_identified(), *_areas(), *_words()])
