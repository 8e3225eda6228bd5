"""Forms of sheets: what is typed becomes the model's values, or a refusal that names the field."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import Field

from bot.engine.model import Frozen
from bot.engine.refusal import Refused, Shared
from bot.engine.screen import Option
from bot.engine.sheet import EMPTY, Difference, Input, SheetKind, SheetRefusal, whole_number, words, yes_or_no
from bot.engine.text import Text, say


class Hero(Frozen):
    """A sheet to try forms on."""

    level: int = Field(default=1, ge=1, le=40)
    title: str = ""
    luck: int | None = None
    brave: bool = False


HERO = SheetKind(
    ruleset="any",
    kind="hero",
    title=say("hero"),
    model=Hero,
    pages=(
        (
            Input("level", say("level")),
            Input("title", say("title"), read=words, required=False),
            Input("luck", say("luck"), write=lambda luck: "" if luck is None else str(luck), required=False),
        ),
        (Input("brave", say("brave"), read=yes_or_no, write=lambda brave: "yes" if brave else "no"),),
    ),
    card=lambda hero: (),
)


def test_a_new_form_holds_the_defaults() -> None:
    assert [(field.name, field.value) for field in HERO.fields(0, {})] == [("level", "1"), ("title", ""), ("luck", "")]


def test_a_form_of_a_stored_sheet_holds_what_it_has() -> None:
    values = {field.name: field.value for field in HERO.fields(0, {"level": 7, "luck": -2})}
    assert values == {"level": "7", "title": "", "luck": "-2"}


def test_a_page_changes_its_own_fields_alone() -> None:
    stats = HERO.filled(0, {}, {"level": "5", "title": "Dame", "luck": "3"})
    assert HERO.filled(1, stats, {"brave": "yes", "level": "9"}) == {
        "level": 5,
        "title": "Dame",
        "luck": 3,
        "brave": True,
    }


def test_an_optional_field_left_empty_is_unset_again() -> None:
    stats = HERO.filled(0, {"level": 5, "luck": 3}, {"level": "5", "title": "", "luck": " "})
    assert stats["luck"] is None


@pytest.mark.parametrize("typed", ["", "x", "3.5", "1e3", "٣x", "9" * 5000])
def test_what_is_no_number_is_refused_with_the_field(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        HERO.filled(0, {}, {"level": typed})
    assert refused.value.reason in {Shared.VALUE_UNREADABLE, Shared.VALUE_OUT_OF_RANGE}
    assert refused.value.text.args["field"] == say("level")


@pytest.mark.parametrize(("typed", "side", "bound"), [("0", "least", 1), ("−3", "least", 1), ("41", "most", 40)])
def test_what_is_out_of_range_is_refused_with_the_bound(typed: str, side: str, bound: int) -> None:
    with pytest.raises(Refused) as refused:
        HERO.filled(0, {}, {"level": typed})
    assert refused.value.reason is Shared.VALUE_OUT_OF_RANGE
    assert (refused.value.text.args["side"], refused.value.text.args["bound"]) == (side, bound)


@pytest.mark.parametrize(("typed", "number"), [("-3", -3), ("−3", -3), ("–3", -3), (" 12 ", 12), ("+4", 4)])
def test_any_dash_is_a_minus(typed: str, number: int) -> None:
    assert whole_number(typed) == number


@given(level=st.integers(1, 40), luck=st.none() | st.integers(-99, 99), brave=st.booleans())
def test_a_form_sent_back_untouched_changes_nothing(level: int, luck: int | None, brave: bool) -> None:
    stats = Hero(level=level, luck=luck, brave=brave).model_dump(mode="json")
    for page in range(len(HERO.pages)):
        typed = {field.name: field.value for field in HERO.fields(page, stats)}
        assert HERO.filled(page, stats, typed) == stats


@given(st.dictionaries(st.sampled_from(["level", "title", "luck", "brave", "else"]), st.text()))
def test_whatever_is_sent_becomes_a_sheet_or_a_refusal(typed: dict[str, str]) -> None:
    try:
        stats = HERO.filled(0, {}, typed)
    except Refused:
        return
    Hero.model_validate(stats)


def test_a_roll_may_name_every_whole_number_of_a_sheet_in_every_language() -> None:
    def in_italian(label: Text) -> str:
        return {"level": "Livello totale", "luck": "Level"}[label.id]

    assert HERO.named_values({"level": 5, "brave": True}, []) == {"level": 5}
    assert HERO.named_values({"level": 5, "luck": -2}, [in_italian]) == {"level": 5, "luck": -2, "livello_totale": 5}


def test_every_fault_of_a_sheet_is_told_with_its_field() -> None:
    told = HERO.faults({"level": 99, "luck": "much", "shoes": 2, "brave": "maybe"})
    assert [refused.reason for refused in told] == [
        Shared.VALUE_OUT_OF_RANGE,
        Shared.VALUE_OUT_OF_RANGE,
        Shared.VALUE_OUT_OF_RANGE,
        SheetRefusal.UNKNOWN_FIELD,
    ]
    assert [refused.text.args["field"] for refused in told] == [say("level"), say("luck"), say("brave"), "shoes"]
    assert HERO.faults({"level": 40}) == []


def test_what_differs_is_told_as_people_read_it() -> None:
    assert HERO.differences({"level": 3, "title": "Dame"}, {"level": 4, "luck": -1}) == (
        Difference(label=say("level"), before="3", after="4"),
        Difference(label=say("title"), before="Dame", after=EMPTY),
        Difference(label=say("luck"), before=EMPTY, after="-1"),
    )


def test_a_choice_differs_by_the_labels_of_its_options() -> None:
    options = (Option(value="yes", label=say("yes")), Option(value="no", label=say("no")))
    brave = Input("brave", say("brave"), write=lambda brave: "yes" if brave else "no", options=options)
    assert (brave.shown(True), brave.shown(False)) == (say("yes"), say("no"))


@given(before=st.integers(1, 40), after=st.integers(1, 40))
def test_only_what_differs_is_told(before: int, after: int) -> None:
    assert bool(HERO.differences({"level": before}, {"level": after})) == (before != after)
