"""The worked examples of all rulesets, `data/<ruleset>/cases.toml`, each asked of the very rules that commands call."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
import pytest_asyncio
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.app import create_bot
from bot.engine.cases import Case, Casebook
from bot.services.settings import ROOT, Settings

FILES = {file.parent.name: file for file in sorted((ROOT / "data").glob("*/cases.toml"))}
EXAMPLES = [
    pytest.param(ruleset, at, id=case["id"])
    for ruleset, file in FILES.items()
    for at, case in enumerate(tomllib.loads(file.read_text(encoding="utf-8"))["cases"])
]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def books(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Casebook]:
    bot = create_bot(Settings(data=tmp_path_factory.mktemp("data")))
    for package in sorted((ROOT / "cogs").glob("*/__init__.py")):
        await bot.load_extension(f"cogs.{package.parent.name}")
    return bot.casebooks


@pytest.mark.parametrize(("ruleset", "at"), EXAMPLES)
def test_what_the_rules_say(ruleset: str, at: int, books: dict[str, Casebook]) -> None:
    book = books[ruleset]
    case = book.cases[at]
    played = book.play(case, {})  # by itself, so that a slip is seen where it is
    assert {name: played.values.get(name) for name in book.differing(case, played)} == {}, case.id


def test_each_question_has_an_example_and_each_example_its_rules(books: dict[str, Casebook]) -> None:
    assert set(books) == set(FILES)
    for book in books.values():
        assert {case.kind for case in book.cases} == set(book.questions)
        assert [case.id for case in book.cases if not case.rules] == []


def altered(book: Casebook, id: str, **values: Any) -> Case:
    """One of the examples with other values; those of `given` and `expected` are added to what is there."""
    case = next(case for case in book.cases if case.id == id)
    for name in ("given", "expected"):
        values[name] = {**getattr(case, name), **values.get(name, {})}
    return case.model_copy(update=values)


@pytest.mark.parametrize(
    ("values", "fields"),
    [
        ({}, ()),
        ({"expected": {"value": 17}}, ("value",)),
        ({"expected": {"refused": "no-undead"}}, ("refused",)),
        ({"given": {"place": 2}}, ("potential", "value")),
        ({"given": {"place": 9}}, ("potential", "value", "row", "offers")),
        ({"faces": ()}, ("potential", "value", "row", "offers")),
        ({"faces": (12, 3)}, ("potential", "value", "row", "offers")),
        ({"faces": (21,)}, ("potential", "value", "row", "offers")),
        ({"kind": "dance"}, ("potential", "value", "row", "offers")),
        ({"given": {"luck": 1}}, ("potential", "value", "row", "offers")),
        ({"expected": {"luck": 1}}, ("potential", "value", "row", "offers", "luck")),
    ],
)
def test_what_does_not_come_out_is_told_by_its_fields(
    values: dict[str, Any], fields: tuple[str, ...], books: dict[str, Casebook]
) -> None:
    book = books["turning"]
    case = altered(book, "E000-3", **values)
    assert book.differing(case, book.play(case, {})) == fields


def test_an_example_under_its_own_house_rules_keeps_them_whatever_the_guild_sets(books: dict[str, Casebook]) -> None:
    book = books["ex_nihilo"]
    case = next(case for case in book.cases if case.house)
    assert book.differing(case, book.play(case, {"options.initiative": "each-turn"})) == ()
    assert book.differing(case.model_copy(update={"house": {}}), book.play(altered(book, case.id, house={}), {}))


HOSTILE = [
    *(0, 1, -1, 3, 20, 100, 10**9, True, "", "A", "C3", "21.1", "-9,9", "A..x", "\n", "#####", "<A>", "A = A 9x9"),
    *("sword", "end", "D4-D5", "draw:first", "\u202e", "’" * 50, "kkkkkkkk\n" * 8, "KK......\n" * 8),
    *([], ["A"], [1, 2, 3], {}, {"A": 3}),
]


@settings(max_examples=300)
@given(st.data())
def test_whatever_somebody_writes_is_played_or_told_what_is_wrong(
    books: dict[str, Casebook], data: st.DataObject
) -> None:
    book = data.draw(st.sampled_from(list(books.values())))
    case = data.draw(st.sampled_from(book.cases))
    fields = st.sampled_from(sorted(book.questions[case.kind].given.model_fields))
    added = data.draw(st.dictionaries(fields, st.sampled_from(HOSTILE), min_size=1, max_size=3))
    faces = data.draw(st.just(case.faces) | st.lists(st.integers(1, 30), max_size=6).map(tuple))
    strange = case.model_copy(update={"given": {**case.given, **added}, "faces": faces})
    played = book.play(strange, {})
    assert played.shown
    assert book.given(strange) is not None
    assert set(book.differing(strange, played)) <= set(strange.expected)


LEANS = {
    ("turning", "attempts"): {"level": "+attempts"},
    ("turning", "attempt"): {
        **{"level": "+potential +value", "modifier": "+value", "place": "+potential"},
        **{"hit_dice": "-value", "class_levels": "-value", "malus": "-value"},
    },
    ("turning", "class"): {"class_levels": "+malus"},
    ("turning", "protect"): {"level": "+protected"},
    ("turning", "dominate"): {
        **{"level": "+most_single +most_total +allowed", "used": "-allowed", "hit_dice": "-allowed"},
    },
    ("ex_nihilo", "sheet"): {
        "corpo": "+hit_points +hit_points_larp +move +move_and_act +first_sprint +later_sprint",
        "equilibrio": "+move +move_and_act +first_sprint +later_sprint +initiative",
        "mente": "+percezione +fascino +leadership",
        "spirito": "+energy +fascino +leadership",
    },
    ("ex_nihilo", "check"): {
        **{name: "+total +success" for name in ("corpo", "equilibrio", "mente", "spirito", "grade", "helpers")},
        **{"difficulty": "+against -success"},
    },
    ("ex_nihilo", "energy"): {"spirito": "+most +energy", "energy": "+energy", "turns": "+energy"},
    ("ex_nihilo", "strike"): {
        **{name: "+attack +hits +margin" for name in ("corpo", "equilibrio", "mente", "aiming")},
        **{name: "+defence -hits -margin" for name in ("target_corpo", "target_equilibrio")},
        **{"cover": "-hits -margin", "facing": "-attack -hits -margin", "around": "-defence +hits"},
    },
    ("ex_nihilo", "disarm"): {"corpo": "+total +lost", "equilibrio": "+total +lost", "target_equilibrio": "-lost"},
    ("skirmish", "save"): {"level": "+total +passed", "modifier": "+total +passed"},
    ("skirmish", "half"): {"damage": "+save"},
    ("skirmish", "rally"): {"level": "+rallied"},
    ("skirmish", "bloodied"): {"hit_points": "+bloodied"},
    ("skirmish", "cost"): {"across": "+cost", "along": "+cost"},
    ("skirmish", "rout"): {"speed": "+leaves"},
    ("skirmish", "initiative"): {"rating_a": "+total_a", "rating_b": "+total_b"},
    ("spellcasting", "dc"): {"level": "+dc"},
    ("spellcasting", "identify"): {"arcana": "+total +identified", "level": "-identified"},
    ("spellcasting", "target"): {"level": "+slot"},
    ("spellcasting", "template"): {"feet": "+long +wide", "width": "+wide"},
    ("spellcasting", "area"): {"feet": "+squares", "width": "+squares"},
    ("cabal", "act"): {"mana": "+mana", "soldier_defence": "+defence -won"},
}
"""By question what one more of a number does to what comes out: it never falls (+), or never rises (-)."""


@pytest.mark.parametrize(
    ("ruleset", "kind", "field"), [(*question, field) for question, leans in LEANS.items() for field in leans]
)
def test_b39_one_more_never_turns_things_the_other_way(
    ruleset: str, kind: str, field: str, books: dict[str, Casebook]
) -> None:
    """Asked of all examples of the question, once and a few times more than they say, with the same faces."""
    book, compared = books[ruleset], set()
    shape = book.questions[kind].given
    for case in (case for case in book.cases if case.kind == kind):
        given = getattr(shape.model_validate(case.given), field)
        if not isinstance(given, int):
            continue
        steps = [
            book.play(case.model_copy(update={"given": {**case.given, field: given + more}}), {}).values
            for more in range(3)
        ]
        for lean in LEANS[ruleset, kind][field].split():
            sign, out = 1 if lean[0] == "+" else -1, lean[1:]
            found = [step[out] for step in steps if isinstance(step.get(out), int)]
            compared |= {out} if len(found) > 1 else set()
            assert found == sorted(found, key=lambda value: sign * value), f"{case.id}: {out} {found}"
    assert compared == {lean[1:] for lean in LEANS[ruleset, kind][field].split()}, "nothing was compared"
