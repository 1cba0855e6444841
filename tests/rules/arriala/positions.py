"""Positions of Arriala written in short, and checks of what may or may not be done in them.

Workers are "R1" to "V5" (red, yellow, green, violet); places are printed numbers of spaces, or ids of
towns, vineyards and river works.
"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules import Action, Event, RuleError, new_game
from rules.arriala import Arriala
from rules.arriala import actions as a
from rules.arriala.components.board import RESERVE
from rules.arriala.state import ClosedSection
from rules.kit.tuples import Counts
from rules.language.words import Words

COLOURS = "RYGV"
NAMES = ("Ada", "Béa", "Chloé", "Dorothée")
_START = new_game("arriala", seats=4, seed=0)
assert isinstance(_START, Arriala)
BOARD = _START.the_board
DECK = _START.the_deck
RED, YELLOW, GREEN, VIOLET = range(4)


def worker(name: str) -> int:
    """Return the worker of a name such as "Y3"."""
    return COLOURS.index(name[0]) * 5 + int(name[1]) - 1


def place(named: int | str) -> int:
    """Return the location of a printed number or an id, or RESERVE for "reserve"."""
    if isinstance(named, int) or named.isdigit():
        return BOARD.position_of(int(named))
    if named == "reserve":
        return RESERVE
    for town in BOARD.towns:
        if town.id == named:
            return town.position
    for index, site in enumerate(BOARD.vineyards):
        if site.id == named:
            return BOARD.vineyard_location(index)
    return next(
        BOARD.river_location(index) for index, site in enumerate(BOARD.river_works) if site.id == named
    )


def cards(written: str) -> Counts:
    """Return the counts of the cards listed, with blanks between."""
    listed = written.split()
    return tuple(listed.count(kind) for kind in DECK.kinds)


def position(
    on: str = "",
    *,
    seats: int = 3,
    active: int = 0,
    points: int = 5,
    locks: tuple[int, ...] = (),
    closed: tuple[tuple[int, int], ...] = (),
    hand: str = "",
    seed: int = 1,
    **changes: Any,
) -> Arriala:
    """Return a position with workers where ``on`` puts them ("R1:14 Y2:moissac"), others in the reserve.

    With 2 seats the virtual workers are in their towns unless they are named. ``closed`` are counted
    sections by printed numbers. The active seat holds ``hand``; all other cards are in the pile.
    """
    fresh = new_game("arriala", seats=seats, seed=seed, first=active)
    assert isinstance(fresh, Arriala)
    locations = list(fresh.locations)
    for item in on.split():
        name, where = item.split(":")
        locations[worker(name)] = place(where)
    hands = [cards("")] * seats
    hands[active] = cards(hand)
    fields: dict[str, Any] = {
        "action_points": points,
        "locations": tuple(locations),
        "turn_start": tuple(locations),
        "locks": tuple(sorted(map(place, locks))),
        "closed": tuple(ClosedSection(place(first), place(last), None, 0) for first, last in closed),
        "hands": tuple(hands),
        "pile": tuple(whole - held for whole, held in zip(DECK.counts, cards(hand), strict=True)),
    }
    return replace(fresh, **{**fields, **changes})


def allowed(game: Arriala, action: Action, seat: int | None = None) -> tuple[Arriala, tuple[Event, ...]]:
    """Return the game after an action that is offered and accepted, and what happened."""
    seat = game.waiting_for[0] if seat is None else seat
    assert action in game.legal_actions(seat)
    after, events = game.apply(seat, action)
    assert after.conserved() == game.conserved()
    return after, events


def after(game: Arriala, *actions: Action) -> Arriala:
    """Return the game after actions of whoever is waited for, each offered and accepted."""
    for action in actions:
        game, _ = allowed(game, action)
    return game


def refused(game: Arriala, action: Action, rule: str, seat: int | None = None) -> RuleError:
    """Return the error of an action that is not offered and is refused by that rule, with a text for it."""
    seat = game.waiting_for[0] if seat is None else seat
    assert action not in game.legal_actions(seat)
    before = game.to_json()
    with pytest.raises(RuleError) as caught:
        game.apply(seat, action)
    assert caught.value.rule == rule
    assert game.to_json() == before
    assert Words("arriala", "en", NAMES[: game.seats], game.view(seat)).error(caught.value)
    return caught.value


def kinds(events: tuple[Event, ...]) -> list[str]:
    """Return the names of the classes of events."""
    return [type(event).__name__ for event in events]


def move(name: str, to: int | str) -> a.Move:
    """Return a move by names."""
    return a.Move(worker(name), place(to))


def put(to: int | str) -> a.PlaceWorker:
    """Return a new worker by the name of the place."""
    return a.PlaceWorker(place(to))


def lock(at: int | str) -> a.BuildLock:
    """Return a lock by the name of the space."""
    return a.BuildLock(place(at))


def stands(game: Arriala, name: str) -> int:
    """Return the location of a worker."""
    return game.locations[worker(name)]


def card(kind: str, name: str, to: int | str) -> a.CardMove:
    """Return a move card played, by names."""
    return a.CardMove(kind, worker(name), place(to))


def anywhere(name: str, to: int | str) -> a.CardAnywhere:
    """Return the card that goes anywhere played, by names."""
    return a.CardAnywhere(worker(name), place(to))


def vine(name: str, vineyard: str) -> a.GoToVineyard:
    """Return a way to a vineyard by names."""
    return a.GoToVineyard(worker(name), vineyard)
