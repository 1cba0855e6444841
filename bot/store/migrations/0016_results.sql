-- Games that ended, or were opened again after that, and are still to be counted.
CREATE TABLE uncounted (
    game INTEGER PRIMARY KEY REFERENCES game (id),
    seal INTEGER
) STRICT;

CREATE INDEX game_by_fingerprint ON game (fingerprint, guild_id, id) WHERE ended IS NOT NULL;

-- What came of each game that ended. All of it can be made again from the log.
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

-- What came of it for each seat, with a row for each who had it, in their order; points are of the last.
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

INSERT INTO uncounted (game) SELECT id FROM game WHERE started IS NOT NULL AND ended IS NOT NULL;
