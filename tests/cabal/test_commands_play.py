"""Playing the Cabal, edge to edge: moves, attacks, spells, mana, the fog, and who may do what."""

from __future__ import annotations

from pathlib import Path

from tests.cabal.matches import arrange, begun, game_of, heard, last_words, latest, move, scene_of
from tests.play import evening, refused
from tests.table import labels, words


async def test_a_move_is_told_drawn_and_calls_the_opponent(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await begun(table)
        answer = await move(table, table.owner, "D2", "D3")
        assert "Done." in words(answer)
        call = heard(table)[-1]
        assert call.content == table.player.mention
        assert "White: Skeleton D2–D3" in words(call)
        assert "3 : : : P+: : : : " in words(call)
        # Black sees the board from its own side, and chooses from two lists.
        assert "H G F E D C B A" in words(await table.slash(table.player, "cabal board"))
        lists = await table.press(table.player, call, "Move")
        lists = await table.choose(table.player, lists, "Choose a piece", "n B8 Knight")
        assert "6 . . . . . * . *" in words(lists)
        await table.choose(table.player, lists, "B8: choose where to", "C6")
        assert "Black: Knight B8–C6" in last_words(table)


async def test_only_legal_moves_are_suggested_and_each_attack_says_what_it_would_give(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await begun(table)
        await arrange(table, "KA1 PD4 PC4", "KH8 PD5 BE5")
        pieces = await table.suggest(table.owner, "cabal move", "piece", "")
        assert set(pieces.values()) == {"A1", "C4", "D4"}
        targets = await table.suggest(table.owner, "cabal move", "to", "", piece="D4")
        assert targets == {
            "C5": "C5",
            "D5, attacking Soldier: 2 against 0: the attack wins": "D5",
            "E5, attacking War Priest: 2 against 3: the attack fails": "E5",
        }
        assert await table.suggest(table.player, "cabal move", "to", "", piece="D4") == {}
        assert await table.suggest(table.spectator, "cabal move", "piece", "") == {}


async def test_E001_4_an_attack_is_reckoned_line_by_line_before_all(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await begun(table)
        await arrange(table, "KE2 PD4 PC4 PC3", "KH8 QD5")
        shown = words(await table.slash(table.player, "cabal moves", piece="D4"))
        assert "D4: `attack 1 · support +2 = 3`" in shown
        assert "defence 5 · Fear −1 = 4" in shown
        assert "3 against 4: the attack fails" in shown
        await move(table, table.owner, "D4", "D5")
        said = last_words(table)
        assert "Skeleton on D4 attacks D5 in vain" in said
        assert "defence 5 · Fear −1 = 4" in said
        assert (await game_of(table)).side == 1


async def test_what_is_not_legal_or_not_ones_turn_is_refused_privately_and_changes_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await begun(table)
        before = await scene_of(table)
        call = latest(table, "Move")
        for name, who in table.people.items():
            if name == "owner":
                continue
            why = "not your turn" if name == "player" else "do not play"
            assert why in str(refused(await move(table, who, "D2", "D3"))), name
            for button in ("Move", "End turn"):
                assert why in str(refused(await table.press(who, call, button))), name
            assert refused(await table.press(who, call, "Board")) is None
            forged = await table.forge(who, call, f"gcs1:cabal:do:{before.id}:{before.version}", ["D2-D3"])
            assert why in str(refused(forged)), name
        assert "no way to D5" in str(refused(await move(table, table.owner, "D2", "D5")))
        assert "the enemy’s" in str(refused(await move(table, table.owner, "D7", "D6")))
        assert "no piece on D4" in str(refused(await move(table, table.owner, "D4", "D5")))
        assert "must move or attack first" in str(refused(await table.slash(table.owner, "cabal pass")))
        assert refused(await move(table, table.owner, "nowhere", "D5"))
        assert await scene_of(table) == before


async def test_two_clicks_on_a_move_are_one(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await begun(table)
        lists = await table.press(table.owner, latest(table, "Move"), "Move")
        lists = await table.choose(table.owner, lists, "Choose a piece", "P D2 Skeleton")
        clicks = (table.choose(table.owner, lists, "D2: choose where to", square) for square in ("D3", "E3", "D3"))
        results = await table.at_once(*clicks)
        assert [refused(result) is None for result in results] == [True, False, False]
        assert len([message for message in heard(table) if "White: Skeleton" in words(message)]) == 1
        sent = await move(table, table.player, "A7", "A6")
        await table.again(sent, unanswered=True)
        assert (await game_of(table)).record == ("D2-D3", "end", "A7-A6", "end")


async def test_R001_8_a_turn_that_would_lose_pieces_is_ended_only_after_a_question(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await begun(table)
        await arrange(table, "KE1 NE3 PE2", "KH8 PA7")
        answer = await move(table, table.owner, "E3", "F5")
        assert "Outside the NecroFog: 1 piece, which will turn to dust" in words(answer)
        assert "N F5 Spectre" in words(answer)
        assert (await game_of(table)).side == 0
        await table.press(table.owner, answer, "Cancel")
        question = await table.slash(table.owner, "cabal pass")
        results = await table.at_once(*(table.press(table.owner, question, "End turn") for _ in range(2)))
        assert [refused(result) is None for result in results] == [True, False]
        assert "White: Spectre on F5 turns to dust" in last_words(table)
        assert [piece.kind for piece in (await game_of(table)).pieces] == ["necrarch", "skeleton", "marshal", "soldier"]


async def test_R001_32_a_spell_is_cast_beside_the_move(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await begun(table)
        await arrange(table, "KE1 QE3", "KH8 PE5 PA7")
        assert await table.suggest(table.owner, "cabal cast", "spell", "") == {
            "Energy Bolt": "energy-bolt",
            "Terror (spell)": "terror",
        }
        targets = await table.suggest(table.owner, "cabal cast", "target", "", spell="energy-bolt")
        assert targets == {"E5 Soldier": "E5"}
        answer = await table.slash(table.owner, "cabal cast", spell="energy-bolt", target="E5")
        assert "Your turn goes on" in words(answer)
        assert "White: Energy Bolt at E5: Soldier on E5 falls" in last_words(table)
        assert "cast already" in str(refused(await table.slash(table.owner, "cabal cast", spell="pain", target="E5")))
        await move(table, table.owner, "E3", "E2")
        await move(table, table.player, "A7", "A6")
        await arrange(table, "KE1 QE3", "KH8 PE5 PA7")
        after = await move(table, table.owner, "E1", "E2", end=False)
        assert labels(after) == ["End turn", "Cast"]
        lists = await table.press(table.owner, after, "Cast")
        lists = await table.choose(table.owner, lists, "Choose a spell", "Terror (spell)")
        await table.choose(table.owner, lists, "Terror (spell): choose a target", "E5 Soldier")
        assert "Soldier on E5 is in terror" in last_words(table)


async def test_R001_23_mana_brings_pieces_in_at_the_corners_and_E001_16_by_evocation(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        mine = await table.slash(table.owner, "cabal new", opponent=table.player)
        table.may_ping |= {table.player.id, table.owner.id}
        mine = await table.choose(table.owner, mine, "Choose 3 spells", "Pain", "Terror (spell)", "Evocation")
        await table.press(table.owner, mine, "Ready")
        await table.press(table.player, await table.slash(table.player, "cabal army"), "Ready")
        await arrange(table, "KE1 QE3 PA7", "KH8 PH7")
        await move(table, table.owner, "A7", "A8", end=False)
        assert "Skeleton A7–A8, the far side: mana +3" in last_words(table)
        assert await table.suggest(table.owner, "cabal summon", "piece", "") == {
            "Skeleton": "skeleton",
            "Spectre": "spectre",
            "Shadow": "shadow",
            "Necromancer": "necromancer",
        }
        squares = await table.suggest(table.owner, "cabal summon", "square", "E4", piece="spectre")
        assert squares["Spectre on E4, mana 2"] == "E4"
        squares = await table.suggest(table.owner, "cabal summon", "square", "G", piece="skeleton")
        assert squares["Skeleton on G2, mana 3"] == "G2"
        await table.slash(table.owner, "cabal summon", piece="Skeleton", square="E4")
        assert "Skeleton appears on E4 (mana -1)" in last_words(table).replace("−", "-")
        assert set((await table.suggest(table.owner, "cabal place", "piece", "")).values()) == {"skeleton", "spectre"}
        assert await table.suggest(table.owner, "cabal place", "square", "", piece="spectre") == {
            "A1": "A1",
            "H1": "H1",
        }
        assert "costs 3 mana; there is 2" in str(
            refused(await table.slash(table.owner, "cabal place", piece="Shadow", square="A1"))
        )
        answer = await table.slash(table.owner, "cabal place", piece="Spectre", square="A1")
        assert "Spectre enters on A1" in last_words(table)
        assert "will turn to dust" in words(answer)


async def test_buttons_work_after_a_restart_and_those_of_a_turn_that_is_over_do_not(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await begun(table)
        call = latest(table, "Move")
        lists = await table.press(table.owner, call, "Move")
        await table.restart()
        lists = await table.choose(table.owner, lists, "Choose a piece", "P D2 Skeleton")
        await table.restart()
        await table.choose(table.owner, lists, "D2: choose where to", "D3")
        assert "White: Skeleton D2–D3" in last_words(table)
        scene = await scene_of(table)
        late = await table.forge(table.owner, lists, f"gcb1:cabal:pieces:{scene.id}:{scene.called - 1}")
        assert "already" in str(refused(late))


async def test_the_king_piece_falls_and_the_scene_closes_with_the_game(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await begun(table)
        await arrange(table, "KE7 PD6 PE6 PF6 PF7 PG6", "KF8 PA2")
        answer = await move(table, table.owner, "F7", "F8")
        assert "White wins: the king piece has fallen" in words(answer)
        assert (await scene_of(table)).status == "closed"
        assert "White wins" in words(await table.slash(table.spectator, "cabal board"))
        assert labels(await table.slash(table.spectator, "cabal board"))[-1] == "Replay"
