"""Where the points of each colour came from, as far as the position tells it: from public facts alone."""

from __future__ import annotations

from rules.arriala.state import ArrialaState
from rules.arriala.steps.counting import by_colour
from rules.arriala.steps.ending import VineyardCount, vineyard_counts
from rules.kit.count import tally_of
from rules.records import PointsFrom, Tally
from rules.values import Value


def points_by_source(game: ArrialaState) -> tuple[Tally, ...]:
    """Return where the points came from: by seat, then of the virtual player (arriala.R15).

    Vineyards count at the end alone (arriala.R14).
    """
    vineyards = [] if game.result is None else vineyard_counts(game)
    return tuple(_tally(game, colour, vineyards) for colour in range(len(game.scores)))


def _tally(game: ArrialaState, colour: int, vineyards: list[VineyardCount]) -> Tally:
    """Return the points of a colour; nobody notes who built which lock: locks brought what is left over."""
    score = game.the_board.score
    sections = [section.points for section in game.closed if section.winner == colour]
    river_works, master_works = _river_works(game, colour), game.builders.count(colour)
    majorities = [points for _, _, winner, points in vineyards if winner == colour]
    known = (
        PointsFrom("sections", sum(sections), len(sections)),
        PointsFrom("river-works", score.river_work * river_works, river_works),
        PointsFrom("master-works", score.master_work * master_works, master_works),
        PointsFrom("vineyards", sum(majorities), len(majorities)),
    )
    points = game.scores[colour]
    locks = PointsFrom("locks", points - sum(one.points for one in known))
    who = Value("seat" if colour < game.seats else "colour", colour)
    return tally_of(who, points, (known[0], locks, *known[1:]))


def _river_works(game: ArrialaState, colour: int) -> int:
    """Return how many river works a colour has built: its workers stay there (arriala.R11)."""
    board = game.the_board
    places = [board.river_location(index) for index in game.in_play.river_works]
    return sum(by_colour(game, place, place)[colour] for place in places)
