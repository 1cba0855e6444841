"""The counting of a section as soon as it is complete (arriala.R7, R8, R23)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.arriala.components.sections import section_around
from rules.arriala.events import SectionCounted
from rules.arriala.state import ArrialaState, ClosedSection, keep
from rules.kit.masks import span
from rules.kit.tuples import add
from rules.records import Event


def majority(counts: Sequence[int]) -> int | None:
    """Return the colour that scores with so many workers of each colour; None if there is none.

    It is alone on the highest number, or, if that is tied, alone on the next lower one above zero
    (arriala.R7, R23).
    """
    levels = sorted({count for count in counts if count}, reverse=True)
    for level in levels[:2]:
        if counts.count(level) == 1:
            return counts.index(level)
    return None


def tied_on_top(counts: Sequence[int]) -> tuple[int, ...]:
    """Return the colours that share the highest number of workers; () if one is alone on it or none has any.

    They do not score (arriala.R7, R23).
    """
    most = max(counts, default=0)
    top = tuple(colour for colour, count in enumerate(counts) if count and count == most)
    return top if len(top) > 1 else ()


def by_colour(game: ArrialaState, first: int, last: int) -> tuple[int, ...]:
    """Return how many workers each colour has at the locations from first to last."""
    workers = game.the_board.workers
    counts = [0] * len(game.scores)
    for worker, location in enumerate(game.locations):
        if first <= location <= last:
            counts[worker // workers] += 1
    return tuple(counts)


def sections_left(game: ArrialaState) -> bool:
    """Say whether there is an uncounted section left (arriala.R14)."""
    return bool(game.in_play.space_mask & ~game.occupancy.locks & ~game.counted)


def count_at(game: ArrialaState, position: int, events: list[Event]) -> ArrialaState:
    """Return the game with the section around a position counted, if it is complete and was not yet."""
    standing = game.occupancy
    borders = standing.borders
    if borders >> position & 1 or (standing.free & ~borders) >> position - 1 & 0b101:
        return game  # No space, or one beside a gap.
    first, last = section_around(position, borders)
    spaces = span(first, last)
    if standing.occupied & spaces != spaces or any(section.first == first for section in game.closed):
        return game
    counts = by_colour(game, first, last)
    winner = majority(counts)
    points = 0 if winner is None else game.the_board.points_for(last - first + 1)
    tied = tied_on_top(counts)
    spaces_in_all = last - first + 1
    events.append(SectionCounted(first, last, spaces_in_all, counts, winner, points, tied, game.active))
    after = replace(
        game,
        closed=(*game.closed, ClosedSection(first, last, winner, points)),
        scores=game.scores if winner is None else add(game.scores, winner, points),
    )
    keep(game, after)
    return after
