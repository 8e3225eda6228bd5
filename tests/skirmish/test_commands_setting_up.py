"""Opening a game, bringing warbands and setting them up, edge to edge."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.engine.grid import label
from cogs.skirmish.rules.terms import Edition, Phase, Side
from tests.play import evening, refused
from tests.skirmish.evenings import NAME, call, desk, played, scene
from tests.table import Table, form_values, labels, words

DITCH = """
<[[...]]>
.[[...]].
"""
WARBAND = 'Captain: level 6, hp 50, commander 4, effect "Hold the line"\n2 Archer: hp 15, ranged, cost 9'


async def opened(table: Table, **options: Any) -> Any:
    """A game of the owner's against the player."""
    table.may_ping |= {table.owner.id, table.player.id}
    values = {"name": NAME, "edition": "edition-1", "opponent": table.player, "file": ("ditch.txt", DITCH.encode())}
    return await table.slash(table.owner, "skirmish new", **(values | options))


async def test_two_players_open_a_game_bring_warbands_and_set_them_up(tmp_path: Path) -> None:
    async with evening(tmp_path, 12, 9) as table:
        await opened(table)
        assert (await played(table)).edition is Edition.FIRST
        assert table.sees(table.spectator, "8 creatures are still to be placed")

        form = await table.press(table.owner, call(table), "Warband …")
        assert "Captain: level 6" in form_values(form)["warband"]
        await table.submit(table.owner, form, warband=WARBAND)
        json = b'[{"name": "Wolf", "count": 2, "stats": {"speed": 9, "cost": 10}}]'
        await table.slash(table.player, "skirmish deploy", file=("pack.json", json))
        names = [one.name for one in (await played(table)).creatures]
        assert names == ["Captain", "Archer 1", "Archer 2", "Wolf 1", "Wolf 2"]

        assert list(await table.suggest(table.owner, "skirmish deploy", "creature", "")) == names[:3]
        squares = await table.suggest(table.owner, "skirmish deploy", "square", "", creature="Captain")
        assert set(squares) == {"B1", "C1", "B2", "C2"}
        await table.slash(table.owner, "skirmish deploy", creature="Captain", square="B2")
        assert "start area of side A" in str(
            refused(await table.slash(table.owner, "skirmish deploy", creature="Captain", square="E1"))
        )
        await table.press(table.owner, call(table), "Set up the rest")
        await table.press(table.player, call(table), "Set up the rest")
        assert all(one.stands for one in (await played(table)).creatures)

        await table.press(table.player, call(table), "Roll for initiative")
        game = await played(table)
        assert (game.phase, game.round, game.deciding()) == (Phase.INITIATIVE, 1, Side.A)
        assert table.sees(table.spectator, "A d20 12 · commander +4 = 16; B d20 9")
        late = await table.slash(table.owner, "skirmish deploy", warband="The raiders")
        assert "has begun" in str(refused(late))


async def test_who_may_open_a_game_and_act_for_whom(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        both = {"player": table.owner, "opponent": table.player}
        foreign = await table.slash(table.spectator, "skirmish new", name="X", edition="edition-1", **both)
        assert "GM" in str(refused(foreign))
        await table.slash(table.gm, "skirmish new", name=NAME, edition="edition-2", map="The ford", **both)
        table.may_ping |= {table.owner.id, table.player.id}
        assert (await scene(table)).callers(1) == (table.owner.id,)

        foreign = await table.slash(table.player, "skirmish deploy", creature="Captain", square="A14")
        assert "up to side A" in str(refused(foreign))
        stranger = await table.slash(table.spectator, "skirmish deploy")
        assert "two players" in str(refused(stranger))
        for side in ("A", "B: the player"):
            await table.slash(table.gm, "skirmish deploy", side=side)
        assert all(one.stands for one in (await played(table)).creatures)


async def test_maps_and_warbands_that_cannot_be_had_are_refused_privately(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        for options, why in (
            ({"file": ("x.txt", b"<...")}, "Exit B is missing"),
            ({"file": ("x.txt", b"[#<...>")}, "shut"),
            ({"file": ("x.txt", b"<..=\n...>")}, "row"),
            ({"file": ("x.txt", b"\xff\xfe")}, "no text"),
            ({"file": ("x.txt", b"." * 20_000)}, "16 KiB"),
            ({"file": None, "map": "Atlantis"}, "no map “Atlantis”"),
            ({"file": None, "map": "The map of this channel"}, "has no map"),
        ):
            given = {name: value for name, value in options.items() if value is not None}
            values: dict[str, Any] = {"name": NAME, "edition": "edition-1", "opponent": table.player} | given
            assert why.casefold() in str(refused(await table.slash(table.owner, "skirmish new", **values))).casefold()
        await opened(table)
        for warband, why in (
            (b"", "no creature"),
            (b"Wolf: bite 3", "no figure"),
            (b"Wolf: hp 5000", "at most 1,000"),
            (b"[{}]", "JSON"),
            (b"9 Wolf", "at most 8"),
            (b"Giant: size 3", "Huge"),
        ):
            answer = await table.slash(table.owner, "skirmish deploy", file=("w.txt", warband))
            assert why in str(refused(answer))
        missing = await table.slash(table.owner, "skirmish deploy", warband="Dragons")
        assert "no warband “Dragons”" in str(refused(missing))


async def test_a_creature_of_ones_own_sheets_joins_the_warband(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        form = await table.slash(table.owner, "sheet new", kind="skirmish.creature", name="Grim", like="ogre")
        await table.submit(table.owner, form)
        await opened(table)
        await table.slash(table.owner, "skirmish deploy", warband="The raiders")
        full = await table.slash(table.owner, "skirmish deploy", warband="Grim")
        assert "at most 8" in str(refused(full))
        await table.slash(table.owner, "skirmish deploy", file=("w.txt", b"Wolf"))
        await table.slash(table.owner, "skirmish deploy", warband="Grim")
        grim = (await played(table)).creatures[1]
        assert (grim.name, grim.stats.size, grim.stats.hit_points) == ("Grim", 2, 55)
        foreign = await table.slash(table.player, "skirmish deploy", warband="Grim")
        assert "no warband" in str(refused(foreign))


async def test_the_channels_map_serves_as_a_board(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        text = "a....b\n......\n......\n\na = exit-a @ A3\n".replace("a....b", "<....>")
        await table.slash(table.gm, "spell area", file=("m.txt", (text.replace("a =", "< =") + "> = exit-b").encode()))
        table.may_ping |= {table.owner.id, table.player.id}
        values: dict[str, Any] = {"name": NAME, "edition": "edition-1", "opponent": table.player}
        await table.slash(table.owner, "skirmish new", map="The map of this channel", **values)
        board = (await played(table)).board
        assert [label(square) for square in board.kind("exit-b")] == ["F3"]


async def test_a_spectator_sees_the_board_and_no_controls_of_the_players(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await opened(table)
        await table.slash(table.owner, "skirmish deploy", creature="Captain", square="B2")
        seen = await desk(table, table.spectator)
        assert "Captain 50/50 (commander 4): B2" in words(seen)
        assert labels(seen) == ["Picture", "As a list"]
        assert {"Set up the rest", "Concede …"} <= set(labels(await desk(table, table.owner)))
        listed = await table.press(table.spectator, seen, "As a list")
        assert "Captain 50/50" in words(listed)
        picture = await table.press(table.spectator, seen, "Picture")
        assert picture.response is not None
