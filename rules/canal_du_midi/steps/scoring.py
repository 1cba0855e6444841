"""Scoring: what pawns, coins and cards are worth, from the public facts alone."""

from __future__ import annotations

from collections.abc import Iterator

from rules.canal_du_midi.components import Box
from rules.canal_du_midi.state import CanalDuMidiState, Pawns, Shown
from rules.kit.count import tally_of
from rules.kit.ranks import leaders
from rules.records import Outcome, PointsFrom, Tally
from rules.values import Value


def total_of(box: Box, shown: Shown, seat: int) -> int:
    """Return the worker points of a seat at the site: its bet and its reinforcement (canal_du_midi.R5)."""
    return totals_of(box, shown)[seat]


def totals_of(box: Box, shown: Shown) -> list[int]:
    """Return the worker points at the site by seat: bets and reinforcements (canal_du_midi.R5)."""
    points = box.points
    totals = [points[bet] for bet in shown.bets]
    for sent in shown.reinforcements:
        if sent.card is not None:
            totals[sent.seat] += points[sent.card]
    return totals


def sum_of(box: Box, shown: Shown) -> int:
    """Return the worker points of all together at the site."""
    return sum(totals_of(box, shown))


def section_points(box: Box, site: int, sharers: int, delayed: bool) -> int:
    """Return what a section brings each of those who have it.

    It is halved, rounded down, if it was delayed, and again if it is shared, however many share it
    (canal_du_midi.R8).
    """
    points = box.sites[site].worth
    if delayed:
        points //= 2
    return points // 2 if sharers > 1 else points


def score_of(box: Box, pawns: Pawns, delayed: tuple[int, ...], coins: int, seat: int) -> int:
    """Return the recognition points of a seat: its sections and its unused coins (canal_du_midi.R8)."""
    sections = sum(
        section_points(box, site, len(there), site in delayed)
        for site, there in enumerate(pawns)
        if seat in there
    )
    return sections + box.coin_points * coins


def scores_of(game: CanalDuMidiState) -> tuple[int, ...]:
    """Return the recognition points by seat as they stand (canal_du_midi.R8)."""
    return tuple(
        score_of(game.box, game.pawns, game.delayed, game.coins[seat], seat) for seat in range(game.seats)
    )


def points_by_source(game: CanalDuMidiState) -> tuple[Tally, ...]:
    """Return where the points of each seat came from, as they stand (canal_du_midi.R8)."""
    return tuple(
        tally_of(Value("seat", seat), points, _sources(game, seat))
        for seat, points in enumerate(scores_of(game))
    )


def _sources(game: CanalDuMidiState, seat: int) -> Iterator[PointsFrom]:
    """Yield what a seat has points from: sections of its own, shared ones, delayed ones, coins."""
    found: dict[str, list[int]] = {"sections": [], "shared": [], "delayed": []}
    for site, there in enumerate(game.pawns):
        if seat in there:
            delayed = site in game.delayed
            source = "delayed" if delayed else "shared" if len(there) > 1 else "sections"
            found[source].append(section_points(game.box, site, len(there), delayed))
    for source, points in found.items():
        yield PointsFrom(source, sum(points), len(points))
    yield PointsFrom("coins", game.coins[seat] * game.box.coin_points, game.coins[seat])


def sections_of(pawns: Pawns, seat: int) -> int:
    """Return how many sections a seat has: the tie-break (canal_du_midi.R14)."""
    return sum(1 for there in pawns if seat in there)


def outcome_of(game: CanalDuMidiState) -> Outcome:
    """Return the outcome by the scores as they stand (canal_du_midi.R8, R14).

    Most points win; tied, most sections; tied again, the win is shared.
    """
    scores = scores_of(game)
    return Outcome(
        scores, leaders([(score, sections_of(game.pawns, seat)) for seat, score in enumerate(scores)])
    )


def links_of(box: Box, pawns: Pawns, seat: int) -> tuple[tuple[int, int], ...]:
    """Return the neighbouring cities that a seat's pawns connect, in the order of the canal.

    Both cities and every site between them carry its pawn (canal_du_midi.R6).
    """
    return tuple([link for link in box.links if _connected(pawns, link, seat)])


def links_through(box: Box, pawns: Pawns, site: int, seat: int) -> list[tuple[int, int]]:
    """Return those of the links of a seat that a site is part of, in the order of the canal."""
    return [link for link in box.links_at[site] if _connected(pawns, link, seat)]


def _connected(pawns: Pawns, link: tuple[int, int], seat: int) -> bool:
    """Say whether two cities and every site between them carry a pawn of the seat (canal_du_midi.R6)."""
    start, end = link
    return all(seat in there for there in pawns[start : end + 1])


def tents_of(box: Box, pawns: Pawns, seat: int) -> int:
    """Return how many sites with a tent carry a pawn of the seat."""
    return sum([seat in pawns[site] for site in box.tents])


def heirs_of(pawns: Pawns, site: int) -> tuple[int, ...]:
    """Return who has a pawn on both neighbours of a delayed site.

    A site at an end of the canal has but one, and so no heirs (canal_du_midi.R8, R13).
    """
    if not 0 < site < len(pawns) - 1:
        return ()
    return tuple(seat for seat in pawns[site - 1] if seat in pawns[site + 1])
