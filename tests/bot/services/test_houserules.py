"""The house rules of a guild, as they are stored and as they come into force."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlite_utils import Database

from bot.engine.ruling import Origin
from bot.engine.scene import flow
from bot.engine.scene.model import Scene
from bot.engine.sheet import Viewer
from bot.engine.turns import AlternateTurns
from bot.services import houserules, scenesteps
from bot.services.scenesteps import Click
from tests.bot.engine.houses import DEFAULTS, HOUSE
from tests.bot.services.conftest import FreshDatabase


def test_a_guild_that_has_set_nothing_plays_by_the_defaults(db: Database) -> None:
    assert houserules.in_force(db, HOUSE) is DEFAULTS
    assert houserules.look(db, HOUSE).faulty == {}
    assert houserules.own(db, "chess") == {}


def test_what_is_stored_comes_into_force_until_it_is_gone(db: Database) -> None:
    own = {"options.most": 9, "plain": {"grades": {"red": 3}, "extra": 2}}
    houserules.store(db, "chess", own)
    bundle = houserules.in_force(db, HOUSE)
    assert (bundle.options.most, bundle.plain.extra) == (9, 2)
    assert bundle.plain.passport.origin is Origin.GUILD
    assert houserules.own(db, "chess") == own
    houserules.store(db, "chess", {"options.most": 8})
    assert houserules.in_force(db, HOUSE).options.most == 8
    houserules.store(db, "chess", {})
    assert houserules.in_force(db, HOUSE) is DEFAULTS


def test_the_same_rules_are_made_ready_once_for_all_guilds(fresh_database: FreshDatabase) -> None:
    here, there = fresh_database(), fresh_database()
    for db in (here, there):
        houserules.store(db, "chess", {"options.most": 9})
    assert houserules.in_force(here, HOUSE) is houserules.in_force(there, HOUSE)


def test_rulesets_are_apart(db: Database) -> None:
    houserules.store(db, "chess", {"options.most": 9})
    houserules.store(db, "go", {"options.most": 7})
    houserules.store(db, "go", {})
    assert houserules.own(db, "chess") == {"options.most": 9}


def test_what_fits_no_more_leaves_the_default(db: Database) -> None:
    houserules.store(db, "chess", {"options.most": 9, "options.colour": "green", "options.gone": 1})
    assert houserules.in_force(db, HOUSE).options.most == 9
    assert set(houserules.look(db, HOUSE).faulty) == {"options.colour", "options.gone"}


def test_only_the_file_that_was_asked_about_last_is_kept(db: Database) -> None:
    first, last = houserules.ask(db, b"a"), houserules.ask(db, b"b")
    assert houserules.asked(db, first) is None
    assert houserules.asked(db, last) == b"b"
    assert houserules.ask(db, b"b") == last


def scene(db: Database, name: str, channel_id: int, number: int, ruleset: str = "chess") -> Scene:
    """A scene that is opened in a channel by an interaction of this number."""
    by = Click(number, Viewer(user_id=1, is_gm=True), channel_id, datetime(2026, 1, 31, 23, tzinfo=UTC))
    return scenesteps.open_scene(db, flow.open_scene(name, ruleset, AlternateTurns()), by).scene


def test_a_scene_keeps_the_rules_it_began_with_in_its_channel_alone(db: Database) -> None:
    houserules.store(db, "chess", {"options.most": 9})
    began = scene(db, "First", 5, 1)
    houserules.store(db, "chess", {"options.most": 8})
    assert [houserules.in_channel(db, HOUSE, channel).options.most for channel in (5, 6, None)] == [9, 8, 8]
    assert houserules.in_scene(db, HOUSE, began).options.most == 9
    assert houserules.differing(db, began) == ("chess",)
    houserules.store(db, "chess", {"options.most": 9})
    assert houserules.differing(db, began) == ()


def test_a_scene_of_the_ruleset_counts_before_a_newer_one_of_another(db: Database) -> None:
    scene(db, "First", 5, 1)
    houserules.store(db, "chess", {"options.most": 8})
    scene(db, "Second", 5, 2, "go")
    assert houserules.in_channel(db, HOUSE, 5) is DEFAULTS


def test_a_scene_from_before_scenes_kept_rules_follows_the_guild(db: Database) -> None:
    old = scene(db, "First", 5, 1).model_copy(update={"house": None})
    db.conn.execute("UPDATE scenes SET state = ?", (old.model_dump_json(),))
    houserules.store(db, "chess", {"options.most": 8})
    assert houserules.in_channel(db, HOUSE, 5).options.most == houserules.in_scene(db, HOUSE, old).options.most == 8
    assert houserules.differing(db, old) == ()
