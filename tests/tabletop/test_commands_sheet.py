"""`/sheet`, from the composer to the stored sheet and back."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bot.engine.text import clean
from bot.services import sheets
from tests.play import cleric, evening, lay, refused, stored, undead
from tests.table import Table, form_values, labels, shown, words

MARKUP = [
    "@everyone",
    "<@&1>",
    "<@1>",
    "x` @here `",
    "```",
    "||spoiler||",
    "[a](http://x)",
    "</roll:1>",
    "- # big",
    "- list",
    "> quote",
    "*a* _b_ ~~c~~",
    "\u202eright to left",
    "a" + "\u0301" * 30,
    "two\nlines",
    "\\@everyone \\",
]


async def new(table: Table, who: Any, name: str, **fields: str) -> Any:
    form = await table.slash(who, "sheet new", kind="turning.cleric", name=name)
    return await table.submit(who, form, **fields)


async def test_a_form_makes_a_sheet_that_its_maker_finds_again(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        card = await new(table, table.owner, "Ada", level="5", recovery="dawn")
        assert shown(card).flags.ephemeral
        assert "The sheet is stored." in words(card)
        assert await table.suggest(table.owner, "sheet show", "sheet", "AD") == {"Ada": "#1"}
        again = words(await table.slash(table.owner, "sheet show", sheet="ada"))
        assert "Level: **5**" in again
        assert "**dawn**" in again


async def test_a_sheet_is_still_there_after_a_restart_with_its_buttons(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        card = await new(table, table.owner, "Ada", level="5")
        await table.restart()
        form = await table.press(table.owner, card, "Edit 1/2")
        assert form_values(form)["level"] == "5"
        assert "Level: **6**" in words(await table.submit(table.owner, form, level="6"))


async def test_a_form_that_was_opened_before_a_restart_is_still_taken(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        form = await table.slash(table.owner, "sheet new", kind="turning.cleric", name="Ada")
        await table.restart()
        assert "The sheet is stored." in words(await table.submit(table.owner, form, level="5"))


@pytest.mark.parametrize(
    ("field", "typed"),
    [("level", "five"), ("level", "0"), ("level", "41"), ("level", "9" * 100), ("modifiers", "holy"), ("name", ""),
     ("name", "Ada, Bo"), ("name", "\u200b"), ("name", "#7")],
)  # fmt: skip
async def test_a_form_that_is_not_taken_says_why_and_keeps_what_was_typed(
    field: str, typed: str, tmp_path: Path
) -> None:
    async with evening(tmp_path) as table:
        form = await table.slash(table.owner, "sheet new", kind="turning.cleric")
        filled = {"name": "Ada", "deity": "Pelor"} | {field: typed}
        if field == "name" and not typed:
            filled = {"name": " ", "deity": "Pelor"}
        result = await table.submit(table.owner, form, **filled)
        assert refused(result)
        assert (await stored(table))["sheets"] == []
        again = await table.press(table.owner, result, "Try again")
        assert form_values(again)["deity"] == "Pelor"
        assert "The sheet is stored." in words(
            await table.submit(table.owner, again, name="Ada", level="1", modifiers="")
        )


async def test_a_taken_name_is_refused_in_any_case_and_composition(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await new(table, table.owner, "NICOLÒ")
        assert "already a sheet" in str(refused(await new(table, table.player, "nicolo\u0300")))
        assert refused(await new(table, table.spectator, "Nicola")) is None


async def test_a_name_given_with_the_command_wins_over_what_was_typed_before(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        assert refused(await new(table, table.owner, "Ada", level="none"))
        form = await table.slash(table.owner, "sheet new", kind="turning.cleric", name="Bo")
        assert form_values(form)["name"] == "Bo"


@pytest.mark.parametrize(
    ("made", "typed"), [("NICOLÒ", "nicolo\u0300"), ("ЛІЧ", "ліч"), ("Straße", "STRASSE"), ("İstvan", "i\u0307stvan")]
)
async def test_a_name_is_found_however_it_is_written(made: str, typed: str, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, made)
        assert refused(await table.slash(table.owner, "sheet show", sheet=typed)) is None
        assert made in await table.suggest(table.owner, "sheet show", "sheet", typed)


async def test_of_two_who_edit_the_same_sheet_the_second_is_told(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, level=3)
        first = await table.slash(table.owner, "sheet edit", sheet="Ada")
        second = await table.slash(table.gm, "sheet edit", sheet="Ada")
        await table.submit(table.owner, first, level="4")
        assert "Somebody has changed this" in str(refused(await table.submit(table.gm, second, level="9")))
        assert "Level: **4**" in words(await table.slash(table.owner, "sheet show", sheet="Ada"))


async def test_a_form_delivered_twice_changes_the_sheet_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, level=3)
        form = await table.slash(table.owner, "sheet edit", sheet="Ada")
        result = await table.submit(table.owner, form, level="4")
        before = await stored(table)
        await table.again(result, unanswered=True)
        assert await stored(table) == before


async def test_a_new_sheet_delivered_twice_is_made_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        result = await new(table, table.owner, "Ada")
        await table.again(result, unanswered=True)
        assert len((await stored(table))["sheets"]) == 1


async def test_the_gm_hides_an_undead_and_shows_it_again(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await undead(table, "Ghoul")
        card = await table.slash(table.gm, "sheet show", sheet="Ghoul")
        [hide] = [label for label in labels(card) if "ide" in label]
        card = await table.press(table.gm, card, hide)
        assert "Ghoul" not in words(await table.slash(table.player, "sheet list"))
        assert "Ghoul" in words(await table.slash(table.gm, "sheet list"))
        [show] = [label for label in labels(card) if "Show" in label]
        await table.press(table.gm, card, show)
        assert "Ghoul" in words(await table.slash(table.player, "sheet list"))


async def test_names_with_markup_are_shown_as_letters_and_ping_nobody(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        for name in MARKUP:
            made = await new(table, table.owner, name, level="40")
            await table.slash(table.owner, "sheet list")
            await table.slash(table.owner, "sheet show", sheet=name)
            ghost = await undead(table, f"{name[:30]}z")
            await table.slash(
                table.owner, "turning attempt", undead=f"#{ghost.id}", cleric=name, modifiers=f"+1 {name}"
            )
            await table.slash(table.owner, "roll", expression="1d6", note=name)
            assert refused(made) is None, name
        spoken = [text for entry in table.env.http_requests for text in _markdown(entry.json)]
        for name in MARKUP:
            assert any(clean(name).replace("\\", "") in text.replace("\\", "") for text in spoken), name
        for text in spoken:
            assert not re.search(r"(?<!\\)@(everyone|here)|(?<!\\)\]\(http|\n(#|>|-) |[\u202e\u200b]", text), text
            assert not re.search("\u0301{3}", text)
        for message in table.env.backend.messages[table.channel.id].values():
            assert not message.ping_user_ids
            assert not message.ping_role_ids
            assert not message.mention_everyone


def _markdown(body: Any) -> list[str]:
    """The parts of a body in which Discord reads markdown, without those in code spans."""
    data = body.get("data", body) if isinstance(body, dict) else {}
    if not isinstance(data, dict):
        return []
    embeds = data.get("embeds") or []
    parts = [embed.get(key) for embed in embeds for key in ("title", "description")] + [data.get("content")]
    return [re.sub(r"(?<!\\)`[^`]*`", "", part) for part in parts if part]


@pytest.mark.parametrize("n", [0, 1, 25, 26, 500])
async def test_however_many_sheets_there_are_lists_and_suggestions_stay_within_bounds(n: int, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await many(table, n)
        offered = await table.suggest(table.owner, "sheet show", "sheet", "")
        assert len(offered) == min(n, 25)
        if n:
            found = await table.suggest(table.owner, "sheet show", "sheet", f"cleric {n:03}")
            assert next(iter(found)) == f"Cleric {n:03}"
        page = await table.slash(table.owner, "sheet list")
        assert f"Sheets: {n}" in words(page)
        listed = set(re.findall(r"Cleric \d{3}", words(page)))
        while "Next" in labels(page):
            page = await table.press(table.owner, page, "Next")
            listed |= set(re.findall(r"Cleric \d{3}", words(page)))
        assert len(listed) == n


async def many(table: Table, n: int) -> None:
    def work(db: Any) -> None:
        for i in range(1, n + 1):
            sheets.create(
                db,
                ruleset="turning",
                kind="cleric",
                name=f"Cleric {i:03}",
                owner_id=table.owner.id,
                stats={},
                now=table.bot.clock.now(),
            )

    await table.bot.storage.write(table.guild.id, work)


async def test_a_value_that_was_not_suggested_is_looked_up_as_a_name(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada")
        assert refused(await table.slash(table.owner, "sheet show", sheet="aDA")) is None
        assert "Bo" in str(refused(await table.slash(table.owner, "sheet show", sheet="Bo")))
        assert refused(await table.slash(table.owner, "sheet show", sheet="#999"))
        assert refused(await table.slash(table.owner, "sheet show", sheet="#" + "9" * 50))
        assert refused(await table.slash(table.owner, "sheet new", kind="no such kind"))


async def test_kinds_are_suggested_in_the_reader_s_language_and_only_those_one_may_make(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        everyone_s = {
            "Cleric": "turning.cleric",
            "Companion": "turning.companion",
            "Adventurer": "spellcasting.adventurer",
            "EX Nihilo: character": "ex_nihilo.character",
            "Skirmish creature": "skirmish.creature",
        }
        gm_s = {
            "Undead": "turning.undead",
            "Own spell": "spellcasting.spell",
            "Cabal: army": "cabal.army",
            "EX Nihilo: the Narrator’s own": "ex_nihilo.npc",
        }
        assert await table.suggest(table.gm, "sheet new", "kind", "") == everyone_s | gm_s
        assert await table.suggest(table.player, "sheet new", "kind", "") == everyone_s
        table.simulation.locales[table.player.id] = "it"
        assert await table.suggest(table.player, "sheet new", "kind", "chi") == {"Chierico": "turning.cleric"}


async def test_two_servers_know_nothing_of_each_other(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada")
        await undead(table, "Ghoul")
        assert "Sheets: 0" in words(await table.slash(table.stranger, "sheet list"))
        assert await table.suggest(table.stranger, "sheet show", "sheet", "") == {}
        assert refused(await table.slash(table.stranger, "sheet show", sheet="Ada"))
        assert refused(await table.slash(table.stranger, "sheet show", sheet="#1"))
        await table.slash(table.gm, "turning attempt", undead="Ghoul", cleric="Ada")
        before = await stored(table)
        seen = await table.slash(table.stranger, "help tour")
        for address in (
            "tabletop:sheet-form:1:0",
            "tabletop:sheet-hide:2:yes",
            "tabletop:why:1",
            "turning:strongest:1",
        ):
            assert refused(await table.forge(table.stranger, seen, f"gcb1:{address}"))
        assert refused(await table.forge(table.stranger, seen, "gcs1:turning:choose:1", ["2.keep-at-bay"]))
        assert refused(await table.forge_form(table.stranger, "gcf1:tabletop:sheet-save:1:1:0", name="Mine", level="9"))
        assert await stored(table) == before
        assert not table.sees(table.stranger, "Ghoul")


async def test_everybody_s_sheets_stay_apart(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await lay(table, "cleric", "Ada", table.owner)
        await lay(table, "cleric", "Bo", table.player)
        assert set(await table.suggest(table.player, "sheet edit", "sheet", "")) == {"Bo"}
        assert set(await table.suggest(table.player, "sheet show", "sheet", "")) == {"Ada", "Bo"}
        assert set(await table.suggest(table.gm, "sheet edit", "sheet", "")) == {"Ada", "Bo"}
