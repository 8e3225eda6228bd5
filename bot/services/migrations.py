"""The shape of a guild's file, as the steps that lead to it.

Each step is a named function and runs once. Steps are only ever added at the end; with each, `VERSION` grows by one.
A file is brought up to date when it is opened, in one transaction, after a copy of it was put beside it.
"""

import tempfile
from contextlib import closing
from pathlib import Path

from sqlite_utils import Database, Migrations

from bot.engine.refusal import Refused, Shared
from bot.engine.text import search_key
from bot.services.database import PRAGMAS, connect, copy, writing

VERSION = 12
"""How many steps a file that is up to date has behind it; kept in its `user_version`."""

steps = Migrations("core")


@steps()
def core(db: Database) -> None:
    """Settings of the guild, sheets, seeds of its dice, and the ledger of every ruling."""
    db.executescript(
        """
        CREATE TABLE settings (
            key TEXT PRIMARY KEY,
            value TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE sheets (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            ruleset TEXT NOT NULL,
            kind TEXT NOT NULL,
            name TEXT NOT NULL,
            name_key TEXT NOT NULL CHECK (name_key <> ''),
            owner_id INTEGER,
            stats TEXT NOT NULL,
            hidden INTEGER NOT NULL CHECK (hidden IN (0, 1)),
            version INTEGER NOT NULL,
            created_at TEXT NOT NULL,
            updated_at TEXT NOT NULL,
            deleted_at TEXT
        ) STRICT;
        -- The GM's names are apart from the players': "name taken" must not betray a hidden sheet.
        CREATE UNIQUE INDEX sheets_name ON sheets (owner_id IS NULL, name_key) WHERE deleted_at IS NULL;

        CREATE TABLE seeds (
            id INTEGER PRIMARY KEY,
            seed BLOB NOT NULL CHECK (length(seed) = 32),
            seed_hash TEXT NOT NULL,
            next_number INTEGER NOT NULL,
            created_at TEXT NOT NULL,
            revealed_at TEXT
        ) STRICT;

        CREATE TABLE ledger (
            id INTEGER PRIMARY KEY,
            interaction_id INTEGER NOT NULL,
            slot TEXT NOT NULL,
            parent_id INTEGER REFERENCES ledger (id),
            at TEXT NOT NULL,
            actor_id INTEGER NOT NULL,
            channel_id INTEGER,
            seed_id INTEGER REFERENCES seeds (id),
            number INTEGER,
            faces TEXT NOT NULL,
            ruling TEXT NOT NULL,
            UNIQUE (interaction_id, slot)
        ) STRICT;
        CREATE UNIQUE INDEX ledger_choice ON ledger (parent_id, slot) WHERE parent_id IS NOT NULL;
        CREATE UNIQUE INDEX ledger_number ON ledger (seed_id, number) WHERE seed_id IS NOT NULL;
        -- Columns that a later step adds may change; what has been recorded may not.
        CREATE TRIGGER ledger_keeps_values BEFORE UPDATE OF
            id, interaction_id, slot, parent_id, at, actor_id, channel_id, seed_id, number, faces, ruling ON ledger
            BEGIN SELECT RAISE (ABORT, 'the ledger is append-only'); END;
        CREATE TRIGGER ledger_keeps_rows BEFORE DELETE ON ledger
            BEGIN SELECT RAISE (ABORT, 'the ledger is append-only'); END;
        """
    )


@steps()
def visibility(db: Database) -> None:
    """Rulings that not everybody sees. All of before were open."""
    db.executescript(
        """
        ALTER TABLE ledger ADD COLUMN visibility TEXT NOT NULL DEFAULT 'open'
            CHECK (visibility IN ('open', 'secret', 'blind'));
        CREATE INDEX ledger_kept_back ON ledger (id) WHERE visibility <> 'open';
        CREATE TRIGGER ledger_keeps_visibility BEFORE UPDATE OF visibility ON ledger
            BEGIN SELECT RAISE (ABORT, 'the ledger is append-only'); END;
        """
    )


@steps()
def finding(db: Database) -> None:
    """Search keys beside the names, so that thousands of sheets are searched without reading them.

    Names of hidden sheets are apart from the others: "name taken" must not betray one.
    """
    db.conn.execute("ALTER TABLE sheets ADD COLUMN search_key TEXT NOT NULL DEFAULT ''")
    for sheet_id, name in db.conn.execute("SELECT id, name FROM sheets").fetchall():
        db.conn.execute("UPDATE sheets SET search_key = ? WHERE id = ?", (search_key(name), sheet_id))
    db.conn.execute("DROP INDEX sheets_name")
    db.conn.execute(
        "CREATE UNIQUE INDEX sheets_name ON sheets (name_key, owner_id IS NULL, hidden) WHERE deleted_at IS NULL"
    )
    db.conn.execute(
        "CREATE INDEX sheets_search ON sheets (search_key, name, owner_id, hidden, ruleset, kind, deleted_at)"
        " WHERE deleted_at IS NULL"
    )


@steps()
def saved_rolls(db: Database) -> None:
    """Rolls saved under a name, each a person's or a sheet's; and an index for the sheets of one person."""
    db.executescript(
        """
        CREATE TABLE saved_rolls (
            id INTEGER PRIMARY KEY,
            user_id INTEGER,
            sheet_id INTEGER REFERENCES sheets (id) ON DELETE CASCADE,
            name TEXT NOT NULL,
            name_key TEXT NOT NULL CHECK (name_key <> ''),
            expression TEXT NOT NULL,
            saved_at TEXT NOT NULL,
            CHECK ((user_id IS NULL) <> (sheet_id IS NULL))
        ) STRICT;
        CREATE UNIQUE INDEX saved_rolls_of_person ON saved_rolls (user_id, name_key) WHERE user_id IS NOT NULL;
        CREATE UNIQUE INDEX saved_rolls_of_sheet ON saved_rolls (sheet_id, name_key) WHERE sheet_id IS NOT NULL;
        CREATE INDEX sheets_owner ON sheets (owner_id) WHERE deleted_at IS NULL;
        """
    )


@steps()
def forgetting(db: Database) -> None:
    """Who made a ruling, and in what words, may be forgotten: while the settings say so, and in no other way."""
    db.executescript(
        """
        DROP TRIGGER ledger_keeps_values;
        CREATE TRIGGER ledger_keeps_values BEFORE UPDATE OF
            id, interaction_id, slot, parent_id, at, channel_id, seed_id, number, faces ON ledger
            BEGIN SELECT RAISE (ABORT, 'the ledger is append-only'); END;
        -- -1 is the former player.
        CREATE TRIGGER ledger_forgets_only BEFORE UPDATE OF actor_id, ruling ON ledger
            WHEN new.actor_id NOT IN (old.actor_id, -1)
                OR NOT EXISTS (SELECT 1 FROM settings WHERE key = 'forgetting')
            BEGIN SELECT RAISE (ABORT, 'the ledger is append-only'); END;
        """
    )


@steps()
def lasting(db: Database) -> None:
    """Effects that last, each with the ledger's entries by which it began and ended."""
    db.executescript(
        """
        CREATE TABLE effects (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            ruleset TEXT NOT NULL,
            kind TEXT NOT NULL,
            sheet_id INTEGER NOT NULL,
            source_id INTEGER,
            rounds INTEGER CHECK (rounds >= 0),
            details TEXT NOT NULL,
            begun_by INTEGER NOT NULL REFERENCES ledger (id),
            ended_by INTEGER REFERENCES ledger (id)
        ) STRICT;
        CREATE INDEX effects_lasting ON effects (sheet_id) WHERE ended_by IS NULL;
        CREATE INDEX effects_begun ON effects (begun_by);
        """
    )


@steps()
def house_rules(db: Database) -> None:
    """What the guild has set of each ruleset's tables, as JSON; and what a file would set, until the GM confirms it."""
    db.executescript(
        """
        CREATE TABLE house_rules (
            ruleset TEXT NOT NULL,
            rule TEXT NOT NULL,
            value TEXT NOT NULL,
            PRIMARY KEY (ruleset, rule)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE house_imports (
            digest TEXT PRIMARY KEY,
            file TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
        """
    )


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


def version(db: Database) -> int:
    """The version of an opened file."""
    found: int = db.conn.execute("PRAGMA user_version").fetchone()[0]
    return found


def prepare(db: Database, path: Path) -> None:
    """Make the opened file at `path` ready for work: settings of the connection, and every step it lacks.

    Raises `Refused` with DATABASE_NEWER, before anything is touched, for a file of a later Gravecaller. Whatever a
    failing step raises comes through, and the file is as it was.
    """
    found = version(db)
    if found > VERSION:
        raise Refused(Shared.DATABASE_NEWER)
    db.conn.executescript(PRAGMAS)
    if found < VERSION:
        kept = path.with_name(f"{path.name}.pre-{found}")
        unfinished = path.with_name(f"{path.name}.copying")
        copy(db, unfinished)
        unfinished.replace(kept)
        take_steps(db)


def take_steps(db: Database) -> None:
    """Every step that is not behind the file yet: all of them or none."""
    with writing(db):
        steps.apply(db)
        db.conn.execute(f"PRAGMA user_version = {VERSION}")


def template() -> bytes:
    """The bytes of a new guild's file. Copying them is far cheaper than taking every step for each guild."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "template.sqlite3")
        path.touch()
        with closing(connect(path)) as db:
            db.conn.executescript(PRAGMAS)
            take_steps(db)
        return path.read_bytes()
