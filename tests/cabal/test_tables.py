"""The tables of `cabal`: the shipped lists, a guild's own army, and what is wrong with a bad one."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from bot.engine.house import HouseRules, applied
from bot.engine.refusal import Refused
from bot.engine.ruling import Origin
from bot.engine.text import Listing, Text, say
from cogs.cabal.rules.armies import TOLD, kind_text, read_army, write_army
from cogs.cabal.rules.model import SetUp, Side
from cogs.cabal.rules.refusals import SetUpRefusal
from cogs.cabal.rules.setup import classical, new_game, ready
from cogs.cabal.tables import Army, Options
from tests.cabal.games import EMPIRE, TABLES, UNDEAD, options

HOUSE = HouseRules("cabal", say("cabal-name-necrarch"), TABLES, told=TOLD)

FIGURES = {
    "P": (1, 1, 1),
    "N": (2, 2, 2),
    "R": (3, 2, 1),
    "B": (3, 3, 1),
    "Q": (5, 4, 2),
    "K": (0, 4, 3),
}
EMPIRES = {
    "P": (1, 1, 1),
    "N": (2, 3, 4),
    "R": (3, 3, 4),
    "B": (3, 3, 4),
    "Q": (5, 5, 5),
    "K": (0, 5, 3),
}


@pytest.mark.parametrize(("army", "figures"), [(UNDEAD, FIGURES), (EMPIRE, EMPIRES)])
def test_R001_14_to_19_and_G001_5_the_figures(army: Army, figures: dict[str, tuple[int, int, int]]) -> None:
    assert {kind.letter: (kind.cost, kind.defence, kind.attack) for kind in army.pieces} == figures


def test_the_authors_list_is_his_and_the_empires_is_ours() -> None:
    assert (UNDEAD.origin, EMPIRE.origin) == (Origin.SOURCE, Origin.HOUSE)


def test_every_option_rests_on_a_gap() -> None:
    for name in Options.names():
        assert TABLES.options.rules(name)[0].startswith("G001-")
        assert TABLES.options.origin(name) in (Origin.HOUSE, Origin.READING)
    assert options(points=40).origin("points") is Origin.GUILD


def own(**changed: Any) -> dict[str, Any]:
    """A guild's own army as it stands in a file."""
    return {
        "id": "wolves",
        "name": "Wolves",
        "pieces": [
            {
                "id": "wolf",
                "name": "Wolf",
                "letter": "W",
                "cost": 2,
                "defence": 2,
                "attack": 3,
                "ways": "all",
                "reach": 2,
            },
            {
                "id": "alpha",
                "name": "Alpha",
                "letter": "K",
                "cost": 0,
                "defence": 4,
                "attack": 4,
                "ways": "all",
                "limit": 1,
            },
        ],
        "classical": ["..WWKW..", "..WWWW.."],
        **changed,
    }


def test_a_guilds_own_army_plays() -> None:
    army = read_army(own())
    assert army.origin is Origin.GUILD
    assert write_army(army) == own()
    game = new_game(army, UNDEAD, options())
    started = ready(game, Side.FIRST, SetUp(pieces=classical(game, Side.FIRST)))
    assert started.ready[0] is not None
    assert len(started.ready[0].pieces) == 8


def test_it_cannot_pass_for_the_authors() -> None:
    assert read_army(own(origin="source")).origin is Origin.GUILD


def test_names_are_made_fit_to_be_shown() -> None:
    pieces = [{**piece, "name": f"{piece['name']}\n\u202e"} for piece in own()["pieces"]]
    army = read_army(own(name="The  Wolves\u200b", pieces=pieces))
    assert army.name == "The Wolves"
    assert [kind.name for kind in army.pieces] == ["Wolf", "Alpha"]


def spoilt(at: int, **changed: Any) -> list[dict[str, Any]]:
    pieces: list[dict[str, Any]] = own()["pieces"]
    pieces[at] |= changed
    return pieces


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"pieces": spoilt(0, letter="K")}, "cabal-fault-twice"),
        ({"pieces": spoilt(0, id="alpha")}, "cabal-fault-twice"),
        ({"pieces": spoilt(1, letter="A")}, "cabal-fault-king"),
        ({"pieces": spoilt(1, cost=3)}, "cabal-fault-king"),
        ({"pieces": spoilt(0, name="")}, "cabal-fault-no-name"),
        ({"name": ""}, "cabal-fault-no-name"),
        ({"classical": ["WWK", "........"]}, "cabal-fault-classical-rank"),
        ({"classical": ["..XXKW..", "........"]}, "cabal-fault-classical-letter"),
        ({"classical": ["........", "........"]}, "cabal-fault-classical-number"),
        ({"pieces": spoilt(0, ways="sideways")}, "table-fault-one-of"),
        ({"pieces": spoilt(0, attack=-1)}, "table-fault-bound"),
        ({"pieces": spoilt(0, wings=True)}, "table-fault-unknown-field"),
        ({"pieces": []}, "table-fault-empty"),
    ],
)
def test_what_is_wrong_with_an_army_is_told(changed: dict[str, Any], fault: str) -> None:
    with pytest.raises(Refused) as refused:
        read_army(own(**changed))
    assert refused.value.reason is SetUpRefusal.ARMY_FAULTS
    told = refused.value.text.args["faults"]
    assert isinstance(told, Listing)
    assert fault in {id for text in told.items for id in ids(text)}


def ids(text: object) -> set[str]:
    """The message ids of a text and of what stands in it."""
    if not isinstance(text, Text):
        return set()
    return {text.id}.union(*(ids(arg) for arg in text.args.values()))


def test_a_table_may_set_the_lists_and_the_options() -> None:
    empire = TABLES.empire.model_dump(mode="json", exclude={"passport"})
    empire["pieces"][0]["defence"] = 2
    bundle = applied(HOUSE, {"empire": empire, "options.dice": True})
    assert bundle.armies["empire"].origin is Origin.GUILD
    assert bundle.armies["empire"].pieces[0].defence == 2
    assert bundle.options.dice
    assert len(TOLD["empire"](bundle.empire)) == 6


def test_a_shipped_list_keeps_its_name() -> None:
    with pytest.raises(ValidationError):
        type(TABLES.empire).model_validate({**TABLES.empire.model_dump(), "id": "wolves"})


def test_a_kind_is_told_with_all_its_parts() -> None:
    necrarch = kind_text(UNDEAD.king)
    specials = necrarch.args["specials"]
    assert isinstance(specials, Listing)
    assert [text.id for text in specials.items if isinstance(text, Text)] == [
        "cabal-goes-all",
        "cabal-part-terror",
        "cabal-part-undead",
        "cabal-part-creates",
        "cabal-part-sacrifice",
    ]
