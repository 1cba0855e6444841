"""A second, plain counting of sections and vineyards, from what a view shows.

Written for comparison with the game's own, and with nothing in common with it: it walks along the canal
space by space.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.arriala import ArrialaView


@dataclass(frozen=True)
class Found:
    """A section as it stands: its positions, workers by colour, whether it is full, who would score."""

    first: int
    last: int
    counts: tuple[int, ...]
    full: bool
    scorer: int | None
    points: int


def scorer_of(counts: tuple[int, ...]) -> int | None:
    """Return who scores: strike out the highest number as long as it is tied, but only once."""
    standing = {colour: count for colour, count in enumerate(counts) if count > 0}
    for _ in range(2):
        if not standing:
            return None
        most = max(standing.values())
        holders = [colour for colour, count in standing.items() if count == most]
        if len(holders) == 1:
            return holders[0]
        for colour in holders:
            del standing[colour]
    return None


def sections(view: ArrialaView) -> list[Found]:
    """Return all sections in play, counted or not, from the first town to the last."""
    board = view.board
    found: list[Found] = []
    run: list[int] = []
    for position in view.in_play.positions:
        if board.number_at[position] and position not in view.locks:
            run.append(position)
            continue
        if run:
            found.append(_found(view, run))
        run = []
    assert not run
    return found


def _found(view: ArrialaView, run: list[int]) -> Found:
    """Return the section that a run of positions is."""
    counts = [0] * len(view.colours)
    full = True
    for position in run:
        here = view.workers_on(position)
        assert len(here) <= 1
        full = full and bool(here)
        for worker in here:
            counts[view.colour_of(worker)] += 1
    scorer = scorer_of(tuple(counts)) if full else None
    points = 0 if scorer is None else view.board.score.points[len(run) - 1]
    return Found(run[0], run[-1], tuple(counts), full, scorer, points)


def final_scores(view: ArrialaView) -> tuple[int, ...]:
    """Return the scores with the vineyards added."""
    scores = list(view.scores)
    for vineyard in view.values("vineyard"):
        assert isinstance(vineyard, str)
        counts = [0] * len(scores)
        for worker in view.workers_in(vineyard):
            counts[view.colour_of(worker)] += 1
        scorer = scorer_of(tuple(counts))
        if scorer is not None:
            capacity = next(site.capacity for site in view.board.vineyards if site.id == vineyard)
            scores[scorer] += capacity
    return tuple(scores)
