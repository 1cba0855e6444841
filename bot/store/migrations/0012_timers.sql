-- One kind of row for all that comes due at a time: of offers, and of whatever else waits for the clock. ``made``
-- is when a row was written: a clock that ran ahead then is noticed by it.
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

INSERT INTO timer (game, kind, key, due, remaining, made)
SELECT game, 'matter', key || '/' || gone_back, due, remaining, 0 FROM matter
WHERE coalesce(due, remaining) IS NOT NULL;

DROP INDEX matter_due;
ALTER TABLE matter DROP COLUMN due;
ALTER TABLE matter DROP COLUMN remaining;

-- Since when each seat is waited for, by seat; what was there before is taken as waited for since its last entry.
ALTER TABLE snapshot ADD COLUMN since TEXT NOT NULL DEFAULT '{}';
UPDATE snapshot SET since = (
    SELECT json_group_object(value, coalesce(
        (SELECT time FROM entry WHERE entry.game = snapshot.game AND entry.seq = snapshot.seq),
        (SELECT started FROM game WHERE game.id = snapshot.game)))
    FROM json_each(snapshot.waiting));

-- How fast a table plays (JSON), and how much of its bank each seat has left, in milliseconds.
ALTER TABLE game ADD COLUMN pace TEXT;
ALTER TABLE seat ADD COLUMN bank INTEGER;
