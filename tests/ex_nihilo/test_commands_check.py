"""Checks edge to edge: at each stress level, hidden difficulties, secret and blind rolls, four languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor

from tests.ex_nihilo.fights import combatant, lasts
from tests.play import evening, refused, stored
from tests.table import Table, labels, words

SECRET = ("613", "29", "642")
"""A difficulty, its die and both together."""


async def ada(table: Table, **stats: Any) -> Any:
    """Ada of the owner: Mente 16, Ricerca of grade 2."""
    return await combatant(table, "Ada", table.owner, **({"mente": 16, "equilibrio": 12, "ricerca": 2} | stats))


async def check(table: Table, actor: MemberActor, /, **options: Any) -> Any:
    return await table.slash(actor, "nihilo check", **({"roll": "observe", "difficulty": "medium"} | options))


@pytest.mark.parametrize(
    ("level", "faces", "line"),
    [
        ("gsp--1", (5,), "Success by 1"),
        ("gsp-0", (), "Failure by 4. The chance was 0%"),
        ("gsp-1", (10, 5), "Success by 1"),
        ("gsp-2", (10, 10, 4, 5), "Success by 7"),
        ("gsp-3", (1,), "Failure by 5. The chance was 0%"),
    ],
)
async def test_R003_36_a_check_at_each_level(level: str, faces: tuple[int, ...], line: str, tmp_path: Path) -> None:
    async with evening(tmp_path, *(faces or (1,))) as table:
        await ada(table)
        said = words(await check(table, table.owner, level=level)).replace("**", "")
        assert "Observe (Mind + Search)" in said
        assert "Mind 16" in said
        assert line in said
        assert "The chance was" in said


async def test_why_tells_the_rules_and_whose_values_they_are(tmp_path: Path) -> None:
    async with evening(tmp_path, 10, 5) as table:
        await ada(table)
        result = await check(table, table.owner, level="gsp-1", help=1, note="the east wall")
        assert "the east wall" in words(result)
        why = words(await table.press(table.spectator, result, "Why?"))
        for rule in ("R003-37", "G003-2", "R003-10", "R003-36", "R003-38", "R003-40"):
            assert rule in why


async def test_the_narrator_alone_hides_a_difficulty_and_alone_learns_it(tmp_path: Path) -> None:
    async with evening(tmp_path, 10, 29) as table:
        await ada(table)
        result = await check(table, table.gm, who="Ada", difficulty="613", hidden=True, level="gsp-1")
        public = [message async for message in table.bot.get_channel(table.channel.id).history(limit=5)]
        shown = next(message for message in public if message.embeds)
        assert "known to the Narrator alone" in words(shown)
        assert "613" in words(result)  # the second answer, only for the GM
        for who in (table.owner, table.player, table.spectator, table.admin):
            why = words(await table.press(who, shown, "Why?"))
            assert not any(secret in why for secret in SECRET)
            assert refused(await table.press(who, shown, "For the Narrator"))
            for asked in ("why", "verify"):
                await table.slash(who, f"ledger {asked}", entry="1")
            await table.slash(who, "ledger recent")
            assert not any(table.sees(who, secret) for secret in SECRET)
        kept = await table.press(table.gm, shown, "For the Narrator")
        assert "613" in words(kept)
        await table.slash(table.gm, "ledger reveal", entry="1")
        assert table.sees(table.player, "613")


async def test_a_player_hides_no_difficulty(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await ada(table)
        before = await stored(table)
        assert "GM" in (refused(await check(table, table.owner, hidden=True, level="gsp-0")) or "")
        assert await stored(table) == before


async def test_secret_and_blind_rolls_are_shown_to_whom_they_belong(tmp_path: Path) -> None:
    async with evening(tmp_path, 21, 22) as table:
        await ada(table)
        secret = await check(table, table.owner, level="gsp--1", visibility="secret")
        assert labels(secret) == ["Why?", "Reveal to all"]
        assert not table.sees(table.gm, "57")
        await table.press(table.owner, secret, "Reveal to all")
        assert table.sees(table.player, "57")
        blind = await check(table, table.owner, level="gsp--1", visibility="blind")
        assert not table.sees(table.owner, "58")
        assert "58" in words(await table.press(table.gm, blind, "Show (GM)"))


async def test_what_cannot_be_rolled_is_refused_privately_and_by_name(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await ada(table)
        for options, sentence in (
            ({"roll": "swim", "level": "gsp-0"}, "swim: no such roll"),
            ({"roll": "search+mechano", "level": "gsp-0"}, "never two skills"),
            ({"difficulty": "1000", "level": "gsp-0"}, "1000: no such difficulty"),
            ({}, "How stressful is it?"),
            ({"who": "Nobody", "level": "gsp-0"}, "Nobody"),
            ({"roll": "glance", "help": 1, "level": "gsp-0"}, "Help counts for rolls with a skill"),
        ):
            assert sentence in (refused(await check(table, table.owner, **options)) or ""), options
        assert "say who acts" in (refused(await check(table, table.player, level="gsp-0")) or "")
        assert refused(await check(table, table.player, who="Ada", level="gsp-0"))


@pytest.mark.parametrize(
    ("locale", "roll", "difficulty"),
    [("it", "Mente + Medicina", "Medio"), ("uk", "Розум + Медицина", "Середня"), ("ru", "Разум + Медицина", "Средняя")],
)
async def test_rolls_and_difficulties_are_understood_in_every_language(
    locale: str, roll: str, difficulty: str, tmp_path: Path
) -> None:
    async with evening(tmp_path, locale=locale) as table:
        await ada(table, medicina=3)
        said = words(await check(table, table.owner, roll=roll, difficulty=difficulty, level="gsp-0"))
        assert "46" in said
        assert difficulty in said
        offered = await table.suggest(table.owner, "nihilo check", "roll", roll.split()[0])
        assert any(roll.split()[0] in name for name in offered)


async def test_an_opponent_of_the_narrators_keeps_its_numbers(tmp_path: Path) -> None:
    async with evening(tmp_path, 10, 29) as table:
        await ada(table)
        await combatant(table, "Guard", None, corpo=44, spirito=7)
        options = {"roll": "glance", "opponent": "Guard", "with_": "Body + Spirit", "level": "gsp-1"}
        result = await table.slash(table.owner, "nihilo oppose", **{k.rstrip("_"): v for k, v in options.items()})
        assert "Ada against Guard" in words(result)
        assert "known to the Narrator alone" in words(result)
        await table.press(table.owner, result, "Why?")
        assert not any(table.sees(table.owner, secret) for secret in ("44", "80"))
        assert "80" in words(await table.press(table.gm, result, "For the Narrator"))


async def test_somebody_hidden_is_no_opponent_for_players_and_has_no_name_in_public(tmp_path: Path) -> None:
    async with evening(tmp_path, 10, 29) as table:
        await ada(table)
        await combatant(table, "Lurker", None, hidden=True)
        options = {"roll": "glance", "opponent": "Lurker", "with": "Glance", "level": "gsp-1"}
        assert "Lurker" in (refused(await table.slash(table.owner, "nihilo oppose", **options)) or "")
        assert await table.suggest(table.owner, "nihilo oppose", "opponent", "Lu", roll="glance", **{"with": "x"}) == {}
        await table.slash(table.gm, "nihilo oppose", who="Ada", **options)
        assert not table.sees(table.player, "Lurker")
        await table.slash(table.gm, "nihilo check", who="Lurker", roll="glance", difficulty="easy", level="gsp-0")
        assert not table.sees(table.player, "Lurker")


async def test_R003_35_construction_is_rolled_with_mechano(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await ada(table, mechano=1)
        said = words(await table.slash(table.owner, "nihilo build", difficulty="26", level="gsp-0"))
        assert "Mind 16 · Mechano, grade 1 +10 = 26" in said


async def test_R003_10_help_is_given_once_and_counts_for_the_next_skill_roll(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        sheet = await ada(table)
        await combatant(table, "Bo", table.player)
        result = await table.slash(table.player, "nihilo help-other", who="Ada")
        assert "Bo helps Ada" in words(result)
        await table.again(result)
        await table.slash(table.player, "nihilo help-other", who="Ada")
        assert await lasts(table, sheet) == ["help"]
        await check(table, table.owner, roll="glance", level="gsp-0")
        assert await lasts(table, sheet) == ["help"]
        assert "Help +5 = 41" in words(await check(table, table.owner, level="gsp-0"))
        assert await lasts(table, sheet) == []
        assert refused(await table.slash(table.owner, "nihilo help-other", who="Ada"))


async def test_a_click_that_arrives_twice_rolls_once(tmp_path: Path) -> None:
    async with evening(tmp_path, 10, 29, 11, 12) as table:
        await ada(table)
        result = await check(table, table.gm, who="Ada", difficulty="613", hidden=True, level="gsp-1")
        before = await stored(table)
        await table.again(result, unanswered=True)
        assert await stored(table) == before


async def test_restarted_in_between_the_buttons_still_answer(tmp_path: Path) -> None:
    async with evening(tmp_path, 10, 29) as table:
        await ada(table)
        await combatant(table, "Guard", None, corpo=44)
        options = {"roll": "glance", "opponent": "Guard", "with": "Body + Spirit", "level": "gsp-1"}
        result = await table.slash(table.owner, "nihilo oppose", **options)
        await table.restart()
        assert "R003-36" in words(await table.press(table.spectator, result, "Why?"))
        assert "Guard" in words(await table.press(table.gm, result, "For the Narrator"))


async def test_odds_know_the_stress(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        offered = await table.suggest(table.player, "odds", "situation", "", expression="26")
        assert "G.S.P. 1: moderate stress" in offered
        result = await table.slash(table.player, "odds", expression="26", target=26, situation="gsp-1")
        assert "Reached: **51.67% (31/60)**" in words(result)
        assert refused(await table.slash(table.player, "odds", expression="26", situation="gsp-9"))
