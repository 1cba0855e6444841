-- What the table keeps of questions that are closed, for when the game goes back to them.
CREATE TABLE asked_before (
    game INTEGER NOT NULL REFERENCES game (id),
    key TEXT NOT NULL,
    called TEXT NOT NULL,
    due INTEGER,
    PRIMARY KEY (game, key)
) STRICT;

-- Interactions by which an answer was given beforehand or withdrawn: each does so once.
CREATE TABLE standing_interaction (
    interaction_id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES game (id)
) STRICT;
