"""What is played for the record of EX Nihilo's rulings, besides its worked examples."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from bot.app import ROOT
from bot.engine.cases import Casebook
from bot.engine.house import HouseRules
from bot.engine.text import say
from bot.services.tables import load_cases
from cogs.ex_nihilo.rules.acting import Act, Done, Free
from cogs.ex_nihilo.rules.assault import Attack, assault
from cogs.ex_nihilo.rules.cases import QUESTIONS
from cogs.ex_nihilo.rules.check import Difficulty, Opponent, Roll, confront
from cogs.ex_nihilo.rules.combat import Circumstances, Height, Spot, Way
from cogs.ex_nihilo.rules.damage import plain_harm
from cogs.ex_nihilo.rules.disarm import disarm
from cogs.ex_nihilo.rules.ending import finish, hurt, session_ends, time_is_up
from cogs.ex_nihilo.rules.energy import pass_turns, spend, state_of
from cogs.ex_nihilo.rules.fighter import CHARGING, TOTAL_DEFENCE, Fighter
from cogs.ex_nihilo.rules.help import help_other
from cogs.ex_nihilo.rules.house import TOLD
from cogs.ex_nihilo.rules.initiative import initiative
from cogs.ex_nihilo.rules.mending import heal, tend
from cogs.ex_nihilo.rules.moving import TAKEN, take
from cogs.ex_nihilo.rules.reaction import offered, react
from cogs.ex_nihilo.rules.rolls import CONSTRUCTION, Pair, Sample, sample_pair
from cogs.ex_nihilo.rules.standing import defend, lay, lift
from cogs.ex_nihilo.rules.stress import situations
from cogs.ex_nihilo.sheets import Attribute, Named, Skill
from cogs.ex_nihilo.tables import NihiloTables
from cogs.ex_nihilo.tables.advancements import Advancement, State, Timing
from cogs.ex_nihilo.tables.gear import Damage
from cogs.ex_nihilo.tables.options import AtZero, Interrogate, LaterSprint, LevelDice, Outnumbered, Unperceived
from tests.cycling import CyclingDice
from tests.ex_nihilo.fighters import TABLES, fighter, options, state

ADA = {"corpo": 14, "equilibrio": 13, "mente": 12, "spirito": 20, "energy": 2, "max_hit_points": 30, "hit_points": 30}
BRUNO = {"corpo": 12, "equilibrio": 11, "hit_points": 25, "max_hit_points": 30, "spirito": 20, "energy": 2}
POWERS = ("charged-blow", "void-dart", "inner-shield")
GLANCE = Pair(first=Attribute.EQUILIBRIO, second=Attribute.MENTE)
EASY = Difficulty(amount=30, name="facile")
FACES = (27, 4, 19, 12, 30, 8)

LAME = Advancement(
    id="lame",
    name="Lame",
    timing=Timing.OWN,
    save=(Attribute.MENTE, Attribute.SPIRITO),
    difficulty=20,
    state=State.FEAR,
    turns=2,
)
BUILDER = Advancement(id="builder", name="Builder", timing=Timing.PASSIVE, construction=5)
RICHER = TABLES.model_copy(
    update={"advancements": TABLES.advancements.model_copy(update={"rows": (*TABLES.advancements.rows, LAME, BUILDER)})}
)


def ada(*weapons: str, tables: NihiloTables = TABLES, **stats: Any) -> Fighter:
    return fighter(1, *weapons, tables=tables, **{**ADA, **stats})


def bruno(*weapons: str, tables: NihiloTables = TABLES, **stats: Any) -> Fighter:
    return fighter(2, *weapons, tables=tables, **{**BRUNO, **stats})


def blow(
    attacker: Fighter,
    target: Fighter,
    given: Circumstances,
    *,
    tables: NihiloTables = TABLES,
    faces: tuple[int, ...] = FACES,
    every: bool = False,
    **how: Any,
) -> list[object]:
    """An attack, what may be done about it, and what comes of it where the target dodges, or of `every` reaction."""
    came: list[object] = [assault(attacker, target, given, tables=tables, dice=CyclingDice(*faces), **how)]
    made = Attack.model_validate(came[0].result)  # type: ignore[attr-defined]
    for number in made.hits:
        offers = offered(made, number, target, (), tables)
        came.append(offers)
        for offer in offers if every else offers[:1]:
            came.append(react(made, number, attacker, target, offer.id, tables=tables, dice=CyclingDice(20, 9, 3)))
    return came


def _blows() -> Iterator[tuple[str, Callable[[], object]]]:
    near, far = Circumstances(level=1), Circumstances(level=0, distance=40)
    sword, bow = ada("sword"), ada("bow")
    foe = bruno("sword", armour="medium")
    yield "a blow", partial(blow, sword, foe, near, every=True)
    yield "a blow with time and quiet", partial(blow, sword, foe, Circumstances(level=-1))
    yield (
        "a blow at certain death",
        partial(blow, ada("great-sword", corpo=22), foe, Circumstances(level=3), faces=(1,)),
    )
    yield "a blow that misses", partial(blow, sword, foe, near, faces=(1, 30))
    for spot in Spot:
        yield f"a blow aimed at the {spot}", partial(blow, sword, foe, near.model_copy(update={"spot": spot}))
        yield f"a shot aimed at the {spot}", partial(blow, bow, foe, far.model_copy(update={"spot": spot}))
    for height in Height:
        yield f"a shot with the {height} higher", partial(blow, bow, foe, far.model_copy(update={"height": height}))
    for name, value in {
        "behind": True,
        "helpless": True,
        "unnoticed": True,
        "facing": 4,
        "around": 4,
        "moving": True,
        "sensed": True,
    }.items():
        yield f"a blow, {name} {value}", partial(blow, sword, foe, near.model_copy(update={name: value}))
    for name, value in {
        "cover": 60,
        "aiming": 9,
        "distance": 131,
        "sensed": True,
        "unnoticed": True,
        "behind": True,
        "helpless": True,
    }.items():
        yield f"a shot, {name} {value}", partial(blow, bow, foe, far.model_copy(update={name: value}))
    for cover in (49, 50, 89, 90, 100):
        yield f"a shot at {cover} % cover", partial(blow, bow, foe, far.model_copy(update={"cover": cover}))
    for distance in (0, 9, 10, 100, 101, 201, 301, 900):
        yield (
            f"a shot over {distance} m",
            partial(blow, ada("heavy-rifle"), foe, Circumstances(level=1, distance=distance, behind=True)),
        )
    yield "a shot over nobody knows how far", partial(blow, bow, foe, near)
    yield (
        "a pistol beyond a Wormhole",
        partial(blow, ada("heavy-pistol"), foe, far.model_copy(update={"wormhole": True})),
    )
    for weapons in (("knife", "sword"), ("sword", "mace"), ("great-sword", "sword"), ("bow", "sword"), ("sword",)):
        how = {"way": Way.TWO_WEAPONS}
        yield (
            f"with two weapons: {' and '.join(weapons)}",
            partial(blow, ada(*weapons), foe, Circumstances(level=0), **how),
        )
    skilled = ada("knife", "sword", advancements=("two-weapons",))
    yield "with two weapons, and trained in it", partial(blow, skilled, foe, near, way=Way.TWO_WEAPONS)
    yield "with two weapons while moving", partial(blow, skilled, foe, Circumstances(moving=True), way=Way.TWO_WEAPONS)
    yield "with the one that is meant", partial(blow, ada("knife", "sword"), foe, near, weapon="sword")
    yield "with one that is not there", partial(blow, sword, foe, near, weapon="mace")
    yield "with bare hands", partial(blow, ada(), bruno(), near)
    yield "a charge", partial(blow, sword, foe, Circumstances(level=1, room=20), way=Way.CHARGE)
    yield "a charge without room", partial(blow, sword, foe, Circumstances(level=1, room=1), way=Way.CHARGE)
    yield "a charge from nobody knows where", partial(blow, sword, foe, near, way=Way.CHARGE)
    yield "a charge with a bow", partial(blow, bow, foe, Circumstances(level=1, room=20, distance=5), way=Way.CHARGE)
    yield (
        "above one's class",
        partial(blow, ada("great-sword", corpo=8, armour="heavy"), bruno("great-sword", corpo=8, armour="heavy"), near),
    )
    yield "against nothing worn", partial(blow, sword, bruno("sword"), near)
    yield "against training", partial(blow, sword, bruno("sword", dodge_training=True), near)
    yield (
        "against training by an Advancement",
        partial(blow, sword, bruno("sword", advancements=("dodge-training",)), near),
    )
    yield "against armour that limits", partial(blow, sword, bruno("sword", equilibrio=22, armour="heavy"), near)
    yield "against oneself", partial(blow, sword, sword, near)
    yield "against a dead one", partial(blow, sword, bruno(dead=True), near)
    for one in State:
        yield f"against {one}", partial(blow, sword, bruno("sword", armour="light", lasting=[one]), near)
        yield f"a blow in {one}", partial(blow, ada("sword", lasting=[one]), foe, near)
    yield "a shot in invisible", partial(blow, ada("bow", lasting=[State.INVISIBLE]), foe, far)
    yield (
        "a shot at whoever is invisible but sensed",
        partial(blow, bow, bruno("sword", lasting=[State.INVISIBLE]), far.model_copy(update={"sensed": True})),
    )
    yield (
        "a blow at whoever is invisible but sensed",
        partial(
            blow,
            sword,
            bruno("sword", lasting=[State.INVISIBLE, TOTAL_DEFENCE]),
            near.model_copy(update={"sensed": True}),
        ),
    )
    enchanted = bruno("sword", lasting=[state(State.ENCHANTMENT, 2, source_id=1)])
    yield "against whoever one has enchanted", partial(blow, sword, enchanted, near)
    for kind in (TOTAL_DEFENCE, CHARGING):
        theirs, ours = state(kind, 2), state(kind, 1)
        yield f"against {kind}", partial(blow, sword, bruno("sword", lasting=[theirs]), near)
        yield f"a shot against {kind}", partial(blow, bow, bruno("sword", lasting=[theirs]), far)
        yield f"a blow in {kind}", partial(blow, ada("sword", lasting=[ours]), foe, near)
    yield (
        "finishing",
        partial(blow, sword, bruno(hit_points=-1, lasting=[state(State.UNCONSCIOUS, 2)]), near, way=Way.FINISH),
    )
    yield "finishing whoever is awake", partial(blow, sword, foe, near, way=Way.FINISH)
    for points in (1, 0, -1):
        yield (
            f"against {points} hit points",
            partial(blow, sword, bruno("sword", armour="heavy", hit_points=points), near),
        )
        yield f"a blow with {points} hit points", partial(blow, ada("sword", hit_points=points), foe, near)
    mighty = ada("great-sword", "sword", advancements=POWERS)
    yield "with an Advancement", partial(blow, mighty, foe, near, advancement="charged-blow")
    yield (
        "with an Advancement that needs two hands",
        partial(blow, ada("sword", "knife", advancements=POWERS), foe, near, advancement="charged-blow"),
    )
    yield (
        "with an Advancement in two hands",
        partial(blow, ada("great-sword", advancements=POWERS), foe, near, advancement="charged-blow"),
    )
    yield (
        "with an Advancement that is resisted",
        partial(
            blow,
            ada("great-sword", advancements=POWERS),
            bruno("sword", corpo=22, equilibrio=22, hit_points=60, max_hit_points=60),
            Circumstances(level=0, behind=True),
            advancement="charged-blow",
            faces=(30, 1),
        ),
    )
    yield (
        "with an Advancement that is an attack",
        partial(blow, ada(advancements=POWERS), foe, far, advancement="void-dart"),
    )
    yield (
        "with an Advancement out of range",
        partial(blow, ada(advancements=POWERS), foe, Circumstances(distance=61), advancement="void-dart"),
    )
    yield (
        "with an Advancement without the energy",
        partial(blow, ada(advancements=POWERS, energy=1), foe, far, advancement="void-dart"),
    )
    yield (
        "with an Advancement for answers",
        partial(blow, ada(advancements=POWERS), foe, far, advancement="inner-shield"),
    )
    yield "with an Advancement of others", partial(blow, sword, foe, near, advancement="void-dart")
    yield (
        "with an Advancement of the table",
        partial(
            blow, ada("sword", advancements=("lame",), tables=RICHER), foe, near, advancement="lame", tables=RICHER
        ),
    )
    shield = bruno("sword", advancements=POWERS)
    yield "against an Inner Shield", partial(blow, sword, shield, near, every=True)
    yield (
        "against an Inner Shield without energy",
        partial(blow, sword, bruno("sword", advancements=POWERS, energy=0), near),
    )


def _by_options() -> Iterator[tuple[str, Callable[[], object]]]:
    near, sword = Circumstances(level=1), ada("sword")
    for name, value in {
        "damage_types": True,
        "armour_destroyed": True,
        "least_damage": 60,
        "unnoticed_melee_ignores_armour": True,
        "unperceived": Unperceived.STATIC,
        "trained_characters": True,
        "outnumbered": Outnumbered.DEFENCE_TOO,
        "charge_lowers_defence": True,
        "gunpowder_fails": True,
        "at_zero": AtZero.NET_DAMAGE,
        "save_dice": LevelDice.LIST,
    }.items():
        tables = options(**{name: value})
        given = Circumstances(level=1, unnoticed=name.startswith("un"), around=5)
        foe = bruno("sword", armour="heavy", hit_points=0 if name == "at_zero" else 30, lasting=[state(CHARGING, 2)])
        yield f"a blow where {name} is set", partial(blow, sword, foe, given, tables=tables)
    bare = bruno("sword", lasting=[state(CHARGING, 2)])
    yield (
        "a blow at many where trained_characters is set",
        partial(blow, sword, bare, near, tables=options(trained_characters=True)),
    )
    yield (
        "a pistol where gunpowder fails",
        partial(blow, ada("heavy-pistol"), bare, Circumstances(distance=5), tables=options(gunpowder_fails=True)),
    )
    yield (
        "a charged blow where saves have the dice of the list",
        partial(
            blow,
            ada("great-sword", advancements=POWERS),
            bare,
            near,
            advancement="charged-blow",
            tables=options(save_dice=LevelDice.LIST),
        ),
    )


def _others() -> Iterator[tuple[str, Callable[[], object]]]:
    near = Circumstances(level=1)
    dice = partial(CyclingDice, *FACES)
    held = {
        "sword": ("sword",),
        "great-sword": ("great-sword",),
        "pole-arm": ("pole-arm",),
        "bow": ("bow",),
        "nothing": (),
        "bastard-sword": ("bastard-sword",),
        "bastard-sword and knife": ("bastard-sword", "knife"),
        "balanced-sword": ("balanced-sword",),
        "heavy-pistol": ("heavy-pistol",),
    }
    for name, weapons in held.items():
        yield (
            f"disarming {name}",
            lambda weapons=weapons: disarm(ada("sword"), bruno(*weapons), near, tables=TABLES, dice=dice()),
        )
    yield (
        "disarming in vain",
        lambda: disarm(ada("sword", corpo=8), bruno("sword"), near, tables=TABLES, dice=CyclingDice(1, 30)),
    )
    yield "disarming with a bow", lambda: disarm(ada("bow"), bruno("sword"), near, tables=TABLES, dice=dice())
    yield (
        "disarming the helpless",
        lambda: disarm(
            ada("sword"), bruno("sword"), Circumstances(helpless=True, facing=3), tables=TABLES, dice=dice()
        ),
    )
    yield (
        "disarming while one defends oneself",
        lambda: disarm(
            ada("sword", lasting=[state(TOTAL_DEFENCE, 1)]),
            bruno("sword", lasting=[state(State.ENCHANTMENT, 2, source_id=1)]),
            near,
            tables=TABLES,
            dice=dice(),
        ),
    )
    for level in range(-1, 4):
        yield f"a check at level {level}", partial(_check, level=level)
    yield "a check with help", partial(_check, pair=Pair(first=Attribute.MENTE, second=Skill.RICERCA), helpers=2)
    yield "a check with help that does not help", partial(_check, helpers=1)
    yield (
        "a check in armour",
        partial(
            _check,
            ada(equilibrio=22, armour="heavy", mechano=2),
            pair=Pair(first=Attribute.EQUILIBRIO, second=Skill.MECHANO),
        ),
    )
    yield "a check of the paralysed", partial(_check, ada(lasting=[State.PARALYSIS]))
    yield "a skill of the frightened", partial(_check, ada(lasting=[State.FEAR]), pair=CONSTRUCTION)
    yield "a check of the dead", partial(_check, ada(dead=True))
    yield (
        "a build",
        partial(
            _check,
            ada(mechano=1, advancements=("builder",), tables=RICHER),
            kind="build",
            pair=CONSTRUCTION,
            tables=RICHER,
        ),
    )
    yield (
        "a check that helpers have helped",
        partial(_check, ada(lasting=[state("help", 1, source_id=2)]), pair=CONSTRUCTION),
    )
    for hidden in (False, True):
        rival = Opponent(who=bruno(), pair=Pair(first=Attribute.MENTE, second=Attribute.SPIRITO), named=not hidden)
        yield f"opposed{' in secret' * hidden}", partial(_check, kind="oppose", against=rival, hidden=hidden)
    yield "opposed by oneself", partial(_check, kind="oppose", against=Opponent(who=ada(), pair=CONSTRUCTION))
    yield "a check in secret", partial(_check, hidden=True)
    for sample in Sample:
        for interrogate in Interrogate if sample is Sample.INTERROGATE else (TABLES.options.interrogate,):
            tables = options(interrogate=interrogate)
            pair = sample_pair(sample, ada(mente=9, equilibrio=20), tables.options)
            yield f"the sample {sample}, {interrogate}", partial(_check, pair=pair, tables=tables)
    yield "help", lambda: help_other(ada(), Named(sheet_id=2, name="B", sheet=bruno().sheet), (), TABLES.options)
    yield (
        "help once more",
        lambda: help_other(
            ada(), Named(sheet_id=2, name="B", sheet=bruno().sheet), [state("help", 2, source_id=1)], TABLES.options
        ),
    )
    yield (
        "help for oneself",
        lambda: help_other(ada(), Named(sheet_id=1, name="A", sheet=ada().sheet), (), TABLES.options),
    )
    yield (
        "help of the frightened",
        lambda: help_other(
            ada(lasting=[State.FEAR]), Named(sheet_id=2, name="B", sheet=bruno().sheet), (), TABLES.options
        ),
    )
    for level in range(-1, 4):
        for column in LevelDice:
            people = [ada(racial_initiative=2), bruno(), fighter(3, equilibrio=20), fighter(4, equilibrio=20)]
            yield (
                f"initiative at level {level} by {column}",
                partial(_initiative, people, level, options(initiative_dice=column)),
            )
    dying = bruno(hit_points=-1, lasting=[state(State.UNCONSCIOUS, 2, rounds=500)])
    for name, faces in {"tended": (30, 1), "tended in vain": (1, 30)}.items():
        yield (
            name,
            lambda faces=faces: tend(
                ada(medicina=2, lasting=[state(TOTAL_DEFENCE, 1)]), dying, 1, TABLES, CyclingDice(*faces)
            ),
        )
    yield "tended by the frightened", lambda: tend(ada(lasting=[State.FEAR]), dying, 1, TABLES, dice())
    yield "tended without need", lambda: tend(ada(), bruno(), 1, TABLES, dice())
    yield "tended too late", lambda: tend(ada(), bruno(dead=True), 1, TABLES, dice())
    for points in (1, 2, 100):
        yield f"healed by {points}", lambda points=points: heal(dying, points)
    yield "healed too late", lambda: heal(bruno(dead=True), 1)
    yield "healed in full", lambda: heal(bruno(hit_points=30), 5)
    for act in TAKEN:
        for hit_points in (30, 0):
            who = ada(hit_points=hit_points)
            yield f"taken up: {act} with {hit_points} hit points", partial(take, who, act, None, TABLES)
        done = Done(turn=3, sprinted=2, aimed=1)
        yield f"taken up: {act} for longer", partial(take, ada(), act, done, options(later_sprint=LaterSprint.GROWING))
    yield "moved in pain", partial(take, ada(lasting=[State.PAIN]), Act.MOVE, None, TABLES)
    for turns in (0, 599, 600, 1300, 100_000):
        yield f"{turns} turns go by", lambda turns=turns: pass_turns(ada(energy=0, energy_turns=10), turns, TABLES)
    yield "energy", lambda: [state_of(ada(), TABLES), spend(ada(), 2, TABLES)]
    yield "more energy than there is", lambda: spend(ada(), 3, TABLES)
    yield "energy of nobody", lambda: spend(ada(spirito=8, energy=0), 1, TABLES)
    yield "finished", lambda: finish(ada(lasting=[state(TOTAL_DEFENCE, 1)]), dying)
    rushed = bruno(hit_points=-1, lasting=[state(State.UNCONSCIOUS, 2), state(CHARGING, 2), state(TOTAL_DEFENCE, 2)])
    yield "finished in a charge", lambda: finish(ada(), rushed)
    own = TABLES.options.passport.model_copy(update={"own": frozenset({"interrogate"})})
    asked = sample_pair(Sample.INTERROGATE, ada(), TABLES.options)
    yield "the sample interrogate as the guild has it", partial(_check, pair=asked, tables=options(passport=own))
    yield "finished too early", lambda: finish(ada(), bruno())
    yield "time is up", lambda: time_is_up(dying)
    yield "the session ends", lambda: session_ends([dying, fighter(3, hit_points=-1)])
    for type in (Damage.CUT, Damage.ELECTRICITY):
        for target in (
            bruno(armour="medium"),
            bruno(lasting=[State.INTANGIBLE]),
            bruno(lasting=[State.STUN], armour="heavy"),
        ):
            for absorbed in (False, True):
                told = f"{type} at {target.sheet.armour}{'|'.join(sorted(target.states))}{' absorbed' * absorbed}"
                yield (
                    f"damage: {told}",
                    lambda target=target, type=type, absorbed=absorbed: hurt(
                        target, plain_harm(target, 40, type, TABLES, absorbed=absorbed), TABLES
                    ),
                )
    for points in (1, 0, -1):
        nothing = plain_harm(bruno(hit_points=points), 0, Damage.CUT, TABLES, absorbed=False)
        yield (
            f"a hit that does nothing at {points} hit points",
            lambda points=points, nothing=nothing: hurt(bruno(hit_points=points), nothing, TABLES),
        )
    yield "defended", lambda: defend(ada(lasting=[state(CHARGING, 1)]))
    yield "defended in fear", lambda: defend(ada(lasting=[State.FEAR]))
    for one in State:
        yield f"laid: {one}", lambda one=one: lay(ada("sword", "knife", lasting=[state(one, 1)]), one, source_id=2)
        yield f"lifted: {one}", lambda one=one: lift(ada("sword", lasting=[state(one, 1, source_id=2)]), one)
    yield "laid for long", lambda: lay(ada(), State.FEAR, turns=12)
    yield "laid on the dead", lambda: lay(ada(dead=True), State.FEAR)
    yield "lifted from nobody", lambda: lift(ada(), State.FEAR)
    yield "lifted from the dying", lambda: lift(dying, State.UNCONSCIOUS)
    for before in (
        Done(turn=1),
        Done(turn=1, move=Act.SHORT_MOVE),
        Done(turn=1, action=Act.ATTACK, attacks=1),
        Done(turn=1, action=Act.AIM),
    ):
        for act in Act:
            yield (
                f"after {before.move or before.action or 'nothing'}: {act}",
                lambda before=before, act=act: before.doing(act, name="A", most_attacks=2),
            )
    for free in Free:
        yield f"free: {free}", lambda free=free: Done(turn=1).using(free, name="A")
        yield f"free twice: {free}", lambda free=free: Done(turn=1, free=(free,)).using(free, name="A")
    for name, told_of in TOLD.items():
        yield f"the house tells of {name}", lambda name=name, told_of=told_of: told_of(getattr(TABLES, name))
    yield "situations", lambda: situations(TABLES)


def _check(
    who: Fighter | None = None,
    *,
    kind: Any = "check",
    pair: Pair = GLANCE,
    level: int = 1,
    helpers: int = 0,
    against: Difficulty | Opponent = EASY,
    hidden: bool = False,
    tables: NihiloTables = TABLES,
) -> object:
    kept: list[object] = []
    dice = CyclingDice(*FACES)

    def hide(made: Callable[[Any], Any]) -> tuple[int, Any]:
        kept.append(made(dice))
        return 77, kept[0]

    roll = Roll(kind=kind, who=who or ada(), pair=pair, level=level, helpers=helpers, note="…")
    return [confront(roll, against, hide=hide if hidden else None, tables=tables, dice=dice), *kept]


def _initiative(people: list[Fighter], level: int, tables: NihiloTables) -> object:
    return initiative(people, level, tables, CyclingDice(9, 17, 17, 4, 23))


def book() -> Casebook:
    """The worked examples."""
    return Casebook(
        HouseRules("ex_nihilo", say("nihilo-title"), TABLES), QUESTIONS, load_cases(ROOT / "data" / "ex_nihilo")
    )


def plays() -> dict[str, Callable[[], object]]:
    """What is played besides, by its name."""
    return dict([*_blows(), *_by_options(), *_others()])
