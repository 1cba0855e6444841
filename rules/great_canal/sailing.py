"""Which ships may move: loose ends, and loops that hold nothing together (great_canal.R28, R39, R40)."""

from __future__ import annotations

from functools import lru_cache
from itertools import repeat

from rules.great_canal.actions import Sail
from rules.great_canal.components.board import Board
from rules.great_canal.network import around, cuts_off, edges_at, edges_from, ends_of
from rules.great_canal.pieces import CACHE, Marks, Pieces
from rules.great_canal.survey import surveyed
from rules.great_canal.topology import EDGE_CORNER_MASKS, EDGE_CORNERS
from rules.kit.masks import BITS, bits, mask_of, numbers_of

SMALLEST_LOOP = 6
"""So many ships go round a hex."""


@surveyed
def sailings(board: Board, pieces: Pieces, seat: int) -> tuple[Sail, ...]:
    """Return the moves of the ships that a seat may move, by ship, then by where to (great_canal.R28)."""
    realm = pieces.realms[seat]
    ships, buildings = realm.ship_marks, realm.buildings
    foreign = pieces.foreign(seat) & ships.ends
    taken = pieces.edges & edges_from(ships, buildings, foreign)
    return _sailings(board, realm.road_mask, ships, buildings, realm.knight_mask, foreign, taken)


@lru_cache(maxsize=CACHE)
def _sailings(
    board: Board, roads: int, ships: Marks, buildings: int, knights: int, foreign: int, taken: int
) -> tuple[Sail, ...]:
    """Return the moves of the ships that may move, each to where it is legal without it (great_canal.R28).

    ``roads`` to ``knights`` are what one seat has; ``foreign`` are corners that others hold, ``taken`` edges
    on which something stands. At a corner that the ship alone reached nothing goes on.
    """
    found: list[Sail] = []
    reached = (ships.ends | buildings) & ~foreign
    alone = reached & ~ships.inner & ~buildings
    onward = edges_from(ships, buildings, foreign) & board.ship_sites & ~taken
    places = bits(onward)
    for ship in bits(movable_ships(roads, ships, buildings, knights)):
        left = EDGE_CORNER_MASKS[ship] & alone
        closed = onward & edges_at(left) & ~edges_at(around(left) & reached & ~left) if left else 0
        there = list(places)
        for to in bits(closed):
            there.remove(to)
        found += map(Sail, repeat(ship), there)
    return tuple(found)


def movable_ships(roads: int, ships: Marks, buildings: int, knights: int) -> int:
    """Return the ships that may be moved, as a mask of edges; all arguments are what one seat has.

    They are the loose ones (great_canal.R28), but one that is the only road or ship at a knight (R38).
    """
    found = loose = loose_ships(ships, buildings | knights)
    for ship in bits(loose & edges_at(knights)) if knights else ():
        if cuts_off(ship, roads | ships.edges, knights):
            found &= ~BITS[ship]
    return found


def loose_ships(ships: Marks, stops: int) -> int:
    """Return the ships that nothing holds, as a mask of edges.

    ``stops`` are the corners of the seat's own buildings and knights. A ship is loose if at one of its ends
    nothing else of its owner stands; a road does not count. Of a net between at most one own piece, the
    ships of its loops are loose too: all of a loop without an own piece, the two at the piece of a loop with
    one.
    """
    found = edges_at(ships.ends & ~ships.inner & ~stops) & ships.edges
    return found | _looped_ships(ships.edges, stops) if _has_loop(ships) else found


def _has_loop(ships: Marks) -> bool:
    """Say whether ships go round in a loop: some are left when those with a loose end are taken off."""
    if not ships.meeting:
        return False
    rest, ends, inner = numbers_of(ships.edges), ships.ends, ships.inner
    while len(rest) >= SMALLEST_LOOP:
        loose = ends & ~inner
        if not loose:
            return True
        rest = [ship for ship in rest if not EDGE_CORNER_MASKS[ship] & loose]
        ends = inner = 0
        for ship in rest:
            corners = EDGE_CORNER_MASKS[ship]
            inner |= ends & corners
            ends |= corners
    return False


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
