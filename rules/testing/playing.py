"""Games played from their start: at random, or as the game itself suggests."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

import msgspec

from rules.game import Game
from rules.records import Action, Event
from rules.registry import GAMES, encode_action, encode_events, new_game


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a played game."""

    before: Game
    seat: int
    action: Action
    after: Game
    events: tuple[Event, ...]


def pick_random(game: Game, rng: random.Random) -> tuple[int, Action]:
    """Return any legal action, now and then of a seat not waited for or of a class that is seldom drawn."""
    seat = rng.choice(game.waiting_for)
    if rng.random() < 0.2:
        seat = rng.choice([other for other in range(game.seats) if game.legal_actions(other)])
    legal = game.legal_actions(seat)
    if rng.random() < 0.2:
        kind = rng.choice([kind for kind in game.actions if any(type(one) is kind for one in legal)])
        legal = tuple(one for one in legal if type(one) is kind)
    return seat, rng.choice(legal)


def pick_suggested(game: Game, rng: random.Random) -> tuple[int, Action]:
    """Return what the game itself suggests to one of the seats that it waits for."""
    seat = rng.choice(game.waiting_for)
    return seat, game.suggest(seat)


POLICIES: Mapping[str, Callable[[Game, random.Random], tuple[int, Action]]] = {
    "random": pick_random,
    "suggested": pick_suggested,
}
"""How players choose, by name: each gives a seat and its action."""


def play(game: Game, policy: str, seed: object, cap: int) -> Iterator[Step]:
    """Yield the steps of a game played on until it is over, at most ``cap``.

    ``policy`` is one of :data:`POLICIES`; ``seed`` is for the players' draws alone, the game has its own.
    """
    rng = random.Random(f"{policy} {seed}")
    for _ in range(cap):
        if game.outcome is not None:
            return
        seat, action = POLICIES[policy](game, rng)
        after, events = game.apply(seat, action)
        yield Step(game, seat, action, after, events)
        game = after


@cache
def played(kind: str, seats: int, seed: int, policy: str, cap: int) -> tuple[Step, ...]:
    """Return the steps of a game played from its start; the same for all tests that ask for it."""
    return tuple(play(new_game(kind, seats=seats, seed=seed), policy, seed, cap))


def spread(steps: tuple[Step, ...], count: int) -> tuple[Step, ...]:
    """Return about so many of the steps, spread over the whole game."""
    return steps[:: max(1, len(steps) // count)]


def transcript(kind: str, seed: int, cap: int = 40) -> Iterator[bytes]:
    """Yield everything that can be asked of a game while it is played, as JSON, answer by answer."""
    for seats in GAMES[kind].seat_numbers:
        for policy in POLICIES:
            for step in play(new_game(kind, seats=seats, seed=seed), policy, seed, cap):
                yield step.after.to_json()
                yield encode_events(step.events)
                for seat in range(seats):
                    legal = step.after.legal_actions(seat)
                    yield b" ".join(encode_action(action) for action in legal)
                    yield encode_action(step.after.suggest(seat)) if legal else b""
                for seat in (None, *range(seats)):
                    yield msgspec.json.encode(step.after.view(seat))
