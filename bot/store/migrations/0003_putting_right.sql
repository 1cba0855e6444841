-- Games that are parked or paused. The check of the status can only be changed in a table made anew.
CREATE TABLE game_fresh (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'open', 'parked', 'finished', 'abandoned', 'reset')),
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
    archived INTEGER,
    -- Since when nobody may act.
    paused INTEGER,
    -- Since when somebody may know the seed: the game has ended once, or was exported.
    seed_known INTEGER
) STRICT;

INSERT INTO game_fresh (
    id, kind, rules_version, guild_id, channel_id, status, seats, host, first, options, seed, fingerprint,
    outcome, created, started, ended, archived, seed_known
)
SELECT
    id, kind, rules_version, guild_id, channel_id, status, seats, host, first, options, seed, fingerprint,
    outcome, created, started, ended, archived, ended
FROM game;

DROP TABLE game;
ALTER TABLE game_fresh RENAME TO game;

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

-- A seat that somebody left has no person. ``stand_in`` and ``called`` say since when the bot plays for it
-- and since when a substitute is looked for.
CREATE TABLE seat_fresh (
    game INTEGER NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    person INTEGER REFERENCES person (id),
    stand_in INTEGER,
    called INTEGER,
    PRIMARY KEY (game, seat),
    UNIQUE (game, person)
) STRICT;

INSERT INTO seat_fresh (game, seat, person) SELECT game, seat, person FROM seat;
DROP TABLE seat;
ALTER TABLE seat_fresh RENAME TO seat;

-- What an entry is about: a seat, who sat there and who sits there then, and other facts as JSON.
ALTER TABLE entry ADD COLUMN about INTEGER;
ALTER TABLE entry ADD COLUMN outgoing INTEGER REFERENCES person (id);
ALTER TABLE entry ADD COLUMN incoming INTEGER REFERENCES person (id);
ALTER TABLE entry ADD COLUMN facts TEXT NOT NULL DEFAULT '{}';

-- An action can be taken back more than once: a rollback may bring it back in between.
DROP INDEX entry_undone_once;
CREATE INDEX entry_jump ON entry (game, seq, kind, target) WHERE target IS NOT NULL;

-- Whole states that the rules of today cannot derive from what is before them.
CREATE TABLE milestone (
    game INTEGER NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL,
    state BLOB NOT NULL,
    PRIMARY KEY (game, seq)
) STRICT;

-- What somebody asks of others at the table, and who agrees. ``seat`` asks; ``target`` is an entry or a seat,
-- ``person`` who is asked, where it is one person.
CREATE TABLE proposal (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES game (id),
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    target INTEGER,
    person INTEGER REFERENCES person (id),
    opened INTEGER NOT NULL,
    closed INTEGER,
    result TEXT
) STRICT;

CREATE UNIQUE INDEX proposal_one_open ON proposal (game, kind, seat) WHERE closed IS NULL;

CREATE TABLE consent (
    proposal INTEGER NOT NULL REFERENCES proposal (id),
    seat INTEGER NOT NULL,
    time INTEGER NOT NULL,
    PRIMARY KEY (proposal, seat)
) STRICT;

INSERT INTO proposal (game, kind, seat, opened)
SELECT game, subject, seat, min(time) FROM agreement
JOIN game ON game.id = agreement.game WHERE game.status = 'open' GROUP BY game, subject;

INSERT INTO consent (proposal, seat, time)
SELECT proposal.id, agreement.seat, agreement.time FROM agreement
JOIN proposal ON proposal.game = agreement.game AND proposal.kind = agreement.subject;

DROP TABLE agreement;

-- People who follow a game without a seat. What they are owed goes to them and not to the channel.
CREATE TABLE observer (
    game INTEGER NOT NULL REFERENCES game (id),
    person INTEGER NOT NULL REFERENCES person (id),
    PRIMARY KEY (game, person)
) STRICT;

ALTER TABLE outbox ADD COLUMN recipient INTEGER REFERENCES person (id);
CREATE INDEX outbox_owed_to ON outbox (game, recipient, id) WHERE done IS NULL;
DROP INDEX outbox_owed;

-- Names stand in the rows of people alone, so that forgetting somebody changes one row.
UPDATE outbox SET payload = json_remove(payload, '$.params.name') WHERE kind = 'note';

-- A file that a moderator has sent, until they say whether it is to become a game.
CREATE TABLE upload (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    channel_id INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES person (id),
    data BLOB NOT NULL,
    created INTEGER NOT NULL
) STRICT;

-- Who changed what in the settings of a channel or a server; only ever added to.
CREATE TABLE place_change (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    place INTEGER NOT NULL,
    key TEXT NOT NULL,
    value TEXT,
    person INTEGER REFERENCES person (id),
    time INTEGER NOT NULL
) STRICT;

CREATE INDEX place_change_by_guild ON place_change (guild_id, id);
