-- What is read of a log takes no longer the longer it is: entries that are no actions are found by their kind,
CREATE INDEX entry_other ON entry (game, kind, seq) WHERE kind <> 'action';

-- a message is dropped without looking for it among the open questions of all games,
CREATE INDEX matter_post ON matter (post) WHERE post IS NOT NULL;

-- what is kept of a game while it goes on is dropped at its end without looking at that of all others,
CREATE INDEX standing_interaction_by_game ON standing_interaction (game);

-- seats for which the bot plays without looking at all others,
CREATE INDEX seat_stand_in ON seat (game) WHERE stand_in IS NOT NULL;

-- what is shown to a seat without reading all of it,
CREATE TABLE secret_entry (
    game INTEGER NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    PRIMARY KEY (game, seq)
) STRICT;

CREATE TABLE unsearched_log (
    game INTEGER PRIMARY KEY REFERENCES game (id)
) STRICT;

INSERT INTO unsearched_log (game) SELECT id FROM game WHERE started IS NOT NULL;

-- and where the game stood without playing it from the start.
CREATE TABLE kept_floor (
    game INTEGER NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL,
    state BLOB NOT NULL,
    PRIMARY KEY (game, seq)
) STRICT;
