"""The card that takes an own worker on the canal to any free place of it (arriala.R21)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.arriala.actions import CardAnywhere
from rules.arriala.events import Jumped
from rules.arriala.state import ArrialaState
from rules.arriala.steps.action_points import require_price
from rules.arriala.steps.counting import count_at
from rules.arriala.steps.hands import CARD_PRICE, play, require_card
from rules.arriala.steps.journeys import journeyed
from rules.arriala.steps.places import require_place, require_stop, stops
from rules.arriala.steps.ready_made import picked, ways_to
from rules.arriala.steps.workers import (
    own,
    require_among,
    require_journey,
    require_on_canal,
    require_worker,
)
from rules.kit.masks import bits
from rules.records import Action, Event

CARD = "anywhere"


def offer_cards(game: ArrialaState, seat: int, card: str) -> Sequence[Action]:
    """Return the ways to play the card."""
    ready = bits(own(game, seat) & game.occupancy.on_canal & game.unmoved)
    ways = ways_to(CardAnywhere, len(game.locations), game.the_board.positions)
    return picked(ways, ready, stops(game, ready))


def play_card(game: ArrialaState, seat: int, action: CardAnywhere, events: list[Event]) -> ArrialaState:
    """Return the game after the card; RuleError if it is not allowed."""
    worker, to = action.worker, action.to
    require_card(game, seat, CARD)
    start = require_worker(game, worker)
    require_among(game, seat, own(game, seat), worker)
    require_on_canal(game, worker, own(game, seat))
    require_journey(game, game.unmoved, worker)
    cost = require_price(game, CARD_PRICE)
    require_place(game, to)
    require_stop(game, worker, to)
    after = journeyed(play(game, seat, CARD, events), worker, to, cost, ended=True)
    events.append(Jumped(seat, worker, start, to))
    return count_at(after, to, events)
