"""Positions in which the Alchemist can be played, with what the event die will show."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal.components.kinds import TRACKS
from rules.great_canal.pieces import Realm
from rules.great_canal.state import Holding
from rules.randomness import Randomness
from rules.records import Event
from tests.rules.great_canal.positions import position

EVENTS = ("fleet", "fleet", "fleet", *TRACKS)
"""The sides of the event die."""


def name(yellow: int, red: int) -> a.PlayAlchemist:
    """Return the card with both dice."""
    return a.PlayAlchemist(yellow, red)


def holding(*cards: str, levels: tuple[int, int, int] = (0, 0, 0)) -> Holding:
    """Return the Alchemist and other cards, with levels of the tracks."""
    return Holding(progress=("alchemist", *cards), levels=levels)


def eve(*realms: Realm, event: str = "fleet", **fields: Any) -> GreatCanal:
    """Return the game before the roll of a seat that holds the Alchemist, whose event die will show this."""
    held = {fields.get("active", 0): holding()}
    game = position(*realms, **{"rolled": False, "holdings": held, **fields})
    for attempt in range(1000):
        randomness = Randomness(f"{game.randomness.seed} {attempt}")
        if EVENTS[randomness.draw("dice", len(EVENTS))[0]] == event:
            return replace(game, randomness=randomness)
    raise AssertionError("no seed rolls that")


def kinds(events: tuple[Event, ...]) -> list[str]:
    """Return the names of the classes of events, in their order."""
    return [type(event).__name__ for event in events]
