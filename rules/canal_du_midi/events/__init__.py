"""The events of Canal du Midi.

From the reveal of the bets on everything is announced, so that a round is narrated in the channel as it goes.
What several seats do one after the other is narrated in one line, and a site is named once: ``merged`` makes
such events one of the classes that are told and never stored; they stand beside those that they tell.
"""

from __future__ import annotations

from rules.canal_du_midi.events.bets import BetCard, BetMade, BetShown
from rules.canal_du_midi.events.picks import TookFaceDown, TookFaceDownCard, TookFaceUp, TurnedOver
from rules.canal_du_midi.events.reinforcements import CoinHeld, CoinSent, NotReinforced, Reinforced
from rules.canal_du_midi.events.sites import (
    CitiesLinked,
    DelayedAwarded,
    GameEnded,
    PointsCounted,
    SiteBuilt,
    SiteDelayed,
    SiteRevealed,
)
from rules.canal_du_midi.events.trades import FaceUpTraded, HandTraded, HandTradedCards, TradeDeclined
from rules.records import Event

EVENTS: tuple[type[Event], ...] = (
    SiteRevealed,
    TookFaceUp,
    TurnedOver,
    TookFaceDown,
    TookFaceDownCard,
    BetMade,
    BetCard,
    BetShown,
    PointsCounted,
    CoinSent,
    CoinHeld,
    Reinforced,
    NotReinforced,
    SiteBuilt,
    SiteDelayed,
    CitiesLinked,
    FaceUpTraded,
    HandTraded,
    HandTradedCards,
    TradeDeclined,
    DelayedAwarded,
    GameEnded,
)
