"""`/nihilo state`, `damage`: cards, states that begin and end, healing, and the end of a session."""

from __future__ import annotations

from pathlib import Path

from tests.ex_nihilo.fights import combatant, duel, lasts, stats
from tests.play import evening, refused, stored
from tests.table import SELECT, controls, labels, shown, words


async def test_a_card_is_private_and_tells_players_no_numbers_of_the_narrators_own(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await duel(table)
        await combatant(table, "Ghoul", None)
        own = await table.slash(table.owner, "nihilo state")
        assert shown(own).flags.ephemeral
        assert "Hit points: **24 / 24**" in words(own)
        theirs = words(await table.slash(table.owner, "nihilo state", who="Ghoul"))
        assert "conscious" in theirs
        assert "Hit points" not in theirs
        await combatant(table, "Lurker", None, hidden=True)
        assert "no sheet called" in str(refused(await table.slash(table.owner, "nihilo state", who="Lurker")))
        assert "Lurker" in words(await table.slash(table.gm, "nihilo state", who="Lurker"))


async def test_a_state_begins_lasts_and_is_lifted(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        _, bruno = await duel(table)
        told = words(await table.slash(table.gm, "nihilo state", who="Bruno", lay="state-stun"))
        assert "Bruno: **Stun** for 5 turns." in told
        assert "Bruno drops what was in hand." in told
        assert (await stats(table, bruno))["in_hand"] == []
        card = await table.slash(table.player, "nihilo state")
        assert "Stun, 5 more turns" in words(card)
        assert not controls(await table.slash(table.owner, "nihilo state", who="Bruno"), SELECT)
        lifted = await table.choose(table.player, card, "End a state", "Stun")
        assert "Bruno: Stun is over." in words(lifted)
        assert await lasts(table, bruno) == []
        again = await table.choose(table.player, card, "End a state", "Stun")
        assert "is not in this state: Stun" in str(refused(again))


async def test_the_same_state_delivered_twice_begins_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await duel(table)
        result = await table.slash(table.gm, "nihilo state", who="Bruno", lay="state-fear", turns=2)
        before = await stored(table)
        await table.again(result, unanswered=True)
        assert await stored(table) == before
        assert "for 2 turns" in words(result)


async def test_the_narrator_sees_everybody_whom_something_ails(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await duel(table)
        assert "Nothing lasts." in words(await table.slash(table.gm, "nihilo state"))
        await table.slash(table.gm, "nihilo state", who="Bruno", lay="state-invisible")
        await table.slash(table.gm, "nihilo damage", who="Ada", amount=24)
        everybody = words(await table.slash(table.gm, "nihilo state"))
        assert "Bruno: Invisible" in everybody.replace("**", "")
        assert "Ada: gravely wounded" in everybody.replace("**", "")


async def test_damage_without_an_attack_is_absorbed_or_not(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        _, bruno = await duel(table, armour="light")
        await table.slash(table.gm, "nihilo damage", who="Bruno", amount=10)
        assert (await stats(table, bruno))["hit_points"] == 22
        told = await table.slash(table.gm, "nihilo damage", who="Bruno", amount=10, armour=False, type="damage-heat")
        assert (await stats(table, bruno))["hit_points"] == 12
        assert "Damage, heat" in words(told)
        assert "R003-12" in words(await table.press(table.spectator, told, "Why?"))
        result = await table.slash(table.owner, "nihilo damage", who="Bruno", amount=1)
        assert "belongs to somebody else" in str(refused(result))


async def test_R003_18_the_end_of_the_session_kills_whoever_nobody_has_helped(tmp_path: Path) -> None:
    async with evening(tmp_path, 30, 1) as table:
        ada, bruno = await duel(table)
        cyd = await combatant(table, "Cyd", table.spectator, mente=16, medicina=3)
        for who in ("Ada", "Bruno"):
            await table.slash(table.gm, "nihilo damage", who=who, amount=99)
        card = await table.slash(table.spectator, "nihilo state", who="Ada", by="Cyd", level="gsp-1")
        helped = await table.press(table.spectator, card, "Give first aid")
        assert "Mind 16 · Medicine +30 · 1d30 +30 = 76" in words(helped)
        assert "The clock stops." in words(helped).replace("**", "")
        assert "is not dying" in str(refused(await table.press(table.spectator, card, "Give first aid")))
        question = await table.press(table.gm, await table.slash(table.gm, "nihilo state"), "The session ends")
        assert "Nobody has helped Bruno" in words(question)
        ended = await table.press(table.gm, question, "End it; they die")
        assert "Bruno **dies**." in words(ended)
        assert [(await stats(table, one))["dead"] for one in (ada, bruno, cyd)] == [False, True, False]
        assert "already been done" in str(refused(await table.press(table.gm, question, "End it; they die")))


async def test_without_a_level_or_a_scene_first_aid_asks_for_the_level(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await duel(table)
        await table.slash(table.gm, "nihilo damage", who="Bruno", amount=99)
        card = await table.slash(table.owner, "nihilo state", who="Bruno")
        assert labels(card) == ["Give first aid"]
        assert "How stressful is it?" in str(refused(await table.press(table.owner, card, "Give first aid")))


async def test_points_that_are_no_number_are_refused(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        _, bruno = await duel(table, hit_points=5)
        card = await table.slash(table.player, "nihilo state")
        for typed in ("0", "-3", "many", "1000", "2.5"):
            form = await table.press(table.player, card, "Give hit points back")
            result = await table.submit(table.player, form, points=typed)
            assert "whole number from 1 to 999" in str(refused(result))
        assert (await stats(table, bruno))["hit_points"] == 5


async def test_buttons_work_after_a_restart_and_forged_ones_do_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        _, bruno = await duel(table, hit_points=5)
        card = await table.slash(table.player, "nihilo state")
        await table.restart()
        form = await table.press(table.player, card, "Give hit points back")
        await table.restart()
        assert "Bruno gets 3 hit points back, and has 8." in words(await table.submit(table.player, form, points="3"))
        before = await stored(table)
        for forged in ("heal", "lift:999", "tend:1:1:9", "react:99", "react:1", "reaction:1:0:dodge", "session-end"):
            assert refused(await table.forge(table.player, card, f"gcb1:ex_nihilo:{forged}"))
        assert await stored(table) == before
        assert (await stats(table, bruno))["hit_points"] == 8
