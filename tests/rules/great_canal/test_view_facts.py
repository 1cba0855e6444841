"""What a view says of rates, strengths and who loses what is what the rules count with."""

from __future__ import annotations

from rules.great_canal import GreatCanal
from rules.great_canal import events as e
from rules.great_canal.actions import PlayMerchant
from rules.great_canal.state import Holding
from rules.great_canal.steps.bank_trade import rates
from rules.records import Event
from tests.rules.great_canal.positions import corner, goods, hexagon, position, seat, start


def test_rates_and_strengths_are_those_of_the_rules() -> None:
    """Check great_canal.R8, R19, R22, R57 in every position of a game: an attack meets what was said."""
    game, attacks = start(4, 5), 0
    while game.outcome is None:
        view = game.view(None)
        assert view.rates == tuple(rates(game, one) for one in range(game.seats))
        events: tuple[Event, ...]
        actor = game.waiting_for[0]
        game, events = game.apply(actor, game.suggest(actor))
        for event in events:
            if isinstance(event, e.Attacked):
                assert (event.strength, event.defences) == (view.attack_strength, view.defences)
                attacks += 1
    assert attacks


def test_who_has_the_metropolises_is_who_has_their_cities() -> None:
    """Check great_canal.R24 by track, also of one that nobody has."""
    held = (corner("D5 n"), None, corner("C4 n"))
    game = position(seat(cities="C4 n"), seat(cities="B6 n, D5 n"), metropolises=held)
    assert game.view(None).metropolis_holders == (1, None, 0)


def merchants(holder: int | None) -> GreatCanal:
    """Return a position in which seat 0 can play a Merchant; a seat has it already, or nobody."""
    return position(
        seat(cities="C4 n"),
        hands={0: goods(ore=1)},
        holdings={0: Holding(progress=("merchant",))},
        merchant=None if holder is None else hexagon("B4"),
        merchant_seat=holder,
    )


def test_a_merchant_that_moves_on_is_said_to_be_kept() -> None:
    """Check great_canal.R32: the point goes to whoever had none of it."""
    for holder, loser, kept in ((None, None, False), (0, None, True), (2, 2, False)):
        _, events = merchants(holder).apply(0, PlayMerchant(hexagon("C4")))
        assert e.MerchantMoved(0, hexagon("C4"), loser, kept) in events
