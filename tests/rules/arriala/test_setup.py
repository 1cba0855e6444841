"""The material, and how the game starts."""

from __future__ import annotations

from collections import Counter

import pytest

from rules import new_game
from rules.arriala import Arriala
from rules.arriala.components.board import RESERVE
from tests.rules.arriala.positions import BOARD, DECK, GREEN, place


def start(seats: int, seed: int = 1, first: int | None = None) -> Arriala:
    """Return a game as it starts."""
    game = new_game("arriala", seats=seats, seed=seed, first=first)
    assert isinstance(game, Arriala)
    return game


def test_pieces() -> None:
    """Check the rule text, material: 5 workers of each colour, 55 cards, 8 locks, 2 master works, 4 river
    works."""
    assert BOARD.workers == 5
    assert sum(DECK.counts) == 55
    assert BOARD.lock_pieces == 8
    assert [site.id for site in BOARD.master_works] == ["slope", "cacor"]
    assert len(BOARD.river_works) == 4


def test_ends_of_the_canal() -> None:
    """Check the rule text, introduction: the canal goes from Grisolles to Valence d’Agen."""
    assert [BOARD.towns[0].id, BOARD.towns[-1].id] == ["grisolles", "valence_d_agen"]
    assert [BOARD.towns[0].position, BOARD.towns[-1].position] == [0, 38]


def test_vineyards_and_the_known_section_points() -> None:
    """Check the rule text, gaining points: Frontonnais 8, Chasselas 4, Brulhois 6; a section of 5 is worth
    8."""
    assert {site.id: site.capacity for site in BOARD.vineyards} == {
        "frontonnais": 8,
        "chasselas": 4,
        "brulhois": 6,
    }
    assert BOARD.points_for(5) == 8


def test_the_kinds_of_cards() -> None:
    """Check the rule text, cards: the kinds."""
    assert {kind.rstrip("_0123456789") for kind in DECK.kinds} == {
        "move",
        "anywhere",
        "lock",
        "master_work",
        "to_vineyard_own",
        "to_vineyard_any",
        "to_canal_own",
        "to_canal_any",
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_start(seats: int) -> None:
    """Check the rule text, set-up, and arriala.R13: 2 cards each, the rest is the pile; nobody is on the
    board."""
    game = start(seats)
    assert [sum(hand) for hand in game.hands] == [2] * seats
    assert sum(game.pile) == 55 - 2 * seats
    assert not any(game.discards)
    assert set(game.scores) == {0}
    assert game.locks == game.closed == ()
    assert game.builders == (None, None)
    assert set(game.locations[: seats * 5]) == {RESERVE}
    assert game.action_points == 5


@pytest.mark.parametrize(
    ("seats", "first", "vineyards", "river_works"),
    [
        (4, "grisolles", ["frontonnais", "chasselas", "brulhois"], ["reservoir", "weir", "mill", "dam"]),
        (3, "grisolles", ["chasselas", "brulhois"], ["reservoir", "weir", "mill", "dam"]),
        (2, "montech", ["chasselas", "brulhois"], ["weir", "mill", "dam"]),
    ],
)
def test_what_is_used(seats: int, first: str, vineyards: list[str], river_works: list[str]) -> None:
    """Check the rule text, set-up, and arriala.R12, arriala.R25: what of the board is used with how many."""
    view = start(seats).view(None)
    board = view.board
    assert [board.vineyards[index].id for index in view.in_play.vineyards] == vineyards
    assert [board.river_works[index].id for index in view.in_play.river_works] == river_works
    assert tuple(view.in_play.positions) == tuple(range(place(first), place("valence_d_agen") + 1))
    assert view.values("place")[0] == place("grisolles"), "what is not in play has its name all the same"
    assert set(view.values("vineyard")) == {site.id for site in board.vineyards}
    assert set(view.values("river_work")) == {site.id for site in board.river_works}


def test_virtual_player() -> None:
    """Check the rule text, 2 players, and arriala.R15: a worker of a third colour in each town, score 0."""
    game = start(2)
    towns = ("montech", "castelsarrasin", "moissac", "malause", "valence_d_agen")
    assert game.locations[GREEN * 5 :] == tuple(map(place, towns))
    assert game.scores == (0, 0, 0)
    assert game.view(None).virtual == GREEN


def test_first_player_by_lot_or_named() -> None:
    """Check arriala.R16: drawn by lot from the seed, unless the table names one."""
    drawn = Counter(start(4, seed).active for seed in range(40))
    assert set(drawn) == {0, 1, 2, 3}
    assert [start(4, 5, first).active for first in range(4)] == [0, 1, 2, 3]


def test_hands_come_from_the_seed() -> None:
    """Check the rule text, set-up: cards are shuffled; the same seed deals the same."""
    assert start(3, 7) == start(3, 7)
    assert len({start(3, seed).hands for seed in range(20)}) > 10
