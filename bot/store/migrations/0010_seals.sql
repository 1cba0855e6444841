-- Each row holds a hash of itself, so that what rots on the disk is found. Rows of before have theirs from the
-- start of the program that makes them (bot/store/seals.py).
ALTER TABLE person ADD COLUMN seal INTEGER;
ALTER TABLE game ADD COLUMN seal INTEGER;
ALTER TABLE seat ADD COLUMN seal INTEGER;
ALTER TABLE entry ADD COLUMN seal INTEGER;
ALTER TABLE snapshot ADD COLUMN seal INTEGER;
ALTER TABLE secret_entry ADD COLUMN seal INTEGER;
ALTER TABLE unsearched_log ADD COLUMN seal INTEGER;
ALTER TABLE kept_floor ADD COLUMN seal INTEGER;
ALTER TABLE milestone ADD COLUMN seal INTEGER;
ALTER TABLE outbox ADD COLUMN seal INTEGER;
ALTER TABLE matter ADD COLUMN seal INTEGER;
ALTER TABLE asked_before ADD COLUMN seal INTEGER;
ALTER TABLE proposal ADD COLUMN seal INTEGER;
ALTER TABLE consent ADD COLUMN seal INTEGER;
ALTER TABLE standing ADD COLUMN seal INTEGER;
ALTER TABLE standing_interaction ADD COLUMN seal INTEGER;
ALTER TABLE observer ADD COLUMN seal INTEGER;
ALTER TABLE upload ADD COLUMN seal INTEGER;
ALTER TABLE person_preference ADD COLUMN seal INTEGER;
ALTER TABLE place_preference ADD COLUMN seal INTEGER;
ALTER TABLE place_change ADD COLUMN seal INTEGER;
ALTER TABLE thread ADD COLUMN seal INTEGER;

-- An entry is as final as it was; its seal alone is written after it.
DROP TRIGGER entry_is_final;

CREATE TRIGGER entry_is_final BEFORE UPDATE OF game, seq, kind, seat, person, action, events, passed, target,
    interaction_id, time, about, outgoing, incoming, facts ON entry
BEGIN
    SELECT RAISE(ABORT, 'the log is only ever added to');
END;

INSERT INTO meta (key, value) VALUES ('unsealed', '') ON CONFLICT DO NOTHING;
