"""What people may try with castings, for the table of who may do what: `ACTS` as those of `acts`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from simcord import InteractionResult, MemberActor

from bot.engine.sheet import Sheet
from tests.play import stored
from tests.spellcasting.acts import Act, Prepare
from tests.spellcasting.castings import adventurer
from tests.table import Table

ACTS: dict[str, tuple[Act, Prepare | None]] = {}


@dataclass
class Laid:
    """The owner's adventurer and another player's, the last entry of the ledger, and a message to press on."""

    olga: Sheet
    piet: Sheet
    entry: int
    seen: InteractionResult


async def _watchers(table: Table) -> Laid:
    number = len((await stored(table))["sheets"])
    olga = await adventurer(table, f"Olga {number}", table.owner)
    piet = await adventurer(table, f"Piet {number}", table.player)
    return Laid(olga, piet, 0, await table.slash(table.spectator, "roll", expression="1d6"))


async def _laid(table: Table, command: str, **options: Any) -> Laid:
    """The watchers, and what the GM has done in front of them."""
    table.may_ping = {table.owner.id}
    laid = await _watchers(table)
    options = {name: laid.olga.name if value == "Olga" else value for name, value in options.items()}
    await table.slash(table.gm, command, **options)
    laid.entry = max(row[0] for row in (await stored(table))["ledger"])
    return laid


async def _open(table: Table) -> Laid:
    return await _laid(table, "spell cast", spell="Fireball", caster="Stranger", effect=True)


async def _untold(table: Table) -> Laid:
    return await _laid(table, "spell cast", spell="Fireball", caster="Stranger", hidden=True)


async def _hidden(table: Table) -> Laid:
    """Told, and perceived by Olga alone."""
    laid = await _untold(table)
    picked = f"gcs1:spellcasting:spell-witness:{laid.entry}:0:0:casting"
    await table.forge(table.gm, laid.seen, picked, [str(laid.olga.id)])
    await table.forge(table.gm, laid.seen, f"gcb1:spellcasting:spell-tell:{laid.entry}:0")
    return laid


async def _judged(table: Table) -> Laid:
    return await _laid(table, "spell target", spell="Charm Person", target="The count", caster="Olga")


async def _told(table: Table) -> Laid:
    laid = await _judged(table)
    await table.forge(table.gm, laid.seen, f"gcb1:spellcasting:spell-word-tell:{laid.entry}:{laid.olga.id}")
    return laid


def _slash(name: str, command: str, **options: Any) -> None:
    """A slash command; Olga is the owner's adventurer."""

    async def do(table: Table, who: MemberActor, laid: Laid) -> InteractionResult:
        named = {key: laid.olga.name if value == "Olga" else value for key, value in options.items()}
        return await table.slash(who, command, **named)

    ACTS[name] = (do, _watchers)


def _press(name: str, address: str, *, after: Prepare, values: str | None = None) -> None:
    """A control about what was laid."""

    async def do(table: Table, who: MemberActor, laid: Laid) -> InteractionResult:
        chosen = None if values is None else [values.format(laid=laid)]
        custom_id = f"gc{'b' if values is None else 's'}1:spellcasting:{address.format(laid=laid)}"
        return await table.forge(who, laid.seen, custom_id, chosen)

    ACTS[name] = (do, after)


_slash("/spell cast, as a player's adventurer", "spell cast", spell="Fireball", caster="Olga")
_slash("/spell cast, hidden", "spell cast", spell="Fireball", caster="Olga", hidden=True)
_slash("/spell cast, for so many minutes", "spell cast", spell="Fireball", caster="Olga", minutes=5)
_slash("/spell notice", "spell notice", spell="Fireball")
_slash("/spell notice, what is not over", "spell notice")
_slash("/spell identify", "spell identify", who="Olga", level=3)
_slash("/spell target", "spell target", spell="Fireball", target="The count")
_press("Identify?, on an open casting", "spell-identify:{laid.entry}", after=_open)
_press("What do I notice?, on a hidden casting", "spell-identify:{laid.entry}", after=_hidden)
_press("the same, before the table is told", "spell-identify:{laid.entry}", after=_untold)
_press("Identify, as a player's adventurer", "spell-try:{laid.entry}:{laid.olga.id}", after=_hidden)
_press("Why?, on an open casting", "spell-why:{laid.entry}", after=_open)
_press("Why?, on a casting not told", "spell-why:{laid.entry}", after=_untold)
_press("For the GM, on a casting", "spell-gm:{laid.entry}:0", after=_open)
_press(
    "picking who perceives a casting", "spell-witness:{laid.entry}:0:0:casting", values="{laid.piet.id}", after=_untold
)
_press("Tell the table, of a casting", "spell-tell:{laid.entry}:0", after=_untold)
_press("The casting is over", "spell-over:{laid.entry}:0:0:casting", after=_open)
_press("More time, for a casting", "spell-longer:{laid.entry}:0", after=_open)
_press("All reactions back", "spell-regain-all:{laid.entry}:0", after=_open)
_press("reaction back, of a player's adventurer", "spell-regain:{laid.olga.id}", after=_open)
_press("Tell the caster, of a target", "spell-word-tell:{laid.entry}:{laid.olga.id}", after=_judged)
_press("Read, of what the caster sees", "spell-word:{laid.entry}", after=_told)
