"""Effects that last at the table, without the attempts that caused them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.effects import Effect as Lasting
from bot.engine.model import Frozen
from bot.engine.ruling import Ruling
from bot.engine.sheet import Sheet
from bot.services import effects, ledger
from cogs.turning.rules.impulse import Impulse, Victim
from cogs.turning.rules.keep_at_bay import Kept, Protected
from cogs.turning.rules.permanent import Dominated
from cogs.turning.tables import Effect
from tests.table import Table


async def begin(table: Table, *begun: Lasting) -> list[Lasting]:
    """Let these effects begin, all by one entry of the ledger."""

    def work(db: Any) -> list[Lasting]:
        count = db.execute("SELECT count(*) FROM ledger").fetchone()[0]
        entry, _ = ledger.resolve(
            db,
            interaction_id=count + 1,
            actor_id=table.owner.id,
            channel_id=None,
            now=table.bot.clock.now(),
            dice=ledger.NO_DICE,
            decide=lambda _: Ruling(ruleset="turning", kind="attempt", result={}, begins=begun),
        )
        return effects.begun_by(db, entry.id)

    made: list[Lasting] = await table.bot.storage.write(table.guild.id, work)
    return made


def bay(undead: Sheet, cleric: Sheet, rounds: int = 7, *protected: Sheet | str) -> Lasting:
    """A Keep at Bay that protects these besides the cleric: those with a sheet, and free names."""
    others = (Protected(name=one) if isinstance(one, str) else _protected(one) for one in protected)
    return of(Effect.KEEP_AT_BAY, undead, cleric, rounds, Kept(cleric=_protected(cleric), protected=tuple(others)))


def impulse(undead: Sheet, cleric: Sheet, victim: Sheet | str) -> Lasting:
    """A Harmful Impulse for 4 rounds."""
    aimed = Victim(name=victim) if isinstance(victim, str) else Victim(name=victim.name, sheet_id=victim.id)
    return of(Effect.HARMFUL_IMPULSE, undead, cleric, 4, Impulse(victim=aimed))


def dominated(undead: Sheet, cleric: Sheet) -> Lasting:
    """A Permanent Domination."""
    return of(Effect.PERMANENT_DOMINATION, undead, cleric, None, Dominated(strength=1))


def of(kind: Effect, undead: Sheet, cleric: Sheet, rounds: int | None = 3, details: Frozen | None = None) -> Lasting:
    """An effect that has yet to begin."""
    return Lasting(
        ruleset="turning",
        kind=kind.value,
        sheet_id=undead.id,
        source_id=cleric.id,
        rounds=rounds,
        details=details.model_dump(mode="json") if details else {},
    )


async def lasting(table: Table, sheets: Sequence[Sheet] = ()) -> list[Lasting]:
    """What lasts now; of all undead, or of these."""
    ids = [sheet.id for sheet in sheets] or None
    found: list[Lasting] = await table.bot.storage.read(
        table.guild.id, lambda db: effects.lasting(db, ruleset="turning", sheet_ids=ids)
    )
    return found


def _protected(sheet: Sheet) -> Protected:
    return Protected(name=sheet.name, sheet_id=sheet.id)
