"""After each event: the longest trade route, and the end of the game (great_canal.R13, R31, R36)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.great_canal import events as e
from rules.great_canal.decisions import Founding
from rules.great_canal.pieces import Pieces, Realm, others_than
from rules.great_canal.route import leading_routes, longest_possible_over, route_length
from rules.great_canal.scoring import points_of, scores_of
from rules.great_canal.state import GreatCanalState, S
from rules.records import Event, Outcome


def close_event(before: GreatCanalState, game: S, events: list[Event]) -> S:
    """Return the game after an event, with its route settled, and over if the seat in turn has won.

    ``before`` is the game before it: where nothing has changed that counts, nobody has won. A decision that
    belongs to the event keeps it open; the route is settled when that is made (great_canal.R29).
    """
    queue, began, pieces = game.queue, before.queue, game.pieces
    if queue and queue[0].within_event:
        return game
    counts = (
        game.holdings is not before.holdings
        or game.active != before.active
        or game.metropolises is not before.metropolises
    )
    if pieces is not before.pieces or (began and began[0].within_event):
        game = settle_route(before, game, events)
        counts = (
            counts
            or game.route != before.route
            or others_than("settlements", before.pieces, pieces)
            or others_than("cities", before.pieces, pieces)
        )
    return check_victory(game, events) if counts else game


def settle_route(before: GreatCanalState, game: S, events: list[Event]) -> S:
    """Return the game in which whoever alone has the longest trade route holds it (great_canal.R13).

    A holder still tied for longest keeps it; if it fell and others are tied, nobody holds it. ``before`` is
    the game before the event, or in the middle of it.
    """
    began, holder = before.queue, game.route
    if began and began[0].within_event:
        seats: Sequence[int] = range(game.seats)
    else:
        seats = _routes_in_question(before.pieces, game.pieces, holder)
    if not seats:
        return game
    shortest = game.box.prices.text.shortest_route
    lengths = leading_routes(game.pieces, seats, shortest, holder)
    best = max(lengths)
    if best < shortest:
        holder = None
    elif holder is None or lengths[holder] < best:
        holder = lengths.index(best) if lengths.count(best) == 1 else None
    if holder == game.route:
        return game
    if holder is not None:
        events.append(e.RouteTaken(holder, best, game.route))
    elif game.route is not None:
        events.append(e.RouteLost(game.route))
    return replace(game, route=holder)


def _routes_in_question(before: Pieces, after: Pieces, holder: int | None) -> Sequence[int]:
    """Return the seats whose routes are to be looked at, since they may be other than before.

    All are where the corners of buildings and knights have changed, or the holder has lost a road or ship.
    Else it holds the route still, unless somebody's new road or ship makes a longer one.
    """
    every, longer = range(len(after.realms)), list[int]()
    for seat, (old, new) in enumerate(zip(before.realms, after.realms, strict=True)):
        if new is old:
            continue
        if new.corners != old.corners or (seat == holder and _more_edges(old, new)):
            return every
        more = 0 if seat == holder else _more_edges(new, old)
        if not more:
            continue
        if holder is None:
            return every
        if longest_possible_over(after, seat, more) > route_length(after, holder):
            longer.append(seat)
    return longer


def _more_edges(realm: Realm, other: Realm) -> int:
    """Return the edges on which a realm has a road or ship, and another one has not the same."""
    return realm.road_mask & ~other.road_mask | realm.ship_mask & ~other.ship_mask


def check_victory(game: S, events: list[Event]) -> S:
    """Return the game, over if the seat in turn has the points that win (great_canal.R9, R31).

    The founding is no turn of anybody's. What was still to come lapses, an open offer too (great_canal.R50).
    """
    queue = game.queue
    if game.result is not None or (queue and isinstance(queue[0], Founding)):
        return game
    seat = game.active
    points = points_of(game, seat)
    if points < game.box.prices.goal(game.seats):
        return game
    events.append(e.GameEnded(seat, points))
    return replace(game, queue=(), offer=None, result=Outcome(scores_of(game), (seat,)))
