"""Coins and what they bring from the discards; those of several seats are told in one line."""

from __future__ import annotations

from rules.canal_du_midi.components import WorkerCard
from rules.canal_du_midi.events.lists import items_of, list_of
from rules.records import Event
from rules.values import Seat, Text, Value


class CoinSent(Event, frozen=True, tag="coin_sent"):
    """Somebody sent a coin for a reinforcement; ``first`` if that opens the second asking."""

    awaited = ("seat",)
    announces = True

    seat: Seat
    first: bool

    def merged(self, later: Event) -> Event | None:
        return Coins((self.seat,), ()).merged(later)


class CoinHeld(Event, frozen=True, tag="coin_held"):
    """Somebody holds the coin; narrated of several at once."""

    seats: tuple[Seat, ...]

    def merged(self, later: Event) -> Event | None:
        match later:
            case CoinHeld():
                return CoinHeld(tuple(dict.fromkeys((*self.seats, *later.seats))))
            case CoinSent():
                return Coins((), self.seats).merged(later)
            case _:
                return None


class Coins(Event, frozen=True, tag="coins"):
    """Told: who sent a coin, and who kept it; of several answers of a seat the last one counts."""

    sent: tuple[Seat, ...]
    held: tuple[Seat, ...]

    def merged(self, later: Event) -> Event | None:
        match later:
            case CoinSent(seat):
                held = tuple(other for other in self.held if other != seat)
                return Coins((*self.sent, seat), held)
            case CoinHeld(seats):
                return Coins(self.sent, tuple(dict.fromkeys((*self.held, *seats))))
            case _:
                return None


class Reinforced(Event, frozen=True, tag="reinforced"):
    """A card came from the discards; ``total`` is now the seat's own."""

    reveals = True
    announces = True

    seat: Seat
    card: WorkerCard
    total: int

    def merged(self, later: Event) -> Event | None:
        return _reinforcements(self, later)


class NotReinforced(Event, frozen=True, tag="not_reinforced"):
    """The discards were empty: the coin was sent for nothing."""

    announces = True

    seat: Seat

    def merged(self, later: Event) -> Event | None:
        return _reinforcements(self, later)


class Reinforcements(Event, frozen=True, tag="reinforcements"):
    """Told: what came from the discards for several seats."""

    cards: Text

    def merged(self, later: Event) -> Event | None:
        if not isinstance(later, Reinforced | NotReinforced):
            return None
        return Reinforcements(list_of(*items_of(self.cards), _reinforcement(later)))


def _reinforcements(first: Reinforced | NotReinforced, later: Event) -> Reinforcements | None:
    if isinstance(later, Reinforced | NotReinforced):
        return Reinforcements(list_of(_reinforcement(first), _reinforcement(later)))
    return None


def _reinforcement(event: Reinforced | NotReinforced) -> Text:
    seat = Value("seat", event.seat)
    if isinstance(event, NotReinforced):
        return Text("reinforcement-none", {"seat": seat})
    card = Value("worker", event.card)
    return Text("reinforcement", {"seat": seat, "card": card, "total": event.total})
