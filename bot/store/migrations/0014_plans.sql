-- What somebody has planned for when their seat is asked next, one plan for each seat. It is theirs alone, as
-- standing answers are, and goes when the seat does.
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
