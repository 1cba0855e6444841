"""How the points of Arriala came about, for the message of the end."""

from __future__ import annotations

from rules.arriala.steps.counting import majority
from rules.arriala.view.seen import Seen
from rules.kit.count import best_first, count_line, count_part
from rules.values import Text, Value


def counted(view: Seen) -> tuple[Text, ...]:
    """Return how the points came about, a line for each colour, the best first; () before the end."""
    if view.outcome is None:
        return ()
    return tuple(_line(view, colour) for colour in best_first(view.outcome, view.scores))


def _line(view: Seen, colour: int) -> Text:
    """Return the line of a colour; what nothing else has brought, its locks have."""
    board, won = view.board, [section.points for section in view.closed if section.winner == colour]
    works = [view.worker_at(index) for index in view.in_play.river_works]
    river = board.score.river_work * sum(
        1 for worker in works if worker is not None and view.colour_of(worker) == colour
    )
    master = board.score.master_work * view.builders.count(colour)
    vineyards = sum(
        board.vineyards[index].capacity
        for index in view.in_play.vineyards
        if majority(_colours_in(view, index)) == colour
    )
    locks = view.scores[colour] - sum(won) - river - master - vineyards
    parts = (
        count_part("count-sections", sum(won), count=len(won)),
        count_part("count-locks", locks),
        count_part("count-river-works", river),
        count_part("count-master-works", master),
        count_part("count-vineyards", vineyards),
    )
    who = Value("colour" if colour == view.virtual else "seat", colour)
    return count_line(who, view.scores[colour], parts)


def _colours_in(view: Seen, vineyard: int) -> tuple[int, ...]:
    """Return how many workers of each colour are in a vineyard."""
    there = [view.colour_of(worker) for worker in view.workers_in(vineyard)]
    return tuple(there.count(colour) for colour in view.colours)
