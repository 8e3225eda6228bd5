"""Attacks edge to edge: announced, answered by whoever is attacked, or by time; once, and after a restart."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.services import ledger, sheets
from tests.ex_nihilo.fights import attack, combatant, duel, last, lasts, stats
from tests.play import evening, refused, stored
from tests.table import Table, labels, shown, words

HOUR = 3600


async def hit(table: Table, **bruno: Any) -> tuple[Any, Any]:
    """Ada hits Bruno with a margin of 4, unless he does something about it; returns the offer, and his sheet."""
    _, sheet = await duel(table, **bruno)
    return await attack(table, table.owner, "Bruno"), sheet


async def entries(table: Table) -> list[Any]:
    """The rulings of EX Nihilo, in their order."""

    def work(db: Any) -> list[Any]:
        ids = [row[0] for row in db.execute("SELECT id FROM ledger ORDER BY id")]
        return [ledger.get(db, entry_id).ruling for entry_id in ids]

    found = await table.bot.storage.read(table.guild.id, work)
    return [ruling for ruling in found if ruling.ruleset == "ex_nihilo"]


async def test_the_reckonings_are_public_and_whoever_is_attacked_is_called(tmp_path: Path) -> None:
    async with evening(tmp_path, 10, 6) as table:
        offer, _ = await hit(table)
        assert f"<@{table.player.id}>" in offer.content
        assert "Attack, Sword `Body 14 · Balance +12 · 1d30 +10 = 36`" in words(offer)
        assert "Defence `Balance 12 · Balance +12 · 1d30 +6 = 30`" in words(offer)
        assert "A hit by 6. The chance was 58%." in words(offer).replace("**", "")
        assert labels(offer) == ["React", "Why?"]
        why = words(await table.press(table.spectator, offer, "Why?"))
        assert "R003-43" in why
        assert "only against an attack that would hit" in why


async def test_a_miss_asks_nobody_and_changes_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path, 1, 20) as table:
        _, bruno = await duel(table)
        result = await table.slash(table.owner, "nihilo attack", target="Bruno", level="gsp-1")
        assert "A miss by 17" in words(result).replace("**", "")
        assert labels(result) == ["Why?"]
        assert (await stats(table, bruno))["hit_points"] == 24


async def test_the_choices_are_private_to_the_defender_and_the_narrator(tmp_path: Path) -> None:
    async with evening(tmp_path, 10, 6) as table:
        offer, _ = await hit(table, spirito=20, energy=2, advancements=("inner-shield",))
        for who in (table.owner, table.spectator, table.admin):
            result = await table.press(who, offer, "React")
            assert "belongs to somebody else" in str(refused(result))
        for who in (table.player, table.gm):
            panel = await table.press(who, offer, "React")
            assert shown(panel).flags.ephemeral
            assert labels(panel) == ["Dodge alone", "Parry", "Inner Shield", "Why?"]
            assert "with a chance of 36.67%" in words(panel)
            assert "takes 10 off the damage, for 1 energy point" in words(panel)
        assert not table.sees(table.spectator, "with a chance of 36.67%")


async def test_a_parry_stops_the_blow(tmp_path: Path) -> None:
    async with evening(tmp_path, 10, 6, 20) as table:
        offer, bruno = await hit(table)
        panel = await table.press(table.player, offer, "React")
        parried = await table.press(table.player, panel, "Parry")
        assert "Parried" in words(parried)
        assert table.sees(table.player, "Your choice stands: Parry.")
        assert not table.sees(table.spectator, "Your choice stands")
        assert (await stats(table, bruno))["hit_points"] == 24


async def test_without_a_parry_the_blow_lowers_hit_points(tmp_path: Path) -> None:
    async with evening(tmp_path, 10, 6) as table:
        offer, bruno = await hit(table)
        panel = await table.press(table.player, offer, "React")
        await table.press(table.player, panel, "Dodge alone")
        outcome = await last(table)
        assert "Damage, cut `Body 14 · Sword +5 · margin +6 = 25`" in words(outcome)
        assert (await stats(table, bruno))["hit_points"] == -1
        assert "is unconscious, at −1, and dies in 600 turns" in words(outcome).replace("**", "")
        assert await lasts(table, bruno) == ["unconscious"]


async def test_the_inner_shield_costs_energy_and_takes_off_damage(tmp_path: Path) -> None:
    async with evening(tmp_path, 10, 6) as table:
        offer, bruno = await hit(table, spirito=20, energy=2, advancements=("inner-shield",))
        panel = await table.press(table.player, offer, "React")
        await table.press(table.player, panel, "Inner Shield")
        assert "Inner Shield −10 = 15" in words(await last(table))
        now = await stats(table, bruno)
        assert (now["hit_points"], now["energy"]) == (9, 1)


async def test_slash_parry_reacts_to_the_only_attack_that_waits(tmp_path: Path) -> None:
    async with evening(tmp_path, 10, 6, 20) as table:
        _, bruno = await hit(table)
        assert "No attack waits here" in str(refused(await table.slash(table.owner, "nihilo parry")))
        assert await table.suggest(table.spectator, "nihilo parry", "attack", "") == {}
        [shown_name] = await table.suggest(table.player, "nihilo parry", "attack", "ada")
        assert shown_name.startswith("Ada → Bruno")
        result = await table.slash(table.player, "nihilo parry")
        assert "Parried" in words(result)
        assert (await stats(table, bruno))["hit_points"] == 24
        assert "No attack waits here" in str(refused(await table.slash(table.player, "nihilo parry")))


@pytest.mark.parametrize("clicks", [2, 10])
async def test_of_many_clicks_at_once_one_counts(clicks: int, tmp_path: Path) -> None:
    async with evening(tmp_path, 10, 6, *(20,) * clicks) as table:
        offer, bruno = await hit(table)
        panels = [await table.press(who, offer, "React") for who in (table.player, table.gm)]
        both = list(zip((table.player, table.gm), panels, strict=True)) * (clicks // 2)
        results = await table.at_once(
            *(table.press(who, panel, ("Parry", "Dodge alone")[n % 2]) for n, (who, panel) in enumerate(both))
        )
        assert sum(refused(result) is None for result in results) == 1
        assert [ruling.kind for ruling in await entries(table)] == ["attack", "reaction"]
        assert (await stats(table, bruno))["hit_points"] in {24, -1}


async def test_when_the_time_is_up_the_dodge_alone_counts(tmp_path: Path) -> None:
    async with evening(tmp_path, 10, 6) as table:
        offer, bruno = await hit(table)
        panel = await table.press(table.player, offer, "React")
        await table.later(HOUR + 1)
        outcome = words(await last(table))
        assert "The time is up; Bruno has the dodge alone." in outcome
        assert (await stats(table, bruno))["hit_points"] == -1
        before = await stored(table)
        for late in (offer, panel):
            result = await table.press(table.player, late, "React" if late is offer else "Parry")
            assert "already been done" in str(refused(result))
        assert await stored(table) == before


async def test_a_click_and_the_deadline_at_the_same_moment_act_once(tmp_path: Path) -> None:
    async with evening(tmp_path, 10, 6, 1) as table:
        offer, bruno = await hit(table)
        panel = await table.press(table.player, offer, "React")
        cog = table.bot.get_cog("NihiloCog")
        table.env.backend.advance_clock(HOUR + 1)
        await table.at_once(
            table.press(table.player, panel, "Parry"), cog.time_is_up(table.guild.id, ("1", "0")), table.later(1)
        )
        assert [ruling.kind for ruling in await entries(table)] == ["attack", "reaction"]
        assert (await stats(table, bruno))["hit_points"] == -1


async def test_a_restart_keeps_the_buttons_and_the_deadline(tmp_path: Path) -> None:
    async with evening(tmp_path, 10, 6, 20, 10, 6) as table:
        offer, bruno = await hit(table)
        await table.restart()
        panel = await table.press(table.player, offer, "React")
        await table.restart()
        await table.press(table.player, panel, "Parry")
        assert (await stats(table, bruno))["hit_points"] == 24
        await attack(table, table.owner, "Bruno")
        await table.restart()
        await table.later(HOUR + 1)
        assert (await stats(table, bruno))["hit_points"] == -1


async def test_the_same_attack_delivered_twice_is_made_once(tmp_path: Path) -> None:
    async with evening(tmp_path, 10, 6) as table:
        await duel(table)
        result = await table.slash(table.owner, "nihilo attack", target="Bruno", level="gsp-1")
        before = await stored(table)
        await table.again(result, unanswered=True)
        assert await stored(table) == before


async def test_two_weapons_are_two_strokes_one_after_the_other(tmp_path: Path) -> None:
    async with evening(tmp_path, 6, 5, 6, 5, 1) as table:
        table.may_ping.add(table.player.id)
        await combatant(table, "Ada", table.owner, "sword", "knife", corpo=14, equilibrio=12)
        bruno = await combatant(table, "Bruno", table.player, "sword", corpo=22, equilibrio=8)
        offer = await attack(table, table.owner, "Bruno", way="way-two-weapons")
        panel = await table.press(table.player, offer, "React")
        await table.press(table.player, panel, "Parry")
        again = await last(table)
        assert "Not parried" in words(again)
        assert labels(again) == ["React", "Why?"]
        assert (await stats(table, bruno))["hit_points"] == 32 - 20
        panel = await table.press(table.player, again, "React")
        assert "Other hand" in words(panel)
        await table.press(table.player, panel, "Dodge alone")
        assert "other hand −10 · margin +1 = 7" in words(await last(table))


async def test_numbers_of_the_narrators_own_are_shown_as_in_any_ruling_but_not_what_they_have_left(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, 10, 6) as table:
        await duel(table)
        ghoul = await combatant(table, "Ghoul", None, equilibrio=12, corpo=30)
        result = await table.slash(table.owner, "nihilo attack", target="Ghoul", level="gsp-1")
        assert "Ghoul loses 35 hit points." in words(result), "margin 16: it is unarmed"
        assert "left" not in words(result)
        assert (await stats(table, ghoul))["hit_points"] == 5


async def test_whoever_is_hidden_is_no_target_and_attacks_without_a_name(tmp_path: Path) -> None:
    async with evening(tmp_path, 10, 6) as table:
        await duel(table)
        await combatant(table, "Nightstalker", None, "sword", hidden=True, corpo=14, equilibrio=12)
        result = await table.slash(table.owner, "nihilo attack", target="Nightstalker", level="gsp-1")
        assert "no sheet called" in str(refused(result))
        assert await table.suggest(table.owner, "nihilo attack", "target", "night") == {}
        before = table.visible_to(table.player)
        offer = await attack(table, table.gm, "Bruno", attacker="Nightstalker")
        told = words(offer)
        assert told.startswith("somebody attacks Bruno") or "somebody attacks Bruno" in told
        assert "Body" not in told
        await table.press(table.player, await table.press(table.player, offer, "React"), "Dodge alone")
        await table.press(table.player, await last(table), "Why?")
        after = table.visible_to(table.player)[len(before) :]
        assert "nightstalker" not in after.casefold()


async def test_refusals_are_private_name_the_state_and_change_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await duel(table)
        await table.slash(table.gm, "nihilo state", who="Ada", lay="state-paralysis")
        before = await stored(table)
        result = await table.slash(table.owner, "nihilo attack", target="Bruno", level="gsp-1")
        assert refused(result) == "Ada cannot attack: Paralysis."
        not_theirs = await table.slash(table.player, "nihilo attack", target="Bruno", attacker="Ada", level="gsp-1")
        assert "belongs to somebody else" in str(refused(not_theirs))
        assert await stored(table) == before


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("it", "Ada non può attaccare: Paralisi."),
        ("uk", "Ada не може атакувати: Параліч."),
        ("ru", "Ada не может атаковать: Паралич."),
    ],
)
async def test_everything_is_said_in_the_readers_language(locale: str, told: str, tmp_path: Path) -> None:
    async with evening(tmp_path, 10, 6, 20, locale=locale) as table:
        _, bruno = await duel(table)
        offer = await attack(table, table.owner, "Bruno")
        panel = await table.press(table.player, offer, labels(offer)[0])
        await table.press(table.player, panel, labels(panel)[1])
        assert (await stats(table, bruno))["hit_points"] == 24
        await table.slash(table.gm, "nihilo state", who="Ada", lay="state-paralysis")
        result = await table.slash(table.owner, "nihilo attack", target="Bruno", level="gsp-1")
        assert refused(result) == told


async def test_an_attack_that_was_taken_back_settles_no_more(tmp_path: Path) -> None:
    async with evening(tmp_path, 10, 6) as table:
        _, bruno = await hit(table)

        def undo(db: Any) -> None:
            db.conn.execute(
                "INSERT INTO ledger (interaction_id, at, actor_id, parent_id, slot, faces, ruling, visibility)"
                " SELECT 5, at, actor_id, id, 'undo:1', '[]', ruling, 'open' FROM ledger WHERE id = 1"
            )

        await table.bot.storage.write(table.guild.id, undo)
        await table.later(HOUR + 1)
        assert (await stats(table, bruno))["hit_points"] == 24


async def test_a_target_that_is_gone_is_let_be(tmp_path: Path) -> None:
    async with evening(tmp_path, 10, 6) as table:
        _, bruno = await hit(table)
        now = table.bot.clock.now()
        await table.bot.storage.write(table.guild.id, lambda db: sheets.delete(db, sheets.get(db, bruno.id), now))
        await table.later(HOUR + 1)
        assert [ruling.kind for ruling in await entries(table)] == ["attack"]
