-- How well the bot plays for a seat, and how well it is to where that is asked for. A seat with a level that no
-- person has is a computer player's; where nobody has named a level the bot plays as the game suggests.
ALTER TABLE seat ADD COLUMN level TEXT;
ALTER TABLE proposal ADD COLUMN level TEXT;

-- Whether the table has allowed hints, by what a strong computer player would do.
ALTER TABLE game ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
