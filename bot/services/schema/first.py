"""The first steps: sheets, the ledger, and all that a table without scenes needs."""

from sqlite_utils import Database, Migrations

from bot.engine.text import search_key

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
