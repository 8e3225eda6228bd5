"""What a guild has set."""

from datetime import UTC, datetime

from sqlite_utils import Database

from bot.engine.guild import GuildSettings
from bot.services import guilds


def test_a_new_guild_has_nothing_set(db: Database) -> None:
    new = guilds.load(db)
    assert new == GuildSettings(language=None, gm_role=None, gm_users=(), sheet_makers="everyone", time_zone="UTC")
    assert (new.board_style, new.board_width) == ("plain", 28)
    assert new.seat_is_free


def test_what_is_saved_is_loaded_and_can_be_unset(db: Database) -> None:
    chosen = GuildSettings(language="uk", gm_role=2**63 - 1, gm_users=(1, 2**62), sheet_makers=2**62, board_width=40)
    guilds.save(db, chosen)
    assert guilds.load(db) == chosen
    fewer = GuildSettings(gm_users=(3,))
    guilds.save(db, fewer)
    assert guilds.load(db) == fewer


def test_settings_of_another_version_do_no_harm(db: Database) -> None:
    db.conn.execute("INSERT INTO settings (key, value) VALUES ('quiet_hours', '[22, 7]')")
    guilds.save(db, GuildSettings(language="it"))
    assert guilds.load(db) == GuildSettings(language="it")


def test_leaving_keeps_the_settings_and_its_first_time(db: Database) -> None:
    guilds.save(db, GuildSettings(language="ru"))
    assert guilds.left_at(db) is None
    first = datetime(2026, 1, 31, 12, tzinfo=UTC)
    guilds.leave(db, first)
    guilds.leave(db, first.replace(hour=13))
    assert guilds.left_at(db) == first
    assert guilds.load(db) == GuildSettings(language="ru")
    guilds.rejoin(db)
    assert guilds.left_at(db) is None


def test_time_zones_are_those_of_places() -> None:
    zones = guilds.time_zones()
    assert zones[0] == "UTC"
    assert {"Europe/Rome", "Europe/Kyiv", "America/New_York"} < set(zones)
    assert not {"Etc/GMT+5", "localtime", "Poland", "US/Eastern"} & set(zones)
