"""What is played for the record of what every table needs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date

from bot.engine.odds.situation import Situation
from bot.engine.reminders import Habits, Quiet
from bot.engine.text import say
from bot.engine.visibility import Visibility
from cogs.tabletop.rules.ask import Asked, ask, target_of
from cogs.tabletop.rules.habits import read_habits, typed_habits
from cogs.tabletop.rules.odds import answer, ask_in
from cogs.tabletop.rules.odds import ask as ask_odds
from cogs.tabletop.rules.roll import roll
from cogs.tabletop.rules.scene import entries, number_typed, numbered, time_typed
from tests.cycling import CyclingDice

TODAY = date(2026, 1, 31)
FIELD = say("ask-field-difficulty")


def book() -> None:
    """There are no worked examples here."""


def plays() -> dict[str, Callable[[], object]]:
    """What is played, by its name."""
    return dict([*_asked(), *_habits(), *_scenes(), *_rolls()])


def _asked() -> Iterator[tuple[str, Callable[[], object]]]:
    for typed in ("", "12", "−3", "x", "1.5", " 7 "):
        yield f"a target as typed: {typed}", lambda typed=typed: [target_of(typed)]
    for people in ((), (5,), tuple(range(20)), tuple(range(21))):
        asked = Asked(people=people, expression="1d20", difficulty="12", visibility=Visibility.BLIND)
        yield f"{len(people)} asked", lambda asked=asked: ask(asked)


def _habits() -> Iterator[tuple[str, Callable[[], object]]]:
    habits = Habits(quiet=Quiet(start=1320, end=425), away_until=date(2026, 2, 14), digest_hour=7, gap_minutes=45)
    yield (
        "habits as typed",
        lambda: [
            typed_habits(habits),
            typed_habits(Habits()),
            typed_habits(habits.model_copy(update={"digest_hour": 0})),
        ],
    )
    for name, words in {
        "quiet": (
            "22:00–7:05",
            "22 - 7.30",
            "0:00-24:00",
            "23:00—23:00",
            "7",
            "25:00-3",
            "22:60-3",
            "24:00−6:30",
            "22:00-24:01",
        ),
        "away": ("2026-01-31", "2026-01-30", "2026.02.14", "2026/2/14", "2027-02-01", "2027-02-02", "soon"),
        "digest": ("7", "7:00", "7:30", "24", "25", "x", "0"),
        "gap": ("0", "45", "-1", "9999999", "x"),
    }.items():
        for typed in words:
            yield (
                f"{name} as typed: {typed}",
                lambda name=name, typed=typed: read_habits(habits, {name: f" {typed} "}, TODAY),
            )


def _scenes() -> Iterator[tuple[str, Callable[[], object]]]:
    for typed in (
        "3 Skeleton +1, Ada, Goblin −2",
        " , ",
        "21 Orc",
        "0 Orc",
        "20 Orc",
        "7 of Nine +12",
        "+3",
        "3",
        "Orc+1",
        "x" * 70,
    ):
        yield f"those who join, as typed: {typed}", lambda typed=typed: entries(typed)
    for heads in (1, 3):
        yield f"{heads} who are alike", lambda heads=heads: numbered("Orc", heads, ["orc 2", "Ada"])
    for typed in ("5", "−999", "1000", "x", "999", "-1000"):
        yield f"a number as typed: {typed}", lambda typed=typed: [number_typed(typed, FIELD)]
    for typed in ("1:30", "1:2:03", "90", "0", "0:00", "x", "999:59:59", "1000:00", "1:30:5", "12345"):
        yield f"a time as typed: {typed}", lambda typed=typed: [time_typed(typed, FIELD)]


def _rolls() -> Iterator[tuple[str, Callable[[], object]]]:
    for typed in (
        "1d20+STR",
        "2d6+3",
        "3x(1d6)",
        "4d6kh3 [str]",
        "d20",
        "1d20adv",
        "x",
        "2d6ra6",
        "1d6e6",
        "(1d4+1)*2",
        "8d6ro<3",
    ):
        yield (
            f"rolled: {typed}",
            lambda typed=typed: roll(typed, " a note ", CyclingDice(6, 3, 5, 1), {"STR": 3, "DEX": 1}),
        )
    for target, against in ((None, ""), (12, ""), (None, "1d12"), (12, "1d12")):
        yield f"odds: {target} {against}", lambda target=target, against=against: _odds(target, against)
        for ours, theirs in (("1d30", ""), ("1d30", "1d30"), ("", "1d30")):
            situation = Situation(id="s", label=say("nihilo-title"), ours=ours, theirs=theirs)
            yield (
                f"odds: {target} {against} with {ours} and {theirs}",
                lambda target=target, against=against, situation=situation: ask_in(
                    situation, "1d20 [x] + 3", target, against
                ),
            )


def _odds(target: int | None, against: str) -> list[object]:
    question = ask_odds("1d6 [x] + 3", target, against)
    return [question, str(answer(question))]
