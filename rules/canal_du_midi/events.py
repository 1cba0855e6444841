"""The events of Canal du Midi.

From the reveal of the bets on everything is announced, so that a round is narrated in the channel as it goes.
"""

from __future__ import annotations

from rules.canal_du_midi.components import Site, WorkerCard
from rules.game import Event
from rules.values import Seat


class SiteRevealed(Event, frozen=True, tag="site_revealed"):
    """A new round: its site, and the worker points that it needs."""

    reveals = True
    announces = True

    round: int
    site: Site
    need: int


class TookFaceUp(Event, frozen=True, tag="took_face_up"):
    """Somebody took a face-up card from the own row."""

    seat: Seat
    card: WorkerCard


class TurnedOver(Event, frozen=True, tag="turned_over"):
    """A face-down card of the row was turned over in place of the one taken."""

    reveals = True

    seat: Seat
    card: WorkerCard


class TookFaceDown(Event, frozen=True, tag="took_face_down"):
    """Somebody took a face-down card from the own row."""

    seat: Seat

    def merged(self, later: Event) -> Event | None:
        """Return the event of the card itself to whom it is visible; this one adds nothing to it."""
        return later if isinstance(later, TookFaceDownCard) and later.seat == self.seat else None


class TookFaceDownCard(Event, frozen=True, tag="took_face_down_card"):
    """Which card it was."""

    reveals = True

    seat: Seat
    card: WorkerCard

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class BetMade(Event, frozen=True, tag="bet_made"):
    """Somebody has bet; the card stays secret. Narrated of several at once, and never beside the card."""

    seats: tuple[Seat, ...]

    def merged(self, later: Event) -> Event | None:
        match later:
            case BetMade():
                return BetMade(tuple(dict.fromkeys((*self.seats, *later.seats))))
            case BetCard(seat) if self.seats == (seat,):
                return later
            case BetShown(seat) if seat in self.seats:
                return later
            case _:
                return None


class BetCard(Event, frozen=True, tag="bet_card"):
    """The card of a bet, visible to its seat alone; also when the seat changes it."""

    seat: Seat
    card: WorkerCard

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class BetShown(Event, frozen=True, tag="bet_shown"):
    """All have bet: one seat's card. ``owner`` is the seat in whose colour it is, if that is another
    (canal_du_midi.R16)."""

    reveals = True
    announces = True

    seat: Seat
    card: WorkerCard
    owner: Seat | None


class PointsCounted(Event, frozen=True, tag="points_counted"):
    """The worker points of all together, against those needed; again after reinforcements."""

    announces = True

    site: Site
    points: int
    need: int


class CoinSent(Event, frozen=True, tag="coin_sent"):
    """Somebody sent a coin for a reinforcement; ``first`` if that opens the second asking."""

    announces = True

    seat: Seat
    first: bool


class CoinHeld(Event, frozen=True, tag="coin_held"):
    """Somebody holds the coin; narrated of several at once."""

    seats: tuple[Seat, ...]

    def merged(self, later: Event) -> Event | None:
        if not isinstance(later, CoinHeld):
            return None
        return CoinHeld(tuple(dict.fromkeys((*self.seats, *later.seats))))


class Reinforced(Event, frozen=True, tag="reinforced"):
    """A card came from the discards; ``total`` is now the seat's own."""

    reveals = True
    announces = True

    seat: Seat
    card: WorkerCard
    total: int


class NotReinforced(Event, frozen=True, tag="not_reinforced"):
    """The discards were empty: the coin was sent for nothing."""

    announces = True

    seat: Seat


class SiteBuilt(Event, frozen=True, tag="site_built"):
    """A section was built by who had the highest total; several if they tied."""

    announces = True

    site: Site
    winners: tuple[Seat, ...]
    total: int


class SiteDelayed(Event, frozen=True, tag="site_delayed"):
    """The points were too few: the section is delayed."""

    announces = True

    site: Site


class CitiesLinked(Event, frozen=True, tag="cities_linked"):
    """Somebody's pawns connect two neighbouring cities; ``coin`` unless the supply was empty."""

    announces = True

    seat: Seat
    start: Site
    end: Site
    coin: bool


class FaceUpTraded(Event, frozen=True, tag="face_up_traded"):
    """Two face-up cards changed rows."""

    announces = True

    seat: Seat
    other: Seat
    given: WorkerCard
    taken: WorkerCard


class HandTraded(Event, frozen=True, tag="hand_traded"):
    """Two cards changed hands; which, only those two see."""

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


class DelayedAwarded(Event, frozen=True, tag="delayed_awarded"):
    """The end of a delayed section: it goes to who has both neighbouring ones, or to nobody."""

    announces = True

    site: Site
    winners: tuple[Seat, ...]


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The canal is done. ``points`` is what the winners have; ``by_sections`` if others have as many,
    but fewer sections."""

    announces = True
    concludes = True

    winners: tuple[Seat, ...]
    points: int
    by_sections: bool


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
