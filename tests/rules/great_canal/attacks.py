"""Attacks of the barbarians, for tests: who has how many cities and which knights at home."""

from __future__ import annotations

from typing import Any

from rules.great_canal import GreatCanal
from rules.great_canal.pieces import Realm
from rules.great_canal.state import Barbarians
from tests.rules.great_canal.positions import position, seat
from tests.rules.great_canal.rolling import before, rolled

CITIES = (("C4 n", "D4 s"), ("D8 s", "C6 n"), ("B6 ne", "D6 s"), ("B1 nw", "A4 n"))
"""Two corners for cities of each seat; none of them is at a hex with a 3."""
POSTS = ("C2 s", "C5 ne", "B7 ne", "D4 n")
"""A corner for a knight of each seat, at home."""


def realm(number: int, cities: int = 0, strength: int = 0, **pieces: str) -> Realm:
    """Return the pieces of a seat with so many cities, and an active knight of that strength, if any."""
    knights = f"{POSTS[number]} {strength}+" if strength else ""
    return seat(cities=", ".join(CITIES[number][:cities]), knights=knights, **pieces)


def eve(*realms: Realm, total: int = 3, attacks: int = 0, steps: int = 6, **fields: Any) -> GreatCanal:
    """Return the game before a roll that shows the fleet, by default one at which it arrives."""
    game = position(*realms, rolled=False, barbarians=Barbarians(steps, attacks), **fields)
    return before(game, total, "fleet")


def attacked(*realms: Realm, total: int = 3, attacks: int = 0, **fields: Any) -> GreatCanal:
    """Return the game after a roll with which the barbarians attacked."""
    return rolled(eve(*realms, total=total, attacks=attacks, **fields), total, "fleet")
