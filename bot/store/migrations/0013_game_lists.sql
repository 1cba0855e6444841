-- The games of a person, and those that hold the channels of a server, are found without looking at all others.
CREATE INDEX seat_by_person ON seat (person);
CREATE INDEX game_holding_by_guild ON game (guild_id) WHERE status IN ('lobby', 'open');
