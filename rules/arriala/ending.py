"""The end of the game: the vineyards, and who has won (arriala.R14, R15, R25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.arriala.cards import changed
from rules.arriala.counting import by_colour
from rules.arriala.events import GameEnded, VineyardCounted
from rules.arriala.sections import majority
from rules.game import Event, Outcome

if TYPE_CHECKING:
    from rules.arriala.state import Arriala


def finished(game: Arriala, events: list[Event], *, consent: bool) -> Arriala:
    """The game with the vineyards counted and its outcome; the rest of the turn is lost (arriala.R27)."""
    scores = game.scores
    for index, counts, winner, points in vineyard_counts(game):
        vineyard = game.the_board.vineyards[index]
        events.append(VineyardCounted(vineyard.id, sum(counts), counts, winner, points))
        if winner is not None:
            scores = changed(scores, winner, points)
    winners = winners_of(game, scores)
    events.append(GameEnded(winners, max(scores), scores, consent))
    return replace(
        game,
        scores=scores,
        action_points=0,
        journey=None,
        proposal=None,
        result=Outcome(scores[: game.seats], winners),
    )


def vineyard_counts(game: Arriala) -> list[tuple[int, tuple[int, ...], int | None, int]]:
    """For each vineyard in play: its index, workers by colour, the colour that scores, and its points."""
    board = game.the_board
    found: list[tuple[int, tuple[int, ...], int | None, int]] = []
    for index in game.in_play.vineyards:
        location = board.vineyard_location(index)
        counts = by_colour(game, location, location)
        winner = majority(counts)
        found.append((index, counts, winner, 0 if winner is None else board.vineyards[index].capacity))
    return found


def winners_of(game: Arriala, scores: tuple[int, ...]) -> tuple[int, ...]:
    """The seats that win with these scores: most points, then most workers on the canal, else shared.
    Nobody, if the virtual player is among those who would (arriala.R25)."""
    used = game.in_play
    standing = by_colour(game, used.first, used.last)
    ranks = list(zip(scores, standing, strict=True))
    best = max(ranks)
    winners = tuple(colour for colour, rank in enumerate(ranks) if rank == best)
    return winners if winners[-1] < game.seats else ()
