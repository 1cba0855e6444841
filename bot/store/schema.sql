-- The schema as the newest migration leaves it, to be read in one piece. It is never run: a database is made
-- by the migrations, and a test holds that they come to the same.
--
-- Times are milliseconds since 1970, UTC. JSON is TEXT; whole states are BLOBs. A ``seal`` is a hash of its row,
-- which the connection that writes adds (bot/store/seals.py).

-- What the program keeps for itself.
CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;

-- Everything points to people by this id, so that forgetting somebody changes one row.
CREATE TABLE person (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    discord_id INTEGER UNIQUE,
    name TEXT NOT NULL,
    seal INTEGER
) STRICT;

-- What a game started from never changes, and no game is ever deleted.
CREATE TABLE game (
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
    seed_known INTEGER,
    seal INTEGER,
    -- How fast the table plays (JSON); none if it takes its time.
    pace TEXT,
    -- Whether the table has allowed hints.
    hints INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE UNIQUE INDEX game_one_open_per_channel ON game (channel_id) WHERE status IN ('lobby', 'open');
CREATE INDEX game_by_channel ON game (channel_id, id);
CREATE INDEX game_by_fingerprint ON game (fingerprint, guild_id, id) WHERE ended IS NOT NULL;
CREATE INDEX game_holding_by_guild ON game (guild_id) WHERE status IN ('lobby', 'open');

CREATE TRIGGER game_is_kept BEFORE DELETE ON game
BEGIN
    SELECT RAISE(ABORT, 'games are archived, never deleted');
END;

CREATE TRIGGER game_start_is_final BEFORE UPDATE OF kind, seats, options, seed, fingerprint ON game
WHEN OLD.seed IS NOT NULL
BEGIN
    SELECT RAISE(ABORT, 'what a game started from never changes');
END;

-- In the lobby ``seat`` counts the order of joining, with gaps; from the start it is the seat. One that
-- somebody left has no person, and neither has a computer player's, which has a ``level``. ``stand_in`` and
-- ``called`` say since when the bot plays for it, how well by ``level``, and since when a substitute is looked
-- for; ``bank`` is what is left of its time beyond that of each turn.
CREATE TABLE seat (
    game INTEGER NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    person INTEGER REFERENCES person (id),
    stand_in INTEGER,
    called INTEGER,
    seal INTEGER,
    bank INTEGER,
    level TEXT,
    PRIMARY KEY (game, seat),
    UNIQUE (game, person)
) STRICT;

CREATE INDEX seat_stand_in ON seat (game) WHERE stand_in IS NOT NULL;
CREATE INDEX seat_by_person ON seat (person);

-- The truth: what was done, in order. The position follows from the effective entries. ``about`` is the seat
-- that an entry concerns, with who sat there (``outgoing``) and who sits there then (``incoming``).
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
    about INTEGER,
    outgoing INTEGER REFERENCES person (id),
    incoming INTEGER REFERENCES person (id),
    facts TEXT NOT NULL DEFAULT '{}',
    seal INTEGER,
    PRIMARY KEY (game, seq)
) STRICT;

CREATE INDEX entry_jump ON entry (game, seq, kind, target) WHERE target IS NOT NULL;
CREATE INDEX entry_other ON entry (game, kind, seq) WHERE kind <> 'action';

CREATE TRIGGER entry_is_final BEFORE UPDATE OF game, seq, kind, seat, person, action, events, passed, target,
    interaction_id, time, about, outgoing, incoming, facts ON entry
BEGIN
    SELECT RAISE(ABORT, 'the log is only ever added to');
END;

CREATE TRIGGER entry_is_kept BEFORE DELETE ON entry
BEGIN
    SELECT RAISE(ABORT, 'the log is only ever added to');
END;

-- Where a game stands, so that loading need not replay; all of it can be made again from the log. The
-- checkpoint is the last entry that undo cannot cross, with the state after it.
CREATE TABLE snapshot (
    game INTEGER PRIMARY KEY REFERENCES game (id),
    seq INTEGER NOT NULL,
    state BLOB NOT NULL,
    waiting TEXT NOT NULL,
    decisions TEXT NOT NULL,
    checkpoint_seq INTEGER NOT NULL,
    checkpoint_state BLOB NOT NULL,
    announced_seq INTEGER NOT NULL,
    -- The seats that may take back their own last action.
    undo_seats TEXT NOT NULL DEFAULT '[]',
    seal INTEGER,
    -- Since when each seat is waited for, by seat.
    since TEXT NOT NULL DEFAULT '{}'
) STRICT;

-- Entries of which not everybody may know something, with the seats that may (bit by bit, from seat 0), so that
-- a page of a log is found without reading all of it. It can be made again from the log.
CREATE TABLE secret_entry (
    game INTEGER NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    seal INTEGER,
    PRIMARY KEY (game, seq)
) STRICT;

-- Games from before secret entries were noted: their logs are searched when they are first shown.
CREATE TABLE unsearched_log (
    game INTEGER PRIMARY KEY REFERENCES game (id),
    seal INTEGER
) STRICT;

-- Whole states after some of the entries that undo cannot cross, so that going back need not play a game from
-- its start. All of it can be made again from the log.
CREATE TABLE kept_floor (
    game INTEGER NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL,
    state BLOB NOT NULL,
    seal INTEGER,
    PRIMARY KEY (game, seq)
) STRICT;

-- Whole states by which the rules changed: those of today cannot derive them from what is before them.
CREATE TABLE milestone (
    game INTEGER NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL,
    state BLOB NOT NULL,
    seal INTEGER,
    PRIMARY KEY (game, seq)
) STRICT;

-- Pending messages and those that were sent. Ids are never used again: they are the nonces of messages.
-- ``recipient`` gets it as a direct message, without one the channel; ``posted_in`` is the channel that the
-- message is in, since the game may have gone elsewhere.
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
    last_error TEXT,
    recipient INTEGER REFERENCES person (id),
    posted_in INTEGER,
    seal INTEGER
) STRICT;

CREATE INDEX outbox_by_game ON outbox (game, id);
CREATE INDEX outbox_owed_to ON outbox (game, recipient, id) WHERE done IS NULL;

-- What the table keeps of open questions of a game: ``post`` is the row of the message of its own that one
-- has.
CREATE TABLE matter (
    game INTEGER NOT NULL REFERENCES game (id),
    key TEXT NOT NULL,
    gone_back INTEGER NOT NULL,
    post INTEGER REFERENCES outbox (id),
    seal INTEGER,
    PRIMARY KEY (game, key, gone_back)
) STRICT;

CREATE INDEX matter_post ON matter (post) WHERE post IS NOT NULL;

-- What comes due at a time: ``kind`` says what is done then (bot/store/kinds.py), and ``key`` for what.
-- ``remaining`` is how much of the time is left while it stands still, and ``made`` when the row was written: one
-- of the future was written by a clock that ran ahead.
CREATE TABLE timer (
    game INTEGER NOT NULL REFERENCES game (id),
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    due INTEGER,
    remaining INTEGER,
    made INTEGER NOT NULL,
    seal INTEGER,
    PRIMARY KEY (game, kind, key)
) STRICT;

CREATE INDEX timer_due ON timer (due) WHERE due IS NOT NULL;

-- What the table keeps of a closed question, for when the game goes back to it: ``called`` are the seats that
-- had been called for what they had still to do then, ``due`` when its time would have been over, and
-- ``remaining`` how much of that was left, while the game rests.
CREATE TABLE asked_before (
    game INTEGER NOT NULL REFERENCES game (id),
    key TEXT NOT NULL,
    called TEXT NOT NULL,
    due INTEGER,
    remaining INTEGER,
    seal INTEGER,
    PRIMARY KEY (game, key)
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
    result TEXT,
    seal INTEGER,
    -- How well the bot is to play for a seat, where that is asked for.
    level TEXT
) STRICT;

CREATE UNIQUE INDEX proposal_one_open ON proposal (game, kind, seat) WHERE closed IS NULL;

CREATE TABLE consent (
    proposal INTEGER NOT NULL REFERENCES proposal (id),
    seat INTEGER NOT NULL,
    time INTEGER NOT NULL,
    seal INTEGER,
    PRIMARY KEY (proposal, seat)
) STRICT;

-- Answers that somebody has given beforehand to what their seat will be asked, one for each topic. They are
-- theirs alone: nobody else sees them, and they go when the seat does. ``since`` is the entry after which one
-- was given; it counts for the first ``times`` effective entries by it, for all of them without a number.
-- ``held`` are the keys of the questions that its seat has come back to by taking something back.
CREATE TABLE standing (
    game INTEGER NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    topic TEXT NOT NULL,
    person INTEGER NOT NULL REFERENCES person (id),
    answer TEXT NOT NULL,
    since INTEGER NOT NULL DEFAULT 0,
    times INTEGER,
    held TEXT NOT NULL DEFAULT '[]',
    seal INTEGER,
    PRIMARY KEY (game, seat, topic)
) STRICT;

-- Interactions by which an answer was given beforehand or withdrawn: each does so once, also where Discord sends
-- it twice.
CREATE TABLE standing_interaction (
    interaction_id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES game (id),
    seal INTEGER
) STRICT;

CREATE INDEX standing_interaction_by_game ON standing_interaction (game);
CREATE INDEX standing_by_person ON standing (person);

-- What somebody has planned (JSON) for when their seat is asked next, one plan for each seat. It is theirs alone,
-- as standing answers are, and goes when the seat does. ``since`` is the entry after which it was made; what it
-- waits for has to happen later. ``asked`` are the keys of the texts by which the seat was to be asked. ``branch``
-- is the branch that was taken, of which so many ``moves`` were done. One that was ``dropped`` says why (JSON)
-- until its person knows.
CREATE TABLE plan (
    game INTEGER NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES person (id),
    plan TEXT NOT NULL,
    since INTEGER NOT NULL,
    asked TEXT NOT NULL DEFAULT '[]',
    branch INTEGER,
    moves INTEGER NOT NULL DEFAULT 0,
    dropped TEXT,
    seal INTEGER,
    PRIMARY KEY (game, seat)
) STRICT;

CREATE INDEX plan_by_person ON plan (person);

-- People who follow a game without a seat. Their messages go to them and not to the channel.
CREATE TABLE observer (
    game INTEGER NOT NULL REFERENCES game (id),
    person INTEGER NOT NULL REFERENCES person (id),
    seal INTEGER,
    PRIMARY KEY (game, person)
) STRICT;

-- A file that a moderator has sent, until they say whether it is to become a game.
CREATE TABLE upload (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    channel_id INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES person (id),
    data BLOB NOT NULL,
    created INTEGER NOT NULL,
    seal INTEGER
) STRICT;

-- What is before a file's time in its row is as long as the file.
CREATE INDEX upload_by_time ON upload (created);

-- What people, channels and servers have set for themselves, as text by key.
CREATE TABLE person_preference (
    person INTEGER NOT NULL REFERENCES person (id),
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    seal INTEGER,
    PRIMARY KEY (person, key)
) STRICT;

-- The first channel of an old server has the server's own id, so that an id alone names neither.
CREATE TABLE place_preference (
    kind TEXT NOT NULL CHECK (kind IN ('channel', 'server')),
    place INTEGER NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    seal INTEGER,
    PRIMARY KEY (kind, place, key)
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
    time INTEGER NOT NULL,
    seal INTEGER
) STRICT;

CREATE INDEX place_change_by_guild ON place_change (guild_id, id);

-- The channels of threads, so that what is set for them counts also in archived ones, of which Discord does
-- not give the channel.
CREATE TABLE thread (
    id INTEGER PRIMARY KEY,
    parent_id INTEGER NOT NULL,
    seal INTEGER
) STRICT;

-- Games that ended, or were opened again after that, and are still to be counted.
CREATE TABLE uncounted (
    game INTEGER PRIMARY KEY REFERENCES game (id),
    seal INTEGER
) STRICT;

-- What came of each game that ended; all of it can be made again from the log. ``hours`` is how long it took, in
-- whole days where those are more than two, so that lengths are few. ``course`` holds of each turn in which round
-- it passed, and everybody's points then (bot/table/results/course.py); there is none where today's rules do not
-- lead through the log.
CREATE TABLE result (
    game INTEGER PRIMARY KEY REFERENCES game (id),
    kind TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('finished', 'abandoned')),
    seats INTEGER NOT NULL,
    started INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    rounds INTEGER NOT NULL,
    hours INTEGER NOT NULL,
    course BLOB,
    seal INTEGER
) STRICT;

CREATE INDEX result_by_rounds ON result (guild_id, kind, status, rounds);
CREATE INDEX result_by_hours ON result (guild_id, kind, status, hours);
CREATE INDEX result_in_order ON result (guild_id, kind, ended, game);

-- What came of it for each seat, with a row for each who had it, in their order (``nth``). ``ending`` is how their
-- time there ended (bot/store/kinds.py); points, and whether the seat won, are with the last of them. They were
-- waited for ``waits`` times, ``waited`` milliseconds in all, where that is known. Server and kind are those of the
-- game, so that what is counted is found by an index alone.
CREATE TABLE result_seat (
    game INTEGER NOT NULL REFERENCES result (game),
    seat INTEGER NOT NULL,
    nth INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seats INTEGER NOT NULL,
    person INTEGER REFERENCES person (id),
    level TEXT,
    ending TEXT NOT NULL,
    points INTEGER,
    won INTEGER,
    waited INTEGER,
    waits INTEGER,
    seal INTEGER,
    PRIMARY KEY (game, seat, nth)
) STRICT;

CREATE INDEX result_seat_by_person ON result_seat (person, guild_id, kind);
CREATE INDEX result_seat_by_server ON result_seat
    (guild_id, kind, seats, seat, ending, points, won, waited, waits);

-- How strong people are in a game of a server, as its results have it, and computer players of each level.
CREATE TABLE rating (
    guild_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    person INTEGER NOT NULL REFERENCES person (id),
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    seal INTEGER,
    PRIMARY KEY (guild_id, kind, person)
) STRICT;

CREATE INDEX rating_by_person ON rating (person);

CREATE TABLE computer_rating (
    guild_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    level TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    seal INTEGER,
    PRIMARY KEY (guild_id, kind, level)
) STRICT;

-- The last result that the ratings of a game in a server rest on; they are behind if there are later ones.
CREATE TABLE ranking (
    guild_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    ended INTEGER NOT NULL,
    game INTEGER NOT NULL,
    behind INTEGER NOT NULL,
    seal INTEGER,
    PRIMARY KEY (guild_id, kind)
) STRICT;

CREATE INDEX ranking_behind ON ranking (guild_id, kind) WHERE behind;
