-- Times are milliseconds since 1970, UTC. JSON is TEXT; whole states are BLOBs.

CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;

-- Everything points to people by this id, so that forgetting somebody changes one row.
CREATE TABLE person (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    discord_id INTEGER UNIQUE,
    name TEXT NOT NULL
) STRICT;

CREATE TABLE game (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'open', 'finished', 'abandoned', 'reset')),
    seats INTEGER NOT NULL,
    host INTEGER NOT NULL REFERENCES person (id),
    first INTEGER REFERENCES person (id),
    options TEXT,
    seed TEXT,
    fingerprint TEXT,
    outcome TEXT,
    created INTEGER NOT NULL,
    started INTEGER,
    ended INTEGER,
    archived INTEGER
) STRICT;

CREATE UNIQUE INDEX game_one_open_per_channel ON game (channel_id) WHERE status IN ('lobby', 'open');
CREATE INDEX game_by_channel ON game (channel_id, id);

CREATE TRIGGER game_is_kept BEFORE DELETE ON game
BEGIN
    SELECT RAISE(ABORT, 'games are archived, never deleted');
END;

CREATE TRIGGER game_start_is_final BEFORE UPDATE OF kind, seats, options, seed, fingerprint ON game
WHEN OLD.seed IS NOT NULL
BEGIN
    SELECT RAISE(ABORT, 'what a game started from never changes');
END;

-- In the lobby ``seat`` counts the order of joining, with gaps; from the start it is the seat.
CREATE TABLE seat (
    game INTEGER NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES person (id),
    PRIMARY KEY (game, seat),
    UNIQUE (game, person)
) STRICT;

-- The truth: what was done, in order. The state is the fold of the entries in effect.
CREATE TABLE entry (
    game INTEGER NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    person INTEGER REFERENCES person (id),
    action TEXT,
    events TEXT NOT NULL DEFAULT '[]',
    passed INTEGER NOT NULL DEFAULT 0,
    target INTEGER,
    interaction_id INTEGER UNIQUE,
    time INTEGER NOT NULL,
    PRIMARY KEY (game, seq)
) STRICT;

CREATE UNIQUE INDEX entry_undone_once ON entry (game, target) WHERE kind = 'undo';

CREATE TRIGGER entry_is_final BEFORE UPDATE ON entry
BEGIN
    SELECT RAISE(ABORT, 'the log is only ever added to');
END;

CREATE TRIGGER entry_is_kept BEFORE DELETE ON entry
BEGIN
    SELECT RAISE(ABORT, 'the log is only ever added to');
END;

-- Where a game stands, so that loading need not replay; all of it can be made again from the log.
CREATE TABLE snapshot (
    game INTEGER PRIMARY KEY REFERENCES game (id),
    seq INTEGER NOT NULL,
    state BLOB NOT NULL,
    waiting TEXT NOT NULL,
    decisions TEXT NOT NULL,
    undo_seat INTEGER,
    checkpoint_seq INTEGER NOT NULL,
    checkpoint_state BLOB NOT NULL,
    announced_seq INTEGER NOT NULL
) STRICT;

-- What is owed to a channel. Ids are never used again: they are the nonces of messages.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES game (id),
    kind TEXT NOT NULL,
    note TEXT,
    seq INTEGER NOT NULL,
    person INTEGER REFERENCES person (id),
    edits INTEGER,
    payload TEXT NOT NULL,
    state BLOB,
    created INTEGER NOT NULL,
    due INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    done INTEGER,
    message_id INTEGER,
    last_error TEXT
) STRICT;

CREATE INDEX outbox_owed ON outbox (game, id) WHERE done IS NULL;
CREATE INDEX outbox_by_game ON outbox (game, id);

-- Consent to something (the subject), seat by seat.
CREATE TABLE agreement (
    game INTEGER NOT NULL REFERENCES game (id),
    subject TEXT NOT NULL,
    seat INTEGER NOT NULL,
    time INTEGER NOT NULL,
    PRIMARY KEY (game, subject, seat)
) STRICT;
