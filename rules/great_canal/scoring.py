"""Points, from the public facts alone (great_canal.R9, R34)."""

from __future__ import annotations

from rules.great_canal.pieces import Pieces
from rules.great_canal.state import GreatCanalState
from rules.kit.count import tally_of
from rules.records import PointsFrom, Tally
from rules.values import Value


def points_of(game: GreatCanalState, seat: int) -> int:
    """Return the points of a seat as they stand."""
    worth, realm, own = game.box.prices.points, game.pieces.realms[seat], game.holdings[seat]
    points = worth.settlement * (len(realm.settlements) + len(realm.fallen))
    if realm.cities:
        points += worth.city * len(realm.cities) + worth.metropolis * metropolises_of(game, seat)
    points += worth.card * len(own.open) + worth.defender * own.defender + worth.chip * own.chips
    if game.route == seat:
        points += worth.longest_route
    if game.merchant_seat == seat:
        points += worth.merchant
    return points


def metropolises_of(game: GreatCanalState, seat: int) -> int:
    """Return how many metropolises a seat has."""
    cities = game.pieces.realms[seat].cities
    return len([corner for corner in game.metropolises if corner in cities])


def plain_cities(game: GreatCanalState, seat: int) -> tuple[int, ...]:
    """Return the cities of a seat that are no metropolis."""
    return tuple([city for city in game.pieces.realms[seat].cities if city not in game.metropolises])


def metropolis_holder(pieces: Pieces, corner: int | None) -> int | None:
    """Return the seat that has the metropolis at a corner; None while there is none (``corner`` None)."""
    return next((seat for seat, realm in enumerate(pieces.realms) if corner in realm.cities), None)


def scores_of(game: GreatCanalState) -> tuple[int, ...]:
    """Return the points by seat."""
    return tuple([points_of(game, seat) for seat in range(game.seats)])


def points_by_source(game: GreatCanalState) -> tuple[Tally, ...]:
    """Return where the points of each seat came from, as they stand (great_canal.R9)."""
    return tuple(
        [
            tally_of(Value("seat", seat), points_of(game, seat), _sources(game, seat))
            for seat in range(game.seats)
        ]
    )


def _sources(game: GreatCanalState, seat: int) -> list[PointsFrom]:
    """Return what a seat may have points from: its buildings, then all that counts besides."""
    worth, realm, own = game.box.prices.points, game.pieces.realms[seat], game.holdings[seat]
    counts = {
        "settlements": (worth.settlement, len(realm.settlements) + len(realm.fallen)),
        "cities": (worth.city, len(realm.cities)),
        "metropolises": (worth.metropolis, metropolises_of(game, seat)),
        "chips": (worth.chip, own.chips),
        "defender": (worth.defender, own.defender),
        "cards": (worth.card, len(own.open)),
        "route": (worth.longest_route, int(game.route == seat)),
        "merchant": (worth.merchant, int(game.merchant_seat == seat)),
    }
    return [PointsFrom(source, each * count, count) for source, (each, count) in counts.items()]
