"""The steps after the first: announcements, scenes, maps, and what has been added since."""

from sqlite_utils import Database

from bot.services.schema.first import steps

__all__ = ["steps"]


@steps()
def announcing(db: Database) -> None:
    """The outbox: what must be said and has not been said; and alarms, for what is to happen at its time.

    Of what has been said the outbox keeps the last of each topic in each channel, without its words. Its ids never come
    again, since Discord tells repetitions by them.
    """
    db.executescript(
        """
        CREATE TABLE outbox (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            topic TEXT NOT NULL,
            channel_id INTEGER NOT NULL,
            screen TEXT,
            pings TEXT NOT NULL,
            is_card INTEGER NOT NULL CHECK (is_card IN (0, 1)),
            has_controls INTEGER NOT NULL CHECK (has_controls IN (0, 1)),
            due_at TEXT NOT NULL,
            attempts INTEGER NOT NULL DEFAULT 0,
            error TEXT,
            outcome TEXT CHECK (outcome IN ('said', 'dropped', 'given up')),
            message_id INTEGER,
            posted_at TEXT,
            CHECK ((outcome IS NULL) = (screen IS NOT NULL)),
            CHECK ((outcome = 'said') = (message_id IS NOT NULL))
        ) STRICT;
        CREATE INDEX outbox_waiting ON outbox (channel_id, id) WHERE outcome IS NULL;
        CREATE INDEX outbox_topic ON outbox (topic, channel_id, id);

        CREATE TABLE alarms (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            key TEXT NOT NULL UNIQUE,
            at TEXT NOT NULL,
            address TEXT NOT NULL,
            due_at TEXT NOT NULL,
            attempts INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        CREATE INDEX alarms_due ON alarms (due_at);
        """
    )


@steps()
def scenes(db: Database) -> None:
    """Scenes, the channels and threads they are bound to, and every step of each; when effects are due in a scene.

    Of each step the scene after it is kept, so that going back and forth needs no rules and no dice.
    """
    db.executescript(
        """
        CREATE TABLE scenes (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            name_key TEXT NOT NULL CHECK (name_key <> ''),
            status TEXT NOT NULL,
            state TEXT NOT NULL,
            version INTEGER NOT NULL,
            updated_at TEXT NOT NULL
        ) STRICT;

        CREATE TABLE scene_channels (
            channel_id INTEGER NOT NULL,
            scene_id INTEGER NOT NULL REFERENCES scenes (id),
            PRIMARY KEY (channel_id, scene_id)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX scene_channels_scene ON scene_channels (scene_id);

        CREATE TABLE scene_steps (
            scene_id INTEGER NOT NULL REFERENCES scenes (id),
            version INTEGER NOT NULL,
            called INTEGER NOT NULL,
            action TEXT NOT NULL,
            actor_id INTEGER NOT NULL,
            at TEXT NOT NULL,
            entry_id INTEGER NOT NULL UNIQUE REFERENCES ledger (id),
            events TEXT NOT NULL,
            after TEXT NOT NULL,
            -- NULL for a step that takes another one back, or does it again.
            stands TEXT CHECK (stands IN ('done', 'undone', 'dropped')),
            -- The entry by which it was last done or taken back.
            moved_by INTEGER NOT NULL REFERENCES ledger (id),
            PRIMARY KEY (scene_id, version)
        ) STRICT, WITHOUT ROWID;

        ALTER TABLE effects ADD COLUMN scene_id INTEGER REFERENCES scenes (id);
        ALTER TABLE effects ADD COLUMN due TEXT;
        CREATE INDEX effects_scene ON effects (scene_id) WHERE ended_by IS NULL AND scene_id IS NOT NULL;
        CREATE INDEX effects_ended ON effects (ended_by) WHERE ended_by IS NOT NULL;
        """
    )


@steps()
def reminders(db: Database) -> None:
    """What people want of reminders, when each was last pinged; and the turn that each scene waits for."""
    db.executescript(
        """
        CREATE TABLE people (
            user_id INTEGER PRIMARY KEY,
            habits TEXT NOT NULL DEFAULT '{}',
            pinged_at TEXT
        ) STRICT;

        CREATE TABLE calls (
            scene_id INTEGER PRIMARY KEY REFERENCES scenes (id),
            called INTEGER NOT NULL,
            called_at TEXT NOT NULL,
            -- When the GM was told that it is late, and that no more reminders come.
            late_at TEXT,
            stopped_at TEXT
        ) STRICT;

        CREATE TABLE call_people (
            scene_id INTEGER NOT NULL REFERENCES scenes (id),
            user_id INTEGER NOT NULL,
            nudges INTEGER NOT NULL DEFAULT 0,
            nudged_at TEXT,
            snoozed_until TEXT,
            PRIMARY KEY (scene_id, user_id)
        ) STRICT, WITHOUT ROWID;
        """
    )


@steps()
def maps(db: Database) -> None:
    """The map of each channel, and the marks on it: drafts, and those that a ruling has confirmed."""
    db.executescript(
        """
        CREATE TABLE maps (
            channel_id INTEGER PRIMARY KEY,
            map TEXT NOT NULL
        ) STRICT;

        CREATE TABLE map_marks (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            channel_id INTEGER NOT NULL,
            ruleset TEXT NOT NULL,
            details TEXT NOT NULL,
            version INTEGER NOT NULL DEFAULT 1,
            interaction_id INTEGER NOT NULL UNIQUE,
            entry_id INTEGER REFERENCES ledger (id)
        ) STRICT;
        CREATE INDEX map_marks_channel ON map_marks (channel_id, id);
        """
    )


@steps()
def claims(db: Database) -> None:
    """Whom each player wants for a GM in the place of those who held the `seat`, and have left."""
    db.executescript(
        """
        CREATE TABLE claims (
            voter INTEGER PRIMARY KEY,
            claimant INTEGER NOT NULL,
            seat TEXT NOT NULL
        ) STRICT;
        """
    )


@steps()
def places(db: Database) -> None:
    """Maps of scenes: a map lies in a place, which is a channel, or below zero the number of a scene."""
    db.executescript(
        """
        ALTER TABLE maps RENAME COLUMN channel_id TO place;
        ALTER TABLE map_marks RENAME COLUMN channel_id TO place;
        """
    )


@steps()
def profiles(db: Database) -> None:
    """Whole sets of house rules under names."""
    db.executescript(
        """
        CREATE TABLE house_profiles (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            name TEXT NOT NULL,
            name_key TEXT NOT NULL UNIQUE,
            file TEXT NOT NULL,
            updated_at TEXT NOT NULL
        ) STRICT;
        """
    )


@steps()
def cases(db: Database) -> None:
    """The guild's own examples of the rules."""
    db.executescript(
        """
        CREATE TABLE house_cases (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            ruleset TEXT NOT NULL,
            name_key TEXT NOT NULL,
            content TEXT NOT NULL,
            UNIQUE (ruleset, name_key)
        ) STRICT;
        """
    )
