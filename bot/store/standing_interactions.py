"""Interactions by which answers are given beforehand or withdrawn: each does so once, even if it recurs."""

from __future__ import annotations

from bot.store.connection import Queries


async def is_repeated(queries: Queries, interaction_id: int | None) -> bool:
    """Say whether an answer was given or withdrawn by an interaction before; None is no interaction."""
    row = await queries.row("SELECT 1 FROM standing_interaction WHERE interaction_id = ?", interaction_id)
    return row is not None


async def note_interaction(queries: Queries, game: int, interaction_id: int | None) -> None:
    """Store that an answer was given or withdrawn by an interaction; None is no interaction."""
    if interaction_id is not None:
        await queries.run(
            "INSERT INTO standing_interaction (interaction_id, game) VALUES (?, ?)", interaction_id, game
        )
