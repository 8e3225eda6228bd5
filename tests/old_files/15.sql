PRAGMA user_version = 15;
BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'core','core','2026-12-01 03:09:11.401857+00:00');
INSERT INTO "_sqlite_migrations" VALUES(2,'core','visibility','2026-12-01 03:09:11.403079+00:00');
INSERT INTO "_sqlite_migrations" VALUES(3,'core','finding','2026-12-01 03:09:11.403910+00:00');
INSERT INTO "_sqlite_migrations" VALUES(4,'core','saved_rolls','2026-12-01 03:09:11.405624+00:00');
INSERT INTO "_sqlite_migrations" VALUES(5,'core','forgetting','2026-12-01 03:09:11.428192+00:00');
INSERT INTO "_sqlite_migrations" VALUES(6,'core','lasting','2026-12-01 03:09:11.432045+00:00');
INSERT INTO "_sqlite_migrations" VALUES(7,'core','house_rules','2026-12-01 03:09:11.432979+00:00');
INSERT INTO "_sqlite_migrations" VALUES(8,'core','announcing','2026-12-01 03:09:11.441985+00:00');
INSERT INTO "_sqlite_migrations" VALUES(9,'core','scenes','2026-12-01 03:09:11.450993+00:00');
INSERT INTO "_sqlite_migrations" VALUES(10,'core','reminders','2026-12-01 03:09:11.452522+00:00');
INSERT INTO "_sqlite_migrations" VALUES(11,'core','maps','2026-12-01 03:09:11.453794+00:00');
INSERT INTO "_sqlite_migrations" VALUES(12,'core','claims','2026-12-01 03:09:11.454327+00:00');
INSERT INTO "_sqlite_migrations" VALUES(13,'core','places','2026-12-01 03:09:11.492386+00:00');
INSERT INTO "_sqlite_migrations" VALUES(14,'core','profiles','2026-12-01 03:09:11.493011+00:00');
INSERT INTO "_sqlite_migrations" VALUES(15,'core','cases','2026-12-01 03:09:11.501432+00:00');
CREATE TABLE alarms (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            key TEXT NOT NULL UNIQUE,
            at TEXT NOT NULL,
            address TEXT NOT NULL,
            due_at TEXT NOT NULL,
            attempts INTEGER NOT NULL DEFAULT 0
        ) STRICT;
CREATE TABLE call_people (
            scene_id INTEGER NOT NULL REFERENCES scenes (id),
            user_id INTEGER NOT NULL,
            nudges INTEGER NOT NULL DEFAULT 0,
            nudged_at TEXT,
            snoozed_until TEXT,
            PRIMARY KEY (scene_id, user_id)
        ) STRICT, WITHOUT ROWID;
CREATE TABLE calls (
            scene_id INTEGER PRIMARY KEY REFERENCES scenes (id),
            called INTEGER NOT NULL,
            called_at TEXT NOT NULL,
            -- When the GM was told that it is late, and that no more reminders come.
            late_at TEXT,
            stopped_at TEXT
        ) STRICT;
INSERT INTO "calls" VALUES(1,70206643170108,'2026-01-01T00:00:00.075000+00:00',NULL,NULL);
CREATE TABLE claims (
            voter INTEGER PRIMARY KEY,
            claimant INTEGER NOT NULL,
            seat TEXT NOT NULL
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
CREATE TABLE house_cases (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            ruleset TEXT NOT NULL,
            name_key TEXT NOT NULL,
            content TEXT NOT NULL,
            UNIQUE (ruleset, name_key)
        ) STRICT;
INSERT INTO "house_cases" VALUES(1,'turning','our skeleton','{"id":"Our skeleton","kind":"attempt","rules":[],"origin":"guild","given":{"level":5,"place":3},"faces":[12],"house":{},"expected":{"value":18}}');
CREATE TABLE house_imports (
            digest TEXT PRIMARY KEY,
            file TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
CREATE TABLE house_profiles (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            name TEXT NOT NULL,
            name_key TEXT NOT NULL UNIQUE,
            file TEXT NOT NULL,
            updated_at TEXT NOT NULL
        ) STRICT;
CREATE TABLE house_rules (
            ruleset TEXT NOT NULL,
            rule TEXT NOT NULL,
            value TEXT NOT NULL,
            PRIMARY KEY (ruleset, rule)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "house_rules" VALUES('turning','options.fixed_number','9');
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
INSERT INTO "ledger" VALUES(1,1456074443980800037,'',NULL,'2026-01-01T00:00:00.000000+00:00',1456074443980800009,1456074443980800005,1,1,'[[6, 5], [6, 1], [6, 6], [6, 2]]','{"ruleset":"tabletop","kind":"roll","result":{"expression":"4d6kh3","reckoning":{"start":{"label":{"verbatim":"4d6kh3 [5, (1), 6, 2]"},"amount":13,"rule":null,"origin":"source"},"lines":[]},"again":[],"values":{},"natural":null,"note":""},"trace":[],"changes":[],"begins":[],"ends":[]}','open');
INSERT INTO "ledger" VALUES(2,1456074443980800039,'',NULL,'2026-01-01T00:00:00.000000+00:00',1456074443980800009,1456074443980800005,1,2,'[[20, 3]]','{"ruleset":"turning","kind":"attempt","result":{"kind":"turn","cleric_id":1,"cleric_name":"Ada","cleric_level":9,"face":3,"potential":{"start":{"label":{"verbatim":"d20"},"amount":3,"rule":"R000-4","origin":"source"},"lines":[{"label":{"id":"turning-line-level","args":{}},"amount":9,"rule":"R000-5","origin":"source"},{"label":{"id":"turning-line-place","args":{}},"amount":3,"rule":"R000-7","origin":"source"}]},"verdicts":[{"sheet_id":2,"name":"Ghoul","value":{"start":{"label":{"id":"turning-line-potential","args":{}},"amount":15,"rule":"R000-8","origin":"source"},"lines":[{"label":{"id":"turning-line-threat","args":{}},"amount":-2,"rule":"R000-10","origin":"source"},{"label":{"id":"turning-line-order","args":{"order":{"id":"turning-order-lower","args":{}}}},"amount":-1,"rule":"G000-5","origin":"house"}]},"row":"11-15","row_text":{"id":"turning-row-range","args":{"low":11,"high":15}},"chance":{"num":5,"den":20},"alternatives":[{"effect":"keep-at-bay","dice":"1d6+2"},{"effect":"positive-direct-damage","dice":"1d6"}],"applied":null,"superseded":false,"notices":false}],"attempts_left":4,"protected":9,"protects":null,"number":null,"left_out":[],"supersedes":[],"moment":null},"trace":[{"text":{"id":"turning-why-attempts","args":{"level":9,"n":5}},"rule":"R000-1","origin":"source","about":[]},{"text":{"id":"turning-needs-round","args":{}},"rule":"G000-1","origin":"public","about":[]},{"text":{"id":"turning-needs-symbol","args":{}},"rule":"G000-1","origin":"public","about":[]},{"text":{"id":"turning-needs-end-of-round","args":{}},"rule":"G000-1","origin":"public","about":[]},{"text":{"id":"turning-needs-no-concentration","args":{}},"rule":"G000-1","origin":"public","about":[]},{"text":{"id":"turning-needs-dexterity","args":{}},"rule":"G000-1","origin":"public","about":[]},{"text":{"id":"turning-why-reach","args":{"metres":21}},"rule":"G000-1","origin":"public","about":[]},{"text":{"id":"turning-why-potential","args":{}},"rule":"R000-4","origin":"source","about":[]},{"text":{"id":"turning-why-level","args":{"n":9}},"rule":"R000-5","origin":"source","about":[]},{"text":{"id":"turning-why-place","args":{}},"rule":"R000-7","origin":"source","about":[]},{"text":{"id":"turning-why-threat-level","args":{}},"rule":"R000-10","origin":"source","about":[2]},{"text":{"id":"turning-why-order","args":{"n":1,"order":{"id":"turning-order-lower","args":{}}}},"rule":"G000-5","origin":"house","about":[2]},{"text":{"id":"turning-why-row","args":{"name":"Ghoul","row":{"id":"turning-row-range","args":{"low":11,"high":15}},"offers":{"items":[{"id":"turning-offer","args":{"effect":{"id":"turning-effect-keep-at-bay","args":{}},"dice":{"verbatim":"1d6+2"}}},{"id":"turning-offer","args":{"effect":{"id":"turning-effect-positive-direct-damage","args":{}},"dice":{"verbatim":"1d6"}}}]},"n":2}},"rule":"G000-7","origin":"house","about":[2]},{"text":{"id":"turning-why-choice","args":{}},"rule":"R000-18","origin":"source","about":[]},{"text":{"id":"turning-why-protected","args":{"n":9,"metres":21}},"rule":"R000-20","origin":"source","about":[]},{"text":{"id":"turning-why-keep-at-bay","args":{}},"rule":"R000-22","origin":"source","about":[]},{"text":{"id":"turning-why-broken","args":{}},"rule":"R000-29","origin":"source","about":[]},{"text":{"id":"turning-why-damage","args":{}},"rule":"R000-37","origin":"source","about":[]}],"changes":[{"sheet_id":1,"field":"attempts_used","before":0,"after":1}],"begins":[],"ends":[]}','open');
INSERT INTO "ledger" VALUES(3,1456074443980800041,'scene',NULL,'2026-01-01T00:00:00.000000+00:00',1456074443980800008,1456074443980800005,NULL,NULL,'[]','{"ruleset":"scene","kind":"step","result":{"scene":1,"version":1,"action":"open"},"trace":[],"changes":[],"begins":[],"ends":[]}','blind');
INSERT INTO "ledger" VALUES(4,1456074444085657601,'scene',NULL,'2026-01-01T00:00:00.025000+00:00',1456074443980800009,1456074443980800005,NULL,NULL,'[]','{"ruleset":"scene","kind":"step","result":{"scene":1,"version":2,"action":"join"},"trace":[],"changes":[],"begins":[],"ends":[]}','blind');
INSERT INTO "ledger" VALUES(5,1456074444190515200,'scene',NULL,'2026-01-01T00:00:00.050000+00:00',1456074443980800008,1456074443980800005,NULL,NULL,'[]','{"ruleset":"scene","kind":"step","result":{"scene":1,"version":3,"action":"add"},"trace":[],"changes":[],"begins":[],"ends":[]}','blind');
INSERT INTO "ledger" VALUES(6,1456074444295372800,'scene',NULL,'2026-01-01T00:00:00.075000+00:00',1456074443980800008,1456074443980800005,1,3,'[[10, 4], [10, 9]]','{"ruleset":"scene","kind":"step","result":{"scene":1,"version":4,"action":"start"},"trace":[],"changes":[],"begins":[],"ends":[]}','blind');
INSERT INTO "ledger" VALUES(7,1456074444505088000,'',NULL,'2026-01-01T00:00:00.125000+00:00',1456074443980800008,1456074443980800005,NULL,NULL,'[]','{"ruleset":"house","kind":"set","result":{"changed":[{"rule":"turning.options.fixed_number","old":null,"new":"9"}],"told":[{"id":"house-changed-option","args":{"rule":{"id":"house-rule-turning-options-fixed-number","args":{}},"old":7,"new":9}}]},"trace":[{"text":{"id":"house-changed-option","args":{"rule":{"id":"house-rule-turning-options-fixed-number","args":{}},"old":7,"new":9}},"rule":"G000-2","origin":"guild","about":[]}],"changes":[],"begins":[],"ends":[]}','open');
CREATE TABLE map_marks (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            place INTEGER NOT NULL,
            ruleset TEXT NOT NULL,
            details TEXT NOT NULL,
            version INTEGER NOT NULL DEFAULT 1,
            interaction_id INTEGER NOT NULL UNIQUE,
            entry_id INTEGER REFERENCES ledger (id)
        ) STRICT;
CREATE TABLE maps (
            place INTEGER PRIMARY KEY,
            map TEXT NOT NULL
        ) STRICT;
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
INSERT INTO "outbox" VALUES(4,'scene:1:turn',1456074443980800005,NULL,'[]',0,1,'2026-01-01T00:00:00.075000+00:00',0,NULL,'said',1456074444400230400,'2026-01-01T00:00:00.100000+00:00');
INSERT INTO "outbox" VALUES(5,'scene:1:card',1456074443980800005,NULL,'[]',1,1,'2026-01-01T00:00:00.075000+00:00',0,NULL,'said',1456074444085657600,'2026-01-01T00:00:00.025000+00:00');
CREATE TABLE people (
            user_id INTEGER PRIMARY KEY,
            habits TEXT NOT NULL DEFAULT '{}',
            pinged_at TEXT
        ) STRICT;
INSERT INTO "people" VALUES(1456074443980800009,'{}','2026-01-01T00:00:00.075000+00:00');
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
CREATE TABLE scene_channels (
            channel_id INTEGER NOT NULL,
            scene_id INTEGER NOT NULL REFERENCES scenes (id),
            PRIMARY KEY (channel_id, scene_id)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "scene_channels" VALUES(1456074443980800005,1);
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
INSERT INTO "scene_steps" VALUES(1,1,0,'open',1456074443980800008,'2026-01-01T00:00:00.000000+00:00',3,'[{"kind":"opened"}]','{"id":1,"name":"Crypt","ruleset":"turning","strategy":{"kind":"initiative","dice":"1d10","highest_first":false,"ties":"joined","every_round":true,"tie_dice":null},"settings":{"reminder_minutes":null},"status":"gathering","participants":[],"order":[],"round":0,"current":null,"begun":[],"acted":[],"held":[],"declared":{},"shown":{"round":0,"current":null,"acted":[],"called":0},"clock":null,"game":{},"house":{},"closed_at":null,"version":1,"called":0,"key":88851823921779}','done',3);
INSERT INTO "scene_steps" VALUES(1,2,0,'join',1456074443980800009,'2026-01-01T00:00:00.025000+00:00',4,'[{"kind":"joined","who":1,"waits":false}]','{"id":1,"name":"Crypt","ruleset":"turning","strategy":{"kind":"initiative","dice":"1d10","highest_first":false,"ties":"joined","every_round":true,"tie_dice":null},"settings":{"reminder_minutes":null},"status":"gathering","participants":[{"id":1,"turn":1,"name":"Ada","sheet_id":1,"user_ids":[1456074443980800009],"group":null,"side":"","hidden":false,"alias":null,"modifier":0,"initiative":null,"ties":[],"state":"active"}],"order":[],"round":0,"current":null,"begun":[],"acted":[],"held":[],"declared":{},"shown":{"round":0,"current":null,"acted":[],"called":0},"clock":null,"game":{},"house":{},"closed_at":null,"version":2,"called":0,"key":88851823921779}','done',4);
INSERT INTO "scene_steps" VALUES(1,3,0,'add',1456074443980800008,'2026-01-01T00:00:00.050000+00:00',5,'[{"kind":"joined","who":2,"waits":false}]','{"id":1,"name":"Crypt","ruleset":"turning","strategy":{"kind":"initiative","dice":"1d10","highest_first":false,"ties":"joined","every_round":true,"tie_dice":null},"settings":{"reminder_minutes":null},"status":"gathering","participants":[{"id":1,"turn":1,"name":"Ada","sheet_id":1,"user_ids":[1456074443980800009],"group":null,"side":"","hidden":false,"alias":null,"modifier":0,"initiative":null,"ties":[],"state":"active"},{"id":2,"turn":2,"name":"Ghoul","sheet_id":2,"user_ids":[],"group":null,"side":"","hidden":false,"alias":null,"modifier":0,"initiative":null,"ties":[],"state":"active"}],"order":[],"round":0,"current":null,"begun":[],"acted":[],"held":[],"declared":{},"shown":{"round":0,"current":null,"acted":[],"called":0},"clock":null,"game":{},"house":{},"closed_at":null,"version":3,"called":0,"key":88851823921779}','done',5);
INSERT INTO "scene_steps" VALUES(1,4,70206643170108,'start',1456074443980800008,'2026-01-01T00:00:00.075000+00:00',6,'[{"kind":"started"},{"kind":"round-began","round":1},{"kind":"turn-began","turn":1,"round":1}]','{"id":1,"name":"Crypt","ruleset":"turning","strategy":{"kind":"initiative","dice":"1d10","highest_first":false,"ties":"joined","every_round":true,"tie_dice":null},"settings":{"reminder_minutes":null},"status":"running","participants":[{"id":1,"turn":1,"name":"Ada","sheet_id":1,"user_ids":[1456074443980800009],"group":null,"side":"","hidden":false,"alias":null,"modifier":0,"initiative":4,"ties":[],"state":"active"},{"id":2,"turn":2,"name":"Ghoul","sheet_id":2,"user_ids":[],"group":null,"side":"","hidden":false,"alias":null,"modifier":0,"initiative":9,"ties":[],"state":"active"}],"order":[1,2],"round":1,"current":1,"begun":[1],"acted":[],"held":[],"declared":{},"shown":{"round":1,"current":1,"acted":[],"called":70206643170108},"clock":null,"game":{},"house":{},"closed_at":null,"version":4,"called":70206643170108,"key":88851823921779}','done',6);
CREATE TABLE scenes (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            name_key TEXT NOT NULL CHECK (name_key <> ''),
            status TEXT NOT NULL,
            state TEXT NOT NULL,
            version INTEGER NOT NULL,
            updated_at TEXT NOT NULL
        ) STRICT;
INSERT INTO "scenes" VALUES(1,'crypt','running','{"id":1,"name":"Crypt","ruleset":"turning","strategy":{"kind":"initiative","dice":"1d10","highest_first":false,"ties":"joined","every_round":true,"tie_dice":null},"settings":{"reminder_minutes":null},"status":"running","participants":[{"id":1,"turn":1,"name":"Ada","sheet_id":1,"user_ids":[1456074443980800009],"group":null,"side":"","hidden":false,"alias":null,"modifier":0,"initiative":4,"ties":[],"state":"active"},{"id":2,"turn":2,"name":"Ghoul","sheet_id":2,"user_ids":[],"group":null,"side":"","hidden":false,"alias":null,"modifier":0,"initiative":9,"ties":[],"state":"active"}],"order":[1,2],"round":1,"current":1,"begun":[1],"acted":[],"held":[],"declared":{},"shown":{"round":1,"current":1,"acted":[],"called":70206643170108},"clock":null,"game":{},"house":{},"closed_at":null,"version":4,"called":70206643170108,"key":88851823921779}',4,'2026-01-01T00:00:00.075000+00:00');
CREATE TABLE seeds (
            id INTEGER PRIMARY KEY,
            seed BLOB NOT NULL CHECK (length(seed) = 32),
            seed_hash TEXT NOT NULL,
            next_number INTEGER NOT NULL,
            created_at TEXT NOT NULL,
            revealed_at TEXT
        ) STRICT;
INSERT INTO "seeds" VALUES(1,X'C53F82710A443A99631D1BF28AA7A1A34450B65362E9B26C96E39113A693463A','e746bdd1824bb83010a5649f2a0b60a80eadb13d9501c35d09649591d1a7bfba',4,'2026-01-01T00:00:00.000000+00:00',NULL);
CREATE TABLE settings (
            key TEXT PRIMARY KEY,
            value TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
INSERT INTO "settings" VALUES('board_style','"plain"');
INSERT INTO "settings" VALUES('board_width','28');
INSERT INTO "settings" VALUES('gm_role','1456074443980800006');
INSERT INTO "settings" VALUES('gm_users','[]');
INSERT INTO "settings" VALUES('language','null');
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
INSERT INTO "sheets" VALUES(1,'turning','cleric','Ada','ada',1456074443980800009,'{"level": 9, "deity": "", "recovery": "", "modifiers": [], "dark": false, "attempts_used": 1, "zones": [], "position": null, "dominated_hit_dice": 0}',0,2,'2026-01-01T00:00:00.000000+00:00','2026-01-01T00:00:00.000000+00:00',NULL,'ada');
INSERT INTO "sheets" VALUES(2,'turning','undead','Ghoul','ghoul',NULL,'{"present": true, "in_sight": true, "position": null, "distance": null, "hit_dice": 1, "threat": 2, "order": "lower", "legion": false, "class_levels": 0, "intelligence": 0, "malus": 0, "malus_reason": "", "hit_points": null, "max_hit_points": null}',0,1,'2026-01-01T00:00:00.000000+00:00','2026-01-01T00:00:00.000000+00:00',NULL,'ghoul');
INSERT INTO "sheets" VALUES(3,'turning','undead','Lich','lich',NULL,'{"present": true, "in_sight": true, "position": null, "distance": null, "hit_dice": 1, "threat": 9, "order": "lower", "legion": false, "class_levels": 0, "intelligence": 0, "malus": 0, "malus_reason": "", "hit_points": null, "max_hit_points": null}',1,1,'2026-01-01T00:00:00.000000+00:00','2026-01-01T00:00:00.000000+00:00',NULL,'lich');
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
CREATE INDEX map_marks_channel ON map_marks (place, id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('sheets',3);
INSERT INTO "sqlite_sequence" VALUES('scenes',1);
INSERT INTO "sqlite_sequence" VALUES('outbox',5);
INSERT INTO "sqlite_sequence" VALUES('house_cases',1);
COMMIT;
