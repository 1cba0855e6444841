"""A game of one person against computer players, begun for them as they would begin it themselves."""

from __future__ import annotations

from typing import Any

from bot.ui.games import offered_games
from rules.players import Level


def seats_alone(kind: str) -> int:
    """Return how many seats such a game has: as few as it can be played with, one of them the person's."""
    return min(number for number in offered_games()[kind].seat_numbers if number > 1)


async def begin(person: Any, channel: Any, kind: str, level: Level) -> None:
    """Let a person of SimCord's open a table in a channel with computer players at a level, and start."""
    seats = seats_alone(kind)
    await person.slash(channel, "game new", game=kind, seats=seats, bots=f"{seats - 1} {level}", hints=True)
    await person.slash(channel, "game start")
