"""What joins the base rules: the progress cards and the canal, each at its seam."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from rules.great_canal import actions as a
from rules.great_canal import decisions as d
from rules.great_canal.canal import dig
from rules.great_canal.components.cards import Cards
from rules.great_canal.progress import gifts, harbor, knights, pieces
from rules.great_canal.progress.base import ProgressCard
from rules.great_canal.progress.politics import POLITICS_CARDS
from rules.great_canal.progress.science import SCIENCE_CARDS
from rules.great_canal.progress.trade import TRADE_CARDS, special_rates
from rules.great_canal.seams import Seams
from rules.great_canal.state import GreatCanalState
from rules.great_canal.steps.build import ROAD, SHIP
from rules.records import Action

PLAYED = (*TRADE_CARDS, *POLITICS_CARDS, *SCIENCE_CARDS)
BEFORE_ROLL = {card.name: card for card in PLAYED if card.before_roll}
AFTER_ROLL = {card.name: card for card in PLAYED if not card.before_roll}


def offer_before_roll(game: GreatCanalState, seat: int) -> Sequence[Action]:
    """Return the cards that a seat can play before it rolls."""
    held = game.holdings[seat].progress
    return _offer(game, seat, held, BEFORE_ROLL) if held else ()


def offer_after_roll(game: GreatCanalState, seat: int) -> Sequence[Action]:
    """Return the cards that a seat can play after it has rolled, and what a Commercial Harbor allows."""
    held, askings = game.holdings[seat].progress, game.turn.askings
    if not held and not askings:
        return ()
    cards = _offer(game, seat, held, AFTER_ROLL)
    return [*cards, *harbor.offer_askings(game, seat)] if askings else cards


def _offer(
    game: GreatCanalState, seat: int, held: Cards, cards: Mapping[str, ProgressCard]
) -> Sequence[Action]:
    """Return how some of the cards that a seat holds can be played."""
    return [
        action for name in dict.fromkeys(held) if name in cards for action in cards[name].offer(game, seat)
    ]


SEAMS = Seams(
    after_event=(dig,),
    before_roll=(offer_before_roll,),
    after_roll=(offer_after_roll,),
    rates=special_rates,
    steps={
        **{card.action: card.play for card in PLAYED},
        a.AskHarbor: harbor.ask,
        a.Rebuild: pieces.rebuild,
        a.DismissKnight: knights.dismiss,
        a.PlaceKnight: knights.place,
        a.KeepCard: gifts.keep_card,
        a.ChooseGood: gifts.choose_good,
        a.GiveCards: gifts.give_cards,
        a.DeliverCommodity: harbor.deliver,
    },
    answers={
        (d.FreePieces, a.BuildRoad): partial(pieces.build_free, sort=ROAD),
        (d.FreePieces, a.BuildShip): partial(pieces.build_free, sort=SHIP),
        (d.FreePieces, a.Skip): pieces.stop_building,
        (d.Rebuild, a.Skip): pieces.leave_piece,
        (d.Place, a.Skip): knights.leave_knight,
        (d.Keep, a.Skip): gifts.leave_cards,
        (d.Deliver, a.Skip): harbor.deliver_nothing,
    },
    decision_offers={
        d.FreePieces: pieces.offer_free_pieces,
        d.Rebuild: pieces.offer_rebuildings,
        d.Dismiss: knights.offer_dismissals,
        d.Place: knights.offer_placings,
        d.Keep: gifts.offer_keeps,
        d.Give: gifts.offer_gifts,
        d.Deliver: harbor.offer_deliveries,
        d.ChooseGoods: gifts.offer_goods,
    },
    resolvers={
        d.FreePieces: pieces.settle_free_pieces,
        d.Rebuild: pieces.settle_rebuilding,
        d.Activations: knights.activate_next,
        d.Dismiss: knights.settle_dismissal,
        d.Place: knights.settle_placing,
        d.Give: gifts.settle_gifts,
        d.ChooseGoods: gifts.settle_choosing,
    },
)
"""The whole game's seams."""
