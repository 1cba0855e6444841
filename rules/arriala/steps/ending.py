"""The end of the game: the vineyards, and who has won (arriala.R14, R15, R25)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec.structs import replace

from rules.arriala.events import GameEnded, VineyardCounted
from rules.arriala.state import ArrialaState, S
from rules.arriala.steps.counting import by_colour, majority
from rules.kit.ranks import leaders
from rules.kit.tuples import add
from rules.records import Event, Outcome

VineyardCount: TypeAlias = tuple[int, tuple[int, ...], int | None, int]
"""A counted vineyard: its index, workers by colour, the colour that scores or None, and its points."""


def finish(game: S, events: list[Event], *, consent: bool) -> S:
    """Return the game with the vineyards counted and its outcome; the rest of the turn is lost
    (arriala.R27)."""
    vineyards = vineyard_counts(game)
    for index, counts, winner, points in vineyards:
        vineyard = game.the_board.vineyards[index].id
        events.append(VineyardCounted(vineyard, sum(counts), counts, winner, points))
    scores = final_scores(game, vineyards)
    winners, most = winners_of(game, scores), max(scores)
    tied = bool(winners) and scores.count(most) > len(winners)
    events.append(GameEnded(winners, most, scores, consent, tied))
    return replace(
        game,
        scores=scores,
        action_points=0,
        journey=None,
        proposal=None,
        result=Outcome(scores[: game.seats], winners),
    )


def vineyard_counts(game: ArrialaState) -> list[VineyardCount]:
    """Return for each vineyard in play who has the majority in it."""
    board = game.the_board
    found: list[VineyardCount] = []
    for index in game.in_play.vineyards:
        location = board.vineyard_location(index)
        counts = by_colour(game, location, location)
        winner = majority(counts)
        found.append((index, counts, winner, 0 if winner is None else board.vineyards[index].capacity))
    return found


def final_scores(game: ArrialaState, vineyards: Sequence[VineyardCount]) -> tuple[int, ...]:
    """Return the scores by colour with those of the vineyards added."""
    scores = game.scores
    for _, _, winner, points in vineyards:
        if winner is not None:
            scores = add(scores, winner, points)
    return scores


def winners_of(game: ArrialaState, scores: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats that win with these scores by colour: most points, then most workers on the canal,
    else shared.

    Nobody wins if the virtual player is among those who would (arriala.R15, R25).
    """
    used = game.in_play
    winners = leaders(list(zip(scores, by_colour(game, used.first, used.last), strict=True)))
    return winners if winners[-1] < game.seats else ()
