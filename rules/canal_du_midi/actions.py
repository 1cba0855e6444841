"""The actions of Canal du Midi."""

from __future__ import annotations

from rules.canal_du_midi.components import Card, HeldCard, RowCard
from rules.records import Action
from rules.values import Seat


class Pick(Action, frozen=True, tag="pick"):
    """Taking a card from the own row to the hand: a face-up one, or a face-down one unseen
    (canal_du_midi.R2, R10)."""

    command = "pick"
    by_hand = True

    card: RowCard


class Bet(Action, frozen=True, tag="bet"):
    """Laying a card of the hand face down at the site; again, until the last is in, to change it
    (canal_du_midi.R3)."""

    command = "bet"

    card: HeldCard


class Send(Action, frozen=True, tag="send"):
    """Sending a coin for a reinforcement (canal_du_midi.R4)."""

    command = "send"


class Hold(Action, frozen=True, tag="hold"):
    """Keeping the coin (canal_du_midi.R4)."""

    command = "hold"


class Trade(Action, frozen=True, tag="trade"):
    """Trading a face-up card for another seat's, or, where no card lies face up, a card of the hand for one
    drawn from the other's hand; then ``take`` is None (canal_du_midi.R7)."""

    command = "trade"

    give: HeldCard
    other: Seat
    take: Card | None = None


class Decline(Action, frozen=True, tag="decline"):
    """Making no trade (canal_du_midi.R7)."""

    command = "decline"


ACTIONS: tuple[type[Action], ...] = (Pick, Bet, Send, Hold, Trade, Decline)
