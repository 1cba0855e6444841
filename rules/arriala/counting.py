"""Counts a section as soon as it is complete (arriala.R7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.arriala.cards import changed
from rules.arriala.events import SectionCounted
from rules.arriala.pieces import ClosedSection
from rules.arriala.sections import majority, masks, section_around
from rules.game import Event

if TYPE_CHECKING:
    from rules.arriala.state import Arriala


def by_colour(game: Arriala, first: int, last: int) -> tuple[int, ...]:
    """How many workers each colour has at the locations from first to last."""
    workers = game.the_board.workers
    counts = [0] * len(game.scores)
    for worker, location in enumerate(game.locations):
        if first <= location <= last:
            counts[worker // workers] += 1
    return tuple(counts)


def count_at(game: Arriala, position: int, events: list[Event]) -> Arriala:
    """The game with the section around a position counted, if it is complete and was not yet."""
    _, occupied, standing = masks(game)
    borders = game.in_play.town_mask | standing
    if borders >> position & 1:
        return game
    first, last = section_around(position, borders)
    spaces = (2 << last) - (1 << first)
    if occupied & spaces != spaces or any(section.first == first for section in game.closed):
        return game
    counts = by_colour(game, first, last)
    winner = majority(counts)
    points = 0 if winner is None else game.the_board.points_for(last - first + 1)
    events.append(SectionCounted(first, last, last - first + 1, counts, winner, points))
    return replace(
        game,
        closed=(*game.closed, ClosedSection(first, last, winner, points)),
        scores=game.scores if winner is None else changed(game.scores, winner, points),
    )
