"""The number of the round, by which what a game brought is told."""

from __future__ import annotations

import pytest

from rules import new_game


@pytest.mark.parametrize(
    ("kind", "seats", "rounds"), [("canal_du_midi", 2, 9), ("arriala", 3, None), ("great_canal", 3, None)]
)
def test_rounds_go_up_one_by_one(kind: str, seats: int, rounds: int | None) -> None:
    """Canal du Midi has one for each site; in the others each seat has a turn in each."""
    game = new_game(kind, seats=seats, seed="rounds")
    numbers = [game.round_number]
    turns = list[int]()
    while game.outcome is None:
        seat = game.waiting_for[0]
        before = game.round_number
        game, _ = game.apply(seat, game.suggest(seat))
        if game.round_number != before:
            numbers.append(game.round_number)
            turns.append(seat)
    assert numbers == [*range(1, len(numbers) + 1)]
    assert rounds in (None, len(numbers))
    if rounds is None:
        assert len(set(turns)) == 1, "a round ends with the turn of the same seat"
