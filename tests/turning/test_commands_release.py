"""`/turning release`: the priest frees what he dominates (R000-63, R000-64)."""

from __future__ import annotations

from pathlib import Path

from tests.play import cleric, evening, refused, stored, undead
from tests.table import labels, words
from tests.turning.lasting import bay, begin, dominated, lasting

CHOOSE = "Choose an effect to end or break"
SECRET = "Acererak"


async def test_r000_63_the_priest_frees_an_undead_and_everybody_is_told(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        mordo = await cleric(table, "Mordo", dark=True)
        await begin(table, dominated(await undead(table, "Ghoul"), mordo))
        assert set(await table.suggest(table.owner, "turning release", "undead", "g")) == {"Ghoul"}
        assert set(await table.suggest(table.owner, "turning release", "cleric", "")) == {"Mordo"}
        freed = await table.slash(table.owner, "turning release", undead="Ghoul")
        assert "Mordo releases it" in words(freed)
        assert table.sees(table.spectator, "Released: Ghoul")
        assert "R000-64" in words(await table.press(table.player, freed, "Why?"))
        assert not await lasting(table)
        assert not await table.suggest(table.owner, "turning release", "undead", "")
        again = await table.slash(table.owner, "turning release", undead="Ghoul")
        assert "No Permanent Domination lasts" in str(refused(again))


async def test_what_the_rules_do_not_let_a_priest_free_stays(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        mordo = await cleric(table, "Mordo", dark=True)
        await cleric(table, "Other", table.player, dark=True)
        await begin(
            table,
            dominated(await undead(table, "Ghoul"), mordo),
            dominated(await undead(table, "Unseen", in_sight=False), mordo),
            bay(await undead(table, "Kept"), mordo),
        )
        for who, given, why in (
            (table.player, {"undead": "Ghoul"}, "Only the priest who dominates"),
            (table.player, {"undead": "Ghoul", "cleric": "Mordo"}, "belongs to somebody else"),
            (table.spectator, {"undead": "Ghoul"}, "You have no cleric"),
            (table.owner, {"undead": "Ghoul", "hears": False}, "must be able to hear"),
            (table.owner, {"undead": "Unseen"}, "must see"),
            (table.owner, {"undead": "Kept"}, "No Permanent Domination"),
            (table.owner, {"undead": "nobody"}, "no sheet called"),
        ):
            assert why in str(refused(await table.slash(who, "turning release", **given))), given
        assert len(await lasting(table)) == 3


async def test_b28_of_many_commands_at_once_one_frees(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        mordo = await cleric(table, "Mordo", dark=True)
        [effect] = await begin(table, dominated(await undead(table, "Ghoul"), mordo))
        listed = await table.slash(table.owner, "turning effects")
        card = await table.choose(table.owner, listed, CHOOSE, "Ghoul: Permanent Domination")
        assert labels(card) == ["Release"]
        before = len((await stored(table))["ledger"])
        results = await table.at_once(
            *(table.press(table.owner, card, "Release") for _ in range(3)),
            *(table.forge(table.gm, listed, f"gcb1:turning:release-effect:{effect.id}:open") for _ in range(3)),
        )
        assert sum(refused(result) is None for result in results) == 1
        assert len((await stored(table))["ledger"]) == before + 1


async def test_b21_a_hidden_undead_is_freed_by_the_gm_behind_the_screen(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        mordo = await cleric(table, "Mordo", dark=True)
        lich = await undead(table, SECRET, hidden=True)
        [effect] = await begin(table, dominated(lich, mordo))
        message = await table.slash(table.owner, "turning effects")
        for who in (table.owner, table.player):
            assert not await table.suggest(who, "turning release", "undead", "a")
            for given in (f"#{lich.id}", "ace"):
                assert refused(await table.slash(who, "turning release", undead=given, cleric="Mordo"))
            for whose in ("open", "hidden"):
                address = f"gcb1:turning:release-effect:{effect.id}:{whose}"
                assert refused(await table.forge(who, message, address))
        assert SECRET in words(await table.slash(table.gm, "turning release", undead=SECRET, cleric="Mordo"))
        for who in (table.owner, table.player, table.spectator, table.admin):
            await table.slash(who, "ledger recent")
            assert not table.sees(who, SECRET)


async def test_r000_2_rest_names_the_deity_s_moment(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada", recovery="dawn", attempts_used=2)
        await cleric(table, "Bo", table.player)
        assert "The moment of the deity: dawn" in words(await table.slash(table.owner, "turning rest"))
        assert "moment" not in words(await table.slash(table.player, "turning rest"))
