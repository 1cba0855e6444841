"""The checks of where points came from: it adds up, for each seat, to its points."""

from __future__ import annotations

from rules.game import Game
from rules.values import Value


def check_sources(game: Game) -> None:
    """Raise AssertionError unless the sources of all points are told, and add up to them exactly.

    They may be left untold while not all may know them, but not once the game is over.
    """
    tallies = game.points_by_source()
    assert tallies == game.points_by_source()
    if not tallies:
        assert game.outcome is None, "the game is over, and nobody is told where the points came from"
        return
    seats = tallies[: game.seats]
    assert [one.who for one in seats] == [Value("seat", seat) for seat in range(game.seats)]
    assert all(one.who.kind != "seat" for one in tallies[game.seats :])
    assert tuple(one.points for one in seats) == game.points_now()
    if game.outcome is not None:
        assert game.points_now() == game.outcome.scores
    for one in tallies:
        sources = [found.source for found in one.sources]
        assert len(set(sources)) == len(sources), f"{sources} names one twice"
        assert all(found.points for found in one.sources), f"{sources} names what brought nothing"
        assert sum(found.points for found in one.sources) == one.points, f"{one} does not add up"
