"""`/house`: everybody reads the house rules, the GM sets them, and rulings follow them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from simcord import InteractionResult

from bot.services import houserules
from tests.play import cleric, evening, refused, stored, undead
from tests.table import Table, controls, form_values, labels, shown, words
from tests.tabletop.houses import ONE_ROW, RESULTS, own

TIE, AFFECTED = "turning.options.tie", "turning.options.number_affected"
HOLE = """
naturals = [{ face = 1 }, { face = 20 }]
rows = [
    { high = 5 },
    { low = 9, alternatives = [{ effect = "keep-at-bay", dice = "1d" }] },
]
"""


def plain(result: InteractionResult) -> str:
    """What an answer says, without markup."""
    return words(result).replace("*", "").replace("\\", "")


async def set_table(table: Table, content: str, rule: str = RESULTS) -> InteractionResult:
    """The GM sends the form of a table with this content."""
    return await table.submit(table.gm, await table.slash(table.gm, "house set", rule=rule), value=content)


async def import_file(table: Table, content: str | bytes) -> InteractionResult:
    data = content.encode() if isinstance(content, str) else content
    return await table.slash(table.gm, "house import", file=("house.toml", data))


def attached(table: Table, result: InteractionResult) -> bytes:
    """The file of an answer, which must be private."""
    message: Any = shown(result)
    assert message.flags.ephemeral
    kept = table.env.backend.messages[table.channel.id][int(message.id)]
    [attachment] = kept.attachments
    data: bytes = table.env.backend.cdn.get(attachment["url"])
    return data


async def turning_rules(table: Table, who: Any) -> InteractionResult:
    """The list of house rules, at the page of turning."""
    listed = await table.slash(who, "house show")
    return await table.choose(who, listed, "Choose a ruleset", "Turning undead")


# Showing


async def test_the_list_tells_of_every_rule_its_value_and_whose_it_is(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        listed = plain(await turning_rules(table, table.spectator))
        assert "How many undead are affected: 2d6 undead · ours" in listed
        assert "Affecting those kept at bay again: Yes · our reading" in listed
        assert "Turning: the result table: table · ours" in listed
        assert "creatures" not in listed
        await table.slash(table.gm, "house set", rule=TIE, value="earlier-declared")
        assert "the one declared earlier · this server’s own" in plain(await turning_rules(table, table.player))


async def test_one_rule_tells_what_it_means_and_what_it_is_instead_of(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.slash(table.gm, "house set", rule=TIE, value="earlier-declared")
        card = await table.slash(table.player, "house show", rule=TIE)
        told = plain(card)
        for part in (
            "Which of several simultaneous attempts",
            "turning.options.tie",
            "G000-11",
            "In force: the one declared earlier",
            "Instead of (ours): the one of the higher level",
        ):
            assert part in told
        assert labels(card) == []
        assert labels(await table.slash(table.gm, "house show", rule=TIE)) == ["Change …", "Reset"]


async def test_a_rule_is_chosen_in_the_list_or_named_in_any_language(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        listed = await turning_rules(table, table.player)
        opened = await table.choose(table.player, listed, "Choose a rule", "Equal simultaneous attempts")
        assert "turning.options.tie" in plain(opened)
        named = await table.slash(table.player, "house show", rule="tentativi simultanei di pari valore")
        assert "turning.options.tie" in plain(named)
        assert "There is no house rule called" in (refused(await table.slash(table.gm, "house show", rule="x*y")) or "")


async def test_rules_and_values_are_suggested(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        rules = await table.suggest(table.gm, "house set", "rule", "equal simul")
        assert rules == {"Equal simultaneous attempts": TIE}
        values = await table.suggest(table.gm, "house set", "value", "", rule=TIE)
        assert list(values.values()) == ["higher-level", "earlier-declared"]
        await table.slash(table.gm, "house set", rule="turning.options.fixed_number", value="12")
        numbers = await table.suggest(table.gm, "house set", "value", "", rule="turning.options.fixed_number")
        assert numbers == {"12": "12", "7": "7"}
        assert await table.suggest(table.gm, "house set", "value", "", rule=RESULTS) == {}
        resettable = await table.suggest(table.gm, "house reset", "rule", "")
        assert list(resettable.values()) == ["turning.options.fixed_number", "all"]


# Setting


async def test_an_option_is_set_by_its_value_or_its_words_and_the_ledger_keeps_both_values(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        done = plain(await table.slash(table.gm, "house set", rule=AFFECTED, value="ein fester"))
        assert "is not one of these: 2d6, fixed, 2d6-hit-dice, level-plus-2" in done
        done = plain(await table.slash(table.gm, "house set", rule=AFFECTED, value="un numero FISSO"))
        assert "How many undead are affected: 2d6 undead → a fixed number" in done
        assert await own(table) == {"options.number_affected": "fixed"}
        assert "a house rule is set" in plain(await table.slash(table.player, "ledger recent"))
        why = plain(await table.slash(table.player, "ledger why", entry="1"))
        assert "2d6 undead → a fixed number (house rule of this server: G000-2)" in why


async def test_numbers_are_read_as_people_write_them_and_a_default_is_no_house_rule(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        for value, kept in ((" 12 ", {"options.fixed_number": 12}), ("1", {"options.fixed_number": 1}), ("7", {})):
            await table.slash(table.gm, "house set", rule="turning.options.fixed_number", value=value)
            assert await own(table) == kept


async def test_a_value_that_does_not_fit_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        before = await stored(table)
        for value in ("0", "101", "−3", "x", "7.5", "9" * 4000, "1d6", "``@everyone"):
            said = await table.slash(table.gm, "house set", rule="turning.options.fixed_number", value=value)
            assert "Nothing has been changed" in plain(said), value
            assert labels(said) == ["Try again"]
        assert await own(table) == {}
        assert await stored(table) == before


async def test_what_is_already_set_is_not_recorded_again(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        assert "already so" in (refused(await table.slash(table.gm, "house set", rule=TIE, value="higher-level")) or "")
        await table.slash(table.gm, "house set", rule=TIE, value="earlier-declared")
        before = await stored(table)
        again = await table.slash(table.gm, "house set", rule=TIE, value="the one declared earlier")
        assert "already so" in (refused(again) or "")
        assert await stored(table) == before


async def test_a_form_offers_the_values_of_an_option(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        form = await table.slash(table.gm, "house set", rule=TIE)
        done = await table.submit(table.gm, form, value="earlier-declared")
        assert "the one of the higher level, then the one declared earlier → the one declared earlier" in plain(done)
        number = await table.slash(table.gm, "house set", rule="turning.options.round_end")
        assert form_values(number) == {"value": "20"}
        await table.submit(table.gm, number, value="10")
        assert await own(table) == {"options.tie": "earlier-declared", "options.round_end": 10}


async def test_the_form_of_a_table_holds_what_is_in_force(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        form = await table.slash(table.gm, "house set", rule=RESULTS)
        content = tomllib.loads(form_values(form)["value"])
        assert content["rows"][1] == {"low": 6, "high": 10, "alternatives": [{"effect": "keep-at-bay", "dice": "1d4"}]}
        assert "already so" in (refused(await table.submit(table.gm, form)) or "")


async def test_a_table_with_a_hole_is_refused_with_its_rows_and_gives_back_what_was_typed(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        before = await stored(table)
        told = await set_table(table, HOLE)
        said = plain(told)
        assert "rows 2, alternatives 1, dice: “1d” cannot be rolled." in said
        assert "There is no row for 6–8, just below the row 9 or more." in said
        assert '{ low = 9, alternatives = [{ effect = "keep-at-bay", dice = "1d" }] },' in said
        assert await own(table) == {}
        assert await stored(table) == before
        form = await table.press(table.gm, told, "Try again")
        assert form_values(form)["value"].strip() == HOLE.strip()
        done = plain(await table.submit(table.gm, form, value=ONE_ROW))
        assert "Turning: the result table, out: 6–10: Keep at Bay 1d4" in done
        assert "Turning: the result table, in: any value: Keep at Bay 7" in done


async def test_what_was_typed_is_copied_from_a_file_where_it_is_long(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        long = (HOLE + "# " + "x" * 90 + "\n" * 2) + "# y\n" * 900
        told = await set_table(table, long[:4000])
        assert long[:3900].splitlines()[-1] in attached(table, told).decode()


FAULTS = [
    ("rows = [", "breaks off in the middle"),
    ("rows == 1", "Line 1, column 7 cannot be read"),
    ("x = " + "[" * 3000, "cannot be read"),
    ("x = 0x" + "f" * 3900, "cannot be read"),
    ("when = 2020-01-01", "cannot be read"),
    ("rows = []", "naturals: This is missing"),
    ("passport = 1", "has no passport"),
    (ONE_ROW + "colour = 1", "colour: There is no field with this name"),
    (ONE_ROW.replace("face = 20", "face = 2"), "is not one of these: 1, 20"),
    (ONE_ROW.replace("keep-at-bay", "charm"), "“charm” is not one of these: keep-at-bay"),
    (ONE_ROW.replace('"7"', "7"), "“7” must be words in quotation marks"),
    (ONE_ROW.replace("[{ alternatives", "[{ low = 'a', alternatives"), "“a” is not a whole number"),
]


async def test_every_fault_of_a_table_is_told_in_words(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        for content, fault in FAULTS:
            assert fault in plain(await set_table(table, content))
        assert await own(table) == {}


async def test_curly_quotation_marks_of_a_phone_are_read(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await set_table(table, ONE_ROW.replace('"7"', "“7”"))
        assert list(await own(table)) == ["results"]


async def test_an_attempt_uses_the_server_s_own_table_and_why_says_so(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada", level=5)
        await undead(table, "Ghoul", threat=2)
        await set_table(table, ONE_ROW)
        made = await table.slash(table.owner, "turning attempt", undead="Ghoul", cleric="Ada")
        assert "Keep at Bay for 7 rounds" in plain(made)
        why = plain(await table.press(table.player, made, "Why?"))
        assert "house rule of this server: G000-7" in why


async def test_rules_are_there_after_a_restart(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        card = await table.slash(table.gm, "house show", rule=TIE)
        await table.slash(table.gm, "house set", rule=TIE, value="earlier-declared")
        refusal = await set_table(table, HOLE)
        await table.restart()
        assert "this server’s own" in plain(await table.slash(table.player, "house show", rule=TIE))
        form = await table.press(table.gm, card, "Change …")
        await table.submit(table.gm, form, value="higher-level")
        assert await own(table) == {}
        assert "keep-at-bay" in form_values(await table.press(table.gm, refusal, "Try again"))["value"]


# Resetting


async def test_one_rule_is_reset(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.slash(table.gm, "house set", rule=TIE, value="earlier-declared")
        await set_table(table, ONE_ROW)
        assert "→ the one of the higher level" in plain(await table.slash(table.gm, "house reset", rule=TIE))
        assert list(await own(table)) == ["results"]
        assert "has set nothing here" in (refused(await table.slash(table.gm, "house reset", rule=TIE)) or "")
        card = await table.slash(table.gm, "house show", rule=RESULTS)
        await table.press(table.gm, card, "Reset")
        assert await own(table) == {}


async def test_all_rules_are_reset_once_it_is_confirmed(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        assert "has set no house rules" in (refused(await table.slash(table.gm, "house reset", rule="all")) or "")
        await table.slash(table.gm, "house set", rule=TIE, value="earlier-declared")
        await set_table(table, ONE_ROW)
        asked = await table.slash(table.gm, "house reset", rule="tutte le regole della casa")
        assert "Equal simultaneous attempts: the one declared earlier →" in plain(asked)
        assert len(await own(table)) == 2
        await table.restart()
        first, second = await table.at_once(
            table.press(table.gm, asked, "Reset all"), table.press(table.gm, asked, "Reset all")
        )
        assert "House rules changed" in plain(first)
        assert "has set no house rules" in (refused(second) or "")
        assert await own(table) == {}
        assert len((await stored(table))["ledger"]) == 3


async def test_a_repeated_interaction_acts_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        done = await table.slash(table.gm, "house set", rule=TIE, value="earlier-declared")
        await table.again(done)
        assert len((await stored(table))["ledger"]) == 1


# Files


async def test_what_one_server_exports_another_imports_once_it_is_confirmed(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        assert "nothing to export" in plain(await table.slash(table.player, "house export"))
        await table.slash(table.gm, "house set", rule=TIE, value="earlier-declared")
        await set_table(table, ONE_ROW)
        here = await own(table)
        data = attached(table, await table.slash(table.spectator, "house export", ruleset="turning"))
        assert data.startswith(b"gravecaller = 1\n")
        there = table.other_guild
        await table.bot.change_guild_settings(
            there.id, lambda settings: settings.model_copy(update={"gm_users": (table.stranger.id,)})
        )
        asked = await table.slash(table.stranger, "house import", file=("house.toml", data))
        assert "Equal simultaneous attempts" in plain(asked)
        found = await table.bot.storage.read(there.id, lambda db: houserules.own(db, "turning"))
        assert found == {}
        await table.restart()
        await table.press(table.stranger, asked, "Import")
        found = await table.bot.storage.read(there.id, lambda db: houserules.own(db, "turning"))
        assert found == here
        assert "already so" in (refused(await table.press(table.stranger, asked, "Import")) or "")


async def test_what_a_file_does_not_name_stays(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.slash(table.gm, "house set", rule=TIE, value="earlier-declared")
        asked = await import_file(table, "gravecaller = 1\n[turning.options]\nround_end = 10\n")
        await table.press(table.gm, asked, "Import")
        assert await own(table) == {"options.tie": "earlier-declared", "options.round_end": 10}


async def test_an_import_that_another_one_has_followed_is_closed(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        first = await import_file(table, "gravecaller = 1\n[turning.options]\nround_end = 10\n")
        await import_file(table, "gravecaller = 1\n[turning.options]\nround_end = 11\n")
        assert "closed" in (refused(await table.press(table.gm, first, "Import")) or "")
        assert "House rules" in plain(await table.press(table.gm, first, "Cancel"))
        assert await own(table) == {}


FAULTY_FILES: list[tuple[str | bytes, str]] = [
    (b"\xff", "cannot be read"),
    ("gravecaller = ", "breaks off"),
    ("[turning.options]\ntie = 1", "format 1"),
    ("gravecaller = 2", "format 1"),
    ("gravecaller = 1\n[chess.rules]\nx = 1", "no house rules of a ruleset"),
    ("gravecaller = 1\n[turning.options]\ntie = 1\nround_end = 0", "too low"),
    ("gravecaller = 1\n[turning.options]\ncolour = 1", "no such house rule"),
    ("gravecaller = 1\n[turning.creatures]\nrows = []", "no such house rule"),
    ("gravecaller = 1\n[turning]\nresults = 3", "fields are needed"),
    ("gravecaller = 1\n[turning.orders]\nlegion_extra = 1", "grades: This is missing"),
    ("gravecaller = 1", "already so"),
    ("x" * 70_000, "too large"),
]


async def test_a_faulty_file_is_refused_as_a_whole(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        before = await stored(table)
        for content, fault in FAULTY_FILES:
            result = await import_file(table, content)
            assert fault in (refused(result) or plain(result))
            assert "Import" not in labels(result)
        assert await own(table) == {}
        assert await stored(table) == before


# Who may


async def test_players_spectators_and_admins_change_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.slash(table.gm, "house set", rule=TIE, value="earlier-declared")
        card = await table.slash(table.gm, "house show", rule=TIE)
        addresses = [part["custom_id"] for part in controls(card, 2)]
        before = await stored(table)
        file = ("house.toml", b"gravecaller = 1\n[turning.options]\nround_end = 10\n")
        for who in (table.owner, table.player, table.spectator, table.admin):
            listed = await table.slash(who, "house show")
            tried = [
                await table.slash(who, "house set", rule=TIE, value="higher-level"),
                await table.slash(who, "house set", rule=RESULTS),
                await table.slash(who, "house reset", rule=TIE),
                await table.slash(who, "house reset", rule="all"),
                await table.slash(who, "house import", file=file),
                *[await table.forge(who, listed, address) for address in addresses],
                await table.forge(who, listed, "gcb1:tabletop:house-reset-all"),
                await table.forge_form(who, f"gcf1:tabletop:house-set:{TIE}", value="higher-level"),
            ]
            assert all("Only the GM" in (refused(result) or "") for result in tried)
        assert await stored(table) == before
        assert await own(table) == {"options.tie": "earlier-declared"}


async def test_a_gm_who_is_forgotten_leaves_the_rules_and_the_values_in_the_ledger(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.slash(table.gm, "house set", rule=TIE, value="earlier-declared")
        await set_table(table, ONE_ROW)
        before = await own(table)
        await table.press(table.gm, await table.slash(table.gm, "privacy forget"), "Forget me")
        assert await own(table) == before
        for entry, part in (("1", "→ the one declared earlier"), ("2", "any value: Keep at Bay 7")):
            assert part in plain(await table.slash(table.player, "ledger why", entry=entry))


# What no longer fits


async def test_a_stored_value_that_fits_no_more_leaves_the_default_and_is_told(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada", level=5)
        await undead(table, "Ghoul", threat=2)
        old = {"options.tie": "by lot", "options.gone": 1, "results": {"rows": []}, "options.round_end": 10}
        await table.bot.storage.write(table.guild.id, lambda db: houserules.store(db, "turning", old))
        assert "Potential" in plain(await table.slash(table.owner, "turning attempt", undead="Ghoul", cleric="Ada"))
        listed = plain(await turning_rules(table, table.player))
        assert "Equal simultaneous attempts: the one of the higher level" in listed
        assert "(what was set here no longer fits)" in listed
        assert "“by lot” is not one of these" in plain(await table.slash(table.player, "house show", rule=TIE))
        await table.slash(table.gm, "house set", rule="turning.options.fixed_number", value="9")
        await table.slash(table.gm, "house reset", rule=TIE)
        asked = await table.slash(table.gm, "house reset", rule="all")
        assert "turning.options.gone: removed" in plain(asked)
        await table.press(table.gm, asked, "Reset all")
        assert await own(table) == {}


@pytest.mark.parametrize("locale", ["en-US", "it", "uk", "ru"])
async def test_everything_is_said_in_four_languages(tmp_path: Path, locale: str) -> None:
    async with evening(tmp_path, locale=locale) as table:
        said = [
            await table.slash(table.gm, "house show"),
            await table.slash(table.gm, "house set", rule=TIE, value="earlier-declared"),
            await set_table(table, HOLE),
            await set_table(table, ONE_ROW),
            *[await table.slash(table.gm, "house show", rule=rule) for rule in await _rules(table)],
            await table.slash(table.gm, "house export"),
            await table.slash(table.gm, "house reset", rule="all"),
            await import_file(table, "gravecaller = 1\n[turning.options]\nround_end = 10\n"),
        ]
        told = " ".join(map(plain, said))
        for id in ("house-rule-", "house-value-", "house-mark-", "table-fault-"):
            assert id not in told


async def _rules(table: Table) -> list[str]:
    return [rule.id for house in table.bot.house_rules.values() for rule in house.rules.values()]
