"""A person is taken out, and forgotten: nothing of theirs is left, and everything else is."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

import pytest
from sqlite_utils import Database

from bot.engine.dice import ScriptedDice
from bot.engine.effects import CALLED, Due, Effect
from bot.engine.guild import GuildSettings
from bot.engine.privacy import FORMER_PLAYER, Holdings
from bot.engine.reminders import Habits
from bot.engine.ruling import Change, Line, Note, Reckoning, Ruling
from bot.engine.scene import flow, laying, people
from bot.engine.screen import Address, Screen
from bot.engine.sheet import Sheet, Viewer
from bot.engine.text import Listing, Verbatim, say
from bot.engine.turns import Initiative
from bot.engine.visibility import Visibility
from bot.services import alarms, effects, guilds, habits, ledger, outbox, privacy, savedrolls, scenesteps, sheets
from bot.services.scenesteps import Click

ME, OTHER, GM = 700_000_000_007, 800_000_000_008, 900_000_000_009
NOW = datetime(2026, 2, 3, 4, 5, tzinfo=UTC)


def sheet(db: Database, name: str, owner_id: int | None = ME, *, hidden: bool = False, **stats: Any) -> Sheet:
    return sheets.create(
        db, ruleset="game", kind="hero", name=name, owner_id=owner_id, stats=stats, now=NOW, hidden=hidden
    )


def rule(
    db: Database,
    number: int,
    actor_id: int = ME,
    *,
    visibility: Visibility = Visibility.OPEN,
    result: dict[str, Any] | None = None,
    trace: tuple[Note, ...] = (),
    changes: tuple[Change, ...] = (),
    parent_id: int | None = None,
) -> int:
    """An entry of the ledger."""
    ruling = Ruling(ruleset="game", kind="act", result=result or {}, trace=trace, changes=changes)
    entry, _ = ledger.resolve(
        db,
        interaction_id=number,
        actor_id=actor_id,
        channel_id=5,
        now=NOW,
        dice=ScriptedDice([7]),
        decide=lambda dice: (dice.roll(20), ruling)[1],
        visibility=visibility,
        parent_id=parent_id,
        slot=str(number) if parent_id else None,
    )
    return entry.id


def touched(made: Sheet) -> tuple[Change, ...]:
    before = made.stats.get("level", 1)
    return (Change(sheet_id=made.id, field="level", before=before, after=before + 1),)


def bare(made: Sheet) -> Mapping[str, Any]:
    return {key: "" if isinstance(value, str) else value for key, value in made.stats.items()}


def forget(db: Database, user_id: int = ME) -> Holdings:
    return privacy.forget(db, user_id, alias="Former player", bare=bare, now=NOW)


def everything(db: Database) -> str:
    """All that the file holds, as text."""
    return "\n".join(db.conn.iterdump())


def test_a_stranger_has_nothing_and_forgetting_them_changes_nothing(db: Database) -> None:
    rule(db, 1, OTHER, changes=touched(sheet(db, "Ada", OTHER, level=1)))
    before = everything(db)
    assert privacy.holdings(db, ME).nothing
    assert forget(db).nothing
    guilds.save(db, GuildSettings())
    assert set(everything(db).splitlines()) >= {line for line in before.splitlines() if "INSERT" in line}


def test_all_that_one_person_has_is_counted_and_gone(db: Database) -> None:
    ada, _, gone = sheet(db, "Ada", level=3, deity="Selene"), sheet(db, "Bea"), sheet(db, "Cid")
    sheets.delete(db, gone, NOW)
    rule(db, 1, changes=touched(ada), result={"hero_name": "Ada", "note": "for my sister"})
    rule(db, 2)
    savedrolls.save(db, "sneak", "1d20+4", user_id=ME, sheet_id=None, now=NOW)
    savedrolls.save(db, "whack", "1d20+5", user_id=ME, sheet_id=ada.id, now=NOW)
    guilds.save(db, GuildSettings(gm_users=(ME, GM)))
    habits.save(db, ME, Habits(time_zone="Europe/Rome"))
    habits.pinged(db, (ME, OTHER), NOW)
    held = Holdings(sheets=2, played_sheets=1, saved_rolls=2, entries=2, reminders=True, in_gm_seat=True)
    assert privacy.holdings(db, ME) == held
    assert forget(db) == held
    assert privacy.holdings(db, ME).nothing
    left = everything(db)
    for words in (str(ME), "Ada", "Bea", "Cid", "Selene", "sister", "sneak", "whack", "Rome", "('forgetting'"):
        assert words not in left
    assert guilds.load(db).gm_users == (GM,)
    assert habits.person(db, OTHER).pinged_at == NOW


def test_when_one_may_be_reminded_and_when_one_was_is_taken_out_and_gone(db: Database) -> None:
    mine, theirs = Viewer(user_id=ME, is_gm=False), Viewer(user_id=OTHER, is_gm=False)
    assert privacy.exported(db, mine)["reminders"] is None
    db.conn.execute("INSERT INTO scenes (name_key, status, state, version, updated_at) VALUES ('a', 'b', 'c', 1, 'd')")
    db.conn.execute("INSERT INTO call_people (scene_id, user_id, nudges) VALUES (1, ?, 2), (1, ?, 3)", (ME, OTHER))
    habits.save(db, ME, Habits(time_zone="Europe/Rome"))
    told = privacy.exported(db, mine)["reminders"]
    assert told["settings"]["time_zone"] == "Europe/Rome"
    assert told["turns"] == [{"scene": 1, "reminders": 2, "last_reminder": None, "snoozed_until": None}]
    before = privacy.exported(db, theirs)["reminders"]
    habits.forget(db, ME)
    assert privacy.exported(db, mine)["reminders"] is None
    assert privacy.exported(db, theirs)["reminders"] == before


def test_nobody_is_mentioned_any_more_who_is_forgotten(db: Database) -> None:
    """Neither by what waits to be said, nor by what goes off later."""
    ada = sheet(db, "Ada", level=3)
    rule(db, 1, changes=touched(ada))
    mention = Verbatim(verbatim=f"<@{ME}>, <@{OTHER}>")
    call = Screen(title=say("scene-call", mention=mention, name="Ada"))
    outbox.put(db, "scene:1:turn", 5, call, now=NOW, pings=(ME, OTHER))
    outbox.put(db, f"scene:1:turn:reminder:{ME}", 6, call, now=NOW, pings=(ME,))
    alarms.set(db, "any:1", NOW, Address(package="any", action="wait", args=("1", str(ME), str(OTHER))))
    forget(db)
    [waiting] = outbox.pending(db, NOW)
    assert waiting.pings == (OTHER,)
    assert waiting.screen is not None
    assert f"<@{OTHER}>" in waiting.screen.model_dump_json()
    assert [alarm.address.args[::2] for alarm in alarms.due(db, NOW)] == [("1", str(OTHER))]
    left = everything(db)
    assert str(ME) not in left
    assert "Ada" not in left


def test_a_sheet_with_which_rulings_were_made_stays_with_the_gm_without_name_and_words(db: Database) -> None:
    ada = sheet(db, "Ada", level=3, deity="Selene")
    rule(db, 1, changes=touched(ada))
    forget(db)
    kept = sheets.get(db, ada.id)
    assert (kept.name, kept.owner_id, kept.stats) == ("Former player", None, {"level": 4, "deity": ""})
    assert kept.version > ada.version
    assert sheets.find(db, "former PLAYER", Viewer(user_id=GM, is_gm=True)) == kept


def test_several_former_players_have_different_names(db: Database) -> None:
    sheet(db, "Former player 2", OTHER)
    for n, name in enumerate(("Ada", "Bea"), 1):
        rule(db, n, changes=touched(sheet(db, name, level=1)))
    forget(db)
    rule(db, 3, OTHER, changes=touched(sheet(db, "Cid", OTHER, level=1)))
    forget(db, OTHER)
    names = {made.name for made in sheets.listed(db, Viewer(user_id=GM, is_gm=True))}
    assert names == {"Former player", "Former player 3", "Former player 2"}


def test_a_sheet_whose_ruleset_is_gone_is_deleted(db: Database) -> None:
    ada = sheet(db, "Ada", level=1)
    rule(db, 1, changes=touched(ada))
    privacy.forget(db, ME, alias="Former player", bare=lambda _: None, now=NOW)
    assert not sheets.by_ids(db, [ada.id])


def test_in_one_s_own_rulings_words_go_and_reckonings_and_others_names_stay(db: Database) -> None:
    ada, ghoul = sheet(db, "Ada", level=1), sheet(db, "Ghoul", None)
    sum_ = Reckoning(
        start=Line(label=Verbatim(verbatim="1d20 [7] [for Bob]"), amount=7),
        lines=(Line(label="my aunt's ring", amount=2), Line(label=say("level"), amount=1)),
    )
    entry = rule(
        db,
        1,
        changes=touched(ada),
        result={
            "hero_name": "Ada",
            "hero_id": ada.id,
            "by": ME,
            "note": "secret",
            "expression": "1d20[for Bob]+2",
            "name": "Ghoul",
            "sum": sum_.model_dump(mode="json"),
        },
        trace=(
            Note(text=say("seen", who="Ada", foe="Ghoul", n="12", old="Adelaide"), rule="R0"),
            Note(text=say("all", of=Listing(items=("Ada", "Ghoul", "my aunt's ring"))), rule="R1"),
        ),
    )
    forget(db)
    left = ledger.get(db, entry)
    assert left.actor_id == FORMER_PLAYER
    assert [face.face for face in left.faces] == [7]
    assert left.ruling.changes == touched(ada)
    assert left.ruling.trace == (
        Note(text=say("seen", who="Former player", foe="Ghoul", n="12", old="…"), rule="R0"),
        Note(text=say("all", of=Listing(items=("Former player", "Ghoul", "…"))), rule="R1"),
    )
    result = left.ruling.result
    assert (result["hero_name"], result["hero_id"], result["by"]) == ("Former player", ada.id, FORMER_PLAYER)
    assert (result["note"], result["expression"], result["name"]) == ("", "1d20+2", "Ghoul")
    told = Reckoning.model_validate(result["sum"])
    assert told.total == 10
    assert told.start.label == Verbatim(verbatim="1d20 [7] ")
    assert [line.label for line in told.lines] == ["…", say("level")]
    assert ghoul.name == "Ghoul"


def test_from_others_rulings_only_the_person_goes(db: Database) -> None:
    ada = sheet(db, "Ada", level=1)
    words = {"hero_name": "Ada", "note": "Ada fell", "effect": "Ada", "to": str(ME), "name": "Old Bea"}
    entry = rule(db, 1, GM, changes=touched(ada), result=words)
    untouched = rule(db, 2, OTHER, result={"note": "hello", "name": "Bea"})
    before = ledger.get(db, untouched)
    forget(db)
    left = ledger.get(db, entry)
    assert left.actor_id == GM
    assert left.ruling.result == {
        "hero_name": "Former player",
        "note": "Ada fell",
        "effect": "Ada",
        "to": str(FORMER_PLAYER),
        "name": "Old Bea",
    }
    assert ledger.get(db, untouched) == before


def test_what_lasts_says_no_more_than_the_rulings_by_which_it_began(db: Database) -> None:
    ada, ghoul = sheet(db, "Ada", level=1), sheet(db, "Ghoul", None)

    def begin(number: int, actor_id: int, *names: str) -> int:
        details = {"hero": {"name": "Ada", "sheet_id": ada.id}, "others": [{"name": name} for name in names]}
        effect = Effect(ruleset="game", kind="spell", sheet_id=ghoul.id, rounds=3, details=details)
        ruling = Ruling(
            ruleset="game", kind="act", result={}, changes=touched(sheets.get(db, ada.id)), begins=(effect,)
        )
        entry, _ = ledger.resolve(
            *(db,), interaction_id=number, actor_id=actor_id, channel_id=5, now=NOW, dice=None, decide=lambda _: ruling
        )
        return entry.id

    own, of_other = begin(1, ME, "Zenobia", "Ghoul"), begin(2, OTHER, "Bea")
    forget(db)
    hero = {"name": "Former player", "sheet_id": ada.id}
    for entry_id, others in ((own, ["…", "Ghoul"]), (of_other, ["Bea"])):
        [effect] = effects.begun_by(db, entry_id)
        assert effect.details == {"hero": hero, "others": [{"name": name} for name in others]}
        [in_ledger] = ledger.get(db, entry_id).ruling.begins
        assert in_ledger.details == effect.details
    assert "Zenobia" not in everything(db)
    assert "Ada" not in everything(db)


def test_what_somebody_has_called_an_effect_goes_wherever_it_is_told_and_the_effect_goes_on(db: Database) -> None:
    def by(number: int, user_id: int) -> Click:
        return Click(number, Viewer(user_id=user_id, is_gm=True), 5, NOW, ledger.NO_DICE)

    opened = scenesteps.open_scene(db, flow.open_scene("Crypt", "game", Initiative()), by(1, OTHER)).scene

    def called(words: str, number: int, user_id: int) -> Effect:
        effect = Effect(ruleset=CALLED, kind=words, sheet_id=0, due=Due(scene_id=opened.id, who=1))
        scenesteps.take(db, opened.id, lambda now, _: laying.lay(now, 1, effect), by(number, user_id), action="effect")
        return effects.of_scene(db, opened.id, ())[-1]

    scenesteps.take(
        db, opened.id, lambda now, dice: people.join(now, "Bea", dice, initiative=1), by(2, OTHER), action="add"
    )
    [ended, _, _] = [called("Zenobia’s wrath", 3, ME), called("Zenobia’s grace", 4, ME), called("Bless", 5, OTHER)]
    scenesteps.take(db, opened.id, lambda now, _: laying.end(now, ended), by(6, OTHER), action="effect-end")
    forget(db)
    assert [effect.kind for effect in effects.of_scene(db, opened.id, ())] == ["…", "Bless"]
    assert "Zenobia" not in everything(db)


@pytest.mark.parametrize("name", ['Quo"te', "back\\slash", "Ёлка", "💀"])
def test_names_are_found_however_they_are_stored(name: str, db: Database) -> None:
    ada = sheet(db, name, level=1)
    entry = rule(db, 1, GM, changes=touched(ada), result={"hero_name": ada.name})
    forget(db)
    assert ledger.get(db, entry).ruling.result == {"hero_name": "Former player"}


@pytest.mark.parametrize(
    "change",
    [
        "actor_id = -1",
        "ruling = '{}'",
        "faces = '[]'",
        "at = ''",
        "visibility = 'blind'",
    ],
)
def test_the_ledger_stays_as_it_is_for_everything_else(change: str, db: Database) -> None:
    rule(db, 1)
    forget(db, OTHER)
    with pytest.raises(sqlite3.IntegrityError, match="append-only"):
        db.conn.execute(f"UPDATE ledger SET {change}")


@pytest.mark.parametrize("change", ["actor_id = 800", "faces = '[]'", "number = 3", "visibility = 'blind'"])
def test_even_while_forgetting_only_the_person_can_go(change: str, db: Database) -> None:
    rule(db, 1)
    db.conn.execute("INSERT INTO settings (key, value) VALUES ('forgetting', 'true')")
    with pytest.raises(sqlite3.IntegrityError, match="append-only"):
        db.conn.execute(f"UPDATE ledger SET {change}")
    with pytest.raises(sqlite3.IntegrityError, match="append-only"):
        db.conn.execute("DELETE FROM ledger")
    db.conn.execute("UPDATE ledger SET actor_id = -1")


def test_a_secret_roll_of_a_former_player_is_nobody_s(db: Database) -> None:
    entry = rule(db, 1, visibility=Visibility.SECRET)
    forget(db)
    for viewer in (Viewer(user_id=0, is_gm=False), Viewer(user_id=ME, is_gm=False)):
        with pytest.raises(Exception, match="NO_SUCH_ENTRY"):
            ledger.seen(db, entry, viewer)


# Taking out


def test_what_is_taken_out_is_all_of_one_s_own_and_nothing_of_others(db: Database) -> None:
    ada = sheet(db, "Ada", level=1)
    sheets.delete(db, sheet(db, "Cid", age=9), NOW)
    sheets.delete(db, sheet(db, "Theirs", OTHER), NOW)
    savedrolls.save(db, "sneak", "1d20+4", user_id=ME, sheet_id=None, now=NOW)
    savedrolls.save(db, "hit", "1d20+5", user_id=ME, sheet_id=ada.id, now=NOW)
    savedrolls.save(db, "theirs", "1d4", user_id=OTHER, sheet_id=None, now=NOW)
    mine = rule(db, 1, changes=touched(ada), result={"note": "mine", "hero_id": ada.id})
    rule(db, 2, OTHER, result={"note": "theirs"})
    guilds.save(db, GuildSettings(gm_users=(ME,)))
    out = privacy.exported(db, Viewer(user_id=ME, is_gm=False))
    assert out["person"] == str(ME)
    assert out["in_gm_seat"]
    assert out["saved_rolls"] == [
        {"name": "sneak", "expression": "1d20+4", "sheet": None},
        {"name": "hit", "expression": "1d20+5", "sheet": "Ada"},
    ]
    assert [(gone["name"], gone["stats"]) for gone in out["deleted_sheets"]] == [("Cid", {"age": 9})]
    [told] = out["ledger"]
    assert (told["entry"], told["faces"], told["result"]["note"]) == (mine, [[20, 7]], "mine")
    assert "theirs" not in json.dumps(out).lower()


def test_what_came_of_one_s_blind_roll_is_not_taken_out_until_it_is_revealed(db: Database) -> None:
    me, gm = Viewer(user_id=ME, is_gm=False), Viewer(user_id=GM, is_gm=True)
    entry = rule(db, 1, visibility=Visibility.BLIND, result={"note": "mine"})
    secret = rule(db, 2, visibility=Visibility.SECRET, result={"note": "mine"})
    blind_out, secret_out = privacy.exported(db, me)["ledger"]
    assert (blind_out["entry"], secret_out["entry"]) == (entry, secret)
    assert blind_out.keys() & {"faces", "result", "trace"} == set()
    assert secret_out["faces"] == [[20, 7]]
    ledger.reveal(db, entry, gm, interaction_id=9, channel_id=None, now=NOW)
    assert privacy.exported(db, me)["ledger"][0]["faces"] == [[20, 7]]


@pytest.mark.parametrize("where", ["result", "trace", "changes"])
def test_what_would_betray_a_hidden_sheet_is_not_taken_out_by_a_player(where: str, db: Database) -> None:
    lich = sheet(db, "Lich", None, hidden=True)
    named = {
        "result": {"result": {"verdicts": [{"sheet_id": lich.id, "name": "Lich"}]}},
        "trace": {"trace": (Note(text=say("x", who="Lich"), rule="R0", about=lich.id),)},
        "changes": {"changes": (Change(sheet_id=lich.id, field="hp", before=None, after=1),)},
    }
    rule(db, 1, **named[where])  # type: ignore[arg-type]
    [told] = privacy.exported(db, Viewer(user_id=ME, is_gm=False))["ledger"]
    assert told["faces"] == [[20, 7]]
    assert "result" not in told
    assert "Lich" not in json.dumps(told)
    [whole] = privacy.exported(db, Viewer(user_id=ME, is_gm=True))["ledger"]
    assert "result" in whole
