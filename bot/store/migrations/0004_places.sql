-- The channel that a row's message is in: the game may have gone elsewhere since.
ALTER TABLE outbox ADD COLUMN posted_in INTEGER;

UPDATE outbox SET posted_in = (SELECT channel_id FROM game WHERE game.id = outbox.game)
WHERE message_id IS NOT NULL AND recipient IS NULL;

-- The channels of threads, so that what is set for them counts also where Discord does not tell: it keeps
-- quiet about archived threads.
CREATE TABLE thread (
    id INTEGER PRIMARY KEY,
    parent_id INTEGER NOT NULL
) STRICT;
