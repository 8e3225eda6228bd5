"""B27: on a slow database too, what concerns a hidden undead reaches the GM alone, and the rest everybody."""

from __future__ import annotations

from pathlib import Path

from cogs.turning.tables import Effect
from tests.play import cleric, evening, undead
from tests.slow import waited_for
from tests.table import words
from tests.turning.lasting import bay, begin, dominated, of

SECRET = "Acererak"


async def test_b27_what_is_hidden_stays_so_however_long_the_answer_takes(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        mordo = await cleric(table, "Mordo", dark=True)
        lich, thrall = await undead(table, SECRET, hidden=True), await undead(table, f"{SECRET} 2", hidden=True)
        kept, confused, _ = await begin(
            table, bay(lich, mordo), of(Effect.CONFUSING_ORDER, thrall, mordo), dominated(lich, mordo)
        )
        listed = await table.slash(table.gm, "turning effects")
        harm = {"harmed_at": "5", "modifier": "0"}
        for act in (
            table.slash(table.gm, "turning effects", of=SECRET),
            table.press(table.gm, listed, "GM: with hidden ones"),
            table.forge(table.gm, listed, "gcs1:turning:effect", [str(kept.id)]),
            table.forge_form(table.gm, f"gcf1:turning:break:{kept.id}:hidden", **harm),
            table.forge_form(table.gm, f"gcf1:turning:confuse:{confused.id}:hidden:0", seen="Mordo"),
            table.slash(table.gm, "turning release", undead=SECRET, cleric="Mordo"),
        ):
            result = await waited_for(table, act)
            assert SECRET in words(result)
        for who in (table.owner, table.player, table.spectator, table.admin):
            assert not table.sees(who, SECRET)


async def test_b27_what_is_open_reaches_everybody_however_long_it_takes(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        mordo = await cleric(table, "Mordo", dark=True)
        ghoul, ghast, wight = [await undead(table, name) for name in ("Ghoul", "Ghast", "Wight")]
        kept, slave, _ = await begin(table, bay(ghoul, mordo), dominated(ghast, mordo), dominated(wight, mordo))
        listed = await waited_for(table, table.slash(table.owner, "turning effects"))
        harm = {"harmed_at": "5", "modifier": "0"}
        for act, says in (
            (table.forge_form(table.owner, f"gcf1:turning:break:{kept.id}:open", **harm), "is broken: Ghoul"),
            (table.forge(table.owner, listed, f"gcb1:turning:release-effect:{slave.id}:open"), "Released: Ghast"),
            (table.slash(table.owner, "turning release", undead="Wight"), "Released: Wight"),
        ):
            result = await waited_for(table, act)
            assert says in words(result)
            assert table.sees(table.spectator, says)
