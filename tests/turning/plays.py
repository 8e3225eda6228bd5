"""What is played for the record of turning's rulings, besides its worked examples."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from bot.app import ROOT
from bot.engine.cases import Casebook
from bot.engine.house import HouseRules
from bot.engine.ruling import Ruling
from bot.engine.text import say
from bot.services.tables import load_cases
from cogs.turning.rules.attempt import attempt
from cogs.turning.rules.attempts import rest
from cogs.turning.rules.broken import broken
from cogs.turning.rules.cases import QUESTIONS
from cogs.turning.rules.choice import choose as chosen
from cogs.turning.rules.choice import offer, offered_now
from cogs.turning.rules.circle import circle, is_known
from cogs.turning.rules.confusion import around, confused
from cogs.turning.rules.course import standing
from cogs.turning.rules.ending import end
from cogs.turning.rules.house import TOLD
from cogs.turning.rules.impulse import Aim, Victim, aim_at
from cogs.turning.rules.modifiers import parse_modifiers, parse_zones, write_modifiers
from cogs.turning.rules.outcome import Attempt
from cogs.turning.rules.permanent import Dominated, release
from cogs.turning.rules.place import parse_distance, parse_position, write_position
from cogs.turning.rules.preview import preview
from cogs.turning.rules.protect import protect
from cogs.turning.rules.simultaneous import Rival
from cogs.turning.sheets import Cleric, Companion, Modifier, Named, Order, Position, Undead, Zone
from cogs.turning.tables import Effect, Kind, NumberAffected, Tie, TurningTables
from tests.cycling import CyclingDice
from tests.turning.examples import SHIPPED, TABLES, WIGHT, pack
from tests.turning.round_of import bay, lasting

SKELETON = Undead(hit_points=12)
GHOUL = Undead(hit_dice=2, intelligence=6, legion=True, hit_points=11, malus=1, malus_reason="amulet")
VAMPIRE = Undead(hit_dice=8, order=Order.MAJOR, intelligence=15, class_levels=7, hit_points=60)
HERE = Position(east=0, north=0)


def agnese(level: int = 9, **sheet: Any) -> Named[Cleric]:
    return Named[Cleric](sheet_id=1, name="Agnese", sheet=Cleric(level=level, **sheet))


def mordo(level: int = 12, **sheet: Any) -> Named[Cleric]:
    return Named[Cleric](sheet_id=2, name="Mordo", sheet=Cleric(level=level, dark=True, **sheet))


def friend(number: int, **sheet: Any) -> Named[Companion]:
    return Named[Companion](sheet_id=number, name=f"Friend {number}", sheet=Companion(**sheet))


def tables(**options: Any) -> TurningTables:
    """The shipped tables with these options."""
    return SHIPPED.model_copy(update={"options": SHIPPED.options.model_copy(update=options)})


def tried(
    cleric: Named[Cleric], undead: Sequence[Named[Undead]], *faces: int, tables: TurningTables = TABLES, **how: Any
) -> Ruling:
    kind = Kind.COMMAND if cleric.sheet.dark else Kind.TURN
    return attempt(cleric, undead, **{"kind": kind, "tables": tables, "dice": CyclingDice(*faces, 3, 5, 2), **how})


def made(cleric: Named[Cleric], undead: Sequence[Named[Undead]], *faces: int, **how: Any) -> Attempt:
    return Attempt.model_validate(tried(cleric, undead, *faces, **how).result)


def _attempts() -> Iterator[tuple[str, Callable[[], object]]]:
    mixed = pack(SKELETON, GHOUL, WIGHT, VAMPIRE)
    for face in (1, 2, 7, 12, 17, 19, 20):
        yield f"a d20 of {face}", partial(tried, agnese(), mixed, face)
        yield f"commanding, a d20 of {face}", partial(tried, mordo(), mixed, face)
    blessed = agnese(
        5, modifiers=(Modifier(amount=2, reason="relic"), Modifier(amount=-1)), zones=(Zone(amount=3, reason="chapel"),)
    )
    yield (
        "all that helps",
        partial(
            tried,
            blessed,
            mixed,
            11,
            place=Zone(amount=3, reason="chapel"),
            modifiers=(Modifier(amount=1, reason="hymn"),),
            relations={11: (Modifier(amount=-4, reason="kin"),), 12: (Modifier(amount=2),)},
        ),
    )
    yield "a place without a name", partial(tried, agnese(), mixed, 11, place=-2)
    yield "a place too good", partial(tried, agnese(), mixed, 11, place=4)
    yield "too many modifiers", partial(tried, agnese(), mixed, 11, modifiers=(Modifier(amount=1),) * 30)
    yield "no attempt left", partial(tried, agnese(attempts_used=10), mixed, 11)
    yield "nobody there", partial(tried, agnese(), (), 11)
    yield "a crowd", partial(tried, agnese(), pack(*[SKELETON] * 101), 11)
    yield "a dark priest turns", partial(tried, mordo(), mixed, 11, kind=Kind.TURN)
    yield "a cleric commands", partial(tried, agnese(), mixed, 11, kind=Kind.COMMAND)
    yield "nobody can be affected", partial(tried, agnese(), pack(Undead(present=False), Undead(hit_points=0)), 11)
    yield (
        "nobody whom one may know of can be",
        partial(tried, agnese(), pack(Undead(present=False), Undead(in_sight=False)), 11, hidden=(12,)),
    )
    out = pack(
        SKELETON,
        Undead(present=False),
        Undead(hit_points=0),
        Undead(in_sight=False),
        Undead(distance=211),
        Undead(position=Position(east=211, north=0)),
        Undead(distance=210),
        WIGHT,
        WIGHT,
    )
    on_them = [lasting(Effect.STUNNING, 18, id=5), lasting(Effect.DARK_PARALYSIS, 19, id=6), bay(11, 9, by=3, id=7)]
    yield "some who are left out", partial(tried, agnese(position=HERE), out, 12, lasting=on_them)
    yield (
        "none is kept at bay twice",
        partial(
            tried, agnese(), pack(SKELETON, SKELETON), 12, lasting=[bay(11, 2, by=3)], tables=tables(kept_again=False)
        ),
    )
    many = pack(*[SKELETON, GHOUL] * 5)
    for number in NumberAffected:
        options = tables(number_affected=number, fixed_number=3)
        yield f"the number is {number}", partial(tried, agnese(level=1), many, 2, 3, 14, tables=options)
        yield f"in prospect, the number is {number}", partial(preview, agnese(level=1), many, tables=options)
    yield "in prospect", partial(preview, agnese(position=HERE), out, place=2, lasting=on_them, tables=TABLES)
    yield (
        "in prospect for a dark priest",
        partial(preview, mordo(5), mixed, kind=Kind.COMMAND, relations={11: (Modifier(amount=3),)}, tables=TABLES),
    )
    yield "in prospect with nobody there", partial(preview, agnese(), pack(Undead(present=False)), tables=TABLES)
    friends = [friend(31), friend(31), friend(32, distance=50), agnese(), "the mule", " The Mule "]
    yield "whom it protects is named", partial(tried, agnese(), pack(SKELETON), 12, protects=friends)
    absent = [friend(31, present=False), friend(32, in_sight=False), friend(33, distance=211)]
    yield "who cannot be protected is named", partial(tried, agnese(), pack(SKELETON), 12, protects=absent)
    yield "too many are named", partial(tried, agnese(1), pack(SKELETON), 12, protects=["a", "b"])
    for rounds in (1, 3, 30, None):
        yield (
            f"kept at bay before for {rounds}",
            partial(tried, agnese(), pack(SKELETON), 10, lasting=[bay(11, rounds, by=4, id=3)]),
        )
        yield (
            f"harmed while kept at bay for {rounds}",
            partial(tried, agnese(), pack(SKELETON), 18, lasting=[bay(11, rounds, by=4, protects=(1,), id=3)]),
        )
    yield "a priest of little strength", partial(tried, mordo(4), pack(SKELETON), 20)
    yield "a priest whose allowance is used", partial(tried, mordo(dominated_hit_dice=23), pack(SKELETON, GHOUL), 20)
    yield "two at once of the same priest", partial(tried, mordo(5), pack(SKELETON, SKELETON), 20)


def _together() -> Iterator[tuple[str, Callable[[], object]]]:
    foes = pack(SKELETON, GHOUL)

    def rival(cleric_id: int, face: int, level: int) -> Rival:
        cleric = Named[Cleric](sheet_id=cleric_id, name=f"Rival {cleric_id}", sheet=Cleric(level=level))
        ruling = tried(cleric, foes, face)
        begun = tuple(one.model_copy(update={"id": 40 + at}) for at, one in enumerate(ruling.begins))
        return Rival(entry_id=70 + cleric_id, made=Attempt.model_validate(ruling.result), begun=begun)

    for face in (1, 3, 8, 9, 14, 20):
        for tie in Tie:
            options = TABLES.model_copy(update={"options": TABLES.options.model_copy(update={"tie": tie})})
            for level in (9, 10):
                yield (
                    f"a moment shared: {face} at level {level} by {tie}",
                    lambda face=face, level=level, options=options: tried(
                        agnese(level),
                        foes,
                        face,
                        rivals=[rival(3, 8, 9), rival(4, 2, 9)],
                        lasting=[bay(12, 2, by=9, id=5)],
                        tables=options,
                    ),
                )
    yield "twice at the same moment", lambda: tried(agnese(), foes, 12, rivals=[rival(1, 8, 9)])
    yield (
        "after stronger ones",
        lambda: standing(
            made(agnese(), foes, 9), 71, [tried(agnese(12), foes, 15, rivals=[rival(1, 9, 9)]), rest(agnese())]
        ),
    )


def _choices() -> Iterator[tuple[str, Callable[[], object]]]:
    foes = pack(GHOUL, VAMPIRE)
    aim = Aim(victim=Victim(name="Friend", sheet_id=31), from_priest=100, from_undead=90_000)
    for name, cleric in {"turn": agnese(20), "command": mordo(20)}.items():
        for face in (1, 4, 9, 14, 20):
            yield (
                f"{name} {face} offers",
                lambda cleric=cleric, face=face: [
                    offer(made(cleric, foes, face), one, used=40, tables=TABLES) for one in foes
                ],
            )
            for effect in Effect:
                for one in foes:
                    yield (
                        f"{name} {face}, {effect} for {one.name}",
                        lambda cleric=cleric, face=face, effect=effect, one=one: chosen(
                            made(cleric, foes, face, protects=["mule"]),
                            one,
                            effect,
                            aim=aim,
                            lasting=[bay(11, 2, by=9, protects=(1,), id=5)],
                            tables=TABLES,
                            dice=CyclingDice(4, 2, 6),
                        ),
                    )
    top = made(mordo(), pack(SKELETON), 20)
    some = partial(chosen, top, pack(SKELETON)[0], tables=TABLES, dice=CyclingDice(4))
    yield (
        "of another undead",
        lambda: chosen(top, pack(SKELETON, GHOUL)[1], Effect.DAMAGE, tables=TABLES, dice=CyclingDice(4)),
    )
    yield "no longer permanent", lambda: some(Effect.PERMANENT_DOMINATION, used=24)
    yield "permanent", lambda: some(Effect.PERMANENT_DOMINATION, used=23)
    yield "shut out meanwhile", lambda: some(Effect.STAND_STILL, lasting=[lasting(Effect.STUNNING, 11)])
    yield "what it offers now", lambda: offered_now(top, pack(SKELETON), 24, TABLES)
    for name, changed in {
        "nobody": None,
        "itself": aim.model_copy(update={"victim": Victim(name="Undead 11", sheet_id=11)}),
        "who is unseen": aim.model_copy(update={"seen_by_priest": False}),
        "who is unseen by it": aim.model_copy(update={"seen_by_undead": False}),
        "who is far": aim.model_copy(update={"from_priest": 90_001}),
        "who is far from it": aim.model_copy(update={"from_undead": 90_001}),
        "somebody": aim,
    }.items():
        yield f"an impulse against {name}", lambda changed=changed: some(Effect.HARMFUL_IMPULSE, aim=changed)
    there = friend(31, position=Position(east=40, north=30), in_sight=False)
    foe = Named[Undead](sheet_id=11, name="U", sheet=Undead(position=Position(east=0, north=30)))
    for name, target in {
        "friend": there,
        "priest": mordo(position=HERE),
        "cleric": agnese(position=HERE),
        "undead": pack(GHOUL)[0],
    }.items():
        yield (
            f"aimed at the {name}",
            lambda target=target: aim_at(target, mordo(position=HERE), foe, seen_by_undead=False),
        )


def _afterwards() -> Iterator[tuple[str, Callable[[], object]]]:
    foe = pack(SKELETON)[0]
    kept = bay(11, 4, by=1, protects=(31,), id=5)
    for initiative in (None, 3, 15):
        for at_range in (False, True):
            for modifier, harmed in ((3, 10), (15, 10), (5, 22), (0, 20)):
                how = {"harmed_at": harmed, "modifier": modifier, "initiative": initiative, "at_range": at_range}
                yield f"broken: {how}", lambda how=how: broken(kept, foe, options=TABLES.options, **how)
    passport = TABLES.options.passport.model_copy(update={"own": ("round_end",)})
    guilds = TABLES.options.model_copy(update={"round_end": 30, "passport": passport})
    yield "broken in longer rounds", lambda: broken(kept, foe, harmed_at=10, modifier=3, options=guilds)
    yield (
        "broken though it is none",
        lambda: broken(lasting(Effect.STUNNING, 11), foe, harmed_at=1, options=TABLES.options),
    )
    yield "broken for another", lambda: broken(bay(12, 4), foe, harmed_at=1, options=TABLES.options)
    begun = [bay(11, 4, by=1, id=5), bay(12, 4, by=3, id=6), lasting(Effect.STUNNING, 12, by=1, id=7)]
    turned = made(agnese(), pack(SKELETON), 12)
    yield "protected", lambda: protect(turned, agnese(), [friend(31), "mule"], begun=begun)
    yield "protected twice", lambda: protect(turned.model_copy(update={"protects": ()}), agnese(), [], begun=begun)
    order = lasting(Effect.CONFUSING_ORDER, 11, by=2, id=8)
    victims = [Victim(name="A", sheet_id=31), Victim(name="B"), Victim(name="A", sheet_id=31)]
    for face in range(1, 7):
        yield f"confused by {face}", lambda face=face: confused(foe, order, victims, CyclingDice(face, 2))
    yield "confused with one about", lambda: confused(foe, order, victims[:1], CyclingDice(3))
    yield "confused with nobody about", lambda: confused(foe, order, [], CyclingDice(4))
    yield "confused by nothing", lambda: confused(foe, kept, [], CyclingDice(4))
    somebody = [
        friend(31, distance=10),
        friend(32, present=False),
        friend(33, position=Position(east=300, north=0)),
        agnese(),
    ]
    placed = Named[Undead](sheet_id=11, name="U", sheet=Undead(position=HERE, in_sight=False))
    yield "around it", lambda: around(placed, mordo(position=HERE), [*somebody, placed])
    strong = lasting(Effect.PERMANENT_DOMINATION, 11, None, by=2, id=9)
    strong = strong.model_copy(update={"details": Dominated(strength=5).model_dump()})
    yield "released", lambda: release(mordo(), foe, strong)
    yield "released unheard", lambda: release(mordo(), foe, strong, hears=False)
    yield "released by another", lambda: release(agnese(), foe, strong)
    yield "released from another effect", lambda: release(mordo(), foe, order)
    yield "released unseen", lambda: release(mordo(), pack(Undead(in_sight=False))[0], strong)
    yield "one more while some are dominated", partial(tried, mordo(), pack(WIGHT, SKELETON), 20, lasting=[strong])
    for used, recovery in ((0, ""), (3, "dawn")):
        yield (
            f"rest after {used} attempts",
            lambda used=used, recovery=recovery: rest(agnese(attempts_used=used, recovery=recovery)),
        )
    yield "ended", lambda: [end(kept, foe), end(order, foe, "a word")]
    people = [
        friend(31, position=Position(east=-105, north=210)),
        friend(32, distance=40),
        friend(33, present=False),
        *pack(
            Undead(position=Position(east=209, north=18)),
            Undead(position=Position(east=211, north=0)),
            Undead(position=Position(east=900, north=0)),
            Undead(),
        ),
    ]
    for columns in (28, 40, 120):
        yield f"the circle in {columns} columns", lambda columns=columns: _drawn(agnese(position=HERE), people, columns)
    yield (
        "whether there is a circle",
        lambda: [
            is_known(agnese(position=HERE), people),
            is_known(agnese(), people),
            is_known(agnese(position=HERE), people[1:3]),
        ],
    )


def _drawn(cleric: Named[Cleric], people: Sequence[Any], columns: int) -> list[object]:
    drawn = circle(cleric, people, columns)
    rows = ["".join(".#"[drawn.touches(x, y)] for x in range(drawn.size)) for y in range(drawn.size)]
    return [drawn, *rows]


def _words() -> Iterator[tuple[str, Callable[[], object]]]:
    for name, told_of in TOLD.items():
        yield f"the house tells of {name}", lambda name=name, told_of=told_of: told_of(getattr(SHIPPED, name))
    for typed in ("+2 relic, −1 wounded; hymn +1", "3", "relic", "+21 x", "+1d6", "+2,5"):
        yield (
            f"modifiers as typed: {typed}",
            lambda typed=typed: [*_or_fault(parse_modifiers, typed), *_or_fault(parse_zones, typed)],
        )
    yield (
        "modifiers as written",
        lambda: write_modifiers([Modifier(amount=-2, reason="x"), Modifier(amount=0), Modifier(amount=3)]),
    )
    for typed in ("6, −3", "4,5; 2", "4.5 2", "4,5,2", "1 2 3", "12345, 1", "", "x"):
        yield (
            f"a place as typed: {typed}",
            lambda typed=typed: [*_or_fault(parse_position, typed), *_or_fault(parse_distance, typed)],
        )
    yield "places as written", lambda: [write_position(None), write_position(Position(east=-5, north=210))]


def _or_fault(read: Callable[[str], object], typed: str) -> list[object]:
    try:
        return [read(typed)]
    except ValueError:
        return ["unreadable"]


def book() -> Casebook:
    """The worked examples."""
    return Casebook(
        HouseRules("turning", say("turning-title"), SHIPPED), QUESTIONS, load_cases(ROOT / "data" / "turning")
    )


def plays() -> dict[str, Callable[[], object]]:
    """What is played besides, by its name."""
    return dict([*_attempts(), *_together(), *_choices(), *_afterwards(), *_words()])
