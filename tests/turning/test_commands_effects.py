"""`/turning effects`: what lasts, for the table and for the GM, and what is done to it by hand."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from simcord import InteractionResult, MemberActor

from bot.services import sheets
from cogs.turning.tables import Effect
from tests.play import cleric, evening, lay, refused, stored, undead
from tests.table import SELECT, Table, controls, form_values, labels, words
from tests.turning.lasting import bay, begin, dominated, impulse, lasting, of

CHOOSE = "Choose an effect to end or break"
BREAK, END = "It was harmed: break it", "End"
SECRET = "Acererak"


async def card(table: Table, who: MemberActor, label: str = "Ghoul: Keep at Bay") -> InteractionResult:
    """The card of an effect, chosen from the list."""
    return await table.choose(who, await table.slash(who, "turning effects"), CHOOSE, label)


async def kept_ghoul(table: Table, *names: str) -> list[Any]:
    """The owner's Ada keeps a ghoul, and others of these names, at bay."""
    ada = await cleric(table, "Ada")
    kept = [await undead(table, name) for name in ("Ghoul", *names)]
    return await begin(table, *(bay(one, ada, 7, "Squire") for one in kept))


async def test_what_lasts_is_told_undead_by_undead(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        ada, mordo = await cleric(table, "Ada"), await cleric(table, "Mordo", dark=True)
        ghoul, ghast, wight = [await undead(table, name) for name in ("Ghoul", "Ghast", "Wight")]
        bo = await lay(table, "companion", "Bo", table.player)
        await begin(
            table,
            bay(ghoul, ada, 7, bo, "Squire"),
            impulse(ghast, mordo, "Merchant"),
            bay(ghoul, mordo, 1),
            dominated(wight, mordo),
            of(Effect.STUNNING, ghast, ada, 21),
        )
        text = words(await table.slash(table.spectator, "turning effects"))
        assert text.count("**Ghoul**") == text.count("**Ghast**") == 1
        assert "Keep at Bay · 7 rounds · by Ada · protected: Ada, Bo, Squire" in text
        assert "Keep at Bay · 1 round · by Mordo · protected: Mordo" in text
        assert "Harmful Impulse · 4 rounds · by Mordo · victim: Merchant" in text
        assert "Permanent Domination · permanent · by Mordo" in text
        assert "Divine Stunning · 21 rounds · by Ada" in text


async def test_an_empty_list_says_so(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        listed = await table.slash(table.owner, "turning effects")
        assert "Nothing lasts here." in words(listed)
        assert not controls(listed, SELECT)


async def test_the_list_narrows_to_one_undead_or_to_one_cleric(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        ada, bo = await cleric(table, "Ada"), await cleric(table, "Bo", table.player)
        ghoul, ghast = await undead(table, "Ghoul"), await undead(table, "Ghast")
        await begin(table, bay(ghoul, ada), bay(ghast, bo), bay(ghast, ada))
        of_ghoul = words(await table.slash(table.player, "turning effects", of="Ghoul"))
        assert ("Ghoul" in of_ghoul, "Ghast" in of_ghoul) == (True, False)
        of_ada = words(await table.slash(table.player, "turning effects", of="Ada"))
        assert ("by Ada" in of_ada, "by Bo" in of_ada) == (True, False)
        assert refused(await table.slash(table.player, "turning effects", of="nobody"))
        assert set(await table.suggest(table.player, "turning effects", "of", "g")) == {"Ghoul", "Ghast"}


@pytest.mark.parametrize(("n", "pages"), [(25, 1), (26, 2), (60, 3)])
async def test_b38_however_many_last_each_can_be_chosen(n: int, pages: int, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await kept_ghoul(table, *(f"Skeleton {i:02}" for i in range(1, n)))
        listed = await table.slash(table.spectator, "turning effects")
        offered = []
        for page in range(1, pages + 1):
            if pages > 1:
                assert f"Page {page} of {pages}" in words(listed)
            [select] = controls(listed, SELECT)
            offered += [option["label"] for option in select["options"]]
            if page < pages:
                await table.press(table.player, listed, "Next")
        assert "Next" not in labels(listed)
        assert len(set(offered)) == n
        chosen = await table.choose(table.spectator, listed, CHOOSE, offered[-1])
        assert offered[-1] in words(chosen)


async def test_the_gm_ends_an_effect_with_a_reason_and_everybody_reads_it(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await kept_ghoul(table)
        form = await table.press(table.gm, await card(table, table.gm), END)
        ended = await table.submit(table.gm, form, note="the rounds are over")
        assert "Ghoul: Keep at Bay does not last any more." in words(ended)
        assert table.sees(table.spectator, "the rounds are over")
        assert not await lasting(table)
        assert labels(ended) == ["Why?"]
        assert "an effect is ended" in words(await table.slash(table.player, "ledger recent"))


async def test_nobody_but_the_gm_ends_what_the_rules_let_last(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        [effect] = await kept_ghoul(table)
        listed = await table.slash(table.owner, "turning effects")
        assert labels(await card(table, table.owner)) == [BREAK]
        assert labels(await card(table, table.player)) == []
        for who in (table.owner, table.player, table.spectator, table.admin):
            for address in (f"end-effect:{effect.id}:open", f"end-effect:{effect.id}:hidden"):
                assert refused(await table.forge(who, listed, f"gcb1:turning:{address}"))
            assert refused(await table.forge_form(who, f"gcf1:turning:end:{effect.id}:open", note=""))
        assert await lasting(table) == [effect]


STRIKES = [
    ({"harmed_at": "5", "modifier": "3"}, "It strikes back at moment 8."),
    ({"harmed_at": "19", "modifier": "3"}, "It strikes back as the last act of the round, at moment 20."),
    ({"harmed_at": "5", "modifier": "3", "at_range": "yes"}, "From moment 5 on it may delay"),
    ({"harmed_at": "5", "modifier": "3", "initiative": "7"}, "It acts freely at moment 7"),
    ({"harmed_at": "5", "modifier": "0", "initiative": "−1"}, "It strikes back at moment 5."),
]


async def test_r000_31_to_35_a_broken_bay_says_when_the_undead_may_strike(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        names = ["Ghoul", *(f"Skeleton {n}" for n in range(1, len(STRIKES)))]
        await kept_ghoul(table, *names[1:])
        for name, (fields, says) in zip(names, STRIKES, strict=True):
            form = await table.press(table.owner, await card(table, table.owner, f"{name}: Keep at Bay"), BREAK)
            assert form_values(form) == {"harmed_at": "", "modifier": "0", "at_range": "no", "initiative": ""}
            broken = await table.submit(table.owner, form, **fields)
            assert says in words(broken)
            assert "R000-30" in words(await table.press(table.spectator, broken, "Why?"))


async def test_e000_14_the_others_stay_bound_and_are_named(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await kept_ghoul(table, "Ghast", "Wight")
        form = await table.press(table.owner, await card(table, table.owner), BREAK)
        text = words(await table.submit(table.owner, form, harmed_at="5"))
        assert "For the other 2 undead Keep at Bay goes on:" in text
        assert "Ghast: 7 rounds" in text
        assert len(await lasting(table)) == 2


async def test_whoever_plays_a_protected_creature_may_say_that_they_broke_it(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        ada = await cleric(table, "Ada")
        bo = await lay(table, "companion", "Bo", table.player)
        await begin(table, bay(await undead(table, "Ghoul"), ada, 7, bo))
        form = await table.press(table.player, await card(table, table.player), BREAK)
        assert refused(await table.submit(table.player, form, harmed_at="5")) is None
        assert not await lasting(table)


async def test_a_moment_that_makes_no_sense_breaks_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        [effect] = await kept_ghoul(table)
        sense = {"harmed_at": "5", "modifier": "0", "initiative": "1"}
        for field in sense:
            for typed in ("soon", "-101", "101", "1e3", "9" * 50):
                fields = sense | {field: typed}
                assert refused(await table.forge_form(table.owner, f"gcf1:turning:break:{effect.id}:open", **fields))
        assert await lasting(table) == [effect]


async def test_b28_of_many_who_end_or_break_it_at_once_one_does_and_all_are_answered(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        [effect] = await kept_ghoul(table)
        before = len((await stored(table))["ledger"])
        results = await table.at_once(
            *(
                table.forge_form(who, f"gcf1:turning:{act}:{effect.id}:open", harmed_at="5", modifier="0", note="")
                for who, act in [(table.owner, "break"), (table.gm, "end")] * 5
            )
        )
        assert len((await stored(table))["ledger"]) == before + 1
        assert sum(refused(result) is None for result in results) == 1
        assert not await lasting(table)


async def test_a_form_that_is_delivered_twice_breaks_once_and_says_the_same(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await kept_ghoul(table)
        form = await table.press(table.owner, await card(table, table.owner), BREAK)
        broken = await table.submit(table.owner, form, harmed_at="5")
        first, before = words(broken), await stored(table)
        await table.again(broken, unanswered=True)
        assert words(broken) == first
        assert await stored(table) == before


async def test_b17_list_card_and_form_work_after_a_restart_and_close_politely(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await kept_ghoul(table, "Ghast")
        listed = await table.slash(table.gm, "turning effects")
        of_ghoul = await card(table, table.gm)
        await table.restart()
        form = await table.press(table.gm, of_ghoul, BREAK)
        await table.restart()
        await table.submit(table.gm, form, harmed_at="5")
        for gone in (
            await table.press(table.gm, of_ghoul, END),
            await table.choose(table.gm, listed, CHOOSE, "Ghoul: Keep at Bay"),
        ):
            assert "This message is closed" in str(refused(gone))
        assert "Ghast" in words(await table.choose(table.gm, listed, CHOOSE, "Ghast: Keep at Bay"))


async def test_b21_hidden_undead_are_the_gms_alone_in_list_card_and_what_comes_of_it(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        ada = await cleric(table, "Ada")
        lich = await undead(table, SECRET, hidden=True)
        ghoul = await undead(table, "Ghoul")
        sneak = await lay(table, "companion", f"{SECRET}’s spy", None, hidden=True)
        [on_lich, *_] = await begin(table, bay(lich, ada, 7, "phylactery"), bay(ghoul, ada, 7, sneak))
        listed = await table.slash(table.gm, "turning effects")
        assert "somebody" in words(listed)
        full = await table.press(table.gm, listed, "GM: with hidden ones")
        assert SECRET in words(full)
        for who in (table.owner, table.player, table.spectator, table.admin):
            assert refused(await table.press(who, listed, "GM: with hidden ones"))
            assert refused(await table.forge(who, listed, f"gcb1:turning:effects:{lich.id}:0:gm"))
            assert refused(await table.forge(who, listed, f"gcb1:turning:effects:{lich.id}:0:table"))
            assert refused(await table.forge(who, listed, "gcs1:turning:effect", [str(on_lich.id)]))
            assert refused(await table.slash(who, "turning effects", of=f"#{lich.id}"))
            for act in ("break", "end"):
                for whose in ("open", "hidden"):
                    forged = f"gcf1:turning:{act}:{on_lich.id}:{whose}"
                    assert refused(await table.forge_form(who, forged, harmed_at="5", modifier="0", note=""))
        assert SECRET in words(await table.slash(table.gm, "turning effects", of=SECRET))
        chosen = await table.choose(table.gm, full, CHOOSE, f"{SECRET}: Keep at Bay")
        form = await table.press(table.gm, chosen, BREAK)
        assert SECRET in words(await table.submit(table.gm, form, harmed_at="5"))
        for who in (table.owner, table.player, table.spectator, table.admin):
            await table.slash(who, "ledger recent")
            await table.slash(who, "turning effects", of="Ada")
            for secret in (SECRET, "phylactery"):
                assert not table.sees(who, secret)


async def test_an_undead_that_is_hidden_after_the_form_was_opened_is_not_spoken_of(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await kept_ghoul(table)
        form = await table.press(table.gm, await card(table, table.gm), END)

        def hide(db: Any) -> None:
            sheets.update(db, sheets.get(db, 2), now=table.bot.clock.now(), hidden=True)

        await table.bot.storage.write(table.guild.id, hide)
        assert "in the meantime" in str(refused(await table.submit(table.gm, form, note="")))
        assert len(await lasting(table)) == 1


async def test_what_an_attempt_leaves_behind_is_listed_with_those_whom_it_protects(tmp_path: Path) -> None:
    async with evening(tmp_path, 12, 5) as table:
        await cleric(table, "Ada", level=5)
        await lay(table, "companion", "Bo", table.player)
        await undead(table, "Ghoul", threat=2)
        made = await table.slash(table.owner, "turning attempt", undead="Ghoul", protect="Bo, Squire")
        await table.choose(table.owner, made, "Choose an effect", "Ghoul: Keep at Bay")
        listed = words(await table.slash(table.spectator, "turning effects"))
        assert "Keep at Bay · 7 rounds · by Ada · protected: Ada, Bo, Squire" in listed


@pytest.mark.parametrize("language", ["it", "uk", "ru"])
async def test_all_of_it_speaks_the_reader_s_language(language: str, tmp_path: Path) -> None:
    async with evening(tmp_path, 3, 1, locale=language) as table:
        await table.slash(table.admin, "setup language", language=language)
        ada, ghoul = await cleric(table, "А"), await undead(table, "Б")
        kept, _, confused, slave = await begin(
            table,
            bay(ghoul, ada),
            impulse(ghoul, ada, "В"),
            of(Effect.CONFUSING_ORDER, ghoul, ada, 5),
            dominated(ghoul, ada),
        )
        listed = await table.slash(table.gm, "turning effects")
        harm = {"harmed_at": "9", "modifier": "5", "at_range": "no"}
        answers = (
            listed,
            *[await table.forge(table.gm, listed, "gcs1:turning:effect", [str(one.id)]) for one in (kept, confused)],
            await table.forge_form(table.gm, f"gcf1:turning:break:{kept.id}:open", **harm),
            await table.forge_form(table.gm, f"gcf1:turning:confuse:{confused.id}:open:0", seen="В, Г"),
            await table.forge(table.gm, listed, f"gcb1:turning:release-effect:{slave.id}:open"),
        )
        for answer in answers:
            text = words(answer).replace("d6", "").replace("d2", "")
            assert refused(answer) is None
            assert "turning-" not in text
            if language != "it":
                assert not re.findall(r"[A-Za-z]{2,}", text), text
