"""What people may try with spells and maps, for the table of who may do what; and quick ways to lay a map.

ACTS["Confirm, on an area"] -> (the act, what is done before it)
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from simcord import InteractionResult, MemberActor

from bot.engine.sheet import Sheet
from bot.services import sheets
from tests.play import stored
from tests.table import Table

MAP = """
..........
..........
....#.....
....#..G..
....#.....
..O.....L.
..........
..........

G = Goblin
O = Olga
L = (Lurker)
"""
"""A wall, E4 to E6; on its right a goblin and somebody hidden, on its left Olga."""

Act = Callable[[Table, MemberActor, Any], Awaitable[InteractionResult]]
Prepare = Callable[[Table], Awaitable[Any]]

ACTS: dict[str, tuple[Act, Prepare | None]] = {}


async def lay_map(table: Table, text: str = MAP) -> InteractionResult:
    """The GM lays this map in the table's channel, as a file."""
    return await table.slash(table.gm, "spell area", file=("map.txt", text.encode()))


async def lay_spell(table: Table, name: str, *, hidden: bool = False, **stats: Any) -> Sheet:
    """A spell of the GM's own."""
    model = table.bot.sheet_kinds["spellcasting", "spell"].model
    whole = model.model_validate(stats).model_dump(mode="json")

    def work(db: Any) -> Sheet:
        return sheets.create(
            db,
            ruleset="spellcasting",
            kind="spell",
            name=name,
            owner_id=None,
            stats=whole,
            now=table.bot.clock.now(),
            hidden=hidden,
        )

    made: Sheet = await table.bot.storage.write(table.guild.id, work)
    return made


async def place(table: Table, who: MemberActor | None = None, /, **options: Any) -> InteractionResult:
    """Somebody, by default the owner, places an area: a fireball to the right of the wall, unless it is another."""
    return await table.slash(who or table.owner, "spell area", **({"spell": "fireball", "origin": "G5/H6"} | options))


def _act(name: str, *, after: Prepare | None = None) -> Callable[[Act], Act]:
    def note(function: Act) -> Act:
        ACTS[name] = (function, after)
        return function

    return note


def _slash(name: str, command: str, *, after: Prepare | None = None, **options: Any) -> None:
    @_act(name, after=after)
    async def _(table: Table, who: MemberActor, _: Any) -> InteractionResult:
        return await table.slash(who, command, **options)


def _press(name: str, label: str, *, after: Prepare) -> None:
    @_act(name, after=after)
    async def _(table: Table, who: MemberActor, message: Any) -> InteractionResult:
        return await table.press(who, message, label)


def _forge(name: str, custom_id: str, *, values: tuple[str, ...] | None = None, after: Prepare) -> None:
    """Somebody uses a control that only the GM is shown."""

    @_act(name, after=after)
    async def _(table: Table, who: MemberActor, message: Any) -> InteractionResult:
        address = custom_id.format(channel=table.channel.id)
        return await table.forge(who, message, f"gc{'b' if values is None else 's'}1:spellcasting:{address}", values)


def _send(name: str, action: str, /, *, after: Prepare, **fields: str) -> None:
    @_act(name, after=after)
    async def _(table: Table, who: MemberActor, _: Any) -> InteractionResult:
        return await table.forge_form(who, f"gcf1:spellcasting:{action}".format(channel=table.channel.id), **fields)


def _a_spell_called(name: str, *, hidden: bool) -> Prepare:
    async def lay(table: Table) -> None:
        """The spell, unless it is there already."""
        found = await table.bot.storage.read(
            table.guild.id, lambda db: list(db.execute("SELECT 1 FROM sheets WHERE name = ?", [name]))
        )
        if not found:
            await lay_spell(table, name, hidden=hidden)

    return lay


async def _an_area(table: Table) -> InteractionResult:
    await lay_map(table)
    return await place(table)


async def _a_confirmed_area(table: Table) -> InteractionResult:
    area = await _an_area(table)
    await table.press(table.gm, area, "Confirm")
    return area


async def _an_area_in_a_scene(table: Table) -> InteractionResult:
    name = f"Duel {len((await stored(table))['ledger'])}"
    await table.slash(table.gm, "scene open", name=name, ruleset="spellcasting")
    await table.slash(table.gm, "spell area", file=("map.txt", MAP.encode()), scene=name)
    area = await place(table, scene=name)
    await table.press(table.gm, area, "Confirm")
    return area


async def _newest_mark(table: Table) -> int:
    read = table.bot.storage.read(table.guild.id, lambda db: db.execute("SELECT max(id) FROM map_marks").fetchone())
    return int((await read)[0])


async def _a_cone(table: Table) -> InteractionResult:
    await lay_map(table)
    return await place(table, spell="burning hands", origin="G5", towards="e", method="token")


_slash("/spell lookup", "spell lookup", spell="Fireball")
_slash(
    "/spell lookup, a spell of the GM's",
    "spell lookup",
    spell="Sunburn",
    after=_a_spell_called("Sunburn", hidden=False),
)
_slash("/spell lookup, a hidden spell", "spell lookup", spell="Doom", after=_a_spell_called("Doom", hidden=True))
_forge("Place its area, on a spell", "area-aim:fireball", after=lay_map)
_send("sending the form of where a spell goes", "area-aimed:fireball", origin="G5/H6", after=lay_map)
_slash("/spell area", "spell area", after=lay_map)
_slash("/spell area, laying a map", "spell area", map="crypt")
_slash("/spell area, from a file", "spell area", file=("map.txt", MAP.encode()))
_slash("/spell area, drawing a map", "spell area", map="text")
_send("sending a drawn map", "map-drawn:{channel}", text="...", after=lay_map)
_slash("/spell area, of a spell", "spell area", spell="fireball", origin="G5/H6", after=lay_map)
_slash("/spell area, around a hidden creature", "spell area", spell="fireball", origin="Lurker", after=lay_map)
_slash("/spell area, without a grid", "spell area", spell="fireball", distance=22.0)
_press("By tokens, on an area", "By tokens", after=_an_area)
_press("Picture, of an area", "Picture", after=_an_area)
_press("As a list, of an area", "As a list", after=_an_area)
_press("Why?, of an area", "Why?", after=_an_area)
_forge("Picture, with the hidden", "board-picture:@{channel}:gm", after=lay_map)
_forge("a page of the board", "board-page:@{channel}:all:0", after=lay_map)
_forge("a page of the board, with the hidden", "board-page:@{channel}:gm:0", after=lay_map)
_press("For the GM, of an area", "For the GM", after=_an_area)
_press("For the GM, of the map", "For the GM", after=lay_map)
_forge("Put participants on it, on the map", "map-people:{channel}", after=lay_map)
_forge("Show to all, of the map", "map-show:{channel}", after=lay_map)
_forge("Creature …, on the map", "map-creature:{channel}", after=lay_map)
_send(
    "moving a creature", "map-creature-set:{channel}", name="Goblin", square="J1", size="", hidden="keep", after=lay_map
)
_press("Confirm, on an area", "Confirm", after=_an_area)
_press("Remove, of an area", "Remove", after=_a_confirmed_area)
_press("Apply …, of an area in a scene", "Apply …", after=_an_area_in_a_scene)


@_act("choosing whom an area affects", after=_an_area_in_a_scene)
async def _(table: Table, who: MemberActor, message: Any) -> InteractionResult:
    address = f"gcs1:spellcasting:area-full:{await _newest_mark(table)}"
    return await table.forge(who, message, address, ["all"])


@_act("sending the form of what an area does", after=_an_area_in_a_scene)
async def _(table: Table, who: MemberActor, _: Any) -> InteractionResult:
    address = f"gcf1:spellcasting:area-applied:{await _newest_mark(table)}:1"
    return await table.forge_form(who, address, damage="8d6", rounds="2")


@_act("Take areas off the map", after=_a_confirmed_area)
async def _(table: Table, who: MemberActor, message: Any) -> InteractionResult:
    mark = str(await _newest_mark(table))
    return await table.forge(who, message, f"gcs1:spellcasting:map-clear:{table.channel.id}", [mark])


@_act("choosing the square beside a wall", after=lay_map)
async def _(table: Table, who: MemberActor, _: Any) -> InteractionResult:
    asked = await place(table, who, origin="E6/F7")
    return await table.choose(who, asked, "Choose a square", "The square F6")


@_act("choosing the sides of a cone", after=_a_cone)
async def _(table: Table, who: MemberActor, message: Any) -> InteractionResult:
    right = "Row 2: extra square to the right"
    return await table.choose(who, message, "Rows whose extra square goes to the right", right)
