"""An evening with the whole bot at the table, and quick ways to lay out what a test needs.

async with evening(folder, 19, 4) as table:                      the dice fall 19, then 4
    ada = await cleric(table, "Ada", level=5)                    the owner's
    await undead(table, "Ghoul", threat=2)                       the GM's
    result = await table.slash(table.owner, "turning attempt", undead="Ghoul")
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

from pydantic import JsonValue
from simcord import InteractionResult, MemberActor

from bot.app import ROOT, create_bot
from bot.engine.dice import Dice, ScriptedDice
from bot.engine.effects import Effect
from bot.engine.sheet import Sheet
from bot.services import effects, houserules, sheets
from bot.services.i18n import Catalogue
from bot.services.settings import Settings
from bot.simulation import StillClock
from bot.surface.client import Gravecaller
from tests.table import Table, open_table, shown


class WellRead(Catalogue):
    """Sentences that are looked up once: the commands are the same every evening."""

    attribute = cache(Catalogue.attribute)


SENTENCES = WellRead(ROOT / "data" / "locale")
"""Read once: reading four languages takes longer than most evenings."""


class Twelves:
    """Dice that always show 12, or their highest face where there is no 12."""

    def roll(self, sides: int) -> int:
        """One die."""
        return min(12, sides)


@asynccontextmanager
async def evening(folder: Path, *faces: int, seeded: bool = False, locale: str = "en-US") -> AsyncIterator[Table]:
    """The bot at the table, where the GM has been given the GM seat.

    `faces` are the dice to come; without, they are `Twelves`, or where `seeded` the guild's own.
    """
    dice: Dice | None = ScriptedDice(faces) if faces else None if seeded else Twelves()
    settings = Settings(data=folder)

    def make_bot(clock: StillClock) -> Gravecaller:
        made = create_bot(settings, dice=dice, clock=clock)
        made.catalogue = SENTENCES
        return made

    async with open_table(make_bot, locale=locale) as table:
        await table.slash(table.admin, "setup gm", role=table.gm_role)
        yield table


async def affect_everybody(table: Table) -> None:
    """From now on an attempt affects whoever is there, and rolls no dice for their number."""
    rules: dict[str, JsonValue] = {"options.number_affected": "fixed", "options.fixed_number": 100}
    await table.bot.storage.write(table.guild.id, lambda db: houserules.store(db, "turning", rules))


async def lay(
    table: Table, kind: str, name: str, owner: MemberActor | None, hidden: bool = False, **stats: Any
) -> Sheet:
    """Put a sheet on the table, without forms."""
    model = table.bot.sheet_kinds["turning", kind].model
    whole = model.model_validate(stats).model_dump(mode="json")

    def work(db: Any) -> Sheet:
        return sheets.create(
            db,
            ruleset="turning",
            kind=kind,
            name=name,
            owner_id=owner.id if owner else None,
            stats=whole,
            now=table.bot.clock.now(),
            hidden=hidden,
        )

    made: Sheet = await table.bot.storage.write(table.guild.id, work)
    return made


async def cleric(table: Table, name: str = "Ada", owner: MemberActor | None = None, **stats: Any) -> Sheet:
    """A cleric, by default the owner's."""
    return await lay(table, "cleric", name, owner or table.owner, **stats)


async def undead(table: Table, name: str = "Ghoul", *, hidden: bool = False, **stats: Any) -> Sheet:
    """An undead of the GM's."""
    return await lay(table, "undead", name, None, hidden, **stats)


async def pack(table: Table, n: int, name: str = "Skeleton", *, hidden: bool = False, **stats: Any) -> list[int]:
    """So many undead that are alike, `Skeleton 001` and so on; returns the ids of their sheets."""

    def work(db: Any) -> list[int]:
        whole = table.bot.sheet_kinds["turning", "undead"].model.model_validate(stats).model_dump(mode="json")
        given = {"ruleset": "turning", "kind": "undead", "owner_id": None, "stats": whole, "hidden": hidden}
        made = [sheets.create(db, name=f"{name} {i:03}", now=table.bot.clock.now(), **given) for i in range(1, n + 1)]
        return [sheet.id for sheet in made]

    ids: list[int] = await table.bot.storage.write(table.guild.id, work)
    return ids


async def companion(table: Table, name: str, owner: MemberActor | None = None, **stats: Any) -> Sheet:
    """A companion, by default the owner's."""
    return await lay(table, "companion", name, owner or table.owner, **stats)


async def lasting(table: Table) -> list[Effect]:
    """What lasts, in the order in which it began."""
    read: list[Effect] = await table.bot.storage.read(table.guild.id, lambda db: effects.lasting(db, ruleset="turning"))
    return read


async def stored(table: Table) -> dict[str, list[tuple[Any, ...]]]:
    """All that the guild's file holds, to compare before and after."""

    def work(db: Any) -> dict[str, list[tuple[Any, ...]]]:
        return {
            name: db.execute(f"SELECT * FROM [{name}]").fetchall() for name in ("sheets", "ledger", "maps", "map_marks")
        }

    rows: dict[str, list[tuple[Any, ...]]] = await table.bot.storage.read(table.guild.id, work)
    return rows


def refused(result: InteractionResult) -> str | None:
    """The sentence with which an act was refused, said to nobody else; None if it was not."""
    if result.modal is not None:
        return None
    newest: Any = shown(result)
    form = [embed.description for embed in newest.embeds if embed.title in {"Not saved yet", "Not imported"}]
    if newest.embeds and not form:
        return None
    assert newest.ephemeral, f"a refusal in public: {newest.content}"
    return str(form[0] if form else newest.content).replace("\\", "")
