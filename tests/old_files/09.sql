PRAGMA user_version = 9;
BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'core','core','2026-12-01 01:09:27.864799+00:00');
INSERT INTO "_sqlite_migrations" VALUES(2,'core','visibility','2026-12-01 01:09:27.866427+00:00');
INSERT INTO "_sqlite_migrations" VALUES(3,'core','finding','2026-12-01 01:09:27.867415+00:00');
INSERT INTO "_sqlite_migrations" VALUES(4,'core','saved_rolls','2026-12-01 01:09:27.869856+00:00');
INSERT INTO "_sqlite_migrations" VALUES(5,'core','forgetting','2026-12-01 01:09:27.876049+00:00');
INSERT INTO "_sqlite_migrations" VALUES(6,'core','lasting','2026-12-01 01:09:27.878414+00:00');
INSERT INTO "_sqlite_migrations" VALUES(7,'core','house_rules','2026-12-01 01:09:27.879701+00:00');
INSERT INTO "_sqlite_migrations" VALUES(8,'core','announcing','2026-12-01 01:09:27.886008+00:00');
INSERT INTO "_sqlite_migrations" VALUES(9,'core','scenes','2026-12-01 01:09:27.899077+00:00');
CREATE TABLE alarms (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            key TEXT NOT NULL UNIQUE,
            at TEXT NOT NULL,
            address TEXT NOT NULL,
            due_at TEXT NOT NULL,
            attempts INTEGER NOT NULL DEFAULT 0
        ) STRICT;
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
        , scene_id INTEGER REFERENCES scenes (id), due TEXT) STRICT;
CREATE TABLE house_imports (
            digest TEXT PRIMARY KEY,
            file TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
CREATE TABLE house_rules (
            ruleset TEXT NOT NULL,
            rule TEXT NOT NULL,
            value TEXT NOT NULL,
            PRIMARY KEY (ruleset, rule)
        ) STRICT, WITHOUT ROWID;
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
            ruling TEXT NOT NULL, visibility TEXT NOT NULL DEFAULT 'open'
            CHECK (visibility IN ('open', 'secret', 'blind')),
            UNIQUE (interaction_id, slot)
        ) STRICT;
INSERT INTO "ledger" VALUES(1,1456074443980800030,'',NULL,'2026-01-01T00:00:00.000000+00:00',1456074443980800009,1456074443980800005,1,1,'[[6, 5], [6, 1], [6, 2]]','{"ruleset":"tabletop","kind":"roll","result":{"expression":"3d6+2","reckoning":{"start":{"label":{"verbatim":"3d6 [5, 1, 2]"},"amount":8,"rule":null,"origin":"source"},"lines":[{"label":{"verbatim":""},"amount":2,"rule":null,"origin":"source"}]},"again":[],"values":{},"natural":null,"note":"for luck"},"trace":[],"changes":[],"begins":[],"ends":[]}','open');
INSERT INTO "ledger" VALUES(2,1456074443980800032,'',NULL,'2026-01-01T00:00:00.000000+00:00',1456074443980800009,1456074443980800005,1,2,'[[20, 17]]','{"ruleset":"tabletop","kind":"roll","result":{"expression":"1d20","reckoning":{"start":{"label":{"verbatim":"1d20"},"amount":17,"rule":null,"origin":"source"},"lines":[]},"again":[],"values":{},"natural":17,"note":""},"trace":[],"changes":[],"begins":[],"ends":[]}','secret');
INSERT INTO "ledger" VALUES(3,1456074443980800034,'',NULL,'2026-01-01T00:00:00.000000+00:00',1456074443980800009,1456074443980800005,1,3,'[[20, 5]]','{"ruleset":"turning","kind":"attempt","result":{"kind":"turn","cleric_id":1,"cleric_name":"Ada","cleric_level":40,"face":5,"potential":{"start":{"label":{"verbatim":"d20"},"amount":5,"rule":"R000-4","origin":"source"},"lines":[{"label":{"id":"turning-line-level","args":{}},"amount":40,"rule":"R000-5","origin":"source"},{"label":{"id":"turning-line-place","args":{}},"amount":3,"rule":"R000-7","origin":"source"}]},"verdicts":[{"sheet_id":2,"name":"Ghoul","value":{"start":{"label":{"id":"turning-line-potential","args":{}},"amount":48,"rule":"R000-8","origin":"source"},"lines":[{"label":{"id":"turning-line-threat","args":{}},"amount":-20,"rule":"R000-10","origin":"source"},{"label":{"id":"turning-line-order","args":{"order":{"id":"turning-order-lower","args":{}}}},"amount":-1,"rule":"G000-5","origin":"house"}]},"row":"26-or-more","row_text":{"id":"turning-row-or-more","args":{"low":26}},"chance":{"num":16,"den":20},"alternatives":[{"effect":"keep-at-bay","dice":"3d6+10"},{"effect":"positive-direct-damage","dice":"5d6"},{"effect":"divine-stunning","dice":"2d4"}],"applied":null,"superseded":false,"notices":false}],"attempts_left":15,"protected":40,"protects":null,"number":null,"left_out":[],"supersedes":[],"moment":null},"trace":[{"text":{"id":"turning-why-attempts","args":{"level":40,"n":16}},"rule":"R000-1","origin":"source","about":null},{"text":{"id":"turning-needs-round","args":{}},"rule":"G000-1","origin":"public","about":null},{"text":{"id":"turning-needs-symbol","args":{}},"rule":"G000-1","origin":"public","about":null},{"text":{"id":"turning-needs-end-of-round","args":{}},"rule":"G000-1","origin":"public","about":null},{"text":{"id":"turning-needs-no-concentration","args":{}},"rule":"G000-1","origin":"public","about":null},{"text":{"id":"turning-needs-dexterity","args":{}},"rule":"G000-1","origin":"public","about":null},{"text":{"id":"turning-why-reach","args":{"metres":21}},"rule":"G000-1","origin":"public","about":null},{"text":{"id":"turning-why-potential","args":{}},"rule":"R000-4","origin":"source","about":null},{"text":{"id":"turning-why-level","args":{"n":40}},"rule":"R000-5","origin":"source","about":null},{"text":{"id":"turning-why-place","args":{}},"rule":"R000-7","origin":"source","about":null},{"text":{"id":"turning-why-threat-level","args":{}},"rule":"R000-10","origin":"source","about":2},{"text":{"id":"turning-why-order","args":{"n":1,"order":{"id":"turning-order-lower","args":{}}}},"rule":"G000-5","origin":"house","about":2},{"text":{"id":"turning-why-row","args":{"name":"Ghoul","row":{"id":"turning-row-or-more","args":{"low":26}},"offers":{"items":[{"id":"turning-offer","args":{"effect":{"id":"turning-effect-keep-at-bay","args":{}},"dice":{"verbatim":"3d6+10"}}},{"id":"turning-offer","args":{"effect":{"id":"turning-effect-positive-direct-damage","args":{}},"dice":{"verbatim":"5d6"}}},{"id":"turning-offer","args":{"effect":{"id":"turning-effect-divine-stunning","args":{}},"dice":{"verbatim":"2d4"}}}]},"n":3}},"rule":"G000-7","origin":"house","about":2},{"text":{"id":"turning-why-choice","args":{}},"rule":"R000-18","origin":"source","about":null},{"text":{"id":"turning-why-protected","args":{"n":40,"metres":21}},"rule":"R000-20","origin":"source","about":null},{"text":{"id":"turning-why-keep-at-bay","args":{}},"rule":"R000-22","origin":"source","about":null},{"text":{"id":"turning-why-broken","args":{}},"rule":"R000-29","origin":"source","about":null},{"text":{"id":"turning-why-damage","args":{}},"rule":"R000-37","origin":"source","about":null},{"text":{"id":"turning-why-stunned","args":{}},"rule":"G000-9","origin":"house","about":null},{"text":{"id":"turning-why-stunning","args":{}},"rule":"R000-39","origin":"source","about":null}],"changes":[{"sheet_id":1,"field":"attempts_used","before":0,"after":1}],"begins":[],"ends":[]}','open');
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
INSERT INTO "saved_rolls" VALUES(1,1456074443980800009,NULL,'Blade','blade','2d8','2026-01-01T00:00:00.000000+00:00');
CREATE TABLE scene_channels (
            channel_id INTEGER NOT NULL,
            scene_id INTEGER NOT NULL REFERENCES scenes (id),
            PRIMARY KEY (channel_id, scene_id)
        ) STRICT, WITHOUT ROWID;
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
CREATE TABLE scenes (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            name_key TEXT NOT NULL CHECK (name_key <> ''),
            status TEXT NOT NULL,
            state TEXT NOT NULL,
            version INTEGER NOT NULL,
            updated_at TEXT NOT NULL
        ) STRICT;
CREATE TABLE seeds (
            id INTEGER PRIMARY KEY,
            seed BLOB NOT NULL CHECK (length(seed) = 32),
            seed_hash TEXT NOT NULL,
            next_number INTEGER NOT NULL,
            created_at TEXT NOT NULL,
            revealed_at TEXT
        ) STRICT;
INSERT INTO "seeds" VALUES(1,X'E3F463463FBEF97B438618D52F7D0C939592EA89623F7E07B6BAC44DAA1CB179','70c4b2bbaeeeb0a5483521717f20b0f9191e1dd13d4b0be20c36b24f8c931e86',4,'2026-01-01T00:00:00.000000+00:00',NULL);
CREATE TABLE settings (
            key TEXT PRIMARY KEY,
            value TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
INSERT INTO "settings" VALUES('board_style','"plain"');
INSERT INTO "settings" VALUES('board_width','28');
INSERT INTO "settings" VALUES('gm_role','1456074443980800006');
INSERT INTO "settings" VALUES('gm_users','[]');
INSERT INTO "settings" VALUES('language','"it"');
INSERT INTO "settings" VALUES('sheet_makers','"everyone"');
INSERT INTO "settings" VALUES('time_zone','"UTC"');
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
        , search_key TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO "sheets" VALUES(1,'turning','cleric','Ada','ada',1456074443980800009,'{"level": 40, "deity": "", "recovery": "", "modifiers": [], "dark": false, "attempts_used": 1, "zones": [], "position": null, "dominated_hit_dice": 0}',0,2,'2026-01-01T00:00:00.000000+00:00','2026-01-01T00:00:00.000000+00:00',NULL,'ada');
INSERT INTO "sheets" VALUES(2,'turning','undead','Ghoul','ghoul',NULL,'{"present": true, "in_sight": true, "position": null, "distance": null, "hit_dice": 1, "threat": 20, "order": "lower", "legion": false, "class_levels": 0, "intelligence": 0, "malus": 0, "malus_reason": "", "hit_points": null, "max_hit_points": null}',0,1,'2026-01-01T00:00:00.000000+00:00','2026-01-01T00:00:00.000000+00:00',NULL,'ghoul');
INSERT INTO "sheets" VALUES(3,'turning','undead','Lich','lich',NULL,'{"present": true, "in_sight": true, "position": null, "distance": null, "hit_dice": 1, "threat": 40, "order": "lower", "legion": false, "class_levels": 0, "intelligence": 0, "malus": 0, "malus_reason": "", "hit_points": null, "max_hit_points": null}',1,1,'2026-01-01T00:00:00.000000+00:00','2026-01-01T00:00:00.000000+00:00',NULL,'lich');
CREATE UNIQUE INDEX "idx__sqlite_migrations_migration_set_name"
    ON "_sqlite_migrations" ("migration_set", "name");
CREATE UNIQUE INDEX ledger_choice ON ledger (parent_id, slot) WHERE parent_id IS NOT NULL;
CREATE UNIQUE INDEX ledger_number ON ledger (seed_id, number) WHERE seed_id IS NOT NULL;
CREATE TRIGGER ledger_keeps_rows BEFORE DELETE ON ledger
            BEGIN SELECT RAISE (ABORT, 'the ledger is append-only'); END;
CREATE INDEX ledger_kept_back ON ledger (id) WHERE visibility <> 'open';
CREATE TRIGGER ledger_keeps_visibility BEFORE UPDATE OF visibility ON ledger
            BEGIN SELECT RAISE (ABORT, 'the ledger is append-only'); END;
CREATE UNIQUE INDEX sheets_name ON sheets (name_key, owner_id IS NULL, hidden) WHERE deleted_at IS NULL;
CREATE INDEX sheets_search ON sheets (search_key, name, owner_id, hidden, ruleset, kind, deleted_at) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX saved_rolls_of_person ON saved_rolls (user_id, name_key) WHERE user_id IS NOT NULL;
CREATE UNIQUE INDEX saved_rolls_of_sheet ON saved_rolls (sheet_id, name_key) WHERE sheet_id IS NOT NULL;
CREATE INDEX sheets_owner ON sheets (owner_id) WHERE deleted_at IS NULL;
CREATE TRIGGER ledger_keeps_values BEFORE UPDATE OF
            id, interaction_id, slot, parent_id, at, channel_id, seed_id, number, faces ON ledger
            BEGIN SELECT RAISE (ABORT, 'the ledger is append-only'); END;
CREATE TRIGGER ledger_forgets_only BEFORE UPDATE OF actor_id, ruling ON ledger
            WHEN new.actor_id NOT IN (old.actor_id, -1)
                OR NOT EXISTS (SELECT 1 FROM settings WHERE key = 'forgetting')
            BEGIN SELECT RAISE (ABORT, 'the ledger is append-only'); END;
CREATE INDEX effects_lasting ON effects (sheet_id) WHERE ended_by IS NULL;
CREATE INDEX effects_begun ON effects (begun_by);
CREATE INDEX outbox_waiting ON outbox (channel_id, id) WHERE outcome IS NULL;
CREATE INDEX outbox_topic ON outbox (topic, channel_id, id);
CREATE INDEX alarms_due ON alarms (due_at);
CREATE INDEX scene_channels_scene ON scene_channels (scene_id);
CREATE INDEX effects_scene ON effects (scene_id) WHERE ended_by IS NULL AND scene_id IS NOT NULL;
CREATE INDEX effects_ended ON effects (ended_by) WHERE ended_by IS NOT NULL;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('sheets',3);
COMMIT;
