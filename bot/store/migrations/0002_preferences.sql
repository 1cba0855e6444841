-- What people, channels and servers have set for themselves, as text by key.

CREATE TABLE person_preference (
    person INTEGER NOT NULL REFERENCES person (id),
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (person, key)
) STRICT;

-- The first channel of an old server has the server's own id, so that an id alone names neither.
CREATE TABLE place_preference (
    kind TEXT NOT NULL CHECK (kind IN ('channel', 'server')),
    place INTEGER NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (kind, place, key)
) STRICT;
