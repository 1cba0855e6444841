"""Which ships may move: loose ends, and loops that hold nothing together (great_canal.R28, R39, R40)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rules.great_canal.components.board import Board
from rules.great_canal.network import CACHE, cuts_off, edges_at, ends_of, left_by
from rules.great_canal.pieces import Pieces
from rules.great_canal.survey import surveyed
from rules.great_canal.topology import EDGE_CORNERS
from rules.kit.masks import BITS, bits, mask_of

SMALLEST_LOOP = 6
"""So many ships go round a hex."""


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

    The new site is legal without the ship.
    """
    found: list[tuple[int, int]] = []
    ends = ends_of(network.ships)
    for ship in bits(movable_ships(network.roads, network.ships, network.buildings, network.knights)):
        left = network.foreign | left_by(ship, network.ships)
        starts = ends & ~left | network.buildings
        found.append((ship, edges_at(starts) & board.ship_sites & ~network.taken))
    return tuple(found)


def movable_ships(roads: int, ships: int, buildings: int, knights: int) -> int:
    """Return the ships that may be moved, as a mask of edges; all arguments are what one seat has.

    They are the loose ones (great_canal.R28), but one that is the only road or ship at a knight (R38).
    """
    found = loose = loose_ships(ships, buildings | knights)
    for ship in bits(loose) if knights else ():
        if cuts_off(ship, roads | ships, knights):
            found &= ~BITS[ship]
    return found


@lru_cache(maxsize=CACHE)
def loose_ships(ships: int, stops: int) -> int:
    """Return the ships that nothing holds, as a mask of edges.

    ``stops`` are the corners of the seat's own buildings and knights. A ship is loose if at one of its ends
    nothing else of its owner stands; a road does not count. Of a net between at most one own piece, the
    ships of its loops are loose too: all of a loop without an own piece, the two at the piece of a loop with
    one.
    """
    found = 0
    for ship in bits(ships):
        if left_by(ship, ships) & ~stops:
            found |= BITS[ship]
    return found if ships.bit_count() < SMALLEST_LOOP else found | _looped_ships(ships, stops)


def _looped_ships(ships: int, stops: int) -> int:
    """Return the ships that may be moved because they open a loop that holds nothing together (R39)."""
    found = 0
    for net in _nets(ships, stops):
        ends = ends_of(net)
        held = ends & stops
        has_loop = net.bit_count() >= ends.bit_count()
        if has_loop and held & (held - 1) == 0:
            found |= mask_of(ship for ship in bits(net) if _opens_loop(ship, net, held))
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
