"""What people may try in games of skirmish, for the table of who may do what: `ACTS` as those of spells.

In every game side A is the owner's and side B the player's.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from itertools import count
from typing import Any

from simcord import InteractionResult, MemberActor

from bot.engine.dice import ScriptedDice
from bot.engine.scene.model import Scene
from cogs.skirmish.rules.damage import damage
from cogs.skirmish.rules.model import ChooseFirst, Game, Turn
from cogs.skirmish.rules.morale import save
from cogs.skirmish.rules.moving import move
from cogs.skirmish.rules.terms import Phase, Side
from cogs.skirmish.sheets import Stats
from tests.skirmish.evenings import laid
from tests.skirmish.games import at, changed, game, one
from tests.table import Table

Act = Callable[[Table, MemberActor, Any], Awaitable[InteractionResult]]
Prepare = Callable[[Table], Awaitable[Any]]

ACTS: dict[str, tuple[Act, Prepare | None]] = {}

BOARD = """
..........
..A.....x.
K.........
<.........
[[......]>
"""
FIGURES: dict[str, Any] = {
    "A": Stats(hit_points=10, speed=4, attack=20),
    "K": Stats(commander_rating=3, hit_points=30),
    "x": Stats(hit_points=40),
}
_numbers = count(10**9)


@dataclass
class Laid:
    """A game under a name of its own, and a message to press on."""

    scene: Scene
    seen: InteractionResult


def _at_war(**fields: Any) -> Game:
    return game(BOARD, **FIGURES).changed(**fields)


def _turn() -> Game:
    state = _at_war()
    return state.changed(turn=Turn(creature_id=one(state, "A").id))


def _beside() -> Game:
    state = changed(_turn(), "x", square=at("D4"))
    return state


def _owing() -> Game:
    """A must save for its morale."""
    state = _at_war(acting=Side.B)
    state = state.changed(turn=Turn(creature_id=one(state, "x").id))
    return damage(state, {one(state, "A").id: 5}, ScriptedDice(()), one(state, "x").id).game


def _running() -> Game:
    """A must run, and may stop on several squares."""
    return save(changed(changed(_owing(), "x", square=at("J5")), "A", square=at("I4")), ScriptedDice([1])).game


def _passing() -> Game:
    """x is about to leave a square beside A."""
    state = changed(_at_war(acting=Side.B), "x", square=at("D4"))
    state = state.changed(turn=Turn(creature_id=one(state, "x").id))
    return move(state, one(state, "x").id, at("G4"), (), ScriptedDice(())).game


def _routing() -> Game:
    return changed(_at_war(), "A", routing=True)


def _choosing() -> Game:
    return _at_war(phase=Phase.INITIATIVE, acting=None, to_activate=0, pending=(ChooseFirst(side=Side.A),))


def _setting_up() -> Game:
    state = _at_war(phase=Phase.DEPLOYING, acting=None, to_activate=0, round=0)
    return changed(state, "K", square=None)


def a_game(state: Callable[[], Game]) -> Prepare:
    """Prepares a game that stands like this."""

    async def prepare(table: Table) -> Laid:
        seen = await table.slash(table.spectator, "roll", expression="1d6")
        number = next(_numbers)
        return Laid(await laid(table, state(), f"Game {number}", number), seen)

    return prepare


def slash(name: str, state: Callable[[], Game], command: str, **options: Any) -> None:
    """An act that is a command in such a game."""

    async def act(table: Table, who: MemberActor, on: Laid) -> InteractionResult:
        return await table.slash(who, f"skirmish {command}", game=on.scene.name, **options)

    ACTS[name] = (act, a_game(state))


def press(name: str, state: Callable[[], Game], action: str, *args: int | str, choice: str | None = None) -> None:
    """An act that is a control in such a game: a button, or with a `choice` a list."""

    async def act(table: Table, who: MemberActor, on: Laid) -> InteractionResult:
        words = (str(arg) for arg in (on.scene.id, on.scene.called, *args))
        kind = "b" if choice is None else "s"
        chosen = None if choice is None else [choice]
        return await table.forge(who, on.seen, ":".join((f"gc{kind}1:skirmish:{action}", *words)), chosen)

    ACTS[name] = (act, a_game(state))


async def _new_for_oneself(table: Table, who: MemberActor, _: Any) -> InteractionResult:
    table.may_ping |= {who.id, table.admin.id}
    name = f"Game {next(_numbers)}"
    return await table.slash(who, "skirmish new", name=name, edition="edition-2", opponent=table.admin)


async def _new_for_others(table: Table, who: MemberActor, _: Any) -> InteractionResult:
    first, second = (table.guild.add_member(table.env.create_user(f"guest{next(_numbers)}")) for _ in range(2))
    table.may_ping |= {first.id, second.id}
    name = f"Game {next(_numbers)}"
    return await table.slash(who, "skirmish new", name=name, edition="edition-2", opponent=second, player=first)


async def _send_warband(table: Table, who: MemberActor, on: Laid) -> InteractionResult:
    return await table.forge_form(who, f"gcf1:skirmish:warband-sent:{on.scene.id}:a", on.seen, warband="Wolf: hp 20")


A, K, X = (one(_at_war(), symbol).id for symbol in "AKx")

ACTS["/skirmish new, for oneself"] = (_new_for_oneself, None)
ACTS["/skirmish new, for two others"] = (_new_for_others, None)
ACTS["sending the form of the owner's warband"] = (_send_warband, a_game(_setting_up))
slash("/skirmish deploy, a creature of the owner's", _setting_up, "deploy", creature="K", square="A1")
slash("/skirmish deploy, for the owner's side", _setting_up, "deploy", side="A")
slash("/skirmish initiative", lambda: _at_war(phase=Phase.INITIATIVE, acting=None, to_activate=0), "initiative")
press("Go first, when the owner has won", _choosing, "go-first")
slash("/skirmish activate, in the owner's phase", _at_war, "activate", creature="A")
press("choosing whom to activate", _at_war, "activate", choice=str(A))
slash("/skirmish move, in the owner's turn", _turn, "move", square="C3")
slash("/skirmish move, pushing somebody", _turn, "move", creature="x", square="I3")
slash("/skirmish damage, an attack of the owner's", _beside, "damage", target="x")
slash("/skirmish damage, in the owner's turn", _turn, "damage", target="x", amount=5)
press("choosing whom to attack", _beside, "attack", A, choice=str(X))
slash("/skirmish charge, in the owner's turn", lambda: changed(_turn(), "x", square=at("F4")), "charge", square="E4")
press("End the turn, of the owner's", _turn, "finish", A)
slash("/skirmish morale, when the owner owes a save", _owing, "morale")
press("Roll the save, of the owner's", _owing, "save", A)
slash("/skirmish morale, calling for one", _turn, "morale", creature="x")
slash("/skirmish rally, of the owner's", _routing, "rally", creature="A")
press("choosing where the owner's creature runs", _running, "run", choice=f"{A}.B2")
press("an opportunity attack of the owner's", _passing, "opportunity", choice=f"{A}.strike")
press("Let it pass, when the owner may attack", _passing, "spare-all")
slash("/skirmish rout", _turn, "rout", creature="A")
slash("/skirmish cover", _turn, "cover", attacker="A", target="x")
slash("/skirmish board", _turn, "board")
press("What can I do?, in a game", _turn, "desk")
press("Picture, of a game", _turn, "picture")
press("As a list, of a game", _turn, "list")
press("Offer a draw, in a game", _turn, "offer-draw")
press("Accept the draw of the player's", lambda: _at_war(agreed=(Side.B,)), "accept-draw")
press("Decline the draw of the player's", lambda: _at_war(agreed=(Side.B,)), "decline-draw")
press("Concede, in a game", _turn, "concede-sure")
