"""`/cabal new` and `army`: matches are opened and got ready for, and nobody learns of it before both are."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cabal.matches import begun, game_of, heard, last_words, latest, opened, scene_of
from tests.play import evening, refused
from tests.table import SELECT, Table, controls, labels, words

SPELLS = ("Shake the Bones", "Evocation", "Petrifying Gaze")


async def test_a_match_is_opened_and_begins_when_both_are_ready(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        mine = await opened(table)
        assert "Army points: **29 of 30 · pieces 16 of 16**" in words(mine)
        invitation = latest(table, "Get ready")
        assert invitation.content == table.player.mention  # nobody else is notified
        assert "owner (White) against player (Black)" in words(invitation)
        await table.press(table.owner, mine, "Ready")
        await table.press(table.player, await table.press(table.player, invitation, "Get ready"), "Ready")
        call = latest(table, "Move")
        assert call.content == table.owner.mention
        assert "2 P:P:P:P:P:P:P:P:" in words(call)
        assert "7 p p p p p p p p" in words(call)
        assert labels(call) == ["Move", "End turn", "Board", "Why?"]


async def look_everywhere(table: Table) -> None:
    """Everybody tries every door behind which the drafts could be found."""
    for name, who in table.people.items():
        for command in ("scene status", "scene undo", "scene catchup", "ledger recent", "privacy export"):
            await table.slash(who, command)
        for command in ("cabal board", "cabal army", "cabal pass", "cabal resign", "cabal move", "cabal cast"):
            options = {"spell": "pain", "target": "A1"} if command == "cabal cast" else {}
            if command != "cabal army" or name != "owner":
                await table.slash(who, command, **options)
        await table.slash(who, "cabal moves", piece="E1")
        for option in ("piece", "to"):
            assert await table.suggest(who, "cabal move", option, "", piece="E1") == {}
        assert await table.suggest(who, "cabal moves", "piece", "") == {}
        assert await table.suggest(who, "cabal cast", "spell", "") == {}


async def test_G001_4_armies_set_ups_and_spells_are_hidden_until_both_are_ready(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        mine = await opened(table)
        mine = await table.choose(table.owner, mine, "Choose 3 spells", *SPELLS)
        form = await table.press(table.owner, mine, "Set up by hand")
        mine = await table.submit(table.owner, form, second="PPP..PPP", first=".NBQKBN.")
        assert "Spells to declare: **Shake the Bones, Evocation, Petrifying Gaze**" in words(mine)
        assert "2 P:P:P:: : P:P:P:" in words(mine)
        await look_everywhere(table)
        await table.press(table.owner, mine, "Ready")
        await look_everywhere(table)
        secrets = ("Spells to declare: **Shake the Bones", "2 P:P:P:", "PPP..PPP", "1 : N:B:Q:K:", "21 of 30")
        for who in (table.gm, table.player, table.spectator, table.admin):
            assert not any(table.sees(who, secret) for secret in secrets)
        await table.press(table.player, await table.slash(table.player, "cabal army"), "Ready")
        assert "2 P:P:P:: : P:P:P:" in last_words(table)
        assert table.sees(table.spectator, "2 P:P:P:: : P:P:P:")


async def test_another_army_stands_classically_and_the_opponent_does_not_learn_which_it_is(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        mine = await table.choose(table.owner, await opened(table), "Choose an army", "Empire")
        assert "White: **Empire**" in words(mine)
        assert [part["placeholder"] for part in controls(mine, SELECT)] == ["Choose an army"]
        theirs = await table.slash(table.player, "cabal army")
        assert "White" not in words(theirs)
        await table.press(table.player, await table.choose(table.player, theirs, "Choose an army", "Undead"), "Ready")
        await table.press(table.owner, mine, "Ready")
        game = await game_of(table)
        assert [army.id for army in game.armies] == ["empire", "undead"]


async def test_E001_15_what_is_no_legal_army_is_refused_when_it_is_to_be_ready(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        mine = await opened(table)
        for second, first, why in (
            ("PPPPPPPP", "RNBQ.BNR", "exactly one must be in the army"),
            ("PPPPPPPP", "RNBQKBNQ", "at most 1 on the board"),
            ("RRRRRRRR", "RNBQKBNR", "at most 30 are allowed"),
        ):
            form = await table.press(table.owner, mine, "Set up by hand")
            mine = await table.submit(table.owner, form, second=second, first=first)
            assert why in str(refused(await table.press(table.owner, mine, "Ready")))
        for second, why in (("X", "“X” is no piece"), ("PPPPPPPPP", "8 squares")):
            form = await table.press(table.owner, mine, "Set up by hand")
            assert why in str(refused(await table.submit(table.owner, form, second=second, first="K")))


async def test_whoever_is_ready_changes_nothing_more_and_two_clicks_are_one(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        mine = await opened(table)
        results = await table.at_once(*(table.press(table.owner, mine, "Ready") for _ in range(2)))
        assert [refused(result) is None for result in results] == [True, False]
        scene = await scene_of(table)
        late = await table.forge(table.owner, mine, f"gcs1:cabal:choose-army:{scene.id}", ["empire"])
        assert "ready already" in str(refused(late))


async def test_the_opponent_declines_and_others_have_no_part_in_getting_ready(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        assert "somebody else" in str(refused(await table.slash(table.owner, "cabal new", opponent=table.owner)))
        await opened(table)
        invitation = latest(table, "Get ready")
        for who in (table.gm, table.spectator):
            assert "do not play" in str(refused(await table.press(who, invitation, "Get ready")))
            assert "do not play" in str(refused(await table.press(who, invitation, "Decline")))
        question = await table.press(table.player, invitation, "Decline")
        await table.press(table.player, question, "Call off")
        assert (await scene_of(table)).status == "closed"
        assert "scene is closed" in last_words(table)


@pytest.mark.parametrize(("board", "columns", "rows"), [("16x8", 18, 9), ("8x16", 19, 17)])
async def test_G001_19_joined_boards_fit_a_phone(board: str, columns: int, rows: int, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await begun(table, board=f"cabal-{board}")
        block = words(latest(table, "Move")).split("```")[1].strip("\n").split("\n")
        assert (len(block[0]), len(block)) == (columns, rows)
        game = await game_of(table)
        assert f"{game.width}x{game.height}" == board


async def test_several_games_in_a_channel_are_told_apart(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await begun(table)
        await table.slash(table.player, "cabal new", opponent=table.owner, name="Return match")
        names = await table.suggest(table.spectator, "cabal board", "game", "")
        assert set(names) == {"Cabal of the Undead", "Return match"}
        assert "which" in str(refused(await table.slash(table.spectator, "cabal board"))).lower()
        assert refused(await table.slash(table.spectator, "cabal board", game="Cabal of the Undead")) is None
        third = await table.slash(table.owner, "cabal new", opponent=table.player, name="Over")
        await table.press(table.owner, await table.forge(table.owner, third, await decline(table)), "Call off")
        assert "which" in str(refused(await table.slash(table.spectator, "cabal board"))).lower()


async def test_a_table_plays_with_an_army_of_its_own(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        form = await table.slash(table.gm, "sheet new", kind="cabal.army", name="Bone Guard", like="undead")
        await table.submit(table.gm, form, first_rank="...QK...", second_rank="PPPPPPPP")
        mine = await table.choose(table.owner, await opened(table), "Choose an army", "Bone Guard")
        assert "1 . : : Q:K:: : ." in words(mine)
        await table.press(table.owner, mine, "Ready")
        await table.press(table.player, await table.slash(table.player, "cabal army"), "Ready")
        assert "Bone Guard" in last_words(table)
        assert labels(heard(table)[-1])[0] == "Move"


async def test_boards_in_colour_are_coloured_alike_from_either_side(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.slash(table.gm, "setup board", style="ansi")
        await begun(table, board="cabal-8x16")
        white = words(await table.slash(table.owner, "cabal board"))
        black = words(await table.slash(table.player, "cabal board"))
        assert white.count("\x1b[1;31m") == black.count("\x1b[1;31m")
        assert white.count("\x1b[1;34m") == black.count("\x1b[1;34m")


async def decline(table: Table) -> str:
    """The custom id of the button that declines the newest match."""
    return f"gcb1:cabal:withdraw:{(await scene_of(table)).id}"
