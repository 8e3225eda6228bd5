"""What people may try in fights of EX Nihilo, for the table of who may do what.

ACTS["/nihilo defend, as the owner's character"] -> (the act, what is done before it)
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from simcord import InteractionResult, MemberActor

from bot.engine.sheet import Sheet
from tests.ex_nihilo.fights import combatant
from tests.play import stored
from tests.table import Table


@dataclass
class Laid:
    """The owner's Nora, the Narrator's Ogre, the last entry of the ledger, and a message to press on."""

    nora: Sheet
    ogre: Sheet
    entry: int
    seen: InteractionResult


Act = Callable[[Table, MemberActor, Laid], Awaitable[InteractionResult]]
Prepare = Callable[[Table], Awaitable[Laid]]

ACTS: dict[str, tuple[Act, Prepare | None]] = {}

_NORA: dict[str, Any] = {"corpo": 14, "equilibrio": 12, "spirito": 20, "medicina": 3}


async def _both(table: Table) -> Laid:
    """Two who may fight, new each time."""
    table.may_ping = {table.owner.id}
    number = len((await stored(table))["sheets"])
    nora = await combatant(
        table, f"Nora {number}", table.owner, "sword", corpo=14, equilibrio=12, spirito=20, medicina=3
    )
    ogre = await combatant(table, f"Ogre {number}", None, corpo=20, equilibrio=12)
    return Laid(nora, ogre, 0, await table.slash(table.spectator, "roll", expression="1d6"))


async def _after(table: Table, command: str, **options: Any) -> Laid:
    """The two, after the GM has done something: in the options they are named Nora and Ogre."""
    laid = await _both(table)
    await table.slash(table.gm, command, **_named(laid, options))
    laid.entry = max(row[0] for row in (await stored(table))["ledger"])
    return laid


async def _attacked(table: Table) -> Laid:
    return await _after(table, "nihilo attack", target="Nora", attacker="Ogre", level="gsp-1")


async def _in_fear(table: Table) -> Laid:
    return await _after(table, "nihilo state", who="Nora", lay="state-fear")


async def _dying(table: Table) -> Laid:
    return await _after(table, "nihilo damage", who="Ogre", amount=500)


def _named(laid: Laid, options: dict[str, Any]) -> dict[str, Any]:
    names = {"Nora": laid.nora.name, "Ogre": laid.ogre.name, "#": f"#{laid.entry}"}
    return {option: names.get(value, value) for option, value in options.items()}


def _slash(name: str, command: str, *, after: Prepare = _both, **options: Any) -> None:
    async def do(table: Table, who: MemberActor, laid: Laid) -> InteractionResult:
        return await table.slash(who, command, **_named(laid, options))

    ACTS[name] = (do, after)


def _forge(name: str, address: str, *, after: Prepare, values: tuple[str, ...] | None = None) -> None:
    """Somebody uses a control, though they may never have been shown it."""

    async def do(table: Table, who: MemberActor, laid: Laid) -> InteractionResult:
        kind = "b" if values is None else "s"
        words = address.format(entry=laid.entry, nora=laid.nora.id, ogre=laid.ogre.id)
        return await table.forge(who, laid.seen, f"gc{kind}1:ex_nihilo:{words}", values)

    ACTS[name] = (do, after)


async def _scene(table: Table) -> Laid:
    """The two, in a scene of their own."""
    laid = await _both(table)
    await table.slash(table.gm, "scene open", name=f"Of {laid.nora.name}", ruleset="ex_nihilo")
    return laid


def _in_scene(name: str, **options: Any) -> None:
    async def do(table: Table, who: MemberActor, laid: Laid) -> InteractionResult:
        return await table.slash(who, "nihilo initiative", scene=f"Of {laid.nora.name}", **options)

    ACTS[name] = (do, _scene)


async def _hidden_difficulty(table: Table) -> Laid:
    laid = await _after(table, "nihilo check", **_HIDDEN)
    laid.entry -= 1  # the difficulty is an entry of its own, before the roll
    return laid


async def _send(table: Table, who: MemberActor, laid: Laid) -> InteractionResult:
    return await table.forge_form(who, f"gcf1:ex_nihilo:heal:{laid.nora.id}", points="1")


_slash("/nihilo attack, as the owner's character", "nihilo attack", target="Ogre", attacker="Nora", level="gsp-1")
_slash("/nihilo attack, as one of the GM's", "nihilo attack", target="Nora", attacker="Ogre", level="gsp-0")
_slash("/nihilo parry, as the owner's character", "nihilo parry", after=_attacked, attack="#")
_forge("React, as the owner's character", "react:{entry}", after=_attacked)
_forge("Dodge alone, as the owner's character", "reaction:{entry}:0:dodge", after=_attacked)
_slash("/nihilo defend, as the owner's character", "nihilo defend", who="Nora")
_slash("/nihilo damage, to the owner's character", "nihilo damage", who="Nora", amount=1)
_slash("/nihilo state, of the owner's character", "nihilo state", who="Nora")
_slash("/nihilo state, laid on the owner's sheet", "nihilo state", who="Nora", lay="state-pain")
_forge("End a state, of the owner's character", "lift:{nora}", after=_in_fear, values=("fear",))
_forge("Give hit points back, to the owner", "ask-heal:{nora}", after=_both)
_forge("Give first aid, as the owner's character", "tend:{ogre}:{nora}:1", after=_dying)
_forge("The session ends", "session", after=_dying)
_forge("ending the session", "session-end", after=_dying)
ACTS["sending the form of hit points"] = (_send, _both)

_CALM: dict[str, Any] = {"level": "gsp-1"}
_HIDDEN: dict[str, Any] = {**_CALM, "who": "Nora", "roll": "glance", "difficulty": "20", "hidden": True}
_OPPOSED: dict[str, Any] = {**_CALM, "who": "Nora", "roll": "glance", "opponent": "Ogre", "with": "glance"}
_slash("/nihilo check, as the owner's character", "nihilo check", who="Nora", roll="glance", difficulty="20", **_CALM)
_slash("/nihilo check, as one of the GM's", "nihilo check", who="Ogre", roll="glance", difficulty="20", **_CALM)
_slash("/nihilo check, with a hidden difficulty", "nihilo check", **_HIDDEN)
_slash("/nihilo build, as the owner's character", "nihilo build", who="Nora", difficulty="20", **_CALM)
_slash("/nihilo oppose, as the owner's character", "nihilo oppose", **_OPPOSED)
_forge("For the Narrator, of a difficulty", "difficulty:{entry}", after=_hidden_difficulty)
_slash("/nihilo initiative, for the owner's sheet", "nihilo initiative", who="Nora", **_CALM)
_in_scene("/nihilo initiative, setting the level", level="gsp-2")
_slash("/nihilo movement, of the owner's character", "nihilo movement", who="Nora")
_slash("/nihilo movement, taking a move", "nihilo movement", who="Nora", take="act-move")
_slash("/nihilo help-other, as the owner's sheet", "nihilo help-other", who="Ogre", helper="Nora")
_slash("/nihilo energy, of the owner's character", "nihilo energy", who="Nora")
_slash("/nihilo energy, letting time go by", "nihilo energy", who="Nora", turns=1)
