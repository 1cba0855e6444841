"""What follows from a state, a box or a card is worked out once: counts of calls, not times."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from types import FrameType

import pytest

from rules import new_game
from rules.canal_du_midi import CanalDuMidi
from rules.canal_du_midi import actions as a
from rules.canal_du_midi.components import FACE_DOWN
from rules.canal_du_midi.state import Bets
from rules.kit.pending import waiting_seats
from rules.records import Action
from tests.rules.canal_du_midi.positions import start

GAMES = 5
MOST_CALLS = 50
"""Calls of Python functions for each action of random play: 36 to 44 as it is, 80 when nothing was kept."""
every_table = pytest.mark.parametrize("seats", [2, 3, 4])


def played(game: CanalDuMidi, seed: int) -> Iterator[tuple[CanalDuMidi, int]]:
    """Yield the positions of a random game and the seat that decides there, each before its action."""
    draws = random.Random(seed)
    while game.waiting_for:
        seat = game.waiting_for[0]
        yield game, seat
        legal = game.legal_actions(seat)
        game, _ = game.apply(seat, legal[int(draws.random() * len(legal))])


@every_table
def test_few_calls_for_each_action(seats: int) -> None:
    calls = positions = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    for seed in range(GAMES):
        game, before = start(seats, seed), sys.getprofile()
        sys.setprofile(count)
        try:
            positions += sum(1 for _ in played(game, seed))
        finally:
            sys.setprofile(before)
    assert calls <= MOST_CALLS * positions


@every_table
def test_who_is_waited_for_is_found_once_a_position(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules, each seat's view and whoever asks again share one answer."""
    found: list[object] = []

    def counted(queue: tuple[Bets, ...], order: tuple[int, ...]) -> tuple[int, ...]:
        found.append(queue)
        return waiting_seats(queue, order)

    monkeypatch.setattr("rules.canal_du_midi.state.waiting_seats", counted)
    positions = 0
    for game, seat in played(start(seats, 3), 3):
        positions += 1
        for other in (None, *range(seats)):
            assert game.view(other).waiting_for is game.waiting_for
        assert game.suggest(seat) in game.legal_actions(seat)
    assert 0 < len(found) <= positions + 1


@every_table
def test_bets_and_picks_are_made_once_for_each_card(seats: int) -> None:
    known: dict[Action, Action] = {}
    for game, seat in (one for seed in range(GAMES) for one in played(start(seats, seed), seed)):
        for action in game.legal_actions(seat):
            if not isinstance(action, a.Trade):
                assert known.setdefault(action, action) is action
    cards = start(seats).box.all_cards(seats)
    assert {a.Bet(card) for card in cards} | {a.Pick(FACE_DOWN), a.Send(), a.Hold()} <= known.keys()


def test_the_site_cards_are_read_once() -> None:
    one, other = (new_game("canal_du_midi", seats=2, seed=seed) for seed in range(2))
    assert isinstance(one, CanalDuMidi)
    assert isinstance(other, CanalDuMidi)
    assert one.sites is other.sites
    assert one.box is other.box
