"""What is told of events of the Great Canal, for tests."""

from __future__ import annotations

from rules.great_canal import GreatCanal
from rules.language.story import narrate
from rules.language.words import Words
from rules.records import Event
from rules.testing import visible_to
from tests.rules.great_canal.positions import start

NAMES = ("Ada", "Béa", "Chloé", "Dora")


def told(*events: Event, seat: int | None = None, game: GreatCanal | None = None) -> list[str]:
    """Return the lines that a seat, or everybody, is told of events."""
    game = game or start()
    words = Words("great_canal", "en", NAMES[: game.seats], game.view(seat))
    return narrate(words, visible_to(events, seat))
