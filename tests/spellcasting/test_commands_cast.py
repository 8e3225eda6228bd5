"""Casting, open and hidden; who is told what; and the window in which a spell can be identified."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.services import houserules
from tests.play import evening, refused, stored
from tests.spellcasting.castings import SCHOOLS, SECRETS, adventurer, hidden_casting, newest, sheet_of
from tests.table import SELECT, Table, controls, labels, shown, words

LOOK = "What do I notice?"
MINUTE = 60


async def party(table: Table) -> dict[str, Any]:
    """The villain, whom players do not know of, and four who may watch: the last one perceives nothing."""
    return {
        "Malachar": await adventurer(table, "Malachar", hidden=True),
        "Ada": await adventurer(table, "Ada", table.owner, arcana=5, first_class="wizard"),
        "Bo": await adventurer(table, "Bo", table.player, arcana=2),
        "Cyd": await adventurer(table, "Cyd", table.spectator),
        "Dov": await adventurer(table, "Dov", table.admin),
    }


async def identify(table: Table, who: Any, rumour: Any) -> Any:
    """Somebody looks, and tries to identify what they perceive."""
    seen = await table.press(who, rumour, LOOK)
    return seen if refused(seen) else await table.press(who, seen, labels(seen)[0])


async def test_four_observers_one_without_perception_one_late_one_double_clicking(tmp_path: Path) -> None:
    async with evening(tmp_path, 15, 4) as table:
        sheets = await party(table)
        gm_view, rumour = await hidden_casting(table, perceived_by=("Ada", "Bo", "Cyd"))
        # Ada identifies it with her reaction and presses the button again.
        seen = await table.press(table.owner, rumour, LOOK)
        assert shown(seen).flags.ephemeral
        assert "Charm" not in words(seen)
        tries = await table.at_once(*(table.press(table.owner, seen, "Identify as Ada") for _ in range(2)))
        assert sorted(bool(refused(one)) for one in tries) == [False, True]
        [done] = [one for one in tries if not refused(one)]
        assert "Charm Person" in words(done)
        assert "= 20" in words(done)
        assert (await sheet_of(table, sheets["Ada"]))["reaction_used"]
        assert "has tried this way already" in str(refused(await identify(table, table.owner, rumour)))
        # Bo fails: he is told neither the spell nor its DC.
        failed = words(await identify(table, table.player, rumour))
        assert "= 6" in failed
        assert not any(secret in failed for secret in (*SECRETS, "16", "level"))
        # Dov perceives nothing, and hears what anybody hears who perceives nothing.
        assert refused(await table.press(table.admin, rumour, LOOK)) == (
            "Dov perceives nothing here that could be identified."
        )
        # Cyd comes too late.
        await table.later(11 * MINUTE)
        late = await identify(table, table.spectator, rumour)
        assert "The casting is over" in str(refused(late))
        assert not (await sheet_of(table, sheets["Cyd"]))["reaction_used"]
        assert not refused(await table.press(table.gm, gm_view, "Refresh"))
        tally = words(gm_view)
        assert "Ada has tried (reaction): 20, identified" in tally
        assert "Bo has tried (reaction): 6, not identified" in tally
        assert "Cyd has tried" not in tally


async def test_a_restart_in_the_middle_keeps_the_window_and_closes_it_in_time(tmp_path: Path) -> None:
    async with evening(tmp_path, 15, 15) as table:
        await party(table)
        await hidden_casting(table, perceived_by=("Ada", "Bo"))
        await table.later(5 * MINUTE)
        await table.restart()
        rumour = await newest(table)
        assert "Charm Person" in words(await identify(table, table.owner, rumour))
        await table.later(6 * MINUTE)
        await table.restart()
        assert "The casting is over" in str(refused(await identify(table, table.player, rumour)))
        await table.later(11 * MINUTE)
        closed = await newest(table)
        assert closed.id == rumour.id
        assert labels(closed) == []
        assert "It is over." in words(closed)
        # The old button, pressed on a client that still shows it, answers politely.
        old = await table.forge(table.player, closed, "gcb1:spellcasting:spell-identify:1")
        assert "The casting is over" in str(refused(old))


@pytest.mark.parametrize("locale", ["en-US", "it", "uk", "ru"])
async def test_a_hidden_spell_never_leaks_to_those_who_do_not_identify_it(locale: str, tmp_path: Path) -> None:
    async with evening(tmp_path, 2, locale=locale) as table:
        language = locale.partition("-")[0]
        await table.bot.change_guild_settings(table.guild.id, lambda old: old.model_copy(update={"language": language}))
        await party(table)
        gm_view = await table.slash(
            table.gm, "spell cast", spell="Charm Person", hidden=True, caster="Malachar", level=7, effect=True
        )
        [pick_casting, pick_effect] = [select["placeholder"] for select in controls(gm_view, SELECT)]
        await table.choose(table.gm, gm_view, pick_casting, "Ada", "Bo")
        await table.choose(table.gm, gm_view, pick_effect, "Bo")
        await table.press(table.gm, gm_view, labels(gm_view)[0])
        rumour = await newest(table)
        for who in (table.owner, table.player, table.spectator, table.admin):
            for label in labels(rumour):
                answer = await table.press(who, rumour, label)
                if who is table.player and label == labels(rumour)[0]:
                    assert not refused(await table.press(who, answer, labels(answer)[0]))
            for command in ("ledger recent", "sheet list"):
                await table.slash(who, command)
            for entry in range(1, 6 if locale == "en-US" else 2):
                await table.slash(who, "ledger why", entry=str(entry))
                await table.slash(who, "ledger reveal", entry=str(entry))
                for action in ("spell-gm", "spell-why", "spell-identify", "spell-word", "spell-try"):
                    for word in ("", ":1", ":3"):
                        await table.forge(who, rumour, f"gcb1:spellcasting:{action}:{entry}{word}")
            await table.slash(who, "privacy export")
            for typed in ("", "c", "m", "#"):
                await table.suggest(who, "spell cast", "caster", typed)
                await table.suggest(who, "spell identify", "who", typed)
                await table.suggest(who, "ledger why", "entry", "")
        await table.later(30 * MINUTE)
        secrets = (*SECRETS, *SCHOOLS, "Malachar", "level 7", "livello 7", "рівень 7", "уровень 7")
        for name, who in table.people.items():
            assert name == "gm" or [secret for secret in secrets if table.sees(who, secret)] == []
        assert table.sees(table.gm, "Malachar")


async def test_an_open_casting_is_announced_and_identified_at_once(tmp_path: Path) -> None:
    async with evening(tmp_path, 4, 15) as table:
        await party(table)
        told = await table.slash(table.owner, "spell cast", spell="cure wounds", level=2, **{"class": "bard"})
        assert shown(told).flags.ephemeral
        assert "level 2" in words(told)
        announced = await newest(table)
        assert "Ada casts a spell. What gives it away: verbal, somatic." in words(announced)
        assert not table.sees(table.player, "Cure Wounds")
        assert refused(await table.press(table.owner, announced, "Identify?")) == "This is your own spell."
        await adventurer(table, "Eve", table.gm, first_class="bard")
        failed = await table.press(table.player, announced, "Identify?")
        assert "= 6" in words(failed)
        why = words(await table.press(table.spectator, announced, "Why?"))
        assert "R002-3" in why
        assert "slot" not in why


async def test_R002_10_who_belongs_to_the_class_has_advantage(tmp_path: Path) -> None:
    async with evening(tmp_path, 6, 14, 6) as table:
        await party(table)
        await adventurer(table, "Lyre", table.gm, arcana=2, first_class="bard")
        ruled = await table.slash(
            table.gm, "spell identify", who="Lyre", level=1, **{"class": "bard"}, spell="cure wounds"
        )
        assert "= 16" in words(ruled)
        assert "Advantage: the higher of 6, 14 counts." in words(ruled)
        assert "Cure Wounds" in words(ruled)
        plain = await table.slash(table.gm, "spell identify", who="Bo", level=1, **{"class": "bard"})
        assert "= 8" in words(plain)
        assert "DC: **16**" in words(plain)
        assert not table.sees(table.player, "Cure Wounds")
        table.may_ping = {table.player.id}
        # The GM lets Bo's player know, once; nobody else reads it, and it tells no DC.
        await table.press(table.gm, plain, "Tell the observer")
        assert refused(await table.press(table.gm, plain, "Tell the observer"))
        word = await newest(table)
        assert refused(await table.press(table.owner, word, "Read")) == "That is for somebody else."
        read = words(await table.press(table.player, word, "Read"))
        assert "= 8" in read
        assert "16" not in read


async def test_E002_4_a_used_reaction_leaves_the_action_for_whoever_perceives_the_effect(tmp_path: Path) -> None:
    async with evening(tmp_path, 18) as table:
        await adventurer(table, "Cato", table.owner)
        bo = await adventurer(table, "Bo", table.player, reaction_used=True)
        cast = await table.slash(table.owner, "spell cast", spell="Wall of Fire", effect=True)
        announced = await newest(table)
        refusal = refused(await table.press(table.player, announced, "Identify?"))
        assert refusal == "Bo has used the reaction already. It comes back when your next turn begins."
        assert not refused(cast)
        view = await table.press(table.gm, announced, "For the GM")
        await table.press(table.gm, view, "The casting is over")
        tried = words(await table.press(table.player, announced, "Identify?"))
        assert "Spent: action." in tried
        assert (await sheet_of(table, bo))["reaction_used"]
        await table.press(table.gm, view, "All reactions back")
        assert not (await sheet_of(table, bo))["reaction_used"]


async def test_a_player_s_hidden_casting_reaches_the_gm_without_a_word_of_what_it_is(tmp_path: Path) -> None:
    async with evening(tmp_path, 12) as table:
        await party(table)
        told = await table.slash(table.owner, "spell cast", spell="Charm Person", hidden=True)
        assert "Nobody hears of it but the GM" in words(told)
        summons = await newest(table)
        assert labels(summons) == ["For the GM"]
        assert refused(await table.press(table.player, summons, "For the GM"))
        untold = await table.forge(table.player, summons, "gcb1:spellcasting:spell-identify:1")
        assert refused(untold) == "This message is closed. Use the newest one, or the command again."
        view = await table.press(table.gm, summons, "For the GM")
        assert "Caster: **Ada**" in words(view)
        await table.choose(table.gm, view, "Who perceives the casting?", "Bo")
        await table.press(table.gm, view, "Tell the table")
        rumour = await newest(table)
        seen = await table.press(table.player, rumour, LOOK)
        assert "Ada casts a spell" in words(seen)
        for who in (table.player, table.spectator, table.admin):
            assert not table.sees(who, "Charm Person")
        assert not table.sees(table.spectator, "Ada")


async def test_a_reaction_comes_back_for_its_player_alone(tmp_path: Path) -> None:
    async with evening(tmp_path, 12) as table:
        sheets = await party(table)
        _, rumour = await hidden_casting(table, perceived_by=("Ada",))
        tried = await identify(table, table.owner, rumour)
        forged = await table.forge(table.player, rumour, f"gcb1:spellcasting:spell-regain:{sheets['Ada'].id}")
        assert refused(forged)
        assert (await sheet_of(table, sheets["Ada"]))["reaction_used"]
        await table.press(table.owner, tried, "My turn: reaction back")
        assert not (await sheet_of(table, sheets["Ada"]))["reaction_used"]
        await table.slash(table.player, "ledger recent")
        assert not table.sees(table.player, "reaction is regained")
        assert not table.sees(table.player, "spell is identified")


async def test_more_time_moves_the_end(tmp_path: Path) -> None:
    async with evening(tmp_path, 12) as table:
        await party(table)
        view, rumour = await hidden_casting(table, perceived_by=("Ada",), minutes=3)
        await table.press(table.gm, view, "More time")
        await table.later(5 * MINUTE)
        assert not refused(await identify(table, table.owner, rumour))
        before = await stored(table)
        assert refused(await table.press(table.player, rumour, "For the GM"))
        assert await stored(table) == before


@pytest.mark.parametrize("merge", [True, False])
async def test_G002_11_merged_reactions_are_said(merge: bool, tmp_path: Path) -> None:
    async with evening(tmp_path, 12) as table:
        await party(table)
        rules = {"options.merge": merge}
        await table.bot.storage.write(table.guild.id, lambda db: houserules.store(db, "spellcasting", rules))
        _, rumour = await hidden_casting(table, perceived_by=("Ada",))
        tried = words(await identify(table, table.owner, rumour))
        assert ("may also counter the spell" in tried) is merge


async def test_notice_tells_the_gm_alone_what_can_be_perceived(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await party(table)
        assert refused(await table.slash(table.owner, "spell notice", spell="fireball"))
        asked = await table.slash(table.gm, "spell notice", spell="charm person", how="innate", effect=True)
        assert shown(asked).flags.ephemeral
        assert "Casting can be perceived: **No**" in words(asked)
        assert "One can tell who casts: **No**" in words(asked)
        await table.choose(table.gm, asked, "Who perceives the effect?", "Ada", "Dov")
        assert "Ada: the effect" in words(asked)
        assert "Tell the table" not in labels(asked)
        why = words(await table.press(table.gm, asked, "Why?"))
        assert "R002-6" in why
        assert refused(await table.forge(table.gm, asked, "gcb1:spellcasting:spell-tell:1:0"))


async def test_no_sheet_or_file_tells_others_who_has_tried(tmp_path: Path) -> None:
    async with evening(tmp_path, 12) as table:
        await party(table)
        _, rumour = await hidden_casting(table, perceived_by=("Ada",))
        await identify(table, table.owner, rumour)
        told = set()
        for name, who in table.people.items():
            await table.slash(who, "sheet export")
            if "Reaction used" in words(await table.slash(who, "sheet show", sheet="Ada")):
                told.add(name)
        assert told == {"gm", "owner"}
        for who in (table.player, table.spectator, table.admin):
            assert '"reaction_used": true' not in table.visible_to(who)


async def test_the_caster_who_is_forgotten_is_forgotten_in_castings(tmp_path: Path) -> None:
    async with evening(tmp_path, 12) as table:
        await party(table)
        await table.slash(table.owner, "spell cast", spell="Charm Person", hidden=True)
        await table.slash(table.gm, "spell target", spell="Charm Person", target="Ada")
        asked = await table.slash(table.owner, "privacy forget")
        await table.press(table.owner, asked, "Forget me")
        rows = (await stored(table))["ledger"]
        assert rows
        assert "Ada" not in str(rows)


async def test_a_hidden_casting_whose_view_was_closed_is_opened_again(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await party(table)
        await table.slash(table.gm, "spell cast", spell="Charm Person", hidden=True, caster="Malachar")
        told = await table.slash(table.gm, "spell cast", spell="Fireball", caster="Malachar")
        lists = await table.slash(table.gm, "spell notice")
        assert shown(lists).flags.ephemeral
        again = await table.choose(table.gm, lists, "Open the GM’s view", "Charm Person – Malachar")
        assert "The table has not been told" in words(again)
        await table.choose(table.gm, again, "Who perceives the casting?", "Ada")
        await table.press(table.gm, again, "Tell the table")
        assert "Something may have happened" in words(await newest(table))
        for view in (again, told):
            await table.press(table.gm, view, "The casting is over")
        await table.press(table.gm, again, "The effect is over")
        assert "There is none in this channel." in words(await table.slash(table.gm, "spell notice"))
        assert refused(await table.slash(table.player, "spell notice"))
        assert refused(await table.forge(table.player, await newest(table), "gcs1:spellcasting:spell-reopen", ("1",)))


async def test_more_are_present_than_a_list_holds(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await adventurer(table, "Malachar", hidden=True)
        for number in range(1, 31):
            await adventurer(table, f"Guard {number:02}", table.player if number == 30 else None)
        gm_view = await table.slash(table.gm, "spell cast", spell="Charm Person", hidden=True, caster="Malachar")
        assert "Those present, 1 to 24 of 30." in words(gm_view)
        await table.choose(table.gm, gm_view, "Who perceives the casting?", "Guard 01", "Guard 24")
        await table.press(table.gm, gm_view, "Others present …")
        assert "Those present, 25 to 30 of 30." in words(gm_view)
        await table.choose(table.gm, gm_view, "Who perceives the casting?", "Guard 30")
        for name in ("Guard 01", "Guard 24", "Guard 30"):
            assert f"{name}: the casting" in words(gm_view)
        await table.press(table.gm, gm_view, "Others present …")
        await table.choose(table.gm, gm_view, "Who perceives the casting?", "Guard 02")
        assert "Guard 01: " not in words(gm_view)
        assert "Guard 30: the casting" in words(gm_view)
        await table.choose(table.gm, gm_view, "Who perceives the casting?", "Nobody")
        assert "Nobody has been picked." in words(gm_view)
