"""What people may try with profiles of house rules, for the table of who may do what.

ACTS["/house profiles"] -> (the act, what is done before it)
"""

from __future__ import annotations

from typing import Any

from simcord import InteractionResult, MemberActor

from bot.services import houseprofiles
from tests.table import Table
from tests.tabletop.sceneacts import Act, Prepare

ACTS: dict[str, tuple[Act, Prepare | None]] = {}

FILE = b"gravecaller = 1\n\n[turning.options]\nfixed_number = 11\n"


async def a_profile(table: Table) -> Any:
    """A profile that would change a rule, and a message of the bot's on which controls are tried."""
    await table.slash(table.gm, "house reset", rule="turning.options.fixed_number")
    await table.bot.storage.write(
        table.guild.id, lambda db: houseprofiles.save(db, "Elevens", FILE, table.bot.clock.now())
    )
    profiles = await table.bot.storage.read(table.guild.id, houseprofiles.listed)
    return profiles[0].id, await table.slash(table.spectator, "roll", expression="1d6")


async def _list(table: Table, who: MemberActor, _: Any) -> InteractionResult:
    return await table.slash(who, "house profiles")


async def _show(table: Table, who: MemberActor, prepared: Any) -> InteractionResult:
    number, on = prepared
    return await table.forge(who, on, "gcs1:tabletop:profile", values=[str(number)])


def _pressing(name: str, action: str) -> None:
    async def press(table: Table, who: MemberActor, prepared: Any) -> InteractionResult:
        number, on = prepared
        return await table.forge(who, on, f"gcb1:tabletop:{action}:{number}")

    ACTS[name] = (press, a_profile)


async def _save(table: Table, who: MemberActor, prepared: Any) -> InteractionResult:
    _, on = prepared
    return await table.forge_form(who, "gcf1:tabletop:profile-saved", on, name="Mine")


ACTS["/house profiles"] = (_list, None)
ACTS["choosing a profile of house rules"] = (_show, a_profile)
_pressing("As a file, of a profile", "profile-export")
_pressing("Play by it, of a profile", "profile-play")
_pressing("Forget it, of a profile", "profile-forget")
_pressing("Keep the rules in force, as a profile", "profile-save")
ACTS["sending the form of a profile"] = (_save, a_profile)
