"""What pawns, coins and cards are worth, from the public facts alone."""

from __future__ import annotations

from rules.canal_du_midi.box import Box
from rules.canal_du_midi.pieces import Shown

Pawns = tuple[tuple[int, ...], ...]
"""For each site the seats with a pawn on it, in seat order."""


def total_of(box: Box, shown: Shown, seat: int) -> int:
    """The worker points of a seat at the site: its bet and its reinforcement (canal_du_midi.R5)."""
    return sum(map(box.points_of, shown.cards_of(seat)))


def sum_of(box: Box, shown: Shown) -> int:
    """The worker points of all together at the site."""
    return sum(map(box.points_of, shown.cards))


def section_points(box: Box, site: int, sharers: int, delayed: bool) -> int:
    """What a section brings each of those who have it: halved, rounded down, if it was delayed, and again if
    it is shared, however many share it (canal_du_midi.R8)."""
    points = box.sites[site].worth
    if delayed:
        points //= 2
    return points // 2 if sharers > 1 else points


def score_of(box: Box, pawns: Pawns, delayed: tuple[int, ...], coins: int, seat: int) -> int:
    """The recognition points of a seat: its sections and its unused coins (canal_du_midi.R8)."""
    sections = sum(
        section_points(box, site, len(there), site in delayed)
        for site, there in enumerate(pawns)
        if seat in there
    )
    return sections + box.coin_points * coins


def links_of(box: Box, pawns: Pawns, seat: int) -> tuple[tuple[int, int], ...]:
    """The neighbouring cities that a seat's pawns connect, in the order of the canal (canal_du_midi.R6)."""
    return tuple(
        (start, end)
        for start, end in zip(box.cities, box.cities[1:], strict=False)
        if all(seat in there for there in pawns[start : end + 1])
    )


def tents_of(box: Box, pawns: Pawns, seat: int) -> int:
    """How many sites with a tent carry a pawn of the seat."""
    return sum(1 for site, there in enumerate(pawns) if box.sites[site].tent and seat in there)


def heirs_of(pawns: Pawns, site: int) -> tuple[int, ...]:
    """Who has a pawn on both neighbours of a delayed site; a site at an end of the canal has but one
    (canal_du_midi.R8, R13)."""
    if not 0 < site < len(pawns) - 1:
        return ()
    return tuple(seat for seat in pawns[site - 1] if seat in pawns[site + 1])
