import time
from pathlib import Path

import pytest

from bot.engine.text import Listing, Ratio, Text, Verbatim, say
from bot.services.i18n import LANGUAGES, Catalogue, language_of, signed

ENGLISH = """
-cleric = cleric
greeting = The { -cleric } { $who } greets { $whom }.
attempts = { $n ->
    [0] No attempts.
    [one] { $n } attempt.
   *[other] { $n } attempts.
}
kind = { $kind ->
    [wight] a wight
   *[other] something
}
only-english = A lich. { $n }
command-roll =
    .name = roll
    .description = Roll the dice.
"""
SLAVIC = """
attempts = { $n ->
    [one] { $n } one
    [few] { $n } few
    [many] { $n } many
   *[other] { $n } other
}
"""
CYRILLIC_ROLL = """
command-roll =
    .name = кидок
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
    (tmp_path / "en" / "core.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "uk" / "core.ftl").write_text(SLAVIC, encoding="utf-8")
    (tmp_path / "ru" / "core.ftl").write_text(SLAVIC, encoding="utf-8")
    (tmp_path / "uk" / "commands.ftl").write_text(CYRILLIC_ROLL, encoding="utf-8")
    return tmp_path


@pytest.fixture
def small(folder: Path) -> Catalogue:
    return Catalogue(folder)


def stars(typed: str) -> str:
    return typed.replace("*", r"\*")


def test_what_people_typed_is_escaped_and_what_is_ours_is_not(small: Catalogue) -> None:
    text = say("greeting", who="*Bo*", whom=Verbatim(verbatim="<@1> *"))
    assert small.format("en", text, stars) == r"The cleric \*Bo\* greets <@1> *."


def test_a_text_within_a_text_is_escaped_once(small: Catalogue) -> None:
    inner = say("greeting", who="*Bo", whom=Verbatim(verbatim="1d20"))
    text = say("greeting", who=inner, whom="*Al")
    assert small.format("en", text, stars) == r"The cleric The cleric \*Bo greets 1d20. greets \*Al."


def test_a_listing_joins_every_sort_of_argument(small: Catalogue) -> None:
    listing = Listing(items=("*Bo", 1200, Verbatim(verbatim="*"), say("attempts", n=1)))
    assert small.format("en", say("greeting", who=listing, whom="x"), stars) == (
        r"The cleric \*Bo, 1,200, *, 1 attempt. greets x."
    )


def test_a_plain_word_chooses_a_variant(small: Catalogue) -> None:
    assert small.format("en", say("kind", kind="wight")) == "a wight"
    assert small.format("en", say("kind", kind=Verbatim(verbatim="ghoul"))) == "something"


@pytest.mark.parametrize("language", ["uk", "ru"])
@pytest.mark.parametrize(
    ("number", "category"), [(0, "many"), (1, "one"), (2, "few"), (5, "many"), (11, "many"), (21, "one"), (22, "few")]
)
def test_ukrainian_and_russian_plurals(small: Catalogue, language: str, number: int, category: str) -> None:
    assert small.format(language, say("attempts", n=number)) == f"{number} {category}"


def test_zero_may_have_its_own_words(small: Catalogue) -> None:
    assert small.format("en", say("attempts", n=0)) == "No attempts."


@pytest.mark.parametrize(
    ("language", "twelve_thousand"), [("en", "12,000"), ("it", "12.000"), ("uk", "12\u00a0000"), ("ru", "12\u00a0000")]
)
def test_thousands_are_written_as_the_language_does(folder: Path, language: str, twelve_thousand: str) -> None:
    (folder / language / "number.ftl").write_text("number = { $n }", encoding="utf-8")
    assert Catalogue(folder).format(language, say("number", n=12_000)) == twelve_thousand


@pytest.mark.parametrize("language", LANGUAGES)
def test_negative_numbers_have_the_typographic_minus(folder: Path, language: str) -> None:
    (folder / language / "number.ftl").write_text("number = { $n }", encoding="utf-8")
    assert Catalogue(folder).format(language, say("number", n=-3)) == "−3"


def test_a_summand_always_shows_its_sign() -> None:
    assert [signed(number) for number in (3, 0, -1)] == ["+3", "+0", "−1"]


def test_a_long_listing_is_shown_whole(small: Catalogue) -> None:
    listing = Listing(items=("bone",) * 1000)
    assert len(small.format("en", say("greeting", who=listing, whom="x"))) > 5000


def test_a_sentence_that_cannot_be_read_is_said_in_english_and_spoils_no_other(
    folder: Path, expected_errors: list[str]
) -> None:
    (folder / "it" / "core.ftl").write_text("only-english = { $n\nkind = qualcosa\n", encoding="utf-8")
    italian = Catalogue(folder)
    assert italian.format("it", say("only-english", n=1)) == "A lich. 1"
    assert italian.format("it", say("kind")) == "qualcosa"
    expected_errors += ["it only-english"]


def test_names_of_commands_come_without_fallback(small: Catalogue) -> None:
    assert small.attribute("en", "command-roll", "name") == "roll"
    assert small.attribute("uk", "command-roll", "name") == "кидок"
    assert small.attribute("uk", "command-roll", "description") is None
    assert small.attribute("it", "command-roll", "name") is None
    assert small.attribute("en", "command-nothing", "name") is None


def test_a_missing_sentence_is_said_in_english_then_by_its_id_and_logged_once(
    small: Catalogue, caplog: pytest.LogCaptureFixture, expected_errors: list[str]
) -> None:
    for _ in range(2):
        assert small.format("it", say("only-english", n=1200)) == "A lich. 1,200"
        assert small.format("it", say("nowhere")) == "nowhere"
    assert small.has("en", "only-english")
    assert not small.has("it", "only-english")
    assert [record.getMessage() for record in caplog.records] == [
        "a sentence is missing: it only-english",
        "a sentence is missing: it nowhere",
        "a sentence is missing: en nowhere",
    ]
    expected_errors += ["it only-english", "it nowhere", "en nowhere"]


def test_a_missing_argument_is_shown_by_its_name_and_logged(small: Catalogue, expected_errors: list[str]) -> None:
    assert small.format("en", say("greeting", who="Bo")) == "The cleric Bo greets whom."
    expected_errors.append("a sentence went wrong: en greeting Unknown external: whom")


@pytest.mark.parametrize(
    ("locale", "language"),
    [("it", "it"), ("uk", "uk"), ("ru", "ru"), ("en-US", "en"), ("en-GB", "en"), ("pl", "en"), ("", "en")],
)
def test_discord_locales_find_their_language(locale: str, language: str) -> None:
    assert language_of(locale) == language


@pytest.mark.parametrize(
    ("num", "den", "percent", "shown"),
    [
        (7, 12, True, ["58.33%", "58,33%", "58,33%", "58,33\xa0%"]),
        (1, 20, True, ["5%", "5%", "5%", "5\xa0%"]),
        (1, 1, True, ["100%", "100%", "100%", "100\xa0%"]),
        (0, 1, True, ["0%", "0%", "0%", "0\xa0%"]),
        (1, 10**9, True, ["<0.01%", "<0,01%", "<0,01%", "<0,01\xa0%"]),
        (10**40 - 1, 10**40, True, [">99.99%", ">99,99%", ">99,99%", ">99,99\xa0%"]),
        (1, 10_000, True, ["0.01%", "0,01%", "0,01%", "0,01\xa0%"]),
        (9_999, 10_000, True, ["99.99%", "99,99%", "99,99%", "99,99\xa0%"]),
        (15869, 1296, False, ["12.24", "12,24", "12,24", "12,24"]),
        (-7, 2, False, ["−3.5", "−3,5", "−3,5", "−3,5"]),
        (24_000, 2, False, ["12,000", "12.000", "12\xa0000", "12\xa0000"]),
    ],
)
def test_a_ratio_is_written_as_the_language_does_and_never_rounded_to_what_it_is_not(
    small: Catalogue, num: int, den: int, percent: bool, shown: list[str]
) -> None:
    ratio = Ratio(num=num, den=den, percent=percent)
    assert [small.shown(language, ratio) for language in LANGUAGES] == shown


def test_a_sentence_with_two_arguments_takes_less_than_50_microseconds(small: Catalogue) -> None:
    text: Text = say("greeting", who="Bo", whom="Al")
    small.format("en", text)
    best = min(_seconds_for(200, small, text) for _ in range(10))
    assert best / 200 < 50e-6


def _seconds_for(times: int, catalogue: Catalogue, text: Text) -> float:
    start = time.process_time()
    for _ in range(times):
        catalogue.format("en", text)
    return time.process_time() - start
