-- How much of the time of a closed question is left while its game rests: its time stops with the game's.
ALTER TABLE asked_before ADD COLUMN remaining INTEGER;

UPDATE asked_before SET remaining = max(0, asked_before.due - coalesce(game.paused, game.archived, game.ended)),
    due = NULL
FROM game WHERE game.id = asked_before.game AND asked_before.due IS NOT NULL
    AND coalesce(game.paused, game.archived, game.ended) IS NOT NULL;
