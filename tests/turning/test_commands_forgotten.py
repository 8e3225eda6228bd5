"""A player who is forgotten leaves nothing behind in what lasts, and it lasts on."""

from __future__ import annotations

from pathlib import Path

from bot.services.buckets import guild_path
from cogs.turning.tables import Effect
from tests.play import cleric, evening, lay, refused, undead
from tests.table import words
from tests.turning.lasting import bay, begin, impulse, lasting, of

CHOOSE = "Choose an effect to end or break"


async def test_names_in_what_lasts_are_forgotten_and_the_others_play_on(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        ada = await cleric(table, "Ada", level=5, recovery="grandmother’s dawn", attempts_used=1)
        bo = await cleric(table, "Bo", table.player, level=5)
        selene = await lay(table, "companion", "Selene", table.owner)
        ghoul, ghast = await undead(table, "Ghoul"), await undead(table, "Ghast")
        await begin(table, bay(ghoul, ada, 7, selene, "Zenobia"), impulse(ghast, bo, selene))
        await begin(table, of(Effect.CONFUSING_ORDER, ghast, ada, 2))
        await table.slash(table.owner, "turning rest")
        listed = await table.slash(table.owner, "turning effects")
        confused = await table.choose(table.owner, listed, CHOOSE, "Ghast: Confusing Order")
        form = await table.press(table.owner, confused, "This round’s d6")
        await table.submit(table.owner, form, seen="Yolanda, Ada")
        await table.press(table.owner, await table.slash(table.owner, "privacy forget"), "Forget me")
        assert len(await lasting(table)) == 3
        text = words(await table.slash(table.player, "turning effects"))
        assert "by Former player" in text
        assert refused(await table.slash(table.gm, "turning effects", of="Ghoul")) is None
        guild_id = table.guild.id
    data = guild_path(tmp_path, guild_id).read_bytes()
    for gone in ("Ada", "Selene", "Zenobia", "Yolanda", "grandmother"):
        assert gone.encode() not in data, gone
    assert b"Ghast" in data


async def test_the_reason_for_an_end_goes_with_whoever_typed_it(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        ada = await cleric(table, "Ada", table.player)
        [effect] = await begin(table, bay(await undead(table, "Ghoul"), ada))
        await table.forge_form(table.gm, f"gcf1:turning:end:{effect.id}:open", note="my birthday")
        await table.press(table.gm, await table.slash(table.gm, "privacy forget"), "Forget me")
        assert refused(await table.slash(table.player, "turning effects")) is None
        guild_id = table.guild.id
    assert b"birthday" not in guild_path(tmp_path, guild_id).read_bytes()
