-- What the table keeps of open questions: the message of its own that one has, and until when it is open.
CREATE TABLE matter (
    game INTEGER NOT NULL REFERENCES game (id),
    key TEXT NOT NULL,
    gone_back INTEGER NOT NULL,
    post INTEGER REFERENCES outbox (id),
    due INTEGER,
    remaining INTEGER,
    PRIMARY KEY (game, key, gone_back)
) STRICT;

CREATE INDEX matter_due ON matter (due) WHERE due IS NOT NULL;

-- After which entry an answer was given, how often it counts, and which questions its seat has come back to.
ALTER TABLE standing ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE standing ADD COLUMN times INTEGER;
ALTER TABLE standing ADD COLUMN held TEXT NOT NULL DEFAULT '[]';

-- Several seats may each take back their own last action.
ALTER TABLE snapshot ADD COLUMN undo_seats TEXT NOT NULL DEFAULT '[]';
UPDATE snapshot SET undo_seats = json_array(undo_seat) WHERE undo_seat IS NOT NULL;
ALTER TABLE snapshot DROP COLUMN undo_seat;
