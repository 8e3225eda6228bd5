"""The four languages say the same, say it well, and say all that the code asks for; and each check is seen to bite."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest
from discord import app_commands

from bot.app import create_bot
from bot.services.i18n import entries
from bot.services.settings import ROOT, Settings
from tests.locale_files import Languages, faults, read
from tests.locale_uses import Uses

TURN = """
turns = { $n ->
    [one] { $n } a
    [few] { $n } b
    [many] { $n } c
   *[other] { $n } d
}
"""


@pytest.fixture(scope="module")
def shipped() -> Languages:
    return read(ROOT / "data" / "locale")


@pytest.fixture(scope="module")
def uses() -> Uses:
    files = [file for folder in ("bot", "cogs") for file in sorted((ROOT / folder).rglob("*.py"))]
    return Uses.of({file.relative_to(ROOT).as_posix(): file.read_text(encoding="utf-8") for file in files})


def test_the_languages_say_the_same_and_say_it_well(shipped: Languages) -> None:
    found = faults(shipped)
    assert not found, f"{len(found)} faults:\n" + "\n".join(found)


def test_every_message_and_term_is_found_in_its_file_before_it_is_parsed(shipped: Languages) -> None:
    for language, read_whole in shipped.items():
        files = (ROOT / "data" / "locale" / language).glob("*.ftl")
        found = [name for file in files for name in entries(file.read_text(encoding="utf-8"))]
        assert sorted(found) == sorted(read_whole.entries)


def test_all_that_the_code_says_has_a_sentence(shipped: Languages, uses: Uses) -> None:
    assert len(uses.spoken) > 50
    found = list(uses.missing(shipped["en"].entries))
    assert not found, f"{len(found)} faults:\n" + "\n".join(found)


def test_no_sentence_is_there_in_vain(shipped: Languages, uses: Uses) -> None:
    tables = [file.read_text(encoding="utf-8") for file in (ROOT / "data").rglob("*.toml")]
    found = uses.unused(shipped["en"].entries, tables)
    assert not found, f"{len(found)} faults:\n" + "\n".join(found)


async def test_the_words_of_the_commands_are_those_of_the_tree(shipped: Languages, tmp_path: Path) -> None:
    bot = create_bot(Settings(data=tmp_path))
    for package in sorted((ROOT / "cogs").glob("*/__init__.py")):
        await bot.load_extension(f"cogs.{package.parent.name}")
    wanted: dict[str, set[str]] = {}
    for command in bot.tree.walk_commands():
        parts = wanted.setdefault(f"command-{command.qualified_name.replace(' ', '-')}", {"name", "description"})
        for parameter in command.parameters if isinstance(command, app_commands.Command) else ():
            parts |= {f"option-{parameter.name}", f"option-{parameter.name}-description"}
            wanted |= {f"choice-{choice.value}": {""} for choice in parameter.choices}
    for kind in (discord.AppCommandType.user, discord.AppCommandType.message):
        wanted |= {f"command-{menu.name}": {"name"} for menu in bot.tree.walk_commands(type=kind)}
    english = shipped["en"].entries
    assert wanted == {id: set(english[id].parts) for id in english if id.startswith("command-") or id in wanted}


def languages(folder: Path, **files: str) -> Languages:
    """Languages of one small file each; those not given say what English says."""
    for name in ("en", "it", "uk", "ru"):
        (folder / name).mkdir()
        (folder / name / "core.ftl").write_text(files.get(name, files["en"]), encoding="utf-8")
    return read(folder)


@pytest.mark.parametrize(
    ("files", "fault"),
    [
        ({"en": "a = 1\nb = 2", "uk": "a = 1"}, "uk: b is missing (en/core.ftl:2)"),
        ({"en": "a = 1", "it": "a = 1\nb = 2"}, "it/core.ftl:2: b is not in English"),
        ({"en": "a = 1\n    .x = 2", "ru": "a = 1"}, "a.x is in only one of en and ru"),
        ({"en": "a = 1\n    .x = 2", "ru": "a =\n    .x = 2"}, "a as a text is in only one of en and ru"),
        ({"en": "a = { $n }", "it": "a = { $m }"}, "a uses $m, in English $n"),
        ({"en": "a = 1\na = 2"}, "en/core.ftl:2: a stands in en/core.ftl:1 as well"),
        ({"en": "a = { $n"}, "en/core.ftl:1: cannot be read"),
        ({"en": "a = { -term }"}, "refers to -term, which this language does not have"),
        ({"en": "a = { b }"}, "refers to b, which"),
        ({"en": "a = it's"}, "the apostrophe is ’"),
        ({"en": "a = 1", "uk": "a = здоров’я"}, "the apostrophe is ʼ"),
        ({"en": "a = 1", "uk": "a = здоров'я"}, "the apostrophe is ʼ"),
        ({"en": 'a = "so"'}, "quotation marks are not straight"),
        ({"en": "a = 1", "ru": "a = “так”"}, "quotation marks are «…»"),
        ({"en": "a = from -3 to 3"}, "the minus is −"),
        ({"en": "a = -{ $n }"}, "the minus is −"),
        ({"en": "a = ({ $n }-{ $m })"}, "a range has –"),
        ({"en": "a = rows 2-3"}, "a range has –"),
        ({"en": "a = wait..."}, "the ellipsis is …"),
        ({"en": "a = 1", "ru": "a = 1к20"}, "dice are written 1d20"),
        ({"en": "a = 1", "ru": "a = на С5"}, "squares are Latin"),
        ({"en": "a = 1\u200b"}, "a control or direction character"),
        ({"en": "a = e\u0300"}, "not composed (NFC)"),
        ({"en": "a = 1", "uk": "a = кiстка"}, "'кiстка' mixes Cyrillic and Latin letters"),
        ({"en": "a = а dog"}, "'а' is Cyrillic"),
        ({"en": "a = The dead walk", "ru": "a = The dead walk"}, "ru/core.ftl:1: a: looks untranslated: The dead walk"),
        ({"en": "a =\n    .name = roll", "ru": "a =\n    .name = счёт"}, "a command's name has no ё"),
        ({"en": f"x-field-y = {'long ' * 10}"}, "49 characters, more than 45"),
        (
            {"en": f"x-button-y = {{ $n ->\n    [0] No\n   *[other] {'long ' * 20}\n}}"},
            "99 characters, more than 80",
        ),
        ({"en": TURN}, "en/core.ftl:2: turns: has the plural forms few, many, one, not one"),
        (
            {"en": "a = 1", "uk": TURN.replace("[few]", "[two]")},
            "has the plural forms many, one, two, not few, many, one",
        ),
        ({"en": "a = 1", "ru": TURN.replace("*[other]", "*[rest]")}, "the default of a plural is *[other]"),
    ],
)
def test_each_fault_of_a_file_is_found(tmp_path: Path, files: dict[str, str], fault: str) -> None:
    assert fault in "\n".join(faults(languages(tmp_path, **files)))


@pytest.mark.parametrize(
    "files",
    [
        {
            "en": "a = { $n ->\n    [one] One\n   *[other] More\n}",
            "uk": "a = Скільки: { $n }",
            "ru": "a = Сколько: { $n }",
        },
        {"en": "a = l’esito, `x-1` and `it's`", "uk": "a = здоровʼя – «так, „ні“»", "ru": "a = ещё «да, „нет“»"},
        {"en": "a = GM, EX Nihilo: 1d20, C5, −3", "ru": "a = EX Nihilo: бросок d20, C5, −3 и d20-бросок"},
        {"en": "a = 16–20, { $n }–{ $m }, well-known", "uk": "a = { $n }–{ $m }", "ru": "a = ({ $n }), { $m }-й"},
        {"en": "-t = bone\na = { -t }", "uk": "a = кістка", "ru": "-t = кость\na = { -t }"},
        {"en": "a = /setup gm", "uk": "a = /setup gm", "ru": "a = /setup gm"},
    ],
)
def test_good_style_is_left_alone(tmp_path: Path, files: dict[str, str]) -> None:
    assert faults(languages(tmp_path, **files)) == []


def test_a_turn_is_declined_in_all_forms(tmp_path: Path) -> None:
    two_forms = TURN.replace("    [few] { $n } b\n    [many] { $n } c\n", "")
    declined = {"uk": TURN.replace("b", "ходи"), "ru": TURN.replace("b", "хода")}
    assert faults(languages(tmp_path, en=two_forms, **declined)) == []


ENGLISH = (
    "plain = A\nwith = { $who }\nrefusal-no = { $why }\nkind-a = A\nkind-b = { $n }\nspare = Z\nonly =\n    .x = 1"
)
REFUSALS = "class MyRefusal(Refusal):\n    NO = 'refusal-no'\n"


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("say('nowhere')", "x.py:1: nowhere has no sentence"),
        ("say('only')", "x.py:1: only has no sentence"),
        ("text.say('plain' if x else 'nowhere')", "x.py:1: nowhere has no sentence"),
        ("say('with')", "x.py:1: with is said without $who"),
        ("say(f'kind-{x}')", "x.py:1: kind-b is said without $n"),
        ("say(f'sort-{x}', n=1)", "x.py:1: sort-… has no sentence"),
        ("IDS = {1: 'plain', 2: 'nowhere'}\nsay(IDS[x])", "x.py:2: nowhere has no sentence"),
        ("class MyRefusal(Refusal):\n    NO = 'refusal-nowhere'", "x.py:2: refusal-nowhere has no sentence"),
        (REFUSALS + "raise Refused(MyRefusal.NO)", "x.py:3: refusal-no is said without $why"),
    ],
)
def test_each_fault_of_the_code_is_found(tmp_path: Path, source: str, fault: str) -> None:
    english = languages(tmp_path, en=ENGLISH)["en"].entries
    assert fault in list(Uses.of({"x.py": source}).missing(english))


def test_well_spoken_code_is_left_alone(tmp_path: Path) -> None:
    source = REFUSALS + (
        "say('plain')\nsay('with', who=1, more=2)\nsay(f'kind-{x}', n=1)\nsay(f'kind-{x}', **given)\n"
        "raise Refused(MyRefusal.NO, why='')\nsay(unknown)"
    )
    assert list(Uses.of({"x.py": source}).missing(languages(tmp_path, en=ENGLISH)["en"].entries)) == []


def test_a_sentence_that_nobody_says_is_found(tmp_path: Path) -> None:
    english = languages(tmp_path, en="aa = A\nbb = B\ncc-1 = C\ndd = { ee }\nee = E\n-tt = T\nff = F")["en"].entries
    source = "X = 'aa'\nf'cc-{n}'\nsay('dd')"
    found = Uses.of({"x.py": source}).unused(english, ['key = "bb"'])
    assert found == ["en/core.ftl:6: -tt is never said", "en/core.ftl:7: ff is never said"]
