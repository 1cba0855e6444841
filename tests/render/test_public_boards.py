"""Boards that are called public are painted alike from every seat's view and from the public's."""

from __future__ import annotations

import random

import pytest

import render
from render.registry import painter_of
from rules import GAMES, Event, new_game
from rules.language.words import Words
from rules.view import View
from tests.gallery import NAMES

LATELY, EVERY, ACTIONS = 25, 40, 240


def painted(view: View, events: list[Event]) -> bytes:
    """Return the pixels of the board of a view, with what its seat may know of some events marked."""
    seat = view.seat
    known = [one for one in events if (who := one.audience()) is None or (seat is not None and seat in who)]
    words = Words(view.game, "en", NAMES[: view.seats], view)
    return painter_of(view).paint_board(view, "light", words, known, (), "wide", None).tobytes()


@pytest.mark.parametrize("kind", ["arriala", "canal_du_midi", "great_canal"])
def test_whoever_looks_sees_the_same_board(kind: str) -> None:
    game, events, draws = (
        new_game(kind, seats=max(GAMES[kind].seat_numbers), seed=7),
        list[Event](),
        random.Random(7),
    )
    secret = 0
    for number in range(ACTIONS):
        if not game.waiting_for:
            break
        seat = game.waiting_for[0]
        legal = game.legal_actions(seat)
        action = draws.choice(legal) if legal and number % 3 == 0 else game.suggest(seat)
        game, new = game.apply(seat, action)
        events = [*events, *new][-LATELY:]
        secret += sum(event.audience() is not None for event in new)
        if number % EVERY == EVERY - 1:
            assert render.board_is_public(game.view(None))
            public = painted(game.view(None), events)
            assert all(painted(game.view(seat), events) == public for seat in range(game.seats))
    assert secret > 0
