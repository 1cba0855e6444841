"""What a seat is suggested depends on what it may know alone (great_canal.R34, R43, R54)."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import pytest
from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import decisions as d
from rules.great_canal.components.kinds import RESOURCES
from rules.randomness import Randomness
from tests.rules.great_canal.late import late, walk
from tests.rules.great_canal.positions import edge, start

ENOUGH: dict[type, int] = {
    d.Founding: 6,
    d.Sacrifice: 10,
    d.Defend: 6,
    d.Drop: 10,
    d.Discards: 10,
    d.RobberMove: 16,
    d.Take: 10,
    d.Retreat: 4,
    d.FreePieces: 10,
    d.Rebuild: 6,
    d.Dismiss: 6,
    d.Place: 6,
    d.Keep: 10,
    d.Give: 10,
    d.Deliver: 6,
    d.ChooseGoods: 10,
    type(None): 100,
}
"""How many positions of each kind of decision are looked at; without one it is the turn itself."""
WALKS, STEPS, SPREAD = 36, 50, 9
"""Random play that is looked at, and how many positions of a turn there are to one of those."""
REDEALS = 3


@cache
def positions() -> dict[type, list[GreatCanal]]:
    """Return positions by the decision that waits, of random play from late positions, and a few prepared."""
    found: dict[type, list[GreatCanal]] = defaultdict(list)
    for seed in range(WALKS):
        game = late(3 + seed % 2, seed)
        for number, step in enumerate(walk(game, random.Random(seed), STEPS, by_class=1.0)):
            kind = type(step.before.head)
            if len(found[kind]) < ENOUGH[kind] and (step.before.queue or number % SPREAD == 0):
                found[kind].append(step.before)
        for decision in seldom(game):
            if len(found[type(decision)]) < ENOUGH[type(decision)]:
                found[type(decision)].append(replace(game, queue=(decision,)))
    found[d.Founding] = [start(), *foundings()]
    return found


def seldom(game: GreatCanal) -> Iterator[d.Decision]:
    """Yield decisions that can wait in a position, of those to which random play seldom leads."""
    yield from (d.Defend((0, 1)), d.Rebuild(1, edge("D4 e"), ship=False), d.Place(0, 2, active=True))
    laid_down = next((name for name, count in zip(RESOURCES, game.hands[1], strict=False) if count), None)
    if laid_down is not None:
        yield d.Deliver(2, 1, laid_down)
    if sum(game.hands[1]) > 2:
        yield d.ChooseGoods(0, 1, 2)
        yield d.Give((1,), tuple([2 * (seat == 1) for seat in range(game.seats)]), 0)
    if len(game.pieces.realms[1].knights) > 1:
        yield d.Dismiss(1, 0)


def foundings() -> list[GreatCanal]:
    """Return positions in the middle of the founding."""
    game, found = start(4, 7), list[GreatCanal]()
    while game.queue:
        found.append(game)
        seat = game.waiting_for[0]
        game, _ = game.apply(seat, game.suggest(seat))
    return found[::2]


@pytest.mark.parametrize("kind", ENOUGH)
def test_others_secrets_do_not_matter(kind: type) -> None:
    """Check great_canal.R34: with other cards in others' hands and other decks the suggestion is the same.

    It is one that is allowed, whoever is asked, also about an open offer.
    """
    there = positions()[kind]
    assert len(there) >= ENOUGH[kind]
    for number, game in enumerate(there):
        for seat in range(game.seats):
            if game.legal_actions(seat):
                suggested = game.suggest(seat)
                game.apply(seat, suggested)
                for deal in range(REDEALS):
                    other = game.redeal(seat, Randomness(f"{kind.__name__} {number} {deal}"))
                    assert other.suggest(seat) == suggested


def test_nothing_is_drawn() -> None:
    """Check that the draws to come do not matter, and that the same state gets the same suggestion."""
    for number, game in enumerate(positions()[type(None)][::5]):
        seat = game.waiting_for[0]
        other = replace(game, randomness=Randomness(f"other {number}"))
        assert game.suggest(seat) == other.suggest(seat) == game.suggest(seat)


def test_deals_are_looked_at_too() -> None:
    """Check that the positions looked at hold open offers, answered and not, before and after the roll."""
    there = positions()[type(None)]
    assert any(game.offer is not None and game.offer.replies for game in there)
    assert any(game.offer is not None and not game.offer.replies for game in there)
    assert any(
        game.turn.dice is None and "alchemist" in game.holdings[game.active].progress for game in there
    )
