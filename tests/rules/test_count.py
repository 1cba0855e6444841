"""How the points came about: when a game is over, a line for each, whose parts make up the points."""

from __future__ import annotations

import pytest

from rules import GAMES, Game, new_game
from rules.language.texts import languages
from rules.language.words import Words
from rules.values import Text
from tests.offered import OFFERED

TABLES = [
    (kind, seats)
    for kind in OFFERED
    if GAMES[kind].package.startswith("rules.")
    for seats in GAMES[kind].seat_numbers
]


def ended(kind: str, seats: int, seed: int) -> Game:
    """Play a game to its end by its own suggestions."""
    game = new_game(kind, seats=seats, seed=seed)
    while game.waiting_for:
        game, _ = game.apply(game.waiting_for[0], game.suggest(game.waiting_for[0]))
    return game


def parts_of(line: Text) -> tuple[Text, ...]:
    """Return the parts of a line."""
    parts = line.params["parts"]
    assert isinstance(parts, tuple)
    return parts


def points_of(text: Text) -> int:
    """Return the points that a line or a part speaks of."""
    points = text.params.get("points", 0)
    assert isinstance(points, int)
    return points


@pytest.mark.parametrize(("kind", "seats"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_the_parts_make_up_the_points(kind: str, seats: int, seed: int) -> None:
    """Everybody's line is there, the winners' first, and no part is below zero or says nothing."""
    game = ended(kind, seats, seed)
    assert game.outcome is not None
    lines = game.view(None).count()
    scores = [points_of(line) for line in lines if getattr(line.params["seat"], "kind", "") == "seat"]
    assert sorted(scores) == sorted(game.outcome.scores)
    if game.outcome.winners:
        first = lines[0].params["seat"]
        assert getattr(first, "value", None) in game.outcome.winners
    for line in lines:
        assert sum(map(points_of, parts_of(line))) == points_of(line)
        assert all(points_of(part) > 0 for part in parts_of(line) if part.key != "count-nothing")
    view = game.view(None)
    for language in languages(GAMES[kind].package, "texts"):
        words = Words(kind, language, ("Ada", "Béa", "Chloé", "Dan")[:seats], view)
        told = [words.render(line) for line in lines]
        assert not any("{" in one for one in told)


@pytest.mark.parametrize(("kind", "seats"), TABLES)
def test_before_the_end_there_is_nothing_to_count(kind: str, seats: int) -> None:
    assert new_game(kind, seats=seats, seed=1).view(None).count() == ()


@pytest.mark.parametrize(("kind", "seats"), TABLES)
def test_the_first_player_is_known(kind: str, seats: int) -> None:
    for first in range(seats):
        assert new_game(kind, seats=seats, seed=1, first=first).began == first


@pytest.mark.parametrize("kind", OFFERED)
def test_one_event_says_how_it_ended(kind: str) -> None:
    assert len([one for one in GAMES[kind].events if one.concludes]) == 1
