"""A turn is told in few lines, to everybody and to each seat: over whole games."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from rules import new_game
from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.language.words import Words
from rules.records import Event
from tests.rules.great_canal.telling import NAMES, told

SEEDS = range(4)
MOST, MOST_WITH_ATTACK = 5, 9
"""How many lines a turn takes at most."""
LONGEST = 800
"""How many characters a line has at most."""


@cache
def turns(seats: int, seed: int) -> tuple[tuple[GreatCanal, tuple[Event, ...]], ...]:
    """Return what happened in each turn of a game played as it suggests, and the game after it.

    Whoever is asked by an offer answers before the game goes on. The first turn, with the founding, is left
    out.
    """
    return tuple(_turns(seats, seed))[1:]


def _turns(seats: int, seed: int) -> Iterator[tuple[GreatCanal, tuple[Event, ...]]]:
    game = new_game("great_canal", seats=seats, seed=seed)
    assert isinstance(game, GreatCanal)
    happened: tuple[Event, ...] = ()
    while game.outcome is None:
        seat = _next(game)
        action = game.suggest(seat)
        game, events = game.apply(seat, action)
        happened += events
        if isinstance(action, a.EndTurn) or game.outcome is not None:
            yield game, happened
            happened = ()


def _next(game: GreatCanal) -> int:
    """Return the seat that acts next: one that an offer asks, or else one that is waited for."""
    unanswered = (
        [] if game.offer is None else [one for one in game.offer.asked if not game.offer.reply_of(one)]
    )
    return (unanswered or game.waiting_for)[0]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seats", [3, 4])
def test_a_turn_is_told_in_few_lines(seats: int, seed: int) -> None:
    """Check at most 5 lines without an attack and 9 with one, for the public and for each seat."""
    for game, events in turns(seats, seed):
        attack = any(isinstance(event, e.Attacked) for event in events)
        for seat in (None, *range(seats)):
            lines = told(*events, seat=seat, game=game)
            assert len(lines) <= (MOST_WITH_ATTACK if attack else MOST), lines
            assert max(map(len, lines)) <= LONGEST, lines


@pytest.mark.parametrize("seats", [3, 4])
def test_a_roll_is_one_line_with_who_got_what(seats: int) -> None:
    """Check that the line of a roll without an attack names all that it brought, and no other line does."""
    found = 0
    for game, events in turns(seats, 0):
        words = Words("great_canal", "en", NAMES[:seats], game.view(None))
        at = next(index for index, event in enumerate(events) if isinstance(event, e.Rolled))
        got: list[e.Received] = []
        for event in events[at + 1 :]:
            if not isinstance(event, e.FleetSailed | e.CardDrawn | e.CardSeen | e.CardLaidOpen | e.Received):
                break
            got += [event] if isinstance(event, e.Received) else []
        line = next(line for line in told(*events, game=game) if " rolled " in line)
        for one in got:
            assert f"{NAMES[one.seat]} {words.bundle('good', one.cards)}" in line
            found += 1
    assert found > 50


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_private_is_told_to_those_concerned_alone(seed: int) -> None:
    """Check that what one seat alone knows changes no line of anybody else, and never adds one."""
    for game, events in turns(4, seed):
        openly = told(*(event for event in events if event.audience() is None), game=game)
        for seat in (None, *range(4)):
            known = [event for event in events if seat in (event.audience() or ())]
            lines = told(*events, seat=seat, game=game)
            if not known:
                assert lines == openly
            assert len(lines) == len(openly)
