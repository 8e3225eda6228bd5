"""Worked examples edge to edge: in `/help rules`, and the guild's own in `/house cases`."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.engine.text import say
from bot.services import housecases
from bot.services.i18n import LANGUAGES
from tests.play import SENTENCES, evening, refused, stored
from tests.table import Table, form_values, labels, words
from tests.tabletop.caseacts import FILE, own_case
from tests.tabletop.houses import ORDERS
from tests.tabletop.scenes import said_to


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with evening(tmp_path) as opened:
        yield opened


async def page(table: Table, who: Any, ruleset: str, number: int = 0) -> Any:
    shown = await table.slash(who, "help rules")
    shown = await table.forge(who, shown, "gcs1:tabletop:help-rules", values=[ruleset])
    return await table.forge(who, shown, f"gcb1:tabletop:cases:{ruleset}:{number}")


async def example(table: Table, who: Any, id: str, ruleset: str = "turning") -> Any:
    return await table.forge(who, await page(table, who, ruleset), f"gcs1:tabletop:case:{ruleset}", values=[id])


def plain(message: Any) -> str:
    return words(message).replace("**", "").replace("\\", "")


async def send(table: Table, on: Any, kind: str = "attempts", **fields: str) -> Any:
    whole = {"id": "Mine", "rules": "", "given": "level = 5", "faces": "", "expected": "attempts = 4", **fields}
    return await table.forge_form(table.gm, f"gcf1:tabletop:case-send:turning:{kind}", on, **whole)


async def test_a_button_leads_from_the_commands_of_a_ruleset_to_its_examples_and_back(table: Table) -> None:
    shown = await table.slash(table.spectator, "help rules")
    assert "Examples" not in labels(shown), "the tabletop has none"
    shown = await table.choose(table.spectator, shown, "Choose a ruleset", "Skirmish")
    shown = await table.press(table.spectator, shown, "Examples")
    assert words(shown).startswith("Examples: Skirmish")
    assert "</skirmish new:" in words(await table.press(table.spectator, shown, "All commands"))


async def test_all_examples_of_all_rulesets_are_shown_in_lines_that_fit(table: Table) -> None:
    for ruleset, book in table.bot.casebooks.items():
        found: list[str] = []
        shown, number = await page(table, table.spectator, ruleset), 0
        while True:
            text = plain(shown)
            assert "attached file" not in text
            found += re.findall(r"^- (\S+) ", text, re.MULTILINE)
            if "Next" not in labels(shown):
                break
            number += 1
            shown = await table.press(table.spectator, shown, "Next")
        assert found == [case.id for case in book.cases]


async def test_an_example_tells_its_rules_and_both_sides_in_the_reader_s_language(table: Table) -> None:
    for language in LANGUAGES:
        table.simulation.locales[table.player.id] = "en-US" if language == "en" else language
        text = plain(await example(table, table.player, "E000-2"))
        for id in ("case-rules", "case-given", "case-faces", "case-out", "case-field-turning-potential"):
            assert SENTENCES.format(language, say(id)) in text
        assert "R000-4" in text
        assert ": 12" in text
        assert ": 20" in text
    board = words(await example(table, table.player, "E001-9.1", "cabal"))
    assert "...K...." in board
    assert ".+++++.." in board


async def test_what_the_house_rules_change_is_shown_beside_and_marked(table: Table) -> None:
    before = plain(await example(table, table.player, "E000-3"))
    assert "house rules" not in before
    await table.submit(table.gm, await table.slash(table.gm, "house set", rule="turning.orders"), value=ORDERS)
    after = plain(await example(table, table.player, "E000-3"))
    published, here = after.split("What comes out here")
    assert "value: 18" in published
    assert "value: 16 (this server’s own)" in here
    listed = plain(await page(table, table.player, "turning"))
    assert re.search(r"E000-3 .*\(otherwise here\)", listed)
    assert not re.search(r"E000-2 .*\(otherwise here\)", listed)


async def test_an_own_example_is_made_like_another_and_checked_at_once_and_after_each_change(table: Table) -> None:
    shown = await example(table, table.gm, "E000-3")
    form = await table.press(table.gm, shown, "One of our own like it …")
    values = form_values(form)
    assert (values["id"], values["faces"]) == ("", "12")
    assert "level = 5" in values["given"]
    told = await table.submit(table.gm, form, id="Our skeleton", expected="value = 18")
    assert "All of them hold" in words(told)
    changed = await table.submit(
        table.gm, await table.slash(table.gm, "house set", rule="turning.orders"), value=ORDERS
    )
    assert "do not hold" in said_to(changed)
    assert "Our skeleton" in words(changed)
    shown = await table.slash(table.player, "house cases")
    assert "does not hold" in words(shown)
    card = plain(await table.choose(table.player, shown, "Look at an example", "Our skeleton: a turning attempt"))
    assert "value: 18" in card
    assert "value: 16 (this server’s own)" in card
    assert "does not hold by the rules in force" in card
    reset = await table.slash(table.gm, "house reset", rule="turning.orders")
    assert "do not hold" not in words(reset)


async def test_own_examples_stand_behind_the_published_ones(table: Table) -> None:
    await own_case(table)
    last = len(table.bot.casebooks["turning"].cases) // 15
    assert "Our skeleton" in words(await page(table, table.player, "turning", last))


async def test_a_file_goes_out_and_comes_in_again(table: Table) -> None:
    assert "1 example is kept" in said_to(await table.slash(table.gm, "house cases", file=("x.toml", FILE)))
    exported = await table.press(table.player, await table.slash(table.player, "house cases"), "As a file")
    assert "1 example" in said_to(exported)
    [one] = await table.bot.storage.read(table.guild.id, housecases.listed)
    data = housecases.exported([one])
    card = await table.choose(
        table.gm, await table.slash(table.gm, "house cases"), "Look at an example", "Our skeleton: a turning attempt"
    )
    assert "none yet" in words(await table.press(table.gm, card, "Forget it"))
    await table.slash(table.gm, "house cases", file=("x.toml", data))
    [again] = await table.bot.storage.read(table.guild.id, housecases.listed)
    assert again.case == one.case


BROKEN = [
    (b"", "gravecaller = 1"),
    (b"\xff\xfe", "cannot be read"),
    (b"gravecaller = 1\n[[turning]\n", "Line 2"),
    (b"gravecaller = 1\n", "no examples"),
    (b"gravecaller = 1\n[[chess]]\nid = 'x'\n", "chess"),
    (b"gravecaller = 1\nturning = 3\n", "turning"),
    (FILE.replace(b"level = 5", b"level = 99"), "turning 1 (Our skeleton)"),
    (FILE.replace(b"level = 5", b"luck = 5"), "luck"),
    (FILE.replace(b"value = 18", b"worth = 18"), "worth"),
    (FILE.replace(b'"attempt"', b'"dance"'), "dance"),
    (FILE.replace(b"faces = [12]", b"faces = [0]"), "faces"),
    (FILE + FILE.partition(b"\n\n")[2], "twice"),
]


async def test_a_broken_file_is_refused_with_the_place_of_its_faults(table: Table) -> None:
    before = await stored(table)
    for data, why in BROKEN:
        assert why in plain(await table.slash(table.gm, "house cases", file=("x.toml", data)))
    assert await stored(table) == before


async def test_what_does_not_fit_a_form_is_told_with_the_words_to_copy(table: Table) -> None:
    on = await table.slash(table.gm, "house cases")
    before = await stored(table)
    for fields, why in (
        ({"given": "level = "}, "breaks off"),
        ({"expected": "attempts 4"}, "Line 1"),
        ({"given": "level = 0"}, "too low"),
        ({"faces": "6, d20"}, "d20"),
        ({"expected": "luck = 1"}, "luck"),
        ({"rules": "R1"}, "rules"),
        ({"id": " \u200b"}, "empty"),
    ):
        told = plain(await send(table, on, **fields))
        assert why in told, told
        assert "to copy" in told
    assert refused(await send(table, on, kind="attempts:more"))
    assert await stored(table) == before
    assert "1 example is kept" in words(await send(table, on))


async def test_a_hundred_are_kept_and_no_more(table: Table) -> None:
    rows = (FILE.partition(b"\n\n")[2].replace(b"Our skeleton", b"No %d" % number) for number in range(100))
    full = b"gravecaller = 1\n\n" + b"\n".join(rows)
    assert "100 examples are kept" in words(await table.slash(table.gm, "house cases", file=("x.toml", full)))
    assert "at most 100" in str(refused(await table.slash(table.gm, "house cases", file=("x.toml", FILE))))
    shown = await table.slash(table.gm, "house cases")
    assert "No 0" in words(shown)
    shown = await table.forge(table.gm, shown, "gcb1:tabletop:cases-own:6")
    assert "No 99" in words(shown)
    assert "Next" not in labels(shown)


async def test_what_is_gone_or_never_was_is_closed(table: Table) -> None:
    number, on = await own_case(table)
    await table.forge(table.gm, on, f"gcb1:tabletop:case-forget:{number}")
    for address, values in (
        ("gcs1:tabletop:case-own", [str(number)]),
        ("gcs1:tabletop:case:turning", [f"own {number}"]),
        ("gcs1:tabletop:case:turning", ["E999-1"]),
        ("gcs1:tabletop:case:chess", ["E000-1"]),
        ("gcb1:tabletop:cases:chess:0", None),
        ("gcb1:tabletop:case-like:turning:E999", None),
    ):
        assert refused(await table.forge(table.gm, on, address, **({"values": values} if values else {})))
