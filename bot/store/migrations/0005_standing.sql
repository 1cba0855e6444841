-- Answers that somebody has given beforehand to what their seat will be asked, one for each topic. They are
-- theirs alone: nobody else sees them, and they go when the seat does.
CREATE TABLE standing (
    game INTEGER NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    topic TEXT NOT NULL,
    person INTEGER NOT NULL REFERENCES person (id),
    answer TEXT NOT NULL,
    PRIMARY KEY (game, seat, topic)
) STRICT;

CREATE INDEX standing_by_person ON standing (person);
