"""What people may try with games of the Cabal, for the table of who may do what: `ACTS` as those of spells.

In every game the owner plays white and the player black.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from simcord import InteractionResult, MemberActor

from bot.engine.grid import read_label
from bot.engine.scene.model import Scene
from bot.engine.sheet import Viewer
from bot.services import ledger, scenesteps
from bot.surface.scenetable import SceneTable
from cogs.cabal.rules.course import act as acted
from cogs.cabal.rules.course import open_match, resume_match
from cogs.cabal.rules.match import opened, resumed
from cogs.cabal.rules.model import Action, Fall, Game, Move, Piece, SetUp, Side, Spell, Stage
from cogs.cabal.rules.setup import new_game
from tests.table import Table

Act = Callable[[Table, MemberActor, Any], Awaitable[InteractionResult]]
Prepare = Callable[[Table], Awaitable[Any]]

ACTS: dict[str, tuple[Act, Prepare | None]] = {}


@dataclass
class Laid:
    """A game, and a message to press on."""

    scene: Scene
    seen: InteractionResult


def _cog(table: Table) -> Any:
    return table.bot.get_cog("CabalCog")


def _position(game: Game, white: str, black: str, **fields: Any) -> Game:
    placed = [(side, word) for side, words in zip(Side, (white, black), strict=True) for word in words.split()]
    pieces = tuple(
        Piece(id=id, side=side, kind=kind.id, square=read_label(word[1:]))
        for id, (side, word) in enumerate(placed, 1)
        if (kind := game.armies[side].lettered(word[0]))
    )
    spells = (Spell.PAIN, Spell.ENERGY_BOLT, Spell.EVOCATION)
    ready = (SetUp(pieces=(), spells=spells), SetUp(pieces=()))
    known = {"pieces": pieces, "next_id": len(pieces) + 1, "stage": Stage.PLAY, "ready": ready}
    return game.model_copy(update=known | fields)


async def lay(
    table: Table, *done: Action, begun: bool = True, late: bool = False, black: str = "KH8 PE5 PA7 QE6", **fields: Any
) -> Laid:
    """A game in which White has done this already, without a word in the channel."""
    seen = await table.slash(table.spectator, "roll", expression="1d6")
    cog: SceneTable = _cog(table)
    now = table.bot.clock.now()
    table.may_ping |= {table.owner.id, table.player.id, table.bot.application_id}
    players = (("Olga", table.owner.id), ("Piet", table.player.id))

    def work(db: Any) -> Scene:
        tables = cog.tables(db)  # type: ignore[attr-defined]
        armies = tables.armies["undead"], tables.armies["empire"]
        name = f"Game {seen._interaction.id % 10**9}"
        by = scenesteps.Click(
            seen._interaction.id, Viewer(user_id=table.owner.id, is_gm=False), table.channel.id, now, ledger.NO_DICE
        )
        if not begun:
            step = open_match(name, *players, opened(*armies, tables.options), ledger.NO_DICE)
            return scenesteps.open_scene(db, step, by).scene
        empty = new_game(*armies, tables.options)
        game = _position(empty, "KE1 QD3 PD4 PB2", black, mana=(3, 0), **fields)
        match = resumed(game, bot=None, level=1, days=1 if late else None)
        since = now - timedelta(days=2) if late else now
        scene = scenesteps.open_scene(db, resume_match(name, *players, match, ledger.NO_DICE, since), by).scene
        if done:
            click = by._replace(interaction_id=by.interaction_id + 1)
            scene = scenesteps.take(
                db, scene.id, lambda there, dice: acted(there, done, dice, now), click, action="cabal-move"
            ).scene
        return scene

    return Laid(await table.bot.storage.write(table.guild.id, work), seen)


async def _a_game(table: Table) -> Laid:
    return await lay(table)


async def _before(table: Table) -> Laid:
    return await lay(table, begun=False)


async def _moved(table: Table) -> Laid:
    return await lay(table, Move(start=read_label("B2"), to=read_label("B3")))


async def _late(table: Table) -> Laid:
    return await lay(table, late=True)


async def _falling(table: Table) -> Laid:
    """Black has attacked the owner's Necrarch: a decision is waited for."""
    return await lay(table, black="KH8 PE5 PA7 QE3", turn=2, fall=Fall(start=read_label("E3"), to=read_label("E1")))


def slash(name: str, command: str, prepare: Prepare | None = _a_game, **options: Any) -> None:
    """An act by command."""

    async def do(table: Table, who: MemberActor, laid: Any) -> InteractionResult:
        named = {"game": laid.scene.name} if isinstance(laid, Laid) else {}
        return await table.slash(who, command, **options, **named)

    ACTS[name] = (do, prepare)


def control(name: str, address: str, prepare: Prepare = _a_game, values: list[str] | None = None) -> None:
    """An act by a button, or by a list in which `values` are chosen."""

    async def do(table: Table, who: MemberActor, laid: Laid) -> InteractionResult:
        scene = laid.scene
        words = address.format(id=scene.id, called=scene.called, version=scene.version)
        return await table.forge(who, laid.seen, f"gc{'b' if values is None else 's'}1:cabal:{words}", values)

    ACTS[name] = (do, prepare)


slash("/cabal new", "cabal new", None)
slash("/cabal army, before a game", "cabal army", _before)
control("choosing an army", "choose-army:{id}", _before, ["empire"])
control("choosing spells", "choose-spells:{id}", _before, ["pain", "terror", "evocation"])
control("Set up by hand, before a game", "by-hand:{id}", _before)
control("Ready, before a game", "ready:{id}", _before)
control("Call off, before a game", "call-off:{id}", _before)
slash("/cabal move, in the owner's turn", "cabal move", piece="B2", to="B3")
control("choosing a move, in the owner's turn", "do:{id}:{version}", values=["B2-B3"])
slash("/cabal moves", "cabal moves", piece="B2")
slash("/cabal cast, in the owner's turn", "cabal cast", spell="energy-bolt", target="E5")
slash("/cabal summon, in the owner's turn", "cabal summon", piece="skeleton", square="E4")
slash("/cabal place, in the owner's turn", "cabal place", piece="skeleton", square="A1")
slash("/cabal pass, in the owner's turn", "cabal pass", _moved)
slash("/cabal board", "cabal board")
control("Record, of a game", "record:{id}")
slash("/cabal resign", "cabal resign")
control("Give up, of a game", "give-up:{id}:{version}")
control("Offer a draw", "draw:{id}:{version}")
control("Ask to take back, of a game", "take-back:{id}:{version}", _moved)
control("Agree, that the owner takes back", "agree:{id}:{version}:0", _moved)
control("Sacrifice, for the owner's Necrarch", "give:{id}:{version}", _falling)
control("Claim the win, when the owner is late", "claim:{id}:{called}", _late)
control("More time, when the owner is late", "grant:{id}:{called}", _late)
