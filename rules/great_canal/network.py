"""Where pieces may go: roads, ships, buildings and knights over a seat's own network (great_canal.R17, R37).

All arguments and results are masks of corners or edges; the costly answers are pure functions of the few
masks that they depend on, kept in bounded caches.
"""

from __future__ import annotations

from functools import lru_cache

from rules.great_canal.components.board import Board
from rules.great_canal.pieces import CACHE, Marks, Pieces
from rules.great_canal.survey import surveyed
from rules.great_canal.topology import (
    CORNER_EDGE_MASKS,
    CORNER_NEIGHBOUR_MASKS,
    EDGE_CORNER_MASKS,
    EDGE_CORNERS,
)
from rules.kit.masks import BITS, mask_of, numbers_of


@lru_cache(maxsize=CACHE)
def ends_of(edges: int) -> int:
    """Return the corners at the ends of some edges."""
    found = 0
    for edge in numbers_of(edges):
        found |= EDGE_CORNER_MASKS[edge]
    return found


@lru_cache(maxsize=CACHE)
def edges_at(corners: int) -> int:
    """Return the edges that end at some corners."""
    found = 0
    for corner in numbers_of(corners):
        found |= CORNER_EDGE_MASKS[corner]
    return found


@lru_cache(maxsize=CACHE)
def around(corners: int) -> int:
    """Return some corners and all that are one edge away from them."""
    found = corners
    for corner in numbers_of(corners):
        found |= CORNER_NEIGHBOUR_MASKS[corner]
    return found


def edges_from(marks: Marks, buildings: int, closed: int) -> int:
    """Return the edges on which roads or ships with these marks go on, taken ones among them.

    They go on from their ends and from own buildings, but not from corners that are closed; ``buildings``
    are none of those.
    """
    near = marks.near | edges_at(buildings)
    closed &= marks.ends
    if not closed:
        return near
    open_beside = around(closed) & (marks.ends | buildings) & ~closed
    return near & ~(edges_at(closed) & ~edges_at(open_beside))


@surveyed
def road_places(board: Board, pieces: Pieces, seat: int) -> int:
    """Return the edges on which a seat may build a road.

    It goes on from an own road or building; not through somebody else's piece (great_canal.R37).
    """
    realm = pieces.realms[seat]
    onward = edges_from(realm.road_marks, realm.buildings, pieces.foreign(seat))
    return onward & board.road_sites & ~pieces.edges


@surveyed
def ship_places(board: Board, pieces: Pieces, seat: int) -> int:
    """Return the edges on which a seat may build a ship.

    What holds for roads holds for ships; the two join at an own building only.
    """
    realm = pieces.realms[seat]
    onward = edges_from(realm.ship_marks, realm.buildings, pieces.foreign(seat))
    return onward & board.ship_sites & ~pieces.edges


@surveyed
def settlement_places(board: Board, pieces: Pieces, seat: int) -> int:
    """Return the corners on which a seat may build a settlement.

    At home only (great_canal.R3), at an own road or ship, free, and away from all buildings.
    """
    realm = pieces.realms[seat]
    touched = realm.road_ends | realm.ship_ends
    return touched & founding_places(board, pieces) & ~pieces.corners


def founding_places(board: Board, pieces: Pieces) -> int:
    """Return the home corners that keep the distance to all buildings (great_canal.R58)."""
    return board.home_corners & ~around(pieces.buildings)


@surveyed
def hiring_places(board: Board, pieces: Pieces, seat: int) -> int:
    """Return the free home corners at own roads and ships: there knights are hired (great_canal.R20)."""
    realm = pieces.realms[seat]
    return (realm.road_ends | realm.ship_ends) & board.home_corners & ~pieces.corners


def reach(pieces: Pieces, seat: int, corner: int) -> int:
    """Return the corners to which a knight gets from a corner, others' pieces at the end among them (R20)."""
    realm = pieces.realms[seat]
    return _reach(realm.road_mask | realm.ship_mask, pieces.foreign(seat), corner)


@lru_cache(maxsize=CACHE)
def _reach(edges: int, foreign: int, corner: int) -> int:
    found = front = 1 << corner
    while front:
        beyond = ends_of(edges_at(front) & edges) & ~found
        found |= beyond
        front = beyond & ~foreign
    return found & ~(1 << corner)


def free_corners(pieces: Pieces, seat: int, corner: int) -> int:
    """Return the free corners to which a knight gets from a corner (great_canal.R20, R21)."""
    return reach(pieces, seat, corner) & ~pieces.corners


def left_by(edge: int, edges: int) -> int:
    """Return the ends of an edge at which none of some other edges ends."""
    others = edges & ~BITS[edge]
    first, second = EDGE_CORNERS[edge]
    found = 0 if CORNER_EDGE_MASKS[first] & others else BITS[first]
    return found if CORNER_EDGE_MASKS[second] & others else found | BITS[second]


@surveyed
def open_pieces(board: Board, pieces: Pieces, seat: int) -> int:
    """Return the open roads and ships of a seat: at one end stands nothing else of its own (great_canal.R40).

    Others' pieces do not close them. None of them is the only one at a knight (great_canal.R38).
    """
    realm = pieces.realms[seat]
    edges = realm.road_mask | realm.ship_mask
    return mask_of(
        edge
        for edge in (*realm.roads, *realm.ships)
        if left_by(edge, edges) & ~realm.corners and not cuts_off(edge, edges, realm.knight_mask)
    )


def cuts_off(edge: int, edges: int, knights: int) -> bool:
    """Say whether one of a seat's edges is the only one at the corner of a knight of it (great_canal.R38)."""
    return bool(left_by(edge, edges) & knights)


def at_home(board: Board, corner: int) -> bool:
    """Say whether a corner belongs to the home island: only knights there defend it (great_canal.R19)."""
    return bool(board.home_corners >> corner & 1)
