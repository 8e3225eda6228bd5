"""`/spell area`: three methods on a channel's map, total cover, the GM's confirmation, and nothing of who hides."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from simcord import InteractionResult

from bot.engine.refusal import Refused
from bot.services import houserules, ledger, maps
from tests.play import evening, refused, stored
from tests.spellcasting.acts import lay_map, lay_spell, place
from tests.spellcasting.castings import adventurer
from tests.table import Table, controls, labels, shown, words

OPEN = "\n".join(["." * 12] * 12)
SECRET = "Lurker"


def board(result: Any) -> list[str]:
    """The rows of the board in an answer."""
    found = re.search(r"```(?:ansi)?\n(.*?)\n```", words(result), re.DOTALL)
    assert found, f"no board: {words(result)}"
    return found[1].split("\n")


def line(result: Any, start: str) -> str:
    """The line of an answer that starts like this, without markup."""
    lines = words(result).replace("*", "").split("\n")
    return next(one for one in lines if one.startswith(start))


async def marks(table: Table) -> list[Any]:
    return (await stored(table))["map_marks"]


async def test_one_fireball_beside_a_wall_by_three_methods(tmp_path: Path) -> None:
    """R002-17, R002-22, R002-31 and G002-3: a wall on the left shields Olga; each method has its own squares."""
    async with evening(tmp_path) as table:
        await lay_map(table)
        placed = await place(table, origin="F5/G6")
        assert "template method" in words(placed)
        assert "8 × 8 inches" in words(placed)
        assert line(placed, "39 squares") == "39 squares: E2–I2, E3–J3, F4–J6, E7–J7, D8–J8"
        assert line(placed, "In it") == "In it: Goblin (H5)"
        assert line(placed, "15 shielded squares").startswith("15 shielded squares: D2, C3–D3")
        assert line(placed, "Shielded by total cover") == "Shielded by total cover: Olga (C3)"
        assert "6 squares fall off the board" in words(placed)
        assert "- token method: 40 squares; in it: Goblin (H5)" in words(placed)
        assert "- half-square method: 36 squares; in it: Goblin (H5)" in words(placed)
        assert board(placed)[3] == "5 . . % % # * * G** * "
        by_tokens = await table.press(table.spectator, placed, "By tokens")
        by_halves = await table.press(table.spectator, placed, "By half squares")
        for drawn, squares in ((by_tokens, "40 squares: "), (by_halves, "36 squares: ")):
            assert shown(drawn).flags.ephemeral
            assert line(drawn, squares)
        assert board(by_tokens) != board(by_halves) != board(placed)


@pytest.mark.parametrize(("radius", "dmg", "template", "token"), [(5, 4, 4, 4), (10, 12, 16, 16), (20, 52, 60, 64)])
async def test_E002_7_circles_at_an_intersection(
    radius: int, dmg: int, template: int, token: int, tmp_path: Path
) -> None:
    async with evening(tmp_path) as table:
        await lay_map(table, OPEN)
        for method, n in (("dmg", dmg), ("template", template), ("token", token)):
            placed = await place(table, spell="", shape="sphere", size=float(radius), origin="F6/G7", method=method)
            assert line(placed, f"{n} squares: ")


async def test_the_method_is_the_house_rule_unless_another_is_asked_for(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await lay_map(table)
        rules = {"options.method": "token"}
        await table.bot.storage.write(table.guild.id, lambda db: houserules.store(db, "spellcasting", rules))
        placed = await place(table)
        assert "Squares by the token method" in words(placed)
        assert "house rule of this server: R002-19" in words(await table.press(table.player, placed, "Why?"))
        assert "Squares by the half-square method" in words(await place(table, method="dmg"))


async def test_G002_3_a_wall_at_the_origin_asks_which_square_the_area_serves(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await lay_map(table)
        asked = await place(table, table.player, origin="E6/F7")
        assert shown(asked).flags.ephemeral
        [select] = controls(asked, 3)
        assert [option["label"] for option in select["options"]] == ["The square E7", "The square F6", "The square F7"]
        chosen = await table.choose(table.player, asked, "Choose a square", "The square F6")
        assert not shown(chosen).flags.ephemeral
        assert "Olga" in line(chosen, "Shielded by total cover")
        named = await place(table, table.player, origin="E6/F7", beside="f6")
        assert line(named, "In it") == line(chosen, "In it")
        assert board(named) == board(chosen)
        assert "solid" in str(refused(await place(table, origin="E6/F7", beside="E6")))


async def test_R002_36_the_odd_token_of_each_row_goes_where_its_placer_wants(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await lay_map(table, OPEN)
        cone = await place(table, spell="burning hands", origin="D6", towards="e", method="token")
        rows = "Rows whose extra square goes to the right"
        await table.choose(table.owner, cone, rows, "Row 3: extra square to the right")
        assert line(cone, "6 squares") == "6 squares: G5, E6–G6, F7–G7"
        await table.choose(table.owner, cone, rows, "All extra squares to the left")
        assert line(cone, "6 squares") == "6 squares: E6–G6, F7–G7, G8"
        await table.choose(table.gm, cone, rows, *(f"Row {row}: extra square to the right" for row in (2, 3)))
        assert line(cone, "6 squares") == "6 squares: G4, F5–G5, E6–G6"
        assert "whoever placed" in str(
            refused(await table.choose(table.player, cone, rows, "All extra squares to the left"))
        )
        diagonal = await place(table, spell="burning hands", origin="D6", towards="ne", method="token")
        assert not controls(diagonal, 3)


async def test_the_gm_confirms_once_and_the_area_stays_until_it_is_removed(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await lay_map(table)
        placed = await place(table)
        await table.at_once(*(table.press(table.gm, placed, "Confirm") for _ in range(3)))
        [entry] = (await stored(table))["ledger"]
        kept = await table.bot.storage.read(table.guild.id, lambda db: ledger.get(db, entry[0]))
        assert kept.ruling.kind == "area"
        assert kept.ruling.result["inside"] == [{"name": "Goblin", "square": [7, 4]}]
        assert f"entry {entry[0]}" in words(placed)
        assert "Remove" in labels(placed)
        assert SECRET not in kept.ruling.model_dump_json()
        shown_map = await table.slash(table.player, "spell area")
        assert "^" in "".join(board(shown_map))
        assert "*Fireball*; in it: Goblin" in words(shown_map)
        assert "an area of effect is confirmed" in words(await table.slash(table.player, "ledger recent"))
        await table.press(table.gm, placed, "Remove")
        assert "removed" in words(placed)
        assert not labels(placed)
        assert "^" not in "".join(board(await table.slash(table.player, "spell area")))


async def test_what_was_changed_after_it_was_shown_is_not_confirmed(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await lay_map(table)
        cone = await place(table, spell="burning hands", origin="G2", towards="e", method="token")
        [[mark, *_]] = await marks(table)
        old = f"gcb1:spellcasting:area-confirm:{mark}:1"
        await table.choose(
            table.owner, cone, "Rows whose extra square goes to the right", "All extra squares to the left"
        )
        assert refused(await table.forge(table.gm, cone, old))
        assert not (await stored(table))["ledger"]
        await table.press(table.gm, cone, "Confirm")
        assert len((await stored(table))["ledger"]) == 1


async def test_all_controls_work_after_a_restart(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await lay_map(table)
        placed = await place(table)
        await table.restart()
        assert line(await table.press(table.player, placed, "By tokens"), "In it")
        await table.press(table.gm, placed, "Confirm")
        await table.restart()
        await table.press(table.gm, placed, "Remove")
        assert "removed" in words(placed)


async def test_an_interaction_that_comes_twice_keeps_one_draft(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await lay_map(table)
        placed = await place(table)
        await table.again(placed)
        assert len(await marks(table)) == 1


async def test_a_new_map_clears_the_areas_of_the_one_before(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await lay_map(table)
        placed = await place(table)
        await lay_map(table)
        for label in ("Confirm", "Picture", "Why?", "By tokens"):
            assert refused(await table.press(table.gm, placed, label))


async def test_a_hidden_creature_is_seen_by_the_gm_alone(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await lay_map(table)
        placed = await place(table, origin="H4/I5")
        to_gm = await table.press(table.gm, placed, "For the GM")
        assert shown(to_gm).flags.ephemeral
        assert "Hidden, in it: Lurker (I3)" in words(to_gm).replace("*", "")
        for person in (table.player, table.gm):
            for label in ("Picture", "As a list", "By tokens", "By half squares", "Why?"):
                await table.press(person, placed, label)
        await table.press(table.gm, placed, "Confirm")
        for command, options in (("ledger recent", {}), ("ledger why", {"entry": "1"}), ("spell area", {})):
            await table.slash(table.player, command, **options)
        suggested = await table.suggest(table.player, "spell area", "origin", "")
        assert list(suggested) == ["Olga · C3", "Goblin · H5"]
        by_name = refused(await place(table, table.player, origin=SECRET))
        by_nobody = refused(await place(table, table.player, origin="Nobody"))
        assert by_name
        assert by_nobody
        assert by_name.replace(SECRET, "Nobody") == by_nobody
        assert "give it away" in str(refused(await place(table, table.gm, origin=SECRET)))
        on_its_square = await place(table, table.player, spell="", shape="sphere", size=5.0, origin="I3")
        assert line(on_its_square, "In it") == "In it: nobody"
        everybody = [person for name, person in table.people.items() if name not in {"gm", "player"}]
        assert not any(table.sees(person, SECRET) for person in everybody)
        assert await table.suggest(table.gm, "spell area", "origin", "Lurk") == {}
        again = await table.press(table.gm, placed, "For the GM")
        assert "Hidden, in it when confirmed: Lurker" in words(again).replace("*", "")


async def test_a_hidden_spell_is_not_named(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await lay_map(table)
        await lay_spell(table, "Doomcloud", hidden=True, shape="sphere", size_ft=10)
        placed = await place(table, table.gm, spell="Doomcloud")
        await table.press(table.gm, placed, "Confirm")
        assert "sphere, radius 10\xa0ft" in words(placed)
        assert refused(await place(table, table.player, spell="Doomcloud"))
        assert not table.sees(table.spectator, "Doomcloud")


async def test_a_board_as_large_as_can_be_is_cropped_to_a_phone(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await lay_map(table, "\n".join(["." * 52] * 52))
        placed = await place(table, origin="AN40/AO41")
        rows = board(placed)
        assert len(rows) == 54
        assert {len(row) for row in rows} == {28}
        assert "Columns AB to AZ are shown; the board has 52." in words(placed)
        assert labels(placed)[-4:] == ["Columns A–Y", "Columns Z–AX", "Columns AB–AZ", "For the GM", "Why?"][-4:]
        page = await table.press(table.player, placed, "Columns A–Y")
        assert shown(page).flags.ephemeral
        assert max(map(len, board(page))) == 28
        whole = await place(table, spell="", shape="sphere", size=1000.0, origin="A1/B2")
        assert "the whole board" in words(whole)
        picture = await table.press(table.player, placed, "Picture")
        assert shown(picture).flags.ephemeral


@pytest.mark.parametrize("locale", ["en-US", "it", "uk", "ru"])
async def test_every_answer_fits_a_phone_in_every_language(locale: str, tmp_path: Path) -> None:
    async with evening(tmp_path, locale=locale) as table:
        answers: list[InteractionResult] = [await lay_map(table)]
        for options in (
            {"origin": "F5/G6"},
            {"spell": "lightning bolt", "origin": "Olga", "towards": "Goblin"},
            {"spell": "", "shape": "cube", "size": 15.0, "origin": "G2", "towards": "n", "method": "token"},
            {"spell": "cone of cold", "origin": "A1/B2", "towards": "30°", "method": "dmg"},
        ):
            answers.append(await place(table, **options))
        for answer in answers:
            widths = {len(row) for row in board(answer)}
            assert len(widths) == 1
            assert max(widths) <= 28
        assert not re.search(r"\b(area|map|aim|grid|spell)-[a-z]+-[a-z]+", " ".join(map(words, answers)))
        whom = {control["custom_id"].split(":")[2]: control["label"] for control in controls(answers[0], 2)}
        gm = await table.press(table.gm, answers[0], whom["map-gm"])
        assert max(map(len, board(gm))) <= 28


async def test_without_a_grid_R002_25(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        inside = await table.slash(table.player, "spell area", spell="fireball", distance=22.0)
        assert "In the area" in words(inside)
        on_the_edge = await table.slash(table.player, "spell area", spell="fireball", distance=22.5)
        assert "Not in the area" in words(on_the_edge)
        wide = await table.slash(table.player, "spell area", spell="fireball", distance=22.5, base=10.0)
        assert "In the area" in words(wide).replace("Not in", "")
        cone = await table.slash(table.player, "spell area", spell="burning hands", distance=5.0)
        assert "only circles" in str(refused(cone))


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"spell": "fly"}, "has no area"),
        ({"spell": "", "shape": "cone"}, "a shape and a size"),
        ({"origin": ""}, "Where does the area begin?"),
        ({"origin": "Z9"}, "off the board"),
        ({"origin": "-5/3"}, "off the board"),
        ({"spell": "burning hands"}, "needs a direction"),
        ({"spell": "burning hands", "towards": "sideways"}, "is no direction"),
        ({"spell": "burning hands", "towards": "30°", "method": "token"}, "one of the eight directions"),
        ({"spell": "burning hands", "origin": "Goblin", "towards": "n", "start": "inside"}, "neither a point nor"),
        ({"beside": "here"}, "is no square"),
        ({"spell": "firebal"}, "Fireball"),
    ],
)
async def test_what_cannot_be_placed_is_refused_and_kept_nowhere(
    options: dict[str, Any], why: str, tmp_path: Path
) -> None:
    async with evening(tmp_path) as table:
        await lay_map(table)
        assert why in str(refused(await place(table, **options)))
        assert not await marks(table)


async def test_only_the_gm_may_put_an_origin_off_the_board(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await lay_map(table)
        placed = await place(table, table.gm, origin="-2/3")
        assert "fall off the board" in words(placed)


async def test_a_map_belongs_to_its_channel(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await lay_map(table)
        await place(table)
        thread = await table.open_thread("aside")
        elsewhere = await table.slash(table.player, "spell area", channel=thread)
        assert "no map in this channel" in str(refused(elsewhere))
        [[mark, *_]] = await marks(table)
        with pytest.raises(Refused):
            await table.bot.storage.read(table.guild.id, lambda db: maps.mark(db, mark, thread.id))


async def test_a_slow_database_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(tmp_path) as table:
        await lay_map(table)
        monkeypatch.setattr("bot.surface.cog.PATIENCE", 0)
        placed = await place(table)
        assert line(placed, "In it") == "In it: Goblin (H5)"
        assert refused(await place(table, origin="Nobody"))


def told(result: Any) -> str:
    """The words of an answer, with common blanks."""
    return words(result).replace("\xa0", " ")


async def test_G002_12_how_far_it_is_from_the_one_on_the_map_who_is_theirs(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await lay_map(table)
        assert "to the point of origin" not in told(await place(table))
        await adventurer(table, "Olga", table.owner)
        assert "From Olga to the point of origin: 20 ft (6 m)" in told(await place(table))
        assert "the spell reaches 150 ft (45 m)." in told(await place(table))
        near = await place(table, spell="Burning Hands", origin="Olga", towards="e")
        assert "to the point of origin" not in told(near)
        far = await place(table, spell="Thunderwave", origin="J8", towards="s")
        assert "to the point of origin: 35 ft" in told(far)
        assert "to the point of origin" not in told(await place(table, table.player))
        await table.bot.storage.write(
            table.guild.id,
            lambda db: houserules.store(db, "spellcasting", {"options.diagonals": "alternating"}),
        )
        counted = await place(table)
        assert "From Olga to the point of origin: 25 ft" in told(counted)
        assert "every second diagonal step counts twice" in told(await table.press(table.owner, counted, "Why?"))


async def test_an_origin_out_of_range_is_told_to_be_so(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await lay_map(table, "O" + "." * 51 + "\n\nO = Olga")
        await adventurer(table, "Olga", table.owner)
        far = await place(table, spell="Fireball", origin="AZ1")
        assert "From Olga to the point of origin: 255 ft" in told(far)
        assert "Out of range: the spell reaches 150 ft" in told(far).replace("**", "")
