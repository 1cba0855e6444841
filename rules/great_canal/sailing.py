"""Which ships may move: loose ends, and loops that hold nothing together (great_canal.R28, R39, R40)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rules.great_canal.components.board import Board
from rules.great_canal.network import CACHE, cuts_off, edges_at, ends_of, left_by
from rules.great_canal.pieces import Pieces
from rules.great_canal.survey import surveyed
from rules.great_canal.topology import EDGE_CORNERS
from rules.kit.masks import BITS, bits


class ShipNetwork(NamedTuple):
    """What the moves of a seat's ships depend on: own edges and corners, and what others have beside them."""

    roads: int
    ships: int
    buildings: int
    knights: int
    foreign: int
    taken: int


@surveyed
def sailings(board: Board, pieces: Pieces, seat: int) -> tuple[tuple[int, int], ...]:
    """Return the ships that a seat may move, each with the edges to which it may go, as a mask (R28)."""
    realm = pieces.realms[seat]
    near = edges_at(realm.ship_ends | realm.buildings)
    foreign = pieces.foreign(seat) & realm.ship_ends
    return _sailings(
        board,
        ShipNetwork(
            realm.road_mask, realm.ship_mask, realm.buildings, realm.knight_mask, foreign, pieces.edges & near
        ),
    )


@lru_cache(maxsize=CACHE)
def _sailings(board: Board, network: ShipNetwork) -> tuple[tuple[int, int], ...]:
    """Return the ships that may move, each with the edges to which it may go, as a mask (great_canal.R28).

    A ship that a knight needs stays (great_canal.R38); the new site is legal without the ship.
    """
    found: list[tuple[int, int]] = []
    ends = ends_of(network.ships)
    for ship in bits(loose_ships(network.ships, network.buildings | network.knights)):
        if not cuts_off(ship, network.roads | network.ships, network.knights):
            left = network.foreign | left_by(ship, network.ships)
            starts = ends & ~left | network.buildings
            found.append((ship, edges_at(starts) & board.ship_sites & ~network.taken))
    return tuple(found)


@lru_cache(maxsize=CACHE)
def loose_ships(ships: int, stops: int) -> int:
    """Return the ships that may be moved, as a mask of edges.

    ``stops`` are the corners of the seat's own buildings and knights. A ship is loose if at one of its ends
    nothing else of its owner stands; a road does not count. Of a net between at most one own piece, the
    ships of its loops are loose too: all of a loop without an own piece, the two at the piece of a loop with
    one.
    """
    found = 0
    for net in _nets(ships, stops):
        held = ends_of(net) & stops
        for ship in bits(net):
            if _has_loose_end(ship, ships, stops) or (
                held & (held - 1) == 0 and _opens_loop(ship, net, held)
            ):
                found |= BITS[ship]
    return found


def _nets(ships: int, stops: int) -> list[int]:
    """Return the ships by what hangs together without passing an own building or knight."""
    nets: list[int] = []
    while ships:
        net, front = 0, ships & -ships
        while front:
            net |= front
            front = edges_at(ends_of(front) & ~stops) & ships & ~net
        nets.append(net)
        ships &= ~net
    return nets


def _has_loose_end(ship: int, ships: int, stops: int) -> bool:
    """Say whether neither a ship nor a building nor a knight of the owner stands at an end of a ship."""
    return bool(left_by(ship, ships) & ~stops)


def _opens_loop(ship: int, net: int, held: int) -> bool:
    """Say whether a ship of a net with at most one own piece (``held``) lies in a loop that it may open."""
    first, second = EDGE_CORNERS[ship]
    if held and (BITS[first] | BITS[second]) & held:
        return _joined(first, second, net & ~BITS[ship])
    return _joined(first, second, net & ~BITS[ship] & ~edges_at(held))


def _joined(start: int, end: int, edges: int) -> bool:
    """Say whether edges lead from a corner to another one."""
    seen = front = BITS[start]
    while front:
        front = ends_of(edges_at(front) & edges) & ~seen
        seen |= front
    return bool(seen >> end & 1)
