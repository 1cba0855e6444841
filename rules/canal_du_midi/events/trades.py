"""Trades of cards."""

from __future__ import annotations

from rules.canal_du_midi.components import WorkerCard
from rules.records import Event
from rules.values import Seat


class FaceUpTraded(Event, frozen=True, tag="face_up_traded"):
    """Two face-up cards changed rows."""

    awaited = ("seat", "other")
    announces = True

    seat: Seat
    other: Seat
    given: WorkerCard
    taken: WorkerCard


class HandTraded(Event, frozen=True, tag="hand_traded"):
    """Two cards changed hands; which, only those two see."""

    awaited = ("seat", "other")
    awaited_as = "face_up_traded"
    announces = True

    seat: Seat
    other: Seat

    def merged(self, later: Event) -> Event | None:
        """Return the event of the cards themselves to whom it is visible; this one adds nothing to it."""
        return later if isinstance(later, HandTradedCards) and later.seat == self.seat else None


class HandTradedCards(Event, frozen=True, tag="hand_traded_cards"):
    """Which cards they were."""

    reveals = True

    seat: Seat
    other: Seat
    given: WorkerCard
    taken: WorkerCard

    def audience(self) -> tuple[int, ...]:
        return (self.seat, self.other)


class TradeDeclined(Event, frozen=True, tag="trade_declined"):
    """Somebody might have traded and did not."""

    announces = True

    seat: Seat
