"""What is settled between the players: sacrifices, draws, turns taken back, time, and games gone through again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.engine.scene.model import Scene
from tests.cabal.matches import arrange, begun, game_of, heard, last_words, latest, move, scene_of
from tests.play import evening, refused
from tests.table import Table, labels, shown, words

DAY = 24 * 3600


async def laid(table: Table) -> None:
    """A position in which Black has the turn, and can attack a Necrarch that has two pieces to give."""
    await begun(table)
    await move(table, table.owner, "A2", "A3")
    await arrange(table, "KE4 PE2 ND3", "KH8 QE6 PA7")


async def test_R001_41_the_owner_chooses_a_sacrifice_in_private_and_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await laid(table)
        await move(table, table.player, "E6", "E4")
        notice = latest(table, "Sacrifice")
        assert notice.content == table.owner.mention
        assert "owner: the Necrarch would fall" in words(notice)
        for who in (table.player, table.gm, table.spectator):
            assert refused(await table.press(who, notice, "Sacrifice"))
        assert refused(await move(table, table.owner, "E2", "E3"))
        assert refused(await move(table, table.player, "A7", "A6"))
        await table.restart()
        choice = await table.press(table.owner, notice, "Sacrifice")
        assert choice.response is not None
        assert choice.response.ephemeral
        assert not table.sees(table.player, "it steps to")
        label = "P E2 Skeleton – it steps to E3"
        clicks = (table.choose(table.owner, choice, "Choose what to sacrifice", label) for _ in range(2))
        results = await table.at_once(*clicks)
        assert [refused(result) is None for result in results] == [True, False]
        said = " ".join(words(message) for message in heard(table)[-2:])
        assert "White: Skeleton on E2 is sacrificed, Necrarch steps from E4 to E3" in said
        assert {piece.kind for piece in (await game_of(table)).pieces} == {
            "necrarch",
            "spectre",
            "marshal",
            "champion",
            "soldier",
        }


async def test_R001_42_without_a_choice_in_time_as_little_as_possible_is_given(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await laid(table)
        await move(table, table.player, "E6", "E4")
        await table.restart()
        await table.later(DAY - 60)
        assert (await game_of(table)).fall is not None
        await table.later(120)
        game = await game_of(table)
        assert game.fall is None
        assert sorted(piece.kind for piece in game.pieces if piece.side == 0) == ["necrarch", "spectre"]
        late = await table.press(table.owner, latest(table, "Sacrifice"), "Sacrifice")
        assert refused(late)


async def test_R001_42_a_decision_that_the_gm_has_gone_back_to_has_its_end_again(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await laid(table)
        await move(table, table.player, "E6", "E4")
        choice = await table.press(table.owner, latest(table, "Sacrifice"), "Sacrifice")
        await table.choose(table.owner, choice, "Choose what to sacrifice", "P E2 Skeleton – it steps to E3")
        assert (await game_of(table)).fall is None
        await table.slash(table.gm, "scene back")
        assert (await game_of(table)).fall is not None
        assert latest(table, "Sacrifice").content == "", "undone turns notify nobody"
        await table.restart()
        await table.later(DAY + 60)
        assert (await game_of(table)).fall is None


async def test_a_draw_is_offered_stands_until_the_next_move_and_is_accepted(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await begun(table)
        await table.press(table.owner, await table.slash(table.owner, "cabal resign"), "Offer a draw")
        assert "owner has offered a draw" in last_words(table)
        await move(table, table.owner, "D2", "D3")
        await move(table, table.player, "D7", "D6")
        assert "Offer a draw" in labels(await table.slash(table.owner, "cabal resign"))
        await table.press(table.player, await table.slash(table.player, "cabal resign"), "Offer a draw")
        question = await table.slash(table.owner, "cabal resign")
        assert refused(await table.forge(table.spectator, heard(table)[-1], await custom(table, "accept")))
        await table.press(table.owner, question, "Accept the draw")
        assert "A draw, as agreed." in last_words(table)
        assert (await scene_of(table)).status == "closed"


async def custom(table: Table, action: str) -> str:
    """The custom id of a button of the game as it stands now."""
    scene = await scene_of(table)
    return f"gcb1:cabal:{action}:{scene.id}:{scene.version}"


async def test_nothing_is_done_while_the_scene_rests(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await begun(table)
        before = position(await scene_of(table))
        await table.press(table.gm, await table.slash(table.gm, "scene status"), "Let it rest")
        assert refused(await move(table, table.owner, "D2", "D3", end=False))
        assert position(await scene_of(table))[0] == before[0]
        await table.press(table.gm, await table.slash(table.gm, "scene status"), "Go on")
        assert refused(await move(table, table.owner, "D2", "D3")) is None


async def test_only_those_who_play_give_up_and_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await begun(table)
        for who in (table.gm, table.spectator):
            assert refused(await table.slash(who, "cabal resign"))
        question = await table.slash(table.player, "cabal resign")
        results = await table.at_once(*(table.press(table.player, question, "Give up") for _ in range(2)))
        assert [refused(result) is None for result in results] == [True, False]
        assert "White wins: the game was given up." in last_words(table)


def position(scene: Scene) -> Any:
    """What of a game is restored when a turn is taken back."""
    return scene.game["game"], scene.current, scene.round


async def test_a_turn_is_taken_back_once_the_opponent_agrees(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await begun(table)
        before = position(await scene_of(table))
        await move(table, table.owner, "D2", "D3")
        await move(table, table.player, "D7", "D6")
        assert "its own commands" in str(refused(await table.slash(table.player, "scene back")))
        question = await table.slash(table.owner, "cabal resign")
        await table.press(table.owner, question, "Ask to take back")
        request = latest(table, "Agree")
        assert request.content == table.player.mention
        again = await table.forge(table.owner, question, await custom(table, "take-back"))
        assert "already" in str(refused(again))
        for who in (table.owner, table.spectator):
            assert "opponent or the GM" in str(refused(await table.press(who, request, "Agree")))
        agreed = await table.press(table.player, request, "Agree")
        assert position(await scene_of(table)) == before
        await table.again(agreed, unanswered=True)
        assert position(await scene_of(table)) == before
        assert refused(await table.press(table.player, request, "Agree"))
        await move(table, table.owner, "E2", "E3")
        assert (await game_of(table)).record == ("E2-E3", "end")


async def test_turns_have_their_time_and_the_opponent_decides_what_comes_of_a_late_one(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await begun(table, days=2)
        assert "To be done by" in last_words(table)
        await table.later(DAY / 2)
        await move(table, table.owner, "D2", "D3")
        await move(table, table.player, "D7", "D6")  # in time
        await table.later(DAY + 60)
        assert any("waiting" in words(message) for message in heard(table))
        assert not any("Claim the win" in labels(message) for message in heard(table))
        await table.later(DAY)
        notice = latest(table, "Claim the win")
        assert notice.content == table.player.mention
        for who in (table.owner, table.spectator):
            assert refused(await table.press(who, notice, "Claim the win"))
        await table.press(table.player, notice, "More time")
        assert "not over yet" in str(refused(await table.press(table.player, notice, "Claim the win")))
        await table.later(2 * DAY + 60)
        await table.press(table.gm, latest(table, "Claim the win"), "Claim the win")
        assert "Black wins" in last_words(table)


async def test_a_game_is_exported_gone_through_and_opened_again_where_it_was(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await begun(table)
        await move(table, table.owner, "D2", "D3")
        await move(table, table.player, "D7", "D6")
        board = await table.slash(table.spectator, "cabal board")
        record = shown(await table.press(table.spectator, board, "Record")).attachments[0]
        text = (table.env.backend.cdn.get(record.url) or b"").decode()
        assert "1: D2-D3 end" in text
        replay = await table.press(table.spectator, board, "Replay")
        replay = await table.press(table.spectator, replay, "⏮")
        assert "2 P:P:P:P:P:P:P:P:" in words(replay)
        replay = await table.press(table.spectator, replay, "▶")
        assert "3 : : : P+: : : : " in words(replay)
        resumed = await table.slash(table.player, "cabal new", opponent=table.owner, record=("g.txt", text.encode()))
        assert "2 P:P:P:: P:P:P:P:" in words(resumed)
        assert latest(table, "Move").content == table.player.mention  # who plays white now
        broken = await table.slash(table.player, "cabal new", record=("g.txt", text.replace("D2-D3", "D2-D7").encode()))
        assert "Line 10" in str(refused(broken))


async def test_a_recorded_game_that_is_over_can_be_gone_through_alone(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await begun(table)
        await table.press(table.owner, await table.slash(table.owner, "cabal resign"), "Give up")
        board = await table.slash(table.player, "cabal board")
        record = shown(await table.press(table.player, board, "Record")).attachments[0]
        file = ("g.txt", table.env.backend.cdn.get(record.url) or b"")
        again = await table.slash(table.spectator, "cabal new", name="Once more", record=file)
        assert "Black wins" in words(again)
        assert (await scene_of(table)).status == "closed"
        assert "Page 0 of 1" in words(
            await table.press(table.spectator, await table.press(table.spectator, again, "Replay"), "⏮")
        )
