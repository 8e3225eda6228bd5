"""`/ledger`: what is kept back stays so by every door, is revealed once, and dice can be checked."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from simcord import InteractionResult, MemberActor

from bot.services import backup, seeds, verify
from bot.services.buckets import guild_files
from tests.play import cleric, evening, refused, stored, undead
from tests.table import Table, labels, words
from tests.tabletop.scenes import crypt

RESULT, NOTE = "1d20 13 · +77 = 90", "poison"
EXPRESSION = "1d20+77"

Door = Callable[[Table, MemberActor, InteractionResult], Awaitable[Any]]

READERS = {"secret": {"owner"}, "blind": {"gm"}}
"""Who sees what the owner rolled, before it is revealed."""
REVEALERS = {"secret": {"owner", "gm"}, "blind": {"gm"}}


async def rolled(table: Table, visibility: str, who: MemberActor | None = None) -> InteractionResult:
    """The owner rolls 90, with a note."""
    return await table.slash(who or table.owner, "roll", expression=EXPRESSION, note=NOTE, visibility=visibility)


async def somewhere(table: Table) -> InteractionResult:
    """A public message on which controls can be forged: entry 1 of the ledger."""
    return await table.slash(table.spectator, "roll", expression="1d6")


def forged(address: str) -> Door:
    async def door(table: Table, who: MemberActor, message: InteractionResult) -> InteractionResult:
        return await table.forge(who, message, f"gcb1:{address}:2")

    return door


def command(name: str, **options: str) -> Door:
    async def door(table: Table, who: MemberActor, _: InteractionResult) -> InteractionResult:
        return await table.slash(who, name, **options)

    return door


def suggestion(name: str, typed: str) -> Door:
    async def door(table: Table, who: MemberActor, _: InteractionResult) -> dict[str, Any]:
        return await table.suggest(who, name, "entry", typed)

    return door


READING = {
    "Why?": forged("tabletop:why"),
    "/ledger why": command("ledger why", entry="2"),
    "/ledger why #": command("ledger why", entry="#2"),
    "/ledger verify": command("ledger verify", entry="2"),
    "Show": forged("tabletop:ledger-show"),
}
LOOKING = {
    "/ledger recent": command("ledger recent"),
    "page": forged("tabletop:ledger-page"),
    "seeds": command("ledger verify"),
    "turning": forged("turning:strongest"),
    **{
        f"{name} {typed!r}": suggestion(name, typed)
        for name in ("ledger why", "ledger reveal", "ledger verify")
        for typed in ("", "2", "3", "x", "#2", "9" * 30)
    },
}


def leaks(table: Table) -> set[str]:
    """Who could have read what was rolled, or the note."""
    secrets = ("= 90", NOTE, "d20 13", EXPRESSION)
    return {name for name, who in table.people.items() if any(table.sees(who, secret) for secret in secrets)}


@pytest.mark.parametrize("restarted", [False, True])
@pytest.mark.parametrize("visibility", ["secret", "blind"])
async def test_every_door_keeps_a_roll_from_those_whom_it_is_not_for(
    visibility: str, restarted: bool, tmp_path: Path
) -> None:
    async with evening(tmp_path, 4, 13) as table:
        message = await somewhere(table)
        await rolled(table, visibility)
        if restarted:
            await table.restart()
        before = await stored(table)
        for name, who in table.people.items():
            for door in (*READING.values(), *LOOKING.values()):
                await door(table, who, message)
            if name not in REVEALERS[visibility]:
                assert refused(await table.slash(who, "ledger reveal", entry="2"))
                assert refused(await table.forge(who, message, "gcb1:tabletop:ledger-reveal:2"))
        assert leaks(table) == READERS[visibility]
        assert await stored(table) == before


@pytest.mark.parametrize("visibility", ["secret", "blind"])
async def test_a_kept_back_entry_is_refused_as_one_that_does_not_exist(visibility: str, tmp_path: Path) -> None:
    async with evening(tmp_path, 4, 13) as table:
        message = await somewhere(table)

        async def all_refusals(who: MemberActor) -> list[str | None]:
            tried = [refused(await door(table, who, message)) for door in READING.values()]
            tried.append(refused(await table.slash(who, "ledger reveal", entry="2")))
            tried.append(refused(await table.forge(who, message, "gcb1:tabletop:ledger-reveal:2")))
            return tried

        others = {name: who for name, who in table.people.items() if name not in {"gm", "owner"}}
        nothing = {name: await all_refusals(who) for name, who in others.items()}
        assert all(all(sentences) for sentences in nothing.values())
        await rolled(table, visibility)
        assert {name: await all_refusals(who) for name, who in others.items()} == nothing


async def test_the_lists_name_what_each_may_know_of(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        for visibility in ("open", "secret", "blind"):
            await rolled(table, visibility)
        known = {"gm": {1, 2, 3}, "owner": {1, 2}, "player": {1}, "spectator": {1}, "admin": {1}}
        revealable = {"gm": {2, 3}, "owner": {2}}
        for name, who in table.people.items():
            listed = words(await table.slash(who, "ledger recent"))
            assert set(map(int, re.findall(r"\*\*(\d+)\*\*", listed))) == known[name], name
            assert set(map(int, (await table.suggest(who, "ledger why", "entry", "")).values())) == known[name]
            kept_back = await table.suggest(who, "ledger reveal", "entry", "")
            assert set(map(int, kept_back.values())) == revealable.get(name, set()), name


async def test_the_ledger_is_read_page_by_page_and_names_nobody_loudly(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, level=5)
        await undead(table, "Ghoul", threat=2)
        made = await table.slash(table.owner, "turning attempt", undead="Ghoul")
        await table.press(table.owner, made, "Strongest for all")
        await table.slash(table.owner, "turning rest")
        for _ in range(20):
            await table.slash(table.player, "roll", expression="1d6")
        first = await table.slash(table.spectator, "ledger recent")
        assert labels(first) == ["Older"]
        assert "**23**" in words(first)
        assert f"<@{table.player.id}>: roll" in words(first)
        second = await table.press(table.spectator, first, "Older")
        assert labels(second) == ["Newest"]
        for kind in ("turning attempt", "an effect is chosen", "the turning attempts return"):
            assert kind in words(second)
        assert "**23**" in words(await table.press(table.spectator, second, "Newest"))
        assert not table.sees(table.player, "**23**")


async def test_why_by_number_explains_a_choice_with_its_attempt(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, level=5)
        await undead(table, "Ghoul", threat=2)
        made = await table.slash(table.owner, "turning attempt", undead="Ghoul")
        await table.press(table.owner, made, "Strongest for all")
        whole = words(await table.press(table.player, made, "Why?"))
        assert words(await table.slash(table.player, "ledger why", entry="1")) == whole
        assert words(await table.slash(table.player, "ledger why", entry="2")) == whole


@pytest.mark.parametrize("typed", ["0", "2", "999999999999999999", "9" * 40, "-1", "one", "#", "1.5", "１"])
async def test_an_entry_that_is_not_there_is_refused_in_a_sentence(typed: str, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.slash(table.player, "roll", expression="1d6")
        for name in ("why", "reveal", "verify"):
            sentence = refused(await table.slash(table.gm, f"ledger {name}", entry=typed))
            assert sentence is not None
            assert "There is no entry" in sentence


# Showing and revealing


async def test_the_gm_shows_themselves_a_blind_roll_and_reveals_it_to_all(tmp_path: Path) -> None:
    async with evening(tmp_path, 13) as table:
        line = await rolled(table, "blind")
        await table.restart()
        assert RESULT.removeprefix("1") in words(await table.press(table.gm, line, "Show (GM)"))
        assert leaks(table) == {"gm"}
        shown = await table.press(table.gm, line, "Reveal to all")
        assert RESULT.removeprefix("1") in words(shown)
        assert NOTE in words(shown)
        assert f"Blind roll by <@{table.owner.id}>" in words(shown)
        assert leaks(table) == set(table.people)
        assert "d20 13" in words(await table.press(table.player, shown, "Why?"))
        once_more = await table.press(table.gm, line, "Show (GM)")
        assert once_more.response is not None
        assert once_more.response.ephemeral
        assert "only the GM sees it" not in words(once_more)


@pytest.mark.parametrize("who", ["owner", "gm"])
async def test_a_secret_roll_is_revealed_by_its_roller_or_by_the_gm(who: str, tmp_path: Path) -> None:
    async with evening(tmp_path, 13) as table:
        await rolled(table, "secret")
        shown = await table.slash(table.people[who], "ledger reveal", entry="1")
        assert RESULT.removeprefix("1") in words(shown)
        assert f"Secret roll by <@{table.owner.id}>" in words(shown)
        assert leaks(table) == set(table.people)


async def test_a_secret_roll_has_a_button_that_reveals_it_exactly_as_it_was_rolled(tmp_path: Path) -> None:
    async with evening(tmp_path, 13) as table:
        result = await rolled(table, "secret")
        await table.restart()
        shown = await table.press(table.owner, result, "Reveal to all")
        assert words(result).splitlines()[1] in words(shown)
        assert leaks(table) == set(table.people)


async def test_a_second_reveal_says_when_and_where_the_first_was_and_reveals_nothing_again(tmp_path: Path) -> None:
    async with evening(tmp_path, 13) as table:
        line = await rolled(table, "blind")
        await table.press(table.gm, line, "Reveal to all")
        for who in (table.gm, table.owner, table.spectator):
            again = await table.press(who, line, "Reveal to all")
            assert "already been revealed" in words(again)
            assert "entry 2" in words(again)
            assert again.response is not None
            assert again.response.ephemeral
        assert len((await stored(table))["ledger"]) == 2


async def test_ten_reveals_at_once_are_one(tmp_path: Path) -> None:
    async with evening(tmp_path, 13) as table:
        line = await rolled(table, "blind")
        results = await table.at_once(*(table.press(table.gm, line, "Reveal to all") for _ in range(10)))
        public = [result for result in results if result.response and not result.response.ephemeral]
        assert len(public) == 1
        assert len((await stored(table))["ledger"]) == 2


async def test_b18_a_reveal_delivered_twice_says_the_same(tmp_path: Path) -> None:
    async with evening(tmp_path, 13) as table:
        shown = await table.press(table.gm, await rolled(table, "blind"), "Reveal to all")
        first = words(shown)
        await table.again(shown, unanswered=True)
        assert words(shown) == first
        assert len((await stored(table))["ledger"]) == 2


async def test_a_reveal_whose_answer_was_lost_is_still_there_for_whoever_asks(tmp_path: Path) -> None:
    async with evening(tmp_path, 13) as table:
        line = await rolled(table, "blind")
        with table.failing("POST", "/interactions/*/callback", status=404, code=10062):
            await table.press(table.gm, line, "Reveal to all")
        assert "= 90" in words(await table.press(table.player, line, "Reveal to all"))


async def test_an_open_roll_and_what_is_no_roll_have_nothing_to_reveal(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await rolled(table, "open")
        await rolled(table, "blind")
        await table.slash(table.gm, "ledger reveal", entry="2")
        for entry in ("1", "3"):
            sentence = refused(await table.slash(table.gm, "ledger reveal", entry=entry))
            assert sentence is not None
            assert "nothing to reveal" in sentence


async def test_the_blind_roll_of_before_is_the_new_gm_s_to_see(tmp_path: Path) -> None:
    async with evening(tmp_path, 13) as table:
        line = await rolled(table, "blind")
        await table.slash(table.admin, "setup gm", member=table.player)
        await table.press(table.player, line, "Show (GM)")
        assert "player" in leaks(table)
        assert "spectator" not in leaks(table)


# Fair dice


async def seed_of(table: Table) -> bytes:
    return await table.bot.storage.read(
        table.guild.id, lambda db: db.execute("SELECT seed FROM seeds ORDER BY id DESC LIMIT 1").fetchone()[0]
    )


async def test_the_hash_is_known_before_the_first_roll_and_the_seed_to_nobody(tmp_path: Path) -> None:
    async with evening(tmp_path, seeded=True) as table:
        told = words(await table.slash(table.spectator, "ledger verify"))
        seed = await seed_of(table)
        assert hashlib.sha256(seed).hexdigest() in told
        assert "Rulings so far: 0" in told
        await table.slash(table.player, "roll", expression="1d20")
        assert "Rulings so far: 1" in words(await table.slash(table.player, "ledger verify"))
        assert "cannot be verified yet" in words(await table.slash(table.player, "ledger verify", entry="1"))
        await table.slash(table.gm, "ledger verify")
        assert not any(table.sees(who, seed.hex()) for who in table.people.values())


async def reveal_seed(table: Table) -> InteractionResult:
    told = await table.slash(table.gm, "ledger verify")
    return await table.press(table.gm, await table.press(table.gm, told, "Reveal the seed …"), "Reveal the seed to all")


async def test_the_gm_reveals_the_seed_and_every_ruling_of_it_can_be_checked_from_then_on(tmp_path: Path) -> None:
    async with evening(tmp_path, seeded=True) as table:
        for _ in range(3):
            await table.slash(table.player, "roll", expression="3d6+1d20")
        old = await seed_of(table)
        public = words(await reveal_seed(table))
        new = await seed_of(table)
        assert new != old
        assert old.hex() in public
        assert hashlib.sha256(new).hexdigest() in public
        assert "Rulings: 3" in public
        assert table.sees(table.spectator, old.hex())
        await table.slash(table.player, "roll", expression="2d10")
        await reveal_seed(table)
        await table.restart()
        for entry in ("1", "2", "3", "5"):
            assert "the faces agree" in words(await table.slash(table.spectator, "ledger verify", entry=entry))
        assert "Nothing was rolled" in words(await table.slash(table.spectator, "ledger verify", entry="4"))
        listed = words(await table.slash(table.spectator, "ledger verify"))
        assert old.hex() in listed
        assert new.hex() in listed


def a_seed_that_begins_with_12(db: Any) -> None:
    seed = bytes([4]) * 32
    row = {"seed": seed, "seed_hash": hashlib.sha256(seed).hexdigest(), "next_number": 1, "created_at": ""}
    db["seeds"].insert(row)


async def test_an_attempt_is_checked_with_what_was_chosen_after_it(tmp_path: Path) -> None:
    async with evening(tmp_path, seeded=True) as table:
        await cleric(table, level=5)
        await undead(table, "Ghoul", threat=2)
        await table.bot.storage.write(table.guild.id, a_seed_that_begins_with_12)
        made = await table.slash(table.owner, "turning attempt", undead="Ghoul")
        await table.press(table.owner, made, "Strongest for all")
        await reveal_seed(table)
        told = words(await table.slash(table.player, "ledger verify", entry="1"))
        assert "Ruling number 1: the faces agree" in told


async def test_faces_that_do_not_follow_from_the_seed_are_found(tmp_path: Path) -> None:
    async with evening(tmp_path, seeded=True) as table:
        await table.slash(table.player, "roll", expression="3d1000")
        await reveal_seed(table)

        def tamper(db: Any) -> None:
            db.execute("UPDATE seeds SET seed = randomblob(32) WHERE revealed_at IS NOT NULL")

        await table.bot.storage.write(table.guild.id, tamper)
        told = words(await table.slash(table.player, "ledger verify", entry="1"))
        assert "do **not** agree" in told
        assert "From the seed: " in told


async def test_faces_of_other_dice_are_said_to_be_such(tmp_path: Path) -> None:
    async with evening(tmp_path, 13) as table:
        await table.slash(table.player, "roll", expression="1d20")
        assert "cannot be recomputed" in words(await table.slash(table.player, "ledger verify", entry="1"))


async def test_before_the_seed_is_revealed_the_gm_is_told_which_rolls_it_gives_away(tmp_path: Path) -> None:
    async with evening(tmp_path, seeded=True) as table:
        for visibility in ("open", "secret", "blind", "blind"):
            await rolled(table, visibility)
        await table.slash(table.gm, "ledger reveal", entry="3")
        told = await table.slash(table.gm, "ledger verify")
        asked = words(await table.press(table.gm, told, "Reveal the seed …"))
        assert "Secret and blind rolls under this seed: 2." in asked
        assert "Rulings so far: 4" in asked


async def test_a_secret_roll_stays_secret_when_its_seed_is_revealed(tmp_path: Path) -> None:
    async with evening(tmp_path, seeded=True) as table:
        await rolled(table, "secret")
        await reveal_seed(table)
        assert "the faces agree" in words(await table.slash(table.owner, "ledger verify", entry="1"))
        for name, who in table.people.items():
            if name != "owner":
                assert refused(await table.slash(who, "ledger verify", entry="1")), name
                assert not table.sees(who, EXPRESSION)
                assert not table.sees(who, NOTE)


async def test_only_the_gm_can_have_the_seed_revealed_by_button_or_forgery(tmp_path: Path) -> None:
    async with evening(tmp_path, seeded=True) as table:
        await rolled(table, "open")
        message = await somewhere(table)
        seed = await seed_of(table)
        for who in (table.owner, table.player, table.spectator, table.admin):
            assert labels(await table.slash(who, "ledger verify")) == []
            for action in ("seed-ask:1", "seed-reveal:1"):
                assert refused(await table.forge(who, message, f"gcb1:tabletop:{action}"))
        assert await seed_of(table) == seed
        for action in ("seed-ask:99", "seed-reveal:99", "seed-reveal:x", "seed-ask"):
            assert refused(await table.forge(table.gm, message, f"gcb1:tabletop:{action}"))
        assert not any(table.sees(who, seed.hex()) for who in table.people.values())


async def test_ten_clicks_on_the_seed_reveal_one_seed(tmp_path: Path) -> None:
    async with evening(tmp_path, seeded=True) as table:
        await rolled(table, "open")
        asked = await table.press(table.gm, await table.slash(table.gm, "ledger verify"), "Reveal the seed …")
        await table.restart()
        results = await table.at_once(*(table.press(table.gm, asked, "Reveal the seed to all") for _ in range(10)))
        sentences = [refused(result) for result in results]
        assert sentences.count(None) == 1
        assert all("already been revealed" in sentence for sentence in sentences if sentence)
        kept = await table.bot.storage.read(table.guild.id, lambda db: len(seeds.last_revealed(db, 99)))
        assert kept == 1
        [shown] = [result for result in results if refused(result) is None]
        first = words(shown)
        await table.again(shown, unanswered=True)
        assert words(shown) == first, "delivered again it says the same, and reveals no further seed"
        assert await table.bot.storage.read(table.guild.id, lambda db: len(seeds.last_revealed(db, 99))) == 1
        stale = await table.slash(table.gm, "ledger verify")
        assert "Reveal the seed …" in labels(stale)


async def test_an_export_of_what_was_played_verifies_and_holds_the_seeds_that_were_revealed(tmp_path: Path) -> None:
    async with evening(tmp_path, seeded=True) as table:
        for _ in range(2):
            for visibility in ("open", "secret", "blind"):
                await table.slash(table.player, "roll", expression="4d6kh3+1d100", visibility=visibility)
            await reveal_seed(table)
        await table.slash(table.gm, "ledger reveal", entry="2")
        await table.slash(table.player, "roll", expression="1d20")
        [file] = [path for path in guild_files(tmp_path) if path.stem == str(table.guild.id)]
        export = verify.Export.model_validate_json(json.dumps(backup.export_guild(file)))
        assert verify.check(export) == verify.Report(faults=[], seeds=2, agreeing=6, secret=1, others=0)


async def test_the_ledger_is_filtered_by_scene_person_ruleset_and_time_page_by_page(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.slash(table.player, "roll", expression="1d6")
        await table.later(7200)
        await crypt(table)
        await cleric(table, "Eva")
        await undead(table, "Ghast", threat=2)
        await table.slash(table.owner, "turning attempt", undead="Ghast")
        for _ in range(16):
            await table.slash(table.owner, "roll", expression="1d6")

        async def listed(**filters: Any) -> list[int]:
            found, page = [], await table.slash(table.player, "ledger recent", **filters)
            while True:
                found += map(int, re.findall(r"\*\*(\d+)\*\*", words(page)))
                if "Older" not in labels(page):
                    return found
                page = await table.press(table.player, page, "Older")

        everything = await listed()
        assert len(everything) == 18
        assert await listed(person=table.player) == [1]
        assert await listed(person=table.owner) == everything[:-1]
        assert await listed(scene="Crypt") == everything[:-1]
        assert await listed(since="hour") == everything[:-1]
        assert await listed(since="week") == everything
        (attempt,) = await listed(ruleset="Turning undead")
        assert attempt == everything[-2]
        assert await listed(ruleset="turning", person=table.player) == []
        assert refused(await table.slash(table.player, "ledger recent", scene="Nowhere"))
        assert "for scenes" not in str(refused(await table.slash(table.player, "ledger recent", ruleset="chess")))
        none = await table.slash(table.player, "ledger recent", ruleset="cabal")
        assert "Nothing in the ledger that you can see fits this" in words(none)


@pytest.mark.parametrize("filters", ["::::", "1:x:y:z:w", f"1:::any:{10**18}", "1:9:9:<@1>:0", ":1:1:turning:0:0"])
async def test_forged_filters_list_nothing_that_is_kept_back(filters: str, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        page = await table.slash(table.player, "ledger recent")
        await rolled(table, "blind")
        await table.forge(table.player, page, f"gcb1:tabletop:ledger-page:{filters}")
        assert not table.sees(table.player, "blind roll by")
