"""`/roll`, from the composer to the channel."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.play import evening, refused, stored
from tests.table import labels, shown, words


async def test_a_roll_is_public_and_shows_its_reckoning(tmp_path: Path) -> None:
    async with evening(tmp_path, 14) as table:
        result = await table.slash(table.player, "roll", expression="1d20+5", note="on the door")
        assert "d20 14 · +5 = 19" in words(result)
        assert "on the door" in words(result)
        assert all(table.sees(who, "= 19") for who in table.people.values())
        assert not table.sees(table.stranger, "= 19")


async def test_why_tells_the_faces_to_whoever_asks_and_to_nobody_else(tmp_path: Path) -> None:
    async with evening(tmp_path, 3, 4) as table:
        result = await table.slash(table.player, "roll", expression="2d6")
        why = await table.press(table.spectator, result, "Why?")
        assert "d6 3, d6 4" in words(why)
        assert table.sees(table.spectator, "d6 3, d6 4")
        assert not table.sees(table.player, "d6 3, d6 4")


async def test_faces_of_the_guild_s_own_dice_are_pledged_beforehand(tmp_path: Path) -> None:
    async with evening(tmp_path, seeded=True) as table:
        first = await table.press(table.gm, await table.slash(table.gm, "roll", expression="1d20"), "Why?")
        second = await table.press(table.gm, await table.slash(table.gm, "roll", expression="1d20"), "Why?")
        [pledge] = {line for line in words(first).splitlines() if "SHA-256" in line}
        assert pledge in words(second)


async def test_what_cannot_be_rolled_is_refused_privately_and_recorded_nowhere(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        for expression in ("1d20+", "999999999d6", "1d0", "hello", "((((1", "1/0", "`1d6", "@everyone", "9" * 200):
            assert refused(await table.slash(table.player, "roll", expression=expression)), expression
        assert (await stored(table))["ledger"] == []


async def test_the_same_interaction_delivered_twice_rolls_once(tmp_path: Path) -> None:
    async with evening(tmp_path, 14) as table:
        result = await table.slash(table.player, "roll", expression="1d20")
        await table.again(result)
        assert len((await stored(table))["ledger"]) == 1
        assert not result.followups


async def test_an_answer_is_the_same_when_discord_has_not_heard_the_first(tmp_path: Path) -> None:
    async with evening(tmp_path, 14) as table:
        result = await table.slash(table.player, "roll", expression="1d20")
        first = words(result)
        await table.again(result, unanswered=True)
        assert words(result) == first
        assert len((await stored(table))["ledger"]) == 1


async def test_a_roll_whose_answer_was_lost_is_found_again_and_not_rolled_anew(tmp_path: Path) -> None:
    async with evening(tmp_path, 14) as table:
        with table.failing("POST", "/interactions/*/callback", status=404, code=10062):
            result = await table.slash(table.player, "roll", expression="1d20")
        assert not result.acknowledged
        assert len((await stored(table))["ledger"]) == 1
        await table.again(result)
        assert "14" in words(result)
        assert len((await stored(table))["ledger"]) == 1


async def test_fifty_rolls_at_once_are_fifty_rulings_with_an_answer_each(tmp_path: Path) -> None:
    async with evening(tmp_path, seeded=True) as table:
        crowd = list(table.people.values()) * 10
        results = await table.at_once(*(table.slash(who, "roll", expression="1d20") for who in crowd))
        assert all("Roll:" in words(result) for result in results)
        assert len({row[:2] for row in (await stored(table))["ledger"]}) == 50


async def test_a_long_roll_goes_along_as_a_file(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        result = await table.slash(table.player, "roll", expression="+".join(["1d6"] * 50))
        assert "Why?" in labels(result)
        assert shown(result).embeds[0].title


async def test_the_button_of_a_roll_works_after_a_restart(tmp_path: Path) -> None:
    async with evening(tmp_path, 14) as table:
        result = await table.slash(table.player, "roll", expression="1d20")
        await table.restart()
        assert "d20 14" in words(await table.press(table.player, result, "Why?"))


async def test_a_secret_roll_is_shown_to_whoever_rolled_and_to_nobody_else(tmp_path: Path) -> None:
    async with evening(tmp_path, 13) as table:
        result = await table.slash(table.player, "roll", expression="1d20+77", note="poison", visibility="secret")
        assert "= 90" in words(result)
        assert shown(result).ephemeral
        for name, who in table.people.items():
            assert table.sees(who, "90") is (name == "player"), name
            assert table.sees(who, "poison") is (name == "player"), name


async def test_a_blind_roll_tells_its_roller_only_that_it_was_made_and_the_table_only_by_whom(tmp_path: Path) -> None:
    async with evening(tmp_path, 13) as table:
        result = await table.slash(table.player, "roll", expression="1d20+77", note="poison", visibility="blind")
        assert result.response is not None
        assert result.response.ephemeral
        assert "Only the GM sees the result; it stays in the ledger" in words(result.response)
        [line] = result.followups
        assert not line.ephemeral
        assert f"<@{table.player.id}> made a blind roll" in words(line)
        for secret in ("90", "1d20", "77", "poison"):
            assert not any(table.sees(who, secret) for who in table.people.values()), secret


async def test_the_gm_s_own_blind_roll_is_shown_to_the_gm(tmp_path: Path) -> None:
    async with evening(tmp_path, 13) as table:
        await table.slash(table.gm, "roll", expression="1d20+77", visibility="blind")
        assert [name for name, who in table.people.items() if table.sees(who, "90")] == ["gm"]


@pytest.mark.parametrize("visibility", ["secret", "blind"])
async def test_b18_a_kept_back_roll_delivered_twice_is_one_ruling_and_stays_kept_back(
    visibility: str, tmp_path: Path
) -> None:
    async with evening(tmp_path, 13) as table:
        result = await table.slash(table.gm, "roll", expression="1d20+77", visibility=visibility)
        lines = len(result.followups)
        await table.again(result)
        assert len(result.followups) == lines, "nothing is said twice to whom it was said"
        await table.again(result, unanswered=True)
        assert len((await stored(table))["ledger"]) == 1
        assert [name for name, who in table.people.items() if table.sees(who, "90")] == ["gm"]


@pytest.mark.parametrize("visibility", ["secret", "blind"])
async def test_a_kept_back_roll_that_cannot_be_shown_privately_is_not_shown_at_all(
    visibility: str, tmp_path: Path, expected_errors: list[str]
) -> None:
    expected_errors.append("unexpected error")  # of the server, not of ours
    async with evening(tmp_path) as table:
        for status, code in ((500, 0), (404, 10062), (403, 50013)):
            with table.failing("POST", "/interactions/*/callback", status=status, code=code):
                await table.slash(table.gm, "roll", expression="1d20+77", visibility=visibility)
            assert [name for name, who in table.people.items() if name != "gm" and table.sees(who, "89")] == []
