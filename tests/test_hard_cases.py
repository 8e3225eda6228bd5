"""Faults that users of other bots reported (HARD-CASES.md), tried on this one, edge to edge.

B19 is `test_who_may.py`, B21 `turning/test_commands_secrecy.py`, B36 and B38 are beside the commands they concern.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from simcord import InteractionResult

from tests.play import cleric, evening, refused, stored, undead
from tests.slow import SLOW, slow_storage, waited_for
from tests.table import SELECT, Table, controls, labels, words


async def laid_out(table: Table) -> InteractionResult:
    await cleric(table, level=5)
    await undead(table, "Ghoul", threat=2)
    return await table.slash(table.owner, "turning attempt", undead="Ghoul", cleric="Ada")


# B17: buttons are lost on restart


async def test_b17_every_button_of_before_works_after_a_restart_and_three_days(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        made = await laid_out(table)
        card = await table.slash(table.owner, "sheet show", sheet="Ada")
        await table.later(20 * 60)
        await table.restart()
        await table.later(3 * 24 * 3600)
        for label in reversed(labels(made)):  # the strongest leaves nothing to choose
            assert refused(await table.press(table.owner, made, label)) is None
        assert (await table.press(table.owner, card, "Edit 1/2")).modal


async def test_b17_a_restart_in_the_middle_of_a_click_applies_it_whole_or_not_at_all(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        made = await laid_out(table)
        before = await stored(table)
        with table.excused():
            async with slow_storage(table):
                await table.press(table.owner, made, "Strongest for all")
            await table.restart()
        after = await stored(table)
        assert after == before or (len(after["ledger"]) == 2 and after["sheets"] == before["sheets"])
        await table.press(table.owner, made, labels(made)[0])
        assert len((await stored(table))["ledger"]) == 2


# B18: one act, answered twice with two results


async def test_b18_an_interaction_that_reaches_the_next_process_too_is_answered_the_same(tmp_path: Path) -> None:
    async with evening(tmp_path, seeded=True) as table:
        result = await table.slash(table.player, "roll", expression="20d100")
        first = words(result)
        await table.restart()
        await table.again(result, unanswered=True)
        assert words(result) == first
        assert len((await stored(table))["ledger"]) == 1


async def test_b18_becoming_ready_again_starts_nothing_twice(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        before = sorted(task.get_name() for task in asyncio.all_tasks() if task.get_name() == "housekeeping")
        for _ in range(3):
            table.bot.dispatch("ready")
            await table.env.settle()
        assert before == ["housekeeping"]
        assert sorted(t.get_name() for t in asyncio.all_tasks() if t.get_name() == "housekeeping") == before
        puts = [entry for entry in table.env.http_requests if entry.method == "PUT"]
        assert len(puts) == 1


# B22 is beside the sheets; B27: "this interaction failed" although the act happened

Acting = Callable[[Table], Awaitable[InteractionResult]]

ONE_CLERIC = b'{"gravecaller": 1, "sheets": [{"ruleset": "turning", "kind": "cleric", "name": "Bo"}]}'
ONE_UNDEAD = b'{"gravecaller": 1, "sheets": [{"ruleset": "turning", "kind": "undead", "name": "Lich"}]}'
ONE_RULE = b"gravecaller = 1\n[turning.options]\nround_end = 10\n"
ROUND_END = "turning.options.round_end"

SLOW_ACTS: dict[str, tuple[Acting, str]] = {
    "roll": (lambda table: table.slash(table.player, "roll", expression="1d20"), "Roll"),
    "list": (lambda table: table.slash(table.player, "sheet list"), "Sheets"),
    "show": (lambda table: table.slash(table.owner, "sheet show", sheet="Ada"), "Level"),
    "attempt": (lambda table: table.slash(table.owner, "turning attempt", undead="Ghoul"), "Potential"),
    "rest": (lambda table: table.slash(table.owner, "turning rest"), "ready again"),
    "language": (lambda table: table.slash(table.admin, "setup language", language="it"), "Italiano"),
    "gm": (lambda table: table.slash(table.admin, "setup gm", role=table.gm_role), "GM"),
    "tour": (lambda table: table.slash(table.player, "help tour"), "Welcome"),
    "settings": (lambda table: table.slash(table.player, "setup show"), "GM seat"),
    "deleting": (lambda table: table.slash(table.owner, "sheet delete", sheet="Ada"), "Delete this sheet?"),
    "giving": (lambda table: table.slash(table.owner, "sheet give", sheet="Ada", member=table.owner), "changed hands"),
    "exporting": (lambda table: table.slash(table.owner, "sheet export"), "in the attached file"),
    "importing": (lambda table: table.slash(table.player, "sheet import", file=("x.json", ONE_CLERIC)), "imported"),
    "handing over": (lambda table: table.slash(table.gm, "setup gm", successor=table.gm), "Hand over"),
    "house rules": (lambda table: table.slash(table.player, "house show"), "House rules"),
    "one house rule": (lambda table: table.slash(table.player, "house show", rule="turning.orders"), "Lower"),
    "setting": (lambda table: table.slash(table.gm, "house set", rule="turning.orders"), "Open the form"),
    "a wrong value": (lambda table: table.slash(table.gm, "house set", rule=ROUND_END, value="0"), "too low"),
    "importing rules": (lambda table: table.slash(table.gm, "house import", file=("x.toml", ONE_RULE)), "would change"),
    "exporting rules": (lambda table: table.slash(table.player, "house export"), "nothing to export"),
    "own data": (lambda table: table.slash(table.owner, "privacy export"), "Your data"),
    "being forgotten": (lambda table: table.slash(table.owner, "privacy forget"), "cannot be undone"),
}
SLOW_REFUSALS: dict[str, Acting] = {
    "show": lambda table: table.slash(table.player, "sheet show", sheet="Ghoul"),
    "attempt": lambda table: table.slash(table.player, "turning attempt", undead="Ghoul", cleric="Ada"),
    "rest": lambda table: table.slash(table.player, "turning rest", cleric="Ada"),
    "roll": lambda table: table.slash(table.player, "roll", expression="d"),
    "deleting": lambda table: table.slash(table.player, "sheet delete", sheet="Ada"),
    "giving": lambda table: table.slash(table.player, "sheet give", sheet="Ada", member=table.player),
    "exporting": lambda table: table.slash(table.player, "sheet export", sheet="Ghoul"),
    "importing": lambda table: table.slash(table.player, "sheet import", file=("x.json", ONE_UNDEAD)),
    "setting": lambda table: table.slash(table.player, "house set", rule=ROUND_END, value="9"),
    "resetting": lambda table: table.slash(table.gm, "house reset", rule="all"),
    "importing nothing": lambda table: table.slash(table.player, "sheet import", file=("x.json", b"{}")),
}


@pytest.mark.parametrize("cold", [False, True], ids=["settings known", "after a restart"])
async def test_b27_a_slow_database_delays_answers_and_loses_none(cold: bool, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await laid_out(table)
        for name, (act, told) in SLOW_ACTS.items():
            if cold:
                await table.restart()
            result = await waited_for(table, act(table))
            assert result.acknowledged, name
            assert told in words(result), name


async def test_b27_a_refusal_that_comes_late_is_still_private(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await laid_out(table)
        for name, act in SLOW_REFUSALS.items():
            result = await waited_for(table, act(table))
            assert refused(result), name
        assert len(table.channel.history()) == 1


async def test_b27_slow_buttons_and_forms_are_answered_too(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        made = await laid_out(table)
        form = await table.slash(table.owner, "sheet edit", sheet="Ada")
        await waited_for(table, table.press(table.player, made, "Why?"))
        saved = await waited_for(table, table.submit(table.owner, form, level="7"))
        assert "Level: **7**" in words(saved)
        await waited_for(table, table.press(table.owner, made, "Strongest for all"))
        assert not controls(made, SELECT)
        assert table.sees(table.player, "R000-18")
        assert not table.sees(table.spectator, "R000-18")
        asked = await table.slash(table.owner, "sheet delete", sheet="Ada")
        gone = await waited_for(table, table.press(table.owner, asked, "Delete “Ada”"))
        assert "The sheet is deleted" in words(gone)
        assert "Level: **7**" in words(await waited_for(table, table.press(table.owner, gone, "Bring back")))
        form = await table.slash(table.gm, "house set", rule=ROUND_END)
        assert "20 → 10" in words(await waited_for(table, table.submit(table.gm, form, value="10")))
        asked = await table.slash(table.gm, "house reset", rule="all")
        assert "10 → 20" in words(await waited_for(table, table.press(table.gm, asked, "Reset all")))
        asked = await table.slash(table.owner, "privacy forget")
        assert "You have been forgotten" in words(await waited_for(table, table.press(table.owner, asked, "Forget me")))
        asked = await table.slash(table.gm, "setup gm", successor=table.player)
        assert "handed over" in words(await waited_for(table, table.press(table.gm, asked, "Hand over")))


async def test_b27_a_repeated_act_on_a_slow_database_acts_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await laid_out(table)
        async with slow_storage(table):
            result = await table.slash(table.owner, "turning attempt", undead="Ghoul")
            await table.again(result)
        await table.simulation.advance(3 * SLOW)
        assert len((await stored(table))["ledger"]) == 2


# B28 is beside the choices; B30: threads


async def test_b30_everything_works_in_a_thread(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, level=5)
        await undead(table, "Ghoul", threat=2)
        thread = await table.open_thread("The deep")
        made = await table.slash(table.owner, "turning attempt", channel=thread, undead="Ghoul")
        await table.press(table.owner, made, "Strongest for all")
        assert not controls(made, SELECT)
        assert refused(await table.slash(table.player, "sheet show", channel=thread, sheet="Ghoul"))


# B32: somebody leaves


async def test_b32_an_owner_who_has_left_breaks_no_list_and_loses_no_sheet(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada")
        table.guild.remove_member(table.owner)
        await table.env.settle()
        assert "Ada" in words(await table.slash(table.player, "sheet list"))
        assert refused(await table.slash(table.gm, "sheet show", sheet="Ada")) is None
        await undead(table, "Ghoul")
        assert refused(await table.slash(table.gm, "turning attempt", undead="Ghoul", cleric="Ada")) is None


async def test_b32_when_the_last_gm_has_left_an_administrator_gives_the_seat_anew(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await undead(table, "Ghoul")
        table.guild.remove_member(table.gm)
        await table.env.settle()
        await table.slash(table.admin, "setup gm", member=table.player)
        assert refused(await table.slash(table.player, "sheet show", sheet="Ghoul")) is None


REFUSALS_OF_DISCORD = [
    (404, 10062), (404, 10015), (400, 40060), (403, 50013), (403, 50001), (404, 10003), (404, 10008)
]  # fmt: skip

# A deleted channel, a failing Discord, a server that goes and comes back


async def test_a_channel_deleted_before_the_answer_leaves_the_ruling_and_no_error(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await laid_out(table)
        with table.excused():
            await table.at_once(table.slash(table.owner, "turning attempt", undead="Ghoul"), table.delete_channel())
        assert len((await stored(table))["ledger"]) == 2


async def test_what_discord_refuses_to_show_is_stored_and_the_next_act_works(
    tmp_path: Path, expected_errors: list[str]
) -> None:
    expected_errors.append("Ignoring exception in autocomplete")  # discord.py's own record of it
    async with evening(tmp_path) as table:
        made = await laid_out(table)
        for status, code in REFUSALS_OF_DISCORD:
            await table.slash(table.owner, "turning rest")
            before = len((await stored(table))["ledger"])
            for method, path in (("POST", "/interactions/*"), ("*", "/webhooks/*")):
                with table.failing(method, path, status=status, code=code):
                    await table.slash(table.owner, "turning attempt", undead="Ghoul")
                    await table.press(table.player, made, "Why?")
                    await table.slash(table.player, "sheet show", sheet="Ghoul")
                    await table.suggest(table.player, "sheet show", "sheet", "")
            assert len((await stored(table))["ledger"]) == before + 2
            assert refused(await table.slash(table.owner, "turning attempt", undead="Ghoul")) is None


async def test_a_server_that_removes_the_bot_finds_all_of_it_when_it_comes_back(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada")
        await table.bot.on_guild_remove(table.bot.get_guild(table.guild.id))
        await table.later(29 * 24 * 3600)
        await table.bot.on_guild_join(table.bot.get_guild(table.guild.id))
        assert "Ada" in words(await table.slash(table.player, "sheet list"))


@pytest.mark.parametrize("settings_are_slow", [True, False])
async def test_b27_a_kept_back_roll_on_a_slow_storage_is_announced_privately(
    settings_are_slow: bool, tmp_path: Path
) -> None:
    async with evening(tmp_path, 13, 14) as table:
        for visibility in ("secret", "blind"):
            if settings_are_slow:
                table.bot.known_settings.clear()
            result = await waited_for(
                table, table.slash(table.player, "roll", expression="1d20+77", visibility=visibility)
            )
            assert result.response is not None
            assert result.response.ephemeral
        assert [name for name, who in table.people.items() if table.sees(who, "90")] == ["player"]
        assert not any(table.sees(who, "91") for who in table.people.values())


@pytest.mark.parametrize("settings_are_slow", [True, False])
async def test_b27_on_a_slow_storage_the_gm_alone_is_shown_and_everybody_is_revealed_to(
    settings_are_slow: bool, tmp_path: Path
) -> None:
    async with evening(tmp_path, 14) as table:
        line = await table.slash(table.player, "roll", expression="1d20+77", visibility="blind")

        async def slowly(act: Awaitable[InteractionResult]) -> InteractionResult:
            if settings_are_slow:
                table.bot.known_settings.clear()
            return await waited_for(table, act)

        await slowly(table.press(table.gm, line, "Show (GM)"))
        assert refused(await slowly(table.slash(table.owner, "ledger reveal", entry="1")))
        assert [name for name, who in table.people.items() if table.sees(who, "91")] == ["gm"]
        await slowly(table.slash(table.gm, "ledger reveal", entry="1"))
        assert all(table.sees(who, "91") for who in table.people.values())


# B35: one channel's business is not another's; B33: many at once in many servers


async def test_b35_two_channels_of_a_server_share_sheets_and_keep_their_answers_apart(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, level=5)
        await undead(table, "Ghoul", threat=2)
        other = table.guild.create_text_channel("the-deep")
        first = await table.slash(table.owner, "turning attempt", undead="Ghoul")
        second = await table.slash(table.owner, "turning attempt", channel=other, undead="Ghoul")
        await table.press(table.owner, second, "Strongest for all")
        assert controls(first, SELECT)
        assert "2 turning attempts left" in words(second)


async def test_b33_two_hundred_attempts_in_two_servers_at_once_are_all_kept(tmp_path: Path) -> None:
    async with evening(tmp_path, seeded=True) as table:
        await cleric(table, level=40)
        await undead(table, "Ghoul")
        for _ in range(4):
            results = await table.at_once(
                *(table.slash(table.stranger, "roll", expression="1d20") for _ in range(25)),
                *(table.slash(table.player, "roll", expression="1d20") for _ in range(25)),
            )
            assert all("Roll" in words(result) for result in results)
        assert len((await stored(table))["ledger"]) == 100
