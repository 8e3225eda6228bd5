"""`/setup`: the GM seat, the table's language, boards and time zone, and who makes sheets."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest
from simcord import MemberActor

from tests.play import cleric, evening, refused, undead
from tests.table import Table, labels, shown, words

LANGUAGES = [("it", "Tiro", "Dadi"), ("uk", "Кидок", "Кістки"), ("ru", "Бросок", "Кубики")]


async def is_gm(table: Table, who: MemberActor) -> bool:
    """Whether they may look at the GM's sheet `Ghoul`."""
    return refused(await table.slash(who, "sheet show", sheet="Ghoul")) is None


async def gms(table: Table) -> set[str]:
    """Who is GM, of all the people at the table."""
    return {name for name, who in table.people.items() if await is_gm(table, who)}


# The seat


async def test_the_gm_seat_is_the_administrators_until_it_is_given(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        keepers = table.other_guild.create_role("Keepers", permissions=discord.Permissions(manage_guild=True))
        keeper = table.other_guild.add_member(table.env.create_user("keeper"), roles=[keepers])
        form = await table.slash(keeper, "sheet new", kind="turning.undead", name="Ghast")
        assert refused(await table.submit(keeper, form)) is None
        assert refused(await table.slash(table.stranger, "sheet show", sheet="Ghast"))


async def test_a_role_and_several_people_hold_the_seat_together(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await undead(table, "Ghoul")
        assert await gms(table) == {"gm"}
        await table.slash(table.gm, "setup gm", member=table.player)
        await table.slash(table.player, "setup gm", member=table.spectator)
        assert await gms(table) == {"gm", "player", "spectator"}


async def test_another_role_takes_the_place_of_the_first(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await undead(table, "Ghoul")
        tellers = table.guild.create_role("Tellers")
        table.env.backend.add_member_role(table.guild.id, table.player.id, tellers.id)
        await table.slash(table.admin, "setup gm", role=tellers)
        assert await gms(table) == {"player"}


async def test_a_gm_takes_the_seat_from_a_co_gm_and_from_the_role(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await undead(table, "Ghoul")
        await table.slash(table.gm, "setup gm", member=table.player)
        await table.slash(table.player, "setup gm", remove=table.gm_role)
        assert await gms(table) == {"player"}
        await table.slash(table.player, "setup gm", member=table.gm)
        taken = await table.slash(table.gm, "setup gm", remove=table.player)
        assert "no longer holds" in words(taken)
        assert await gms(table) == {"gm"}


async def test_a_seat_that_nobody_holds_any_more_is_the_administrators_and_says_so(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await undead(table, "Ghoul")
        freed = words(await table.slash(table.gm, "setup gm", remove=table.gm_role))
        assert "Nobody holds it now." in freed
        assert "those who manage the server are the GM" in freed
        assert await gms(table) == {"admin"}


async def test_one_who_does_not_hold_the_seat_cannot_lose_it(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        result = await table.slash(table.gm, "setup gm", remove=table.player)
        assert "does not hold the GM seat" in str(refused(result))


async def test_a_refused_removal_gives_nothing_either(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await undead(table, "Ghoul")
        assert refused(await table.slash(table.gm, "setup gm", member=table.owner, remove=table.player))
        assert await gms(table) == {"gm"}


async def test_the_seat_is_kept_over_a_restart(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await undead(table, "Ghoul")
        await table.slash(table.gm, "setup gm", member=table.player)
        await table.restart()
        assert await gms(table) == {"gm", "player"}


async def test_b35_a_seat_in_one_server_is_none_in_another(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        visitor = table.env.create_user("visitor")
        here, there = table.guild.add_member(visitor), table.other_guild.add_member(visitor)
        await undead(table, "Ghoul")
        await table.slash(table.admin, "setup gm", member=here)
        assert await is_gm(table, here)
        form = await table.slash(there, "sheet new", kind="turning.undead")
        assert refused(form)
        assert refused(await table.slash(there, "setup language", language="it"))


# Handing it over


async def test_the_gm_hands_the_seat_over_after_a_second_click(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await undead(table, "Ghoul")
        asked = await table.slash(table.gm, "setup gm", successor=table.player)
        assert labels(asked) == ["Hand over", "Cancel"]
        assert await gms(table) == {"gm"}
        done = await table.press(table.gm, asked, "Hand over")
        assert refused(done) is None
        assert not labels(asked)
        assert await gms(table) == {"player"}
        assert refused(await table.slash(table.gm, "setup gm", member=table.gm))


async def test_handing_over_can_be_left(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await undead(table, "Ghoul")
        asked = await table.slash(table.gm, "setup gm", successor=table.player)
        await table.press(table.gm, asked, "Cancel")
        assert not labels(asked)
        assert await gms(table) == {"gm"}


async def test_b28_two_clicks_hand_over_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await undead(table, "Ghoul")
        asked = await table.slash(table.gm, "setup gm", successor=table.player)
        clicks = await table.at_once(*(table.press(table.gm, asked, "Hand over") for _ in range(2)))
        assert sorted(str(refused(click)) for click in clicks) == ["None", "This has already been done."]
        assert await gms(table) == {"player"}


async def test_b28_of_two_gms_who_hand_over_at_once_only_the_first_does(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await undead(table, "Ghoul")
        await table.slash(table.gm, "setup gm", member=table.owner)
        one = await table.slash(table.gm, "setup gm", successor=table.player)
        other = await table.slash(table.owner, "setup gm", successor=table.spectator)
        clicks = await table.at_once(
            table.press(table.gm, one, "Hand over"), table.press(table.owner, other, "Hand over")
        )
        assert [refused(click) is None for click in clicks] == [True, False]
        assert await gms(table) == {"player"}


async def test_an_old_question_is_worth_nothing_to_one_who_has_lost_the_seat(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await undead(table, "Ghoul")
        asked = await table.slash(table.gm, "setup gm", successor=table.owner)
        await table.press(table.admin, await table.slash(table.admin, "setup gm", successor=table.player), "Hand over")
        await table.restart()
        assert refused(await table.press(table.gm, asked, "Hand over"))
        assert await gms(table) == {"player"}


async def test_b19_when_the_gm_has_left_the_server_an_administrator_hands_the_seat_over(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await undead(table, "Ghoul")
        await table.press(table.gm, await table.slash(table.gm, "setup gm", successor=table.owner), "Hand over")
        table.guild.remove_member(table.owner)
        await table.env.settle()
        assert refused(await table.slash(table.player, "setup gm", member=table.player))
        asked = await table.slash(table.admin, "setup gm", successor=table.player)
        assert refused(await table.press(table.admin, asked, "Hand over")) is None
        assert await is_gm(table, table.player)
        assert not await is_gm(table, table.admin)


async def test_b32_the_seat_is_taken_from_one_who_has_left_the_server(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await undead(table, "Ghoul")
        user = table.env.create_user("guest")
        guest = table.guild.add_member(user)
        await table.slash(table.gm, "setup gm", member=guest)
        table.guild.remove_member(guest)
        await table.env.settle()
        assert "no longer holds" in words(await table.slash(table.gm, "setup gm", remove=user))
        back = table.guild.add_member(user)
        assert not await is_gm(table, back)


async def test_b32_one_who_has_left_the_server_breaks_no_settings(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.slash(table.gm, "setup gm", member=table.owner)
        table.guild.remove_member(table.owner)
        await table.env.settle()
        assert f"<@{table.owner.id}>" in words(await table.slash(table.player, "setup show"))


async def test_b19_a_deleted_role_locks_nobody_out(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await undead(table, "Ghoul")
        table.env.backend.delete_role(table.guild.id, table.gm_role.id)
        await table.env.settle()
        assert await gms(table) == {"admin"}
        assert "free" in words(await table.slash(table.admin, "setup gm"))
        await table.slash(table.admin, "setup gm", member=table.player)
        assert await gms(table) == {"player"}


async def test_a_deleted_role_takes_nothing_from_the_people_in_the_seat(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await undead(table, "Ghoul")
        await table.slash(table.gm, "setup gm", member=table.player)
        table.env.backend.delete_role(table.guild.id, table.gm_role.id)
        await table.env.settle()
        assert await gms(table) == {"player"}


async def test_naming_a_role_or_person_in_an_answer_notifies_nobody(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        for options in ({"member": table.player}, {"role": table.gm_role}, {"successor": table.player}):
            result = await table.slash(table.admin, "setup gm", **options)
            stored = table.env.backend.get_message(table.channel.id, shown(result).id)
            assert not stored.ping_user_ids
            assert not stored.ping_role_ids


# The other settings


async def test_showing_the_settings_changes_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        before = await table.bot.guild_settings(table.guild.id)
        for command in ("setup show", "setup gm", "setup board", "setup sheets"):
            assert table.gm_role.mention in words(await table.slash(table.admin, command))
        assert await table.bot.guild_settings(table.guild.id) == before


async def test_b35_all_settings_are_kept_and_shown_to_everybody_here_and_are_not_another_server_s(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        await table.slash(table.gm, "setup board", style="ansi", width=40)
        await table.slash(table.gm, "setup timezone", zone="Europe/Kyiv")
        await table.slash(table.gm, "setup sheets", makers="gm")
        await table.restart()
        seen = words(await table.slash(table.spectator, "setup show"))
        for part in ("In colour, 40 columns", "Europe/Kyiv", "Only the GM", table.gm_role.mention):
            assert part in seen
        elsewhere = words(await table.slash(table.stranger, "setup show"))
        for part in ("Plain, 28 columns", "UTC", "Everyone", "free"):
            assert part in elsewhere


async def test_of_a_board_s_looks_either_can_be_changed_alone(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        assert "Plain, 40 columns" in words(await table.slash(table.gm, "setup board", width=40))
        assert "In colour, 40 columns" in words(await table.slash(table.gm, "setup board", style="ansi"))


@pytest.mark.parametrize(
    ("typed", "first"),
    [("", "UTC"), ("Rome", "Europe/Rome"), ("new york", "America/New_York"), ("EUROPE/KYI", "Europe/Kyiv")],
)
async def test_time_zones_are_suggested_by_their_city(typed: str, first: str, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        offered = list((await table.suggest(table.gm, "setup timezone", "zone", typed)).values())
        assert len(offered) <= 25
        assert offered[0] == first


@pytest.mark.parametrize("typed", ["america/new york", "America/New_York"])
async def test_a_time_zone_may_be_typed_in_full(typed: str, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        assert "America/New_York" in words(await table.slash(table.gm, "setup timezone", zone=typed))


async def test_a_time_zone_that_does_not_exist_is_refused_by_name(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        before = await table.bot.guild_settings(table.guild.id)
        assert "“Mars/Base”" in str(refused(await table.slash(table.gm, "setup timezone", zone="Mars/Base")))
        assert await table.bot.guild_settings(table.guild.id) == before


async def makes_a_cleric(table: Table, who: MemberActor, name: str) -> bool:
    form = await table.slash(who, "sheet new", kind="turning.cleric", name=name)
    if form.modal is None:
        assert refused(form)
        return False
    return refused(await table.submit(who, form)) is None


async def test_the_server_says_who_makes_sheets(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        assert await makes_a_cleric(table, table.player, "One")
        form = await table.slash(table.player, "sheet new", kind="turning.cleric", name="Two")
        await table.slash(table.gm, "setup sheets", makers="gm")
        assert refused(await table.submit(table.player, form))
        assert not await makes_a_cleric(table, table.player, "Two")
        assert not await makes_a_cleric(table, table.admin, "Two")
        assert await makes_a_cleric(table, table.gm, "Two")
        players = table.guild.create_role("Players")
        table.env.backend.add_member_role(table.guild.id, table.player.id, players.id)
        await table.slash(table.gm, "setup sheets", role=players)
        assert await makes_a_cleric(table, table.player, "Three")
        assert not await makes_a_cleric(table, table.spectator, "Four")
        assert await makes_a_cleric(table, table.gm, "Four")
        table.env.backend.delete_role(table.guild.id, players.id)
        await table.env.settle()
        assert await makes_a_cleric(table, table.spectator, "Five")


async def test_one_who_may_not_make_sheets_still_changes_their_own(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada")
        await table.slash(table.gm, "setup sheets", makers="gm")
        form = await table.slash(table.owner, "sheet edit", sheet="Ada")
        assert refused(await table.submit(table.owner, form, level="7")) is None


@pytest.mark.parametrize(("language", "roll", "dice"), LANGUAGES)
async def test_public_answers_follow_the_table_and_private_ones_the_reader(
    language: str, roll: str, dice: str, tmp_path: Path
) -> None:
    async with evening(tmp_path) as table:
        await table.slash(table.admin, "setup language", language=language)
        result = await table.slash(table.player, "roll", expression="1d20")
        assert words(result).startswith(roll)
        assert "Dice" in words(await table.press(table.player, result, labels(result)[0]))
        table.simulation.locales[table.player.id] = language
        assert dice in words(await table.press(table.player, result, labels(result)[0]))
        await table.slash(table.admin, "setup language", language="en")
        assert words(await table.slash(table.player, "roll", expression="1d20")).startswith("Roll")


@pytest.mark.parametrize(("language", "roll", "dice"), LANGUAGES)
async def test_until_a_language_is_chosen_the_table_speaks_the_server_s(
    language: str, roll: str, dice: str, tmp_path: Path
) -> None:
    async with evening(tmp_path) as table:
        table.simulation.guild_locale = language
        assert words(await table.slash(table.player, "roll", expression="1d20")).startswith(roll)
